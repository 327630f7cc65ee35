"""What all questions of Feuville share; each one is in the module of its noun.

`turn.Main` is at the bottom of the stack while a turn is open, `turn.Finish` at its end.
"""

from typing import TYPE_CHECKING, Annotated, ClassVar

from bastide.core.chance import Chance
from bastide.core.events import Plain
from bastide.core.questions import LOOK_AGAIN, Number, Question
from bastide.games.feuville.moves import DECREE, IS_FREE, PERSONS, SKILL, TAKE

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState
    from bastide.games.feuville.view import TurnView

SEATS = 4
Seat = Annotated[int, Number(below=SEATS)]


class FeuvilleQuestion(Question["FeuvilleState"]):
    """A question of Feuville. Most are for the player on turn and come from a die.

    Stored pieces may be used while most of them wait, so each says in `carry_out` what its own answers do.
    """

    __slots__ = ()

    free_actions: ClassVar[bool] = True
    """Whether stored pieces may be used meanwhile: not between the parts of one act (K31)."""
    before_the_dice: ClassVar[bool] = False
    """Whether it comes before the roll whose dice the player uses (K1, FV-66)."""
    lies_on: ClassVar[tuple[str, ...]] = ("main",)
    """The questions that can be right below it in a position."""

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn."""
        return state.player

    def answer(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Carry out an answer, or use a stored piece meanwhile (FV-13)."""
        if IS_FREE[move] and self.free_actions:
            state.use_stored(move, chance)
        else:
            self.carry_out(state, move, chance)

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Carry out an answer."""
        raise NotImplementedError(f"{self.name} asks nobody")

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """What to do now, as the key of a message and its arguments."""
        return f"status-{self.name}", {}

    def can_wait(self, state: "FeuvilleState", place: int) -> bool:
        """Whether it lies on a suitable question and its cause can have happened."""
        if place == 1 and (state.dice[0] == state.dice[1]) != self.before_the_dice:
            return False
        return self.can_lie_on(state.questions[place - 1]) and self.has_cause(state, place)

    def can_lie_on(self, below: "FeuvilleQuestion") -> bool:
        """Whether it can lie on another question."""
        return below.name in self.lies_on

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the cause of the question at `place` can have happened."""
        return True


def done(state: "FeuvilleState") -> int:
    """Take the question on top off the stack, since nobody needs to be asked."""
    state.questions.pop()
    return LOOK_AGAIN


def tell_pass(state: "FeuvilleState") -> None:
    """Tell that a player declined what was on offer (FV-14)."""
    if state.listener is not None:
        state.tell("passes", player=state.asked)


# Possible causes of a question


def last_die_used_for(state: "FeuvilleState", first: int) -> bool:
    """Whether the last die was used for the kind of move that begins at `first`."""
    return bool(state.laid) and first <= state.laid[-1] < first + len(PERSONS)


def acts_as(state: "FeuvilleState", person: int) -> bool:
    """Whether the last die, or the gnome, has used the skill of a person."""
    return state.gnome == person or (bool(state.laid) and state.laid[-1] == SKILL + person)


def tile_was_taken(state: "FeuvilleState") -> bool:
    """Whether the last die, or the gnome, can have taken a building tile from a column."""
    return state.gnome >= 0 or (bool(state.laid) and TAKE <= state.laid[-1] < DECREE)
