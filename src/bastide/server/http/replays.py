"""Routes about earlier positions: steps of a stream, plies of a finished game, game records, uploads, playing on."""

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field, StringConstraints

from bastide import words
from bastide.core.audience import Viewer
from bastide.server.errors import RequestError
from bastide.server.http.bodies import MOST_TEXT, AgainstBotsBody, Body, plain
from bastide.server.http.dependencies import (
    PLAIN_TEXT,
    REFUSALS,
    Host,
    InLanguage,
    SeatQuery,
    ServicesDep,
    Step,
    TableId,
    Visitor,
)
from bastide.server.http.tables import TableFacts, table_facts
from bastide.server.services import Services
from bastide.server.store.people import Person
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.preview import after_line
from bastide.server.tables.updates import encode, scores, seat_frames, update, without_words_of

router = APIRouter(prefix="/api", responses=REFUSALS)


Names = Annotated[list[Annotated[str, StringConstraints(max_length=60)]], Query(max_length=16, default_factory=list)]
Mover = Annotated[int, Query(ge=0, le=15)]
Line = Annotated[list[Annotated[str, StringConstraints(max_length=60)]], Query(max_length=100, default_factory=list)]


def viewing_as(live: LiveTable, person: Person | None, seat: int | None) -> Viewer:
    """Return the viewer: your own seat, a spectator, or after the end any seat."""
    if seat is None:
        return None
    if not 0 <= seat < len(live.seats):
        raise RequestError("no-such-seat", status=404, seats=len(live.seats))
    if live.status != OVER and (person is None or live.seats[seat].person != person.id):
        raise RequestError("not-your-seat", status=403)
    return seat


@router.get("/tables/{table}/steps/{step}")
async def step(
    table: TableId, step: Step, person: Visitor, services: ServicesDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """The update at a number of a viewer's stream: the table as it was then."""
    then, viewer = await _table_at(services, table, step, person, seat)
    news = update(then, viewer, step - 1)
    blocked = None if person is None else await services.relations.blocked_by(person.id)
    shown = without_words_of(then, viewer, news, blocked) if blocked else news
    return dict(msgspec.json.decode(encode(shown)))


@router.get("/tables/{table}/steps/{step}/drawing", responses=PLAIN_TEXT)
async def drawing(
    table: TableId,
    step: Step,
    person: Visitor,
    services: ServicesDep,
    name: Names,
    language: InLanguage = "en",
    seat: SeatQuery = None,
) -> PlainTextResponse:
    """The table at that number as plain text, for screen readers and terminals.

    A `name` for each seat replaces the stored ones: bots have names in every language.
    """
    then, viewer = await _table_at(services, table, step, person, seat)
    if then.match is None:  # the game had not begun
        live = await services.tables.table(table)
        raise RequestError("no-such-step", status=404, last=len(live.streams[viewer]))
    known = [frame.name or words.player(number, language) for number, frame in enumerate(seat_frames(then))]
    names = name if len(name) == len(known) else known
    return PlainTextResponse(words.drawing(then.game, then.state.view(viewer), language, names=names))


async def _table_at(
    services: Services, table: str, step: int, person: Person | None, seat: int | None
) -> tuple[LiveTable, Viewer]:
    """Return the table at a number of a viewer's stream, and the viewer."""
    live = await services.tables.table(table)
    viewer = viewing_as(live, person, seat)
    if not 1 <= step <= len(live.streams[viewer]):
        raise RequestError("no-such-step", status=404, last=len(live.streams[viewer]))
    return await services.past.table_at(table, live.sequence_of(viewer, step)), viewer


class PlyFacts(BaseModel):
    """A step of a finished game."""

    ply: int
    plies: int
    player: int | None
    move: str | None
    view: dict[str, Any]
    scores: list[dict[str, Any]]
    to_act: list[int]
    """The seats that owe a decision; none if the game is over."""
    dealt: bool = False
    """Whether hidden cards of an uploaded position are shown as they might be; playing on deals them anew."""


@router.get("/tables/{table}/plies/{ply}")
async def ply(table: TableId, ply: Step, services: ServicesDep, seat: SeatQuery = None) -> PlyFacts:
    """The position after a ply of a finished game, as seen from any seat."""
    then = await services.past.at_ply(table, ply)
    journal, state = then.journal, then.state
    if seat is not None and seat >= state.players:
        raise RequestError("no-such-seat", status=404, seats=state.players)
    moved = journal.plies[ply - 1] if 0 < ply <= len(journal.plies) else None
    return PlyFacts(
        ply=then.ply,
        plies=len(journal.plies),
        player=None if moved is None else moved.player,
        move=None if moved is None else moved.move,
        view=plain(state.view(seat)),
        scores=scores(state),
        to_act=list(state.to_act),
        dealt=bool(journal.start is not None and journal.setup and not journal.plies),
    )


@router.get("/tables/{table}/plies/{ply}/position")
async def position(table: TableId, ply: Step, services: ServicesDep) -> dict[str, Any]:
    """The position after a ply of a finished game as JSON, for the scorer. An uploaded one keeps its open cards."""
    then = await services.past.at_ply(table, ply)
    if then.journal.start is not None and ply == 0:
        return dict(then.journal.start)
    return then.state.position()


@router.get("/tables/{table}/plies/{ply}/line")
async def line(
    table: TableId, ply: Step, player: Mover, services: ServicesDep, move: Line, seat: SeatQuery = None
) -> PlyFacts:
    """The position that a player's other `move`s would have led to after a ply of a finished game.

    It stops before the first move that needs chance.
    """
    then = await services.past.at_ply(table, ply)
    if max(seat or 0, player) >= then.state.players:
        raise RequestError("no-such-seat", status=404, seats=then.state.players)
    after = after_line(then.state, player, move)
    return PlyFacts(
        ply=then.ply,
        plies=len(then.journal.plies),
        player=player,
        move=move[-1] if move else None,
        view=plain(after.view(seat)),
        scores=scores(after),
        to_act=list(after.to_act),
    )


@router.get("/tables/{table}/journal")
async def journal(table: TableId, services: ServicesDep) -> Response:
    """Download the record of a finished game, with its secret, for `bastide verify` and `bastide replay`."""
    text = await asyncio.to_thread((await services.tables.finished_journal(table)).dumps)
    disposition = {"content-disposition": f'attachment; filename="bastide-{table}.json"'}
    return Response(text, media_type="application/json", headers=disposition)


class Upload(Body):
    """The text of a game record."""

    journal: Annotated[str, Field(max_length=MOST_TEXT)]


@router.post("/journals", status_code=201)
async def upload(wanted: Upload, person: Host, services: ServicesDep) -> TableFacts:
    """Upload a game record to view it and play on from it."""
    return table_facts(await services.factory.upload(person, wanted.journal), person)


class UploadedPosition(Body):
    """A position: the text of its file, or the same as an object."""

    position: Annotated[str, Field(max_length=MOST_TEXT)] | dict[str, Any]


@router.post("/positions", status_code=201)
async def upload_position(wanted: UploadedPosition, person: Host, services: ServicesDep) -> TableFacts:
    """Upload a position to view it and play on from it. Playing on deals what it leaves open."""
    return table_facts(await services.factory.show_position(person, wanted.position), person)


class PlayOn(AgainstBotsBody):
    """From which ply to play on."""

    ply: Annotated[int, Field(ge=0, le=1_000_000)]


@router.post("/tables/{table}/play-on", status_code=201)
async def play_on(table: TableId, wanted: PlayOn, person: Host, services: ServicesDep) -> TableFacts:
    """Create a table against bots that begins at a ply of a finished or uploaded game."""
    return table_facts(await services.factory.play_on(person, table, wanted.ply, wanted.against()), person)
