"""Games in a batch are the games of the rules engine, move for move."""

from copy import deepcopy
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bastide.core import registry
from bastide.core.errors import BadOption
from bastide.lab import batch
from bastide.lab.batch import apart, compare
from bastide.lab.batch.apart import in_a_kernel
from bastide.lab.batch.compare import AT_ONCE, Comparison, Count, Differs
from bastide.lab.batch.environment import Environment, games_last
from bastide.lab.batch.kingdom_builder import cards, kingdom_builder, turn
from bastide.lab.batch.kingdom_builder.play import choose

GAME = "kingdom-builder"


@pytest.mark.parametrize(
    ("players", "games", "options"),
    [
        (2, 128, {}),
        (3, 64, {"random_lords": True}),
        (4, 64, {"cards": "lords hermits merchants", "lords_zero_ranks": False}),
        (2, 64, {"quadrants": "oasis random paddock random", "turned": "top-left", "places": "random"}),
        (4, 64, {"start_player": "3", "cards": "random citizens random"}),
    ],
)
def test_the_batch_and_the_rules_engine_play_the_same_games(
    players: int, games: int, options: dict[str, object]
) -> None:
    comparison, count = Comparison(batch.make(GAME, players, reward="score", options=options)), Count()
    for seed in range(games // AT_ONCE):
        comparison.play(AT_ONCE, seed, count)
    assert count.games == games and count.plies > 100 * games


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_sets_of_hexes_have_another_form_on_a_gpu(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jax, "default_backend", lambda: device)
    env, count = batch.make(GAME, 3), Count()
    Comparison(env).play(8, 7, count)
    assert count.games == 8


def _later(env: Environment, games: int, moves: int) -> Any:
    """Positions of random games after some moves, with the games as the last axis."""
    states, _ = batch.rollout(env, jax.random.key(6), games, moves)
    return games_last(states)


def test_a_kernel_of_a_gpu_plays_the_same_games() -> None:
    games, env = 256, batch.make(GAME, 2)
    states, words = _later(env, games, 90), jax.random.bits(jax.random.key(7), (games,), jnp.uint32)
    actions = env.choose(states, words)
    for function, like, given in (
        (choose, lambda _, word: word, (states, words)),
        (turn.advance, lambda state, _: state, (states, actions)),
        (turn.settle, lambda state: state, (replace(states, full=states.owed > 1),)),
    ):
        plain = jax.jit(function)(*given)
        kernel = jax.jit(partial(in_a_kernel, function, like, games=games))(given)
        for one, other in zip(jax.tree.leaves(plain), jax.tree.leaves(kernel), strict=True):
            assert np.array_equal(one, other)


@pytest.mark.parametrize(("game", "options"), [(GAME, {}), ("troyes-dice", {"banquets_and_raids": True})])
def test_a_gpu_can_be_given_each_kernel(
    game: str, options: dict[str, bool | str | int], monkeypatch: pytest.MonkeyPatch
) -> None:
    games, env = 128, batch.make(game, 3, options=options)
    states = games_last(jax.vmap(env.init)(jax.random.split(jax.random.key(1), games)))
    monkeypatch.setattr(jax, "default_backend", lambda: "gpu")
    monkeypatch.setattr(apart, "takes_kernels", lambda: True)
    for method, given in (
        (env.advance, (states, jnp.zeros(games, jnp.int32))),
        (env.choose, (states, jnp.zeros(games, jnp.uint32))),
        (env.settle, (states,)),
        (env.points, (states,)),
    ):
        lowered = jax.jit(method).trace(*given).lower(lowering_platforms=("cuda",)).as_text()
        assert lowered.count("triton") >= 1


def test_a_batch_chooses_each_legal_move_equally_often() -> None:
    env, games = batch.make(GAME, 2), 512
    state = env.init(jax.random.key(8))
    words = jnp.asarray(np.linspace(0, 2**32 - 1, games).astype(np.uint32))
    chosen = jax.jit(jax.vmap(env.choose, in_axes=(None, 0)))(state, words)
    legal = np.flatnonzero(np.asarray(state.legal_action_mask))
    times = np.bincount(np.asarray(chosen), minlength=env.num_actions)
    assert np.flatnonzero(times).tolist() == legal.tolist()
    assert times[legal].max() - times[legal].min() <= 2


def test_a_difference_is_found() -> None:
    env = batch.make(GAME, 2)
    object.__setattr__(env, "points", lambda state: jnp.zeros(2, jnp.int32))
    with pytest.raises(Differs, match=r"points|rewards"):
        Comparison(env).play(AT_ONCE, 1, Count())


def test_an_illegal_move_ends_the_game() -> None:
    env = batch.make(GAME, 3)
    state = env.init(jax.random.key(4))
    loser = int(state.current_player)
    illegal = int(np.flatnonzero(~np.asarray(state.legal_action_mask))[0])
    after = env.step(state, jnp.int32(illegal))
    assert bool(after.terminated)
    assert after.rewards.tolist() == [-1.0 if seat == loser else 0.5 for seat in range(3)]
    assert not np.asarray(after.legal_action_mask).any()
    assert env.step(after, jnp.int32(0)).rewards.tolist() == [0.0, 0.0, 0.0]


def test_finished_games_begin_anew_with_other_luck() -> None:
    env, games = batch.make(GAME, 2), 64
    states, ended = batch.rollout(env, jax.random.key(1), games, 400)
    assert int(ended) >= 2 * games  # a random game has some 120 decisions
    boards = np.asarray(states.board).reshape(games, -1)
    assert len(np.unique(boards, axis=0)) > games // 2
    assert not np.asarray(states.supply[0] == 0).all()


def test_an_observation_holds_nothing_that_its_viewer_cannot_know() -> None:
    env = batch.make(GAME, 2)
    state = env.init(jax.random.key(5))
    viewer = int(state.current_player)  # whose own card lies open
    other = 1 - viewer
    # A twin in which the card that the opponent holds was swapped with one in the pile: the viewer can't tell.
    held = state.hands[other]
    drawn = next(jnp.int32(card) for card, left in enumerate(cards.counts(state.draw_pile)) if card != held and left)
    hands = list(state.hands)
    hands[other] = drawn
    twin = replace(
        state,
        hands=tuple(hands),
        draw_pile=state.draw_pile - cards.one(drawn) + cards.one(held),
    )
    for who in (viewer, -1):
        assert env.observe(state, jnp.int32(who)).tolist() == env.observe(twin, jnp.int32(who)).tolist()
    assert env.observe(state, jnp.int32(other)).tolist() != env.observe(twin, jnp.int32(other)).tolist()


def test_the_command_says_what_it_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main([GAME, "--games", "1", "--players", "2", "--preset", "first-game"]) == 0
    assert f"{AT_ONCE} games of {GAME}" in capsys.readouterr().out
    assert compare.main([GAME, "--players", "9"]) == 2
    assert "9" in capsys.readouterr().err


def test_a_game_without_array_code_says_so() -> None:
    with pytest.raises(BadOption, match="tournay"):
        batch.make("tournay")


def test_a_box_with_more_locations_than_a_word_has_room_for_is_refused() -> None:
    components = deepcopy(dict(registry.make(GAME).components))
    oracle = components["quadrants"]["quadrants"][0]
    for number in range(10):
        oracle["rows"][number] = "glgglgglgg" if number % 3 == 1 else "gggggggggg"
    with pytest.raises(BadOption, match="a quadrant may have 8 locations at most; got 9"):
        kingdom_builder(registry.make(GAME, components=components), 2, "rank")
