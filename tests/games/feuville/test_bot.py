"""The greedy bot plays by the hints of the game."""

import pytest

from bastide.games.feuville.hints import Hints
from bastide.lab.arena import Contest, simulate
from tests.games.feuville.table import FULL, position
from tests.seeds import MATCH


def test_greedy_wins_95_percent_of_games_against_random() -> None:
    report = simulate(Contest("feuville", 2, ("greedy", "random"), seed=2026), games=MATCH)
    assert report["games"] == MATCH
    assert report["win_shares"][0] >= 0.95, report


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_plays_with_more_players(players: int) -> None:
    report = simulate(Contest("feuville", players, ("greedy", "random"), seed=7), games=6)
    assert report["mean_scores"][0] > report["mean_scores"][1]


def test_a_taken_piece_leaves_a_choice_unfinished() -> None:
    table, hints = position(board=FULL), Hints()
    assert not hints.is_unfinished(table.state)
    assert hints.is_unfinished(table.play("wall mayor").state)
    assert not hints.is_unfinished(position(over=True).state)
