"""The HTTP part about players: their pages, ladders, and what a finished game meant for those who played."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from sqlalchemy import Connection

from bastide.core import registry
from bastide.server import people_models as models
from bastide.server import players
from bastide.server.api import REFUSALS, InLanguage, TableId, TheHouse, Visitor, may
from bastide.server.frames import Refused
from bastide.server.live import OVER
from bastide.server.results import unrated
from bastide.server.store.people import Person
from bastide.server.updates import scores

router = APIRouter(prefix="/api", responses=REFUSALS)
Named = Annotated[str, Path(min_length=1, max_length=40)]
Game = Annotated[str, Path(max_length=40)]
Limit = Annotated[int, Query(ge=1, le=500)]


def _nobody() -> Refused:
    return Refused("no-such-player", "There is no player of this name; names are those of accounts.", status=404)


@router.get("/players/{name}")
async def player(name: Named, viewer: Visitor, house: TheHouse, language: InLanguage = "en") -> models.PlayerPage:
    """A player's page: public games with results, statistics, ratings with their history, achievements."""
    watching = None if viewer is None else viewer.id

    def read(connection: Connection) -> models.PlayerPage | None:
        person = players.find(connection, name)
        return None if person is None else players.page(connection, person, watching, language)

    page = await house.desk.read(read)
    if page is None:
        raise _nobody()
    return page


@router.get("/players/{name}/games")
async def games_of_player(
    name: Named,
    viewer: Visitor,
    house: TheHouse,
    game: Annotated[str | None, Query(max_length=40)] = None,
    before: Annotated[float | None, Query(ge=0, le=1e12)] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[models.PlayedGame]:
    """A player's finished games, the last first; `before` is the `ended` of the last one that is known already."""

    def read(connection: Connection) -> list[models.PlayedGame] | None:
        person = players.find(connection, name)
        if person is None:
            return None
        own = viewer is not None and viewer.id == person.id
        return players.games_of(connection, person.id, private=own, limit=limit, game=game, before=before)

    games = await house.desk.read(read)
    if games is None:
        raise _nobody()
    return games


@router.get("/me/page")
async def my_page(
    person: Annotated[Person, may("watch")], house: TheHouse, language: InLanguage = "en"
) -> models.PlayerPage:
    """One's own page, games at private tables included; guests have one too."""
    return await house.desk.read(
        lambda connection: players.page(connection, players.by_id(connection, person.id), person.id, language)
    )


@router.get("/ladder/{game}")
async def ladder(game: Game, house: TheHouse, kind: models.Kind = "people", limit: Limit = 100) -> models.Ladder:
    """Who plays a game best: accounts, or bots, by the rating that they almost certainly deserve."""
    registry.find(game)
    return await house.desk.read(lambda connection: players.ladder(connection, game, kind, limit))


@router.get("/ladder/{game}/{name}")
async def rating_history(
    game: Game, name: Named, viewer: Visitor, house: TheHouse, kind: models.Kind = "people"
) -> list[models.RatingPoint]:
    """How the rating of an account, or of a bot, went: a point for each rated game."""
    registry.find(game)

    def read(connection: Connection) -> list[models.RatingPoint] | None:
        if kind == "bots":
            return players.history(connection, game, kind, name)
        person = players.find(connection, name)
        if person is None:
            return None
        own = viewer is not None and viewer.id == person.id
        return players.history(connection, game, kind, person.id, private=own)

    points = await house.desk.read(read)
    if points is None:
        raise _nobody()
    return points


@router.get("/tables/{table}/players")
async def players_at_table(table: TableId, house: TheHouse) -> list[models.TablePlayer]:
    """For each seat the name of the account, for a link to its page, and the rating in this game."""
    live = await house.desk.table(table)
    return await house.desk.read(lambda connection: players.at_table(connection, table, live.facts.game))


@router.get("/tables/{table}/result")
async def result(table: TableId, house: TheHouse) -> models.Result:
    """The result of a finished game with all its reasons, and what it meant for those who played."""
    live = await house.desk.table(table)
    if live.match is None or not (live.status == OVER or live.is_archive()):
        raise Refused("not-over", "There is a result when the game is over.")
    seats: list[models.SeatResult] = []
    if not live.is_archive():
        await house.memory.count(live)
        seats = await house.desk.read(lambda connection: players.seat_results(connection, table))
    reason = unrated(live)
    return models.Result(scores=scores(live.state), rated=reason is None, unrated=reason, seats=seats)
