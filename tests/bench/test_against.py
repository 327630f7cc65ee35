"""This tree beside another checkout: both are loaded, and compared round by round."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from bastide.games import feuville
from bench import against
from bench.measure import Chunk, Result, Tally
from tools.compiled import GROUP


def result(*rates: int) -> Result:
    """Return one chunk of a second for each rate, on a steady machine."""
    return Result(tuple(Chunk(Tally(rate), 1.0, 1.0, 1.0) for rate in rates), usual=1.0)


def test_the_ratio_is_the_median_of_the_rounds() -> None:
    assert against.compared(result(100, 100, 200), result(50, 90, 200)) == (0.9, 0.5, 1.0)


def test_more_rounds_narrow_the_interval() -> None:
    rates = range(100, 200)
    ratio, low, high = against.compared(result(*[100] * 100), result(*rates))
    assert (ratio, low, high) == (1.495, 1.40, 1.59)


def test_a_checkout_is_compared_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    here = Path(__file__).parents[2]
    against.main([str(here), "--game", "feuville", "--players", "2", "--rounds", "5", "--seconds", "0.001"])
    _, _, line = capsys.readouterr().out.splitlines()
    assert line.startswith("| feuville, 2 players: random play | ")
    assert sys.modules["bastide.games.feuville"] is feuville


def test_the_other_version_is_another_package() -> None:
    here = Path(__file__).parents[2]
    with against.package_of(here):
        from bastide.games import feuville as other
    assert other.Feuville is not feuville.Feuville


def test_two_compiled_checkouts_do_not_share_a_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    library = f"{GROUP}__mypyc"
    ours = ModuleType(library)
    monkeypatch.setitem(sys.modules, library, ours)
    with against.package_of(tmp_path):
        assert library not in sys.modules
        sys.modules[library] = ModuleType(library)
    assert sys.modules[library] is ours
