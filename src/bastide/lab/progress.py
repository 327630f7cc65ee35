"""How far a long task of the lab has come: a bar on a terminal, notes as plain lines everywhere."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rich.progress import Progress as Bar
    from rich.progress import TaskID


class Progress(Protocol):
    """Shows how far a task has come."""

    def begin(self, label: str, total: int) -> None:
        """Begin a stage of `total` steps."""

    def advance(self, steps: int = 1) -> None:
        """Note steps of the stage as done."""

    def note(self, text: str) -> None:
        """Print a line: what a stage found."""


class Notes:
    """Prints notes and shows no bar."""

    def begin(self, label: str, total: int) -> None:
        """Do nothing."""

    def advance(self, steps: int = 1) -> None:
        """Do nothing."""

    def note(self, text: str) -> None:
        """Print a line to standard output."""
        print(text, flush=True)


class BarProgress(Notes):
    """Shows a progress bar, too."""

    def __init__(self, bar: "Bar") -> None:
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


@contextmanager
def shown() -> Iterator[Progress]:
    """Show progress while a task runs; the bar needs a terminal and the package rich."""
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar
    except ImportError:
        yield Notes()
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        yield BarProgress(bar)
