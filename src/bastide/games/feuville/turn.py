"""The flow of a turn: the roll, what a die can do, free actions, the end (FV-10 to FV-14, FV-59, FV-71 to FV-73)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import Detail, IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import LOOK_AGAIN, NOBODY, Number, OneOf
from bastide.games.feuville import board, decrees, dragon, fairy, persons, scoring, town
from bastide.games.feuville.board import COLUMN, COLUMNS_OF, DECREE_MOVES, SLOTS, TAKE_MOVES
from bastide.games.feuville.box import DECREE_PIECE
from bastide.games.feuville.fairy import NONE_OPEN
from bastide.games.feuville.hand import FREELY
from bastide.games.feuville.moves import (
    BUILD_STORED,
    DECREE,
    DIE_OF,
    END,
    EVALUATE_STORED,
    EVALUATION,
    FAIRY,
    FIRSTS,
    GNOME,
    KEY_OF,
    KIND_OF,
    LEVELS,
    PERSONS,
    PROTECT,
    ROLL,
    SKILL,
    SPACES,
    TAKE,
    THEFT_PROTECTION,
    WIDTH,
)
from bastide.games.feuville.player_board import NOTHING
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.selections import WINDOWS, take_into_hand
from bastide.games.feuville.town import column_moves, open_columns

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState
    from bastide.games.feuville.view import TurnView

NOT_ROLLED = (-1, -1)
"""The dice before the first roll of a turn."""

# The roll


def begin(state: "FeuvilleState", player: int) -> None:
    """Begin a player's turn with the roll (FV-10)."""
    state.player = player
    state.questions[:] = [_MAIN]
    state.dice = NOT_ROLLED
    state.unused = 0
    state.laid = ()
    state.gnome = NOTHING


def roll(state: "FeuvilleState", chance: Chance) -> int:
    """Roll both dice; return the player on turn, unless a double wakes the dragon (FV-60)."""
    one, two = chance.roll(6, "die") - 1, chance.roll(6, "die") - 1
    state.dice = one, two
    if one == two:
        state.unused = 0
        if state.listener is not None:
            state.tell("rolls-double", player=state.player, die=one + 1)
        dragon.attack(state)
        return LOOK_AGAIN
    state.unused = 1 << one | 1 << two
    if state.listener is not None:
        state.tell("rolls", player=state.player, persons=(PERSONS[one], PERSONS[two]))
    return state.player


@dataclass(slots=True)
class Roll(FeuvilleQuestion):
    """Evaluate a stored decree before rolling? `evaluated` is 1 once that was done here (K1)."""

    name = "roll"
    answers = ("evaluate-stored", "roll")
    first = "FV-10", "roll-first"
    free_actions = False
    before_the_dice = True
    evaluated: Annotated[int, Number(below=2)]

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn, if they may and can evaluate a stored decree before a roll (K1, FV-29 to the letter)."""
        if self.evaluated or decree_moves(state):
            return state.player
        state.questions.pop()
        return roll(state, chance)

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The stored decrees to evaluate, and rolling, which is explicit so that an evaluation can be undone."""
        return [*decree_moves(state), ROLL]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Roll the dice of the turn (FV-10, FV-66), or evaluate a decree first."""
        if move == ROLL:
            state.questions.pop()
            roll(state, chance)
        else:
            state.questions[-1] = Roll(1)
            use_stored(state, move, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        return why_not_stored(state, move)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the table plays by the letter of FV-29."""
        return state.game.decrees_any_time


# The dice


class Main(FeuvilleQuestion):
    """The turn itself: which die is used, and what for?"""

    name = "main"
    answers = ("take", "decree", "skill", "fairy", "evaluation", "gnome", "end")

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """The player on turn, after rolling (FV-10), again after the dragon (FV-66)."""
        one, two = state.dice
        if one != two:
            return state.player
        if not state.game.decrees_any_time:
            return roll(state, chance)
        state.questions.append(Roll(0))
        return LOOK_AGAIN

    def moves(self, state: "FeuvilleState") -> list[int]:
        """What the unused dice can do (FV-12), or ending the turn when both are used (FV-13)."""
        unused = state.unused
        if not unused:
            return [END]
        extras = _GNOME if unused & unused - 1 else 0
        special = state.laid and state.laid[0] >= FAIRY  # the first die went to the fairy or to town evaluation
        if state.display != NONE_OPEN and not (special and (state.fairy_used() or state.kept_apart(EVALUATION))):
            extras |= _FAIRY
        seat = state.player
        if state.lefts[seat] and decrees.town_evaluation(state, seat)[0] and not state.kept_apart(FAIRY):
            extras |= _EVALUATION
        return [
            *TAKE_MOVES[state.board & COLUMNS_OF[unused]],
            *DECREE_MOVES[state.decrees_open & unused],
            *_OTHER_MOVES[extras][unused],
        ]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Use a die, or both (FV-12, FV-59)."""
        if move < GNOME:
            state.unused ^= 1 << DIE_OF[move]
            state.laid += (move,)
            _act(state, move, chance)
        elif move == END:
            end(state, chance)
        else:
            _send_gnome(state, move - GNOME)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        if move == END:
            return refuse("FV-13", "dice-left")
        if move >= GNOME:
            return refuse("FV-59", "gnome-needs-both")
        person = DIE_OF[move]
        if not state.unused >> person & 1:
            return refuse("FV-12", "no-such-die", person=PERSONS[person])
        return _why_not_act(state, move)

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The dice that are left, or the end of the turn."""
        unused = tuple(die["person"] for die in turn["dice"] if die["used"] is None)
        return ("status-dice", {"persons": unused}) if unused else ("status-end", {})


@dataclass(slots=True)
class Person(FeuvilleQuestion):
    """The gnome acts as a person: what does it do?"""

    name = "person"
    answers = ("take", "decree", "skill")
    person: Annotated[int, OneOf(PERSONS)]

    def moves(self, state: "FeuvilleState") -> list[int]:
        """What the gnome can do as that person (FV-59)."""
        person = self.person
        return [
            *TAKE_MOVES[state.board & COLUMN[person]],
            *DECREE_MOVES[state.decrees_open & 1 << person],
            SKILL + person,
        ]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Act as a die would."""
        state.questions.pop()
        _act(state, move, chance)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        if DIE_OF[move] != self.person:
            return refuse("FV-59", "gnome-elsewhere", person=PERSONS[self.person])
        return _why_not_act(state, move)

    def answer_first(self, state: "FeuvilleState") -> tuple[str, str, dict[str, Detail]]:
        """The refusal of other moves until the gnome has acted."""
        return "FV-59", "choose-for-gnome", {"person": PERSONS[self.person]}

    def status(self, turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The person that the gnome acts as."""
        return "status-person", {"person": PERSONS[self.person]}

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the gnome was sent to that person."""
        return state.gnome == self.person


_GNOME, _FAIRY, _EVALUATION = 1, 2, 4
"""What dice may do beside taking a piece of their column and using a skill."""


def _other_moves(dice: int, extras: int) -> tuple[int, ...]:
    values = bits(dice)
    return (
        *[SKILL + person for person in values],
        *[FAIRY + person for person in values if extras & _FAIRY],
        *[EVALUATION + person for person in values if extras & _EVALUATION],
        *[GNOME + person for person in range(SLOTS) if extras & _GNOME],
    )


_OTHER_MOVES = tuple(tuple(_other_moves(dice, extras) for dice in range(1 << SLOTS)) for extras in range(8))


def _act(state: "FeuvilleState", move: int, chance: Chance) -> None:
    """Do what a die does, or the gnome as a person (FV-12)."""
    match KEY_OF[move]:
        case "take":  # a building tile of the column (FV-15)
            take_into_hand(state, move - TAKE, FREELY, chance)
        case "decree":  # the decree of the column (FV-28)
            board.take_decree(state, move - DECREE, FREELY)
        case "skill":
            persons.use_skill(state, move - SKILL, chance)
        case "fairy":
            fairy.visit(state)
        case _:
            decrees.evaluate_town(state)


def _why_not_act(state: "FeuvilleState", move: int) -> IllegalMove:
    """Say why a die, or the gnome, can't do that."""
    match KEY_OF[move]:
        case "take":
            return board.no_tile_there(move - TAKE)
        case "decree":
            return board.no_decree_there(move - DECREE)
        case "fairy" if state.fairy_used():
            return refuse("FV-52", "fairy-once")
        case "fairy" if not state.kept_apart(EVALUATION):
            return refuse("FV-54", "no-open-charm")
        case "evaluation" if not state.kept_apart(FAIRY):
            return decrees.why_not_town(state)
    return refuse("FV-52", "fairy-or-evaluation")


def _send_gnome(state: "FeuvilleState", person: int) -> None:
    """Send the gnome to a person, using both dice (FV-59)."""
    state.unused = 0
    state.laid = (GNOME + person, GNOME + person)
    state.gnome = person
    state.questions.append(_ACT_AS[person])
    if state.listener is not None:
        state.tell("sends-gnome", player=state.asked, person=PERSONS[person])


# Free actions

_SPACES = range(len(SPACES))
_BUILD_FROM = (BUILD_STORED, BUILD_STORED + WIDTH)
"""The first move that builds the piece on each space."""


def decree_moves(state: "FeuvilleState") -> list[int]:
    """The moves that evaluate a stored decree of the player on turn (FV-29)."""
    first = 2 * state.player
    return [
        EVALUATE_STORED + space
        for space in range(2)
        if (piece := state.store[first + space]) >= DECREE_PIECE
        and decrees.can_evaluate(state, state.player, piece - DECREE_PIECE)
    ]


def free_moves(state: "FeuvilleState", seat: int) -> list[int]:
    """The moves that build, evaluate or protect stored pieces, any number of times until the turn ends (FV-13)."""
    moves: list[int] = []
    store, first = state.store, 2 * seat
    for space in _SPACES:
        piece = store[first + space]
        if piece < 0:
            continue
        if piece < DECREE_PIECE:
            if columns := open_columns(state, seat, state.box.level[piece]):
                moves += column_moves(_BUILD_FROM[space], columns)
        elif decrees.can_evaluate(state, seat, piece - DECREE_PIECE):
            moves.append(EVALUATE_STORED + space)
    if state.charms[3 * seat + THEFT_PROTECTION] or state.charm >= 0:
        moves += fairy.protect_moves(state, seat)
    return moves


def use_stored(state: "FeuvilleState", move: int, chance: Chance) -> None:
    """Carry out a free action (FV-13)."""
    match KEY_OF[move]:
        case "build-stored":
            town.build_stored(state, move - BUILD_STORED)
        case "evaluate-stored":
            decrees.evaluate(state, 1 + move - EVALUATE_STORED)
        case _:
            fairy.protect(state, move - PROTECT, chance)


def why_not_stored(state: "FeuvilleState", move: int) -> IllegalMove:
    """Say why a free action isn't possible."""
    kind = KEY_OF[move]
    space, column = divmod(move - BUILD_STORED, WIDTH) if kind == "build-stored" else (move - FIRSTS[KIND_OF[move]], 0)
    piece = state.store[2 * state.asked + space]
    if piece < 0:
        return refuse("FV-17", "space-empty", space=SPACES[space])
    if kind == "build-stored":
        return town.why_not_build(state, piece, column)
    if kind == "evaluate-stored":
        return decrees.why_not_evaluate(state, piece)
    if state.shielded[state.asked] >> space & 1:
        return refuse("FV-57", "already-protected", space=SPACES[space])
    return refuse("FV-57", "no-theft-protection")


# The end of a turn


def end(state: "FeuvilleState", chance: Chance) -> None:
    """End the turn; the French and Dutch rules refill empty rows now, with one window (K32, K42)."""
    if state.listener is not None:
        state.tell("ends-turn", player=state.player)
    if state.game.refill_waits and _refill(state, chance):
        state.questions[:] = [_FINISH, WINDOWS[0]]
    else:
        _pass_on(state, chance)


def _refill(state: "FeuvilleState", chance: Chance) -> bool:
    """Refill empty rows; return whether there were any."""
    refilled = False
    for level in range(len(LEVELS)):
        if not state.board & board.ROW[level] and board.tiles_left(state, level):
            board.fill_row(state, level, chance)
            refilled = True
    return refilled


class Finish(FeuvilleQuestion):
    """The end of a turn, once nothing lies on top of it; it asks nobody."""

    name = "finish"
    free_actions = False

    def ask(self, state: "FeuvilleState", chance: Chance) -> int:
        """Go on to the next turn."""
        _pass_on(state, chance)
        return LOOK_AGAIN


def _pass_on(state: "FeuvilleState", chance: Chance) -> None:
    """Refill the decree row; begin the next turn or end the game (FV-44, FV-71 to FV-73)."""
    if not board.fill_decrees(state, chance) and not state.last_round:
        state.last_round = True
        if state.listener is not None:
            state.tell("decrees-run-out")
    following = (state.player + 1) % state.players
    if state.last_round:
        # The starting player's gap ends the game at once (K12), anyone else's at the end of the round.
        at_once = state.player == state.start_player and state.game.start_player_ends_at_once
        if at_once or following == state.start_player:
            _end_game(state)
            return
    begin(state, following)


def _end_game(state: "FeuvilleState") -> None:
    """End the game; the king's mercy is the last thing that scores (FV-74)."""
    state.player = NOBODY
    state.questions.clear()
    state.ask(NOBODY)
    state.unused = 0
    state.gnome = NOTHING
    state.laid = ()
    if state.listener is not None:
        for seat, points in enumerate(scoring.mercy(state)):
            if points:
                state.tell("receives-mercy", player=seat, points=points)
        state.tell("game-over")


_MAIN, _FINISH = Main(), Finish()
_ACT_AS = tuple(Person(person) for person in range(len(PERSONS)))
