"""The hot modules stay such that mypyc can compile them. `make test-compiled` does it, and runs the tests there."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tools.adapted import adapt
from tools.compiled import sources

ROOT = Path(__file__).parents[1]
HEADER = "from dataclasses import dataclass\nfrom functools import cache\n"


def test_mypyc_accepts_the_hot_modules() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiled", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", sources(ROOT))
def test_lines_keep_their_numbers(name: str) -> None:
    source = (ROOT / "src" / name).read_text("utf-8")
    assert statements(adapt(source)) >= statements(source)


def statements(source: str) -> set[tuple[str, int]]:
    """The statements in functions, and their lines."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return {(ast.unparse(statement), statement.lineno) for function in functions for statement in function.body}


@pytest.mark.parametrize(
    ("source", "adapted"),
    [
        ("SIZE = 3\n", "SIZE: _Final = 3"),
        ("SIZES = (1, 2, 3)\n", "SIZES: _Final[tuple[int, ...]] = (1, 2, 3)"),
        (
            "RED, BLUE = range(1, 3)\n",
            "_unpacked_RED, _unpacked_BLUE = range(1, 3); RED: _Final = 1; BLUE: _Final = 2",
        ),
        (
            "(\n    RED,\n    BLUE,\n) = colours()\n",
            "(\n    _unpacked_RED,\n    _unpacked_BLUE,\n) = colours(); "
            "RED: _Final = _unpacked_RED; BLUE: _Final = _unpacked_BLUE",
        ),
        (
            "@cache\ndef double(number: int) -> int:\n    return 2 * number\n",
            "# with a cache\ndef _uncached_double(number: int) -> int:\n    return 2 * number\n"
            "double: _Final = cache(_uncached_double)",
        ),
        (
            '@dataclass(slots=True)\nclass Pair:\n    """Two."""\n\n    one: int\n    other: int = 0\n',
            "@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)\n"
            'class Pair:\n    """Two."""\n'
            "    def __init__(self, one: int, other: int = 0) -> None: self.one = one; self.other = other\n"
            "    one: int\n    other: int = 0\ncomplete_dataclass(Pair, one=int, other=int)",
        ),
    ],
)
def test_what_mypyc_is_given(source: str, adapted: str) -> None:
    assert adapt(HEADER + source).split(HEADER, 1)[1].strip() == adapted
