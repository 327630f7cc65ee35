"""Points at the end: Cathedrals, pairs of resources, citizens, each with its reason (TD-45)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from bastide.core.events import Plain
from bastide.core.scores import Earning, Score
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS, WIDTH
from bastide.games.troyes_dice.sheet import CITIZENS, UNSPENT, Printed, Sheet

if TYPE_CHECKING:
    from bastide.games.troyes_dice.state import TroyesDiceState

Reason: TypeAlias = tuple[tuple[str, ...], tuple[tuple[str, Plain], ...]]

CITIZENS_SOURCE = "citizens"
PAIR = 2


def favours(printed: Printed, cathedrals: tuple[int, ...]) -> dict[int, int]:
    """What each building of a row is worth, for the rows that Cathedrals score (TD-32)."""
    return {printed.scored_rows[column]: printed.multipliers[order] for order, column in enumerate(cathedrals)}


def by_source(printed: Printed, sheet: Sheet) -> dict[str, int]:
    """The points of a sheet by source, in the order of its last column (TD-45)."""
    worth, tracks = favours(printed, sheet.cathedrals), sheet.tracks
    sources: dict[str, int] = {}
    for row in range(len(ROWS)):
        sources[printed.characters[row]] = worth[row] * sheet.count(row) if row in worth else 0
        if row % 2:
            sources[RESOURCES[row // 2]] = tracks[UNSPENT + row // 2] // PAIR
    sources[CITIZENS_SOURCE] = sum(tracks[CITIZENS:])
    return sources


def points(printed: Printed, sheet: Sheet) -> int:
    """All points of a sheet now, without the reasons."""
    return sum(by_source(printed, sheet).values())


def scores(state: "TroyesDiceState") -> list[Score]:
    """Every player's points with their reasons, in the order of the sheet's last column."""
    return [score(state.game.box.printed, sheet) for sheet in state.sheets]


def score(printed: Printed, sheet: Sheet) -> Score:
    """The points of a sheet with their reasons."""
    reasons = dict(_reasons(printed, sheet))
    return Score(
        tuple(
            Earning(source, gained, "TD-45", *reasons[source]) for source, gained in by_source(printed, sheet).items()
        )
    )


def _reasons(printed: Printed, sheet: Sheet) -> Iterator[tuple[str, Reason]]:
    """The buildings that earned the points of each source, and the numbers behind them."""
    worth = favours(printed, sheet.cathedrals)
    for row, character in enumerate(printed.characters):
        places = tuple(f"{ROWS[row]} {COLUMNS[column]}" for column in range(WIDTH) if sheet.has(row, column))
        details = (("buildings", sheet.count(row)), ("each", worth.get(row, 0)))
        yield character, (places if row in worth else (), details)
    for colour, resource in enumerate(RESOURCES):
        yield resource, ((), (("unspent", sheet.tracks[UNSPENT + colour]),))
    yield CITIZENS_SOURCE, ((), tuple(zip(COLOURS, sheet.tracks[CITIZENS:], strict=True)))
