"""The command `python -m bastide.lab.fit`."""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TaskID, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from bastide.core.errors import BastideError
from bastide.core.registry import make
from bastide.lab.fit import METHODS, Task, method


class BarProgress:
    """Shows a progress bar on a terminal, and notes as plain lines everywhere."""

    def __init__(self, bar: Bar) -> None:
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

    def note(self, text: str) -> None:
        """Print a line to standard output."""
        print(text, flush=True)


def as_text(document: Mapping[str, Any]) -> str:
    """Return a document of weights as JSON, with a line for each entry of the top two levels."""

    def entry(key: str, value: Any) -> str:
        if not isinstance(value, dict):
            return f"  {json.dumps(key)}: {json.dumps(value)}"
        inner = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
        return f"  {json.dumps(key)}: {{\n{inner}\n  }}"

    return "{\n" + ",\n".join(entry(key, value) for key, value in document.items()) + "\n}\n"


def main(arguments: list[str] | None = None) -> None:
    """Fit values and write them to a file."""
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.fit", description="Fits values by self-play.")
    parser.add_argument("game", help="a game")
    parser.add_argument("--method", choices=METHODS, required=True)
    parser.add_argument("--games", type=int, default=600, help="games of self-play, over all rounds")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of self-play, each with the values found before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the result does not depend on it")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    options = parser.parse_args(arguments)
    try:
        make(options.game)
    except BastideError as error:
        parser.error(str(error))
    task = Task(options.game, options.method, options.games, options.rounds, options.seed, options.jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Bar(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        document = method(task.method).fit(task, BarProgress(bar))
    options.out.write_text(as_text(document), encoding="utf-8")


if __name__ == "__main__":
    main()
