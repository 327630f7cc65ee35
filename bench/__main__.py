"""`python -m bench`: run the requested sections and write their parts of docs/performance.md."""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from time import monotonic

from bench import report
from bench.measure import ENOUGH, Plan

BATCH = "batch"
"""The part that `python -m bench.batch` writes: it needs a GPU."""
SECTIONS = ("engine", "compiled", BATCH, "curves", "lab", "server", "browser", "clicks")
"""The sections in the order of the page: modules of this package whose `run(plan)` returns a part as Markdown."""
MEASURED = tuple(name for name in SECTIONS if name != BATCH)
"""Those that are measured here."""

_EVERY_SECONDS = 10.0
_PAGE = Path(__file__).parents[1] / "docs" / "performance.md"


def main(arguments: list[str] | None = None) -> None:
    """Measure, write the page, and print what was written."""
    options = _parser().parse_args(arguments)
    show_progress = _Progress()
    plan = Plan(options.rounds, options.seconds, show_progress)
    page = options.out.read_text("utf-8") if options.out.exists() else ""
    for name in options.section or MEASURED:
        part = import_module(f"bench.{name}").run(plan)
        page = report.with_part(page, name, part, SECTIONS)
        options.out.write_text(page, "utf-8")
        show_progress("")
        print(part, end="\n\n")
    print(f"Written to {options.out}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Speed, side by side with other engines.")
    option = parser.add_argument
    option("--rounds", type=_rounds, default=9, help="chunks of each contender (default: %(default)s)")
    option("--seconds", type=_seconds, default=0.5, help="length of a chunk of play (default: %(default)s)")
    option("--section", choices=MEASURED, action="append", help="only this part of the page; may be repeated")
    option("--out", type=Path, default=_PAGE, help="the page to write (default: docs/performance.md)")
    return parser


def _rounds(text: str) -> int:
    rounds = int(text)
    if rounds < ENOUGH:
        raise argparse.ArgumentTypeError(f"{ENOUGH} rounds at least; got {rounds}")
    return rounds


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 60:
        raise argparse.ArgumentTypeError(f"more than 0 seconds, 60 at most; got {text}")
    return seconds


class _Progress:
    """Shows each line in place on a terminal, and one every few seconds elsewhere."""

    def __init__(self) -> None:
        self._shown = 0.0

    def __call__(self, line: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
        elif line and monotonic() - self._shown >= _EVERY_SECONDS:
            self._shown = monotonic()
            print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
