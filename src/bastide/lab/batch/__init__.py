"""Whole batches of games in one step, as array code for CPU, GPU or TPU; needs the extra `batch` (JAX).

    import jax
    from bastide.lab import batch

    env = batch.make("kingdom-builder", players=2)
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    state = init(jax.random.split(jax.random.key(1), 1024))
    while not state.terminated.all():
        action = ...                       # from state.observation and state.legal_action_mask
        state = step(state, action)        # state.rewards, state.terminated, state.current_player

If you know Pgx, you know this interface. Rules, moves and observations are those of the rules engine;
`python -m bastide.lab.batch.compare` plays both side by side.
"""

from collections.abc import Callable, Mapping

from bastide.core import registry
from bastide.core.errors import BadOption
from bastide.core.game import Game, OptionValue
from bastide.lab.batch.environment import Environment, rollout
from bastide.lab.batch.kingdom_builder import kingdom_builder
from bastide.lab.batch.troyes_dice import troyes_dice
from bastide.lab.rewards import RewardName

__all__ = ["GAMES", "Environment", "make", "rollout"]

GAMES: Mapping[str, Callable[[Game, int, RewardName], Environment]] = {
    "kingdom-builder": kingdom_builder,
    "troyes-dice": troyes_dice,
}
"""The games that can be played in a batch."""


def make(
    game: str,
    players: int = 2,
    *,
    reward: RewardName = "rank",
    preset: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Environment:
    """Return an environment in which `players` play a game with these options."""
    rules = registry.make(game, preset=preset, options=options)
    if rules.name not in GAMES:
        raise BadOption(
            "no-batch", "{game} can't be played in a batch; choose {games}.", game=rules.name, games=tuple(GAMES)
        )
    rules.check_players(players)
    return GAMES[rules.name](rules, players, reward)
