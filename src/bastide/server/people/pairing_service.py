"""Quick pairing at work: people who look for an opponent wait here until they have a table.

Searches are rows of the database, so any process can pair people who wait at others. A table and the two searches it
ends are written in one transaction: two processes that pair the same person make one table.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from bastide.core import registry
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.notices import notice
from bastide.server.notices.dispatcher import Notices
from bastide.server.people import pairing_store
from bastide.server.people.pairing import PACES, PLAYERS, Seeker, is_live, lease, preferred
from bastide.server.people.pairing_store import Demand, Search
from bastide.server.people.relations import Relations
from bastide.server.store.people import Person
from bastide.server.store.writer import Writer
from bastide.server.tables.clocks import Clock
from bastide.server.tables.creation import Sitter, TableFactory
from bastide.server.tables.log import Conflict
from bastide.server.tables.service import TableService

HOLD_SECONDS, LOOK_SECONDS = 8.0, 0.5
"""How long a request waits for an opponent, and how often it looks. Less than a lease."""
ATTEMPTS = 5
"""How often to try again at once if others pair the same people first."""


class Pairing:
    """Finds opponents."""

    def __init__(
        self,
        tables: TableService,
        writer: Writer,
        factory: TableFactory,
        entropy: Entropy,
        relations: Relations,
        notices: Notices,
        *,
        is_stopping: Callable[[], bool],
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._factory = factory
        self._entropy = entropy
        self._relations = relations
        self._notices = notices
        self._is_stopping = is_stopping

    async def seek(self, person: Person, game: str, clock: Clock, nonce_hash: str) -> Search:
        """Begin to look for an opponent; there may be one already."""
        if clock not in PACES:
            raise RequestError("no-such-pace", status=422)
        kind = registry.find(game)
        if not kind.min_players <= PLAYERS <= kind.max_players:
            raise RequestError("no-pairing", status=422, players=PLAYERS)
        search = Search(self._entropy.id(), game, clock, self._entropy.now())
        await self._writer.write(lambda connection: pairing_store.begin(connection, person.id, search, nonce_hash))
        return _must_exist(await self._look(person, search.id))

    async def wait(self, person: Person, search: str, has_left: Callable[[], Awaitable[bool]]) -> Search:
        """Keep a search going, and return it when there is an opponent, or after a while.

        A person in real time who has left is not to be paired, unless they come back.
        """
        if not await self._note_sign(person, search, self._entropy.now()):
            raise RequestError("no-such-search", status=404)
        deadline = asyncio.get_running_loop().time() + HOLD_SECONDS
        found = _must_exist(await self._find(person, search))
        while True:
            latest = await self._look(person, search)
            if latest is None:  # cancelled meanwhile
                return found
            found = latest
            if found.table is not None or self._is_stopping() or asyncio.get_running_loop().time() > deadline:
                return found
            await asyncio.sleep(LOOK_SECONDS)
            if is_live(found.clock) and await has_left():
                await self._note_sign(person, search, self._entropy.now() - lease(found.clock))
                return found

    async def cancel(self, person: Person, search: str) -> Search:
        """End a search. If it has just found an opponent, return it with their table: they wait there."""
        found = _must_exist(await self._find(person, search))
        await self._end(person, search)
        return await self._find(person, search) or found

    async def searches_of(self, person: Person) -> list[Search]:
        """Return what a person waits for."""
        now = self._entropy.now()
        return await self._tables.read(lambda connection: pairing_store.of_person(connection, person.id, now))

    async def demands(self, person: Person | None) -> list[Demand]:
        """Return how many others wait, and for what."""
        now, own = self._entropy.now(), None if person is None else person.id
        return await self._tables.read(lambda connection: pairing_store.demands(connection, own, now))

    async def _find(self, person: Person, search: str) -> Search | None:
        return await self._tables.read(lambda connection: pairing_store.find(connection, person.id, search))

    async def _note_sign(self, person: Person, search: str, seen: float) -> bool:
        """Note when a person was last there; return whether the search exists."""
        return await self._writer.write(lambda connection: pairing_store.renew(connection, person.id, search, seen))

    async def _end(self, person: Person, search: str) -> None:
        await self._writer.write(lambda connection: pairing_store.end(connection, person.id, search))

    async def _look(self, person: Person, search: str) -> Search | None:
        """Return a search, with a table if there is an opponent now, or `None` if it was cancelled."""
        for _ in range(ATTEMPTS):
            found = await self._find(person, search)
            if found is None or found.table is not None:
                return found
            opponents = await self._opponents(person, found)
            if opponents is None:
                return found
            try:
                await self._seat(person, found, opponents)
            except Conflict:  # somebody was quicker; perhaps they found this very person
                continue
            except RequestError:  # this person may not have another table
                await self._end(person, search)
                raise
        return await self._find(person, search)

    async def _opponents(self, person: Person, search: Search) -> tuple[Seeker, Seeker] | None:
        """Return a person and the best opponent, if one is waiting."""
        now = self._entropy.now()
        waiting = await self._tables.read(
            lambda connection: pairing_store.waiting(connection, search.game, search.clock, now)
        )
        own = next((seeker for seeker in waiting if seeker.search == search.id), None)
        if own is None:
            return None
        for other in preferred(own, waiting, search.clock, now):
            if not await self._relations.blocked_between(person.id, other.person):
                return own, other
        return None

    async def _seat(self, host: Person, search: Search, seekers: tuple[Seeker, Seeker]) -> None:
        """Create a table for two, in random seats; raises `Conflict` if either is taken."""
        now = self._entropy.now()
        order = seekers if self._entropy.secret()[0] % 2 else seekers[::-1]
        live = await self._factory.make_match(
            host,
            search.game,
            [Sitter(seeker.person, seeker.name, seeker.nonce_hash) for seeker in order],
            search.clock,
            partial(pairing_store.claim, seekers=seekers, clock=search.clock, now=now),
        )
        for seeker in seekers:
            if seeker.person != host.id:  # whose own page goes there at once
                self._notices.tell(notice.paired(seeker.person, live.facts.id, search.game))


def _must_exist(search: Search | None) -> Search:
    if search is None:
        raise RequestError("no-such-search", status=404)
    return search
