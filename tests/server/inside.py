"""Services without HTTP around them, and tables without services, for tests of internals."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bastide.core import registry
from bastide.server.config import Config
from bastide.server.errors import RequestError
from bastide.server.services import Services
from bastide.server.store.people import Renewal
from bastide.server.tables import commands
from bastide.server.tables.clocks import Clock
from bastide.server.tables.entries import Entry, Opened, Sat
from bastide.server.tables.facts import Facts
from bastide.server.tables.live import LiveTable
from tests.servers import usual_database


@contextmanager
def refused_with(key: str) -> Iterator[pytest.ExceptionInfo[RequestError]]:
    """Expect a refusal with this key."""
    with pytest.raises(RequestError) as refused:
        yield refused
    assert refused.value.key == key


def with_services(folder: Path, what: Callable[[Services], Awaitable[None]], **options: Any) -> None:
    """Run something with open services, alone on their database unless told otherwise."""

    async def run() -> None:
        services = Services(Config(folder, **{"alone": True, "database": usual_database(folder), **options}))
        await services.open()
        try:
            await what(services)
        finally:
            await services.close()

    asyncio.run(run())


async def open_table(services: Services) -> LiveTable:
    """Return a table at which Anna waits for another player."""
    host = await services.accounts.new_guest("Anna")
    return await services.factory.make_table(host, "kingdom-builder", {}, ["me", "open"], "ab" * 32, public=True)


async def table_alone(services: Services, clock: Clock | None = None, game: str = "peek", **options: Any) -> str:
    """Return a game in which Anna plays both seats."""
    anna = await services.accounts.new_guest("Anna")
    hash_ = hashlib.sha256(nonce(0)).hexdigest()
    seats = ["me", "me:Berta"]
    live = await services.factory.make_table(anna, game, options, seats, hash_, public=True, clock=clock)
    for seat in range(2):
        await services.tables.command(
            live.facts.id, lambda live, seat=seat: commands.open_nonce(live, seat, anna.id, nonce(0).hex())
        )
    return live.facts.id


def at_another_place(services: Services) -> Renewal:
    """Return a session for a person who signs in from a new place."""
    return Renewal(None, services.entropy.id(24), services.entropy.now(), 3600.0)


async def say(services: Services, table: str, text: str = "hello") -> None:
    """Let Anna say something at a table: the simplest entry there is."""
    await services.tables.command(table, lambda live: commands.say(live, 0, "Anna", text))


def seated(
    game: str = "kingdom-builder",
    players: int = 2,
    *,
    components: Any = None,
    clock: Clock | None = None,
    **options: Any,
) -> LiveTable:
    """Return a table with people in all seats whose game has not begun."""
    made = registry.make(game, options=options, components=components)
    facts = Facts("t1", game, dict(made.settings), components, None, "p0", True, bytes(range(32)), players, clock)
    live = LiveTable.make(facts)
    for seat in range(players):
        hash_ = hashlib.sha256(nonce(seat)).hexdigest()
        live.apply(live.seq + 1, Sat(seat, f"Player {seat}", hash_, person=f"p{seat}"))
    return live


def running(game: str = "kingdom-builder", players: int = 2, **options: Any) -> LiveTable:
    """Return a table whose game has begun, always the same way."""
    live = seated(game, players, **options)
    for seat in range(players):
        live.apply(live.seq + 1, Opened(seat, nonce(seat).hex()))
    live.apply(live.seq + 1, live.set_up())
    return live


def nonce(seat: int) -> bytes:
    return bytes([seat]) * 32


def play(live: LiveTable, seat: int, *moves: str, at: float = 0.0) -> None:
    """Make moves of a seat, at a given time."""
    for move in moves:
        write(live, *commands.move(live, seat, live.seats[seat].decisions, move), at=at)


def write(live: LiveTable, *entries: Entry, at: float = 0.0) -> None:
    """Add entries to the log, all at the same time."""
    for entry in entries:
        live.apply(live.seq + 1, entry, at)


def play_any(live: LiveTable, times: int = 1, at: float = 0.0) -> None:
    """Make the first legal move of the first player to act, `times` times."""
    for _ in range(times):
        seat = live.state.to_act[0]
        play(live, seat, live.game.moves.text(live.state.legal_moves(seat)[0]), at=at)
