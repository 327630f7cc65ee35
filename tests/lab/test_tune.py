"""Tuning: reproducible, resumable, and able to find weights that are better."""

import json
from pathlib import Path

import pytest

from bastide.core.values import read_opponents
from bastide.lab.progress import Lines
from bastide.lab.tune.__main__ import main
from bastide.lab.tune.duels import Duel, Match, Result, Thinking
from bastide.lab.tune.evolution import Course, Evolution, Progeny

START = {"good": 1.0, "bad": 1.0, "unused": 0.0}


def better_if_good(duel: Duel) -> Result:
    """Return a duel that goes to the weights with more good and less bad."""
    ahead = sum(sign * (duel.weights[name] - duel.rival[name]) for name, sign in (("good", 1), ("bad", -1)))
    merit = max(0.0, min(1.0, 0.5 + ahead))
    return Result([merit], [ahead], [merit])


def evolved(generations: int) -> Progeny:
    progeny = Progeny.begin(START)
    match = Match("kingdom-builder", 2, Thinking(), seed=3)
    course = Course(generations, population=12, deals=2)
    evolution = Evolution(match, course, progeny, lambda duels: map(better_if_good, duels), Lines())
    for _ in range(generations):
        evolution.next_generation()
    return progeny


def test_weights_that_win_are_bred() -> None:
    champion = evolved(9).champion
    assert champion["good"] > 1.5
    assert champion["bad"] < 0.5


def test_the_same_seed_breeds_the_same_weights() -> None:
    assert evolved(3) == evolved(3)


def test_weights_stay_on_their_side_of_zero() -> None:
    assert evolved(30).champion["bad"] >= 0


def test_a_run_is_resumed_and_says_how_the_weights_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.json"
    few = "--generations 1 --population 2 --games 2 --held-out 2 --width 1 --steps 2 --worlds 1".split()
    main(["kingdom-builder", *few, "--out", str(out)])
    first = capsys.readouterr().out
    assert json.loads(out.read_text()).keys() == read_opponents("bastide.games.kingdom_builder", "hints.json").keys()
    assert "generation 1:" in first and "held out" in first
    main(["kingdom-builder", *few, "--out", str(out)])
    again = capsys.readouterr().out
    assert "generation 1:" not in again, "it has been done"
    assert again.splitlines()[-1] == first.splitlines()[-1]
