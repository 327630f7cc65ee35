"""Events as lines of the viewers' streams: what each may know of them."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bastide.core.audience import Viewer
from bastide.core.events import Event, Secret


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: a key of the text files and its arguments, as far as the viewer may know.

    In an update, `step` is the number of the viewer's stream where it happened: `/api/tables/{table}/steps/{step}`,
    and `at` is when, in seconds since 1970. In a closed phase, what others did happens when the phase is over.
    """

    key: str
    arguments: dict[str, Any]
    step: int | None = None
    at: int | None = None


class Origin(msgspec.Struct, frozen=True, gc=False):
    """The log entry behind what viewers were told: its number, which never leaves the server, and its stored time."""

    seq: int
    at: float
    speaker: str | None = None
    """Who said it, if somebody did; doesn't leave the server either."""


def as_line(event: Event, viewer: Viewer) -> Line | None:
    """Return an event as a viewer may know it."""
    known = event.seen_by(viewer)
    return None if known is None else Line(known.key, dict(known.arguments))


def as_lines(events: Sequence[Event], viewers: Iterable[Viewer]) -> dict[Viewer, list[Line]]:
    """Return events as each viewer may know them. A public line is one object for all."""
    lines: dict[Viewer, list[Line]] = {viewer: [] for viewer in viewers}
    for event in events:
        for_all = None if _is_secret(event) else Line(event.key, dict(event.arguments))
        for viewer, known in lines.items():
            line = for_all or as_line(event, viewer)
            if line is not None:
                known.append(line)
    return lines


def _is_secret(event: Event) -> bool:
    """Whether part of the event is hidden from some."""
    return event.audience is not None or any(isinstance(value, Secret) for value in event.arguments.values())
