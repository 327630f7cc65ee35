"""Small plots as SVG: rows with intervals, boxes, bars and histograms. No package is needed."""

from collections.abc import Sequence
from html import escape

from bastide.lab.tally import Interval

WIDTH = 640
"""The width of a plot, in pixels."""
_LEFT, _RIGHT, _ROW, _FOOT = 150, 60, 28, 34
_TICKS = 6


class Scale:
    """Takes numbers to places between two edges."""

    def __init__(self, low: float, high: float, start: float = _LEFT, end: float = WIDTH - _RIGHT) -> None:
        self.low = low
        self.high = high if high > low else low + 1
        self.start = start
        self.end = end

    def __call__(self, value: float) -> float:
        """Return the place of a number."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)

    def ticks(self) -> list[float]:
        """Return a few round numbers within the scale."""
        size = (self.high - self.low) / _TICKS
        step = next(
            step
            for exponent in range(-6, 9)
            for step in (10**exponent * factor for factor in (1, 2, 5))
            if step >= size
        )
        first = -(-self.low // step)
        count = int((self.high - first * step) / step)
        return [round((first + index) * step, 6) for index in range(count + 1)]


def intervals(rows: Sequence[tuple[str, float, Interval]], unit: str, low: float, high: float) -> str:
    """A dot and an interval for each row."""
    scale = Scale(low, high)
    marks = []
    for number, (label, value, (least, most)) in enumerate(rows):
        middle = _middle(number)
        marks += [
            _label(label, middle),
            f'<line class="interval" x1="{scale(least)}" x2="{scale(most)}" y1="{middle}" y2="{middle}"/>',
            f'<circle class="dot" cx="{scale(value)}" cy="{middle}" r="5"/>',
            f'<text class="value" x="{WIDTH - _RIGHT + 10}" y="{middle + 4}">{value:g}</text>',
        ]
    return _figure(marks, scale, len(rows), unit)


def boxes(rows: Sequence[tuple[str, Sequence[float]]], unit: str) -> str:
    """For each row the middle half of its numbers as a box, their median, and a line over 90 of 100."""
    everything = [value for _, values in rows for value in values]
    if not everything:
        return ""
    scale = Scale(min(everything), max(everything))
    marks = []
    for number, (label, values) in enumerate(rows):
        middle = _middle(number)
        marks.append(_label(label, middle))
        if not values:
            continue
        least, first, median, third, most = (scale(_quantile(values, share)) for share in (0.05, 0.25, 0.5, 0.75, 0.95))
        marks += [
            f'<line class="interval" x1="{least}" x2="{most}" y1="{middle}" y2="{middle}"/>',
            f'<rect class="box" x="{first}" y="{middle - 8}" width="{max(1, third - first):.1f}" height="16"/>',
            f'<line class="median" x1="{median}" x2="{median}" y1="{middle - 8}" y2="{middle + 8}"/>',
            f'<text class="value" x="{WIDTH - _RIGHT + 10}" y="{middle + 4}">{_quantile(values, 0.5):g}</text>',
        ]
    return _figure(marks, scale, len(rows), unit)


def bars(rows: Sequence[tuple[str, Sequence[float]]], unit: str) -> str:
    """A group of bars from 0 to 100 % for each row."""
    scale = Scale(0, 100)
    marks = []
    for number, (label, values) in enumerate(rows):
        middle = _middle(number)
        marks.append(_label(label, middle))
        thick = (_ROW - 8) / max(1, len(values))
        for index, value in enumerate(values):
            top = middle - (_ROW - 8) / 2 + index * thick
            marks.append(
                f'<rect class="bar bar-{index}" x="{_LEFT}" y="{top:.1f}" height="{thick - 1:.1f}" '
                f'width="{scale(100 * value) - _LEFT:.1f}"><title>{100 * value:.1f} %</title></rect>'
            )
    return _figure(marks, scale, len(rows), unit)


def histogram(values: Sequence[float], unit: str, bins: int = 24) -> str:
    """How often numbers occur."""
    if not values:
        return ""
    scale = Scale(min(values), max(values))
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - scale.low) / (scale.high - scale.low) * bins))] += 1
    rows, width = 4, (scale.end - scale.start) / bins
    height = rows * _ROW
    marks = [
        f'<rect class="box" x="{scale.start + index * width:.1f}" width="{width - 1:.1f}" '
        f'y="{height - count / max(counts) * (height - 8):.1f}" height="{count / max(counts) * (height - 8):.1f}">'
        f"<title>{count}</title></rect>"
        for index, count in enumerate(counts)
    ]
    return _figure(marks, scale, rows, unit)


def _figure(marks: Sequence[str], scale: Scale, rows: int, unit: str) -> str:
    """The marks over an axis."""
    bottom = rows * _ROW + 4
    axis = [f'<line class="axis" x1="{scale.start}" x2="{scale.end}" y1="{bottom}" y2="{bottom}"/>']
    for tick in scale.ticks():
        place = scale(tick)
        axis.append(f'<line class="grid" x1="{place}" x2="{place}" y1="0" y2="{bottom}"/>')
        axis.append(f'<text class="tick" x="{place}" y="{bottom + 14}">{tick:g}</text>')
    axis.append(f'<text class="unit" x="{scale.end}" y="{bottom + 29}">{escape(unit)}</text>')
    inner = "\n".join([*axis, *marks])
    return f'<svg viewBox="0 0 {WIDTH} {bottom + _FOOT}" role="img" aria-label="{escape(unit)}">\n{inner}\n</svg>'


def _label(text: str, middle: float) -> str:
    shown = text if len(text) <= 20 else f"…{text[-19:]}"
    return f'<text class="label" x="{_LEFT - 10}" y="{middle + 4}">{escape(shown)}</text>'


def _middle(number: int) -> float:
    return number * _ROW + _ROW / 2


def _quantile(values: Sequence[float], share: float) -> float:
    """Return the number that `share` of the numbers don't exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
