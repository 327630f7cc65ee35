"""Every installed game as a game of OpenSpiel, with chance nodes; importing this module registers them.

    import pyspiel
    import bastide.lab.openspiel

    game = pyspiel.load_game("bastide_kingdom_builder(players=2)")

Parameters are `players`, `reward` (`rank` or `score`), `preset`, and `options`, as in
`options=start_player:2;cards:knights miners hermits`. Players of a closed phase decide one after another, and nobody
sees an earlier choice before the phase closes.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bastide.core import registry
from bastide.core.errors import NotOffered
from bastide.core.extras import needs
from bastide.core.game import Game
from bastide.core.limits import UNBOUNDED
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
        weights = [weight for weight in request.weights if weight]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.node.check(action)
        self.node.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            request = self.node.request
            return (
                f"{request.name}: {request.kinds[request.possible()[action]]}" if request is not None else str(action)
            )
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

    game: type[Game]
    kind: pyspiel.GameType

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        preset = self.game.preset(given["preset"]) if given.get("preset") else {}
        self.rules = self.game({**preset, **_options(given.get("options", ""))})
        self.players = int(given.get("players", _usual_players(type(self.rules))))
        self.rules.check_players(self.players)
        reward = given.get("reward", "rank")
        if reward not in REWARDS:
            raise ValueError(f"reward must be {' or '.join(REWARDS)}; got '{reward}'")
        self.reward = REWARDS[reward]
        # Alone at the table you don't play against anybody's loss.
        kind = self.kind if self.players > 1 else _kind(self.rules, pyspiel.GameType.Utility.GENERAL_SUM)
        super().__init__(kind, self._info(reward), given)

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
        """Return an observer for OpenSpiel's algorithms, with perfect recall if `kind` asks for it."""
        perfect_recall = kind is not None and kind.perfect_recall
        return Observer(self.rules, self.players, perfect_recall)


def register(game: type[Game]) -> str:
    """Make a game known to OpenSpiel, and return its name there."""
    kind = _kind(game(), pyspiel.GameType.Utility.ZERO_SUM)
    pyspiel.register_game(kind, type(game.__name__, (BastideGame,), {"game": game, "kind": kind}))
    return str(kind.short_name)


def _kind(game: Game, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    usual = _usual_players(type(game))
    perfect = game.limits(usual).perfect_information
    return pyspiel.GameType(
        short_name="bastide_" + game.name.replace("-", "_"),
        long_name=f"{game.name} (Bastide)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(pyspiel.GameType.Information, f"{'PERFECT' if perfect else 'IMPERFECT'}_INFORMATION"),
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=game.observation_version > 0,
        provides_observation_string=True,
        provides_observation_tensor=game.observation_version > 0,
        parameter_specification={"players": usual, "reward": "rank", "preset": "", "options": ""},
    )


def _options(text: str) -> dict[str, str]:
    """Return the options in a parameter. They share one, as OpenSpiel would take `crier=1` for a number, not a text."""
    pairs = [entry.partition(":") for entry in text.split(";") if entry.strip()]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _usual_players(game: type[Game]) -> int:
    return max(2, game.min_players)


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
