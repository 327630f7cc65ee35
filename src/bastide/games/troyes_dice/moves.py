"""The finite table of moves: numbering the columns; a die, its price and its changes; the action; bonuses; the end."""

from bastide.core.moves import MoveKind

COLOURS = ("red", "yellow", "white")
RED, YELLOW, WHITE = range(3)

RESOURCES = ("influence", "deniers", "knowledge")
"""The resource of each colour, in the order of `COLOURS`."""

ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
"""The six rows of buildings from the top: of each colour the prestige building, then the work building."""
FORTRESS_ROW, PALACE_ROW, GREAT_HALL_ROW, CITY_HALL_ROW, CATHEDRAL_ROW, BISHOPRIC_ROW = range(6)

COLUMNS = ("a", "b", "c", "d", "e", "f")
"""The printed columns from the left; the die value above each is set by the numbering (TD-6 to TD-9)."""
WIDTH = len(COLUMNS)

SIDES = 6
SLOTS = 4
"""The dice of a half day, clockwise from the sector that costs nothing (TD-11)."""

_VALUES = tuple(str(value) for value in range(1, SIDES + 1))

KINDS = (
    MoveKind.of("direction", "{direction}", direction=("increasing", "decreasing")),
    MoveKind.of("number", "number {value}", value=_VALUES),
    MoveKind.of("die", "die {die}", die=_VALUES[:SLOTS]),
    MoveKind.of("relief", "relief"),
    MoveKind.of("pay", "pay {resource}", resource=RESOURCES),
    MoveKind.of("value", "value {value}", value=_VALUES),
    MoveKind.of("colour", "colour {colour}", colour=COLOURS),
    MoveKind.of("resources", "resources"),
    MoveKind.of("prestige", "prestige"),
    MoveKind.of("work", "work"),
    MoveKind.of("take", "take {resource}", resource=RESOURCES),
    MoveKind.of("citizen", "citizen {colour}", colour=COLOURS),
    MoveKind.of("build", "build {building} {column}", building=ROWS, column=COLUMNS),
    MoveKind.of("decline", "decline"),
    MoveKind.of("end", "end"),
)

INCREASING = 0
DECREASING = 1
NUMBER = 2
DIE = NUMBER + SIDES
RELIEF = DIE + SLOTS
PAY = RELIEF + 1
VALUE = PAY + len(RESOURCES)
COLOUR = VALUE + SIDES
GAIN = COLOUR + len(COLOURS)
PRESTIGE = GAIN + 1
WORK = PRESTIGE + 1
TAKE = WORK + 1
CITIZEN = TAKE + len(RESOURCES)
BUILD = CITIZEN + len(COLOURS)
DECLINE = BUILD + len(ROWS) * WIDTH
END = DECLINE + 1
