"""Who may know something: `None` is everyone, including spectators; a tuple names the seats."""

from typing import TypeAlias

Audience: TypeAlias = tuple[int, ...] | None
"""Who may know something: these seats, or everyone (`None`)."""
Viewer: TypeAlias = int | None
"""A seat, or `None` for a spectator."""


def may_see(audience: Audience, viewer: Viewer) -> bool:
    """Whether `viewer` belongs to `audience`."""
    return audience is None or viewer in audience
