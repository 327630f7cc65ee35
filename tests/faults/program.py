"""A person's program at one seat: it plays, errs, chats, takes back and reconnects, and keeps a history of it all."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from random import Random
from typing import Any, TypeAlias

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.faults.history import ACCEPTED, REFUSED, Command, Connection, History, Sent, Viewer, shown

See: TypeAlias = Callable[[dict[str, Any]], None]
"""Takes an update."""
Play: TypeAlias = "Callable[[Talk], Coroutine[Any, Any, None]]"
HUNG_UP = (WebSocketException, OSError, TimeoutError)
CHAT, UNDO, ILLEGAL, DOUBLED, HANG_UP, RESENT = 0.03, 0.06, 0.06, 0.05, 0.01, 0.5
"""How likely a program is to chat, take back, err, click twice or hang up, and to send again what may be lost."""
PAUSE = (0.01, 0.12)
"""Seconds before a command."""
BETWEEN_CONNECTIONS = (0.02, 0.25)
FAR_AHEAD = 1000
IDLE_SECONDS = 1.0
"""After this long without a frame, a program checks its connection."""


class Endpoint:
    """A process as clients reach it."""

    def __init__(self, name: str, port: int) -> None:
        self.name = name
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"
        self.news_seconds = 0.0


class Program:
    """A player, or a spectator.

    `patience`: the seconds after which a connection without an answer is given up. `keenness`: how often it moves when
    it is its turn; the second tab of a player leaves most moves to the first.
    """

    def __init__(
        self,
        history: History,
        viewer: Viewer,
        headers: dict[str, str],
        endpoints: Sequence[Endpoint],
        rng: Random,
        patience: float,
        name: str,
        keenness: float = 1.0,
    ) -> None:
        self.viewer = viewer
        self.number = 0
        """The last number of the viewer's stream that was shown."""
        self.progress = time.monotonic()
        """When something new was last shown."""
        self.over = False
        self.moves = 0
        """The moves acknowledged."""
        self.playing = True
        """While false, it only listens."""
        self.ended = False
        self._listening = False
        """Whether it is connected and waits for news: nothing that it sent is unanswered."""
        self._history = history
        self._headers = headers
        self._endpoints = endpoints
        self._rng = rng
        self._patience = patience
        self._name = name
        self._keenness = keenness
        self._words = 0
        self._turn = rng.randrange(len(endpoints))
        self._now: dict[str, Any] = {}
        self._earlier: list[str] = []
        """Moves that were legal once."""
        self._unsure: Command | None = None
        """The command whose connection was lost before the answer."""

    @property
    def at_rest(self) -> bool:
        """Whether it is connected, and will send nothing more."""
        return self._listening and not self.playing

    async def run(self) -> None:
        """Play until told to end, on one connection after the other."""
        while not self.ended:
            try:
                await self._connected(self.number, self._see, self._play)
            except HUNG_UP:
                await asyncio.sleep(self._rng.uniform(*BETWEEN_CONNECTIONS))

    async def look_again(self) -> None:
        """Look at the table from the beginning, on a new connection."""
        while not self.ended:
            try:
                await self._connected(0, lambda _: None)
                return
            except HUNG_UP:
                await asyncio.sleep(self._rng.uniform(*BETWEEN_CONNECTIONS))

    async def _connected(self, since: int, see: See, play: "Play | None" = None) -> None:
        """Open a connection, hear the first update and play; keep why it ended."""
        self._turn += 1
        endpoint = self._endpoints[self._turn % len(self._endpoints)]
        seat = "none" if self.viewer is None else self.viewer
        alone = self._rng.choice(["", "&lines=alone"])
        url = f"{endpoint.socket_url}/ws/tables/{self._history.table}?since={since}&seat={seat}{alone}"
        kept = Connection(self.viewer, since, endpoint.name, time.monotonic())
        self._history.connections.append(kept)
        try:
            async with connect(
                url,
                additional_headers=self._headers,
                max_size=None,
                compression=None,
                ping_interval=None,
                open_timeout=self._patience,
                close_timeout=0.5,
            ) as socket:
                talk = Talk(socket, kept, self._patience, see)
                while not kept.shown:
                    await talk.hear(self._patience)
                if play is not None:
                    await play(talk)
        except HUNG_UP as error:
            kept.ending = f"{type(error).__name__}: {error}"
            raise
        finally:
            unanswered = [sent.command for sent in kept.sent if sent.answered is None]
            self._unsure = unanswered[0] if unanswered else None

    async def _play(self, talk: "Talk") -> None:
        if (unsure := self._unsure) is not None and unsure.kind != "say" and self._rng.random() < RESENT:
            await self._ask(talk, unsure)
        while not self.ended:
            command = self._choose() if self.playing and not self.over else None
            if command is None:
                await self._listen(talk)
                continue
            await talk.hear_for(self._rng.uniform(*PAUSE))
            await self._ask(talk, command)
            if self._rng.random() < HANG_UP:
                raise TimeoutError("hung up")
        talk.kept.ending = "end"

    async def _ask(self, talk: "Talk", command: Command) -> None:
        clicks = 2 if command.kind == "move" and self._rng.random() < DOUBLED else 1
        sent = [await talk.send(command) for _ in range(clicks)]
        await talk.answered()
        self.moves += sum(each.answer == ACCEPTED and command.kind == "move" for each in sent)

    async def _listen(self, talk: "Talk") -> None:
        """Wait for news; if there are none for a while, check the connection."""
        self._listening = True
        try:
            await talk.hear(IDLE_SECONDS)
        except TimeoutError:
            await talk.ping()
        finally:
            self._listening = False

    def _see(self, update: dict[str, Any]) -> None:
        if "seats" in update:
            self._now = update
            self.over = update["status"] == "over"
            self._earlier = (self._earlier + update.get("moves", []))[-40:]
        if update["number"] > self.number:
            self.number, self.progress = update["number"], time.monotonic()

    def _choose(self) -> Command | None:
        now, rng = self._now, self._rng
        if rng.random() < CHAT:
            self._words += 1
            return Command("say", text=f"{self._name}, word {self._words}")
        if self.viewer is None:
            return None
        if now["seats"][self.viewer].get("stand_in"):
            return Command("take-back")
        if now.get("undo") and rng.random() < UNDO:
            return Command("undo", now["decision"])
        if not now.get("moves") or rng.random() > self._keenness:
            return None
        if rng.random() < ILLEGAL:
            return self._err()
        return Command("move", now["decision"], rng.choice(now["moves"]))

    def _err(self) -> Command:
        """Return a move that must be refused: nonsense, not legal now, or at another decision."""
        decision, legal, rng = self._now["decision"], self._now["moves"], self._rng
        others = [move for move in self._earlier if move not in legal]
        kind = rng.randrange(3)
        if kind == 0 or (kind == 1 and not others):
            return Command("move", decision, "fly to the moon", offered=False)
        if kind == 1:
            return Command("move", decision, rng.choice(others), offered=False)
        return Command("move", decision + FAR_AHEAD, rng.choice(legal), offered=False)


class Talk:
    """Frames on one open connection. Commands are answered in the order in which they were sent."""

    def __init__(
        self,
        socket: ClientConnection,
        kept: Connection,
        patience: float,
        see: See,
    ) -> None:
        self.kept = kept
        self._socket = socket
        self._patience = patience
        self._see = see
        self._waiting: deque[Sent] = deque()
        self._decision: int | None = None
        self._pongs = 0

    async def send(self, command: Command) -> Sent:
        """Send a command."""
        sent = Sent(command, time.monotonic())
        self.kept.sent.append(sent)
        self._waiting.append(sent)
        await self._socket.send(json.dumps(command.frame()))
        return sent

    async def answered(self) -> None:
        """Wait until everything that was sent is answered."""
        deadline = time.monotonic() + self._patience
        while self._waiting:
            await self.hear(deadline - time.monotonic())

    async def ping(self) -> None:
        """Check the connection."""
        pongs, deadline = self._pongs, time.monotonic() + self._patience
        await self._socket.send('{"type":"ping"}')
        while self._pongs == pongs:
            await self.hear(deadline - time.monotonic())

    async def hear_for(self, seconds: float) -> None:
        """Take what comes for some time."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            try:
                await self.hear(left)
            except TimeoutError:
                return

    async def hear(self, timeout: float) -> None:
        """Take the next frame, or raise `TimeoutError`."""
        text = await asyncio.wait_for(self._socket.recv(), timeout)
        frame, now = json.loads(text), time.monotonic()
        if frame["type"] in (ACCEPTED, REFUSED):
            sent = self._waiting.popleft()
            sent.answer, sent.key, sent.answered = frame["type"], frame.get("key", ""), now
            sent.shown_decision = self._decision
        elif frame["type"] == "pong":
            self._pongs += 1
        elif "number" in frame:
            self.kept.shown.append(shown(frame, now))
            self._decision = frame.get("decision", self._decision)
            self._see(frame)
