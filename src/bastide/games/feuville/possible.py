"""Checks that towns, boards, dice and rows of a position agree, so that a game can lead to it.

Tiles and grass are never taken away again, so a town shows much of its past. What a position doesn't state is not held
against it, such as points that are not written down or a row that is not laid out.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core.errors import BadPosition
from bastide.core.masks import bits
from bastide.games.feuville import town, track
from bastide.games.feuville.board import ROW, tiles_left
from bastide.games.feuville.box import DECREES, EVALUATION, LARGE, SMALL, STORABLE
from bastide.games.feuville.decrees import Coat
from bastide.games.feuville.dragon import Dragon
from bastide.games.feuville.moves import (
    ARCHITECT,
    COLUMNS,
    DECREE,
    FAIRY,
    FIRSTS,
    GNOME,
    KIND_OF,
    LEVELS,
    MAYOR,
    PERSONS,
    SKILL,
    TAKE,
)
from bastide.games.feuville.moves import EVALUATE as AFTER_DICE
from bastide.games.feuville.moves import EVALUATION as EVALUATION_DIE
from bastide.games.feuville.town import START_BIT, column_content, columns

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_ALL_DECREES = 63


def check(state: "FeuvilleState", document: Mapping[str, Any]) -> None:
    """Raise `BadPosition` if the fields of a position contradict each other."""
    for seat, player in enumerate(document["players"]):
        _check_town(state, seat)
        _check_coat(state, seat)
        track.check(state, seat, player.get("points", {}))
        _check_townscape(state, seat)
    _check_rows(state, document.get("board", {}))
    _check_end(state)
    if state.is_waiting(Dragon):
        _check_dragon(state)


# The turn


def check_questions(state: "FeuvilleState") -> None:
    """Raise `BadPosition` unless each question can wait where it is, with what it asks about at hand."""
    if state.questions[0].name == "finish" and len(state.laid) < len(state.dice):
        raise BadPosition("dice-not-used", "A turn ends when both dice are used (FV-13).")
    for place, question in enumerate(state.questions[1:], 1):
        if not question.can_wait(state, place):
            raise BadPosition("step-out-of-place", "The step '{step}' cannot wait there (FV-10).", step=question.text())
    top = state.questions[-1]
    if state.named & ~(state.walls[top.seat(state)] if isinstance(top, Dragon) else 0):
        named = town.names(state.named)
        raise BadPosition(
            "named-in-vain", "Nobody gave the columns {named} to the dragon (FV-63).", named=", ".join(named)
        )


# Towns


def evaluated(state: "FeuvilleState", seat: int, decree: int) -> int:
    """How many decrees of a kind a player has evaluated."""
    return state.evaluated[seat] >> 4 * decree & 15


def _neutral(state: "FeuvilleState", seat: int) -> int:
    """The columns with neutral grass."""
    coat = state.coat[seat]
    return state.grass[seat] & ~(1 << coat if coat >= 0 else 0)


def _pairs(mask: int) -> int:
    """How many large districts can account for columns with grass (FV-32)."""
    pairs = 0
    while mask:
        low = mask & -mask
        if mask & low << 1:
            pairs += 1
            mask ^= low << 1
        mask ^= low
    return pairs


def districts_shown(state: "FeuvilleState", seat: int) -> dict[str, int]:
    """The fewest districts that account for the grass of a town, if the evaluated decrees are not stated."""
    neutral = _neutral(state, seat)
    pairs = _pairs(neutral)
    return {DECREES[SMALL]: neutral.bit_count() - 2 * pairs, DECREES[LARGE]: pairs}


def _check_town(state: "FeuvilleState", seat: int) -> None:
    """Check that grass is where districts were scored (FV-31, FV-32) and that clouds kept the dragon off (FV-63)."""
    neutral = _neutral(state, seat)
    if unfinished := neutral & ~state.skies[seat]:
        raise BadPosition(
            "grass-under-unfinished",
            "Column {column} of player {number} has grass and is not complete (FV-31).",
            column=COLUMNS[bits(unfinished)[0]],
            number=seat + 1,
        )
    small, large = evaluated(state, seat, SMALL), evaluated(state, seat, LARGE)
    if neutral.bit_count() != small + 2 * large or _pairs(neutral) < large:
        raise BadPosition(
            "grass-and-districts",
            "Player {number}'s grass doesn't match the scored districts: {small} small, {large} large (FV-33).",
            number=seat + 1,
            small=small,
            large=large,
        )
    for column in bits(state.burnt[seat]) if not state.game.cloud_columns_burn else ():
        if column_content(state, seat, column)[1]:
            raise BadPosition(
                "clouds-burnt",
                "Column {column} of player {number} has clouds and cannot burn in this edition (FV-63).",
                column=COLUMNS[column],
                number=seat + 1,
            )


def _check_coat(state: "FeuvilleState", seat: int) -> None:
    """Check that the coat of arms was laid if and only if there was a town evaluation (FV-37)."""
    made, laid = evaluated(state, seat, EVALUATION) > 0, state.coat[seat] >= 0
    to_be_laid = seat == state.player and state.is_waiting(Coat)
    if made != (laid or to_be_laid) or (laid and to_be_laid):
        raise BadPosition(
            "coat-and-evaluation",
            "Player {number} has laid the coat of arms if and only if the town evaluation was made (FV-37).",
            number=seat + 1,
        )
    if seat == state.player and not made and any(_is(move, EVALUATION_DIE) for move in state.laid):
        raise BadPosition("die-without-evaluation", "A die was used for a town evaluation that was not made (FV-37).")


def _check_townscape(state: "FeuvilleState", seat: int) -> None:
    """Check that an evaluated town has a townscape; it may have burnt since, but its tiles never leave (FV-35)."""
    if state.coat[seat] >= 0 and not any(track.townscapes(state, seat)):
        raise BadPosition(
            "no-townscape",
            "Player {number} cannot have made the town evaluation: the townscape is missing (FV-35).",
            number=seat + 1,
        )


# Dice


def _is(move: int, first: int) -> bool:
    """Whether a die was used for the kind of move that begins there."""
    return first <= move < first + len(PERSONS)


def lay_die(state: "FeuvilleState", move: int, texts: Sequence[str]) -> bool:
    """Put a die where a position says it was used; return false if that is impossible (FV-12, FV-52, FV-59)."""
    if not TAKE <= move < AFTER_DICE:
        return False
    person = (move - FIRSTS[KIND_OF[move]]) % len(PERSONS)
    if _is(move, GNOME):
        if len(texts) != 2 or texts[0] != texts[1] or state.dice[0] == state.dice[1]:
            return False
        state.unused, state.gnome = 0, person
    elif not state.unused >> person & 1 or _clashes(state, move):
        return False
    elif _is(move, DECREE) and state.decree_row[person] >= 0:
        return False  # the gap stays until the end of the turn (FV-44)
    else:
        state.unused ^= 1 << person
    state.laid += (move,)
    return True


def _clashes(state: "FeuvilleState", move: int) -> bool:
    """Whether fairy or town evaluation already had a die, or may not have one beside the other (K2)."""
    once = {KIND_OF[FAIRY], KIND_OF[EVALUATION_DIE]}
    before = {KIND_OF[laid] for laid in state.laid} & once
    return KIND_OF[move] in once and bool(before) and (KIND_OF[move] in before or not state.game.fairy_and_evaluation)


# Rows


def _may_be_empty(state: "FeuvilleState", level: int) -> bool:
    """Whether a row can be empty over a pile: where refills wait, after a tile was taken from it (FV-26)."""
    if not state.game.refill_waits or not state.questions or state.questions[0].name != "main":
        return False
    first = TAKE + len(PERSONS) * level
    return any(_is(move, first) or move == SKILL + ARCHITECT or _is(move, GNOME) for move in state.laid)


def _not_laid_out(state: "FeuvilleState", level: int) -> bool:
    """Whether an empty row would have been refilled, so that the position just doesn't state it."""
    return not state.board & ROW[level] and tiles_left(state, level) > 0 and not _may_be_empty(state, level)


def _charms_not_laid_out(state: "FeuvilleState") -> bool:
    return max(state.display) < 0 and state.charm_slot < 0 and _supply_lasts(state)


def _supply_lasts(state: "FeuvilleState") -> bool:
    """Whether the fairy supply can never run out: prestige tiles always return to it (FV-55, K39)."""
    return int(sum(state.box.charm_counts[:STORABLE])) >= len(state.display)


def _decrees_not_laid_out(state: "FeuvilleState") -> bool:
    """Whether the decree row is empty over a pile, which no turn leads to: nobody can take six decrees."""
    return not state.decrees_open and state.decrees_left > 0


def _decree_gaps_explained(state: "FeuvilleState") -> bool:
    """Whether the player on turn can have made each gap in the decree row (FV-28, FV-50, FV-59)."""
    gaps = _ALL_DECREES & ~state.decrees_open
    for move in state.laid:
        if _is(move, DECREE):
            gaps &= ~(1 << move - DECREE)
    by_mayor = state.gnome == MAYOR or SKILL + MAYOR in state.laid
    if state.gnome >= 0 and not by_mayor:
        gaps &= ~(1 << state.gnome)
    return gaps.bit_count() <= by_mayor


def rows_left_out(state: "FeuvilleState") -> set[str]:
    """The rows that a hand-written position has left out; they stay out when it is written again."""
    left_out = {name for level, name in enumerate(LEVELS) if _not_laid_out(state, level)}
    if _decrees_not_laid_out(state):
        left_out.add("decree")
    return left_out | {"fairy"} if _charms_not_laid_out(state) else left_out


def _check_rows(state: "FeuvilleState", rows: Mapping[str, Any]) -> None:
    """Check that empty rows (FV-26), decree row (FV-44) and fairy display (FV-54) were refilled."""
    for level, name in enumerate(LEVELS):
        if name in rows and _not_laid_out(state, level):
            raise BadPosition(
                "row-not-refilled",
                "The row '{row}' cannot be empty: {number} tiles are left in its pile (FV-26).",
                row=name,
                number=tiles_left(state, level),
            )
    if "decree" in rows and state.decrees_left and not _decree_gaps_explained(state):
        raise BadPosition(
            "decrees-not-refilled",
            "The decree row must be full at the start of a turn: its pile still holds {number} (FV-44).",
            number=state.decrees_left,
        )
    gaps = [slot for slot, charm in enumerate(state.display) if charm < 0 and slot != state.charm_slot]
    if "fairy" in rows and gaps and _supply_lasts(state):
        raise BadPosition("charm-not-refilled", "The open fairy tile {slot} is missing (FV-54).", slot=gaps[0] + 1)


# The end of the game and the dragon


def _check_end(state: "FeuvilleState") -> None:
    """Check that the last round began with a gap nobody can fill, and ends before the starting player (FV-72)."""
    if state.player < 0:
        if not state.last_round:
            raise BadPosition("over-without-last-round", "Without a turn the game is over, so it was the last round.")
        if state.decrees_open and (state.decrees_open == _ALL_DECREES or state.decrees_left):
            raise BadPosition(
                "decrees-left-over", "The game is not over as long as the decree row can be filled (FV-71)."
            )
        return
    if not state.last_round:
        return
    if state.decrees_left or state.decrees_open == _ALL_DECREES:
        raise BadPosition("no-last-round", "It is not the last round: the decree row could be filled (FV-71).")
    since = (state.player - state.start_player) % state.players
    if since < (2 if state.game.start_player_ends_at_once else 1):
        raise BadPosition(
            "round-is-finished",
            "The last round is over before player {number} has a turn (FV-72).",
            number=state.player + 1,
        )


def _check_dragon(state: "FeuvilleState") -> None:
    """Check that named columns are ruins or bare rock, and that their number was fixed before (FV-63, FV-64)."""
    dragon = state.questions[-1]
    assert isinstance(dragon, Dragon)
    seat = dragon.seat(state)
    lost = sum(column_content(state, seat, column)[1] for column in bits(state.named))
    missing = columns(state, seat) - state.clouds[seat]
    counted = dragon.left + state.named.bit_count()
    rock = START_BIT & ~state.towers[seat]
    if state.named & ~(state.burnt[seat] | rock) or (counted and not missing - lost <= counted <= missing):
        raise BadPosition(
            "dragon-miscounted",
            "The dragon asks player {number} for as many columns as clouds are missing (FV-63).",
            number=seat + 1,
        )
