"""What bots think of a position: the greedy one's hints, the features of learned values, and what joins lines."""

import pytest

from bastide.bots import LEVELS, Sight, levels_for, make_bot
from bastide.core.chance import NoChance, SeededChance
from bastide.core.registry import make
from bastide.core.values import read_opponents
from bastide.games.troyes_dice import TroyesDice, features
from bastide.games.troyes_dice.hints import Hints
from bastide.games.troyes_dice.state import TroyesDiceState
from tests.games.troyes_dice.table import half_day

DICE = "1r 2w! 3y 6w"
# fmt: off
GREEDY_GAME = [
    0, 71, 8, 26, 71, 9, 13, 26, 71, 10, 18, 26, 71, 8, 26, 71, 9, 13, 26, 71, 9, 15, 26, 71,
    9, 15, 23, 26, 71, 11, 25, 71, 8, 27, 71, 9, 13, 17, 27, 71, 8, 25, 71, 8, 19, 23, 25, 71,
    10, 27, 71, 9, 13, 27, 71, 11, 25, 71, 9, 15, 23, 20, 27, 71,
]
# fmt: on


def counted(state: TroyesDiceState) -> dict[str, float]:
    return dict(zip(features.NAMES, features.features(state, 0), strict=True))


# Hints


def test_parts_add_up_to_the_worth() -> None:
    state = half_day(DICE, "palace a, cathedral be, fortress c", number=9, circled="7 9 4", citizens="6 5 2").state
    hints = Hints()
    parts = hints.parts(state, 0)
    assert sum(parts.values()) == pytest.approx(hints.worth(state, 0))
    assert parts["citizens"] == 13
    assert {"cathedrals", "resources", "buildings", "protection", "bonuses"} <= parts.keys()


def test_other_weights_give_another_worth() -> None:
    state = half_day(DICE, number=9, circled="2 2 2").state
    weights = {**read_opponents("bastide.games.troyes_dice", "hints.json"), "deniers": 1.75}
    assert Hints(weights).worth(state, 0) - Hints().worth(state, 0) == pytest.approx(2 * 1.0)


def test_greedy_plays_this_game_with_these_weights() -> None:
    """The greedy bot keeps its strength: its moves are those of the version before the weights became data."""
    chance = SeededChance(3)
    state = make("troyes-dice").start(1, chance)
    bot = make_bot("greedy", TroyesDice, 30)
    moves = []
    while state.to_act:
        moves.append(bot.choose(Sight(state, 0)))
        state.play(0, moves[-1], chance)
    assert moves == GREEDY_GAME


# Features


def test_every_feature_has_a_name_of_its_own_and_is_counted() -> None:
    state = half_day(DICE, number=9).state
    assert len(features.NAMES) == len(set(features.NAMES)) == len(features.features(state, 0))


def test_the_next_plazas_are_known_and_the_destroyed_one_is_turned() -> None:
    """The half day after the next one may lie on a plaza that this one turns (TD-42)."""
    state = half_day(DICE, number=9).state
    now = counted(state)
    shown = [
        next(colour for colour in ("red", "yellow", "white") if now[f"next plaza {slot} is {colour}"])
        for slot in range(1, 5)
    ]
    state.play(0, "die 1", NoChance())
    state.play(0, "resources", NoChance())
    state.play(0, "end", SeededChance(1))
    assert [("red", "yellow", "white")[die.colour] for die in state.table.dice] == shown


def test_dice_that_can_build_are_expected_by_colour_and_value() -> None:
    """Three dice of each half day can be used, so that all chances together make three."""
    values = features._values_by_slot()
    assert sum(map(sum, values)) == pytest.approx(3)
    assert values[0][0] > values[3][0] and values[3][5] > values[0][5]  # low values come first (TD-11)
    now = counted(half_day(DICE, number=9).state)
    assert sum(now[f"{colour} dice later"] for colour in ("red", "yellow", "white")) == pytest.approx(3 * 6)


def test_a_closed_building_is_out_of_reach() -> None:
    free, built = (counted(half_day(DICE, drawn, number=9).state) for drawn in ("", "palace abcdef"))
    assert free["palace open for later dice"] > 0 == built["palace open for later dice"]
    assert free["city-hall open for later dice"] == built["city-hall open for later dice"]


def test_on_the_last_afternoon_nothing_is_expected() -> None:
    state = half_day(DICE, number=16).state
    assert features.phase(state) == 0
    assert not any(count for name, count in counted(state).items() if "dice" in name or "plaza" in name)


# Lines


def test_lines_are_joined_only_if_they_continue_alike() -> None:
    """A value and then a colour, or the other way round: the same die in the end."""
    table = half_day("1r 2w! 3y 6w", number=9, circled="9 9 9")
    one, other = table.state.copy(), table.state.copy()
    for move in ("die 1", "value 3", "colour white"):
        one.play(0, move, NoChance())
    for move in ("die 1", "colour white", "value 3"):
        other.play(0, move, NoChance())
    assert one.gist() == other.gist() != table.state.gist()
    other.play(0, "resources", NoChance())
    assert one.gist() != other.gist()


def test_a_move_that_is_applied_is_a_move_that_is_played() -> None:
    chance = SeededChance(5)
    state = make("troyes-dice", preset="banquets-and-raids").start(2, chance)
    while state.to_act:
        player = state.to_act[0]
        legal = state.legal_moves(player)
        move = legal[chance.below(len(legal))]
        trusted, seed = state.copy(), chance.below(1 << 60)
        trusted.apply(player, move, SeededChance(seed))
        state.play(player, move, SeededChance(seed))
        assert trusted == state


# Levels


def test_there_are_four_levels_and_each_plans_a_whole_half_day() -> None:
    assert tuple(levels_for(TroyesDice)) == LEVELS
    for name in LEVELS:
        state = half_day(DICE, players=3, number=14).state
        for move in make_bot(name, TroyesDice, 1).plan(Sight(state, 1)):
            state.play(1, move, NoChance())
        assert 1 not in state.to_act
