"""The route to all of one's own games."""

from contextlib import suppress
from math import ceil
from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, ServicesDep, Watcher
from bastide.server.http.tables import TableRow
from bastide.server.people import own_games
from bastide.server.people.own_games import PER_PAGE, Ending, Filters, State
from bastide.server.services import Services
from bastide.server.tables.live import OVER, RUNNING
from bastide.server.tables.updates import ClockFrame, clock_frames

router = APIRouter(prefix="/api", responses=REFUSALS)


class SeatTime(BaseModel):
    """A person's clock, in milliseconds, as in the frames of the socket."""

    left: int
    until: int | None
    out: bool


class OwnGame(TableRow):
    """One of your games."""

    rated: bool
    """Whether it counted for the ratings, or will as things stand."""
    yours: list[int]
    """Your seats."""
    to_act: list[int]
    """The seats that owe a decision in a running game, as far as you may know."""
    clocks: list[SeatTime | None]
    """Each person's clock in a running game that has clocks."""


class OwnGames(BaseModel):
    """A page of your games: those that go on, then those that ended, each with the latest change first."""

    games: list[OwnGame]
    total: int
    page: int
    pages: int
    now: int
    """The server's time, in milliseconds since 1970."""


@router.get("/me/games")
async def my_games(
    person: Watcher,
    services: ServicesDep,
    game: Annotated[str | None, Query(max_length=40)] = None,
    state: State | None = None,
    opponent: Annotated[str | None, Query(min_length=1, max_length=40)] = None,
    rated: bool | None = None,
    result: Ending | None = None,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> OwnGames:
    """Your games: running, waiting for players, finished and cancelled ones, a page at a time."""
    wanted = None if opponent is None else " ".join(opponent.split())
    filters = Filters(game, state, wanted or None, rated, result)
    now = services.entropy.now()
    found = await services.tables.read(lambda connection: own_games.page(connection, person.id, filters, page, now))
    # A game may have just ended: don't list it as over without its winner.
    unsettled = [row["id"] for row in found.games if row["status"] == OVER and row["result"] is None]
    if unsettled:
        await services.recorder.count_all(unsettled)
        found = await services.tables.read(lambda connection: own_games.page(connection, person.id, filters, page, now))
    games = [await _own_game(services, row) for row in found.games]
    return OwnGames(
        games=games,
        total=found.total,
        page=page,
        pages=max(1, ceil(found.total / PER_PAGE)),
        now=round(services.entropy.now() * 1000),
    )


async def _own_game(services: Services, row: dict[str, Any]) -> OwnGame:
    """Return a game with whose turn it is and the clocks, which only the table itself can tell from what is hidden."""
    to_act: tuple[int, ...] = ()
    clocks: tuple[ClockFrame | None, ...] = ()
    if row["status"] == RUNNING:
        with suppress(RequestError):  # its game isn't installed now: there is nothing to tell
            live = await services.tables.table(row["id"])
            viewer = row["yours"][0] if row["yours"] else None
            to_act, clocks = live.owed_by(viewer), clock_frames(live, viewer)
    times = [None if clock is None else SeatTime(left=clock.left, until=clock.until, out=clock.out) for clock in clocks]
    return OwnGame(**row, to_act=list(to_act), clocks=times)
