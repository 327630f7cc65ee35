"""Two people at a table, and a channel that keeps what it is given."""

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, update

from bastide.server.notices.channel import Undeliverable
from bastide.server.notices.notice import Notice, NoticeText
from bastide.server.services import Services
from bastide.server.store import schema
from bastide.server.store.people import Person
from bastide.server.tables import commands
from bastide.server.tables.clocks import Clock
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from tests.server.inside import nonce, with_services


class Kept:
    """A channel that takes the place of push. It fails as often as it is told to."""

    name = "push"

    def __init__(self, *failures: Exception) -> None:
        self.sent: list[tuple[Notice, NoticeText]] = []
        self.failures = list(failures)

    async def send(self, notice: Notice, text: NoticeText) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.sent.append((notice, text))

    def take(self) -> list[str]:
        """Return who was told what, and forget it."""
        told, self.sent = [f"{notice.kind} {notice.person}" for notice, _ in self.sent], []
        return told


def without_background(folder: Path, story: Callable[[Services], Awaitable[None]], **options: Any) -> None:
    """Run a story in which notices are looked for and sent only when it says so."""

    async def run(services: Services) -> None:
        await services.notices.stop()
        await story(services)

    with_services(folder / "data", run, **options)


NEVER = Undeliverable("the device is at the bottom of the sea")


async def two_people(
    services: Services, clock: Clock | None = None, game: str = "kingdom-builder"
) -> tuple[LiveTable, list[Person]]:
    """Return a game that has begun between Anna and Berta, who have both left; and those two by their seats."""
    people = [await services.accounts.new_guest(name) for name in ("Anna", "Berta")]
    hashes = [hashlib.sha256(nonce(seat)).hexdigest() for seat in range(2)]
    live = await services.factory.make_table(people[0], game, {}, ["me", "open"], hashes[0], public=True, clock=clock)
    table, berta = live.facts.id, people[1]
    await services.tables.command(table, lambda live: commands.sit(live, 1, berta.id, berta.nickname, hashes[1]))
    for seat, person in enumerate(people):
        await services.tables.command(
            table,
            lambda live, seat=seat, person=person: commands.open_nonce(live, seat, person.id, nonce(seat).hex()),
        )
    return live, people


async def end_turn(services: Services, live: LiveTable) -> None:
    """Play until it is somebody else's turn."""
    before = live.to_act
    while live.to_act == before:
        await services.tables.command(live.facts.id, any_move)


def any_move(live: LiveTable) -> Sequence[Entry]:
    """Decide on a move of whoever is to move."""
    seat = live.to_act[0]
    text = live.game.moves.text(live.state.legal_moves(seat)[0])
    return commands.move(live, seat, live.seats[seat].decisions, text)


async def was_there(services: Services, live: LiveTable, seat: int) -> None:
    """Store that a seat's owner is connected right now, as the heartbeat does."""
    now = services.entropy.now()

    def write(connection: Connection) -> None:
        mine = (schema.seats.c.table == live.facts.id, schema.seats.c.seat == seat)
        connection.execute(update(schema.seats).where(*mine).values(seen=now))

    await services.writer.write(write)
