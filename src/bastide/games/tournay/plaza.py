"""Citizens: on their owner's Plaza, beside it, on buildings, in the supply; and the deniers (TY-7, TY-21)."""

from typing import TYPE_CHECKING

from bastide.games.tournay import district
from bastide.games.tournay.grid import SLOTS, bits
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.steps import NO_SLOT, USE
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

BORROWING = 2
"""Deniers to the owner of a citizen that somebody else uses (TY-21)."""
EARNING = 2
"""Deniers for a citizen (TY-37)."""


def owned(state: "TournayState", seat: int, colour: int) -> int:
    """Citizens of a player, wherever they are (TY-7)."""
    index = 3 * seat + colour
    return state.standing[index] + state.lying[index] + state.placed[index]


def elsewhere(state: "TournayState", player: int, colour: int) -> int:
    """Available citizens on the Plazas of the others."""
    return sum(state.standing[colour::3]) - state.standing[3 * player + colour]


def can_use(state: "TournayState", player: int, colour: int, number: int, fee: int = 0) -> bool:
    """Whether so many citizens of one colour can be had, own and others', with a fee to be paid first (TY-21)."""
    money = state.deniers[player] - fee
    if money < 0:
        return False
    lacking = number - state.standing[3 * player + colour]
    return lacking <= 0 or (BORROWING * lacking <= money and lacking <= elsewhere(state, player, colour))


def request(state: "TournayState", colour: int, number: int, target: int = NO_SLOT) -> None:
    """The player on turn needs so many citizens of a colour, perhaps for a building."""
    state.steps.append(make_step(USE, colour, number, target))


# Standing up and lying down


def stand_up(state: "TournayState", seat: int) -> int:
    """Citizens lying beside the Plaza stand up again (TY-44); gives how many."""
    number = 0
    for index in range(3 * seat, 3 * seat + 3):
        number += state.lying[index]
        state.standing[index] += state.lying[index]
        state.lying[index] = 0
    return number


def gather(state: "TournayState", seat: int) -> None:
    """All citizens stand up on the Plaza, all tokens leave the district (TY-38)."""
    for index in range(3 * seat, 3 * seat + 3):
        state.standing[index] += state.lying[index] + state.placed[index]
        state.lying[index] = state.placed[index] = 0
    for slot in bits(state.occupied[seat]):
        state.tokens[SLOTS * seat + slot] = 0
    state.occupied[seat] = state.damaged[seat] = 0
    if state.listener is not None:
        state.tell("gathers", player=seat)


def lay_down(state: "TournayState", seat: int, colour: int) -> None:
    """An event lays a citizen down (TY-53)."""
    state.standing[3 * seat + colour] -= 1
    state.lying[3 * seat + colour] += 1
    if state.listener is not None:
        state.tell("lays-citizen", player=seat, colour=COLOURS[colour])


def recruit(state: "TournayState", seat: int, colour: int, paid: int) -> None:
    """A citizen of the supply stands on the Plaza from now on; the bank has been paid (TY-40, TY-66)."""
    state.supply[colour] -= 1
    state.standing[3 * seat + colour] += 1
    if state.listener is not None:
        state.tell("recruits", player=seat, colour=COLOURS[colour], deniers=paid)


def give_up(state: "TournayState", seat: int, colour: int, slot: int) -> None:
    """A citizen on a building goes back to the supply (TY-20)."""
    index = SLOTS * seat + slot
    state.placed[3 * seat + colour] -= 1
    district.set_token(state, seat, slot, state.tokens[index] - (1 << 2 * colour))


def gain(state: "TournayState", seat: int, deniers: int) -> None:
    """Deniers from the bank (TY-39)."""
    if deniers:
        state.deniers[seat] += deniers
        if state.listener is not None:
            state.tell("gains", player=seat, deniers=deniers)


def pay_to(state: "TournayState", payer: int, seat: int, deniers: int) -> None:
    """One player pays another, never more than he has (rulings A34, A35)."""
    paid = min(deniers, state.deniers[payer])
    if paid:
        state.deniers[payer] -= paid
        state.deniers[seat] += paid
        if state.listener is not None:
            state.tell("pays", player=payer, other_player=seat, deniers=paid)


def slots_with(state: "TournayState", seat: int, colour: int) -> list[int]:
    """Slots where an own citizen of a colour is."""
    first = SLOTS * seat
    return [slot for slot in bits(state.occupied[seat]) if state.tokens[first + slot] >> 2 * colour & 3]
