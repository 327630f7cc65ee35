"""Kingdom Builder with its full rules, as array code.

Each module is the twin of the one with its name in `games/kingdom_builder`; `rows` is that of `hexes`, `tiles` that of
`locations`, `turn` that of `state`.
"""

from bastide.core.game import Game
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.lab.batch.environment import Environment
from bastide.lab.batch.kingdom_builder import observation, scoring, setup, turn
from bastide.lab.batch.kingdom_builder.play import choose
from bastide.lab.batch.kingdom_builder.position import Components
from bastide.lab.rewards import RewardName


def kingdom_builder(game: Game, players: int, reward: RewardName) -> Environment:
    """Return the environment of a game with its options."""
    assert isinstance(game, KingdomBuilder)
    rules = Components(game, players)
    return Environment(
        game,
        players,
        reward,
        start=lambda chance: setup.start(rules, chance),
        advance=turn.advance,
        waits=lambda state: state.full,
        settle=turn.settle,
        gold=scoring.gold,
        observe=observation.observe,
        legal_action_mask=observation.legal_action_mask,
        choose=choose,
    )
