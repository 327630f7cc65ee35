"""Learned values: plain Python and NumPy agree, files keep the weights, and parts add up."""

import sys
from collections.abc import Sequence

import pytest

from bastide.bots import network
from bastide.bots.lines import DIGITS, Beam, World, search
from bastide.bots.network import NetworkValues, Weights, pack, read_network, unpack
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.core.state import State
from bastide.games.troyes_dice import TroyesDice, features
from tests.games.troyes_dice.table import half_day

UNITS = 5
PHASES = 16


def any_weights(seed: int) -> Weights:
    """Return weights of the usual sizes."""
    below = SeededChance(seed).below

    def some(count: int) -> list[float]:
        return [(below(2001) - 1000) / 2000 for _ in range(count)]

    return Weights([some(1 + UNITS) for _ in features.NAMES], some(1 + UNITS), some(UNITS))


def values(batched: bool, phases: Sequence[Weights] | None = None) -> NetworkValues:
    phases = phases or [any_weights(phase) for phase in range(PHASES)]
    return NetworkValues(features, hints_of(TroyesDice), phases, batched)


def ends(number: int) -> list[State]:
    """Return the positions in which a half day may end."""
    state = half_day("1r 2w! 3y 6w", "palace a, cathedral be", number=number, circled="7 9 4", citizens="6 6 2").state
    return [line.state for line in search(World(state, 0, 1), hints_of(TroyesDice), Beam(2000, 2000))]


@pytest.mark.parametrize("number", [1, 9, 15, 16])
def test_plain_python_and_numpy_give_the_same_rounded_values(number: int) -> None:
    states = ends(number)
    plain, batched = (values(kind).worths(states, 0) for kind in (False, True))
    assert len(set(plain)) > 3
    assert [round(worth, DIGITS) for worth in plain] == [round(worth, DIGITS) for worth in batched]


def test_both_kinds_rank_the_lines_of_the_shipped_values_alike() -> None:
    state = half_day("1r 2w! 3y 6w", "palace a, city-hall b", number=9, circled="6 6 6", citizens="7 6 5").state
    plain, batched = (
        search(World(state, 0, 1), read_network(TroyesDice, "lookahead.json", hints_of(TroyesDice), kind), Beam(2000))
        for kind in (False, True)
    )
    assert [(line.moves, line.worth) for line in plain] == [(line.moves, line.worth) for line in batched]


def test_without_numpy_plain_python_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.setattr(network, "find_spec", lambda _: None)
    found = read_network(TroyesDice, "lookahead.json", hints_of(TroyesDice))
    assert isinstance(found.networks[0], network.Plain)
    assert found.worth(ends(9)[0], 0) > 20


def test_it_is_the_sum_and_what_its_units_add() -> None:
    (state, *_) = ends(9)
    weights = any_weights(3)
    rows = features.features(state, 0)
    sums = [weights.start[i] + sum(n * row[i] for n, row in zip(rows, weights.rows, strict=True)) for i in range(6)]
    expected = sums[0] + sum(out * max(0.0, unit) for out, unit in zip(weights.out, sums[1:], strict=True))
    assert values(True, [weights]).worth(state, 0) == pytest.approx(expected)


def test_positions_of_different_phases_are_valued_together() -> None:
    states = [*ends(9)[:3], *ends(15)[:3], *ends(9)[3:5]]
    both = values(True)
    assert both.worths(states, 0) == pytest.approx([both.worth(state, 0) for state in states])


def test_a_full_cache_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    states = ends(9)
    expected = values(True).worths(states, 0)
    monkeypatch.setattr(network, "CACHED", 4)
    for batched in (False, True):
        small = values(batched)
        for _ in range(2):
            assert small.worths(states, 0) == pytest.approx(expected)


def test_a_file_keeps_the_weights() -> None:
    phases = [any_weights(phase) for phase in range(2)]
    for kept, weights in zip(unpack(pack(features.NAMES, phases), features.NAMES), phases, strict=True):
        assert kept.out == pytest.approx(weights.out, abs=1e-3)
        assert kept.start == pytest.approx(weights.start, abs=1e-3)
        for kept_row, row in zip(kept.rows, weights.rows, strict=True):
            assert kept_row == pytest.approx(row, abs=1e-3)


def test_a_feature_that_a_file_does_not_know_weighs_nothing() -> None:
    document = pack(features.NAMES[:4], [Weights([[1.0, 2.0]] * 4, [0.0, 0.0], [1.0])])
    (weights,) = unpack(document, [*features.NAMES[2:4], "something new"])
    assert list(map(list, weights.rows)) == [[1.0, 2.0], [1.0, 2.0], [0.0, 0.0]]


def test_parts_are_those_of_the_sum_and_have_the_keys_of_the_hints() -> None:
    (state, *_) = ends(9)
    weights = any_weights(3)
    parts = values(True, [weights]).parts(state, 0)
    counted = zip(features.features(state, 0), weights.rows, strict=True)
    assert sum(parts.values()) == pytest.approx(sum(count * row[0] for count, row in counted))
    assert hints_of(TroyesDice).parts(state, 0).keys() <= parts.keys()


def test_a_game_with_more_phases_than_were_learned_uses_the_last() -> None:
    state = make("troyes-dice").start(1, SeededChance(1))
    assert features.phase(state) == PHASES
    short = values(True, [any_weights(1), any_weights(2)])
    assert short.worth(state, 0) == pytest.approx(values(True, [any_weights(2)]).worth(state, 0))
