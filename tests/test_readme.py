"""The README is true: its code runs and prints what it says."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_code_in_the_readme_runs() -> None:
    failures, examples = doctest.testfile(str(README), module_relative=False)
    assert examples >= 8
    assert failures == 0


def test_every_link_in_the_readme_leads_somewhere() -> None:
    import re

    links = re.findall(r"\]\(([^)#]+)", README.read_text("utf-8"))
    assert "docs/play.md" in links
    assert [link for link in links if not (README.parent / link).exists()] == []
