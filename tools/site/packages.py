"""Draws a Mermaid flow chart as SVG: packages in layers, arrows down to what each builds on.

A browser could draw Mermaid only with a script that writes inline styles, which the server's content security policy
forbids. The drawing has classes instead; `site.css` has the colours of both themes.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import NamedTuple

FENCE = re.compile(r"^```mermaid\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_NODE = re.compile(r'^\s*(\w+)\["([^"]+)"\]$', re.MULTILINE)
_ARROW = re.compile(r"^\s*(\w+) --> (\w+)$", re.MULTILINE)
_GROUP = re.compile(r"^\s*subgraph (\w+)\n(.*?)^\s*end$", re.MULTILINE | re.DOTALL)

_WIDTH, _HEIGHT = 132, 30
_ACROSS, _DOWN = 150, 62
_BEND = 0.25
"""How much room a passing arrow takes, as a part of a package's."""
_MARGIN = 16
_SWEEPS = 12


class Chart(NamedTuple):
    """A flow chart: labels by id, arrows, and the ids inside the frame."""

    labels: Mapping[str, str]
    arrows: Sequence[tuple[str, str]]
    frame: frozenset[str]
    frame_label: str


def read(mermaid: str) -> Chart:
    """Return the chart that a Mermaid text describes."""
    group = _GROUP.search(mermaid)
    inside = frozenset(found[1] for found in _NODE.finditer(group[2])) if group else frozenset[str]()
    arrows = [(found[1], found[2]) for found in _ARROW.finditer(mermaid)]
    labels = {found[1]: found[2] for found in _NODE.finditer(mermaid)}
    return Chart(labels, arrows, inside, group[1] if group else "")


def layers(chart: Chart) -> dict[str, int]:
    """Return how far each package is above those that build on nothing."""
    below: dict[str, list[str]] = {id_: [] for id_ in chart.labels}
    for one, other in chart.arrows:
        below[one].append(other)
    found: dict[str, int] = {}

    def layer(id_: str) -> int:
        if id_ not in found:
            found[id_] = 1 + max((layer(other) for other in below[id_]), default=-1)
        return found[id_]

    for id_ in chart.labels:
        layer(id_)
    return found


class _Layout:
    """Places packages so that arrows cross little. A long arrow has a bend in every layer that it passes."""

    def __init__(self, chart: Chart) -> None:
        self.layer: dict[str, int] = layers(chart)
        self.height = max(self.layer.values())
        self.paths = [self._with_bends(one, other) for one, other in chart.arrows]
        inside = {*chart.frame, *(bend for path in self.paths if path[0] in chart.frame for bend in path[1:-1])}
        self.rows = [[id_ for id_ in self.layer if self.layer[id_] == number] for number in range(self.height + 1)]
        framed = [number for number, row in enumerate(self.rows) if inside.intersection(row)]
        beside = self.rows[framed[0] : framed[-1] + 1] if framed else []
        self.lane = max((sum(_room(id_) for id_ in row if id_ not in inside) for row in beside), default=0.0)
        self.x: dict[str, float] = {}
        for row in self.rows:
            self._place(sorted(row, key=lambda id_: id_ in inside), inside)
        for _ in range(_SWEEPS):
            for row in self.rows:
                self._place(sorted(row, key=lambda id_: (id_ in inside, self._middle(id_))), inside)

    def _with_bends(self, one: str, other: str) -> list[str]:
        bends = [f"{one}>{other}:{number}" for number in range(self.layer[one] - 1, self.layer[other], -1)]
        self.layer.update({bend: self.layer[one] - 1 - number for number, bend in enumerate(bends)})
        return [one, *bends, other]

    def _middle(self, id_: str) -> float:
        """The middle of what it is joined to."""
        near = [
            self.x[path[at + step]]
            for path in self.paths
            for at, joint in enumerate(path)
            if joint == id_
            for step in (-1, 1)
            if 0 <= at + step < len(path)
        ]
        return sum(near) / len(near) if near else self.x.get(id_, 0.0)

    def _place(self, row: Sequence[str], inside: set[str]) -> None:
        """Give a row its places: what is outside the frame in a lane at the left, the rest beside each other."""
        at = 0.0
        for id_ in row:
            if id_ in inside:
                at = max(at, self.lane)
            room = _room(id_)
            self.x[id_] = at + (room - 1) / 2
            at += room

    def y(self, id_: str) -> float:
        return float(self.height - self.layer[id_])


def _room(id_: str) -> float:
    return _BEND if ">" in id_ else 1.0


def svg(mermaid: str, title: str) -> str:
    """Return a chart as an SVG element without styles."""
    chart = read(mermaid)
    layout = _Layout(chart)
    width = (max(layout.x.values()) + 1) * _ACROSS + 2 * _MARGIN
    height = (layout.height + 1) * _DOWN + 2 * _MARGIN
    return "\n".join(
        [
            f'<svg class="packages" viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}">',
            '<defs><marker id="arrowhead" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
            'orient="auto"><path d="M0 0 8 4 0 8z" class="head"/></marker></defs>',
            *_frame(chart, layout),
            *(_arrow(path, layout) for path in layout.paths),
            *(_box(id_, label.removeprefix(f"{chart.frame_label}/"), layout) for id_, label in chart.labels.items()),
            "</svg>",
        ]
    )


def _centre(id_: str, layout: _Layout) -> tuple[float, float]:
    return _MARGIN + (layout.x[id_] + 0.5) * _ACROSS, _MARGIN + (layout.y(id_) + 0.5) * _DOWN


def _frame(chart: Chart, layout: _Layout) -> Iterator[str]:
    if not chart.frame:
        return
    places = [_centre(id_, layout) for id_ in chart.frame]
    bends = [
        _centre(id_, layout)[0] + _BEND * _ACROSS / 2
        for path in layout.paths
        for id_ in path[1:-1]
        if chart.frame.issuperset((path[0], path[-1]))
    ]
    left, top = min(x for x, _ in places) - _ACROSS / 2, min(y for _, y in places) - _DOWN / 2
    right, bottom = max([*(x + _ACROSS / 2 for x, _ in places), *bends]), max(y for _, y in places) + _DOWN / 2
    yield (
        f'<rect class="frame" x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="10"/>'
        f'<text class="frame-label" x="{right - 12:g}" y="{bottom - 10:g}">{escape(chart.frame_label)}</text>'
    )


def _arrow(path: Sequence[str], layout: _Layout) -> str:
    points = [_centre(id_, layout) for id_ in path]
    x, y = points[0]
    line = [f"M{x:g} {y + _HEIGHT / 2:g}"]
    at = y + _HEIGHT / 2
    for number, (to_x, to_y) in enumerate(points[1:], 1):
        end = to_y - _HEIGHT / 2 - 1
        half = (at + end) / 2
        line.append(f"C{x:g} {half:g} {to_x:g} {half:g} {to_x:g} {end:g}")
        if number < len(points) - 1:  # straight past the packages of a layer
            end = to_y + _HEIGHT / 2
            line.append(f"V{end:g}")
        x, at = to_x, end
    return f'<path class="arrow" d="{" ".join(line)}" marker-end="url(#arrowhead)"/>'


def _box(id_: str, label: str, layout: _Layout) -> str:
    x, y = _centre(id_, layout)
    return (
        f'<g class="package"><rect x="{x - _WIDTH / 2:g}" y="{y - _HEIGHT / 2:g}" width="{_WIDTH}" height="{_HEIGHT}" '
        f'rx="6"/><text x="{x:g}" y="{y + 4.5:g}">{escape(label)}</text></g>'
    )
