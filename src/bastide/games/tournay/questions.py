"""What all questions of the game share. Each one is complete in the module of its noun.

`state.questions` is the effect queue of the game: activating a building puts the reactions to it, its effects and the
question of its citizen on the stack, and each leaves when it is done. `Turn` is at the bottom during the game, `Last`
and then `Final` at its end. Some entries ask nobody: they only wait for those above them.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Self, TypeAlias

from bastide.core.chance import Chance
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import Number, OneOf, Question, SetOf
from bastide.games.tournay.grid import NAMES, SLOTS
from bastide.games.tournay.moves import COLOURS, DECKS, LEVELS, POSITIONS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

NO_SLOT = SLOTS
"""The value of a slot field for no slot."""
MOST_PIECES = 1024
"""The most actions in a box, since a question names an action by its number."""

_SLOT, _SLOTS = OneOf(NAMES, absent=NO_SLOT), SetOf(NAMES)

Colour: TypeAlias = Annotated[int, OneOf(COLOURS)]
Count: TypeAlias = Annotated[int, Number(below=256)]
Deck: TypeAlias = Annotated[int, OneOf(DECKS)]
Level: TypeAlias = Annotated[int, OneOf(LEVELS)]
Piece: TypeAlias = Annotated[int, Number(below=MOST_PIECES)]
Place: TypeAlias = Annotated[int, OneOf(POSITIONS)]
"""A place of the event queue."""
Places: TypeAlias = Annotated[int, SetOf(POSITIONS)]
Slot: TypeAlias = Annotated[int, _SLOT]
Slots: TypeAlias = Annotated[int, _SLOTS]


class TournayQuestion(Question["TournayState"]):
    """A question of Tournay; unless it says otherwise, it is for the player on turn."""

    __slots__ = ()

    asks_one_kind: ClassVar[bool] = False
    """Whether it asks for only one of the kinds in `answers` at a time."""

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn."""
        return state.player

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """Return the message that says what to do now, and its arguments besides the player being asked."""
        return f"status-{self.name}", {}

    # Positions

    def seat(self, state: "TournayState") -> int:
        """Return the seat that is asked, in a position just read."""
        return state.player

    def plays_card(self) -> bool:
        """Whether this belongs to playing a card, which comes before the action."""
        return False

    def with_slots(self, moved: Callable[[int], int]) -> Self:
        """Return the same question after the district has moved on its grid; `moved` gives a slot's new place."""
        slots: dict[str, int] = {}
        for field, shape in self.fields:
            value = getattr(self, field)
            if shape is _SLOT and value != NO_SLOT:
                slots[field] = moved(value)
            elif shape is _SLOTS:
                slots[field] = moved_set(value, moved)
        return replace(self, **slots) if slots else self  # type: ignore[type-var]  # only dataclasses have fields

    # Activations

    def activates(self, slot: int) -> bool:
        """Whether the building on this slot is being activated."""
        return False

    def count_citizen(self, state: "TournayState", slot: int, kind: int) -> Self | None:
        """Return this question after characters counted a citizen placed on a building, if it keeps that count."""
        return None


def moved_set(slots: int, moved: Callable[[int], int]) -> int:
    """Return a set of slots after each has moved."""
    return sum(1 << moved(slot) for slot in bits(slots))


def are_in(state: "TournayState", sets: list[int], slots: int) -> bool:
    """Whether these slots are all in the set of the player on turn, such as `state.buildings`."""
    return not slots & ~sets[state.player]
