"""The spaces of a game's observations and moves, as Gymnasium and PettingZoo describe them."""

from collections.abc import Sequence
from typing import Any

from bastide.core.extras import needs
from bastide.core.game import Game

with needs("lab"):
    import numpy as np
    from gymnasium.spaces import Box, Discrete


def observation_box(game: Game, players: int) -> Box[np.int16]:
    """Return the space of flat observations, with the bounds that `Game.observation_spec` gives."""
    low, high = game.observation_spec(players).bounds()
    return Box(low, high, dtype=np.int16)


class MoveSpace(Discrete[np.int64]):
    """The moves of a game by id. Without a mask, `sample` draws from the moves that are legal now."""

    legal: Sequence[int] = ()
    """The legal moves; the environment keeps them up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Return a random move: of those in `mask`, by `probability`, or of the legal ones."""
        if mask is None and probability is None and self.legal:
            return np.int64(self.legal[int(self.np_random.integers(len(self.legal)))])
        return super().sample(mask, probability)
