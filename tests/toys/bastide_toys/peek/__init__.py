"""Peek: look at the top of a pile, bury what you don't want, take the rest. A game of private knowledge."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Game, Option, OptionValue
from bastide.core.limits import Limits
from bastide.core.moves import MoveKind
from bastide.core.observation import Field
from bastide.core.pile import Pile
from bastide_toys.peek import moves, observation, position
from bastide_toys.peek.cards import COUNTS, POINTS, TREASURES
from bastide_toys.peek.moves import Step
from bastide_toys.peek.state import PeekState


class Peek(Game):
    """The game with its options fixed."""

    name = "peek"
    rule_prefix = "PK"
    min_players = 2
    max_players = 3
    options = (Option("looks", 2, (1, 2)),)
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {"standard": {}, "short-sighted": {"looks": 1}}
    observation_version = observation.VERSION
    state_class: ClassVar[type[PeekState]] = PeekState

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def observation_fields(self, players: int) -> tuple[Field, ...]:
        return observation.fields(players)

    def limits(self, players: int) -> Limits:
        return Limits(
            moves=len(self.moves),
            longest_seen=64,
            longest=6 * sum(COUNTS),
            reason="Of two turns one takes a card, since a card that lies open can't be turned up again (PK-5, PK-6).",
            chance_outcomes=len(TREASURES),
            lowest_score=sum(count * points for count, points in zip(COUNTS, POINTS, strict=True) if points < 0),
            highest_score=sum(count * points for count, points in zip(COUNTS, POINTS, strict=True) if points > 0),
            perfect_information=False,
        )

    def start(self, players: int, chance: Chance) -> PeekState:
        """Set up the first position (PK-1)."""
        self.check_players(players)
        state = self.state_class()
        state.game, state.players, state.listener = self, players, None
        state.pile = Pile("treasure", TREASURES, COUNTS)
        state.hands = [[] for _ in range(players)]
        state.player, state.step = 0, Step.START
        return state

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> PeekState:
        state = self.state_class()
        position.read(self, document, state)
        return state
