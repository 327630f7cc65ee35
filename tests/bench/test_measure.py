"""The arithmetic of the benchmark, from numbers you can check by hand."""

import pytest

from bench.measure import Chunk, Plan, Result, Run, Spread, Tally, calibrate, chunk, interleaved

USUAL = 0.010


def chunk_of(steps: int, seconds: float = 1.0, before: float = USUAL, after: float = USUAL) -> Chunk:
    return Chunk(Tally(steps, forced=steps // 4, games=steps // 100), seconds, before, after)


def result(*chunks: Chunk) -> Result:
    return Result(chunks, USUAL)


def test_spread_is_median_and_half_the_distance_of_the_quartiles() -> None:
    assert Spread.of([1, 2, 3, 4, 5]) == Spread(3, 1 / 3)
    assert Spread.of([7]) == Spread(7, 0)


def test_tallies_add_up() -> None:
    assert Tally(3, 1, 1, 0.5) + Tally(4, 2, 0, 0.25) == Tally(7, 3, 1, 0.75)


def test_rates_are_medians_over_chunks() -> None:
    measured = result(*(chunk_of(steps) for steps in (800, 900, 1000, 1100, 1200)))
    assert measured.steps_per_second().median == pytest.approx(1000)
    assert measured.choices_per_second().median == pytest.approx(750)
    assert measured.games_per_second().median == pytest.approx(10)
    assert measured.seconds_per_step().median == pytest.approx(0.001)
    assert measured.total == Tally(5000, 1250, 50)


def test_a_chunk_on_a_slow_machine_is_scaled_to_the_usual_speed() -> None:
    slow = chunk_of(500, before=2 * USUAL, after=2 * USUAL)
    assert slow.slowness(USUAL) == pytest.approx(2)
    assert result(slow).steps_per_second().median == pytest.approx(1000)
    assert result(slow).seconds_per_step().median == pytest.approx(0.001)


def test_disturbed_chunks_are_set_aside_where_five_others_remain() -> None:
    steady = [chunk_of(1000)] * 5
    shaken = chunk_of(100, after=1.2 * USUAL)
    assert result(*steady, shaken).disturbed == 1
    assert result(*steady, shaken).counted == tuple(steady)
    assert result(*steady[:4], shaken).counted == (*steady[:4], shaken)


def test_a_chunk_repeats_its_work_and_preparation_does_not_count() -> None:
    tally, spent = chunk(lambda: Tally(2, aside=100.0), 0.001)
    assert tally.steps >= 2
    assert spent < 0


def test_works_take_turns() -> None:
    order: list[str] = []

    def work(name: str) -> Tally:
        order.append(name)
        return Tally(1)

    lines: list[str] = []
    works = {"a": (lambda: work("a"), 1e-9), "b": (lambda: work("b"), 1e-9)}
    run = interleaved(works, Plan(rounds=3, seconds=1, progress=lines.append))
    assert order == list("ababab")
    assert lines[0] == "round 1 of 3: a" and lines[-1] == "round 3 of 3: b"
    assert run.chunks == 6
    assert run.fastest <= run.usual <= run.slowest


def test_a_run_counts_its_disturbed_chunks() -> None:
    shaken = chunk_of(100, after=1.2 * USUAL)
    run = Run({"a": result(shaken, chunk_of(1)), "b": result(shaken)}, USUAL, USUAL, USUAL, 1.0)
    assert (run.chunks, run.disturbed) == (3, 2)


def test_the_calibration_loop_takes_some_time() -> None:
    assert calibrate() > 0
