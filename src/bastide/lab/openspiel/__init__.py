"""Every installed game as a game of OpenSpiel, with chance nodes; importing this module registers them.

    import pyspiel
    import bastide.lab.openspiel

    game = pyspiel.load_game("bastide_kingdom_builder(players=2)")

Parameters are `players`, `reward` (`rank` or `score`), `preset`, and the game's options by name; an option that isn't
at its default overrides the preset. Players of a closed
phase decide one after another, and nobody sees an earlier choice before the phase closes.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bastide.core import registry
from bastide.core.errors import NotOffered
from bastide.core.game import Game
from bastide.core.limits import UNBOUNDED
from bastide.lab.extras import needs
from bastide.lab.openspiel.node import CHANCE, Node
from bastide.lab.openspiel.observer import Observer
from bastide.lab.rewards import REWARDS

with needs("lab"):
    import pyspiel


class BastideState(pyspiel.State):
    """A state of OpenSpiel around a node."""

    def __init__(self, game: "BastideGame") -> None:
        super().__init__(game)
        self.node = game.root.copy()

    def current_player(self) -> int:
        return self.node.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal_moves() if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        request = self.node.request
        assert request is not None, "no chance node"
        total = sum(request.weights)
        return [(index, weight / total) for index, weight in enumerate(request.weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            request = self.node.request
            return f"{request.name}: {request.kinds[action]}" if request is not None else str(action)
        return self.node.game.moves.text(action)

    def is_terminal(self) -> bool:
        return self.node.request is None and self.node.position is not None and self.node.position.is_over

    def returns(self) -> list[float]:
        game: BastideGame = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.players
        assert self.node.position is not None
        return game.reward(self.node.position)

    def __str__(self) -> str:
        return "set-up" if self.node.position is None else repr(self.node.position)


class BastideGame(pyspiel.Game):
    """A game of OpenSpiel; the subclass that `register` makes for each game says which."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        # OpenSpiel also passes what nobody chose, so that an option at its default leaves the preset its say.
        usual = {option.name: option.default for option in registry.find(self.name).options}
        options = {name: given[name] for name, value in usual.items() if name in given and given[name] != value}
        self.rules = registry.make(self.name, preset=given.get("preset") or None, options=options)
        self.players = int(given.get("players", _usual_players(type(self.rules))))
        self.rules.check_players(self.players)
        reward = given.get("reward", "rank")
        if reward not in REWARDS:
            raise ValueError(f"reward must be {' or '.join(REWARDS)}; got '{reward}'")
        self.reward = REWARDS[reward]
        super().__init__(self.kind, self._info(reward), given)

    def _info(self, reward: str) -> pyspiel.GameInfo:
        limits = self.rules.limits(self.players)
        span = 1.0 if reward == "rank" else float(limits.score_span)
        alone = self.players == 1
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=limits.chance_outcomes,
            num_players=self.players,
            min_utility=-span,
            max_utility=span,
            utility_sum=None if alone else 0.0,
            max_game_length=limits.longest or UNBOUNDED,
        )

    @cached_property
    def root(self) -> Node:
        """The node at which every game begins."""
        return Node(self.rules, self.players)

    def new_initial_state(self) -> BastideState:
        return BastideState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        perfect_recall = kind is not None and kind.perfect_recall
        return Observer(self.rules, self.players, perfect_recall)


def register(game: type[Game]) -> str:
    """Make a game known to OpenSpiel, and return its name there."""
    name = "bastide_" + game.name.replace("-", "_")
    usual = game()
    parameters = {"players": _usual_players(game), "reward": "rank", "preset": ""}
    parameters |= {option.name: option.default for option in game.options}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"{game.name} (Bastide)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(usual),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=game.observation_version > 0,
        provides_observation_string=True,
        provides_observation_tensor=game.observation_version > 0,
        parameter_specification=parameters,
    )
    pyspiel.register_game(kind, type(game.__name__, (BastideGame,), {"name": game.name, "kind": kind}))
    return name


def _usual_players(game: type[Game]) -> int:
    return max(2, game.min_players)


def _information(game: Game) -> pyspiel.GameType.Information:
    kinds = pyspiel.GameType.Information
    perfect = game.limits(_usual_players(type(game))).perfect_information
    return kinds.PERFECT_INFORMATION if perfect else kinds.IMPERFECT_INFORMATION


def _register_all() -> list[str]:
    registered = []
    for game in registry.list_games().values():
        try:
            registered.append(register(game))
        except NotOffered:
            continue  # OpenSpiel wants to know how large a game can get
    return registered


REGISTERED = _register_all()
"""The names of our games in OpenSpiel."""
