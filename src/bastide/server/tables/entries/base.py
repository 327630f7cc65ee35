"""What all entries of a table's log have in common."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

from bastide.words import LocalizedError

if TYPE_CHECKING:
    from bastide.server.tables.live import LiveTable


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table. Every subclass has a tag of its own, which never changes."""

    finite: ClassVar[bool] = False
    """Whether there can be only so many of these in a game if nothing is taken back: they fit into a full log."""
    only_tells: ClassVar[bool] = False
    """Whether viewers get a line of it, and nothing else they see changes."""

    @abstractmethod
    def fold(self, table: "LiveTable") -> None:
        """Add it to the table, and tell those who may know."""


class Unreadable(Entry, tag="unreadable", frozen=True):
    """Stands for an entry that this server cannot read; it is never written."""

    reason: str

    def fold(self, table: "LiveTable") -> None:
        raise LocalizedError("unreadable-entry", reason=self.reason)
