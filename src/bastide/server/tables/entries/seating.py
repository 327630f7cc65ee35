"""Entries from before the start: who sits where, and the promises that the shuffle is made from."""

from typing import TYPE_CHECKING

from bastide.server.tables.entries.base import Entry
from bastide.server.tables.lines import Line
from bastide.server.tables.seats import Seat

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class Sat(Entry, tag="sat", frozen=True):
    """A person or a bot took a seat, or sat down anew; `hash` promises a nonce."""

    seat: int
    name: str
    hash: str
    person: str | None = None
    bot: str | None = None
    nonce: str | None = None  # of a bot, or of an absent entrant of a tournament: the server's, known to it at once
    version: int | None = None  # of a bot that has versions; older entries leave it out

    def fold(self, table: "LiveTable") -> None:
        seat = table.seats[self.seat]
        seat.person, seat.bot, seat.name = self.person, self.bot, self.name
        seat.bot_version = self.version
        seat.hash, seat.nonce, seat.served = self.hash, self.nonce, self.nonce is not None
        table.room = table.room.without_invitee(self.person)
        bot = {} if self.bot is None else {"bot": self.bot}
        table.tell(Line("table-sat", {"seat": self.seat, "name": self.name, **bot}))


class Stood(Entry, tag="stood", frozen=True):
    """A person left before the start, or the host removed them or a bot."""

    seat: int
    removed: bool = False  # by the host; older entries leave it out

    def fold(self, table: "LiveTable") -> None:
        seat = table.seats[self.seat]
        if self.removed:
            table.room = table.room.without_player(seat.person)
        table.seats[self.seat] = Seat()
        for seat in table.seats:
            if seat.bot is None and seat.nonce is not None:
                seat.hash = seat.nonce = None  # an opened nonce is spent
        table.tell(Line("table-stood", {"seat": self.seat}))


class Opened(Entry, tag="opened", frozen=True):
    """A player kept the promise and opened the nonce."""

    seat: int
    nonce: str

    def fold(self, table: "LiveTable") -> None:
        table.seats[self.seat].nonce = self.nonce
        table.tell(Line("table-ready", {"player": self.seat}))


class Started(Entry, tag="started", frozen=True):
    """All nonces are in, and the game was set up with these outcomes, by these rules and component data."""

    outcomes: tuple[str, ...]
    rules: str | None = None
    digest: str | None = None

    def fold(self, table: "LiveTable") -> None:
        table.room = table.room.without_invitees()
        table.start(self)
