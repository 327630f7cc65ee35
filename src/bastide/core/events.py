"""Events: what happens in a game, as the source of logs and animations in any language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from bastide.core.audience import Audience, Viewer, may_see

Plain: TypeAlias = str | int | tuple[str, ...]
"""What an event tells without secrets: ids, numbers and texts."""


@dataclass(frozen=True, slots=True)
class Secret:
    """An argument that only its audience may read; others don't get it."""

    value: Plain
    audience: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: a key of the text files and its arguments."""

    key: str
    arguments: Mapping[str, Plain | Secret] = field(default_factory=dict)
    audience: Audience = None
    reveals: bool = False
    """Whether someone now knows what was hidden from them: undoing such a step needs consent."""

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """Return the event as `viewer` may know it, without others' secrets; `None` if they may not know it."""
        if not may_see(self.audience, viewer):
            return None
        known: dict[str, Plain | Secret] = {}
        for name, value in self.arguments.items():
            if not isinstance(value, Secret):
                known[name] = value
            elif may_see(value.audience, viewer):
                known[name] = value.value
        return Event(self.key, known, self.audience, self.reveals)


Listener: TypeAlias = Callable[[Event], None]
"""Receives each event of a state."""
