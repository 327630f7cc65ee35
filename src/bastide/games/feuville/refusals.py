"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove
from bastide.games.feuville import decrees, dragon, steps, town
from bastide.games.feuville.box import DECREE_PIECE, DECREES, DISCRETION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.moves import (
    COLUMNS,
    COUNT,
    EVALUATION,
    FAIRY,
    FIRSTS,
    KIND_OF,
    KINDS,
    LEVELS,
    PERSONS,
    SPACES,
    STORED_CHARMS,
    WALL,
    WIDTH,
)
from bastide.games.feuville.player_board import CHARM_SPACES, has_room, stored_charms

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_FREE = ("build-stored", "evaluate-stored", "protect")
_ANSWERS: tuple[tuple[str, ...], ...] = (
    ("take", "decree", "skill", "fairy", "evaluation", "gnome", "end"),
    ("take", "decree", "skill"),
    ("build", "evaluate", "store", "replace"),
    ("district", "view", "symbol"),
    ("repair", "pass"),
    ("roll", "stop"),
    ("steal", "pass"),
    ("take", "pass"),
    ("take", "pass"),
    ("decree", "pass"),
    ("repair", "charm", "pass"),
    ("charm",),
    ("keep", "swap"),
    ("coat",),
    ("take", "pass"),
    ("burn", "shield"),
    (),
    ("evaluate-stored", "roll"),
)
"""The kinds of move that answer each step, in the order of `steps.CODES`."""


def refusal(state: "FeuvilleState", player: int, move: int) -> IllegalMove:
    """Why `player` may not make `move`; only asked of moves that are not legal."""
    if state.player < 0:
        return IllegalMove("FV-76", "game-over")
    if player != state.asked:
        return IllegalMove("FV-10", "not-asked", player=state.asked)
    if not 0 <= move < COUNT:
        return IllegalMove("FV-10", "no-such-move")
    code = state.steps[-1] & steps.CODE
    kind = KINDS[KIND_OF[move]].key
    offset = move - FIRSTS[KIND_OF[move]]
    if kind in _ANSWERS[code]:
        return _wrong_answer(state, code, kind, offset)
    if kind in _FREE and state.has_free_actions():
        return _free_action(state, kind, offset)
    return _not_asked_for(kind) if code == steps.MAIN else _answer_first(state, code)


def _answer_first(state: "FeuvilleState", code: int) -> IllegalMove:
    """Something else has to be decided first."""
    match code:
        case steps.PERSON:
            return IllegalMove("FV-59", "choose-for-gnome", person=PERSONS[state.gnome])
        case steps.HAND if (state.steps[-1] >> steps.SHIFT) % 4 == steps.MUST_BUILD:
            return IllegalMove("FV-48", "must-build")
        case steps.HAND:
            return IllegalMove("FV-16", "place-piece-first")
        case steps.EVALUATE:
            return IllegalMove("FV-29", "finish-evaluation")
        case steps.CLOUDS:
            return IllegalMove("FV-70", "repair-or-pass")
        case steps.ENTERTAINER:
            return IllegalMove("FV-46", "roll-or-stop")
        case steps.THIEF:
            return IllegalMove("FV-47", "steal-or-pass")
        case steps.PUBLICAN:
            return IllegalMove("FV-48", "take-or-pass")
        case steps.ARCHITECT:
            return IllegalMove("FV-49", "take-or-pass")
        case steps.MAYOR:
            return IllegalMove("FV-50", "decree-or-pass")
        case steps.MAGICIAN:
            return IllegalMove("FV-51", "magic-or-pass")
        case steps.FAIRY:
            return IllegalMove("FV-52", "choose-charm")
        case steps.CHARM:
            return IllegalMove("FV-53", "place-charm")
        case steps.COAT:
            return IllegalMove("FV-37", "choose-coat")
        case steps.SELECTION:
            return IllegalMove("FV-56", "take-or-pass")
        case steps.ROLL:
            return IllegalMove("FV-10", "roll-first")
    return IllegalMove("FV-63", "name-column")


def _not_asked_for(kind: str) -> IllegalMove:
    """At the heart of a turn: the move answers a question that nobody has asked."""
    match kind:
        case "build" | "evaluate" | "store" | "replace":
            return IllegalMove("FV-16", "nothing-in-hand")
        case "burn" | "shield":
            return IllegalMove("FV-60", "no-dragon")
        case "repair":
            return IllegalMove("FV-68", "no-repair")
        case "coat":
            return IllegalMove("FV-37", "no-coat-now")
        case "district" | "view" | "symbol":
            return IllegalMove("FV-29", "choose-decree-first")
        case "charm" | "keep" | "swap":
            return IllegalMove("FV-52", "no-charm-now")
        case "steal":
            return IllegalMove("FV-47", "no-thief")
        case "roll" | "stop":
            return IllegalMove("FV-46", "no-entertainer")
    return IllegalMove("FV-14", "nothing-to-pass")


def _wrong_answer(state: "FeuvilleState", code: int, kind: str, offset: int) -> IllegalMove:
    match kind:
        case "take":
            return _take(state, code, offset)
        case "decree":
            return _decree(state, code, offset)
        case "skill" | "fairy" | "evaluation" | "gnome":
            return _die(state, kind, offset)
        case "end":
            return IllegalMove("FV-13", "dice-left")
        case "build":
            return _build(state, state.asked, state.hand, offset)
        case "evaluate":
            return _evaluate(state, state.hand)
        case "store" | "replace":
            return _store(state, kind)
        case "evaluate-stored":
            return _free_action(state, kind, offset)
        case "district":
            return _district(state, offset)
        case "view" | "symbol":
            return _view_or_symbol(state, kind, offset)
        case "repair":
            return _repair(state, offset)
        case "steal":
            return _steal(state, offset)
        case "charm":
            return _charm(state, offset)
        case "keep":
            return IllegalMove("FV-53", "charm-spaces-full")
        case "swap":
            return _swap(state, offset)
        case "coat":
            return _coat(state, offset)
    return _dragon(state, kind, offset)


# Dice


def _no_die(state: "FeuvilleState", person: int) -> IllegalMove | None:
    if state.steps[-1] & steps.CODE == steps.PERSON:
        return None if person == state.gnome else IllegalMove("FV-59", "gnome-elsewhere", person=PERSONS[state.gnome])
    if state.unused >> person & 1:
        return None
    return IllegalMove("FV-12", "no-such-die", person=PERSONS[person])


def _take(state: "FeuvilleState", code: int, slot: int) -> IllegalMove:
    level, person = divmod(slot, len(PERSONS))
    if code in (steps.MAIN, steps.PERSON) and (refused := _no_die(state, person)):
        return refused
    if not state.board >> slot & 1:
        return IllegalMove("FV-15", "slot-empty", tile=LEVELS[level], person=PERSONS[person])
    return IllegalMove("FV-48", "cannot-build-it", tile=LEVELS[level])


def _decree(state: "FeuvilleState", code: int, person: int) -> IllegalMove:
    if code != steps.MAYOR and (refused := _no_die(state, person)):
        return refused
    return IllegalMove("FV-28", "no-decree-there", person=PERSONS[person])


def _die(state: "FeuvilleState", kind: str, person: int) -> IllegalMove:
    if kind == "gnome":
        return IllegalMove("FV-59", "gnome-needs-both")
    if refused := _no_die(state, person):
        return refused
    if kind == "fairy":
        if state.fairy_used():
            return IllegalMove("FV-52", "fairy-once")
        if state.kept_apart(EVALUATION):
            return IllegalMove("FV-52", "fairy-or-evaluation")
        return IllegalMove("FV-54", "no-open-charm")
    if state.kept_apart(FAIRY):
        return IllegalMove("FV-52", "fairy-or-evaluation")
    if decrees.is_town_evaluated(state, state.asked):
        return IllegalMove("FV-37", "evaluated-before")
    if not state.walls[state.asked] & ~state.grass[state.asked]:
        return IllegalMove("FV-37", "grass-everywhere")
    mown = state.copy()
    mown.grass[state.asked] = 0
    if decrees.town_evaluation(mown, state.asked)[0]:  # in the French rules the coat of arms goes under a scored column
        return IllegalMove("FV-37", "grass-on-stretch")
    if decrees.lacks_only_towers(state, state.asked):
        return IllegalMove("FV-35", "towers-missing")
    return IllegalMove("FV-35", "no-townscape")


# Pieces


def _free_action(state: "FeuvilleState", kind: str, offset: int) -> IllegalMove:
    space, column = divmod(offset, WIDTH) if kind == "build-stored" else (offset, 0)
    piece = state.store[2 * state.asked + space]
    if piece < 0:
        return IllegalMove("FV-17", "space-empty", space=SPACES[space])
    if kind == "build-stored":
        return _build(state, state.asked, piece, column)
    if kind == "evaluate-stored":
        return _evaluate(state, piece)
    if state.shielded[state.asked] >> space & 1:
        return IllegalMove("FV-57", "already-protected", space=SPACES[space])
    return IllegalMove("FV-57", "no-theft-protection")


def _build(state: "FeuvilleState", seat: int, piece: int, column: int) -> IllegalMove:
    if piece >= DECREE_PIECE:
        return IllegalMove("FV-16", "not-a-tile", decree=DECREES[piece - DECREE_PIECE])
    level, bit, place = state.box.level[piece], 1 << column, COLUMNS[column]
    built = (state.walls[seat], state.towers[seat], state.skies[seat])
    fitting = town.names(town.room(state, seat, level))
    if built[level] & bit:
        return IllegalMove("FV-19", "place-taken", column=place, tile=LEVELS[level], near=fitting)
    if level == WALL:
        return IllegalMove("FV-21", "wall-at-the-ends", column=place, near=fitting)
    if not built[level - 1] & bit:
        return IllegalMove("FV-20", "in-the-air", column=place, tile=LEVELS[level], near=fitting)
    return IllegalMove("FV-24", "on-a-ruin", column=place, near=fitting)


def _evaluate(state: "FeuvilleState", piece: int) -> IllegalMove:
    if piece < DECREE_PIECE:
        return IllegalMove("FV-28", "not-a-decree", tile=LEVELS[state.box.level[piece]])
    decree = piece - DECREE_PIECE
    if decree == SPLENDID:
        return IllegalMove("FV-39", "no-view")
    if state.grass_left < (1 if decree == SMALL else 2):
        return IllegalMove("FV-34", "no-grass-left")
    if decree == SMALL:
        return IllegalMove("FV-31", "no-complete-column")
    return IllegalMove("FV-32", "no-complete-pair")


def _store(state: "FeuvilleState", kind: str) -> IllegalMove:
    if (state.steps[-1] >> steps.SHIFT) % 4 == steps.MUST_BUILD:
        return IllegalMove("FV-48", "must-build")
    if (state.steps[-1] >> steps.SHIFT) % 4 == steps.ROOM_ONLY and not has_room(state, state.asked):
        return IllegalMove("FV-47", "loot-needs-room")
    if kind == "store":
        return IllegalMove("FV-18", "storage-full")
    return IllegalMove("FV-18", "storage-has-room")


# Decrees


def _district(state: "FeuvilleState", column: int) -> IllegalMove:
    seat, place = state.asked, COLUMNS[column]
    decree = decrees.decree_asked(state, state.steps[-1] >> steps.SHIFT)
    if decree not in (SMALL, LARGE):
        return IllegalMove("FV-29", "other-decree", decree=DECREES[decree])
    needed = 1 << column if decree == SMALL else 3 << column
    if needed & ~(state.skies[seat] & ~state.burnt[seat]):
        if decree == SMALL:
            return IllegalMove("FV-31", "not-complete", column=place)
        return IllegalMove("FV-32", "pair-not-complete", column=place)
    return IllegalMove("FV-33", "has-grass", column=place)


def _view_or_symbol(state: "FeuvilleState", kind: str, offset: int) -> IllegalMove:
    decree = decrees.decree_asked(state, state.steps[-1] >> steps.SHIFT)
    if decree != (SPLENDID if kind == "view" else DISCRETION):
        return IllegalMove("FV-29", "other-decree", decree=DECREES[decree])
    return IllegalMove("FV-39", "no-view-there", column=COLUMNS[offset % WIDTH])


def _coat(state: "FeuvilleState", column: int) -> IllegalMove:
    seat, place = state.asked, COLUMNS[column]
    if not state.walls[seat] >> column & 1:
        return IllegalMove("FV-37", "no-such-column", column=place)
    if state.grass[seat] >> column & 1:
        return IllegalMove("FV-33", "has-grass", column=place)
    return IllegalMove("FV-37", "outside-the-stretch", column=place)


# Ruins, thief, fairy, dragon


def _repair(state: "FeuvilleState", column: int) -> IllegalMove:
    if not state.burnt[state.asked] >> column & 1:
        return IllegalMove("FV-67", "not-burnt", column=COLUMNS[column])
    return IllegalMove("FV-51", "two-repairs")


def _steal(state: "FeuvilleState", offset: int) -> IllegalMove:
    distance, space = divmod(offset, 2)
    seat = (state.asked + distance + 1) % state.players
    if distance + 1 >= state.players or state.store[2 * seat + space] < 0:
        return IllegalMove("FV-47", "nothing-to-steal")
    if state.shielded[seat] >> space & 1:
        return IllegalMove("FV-57", "is-protected")
    return IllegalMove("FV-47", "no-room-for-loot")


def _charm(state: "FeuvilleState", slot: int) -> IllegalMove:
    if state.display[slot] < 0:
        return IllegalMove("FV-54", "no-open-charm")
    return IllegalMove("FV-51", "no-more-charms")


def _swap(state: "FeuvilleState", kind: int) -> IllegalMove:
    if stored_charms(state, state.asked) < CHARM_SPACES:
        return IllegalMove("FV-53", "charm-has-room")
    return IllegalMove("FV-53", "charm-not-held", charm=STORED_CHARMS[kind])


def _dragon(state: "FeuvilleState", kind: str, column: int) -> IllegalMove:
    if kind == "shield":
        if dragon.has_fire_protection(state, state.asked):
            return IllegalMove("FV-58", "shield-too-late")
        return IllegalMove("FV-58", "no-fire-protection")
    place = COLUMNS[column]
    if not state.walls[state.asked] >> column & 1:
        return IllegalMove("FV-61", "no-such-column", column=place)
    if state.named >> column & 1:
        return IllegalMove("FV-63", "already-named", column=place)
    return IllegalMove("FV-63", "clouds-protect", column=place)
