"""Routes about tournaments: list, open, join, withdraw, follow, and what the host may do."""

from fractions import Fraction
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path
from pydantic import AfterValidator, BaseModel, Field

from bastide.server.http.bodies import Body, OptionValue, plain
from bastide.server.http.dependencies import REFUSALS, Host, Player, ServicesDep, Visitor
from bastide.server.http.tables import WantedClock
from bastide.server.people.names import any_name
from bastide.server.services import Services
from bastide.server.store.people import Person
from bastide.server.tables import clocks
from bastide.server.tables.clocks import Clock
from bastide.server.tournaments import following, store
from bastide.server.tournaments.model import CANCELLED, FINISHED, OPEN, RUNNING, WIN, Game, Tournament
from bastide.server.tournaments.rounds import MOST_ROUNDS, number_of_rounds
from bastide.server.tournaments.service import Wanted
from bastide.server.tournaments.standings import TIE_BREAKS, standings

router = APIRouter(prefix="/api", responses=REFUSALS)
TournamentId = Annotated[str, Path(pattern=r"^[0-9a-z]{4,32}$")]
EntrantNumber = Annotated[int, Path(ge=1, le=10_000)]
Format = Literal["round-robin", "swiss", "elimination"]


def _title(text: str) -> str:
    return any_name(text) if text.strip() else ""


class NewTournament(Body):
    """A new tournament. `rounds` is for a Swiss one; 0 lets the server choose."""

    title: Annotated[str, Field(max_length=60), AfterValidator(_title)] = ""
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}  # noqa: RUF012 (pydantic copies it)
    format: Format
    size: Annotated[int, Field(ge=2, le=4)] = 2
    """How many sit at a table; two in a round robin."""
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    most: Annotated[int, Field(ge=2, le=64)] = 16
    """How many may enter; at most 16 in a round robin."""
    clock: WantedClock
    rated: bool = True
    pause: Annotated[int, Field(ge=0, le=3600)] = 60
    """Seconds between two rounds in real time."""
    appear: Annotated[int, Field(ge=30, le=3600)] = 300
    """Seconds that players have to come to their table in real time; whoever doesn't forfeits the game."""


class TournamentRow(BaseModel):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    format: str
    size: int
    clock: WantedClock
    rated: bool
    status: str
    host: str | None
    """The host's name."""
    entrants: int
    most: int
    round: int
    rounds: int
    joined: bool
    """Whether you take part."""
    changed: float


class EntrantFacts(BaseModel):
    """Somebody who takes part. The name is empty if the account was deleted."""

    number: int
    name: str
    account: bool
    seed: int
    rating: int
    """At the start; 0 before."""
    status: str
    """`in`, `withdrawn` or `removed`."""


class PlaceFacts(BaseModel):
    """A seat in a game. `points` are what the game brought, once it is decided."""

    entrant: int
    rank: int | None
    forfeit: bool
    points: float | None


class TournamentGame(BaseModel):
    """A game of a round. A bye has one place and no table."""

    board: int
    leg: int
    """2 for the second game after a draw in an elimination."""
    table: str | None
    decided: str | None
    """How: `played`, `forfeit`, `no-show` or `bye`."""
    places: list[PlaceFacts]
    waiting_for: list[int]
    """The entrants who are to come, or to move."""
    until: float | None
    """When those who haven't come forfeit the game."""


class RoundFacts(BaseModel):
    """A round with its games."""

    number: int
    games: list[TournamentGame]


class StandingFacts(BaseModel):
    """Where an entrant stands. Equal ranks are ties. A tie-break that doesn't apply is `None`."""

    rank: int
    entrant: int
    points: float
    tie_breaks: list[float | None]


class TournamentPage(TournamentRow):
    """Everything about a tournament."""

    seq: int
    """Counts the changes."""
    now: float
    """The server's time."""
    options: dict[str, bool | int | str]
    pause: int
    appear: int
    next_at: float | None
    """When the next round begins."""
    suggested: int
    """How many rounds would be suggested now."""
    people: list[EntrantFacts]
    tie_breaks: list[str]
    standings: list[StandingFacts]
    draw: list[RoundFacts]
    you: int | None
    """Your number, if you take part or did."""
    yours: str | None
    """Your table, if you have a game to play."""
    hosting: bool
    """Whether you are the host."""


@router.get("/tournaments")
async def list_tournaments(person: Visitor, services: ServicesDep) -> list[TournamentRow]:
    """Tournaments to join, under way, and over: the latest of each."""
    mine = None if person is None else person.id
    rows = [
        row
        for statuses in ((OPEN,), (RUNNING,), (FINISHED, CANCELLED))
        for row in await services.tables.read(partial(store.listed, statuses=statuses, person=mine))
    ]
    return [
        TournamentRow(
            id=row.id,
            title=row.title,
            game=row.game,
            format=row.format,
            size=row.size,
            clock=plain(clocks.read(row.clock)),
            rated=row.rated,
            status=row.status,
            host=row.nickname,
            entrants=row.entrants,
            most=row.most,
            round=row.round,
            rounds=row.rounds,
            joined=bool(row.joined),
            changed=row.changed,
        )
        for row in rows
    ]


@router.post("/tournaments", status_code=201)
async def open_tournament(wanted: NewTournament, person: Host, services: ServicesDep) -> TournamentPage:
    """Open a tournament for others to join. You don't take part unless you join it as well."""
    values = wanted.model_dump()
    values["clock"] = msgspec.convert(values["clock"], Clock)
    id_ = await services.tournaments.create(person, Wanted(**values))
    return await _page(services, await services.tournaments.find(id_), person)


@router.get("/tournaments/{tournament}")
async def show_tournament(tournament: TournamentId, person: Visitor, services: ServicesDep) -> TournamentPage:
    """Everything about a tournament: entrants, rounds with their games, standings."""
    return await _page(services, await services.tournaments.find(tournament), person)


@router.put("/tournaments/{tournament}/entry")
async def join_tournament(tournament: TournamentId, person: Player, services: ServicesDep) -> TournamentPage:
    """Enter a tournament that hasn't begun."""
    return await _page(services, await services.tournaments.join(person, tournament), person)


@router.delete("/tournaments/{tournament}/entry")
async def withdraw(tournament: TournamentId, person: Player, services: ServicesDep) -> TournamentPage:
    """Withdraw. In a running tournament you forfeit your game, and the games to come."""
    return await _page(services, await services.tournaments.withdraw(person, tournament), person)


@router.post("/tournaments/{tournament}/start")
async def start_tournament(tournament: TournamentId, person: Host, services: ServicesDep) -> TournamentPage:
    """As the host, close the entries and begin."""
    return await _page(services, await services.tournaments.start(person, tournament), person)


@router.delete("/tournaments/{tournament}/entrants/{number}")
async def remove_entrant(
    tournament: TournamentId, number: EntrantNumber, person: Host, services: ServicesDep
) -> TournamentPage:
    """As the host, remove an entrant for good. In a running tournament they forfeit their games."""
    return await _page(services, await services.tournaments.remove(person, tournament, number), person)


class Forfeit(Body):
    """A game, and the entrant who forfeits it."""

    round: Annotated[int, Field(ge=1, le=100)]
    board: Annotated[int, Field(ge=1, le=100)]
    entrant: Annotated[int, Field(ge=1, le=10_000)]


@router.post("/tournaments/{tournament}/forfeits")
async def forfeit_game(
    tournament: TournamentId, wanted: Forfeit, person: Host, services: ServicesDep
) -> TournamentPage:
    """As the host, declare that an entrant forfeits a game that isn't decided yet."""
    found = await services.tournaments.forfeit(person, tournament, wanted.round, wanted.board, wanted.entrant)
    return await _page(services, found, person)


@router.delete("/tournaments/{tournament}")
async def cancel_tournament(tournament: TournamentId, person: Host, services: ServicesDep) -> TournamentPage:
    """As the host, cancel a tournament. Games under way may be played on, for nothing."""
    return await _page(services, await services.tournaments.cancel(person, tournament), person)


async def _page(services: Services, found: Tournament, person: Person | None) -> TournamentPage:
    waiting = await following.waiting_for(services.tables, found)
    entry = found.entry_of(None if person is None else person.id)
    host = next((one.name for one in found.entrants if one.person == found.host and found.host), None)
    if host is None and found.host is not None:
        host = await services.tables.read(lambda connection: store.name_of(connection, found.host or ""))
    playing = found.playing
    return TournamentPage(
        id=found.id,
        title=found.title,
        game=found.game,
        format=found.format,
        size=found.size,
        clock=plain(found.clock),
        rated=found.rated,
        status=found.status,
        host=host,
        entrants=len(playing),
        most=found.most,
        round=found.round,
        rounds=found.rounds,
        joined=entry is not None and entry.plays,
        changed=found.created,
        seq=found.seq,
        now=services.entropy.now(),
        options=found.options,
        pause=found.pause,
        appear=found.appear,
        next_at=found.next_at,
        suggested=number_of_rounds(found.format, max(2, len(playing)), found.size, 2, found.rounds),
        people=[
            EntrantFacts(
                number=one.number,
                name=one.name,
                account=one.account,
                seed=one.seed,
                rating=one.rating,
                status=one.status,
            )
            for one in found.entrants
            if one.plays or one.seed
        ],
        tie_breaks=list(TIE_BREAKS[found.format]),
        standings=[
            StandingFacts(
                rank=row.rank,
                entrant=row.entrant,
                points=_number(row.points),
                tie_breaks=[None if value is None else _number(value) for value in row.tie_breaks],
            )
            for row in standings(found)
        ]
        if found.round
        else [],
        draw=[
            RoundFacts(number=number, games=[_game(found, game, waiting) for game in found.games_of(number)])
            for number in range(1, found.round + 1)
        ],
        you=None if entry is None else entry.number,
        yours=None if entry is None or not entry.plays else following.table_of(found, entry.number),
        hosting=person is not None and found.host == person.id,
    )


def _game(found: Tournament, game: Game, waiting: dict[str, following.Waiting]) -> TournamentGame:
    points = game.points()
    waits = waiting.get(game.table or "", following.Waiting())
    return TournamentGame(
        board=game.board,
        leg=game.leg,
        table=game.table,
        decided=game.decided,
        places=[
            PlaceFacts(
                entrant=place.entrant,
                rank=place.rank,
                forfeit=place.forfeit,
                points=None if place.entrant not in points else _number(Fraction(points[place.entrant], WIN)),
            )
            for place in game.places
        ],
        waiting_for=[game.entrants[seat] for seat in waits.seats],
        until=None if not waits.to_come or found.by_days else (game.made or 0.0) + found.appear,
    )


def _number(value: Fraction) -> Any:
    return round(float(value), 2)
