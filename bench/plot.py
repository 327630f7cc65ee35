"""Draws lines over two axes as an SVG picture of its own.

The picture brings its own light background, so that it is readable on a dark page, too. It has attributes instead of
styles: the server's content security policy forbids those, and scripts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import cycle
from math import ceil, floor, log10

_WIDTH, _HEIGHT = 680, 340
_LEFT, _RIGHT, _TOP, _FOOT = 64, 150, 40, 54
_COLOURS = ("#0b6e99", "#a84c16", "#42711f", "#7a3e9d", "#9a1f4b", "#555555")
_PAPER, _INK, _LINES = "#ffffff", "#333333", "#dddddd"
_MOST_TICKS = 10
_ROOM = 14
"""Pixels between two names."""

Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Axis:
    """What an axis shows, with its unit, and how it is divided."""

    label: str
    by_powers_of_ten: bool = False
    from_zero: bool = False
    whole: bool = False
    """Whether it counts something that has no halves."""


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where numbers are on an axis: `ticks` are the numbers written there, from end to end."""

    low: float
    high: float
    ticks: tuple[float, ...]
    by_powers_of_ten: bool

    def share(self, value: float) -> float:
        """How far along the axis a number is, from 0 to 1."""
        low, high, at = (log10(one) if self.by_powers_of_ten else one for one in (self.low, self.high, value))
        return (at - low) / (high - low)


def lines(series: Mapping[str, Points], across: Axis, up: Axis) -> str:
    """Return a picture with a line for each series."""
    horizontal = _scale([x for line in series.values() for x, _ in line], across)
    vertical = _scale([y for line in series.values() for _, y in line], up)

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            round(_LEFT + horizontal.share(x) * (_WIDTH - _LEFT - _RIGHT), 1),
            round(_HEIGHT - _FOOT - vertical.share(y) * (_HEIGHT - _TOP - _FOOT), 1),
        )

    marks = [f'<rect width="{_WIDTH}" height="{_HEIGHT}" rx="8" fill="{_PAPER}"/>']
    for tick in horizontal.ticks:
        x, y = at(tick, vertical.low)
        marks += [_rule(x, _TOP, x, y), _text(x, y + 17, "middle", short(tick))]
    for tick in vertical.ticks:
        x, y = at(horizontal.low, tick)
        marks += [_rule(x, y, _WIDTH - _RIGHT, y), _text(x - 7, y + 4, "end", short(tick))]
    ends = {}
    for colour, (name, line) in zip(cycle(_COLOURS), series.items(), strict=False):
        places = [at(x, y) for x, y in sorted(line)]
        joined = " ".join(f"{x},{y}" for x, y in places)
        marks.append(f'<polyline points="{joined}" fill="none" stroke="{colour}" stroke-width="2"/>')
        marks += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>' for x, y in places]
        ends[name, colour] = places[-1]
    marks += [_text(x + 9, y + 4, "start", name, colour) for (name, colour), (x, y) in _apart(ends).items()]
    marks.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 12, "middle", across.label))
    marks.append(_text(12, 22, "start", up.label))
    title = escape(f"{up.label} by {across.label}")
    inner = "\n".join([f"<title>{title}</title>", *marks])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{title}">\n'
        f"{inner}\n</svg>\n"
    )


def _rule(x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="{_LINES}"/>'


def _text(x: float, y: float, anchor: str, text: str, colour: str = _INK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-family="sans-serif" font-size="12" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _apart(ends: Mapping[tuple[str, str], tuple[float, float]]) -> dict[tuple[str, str], tuple[float, float]]:
    """Move names that end at the same x down until none covers another."""
    placed: dict[tuple[str, str], tuple[float, float]] = {}
    lowest: dict[float, float] = {}
    for key, (x, y) in sorted(ends.items(), key=lambda end: end[1][1]):
        y = max(y, lowest.get(x, y))
        lowest[x] = y + _ROOM
        placed[key] = x, y
    return placed


def _scale(values: Sequence[float], axis: Axis) -> _Scale:
    if axis.by_powers_of_ten:
        first, last = floor(log10(min(values))), ceil(log10(max(values)))
        powers = tuple(10.0**power for power in range(first, max(last, first + 1) + 1))
        return _Scale(powers[0], powers[-1], powers, True)
    low, high = 0.0 if axis.from_zero else min(values), max(values)
    step = max(_step((high - low) or 1.0), 1.0 if axis.whole else 0.0)
    first, last = floor(low / step), ceil(high / step)
    ticks = tuple(number * step for number in range(first, max(last, first + 1) + 1))
    return _Scale(ticks[0], ticks[-1], ticks, False)


def _step(span: float) -> float:
    """The smallest of 1, 2, 5, 10, 20 … that divides an axis into a readable number of parts."""
    power = floor(log10(span / _MOST_TICKS))
    return next(
        size * 10.0**larger
        for larger in (power, power + 1)
        for size in (1, 2, 5)
        if span / (size * 10.0**larger) < _MOST_TICKS
    )


def short(number: float) -> str:
    """1,000 as 1 k."""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:g}{letter}"
    return f"{number:g}"
