"""The time, from a clock that may be set wrong, and set right again, while the server runs."""

import time
from collections.abc import Callable
from typing import TypeAlias

Seconds: TypeAlias = Callable[[], float]

CATCHING_UP = 0.9
"""How fast time passes while it is ahead of the machine's clock: nobody loses time meanwhile."""


class SteadyTime:
    """The time of the machine's clock, except that it never goes back and never stands still.

    If the clock is set back, time goes on from where it was, a little slower, until the clock has caught up. If the
    clock is set ahead, or the machine slept, time follows at once: that looks like an outage, and clocks of games don't
    count it (see `tables.downtime`).
    """

    def __init__(self, wall: Seconds = time.time, monotonic: Seconds = time.monotonic) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._last = wall(), monotonic()

    def now(self) -> float:
        """Return the time, in seconds since 1970."""
        (before, then), (wall, stopwatch) = self._last, (self._wall(), self._monotonic())
        now = max(wall, before + (stopwatch - then) * CATCHING_UP)
        self._last = now, stopwatch
        return now

    def advance(self, at_least: float) -> None:
        """Go on from this time if it is later than now: another process, or this one before, was there already."""
        self._last = max(self.now(), at_least), self._last[1]
