"""Many games in one environment of Gymnasium: one call steps all of them.

Observations and masks are written straight from the positions into two arrays, a row for each game.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from bastide.core import registry
from bastide.core.extras import needs
from bastide.core.game import OptionValue
from bastide.core.observation import MoveMask, Observation, ObservationSpec, write_mask
from bastide.lab.rewards import RewardName
from bastide.lab.table import Opponent, Table

with needs("lab"):
    import numpy as np
    from gymnasium.utils.seeding import np_random
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from bastide.lab.gymnasium import default_players, first_seed, warn_of_forfeit
    from bastide.lab.spaces import MoveSpace, observation_box

Actions: TypeAlias = NDArray[np.int64]
"""A move for each game."""
Step: TypeAlias = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]
"""What a step gives: observations, rewards, who is done, who was cut off, and further facts."""


class SeatVectorEnv(VectorEnv[Observation, Actions, NDArray[Any]]):
    """`num_envs` games with the same options, each as `SeatEnv` plays it and with its own seed.

    * `autoreset_mode`: with "NextStep" a finished game ignores its next action and begins again; with "SameStep" it
      begins again at once, and the last observation is in `infos["final_obs"]`.
    * `copy`: whether `reset` and `step` return copies. Without, the next step overwrites what they returned.
    * `max_episode_steps`: truncate longer games.

    The other parameters are those of `SeatEnv`. `infos["action_mask"]` has a row for each game; that of a finished one
    that begins with the next step is all ones, as its action doesn't count.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | None = 0,
        reward: RewardName = "rank",
        preset: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        max_episode_steps: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.game = registry.make(game, preset=preset, options=options)
        players = default_players(self.game.min_players) if players is None else players
        self.tables = [Table(self.game, players, opponents, seat, reward) for _ in range(num_envs)]
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if self.autoreset_mode is AutoresetMode.DISABLED:
            raise ValueError("Finished games begin again by themselves: the mode is NextStep or SameStep.")
        if max_episode_steps is not None and max_episode_steps < 1:
            raise ValueError(f"`max_episode_steps` is at least 1, or None for no limit; got {max_episode_steps}.")
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.copy = copy
        self.max_episode_steps = max_episode_steps
        self.observation_spec: ObservationSpec = self.game.observation_spec(players)
        self.single_observation_space = observation_box(self.game, players)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = MoveSpace(len(self.game.moves))
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observations = self.observation_spec.empty(num_envs)
        self._masks: MoveMask = np.zeros((num_envs, len(self.game.moves)), dtype=np.int8)
        self._rows = list(zip(self._observations, self._masks, strict=True))
        self._steps = [0] * num_envs
        self._finished = [False] * num_envs
        self._is_seeded = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games; a number seeds them with `seed`, `seed + 1` and so on, a list each with its own."""
        if seed is None:
            seeds: Iterable[int | None] = [None] * self.num_envs
        elif isinstance(seed, Iterable):
            seeds = [None if own is None else int(own) for own in seed]
        else:
            seeds = range(int(seed), int(seed) + self.num_envs)
        for number, (table, own_seed) in enumerate(zip(self.tables, seeds, strict=True)):
            if own_seed is not None or not self._is_seeded:
                table.reseed(first_seed(np_random(own_seed)[0]))
            self._begin(number)
        self._is_seeded = True
        infos = self._infos()
        return self._returned(self._observations), infos

    def step(self, actions: Actions) -> Step:
        """Make a move in each game."""
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, dtype=np.bool_)
        truncations = np.zeros(self.num_envs, dtype=np.bool_)
        ended: dict[str, Any] = {}
        finished, steps = self._finished, self._steps
        for number, (move, table, (observation, mask)) in enumerate(
            zip(actions.tolist(), self.tables, self._rows, strict=True)
        ):
            if finished[number]:
                self._begin(number)
                continue
            reward = table.step(move)
            steps[number] += 1
            table.state.rewrite_observation(table.seat, observation)
            write_mask(table.legal, mask)
            if table.over or steps[number] == self.max_episode_steps:
                rewards[number] = reward
                terminations[number] = table.over
                truncations[number] = not table.over
                self._end(number, ended)
        return self._returned(self._observations), rewards, terminations, truncations, {**self._infos(), **ended}

    def _begin(self, number: int) -> None:
        """Start a game and write what the learner sees of it and may do."""
        table = self.tables[number]
        table.begin()
        self._steps[number] = 0
        self._finished[number] = False
        observation, mask = self._rows[number]
        table.state.write_observation(table.seat, observation)
        write_mask(table.legal, mask)

    def _end(self, number: int, infos: dict[str, Any]) -> None:
        """Note that a game has ended or was cut, and begin it again now or with the next step."""
        observation, mask = self._rows[number]
        info: dict[str, Any] = {}
        if (reason := self.tables[number].illegal) is not None:
            warn_of_forfeit(reason)
            info["illegal_action"] = reason
        if self.autoreset_mode is AutoresetMode.SAME_STEP:
            info = {"final_obs": observation.copy(), "final_info": {"action_mask": mask.copy(), **info}}
            self._begin(number)
        else:
            self._finished[number] = True
            mask.fill(1)
        self._add_info(infos, info, number)

    def _returned(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._returned(self._masks), "_action_mask": np.ones(self.num_envs, dtype=np.bool_)}
