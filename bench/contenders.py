"""Who takes part: an engine with one of its games at a number of players, and what it can be asked to do."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bench.measure import Work

COPY = "copy"
LEGAL_MOVES = "legal moves"
VIEW = "view as JSON"
COSTS = (COPY, LEGAL_MOVES, VIEW)
"""Single operations worth knowing the cost of."""


@dataclass(frozen=True, slots=True)
class Contender:
    """One game of one engine."""

    engine: str
    version: str
    language: str
    """What its rules are written in."""
    game: str
    players: int
    play: Work
    """Plays one whole game at random, listing the legal moves at each decision."""
    costs: Mapping[str, Work] = field(default_factory=dict)
    """Some of `COSTS`; each goes once through a sample of positions."""

    @property
    def name(self) -> str:
        """For headings and progress."""
        return f"{self.engine} {self.game}, {self.players} players"
