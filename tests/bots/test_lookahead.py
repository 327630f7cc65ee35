"""The look-ahead bot: sees only what it may, thinks within counted limits, and plays Troyes Dice well."""

import json
from importlib.resources import files
from typing import Any

import pytest

from bastide.bots import Sight, bots_for, make_bot
from bastide.bots.lines import Beam, World, search
from bastide.bots.lookahead import LookaheadBot
from bastide.bots.network import NetworkValues, read_network
from bastide.bots.planner import Plan, Thinking
from bastide.bots.rollouts import Rollouts, roll_out
from bastide.bots.seat import chooser
from bastide.bots.values import hints_of
from bastide.core.chance import NoChance, SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import find, make
from bastide.core.state import State
from bastide.games.troyes_dice import TroyesDice, features
from bastide.games.troyes_dice.hints import alone
from bastide.games.troyes_dice.moves import END
from tests.games.troyes_dice.table import half_day

TD = "troyes-dice"


EVERY_LINE = LookaheadBot.THINKING.beam


def values() -> NetworkValues:
    return read_network(TroyesDice, "lookahead.json", hints_of(TroyesDice))


class Quick(LookaheadBot):
    """Looks into only one future, for tests about something else."""

    THINKING = Thinking(EVERY_LINE, worlds=1, rollouts=Rollouts(leaders=2, futures=1, beam=EVERY_LINE))


def play_alone(bot: Any, seed: int, preset: str = "standard") -> tuple[list[int], int]:
    """Return the moves of a whole game, each of them checked by the rules, and the points."""
    chance = SeededChance(seed)
    state = make(TD, preset=preset).start(1, chance)
    moves: list[int] = []
    while state.to_act:
        for move in bot.plan(Sight(state, 0)):
            moves.append(move)
            state.play(0, move, chance)
    return moves, state.scores()[0].total


# Which games


def test_it_is_offered_as_the_strongest_where_players_cannot_interfere() -> None:
    assert bots_for(find(TD))[:3] == ["random", "greedy", "lookahead"]
    assert "lookahead" not in bots_for(find("kingdom-builder"))


def test_elsewhere_it_is_refused_in_one_sentence() -> None:
    with pytest.raises(
        BadOption, match="No bot 'lookahead' plays kingdom-builder; there are random, greedy, search, builder"
    ):
        make_bot("lookahead", find("kingdom-builder"), 1)


@pytest.mark.parametrize("preset", sorted(TroyesDice.presets))
def test_it_plays_whole_games_with_every_preset(preset: str) -> None:
    moves, points = play_alone(Quick(1), 11, preset)
    assert len(moves) >= 3 * 16
    assert points > 35


# How well


def test_it_makes_many_more_points_than_the_greedy_one() -> None:
    greedy, ahead = (
        [play_alone(make_bot(name, TroyesDice, seed), seed)[1] for seed in range(100, 104)]
        for name in ("greedy", "lookahead")
    )
    assert sum(ahead) / len(ahead) >= 54
    assert sum(ahead) > sum(greedy) + 4 * len(greedy)


def test_it_takes_the_line_that_ends_with_most_points() -> None:
    """On the last afternoon the worth is the score, so no line may score more than the one played."""
    table = half_day("1r 2w! 3y 6w", number=16, circled="8 8 8", spent="4 4 4", citizens="10 9 8")
    best = max(score_after(table.state))
    state = table.state.copy()
    for move in make_bot("lookahead", TroyesDice, 1).plan(Sight(state, 0)):
        state.play(0, move, NoChance())
    assert state.is_over
    assert state.scores()[0].total == best > table.state.scores()[0].total


def score_after(state: State) -> list[int]:
    """Return the points of every end of a half day, without leaving out equivalent lines."""
    return [end.scores()[0].total for end in every_end(state)]


def every_end(state: State) -> list[State]:
    if state.legal_moves(0) == [END]:
        return [state]
    found = []
    for move in state.legal_moves(0):
        after = state.copy()
        after.play(0, move, NoChance())
        found += every_end(after)
    return found


def sheet_of(state: State) -> str:
    return json.dumps(state.view(0)["players"][0], sort_keys=True)


def test_no_end_of_a_half_day_is_missed_and_none_comes_twice() -> None:
    """Some lines trigger a bonus building in a column of choice (TD-39)."""
    state = half_day("1r 2w! 3y 6w", "palace a, city-hall b", number=9, circled="6 6 6", citizens="7 6 5").state
    lines = search(World(state, 0, 1), values(), EVERY_LINE)
    sheets = [sheet_of(line.state) for line in lines]
    every = [sheet_of(end) for end in every_end(state)]
    assert set(sheets) == set(every)
    assert len(sheets) == len(set(sheets)) < len(every)
    assert {line.moves[0] for line in lines} == set(state.legal_moves(0))


# What it knows


def test_same_seed_same_game() -> None:
    assert play_alone(Quick(5), 7) == play_alone(Quick(5), 7)


class Stranger:
    """A table that gives only an imagined position; asking for anything else fails."""

    def __init__(self, imagined: State) -> None:
        self._imagined = imagined

    @property
    def game(self) -> Any:
        return self._imagined.game

    def imagine(self, player: int, chance: Any) -> State:
        return self._imagined.copy()


def test_it_thinks_on_what_it_imagines_and_nothing_else() -> None:
    imagined = half_day("1r 2w! 3y 6w", number=9).state
    truth: Any = Stranger(imagined)
    chosen = make_bot("lookahead", TroyesDice, 3).choose(Sight(truth, 0, imagined.legal_moves(0)))
    assert chosen == make_bot("lookahead", TroyesDice, 3).choose(Sight(imagined, 0))


@pytest.mark.parametrize("steps", [(), ("die 1",), ("die 1", "work", "end"), ("die 3", "prestige", "end")])
def test_hidden_choices_of_others_do_not_sway_it(steps: tuple[str, ...]) -> None:
    """Others decide at the same time (TD-19); whatever they have done so far, the choice stays the same."""
    quiet = half_day("1r 2w! 3y 6w", players=2, number=9).state
    busy = half_day("1r 2w! 3y 6w", players=2, number=9).play(*steps, by=1).state
    for seed in range(3):
        quick = Quick(seed).choose(Sight(quiet, 0))
        assert Quick(seed).choose(Sight(busy, 0)) == quick


def test_alone_keeps_the_players_sheet_and_the_dice() -> None:
    table = half_day("1r 2w! 3y 6w", players=3, number=9).play("die 1", "work", by=2)
    own = alone(table.state, 2)
    assert own.players == 1 and own.to_act == (0,)
    assert own.legal_moves(0) == table.state.legal_moves(2)
    assert own.table is table.state.table
    own.play(0, own.legal_moves(0)[0], SeededChance(1))
    assert own.half_day == 10 and table.state.half_day == 9


# How much it thinks


def test_limits_are_counted_and_kept() -> None:
    """A narrow beam values no more positions than its limits allow, and still plays a whole game."""
    valued = 0

    class Counted(NetworkValues):
        def worths(self, states: Any, player: int) -> list[float]:
            nonlocal valued
            valued += len(states)
            return super().worths(states, player)

    width, branches = 4, 40  # no position of this game has more legal moves
    counted = Counted(features, hints_of(TroyesDice), values().phases, batched=True)
    chance = SeededChance(4)
    state = make(TD).start(1, chance)
    while state.to_act:
        valued = 0
        best = search(World(state, 0, 1), counted, Beam(width, width, actions=1))[0]
        steps = 12  # no action of this game has more
        assert valued <= steps * width * branches
        state = best.state
        state.play(0, END, chance)
    assert state.scores()[0].total > 25


def test_a_clear_move_costs_nothing() -> None:
    """With one die in reach there is nothing to think about."""
    state = half_day("1r 2w! 3y 6w", number=9, circled="0 0 0").state
    bot = LookaheadBot(1)
    before = bot.chance.state
    assert bot.plan(Sight(state, 0)) == tuple(state.legal_moves(0))
    assert bot.chance.state == before


def test_a_whole_half_day_is_planned_at_once() -> None:
    state = half_day("1r 2w! 3y 6w", number=9).state
    choose, plan = chooser("lookahead", TroyesDice, 1), make_bot("lookahead", TroyesDice, 1).plan(Sight(state, 0))
    assert plan[-1] == END and len(plan) >= 3
    moves = []
    while state.half_day == 9:
        moves.append(choose(Sight(state, 0)))
        state.play(0, moves[-1], SeededChance(1))
    assert moves[-1] == END
    assert state.half_day == 10


# Its values


def test_the_worth_is_the_weighted_sum_of_the_features() -> None:
    weights = json.loads(files("bastide.games.troyes_dice").joinpath("opponents/lookahead.json").read_text("utf-8"))
    for number in (1, 9, 15):
        state = half_day(
            "1r 2w! 3y 6w", "palace a, cathedral be", number=number, circled="7 9 4", citizens="15 6 2"
        ).state
        phase = 16 - number
        counted = dict(zip(features.NAMES, features.features(state, 0), strict=True))
        expected = sum(row[phase - 1] * counted[name] for name, row in weights["sum"].items())
        assert features.phase(state) == phase
        assert values().worth(state, 0) == pytest.approx(expected + weights["start"][phase - 1])


def test_after_the_last_half_day_the_worth_is_the_score() -> None:
    over = half_day(over=True, citizens="4 0 0").state
    assert values().worth(over, 0) == over.scores()[0].total


def test_the_worth_is_higher_for_a_sheet_that_is_better_in_one_thing() -> None:
    def of(**facts: Any) -> float:
        return values().worth(half_day("1r 2w! 3y 6w", number=9, **facts).state, 0)

    assert of(citizens="5 5 5") > of(citizens="4 5 5") > of(citizens="2 5 5")
    assert of(circled="5 5 5") > of(circled="5 5 5", spent="4 4 4")


def test_the_worth_beforehand_counts_for_some_futures() -> None:
    """With a prior that outweighs all futures, the leaders stay in their order."""
    state = half_day("1r 2w! 3y 6w", number=9).state
    world = World(state, 0, 1)
    lines = search(world, values(), EVERY_LINE)[:4]
    orders = []
    for prior in (0.0, 1e6):
        plans = [Plan(line.moves, line.worth, line) for line in lines]
        rollouts = Rollouts(leaders=4, futures=1, prior=prior, beam=EVERY_LINE)
        orders.append([plan.moves for plan in roll_out(plans, rollouts, values(), lambda: world)])
    assert orders[1] == [line.moves for line in lines]
    assert orders[0] != orders[1]
