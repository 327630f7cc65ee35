"""The functions of `core/tight.c` do the same as those of their names in Python."""

import importlib.util
import os
import shutil
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bastide.core import compiling, masks
from bastide.games.kingdom_builder.hexes import COUNT, NEIGHBOURS
from tools.compiled import IN_C, compile_in_c

COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def loaded(name: str, path: Path) -> Any:
    """Import a module from a file, beside any other of its name."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The functions in C: those of the compiled build, or compiled for this test."""
    library = (compiling.PACKAGES / IN_C).with_suffix(EXTENSION_SUFFIXES[0])
    if not library.is_file():
        if shutil.which(COMPILER) is None:
            pytest.skip("there is no C compiler")
        folder = tmp_path_factory.mktemp("tight")
        compile_in_c(compiling.PACKAGES, folder)
        library = folder / library.relative_to(compiling.PACKAGES)
    module: ModuleType = loaded("tight", library)
    return module


plain_masks = loaded("plain_masks", compiling.PACKAGES / "bastide/core/masks.py")
plain_chance = loaded("plain_chance", compiling.PACKAGES / "bastide/core/chance.py")
plain_linear = loaded("plain_linear", compiling.PACKAGES / "bastide/bots/linear.py")
SETS = st.sets(st.integers(0, masks.MOST_PLACES - 1)).map(lambda places: sum(1 << place for place in places))


@given(SETS)
def test_places(tight: Any, mask: int) -> None:
    assert tight.bits(mask) == plain_masks.bits(mask)


@pytest.mark.parametrize("density", [0.1, 0.3, 0.5, 0.7, 1.0])
def test_connected_places(tight: Any, density: float) -> None:
    rng = Random(1)
    for _ in range(200):
        within = sum(1 << hex_ for hex_ in range(COUNT) if rng.random() < density)
        seed = 1 << rng.choice(plain_masks.bits(within))
        found = tight.connected(seed, within, NEIGHBOURS)
        assert found == plain_masks.connected(seed, within, NEIGHBOURS)
        assert hash(found) == hash(int(str(found)))
    assert tight.connected(0, 0, NEIGHBOURS) == 0
    assert tight.connected(0, within, NEIGHBOURS) == plain_masks.connected(0, within, NEIGHBOURS)


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 2**70), min_size=1))
def test_numbers_below_a_bound(tight: Any, seed: int, bounds: list[int]) -> None:
    one, other = plain_chance.SeededChance(seed), plain_chance.SeededChance(seed)
    for bound in bounds:
        assert tight.below(one, bound) == other.below(bound)
        assert one.state == other.state


@given(st.integers(0, 2**64 - 1), st.integers(1, 256), st.integers(1, 12))
def test_dice(tight: Any, seed: int, sides: int, number: int) -> None:
    chances = [plain_chance.SeededChance(seed) for _ in range(3)]
    names = ["die"] * number
    one_by_one = [chances[0].roll(sides, name) for name in names]
    assert chances[1].rolls(sides, names) == tight.rolls(chances[2], sides, names, None) == one_by_one
    assert chances[0].state == chances[1].state == chances[2].state


NUMBERS = st.one_of(st.floats(-1e3, 1e3), st.integers(-1000, 1000), st.booleans())


@given(st.lists(st.floats(-1e3, 1e3)), st.lists(NUMBERS))
def test_weighted_sums(tight: Any, weights: list[float], features: list[float]) -> None:
    for row in (features, tuple(features)):
        assert tight.weighted(tuple(weights), row) == plain_linear.weighted(tuple(weights), row)


def test_what_is_no_set_or_number_is_refused(tight: Any) -> None:
    for mask in (-1, 1 << 600):
        with pytest.raises(IndexError):
            tight.bits(mask)
        with pytest.raises(IndexError):
            tight.connected(mask, 1, NEIGHBOURS)
    with pytest.raises(IndexError):
        tight.connected(1 << COUNT, 1 << COUNT, NEIGHBOURS)
    with pytest.raises(TypeError):
        tight.bits("1")
    with pytest.raises(TypeError):
        tight.connected(1, 1, list(NEIGHBOURS))
    with pytest.raises(TypeError):
        tight.below(plain_chance.SeededChance(1), 1.5)
    with pytest.raises(TypeError):
        tight.weighted((1.0,), ["1"])
