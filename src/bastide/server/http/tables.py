"""Routes about tables: create, list, join, leave, seat bots, start, cancel, rematch. Playing is up to the socket."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, Field, field_validator

from bastide.core import registry
from bastide.server.errors import RequestError
from bastide.server.http.bodies import Body, NonceHash, OptionValue, WantedSeat, plain
from bastide.server.http.dependencies import (
    REFUSALS,
    Host,
    Player,
    SeatNumber,
    ServicesDep,
    TableId,
    Visitor,
)
from bastide.server.people.profiles import Rating
from bastide.server.people.ratings import Skill, is_provisional
from bastide.server.people.results import unrated
from bastide.server.services import Services
from bastide.server.store.people import Person
from bastide.server.tables import commands, hosting, lobby
from bastide.server.tables.clocks import Clock
from bastide.server.tables.creation import ME_AS
from bastide.server.tables.live import OPEN, OVER, SEALING, LiveTable
from bastide.server.tables.seats import Seat
from bastide.server.tables.timeouts import ABSENT_SECONDS
from bastide.server.tables.updates import seat_frames

router = APIRouter(prefix="/api", responses=REFUSALS)
MOST_STARTING = 10
"""How many tables about to start are looked at closely, for a list."""


class BankClock(Body):
    """A time bank, plus seconds added each turn after the first."""

    kind: Literal["bank"]
    seconds: Annotated[int, Field(ge=1, le=24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class DaysClock(Body):
    """A number of days for each turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


WantedClock = BankClock | DaysClock


class NewTable(Body):
    """A new table. Seats are `me`, `me:<name>` on a shared device, `open` or `bot:<name>`."""

    game: Annotated[str, Field(max_length=40)]
    preset: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}  # noqa: RUF012 (pydantic copies it)
    seats: Annotated[list[WantedSeat], Field(min_length=1, max_length=10)]
    nonce_hash: NonceHash
    public: bool | None = None
    """Whether the lobby shows it; by default, if not everybody plays on your device."""
    clock: WantedClock | None = None
    hints: bool | None = None
    """Whether players may ask for hints, which makes the game unrated; by default only if you are the only person."""
    rated: bool = True
    """Whether it counts for the ratings, if it can: see `unrated` in the answer."""
    components: dict[str, Any] | None = None


class SeatFacts(BaseModel):
    """Who sits at a seat."""

    kind: str
    name: str | None
    bot: str | None = None
    hash: str | None = None
    ready: bool = False
    stand_in: str | None = None
    left: bool = False
    resigned: bool = False


class InviteeFacts(BaseModel):
    """A person who was invited by name."""

    name: str
    declined: bool


class TableFacts(BaseModel):
    """What is known about a table without looking at the game."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    own_components: bool
    titles: dict[str, str]
    """Names from custom components, by id."""
    status: str
    public: bool
    rated: bool
    """Whether it counts for the ratings as it stands."""
    unrated: str | None
    """Why it doesn't count for the ratings; `casual` if the host chose so."""
    host: str
    commitment: str
    clock: WantedClock | None
    hints: bool
    """Whether players may ask for hints."""
    seats: list[SeatFacts]
    yours: list[int]
    """Your seats."""
    invited: list[InviteeFacts]
    """The people who were invited by name and have no seat yet."""
    invitation: bool
    """Whether you are invited by name and haven't answered."""
    removed: bool
    """Whether the host removed you. You can sit down again only if you are invited by name."""
    rematch: str | None = None
    """The table of the rematch."""
    frozen: str | None = None
    tournament: str | None = None
    """The tournament that it is a game of."""


def table_facts(live: LiveTable, person: Person | None) -> TableFacts:
    """Return what a person may know about a table without looking at the game."""
    room = live.room
    return TableFacts(
        id=live.facts.id,
        game=live.facts.game,
        options=live.facts.options,
        own_components=live.facts.components is not None,
        titles=dict(live.game.titles),
        status=live.status,
        public=live.facts.public,
        rated=(reason := unrated(live)) is None,
        unrated=reason,
        host=live.facts.host,
        commitment=live.commitment(),
        clock=plain(live.facts.clock),
        hints=live.facts.hints,
        seats=[plain(seat) for seat in seat_frames(live)],
        yours=[] if person is None else [number for number, seat in enumerate(live.seats) if seat.person == person.id],
        invited=[InviteeFacts(name=one.name, declined=one.declined) for one in room.invited.values()],
        invitation=person is not None and room.awaits(person.id),
        removed=person is not None and person.id in room.removed,
        rematch=live.rematch,
        frozen=live.frozen,
        tournament=live.facts.tournament,
    )


@router.post("/tables", status_code=201)
async def make_table(wanted: NewTable, person: Host, services: ServicesDep) -> TableFacts:
    """Create a table. The game starts when all seats are taken and all nonces opened."""
    options = {**(registry.find(wanted.game).preset(wanted.preset) if wanted.preset else {}), **wanted.options}
    names = [seat.removeprefix(ME_AS) for seat in wanted.seats if seat.startswith(ME_AS)]
    await services.accounts.check_names(person, names)
    live = await services.factory.make_table(
        person,
        wanted.game,
        options,
        wanted.seats,
        wanted.nonce_hash,
        public=wanted.public,
        clock=None if wanted.clock is None else msgspec.convert(wanted.clock.model_dump(), Clock),
        hints=wanted.hints,
        rated=wanted.rated,
        components=wanted.components,
    )
    return table_facts(live, person)


class Placed(BaseModel):
    """How a seat did in a finished game. Equal ranks are ties. Players who left rank last, whatever their points.

    Rank 0: the game was abandoned and has no result.
    """

    rank: int
    points: int
    left: bool


class TableHost(BaseModel):
    """The host of a table, with their rating in its game."""

    name: str
    rating: Rating | None


class TableRow(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: str
    public: bool
    created: float
    changed: float
    offered: bool
    """Whether the lobby shows it: an open or running public table with players present in the last hour, or the last
    week if the clock counts days."""
    your_turn: bool
    """Whether your table waits for you: for a move, or to open your nonce so that the game can start."""
    rated: bool
    """Whether it counts for the ratings, as far as is known before the end."""
    host: TableHost
    clock: WantedClock | None
    seats: list[SeatFacts]
    result: list[Placed] | None
    """How each seat of a finished game did; `None` for an uploaded game record."""
    early: str | None = None
    """Why a finished game ended before its end."""

    @field_validator("host", mode="before")
    @classmethod
    def _with_shown_rating(cls, host: Mapping[str, Any]) -> Mapping[str, Any]:
        """Turn the stored rating of a row of `lobby.described` into the one that people read."""
        if host["mu"] is None:
            return {"name": host["name"], "rating": None}
        skill, games = Skill(host["mu"], host["sigma"]), host["games"]
        shown = {"rating": skill.shown, "spread": skill.spread, "games": games, "provisional": is_provisional(games)}
        return {"name": host["name"], "rating": shown}


@router.get("/tables")
async def list_tables(person: Visitor, services: ServicesDep, mine: bool = False) -> list[TableRow]:
    """Public tables to join or watch, or with `mine` your own, with 'your turn' marks."""
    if mine and person is None:
        raise RequestError("who-are-you", status=401)
    return await table_rows(services, person, mine=mine)


async def table_rows(services: Services, person: Person | None, *, mine: bool) -> list[TableRow]:
    """Return the tables that the lobby shows to a person, or the person's own."""
    now, whose = services.entropy.now(), None if person is None else person.id
    rows = await services.tables.read(lambda connection: lobby.listed(connection, whose, now, mine=mine))
    # A game may have just ended: don't list it as over without its winner.
    unsettled = [row["id"] for row in rows if row["status"] == OVER and row["seats"] and row["result"] is None]
    if unsettled:
        await services.recorder.count_all(unsettled)
        rows = await services.tables.read(lambda connection: lobby.listed(connection, whose, now, mine=mine))
    for row in [row for row in rows if mine and _is_full(row)][:MOST_STARTING]:
        live = await services.tables.table(row["id"])
        row["your_turn"] = any(seat.person == whose and _delays(seat, live.status) for seat in live.seats)
    return [TableRow(**row) for row in rows]


def _is_full(row: Mapping[str, Any]) -> bool:
    """Whether a table that hasn't started has no open seat."""
    return row["status"] in (OPEN, SEALING) and all(seat["kind"] != "open" for seat in row["seats"])


def _delays(seat: Seat, status: str) -> bool:
    """Whether a table can't start before the player here has promised or opened a nonce."""
    return seat.hash is None or (status == SEALING and seat.nonce is None)


@router.get("/tables/{table}")
async def show_table(table: TableId, person: Visitor, services: ServicesDep) -> TableFacts:
    """What is known about a table without looking at the game, and who sits there."""
    live = await services.tables.table(table)
    facts = table_facts(live, person)
    by = None if live.rematch_by is None else live.seats[live.rematch_by].person
    blocked = () if person is None or by is None else await services.relations.blocked_by(person.id)
    return facts.model_copy(update={"rematch": None}) if by in blocked else facts


@router.delete("/tables/{table}")
async def cancel_table(table: TableId, person: Host, services: ServicesDep) -> TableFacts:
    """Cancel your table before the start. Everybody there is told."""
    return table_facts(await services.tables.command(table, lambda live: hosting.cancel(live, person.id)), person)


class Sitting(Body):
    """The promise of a nonce."""

    nonce_hash: NonceHash


@router.put("/tables/{table}/seats/{seat}")
async def sit(table: TableId, seat: SeatNumber, wanted: Sitting, person: Player, services: ServicesDep) -> TableFacts:
    """Sit down, with the hash of a nonce that only you know."""
    blockers = await services.relations.blockers_of(person.id)
    return table_facts(
        await services.tables.command(
            table, lambda live: commands.sit(live, seat, person.id, person.nickname, wanted.nonce_hash, blockers)
        ),
        person,
    )


@router.delete("/tables/{table}/seats/{seat}")
async def stand(table: TableId, seat: SeatNumber, person: Player, services: ServicesDep) -> TableFacts:
    """Leave before the start. The host may also remove another player or a bot."""
    return table_facts(await services.tables.command(table, lambda live: commands.stand(live, seat, person.id)), person)


class SeatedBot(Body):
    """A bot that plays the table's game, by its id."""

    bot: Annotated[str, Field(max_length=40)]


@router.put("/tables/{table}/seats/{seat}/bot")
async def seat_bot(
    table: TableId, seat: SeatNumber, wanted: SeatedBot, person: Host, services: ServicesDep
) -> TableFacts:
    """Put a bot into an open seat before the start, or exchange the bot there. Only the host may."""
    await services.tables.read(lambda connection: services.quotas.admit_bots(connection, person))
    return table_facts(
        await services.tables.command(
            table, lambda live: commands.seat_bot(live, seat, person.id, wanted.bot, services.entropy)
        ),
        person,
    )


class OpenedNonce(Body):
    """A nonce, 16 to 64 bytes in hexadecimal."""

    nonce: Annotated[str, Field(pattern=r"^(?:[0-9a-f]{2}){16,64}$")]


@router.put("/tables/{table}/seats/{seat}/nonce")
async def open_nonce(
    table: TableId, seat: SeatNumber, wanted: OpenedNonce, person: Player, services: ServicesDep
) -> TableFacts:
    """Open your nonce, once all seats are taken."""
    return table_facts(
        await services.tables.command(table, lambda live: commands.open_nonce(live, seat, person.id, wanted.nonce)),
        person,
    )


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, wanted: Sitting, person: Player, services: ServicesDep) -> TableFacts:
    """Ask for a rematch. The first player to ask creates the table; the others find it and sit down."""
    return table_facts(await services.factory.rematch(person, table, wanted.nonce_hash), person)


class Attendance(BaseModel):
    """For how many seconds a player has been disconnected, and whether that counts as absent.

    `waited`: for how many seconds the others have waited for their decision. A player who is there but `stalled` can be
    replaced like an absent one.
    """

    seat: int
    away: int
    absent: bool
    waited: int
    stalled: bool


@router.get("/tables/{table}/attendance")
async def attendance(table: TableId, services: ServicesDep) -> list[Attendance]:
    """Which players of a running game are connected, and how long the others have been away."""
    attendance = await services.presence.attendance(await services.tables.table(table))
    return [
        Attendance(
            seat=seat,
            away=round(how.away),
            absent=how.away > ABSENT_SECONDS,
            waited=round(how.waited),
            stalled=how.stalls,
        )
        for seat, how in attendance.items()
    ]
