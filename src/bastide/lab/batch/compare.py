"""`python -m bastide.lab.batch.compare GAME`: the batch and the rules engine play the same games side by side.

Both get the same luck and the same moves. After every move everything is compared: who acts, the legal moves, the
observation of every seat and of a spectator, and the points; at the end also the rewards.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bastide.core.errors import BastideError
from bastide.core.extras import needs
from bastide.core.state import State
from bastide.lab import batch
from bastide.lab.batch.chance import BatchChance
from bastide.lab.batch.environment import Environment
from bastide.lab.rewards import REWARDS

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

AT_ONCE = 64
"""Games of a batch."""


class Differs(Exception):
    """The batch and the rules engine disagree."""


@dataclass
class Count:
    """What was compared."""

    games: int = 0
    plies: int = 0


class Comparison:
    """An environment beside the rules engine."""

    def __init__(self, env: Environment) -> None:
        self._env = env
        viewers = jnp.arange(-1, env.players)
        self._init = jax.jit(jax.vmap(env.init))
        self._step = jax.jit(jax.vmap(env.step))
        self._seen = jax.jit(
            jax.vmap(
                lambda state: (
                    state.legal_action_mask,
                    jax.vmap(env.observe, in_axes=(None, 0))(state, viewers),
                    env.points(state),
                )
            )
        )

    def play(self, games: int, seed: int, count: Count) -> None:
        """Play a batch of random games to the end; raise `Differs` at the first difference."""
        states = self._init(jax.random.split(jax.random.key(seed), games))
        seeds = np.asarray(states.chance.seed).tolist()
        chances = [BatchChance(own) for own in seeds]
        tables = [self._env.game.start(self._env.players, chance) for chance in chances]
        rng = Random(seed)
        while True:
            self._compare(states, tables)
            actions = [rng.choice(table.legal_moves(table.to_act[0])) if table.to_act else 0 for table in tables]
            if not any(table.to_act for table in tables):
                break
            states = self._step(states, jnp.asarray(actions, jnp.int32))
            ended: list[int] = []
            for number, (table, action, chance) in enumerate(zip(tables, actions, chances, strict=True)):
                if table.to_act:
                    table.play(table.to_act[0], action, chance)
                    count.plies += 1
                    if table.is_over:
                        ended.append(number)
            rewards = np.asarray(states.rewards)
            for number in ended:
                wanted = REWARDS[self._env.reward](tables[number])
                _same(
                    "rewards",
                    rewards[number].round(4).tolist(),
                    np.asarray(wanted, np.float32).round(4).tolist(),
                    tables[number],
                )
        count.games += games

    def _compare(self, states: Any, tables: Sequence[State]) -> None:
        masks, observations, points = (np.asarray(part) for part in self._seen(states))
        players, over = np.asarray(states.current_player), np.asarray(states.terminated)
        for number, table in enumerate(tables):
            player = table.to_act[0] if table.to_act else -1
            _same("player on turn", players[number], player, table)
            _same("end", bool(over[number]), table.is_over, table)
            _same("legal moves", np.flatnonzero(masks[number]).tolist(), table.legal_moves(player), table)
            for viewer in (None, *range(table.players)):
                seen = observations[number, 0 if viewer is None else viewer + 1]
                _same(f"observation of {viewer}", seen.tolist(), table.observe(viewer).tolist(), table)
            if table.is_over:  # before the end, some points are not shown yet
                totals = [score.total for score in table.scores()]
                _same("points", points[number].tolist(), totals, table)


def _same(what: str, ours: Any, theirs: Any, table: State) -> None:
    if ours != theirs:
        raise Differs(f"{what}: the batch has {ours}, the rules engine {theirs}\n{table.position()}")


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare as told; return 1 if something differs, 2 if the options are wrong."""
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.batch.compare", description=__doc__)
    parser.add_argument("game", choices=tuple(batch.GAMES), help="the game")
    parser.add_argument("--games", type=int, default=200, help="how many games (default: %(default)s)")
    parser.add_argument("--players", type=int, default=2, help="how many players (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="repeats the games (default: %(default)s)")
    parser.add_argument("--preset", help="a named set of options")
    parser.add_argument("--reward", choices=tuple(REWARDS), default="rank", help="default: %(default)s")
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    given = parser.parse_args(arguments)
    options = dict(option.partition("=")[::2] for option in given.option)
    try:
        env = batch.make(given.game, given.players, reward=given.reward, preset=given.preset, options=options)
    except BastideError as error:
        print(error, file=sys.stderr)
        return 2
    comparison, count = Comparison(env), Count()
    for seed in range(given.seed, given.seed + -(-given.games // AT_ONCE)):
        try:
            comparison.play(AT_ONCE, seed, count)
        except Differs as difference:
            print(f"Seed {seed}: {difference}", file=sys.stderr)
            return 1
        print(f"\r{count.games} games, {count.plies} plies: no difference", end="", file=sys.stderr, flush=True)
    print(f"\r{count.games} games of {given.game}, {count.plies} plies: no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
