"""The HTTP part of the server, described by its OpenAPI document. Playing itself goes over the socket."""

import asyncio
import logging
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import StringConstraints

from bastide import words
from bastide.core import registry
from bastide.core.audience import Viewer
from bastide.core.documents import component_file
from bastide.server import commands, models
from bastide.server.absence import ABSENT_SECONDS
from bastide.server.clocks import Clock
from bastide.server.frames import Refused
from bastide.server.games_offered import game_facts
from bastide.server.guard import Sessions
from bastide.server.house import House
from bastide.server.lessons import lesson
from bastide.server.live import OVER, LiveTable
from bastide.server.problems import language_of
from bastide.server.results import unrated
from bastide.server.store import people, tables
from bastide.server.store.people import ACCOUNT, Person
from bastide.server.updates import scores, seat_frames, update

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Problem, "description": text}
    for status, text in {
        400: "The request cannot be read.",
        401: "Nobody is signed in.",
        403: "Not allowed.",
        404: "There is no such thing.",
        409: "Not possible now.",
        413: "Too large.",
        422: "A value does not fit.",
        429: "Too many requests.",
    }.items()
}
_logger = logging.getLogger("bastide.server")
_text: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}
router = APIRouter(prefix="/api", responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{4,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Language = Annotated[str, Path(max_length=20)]
InLanguage = Annotated[str, Query(max_length=20)]
Step = Annotated[int, Path(ge=0, le=1_000_000)]


async def house_of(request: Request) -> House:
    """The house that the application belongs to."""
    house: House = request.app.state.house
    return house


def sessions_of(request: Request) -> Sessions:
    """Who knows who is asking."""
    sessions: Sessions = request.app.state.sessions
    return sessions


def may(scope: str) -> Any:
    """A dependency: the person asking, if that may be done in their name."""

    async def person(request: Request) -> Person:
        return await sessions_of(request).require(request, scope)

    return Depends(person)


TheHouse = Annotated[House, Depends(house_of)]
Player = Annotated[Person, may("play")]
Host = Annotated[Person, may("host")]
Owner = Annotated[Person, may(ACCOUNT)]


async def visitor(request: Request) -> Person | None:
    """Who is asking, if anybody."""
    return await sessions_of(request).who(request)


Visitor = Annotated[Person | None, Depends(visitor)]

# People


@router.post("/guests", status_code=201)
async def become_guest(request: Request, response: Response, guest: models.NewGuest, house: TheHouse) -> models.Me:
    """Play at once with a nickname: sets a signed cookie."""
    person = await house.new_guest(guest.nickname)
    await sessions_of(request).begin(person, request, response)
    return me_facts(person)


@router.get("/me")
async def me(person: Annotated[Person, may("watch")]) -> models.Me:
    """Who am I, and what may I do?"""
    return me_facts(person)


def me_facts(person: Person) -> models.Me:
    """What somebody may know about himself."""
    return models.Me(id=person.id, nickname=person.nickname, scopes=list(person.scopes), account=person.account)


@router.put("/me")
async def rename(guest: models.NewGuest, person: Owner, house: TheHouse) -> models.Me:
    """Take another nickname; seats already taken keep the old one. An account's must be its own."""
    return me_facts(await house.accounts.rename(person, guest.nickname))


@router.post("/tokens", status_code=201)
async def make_token(wanted: models.NewToken, person: Owner, house: TheHouse) -> models.FreshToken:
    """A token for a program, with scopes; it is shown this once."""
    token_id, token = await house.new_token(person, wanted.name, wanted.scopes)
    return models.FreshToken(id=token_id, token=token, name=wanted.name, scopes=list(wanted.scopes))


@router.get("/tokens")
async def my_tokens(person: Owner, house: TheHouse) -> list[models.Token]:
    """The own tokens, without what would let one use them."""
    rows = await house.desk.read(lambda connection: people.tokens_of(connection, person.id))
    return [models.Token(**row) for row in rows]


@router.delete("/tokens/{token}", status_code=204)
async def remove_token(token: Annotated[str, Path(max_length=32)], person: Owner, house: TheHouse) -> None:
    """Take a token away."""
    if not await house.writer.write(lambda connection: people.remove_token(connection, person.id, token)):
        raise Refused("no-such-token", "You have no such token.", status=404)


# Games


@router.get("/games")
async def games(language: InLanguage = "en") -> list[models.GameFacts]:
    """The installed games with their options, presets and bots; one that cannot be described is left out."""
    described = []
    for name in registry.list_games():
        try:
            described.append(game_facts(name, language))
        except words.MissingText:
            _logger.exception("the game %s has not all of its texts and is not offered", name)
    return described


@router.get("/games/{game}/rules")
async def rules(game: Annotated[str, Path(max_length=40)], language: InLanguage = "en") -> list[models.RuleSection]:
    """The numbered rules of a game, with examples and lists of its cards."""
    kind = registry.find(game)
    return [
        models.RuleSection(
            heading=section.heading,
            rules=[models.Rule(id=id_, text=text) for id_, text in section.rules],
            notes=[models.RuleNote(title=note.title, text=note.help) for note in section.notes],
        )
        for section in words.full_rules(kind, language)
    ]


@router.post("/games/{game}/components")
async def check_components(
    game: Annotated[str, Path(max_length=40)], wanted: models.ComponentFile, request: Request
) -> models.CheckedComponents:
    """Check a component file before a table is made with it; sentences are in the language that the request accepts."""
    made = await asyncio.to_thread(lambda: registry.make(game, components=component_file(wanted.text)))
    warnings = [words.error(warning, language_of(request), made) for warning in made.component_warnings()]
    return models.CheckedComponents(warnings=warnings)


@router.get("/games/{game}/tutorial")
async def tutorial(game: Annotated[str, Path(max_length=40)], language: InLanguage = "en") -> models.Lesson:
    """A first lesson in a game: every step with its words, its table and what the learner is asked to do."""
    return lesson(registry.find(game), language)


@router.post("/games/{game}/tutorial/play-on", status_code=201)
async def leave_lesson(
    game: Annotated[str, Path(max_length=40)], wanted: models.LeaveLesson, person: Host, house: TheHouse
) -> models.TableFacts:
    """A new table against bots that begins at a step of a game's lesson."""
    return table_facts(await house.leave_lesson(person, registry.find(game), wanted), person)


@router.get("/texts/{language}", responses=_text)
async def shared_texts(language: Language) -> PlainTextResponse:
    """The Fluent file with the words that all games share."""
    return PlainTextResponse(words.source_file(None, language))


@router.get("/games/{game}/texts/{language}", responses=_text)
async def game_texts(game: Annotated[str, Path(max_length=40)], language: Language) -> PlainTextResponse:
    """The Fluent file with the words of a game; empty if it has none in that language."""
    return PlainTextResponse(words.source_file(registry.find(game), language))


# Tables


@router.post("/tables", status_code=201)
async def make_table(wanted: models.NewTable, person: Host, house: TheHouse) -> models.TableFacts:
    """Make a table. It starts by itself when all seats are taken and all nonces opened."""
    options = {**(registry.find(wanted.game).preset(wanted.preset) if wanted.preset else {}), **wanted.options}
    live = await house.make_table(
        person,
        wanted.game,
        options,
        wanted.seats,
        wanted.nonce_hash,
        public=wanted.public,
        clock=None if wanted.clock is None else msgspec.convert(wanted.clock.model_dump(), Clock),
        components=wanted.components,
    )
    return table_facts(live, person)


@router.get("/tables")
async def list_tables(person: Visitor, house: TheHouse, mine: bool = False) -> list[models.TableRow]:
    """Public tables that one can join or watch, or with `mine` the own ones with 'your turn' marks."""
    if mine and person is None:
        raise Refused("who-are-you", "Say who you are first: POST /api/guests with a nickname.", status=401)
    whose = person.id if mine and person is not None else None
    now = house.entropy.now()
    rows = await house.desk.read(lambda connection: tables.listed(connection, whose, now))
    # A game may have ended a moment ago: whoever reads that it is over reads who won, too.
    unsettled = [row["id"] for row in rows if row["status"] == OVER and row["seats"] and row["result"] is None]
    if unsettled:
        await house.memory.count_all(unsettled)
        rows = await house.desk.read(lambda connection: tables.listed(connection, whose, now))
    return [models.TableRow(**row) for row in rows]


@router.get("/tables/{table}")
async def show_table(table: TableId, person: Visitor, house: TheHouse) -> models.TableFacts:
    """What is settled about a table, and who sits there."""
    return table_facts(await house.desk.table(table), person)


@router.put("/tables/{table}/seats/{seat}")
async def sit(
    table: TableId, seat: SeatNumber, wanted: models.Sitting, person: Player, house: TheHouse
) -> models.TableFacts:
    """Sit down, with the hash of a nonce that only you know."""
    return table_facts(
        await house.desk.command(
            table, lambda live: commands.sit(live, seat, person.id, person.nickname, wanted.nonce_hash)
        ),
        person,
    )


@router.delete("/tables/{table}/seats/{seat}")
async def stand(table: TableId, seat: SeatNumber, person: Player, house: TheHouse) -> models.TableFacts:
    """Leave before the start; the host may also ask another to leave."""
    return table_facts(await house.desk.command(table, lambda live: commands.stand(live, seat, person.id)), person)


@router.put("/tables/{table}/seats/{seat}/nonce")
async def open_nonce(
    table: TableId, seat: SeatNumber, wanted: models.OpenedNonce, person: Player, house: TheHouse
) -> models.TableFacts:
    """Open your nonce, once all seats are taken."""
    return table_facts(
        await house.desk.command(table, lambda live: commands.open_nonce(live, seat, person.id, wanted.nonce)),
        person,
    )


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: TableId, wanted: models.Sitting, person: Player, house: TheHouse) -> models.TableFacts:
    """The same game once more. The first who asks makes the table, the others find it and sit down."""
    return table_facts(await house.rematch(person, table, wanted.nonce_hash), person)


@router.post("/tables/{table}/play-on", status_code=201)
async def play_on(table: TableId, wanted: models.PlayOn, person: Host, house: TheHouse) -> models.TableFacts:
    """A new table against bots that begins where a finished or uploaded game once was."""
    return table_facts(await house.play_on(person, table, wanted), person)


@router.get("/tables/{table}/attendance")
async def attendance(table: TableId, house: TheHouse) -> list[models.Attendance]:
    """Who of the people in a running game is connected, and who has been away for how long."""
    away = await house.presence.away(await house.desk.table(table))
    return [
        models.Attendance(seat=seat, away=round(seconds), absent=seconds > ABSENT_SECONDS)
        for seat, seconds in away.items()
    ]


# Looking back


def eyes(live: LiveTable, person: Person | None, seat: int | None) -> Viewer:
    """Through whose eyes somebody may look: the own, a spectator's, after the end anybody's."""
    if seat is None:
        return None
    if not 0 <= seat < len(live.seats):
        raise Refused("no-such-seat", f"The table has {len(live.seats)} seats, counted from 0.", status=404)
    if live.status != OVER and (person is None or live.seats[seat].person != person.id):
        raise Refused("not-your-seat", "You can look through another's eyes when the game is over.", status=403)
    return seat


SeatQuery = Annotated[int | None, Query(ge=0, le=15)]


@router.get("/tables/{table}/steps/{step}")
async def step(table: TableId, step: Step, person: Visitor, house: TheHouse, seat: SeatQuery = None) -> dict[str, Any]:
    """The update that a viewer had at a number of his stream: the table as it was then."""
    then, viewer = await _table_at(house, table, step, person, seat)
    return dict(models.plain(update(then, viewer, step - 1)))


Names = Annotated[list[Annotated[str, StringConstraints(max_length=60)]], Query(max_length=16, default_factory=list)]


@router.get("/tables/{table}/steps/{step}/drawing", responses=_text)
async def drawing(
    table: TableId,
    step: Step,
    person: Visitor,
    house: TheHouse,
    name: Names,
    language: InLanguage = "en",
    seat: SeatQuery = None,
) -> PlainTextResponse:
    """The table at that number as plain text, for those who read it rather than look at it.

    A `name` for each seat says what the reader calls those who sit there: bots have names in every language.
    """
    then, viewer = await _table_at(house, table, step, person, seat)
    if then.match is None:
        raise Refused("no-such-step", "The game had not begun at that step: there is nothing to draw.", status=404)
    known = [frame.name or words.player(number, language) for number, frame in enumerate(seat_frames(then))]
    names = name if len(name) == len(known) else known
    return PlainTextResponse(words.drawing(then.game, then.state.view(viewer), language, names=names))


async def _table_at(
    house: House, table: str, step: int, person: Person | None, seat: int | None
) -> tuple[LiveTable, Viewer]:
    """The table at a number of a viewer's stream, and the viewer."""
    live = await house.desk.table(table)
    viewer = eyes(live, person, seat)
    if not 1 <= step <= len(live.streams[viewer]):
        raise Refused("no-such-step", f"The steps are 1 to {len(live.streams[viewer])}.", status=404)
    return await house.desk.table_at(table, live.sequence_of(viewer, step)), viewer


@router.get("/tables/{table}/plies/{ply}")
async def ply(table: TableId, ply: Step, house: TheHouse, seat: SeatQuery = None) -> models.PlyFacts:
    """The position after a ply of a finished game, through anybody's eyes."""
    journal = await house.finished_journal(table)
    state = journal.fold(min(ply, len(journal.plies)))
    if seat is not None and seat >= state.players:
        raise Refused("no-such-seat", f"The game has {state.players} seats, counted from 0.", status=404)
    moved = journal.plies[ply - 1] if 0 < ply <= len(journal.plies) else None
    return models.PlyFacts(
        ply=min(ply, len(journal.plies)),
        plies=len(journal.plies),
        player=None if moved is None else moved.player,
        move=None if moved is None else moved.move,
        view=models.plain(state.view(seat)),
        scores=scores(state),
        to_act=list(state.to_act),
        dealt=bool(journal.start is not None and journal.setup and not journal.plies),
    )


@router.get("/tables/{table}/journal")
async def journal(table: TableId, house: TheHouse) -> Response:
    """The journal of a finished game, with everything opened, for `bastide verify` and `bastide replay`."""
    text = (await house.finished_journal(table)).dumps()
    disposition = {"content-disposition": f'attachment; filename="bastide-{table}.json"'}
    return Response(text, media_type="application/json", headers=disposition)


@router.post("/journals", status_code=201)
async def upload(wanted: models.Upload, person: Host, house: TheHouse) -> models.TableFacts:
    """Upload a journal to look at it, and to play on from it."""
    return table_facts(await house.upload(person, wanted.journal), person)


@router.post("/positions", status_code=201)
async def upload_position(wanted: models.UploadedPosition, person: Host, house: TheHouse) -> models.TableFacts:
    """Upload a position to look at it, and to play on from it. What it leaves open is dealt when somebody does."""
    return table_facts(await house.show_position(person, wanted.position), person)


def table_facts(live: LiveTable, person: Person | None) -> models.TableFacts:
    """What somebody may know about a table without looking at the game."""
    return models.TableFacts(
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
        clock=models.plain(live.facts.clock),
        seats=[models.plain(seat) for seat in seat_frames(live)],
        yours=[] if person is None else [number for number, seat in enumerate(live.seats) if seat.person == person.id],
        rematch=live.rematch,
        frozen=live.frozen,
    )
