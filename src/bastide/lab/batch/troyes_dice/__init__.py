"""Troyes Dice with its full rules, as array code.

Each module is the twin of the one with its name in `games/troyes_dice`; `half_day` is that of `state`.
"""

from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.games.troyes_dice import TroyesDice
from bastide.lab.batch.apart import taken_apart
from bastide.lab.batch.environment import Environment
from bastide.lab.batch.troyes_dice import bonuses, half_day, observation, scoring, setup
from bastide.lab.batch.troyes_dice.play import choose
from bastide.lab.batch.troyes_dice.position import SETTLING, Components
from bastide.lab.rewards import RewardName

with needs("batch"):
    import jax.numpy as jnp


def troyes_dice(game: Game, players: int, reward: RewardName) -> Environment:
    """Return the environment of a game with its options."""
    assert isinstance(game, TroyesDice)
    rules = Components(game, players)
    points = taken_apart(scoring.points, lambda state: state.parts)
    return Environment(
        game,
        players,
        reward,
        start=lambda chance: setup.start(rules, chance),
        advance=taken_apart(half_day.advance),
        waits=lambda state: state.stage == SETTLING,
        settle=taken_apart(bonuses.settle),
        points=lambda state: jnp.stack(points(state)),
        observe=observation.observe,
        legal_action_mask=observation.legal_action_mask,
        choose=taken_apart(choose, lambda _, word: word),
    )
