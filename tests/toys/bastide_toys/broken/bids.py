"""Sealed bids, broken: closed phases that are not, and states that depend on more than their journal."""

import random
from typing import ClassVar

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide_toys.broken import name_games
from bastide_toys.sealed_bids import SealedBids
from bastide_toys.sealed_bids.moves import END, RAISE
from bastide_toys.sealed_bids.state import SealedBidsState
from bastide_toys.sealed_bids.view import SealedBidsView


class OpenPhase(SealedBidsState):
    """Has several players act, but doesn't say that the phase is closed."""

    @property
    def to_act(self) -> tuple[int, ...]:
        over = self.round > int(self.game.settings["rounds"])
        return () if over else tuple(seat for seat, ended in enumerate(self.ended) if not ended)

    @property
    def closed_phase(self) -> int | None:
        return None

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        return _as_usual(self).refusal(player, move)

    def close(self, chance: Chance) -> None:
        usual = _as_usual(self)
        usual.close(chance)
        for name in SealedBidsState.__slots__:
            setattr(self, name, getattr(usual, name))


def _as_usual(state: SealedBidsState) -> SealedBidsState:
    """Return the state of the correct game, sharing everything it holds."""
    usual = SealedBidsState()
    for name in ("game", "players", "listener", *SealedBidsState.__slots__):
        setattr(usual, name, getattr(state, name))
    return usual


class OnePhaseForAll(SealedBidsState):
    """Gives all closed phases the same number."""

    @property
    def closed_phase(self) -> int | None:
        return None if super().closed_phase is None else 1


class OrderMatters(SealedBidsState):
    """Breaks ties between the highest bids in favour of the player who ended last."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        if move == END and sum(self.ended) == self.players - 1 and self.refusal(player, move) is None:
            self.lost.append(player)  # `winner` needs to know who closes the round
        super().play(player, move, chance)

    def winner(self) -> int | None:
        last = self.lost.pop()
        alone = super().winner()
        return last if alone is None else alone


class ChanceInside(SealedBidsState):
    """Rolls a die while the others still think, though it means nothing."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        super().play(player, move, chance)
        if RAISE <= move < END:
            chance.roll(6, "prize", (player,))


class ReadsOthersChoices(SealedBidsState):
    """Lets nobody raise before another has bid."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        others = [bid for seat, bid in enumerate(self.bids) if seat != player]
        if RAISE <= move < END and not any(any(bid) for bid in others):
            return super().refusal(player, move) or IllegalMove("SB-5", "bid-first")
        return super().refusal(player, move)


class ShowsProgress(SealedBidsState):
    """Shows how many cards everyone still holds in hand."""

    def view(self, viewer: Viewer) -> SealedBidsView:
        seen = super().view(viewer)
        for player, hand in zip(seen["players"], self.hands, strict=True):
            player["cards"] = sum(hand)
        return seen


class TellsOfSteps(SealedBidsState):
    """Tells everyone that a card was laid down, though not which."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        super().play(player, move, chance)
        if move < END:
            self.tell("ends-part", player=player)


class ListsTheSlowFirst(SealedBidsState):
    """Lists the players who have not bid yet first."""

    @property
    def to_act(self) -> tuple[int, ...]:
        return tuple(sorted(super().to_act, key=lambda seat: sum(self.bids[seat])))


class UsesGlobalRandomness(SealedBidsState):
    """Breaks ties by the global random module."""

    def winner(self) -> int | None:
        alone = super().winner()
        return random.randrange(self.players) if alone is None else alone


class CountsInSecret(SealedBidsState):
    """Breaks ties by how many there were before, in any game."""

    ties: ClassVar[int] = 0

    def winner(self) -> int | None:
        alone = super().winner()
        if alone is None:
            CountsInSecret.ties += 1
            return CountsInSecret.ties % self.players
        return alone


class HashOrderState(SealedBidsState):
    """Breaks ties by the order in which a set happens to list its strings."""

    def winner(self) -> int | None:
        alone = super().winner()
        names = {f"{seat} in round {self.round} after {self.spent}" for seat in range(self.players)}
        return int(next(iter(names)).split()[0]) if alone is None else alone


class HashOrder(SealedBids):
    """A game with its own name, so that another process can import it."""

    name = "hash-order"
    state_class = HashOrderState


name_games(__name__)
