"""What a table remembers from before the start: who is invited, whom the host removed, and whether it was cancelled."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

MOST_INVITED = 20
"""How many people may be invited to one table by name."""


@dataclass(frozen=True, slots=True)
class Invitee:
    """A person who is invited by name, until they take a seat or decline."""

    name: str
    delivered: bool = True
    """Whether the invitation reaches them; the table doesn't learn if not."""
    declined: bool = False


@dataclass(frozen=True, slots=True)
class WaitingRoom:
    """The state of a table before its start, besides its seats. It is never changed: each entry makes a new one."""

    invited: Mapping[str, Invitee] = field(default_factory=dict)
    """The people invited by name, by their ids."""
    removed: frozenset[str] = frozenset()
    """The people whom the host removed: they can sit down again only if they are invited."""
    cancelled: bool = False

    def with_invitee(self, person: str, invitee: Invitee) -> "WaitingRoom":
        """A person is invited, or has answered."""
        return replace(self, invited={**self.invited, person: invitee}, removed=self.removed - {person})

    def without_invitee(self, person: str | None) -> "WaitingRoom":
        """A person took a seat."""
        return replace(self, invited={id_: invitee for id_, invitee in self.invited.items() if id_ != person})

    def without_invitees(self) -> "WaitingRoom":
        """The wait is over."""
        return replace(self, invited={})

    def without_player(self, person: str | None) -> "WaitingRoom":
        """The host removed a player, or a bot."""
        return self if person is None else replace(self, removed=self.removed | {person})

    def awaits(self, person: str) -> bool:
        """Whether an invitation waits for a person's answer."""
        invitee = self.invited.get(person)
        return invitee is not None and invitee.delivered and not invitee.declined
