"""What all effects of cards share. Their modules are named after what they deal with."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.questions import LOOK_AGAIN
from bastide.core.schema import ListOf, Shape
from bastide.games.tournay.actions import push
from bastide.games.tournay.kinds import Kind, OfNamedKind
from bastide.games.tournay.moves import COLOUR, COLOURS
from bastide.games.tournay.refusals import refuse
from bastide.games.tournay.symbols import ANY_COLOUR

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class Effect(Kind):
    """One effect printed on a building or character."""

    table: ClassVar[dict[str, type["Effect"]]] = {}
    family = "piece"
    protects: ClassVar[bool] = False
    """Whether the card protects from an event while a citizen is on it (ruling A38)."""


# Buildings


class Action(Effect):
    """What a building does when activated, or what a character triggers.

    It is an action of the player on turn, even on a building in another district (ruling A21). What can't be done is
    skipped; what can be done must be (ruling A32).
    """

    is_quiet: ClassVar[bool] = False
    """Whether it asks nobody and does the same in any order (ruling A41)."""
    is_harmless: ClassVar[bool] = False
    """Whether it touches no deck and only the player on turn.

    Only such effects may follow a placement, so that paying for the last cards never fails (ruling A29).
    """
    is_visit: ClassVar[bool] = False
    """Whether it uses another building, as a Port does (ruling A19)."""

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """Carry it out, or return the seat that has to choose first."""
        state.questions.pop()
        self.do(state, chance)
        return LOOK_AGAIN

    def do(self, state: "TournayState", chance: Chance) -> None:
        """Carry it out."""
        raise NotImplementedError

    # Only called for actions with a choice

    def moves(self, state: "TournayState") -> list[int]:
        """Return the possible answers, none if it can't be done."""
        raise NotImplementedError

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Carry it out as the player chose."""
        raise NotImplementedError

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """Say why a move of the right kind is not among the answers; most actions ask for a colour."""
        return refuse("TY-10", "not-that-colour", colour=COLOURS[move - COLOUR])


class Choice(Action):
    """An action with a choice. Nobody is asked if there is only one answer."""

    def ask(self, state: "TournayState", chance: Chance) -> int:
        moves = self.moves(state)
        if len(moves) > 1:
            return state.player
        state.questions.pop()
        if moves:
            self.answer(state, moves[0], chance)
        return LOOK_AGAIN


# Characters


class Power(Effect):
    """What a character does: it stands by, or reacts."""

    def doubles(self) -> int:
        """The colours of buildings that may be activated twice, as a mask (TY-50)."""
        return 0

    def earns(self, colour: int) -> int:
        """Deniers per citizen of a colour when its owner earns deniers, 0 if it doesn't apply (TY-37)."""
        return 0


class Reaction(Power):
    """A reaction to what the owner of the character does (TY-49 to TY-52)."""

    counts_citizens: ClassVar[bool] = False
    """Whether it may notice citizens that are placed on cards (C4)."""
    follows_gathering: ClassVar[bool] = False
    """Whether it reacts when the owner gathers (TY-68)."""

    def colours(self) -> int:
        """The colours of cards that it watches, as a mask."""
        return ANY_COLOUR

    def follows_activation(self, colours: int, *, noticed: bool) -> bool:
        """Whether it reacts to the activation of a card of a colour (a mask), or has noticed a citizen (TY-51)."""
        return False

    def follows_placement(self, colour: int, type_: int) -> bool:
        """Whether it reacts to the placement of such a card (TY-52)."""
        return False

    def notices(self, state: "TournayState", place: int, citizen: int) -> bool:
        """Whether the character at `place` notices a citizen just placed on a card (C4)."""
        return False

    def chains(self, citizen: int) -> int:
        """The colours of buildings that it brings citizens of a colour onto, as a mask (ruling A37)."""
        return 0

    def order_matters(self, state: "TournayState") -> bool:
        """Whether it makes a difference if another character reacts first (ruling A41)."""
        return True

    def react(self, state: "TournayState", place: int) -> None:
        """Put on the stack what the character at `place` triggers."""
        raise NotImplementedError


def _actions() -> Mapping[str, type[Kind]]:
    return {name: effect for name, effect in Effect.table.items() if issubclass(effect, Action)}


def _harmless_actions() -> Mapping[str, type[Kind]]:
    return {name: effect for name, effect in Effect.table.items() if issubclass(effect, Action) and effect.is_harmless}


ANY_ACTIONS = ListOf(OfNamedKind(_actions), 1, 6)
HARMLESS_ACTIONS = ListOf(OfNamedKind(_harmless_actions), 1, 6)


class Then(Reaction):
    """A reaction that carries out actions."""

    then: tuple[int, ...]
    """The numbers of the actions in the box."""
    allowed: ClassVar[Shape] = ANY_ACTIONS

    @classmethod
    def shapes(cls) -> dict[str, Shape]:
        return {**super().shapes(), "then": cls.allowed}

    def order_matters(self, state: "TournayState") -> bool:
        actions = state.box.pieces
        return any(not actions[number].is_quiet for number in self.then)

    def react(self, state: "TournayState", place: int) -> None:
        push(state, self.then)


def read_action(entry: Mapping[str, Any]) -> Action:
    """Return the action that an entry describes."""
    action = Effect.table[entry["kind"]].read(entry)
    assert isinstance(action, Action), "checked by the shape"
    return action
