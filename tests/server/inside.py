"""A house without the web around it, and tables without a house, for tests that look inside."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from bastide.core import registry
from bastide.server import commands
from bastide.server.clocks import Clock
from bastide.server.config import Config
from bastide.server.entries import Entry, Opened, Sat
from bastide.server.house import House
from bastide.server.live import LiveTable
from bastide.server.parts import Facts
from bastide.server.store.people import Renewal


def in_a_house(folder: Path, what: Callable[[House], Awaitable[None]], **options: Any) -> None:
    """Does something in a house that is open; it is alone on its database, unless told otherwise."""

    async def run() -> None:
        house = House(Config(folder, **{"tail_seconds": 0.0, **options}))
        await house.open()
        try:
            await what(house)
        finally:
            await house.close()

    asyncio.run(run())


async def open_table(house: House) -> LiveTable:
    """A table at which Anna waits for somebody."""
    host = await house.new_guest("Anna")
    return await house.make_table(host, "kingdom-builder", {}, ["me", "open"], "ab" * 32, public=True)


def at_another_place(house: House) -> Renewal:
    """A session for somebody who signs in where nobody was."""
    return Renewal(None, house.entropy.id(24), house.entropy.id(16), house.entropy.now(), 3600.0)


async def say(house: House, table: str, text: str = "hello") -> None:
    """Anna says something at a table: the simplest entry there is."""
    await house.desk.command(table, lambda live: commands.say(live, 0, "Anna", text))


def seated(
    game: str = "kingdom-builder",
    players: int = 2,
    *,
    components: Any = None,
    clock: Clock | None = None,
    **options: Any,
) -> LiveTable:
    """A table with people on all seats whose game has not begun."""
    made = registry.make(game, options=options, components=components)
    facts = Facts("t1", game, dict(made.settings), components, None, "p0", True, bytes(range(32)), players, clock)
    live = LiveTable.make(facts)
    for seat in range(players):
        hash_ = hashlib.sha256(nonce(seat)).hexdigest()
        live.apply(live.seq + 1, Sat(seat, f"Player {seat}", hash_, person=f"p{seat}"))
    return live


def running(game: str = "kingdom-builder", players: int = 2, **options: Any) -> LiveTable:
    """A table whose game has begun, always the same way."""
    live = seated(game, players, **options)
    for seat in range(players):
        live.apply(live.seq + 1, Opened(seat, nonce(seat).hex()))
    live.apply(live.seq + 1, live.set_up())
    return live


def nonce(seat: int) -> bytes:
    return bytes([seat]) * 32


def play(live: LiveTable, seat: int, *moves: str, at: float = 0.0) -> None:
    """Makes moves of a seat, at a time."""
    for move in moves:
        write(live, *commands.move(live, seat, live.seats[seat].decisions, move), at=at)


def write(live: LiveTable, *entries: Entry, at: float = 0.0) -> None:
    """Adds entries to the log, all at a time."""
    for entry in entries:
        live.apply(live.seq + 1, entry, at)


def play_any(live: LiveTable, times: int = 1, at: float = 0.0) -> None:
    """Makes the first legal move of whoever is first to act, so many times."""
    for _ in range(times):
        seat = live.state.to_act[0]
        play(live, seat, live.game.moves.text(live.state.legal_moves(seat)[0]), at=at)
