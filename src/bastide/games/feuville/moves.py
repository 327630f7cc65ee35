"""The finite table of moves: places in the town, what a die does, and the answers to questions."""

from bastide.core.moves import MoveKind

REACH = 30
"""How far a town can stretch to either side of its starting tile: our box has 30 walls (FV-1, FV-22)."""

COLUMNS = tuple(f"{column:+d}" if column else "0" for column in range(-REACH, REACH + 1))
WIDTH = len(COLUMNS)
START = REACH
"""The index of the column with the starting tile."""

PERSONS = ("entertainer", "thief", "publican", "architect", "mayor", "magician")
ENTERTAINER, THIEF, PUBLICAN, ARCHITECT, MAYOR, MAGICIAN = range(6)

LEVELS = ("wall", "tower", "sky")
WALL, TOWER, SKY = range(3)

PIECES = ("hand", "1", "2")
"""Where a piece comes from: just taken, or one of the two spaces of the player board."""
SPACES = PIECES[1:]

SYMBOLS = ("guard", "star", "flag", "griffin")
STORED_CHARMS = ("great-selection", "theft-protection", "fire-protection")
GREAT_SELECTION, THEFT_PROTECTION, FIRE_PROTECTION = range(3)

PARTS = ("low", "high")
"""A splendid view over walls and towers, or over towers and skies (FV-39)."""

DISTANCES = ("next", "second", "third")
"""Other players, counted clockwise from the one who moves."""

KINDS = (
    MoveKind.of("build", "build {column}", column=COLUMNS),
    MoveKind.of("build-stored", "build {space} {column}", space=SPACES, column=COLUMNS),
    MoveKind.of("burn", "burn {column}", column=COLUMNS),
    MoveKind.of("repair", "repair {column}", column=COLUMNS),
    MoveKind.of("coat", "coat {column}", column=COLUMNS),
    MoveKind.of("district", "district {column}", column=COLUMNS),
    MoveKind.of("view", "view {part} {column}", part=PARTS, column=COLUMNS),
    MoveKind.of("take", "{tile} {person}", tile=LEVELS, person=PERSONS),
    MoveKind.of("decree", "decree {person}", person=PERSONS),
    MoveKind.of("skill", "skill {person}", person=PERSONS),
    MoveKind.of("fairy", "fairy {person}", person=PERSONS),
    MoveKind.of("evaluation", "evaluation {person}", person=PERSONS),
    MoveKind.of("gnome", "gnome {person}", person=PERSONS),
    MoveKind.of("evaluate", "evaluate hand"),
    MoveKind.of("evaluate-stored", "evaluate {space}", space=SPACES),
    MoveKind.of("symbol", "symbol {symbol}", symbol=SYMBOLS[:3]),
    MoveKind.of("store", "store"),
    MoveKind.of("replace", "replace {space}", space=SPACES),
    MoveKind.of("protect", "protect {space}", space=SPACES),
    MoveKind.of("charm", "charm {slot}", slot=("1", "2", "3")),
    MoveKind.of("keep", "keep"),
    MoveKind.of("swap", "swap {charm}", charm=STORED_CHARMS),
    MoveKind.of("steal", "steal {distance} {space}", distance=DISTANCES, space=SPACES),
    MoveKind.of("roll", "roll"),
    MoveKind.of("stop", "stop"),
    MoveKind.of("shield", "shield"),
    MoveKind.of("pass", "pass"),
    MoveKind.of("end", "end"),
)


def _firsts() -> list[int]:
    first, firsts = 0, []
    for kind in KINDS:
        firsts.append(first)
        first += len(kind.arguments())
    return [*firsts, first]


FIRSTS = _firsts()
(
    BUILD,
    BUILD_STORED,
    BURN,
    REPAIR,
    COAT,
    DISTRICT,
    VIEW,
    TAKE,
    DECREE,
    SKILL,
    FAIRY,
    EVALUATION,
    GNOME,
    EVALUATE,
    EVALUATE_STORED,
    SYMBOL,
    STORE,
    REPLACE,
    PROTECT,
    CHARM,
    KEEP,
    SWAP,
    STEAL,
    ROLL,
    STOP,
    SHIELD,
    PASS,
    END,
    COUNT,
) = FIRSTS

KIND_OF = tuple(number for number, kind in enumerate(KINDS) for _ in range(FIRSTS[number + 1] - FIRSTS[number]))
"""The kind of each move, as an index into `KINDS`."""
KEY_OF = tuple(KINDS[number].key for number in KIND_OF)
"""The key of each move's kind."""
FREE_ACTIONS = ("build-stored", "evaluate-stored", "protect")
"""The kinds of move that use stored pieces (FV-13)."""
IS_FREE = tuple(key in FREE_ACTIONS for key in KEY_OF)
"""Whether each move is of these kinds."""
DIE_OF = tuple((move - TAKE) % len(PERSONS) for move in range(COUNT))
"""The person whose die a move uses: all kinds of move that use one run through the persons."""
