"""What the checks must be told about a game, since its own code is what they check."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.core.events import Event
from bastide.core.journal import Ply
from bastide.testing.recipes import Recipe

Position: TypeAlias = dict[str, Any]
"""A position as plain JSON values."""

HOOK = "pytest_bastide_oracle"
"""The hook of `conftest.py` that returns the oracle of a game."""

_UNCHECKED = {
    "Oracle.secrets": "whether anyone learns what they may not know",
    "Secrets.worlds": "whether each imagined world is as likely as it should be",
    "Oracle.totals": "whether pieces appear or vanish",
    "Oracle.playthroughs": "whether the games played so far stay the same when the code changes",
}
"""What can't be checked if a part is missing."""


class NotGiven(Exception):
    """A check needs a part of the oracle that is missing."""

    def __init__(self, part: str) -> None:
        super().__init__(f"{part} is missing, so it is not checked {_UNCHECKED[part]}")


def uncountable(_position: Position, _viewer: Viewer) -> Iterable[tuple[int | Fraction, Position]]:
    """Stand for `Secrets.worlds` where there are too many worlds to count."""
    return ()


@dataclass(frozen=True)
class Secrets:
    """What is hidden in a game, by its rulebook. Its functions use JSON positions and neither `view` nor `imagine`."""

    known: Callable[[Position, Viewer], Any]
    """The position without anything the viewer doesn't know."""
    pool: Callable[[Position, Viewer], Mapping[str, int]]
    """What the viewer doesn't know, counted by kind over all places where it may be."""
    twins: Callable[[Position, Viewer, SeededChance], Iterable[Position]]
    """Other positions that the viewer can't tell from this one."""
    worlds: Callable[[Position, Viewer], Iterable[tuple[int | Fraction, Position]]] | None = None
    """All positions that `imagine` may return, with their weights; `uncountable` if there are too many."""
    observed: Callable[[Any], Any] = field(default=lambda view: view)
    """A view without what observations leave out."""
    derived: frozenset[str] = frozenset()
    """Attributes of the state that follow from the rest, so that they can't change alone."""
    nothing_hidden: bool = False
    """Whether everybody always knows everything, except what chance will bring."""

    def given_worlds(self) -> Callable[[Position, Viewer], Iterable[tuple[int | Fraction, Position]]]:
        """Return how to list the worlds; raise `NotGiven` if that is missing."""
        if self.worlds is None:
            raise NotGiven("Secrets.worlds")
        return self.worlds

    @classmethod
    def of(cls, module: ModuleType) -> "Secrets":
        """Return the secrets that a module defines under these names, `DERIVED` and `NOTHING_HIDDEN` in capitals."""
        optional = {name: getattr(module, name) for name in ("worlds", "observed") if hasattr(module, name)}
        return cls(
            module.known,
            module.pool,
            module.twins,
            **optional,
            derived=getattr(module, "DERIVED", frozenset()),
            nothing_hidden=getattr(module, "NOTHING_HIDDEN", False),
        )


NOTHING_HIDDEN = Secrets(
    known=lambda position, _viewer: position,
    pool=lambda _position, _viewer: {},
    twins=lambda _position, _viewer, _rng: (),
    worlds=uncountable,
    nothing_hidden=True,
)
"""The secrets of a game in which everybody always knows everything, except what chance will bring."""


@dataclass(frozen=True)
class Features:
    """What must occur in some stored game besides moves, options and events: cards, end reasons, tie-breaks."""

    names: frozenset[str]
    """Every feature."""
    in_ply: Callable[[Any, Ply, Any, Sequence[Event]], Iterable[str]]
    """The features of one move: the state before it, the move, the state after it, and the events."""


@dataclass(frozen=True)
class Oracle:
    """What the checks can't learn from a game's own code. If a part is missing, they say what they didn't check."""

    secrets: Secrets | None = None
    """What is hidden; `NOTHING_HIDDEN` if nothing is."""
    totals: Callable[[Position], Mapping[str, int]] | None = None
    """How many there are of each piece, card and coin in a position, the same all through a game."""
    playthroughs: Path | None = None
    """The folder of the stored games."""
    features: Features | None = None
    """What must occur in some stored game besides moves, options and events."""
    recipes: Mapping[str, Recipe] = field(default_factory=dict)
    """How the stored games are made; if empty, one random game for each preset and player count."""
    seat_options: frozenset[str] = frozenset()
    """Options that only name a seat: a set-up that differs in nothing else is left to the soak."""

    def given_secrets(self) -> Secrets:
        """Return the secrets; raise `NotGiven` if they are missing."""
        if self.secrets is None:
            raise NotGiven("Oracle.secrets")
        return self.secrets

    def given_totals(self) -> Callable[[Position], Mapping[str, int]]:
        """Return how to count the pieces; raise `NotGiven` if that is missing."""
        if self.totals is None:
            raise NotGiven("Oracle.totals")
        return self.totals

    def given_playthroughs(self) -> Path:
        """Return the folder of the stored games; raise `NotGiven` if it is missing."""
        if self.playthroughs is None:
            raise NotGiven("Oracle.playthroughs")
        return self.playthroughs
