"""What every run at tables measures."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles


@dataclass(frozen=True, slots=True)
class Played:
    """The moves that were made at a number of running tables over a while."""

    tables: int
    pace: float
    delays: Sequence[float]
    """Milliseconds from sending a move until the other player sees it."""
    seconds: float

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.delays) / self.seconds

    def percentile(self, part: float) -> float:
        """The delay that the given percentage of moves doesn't exceed."""
        return quantiles(self.delays, n=1000, method="inclusive")[round(part * 10) - 1]
