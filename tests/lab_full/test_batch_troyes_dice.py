"""Troyes Dice in a batch is the Troyes Dice of the rules engine, move for move."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.game import OptionValue
from bastide.games.troyes_dice import TroyesDice
from bastide.games.troyes_dice.moves import END, INCREASING
from bastide.lab import batch
from bastide.lab.batch.apart import in_a_kernel
from bastide.lab.batch.compare import AT_ONCE, Comparison, Count
from bastide.lab.batch.environment import Environment, games_last
from bastide.lab.batch.troyes_dice import bonuses, gains, half_day, troyes_dice
from bastide.lab.batch.troyes_dice.play import choose
from bastide.lab.batch.troyes_dice.position import SETTLING

GAME = "troyes-dice"


@pytest.mark.parametrize(
    ("players", "games", "options"),
    [
        (1, 128, {}),
        (2, 128, {}),
        (4, 128, {}),
        (1, 128, {"banquets_and_raids": True}),
        (2, 64, {"banquets_and_raids": True, "banquet_8": "usable", "bonus_buildings_may_be_declined": True}),
        (3, 64, {"banquets_and_raids": True, "tiles": "8 4 6", "numbering": "expert", "crier": "random"}),
        (10, 64, {"numbering": "first-game", "achievements": "spanish"}),
        (5, 64, {"banquets_and_raids": True, "tiles": "1 3 7", "crier": "5"}),
    ],
)
def test_the_batch_and_the_rules_engine_play_the_same_games(
    players: int, games: int, options: dict[str, object]
) -> None:
    comparison, count = Comparison(batch.make(GAME, players, reward="score", options=options)), Count()
    for seed in range(games // AT_ONCE):
        comparison.play(AT_ONCE, seed, count)
    assert count.games == games and count.plies > 48 * players * games


def _other_box() -> TroyesDice:
    """A box with other numbers: longer tracks, other bonuses, other prices, and a tile that costs and changes more."""
    components = deepcopy(dict(registry.make(GAME).components))
    sheet = components["sheet"]
    sheet["resources"] |= {"length": 25, "circled": 1, "linked": [2, 9, 10, 24]}
    sheet["citizens"]["length"] = 17
    sheet["citizens"]["track_bonuses"] = [
        {"track": "red", "at": 4, "gain": {"resources": {"deniers": 6}}},
        {"track": "white", "at": 5, "gain": {"build": ["cathedral"]}},
        {"track": "yellow", "at": 17, "gain": {"citizens": {"red": 3}}},
    ]
    sheet["citizens"]["column_bonuses"].append({"at": 2, "gain": {"citizens": {"red": 1, "white": 1}}})
    sheet["multipliers"]["by_order"] = [3, 0, 20, 1, 2, 4]
    components["wheel"]["days"] |= {"number": 6, "attacks_from": 1}
    components["wheel"]["afternoon"][0]["cost"] = {"knowledge": 1, "any": 1}
    components["wheel"]["morning"][3]["cost"] = {"influence": 1, "deniers": 1}
    for tile in components["banquets"]["tiles"]:
        tile["raid"] |= {"value_step": 3, "colour_cost": 1}
    components["plazas"]["plazas"][0]["count"], components["plazas"]["plazas"][1]["count"] = 2, 0
    del components["plazas"]["plazas"][1]
    options: dict[str, OptionValue] = {"banquets_and_raids": True, "numbering": "first-game"}
    game = registry.make(GAME, components=components, options=options)
    assert isinstance(game, TroyesDice)
    return game


@pytest.mark.parametrize("players", [1, 3])
def test_a_box_of_your_own_is_played_too(players: int) -> None:
    count = Count()
    Comparison(troyes_dice(_other_box(), players, "rank")).play(AT_ONCE, 3, count)
    assert count.games == AT_ONCE


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_alone_an_illegal_move_costs_all_points(reward: Any) -> None:
    env = batch.make(GAME, 1, reward=reward)
    state = env.step(env.init(jax.random.key(4)), jnp.int32(END))  # before the columns are numbered
    assert bool(state.terminated) and not np.asarray(state.legal_action_mask).any()
    assert state.rewards.tolist() == [-1.0 if reward == "rank" else 0.0]
    assert env.step(state, jnp.int32(0)).rewards.tolist() == [0.0]


def _later(env: Environment, games: int, moves: int) -> Any:
    """Positions of random games after some moves, with the games as the last axis."""
    states, _ = batch.rollout(env, jax.random.key(6), games, moves)
    return games_last(states)


def test_a_kernel_of_a_gpu_plays_the_same_games() -> None:
    games, env = 256, batch.make(GAME, 2, options={"banquets_and_raids": True})
    states, words = _later(env, games, 131), jax.random.bits(jax.random.key(7), (games,), jnp.uint32)
    actions = env.choose(states, words)
    settling = states.pending[0] != 0
    for function, like, given in (
        (choose, lambda _, word: word, (states, words)),
        (half_day.advance, lambda state, _: state, (states, actions)),
        (bonuses.settle, lambda state: state, (replace(states, stage=jnp.where(settling, SETTLING, states.stage)),)),
    ):
        plain = jax.jit(function)(*given)
        kernel = jax.jit(partial(in_a_kernel, function, like, games=games))(given)
        for one, other in zip(jax.tree.leaves(plain), jax.tree.leaves(kernel), strict=True):
            assert np.array_equal(one, other)


def test_a_batch_chooses_each_legal_move_equally_often() -> None:
    env, games, words = batch.make(GAME, 1), 64, 512
    states = jax.tree.map(lambda part: jnp.moveaxis(part, -1, 0), _later(env, games, 45))
    spread = jnp.asarray(np.linspace(0, 2**32 - 1, words).astype(np.uint32))
    chosen = np.asarray(jax.jit(jax.vmap(jax.vmap(env.choose, in_axes=(None, 0)), in_axes=(0, None)))(states, spread))
    for mask, moves in zip(np.asarray(states.legal_action_mask), chosen, strict=True):
        legal, times = np.flatnonzero(mask), np.bincount(moves, minlength=env.num_actions)
        assert np.flatnonzero(times).tolist() == legal.tolist()
        assert times[legal].max() - times[legal].min() <= 2


def test_finished_games_begin_anew_with_other_luck() -> None:
    env, games = batch.make(GAME, 1), 64
    states, ended = batch.rollout(env, jax.random.key(1), games, 256)
    assert int(ended) >= 2 * games  # a random game has some 78 decisions
    plazas = np.stack([np.asarray(states.up), np.asarray(states.down)], axis=-1)
    assert len(np.unique(plazas, axis=0)) > games // 2
    assert len(np.unique(np.asarray(states.half_day))) > 1


def test_rewards_come_with_the_last_move_of_games_that_begin_anew() -> None:
    env, games = batch.make(GAME, 1, reward="score"), 64
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(2), games))
    step, choose_all, points = (
        jax.jit(env.step_and_begin_anew),
        jax.jit(jax.vmap(env.choose)),
        jax.jit(jax.vmap(env.points)),
    )
    total, ended = 0.0, 0
    for number in range(120):
        words = jax.random.bits(jax.random.key(number), (games,), jnp.uint32)
        states = step(states, choose_all(states, words))
        rewards, over = np.asarray(states.rewards)[:, 0], np.asarray(states.terminated)
        assert not rewards[~over].any()
        assert (np.asarray(points(states))[over] == 3).all()  # a pair of each resource on a new sheet
        total, ended = total + float(rewards.sum()), ended + int(over.sum())
    assert ended >= games and 20 < total / ended < 50


def test_an_observation_holds_nothing_of_a_part_that_its_viewer_cannot_know() -> None:
    env = batch.make(GAME, 2)
    observe = jax.jit(env.observe)
    twins = [_played_first_part(env, key) for key in range(2)]
    seen = [[observe(state, jnp.int32(viewer)).tolist() for viewer in (-1, 0, 1)] for state in twins]
    (spectator, own, other), (spectator_of_twin, own_of_twin, other_of_twin) = seen
    assert spectator == spectator_of_twin and other == other_of_twin
    assert own != own_of_twin


def _played_first_part(env: Environment, key: int) -> Any:
    """The same game up to the second player's part, with other moves of the first one."""
    state, step, choose_one = env.init(jax.random.key(5)), jax.jit(env.step), jax.jit(env.choose)
    words = iter(jax.random.bits(jax.random.key(key), (50,), jnp.uint32))
    for move in (INCREASING, END):
        state = step(state, jnp.int32(move))
    while int(state.current_player) == 0:
        state = step(state, choose_one(state, next(words)))
    return state


def test_gains_never_need_more_room_than_there_is() -> None:
    game, longest = registry.make(GAME, options={"banquets_and_raids": True}), 0
    assert isinstance(game, TroyesDice)
    for seed in range(30):
        chance, rng = SeededChance(seed), Random(seed)
        state = game.start(1, chance)
        while state.to_act:
            state.play(0, rng.choice(state.legal_moves(0)), chance)
            longest = max(longest, len(state.sheets[0].pending))
    assert 2 <= longest <= 4 * gains.words(game.box.printed) == 16


def test_more_choices_than_a_code_has_room_for_are_refused() -> None:
    components = deepcopy(dict(registry.make(GAME).components))
    rows = [entry["id"] for entry in components["sheet"]["buildings"]]
    sets: list[Sequence[str]] = [[row for bit, row in enumerate(rows) if number >> bit & 1] for number in range(1, 40)]
    components["sheet"]["citizens"] |= {
        "length": 31,
        "column_bonuses": [],
        "track_bonuses": [
            {"track": ("red", "yellow")[number // 31], "at": number % 31 + 1, "gain": {"build": chosen}}
            for number, chosen in enumerate(sets)
        ],
    }
    with pytest.raises(BadOption, match="38 different sets of buildings at most; got 39"):
        troyes_dice(registry.make(GAME, components=components), 2, "rank")


def test_a_crier_who_does_not_play_is_refused() -> None:
    with pytest.raises(BadOption, match="Player 3 cannot be the town crier: there are 2 players"):
        batch.make(GAME, 2, options={"crier": "3"})
