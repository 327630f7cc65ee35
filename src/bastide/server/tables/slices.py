"""Long work on the event loop, a few milliseconds at a time."""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import TypeVar

ResultT = TypeVar("ResultT")

SLICE_SECONDS = 0.002


class Slices:
    """Runs long work step by step, with one slice of all such work in each turn of the event loop.

    Tables are folded like this, not in worker processes: a worker would have to send back every line of every viewer,
    and reading that takes about as long as folding. Nor in threads, which hold the interpreter's lock just as long.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Generator[None, None, ResultT]) -> ResultT:
        """Run a generator to its end and return its result. Each of its steps should take well under a millisecond."""
        while True:
            async with self._turn:
                until = perf_counter() + SLICE_SECONDS
                try:
                    next(work)
                    while perf_counter() < until:
                        next(work)
                except StopIteration as finished:
                    result: ResultT = finished.value
                    return result
                await asyncio.sleep(0)  # inside the lock: other long work waits for the next turn of the loop


def at_once(work: Generator[None, None, ResultT]) -> ResultT:
    """Run a generator to its end where nobody else waits, and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as finished:
            result: ResultT = finished.value
            return result
