"""The section of the benchmark on the lab: its works step environments, its page from made-up numbers."""

from bench import lab
from bench.measure import Chunk, Result, Tally
from tests.bench.test_report import MACHINE

KB = "kingdom-builder"


def test_each_work_counts_its_steps() -> None:
    assert [work(KB)().steps for work in (lab.observing, lab.stepping, lab.taking_turns)] == [400, 64, 200]


def test_the_page_shows_costs_and_rates() -> None:
    measured = Result((Chunk(Tally(40_000), 1.0, 0.01, 0.01),) * 5, 0.01)
    results = {f"{KB}: {what}": measured for what in (lab.OBSERVE, lab.VECTOR, lab.AEC)}
    page = lab.section([KB], results, MACHINE)
    assert "| kingdom-builder | 25.0 | 40,000 | 0 % | 40,000 | 0 % |" in page
    assert "Goal: 30,000 steps/s" in page
