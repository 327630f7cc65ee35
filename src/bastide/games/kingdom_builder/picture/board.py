"""The board as SVG, layer by layer: ground, shores, borders, decorations, lit hexes, buildings, numbers."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from bastide.core.drawing import LETTERS, Label
from bastide.games.kingdom_builder.board import SECTORS
from bastide.games.kingdom_builder.drawing import owners
from bastide.games.kingdom_builder.hexes import BIT, NAMES, SIDE, steps
from bastide.games.kingdom_builder.picture.shapes import (
    BOARD_HEIGHT,
    HALF_SIDE,
    HALF_WIDTH,
    INK,
    ROW_STEP,
    SIDE_LENGTH,
    centre,
    group,
    use,
)
from bastide.games.kingdom_builder.view import KingdomBuilderView

_SPECIAL = ("castle", "location")
_TILES_SHOWN = 2
"""The fewest places for tiles that a location hex shows."""

# The side of a hex that faces each of the `steps`, from its centre: where it begins and how it runs on.
_SIDES = (
    (HALF_WIDTH, -HALF_SIDE, 0, SIDE_LENGTH),
    (-HALF_WIDTH, HALF_SIDE, 0, -SIDE_LENGTH),
    (HALF_WIDTH, HALF_SIDE, -HALF_WIDTH, HALF_SIDE),
    (0, SIDE_LENGTH, -HALF_WIDTH, -HALF_SIDE),
    (0, -SIDE_LENGTH, HALF_WIDTH, HALF_SIDE),
    (-HALF_WIDTH, -HALF_SIDE, HALF_WIDTH, -HALF_SIDE),
)


def board(view: KingdomBuilderView, lit: frozenset[str], label: Label) -> str:
    """The board with its upper left corner at (0, 0)."""
    grounds = [view["legend"][letter] for letter in view["terrain"]]
    owner = owners(view)
    coast, borders, sectors, rim = _lines(grounds)
    return group(
        _path(rim, "#5b3d10", 16, 0.12),
        _path(rim, "#5b3d10", 9, 0.2),
        _ground(view, grounds, owner, label),
        _shallows(view, grounds, coast),
        _path(borders, "#5b4327", 1.5, 0.45),
        _path(coast, "#2f5568", 2.2, 0.8),
        _path(sectors, "#fff8e4", 3.4, 0.55),
        _path(sectors, "#7a2f2a", 1.4, 0.8, dashes="7 5"),
        _path(rim, INK, 3, 1),
        group(*_decorations(grounds, owner), pointer_events="none"),
        group(
            *(use("lit", *centre(hex_), data_lit=name) for hex_, name in enumerate(NAMES) if name in lit),
            pointer_events="none",
        ),
        group(*_buildings(view, owner), pointer_events="none"),
        _numbers(),
    )


def _ground(view: KingdomBuilderView, grounds: list[str], owner: dict[str, int], label: Label) -> str:
    """All hexes, each with a title that says what is there."""
    tiles = {place["hex"]: f"{label(place['tile'])} ({place['left']})" for place in view["locations"]}
    hexes = []
    for hex_, (name, ground) in enumerate(zip(NAMES, grounds, strict=True)):
        title = f"{name} {tiles.get(name) or label(ground)}"
        if name in owner:
            title += f", {LETTERS[owner[name]]}"
        # Watercolour is never quite even.
        strength = 1 if ground == "water" else 1 - _varied(hex_, 5) * 0.045
        hexes.append(
            f'<path data-hex="{name}" d="{_outline(hex_)}" fill="url(#kb-{ground})" fill-opacity="{strength:g}">'
            f"<title>{escape(title)}</title></path>"
        )
    return group(*hexes, stroke="#5b4327", stroke_opacity=".28")


def _outline(hex_: int) -> str:
    x, y = centre(hex_)
    return (
        f"M{x} {y - SIDE_LENGTH}l{HALF_WIDTH} {HALF_SIDE}v{SIDE_LENGTH}l{-HALF_WIDTH} {HALF_SIDE}"
        f"l{-HALF_WIDTH} {-HALF_SIDE}v{-SIDE_LENGTH}z"
    )


def _shallows(view: KingdomBuilderView, grounds: list[str], coast: list[str]) -> str:
    """Lighter water along the shores."""
    # A page may show pictures of several boards, so the name tells them apart.
    name = "-".join(("kb-sea", *view["quadrants"])).replace(" ", "-")
    sea = "".join(_outline(hex_) for hex_, ground in enumerate(grounds) if ground == "water")
    return f'<clipPath id="{name}"><path d="{sea}"/></clipPath>' + group(
        _path(coast, "#d9f0ee", 20, 0.3), _path(coast, "#e8f7f2", 9, 0.55), clip_path=f"url(#{name})"
    )


def _lines(grounds: list[str]) -> tuple[list[str], list[str], list[str], list[str]]:
    """The sides of hexes along the coast, between terrains, between sectors and around the board."""
    coast: list[str] = []
    borders: list[str] = []
    sectors: list[str] = []
    rim: list[str] = []
    for hex_, ground in enumerate(grounds):
        x, y = centre(hex_)
        for beside, (from_x, from_y, run_x, run_y) in zip(steps(BIT[hex_]), _SIDES, strict=True):
            line = f"M{x + from_x} {y + from_y}l{run_x} {run_y}"
            neighbour = beside.bit_length() - 1
            if neighbour < 0:
                rim.append(line)
            elif neighbour > hex_:
                if ground != grounds[neighbour]:
                    (coast if "water" in (ground, grounds[neighbour]) else borders).append(line)
                if _sector(hex_) != _sector(neighbour):
                    sectors.append(line)
    return coast, borders, sectors, rim


def _sector(hex_: int) -> int:
    return next(number for number, sector in enumerate(SECTORS) if sector & BIT[hex_])


def _path(lines: list[str], colour: str, width: float, opacity: float, dashes: str = "none") -> str:
    return (
        f'<path d="{"".join(lines)}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-opacity="{opacity:g}" stroke-linecap="round" stroke-dasharray="{dashes}"/>'
    )


def _varied(hex_: int, kinds: int) -> int:
    """A number that looks random from hex to hex but never changes."""
    row, column = divmod(hex_, SIDE)
    return (row * row * 7 + column * column * 3 + row * column * 5 + row * 11 + column * 13) % 97 % kinds


def _decorations(grounds: list[str], owner: dict[str, int]) -> Iterator[str]:
    for hex_, ground in enumerate(grounds):
        if ground in _SPECIAL:
            continue
        variant = "settled" if NAMES[hex_] in owner else str(3 if _varied(hex_, 29) == 4 else _varied(hex_, 3))
        yield use(f"{ground}-{variant}", *centre(hex_))


def _buildings(view: KingdomBuilderView, owner: dict[str, int]) -> Iterator[str]:
    places = {place["hex"]: place for place in view["locations"]}
    castles = frozenset(view["castles"])
    for hex_, name in enumerate(NAMES):
        x, y = centre(hex_)
        if name in castles:
            yield use("rim", x, y) + use("castle-0", x, y, data_at=name)
        elif name in places:
            yield use("rim", x, y) + use(places[name]["tile"], x, y - 3, data_at=name)
            yield from _tokens(places[name]["left"], x, y + 21)
        elif name in owner:
            yield use(f"settlement-{owner[name]}", x, y, data_at=name)


def _tokens(left: int, x: int, y: int) -> Iterator[str]:
    places = max(left, _TILES_SHOWN)
    for number in range(places):
        yield use("token" if number < left else "token-gone", x + 13 * number - 6.5 * (places - 1), y)


def _numbers() -> str:
    columns = [
        f'<text x="{HALF_WIDTH * (2 * number + 1 + shift)}" y="{y}">{number}</text>'
        for number in range(SIDE)
        for shift, y in ((0, -9), (1, BOARD_HEIGHT + 20))
    ]
    rows = [
        f'<text x="{-14 + HALF_WIDTH * (row % 2)}" y="{SIDE_LENGTH + 5 + ROW_STEP * row}">{row}</text>'
        for row in range(SIDE)
    ]
    return group(*columns, *rows, font_size="15", text_anchor="middle", fill="#7a5a2e")
