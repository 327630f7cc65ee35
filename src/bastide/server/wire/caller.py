"""The client at the other end of a connection: who they are, and what they may do at its table."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from starlette.requests import HTTPConnection

from bastide.core.audience import Viewer
from bastide.server.errors import RequestError, language_of
from bastide.server.people.limits import client_of
from bastide.server.services import Services
from bastide.server.store.people import Person
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import Lines, Update, lines_without_words_of, without_words_of

DecideAtSeat: TypeAlias = Callable[[LiveTable, int], Sequence[Entry]]


class Caller:
    """A person or a program, looking at a table as `viewer`."""

    def __init__(
        self, connection: HTTPConnection, services: Services, person: Person | None, table: str, viewer: Viewer
    ) -> None:
        self.services = services
        self.table = table
        self.viewer = viewer
        self.language = language_of(connection)
        self.key = None if person is None else services.sessions.key(connection)
        """What admitted the client; `None` for a visitor."""
        self.ended = services.sessions.ended(connection)
        """The refusal once that has ended."""
        self._network = client_of(connection.scope)
        self._admitted: Person | None = None
        self._player: Person | None = None
        """`_admitted` as a player. The cache of sessions answers with the same object until something changes."""

    async def heard(self, news: Update | Lines) -> Update | Lines:
        """Return what a table tells, without the words of people whom the client has blocked.

        Raises `RequestError` for a viewer who was signed in and no longer is.
        """
        if self.key is None:
            return news
        person = await self.services.sessions.behind(self.key)
        if person is None:
            raise self.ended
        if not news.lines and getattr(news, "rematch", None) is None:
            return news
        blocked = await self.services.relations.blocked_by(person.id)
        if not blocked:
            return news
        live = await self.services.tables.table(self.table)
        if isinstance(news, Lines):
            return lines_without_words_of(live, self.viewer, news, blocked)
        return without_words_of(live, self.viewer, news, blocked)

    async def playing(self) -> Person:
        """Return the person, if they may play: a token may have been revoked meanwhile, or a session ended."""
        sessions = self.services.sessions
        person = None if self.key is None else await sessions.behind(self.key)
        if person is None:
            raise self.ended
        if self._player is None or person is not self._admitted:
            self._player = replace(sessions.allowed(person, "play"), network=self._network)
            self._admitted = person
        return self._player

    async def seat(self) -> tuple[int, Person]:
        """Return the caller's seat and the person who sits there."""
        person = await self.playing()
        if self.viewer is None:
            raise RequestError("spectator", status=403)
        return self.viewer, person

    async def look(self) -> tuple[int, LiveTable]:
        """Return the caller's seat and the table as it is."""
        seat, person = await self.seat()
        live = await self.services.tables.table(self.table)
        commands.own(live, seat, person.id)
        return seat, live

    async def decide(self, decide: DecideAtSeat) -> None:
        """Carry out a command at the caller's own seat. It must not be cancelled meanwhile."""
        seat, person = await self.seat()

        def decide_there(live: LiveTable) -> Sequence[Entry]:
            commands.own(live, seat, person.id)
            return decide(live, seat)

        await self.services.tables.command_here(self.table, decide_there)
