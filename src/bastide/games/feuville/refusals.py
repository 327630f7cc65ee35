"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals
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

refuse = Refusals(
    {
        "not-asked": "{player} has to decide now: wait until you are asked.",
        "choose-for-gnome": "The gnome plays the {person}: take a tile or the decree there, or use the skill.",
        "must-build": "A tile from a publican's round must be built at once: choose a column.",
        "place-piece-first": "Build, evaluate or store the piece in your hand first.",
        "finish-evaluation": "You are evaluating a decree: choose what it scores.",
        "repair-or-pass": "You may turn a burnt column back now: choose one, or pass.",
        "roll-or-stop": "The entertainer waits: roll again or stop.",
        "steal-or-pass": "The thief waits: steal something, or pass.",
        "take-or-pass": "You may take a building tile now: choose one, or pass.",
        "decree-or-pass": "The mayor waits: take a decree, or pass.",
        "magic-or-pass": "The magician waits: repair a column, take a fairy tile, or pass.",
        "choose-charm": "You are visiting the fairy: take one of the open fairy tiles.",
        "place-charm": "Both spaces for fairy tiles are taken: drop one of them for the new one.",
        "choose-coat": "Lay your coat of arms under a column first.",
        "name-column": "The dragon is here: name the columns that burn.",
        "dice-left": "You cannot end your turn yet: use both dice first.",
        "roll-first": "Roll the dice first. Before that you can only evaluate stored decrees.",
        "nothing-in-hand": "You have no piece in your hand: take one with a die first.",
        "no-dragon": "The dragon sleeps: nothing burns now.",
        "no-repair": "Columns are turned back by the magician, or after building clouds.",
        "no-coat-now": "The coat of arms is laid after a town evaluation only.",
        "choose-decree-first": "Choose the decree that you want to evaluate first.",
        "no-charm-now": "Fairy tiles are taken with a die on the fairy, or by the magician.",
        "no-thief": "Only the thief can steal: use that skill first.",
        "no-entertainer": "Only the entertainer rolls in a turn: use that skill first.",
        "nothing-to-pass": "There is nothing to decline: use a die, or end your turn.",
        "gnome-elsewhere": "The gnome plays the {person}: choose something in that column.",
        "no-such-die": "You have no unused die of the {person}: choose a column where one lies.",
        "slot-empty": "There is no {tile} in the column of the {person}: choose another tile.",
        "cannot-build-it": "You could not build a {tile} at once: choose a tile that you can build.",
        "no-decree-there": "There is no decree in the column of the {person}: choose another one.",
        "gnome-needs-both": "The gnome needs both dice, and one is used already.",
        "fairy-once": "Only one die in a turn may go to the fairy: use the other one differently.",
        "fairy-or-evaluation": (
            "At this table one die in a turn may go to the fairy or to the town evaluation; the other goes to "
            "its person."
        ),
        "no-open-charm": "No fairy tile lies there: choose another one.",
        "evaluated-before": "You have made your town evaluation already: it is possible once in a game.",
        "grass-everywhere": "Every column of your town has grass, so there is no place for your coat of arms.",
        "grass-on-stretch": (
            "Every column from corner tower to corner tower has grass, and in this edition your coat of arms "
            "goes under one of them."
        ),
        "no-townscape": (
            "Your townscape is not complete: it needs a left and a right corner tower, a gate between them and "
            "an unbroken wall."
        ),
        "towers-missing": (
            "Two or more towers are missing between your corner towers, and in this edition only one may be: "
            "build more."
        ),
        "space-empty": "Nothing lies on space {space} of your board.",
        "already-protected": "What lies on space {space} is protected already.",
        "no-theft-protection": "You have no theft protection: get one from the fairy.",
        "not-a-tile": "{decree} is a decree: evaluate it or store it.",
        "place-taken": "There is a {tile} in column {column} already: choose another column.",
        "wall-at-the-ends": "A wall goes to one of the ends of your town, not to {column}: choose {near}.",
        "in-the-air": "In column {column} there is nothing to put a {tile} on: build from the bottom up.",
        "on-a-ruin": "Column {column} is a ruin: turn it back before you build on it.",
        "not-a-decree": "That is a {tile}: build it or store it.",
        "no-view": "You have no two by two unburnt tiles of walls and towers, or of towers and skies.",
        "no-grass-left": "There is not enough neutral grass left to score a district.",
        "no-complete-column": "You have no complete, unburnt column without grass.",
        "no-complete-pair": "You have no two complete, unburnt columns without grass side by side.",
        "storage-full": "Both spaces of your board are taken: drop what lies on one of them, or use it.",
        "storage-has-room": "A space of your board is free: store the piece there.",
        "other-decree": "You are evaluating {decree}: choose what fits it.",
        "not-complete": "Column {column} is not complete and unburnt.",
        "pair-not-complete": "Column {column} and the one to its right are not both complete and unburnt.",
        "has-grass": "There is grass under column {column} already: choose another one.",
        "no-view-there": "At column {column} there are no two by two unburnt tiles.",
        "no-such-column": "Your town has no column {column}.",
        "outside-the-stretch": "In this edition the coat of arms goes under a scored column, and {column} is none.",
        "not-burnt": "Column {column} is not burnt: choose a ruin.",
        "two-repairs": "The magician can do no more repairs: take a fairy tile, or pass.",
        "nothing-to-steal": "There is nothing to steal: choose another space.",
        "is-protected": "A theft protection lies on it: choose something else.",
        "no-room-for-loot": (
            "Your board is full and you could not use this at once: choose something else, or make room first."
        ),
        "loot-needs-room": (
            "Both spaces of your board are taken, and at this table nothing is dropped for loot: use it at once."
        ),
        "no-more-charms": "The magician gives no more fairy tiles: repair a column, or pass.",
        "charm-has-room": "A space for fairy tiles is free: keep the new one.",
        "charm-spaces-full": "Both spaces for fairy tiles are taken: drop one of them for the new one.",
        "charm-not-held": "You have no such fairy tile to drop: {charm}.",
        "shield-too-late": "You have begun to name columns: it is too late for a fire protection.",
        "no-fire-protection": "You have no fire protection: name the columns that burn.",
        "already-named": "You have named column {column} already: choose another one.",
        "clouds-protect": "In this edition a column with clouds cannot burn: choose another one than {column}.",
    }
)
"""What each refusal says in English; the text files say it in all languages, with the names of things."""

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
        return refuse("FV-76", "game-over")
    if player != state.asked:
        return refuse("FV-10", "not-asked", player=state.asked)
    if not 0 <= move < COUNT:
        return refuse("FV-10", "no-such-move")
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
            return refuse("FV-59", "choose-for-gnome", person=PERSONS[state.gnome])
        case steps.HAND if (state.steps[-1] >> steps.SHIFT) % 4 == steps.MUST_BUILD:
            return refuse("FV-48", "must-build")
        case steps.HAND:
            return refuse("FV-16", "place-piece-first")
        case steps.EVALUATE:
            return refuse("FV-29", "finish-evaluation")
        case steps.CLOUDS:
            return refuse("FV-70", "repair-or-pass")
        case steps.ENTERTAINER:
            return refuse("FV-46", "roll-or-stop")
        case steps.THIEF:
            return refuse("FV-47", "steal-or-pass")
        case steps.PUBLICAN:
            return refuse("FV-48", "take-or-pass")
        case steps.ARCHITECT:
            return refuse("FV-49", "take-or-pass")
        case steps.MAYOR:
            return refuse("FV-50", "decree-or-pass")
        case steps.MAGICIAN:
            return refuse("FV-51", "magic-or-pass")
        case steps.FAIRY:
            return refuse("FV-52", "choose-charm")
        case steps.CHARM:
            return refuse("FV-53", "place-charm")
        case steps.COAT:
            return refuse("FV-37", "choose-coat")
        case steps.SELECTION:
            return refuse("FV-56", "take-or-pass")
        case steps.ROLL:
            return refuse("FV-10", "roll-first")
    return refuse("FV-63", "name-column")


def _not_asked_for(kind: str) -> IllegalMove:
    """At the heart of a turn: the move answers a question that nobody has asked."""
    match kind:
        case "build" | "evaluate" | "store" | "replace":
            return refuse("FV-16", "nothing-in-hand")
        case "burn" | "shield":
            return refuse("FV-60", "no-dragon")
        case "repair":
            return refuse("FV-68", "no-repair")
        case "coat":
            return refuse("FV-37", "no-coat-now")
        case "district" | "view" | "symbol":
            return refuse("FV-29", "choose-decree-first")
        case "charm" | "keep" | "swap":
            return refuse("FV-52", "no-charm-now")
        case "steal":
            return refuse("FV-47", "no-thief")
        case "roll" | "stop":
            return refuse("FV-46", "no-entertainer")
    return refuse("FV-14", "nothing-to-pass")


def _wrong_answer(state: "FeuvilleState", code: int, kind: str, offset: int) -> IllegalMove:
    match kind:
        case "take":
            return _take(state, code, offset)
        case "decree":
            return _decree(state, code, offset)
        case "skill" | "fairy" | "evaluation" | "gnome":
            return _die(state, kind, offset)
        case "end":
            return refuse("FV-13", "dice-left")
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
            return refuse("FV-53", "charm-spaces-full")
        case "swap":
            return _swap(state, offset)
        case "coat":
            return _coat(state, offset)
    return _dragon(state, kind, offset)


# Dice


def _no_die(state: "FeuvilleState", person: int) -> IllegalMove | None:
    if state.steps[-1] & steps.CODE == steps.PERSON:
        return None if person == state.gnome else refuse("FV-59", "gnome-elsewhere", person=PERSONS[state.gnome])
    if state.unused >> person & 1:
        return None
    return refuse("FV-12", "no-such-die", person=PERSONS[person])


def _take(state: "FeuvilleState", code: int, slot: int) -> IllegalMove:
    level, person = divmod(slot, len(PERSONS))
    if code in (steps.MAIN, steps.PERSON) and (refused := _no_die(state, person)):
        return refused
    if not state.board >> slot & 1:
        return refuse("FV-15", "slot-empty", tile=LEVELS[level], person=PERSONS[person])
    return refuse("FV-48", "cannot-build-it", tile=LEVELS[level])


def _decree(state: "FeuvilleState", code: int, person: int) -> IllegalMove:
    if code != steps.MAYOR and (refused := _no_die(state, person)):
        return refused
    return refuse("FV-28", "no-decree-there", person=PERSONS[person])


def _die(state: "FeuvilleState", kind: str, person: int) -> IllegalMove:
    if kind == "gnome":
        return refuse("FV-59", "gnome-needs-both")
    if refused := _no_die(state, person):
        return refused
    if kind == "fairy":
        if state.fairy_used():
            return refuse("FV-52", "fairy-once")
        if state.kept_apart(EVALUATION):
            return refuse("FV-52", "fairy-or-evaluation")
        return refuse("FV-54", "no-open-charm")
    if state.kept_apart(FAIRY):
        return refuse("FV-52", "fairy-or-evaluation")
    if decrees.is_town_evaluated(state, state.asked):
        return refuse("FV-37", "evaluated-before")
    if not state.walls[state.asked] & ~state.grass[state.asked]:
        return refuse("FV-37", "grass-everywhere")
    mown = state.copy()
    mown.grass[state.asked] = 0
    if decrees.town_evaluation(mown, state.asked)[0]:  # in the French rules the coat of arms goes under a scored column
        return refuse("FV-37", "grass-on-stretch")
    if decrees.lacks_only_towers(state, state.asked):
        return refuse("FV-35", "towers-missing")
    return refuse("FV-35", "no-townscape")


# Pieces


def _free_action(state: "FeuvilleState", kind: str, offset: int) -> IllegalMove:
    space, column = divmod(offset, WIDTH) if kind == "build-stored" else (offset, 0)
    piece = state.store[2 * state.asked + space]
    if piece < 0:
        return refuse("FV-17", "space-empty", space=SPACES[space])
    if kind == "build-stored":
        return _build(state, state.asked, piece, column)
    if kind == "evaluate-stored":
        return _evaluate(state, piece)
    if state.shielded[state.asked] >> space & 1:
        return refuse("FV-57", "already-protected", space=SPACES[space])
    return refuse("FV-57", "no-theft-protection")


def _build(state: "FeuvilleState", seat: int, piece: int, column: int) -> IllegalMove:
    if piece >= DECREE_PIECE:
        return refuse("FV-16", "not-a-tile", decree=DECREES[piece - DECREE_PIECE])
    level, bit, place = state.box.level[piece], 1 << column, COLUMNS[column]
    built = (state.walls[seat], state.towers[seat], state.skies[seat])
    fitting = town.names(town.room(state, seat, level))
    if built[level] & bit:
        return refuse("FV-19", "place-taken", column=place, tile=LEVELS[level], near=fitting)
    if level == WALL:
        return refuse("FV-21", "wall-at-the-ends", column=place, near=fitting)
    if not built[level - 1] & bit:
        return refuse("FV-20", "in-the-air", column=place, tile=LEVELS[level], near=fitting)
    return refuse("FV-24", "on-a-ruin", column=place, near=fitting)


def _evaluate(state: "FeuvilleState", piece: int) -> IllegalMove:
    if piece < DECREE_PIECE:
        return refuse("FV-28", "not-a-decree", tile=LEVELS[state.box.level[piece]])
    decree = piece - DECREE_PIECE
    if decree == SPLENDID:
        return refuse("FV-39", "no-view")
    if state.grass_left < (1 if decree == SMALL else 2):
        return refuse("FV-34", "no-grass-left")
    if decree == SMALL:
        return refuse("FV-31", "no-complete-column")
    return refuse("FV-32", "no-complete-pair")


def _store(state: "FeuvilleState", kind: str) -> IllegalMove:
    if (state.steps[-1] >> steps.SHIFT) % 4 == steps.MUST_BUILD:
        return refuse("FV-48", "must-build")
    if (state.steps[-1] >> steps.SHIFT) % 4 == steps.ROOM_ONLY and not has_room(state, state.asked):
        return refuse("FV-47", "loot-needs-room")
    if kind == "store":
        return refuse("FV-18", "storage-full")
    return refuse("FV-18", "storage-has-room")


# Decrees


def _district(state: "FeuvilleState", column: int) -> IllegalMove:
    seat, place = state.asked, COLUMNS[column]
    decree = decrees.decree_asked(state, state.steps[-1] >> steps.SHIFT)
    if decree not in (SMALL, LARGE):
        return refuse("FV-29", "other-decree", decree=DECREES[decree])
    needed = 1 << column if decree == SMALL else 3 << column
    if needed & ~(state.skies[seat] & ~state.burnt[seat]):
        if decree == SMALL:
            return refuse("FV-31", "not-complete", column=place)
        return refuse("FV-32", "pair-not-complete", column=place)
    return refuse("FV-33", "has-grass", column=place)


def _view_or_symbol(state: "FeuvilleState", kind: str, offset: int) -> IllegalMove:
    decree = decrees.decree_asked(state, state.steps[-1] >> steps.SHIFT)
    if decree != (SPLENDID if kind == "view" else DISCRETION):
        return refuse("FV-29", "other-decree", decree=DECREES[decree])
    return refuse("FV-39", "no-view-there", column=COLUMNS[offset % WIDTH])


def _coat(state: "FeuvilleState", column: int) -> IllegalMove:
    seat, place = state.asked, COLUMNS[column]
    if not state.walls[seat] >> column & 1:
        return refuse("FV-37", "no-such-column", column=place)
    if state.grass[seat] >> column & 1:
        return refuse("FV-33", "has-grass", column=place)
    return refuse("FV-37", "outside-the-stretch", column=place)


# Ruins, thief, fairy, dragon


def _repair(state: "FeuvilleState", column: int) -> IllegalMove:
    if not state.burnt[state.asked] >> column & 1:
        return refuse("FV-67", "not-burnt", column=COLUMNS[column])
    return refuse("FV-51", "two-repairs")


def _steal(state: "FeuvilleState", offset: int) -> IllegalMove:
    distance, space = divmod(offset, 2)
    seat = (state.asked + distance + 1) % state.players
    if distance + 1 >= state.players or state.store[2 * seat + space] < 0:
        return refuse("FV-47", "nothing-to-steal")
    if state.shielded[seat] >> space & 1:
        return refuse("FV-57", "is-protected")
    return refuse("FV-47", "no-room-for-loot")


def _charm(state: "FeuvilleState", slot: int) -> IllegalMove:
    if state.display[slot] < 0:
        return refuse("FV-54", "no-open-charm")
    return refuse("FV-51", "no-more-charms")


def _swap(state: "FeuvilleState", kind: int) -> IllegalMove:
    if stored_charms(state, state.asked) < CHARM_SPACES:
        return refuse("FV-53", "charm-has-room")
    return refuse("FV-53", "charm-not-held", charm=STORED_CHARMS[kind])


def _dragon(state: "FeuvilleState", kind: str, column: int) -> IllegalMove:
    if kind == "shield":
        if dragon.has_fire_protection(state, state.asked):
            return refuse("FV-58", "shield-too-late")
        return refuse("FV-58", "no-fire-protection")
    place = COLUMNS[column]
    if not state.walls[state.asked] >> column & 1:
        return refuse("FV-61", "no-such-column", column=place)
    if state.named >> column & 1:
        return refuse("FV-63", "already-named", column=place)
    return refuse("FV-63", "clouds-protect", column=place)
