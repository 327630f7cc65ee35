"""A server that records when a move arrives, when it is committed, and when it moves a bot.

It pauses between receipt and commit. A line of the trace is written at once and whole, so that it is there even if the
process is killed right after it.
"""

import asyncio
import os
import random
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from bastide.server import services
from bastide.server.bots.runner import BotRunner, Turn
from bastide.server.store import database
from bastide.server.wire.caller import Caller
from bastide.server.wire.commands import Move
from bastide.server.wire.frames import Frame
from tests.server.serving import given_options, serve_as_told

MOST_DELAY = 0.006
MOST_WAIT = 30.0


class Trace:
    """The file."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    def note(self, *what: object) -> None:
        """Write a line."""
        os.write(self._file, (" ".join(map(str, what)) + "\n").encode())


async def meet(other: Path, line: str) -> None:
    """Wait until another server has written the same into its trace."""
    deadline = time.monotonic() + MOST_WAIT
    while line not in (other.read_text().splitlines() if other.exists() else []) and time.monotonic() < deadline:
        await asyncio.sleep(0.005)


def follow(trace: Trace, other: Path | None = None) -> None:
    """Record everything from now on; with another server, bots move only when both are about to."""
    carry_out, bot_moves, open_engine = Move.carry_out, BotRunner.move, database.open_engine
    delays = random.Random(os.getpid())

    async def traced_move(command: Move, caller: Caller) -> Frame:
        where = (caller.table, caller.viewer, command.decision)
        trace.note("received", *where)
        answer = await carry_out(command, caller)
        trace.note("committed", *where)
        return answer

    async def traced_bot_moves(runner: BotRunner, turn: Turn, move: str) -> None:
        what = ("bot", turn.table, turn.seat, turn.decision)
        trace.note(*what)
        if other is not None:
            await meet(other, " ".join(map(str, what)))
        await bot_moves(runner, turn, move)

    def wait(_: Connection) -> None:
        time.sleep(delays.uniform(0, MOST_DELAY))

    def slow_engine(url: str, *, writes: bool) -> Engine:
        engine = open_engine(url, writes=writes)
        if writes:
            event.listen(engine, "begin", wait)
            event.listen(engine, "commit", wait)  # all is written, and nothing is committed yet
        return engine

    Move.carry_out = traced_move  # type: ignore[method-assign]
    BotRunner.move = traced_bot_moves  # type: ignore[method-assign]
    services.open_engine = slow_engine  # type: ignore[attr-defined]


def main() -> None:
    """Run it; the option `trace` names the file, `other` that of the server to keep in step with."""
    options = given_options()
    other = options.pop("other", None)
    follow(Trace(options.pop("trace")), other and Path(other))
    serve_as_told(**options)


if __name__ == "__main__":
    main()
