"""Checks that the parts of a hand-written position fit together.

A hand above the limit of four is allowed: it is a handy way to take cards out of a deck, and its owner must discard
down to the limit as usual (TY-12).
"""

from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.core.questions import NOBODY
from bastide.games.tournay import costs, final
from bastide.games.tournay.deck import Keep
from bastide.games.tournay.events import Events
from bastide.games.tournay.final import Final, Last
from bastide.games.tournay.moving import still_placing
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.turn import Turn

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def check(state: "TournayState") -> None:
    """Raise `BadPosition` if they don't."""
    _check_last_cards(state)
    if not state.questions:
        return
    _check_turn(state)
    if any(state.events_left) and min(state.queue) < 0:
        raise BadPosition(
            "queue-gap", "The queue has a gap, although there are events in the event deck (TY-5, TY-36)."
        )


def _check_turn(state: "TournayState") -> None:
    """Check that the fields of a turn go with its questions."""
    strikes = state.is_waiting(Events)
    for field, wrong in (
        ("last_round", not isinstance(state.questions[0], Turn) and not state.last_round),
        ("looked", any(state.box.deck[card] != _kept_from(state) for card, _ in state.looked)),
        ("activated", state.activated & ~(state.buildings[state.player] if len(state.questions) > 1 else 0)),
        ("sheltered", state.sheltered >> state.players or (state.sheltered and not strikes)),
        ("shielded", state.shielded >> state.players or (state.shielded and not strikes)),
    ):
        if wrong:
            raise BadPosition(
                "does-not-go-with-steps", "The field '{field}' contradicts the steps of the turn.", field=field
            )


def _kept_from(state: "TournayState") -> int:
    return next(question.deck for question in state.questions if isinstance(question, Keep))


def _check_last_cards(state: "TournayState") -> None:
    """Check last cards: only at the end, in hand, payable and placeable (TY-59, A29)."""
    phase = state.questions[0] if state.questions else None
    if isinstance(phase, Last):
        state.ended |= sum(1 << seat for seat in range(state.players) if not state.hands[seat])
        state.ask(NOBODY)
        if not state.to_act:
            raise BadPosition("all-have-ended", "Someone must still have a last card to choose (TY-59).")
    waiting = [seat for seat in still_placing(state) if state.playing < 0 or seat != state.player]
    for seat in range(state.players):
        card = state.last_card[seat]
        if card >= 0 and seat in waiting and all(held != card for held, _ in state.hands[seat]):
            raise BadPosition(
                "last-card", "The last card of player {number} is not in their hand (TY-59).", number=seat + 1
            )
        if not _may_have_chosen(state, seat, phase, seat in waiting):
            raise BadPosition(
                "last-choice",
                "Player {number} cannot have made this choice of a last card now (TY-59).",
                number=seat + 1,
            )


def _may_have_chosen(state: "TournayState", seat: int, phase: TournayQuestion | None, waiting: bool) -> bool:
    card, slot, ended = state.last_card[seat], state.last_slot[seat], bool(state.ended >> seat & 1)
    if not isinstance(phase, Last | Final):
        return card < 0 and not ended
    if isinstance(phase, Final) and (ended or (seat == state.player and card != _paid_for(state, seat))):
        return False
    if card < 0 or not waiting:
        return True
    if slot < 0:
        return isinstance(phase, Last) and not ended and costs.can_play(state, seat, card)
    return costs.can_play(state, seat, card) and bool(final.slots_for(state, seat, card) >> slot & 1)


def _paid_for(state: "TournayState", seat: int) -> int:
    """The card that the player on turn pays for or has placed, which must be their last card."""
    return state.playing if state.playing >= 0 else state.last_card[seat]
