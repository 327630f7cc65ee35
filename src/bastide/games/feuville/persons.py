"""The six persons and their skills (FV-46 to FV-51). What a skill offers may be declined (FV-14)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville import board, fairy, town
from bastide.games.feuville.box import DECREE_PIECE
from bastide.games.feuville.decrees import FROM_ENTERTAINER, can_evaluate, score
from bastide.games.feuville.moves import LEVELS, PASS, PERSONS, ROLL, STEAL, STOP, WALL
from bastide.games.feuville.player_board import NOTHING, SPACES, has_room
from bastide.games.feuville.steps import (
    ARCHITECT,
    ENTERTAINER,
    FREELY,
    HAND,
    LOOK_AGAIN,
    MAGICIAN,
    MAYOR,
    MUST_BUILD,
    PUBLICAN,
    ROOM_ONLY,
    SELECTION,
    SHIFT,
    THIEF,
)

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState


def use_skill(state: "FeuvilleState", person: int, chance: Chance) -> None:
    """Begins the skill of a person."""
    if state.listener is not None:
        state.tell("uses-skill", player=state.asked, person=PERSONS[person])
    _SKILLS[person](state, chance)


# Entertainer (FV-46): the argument of the step is the total


def _entertain(state: "FeuvilleState", chance: Chance) -> None:
    state.steps.append(ENTERTAINER)
    roll_on(state, chance)  # one roll at least (K15)


def entertainer_moves(_state: "FeuvilleState", _: int) -> list[int]:
    """Roll on or stop."""
    return [ROLL, STOP]


def roll_on(state: "FeuvilleState", chance: Chance) -> None:
    """Adds a roll; from ten on the rolling is over (K15)."""
    rolled = chance.roll(6, "entertainer die")
    state.steps[-1] += rolled << SHIFT
    total = state.steps[-1] >> SHIFT
    if state.listener is not None:
        state.tell("entertainer-rolls", player=state.asked, rolled=rolled, total=total)
    if total >= state.box.limit:
        do_stop(state, 0, chance)


def do_stop(state: "FeuvilleState", _: int, _chance: Chance) -> None:
    """The total for the player and what is missing to ten for the others; beyond ten only the excess for the others."""
    total, limit = state.steps.pop() >> SHIFT, state.box.limit
    own, others = (total, limit - total) if total <= limit else (0, total - limit)
    for seat in range(state.players):
        score(state, seat, FROM_ENTERTAINER, own if seat == state.player else others)
    if state.listener is not None:
        state.tell("entertainer-pays", player=state.player, points=own, others=others)


# Thief (FV-47)


def _thief(state: "FeuvilleState", _chance: Chance) -> None:
    state.steps.append(THIEF)


def loot(state: "FeuvilleState") -> list[int]:
    """The moves that steal a tile or decree without protection from another player's board."""
    moves = []
    for distance in range(1, state.players):
        seat = (state.player + distance) % state.players
        for space in range(SPACES):
            piece = state.store[SPACES * seat + space]
            if piece >= 0 and not state.shielded[seat] >> space & 1 and can_steal(state, piece):
                moves.append(STEAL + SPACES * (distance - 1) + space)
    return moves


def can_steal(state: "FeuvilleState", piece: int) -> bool:
    """Whether a stolen piece finds a place: by the letter of FV-47 nothing is dropped for it (K16)."""
    seat = state.player
    if state.game.thief_makes_room or has_room(state, seat):
        return True
    if piece >= DECREE_PIECE:
        return can_evaluate(state, seat, piece - DECREE_PIECE)
    return town.room(state, seat, state.box.level[piece]) != 0


def ask_thief(state: "FeuvilleState", _: int, _chance: Chance) -> int:
    """With nothing to steal the skill does nothing (FV-14)."""
    return state.player if loot(state) else _pop(state)


def thief_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Steal a piece, or none."""
    return [*loot(state), PASS]


def do_steal(state: "FeuvilleState", offset: int, _chance: Chance) -> None:
    """Takes a piece into the hand, to be used or stored like any other (K16)."""
    distance, space = divmod(offset, SPACES)
    victim = (state.player + distance + 1) % state.players
    index = SPACES * victim + space
    state.hand = state.store[index]
    state.store[index] = NOTHING
    placing = FREELY if state.game.thief_makes_room else ROOM_ONLY
    state.steps[-1] = HAND | (4 * state.player + placing) << SHIFT
    if state.listener is not None:
        piece, shows = state.box.piece_words(state.hand)
        state.tell("steals", player=state.player, other_player=victim, piece=piece, shows=shows)


# Publican (FV-48): the argument of the step is how many choices of the round are over


def _publican(state: "FeuvilleState", _chance: Chance) -> None:
    state.steps.append(PUBLICAN)


def ask_publican(state: "FeuvilleState", over: int, _chance: Chance) -> int:
    """First and last the player on turn, between them clockwise all others who can build a tile on offer."""
    while over <= state.players:
        seat = (state.player + over) % state.players
        if on_offer(state, seat):
            state.steps[-1] = PUBLICAN | over << SHIFT
            return seat
        over += 1
    return _pop(state)


def on_offer(state: "FeuvilleState", seat: int) -> int:
    """The slots of tiles that a player may take in the round: for others only those that they can build at once."""
    if seat == state.player:
        return state.board
    slots = state.board & board.ROW[WALL]  # a wall always fits
    for level in range(1, len(LEVELS)):
        if town.room(state, seat, level):
            slots |= state.board & board.ROW[level]
    return slots


def publican_moves(state: "FeuvilleState", _: int) -> list[int]:
    """One of the tiles on offer, or none."""
    return [*board.take_moves(on_offer(state, state.asked)), PASS]


def take_in_round(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """The player on turn builds or stores the tile, others must build it; a row emptied is refilled before the next."""
    state.steps[-1] += 1 << SHIFT
    board.take_into_hand(state, slot, FREELY if state.asked == state.player else MUST_BUILD, chance)


# Architect (FV-49)


def _architect(state: "FeuvilleState", chance: Chance) -> None:
    """Fills all gaps; great selections come before the architect's own choice (FV-56, K22)."""
    for level in range(len(LEVELS)):
        board.fill_row(state, level, chance)
    state.steps += [ARCHITECT, SELECTION]


def ask_architect(state: "FeuvilleState", _: int, _chance: Chance) -> int:
    """With an empty board there is nothing to take."""
    return state.player if state.board else _pop(state)


def any_tile_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Any tile of the board, or none."""
    return [*board.take_moves(state.board), PASS]


def take_as_architect(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Takes the tile chosen."""
    state.steps.pop()
    board.take_into_hand(state, slot, FREELY, chance)


# Mayor (FV-50)


def _mayor(state: "FeuvilleState", _chance: Chance) -> None:
    state.steps.append(MAYOR)


def ask_mayor(state: "FeuvilleState", _: int, _chance: Chance) -> int:
    """With an empty decree row there is nothing to take."""
    return state.player if state.decrees_open else _pop(state)


def mayor_moves(state: "FeuvilleState", _: int) -> list[int]:
    """Any decree of the row (K18), or none."""
    return [*board.DECREE_MOVES[state.decrees_open], PASS]


# Magician (FV-51, FV-68): the argument of the step is 4 * repairs left + fairy tiles left


def _magician(state: "FeuvilleState", _chance: Chance) -> None:
    """What is burnt is judged now, before any repair (K19)."""
    charms = 1 if state.burnt[state.player] else state.game.magician_charms
    repairs = 2 if state.burnt[state.player] else 0
    state.steps.append(MAGICIAN | (4 * repairs + charms) << SHIFT)


def ask_magician(state: "FeuvilleState", left: int, _chance: Chance) -> int:
    """As long as something can be repaired or taken."""
    repairs, charms = divmod(left, 4)
    if (repairs and state.burnt[state.player]) or (charms and max(state.display) >= 0):
        return state.player
    return _pop(state)


def magician_moves(state: "FeuvilleState", left: int) -> list[int]:
    """Repair a column, take a fairy tile, or be content."""
    repairs, charms = divmod(left, 4)
    moves = town.repair_moves(state, state.player) if repairs else []
    return [*moves, *(fairy.charm_moves(state) if charms else ()), PASS]


def do_repair(state: "FeuvilleState", column: int, _chance: Chance) -> None:
    """Turns a column back, by the magician or by clouds."""
    if state.steps[-1] & 31 == MAGICIAN:
        state.steps[-1] -= 4 << SHIFT
    town.repair(state, state.asked, column)


def charm_of_magician(state: "FeuvilleState", slot: int, chance: Chance) -> None:
    """Takes a fairy tile; a second one is chosen when the first has its place (K20)."""
    state.steps[-1] -= 1 << SHIFT
    fairy.take_charm(state, slot, chance)


def _pop(state: "FeuvilleState") -> int:
    state.steps.pop()
    return LOOK_AGAIN


_SKILLS = (_entertain, _thief, _publican, _architect, _mayor, _magician)
