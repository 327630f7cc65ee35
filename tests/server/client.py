"""A player's program for the tests: signs in, sits down, plays, and keeps every frame it receives."""

import hashlib
import itertools
import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.process import Server

Frame = dict[str, Any]
Choose = Callable[[Frame], str]
"""Picks a move from an update."""

PATIENCE = 30.0
_addresses = itertools.count(1)


def new_address() -> str:
    """Return a new client address, as through a proxy; otherwise all tests together would hit the rate limits."""
    number = next(_addresses)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


class Client:
    """A player: with a guest's cookie, or with a token."""

    def __init__(
        self, server: Server, nickname: str = "Anna", *, token: str | None = None, patience: float = PATIENCE
    ) -> None:
        self.server = server
        self.nickname = nickname
        self.token = token
        self._nonces: dict[tuple[str, int], bytes] = {}
        self._promised = 0
        headers = {"x-forwarded-for": new_address()}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        # Reading the certificates of the world, for nothing, takes longer than most tests need a client.
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=patience, verify=False)
        if token is None:
            self.id: str = self.post("/api/guests", {"nickname": nickname})["id"]

    # HTTP

    def get(self, path: str) -> Any:
        """Return the JSON of a successful answer."""
        return self._good(self.http.get(path))

    def post(self, path: str, body: object) -> Any:
        return self._good(self.http.post(path, json=body))

    def put(self, path: str, body: object) -> Any:
        return self._good(self.http.put(path, json=body))

    def delete(self, path: str) -> Any:
        return self._good(self.http.delete(path))

    @staticmethod
    def _good(answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.request.method} {answer.request.url.path}: {answer.text}"
        return answer.json() if answer.content else None

    def with_token(self, *scopes: str) -> "Client":
        """Return a program of the same person."""
        token = self.post("/api/tokens", {"name": "program", "scopes": scopes})["token"]
        return self.with_this_token(token)

    def with_this_token(self, token: str) -> "Client":
        """Return the same person with a known token."""
        program = Client(self.server, self.nickname, token=token)
        program.id, program._nonces = self.id, self._nonces
        return program

    # Tables

    def promise(self) -> tuple[bytes, str]:
        """Return a fresh nonce and its hash; the n-th of a nickname is always the same, for reproducible games."""
        self._promised += 1
        nonce = hashlib.sha256(f"{self.nickname} {self._promised}".encode()).digest()
        return nonce, hashlib.sha256(nonce).hexdigest()

    def make_table(
        self,
        seats: Sequence[str] = ("me", "open"),
        game: str = "kingdom-builder",
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> str:
        """Return the id of a new table; any other API field (`preset`, `public`, `components`) can be given."""
        nonce, hash_ = self.promise()
        wanted = {"game": game, "seats": list(seats), "options": options or {}, "nonce_hash": hash_, **more}
        table: str = self.post("/api/tables", wanted)["id"]
        self._nonces |= {(table, seat): nonce for seat, kind in enumerate(seats) if kind.partition(":")[0] == "me"}
        return table

    def sit(self, table: str, seat: int) -> Any:
        """Sit down, or commit to a new nonce; return the facts of the table."""
        nonce, hash_ = self.promise()
        facts = self.put(f"/api/tables/{table}/seats/{seat}", {"nonce_hash": hash_})
        self._nonces[table, seat] = nonce
        return facts

    def stand(self, table: str, seat: int) -> Any:
        """Leave the seat; the host can also remove another player or a bot."""
        return self.delete(f"/api/tables/{table}/seats/{seat}")

    def seat_bot(self, table: str, seat: int, bot: str) -> Any:
        """As the host, put a bot into an open seat or exchange the one there; return the facts of the table."""
        return self.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot})

    def nonce(self, table: str, seat: int = 0) -> str:
        """Return the nonce committed to for a seat."""
        return self._nonces[table, seat].hex()

    def remember(self, table: str, seat: int, nonce: bytes) -> None:
        """Keep a nonce that was committed to other than by `make_table` and `sit`."""
        self._nonces[table, seat] = nonce

    def open_nonce(self, table: str, seat: int = 0) -> Any:
        """Reveal the nonce; return the facts of the table."""
        return self.put(f"/api/tables/{table}/seats/{seat}/nonce", {"nonce": self.nonce(table, seat)})

    def facts(self, table: str) -> Any:
        """Return the fixed facts of a table."""
        return self.get(f"/api/tables/{table}")

    def journal(self, table: str) -> str:
        """Return the journal of a finished game."""
        answer = self.http.get(f"/api/tables/{table}/journal")
        assert answer.is_success, answer.text
        return answer.text

    # Sockets

    def watch(
        self, table: str, seat: int | str | None = None, since: int = 0, lines: str | None = None, **headers: str
    ) -> "Stream":
        """Open a socket for the first own seat, for `seat`, or (with "none") as a spectator."""
        query = (
            f"since={since}" + ("" if seat is None else f"&seat={seat}") + ("" if lines is None else f"&lines={lines}")
        )
        if self.token is not None:
            headers["authorization"] = f"Bearer {self.token}"
        elif "bastide" in self.http.cookies:
            headers["cookie"] = f"bastide={self.http.cookies['bastide']}"
        headers["x-forwarded-for"] = self.http.headers["x-forwarded-for"]
        return Stream(f"{self.server.socket_url}/ws/tables/{table}?{query}", headers, self.server.news_seconds)


class Stream:
    """A socket at a table. `frames` holds every text received, in order; `now` is the last update among them.

    `news_seconds`: how long news from another process may take.
    """

    def __init__(self, url: str, headers: dict[str, str], news_seconds: float = 0.0) -> None:
        self._news_seconds = news_seconds
        self.frames: list[str] = []
        self.now: Frame = {}
        self.closed: tuple[int, str] | None = None
        self._open = ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(url, additional_headers=headers, max_size=None, compression=None)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._open.close()

    # Sending and receiving

    def send(self, frame: Frame | str | bytes) -> None:
        """Send a frame, or any raw text."""
        try:
            self._socket.send(json.dumps(frame) if isinstance(frame, dict) else frame)
        except ConnectionClosed:
            while True:  # take what came before the close; then this raises why it was closed
                self._receive(0.0)

    def next(self, type: str | None = None, timeout: float = PATIENCE) -> Frame:
        """Return the next frame (of a type, skipping others)."""
        deadline = time.monotonic() + timeout
        while True:
            frame = self._receive(max(0.0, deadline - time.monotonic()))
            assert frame is not None, f"no {type or 'frame'} within {timeout} s; the last ones: {self.frames[-3:]}"
            if type is None or frame["type"] == type:
                return frame

    def poll(self) -> list[Frame]:
        """Return what has arrived meanwhile."""
        return list(iter(lambda: self._receive(0.0), None))

    def _receive(self, timeout: float) -> Frame | None:
        try:
            text = self._socket.recv(timeout)
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            self.closed = (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")
            raise
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Frame = json.loads(text)
        if frame["type"] == "update":
            self.now = frame
        return frame

    def ask(self, type: str, **fields: Any) -> Frame:
        """Send a command and return its answer; updates that come before it are in `frames` and `now`."""
        return self.ask_raw({"type": type, **fields})

    def ask_raw(self, frame: Frame | str | bytes) -> Frame:
        """Like `ask`, with any text."""
        self.send(frame)
        while (answer := self.next())["type"] in ("update", "lines", "welcome"):
            pass
        return answer

    def settle(self) -> Frame:
        """Return the last update, after everything the server has sent so far has arrived."""
        assert self.ask("ping")["type"] == "pong"
        while self._news_seconds and self._receive(self._news_seconds) is not None:
            pass
        return self.now

    def until(self, wanted: Callable[[Frame], bool], timeout: float = PATIENCE) -> Frame:
        """Return the first update that meets a condition, now or later."""
        deadline = time.monotonic() + timeout
        while not (self.now and wanted(self.now)):
            self.next("update", max(0.0, deadline - time.monotonic()))
        return self.now

    # Playing

    def move(self, text: str, decision: int | None = None) -> Frame:
        """Make a move at the decision of the last update; return the answer."""
        return self.ask("move", move=text, decision=self.now["decision"] if decision is None else decision)

    def played(self, text: str) -> Frame:
        """Make a move that must be accepted; return the update after it."""
        answer = self.move(text)
        assert answer["type"] == "accepted", answer
        return self.now

    def undo(self, steps: int = 1, decision: int | None = None) -> Frame:
        """Undo own moves; return the answer."""
        return self.ask("undo", steps=steps, decision=self.now["decision"] if decision is None else decision)

    # What was received

    def received(self, type: str = "update") -> list[Frame]:
        """Return all frames of a type."""
        return [frame for text in self.frames if (frame := json.loads(text))["type"] == type]

    def lines(self) -> list[Frame]:
        """Return all lines of all updates."""
        return [line for update in self.received() for line in update["lines"]]

    def keys(self) -> list[str]:
        """Return the keys of all lines."""
        return [line["key"] for line in self.lines()]


@dataclass
class Table:
    """A table in play, with a client and a stream for each seat."""

    id: str
    clients: list[Client]
    streams: list[Stream]

    def settle(self) -> list[Frame]:
        """Return the last update of each seat."""
        return [stream.settle() for stream in self.streams]

    def on_turn(self) -> Stream:
        """Return the stream of the one player who is to move."""
        (seat,) = [seat for seat, update in enumerate(self.settle()) if update.get("moves")]
        return self.streams[seat]


def wait_until(true: Callable[[], object], seconds: float = 90.0) -> None:
    """Look again and again until it is true; slowly enough that a request doesn't reach the rate limit."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


NAMES = ("Anna", "Bruno", "Clara", "Dario")


def start(
    server: Server, players: int = 2, game: str = "kingdom-builder", options: dict[str, Any] | None = None, **more: Any
) -> tuple[str, list[Client]]:
    """Return a table with that many guests whose game has begun."""
    clients = [Client(server, name) for name in NAMES[:players]]
    table = clients[0].make_table(["me"] + ["open"] * (players - 1), game, options, **more)
    for seat, client in enumerate(clients[1:], 1):
        client.sit(table, seat)
    for seat, client in enumerate(clients):
        client.open_nonce(table, seat)
    return table, clients


@contextmanager
def started(
    server: Server, players: int = 2, game: str = "kingdom-builder", options: dict[str, Any] | None = None, **more: Any
) -> Iterator[Table]:
    """Like `start`, with a socket for each seat."""
    id_, clients = start(server, players, game, options, **more)
    table = Table(id_, clients, [client.watch(id_) for client in clients])
    table.settle()
    try:
        yield table
    finally:
        for stream in table.streams:
            stream.close()


def play_out(streams: Sequence[Stream], choose: Choose, timeout: float = 120.0) -> list[Frame]:
    """Play until every stream has seen the end; return each one's last update."""
    deadline = time.monotonic() + timeout
    while True:
        for stream in streams:
            stream.poll()
            while stream.now.get("moves") and time.monotonic() < deadline:
                stream.played(choose(stream.now))
        if all(stream.now.get("status") == "over" for stream in streams):
            return [stream.now for stream in streams]
        assert time.monotonic() < deadline, f"the game did not end: {[stream.frames[-1:] for stream in streams]}"
        time.sleep(0.0005)
