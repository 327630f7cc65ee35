"""Ints of any size come out of `tools/large_ints.h` as they come out of plain Python."""

import operator
from collections.abc import Callable
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.compiled.test_compiled import pytestmark as pytestmark
from tools import compiled

SETS = """
def and_(left: int, right: int) -> int:
    return left & right

def or_(left: int, right: int) -> int:
    return left | right

def xor(left: int, right: int) -> int:
    return left ^ right
"""
NUMBERS_ALONE = """
def lshift(left: int, right: int) -> int:
    return left << right

def rshift(left: int, right: int) -> int:
    return left >> right

def same(number: int) -> int:
    return [number][0]
"""
SIZES = (1, 29, 30, 31, 59, 60, 61, 62, 63, 64, 89, 90, 91, 120, 121, 400, 512)
RNG = Random(1)
NUMBERS = [
    sign * number
    for size in SIZES
    for number in ((1 << size) - 1, 1 << size, 1 << size | 1 << size // 2, RNG.getrandbits(size), RNG.getrandbits(size))
    for sign in (1, -1)
] + [0]


@pytest.fixture(scope="module")
def ops(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Any]:
    """Returns the operators as mypyc has compiled them, by name."""
    folder = tmp_path_factory.mktemp("ints")
    (folder / "src").mkdir()
    (folder / "src" / "large_sets.py").write_text(SETS)
    (folder / "src" / "large_numbers.py").write_text(NUMBERS_ALONE)
    with chdir(folder), pytest.MonkeyPatch.context() as patch:
        Path("mypy.ini").write_text("[mypy]\nmypy_path = src\nexplicit_package_bases = true\n")
        patch.setattr(compiled, "GROUP", "_large_ints")
        compiled.build_extensions(compiled.translated(["large_sets.py", "large_numbers.py"]), Path("lib"))
        patch.syspath_prepend(str(folder / "lib"))
        found = {**vars(import_module("large_sets")), **vars(import_module("large_numbers"))}
    return found.__getitem__


@pytest.mark.parametrize("name", ["and_", "or_", "xor"])
def test_sets(ops: Callable[[str], Any], name: str) -> None:
    compare(ops(name), getattr(operator, name), [(left, right) for left in NUMBERS for right in NUMBERS])


@pytest.mark.parametrize("name", ["lshift", "rshift"])
def test_shifts(ops: Callable[[str], Any], name: str) -> None:
    places = (*range(100), 119, 120, 121, 399, 400, 512, 1000)
    compare(ops(name), getattr(operator, name), [(left, right) for left in NUMBERS for right in places])
    with pytest.raises(ValueError, match="negative shift count"):
        ops(name)(1 << 400, -1)


def test_numbers_stay_the_same(ops: Callable[[str], Any]) -> None:
    assert [ops("same")(number) for number in NUMBERS] == NUMBERS


def compare(quick: Callable[[int, int], int], plain: Callable[[int, int], int], pairs: list[tuple[int, int]]) -> None:
    for left, right in pairs:
        found, wanted = quick(left, right), plain(left, right)
        assert (found, type(found), hash(found), str(found)) == (wanted, int, hash(wanted), str(wanted)), (left, right)
