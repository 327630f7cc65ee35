"""The players of the server benchmark, in their own process: two programs at each of many tables.

`python -m bench.load` reads an `Order` as a line of JSON from standard input, carries it out and writes an `Outcome`,
and so on until the input ends. Tables and connections stay from one order to the next.
"""

import asyncio
import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAME = "kingdom-builder"
SEATS = 2
_AT_ONCE = 8
"""The number of tables created concurrently."""
_STUCK_SECONDS = 30.0


class Order(msgspec.Struct, frozen=True):
    """Play at `tables` tables for `seconds`, a move at each table every `pace` seconds or as fast as possible (0).

    `more_sockets` are open beside the players' own: the same people on other devices, who only watch.
    """

    url: str
    tables: int
    seconds: float
    pace: float
    more_sockets: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """The milliseconds until the other player saw each move, and the total time."""

    delays: list[float]
    seconds: float
    cpu_seconds: float


class Seen(msgspec.Struct, tag="update", frozen=True):
    """The parts of an update that a program needs."""

    status: str
    moves: tuple[str, ...] = ()
    decision: int | None = None


class Accepted(msgspec.Struct, tag="accepted", frozen=True):
    """The move is committed."""


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The first frame."""


Frame: TypeAlias = Seen | Accepted | Welcome
_frames: msgspec.json.Decoder[Frame] = msgspec.json.Decoder(Frame)


class Web:
    """Two guests who play against each other; makes their tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies: list[str] = []
        for seat in range(SEATS):
            with self._request("POST", "/api/guests", {"nickname": f"Bench {seat + 1}"}, {}) as answer:
                self.cookies.append(answer.headers["set-cookie"].partition(";")[0])

    def make_table(self) -> str:
        """Return a table in play."""
        nonces = [secrets.token_bytes(32) for _ in range(SEATS)]
        hashes = [hashlib.sha256(nonce).hexdigest() for nonce in nonces]
        wanted = {"game": GAME, "seats": ["me"] + ["open"] * (SEATS - 1), "nonce_hash": hashes[0], "public": False}
        table: str = self._ask("POST", "/api/tables", wanted, 0)["id"]
        for seat in range(1, SEATS):
            self._ask("PUT", f"/api/tables/{table}/seats/{seat}", {"nonce_hash": hashes[seat]}, seat)
        for seat, nonce in enumerate(nonces):
            self._ask("PUT", f"/api/tables/{table}/seats/{seat}/nonce", {"nonce": nonce.hex()}, seat)
        return table

    def connect(self, table: str, seat: int) -> connect:
        """Open a socket at a seat of a table, compressed as a browser's would be."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}?seat={seat}"
        headers = {"cookie": self.cookies[seat]}
        return connect(address, additional_headers=headers, ping_interval=None, open_timeout=_STUCK_SECONDS)

    def _ask(self, method: str, path: str, body: dict[str, Any], seat: int) -> Any:
        with self._request(method, path, body, {"cookie": self.cookies[seat]}) as answer:
            return json.load(answer)

    def _request(self, method: str, path: str, body: dict[str, Any], headers: dict[str, str]) -> Any:
        request = urllib.request.Request(
            self.url + path, json.dumps(body).encode(), {"content-type": "application/json", **headers}, method=method
        )
        return urllib.request.urlopen(request, timeout=_STUCK_SECONDS)


@dataclass
class Chair:
    """A program's connection: the last update, and when it came."""

    socket: ClientConnection
    seen: Seen
    at: float = 0.0
    answered: bool = True

    async def hear(self) -> None:
        """Wait for the next frame."""
        frame = _frames.decode(await self.socket.recv(decode=False))
        if isinstance(frame, Seen):
            self.seen, self.at = frame, time.perf_counter()
        elif isinstance(frame, Accepted):
            self.answered = True


@dataclass
class Lane:
    """A table that is always in play: when a game is over, the next one begins."""

    web: Web
    rng: random.Random
    table: str = ""
    chairs: list[Chair] = field(default_factory=list)

    async def sit_down(self) -> None:
        """Leave the finished table, if any, and open a new one."""
        for chair in self.chairs:
            await chair.socket.close()
        self.table = await asyncio.to_thread(self.web.make_table)
        self.chairs = [await self.chair(seat) for seat in range(SEATS)]

    async def chair(self, seat: int) -> Chair:
        """Connect to the table, and wait for the first update."""
        chair = Chair(await self.web.connect(self.table, seat), Seen("open"))
        async with asyncio.timeout(_STUCK_SECONDS):
            while not chair.at:
                await chair.hear()
        return chair

    async def move(self) -> float:
        """Make a random move for the player on turn; return the milliseconds until the other one saw it."""
        mover = next(chair for chair in self.chairs if chair.seen.moves)
        others = [chair for chair in self.chairs if chair is not mover]
        frame = {"type": "move", "decision": mover.seen.decision, "move": self.rng.choice(mover.seen.moves)}
        sent, mover.answered = time.perf_counter(), False
        async with asyncio.timeout(_STUCK_SECONDS):
            await mover.socket.send(msgspec.json.encode(frame), text=True)
            for chair in others:
                await chair.hear()
            while mover.at < sent or not mover.answered:
                await mover.hear()
        return max(chair.at - sent for chair in others) * 1000

    async def play(self, until: float, pace: float, delays: list[float]) -> None:
        """Play until that time, at that pace."""
        await asyncio.sleep(self.rng.uniform(0, pace))
        while (began := time.perf_counter()) < until:
            delays.append(await self.move())
            if self.chairs[0].seen.status == "over":
                await self.sit_down()
            await asyncio.sleep(max(0.0, began + pace * self.rng.uniform(0.5, 1.5) - time.perf_counter()))


class Load:
    """All tables of the benchmark."""

    def __init__(self) -> None:
        self._web: Web | None = None
        self._lanes: list[Lane] = []
        self._more: list[Chair] = []
        self._seeds = count()

    async def carry_out(self, order: Order) -> Outcome:
        """Open the tables that are missing, then play."""
        if self._web is None:
            self._web = await asyncio.to_thread(Web, order.url)
        missing = order.tables - len(self._lanes)
        fresh = [Lane(self._web, random.Random(next(self._seeds))) for _ in range(missing)]
        for first in range(0, missing, _AT_ONCE):
            await asyncio.gather(*(lane.sit_down() for lane in fresh[first : first + _AT_ONCE]))
        self._lanes += fresh
        more = cycle(self._lanes)
        while len(self._more) < order.more_sockets:
            opened = range(len(self._more), min(order.more_sockets, len(self._more) + _AT_ONCE))
            self._more += await asyncio.gather(*(next(more).chair(number % SEATS) for number in opened))
        delays: list[float] = []
        began, cpu_began = time.perf_counter(), time.process_time()
        until = began + order.seconds
        await asyncio.gather(*(lane.play(until, order.pace, delays) for lane in self._lanes))
        return Outcome(delays, time.perf_counter() - began, time.process_time() - cpu_began)


async def main() -> None:
    """Carry out orders from standard input."""
    load, loop = Load(), asyncio.get_running_loop()
    loop.set_default_executor(ThreadPoolExecutor(_AT_ONCE + 1))
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        outcome = await load.carry_out(msgspec.json.decode(line, type=Order))
        print(msgspec.json.encode(outcome).decode(), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
