"""What the games of a batch share: the interface of an environment, rewards, and play that never stops."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.lab.batch.chance import Chance, fork, from_key
from bastide.lab.rewards import RewardName

with needs("batch"):
    import jax
    import jax.numpy as jnp

_SHARE = 64
"""The share of a batch whose finished games are scored and restarted at a time: one in 64; a step ends one in 120."""


S = TypeVar("S")
"""A position of any game as arrays; after `vmap`, of a batch of games."""


@dataclass(frozen=True, eq=False)
class Environment:
    """A game with its options for a number of players; every method takes one game, for `jax.vmap` and `jax.jit`.

    `start`, `advance`, `settle`, `points` and `choose` also take a batch as it is, with the games as the last axis.
    """

    game: Game
    players: int
    reward: RewardName
    start: Callable[[Chance], Any]
    """Returns the first position, up to `settle`."""
    advance: Callable[[Any, jax.Array], Any]
    """Makes a legal move, and leaves the rewards at the end to `finish`, and what rarely happens to `settle`."""
    waits: Callable[[Any], jax.Array]
    """Whether a position must still be settled."""
    settle: Callable[[Any], Any]
    """Does what rarely happens after a move."""
    points: Callable[[Any], jax.Array]
    """Each player's points now."""
    observe: Callable[[Any, jax.Array], jax.Array]
    """What a viewer may know, laid out as `observation_spec` says; -1 is a spectator."""
    legal_action_mask: Callable[[Any], jax.Array]
    """For each move, whether the player on turn may make it."""
    choose: Callable[[Any, jax.Array], jax.Array]
    """The legal move that a random word selects."""

    @property
    def num_actions(self) -> int:
        """The number of moves in the game's table."""
        return len(self.game.moves)

    @property
    def observation_shape(self) -> tuple[int]:
        """The length of an observation."""
        return (self.game.observation_spec(self.players).size,)

    def init(self, key: jax.Array) -> Any:
        """Return the first position of a game."""
        return self.settle(self.start(from_key(key)))

    def step(self, state: Any, action: jax.Array) -> Any:
        """Make a move. A finished game stays as it is, with no more rewards.

        An illegal move ends the game as in the other environments: its player gets the lowest reward, and the others
        share its opposite.
        """
        legal = self.legal_action_mask(state)[jnp.clip(action, 0, self.num_actions - 1)] & (action >= 0)
        moved = self.finish(self.settle(self.advance(state, jnp.where(legal, action, 0))))
        forfeited = replace(
            state, rewards=self._forfeit(state.current_player), terminated=jnp.bool_(True), current_player=jnp.int32(-1)
        )
        over = replace(state, rewards=jnp.zeros_like(state.rewards))
        return _either(state.terminated, over, _either(legal, moved, forfeited))

    def finish(self, state: Any) -> Any:
        """Give everyone their reward if the game is over."""
        rewards = _REWARDS[self.reward](self.points(state).astype(jnp.float32))
        return replace(state, rewards=jnp.where(state.terminated, rewards, 0.0))

    def _forfeit(self, loser: jax.Array) -> jax.Array:
        limits = self.game.limits(self.players)
        if self.players == 1:
            return jnp.full(1, -1.0 if self.reward == "rank" else float(limits.lowest_score))
        lowest = -1.0 if self.reward == "rank" else -float(limits.score_span)
        return jnp.where(jnp.arange(self.players) == loser, lowest, -lowest / (self.players - 1))

    def step_and_begin_anew(self, states: Any, actions: jax.Array) -> Any:
        """Make a legal move in each game of a batch; those that end begin anew at once.

        They keep the rewards and `terminated` of the game that ended until the next step. Points are counted and
        boards laid out for the games that ended alone, so this is much quicker than `step` for all games.
        """
        return games_first(self.pass_on(games_last(states), actions))

    def pass_on(self, states: Any, actions: jax.Array) -> Any:
        """`step_and_begin_anew` with the games as the last axis."""
        moved = self.advance(replace(states, terminated=jnp.zeros_like(states.terminated)), actions)
        moved = replace(moved, rewards=jnp.zeros_like(moved.rewards))
        waiting = moved.terminated | self.waits(moved)
        total = waiting.shape[-1]
        group = max(1, total // _SHARE)

        def serve(carried: tuple[Any, jax.Array]) -> tuple[Any, jax.Array]:
            games, left = carried
            (chosen,) = jnp.nonzero(left, size=group, fill_value=total)
            served = self._served(jax.tree.map(lambda part: part.at[..., chosen].get(mode="clip"), games))
            games = jax.tree.map(lambda old, new: old.at[..., chosen].set(new, mode="drop"), games, served)
            return games, left.at[chosen].set(False, mode="drop")

        return jax.lax.while_loop(lambda carried: jnp.any(carried[1]), serve, (moved, waiting))[0]

    def _served(self, states: Any) -> Any:
        """Begin finished games anew, and settle the others."""
        fresh = self.start(fork(states.chance))
        fresh = replace(fresh, rewards=self.finish(states).rewards, terminated=states.terminated)
        return self.settle(_either(states.terminated, fresh, states))


def games_last(states: Any) -> Any:
    """Make the games the last axis of each array of a batch, which is quicker in play."""
    return jax.tree.map(lambda part: jnp.moveaxis(part, 0, -1), states)


def games_first(states: Any) -> Any:
    """Make the games the first axis of each array of a batch, as `jax.vmap` has them."""
    return jax.tree.map(lambda part: jnp.moveaxis(part, -1, 0), states)


def for_each(state: Any, function: Callable[[Any], jax.Array]) -> jax.Array:
    """Apply a function of one position to a position or to each of a batch."""
    for _ in range(state.terminated.ndim):
        function = jax.vmap(function)
    return function(state)


def _either(condition: jax.Array, first: S, second: S) -> S:
    chosen: S = jax.tree.map(lambda one, other: jnp.where(condition, one, other), first, second)
    return chosen


# Rewards, as in `lab.rewards`


def _by_rank(points: jax.Array) -> jax.Array:
    """1 for the first place, -1 for the last, evenly spaced between; ties share the mean of their places.

    A player alone at the table gets 1.
    """
    if len(points) == 1:
        return jnp.ones_like(points)
    better = jnp.sum(points[:, None] < points, axis=1)
    equal = jnp.sum(points[:, None] == points, axis=1) - 1
    return 1 - 2 / (len(points) - 1) * (better + equal / 2)


def _by_score(points: jax.Array) -> jax.Array:
    """Each player's points minus the mean of the others' points; alone at the table, their points."""
    if len(points) == 1:
        return points
    return points - (jnp.sum(points, axis=0) - points) / (len(points) - 1)


_REWARDS: dict[RewardName, Callable[[jax.Array], jax.Array]] = {"rank": _by_rank, "score": _by_score}


@partial(jax.jit, static_argnames=("env", "games", "steps"))
def rollout(env: Environment, key: jax.Array, games: int, steps: int) -> tuple[Any, jax.Array]:
    """Play `games` games at random for `steps` steps each; return the positions and how many games ended."""
    first, second = jax.random.split(key)
    states = games_last(jax.vmap(env.init)(jax.random.split(first, games)))
    states = jax.lax.optimization_barrier(states)  # compilers take long to fold the first round of empty boards
    words = jax.random.bits(second, (games,), jnp.uint32)

    def chosen(states: Any, words: jax.Array) -> tuple[jax.Array, jax.Array]:
        words = next_words(words)
        return words, env.choose(states, words)

    def one(carried: Any, _: None) -> tuple[Any, None]:
        states, words, actions, ended = carried
        states = env.pass_on(states, actions)
        # Chosen for the next round: in this one, compilers would work out the choice anew for each array of a state.
        return (states, *chosen(states, words), ended + jnp.sum(states.terminated)), None

    first_round = (states, *chosen(states, words), jnp.int32(0))
    (states, _, _, ended), _ = jax.lax.scan(one, first_round, length=steps)
    return games_first(states), ended


def next_words(words: jax.Array) -> jax.Array:
    """Return the next random words (xorshift): quick, for random play only."""
    words = words ^ words << 13
    words = words ^ words >> 17
    return words ^ words << 5
