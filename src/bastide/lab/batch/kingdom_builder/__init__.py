"""Kingdom Builder with its full rules, as array code.

Each module is the twin of the one with its name in `games/kingdom_builder`; `rows` is that of `hexes`, `tiles` that of
`locations`, `turn` that of `state`.
"""

from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.lab.batch.apart import taken_apart
from bastide.lab.batch.environment import Environment
from bastide.lab.batch.kingdom_builder import observation, scoring, setup, turn
from bastide.lab.batch.kingdom_builder.play import choose
from bastide.lab.batch.kingdom_builder.position import Components
from bastide.lab.rewards import RewardName

with needs("batch"):
    import jax.numpy as jnp


def kingdom_builder(game: Game, players: int, reward: RewardName) -> Environment:
    """Return the environment of a game with its options."""
    assert isinstance(game, KingdomBuilder)
    rules = Components(game, players)
    gold = taken_apart(scoring.gold, lambda state: state.supply)
    return Environment(
        game,
        players,
        reward,
        start=lambda chance: setup.start(rules, chance),
        advance=taken_apart(turn.advance),
        waits=lambda state: state.full,
        settle=taken_apart(turn.settle),
        points=lambda state: jnp.stack(gold(state)),
        observe=observation.observe,
        legal_action_mask=observation.legal_action_mask,
        choose=taken_apart(choose, lambda _, word: word),
    )
