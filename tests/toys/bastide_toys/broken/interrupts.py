"""Interrupt, broken: questions that reveal a hand, lost pieces, moves offered and refused."""

from typing import Any, Self

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide_toys.broken import name_games
from bastide_toys.interrupt.cards import GUARD
from bastide_toys.interrupt.moves import CLAIM, DRAW, PASS
from bastide_toys.interrupt.state import NOBODY, InterruptState


class AsksOnlyGuards(InterruptState):
    """Asks only players who hold a guard."""

    def may_be_asked(self, player: int) -> bool:
        return self.hands[player][GUARD] > 0


class OffersByOthersHands(InterruptState):
    """Allows a claim only if nobody else can block it."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        refused = super().refusal(player, move)
        others = [hand for seat, hand in enumerate(self.hands) if seat != player]
        if refused is None and move == CLAIM and len(self.pile) and any(hand[GUARD] for hand in others):
            return IllegalMove("IN-2", "claim-or-draw")
        return refused


class LosesAPiece(InterruptState):
    """Forgets to discard the guard that blocks."""

    def _block(self, player: int) -> None:
        super()._block(player)
        self.discards[GUARD] -= 1


class CopySharesAList(InterruptState):
    """Copies the list of treasures by reference."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.treasures = self.treasures
        return twin


class CopyListens(InterruptState):
    """Lets a copy keep the listener of the original."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.listener = self.listener or _nobody
        return twin


def _nobody(event: Any) -> None:
    """Ignore an event."""


class OffersWhatItRefuses(InterruptState):
    """Offers to draw from an empty pile, and then refuses it."""

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        if move == DRAW and self.to_act == (player,) == (self.player,) and not self.acted and self.asked == NOBODY:
            return None
        return super().refusal(player, move)

    def play(self, player: int, move: int, chance: Chance) -> None:
        if move == DRAW and not len(self.pile):
            raise IllegalMove("IN-2", "pile-empty")
        super().play(player, move, chance)


class LeavesNoChoice(InterruptState):
    """Doesn't let players without a guard pass."""

    def legal_moves(self, player: int) -> list[int]:
        return [move for move in super().legal_moves(player) if move != PASS or self.hands[player][GUARD]]


class ListsMovesAsTheyCome(InterruptState):
    """Doesn't sort the legal moves."""

    def legal_moves(self, player: int) -> list[int]:
        return super().legal_moves(player)[::-1]


class RefusedMoveLeavesATrace(InterruptState):
    """Makes the first player pay for every illegal attempt."""

    def play(self, player: int, move: int, chance: Chance) -> None:
        if (refused := self.refusal(player, move)) is not None:
            self.treasures[0] -= 1
            raise refused
        super().play(player, move, chance)


class NeverEnds(InterruptState):
    """Replaces each treasure taken with a new one."""

    def _ask_after(self, player: int) -> None:
        super()._ask_after(player)
        self.left = int(self.game.settings["treasures"])


class PositionLosesAField(InterruptState):
    """Doesn't write down that the player on turn has acted."""

    def position(self) -> dict[str, Any]:
        return {**super().position(), "acted": False}


class BlockingPays(InterruptState):
    """Gives a treasure to the player who blocks: another outcome by the same moves."""

    def _block(self, player: int) -> None:
        super()._block(player)
        self.treasures[player] += 1


class Speechless(InterruptState):
    """Tells of something that no text file has a sentence for."""

    def _end(self) -> None:
        self.tell("sighs", player=self.player)
        super()._end()


class UndoDependsOnAHand(InterruptState):
    """Lets a claim be taken back only if the next player could not block it."""

    def tell(self, key: str, /, **arguments: Any) -> None:
        following = self.hands[(self.player + 1) % self.players]
        if key == "claims" and following[GUARD]:
            self.reveal(key, **arguments)
        else:
            super().tell(key, **arguments)


class AppliesLess(InterruptState):
    """Does nothing if a claim comes from a search."""

    def apply(self, player: int, move: int, chance: Chance) -> None:
        if move != CLAIM:
            super().apply(player, move, chance)


name_games(__name__)
