"""Great selections: after a refill, their owners may take any building tile, in anyone's turn (FV-56, K33)."""

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.questions import Number
from bastide.games.feuville import board
from bastide.games.feuville.box import STORABLE
from bastide.games.feuville.hand import FREELY, HANDS, OUTSIDE
from bastide.games.feuville.moves import ARCHITECT, GREAT_SELECTION, PASS, TAKE
from bastide.games.feuville.questions import SEATS, FeuvilleQuestion, acts_as, done, tell_pass, tile_was_taken

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState


def take_into_hand(state: "FeuvilleState", slot: int, placing: int, chance: Chance) -> None:
    """Take a tile and ask where it goes; great selections come after that (K32)."""
    if board.take_tile(state, slot, chance):
        state.questions.append(WINDOWS[0])
    state.questions.append(HANDS[state.asked][placing])


@dataclass(slots=True)
class Selection(FeuvilleQuestion):
    """Does the next player use a great selection? `asked` is how many have been asked."""

    name = "selection"
    answers = ("take", "pass")
    first = "FV-56", "take-or-pass"
    lies_on = ("main", "finish", "publican", "architect", "selection")
    asked: Annotated[int, Number(below=6)]

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The next player with a great selection, clockwise from the player on turn (FV-56, K33)."""
        asked = self.asked
        while asked < state.players and state.board:
            seat = (state.player + asked) % state.players
            if state.charms[3 * seat + GREAT_SELECTION]:
                if asked != self.asked:
                    state.questions[-1] = WINDOWS[asked]
                return seat
            asked += 1
        return done(state)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The building tiles of the board, or passing."""
        return [*board.take_moves(state.board), PASS]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Return the great selection to the supply; place its tile before asking the next player (K21, K24)."""
        if move == PASS:
            tell_pass(state)
            state.questions[-1] = WINDOWS[self.asked + 1]
            return
        seat = state.asked
        state.charms[3 * seat + GREAT_SELECTION] -= 1
        insort(state.supply, STORABLE + GREAT_SELECTION)
        if state.listener is not None:
            state.tell("plays-selection", player=seat)
        if board.take_tile(state, move - TAKE, chance):
            # A row emptied inside a window is refilled at once and gets its own window afterwards (K33).
            state.questions[-1] = WINDOWS[0]
            state.questions.append(self)
        own_turn = seat == state.player and state.questions[0].name == "main"
        state.questions.append(HANDS[seat][FREELY if own_turn else OUTSIDE])

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return board.no_tile_there(move - TAKE)

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether that many players can have been asked."""
        return self.asked < state.players + 2

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether a row can have been refilled."""
        in_turn = state.questions[place - 1].name == "main"
        return not in_turn or tile_was_taken(state) or acts_as(state, ARCHITECT)


WINDOWS = tuple(Selection(asked) for asked in range(SEATS + 2))
"""The question for each number of players asked; it never changes, so one of each is enough."""
