"""Citizens: on their owner's Plaza, beside it, on buildings, in the supply; and the deniers (TY-7, TY-21 to TY-23)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN
from bastide.core.tables import Table
from bastide.games.tournay import district
from bastide.games.tournay.citizens import BITS, MOST, ONE, Citizens, by_colour, together
from bastide.games.tournay.grid import REACH, SLOTS, slots_in
from bastide.games.tournay.moves import COLOURS, MOST_EARNING, OWNERS, USE
from bastide.games.tournay.questions import NO_SLOT, Colour, Count, Slot, TournayQuestion, are_in
from bastide.games.tournay.refusals import refuse
from bastide.games.tournay.symbols import GRAY

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

BORROWING = 2
"""Deniers paid to the owner of a citizen that another player uses (TY-21)."""
EARNING = 2
"""Deniers for a citizen (TY-37)."""
RECRUITING = 5
"""Deniers paid for the recruit action of the advanced game (TY-66)."""


def owned(state: "TournayState", seat: int, colour: int) -> int:
    """A player's citizens, wherever they are (TY-7)."""
    return state.standing[seat] + state.lying[seat] + state.placed[seat] >> BITS * colour & MOST


def usable(state: "TournayState", player: int, money: int) -> Citizens:
    """The citizens that a player can use with this money: own ones, and others' as far as it goes (TY-21)."""
    if money >= _ENOUGH:
        return state.available
    own = state.standing[player]
    return own + _AFFORDED[money][state.available - own]


_ENOUGH = BORROWING * MOST_EARNING
"""Deniers to borrow all the citizens of a colour that there are."""


def _at_most(number: int) -> Table[Citizens]:
    return Table(lambda citizens: together([min(number, there) for there in by_colour(citizens)]))


_AFFORDED = tuple([table for number in range(MOST_EARNING) for table in [_at_most(number)] * BORROWING])
"""By the deniers that a player has: how many of the others' citizens they can borrow."""


def can_use(state: "TournayState", player: int, colour: int, number: int, fee: int = 0) -> bool:
    """Whether a player can use `number` citizens of a colour, own and others', after paying a fee (TY-21)."""
    money = state.deniers[player] - fee
    return money >= 0 and usable(state, player, money) >> BITS * colour & MOST >= number


@dataclass(slots=True)
class Use(TournayQuestion):
    """Whose citizen do you use? One owner at a time: yours for free, others' for deniers (TY-21 to TY-23)."""

    name = "use"
    answers = ("use",)
    first = "TY-21", "choose-owner"
    colour: Colour
    number: Count
    slot: Slot = NO_SLOT
    """The building that the citizen goes on (TY-33)."""

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn, unless their own citizens are the only choice."""
        moves = self.moves(state)
        if moves[-1] == USE:
            self.answer(state, USE, chance)
            return LOOK_AGAIN
        state.listed = moves
        return state.player

    def moves(self, state: "TournayState") -> list[int]:
        """The owners whose citizens the player can afford, leaving enough for the rest."""
        player, standing, place = state.player, state.standing, BITS * self.colour
        own = standing[player] >> place & MOST
        moves = [USE] if own else []
        borrowed = self.number - own
        if borrowed < 1:
            borrowed = 1  # although there is no need
        if borrowed <= (state.available >> place & MOST) - own and BORROWING * borrowed <= state.deniers[player]:
            for move, lender in _LENDERS[state.players][player]:
                if standing[lender] & _OF_COLOUR[self.colour]:
                    moves.append(move)
        return moves

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Use a citizen, then ask for the rest: another player's lies down beside its Plaza, and its owner is paid."""
        if self.number > 1:
            state.questions[-1] = _USES[self.colour][self.number - 1][self.slot]
        else:
            state.questions.pop()
        if move == USE:
            _use_own(state, self.colour, 1, self.slot)
            return
        player, one, deniers = state.player, ONE[self.colour], state.deniers
        owner = (player + move - USE) % state.players
        state.standing[owner] -= one
        state.available -= one
        state.lying[owner] += one
        deniers[player] -= BORROWING
        deniers[owner] += BORROWING
        if state.listener is not None:
            colour = COLOURS[self.colour]
            state.tell("borrows", player=player, other_player=owner, colour=colour, deniers=BORROWING)
        if self.slot != NO_SLOT:
            _put_on_building(state, self.slot, GRAY)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        if move == USE:
            return refuse("TY-21", "no-own-citizen", colour=COLOURS[self.colour])
        return refuse("TY-21", "cannot-borrow", colour=COLOURS[self.colour], deniers=BORROWING)

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The number and colour of the citizens."""
        return "status-use", {"colour": COLOURS[self.colour], "number": self.number}

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether there are enough citizens, and the building, if any, is there and being activated."""
        if self.slot != NO_SLOT and not (
            are_in(state, state.buildings, 1 << self.slot)
            and any(below.activates(self.slot) for below in state.questions[:place])
        ):
            return False
        return self.number > 0 and can_use(state, state.player, self.colour, self.number)


_OF_COLOUR = tuple([MOST * one for one in ONE])
"""All citizens of a colour."""
_LENDERS = tuple(
    tuple(
        tuple((USE + distance, (player + distance) % players) for distance in range(1, players))
        for player in range(players)
    )
    for players in range(len(OWNERS) + 1)
)
"""By the number of players and the one who borrows: the moves that name the others, and their seats."""


_USES = tuple(
    [
        tuple([tuple([Use(colour, number, slot) for slot in range(NO_SLOT + 1)]) for number in range(MOST + 1)])
        for colour in range(len(COLOURS))
    ]
)


def request(state: "TournayState", colour: int, number: int, target: int = NO_SLOT) -> None:
    """Ask for citizens of a colour for the player on turn, perhaps for a building.

    Whoever can't borrow uses their own ones at once: there is no choice.
    """
    player = state.player
    if state.deniers[player] < BORROWING or not state.available - state.standing[player] & _OF_COLOUR[colour]:
        _use_own(state, colour, number, target)
    else:
        state.questions.append(_USES[colour][number][target])


def _use_own(state: "TournayState", colour: int, number: int, slot: int) -> None:
    """Lay own citizens down beside the Plaza, or put one on the building (TY-22, TY-33)."""
    player = state.player
    used = number * ONE[colour]
    state.standing[player] -= used
    state.available -= used
    if slot == NO_SLOT:
        state.lying[player] += used
    else:
        _put_on_building(state, slot, colour)


def _put_on_building(state: "TournayState", slot: int, kind: int) -> None:
    """Put a citizen on a building; a character may count it for the building's latest activation (TY-33, C4)."""
    district.add_citizen(state, state.player, slot, kind)
    if not (state.box.counts_citizens and REACH[slot] & state.characters[state.player]):
        return
    questions = state.questions
    for index in range(len(questions) - 1, -1, -1):
        counted = questions[index].count_citizen(state, slot, kind)
        if counted is not None:
            questions[index] = counted
            return


@dataclass(slots=True)
class Recruit(TournayQuestion):
    """A citizen waits to be recruited until the bank is paid and another citizen has been used (TY-66)."""

    name = "recruit"
    colour: Colour

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Recruit the citizen; nobody is asked."""
        state.questions.pop()
        recruit(state, state.player, self.colour, RECRUITING)
        return LOOK_AGAIN

    def can_wait(self, state: "TournayState", place: int) -> bool:
        """Whether the supply has one."""
        return state.supply[self.colour] > 0


# Standing up and lying down


def stand_up(state: "TournayState", seat: int) -> int:
    """Stand up citizens lying beside the Plaza (TY-44); return how many."""
    lying = state.lying[seat]
    state.available += lying
    state.standing[seat] += lying
    state.lying[seat] = 0
    return sum(by_colour(lying))


def gather(state: "TournayState", seat: int) -> None:
    """Stand up all citizens on the Plaza and clear the district of tokens (TY-38)."""
    gathered = state.lying[seat] + state.placed[seat]
    state.standing[seat] += gathered
    state.available += gathered
    state.lying[seat] = state.placed[seat] = 0
    if state.occupied[seat]:
        for slot in slots_in[state.occupied[seat]]:
            state.tokens[SLOTS * seat + slot] = 0
        state.occupied[seat] = state.damaged[seat] = 0
    if state.listener is not None:
        state.tell("gathers", player=seat)


def lay_down(state: "TournayState", seat: int, colour: int) -> None:
    """Lay a citizen down because of an event (TY-53)."""
    one = ONE[colour]
    state.standing[seat] -= one
    state.available -= one
    state.lying[seat] += one
    if state.listener is not None:
        state.tell("lays-citizen", player=seat, colour=COLOURS[colour])


def recruit(state: "TournayState", seat: int, colour: int, paid: int) -> None:
    """Put a citizen of the supply on the Plaza; the bank has been paid (TY-40, TY-66)."""
    state.supply[colour] -= 1
    state.standing[seat] += ONE[colour]
    state.available += ONE[colour]
    if state.listener is not None:
        state.tell("recruits", player=seat, colour=COLOURS[colour], deniers=paid)


def give_up(state: "TournayState", seat: int, colour: int, slot: int) -> None:
    """Return a citizen on a building to the supply (TY-20)."""
    index = SLOTS * seat + slot
    state.placed[seat] -= ONE[colour]
    district.set_token(state, seat, slot, state.tokens[index] - (1 << 2 * colour))


def gain(state: "TournayState", seat: int, deniers: int) -> None:
    """Take deniers from the bank (TY-39)."""
    if deniers:
        state.deniers[seat] += deniers
        if state.listener is not None:
            state.tell("gains", player=seat, deniers=deniers)


def pay_to(state: "TournayState", payer: int, seat: int, deniers: int) -> None:
    """Pay another player, never more than the payer has (rulings A34, A35)."""
    paid = min(deniers, state.deniers[payer])
    if paid:
        state.deniers[payer] -= paid
        state.deniers[seat] += paid
        if state.listener is not None:
            state.tell("pays", player=payer, other_player=seat, deniers=paid)


def slots_with(state: "TournayState", seat: int, colour: int) -> list[int]:
    """The slots with an own citizen of a colour."""
    first = SLOTS * seat
    return [slot for slot in bits(state.occupied[seat]) if state.tokens[first + slot] >> 2 * colour & 3]
