"""The position and the flow of a round: everyone bids in secret, then all bids are turned up."""

from typing import TYPE_CHECKING, Any, Self

from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.pile import Pile, Pool
from bastide.core.scores import Earning, Score
from bastide.core.state import State
from bastide_toys.sealed_bids import position, view
from bastide_toys.sealed_bids.cards import MONEY, MOST_CARDS, PRIZES
from bastide_toys.sealed_bids.moves import BID, END, RAISE

if TYPE_CHECKING:
    from bastide_toys.sealed_bids import SealedBids


class SealedBidsState(State):
    """One position. Money is counted by kind; lists have an entry for each player."""

    __slots__ = ("bids", "ended", "hands", "lost", "money", "prizes", "round", "spent", "won")

    game: "SealedBids"
    money: Pile
    hands: list[list[int]]
    bids: list[list[int]]  # laid down in this round
    ended: list[bool]  # players who have ended their part of it
    prizes: Pile  # the prize of the round lies face up on top
    won: list[list[int]]
    spent: list[int]
    lost: list[int]  # prizes that nobody won
    round: int

    # Legal moves

    @property
    def to_act(self) -> tuple[int, ...]:
        """All who have not ended their part of the round (SB-3)."""
        if self.closed_phase is None:
            return ()
        return tuple(seat for seat, ended in enumerate(self.ended) if not ended)

    @property
    def closed_phase(self) -> int | None:
        """The round (SB-3)."""
        return self.round if self.round <= int(self.game.settings["rounds"]) else None

    def legal_moves(self, player: int) -> list[int]:
        return [move for move in range(END + 1) if self.refusal(player, move) is None]

    def refusal(self, player: int, move: int) -> IllegalMove | None:
        if self.closed_phase is None:
            return IllegalMove("SB-9", "game-over")
        if player not in self.to_act:
            return IllegalMove("SB-3", "part-ended")
        if not 0 <= move <= END:
            return IllegalMove("SB-3", "no-such-move")
        laid = sum(self.bids[player])
        if move == END:
            return IllegalMove("SB-4", "must-bid") if not laid and any(self.hands[player]) else None
        if move < RAISE and laid:
            return IllegalMove("SB-4", "bid-already")
        if move >= RAISE and laid != 1:
            return IllegalMove("SB-5", "raised-already" if laid else "bid-first")
        card = (move - BID) % len(MONEY)
        return None if self.hands[player][card] else IllegalMove("SB-4", "card-not-held", card=MONEY[card])

    # Playing

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        if type(move) is not int:
            move = self.game.moves.id_of(move)
        if (refused := self.refusal(player, move)) is not None:
            raise refused
        if move == END:
            self.ended[player] = True
            self.tell_only((player,), "ends-part", player=player)
            if all(self.ended):
                self.close(chance)
            return
        card = (move - BID) % len(MONEY)
        self.hands[player][card] -= 1
        self.bids[player][card] += 1
        self.tell_only((player,), "lays-card" if move < RAISE else "raises", player=player, card=MONEY[card])

    def close(self, chance: Chance) -> None:
        """Turn all bids up; the highest takes the prize (SB-6, SB-7), then the next round begins (SB-2)."""
        for seat, bid in enumerate(self.bids):
            self.reveal("shows-bid", player=seat, cards=card_names(bid))
        prize = self.prizes.draw(chance, None)
        winner = self.winner()
        if winner is None:
            self.lost.append(prize)
            self.tell("nobody-wins", prize=PRIZES[prize])
        else:
            self.won[winner].append(prize)
            self.tell("wins", player=winner, prize=PRIZES[prize])
        self.spent = [spent + sum(laid) for spent, laid in zip(self.spent, zip(*self.bids, strict=True), strict=True)]
        self.bids = [[0] * len(MONEY) for _ in range(self.players)]
        self.ended = [False] * self.players
        self.round += 1
        if self.closed_phase is None:
            self.tell("game-over")
        else:
            self.reveal("turns-prize-up", prize=PRIZES[self.prizes.turn_up(chance)])

    def winner(self) -> int | None:
        """The only highest bidder, if any (SB-7)."""
        sums = [sum(int(MONEY[card]) * laid for card, laid in enumerate(bid)) for bid in self.bids]
        return sums.index(max(sums)) if sums.count(max(sums)) == 1 else None

    # The position as a whole

    def copy(self) -> Self:
        twin = type(self)()
        twin.game, twin.players, twin.listener = self.game, self.players, None
        twin.money = self.money.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = [bid[:] for bid in self.bids]
        twin.ended = self.ended[:]
        twin.prizes = self.prizes.copy()
        twin.won = [won[:] for won in self.won]
        twin.spent = self.spent[:]
        twin.lost = self.lost[:]
        twin.round = self.round
        return twin

    def scores(self) -> list[Score]:
        """The prizes won (SB-8)."""
        return [Score((Earning("prizes", sum(int(PRIZES[prize]) for prize in won), "SB-8"),)) for won in self.won]

    def view(self, viewer: Viewer) -> view.SealedBidsView:
        """What `viewer` may know (SB-10)."""
        self.check_viewer(viewer)
        return view.view(self, viewer)

    def imagine(self, viewer: Viewer, chance: Chance) -> Self:
        """Deal money in other hands, bids and the pile anew.

        Players who have ended get any bid they could have made; of the others' steps nothing is known, so they have
        made none yet.
        """
        self.check_viewer(viewer)
        twin = self.copy()
        pool = Pool(self.unseen(viewer), chance)
        for seat in range(self.players):
            if seat != viewer:
                twin.hands[seat] = pool.take(self.cards_of(seat))
                twin.bids[seat] = [0] * len(MONEY)
                if self.ended[seat]:
                    twin._lay_any(seat, chance)
        twin.money.deal_anew(viewer, pool)
        return twin

    def _lay_any(self, player: int, chance: Chance) -> None:
        most = min(MOST_CARDS, sum(self.hands[player]))
        for _ in range(chance.roll(most, "imagined size of a bid") if most else 0):
            card = chance.draw(self.hands[player], "imagined card of a bid")
            self.hands[player][card] -= 1
            self.bids[player][card] += 1

    def cards_of(self, player: int) -> int:
        """How many cards a player has, laid down or not; everyone can count them."""
        return sum(self.hands[player]) + sum(self.bids[player])

    def unseen(self, viewer: Viewer) -> list[int]:
        """Count the money that `viewer` doesn't see: the pile, other hands and other bids."""
        unseen = self.money.unknown_to(viewer)
        for seat in range(self.players):
            if seat != viewer:
                for card in range(len(MONEY)):
                    unseen[card] += self.hands[seat][card] + self.bids[seat][card]
        return unseen

    def position(self) -> dict[str, Any]:
        return position.write(self)


def card_names(counts: list[int]) -> tuple[str, ...]:
    """Return the cards one by one."""
    return tuple(MONEY[card] for card, count in enumerate(counts) for _ in range(count))
