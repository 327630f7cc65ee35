"""Contests between bots."""

from itertools import pairwise

import pytest

import bastide.core.game
from bastide.bots import Sight
from bastide.core.chance import Chance, SeededChance
from bastide.core.errors import BadOption, UnknownGame
from bastide.core.state import State
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.lab import arena
from bastide.lab.arena import Contest, simulate, streams

KB = "kingdom-builder"


def outcome(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if "second" not in key}


def test_the_number_of_processes_changes_nothing_but_the_time() -> None:
    contest = Contest(KB, 3, ("random",), seed=5)
    assert outcome(simulate(contest, 20, jobs=2)) == outcome(simulate(contest, 20, jobs=1))


def test_seats_rotate_so_that_each_bot_sits_everywhere() -> None:
    contest = Contest(KB, 2, ("greedy", "random"), seed=1, options={"start_player": "1"})
    report = simulate(contest, 2)
    assert (report["games"], report["deals"]) == (2, 1)
    assert sum(report["win_shares"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("players", "bots", "seatings"),
    [
        (2, ("a", "b"), [[0, 1], [1, 0]]),
        (3, ("a", "b"), [[0, 1, 0], [1, 0, 0], [0, 0, 1]]),
        (4, ("a", "b"), [[0, 1, 0, 1], [1, 0, 1, 0]]),
        (3, ("a",), [[0, 0, 0]]),
    ],
)
def test_games_share_a_deal_until_the_seating_comes_round_again(
    players: int, bots: tuple[str, ...], seatings: list[list[int]]
) -> None:
    contest = Contest(KB, players, bots, seed=1)
    assert [contest.seating(number) for number in range(contest.rotation)] == seatings
    assert contest.deals(len(seatings) * 2 + 1) == 3


def test_games_of_a_deal_start_alike_and_other_deals_don_t(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[object] = []
    real = KingdomBuilder.start

    def start(self: KingdomBuilder, players: int, chance: Chance) -> State:
        state = real(self, players, chance)
        starts.append(state.position())
        return state

    monkeypatch.setattr(KingdomBuilder, "start", start)
    simulate(Contest(KB, 2, ("random", "random"), seed=4), 4)
    assert starts[0] == starts[1] != starts[2] == starts[3]


def test_an_odd_game_is_a_deal_of_its_own() -> None:
    report = simulate(Contest(KB, 2, ("random", "random"), seed=4), 3)
    assert (report["games"], report["deals"]) == (3, 2)


def test_a_game_at_its_turn_cap_is_scored_as_it_stands() -> None:
    short = simulate(Contest(KB, 2, ("random",), seed=3, turns=2), 4)
    assert (short["capped"], short["turns"]) == (4, 16)
    whole = simulate(Contest(KB, 2, ("random",), seed=3), 4)
    assert whole["capped"] == 0
    assert whole["mean_scores"][0] > short["mean_scores"][0]


def test_a_turn_lasts_until_it_is_ended() -> None:
    """Alone in Troyes Dice nobody else acts: 16 half days, and the first choice before them."""
    report = simulate(Contest("troyes-dice", 1, ("random",), seed=3), 2)
    assert report["turns"] == 2 * 17
    assert 0 < report["seconds_per_turn"][0] <= report["seconds_per_turn_p99"][0] * 17


def test_progress_is_told_of_every_game() -> None:
    heard: list[int] = []
    simulate(Contest(KB, 2, ("random",), seed=1), 7, progress=heard.append)
    assert sum(heard) == 7


def test_another_seed_is_another_contest() -> None:
    one, other = (simulate(Contest(KB, 2, ("random",), seed=seed), 5)["mean_scores"] for seed in (1, 2))
    assert one != other


WORD = 1 << 64
STEP = 0x9E3779B97F4A7C15
"""The step of splitmix64 between two draws: all its streams are pieces of one circle."""


def test_the_generator_goes_on_by_that_step() -> None:
    chance = SeededChance(5)
    chance.below(6)
    assert chance.state == (5 + STEP) % WORD


def test_no_stream_is_a_shifted_copy_of_another() -> None:
    """Where each stream begins on the circle, counted in draws: none begins close behind another."""
    seeds = [*range(-2, 12), 2**31, 2**63, 2**64, 2**64 + 1, STEP, -STEP]
    draws_to = pow(STEP, -1, WORD)
    starts = []
    for seed in seeds:
        for game in range(100):
            dealt, seats = streams(seed, game, game, 10)
            starts += [start * draws_to % WORD for start in (dealt, *seats)]
    assert len(starts) == len(seeds) * 100 * 11
    circle = sorted(starts)
    gaps = [after - before for before, after in pairwise([*circle, circle[0] + WORD])]
    assert min(gaps) > 1_000_000


def test_the_streams_of_a_game_are_the_same_for_any_number_of_players() -> None:
    dealt, seats = streams(3, 7, 14, 4)
    assert streams(3, 7, 14, 2) == (dealt, seats[:2])


def test_a_contest_prepares_once_and_not_for_each_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[int] = []

    class Counted(Sight):
        def __init__(self, *arguments: object) -> None:
            made.append(1)
            super().__init__(*arguments)  # type: ignore[arg-type]

    contest = Contest(KB, 2, ("random",), seed=1)
    simulate(contest, 1)
    monkeypatch.setattr(arena, "Sight", Counted)
    monkeypatch.setattr(bastide.core.game, "find_spec", None)
    assert simulate(contest, 3)["decisions"] > 100
    assert len(made) == 3 * contest.players


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
