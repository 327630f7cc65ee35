"""A server that writes down when a move arrives, when it is committed, and when it moves a bot.

Between receipt and commit it takes its time. A line of the trace is written at once and whole, so that it is there even
if the process is killed right after it.
"""

import asyncio
import os
import random
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from bastide.server import house as houses
from bastide.server.bots import Turn
from bastide.server.house import House
from bastide.server.store import database
from tests.server.serving import given_options, serve_as_told

MOST_DELAY = 0.006
MOST_WAIT = 30.0


class Trace:
    """The file."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    def note(self, *what: object) -> None:
        """Writes a line."""
        os.write(self._file, (" ".join(map(str, what)) + "\n").encode())


async def meet(other: Path, line: str) -> None:
    """Waits until another server has written the same into its trace."""
    deadline = time.monotonic() + MOST_WAIT
    while line not in (other.read_text().splitlines() if other.exists() else []) and time.monotonic() < deadline:
        await asyncio.sleep(0.005)


def follow(trace: Trace, other: Path | None = None) -> None:
    """Has everything written down from now on; if there is another server, bots are moved when both are about to."""
    play, bot_moves, open_engine = House.play, House._bot_moves, database.open_engine
    delays = random.Random(os.getpid())

    async def traced_play(house: House, table: str, seat: int, decision: int, *more: str) -> None:
        trace.note("received", table, seat, decision)
        await play(house, table, seat, decision, *more)
        trace.note("committed", table, seat, decision)

    async def traced_bot_moves(house: House, turn: Turn, move: str) -> None:
        what = ("bot", turn.table, turn.seat, turn.decision)
        trace.note(*what)
        if other is not None:
            await meet(other, " ".join(map(str, what)))
        await bot_moves(house, turn, move)

    def wait(_: Connection) -> None:
        time.sleep(delays.uniform(0, MOST_DELAY))

    def slow_engine(url: str, *, writes: bool) -> Engine:
        engine = open_engine(url, writes=writes)
        if writes:
            event.listen(engine, "begin", wait)
            event.listen(engine, "commit", wait)  # all is written, and nothing is committed yet
        return engine

    House.play = traced_play  # type: ignore[assignment]
    House._bot_moves = traced_bot_moves  # type: ignore[assignment]
    houses.open_engine = slow_engine  # type: ignore[attr-defined]


def main() -> None:
    """Runs it; the option `trace` names the file, `other` that of the server to keep in step with."""
    options = given_options()
    other = options.pop("other", None)
    follow(Trace(options.pop("trace")), other and Path(other))
    serve_as_told(**options)


if __name__ == "__main__":
    main()
