"""The position in a terminal of 80 columns, made from a view, so it shows no more than its viewer may know.

Every hex is three characters wide, odd rows are shifted by one. `label` turns ids (`grass`, `fishermen`,
`label-supply`) into the reader's words. `picture` draws the same as SVG.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from bastide.core import drawing
from bastide.core.drawing import LETTERS, Label, Paint, in_bold_colour, plain, without_colour
from bastide.core.layout import WIDTH, display_width
from bastide.games.kingdom_builder.hexes import NAMES, SIDE
from bastide.games.kingdom_builder.view import KingdomBuilderView

_CELL = 3

MARKS = {
    "grass": ",,",
    "flowers": "**",
    "forest": "^^",
    "canyon": "==",
    "desert": "..",
    "water": "~~",
    "mountain": "/\\",
    "castle": "##",
}
"""How a hex without a settlement looks. A location shows two letters of its tile and how many are left.

Beside a settlement and between brackets, only the first character is shown.
"""

_GROUND = {
    "grass": (64, 150),
    "flowers": (125, 218),
    "forest": (22, 65),
    "canyon": (94, 173),
    "desert": (136, 229),
    "water": (25, 110),
    "mountain": (238, 249),
    "castle": (230, 60),
    "location": (230, 54),
}
_PIECES = ((231, 19), (16, 208), (231, 235), (16, 231))
_LIT = (231, 160)
_CODES = re.compile("\x1b[^m]*m")

_COMMA = ", "
_LONGEST_NAME = 20


def text(
    view: KingdomBuilderView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """Return the whole table in 80 columns; the hexes named in `lit` stand in brackets."""
    paint = in_bold_colour if colour else without_colour
    hexes = frozenset(lit).intersection(NAMES)
    lines = [*_board(view, hexes, paint), ""]
    lines += _flow(_legend(view, bool(hexes), label, paint))
    lines.append("")
    for seat in range(len(view["players"])):
        lines += _flow(_player(view, seat, label, names, paint), indent="     ")
    lines.append("")
    lines += _flow([f"{label('label-scoring-cards')}: {_COMMA.join(label(card) for card in view['cards'])}"])
    lines += _flow(_turn(view, label))
    lines += _flow(_piles(view, label))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _flow(parts: Iterable[str], indent: str = "") -> Iterator[str]:
    """Put parts side by side; a new line begins where a part, or an entry of a list in it, would not fit."""
    line = ""
    for part in parts:
        separator = "   " if line else ""
        for entry in part.split(_COMMA):
            if line and display_width(_CODES.sub("", f"{line}{separator}{entry}")) >= WIDTH:  # a comma may follow
                yield line + separator.rstrip()
                line, separator = indent, ""
            line += separator + entry
            separator = _COMMA
    yield line


def _board(view: KingdomBuilderView, lit: frozenset[str], paint: Paint) -> Iterator[str]:
    owner = owners(view)
    tiles = {place["hex"]: f"{_short(place['tile'])}{place['left']}" for place in view["locations"]}
    numbers = "".join(f"{column:^{_CELL}}" for column in range(SIDE))
    yield f"   {numbers}"
    for row in range(SIDE):
        line = ""
        for hex_ in range(SIDE * row, SIDE * (row + 1)):
            name, ground = NAMES[hex_], view["legend"][view["terrain"][hex_]]
            line += _cell(ground, owner.get(name), tiles.get(name, ""), name in lit, paint)
        yield f"{row:>2}  {line} {row}" if row % 2 else f"{row:>2} {line}  {row}"
    yield f"    {numbers}"


def _cell(ground: str, owner: int | None, tile: str, lit: bool, paint: Paint) -> str:
    colours, mark = _GROUND[ground], tile or MARKS[ground]
    if owner is None and not lit:
        return paint(f"{mark:<{_CELL}}", colours)
    middle = paint(mark[0], colours) if owner is None else paint(LETTERS[owner], _PIECES[owner])
    if lit:
        return paint("[", _LIT) + middle + paint("]", _LIT)
    return paint(mark[0], colours) + middle + paint(" ", colours)  # the terrain stays visible


def _short(tile: str) -> str:
    """The first two letters of a tile, which tell the eight tiles apart."""
    return tile[:2].title()


def legend(view: KingdomBuilderView, *, label: Label = plain) -> str:
    """Return what the signs mean."""
    return "\n".join(_flow(_legend(view, True, label, without_colour)))


def _legend(view: KingdomBuilderView, has_lit: bool, label: Label, paint: Paint) -> Iterator[str]:
    for ground, mark in MARKS.items():
        yield f"{paint(mark, _GROUND[ground])} {label(ground)}"
    for tile in dict.fromkeys(place["tile"] for place in view["locations"]):
        yield f"{paint(_short(tile), _GROUND['location'])} {label(tile)}"
    yield f"{paint('2', _GROUND['location'])} {label('label-tiles-left')}"
    if has_lit:
        yield f"{paint('[', _LIT)}{paint(']', _LIT)} {label('label-targets')}"


def _player(view: KingdomBuilderView, seat: int, label: Label, names: Sequence[str], paint: Paint) -> Iterator[str]:
    player, turn = view["players"][seat], view["turn"]
    on_turn = turn is not None and turn["player"] == seat
    all_names = [player_name(other, names) for other in range(len(view["players"]))]
    padding = " " * (max(map(display_width, all_names)) - display_width(all_names[seat]))
    yield f"{'>' if on_turn else ' '} {paint(LETTERS[seat], _PIECES[seat])} {all_names[seat]}{padding}"
    yield f"{label('label-supply')}: {player['supply']}"
    if tiles := held_tiles(view, seat):
        uses = [
            f"{label(tile)} {ready}/{count}" if on_turn else f"{label(tile)} {count}" for tile, count, ready in tiles
        ]
        yield f"{label('label-tiles')}: {_COMMA.join(uses)}"
    if player["has_card"]:
        card = player["card"]
        yield f"{label('label-card')}: {label(card) if card is not None else '?'}"


def _turn(view: KingdomBuilderView, label: Label) -> Iterator[str]:
    turn = view["turn"]
    if turn is None:
        yield label("label-game-over")
        return
    yield f"{label('label-turn')}: {LETTERS[turn['player']]}"
    if turn["card"] is not None:
        yield f"{label('label-card-in-play')}: {label(turn['card'])}"
    yield f"{label('label-builds-owed')}: {turn['owed']}"
    if turn["tile"] is not None:
        source = f" {turn['source']} →" if turn["source"] is not None else ""
        yield f"{label('label-tile-in-use')}: {label(turn['tile'])}{source}"
    if view["last_round"]:
        yield label("label-last-round")


def _piles(view: KingdomBuilderView, label: Label) -> Iterator[str]:
    yield f"{label('label-start-player')}: {LETTERS[view['start_player']]}"
    yield f"{label('label-draw-pile')}: {view['draw_pile']}"
    for title, cards in (("label-discards", view["discards"]), ("label-removed", view["removed"])):
        if shown := [f"{label(terrain)} {count}" for terrain, count in cards.items() if count]:
            yield f"{label(title)}: {_COMMA.join(shown)}"


# What the picture shows as well


def player_name(seat: int, names: Sequence[str]) -> str:
    """Return the name of a player, short enough for one line, or an empty text."""
    name = drawing.player_name(seat, names)
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"


def owners(view: KingdomBuilderView) -> dict[str, int]:
    """The owner of the settlement on each settled hex."""
    return {hex_: seat for seat, player in enumerate(view["players"]) for hex_ in player["settlements"]}


class HeldTile(NamedTuple):
    """A kind of tile that a player holds: how many, and how many can still be used this turn."""

    tile: str
    number: int
    ready: int


def held_tiles(view: KingdomBuilderView, seat: int) -> list[HeldTile]:
    """A player's tiles by kind. All are ready unless it is their turn (KB-24)."""
    counts: dict[str, int] = {}
    for tile in view["players"][seat]["tiles"]:
        counts[tile["tile"]] = counts.get(tile["tile"], 0) + 1
    turn = view["turn"]
    if turn is None or turn["player"] != seat:
        return [HeldTile(tile, count, count) for tile, count in counts.items()]
    return [HeldTile(tile, count, turn["uses"].get(tile, 0)) for tile, count in counts.items()]
