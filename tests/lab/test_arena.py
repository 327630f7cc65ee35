"""Contests between bots."""

import pytest

from bastide.core.errors import BadOption, UnknownGame
from bastide.lab.arena import Contest, simulate

KB = "kingdom-builder"


def outcome(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if "second" not in key}


def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    contest = Contest(KB, 3, ("random",), seed=5)
    assert outcome(simulate(contest, 20, jobs=2)) == outcome(simulate(contest, 20, jobs=1))


def test_seats_rotate_so_that_each_bot_sits_everywhere() -> None:
    contest = Contest(KB, 2, ("greedy", "random"), seed=1, options={"start_player": "1"})
    report = simulate(contest, 2)
    assert report["games"] == 2
    assert sum(report["win_shares"]) == pytest.approx(1)


def test_progress_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(Contest(KB, 2, ("random",), seed=1), 7, progress=heard.append)
    assert sum(heard) == 7


def test_another_seed_is_another_contest() -> None:
    one, other = (simulate(Contest(KB, 2, ("random",), seed=seed), 5)["mean_scores"] for seed in (1, 2))
    assert one != other


@pytest.mark.parametrize(
    ("contest", "error"),
    [
        (Contest("chess", 2, ("random",), 1), UnknownGame),
        (Contest(KB, 9, ("random",), 1), BadOption),
        (Contest(KB, 2, ("nobody",), 1), BadOption),
    ],
)
def test_an_impossible_contest_is_refused(contest: Contest, error: type[Exception]) -> None:
    with pytest.raises(error):
        simulate(contest, 1)
