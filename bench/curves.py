"""A curve as a picture of its own: both axes by powers of ten, a line for each series."""

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

_WIDTH, _HEIGHT = 640, 320
_LEFT, _RIGHT, _TOP, _FOOT = 70, 150, 20, 50
_COLOURS = ("#0b6e99", "#b3541e", "#4b7f2a", "#7a3e9d")
_STYLE = "font: 12px sans-serif; fill: #333"

Points = Sequence[tuple[float, float]]


def by_powers_of_ten(series: Mapping[str, Points], across: str, up: str) -> str:
    """Return an SVG picture of some series of positive numbers."""
    points = [point for line in series.values() for point in line]
    left, right = _decades([x for x, _ in points])
    low, high = _decades([y for _, y in points])

    def at(x: float, y: float) -> tuple[float, float]:
        share_x, share_y = (log10(x) - left) / (right - left), (log10(y) - low) / (high - low)
        return (
            round(_LEFT + share_x * (_WIDTH - _LEFT - _RIGHT), 1),
            round(_HEIGHT - _FOOT - share_y * (_HEIGHT - _TOP - _FOOT), 1),
        )

    marks = []
    for power in range(left, right + 1):
        x, y = at(10**power, 10**low)
        marks.append(f'<line x1="{x}" x2="{x}" y1="{_TOP}" y2="{y}" stroke="#ddd"/>')
        marks.append(f'<text x="{x}" y="{y + 16}" text-anchor="middle" style="{_STYLE}">{_short(10**power)}</text>')
    for power in range(low, high + 1):
        x, y = at(10**left, 10**power)
        marks.append(f'<line x1="{x}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        marks.append(f'<text x="{x - 6}" y="{y + 4}" text-anchor="end" style="{_STYLE}">{_short(10**power)}</text>')
    for colour, (name, line) in zip(_COLOURS, series.items(), strict=False):
        places = [at(x, y) for x, y in sorted(line)]
        joined = " ".join(f"{x},{y}" for x, y in places)
        marks.append(f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>')
        marks += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>' for x, y in places]
        x, y = places[-1]
        marks.append(f'<text x="{x + 8}" y="{y + 4}" style="{_STYLE}; fill: {colour}">{escape(name)}</text>')
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    marks.append(f'<text x="{middle}" y="{_HEIGHT - 12}" text-anchor="middle" style="{_STYLE}">{escape(across)}</text>')
    marks.append(f'<text x="8" y="{_TOP - 6}" style="{_STYLE}">{escape(up)}</text>')
    background = f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>'
    inner = "\n".join([background, *marks])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(up)} by {escape(across)}">\n{inner}\n</svg>\n'
    )


def _decades(values: Sequence[float]) -> tuple[int, int]:
    """The powers of ten below and above some numbers."""
    low, high = floor(log10(min(values))), ceil(log10(max(values)))
    return low, max(high, low + 1)


def _short(number: float) -> str:
    """1,000 as 1 k."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:g}{letter}"
    return f"{number:g}"
