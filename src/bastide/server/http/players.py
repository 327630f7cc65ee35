"""Routes about players: their pages, ladders, and what a finished game meant for them."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from sqlalchemy import Connection

from bastide.core import registry
from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, InLanguage, ServicesDep, TableId, Visitor, Watcher
from bastide.server.people import players, profiles
from bastide.server.people.ratings import bot_holder
from bastide.server.people.results import unrated
from bastide.server.tables.live import OVER
from bastide.server.tables.updates import final_scores

router = APIRouter(prefix="/api", responses=REFUSALS)
Named = Annotated[str, Path(min_length=1, max_length=40)]
Game = Annotated[str, Path(max_length=40)]
Limit = Annotated[int, Query(ge=1, le=500)]


class Result(BaseModel):
    """How a game ended. `unrated` says why it doesn't count for the ratings. Rank 0: it has no result."""

    scores: list[dict[str, Any]]
    rated: bool
    unrated: str | None
    early: str | None
    """Why it ended before its end: `resigned`, `by-agreement`, `no-progress` or `too-long`."""
    ended_by: int | None
    """The seat whose resignation ended it."""
    seats: list[profiles.SeatResult]
    """Empty for an uploaded game record."""


def _nobody() -> RequestError:
    return RequestError("no-such-player", status=404)


@router.get("/players/{name}")
async def player(
    name: Named, viewer: Visitor, services: ServicesDep, language: InLanguage = "en"
) -> profiles.PlayerPage:
    """A player's page: public games with results, statistics, ratings with their history, achievements."""
    watching = None if viewer is None else viewer.id

    def read(connection: Connection) -> profiles.PlayerPage | None:
        person = players.find(connection, name)
        return None if person is None else players.page(connection, person, watching, language)

    page = await services.tables.read(read)
    if page is None:
        raise _nobody()
    return page


@router.get("/players/{name}/games")
async def games_of_player(
    name: Named,
    viewer: Visitor,
    services: ServicesDep,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[profiles.PlayedGame]:
    """A player's finished games, latest first. For the next page, set `before` to the `ended` of the last one."""

    def read(connection: Connection) -> list[profiles.PlayedGame] | None:
        person = players.find(connection, name)
        if person is None:
            return None
        own = viewer is not None and viewer.id == person.id
        return players.games_of(connection, person.id, private=own, limit=limit, game=game, before=before)

    games = await services.tables.read(read)
    if games is None:
        raise _nobody()
    return games


@router.get("/me/page")
async def my_page(person: Watcher, services: ServicesDep, language: InLanguage = "en") -> profiles.PlayerPage:
    """Your own page, including private games. Guests have one too."""
    return await services.tables.read(
        lambda connection: players.page(connection, players.by_id(connection, person.id), person.id, language)
    )


@router.get("/ladder/{game}")
async def ladder(
    game: Game, services: ServicesDep, kind: profiles.Kind = "people", limit: Limit = 100
) -> profiles.Ladder:
    """The ladder of a game: accounts or bots by rating, those with ten rated games at least first."""
    registry.find(game)
    return await services.tables.read(lambda connection: players.ladder(connection, game, kind, limit))


@router.get("/ladder/{game}/{name}")
async def rating_history(
    game: Game,
    name: Named,
    viewer: Visitor,
    services: ServicesDep,
    kind: profiles.Kind = "people",
    version: Annotated[int | None, Query(ge=1, le=1_000_000)] = None,
) -> list[profiles.RatingPoint]:
    """The rating history of an account or a bot: a point for each rated game. A level has one for each `version`."""
    registry.find(game)

    def read(connection: Connection) -> list[profiles.RatingPoint] | None:
        if kind == "bots":
            return players.history(connection, game, kind, bot_holder(name, version))
        person = players.find(connection, name)
        if person is None:
            return None
        own = viewer is not None and viewer.id == person.id
        return players.history(connection, game, kind, person.id, private=own)

    points = await services.tables.read(read)
    if points is None:
        raise _nobody()
    return points


@router.get("/tables/{table}/players")
async def players_at_table(table: TableId, services: ServicesDep) -> list[profiles.TablePlayer]:
    """The account name and the rating in this game for each seat."""
    live = await services.tables.table(table)
    return await services.tables.read(lambda connection: players.at_table(connection, table, live.facts.game))


@router.get("/tables/{table}/result")
async def result(table: TableId, services: ServicesDep) -> Result:
    """The result of a finished game with all its reasons, and what it meant for each player."""
    live = await services.tables.table(table)
    if live.match is None or not (live.status == OVER or live.is_archive()):
        raise RequestError("not-over")
    seats: list[profiles.SeatResult] = []
    if not live.is_archive():
        await services.recorder.count(live)
        seats = await services.tables.read(lambda connection: players.seat_results(connection, table))
    reason = unrated(live)
    return Result(
        scores=final_scores(live),
        rated=reason is None,
        unrated=reason,
        early=live.ended_early,
        ended_by=live.ended_by,
        seats=seats,
    )
