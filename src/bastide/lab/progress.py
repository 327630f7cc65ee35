"""How far a long task of the lab has come: a bar on a terminal, plain lines elsewhere."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID


EVERY = 15.0
"""Seconds between two plain lines."""


class Progress(Protocol):
    """Shows how far a task has come."""

    def begin(self, label: str, total: int) -> None:
        """Begin a stage of `total` steps."""

    def advance(self, steps: int = 1) -> None:
        """Note steps of the stage as done."""

    def say(self, text: str) -> None:
        """Show what a stage has found so far."""

    def note(self, text: str) -> None:
        """Print a line: what a stage found."""


class Lines:
    """Prints notes and, now and then, a line on how far a stage has come."""

    def __init__(self) -> None:
        self.label = ""
        self.total = self.done = 0
        self.told = monotonic()

    def begin(self, label: str, total: int) -> None:
        """Begin a stage; its first line comes after a while."""
        self.label, self.total, self.done = label, total, 0

    def advance(self, steps: int = 1) -> None:
        """Count the steps, and tell of them if the last line is old."""
        self.done += steps
        if monotonic() - self.told >= EVERY:
            self.told = monotonic()
            print(f"{self.label}: {self.done}/{self.total}", file=sys.stderr, flush=True)

    def say(self, text: str) -> None:
        """Put it into the stage's lines."""
        self.label = text

    def note(self, text: str) -> None:
        """Print a line to standard output."""
        print(text, flush=True)


class BarProgress(Lines):
    """Shows a progress bar instead of lines."""

    def __init__(self, bar: "Bar") -> None:
        super().__init__()
        self.bar = bar
        self.stage: TaskID | None = None

    def begin(self, label: str, total: int) -> None:
        """Replace the bar of the stage before."""
        if self.stage is not None:
            self.bar.remove_task(self.stage)
        self.stage = self.bar.add_task(label, total=total)

    def advance(self, steps: int = 1) -> None:
        """Move the bar on."""
        if self.stage is not None:
            self.bar.advance(self.stage, steps)

    def say(self, text: str) -> None:
        """Put it in front of the bar."""
        if self.stage is not None:
            self.bar.update(self.stage, description=text)


@contextmanager
def shown() -> Iterator[Progress]:
    """Show progress while a task runs; the bar needs a terminal and the package rich."""
    if not sys.stderr.isatty():
        yield Lines()
        return
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar
    except ImportError:
        yield Lines()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        yield BarProgress(bar)
