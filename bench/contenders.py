"""The contenders: an engine with one of its games at a player count, and its operations to measure."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bench.measure import Work

COPY = "copy"
LEGAL_MOVES = "legal moves"
VIEW = "view as JSON"
COSTS = (COPY, LEGAL_MOVES, VIEW)
"""Single operations whose cost is measured."""


@dataclass(frozen=True, slots=True)
class Contender:
    """One game of one engine."""

    engine: str
    version: str
    language: str
    """The language of its rules."""
    game: str
    players: int
    play: Work
    """Play one whole game at random, listing the legal moves at each decision."""
    costs: Mapping[str, Work] = field(default_factory=dict)
    """Some of `COSTS`; each runs once through a sample of positions."""

    @property
    def name(self) -> str:
        """The name in headings and progress."""
        return f"{self.engine} {self.game}, {self.players} players"
