"""What is fixed when a table is created."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bastide.core import registry
from bastide.core.game import Game, OptionValue
from bastide.server.tables.clocks import Clock


@dataclass(frozen=True, slots=True)
class Facts:
    """A table's row: what is fixed at its creation."""

    id: str
    game: str
    options: dict[str, Any]
    components: dict[str, Any] | None
    given: str | None
    host: str
    public: bool
    secret: bytes
    seats: int
    clock: Clock | None = None
    hints: bool = False
    """Whether players may ask for hints."""
    rated: bool = True
    """Whether the host wants it to count for the ratings."""
    network: str | None = None
    """Where it was created from, for quotas; it isn't read again."""
    tournament: str | None = None
    """The tournament that it is a game of."""

    @property
    def size(self) -> int:
        """How many bytes were uploaded with it."""
        components = 0 if self.components is None else len(json.dumps(self.components))
        return components + len((self.given or "").encode())


@dataclass(frozen=True, slots=True)
class Former:
    """The finished game that a rematch repeats, and the seat that asked for it."""

    table: str
    seat: int


def new_game(name: str, options: Mapping[str, OptionValue]) -> Game:
    """Return a game with its own components, as `registry.make` does; tables with the same options share one."""
    return _new_game(name, json.dumps(options, sort_keys=True))  # as text, 1 and true differ


@lru_cache(maxsize=64)
def _new_game(name: str, options: str) -> Game:
    return registry.make(name, options=json.loads(options))


def game_of(facts: Facts, rules: str) -> Game:
    """Return the game of a table, at a rules version."""
    if facts.components is None:
        return _shared_game(facts.game, tuple(sorted(facts.options.items())), rules)
    return registry.resume(facts.game, facts.options, facts.components, rules)


@lru_cache(maxsize=64)
def _shared_game(name: str, options: tuple[tuple[str, Any], ...], rules: str) -> Game:
    """Games are immutable and their move tables large, so tables with the same options share one."""
    return registry.resume(name, dict(options), None, rules)
