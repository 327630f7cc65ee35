"""Points at the end: Cathedrals, pairs of resources, citizens, each with its reason (TD-45)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bastide.core.scores import Earning, Score
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS, WIDTH
from bastide.games.troyes_dice.sheet import CITIZENS, UNSPENT, Printed, Sheet

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

CITIZENS_SOURCE = "citizens"
PAIR = 2


def favours(printed: Printed, sheet: Sheet) -> dict[int, int]:
    """For each row that a Cathedral scores, what each of its buildings is worth (TD-32)."""
    return {printed.scored_rows[column]: printed.multipliers[order] for order, column in enumerate(sheet.cathedrals)}


def points(printed: Printed, sheet: Sheet) -> int:
    """All points of a sheet now, without the reasons."""
    tracks = sheet.tracks
    total = tracks[CITIZENS] + tracks[CITIZENS + 1] + tracks[CITIZENS + 2]
    total += tracks[UNSPENT] // PAIR + tracks[UNSPENT + 1] // PAIR + tracks[UNSPENT + 2] // PAIR
    for order, column in enumerate(sheet.cathedrals):
        total += printed.multipliers[order] * sheet.count(printed.scored_rows[column])
    return total


def by_source(printed: Printed, sheet: Sheet) -> dict[str, int]:
    """The points of a sheet by source, in the order of its last column, without the reasons."""
    worth, tracks = favours(printed, sheet), sheet.tracks
    sources: dict[str, int] = {}
    for row in range(len(ROWS)):
        sources[printed.characters[row]] = worth[row] * sheet.count(row) if row in worth else 0
        if row % 2:
            sources[RESOURCES[row // 2]] = tracks[UNSPENT + row // 2] // PAIR
    sources[CITIZENS_SOURCE] = sum(tracks[CITIZENS:])
    return sources


def scores(state: "TroyesDiceState") -> list[Score]:
    """Every player's points with their reasons, in the order of the sheet's last column."""
    return [score(state.game.printed, sheet) for sheet in state.sheets]


def score(printed: Printed, sheet: Sheet) -> Score:
    """The points of a sheet with their reasons."""
    return Score(tuple(_earnings(printed, sheet)))


def _earnings(printed: Printed, sheet: Sheet) -> Iterator[Earning]:
    worth = favours(printed, sheet)
    for row in range(len(ROWS)):
        standing = sheet.count(row)
        places = tuple(f"{ROWS[row]} {COLUMNS[column]}" for column in range(WIDTH) if sheet.has(row, column))
        times = worth.get(row, 0)
        details = (("buildings", standing), ("each", times))
        yield Earning(printed.characters[row], times * standing, "TD-45", places if times else (), details)
        if row % 2:
            colour = row // 2
            unspent = sheet.tracks[UNSPENT + colour]
            yield Earning(RESOURCES[colour], unspent // PAIR, "TD-45", (), (("unspent", unspent),))
    citizens = sheet.tracks[CITIZENS:]
    yield Earning(CITIZENS_SOURCE, sum(citizens), "TD-45", (), tuple(zip(COLOURS, citizens, strict=True)))
