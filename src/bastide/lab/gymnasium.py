"""Gymnasium: one seat of a game for a learner, bots in the others.

Importing this module registers every installed game: `gymnasium.make("bastide/KingdomBuilder-v0")`, and with
`gymnasium.make_vec` many games that are stepped in one call (see `bastide.lab.vector`).

An illegal action loses the game at once, with the lowest reward, a warning and the reason in `info["illegal_action"]`.
`info["action_mask"]` and `action_masks()` say what is legal; `action_space.sample()` draws from it.
"""

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core import registry
from bastide.core.drawing import draw
from bastide.core.extras import needs
from bastide.core.game import OptionValue
from bastide.core.observation import MoveMask, Observation, ObservationSpec
from bastide.core.state import State
from bastide.lab.rewards import RewardName
from bastide.lab.table import Opponent, Table

with needs("lab"):
    import gymnasium
    import numpy as np

    from bastide.lab.spaces import MoveSpace, observation_box


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game in which you play one seat and bots play the others. The reward comes at the end.

    * `players`: how many play; by default two, or the fewest that the game takes.
    * `opponents`: a bot's name, or one for each other seat, starting on your left. A function
      that chooses a move from a `Sight` can stand in for a name.
    * `seat`: yours, or `None` for a random one in each game.
    * `reward`: "rank", from 1 for the first place to −1 for the last, or "score", your points minus the mean of the
      others'.
    * `preset`, `options`: as in `bastide.make`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        reward: RewardName = "rank",
        preset: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = registry.make(game, preset=preset, options=options)
        players = default_players(self.game.min_players) if players is None else players
        self.table = Table(self.game, players, opponents, seat, reward)
        self.observation_space = observation_box(self.game, players)
        self.action_space: MoveSpace = MoveSpace(len(self.game.moves))
        self.render_mode = render_mode
        self._is_seeded = False

    @property
    def observation_spec(self) -> ObservationSpec:
        """The layout of the observations; `observation_spec.named(observation)` returns its fields by name."""
        return self.game.observation_spec(self.table.players)

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @property
    def seat(self) -> int:
        """Your seat in this game."""
        return self.table.seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; a seed fixes it and all that follow."""
        super().reset(seed=seed)
        if seed is not None or not self._is_seeded:
            self.table.reseed(first_seed(self.np_random))
            self._is_seeded = True
        self.table.begin()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move and let the others play until you must decide again or the game is over."""
        if self.table.over:
            raise gymnasium.error.ResetNeeded("The game is over: call `reset` for a new one.")
        reward = self.table.step(int(action))
        observation, info = self._seen()
        if self.table.illegal is not None:
            warn_of_forfeit(self.table.illegal)
            info["illegal_action"] = self.table.illegal
        return observation, reward, self.table.over, False, info

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        self.action_space.legal = self.table.legal
        return self.state.observe(self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> MoveMask:
        """Return 1 for each legal move and 0 for every other, as `sb3_contrib.MaskablePPO` wants it."""
        mask = np.zeros(len(self.game.moves), dtype=np.int8)
        mask[self.table.legal] = 1
        return mask

    def render(self) -> str | None:
        """Return a drawing of the position for a terminal, as you see it from your seat."""
        return draw(self.game, self.state.view(self.seat), colour=True) if self.render_mode == "ansi" else None


def default_players(least: int) -> int:
    """Return how many play by default."""
    return max(2, least)


def first_seed(generator: np.random.Generator) -> int:
    """Return the seed of a table's games, from a generator of Gymnasium's."""
    return int(generator.integers(1 << 63))


def warn_of_forfeit(reason: str) -> None:
    """Warn of a game lost by an illegal action."""
    warnings.warn(f"An illegal action loses the game: {reason} Use the action mask.", stacklevel=3)


def _register() -> None:
    for name, kind in registry.list_games().items():
        if kind.observation_version:
            gymnasium.register(
                f"bastide/{name.title().replace('-', '')}-v0",
                entry_point="bastide.lab.gymnasium:SeatEnv",
                vector_entry_point="bastide.lab.vector:SeatVectorEnv",
                kwargs={"game": name},
            )


_register()
