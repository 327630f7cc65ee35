"""Friends, blocks and recent opponents."""

from sqlalchemy import Connection

from bastide.server.errors import RequestError
from bastide.server.people.sessions import Sessions
from bastide.server.store import relations
from bastide.server.store.people import Person
from bastide.server.store.relations import Acquaintance, Whereabouts
from bastide.server.store.writer import Writer
from bastide.server.tables.service import TableService

MOST_RELATIONS = 1000
"""How many friends, requests and blocks one person may have together."""
MOST_CACHED = 20_000
ONLINE_SECONDS = 90.0
"""How long after their last sign of life somebody counts as online."""


class Relations:
    """Who is whose friend, and who has blocked whom. Nobody learns that they are blocked."""

    def __init__(self, tables: TableService, writer: Writer, sessions: Sessions) -> None:
        self._tables = tables
        self._writer = writer
        self._sessions = sessions
        self._blocked: dict[str, frozenset[str]] = {}
        self._changes = -1

    # Questions

    async def blocked_between(self, one: str, other: str) -> bool:
        """Whether one of two people has blocked the other."""
        return await self._tables.read(lambda connection: relations.blocked_between(connection, one, other))

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return whom a person has blocked, from memory if nobody has changed that anywhere."""
        changes = await self._sessions.count_changes()
        if changes != self._changes or len(self._blocked) > MOST_CACHED:
            self._blocked.clear()
            self._changes = changes
        if person not in self._blocked:
            found = frozenset(await self._tables.read(lambda connection: relations.blocked_by(connection, person)))
            if self._changes != changes:
                return found
            self._blocked[person] = found
        return self._blocked[person]

    async def blockers_of(self, person: str) -> set[str]:
        """Return the people who have blocked a person: for refusals that don't say so."""
        return await self._tables.read(lambda connection: relations.blockers_of(connection, person))

    async def friends(self, person: str) -> list[Acquaintance]:
        """Return a person's friends, by name."""
        return await self._tables.read(lambda connection: relations.friends(connection, person))

    async def recent_opponents(self, person: str) -> list[Acquaintance]:
        """Return those who last played with a person, latest first."""
        return await self._tables.read(lambda connection: relations.recent_opponents(connection, person))

    async def whereabouts(self, friends: list[Acquaintance]) -> dict[str, Whereabouts]:
        """Return where friends are who are online."""
        since = self._tables.entropy.now() - ONLINE_SECONDS
        ids = [friend.id for friend in friends]
        return await self._tables.read(lambda connection: relations.whereabouts(connection, ids, since))

    # Changes

    async def befriend(self, person: Person, other: Person) -> None:
        """Ask somebody to be friends, or accept that they asked. Only accounts have friends."""
        _check(person, other)
        if not person.account:
            raise RequestError("friends-need-account", status=403)
        if not other.account:
            raise RequestError("guest-friend")
        now = self._tables.entropy.now()

        def job(connection: Connection) -> None:
            mine, _ = relations.kinds_between(connection, person.id, other.id)
            if relations.BLOCK in mine:
                raise RequestError("unblock-first")
            _check_room(connection, person)
            relations.ask(connection, person.id, other.id, now)

        await self._writer.write(job)

    async def part(self, person: Person, other: str) -> None:
        """End a friendship, withdraw a request, or ignore the other's."""
        now = self._tables.entropy.now()
        await self._writer.write(lambda connection: relations.part(connection, person.id, other, now))

    async def block(self, person: Person, other: Person) -> None:
        """Block somebody, a guest or an account."""
        _check(person, other)
        now = self._tables.entropy.now()

        def job(connection: Connection) -> None:
            _check_room(connection, person)
            relations.block(connection, person.id, other.id, now)

        await self._writer.write(job)

    async def unblock(self, person: Person, other: str) -> None:
        """Take a block back."""
        now = self._tables.entropy.now()
        await self._writer.write(lambda connection: relations.unblock(connection, person.id, other, now))


def _check(person: Person, other: Person) -> None:
    if person.id == other.id:
        raise RequestError("yourself")


def _check_room(connection: Connection, person: Person) -> None:
    if relations.count(connection, person.id) >= MOST_RELATIONS:
        raise RequestError("too-many-relations", status=429, most=MOST_RELATIONS)
