"""Moves the districts of a hand-written position, so that every allowed place is on the grid (TY-14).

Games keep their districts there by themselves; a position may have a district anywhere.
"""

from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.games.tournay import district
from bastide.games.tournay.final import Final, Last
from bastide.games.tournay.grid import is_cramped, moved, shift_needed, shift_to_middle
from bastide.games.tournay.questions import moved_set
from bastide.games.tournay.turn import Turn

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def move_inwards(state: "TournayState") -> None:
    """Move the districts of all who still place cards, and all mentions of their slots."""
    for seat in _with_a_card_to_place(state):
        filled = state.filled[seat]
        in_the_end = not isinstance(state.questions[0], Turn) and state.game.moves_before_last_cards
        shift = shift_to_middle[filled] if in_the_end else shift_needed[filled] if is_cramped[filled] else 0
        if shift:
            district.move(state, seat, shift)
            _move_words(state, seat, shift)


def still_placing(state: "TournayState") -> list[int]:
    """The seats that may still place a card: at the end, only those whose last card is not yet placed."""
    if not state.questions:
        return []
    bottom = state.questions[0]
    if not isinstance(bottom, Final):
        return list(range(state.players))
    waiting = [(state.start_player + number) % state.players for number in range(bottom.done, state.players)]
    return [*waiting, state.player] if state.playing >= 0 else waiting


def _with_a_card_to_place(state: "TournayState") -> list[int]:
    """The seats that still have a card to place; at the end, others' districts stay where they are (TY-59)."""
    seats = still_placing(state)
    match state.questions[0] if seats else None:
        case Last():
            return [seat for seat in seats if state.hands[seat]]
        case Final():
            return [seat for seat in seats if state.last_card[seat] >= 0]
    return seats


def _move_words(state: "TournayState", seat: int, shift: int) -> None:
    def there(slot: int) -> int:
        return _move_slot(slot, shift)

    if state.last_slot[seat] >= 0:
        state.last_slot[seat] = there(state.last_slot[seat])
    if seat == state.player:
        state.activated = moved_set(state.activated, there)
        state.questions = [question.with_slots(there) for question in state.questions]


def _move_slot(slot: int, shift: int) -> int:
    there = moved(slot, shift)
    if there < 0:
        raise BadPosition("beyond-the-grid", "A slot that is named lies too far from the district (TY-14).")
    return there
