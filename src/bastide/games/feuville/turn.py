"""The flow of a turn: the roll, what a die can do, free actions, the end (FV-10 to FV-14, FV-59, FV-71 to FV-73)."""

from functools import cache
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville import board, decrees, dragon, fairy, persons, scoring, town
from bastide.games.feuville.board import COLUMN, SLOTS
from bastide.games.feuville.box import DECREE_PIECE
from bastide.games.feuville.moves import (
    BUILD,
    BUILD_STORED,
    DECREE,
    END,
    EVALUATE,
    EVALUATE_STORED,
    EVALUATION,
    FAIRY,
    GNOME,
    LEVELS,
    PERSONS,
    SKILL,
    TAKE,
    WIDTH,
)
from bastide.games.feuville.moves import ROLL as ROLL_MOVE
from bastide.games.feuville.player_board import NOTHING, has_room, store_moves
from bastide.games.feuville.steps import (
    ARCHITECT,
    CODE,
    FINISH,
    FREELY,
    LOOK_AGAIN,
    MAGICIAN,
    MAIN,
    MAYOR,
    MUST_BUILD,
    OVER,
    PERSON,
    PUBLICAN,
    ROLL,
    ROOM_ONLY,
    SELECTION,
    SHIFT,
)
from bastide.games.feuville.steps import (
    FAIRY as FAIRY_STEP,
)

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

NOBODY = -1
NOT_ROLLED = (-1, -1)
"""The dice before the first roll of a turn."""

# The roll


def begin(state: "FeuvilleState", player: int) -> None:
    """A player's turn begins with the roll (FV-10)."""
    state.player = player
    state.steps = [MAIN]
    state.dice = NOT_ROLLED
    state.unused = 0
    state.laid = ()
    state.gnome = NOTHING


def roll(state: "FeuvilleState", chance: Chance) -> None:
    """Rolls both dice; a double wakes the dragon (FV-60)."""
    one, two = chance.roll(6, "die"), chance.roll(6, "die")
    state.dice = (one - 1, two - 1)
    if one == two:
        state.unused = 0
        if state.listener is not None:
            state.tell("rolls-double", player=state.player, die=one)
        dragon.attack(state)
    else:
        state.unused = 1 << one - 1 | 1 << two - 1
        if state.listener is not None:
            state.tell("rolls", player=state.player, persons=(PERSONS[one - 1], PERSONS[two - 1]))


def ask_main(state: "FeuvilleState", _: int, chance: Chance) -> int:
    """The player on turn, who rolls first (FV-10) and rolls again after the dragon (FV-66)."""
    if state.dice[0] == state.dice[1]:
        if state.game.decrees_any_time:
            state.steps.append(ROLL)
        else:
            roll(state, chance)
        return LOOK_AGAIN
    return state.player


def ask_roll(state: "FeuvilleState", evaluated: int, chance: Chance) -> int:
    """By the letter of FV-29 stored decrees may be evaluated before a roll (K1): asks who has one that can be."""
    if evaluated or decree_moves(state):
        return state.player
    _roll_now(state, chance)
    return LOOK_AGAIN


def roll_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Evaluate a stored decree, or roll; a roll may be put off, so that an evaluation can be undone."""
    return [*decree_moves(state), ROLL_MOVE]


def do_roll(state: "FeuvilleState", _: int, chance: Chance) -> None:
    """Rolls the dice of the turn (FV-10, FV-66), or the entertainer's die once more (FV-46)."""
    if state.steps[-1] & CODE == ROLL:
        _roll_now(state, chance)
    else:
        persons.roll_on(state, chance)


def _roll_now(state: "FeuvilleState", chance: Chance) -> None:
    state.steps.pop()
    roll(state, chance)


# What may be done


def main_moves(state: "FeuvilleState", _: int) -> list[int]:
    """What the unused dice can do (FV-12); the end of the turn when both are used (FV-13)."""
    if not state.unused:
        return [END]
    flags = 0
    if state.unused & state.unused - 1:
        flags = 1
    if max(state.display) >= 0 and not state.fairy_used() and not state.kept_apart(EVALUATION):
        flags |= 2
    if state.lefts[state.player] and decrees.town_evaluation(state, state.player)[0] and not state.kept_apart(FAIRY):
        flags |= 4
    return list(
        _die_moves(state.board & _slots_of(state.unused), state.decrees_open & state.unused, state.unused, flags)
    )


@cache
def _slots_of(dice: int) -> int:
    return sum(COLUMN[person] for person in range(SLOTS) if dice >> person & 1)


@cache
def _die_moves(slots: int, decree_columns: int, dice: int, flags: int) -> tuple[int, ...]:
    """The moves of dice: both unused for the gnome (1), a fairy tile to take (2), a town evaluation to score (4)."""
    values = [person for person in range(SLOTS) if dice >> person & 1]
    return (
        *board.take_moves(slots),
        *board.DECREE_MOVES[decree_columns],
        *(SKILL + person for person in values),
        *(FAIRY + person for person in values if flags & 2),
        *(EVALUATION + person for person in values if flags & 4),
        *(GNOME + person for person in range(SLOTS) if flags & 1),
    )


def person_moves(state: "FeuvilleState", person: int) -> list[int]:
    """What the gnome can do in the role of a person (FV-59)."""
    slots = state.board & COLUMN[person]
    return list(_die_moves(slots, state.decrees_open & 1 << person, 1 << person, 0))


def hand_moves(state: "FeuvilleState", argument: int) -> list[int]:
    """Build, evaluate or store the piece just taken (FV-16, FV-28), as far as its placing allows."""
    seat, placing = divmod(argument, 4)
    piece = state.hand
    if piece < DECREE_PIECE:
        moves = town.build_moves(state, seat, piece, BUILD)
    else:
        moves = [EVALUATE] if decrees.can_evaluate(state, seat, piece - DECREE_PIECE) else []
    if placing != MUST_BUILD and (placing != ROOM_ONLY or has_room(state, seat)):
        moves += store_moves(state, seat)
    return moves


def charm_step_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Where a fairy tile goes that found no free space."""
    return fairy.charm_placing_moves(state, state.player)


def fairy_step_moves(state: "FeuvilleState", _: int) -> list[int]:
    """The open fairy tiles."""
    return fairy.charm_moves(state)


def decree_moves(state: "FeuvilleState") -> list[int]:
    """The stored decrees of the player on turn that can be evaluated (FV-29)."""
    first = 2 * state.player
    return [
        EVALUATE_STORED + space
        for space in range(2)
        if (piece := state.store[first + space]) >= DECREE_PIECE
        and decrees.can_evaluate(state, state.player, piece - DECREE_PIECE)
    ]


def free_moves(state: "FeuvilleState") -> list[int]:
    """Build stored tiles, evaluate stored decrees, attach a theft protection: as often as wanted (FV-13)."""
    seat = state.player
    moves: list[int] = []
    for space in range(2):
        piece = state.store[2 * seat + space]
        if piece < 0:
            continue
        if piece < DECREE_PIECE:
            moves += town.build_moves(state, seat, piece, BUILD_STORED + WIDTH * space)
        elif decrees.can_evaluate(state, seat, piece - DECREE_PIECE):
            moves.append(EVALUATE_STORED + space)
    if moves or state.store[2 * seat] >= 0 or state.store[2 * seat + 1] >= 0:
        moves += fairy.protect_moves(state, seat)
    return moves


# Doing it


def _lay(state: "FeuvilleState", move: int, person: int) -> None:
    """Puts a die where it is used; in the gnome's role there is none left to put."""
    if state.steps[-1] & CODE == PERSON:
        state.steps.pop()
        return
    state.unused ^= 1 << person
    state.laid += (move,)


def do_take(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Takes a building tile: with a die from its column (FV-15), or any one by a skill or a great selection."""
    code = state.steps[-1] & CODE
    if code == PUBLICAN:
        persons.take_in_round(state, slot, chance)
    elif code == ARCHITECT:
        persons.take_as_architect(state, slot, chance)
    elif code == SELECTION:
        fairy.play_selection(state, slot, chance)
    else:
        _lay(state, TAKE + slot, slot % SLOTS)
        board.take_into_hand(state, slot, FREELY, chance)


def do_decree(state: "FeuvilleState", person: int, _chance: Chance) -> None:
    """Takes a decree with a die from its column (FV-28), or any one as the mayor (FV-50)."""
    if state.steps[-1] & CODE == MAYOR:
        state.steps.pop()
    else:
        _lay(state, DECREE + person, person)
    board.take_decree(state, person, FREELY)


def do_skill(state: "FeuvilleState", person: int, chance: Chance) -> None:
    """Uses the skill of a die's person, or of the person whose role the gnome plays."""
    _lay(state, SKILL + person, person)
    persons.use_skill(state, person, chance)


def do_fairy(state: "FeuvilleState", person: int, _chance: Chance) -> None:
    """Puts a die on the fairy (FV-52)."""
    _lay(state, FAIRY + person, person)
    state.steps.append(FAIRY_STEP)
    if state.listener is not None:
        state.tell("visits-fairy", player=state.asked)


def do_evaluation(state: "FeuvilleState", person: int, _chance: Chance) -> None:
    """Puts a die on the town evaluation (FV-37)."""
    _lay(state, EVALUATION + person, person)
    decrees.evaluate_town(state)


def do_gnome(state: "FeuvilleState", person: int, _chance: Chance) -> None:
    """Both dice activate the gnome, who plays any person (FV-59)."""
    state.unused = 0
    state.laid = (GNOME + person, GNOME + person)
    state.gnome = person
    state.steps.append(PERSON | person << SHIFT)
    if state.listener is not None:
        state.tell("sends-gnome", player=state.asked, person=PERSONS[person])


def do_charm(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Takes an open fairy tile, by a die or by the magician."""
    if state.steps[-1] & CODE == MAGICIAN:
        persons.charm_of_magician(state, slot, chance)
    else:
        state.steps.pop()
        fairy.take_charm(state, slot, chance)


def do_pass(state: "FeuvilleState", _: int, _chance: Chance) -> None:
    """Declines what is on offer (FV-14); in a round or a window the next one is asked."""
    if state.listener is not None:
        state.tell("passes", player=state.asked)
    if state.steps[-1] & CODE in (PUBLICAN, SELECTION):
        state.steps[-1] += 1 << SHIFT
    else:
        state.steps.pop()


# The end of a turn


def do_end(state: "FeuvilleState", _: int, chance: Chance) -> None:
    """Ends the turn; in the French and Dutch rules empty rows are refilled now, with one window (K32, K42)."""
    if state.listener is not None:
        state.tell("ends-turn", player=state.player)
    state.steps = [FINISH]
    if state.game.refill_waits:
        refilled = False
        for level in range(len(LEVELS)):
            if not state.board & board.ROW[level] and state.pile_left[level]:
                board.fill_row(state, level, chance)
                refilled = True
        if refilled:
            state.steps.append(SELECTION)


def finish(state: "FeuvilleState", _: int, chance: Chance) -> int:
    """Refills the decree row, and the next player begins or the game is over (FV-44, FV-71 to FV-73)."""
    if not board.fill_decrees(state, chance) and not state.last_round:
        state.last_round = True
        if state.listener is not None:
            state.tell("decrees-run-out")
    following = (state.player + 1) % state.players
    # The starting player's gap ends the game at once (K12), anybody else's at the end of the round.
    at_once = state.player == state.start_player and state.game.start_player_ends_at_once
    if state.last_round and (at_once or following == state.start_player):
        state.player = state.asked = NOBODY
        state.steps = []
        state.unused = 0
        state.gnome = NOTHING
        state.laid = ()
        if state.listener is not None:
            _tell_the_end(state)
        return OVER
    begin(state, following)
    return LOOK_AGAIN


def _tell_the_end(state: "FeuvilleState") -> None:
    """The king's mercy is the last thing that moves a marker (FV-74)."""
    for seat, points in enumerate(scoring.mercy(state)):
        if points:
            state.tell("receives-mercy", player=seat, points=points)
    state.tell("game-over")
