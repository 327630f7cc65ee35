"""What those who follow a tournament see of its tables: who is to come, and who is to move."""

from dataclasses import dataclass

from bastide.server.errors import RequestError
from bastide.server.tables.live import OPEN, RUNNING, SEALING
from bastide.server.tables.service import TableService
from bastide.server.tournaments import games
from bastide.server.tournaments.model import Tournament


@dataclass(frozen=True, slots=True)
class Waiting:
    """The seats that a table waits for: `to_come` before its game begins, otherwise to move."""

    seats: tuple[int, ...] = ()
    to_come: bool = False


async def waiting_for(tables: TableService, tournament: Tournament) -> dict[str, Waiting]:
    """Return who each table of an undecided game waits for, as everybody may know it."""
    found = {}
    for game in tournament.games:
        if game.table is None or game.decided is not None:
            continue
        try:
            live = await tables.table(game.table)
        except RequestError:  # pruned, or its game isn't installed now
            continue
        if live.status in (OPEN, SEALING):
            found[game.table] = Waiting(tuple(games.absent(live)), to_come=True)
        elif live.status == RUNNING:
            found[game.table] = Waiting(live.owed_by(None))
    return found


def table_of(tournament: Tournament, entrant: int) -> str | None:
    """Return the table where an entrant has a game to play."""
    for game in tournament.games:
        place = game.place_of(entrant)
        if game.decided is None and place is not None and not place.forfeit:
            return game.table
    return None
