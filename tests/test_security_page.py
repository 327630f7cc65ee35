"""docs/security.md: every defence names tests, and every test that it names exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"
HEADINGS = ("danger", "---")
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


def defences() -> list[list[str]]:
    """The rows of the page's tables: the danger, the defence, and its tests."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("|")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in rows if not row[0].startswith(HEADINGS)]


@cache
def names_in(path: Path) -> str | frozenset[str]:
    """The names of a module's tests; for the browser's, its text."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    functions = (node.name for node in ast.walk(ast.parse(text)) if isinstance(node, _FUNCTION))
    return frozenset(name for name in functions if name.startswith("test_"))


@pytest.mark.parametrize("row", defences(), ids=lambda row: row[0])
def test_a_defence_names_tests_that_exist(row: list[str]) -> None:
    assert len(row) == 3 and all(row), row
    named = re.findall(r"`([^`]+)::([^`]+)`", row[2])
    assert named, f"no test is named for: {row[0]}"
    for module, name in named:
        path = ROOT / module if module.startswith("web/") else ROOT / "tests" / module
        assert path.is_file(), f"{module} doesn't exist"
        assert name in names_in(path), f"{module} has no test {name}"
