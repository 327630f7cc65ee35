"""The position and the flow of a turn: claim or draw; the others answer a claim one after the other."""

from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Secret
from bastide.core.pile import Pile, Pool
from bastide.core.scores import Earning, Score
from bastide.core.state import State
from bastide_toys.interrupt import position, view
from bastide_toys.interrupt.cards import COIN, GUARD, KINDS, TREASURE_POINTS
from bastide_toys.interrupt.moves import BLOCK, CLAIM, DRAW, END, PASS

if TYPE_CHECKING:
    from bastide_toys.interrupt import Interrupt

NOBODY = -1


class InterruptState(State):
    """One position. Cards are counted by kind; lists have an entry for each player."""

    __slots__ = ("acted", "asked", "discards", "hands", "left", "pile", "player", "treasures")

    game: "Interrupt"
    pile: Pile
    hands: list[list[int]]
    discards: list[int]
    treasures: list[int]
    left: int  # treasures nobody has yet
    player: int  # on turn, or NOBODY when the game is over
    asked: int  # the player who must answer the claim, or NOBODY
    acted: bool  # whether the player on turn has claimed or drawn

    # Legal moves

    @property
    def to_act(self) -> tuple[int, ...]:
        """The player asked about a claim, else the player on turn."""
        if self.asked != NOBODY:
            return (self.asked,)
        return (self.player,) if self.player != NOBODY else ()

    def legal_moves(self, player: int) -> list[int]:
        return [move for move in range(END + 1) if self.refusal(player, move) is None]

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        if self.player == NOBODY:
            return IllegalMove("IN-7", "game-over")
        if player not in self.to_act:
            return IllegalMove("IN-2", "not-your-decision", player=self.to_act[0])
        if not 0 <= move <= END:
            return IllegalMove("IN-2", "no-such-move")
        if self.asked != NOBODY:
            if move not in (BLOCK, PASS):
                return IllegalMove("IN-3", "answer-the-claim", player=self.player)
            if move == BLOCK and not self.hands[player][GUARD]:
                return IllegalMove("IN-4", "no-guard")
            return None
        if move in (BLOCK, PASS):
            return IllegalMove("IN-3", "nobody-asks")
        if move == END:
            return None if self.acted else IllegalMove("IN-2", "claim-or-draw")
        if self.acted:
            return IllegalMove("IN-6", "must-end")
        return IllegalMove("IN-2", "pile-empty") if move == DRAW and not len(self.pile) else None

    # Playing

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if (refused := self.refusal(player, move)) is not None:
            raise refused
        if move == CLAIM:
            self.acted = True
            self.tell("claims", player=player)
            self._ask_after(player)
        elif move == DRAW:
            self.acted = True
            card = self.pile.draw(chance, (player,))
            self.hands[player][card] += 1
            self.reveal("draws", player=player, card=Secret(KINDS[card], (player,)))
        elif move == BLOCK:
            self._block(player)
        elif move == PASS:
            self.tell("passes", player=player)
            self._ask_after(player)
        else:
            self._end()

    def _ask_after(self, player: int) -> None:
        """Ask the next player clockwise; if there is none, the claim succeeds (IN-3, IN-5)."""
        seat = (player + 1) % self.players
        while seat != self.player and not self.may_be_asked(seat):
            seat = (seat + 1) % self.players
        if seat != self.player:
            self.asked = seat
            return
        self.asked = NOBODY
        self.left -= 1
        self.treasures[self.player] += 1
        self.tell("takes-treasure", player=self.player)

    def may_be_asked(self, player: int) -> bool:
        """Whether a player could have a guard, as far as everyone knows: they hold cards (IN-3)."""
        return sum(self.hands[player]) > 0

    def _block(self, player: int) -> None:
        """Discard a guard; the claim has failed (IN-4)."""
        self.hands[player][GUARD] -= 1
        self.discards[GUARD] += 1
        self.asked = NOBODY
        self.reveal("blocks", player=player)

    def _end(self) -> None:
        """Begin the next turn; without treasures left the game is over and all hands are shown (IN-6, IN-7)."""
        self.tell("ends-turn", player=self.player)
        self.acted = False
        if self.left:
            self.player = (self.player + 1) % self.players
            return
        self.player = NOBODY
        for seat, hand in enumerate(self.hands):
            cards = tuple(KINDS[card] for card, count in enumerate(hand) for _ in range(count))
            self.reveal("shows-hand", player=seat, cards=cards)
        self.tell("game-over")

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self)()
        twin.game, twin.players, twin.listener = self.game, self.players, None
        twin.pile = self.pile.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.discards = self.discards[:]
        twin.treasures = self.treasures[:]
        twin.left = self.left
        twin.player = self.player
        twin.asked = self.asked
        twin.acted = self.acted
        return twin

    def scores(self) -> list[Score]:
        """Treasures and coins (IN-8)."""
        return [
            Score((Earning("treasures", TREASURE_POINTS * treasures, "IN-8"), Earning("coins", hand[COIN], "IN-8")))
            for treasures, hand in zip(self.treasures, self.hands, strict=True)
        ]

    def sees_hand(self, viewer: Viewer, player: int) -> bool:
        """Whether `viewer` knows the hand of `player`: their own, or any when the game is over (IN-7, IN-9)."""
        return viewer == player or self.player == NOBODY

    def view(self, viewer: Viewer) -> view.InterruptView:
        """What `viewer` may know (IN-9)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Deal the cards in hidden hands and in the pile anew."""
        self.check_viewer(viewer)
        twin = self.copy()
        pool = Pool(self.unseen(viewer), chance)
        for seat, hand in enumerate(self.hands):
            if not self.sees_hand(viewer, seat):
                twin.hands[seat] = pool.take(sum(hand))
        twin.pile.deal_anew(viewer, pool)
        return twin

    def unseen(self, viewer: Viewer) -> list[int]:
        """Count the cards that `viewer` doesn't know: the pile and hidden hands."""
        unseen = self.pile.unknown_to(viewer)
        for seat, hand in enumerate(self.hands):
            if not self.sees_hand(viewer, seat):
                unseen = [known + held for known, held in zip(unseen, hand, strict=True)]
        return unseen

    def position(self) -> dict[str, Any]:
        return position.write(self)
