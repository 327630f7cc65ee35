"""What a process measures. Counting takes well under a microsecond; `monitoring` tells Prometheus.

Each of them is changed by one thread only, so none needs a lock.
"""

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)
LAG_SECONDS = 0.25
"""How often the lag of the event loop is measured."""


class Histogram:
    """How many values fell between which bounds."""

    __slots__ = ("bounds", "counts", "explanation", "name", "total")

    def __init__(self, name: str, explanation: str, bounds: Sequence[float] = SECONDS) -> None:
        self.name = name
        self.explanation = explanation
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


moves_committed = Histogram("move_commit_seconds", "From the receipt of a move to its commit.")
moves_sent = Histogram("move_answer_seconds", "From the receipt of a move until its answer was sent.")
commits = Histogram("commit_seconds", "The duration of a transaction of the writer.")
batches = Histogram("commit_jobs", "How many jobs the writer committed together.", SIZES)
bot_turns = Histogram("bot_turn_seconds", "From asking a bot for its turn to its answer, waiting included.")
requests = Histogram("http_request_seconds", "The duration of an HTTP request.")
lag = Histogram("event_loop_lag_seconds", "How much later than asked for the event loop ran a task.")
HISTOGRAMS = (moves_committed, moves_sent, commits, batches, bot_turns, requests, lag)

refusals: Counter[str] = Counter()
"""Refused requests and commands, by key."""
responses: Counter[int] = Counter()
"""HTTP responses, by status."""
mails: Counter[str] = Counter()
"""Mail, by what became of it: sent, tried again later, or failed for good."""


async def measure_lag() -> None:
    """Measure the lag of the event loop for as long as it runs."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_SECONDS)
        lag.observe(max(0.0, time.perf_counter() - began - LAG_SECONDS))
