"""The greedy bot."""

from bastide.bots import Sight, make_bot
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay import Tournay, hints
from tests.games.tournay.table import position


def winner(seed: int, greedy: int) -> bool:
    """Whether the greedy bot in this seat beats a random one."""
    chance = SeededChance(seed)
    bots = [make_bot("greedy" if seat == greedy else "random", Tournay, 10 * seed + seat) for seat in range(2)]
    state = make("tournay").start(2, chance)
    while state.to_act:
        player = state.to_act[0]
        state.play(player, bots[player].choose(Sight(state, player)), chance)
    return state.ranking()[greedy] == 1 and state.ranking().count(1) == 1


def test_greedy_beats_random_on_both_seats() -> None:
    assert sum(winner(seed, seed % 2) for seed in range(8)) >= 7


def test_hints_like_points_money_people_cards_and_a_full_district() -> None:
    plain = hints.worth(position().state, 0)
    better = [
        position(built={0: 1}),
        position(deniers={0: 8}),
        position(hand={0: "market-1"}),
        position(district={0: "c3: market-1"}),
        position(plaza={0: "yyy ww rr"}),
    ]
    assert all(hints.worth(table.state, 0) > plain for table in better)
    assert hints.worth(position(built={1: 4}).state, 0) < plain
    assert hints.worth(position(lying={0: "yy"}, plaza={0: "ww rr"}).state, 0) < plain


def test_a_choice_of_several_steps_is_unfinished() -> None:
    table = position(hand={0: "market-1"})
    assert not hints.is_unfinished(table.state)
    assert hints.is_unfinished(table.play("play market-1").state)
    assert not hints.is_unfinished(table.play("place c3").state)
