"""docs/observations.md matches what the games declare, and its code runs."""

import doctest
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/observations.md"


def test_the_page_shows_every_layout() -> None:
    chapters = runpy.run_path(str(ROOT / "docs/make_observations.py"))["chapters"]()
    assert "| `settlements` | players × 20 × 20 |" in chapters
    assert chapters in PAGE.read_text("utf-8"), "Write it anew: .venv/bin/python docs/make_observations.py"


def test_the_code_on_the_page_runs() -> None:
    failures, examples = doctest.testfile(str(PAGE), module_relative=False)
    assert examples >= 8 and failures == 0
