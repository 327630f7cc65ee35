"""The socket: one connection shows one table to one viewer."""

import asyncio
import logging
import time
from contextlib import ExitStack
from http import HTTPStatus
from typing import NamedTuple

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from bastide.core.audience import Viewer
from bastide.core.errors import BastideError
from bastide.server import logs, metrics, telemetry
from bastide.server.errors import RequestError, language_of
from bastide.server.people.limits import RateLimiter, client_of
from bastide.server.services import Services
from bastide.server.sockets import SERVICE_RESTART
from bastide.server.store.people import Person
from bastide.server.tables.live import LiveTable
from bastide.server.tables.lobby import offer_again
from bastide.server.tables.updates import Lines, Update, encode, update
from bastide.server.wire import commands, frames
from bastide.server.wire.caller import Caller

router = APIRouter()
MOST_WAITING = 500
MOST_FRAME = 32_000
FRAMES_PER_MINUTE = 4000
POLICY_VIOLATION, TRY_LATER = 1008, 1013
LEFT = RequestError("not-your-seat", status=403)
_logger = logging.getLogger("bastide.server")


@router.websocket("/ws/tables/{table}")
async def socket(websocket: WebSocket, table: str) -> None:
    """Open a connection. `seat` in the query chooses the viewer; `since` is the last number that the client has.

    With `lines=alone`, what changes nothing but the log comes as `lines`, without the view.
    """
    services: Services = websocket.app.state.services
    await websocket.accept()
    with ExitStack() as counted:
        await _serve(websocket, services, table, counted)


async def _serve(websocket: WebSocket, services: Services, table: str, counted: ExitStack) -> None:
    try:
        services.origins.check_host(websocket.headers)
        if not services.origins.from_own_pages(websocket):
            raise RequestError("foreign-origin", status=403)
        if "\0" in table:  # no database can look that up
            raise RequestError("no-such-table", status=404)
        person = await services.sessions.who(websocket)
        counted.enter_context(services.quotas.socket(person, client_of(websocket.scope)))
        live = await services.tables.table(table)
        viewer = _viewer(live, person, websocket.query_params.get("seat"))
        since = _number(websocket.query_params.get("since", "0"))
        if viewer is not None:
            await offer_again(services.tables, live)
        if person is not None:
            services.tables.begin(services.notices.seen(person.id, table))
        await Connection(websocket, Caller(websocket, services, person, live.facts.id, viewer)).serve(since)
    except RequestError as error:
        await websocket.send_text(frames.write(frames.Closing.of(error, language_of(websocket))))
        await websocket.close(_code_of(error), error.key)


def _code_of(error: RequestError) -> int:
    """Return the code to close a connection with: a client comes back by itself unless it can't be served at all."""
    return TRY_LATER if error.status == HTTPStatus.SERVICE_UNAVAILABLE else POLICY_VIOLATION


def _viewer(live: LiveTable, person: Person | None, seat: str | None) -> Viewer:
    """Return the seat asked for, or the person's first one, or that of a spectator."""
    own = [number for number, chair in enumerate(live.seats) if person is not None and chair.person == person.id]
    if person is not None and "watch" not in person.scopes:
        raise RequestError("scope", status=403, scope="watch")
    if seat == "none":
        return None
    if seat is None:
        return own[0] if own else None
    if seat not in [str(number) for number in own]:
        raise RequestError("not-your-seat", status=403)
    return int(seat)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise RequestError("bad-number", status=422)
    return int(text)


class Outgoing(NamedTuple):
    """A frame to send."""

    text: str
    shows: Update | Lines | None = None
    """What it shows of the table, if it does."""
    received: float | None = None
    """When the move that it answers was received."""


class Connection:
    """One client: frames go out in order, commands are handled one after the other."""

    def __init__(self, websocket: WebSocket, caller: Caller) -> None:
        self._websocket = websocket
        self._lines_alone = websocket.query_params.get("lines") == "alone"
        self._caller = caller
        self._services = caller.services
        self._request = str(websocket.scope["state"].get("request_id", logs.NONE))
        self._taken = 0
        self._ending = ""
        self._code = POLICY_VIOLATION
        self._carrying_out = asyncio.Lock()
        self._limiter = RateLimiter(FRAMES_PER_MINUTE)
        self._outgoing: asyncio.Queue[Outgoing | None] = asyncio.Queue()

    async def serve(self, since: int) -> None:
        """Serve until one side hangs up."""
        services, table, viewer = self._services, self._caller.table, self._caller.viewer
        live = await services.tables.table(table)
        sender = asyncio.create_task(self._send_all())
        # From here to the snapshot nothing is awaited, so no update can be missed or doubled.
        services.tables.listen(table, viewer, self._hear, lines_alone=self._lines_alone)
        self._send(
            frames.Welcome(
                frames.VERSION,
                live.facts.id,
                live.facts.game,
                live.facts.options,
                viewer,
                live.commitment(),
                round(services.entropy.now() * 1000),
            )
        )
        snapshot = update(live, viewer, min(since, len(live.streams[viewer])))
        self._hear(snapshot, encode(snapshot))
        services.look_at(live)
        if self._caller.key is not None:
            services.sessions.watch.add(self._caller.key, self._sign_out)
        services.sockets.add(self)
        receiver = asyncio.create_task(self._receive_all())
        if viewer is not None:
            services.presence.arrive(table, viewer)
        await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        if viewer is not None:
            services.presence.go(table, viewer)
        if self._caller.key is not None:
            services.sessions.watch.remove(self._caller.key, self._sign_out)
        services.sockets.remove(self)
        services.tables.leave(table, self._hear)
        async with self._carrying_out:  # a command that has begun is carried out, although its caller has hung up
            for task in (sender, receiver):
                task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)

    @property
    def waiting(self) -> int:
        """How many frames wait to be sent."""
        return self._outgoing.qsize()

    async def restart(self, retry: int) -> None:
        """Answer the command in progress, then close with the hint to come back after so many milliseconds."""
        async with self._carrying_out:
            if not self._ending:
                reason = RequestError("restarting", status=503)
                self._send(frames.Closing.of(reason, self._caller.language, retry))
                self._end(reason.key, SERVICE_RESTART)

    def _hear(self, news: Update | Lines, frame: str) -> None:
        self._enqueue(Outgoing(frame, news))
        if isinstance(news, Lines):
            return
        if self._caller.viewer is not None and news.seats[self._caller.viewer].kind == "open":
            # Stop sending updates to a vacated seat: another person may sit down there.
            self._send(frames.Closing.of(LEFT, self._caller.language))
            self._end(LEFT.key)

    def _sign_out(self) -> None:
        """Close the connection: its session or token has ended."""
        self._send(frames.Closing.of(self._caller.ended, self._caller.language))
        self._end(self._caller.ended.key)

    def _send(self, frame: frames.Frame, received: float | None = None) -> None:
        self._enqueue(Outgoing(frames.write(frame), received=received))

    def _enqueue(self, frame: Outgoing) -> None:
        if self._outgoing.qsize() < MOST_WAITING:
            self._outgoing.put_nowait(frame)
            return
        while not self._outgoing.empty():  # the client is too slow: it may reconnect and say where it was
            self._outgoing.get_nowait()
        self._end("too-slow")

    def _end(self, key: str, code: int = POLICY_VIOLATION) -> None:
        """Close the connection after the frames that wait already."""
        self._services.tables.leave(self._caller.table, self._hear)
        self._ending, self._code = key, code
        self._outgoing.put_nowait(None)

    async def _send_all(self) -> None:
        while (waiting := await self._outgoing.get()) is not None:
            try:
                text = waiting.text if waiting.shows is None else await self._seen(waiting.shows, waiting.text)
            except RequestError as error:
                self._ending, self._code = error.key, _code_of(error)
                await self._websocket.send_text(frames.write(frames.Closing.of(error, self._caller.language)))
                break
            await self._websocket.send_text(text)
            if waiting.received is not None:
                metrics.moves_sent.observe(time.perf_counter() - waiting.received)
        await self._websocket.close(self._code, self._ending)

    async def _seen(self, news: Update | Lines, text: str) -> str:
        """Return a frame as the viewer reads it: without the words of people whom they have blocked."""
        heard = await self._caller.heard(news)
        return text if heard is news else encode(heard)

    async def _receive_all(self) -> None:
        while True:
            try:
                message = await self._websocket.receive()
            except (WebSocketDisconnect, RuntimeError):
                return
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text") or message.get("bytes") or ""
            async with self._carrying_out:
                if not self._ending:
                    await self._take(data)

    async def _take(self, data: str | bytes) -> None:
        self._taken += 1
        logs.request.set(f"{self._request}.{self._taken}")
        received = time.perf_counter()
        decision: int | None = None
        moved: float | None = None
        try:
            if not self._limiter.allows(""):
                raise RequestError("too-many", status=429)
            command = commands.read(data)
            decision = getattr(command, "decision", None)
            with telemetry.span("command", type=type(command).__name__, request=logs.request.get()):
                answer = await command.carry_out(self._caller)
            if isinstance(command, commands.Move):
                metrics.moves_committed.observe(time.perf_counter() - received)
                moved = received
        except BastideError as error:
            answer = frames.Refusal.of(error, self._caller.language, decision)
            metrics.refusals[answer.key] += 1
        except Exception:
            _logger.exception("a frame could not be handled at table %s", self._caller.table)
            answer = frames.Refusal.of(RequestError("internal", status=500), self._caller.language, decision)
        self._send(answer, moved)
