"""Finding weights: the arithmetic, and a small fitting from the first game to the file."""

import json
from pathlib import Path

import pytest

from bastide.core.registry import make
from bastide.games.troyes_dice import outlook
from bastide.lab import fitting

ROWS = [[1.0, float(a), float(b), 7.0] for a in range(4) for b in (0, 1, 4)]


def test_a_system_of_equations_is_solved() -> None:
    assert fitting.solve([[4.0, 2.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])
    assert fitting.solve([], []) == []


def test_a_weak_ridge_finds_the_weights_that_made_the_goals() -> None:
    goals = [5 + 2 * row[1] - 3 * row[2] for row in ROWS]
    found = fitting.ridge(ROWS, goals, [0.0, 0.0, 0.0, 0.0], 1e-9)
    assert found == pytest.approx([5, 2, -3, 0], abs=1e-6)  # the last trait never varies and gets no weight


def test_a_strong_ridge_keeps_to_what_was_known_and_moves_the_constant_only() -> None:
    goals = [10 + 2 * row[1] - 3 * row[2] for row in ROWS]
    assert fitting.ridge(ROWS, goals, [1.0, 2.0, -3.0, 0.0], 1e12) == pytest.approx([10, 2, -3, 0], abs=1e-6)


def test_a_small_fitting_writes_a_weight_for_every_trait_and_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", (2,))
    monkeypatch.setattr(fitting, "FUTURES", 1)
    fitting.main(["troyes-dice", str(tmp_path / "found.json")])
    found = json.loads((tmp_path / "found.json").read_text("utf-8"))
    assert tuple(found) == outlook.TRAITS
    assert {len(weights) for weights in found.values()} == {make("troyes-dice").box.wheel.half_days}


def test_what_was_learned_is_near_the_score_when_little_is_left() -> None:
    small = fitting.Fitting(make("troyes-dice"), seed=1)
    small.round(4)
    for position in small.seen[1]:
        assert 0 <= small.value(position) - outlook.points(position) < 12


@pytest.mark.parametrize(("game", "why"), [("kingdom-builder", "has no outlook"), ("chess", "chess")])
def test_other_games_are_refused_in_one_sentence(game: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        fitting.main([game, "nowhere.json"])
    assert ended.value.code == 2
    assert why in capsys.readouterr().err
