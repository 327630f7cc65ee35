"""The page of the benchmark, rendered from made-up numbers."""

from datetime import date
from itertools import pairwise

import pytest

from bastide.lab.machine import Machine
from bench import report
from bench.contenders import COPY, LEGAL_MOVES, VIEW, Contender
from bench.measure import Chunk, Plan, Result, Run, Tally
from bench.report import Row

MACHINE = Machine("Abacus 3000", 8, "Linux", "CPython 3.11.7", date(2026, 1, 31))


def result(steps: int, forced: int = 0, games: int = 0) -> Result:
    return Result((Chunk(Tally(steps, forced, games), 1.0, 0.01, 0.01),) * 5, 0.01)


def row(engine: str, game: str, steps: int, costs: dict[str, int]) -> Row:
    contender = Contender(engine, "1.2", "Python", game, 2, lambda: Tally(1))
    return Row(
        contender,
        result(steps, steps // 5, steps // 100),
        {cost: result(1_000_000 // micros) for cost, micros in costs.items()},
    )


def part(our_steps: int = 200_000, copy: int = 1, game: str = "some-game") -> str:
    rows = [
        row("bastide", game, our_steps, {COPY: copy, LEGAL_MOVES: 4, VIEW: 50}),
        row("catanatron", "Catan", 25_000, {COPY: 40}),
    ]
    results = {each.contender.name: each.play for each in rows}
    run = Run(results, 0.01, 0.009, 0.02, 0.98)
    return report.engine(rows, run, result(5_000_000), Plan(9, 0.5, print), MACHINE)


def test_the_setting_names_machine_and_versions() -> None:
    assert (
        "2026-01-31, one core of Abacus 3000 (8 cores), Linux, CPython 3.11.7, bastide 1.2, catanatron 1.2." in part()
    )


def test_games_and_costs_have_a_row_each() -> None:
    lines = part().splitlines()
    assert "| bastide | some-game | Python | 2 | 200,000 | 0 % | 160,000 | 2,000 | 100 | 20 % |" in lines
    assert "| bastide | some-game | 2 | 1.00 ± 0 % | 4.00 ± 0 % | 50.0 ± 0 % |" in lines
    assert "| catanatron | Catan | 2 | 40.0 ± 0 % |  |  |" in lines


def test_ratios_divide_our_rates_by_theirs() -> None:
    assert "| some-game, 2 players | 8.0 (8.0) |" in part()


def test_goals_are_reached_or_missed() -> None:
    assert (
        "| some-game, 2 players | 8.0 (at least 6), reached | 1.00 µs (at most 2.00), reached "
        "| 50.0 µs (at most 250), reached |"
    ) in part()
    slow = part(our_steps=100_000, copy=4)
    assert "| some-game, 2 players | 4.0 (at least 6), **missed** | 4.00 µs (at most 2.00), **missed** |" in slow


def test_a_game_may_have_goals_of_its_own() -> None:
    own = part(our_steps=175_000, copy=4, game="troyes-dice")
    assert "| troyes-dice, 2 players | 7.0 (at least 6), reached | 4.00 µs (at most 5.00), reached |" in own
    assert "| kingdom-builder, 2 players | 7.0 (at least 8), **missed** |" in part(
        our_steps=175_000, game="kingdom-builder"
    )


def test_every_line_of_a_table_has_as_many_cells() -> None:
    lines = part().splitlines()
    for line, following in pairwise(lines):
        if line.startswith("|") and following.startswith("|"):
            assert line.count("|") == following.count("|")


def test_a_part_is_replaced_and_the_others_stay() -> None:
    order = ("engine", "server")
    page = report.with_part("", "server", "of the server", order)
    page = report.with_part(page, "engine", "old", order)
    page = report.with_part(page, "engine", "new\n", order)
    assert report.part_of(page, "engine") == "new"
    assert report.part_of(page, "server") == "of the server"
    assert page.index("new") < page.index("of the server")
    assert "old" not in page
    assert page.startswith("# Speed\n")
    assert page.endswith("-->\n")


@pytest.mark.parametrize(
    ("value", "text"), [(151_678, "152,000"), (1234, "1,230"), (101, "101"), (43.12, "43.1"), (1.153, "1.15")]
)
def test_numbers_have_three_digits_that_matter(value: float, text: str) -> None:
    assert report.number(value) == text
