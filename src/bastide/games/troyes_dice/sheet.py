"""The score sheet: what is printed on it, and what a player has drawn, circled and struck."""

from collections.abc import Hashable, Mapping
from typing import Any, TypeAlias

from bastide.games.troyes_dice.gains import NOTHING, gain_code
from bastide.games.troyes_dice.moves import (
    CATHEDRAL_ROW,
    COLOURS,
    COLUMNS,
    FORTRESS_ROW,
    GREAT_HALL_ROW,
    RESOURCES,
    ROWS,
    WIDTH,
)

Mask: TypeAlias = int

# Where the counts of each colour stand in `Sheet.tracks`.
CIRCLED = 0
UNSPENT = 3
UNSPENT_KNOWLEDGE = UNSPENT + 2
CITIZENS = 6

# How far a player has come in their part of a half day.
CHOOSING, PAYING, ACTING, BONUS, DONE, ENDED = range(6)
STAGES = ("choosing", "paying", "acting", "bonus", "done", "ended")

VALUE_CHANGED = 1
COLOUR_CHANGED = 2

NO_DIE = -1
NEVER = 99

SQUARE_BUILDINGS: tuple[Mask, ...] = tuple(
    (1 << 2 * colour * WIDTH + column) | (1 << (2 * colour + 1) * WIDTH + column)
    for colour in range(len(COLOURS))
    for column in range(WIDTH)
)
"""The prestige and the work building of each dice square (colour × column) (TD-17)."""

ROW_MASKS: tuple[Mask, ...] = tuple(((1 << WIDTH) - 1) << row * WIDTH for row in range(len(ROWS)))

BUILDABLE: tuple[Mask, ...] = tuple(
    sum(ROW_MASKS[row] for row in range(len(ROWS)) if rows >> row & 1) for rows in range(1 << len(ROWS))
)
"""All buildings of each set of rows."""


class Sheet:
    """One player's sheet, and how far they have come in their part of the half day.

    A building is row × 6 + column, a dice square colour × 6 + column, both a bit of a mask. `tracks` counts for each
    colour the circled resources, those of them that are unspent, and the citizens.
    """

    __slots__ = (
        "built",
        "cathedrals",
        "changed",
        "closed",
        "colour",
        "die",
        "line",
        "pending",
        "stage",
        "struck",
        "tracks",
        "value",
    )

    built: Mask  # buildings drawn
    struck: Mask  # dice squares struck by events
    closed: Mask  # buildings that cannot be built any more: drawn or blocked
    tracks: list[int]
    cathedrals: tuple[int, ...]  # their columns in the order of building (TD-32)
    stage: int
    die: int  # the slot of the chosen die, or NO_DIE
    value: int  # of the chosen die, as changed
    colour: int
    changed: int  # whether value and colour were changed
    pending: tuple[int, ...]  # gains still to be taken, the next one first; see `bonuses`
    line: list[int]  # the moves made in this half day

    def copy(self) -> "Sheet":
        """Return an independent copy."""
        twin = Sheet()
        twin.built = self.built
        twin.struck = self.struck
        twin.closed = self.closed
        twin.tracks = self.tracks[:]
        twin.cathedrals = self.cathedrals
        twin.stage = self.stage
        twin.die = self.die
        twin.value = self.value
        twin.colour = self.colour
        twin.changed = self.changed
        twin.pending = self.pending
        twin.line = self.line[:]
        return twin

    def gist(self) -> Hashable:
        """Return what decides how the part continues, however it came about."""
        stage, drawn = self.stage, (self.built, self.closed, self.cathedrals)
        if stage in (PAYING, ACTING):
            return stage, *drawn, self.die, self.value, self.colour, self.changed, *self.tracks
        if stage == BONUS:  # a Great Hall may count the die
            return stage, *drawn, self.die, self.pending, *self.tracks
        return stage, *drawn, *self.tracks

    def begin_part(self) -> "Sheet":
        """Return a copy for the part of the next half day, in which nothing is chosen yet."""
        twin = Sheet()
        twin.built = self.built
        twin.struck = self.struck
        twin.closed = self.closed
        twin.tracks = self.tracks[:]
        twin.cathedrals = self.cathedrals
        twin.stage = CHOOSING
        twin.die = NO_DIE
        twin.value = twin.colour = twin.changed = 0
        twin.pending = ()
        twin.line = []
        return twin

    def strike(self, colour: int, column: int) -> bool:
        """Strike a dice square, which blocks its buildings (TD-15, TD-17); return whether that changed anything.

        A player with the Fortress of that column is spared (TD-16).
        """
        square = colour * WIDTH + column
        if (self.built >> FORTRESS_ROW * WIDTH + column | self.struck >> square) & 1:
            return False
        self.struck |= 1 << square
        self.closed |= SQUARE_BUILDINGS[square]
        return True

    def draw(self, building: int) -> None:
        """Draw a building; a Cathedral gets the next multiplier (TD-32)."""
        self.built |= 1 << building
        self.closed |= 1 << building
        if building // WIDTH == CATHEDRAL_ROW:
            self.cathedrals += (building % WIDTH,)

    def has(self, row: int, column: int) -> bool:
        """Whether a building stands."""
        return self.built >> row * WIDTH + column & 1 == 1

    def count(self, row: int) -> int:
        """How many buildings of a row stand."""
        return (self.built & ROW_MASKS[row]).bit_count()

    def spent(self, colour: int) -> int:
        """How many resources were spent."""
        return self.tracks[CIRCLED + colour] - self.tracks[UNSPENT + colour]


# What is printed


class Hall:
    """What a Great Hall gives for each available die of a colour (TD-30)."""

    __slots__ = ("amount", "asks", "gains_citizens", "of")

    def __init__(self, asks: int, gains_citizens: bool, of: int, amount: int) -> None:
        self.asks = asks
        self.gains_citizens = gains_citizens
        self.of = of
        self.amount = amount


class Printed:
    """What is printed on every sheet, ready for quick use. Gains are codes of `bonuses`."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        resources, citizens = data["resources"], data["citizens"]
        self.resources: int = resources["length"]
        self.circled: int = resources["circled"]
        self.citizens: int = citizens["length"]
        self.linked = frozenset(resources["linked"])
        self.next_link = tuple(
            min((at for at in self.linked if at > have), default=NEVER) for have in range(self.resources + 1)
        )
        """The next resource linked to a citizen, by the number of resources circled (TD-26)."""
        self.room = tuple(min(link, self.resources) - have for have, link in enumerate(self.next_link))
        """How many resources can be circled up to that one, or to the end of the track."""
        self.track_bonus = tuple(
            self._by_place(entry for entry in citizens["track_bonuses"] if entry["track"] == colour)
            for colour in COLOURS
        )
        self.column_bonus = self._by_place(citizens["column_bonuses"])
        rows = {entry["id"]: entry["columns"] for entry in data["buildings"]}
        self.own_gain = tuple(
            gain_code(column["gain"]) if "gain" in column and "per_die" not in column else NOTHING
            for row in ROWS
            for column in rows[row]
        )
        """What a building gives at once, whatever dice there are (TD-29, TD-33)."""
        self.halls = tuple(_hall(column) for column in rows[ROWS[GREAT_HALL_ROW]])
        self.scored_rows = tuple(ROWS.index(column["scores"]) for column in rows[ROWS[CATHEDRAL_ROW]])
        """The row that the Cathedral of each column scores (TD-32)."""
        self.characters = tuple(
            next(entry["id"] for entry in data["characters"] if entry["building"] == row) for row in ROWS
        )
        self.multipliers: tuple[int, ...] = tuple(data["multipliers"]["by_order"])
        partners, gains = [0] * len(self.own_gain), [NOTHING] * len(self.own_gain)
        for link in data["links"]:
            one, other = (ROWS.index(link["building"]) * WIDTH + COLUMNS.index(column) for column in link["columns"])
            partners[one], partners[other] = 1 << other, 1 << one
            gains[one] = gains[other] = gain_code(link["gain"])
        self.link_partner = tuple(partners)
        self.link_gain = tuple(gains)
        self.links = tuple(
            (ROWS.index(link["building"]), tuple(COLUMNS.index(column) for column in link["columns"]))
            for link in data["links"]
        )

    def _by_place(self, bonuses: Any) -> tuple[int, ...]:
        """The gain at each place of a citizen track."""
        gains = [NOTHING] * (self.citizens + 1)
        for entry in bonuses:
            gains[entry["at"]] = gain_code(entry["gain"])
        return tuple(gains)

    def new_sheet(self) -> Sheet:
        """A sheet at the start of the game (TD-5)."""
        sheet = Sheet()
        sheet.built = sheet.struck = sheet.closed = 0
        sheet.tracks = [self.circled] * 6 + [0] * 3
        sheet.cathedrals = ()
        return sheet.begin_part()


def _hall(column: Mapping[str, Any]) -> Hall:
    asks, gain = COLOURS.index(column["per_die"]), column["gain"]
    ((thing, amount),) = next(iter(gain.values())).items()
    names = COLOURS if "citizens" in gain else RESOURCES
    return Hall(asks, "citizens" in gain, names.index(thing), amount)
