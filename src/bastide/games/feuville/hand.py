"""The piece just taken: build, evaluate or store it (FV-16, FV-28)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import Detail, IllegalMove
from bastide.core.events import Plain
from bastide.core.questions import OneOf
from bastide.games.feuville import decrees, player_board, town
from bastide.games.feuville.box import DECREE_PIECE
from bastide.games.feuville.moves import (
    ARCHITECT,
    BUILD,
    BUILD_STORED,
    DECREE,
    EVALUATE,
    KEY_OF,
    MAYOR,
    REPLACE,
    STORE,
    THIEF,
)
from bastide.games.feuville.player_board import has_room
from bastide.games.feuville.questions import SEATS, FeuvilleQuestion, Seat, acts_as, last_die_used_for, tile_was_taken
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.town import column_moves, open_columns

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState
    from bastide.games.feuville.view import TurnView

FREELY, OUTSIDE, MUST_BUILD, ROOM_ONLY = range(4)
"""How a piece in the hand may be placed.

In its owner's turn (FV-13); in another player's turn or at the end of one (FV-56); only by building, in a publican's
round (FV-48); in its owner's turn, but stored only if there is room (FV-47 to the letter).
"""
PLACING = ("freely", "outside", "must-build", "room-only")


@dataclass(slots=True)
class Hand(FeuvilleQuestion):
    """A tile or decree was taken: where does it go?"""

    name = "hand"
    answers = ("build", "evaluate", "store", "replace")
    lies_on = ("main", "publican", "selection")
    seat: Seat
    placing: Annotated[int, OneOf(PLACING)]

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player who has taken the piece."""
        return self.seat

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The ways to build, evaluate or store the piece (FV-16 to FV-18, FV-28) that its placing allows."""
        seat, piece = self.seat, state.hand
        if piece < DECREE_PIECE:
            moves = [*column_moves(BUILD, open_columns(state, seat, state.box.level[piece]))]
        else:
            moves = [EVALUATE] if decrees.can_evaluate(state, seat, piece - DECREE_PIECE) else []
        if self.placing == MUST_BUILD:
            return moves
        if has_room(state, seat):
            moves.append(STORE)
        elif self.placing != ROOM_ONLY:
            moves += [REPLACE, REPLACE + 1]
        return moves

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Place the piece; a decree stays in the hand until it is clear what it scores."""
        if move == EVALUATE:
            decrees.evaluate(state, decrees.HAND_PIECE)
            return
        state.questions.pop()
        if move < BUILD_STORED:
            piece = state.hand
            state.hand = player_board.NOTHING
            town.build(state, self.seat, piece, move - BUILD)
        elif move == STORE:
            player_board.store(state)
        else:
            player_board.replace(state, move - REPLACE)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        kind = KEY_OF[move]
        if kind == "build":
            return town.why_not_build(state, state.hand, move - BUILD)
        if kind == "evaluate":
            return decrees.why_not_evaluate(state, state.hand)
        if self.placing == MUST_BUILD:
            return refuse("FV-48", "must-build")
        if self.placing == ROOM_ONLY and not has_room(state, self.seat):
            return refuse("FV-47", "loot-needs-room")
        return refuse("FV-18", "storage-full") if kind == "store" else refuse("FV-18", "storage-has-room")

    def answer_first(self, state: "FeuvilleState") -> tuple[str, str, dict[str, Detail]]:
        """The refusal of other moves; a tile of a publican's round must be built (FV-48)."""
        return ("FV-48", "must-build", {}) if self.placing == MUST_BUILD else ("FV-16", "place-piece-first", {})

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        return ("status-must-build" if self.placing == MUST_BUILD else "status-hand"), {}

    def exists(self, state: "FeuvilleState") -> bool:
        """Whether there is such a player."""
        return self.seat < state.players

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the piece can have been taken in this way, in the player's own turn or another's."""
        under = [question.name for question in state.questions[:place]]
        own, in_turn = self.seat == state.player, under[0] == "main"
        stolen = acts_as(state, THIEF) and under == ["main"]
        if self.placing == ROOM_ONLY:
            return stolen and own and not state.game.thief_makes_room
        if self.placing == FREELY:
            return in_turn and own and (len(under) > 1 or _was_taken(state, stolen))
        if state.hand >= DECREE_PIECE:
            return False
        if self.placing == MUST_BUILD:
            return not own and "publican" in under
        return under[-1] == "selection" and not (own and in_turn)


HANDS = tuple(tuple(Hand(seat, placing) for placing in range(len(PLACING))) for seat in range(SEATS))
"""The question for each player and each way to place a piece; it never changes, so one of each is enough."""


def _was_taken(state: "FeuvilleState", stolen: bool) -> bool:
    """Whether the last die or the gnome can have taken the piece in the hand."""
    if state.gnome >= 0 or (stolen and state.game.thief_makes_room):
        return True
    if state.hand >= DECREE_PIECE:
        return last_die_used_for(state, DECREE) or acts_as(state, MAYOR)
    return tile_was_taken(state) or acts_as(state, ARCHITECT)
