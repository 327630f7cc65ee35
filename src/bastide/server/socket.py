"""The socket: one connection looks at one table through one pair of eyes."""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeAlias

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from bastide.core.audience import Viewer
from bastide.core.errors import BastideError
from bastide.server import absence, commands, frames, problems
from bastide.server.entries import Entry
from bastide.server.frames import Refused
from bastide.server.guard import Limiter, Sessions, from_own_pages
from bastide.server.house import House
from bastide.server.live import LiveTable
from bastide.server.preview import preview
from bastide.server.store.people import Person
from bastide.server.updates import update

router = APIRouter()
Attending: TypeAlias = frames.ClaimTime | frames.GiveTime | frames.LetBotPlay | frames.TakeBack | frames.Leave
MOST_WAITING = 500
FRAMES_PER_MINUTE = 4000
POLICY_VIOLATION = 1008
KNOWN_SECONDS = 5.0
"""How long somebody who was known a moment ago is still shown the table; each look into the database costs as much as
half a move. What somebody does is looked at every time."""
LEFT = Refused("not-your-seat", "You do not sit there any more.", status=403)
GONE = Refused("who-are-you", "You are not signed in any more.", status=401)
_logger = logging.getLogger("bastide.server")


@router.websocket("/ws/tables/{table}")
async def socket(websocket: WebSocket, table: str) -> None:
    """Opens a connection. `seat` in the query chooses the eyes; `since` is the last number that the client has."""
    house: House = websocket.app.state.house
    sessions: Sessions = websocket.app.state.sessions
    await websocket.accept()
    try:
        if not from_own_pages(websocket, house.config.origins):
            raise Refused("foreign-origin", "Pages of other sites cannot open sockets here.", status=403)
        person = await sessions.who(websocket)
        live = await house.desk.table(table)
        viewer = _eyes(live, person, websocket.query_params.get("seat"))
        since = _number(websocket.query_params.get("since", "0"))
        if viewer is not None:
            await house.come_back(live)
    except Refused as refused:
        await websocket.send_text(frames.write(frames.Closing(refused.reason)).decode())
        await websocket.close(POLICY_VIOLATION, refused.key)
        return
    await Connection(websocket, house, sessions, person, live, viewer).serve(since)


def _eyes(live: LiveTable, person: Person | None, seat: str | None) -> Viewer:
    """The seat asked for, or the first own one, or a spectator's eyes."""
    own = [number for number, chair in enumerate(live.seats) if person is not None and chair.person == person.id]
    if person is not None and "watch" not in person.scopes:
        raise Refused("scope", "This token does not have the scope 'watch'.", status=403)
    if seat == "none":
        return None
    if seat is None:
        return own[0] if own else None
    if seat not in [str(number) for number in own]:
        raise Refused("not-your-seat", "You do not sit there.", status=403)
    return int(seat)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refused("bad-number", "'since' is the last number you were sent, or 0.", status=422)
    return int(text)


class Connection:
    """A client on the wire: frames go out in order, commands come in one after the other."""

    def __init__(
        self,
        websocket: WebSocket,
        house: House,
        sessions: Sessions,
        person: Person | None,
        live: LiveTable,
        viewer: Viewer,
    ) -> None:
        self._websocket = websocket
        self._house = house
        self._sessions = sessions
        self._person = person
        self._table = live.facts.id
        self._viewer = viewer
        self._ending = ""
        self._limiter = Limiter(FRAMES_PER_MINUTE)
        self._outgoing: asyncio.Queue[tuple[bytes, bool] | None] = asyncio.Queue(MOST_WAITING)
        """What waits to be sent, and whether it shows something of the table."""
        self._known_at = time.monotonic()

    async def serve(self, since: int) -> None:
        """Until one side hangs up."""
        sender = asyncio.create_task(self._send_all())
        live = await self._house.desk.table(self._table)
        # From here to the snapshot nothing is awaited, so no update can be missed or doubled.
        self._house.desk.listen(self._table, self._viewer, self._hear)
        self._send(
            frames.Welcome(
                frames.VERSION,
                live.facts.id,
                live.facts.game,
                live.facts.options,
                self._viewer,
                live.commitment(),
                round(self._house.entropy.now() * 1000),
            )
        )
        self._hear(update(live, self._viewer, min(since, len(live.streams[self._viewer]))))
        self._house.look_at(live)
        receiver = asyncio.create_task(self._receive_all())
        if self._viewer is not None:
            self._house.presence.arrive(self._table, self._viewer)
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        if self._viewer is not None:
            self._house.presence.go(self._table, self._viewer)
        self._house.desk.leave(self._table, self._hear)
        for task in (sender, receiver):
            task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)

    def _hear(self, news: frames.Update) -> None:
        self._send(news)
        if self._viewer is not None and news.seats[self._viewer].kind == "open":
            # Who left sees nothing more through these eyes: somebody else may sit down here.
            self._send(frames.Closing(LEFT.reason))
            self._end(LEFT.key)

    def _send(self, frame: frames.Frame) -> None:
        try:
            self._outgoing.put_nowait((frames.write(frame), isinstance(frame, frames.Update)))
        except asyncio.QueueFull:  # the client does not keep up: it may come back and say where it was
            while not self._outgoing.empty():
                self._outgoing.get_nowait()
            self._end("too-slow")

    def _end(self, key: str) -> None:
        """Nothing is sent after what waits already."""
        self._house.desk.leave(self._table, self._hear)
        self._ending = key
        self._outgoing.put_nowait(None)

    async def _send_all(self) -> None:
        while (waiting := await self._outgoing.get()) is not None:
            data, shows = waiting
            if shows and not await self._may_still_see():
                self._ending = GONE.key
                await self._websocket.send_text(frames.write(frames.Closing(GONE.reason)).decode())
                break
            await self._websocket.send_text(data.decode())
        await self._websocket.close(POLICY_VIOLATION, self._ending)

    async def _may_still_see(self) -> bool:
        """Whether whoever has eyes at the table is still signed in; it is looked up now and then."""
        if self._viewer is None or self._person is None or time.monotonic() - self._known_at < KNOWN_SECONDS:
            return True
        try:
            person = await self._sessions.still(self._websocket, self._person)
        except Refused:  # the token was taken away
            return False
        self._known_at = time.monotonic()
        if person is not None and person.id != self._person.id:  # a guest signed in: the seat is the account's now
            live = await self._house.desk.table(self._table)
            return live.seats[self._viewer].person == person.id
        return person is not None

    async def _receive_all(self) -> None:
        while True:
            try:
                message = await self._websocket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        decision: int | None = None
        try:
            if not self._limiter.allows(""):
                raise Refused("too-many", "Too many frames; wait a little.", status=429)
            command = frames.read(data)
            decision = getattr(command, "decision", None)
            answer = await self._carry_out(command)
        except Refused as refused:
            answer = frames.Refusal(refused.key, refused.reason, refused.rule, refused.details, decision)
        except BastideError as error:
            answer = frames.Refusal("bad-input", problems.refusal_of(error, self._websocket).reason, decision=decision)
        except Exception:
            _logger.exception("a frame could not be handled at table %s", self._table)
            answer = frames.Refusal("internal", "Something broke here; try again.", decision=decision)
        self._send(answer)

    async def _carry_out(self, command: frames.Command) -> frames.Frame:
        match command:
            case frames.Ping():
                return frames.Pong()
            case frames.Say():
                await self._say(command.text)
            case frames.Skip():
                await self._seat()
                self._house.bots.skip(self._table)
            case frames.Why():
                seat, live = await self._look()
                refused = commands.why(live, seat, command.move)
                return frames.Allowed(command.move) if refused is None else _refusal(refused)
            case frames.Preview():
                seat, live = await self._look()
                return preview(live, seat, command.move)
            case frames.Move():
                seat, person = await self._seat()
                await self._house.play(self._table, seat, command.decision, command.move, person.id)
                return frames.Accepted(command.decision)
            case frames.Undo():
                await self._do(lambda live, seat: commands.undo(live, seat, command.decision, command.steps))
                return frames.Accepted(command.decision)
            case frames.AskUndo():
                await self._do(commands.ask_undo)
            case frames.AnswerUndo():
                await self._do(lambda live, seat: commands.answer_undo(live, seat, command.agreed))
            case frames.SetAutomatic():
                await self._do(lambda live, seat: commands.set_automatic(live, seat, command.mode))
            case _:
                await self._attend(command)
        return frames.Accepted()

    async def _attend(self, command: Attending) -> None:
        """About time, and who is there. What time it is, is asked when the decision is made."""
        now = self._house.entropy.now
        match command:
            case frames.ClaimTime():
                await self._house.desk.command(self._table, lambda live: absence.claim_time(live, command.seat, now()))
            case frames.GiveTime():
                await self._do(lambda live, seat: absence.give_time(live, command.seat, seat, now()))
            case frames.LetBotPlay():
                seat, person = await self._seat()
                await self._house.let_bot_play(self._table, command.seat, seat, person.id)
            case frames.TakeBack():
                await self._do(absence.take_back)
            case frames.Leave():
                await self._do(absence.leave)

    async def _do(self, decide: Callable[[LiveTable, int], Sequence[Entry]]) -> LiveTable:
        """Something at the own seat."""
        seat, person = await self._seat()

        def decide_there(live: LiveTable) -> Sequence[Entry]:
            commands.own(live, seat, person.id)
            return decide(live, seat)

        return await self._house.desk.command(self._table, decide_there)

    async def _look(self) -> tuple[int, LiveTable]:
        """The own seat and the table as it is."""
        seat, person = await self._seat()
        live = await self._house.desk.table(self._table)
        commands.own(live, seat, person.id)
        return seat, live

    async def _say(self, text: str) -> None:
        person = await self._playing()
        if self._viewer is not None:
            await self._do(lambda live, seat: commands.say(live, seat, person.nickname, text, person.id))
        else:
            await self._house.desk.command(
                self._table, lambda live: commands.say(live, None, person.nickname, text, person.id)
            )

    async def _playing(self) -> Person:
        """Who is at the other end and may play; a token may have been taken away meanwhile, or somebody signed out."""
        if self._person is None:
            raise Refused("who-are-you", "Say who you are first: POST /api/guests with a nickname.", status=401)
        person = self._sessions.allowed(await self._sessions.still(self._websocket, self._person), "play")
        if person.id == self._person.id:
            self._known_at = time.monotonic()
        return person

    async def _seat(self) -> tuple[int, Person]:
        person = await self._playing()
        if self._viewer is None:
            raise Refused("spectator", "Spectators watch; take a seat to play.", status=403)
        return self._viewer, person


def _refusal(refused: Refused) -> frames.Refusal:
    return frames.Refusal(refused.key, refused.reason, refused.rule, refused.details)
