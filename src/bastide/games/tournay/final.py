"""The end of the game: last cards, chosen by all at once in secret, then revealed and paid for (TY-59, TY-60).

A player's choice is in `last_card` and `last_slot`. `ended` holds the players who have ended, and those without an
activity card, who are not asked. Only a card that can be paid and placed may be chosen, so the reveal never fails
(A29).
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN, NOBODY
from bastide.games.tournay import costs, district, hand
from bastide.games.tournay.grid import NAMES, names, open_slots
from bastide.games.tournay.moves import END, PLACE
from bastide.games.tournay.questions import Count, TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

NOTHING = -1


def begin(state: "TournayState") -> None:
    """Ask all who hold an activity card, whether they can play it or not: hand sizes are public (ruling A43)."""
    state.player = NOBODY
    state.questions[:] = [Last()]
    state.ended = sum(1 << seat for seat in range(state.players) if not state.hands[seat])
    if state.listener is not None:
        state.tell("last-cards")
    if state.game.moves_before_last_cards:
        for seat in waiting(state):
            district.move_to_middle(state, seat)
    if not waiting(state):
        _close(state)


def waiting(state: "TournayState") -> tuple[int, ...]:
    """The players who have not ended."""
    return tuple(seat for seat in range(state.players) if not state.ended >> seat & 1)


def slots_for(state: "TournayState", seat: int, card: int) -> int:
    """The slots where a card could go after some payment possible now (TY-14, rulings A24, A29)."""
    slots = 0 if state.named[seat] >> card & 1 else open_slots[state.filled[seat]]
    if not state.box.cost_card[card]:
        return slots
    if len(state.hands[seat]) < 2:
        slots = 0
    for slot in costs.removable(state, seat, card):
        slots |= open_slots[costs.after_removing(state, seat, slot)]
    return slots


class Last(TournayQuestion):
    """Which last card do you play, and where? All choose at once, in secret (TY-59)."""

    __slots__ = ()
    name = "last"

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """No single player: everyone who has not ended is asked."""
        return NOBODY

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The next step of the viewer's own choice."""
        last = turn["last"]
        if last is None:
            return "status-last-cards", {}
        if last["ended"]:
            return "status-wait", {}
        if last["card"] is None:
            return "status-last-card", {}
        return ("status-last-slot", {"card": last["card"]}) if last["slot"] is None else ("status-last-end", {})


def moves(state: "TournayState", seat: int) -> list[int]:
    """The cards, then the slots, then the end; or the end at once, without a card."""
    if state.last_card[seat] == NOTHING:
        moves = [END]
        costs.add_plays(state, seat, moves)
        return moves
    if state.last_slot[seat] == NOTHING:
        return [PLACE + slot for slot in bits(slots_for(state, seat, state.last_card[seat]))]
    return [END]


def play(state: "TournayState", seat: int, move: int, chance: Chance) -> None:
    """Make a step of the closed phase, without telling anyone else."""
    if move == END:
        state.ended |= 1 << seat
        state.ask(NOBODY)  # the others
        state.tell_only((seat,), "ends-part", player=seat)
        if not state.to_act:
            _close(state)
            state.settle(chance)
    elif move >= state.game.play_card:
        state.last_card[seat] = move - state.game.play_card
        state.tell_only((seat,), "chooses-last", player=seat, card=state.box.ids[state.last_card[seat]])
    else:
        state.last_slot[seat] = move - PLACE
        state.tell_only((seat,), "chooses-slot", player=seat, slot=NAMES[state.last_slot[seat]])


def why_not(state: "TournayState", seat: int, move: int) -> IllegalMove:
    """Say why a move is not among those of the closed phase."""
    if seat not in waiting(state):
        return refuse("TY-59", "part-ended")
    match state.game.key_of[move]:
        case "play" if state.last_card[seat] >= 0:
            return refuse("TY-59", "last-card-chosen")
        case "play":
            return costs.why_not_played(state, seat, move - state.game.play_card)
        case "place" if state.last_card[seat] >= 0 and state.last_slot[seat] < 0:
            near = names(slots_for(state, seat, state.last_card[seat]))
            return refuse("TY-14", "bad-slot", slot=NAMES[move - PLACE], near=near)
    return refuse("TY-59", "only-last-card")


def _close(state: "TournayState") -> None:
    """Turn up all cards together; then costs are paid in order, from the first player (ruling A53)."""
    for seat in range(state.players):
        if state.last_slot[seat] != NOTHING:
            hand.turn_up(state, seat, state.last_card[seat])
            card, slot = state.box.ids[state.last_card[seat]], NAMES[state.last_slot[seat]]
            state.reveal("shows-last", player=seat, card=card, slot=slot)
        elif state.hands[seat]:
            state.reveal("shows-none", player=seat)
    state.ended = 0
    state.questions[:] = [Final(0)]


@dataclass(slots=True)
class Final(TournayQuestion):
    """Last cards are paid for and placed, player by player; `done` have had their turn (TY-59, A53)."""

    name = "final"
    done: Count

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Let the next player pay for their last card and place it; nobody is asked."""
        if self.done == state.players:
            _finish(state)
            return LOOK_AGAIN
        state.questions[-1] = Final(self.done + 1)
        seat = (state.start_player + self.done) % state.players
        if state.last_slot[seat] != NOTHING:
            state.player = seat
            costs.begin(state, state.last_card[seat])
        return LOOK_AGAIN

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether no more are done than there are players."""
        return self.done <= state.players


def _finish(state: "TournayState") -> None:
    """Build the ramparts in hand and end the game (TY-60)."""
    for seat in range(state.players):
        if state.ramparts[seat]:
            state.tell("builds-all-ramparts", player=seat, number=state.ramparts[seat])
        state.built[seat] += state.ramparts[seat]
        state.ramparts[seat] = 0
        state.last_card[seat] = state.last_slot[seat] = NOTHING
    state.questions.clear()
    state.player = NOBODY
    state.tell("game-over")
