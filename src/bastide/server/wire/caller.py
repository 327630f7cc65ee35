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
        self._connection = connection
        self._person = person

    async def may_still_see(self) -> bool:
        """Whether a viewer with a seat is still signed in."""
        if self.viewer is None or self._person is None:
            return True
        try:
            person = await self.services.sessions.still(self._connection, self._person)
        except RequestError:  # the token was revoked
            return False
        if person is not None and person.id != self._person.id:  # a guest signed in: the seat is the account's now
            live = await self.services.tables.table(self.table)
            return live.seats[self.viewer].person == person.id
        return person is not None

    async def playing(self) -> Person:
        """Return the person, if they may play: a token may have been revoked meanwhile, or a session ended."""
        if self._person is None:
            raise RequestError("who-are-you", status=401)
        sessions = self.services.sessions
        person = sessions.allowed(await sessions.still(self._connection, self._person), "play")
        return replace(person, network=client_of(self._connection.scope))

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
        """Carry out a command at the caller's own seat."""
        seat, person = await self.seat()

        def decide_there(live: LiveTable) -> Sequence[Entry]:
            commands.own(live, seat, person.id)
            return decide(live, seat)

        await self.services.tables.command(self.table, decide_there)
