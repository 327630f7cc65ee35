"""Which workers are alive, judged by their heartbeats."""

from collections.abc import Mapping

BEAT_SECONDS = 1.0
"""How often a worker gives a sign of life, and how often the others look."""
MISSES = 4
"""At so many looks in a row without a new sign of life, a worker is dead, and others get its jobs: after four seconds.

Looks are counted, and not seconds: whoever was suspended, or couldn't reach the database, buries nobody on waking."""


class Roll:
    """The workers as one process sees them."""

    def __init__(self) -> None:
        self._seen: dict[str, tuple[int, int]] = {}

    def look(self, beats: Mapping[str, int]) -> dict[str, int]:
        """Compare everyone's heartbeats with the last look; return those of the dead."""
        before = self._seen
        self._seen = {
            worker: (count, before[worker][1] + 1 if before.get(worker, (None, 0))[0] == count else 0)
            for worker, count in beats.items()
        }
        return {worker: count for worker, (count, misses) in self._seen.items() if misses >= MISSES}

    @property
    def alive(self) -> int:
        """How many workers are alive."""
        return sum(misses < MISSES for _, misses in self._seen.values())
