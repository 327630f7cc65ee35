"""Writes `docs/coverage.md` from a measurement: percentages by package, and the lines that no test of rules reaches.

`make coverage` measures first.
"""

import json
import subprocess
import sys
from collections import defaultdict
from itertools import groupby
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "coverage.md"
SOURCE = "src/bastide/"
HEAD = """# Coverage of the rules

What `tests/core` and `tests/games` reach in `core` and `games`: lines, and branches (each way out of a decision).
`make coverage` measures it and rewrites this page. The conformance suite and the tests of words, bots and the lab are
left out: they also run observations, limits and status lines, but state no rule. A line that is reached may still be
wrong; [mutants.md](mutants.md) looks further.

| package | lines | reached | branches | reached |
|---|--:|--:|--:|--:|
"""
MISSING = """
## Not reached

Lines, and branches as from→to, that none of these tests takes.

"""


def main() -> None:
    """Rewrite the page from the measurement in `.coverage`."""
    export = [sys.executable, "-m", "coverage", "json", "-q", "-o", "-"]
    measured = json.loads(subprocess.run(export, cwd=ROOT, check=True, capture_output=True, text=True).stdout)
    PAGE.write_text(page(measured["files"]), "utf-8")


def page(files: dict[str, Any]) -> str:
    """Return the page for the files of a coverage report."""
    packages: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, file in sorted(files.items()):
        packages[_package(name)].append(file["summary"])
    packages["**all**"] = [file["summary"] for file in files.values()]
    rows = [_row(package, summaries) for package, summaries in packages.items()]
    missing = [entry for name, file in sorted(files.items()) if (entry := _missing(name, file))]
    return HEAD + "".join(rows) + MISSING + ("\n".join(missing) or "None.") + "\n"


def _package(name: str) -> str:
    parts = Path(name).relative_to(SOURCE).parts
    return f"`{'/'.join(parts[:2] if parts[0] == 'games' and len(parts) > 2 else parts[:1])}`"


def _row(package: str, summaries: list[dict[str, Any]]) -> str:
    def total(key: str) -> int:
        return sum(summary[key] for summary in summaries)

    lines, branches = total("num_statements"), total("num_branches")
    return (
        f"| {package} | {lines:,} | {_percent(total('covered_lines'), lines)} "
        f"| {branches:,} | {_percent(total('covered_branches'), branches)} |\n"
    )


def _percent(part: int, whole: int) -> str:
    """Round down: only what is complete is 100 %."""
    return f"{part * 1000 // whole / 10:.1f} %" if whole else "–"


def _missing(name: str, file: dict[str, Any]) -> str:
    lines: list[int] = file["missing_lines"]
    branches = [(here, to) for here, to in file["missing_branches"] if here not in lines and abs(to) not in lines]
    if not lines and not branches:
        return ""
    said = [*_ranges(lines), *(f"{here}→{to if to > 0 else 'end'}" for here, to in branches)]
    return f"- `{Path(name).relative_to(SOURCE)}`: {', '.join(said)}"


def _ranges(lines: list[int]) -> list[str]:
    """Return line numbers with neighbours joined: 3–5, 9."""
    runs = [[line for _, line in run] for _, run in groupby(enumerate(lines), key=lambda pair: pair[1] - pair[0])]
    return [f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]


if __name__ == "__main__":
    main()
