"""Draws a view in the terminal. Tiles are drawn as their code, which reads the same in any language.

`label` turns other ids (`publican`, `guard-2`, `label-store`) into the reader's words.
"""

import re
from collections.abc import Collection, Iterator, Sequence

from bastide.core.drawing import LETTERS, Label, Paint, in_colour, plain, player_name, without_colour
from bastide.core.layout import display_width, flow, padded
from bastide.games.feuville.moves import LEVELS, PERSONS
from bastide.games.feuville.view import COAT_OF_ARMS, START_TILE, ColumnView, FeuvilleView, PlayerView

CELL = 6
_BAND = 10
"""The most columns of a town drawn side by side; the others follow below."""
_FIRE, _LIT, _GRASS, _SKY, _STONE = (231, 124), (16, 220), (22, 150), (25, 153), (16, 252)
_LONGEST_NAME = 20
_GAP = "·"


def text(
    view: FeuvilleView,
    *,
    colour: bool,
    lit: Collection[str] = (),
    label: Label = plain,
    names: Sequence[str] = (),
) -> str:
    """Return the whole table; whatever is in `lit` may be chosen now and stands in brackets."""
    paint = in_colour if colour else without_colour
    lines = [*_board(view, lit, label, paint), ""]
    for seat, player in enumerate(view["players"]):
        lines += [*_player(view, seat, player, lit, label, names, paint), ""]
    lines += [legend(view, label=label), *_turn(view, label)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def legend(view: FeuvilleView, *, label: Label = plain) -> str:  # noqa: ARG001 (it is the same whatever is on the table)
    """Return what the signs mean, in lines that end at commas, including Chinese and Japanese ones."""
    words = label("label-legend")
    return "\n".join(flow(re.split(r"(?<=[,，、])\s*", words), " " if ", " in words else "", 2))


def _board(view: FeuvilleView, lit: Collection[str], label: Label, paint: Paint) -> Iterator[str]:
    """Draw a line for each person: the die, the three tiles and the decree of the column."""
    turn, rows = view["turn"], view["board"]
    edition = label(view["edition"]) if view["edition"] is not None else label("label-mixed")
    yield f"{label('label-edition')}: {edition}   {label('label-start-player')}: {LETTERS[view['start_player']]}"
    titles = [padded(label(level), CELL + 2) for level in LEVELS]
    names = max(display_width(label(person)) for person in PERSONS) + 1
    yield f"{'':{names + 10}}{''.join(titles)}{label('label-decree')}"
    for number, person in enumerate(PERSONS):
        dice = [die for die in turn["dice"] if die["person"] == person] if turn is not None else []
        die = "".join(f"[{number + 1}]" if entry["used"] is None else f"({number + 1})" for entry in dice)
        gnome = "&" if turn is not None and turn["gnome"] == person else " "
        mark = ">" if person in lit else " "
        tiles = "".join(padded(rows[level][number] or _GAP, CELL + 2) for level in LEVELS)
        decree = rows["decree"][number]
        shown = label(decree) if decree is not None else _GAP
        line = f"{mark}{number + 1} {padded(label(person), names)}{gnome} {padded(die, 5)}{tiles}{shown}"
        yield paint(line, _LIT) if any(entry["used"] is None for entry in dice) else line
    charms = [f"{slot} {label(charm) if charm else _GAP}" for slot, charm in enumerate(rows["fairy"], 1)]
    yield from flow([f"{label('label-fairy')}: {charms[0]}", *charms[1:]], ", ", 4)
    left = {level: sum(sum(pile.values()) for pile in view["piles"][level].values()) for level in LEVELS}
    left |= {"label-decrees": view["decrees_left"], "label-grass": view["neutral_grass"]}
    piles = [f"{label(pile)} {count}" for pile, count in left.items()]
    yield from flow([f"{label('label-piles')}: {piles[0]}", *piles[1:]], ", ", 4)


def _player(
    view: FeuvilleView,
    seat: int,
    player: PlayerView,
    lit: Collection[str],
    label: Label,
    names: Sequence[str],
    paint: Paint,
) -> Iterator[str]:
    turn = view["turn"]
    asked = turn is not None and turn["asked"] == seat
    name = player_name(seat, names)[:_LONGEST_NAME]
    first, *symbols = [f"{label(symbol)} {count}" for symbol, count in player["symbols"].items()]
    title = f"{'>' if asked else ' '} {LETTERS[seat]} {name}   {label('label-points')}: {player['points']}   {first}"
    yield from flow([title, *symbols], ", ", 4)
    columns, clouds = f"{label('label-columns')}: {player['columns']}", f"{label('label-clouds')}: {player['clouds']}"
    yield from flow([f"    {columns}", clouds, *_belongings(player, label)], "   ", 4)
    for start in range(0, len(player["town"]), _BAND):
        yield from _town(player["town"], start, lit if asked else (), paint)


def _belongings(player: PlayerView, label: Label) -> Iterator[str]:
    pieces = [
        f"{space} {_piece(piece['piece'], label)}{' (!)' if piece['protected'] else ''}"
        for space, piece in enumerate(player["store"], 1)
        if piece is not None
    ]
    if pieces:
        yield f"{label('label-store')}: {', '.join(pieces)}"
    if player["charms"]:
        yield f"{label('label-charms')}: {', '.join(label(charm) for charm in player['charms'])}"
    evaluated = sum(player["evaluated"].values())
    yield f"{label('label-evaluated')}: {evaluated}"


def _piece(piece: str, label: Label) -> str:
    return label(piece) if piece[0].isalpha() else piece


def _town(town: list[ColumnView], start: int, lit: Collection[str], paint: Paint) -> Iterator[str]:
    """Draw skies above towers above walls; ruins in `#`, grass below, columns that may be chosen in brackets."""
    columns = town[start : start + _BAND]
    for level in (2, 1, 0):
        cells = []
        for column in columns:
            tile = column["tiles"][level] if level < len(column["tiles"]) else ""
            cells.append(_cell(tile, column["burnt"], level, paint))
        yield "    " + " ".join(cells)
    if any(column["grass"] for column in columns):
        yield "    " + " ".join(_grass(column["grass"], paint) for column in columns)
    marks = [f"[{column['column']}]" if column["column"] in lit else f" {column['column']} " for column in columns]
    ends = _outside(town[0]["column"], -1), _outside(town[-1]["column"], 1)
    left = f"[{ends[0]}]" if start == 0 and ends[0] in lit else ""
    right = f"[{ends[1]}]" if start + _BAND >= len(town) and ends[1] in lit else ""
    yield f"{left:>4}" + " ".join(f"{mark:^{CELL}}" for mark in marks) + right


def _outside(column: str, step: int) -> str:
    place = int(column) + step
    return f"{place:+d}" if place else "0"


def _cell(tile: str, burnt: bool, level: int, paint: Paint) -> str:
    if not tile:
        return " " * CELL
    if burnt and tile != START_TILE:
        return paint(f"#{tile[1:] or '#'}#".center(CELL, "#"), _FIRE)
    return paint(f"{tile:^{CELL}}", _SKY if level == 2 else _STONE)


def _grass(grass: str | None, paint: Paint) -> str:
    if grass is None:
        return " " * CELL
    return paint(("@" if grass == COAT_OF_ARMS else '"') * CELL, _GRASS)


def _turn(view: FeuvilleView, label: Label) -> Iterator[str]:
    turn = view["turn"]
    if turn is None:
        yield label("label-game-over")
        return
    parts = []
    if turn["hand"] is not None:
        parts.append(f"{label('label-hand')}: {_piece(turn['hand'], label)}")
    if turn["charm"] is not None:
        parts.append(f"{label('label-hand')}: {label(turn['charm'])}")
    if view["last_round"]:
        parts.append(label("label-last-round"))
    if parts:
        yield "   ".join(parts)
