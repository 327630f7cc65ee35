"""Sealed bids: all bid for a prize at the same time, in secret, in several small steps. A game of closed phases."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.game import Game, Option, OptionValue
from bastide.core.moves import MoveKind
from bastide.core.pile import Pile
from bastide_toys.sealed_bids import moves, position
from bastide_toys.sealed_bids.cards import HAND, MONEY, MONEY_COUNTS, PRIZES
from bastide_toys.sealed_bids.state import SealedBidsState


class SealedBids(Game):
    """The game with its options fixed."""

    name = "sealed-bids"
    rule_prefix = "SB"
    min_players = 2
    max_players = 4
    open_scores = True
    options = (Option("rounds", 3, (2, 3)),)
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = {"standard": {}, "short": {"rounds": 2}}
    state_class: ClassVar[type[SealedBidsState]] = SealedBidsState

    def move_kinds(self) -> tuple[MoveKind, ...]:
        return moves.KINDS

    def start(self, players: int, chance: Chance) -> SealedBidsState:
        """Set up the first position (SB-1, SB-2)."""
        self.check_players(players)
        state = self.state_class()
        state.game, state.players, state.listener = self, players, None
        state.money = Pile("money card", MONEY, MONEY_COUNTS)
        state.hands = [[0] * len(MONEY) for _ in range(players)]
        for seat, hand in enumerate(state.hands):
            for _ in range(HAND):
                hand[state.money.draw(chance, (seat,))] += 1
        state.bids = [[0] * len(MONEY) for _ in range(players)]
        state.ended = [False] * players
        state.won = [[] for _ in range(players)]
        state.spent = [0] * len(MONEY)
        state.lost = []
        state.prizes = Pile("prize", PRIZES, (1,) * len(PRIZES))
        state.round = 1
        state.prizes.turn_up(chance)
        return state

    def read_position(self, document: Mapping[str, Any], chance: Chance) -> SealedBidsState:
        state = self.state_class()
        position.read(self, document, state)
        return state
