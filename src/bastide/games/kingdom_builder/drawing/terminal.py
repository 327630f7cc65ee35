"""The position in a terminal of 80 columns: every hex is three characters wide, odd rows are shifted by one."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from bastide.core.layout import WIDTH, display_width
from bastide.games.kingdom_builder.drawing.common import (
    LETTERS,
    Label,
    held_tiles,
    owners,
    plain,
    player_name,
)
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

The first character also stands beside a settlement and between brackets.
"""

# Colours of the 256-colour palette: (ink, ground).
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

Paint = Callable[[str, tuple[int, int]], str]


def text(
    view: KingdomBuilderView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """The whole table in 80 columns; the hexes named in `lit` stand in brackets."""
    paint = _in_colour if colour else _without_colour
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


def _in_colour(words: str, colours: tuple[int, int]) -> str:
    ink, ground = colours
    return f"\x1b[1;38;5;{ink};48;5;{ground}m{words}\x1b[0m"


def _without_colour(words: str, _colours: tuple[int, int]) -> str:
    return words


def _flow(parts: Iterable[str], indent: str = "") -> Iterator[str]:
    """Sets parts side by side; a new line begins where a part, or an entry of a list in it, would stick out."""
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
    """Two letters tell the eight tiles apart."""
    return tile[:2].title()


def legend(view: KingdomBuilderView, *, label: Label = plain) -> str:
    """What the signs mean, on its own."""
    return "\n".join(_flow(_legend(view, True, label, _without_colour)))


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
