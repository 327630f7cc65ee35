"""The opponents of Kingdom Builder: what their hints are made of, and that their levels play fair and by the rules."""

from collections.abc import Iterator

import pytest

from bastide.bots import LEVELS, Sight, levels_for, make_bot
from bastide.bots.levels import LevelBot
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.masks import bits
from bastide.core.registry import find, make
from bastide.games.kingdom_builder import scoring
from bastide.games.kingdom_builder.gains import Land, gains
from bastide.games.kingdom_builder.hexes import BIT, NEIGHBOURS
from bastide.games.kingdom_builder.hints import Hints
from bastide.games.kingdom_builder.locations import BARN
from bastide.games.kingdom_builder.state import KingdomBuilderState
from tests.games.kingdom_builder import secrets
from tests.games.kingdom_builder.table import position

KINGDOM_BUILDER = find("kingdom-builder")
PLANNER = "hints.planner.json"


def positions(games: int, every: int = 6) -> Iterator[KingdomBuilderState]:
    """Yield positions of random games of two to four players."""
    for seed in range(games):
        chance = SeededChance(seed)
        state = make("kingdom-builder").start(2 + seed % 3, chance)
        assert isinstance(state, KingdomBuilderState)
        while state.to_act:
            if chance.below(every) == 0:
                yield state.copy()
            legal = state.legal_moves(state.player)
            state.play(state.player, legal[chance.below(len(legal))], chance)


def test_gains_are_what_a_build_adds_to_the_gold() -> None:
    cards = set()
    for state in positions(30):
        player = state.player
        if state.tile >= BARN:
            continue
        promised = dict.fromkeys(bits(state.targets), 0.0)
        for hexes, gold in gains(Land(state, player, state.targets)):
            for hex_ in bits(hexes & state.targets):
                promised[hex_] += gold
        before = scoring.gold(state, player)
        for hex_ in list(promised)[::4]:
            after = state.copy()
            after.settled[player] |= BIT[hex_]
            after.near[player] |= NEIGHBOURS[hex_]
            assert scoring.gold(after, player) - before == promised[hex_], (state.cards, hex_)
        cards |= set(state.cards)
    assert cards == set(scoring.SCORING_CARDS)


@pytest.mark.parametrize("file", [None, PLANNER])
def test_parts_add_up_to_the_worth(file: str | None) -> None:
    hints = hints_of(KINGDOM_BUILDER, file)
    for state in positions(3):
        for player in range(state.players):
            assert hints.worth(state, player) == pytest.approx(sum(hints.parts(state, player).values()))


def test_greedy_plays_as_ever() -> None:
    """Its rating belongs to these choices: gold, and weights for tiles, settlements, open terrains and two cards."""
    chance = SeededChance(1)
    state = make("kingdom-builder").start(3, chance)
    bots = [make_bot("greedy", KINGDOM_BUILDER, 10 + seat) for seat in range(3)]
    while state.to_act:
        player = state.to_act[0]
        state.play(player, bots[player].choose(Sight(state, player)), chance)
    assert [score.total for score in state.scores()] == [52, 57, 70]


def test_weights_have_known_names() -> None:
    with pytest.raises(ValueError, match="fredom"):
        Hints({"fredom": 1.0})


def test_a_gist_tells_a_lost_tile_from_one_never_taken() -> None:
    state = position(settlements={0: "10.17"}, tiles={0: "farm@11.17"}).state
    twin = state.copy()
    twin.taken[0] ^= 1
    assert twin.gist() != state.gist()
    twin = state.copy()
    twin.begun = not twin.begun
    assert twin.gist() != state.gist()


def test_levels_plan_whole_legal_turns() -> None:
    assert tuple(levels_for(KINGDOM_BUILDER)) == LEVELS
    for level, players in zip(LEVELS, (2, 3, 4, 2), strict=True):
        chance = SeededChance(players)
        state = make("kingdom-builder").start(players, chance)
        for turn in range(players):
            player = state.to_act[0]
            for move in make_bot(level, KINGDOM_BUILDER, turn).plan(Sight(state, player)):
                state.play(player, move, chance)
            assert state.to_act != (player,)


@pytest.mark.parametrize("level", LEVELS)
def test_levels_decide_alike_whatever_is_hidden(level: str) -> None:
    states = list(positions(1, every=30))[1:4]
    for state in states:
        player = state.player
        plans = set()
        document = state.position()
        for twin in [document, *secrets.twins(document, player, SeededChance(1))][:3]:
            hidden = make("kingdom-builder", options=state.game.settings).from_position(twin)
            bot = LevelBot(levels_for(KINGDOM_BUILDER)[level], seed=7)
            plans.add(tuple((plan.moves, plan.worth) for plan in bot.plans(Sight(hidden, player))))
        assert len(plans) == 1
