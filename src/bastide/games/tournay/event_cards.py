"""What each event does, once per coin on it (TY-53 to TY-56). `kinds` explains how an event is declared.

`events` has what is the same for all of them: coins, ramparts, the order of players.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, TypeAlias

from bastide.core.masks import bits
from bastide.core.schema import Fields, Text, Whole
from bastide.core.tables import Table
from bastide.games.tournay import district, plaza
from bastide.games.tournay.citizens import BITS, MOST
from bastide.games.tournay.fields import say_colour
from bastide.games.tournay.grid import slot_moves
from bastide.games.tournay.kinds import Field, Kind
from bastide.games.tournay.moves import COLOUR, COLOURS, DAMAGE
from bastide.games.tournay.symbols import colour_mask

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class Fight(NamedTuple):
    """The cost of the action that fights an event (TY-35)."""

    colour: int
    citizens: int
    deniers: int
    per_coin: int

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> "Fight":
        """Return the cost that an entry describes."""
        return cls(COLOURS.index(entry["colour"]), entry["citizens"], entry["deniers"], entry["per_coin"])


_fight = Fields({"colour": Text(COLOURS), "citizens": Whole(1, 5), "deniers": Whole(0, 20), "per_coin": Whole(0, 20)})
_colour = Text((*COLOURS, "any", "none"))
EventColours: TypeAlias = Annotated[int, Field(_colour, colour_mask, say_colour)]
"""A colour or all of them, as a mask."""
NoColour: TypeAlias = Annotated[int, Field(_colour, lambda _: 0, say=None)]


class EventCard(Kind):
    """An event of the queue."""

    table: ClassVar[dict[str, type["EventCard"]]] = {}
    family = "strike"
    amount: Annotated[int, Field(Whole(0, 20))]
    circles: Annotated[int, Field(Whole(1, 9), say=None)]
    """The most coins it can have."""
    fight: Annotated[Fight, Field(_fight, Fight.read, say=None)]

    def prices(self) -> tuple[int, ...]:
        """Return the deniers for the bank by coins: none for an event that takes deniers, else one and one more per
        coin (TY-35).
        """
        return tuple(self.fight.deniers + self.fight.per_coin * coins for coins in range(self.circles + 1))

    def moves(self, state: "TournayState", seat: int) -> list[int]:
        """Return what a player may choose to lose if it strikes once; empty if there is nothing to lose."""
        return []

    def suffer(self, state: "TournayState", seat: int, move: int) -> None:
        """Strike a player once, with one of these moves."""
        raise NotImplementedError

    def would_cost(self, state: "TournayState", seat: int) -> bool:
        """Whether it would cost a player something now, as everyone can see (ruling A10)."""
        return bool(self.moves(state, seat))

    def strike(self, state: "TournayState", seat: int, times: int) -> int:
        """Strike a player until they have a choice; return how often it still has to strike them."""
        while times:
            moves = self.moves(state, seat)
            if len(moves) > 1:
                return times
            if not moves:
                return 0
            self.suffer(state, seat, moves[0])
            times -= 1
        return 0

    @classmethod
    def has_colour(cls) -> bool:
        """Whether an entry of this kind must name a colour."""
        return "colour" in cls.fields and cls.fields["colour"].say is not None


class PositiveEvent(EventCard):
    """An event that costs nobody anything, so nobody builds a rampart against it."""

    def give(self, state: "TournayState", times: int) -> None:
        """Carry it out `times` times."""
        raise NotImplementedError


class Majority(PositiveEvent):
    """Pay the leaders in a colour, counting visible cards and all citizens; all of them on a tie (TY-54, A17)."""

    kind = "majority"
    colour: EventColours

    def give(self, state: "TournayState", times: int) -> None:
        colours = [colour for colour in range(len(COLOURS)) if self.colour >> colour & 1]
        totals = [
            sum(state.coloured[3 * seat + colour].bit_count() + plaza.owned(state, seat, colour) for colour in colours)
            for seat in range(state.players)
        ]
        for distance in range(state.players):
            seat = (state.player + distance) % state.players
            if totals[seat] == max(totals):
                plaza.gain(state, seat, times)


class LayCitizen(EventCard):
    """Lay down a citizen of a colour (TY-53)."""

    kind = "lay_citizen"
    colour: EventColours

    def moves(self, state: "TournayState", seat: int) -> list[int]:
        standing = state.standing[seat]
        return [COLOUR + colour for colour in bits(self.colour) if standing >> BITS * colour & MOST]

    def suffer(self, state: "TournayState", seat: int, move: int) -> None:
        plaza.lay_down(state, seat, move - COLOUR)


class LoseDeniers(EventCard):
    """Pay the bank, as far as the money goes (TY-55)."""

    kind = "lose_deniers"
    colour: NoColour

    def would_cost(self, state: "TournayState", seat: int) -> bool:
        return state.deniers[seat] > 0

    def strike(self, state: "TournayState", seat: int, times: int) -> int:
        lost = min(times, state.deniers[seat])
        if lost:
            state.deniers[seat] -= lost
            if state.listener is not None:
                state.tell("loses", player=seat, deniers=lost)
        return 0


@Table
def _damages(slots: int) -> tuple[int, ...]:
    return slot_moves(DAMAGE, slots)


class Damage(EventCard):
    """Damage a free card of level I or II of a colour (TY-56)."""

    kind = "damage"
    colour: EventColours

    def moves(self, state: "TournayState", seat: int) -> list[int]:
        mask = 0
        for colour in range(len(COLOURS)):
            if self.colour >> colour & 1:
                mask |= state.coloured[3 * seat + colour]
        return [*_damages[mask & district.free(state, seat)]]

    def suffer(self, state: "TournayState", seat: int, move: int) -> None:
        district.damage(state, seat, move - DAMAGE)
