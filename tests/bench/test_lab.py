"""The section of the benchmark on the lab: its works step environments, its page from made-up numbers."""

import pytest

from bastide.core.state import State
from bench import lab
from bench.measure import Chunk, Plan, Result, Run, Tally
from tests.bench.test_report import MACHINE

KB = "kingdom-builder"
PLAN = Plan(5, 0.5, lambda _line: None)


def test_each_environment_counts_its_steps() -> None:
    assert [work(KB)().steps for work in (lab.stepping, lab.taking_turns)] == [64, 200]
    played = lab.walking(KB)()
    assert played.games == 1 and played.steps > 50


@pytest.mark.parametrize("what", [lab.OBSERVATION, lab.MASK])
def test_operations_are_measured_on_known_and_on_new_positions(what: str) -> None:
    operation = lab.operations(KB, 2)[what]
    assert lab.repeating(KB, 2, operation)().steps >= 400
    assert lab.playing(KB, 2, operation)().steps == 64


def test_games_in_which_new_positions_come_up_begin_again() -> None:
    seen: list[State] = []
    work = lab.playing(KB, 2, lambda positions: seen.extend(state for state, _ in positions))
    for _ in range(200):  # more moves than a game has
        work()
    assert len(seen) == 200 * 64
    assert len({id(state) for state in seen}) > 64


def test_the_page_shows_costs_rates_and_goals() -> None:
    measured = Result((Chunk(Tally(40_000), 1.0, 0.01, 0.01),) * 5, 0.01)
    run = Run(dict.fromkeys(lab.works([KB], PLAN), measured), 0.01, 0.009, 0.02, 0.98)
    page = lab.section([KB], run, PLAN, 0.34, MACHINE)
    cost = "25.0 ± 0 %"
    assert f"| {KB} | 4 | {cost} | {cost} | {cost} | {cost} | observation at most 15, **missed** |" in page
    assert f"| {KB} | 40,000 (at least 30,000, reached) | 0 % | 40,000 | 0 % | 40,000 (at least 10,000" in page
    assert "Abacus 3000 (8 cores, load average 0.3 before the start)" in page
