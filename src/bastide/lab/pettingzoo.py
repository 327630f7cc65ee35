"""PettingZoo: every seat of a game is an agent, called `player_0`, `player_1` and so on.

`env` is the AEC interface: agents decide one after another. `parallel_env` is for games with closed phases, in which
all decide at once. An observation is a dict of "observation", laid out as `Game.observation_spec` says, and
"action_mask"; an action is the id of a move. The rewards come at the end.

An illegal action loses the game: it ends for all, with the lowest reward for the agent that made it, a warning, and the
reason in that agent's info under "illegal_action".
"""

import secrets
import warnings
from collections.abc import Collection, Mapping
from typing import Any, TypeAlias

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.drawing import draw
from bastide.core.extras import needs
from bastide.core.game import OptionValue
from bastide.core.observation import ObservationSpec, write_mask
from bastide.core.state import State
from bastide.lab.rewards import REWARDS, RewardName, forfeit

with needs("lab"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from bastide.lab.spaces import MoveSpace, observation_box

Seen: TypeAlias = dict[str, Any]
"""What an agent gets: `observation` and `action_mask`."""
Options: TypeAlias = Mapping[str, OptionValue] | None
"""The options of a game, or its defaults."""


def env(
    game: str,
    players: int = 2,
    *,
    preset: str | None = None,
    options: Options = None,
    reward: RewardName = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """Return a game in which agents decide one after another.

    * `preset`, `options`: as in `bastide.make`.
    * `reward`: "rank", from 1 for the first place to −1 for the last, or "score", an agent's points minus the mean of
      the others'.
    * `max_cycles`: truncate the game after this many decisions per agent, all agents' decisions counted together.
    * `render_mode`: "ansi" for `render` to return the position as a spectator sees it, drawn for a terminal.
    """
    return OrderEnforcingWrapper(TurnEnv(game, players, preset, options, reward, max_cycles, render_mode))


def parallel_env(
    game: str,
    players: int = 2,
    *,
    preset: str | None = None,
    options: Options = None,
    reward: RewardName = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> ParallelEnv:
    """Return a game with closed phases, in which all agents act in each step.

    An agent that owes no decision, because it has ended its part or another agent decides alone, has one legal action:
    the last, which does nothing. `max_cycles` counts steps; the other parameters are those of `env`.
    """
    return ClosedPhaseEnv(game, players, preset, options, reward, max_cycles, render_mode)


class _Seats:
    """What both interfaces share: spaces, seeds, observations, rewards."""

    waits: bool
    """Whether there is an action for agents that owe no decision, after those of the game."""

    def __init__(
        self,
        game: str,
        players: int,
        preset: str | None,
        options: Options,
        reward: RewardName,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        self.game = registry.make(game, preset=preset, options=options)
        self.game.check_players(players)
        if reward not in REWARDS:
            raise ValueError(f"The reward is {' or '.join(REWARDS)}; got {reward!r}.")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"`max_cycles` is at least 1, or None for no limit; got {max_cycles}.")
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        name = f"{self.game.name.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": self.waits}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = len(self.game.moves) + self.waits
        seen, mask = observation_box(self.game, players), spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(observation=seen, action_mask=mask) for agent in self.possible_agents
        }
        self.action_spaces = {agent: MoveSpace(actions) for agent in self.possible_agents}
        self._chance: SeededChance | None = None

    @property
    def observation_spec(self) -> ObservationSpec:
        """The layout of the observations; `observation_spec.named(observation)` returns its fields by name."""
        return self.game.observation_spec(len(self.possible_agents))

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> MoveSpace:
        """The space of an agent's actions; its `sample()` draws from those that are legal now."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return a drawing of the position for a terminal, as a spectator sees it."""
        return draw(self.game, self.position.view(None), colour=True) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is no window."""

    def _begin(self, seed: int | None) -> None:
        """Start a game; a seed fixes it and all that follow."""
        if seed is not None or self._chance is None:
            self._chance = SeededChance(secrets.randbits(64) if seed is None else seed)
        self.chance = self._chance
        self.position: State = self.game.start(len(self.possible_agents), self.chance)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._find_legal()

    def _find_legal(self) -> None:
        """Work out what each agent may do now."""
        wait = [len(self.game.moves)] if self.waits else []
        for agent, seat in self.seats.items():
            self.action_spaces[agent].legal = self.position.legal_moves(seat) or wait

    def _see(self, agent: str) -> Seen:
        """Return what an agent sees."""
        space = self.action_spaces[agent]
        mask = np.zeros(space.n, dtype=np.int8)
        write_mask(space.legal, mask)
        return {"observation": self.position.observe(self.seats[agent]), "action_mask": mask}

    def _illegal(self, agent: str, action: int) -> str | None:
        """Return why an action is illegal, if it is, and warn."""
        if action in self.action_spaces[agent].legal:
            return None
        reason = str(self.position.refusal(self.seats[agent], action))
        warnings.warn(f"{agent} loses by an illegal action: {reason} Use the action mask.", stacklevel=3)
        return reason

    def _rewards(self, losers: Collection[str]) -> dict[str, float]:
        """Return the rewards of a finished game, or of one that illegal actions ended."""
        if losers:
            earned = forfeit(self.position, [self.seats[loser] for loser in losers], self.reward)
        else:
            earned = REWARDS[self.reward](self.position)
        return dict(zip(self.possible_agents, earned, strict=True))


class TurnEnv(_Seats, AECEnv):
    """The AEC interface (see `env`)."""

    waits = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed fixes it and all that follow."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.position.to_act[0]]

    def observe(self, agent: str) -> Seen:
        """Return what an agent sees; the mask is all zeros unless it owes a decision."""
        return self._see(agent)

    def step(self, action: Any) -> None:
        """Make the move of the agent selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        move = int(action)
        reason = self._illegal(agent, move)
        if reason is None:
            self.position.apply(self.seats[agent], move, self.chance)
            self._find_legal()
        else:
            self.infos[agent]["illegal_action"] = reason
        self.cycles += 1
        if reason is not None or self.position.is_over:
            self.rewards = self._rewards([] if reason is None else [agent])
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles == self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.position.to_act[0]]
        self._accumulate_rewards()


class ClosedPhaseEnv(_Seats, ParallelEnv):
    """The parallel interface (see `parallel_env`)."""

    waits = True

    def __init__(self, game: str, players: int, *others: Any) -> None:
        super().__init__(game, players, *others)
        if type(self.game.start(players, SeededChance(0))).closed_phase is State.closed_phase:
            raise ValueError(f"{game} has no closed phases: use `env`.")

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Start a new game; a seed fixes it and all that follow."""
        self._begin(seed)
        return {agent: self._see(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of all agents that owe one."""
        agents = self.agents
        moves = {agent: int(actions[agent]) for agent in agents}
        reasons = {agent: reason for agent in agents if (reason := self._illegal(agent, moves[agent])) is not None}
        if not reasons:
            for seat in self.position.to_act:
                self.position.apply(seat, moves[agents[seat]], self.chance)
            self._find_legal()
        self.cycles += 1
        over = bool(reasons) or self.position.is_over
        cut = not over and self.cycles == self.max_cycles
        self.agents = [] if over or cut else agents
        return (
            {agent: self._see(agent) for agent in agents},
            self._rewards(reasons) if over else dict.fromkeys(agents, 0.0),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"illegal_action": reasons[agent]} if agent in reasons else {} for agent in agents},
        )
