"""What the programs at one table did and saw: on each of their connections, what they sent and were shown."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

ACCEPTED, REFUSED, UNKNOWN = "accepted", "refused", "unknown"
"""The answers to a command. It is unknown if the connection was lost before one came."""

Viewer = int | None
"""A seat, or `None` for a spectator."""
Line = tuple[int, str]
"""A line of an update: its number in the viewer's stream, and a digest."""


@dataclass(frozen=True)
class Command:
    """Something that a program wants done."""

    kind: str
    """`move`, `undo`, `say` or `take-back`."""
    decision: int | None = None
    text: str = ""
    """The move, or the words."""
    offered: bool = True
    """Whether the server had offered the move for that decision."""

    def frame(self) -> dict[str, Any]:
        """Return it as the socket takes it."""
        if self.kind == "move":
            return {"type": "move", "decision": self.decision, "move": self.text}
        if self.kind == "undo":
            return {"type": "undo", "decision": self.decision, "steps": 1}
        return {"type": "say", "text": self.text} if self.kind == "say" else {"type": self.kind}


@dataclass
class Sent:
    """A command that was sent, and what became of it as far as the program knows. Times are monotonic seconds."""

    command: Command
    at: float
    answer: str = UNKNOWN
    key: str = ""
    """Why it was refused."""
    answered: float | None = None
    shown_decision: int | None = None
    """The decision number in the last update before the answer."""


@dataclass(frozen=True)
class Shown:
    """An update: its number, its new lines, and a digest of everything else. Chat may come without the rest."""

    number: int
    lines: tuple[Line, ...] = ()
    state: str | None = None
    at: float = 0.0


@dataclass
class Connection:
    """One connection of a program to a process."""

    viewer: Viewer
    since: int = 0
    process: str = ""
    at: float = 0.0
    shown: list[Shown] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    ending: str = ""
    """Why it ended."""


@dataclass
class History:
    """Everything that happened at one table, as its programs saw it."""

    table: str
    connections: list[Connection] = field(default_factory=list)
    due: dict[Viewer, int] = field(default_factory=dict)
    """How much each viewer should have been told when their programs were about to leave."""

    def sent(self) -> Iterator[tuple[Viewer, Sent]]:
        """Every command, with who sent it."""
        for connection in self.connections:
            for sent in connection.sent:
                yield connection.viewer, sent


def digest(value: object) -> str:
    """Return a short digest of a JSON value."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def shown(frame: dict[str, Any], at: float = 0.0) -> Shown:
    """Return what is kept of an update."""
    lines = tuple((line["step"], digest(line)) for line in frame.get("lines", ()))
    rest = {name: value for name, value in frame.items() if name not in ("lines", "type")}
    return Shown(frame["number"], lines, digest(rest) if "seats" in frame else None, at)
