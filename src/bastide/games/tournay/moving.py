"""Moves the districts of a position that somebody wrote, so that every place that is allowed is on the grid (TY-14).

Games keep their districts there by themselves; in a position a district may be written anywhere.
"""

from typing import TYPE_CHECKING

from bastide.core.errors import BadPosition
from bastide.games.tournay import district, steps
from bastide.games.tournay.grid import bits, is_cramped, moved, shift_needed, shift_to_middle
from bastide.games.tournay.steps import CODE, FINAL, NO_SLOT, TURN

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def move_inwards(state: "TournayState") -> None:
    """Moves the districts of all who still place cards, with what is said about their slots."""
    for seat in _with_a_card_to_place(state):
        filled = state.filled[seat]
        in_the_end = state.steps[0] & CODE != TURN and state.game.moves_before_last_cards
        shift = shift_to_middle(filled) if in_the_end else shift_needed(filled) if is_cramped(filled) else 0
        if shift:
            district.move(state, seat, shift)
            _move_words(state, seat, shift)


def still_placing(state: "TournayState") -> list[int]:
    """The seats that may still place a card: nobody in the end but those whose last card is not yet placed."""
    if not state.steps:
        return []
    if state.steps[0] & CODE != FINAL:
        return list(range(state.players))
    done = steps.fields(state.steps[0])[0]
    waiting = [(state.start_player + number) % state.players for number in range(done, state.players)]
    return [*waiting, state.player] if state.playing >= 0 else waiting


def _with_a_card_to_place(state: "TournayState") -> list[int]:
    """Of those who may still place a card, in the end only those who have one: others' districts stay (TY-59)."""
    seats = still_placing(state)
    match state.steps[0] & CODE if seats else None:
        case steps.LAST:
            return [seat for seat in seats if state.hands[seat]]
        case steps.FINAL:
            return [seat for seat in seats if state.last_card[seat] >= 0]
    return seats


def _move_words(state: "TournayState", seat: int, shift: int) -> None:
    if state.last_slot[seat] >= 0:
        state.last_slot[seat] = _move_slot(state.last_slot[seat], shift)
    if seat == state.player:
        state.activated = _move_slots(state.activated, shift)
        state.steps = [_move_step(number, shift) for number in state.steps]


def _move_step(number: int, shift: int) -> int:
    code, values = number & CODE, steps.fields(number)
    if code == steps.REACT and values[1] == steps.BY_GATHERING:
        return steps.step(code, _move_slots(values[0], shift), *values[1:])  # it names no slot
    for index, kind in enumerate(steps.FIELDS[code]):
        if kind == steps.SLOTS:
            values[index] = _move_slots(values[index], shift)
        elif kind == steps.SLOT and values[index] != NO_SLOT:
            values[index] = _move_slot(values[index], shift)
    return steps.step(code, *values)


def _move_slots(slots: int, shift: int) -> int:
    return sum(1 << _move_slot(slot, shift) for slot in bits(slots))


def _move_slot(slot: int, shift: int) -> int:
    there = moved(slot, shift)
    if there < 0:
        raise BadPosition("beyond-the-grid", "A slot that is named lies too far from the district (TY-14).")
    return there
