"""A progress bar for long work; plain lines where there is no terminal, or no `rich`."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

_EVERY = 15.0  # seconds between two plain lines


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show how far the work is; yield what to call with the number of units just done."""
    if sys.stderr.isatty():
        try:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
        except ImportError:
            pass
        else:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
                task = bar.add_task(title, total=total, completed=done)
                yield lambda units: bar.advance(task, units)
            return
    yield _Lines(title, total, done).advance


class _Lines:
    """Writes a line now and then, and one at the end."""

    def __init__(self, title: str, total: int, done: int) -> None:
        self.title = title
        self.total = total
        self.first = self.done = done
        self.began = self.told = monotonic()

    def advance(self, units: int) -> None:
        self.done += units
        now = monotonic()
        if now - self.told < _EVERY and self.done < self.total:
            return
        self.told = now
        spent = now - self.began
        left = spent / (self.done - self.first) * (self.total - self.done)
        line = f"{self.title}: {self.done}/{self.total}, {spent:.0f} s, about {left:.0f} s left"
        print(line, file=sys.stderr, flush=True)
