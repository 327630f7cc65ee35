"""What a viewer may know as numbers: the sheets, the wheel, the dice and the viewer's own part (TD-19)."""

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.core.audience import Viewer
from bastide.core.observation import Field, Observation, one_of, own_seat_first, row
from bastide.games.troyes_dice import bonuses, scoring, wheel
from bastide.games.troyes_dice.banquets import TILES, Tiles
from bastide.games.troyes_dice.components import HIGHEST_COLOUR_COST, HIGHEST_PRICE
from bastide.games.troyes_dice.gains import BITS, BUILDING, EACH, EXTRAS, MOST, ONE_OF, PAIR, PEOPLE
from bastide.games.troyes_dice.moves import COLOURS, RESOURCES, ROWS, SIDES, SLOTS, WIDTH
from bastide.games.troyes_dice.sheet import CIRCLED, CITIZENS, NO_DIE, STAGES, UNSPENT, Printed, Sheet
from bastide.games.troyes_dice.wheel import PLACES, HalfDay

if TYPE_CHECKING:
    from bastide.games.troyes_dice.box import Box
    from bastide.games.troyes_dice.state import TroyesDiceState

VERSION = 1

_KEPT = 4096

_HALVES = ("numbering", "morning", "afternoon", "over")
_IN_ORDER = 4
"""How many of the gains that a player has still to take are told one by one; random play has shown three."""
_GAIN = 6 + 9 + 2 + len(ROWS)
_BUILDINGS, _SQUARES = len(ROWS) * WIDTH, len(COLOURS) * WIDTH
_ROWS, _COLOURS, _RESOURCES = ", ".join(ROWS), ", ".join(COLOURS), ", ".join(RESOURCES)
_SHEET = "others' sheets are as they were when the half day opened"


def fields(box: "Box", players: int) -> tuple[Field, ...]:
    """The layout at a table of `players`."""
    return (*_sheets(box.printed, players), *_time(box, players), *_plazas(), *_dice(), *_part())


def _sheets(printed: Printed, players: int) -> tuple[Field, ...]:
    """What `_sets` and `_tracks` write."""
    most = max(printed.multipliers)
    return (
        Field("built", (players, len(ROWS), WIDTH), f"buildings drawn ({_ROWS}); {_SHEET}"),
        Field("closed", (players, len(ROWS), WIDTH), "buildings drawn or blocked, in the same order"),
        Field("struck", (players, len(COLOURS), WIDTH), f"dice squares struck by events ({_COLOURS})"),
        Field("circled", (players, 3), f"resources circled: {_RESOURCES}", high=printed.resources),
        Field("unspent", (players, 3), "those not spent, in the same order", high=printed.resources),
        Field("citizens", (players, 3), f"citizens: {_COLOURS}", high=printed.citizens),
        Field("favours", (players, len(ROWS)), "points for each building of a row, by the Cathedrals", high=most),
        Field("cathedrals", (players,), "how many Cathedrals were drawn", high=WIDTH),
    )


def _time(box: "Box", players: int) -> tuple[Field, ...]:
    return (
        Field("crier", (players,), "the town crier"),
        Field("half_day", (1,), "the half day from 1; 0 while the columns are numbered", high=box.wheel.half_days + 1),
        Field("half", (len(_HALVES),), ", ".join(_HALVES)),
        Field("numbering", (WIDTH, SIDES), "the value above each column; none while it isn't settled"),
    )


def _plazas() -> tuple[Field, ...]:
    """What `_wheel` writes."""
    sectors = "by sector: neutral, morning 1 to 4, afternoon 1 to 4"
    return (
        Field("plaza_up", (PLACES, len(COLOURS)), f"the colour that is up ({_COLOURS}), {sectors}"),
        Field("plaza_down", (PLACES, len(COLOURS)), "the colour of its reverse, likewise"),
        Field("tiles", (PLACES, 2 * TILES), "the tile beside the plaza: banquets 1 to 8, raids 1 to 8, likewise"),
    )


def _dice() -> tuple[Field, ...]:
    """What `_table` writes; no dice lie on the wheel while numbering and at the end."""
    return (
        Field("die_rolled", (SLOTS, SIDES), "what each die shows"),
        Field("die_value", (SLOTS, SIDES + 1), "what it counts when it is chosen, from 0"),
        Field("die_colour", (SLOTS, len(COLOURS)), f"its colour: {_COLOURS}"),
        Field("die_price", (SLOTS, 4), f"what it costs: {_RESOURCES}, any of them", high=2 * HIGHEST_PRICE),
        Field("die_black", (SLOTS,), "whether it is the black die"),
        Field("die_usable", (SLOTS,), "whether it can be chosen"),
        Field("die_counts", (SLOTS,), "whether Great Halls count it for everyone"),
        Field("die_attacks", (SLOTS,), "whether it destroys its plaza"),
        Field("die_prestige", (SLOTS,), "whether it can build prestige buildings"),
        Field("die_step", (SLOTS,), "how far one influence changes its value; 0 if it can't", high=SIDES - 1),
        Field("die_recolour", (SLOTS,), "what a change of colour costs; 0 if it can't", high=HIGHEST_COLOUR_COST),
    )


def _part() -> tuple[Field, ...]:
    """What `_own_part` writes: nothing for a spectator and outside half days."""
    gain = f"resources, citizens, one resource of each, one citizen of each, one citizen of these ({_COLOURS} each)"
    return (
        Field("stage", (len(STAGES),), f"how far the viewer has come in the half day: {', '.join(STAGES)}"),
        Field("chosen", (SLOTS,), "the die they chose"),
        Field("value", (SIDES + 1,), "its value from 0, as changed"),
        Field("colour", (len(COLOURS),), "its colour, as changed"),
        Field("changed", (2,), "whether its value and its colour were changed"),
        Field("available", (len(COLOURS),), "dice of each colour that their Great Halls count", high=SLOTS),
        Field(
            "gains",
            (_IN_ORDER, _GAIN),
            f"gains they have still to take, the next one first: {gain}, a red and another citizen, "
            f"a citizen whose track is full, a building of these rows ({_ROWS})",
            high=MOST,
        ),
        Field("later_gains", (_GAIN,), "the sum of all gains after those, in the same order", high=1000),
    )


def write(state: "TroyesDiceState", viewer: Viewer, out: Observation) -> None:
    """Write what `viewer` may know into `out`, in the order of `fields`."""
    import numpy as np

    seats = own_seat_first(state.players, viewer)
    sheets = [state.opening[seat] for seat in seats]
    if viewer is not None:
        sheets[0] = state.sheets[viewer]
    sets, count = _sets(sheets)
    out[:count] = np.unpackbits(np.frombuffer(sets, np.uint8), count=count, bitorder="little")
    rest = b"".join(
        (
            _tracks(state.game.box.printed, sheets),
            one_of(state.players)[seats.index(state.crier)],
            _clock(state.half_day, state.game.box.wheel.half_days),
            _numbered(state.numbering),
            *_wheel(state),
            _table(state.table),
            _own_part(state, viewer),
        )
    )
    out.data.cast("B")[count * out.itemsize :] = rest


def _nothing(length: int) -> bytes:
    return bytes(2 * length)


# Sheets


def _sets(sheets: list[Sheet]) -> tuple[bytes, int]:
    """What is drawn, closed and struck on all sheets, a bit each, and how many bits that is."""
    built = closed = struck = 0
    for sheet in reversed(sheets):
        built = built << _BUILDINGS | sheet.built
        closed = closed << _BUILDINGS | sheet.closed
        struck = struck << _SQUARES | sheet.struck
    buildings = _BUILDINGS * len(sheets)
    count = 2 * buildings + _SQUARES * len(sheets)
    return (built | closed << buildings | struck << 2 * buildings).to_bytes((count + 7) // 8, "little"), count


def _tracks(printed: Printed, sheets: list[Sheet]) -> bytes:
    """The tracks of all sheets, and what their Cathedrals make of them."""
    circled: list[int] = []
    unspent: list[int] = []
    citizens: list[int] = []
    for sheet in sheets:
        tracks = sheet.tracks
        circled += tracks[CIRCLED:UNSPENT]
        unspent += tracks[UNSPENT:CITIZENS]
        citizens += tracks[CITIZENS:]
    return b"".join(
        (
            row([*circled, *unspent, *citizens]),
            *[_favours(printed, sheet.cathedrals) for sheet in sheets],
            row([len(sheet.cathedrals) for sheet in sheets]),
        )
    )


@lru_cache(_KEPT)
def _favours(printed: Printed, cathedrals: tuple[int, ...]) -> bytes:
    worth = scoring.favours(printed, cathedrals)
    return row([worth.get(each, 0) for each in range(len(ROWS))])


# The table


@lru_cache(_KEPT)
def _clock(half_day: int, half_days: int) -> bytes:
    over = half_day > half_days
    half = 3 if over else 0 if not half_day else 1 if wheel.is_morning(half_day) else 2
    return row((half_day,)) + one_of(len(_HALVES))[half]


@lru_cache(_KEPT)
def _numbered(numbering: tuple[int, ...]) -> bytes:
    values = b"".join(one_of(SIDES)[value - 1] for value in numbering)
    return values + _nothing(SIDES * (WIDTH - len(numbering)))


def _wheel(state: "TroyesDiceState") -> tuple[bytes, bytes, bytes]:
    """The plazas and the tiles beside them, from the place under the neutral sector on (TD-3)."""
    first = (state.day - 1) % PLACES
    faces = state.plazas[first:] + state.plazas[:first]
    return _ups(faces), _downs(faces), _tiles(state.tiles[first:] + state.tiles[:first])


@lru_cache(_KEPT)
def _ups(faces: wheel.Plazas) -> bytes:
    return b"".join(one_of(len(COLOURS))[face // 3] for face in faces)


@lru_cache(_KEPT)
def _downs(faces: wheel.Plazas) -> bytes:
    return b"".join(one_of(len(COLOURS))[face % 3] for face in faces)


@lru_cache(_KEPT)
def _tiles(tiles: Tiles) -> bytes:
    return b"".join(one_of(2 * TILES)[tile - 1] if tile else _nothing(2 * TILES) for tile in tiles)


@lru_cache(_KEPT)
def _table(table: HalfDay) -> bytes:
    """The dice of the half day; a half day's dice never change."""
    dice = table.dice
    if not dice:
        return _nothing(SLOTS * (SIDES + SIDES + 1 + len(COLOURS) + 4 + 7))
    return b"".join(
        (
            *[one_of(SIDES)[die.rolled - 1] for die in dice],
            *[one_of(SIDES + 1)[die.value] for die in dice],
            *[one_of(len(COLOURS))[die.colour] for die in dice],
            *[row((die.influence, die.deniers, die.knowledge, die.any)) for die in dice],
            row([die.black for die in dice]),
            row([die.usable for die in dice]),
            row([die.counts for die in dice]),
            row([die.attacks for die in dice]),
            row([die.prestige for die in dice]),
            row([die.step for die in dice]),
            row([die.colour_cost for die in dice]),
        )
    )


# The viewer's part


_DIE = SLOTS + SIDES + 1 + len(COLOURS) + 2
_NO_PART = _nothing(len(STAGES) + _DIE + len(COLOURS) + (_IN_ORDER + 1) * _GAIN)


def _own_part(state: "TroyesDiceState", viewer: Viewer) -> bytes:
    """What the viewer has chosen and has still to choose."""
    if viewer is None or state.closed_phase is None:
        return _NO_PART
    sheet = state.sheets[viewer]
    return b"".join(
        (
            one_of(len(STAGES))[sheet.stage],
            _chosen(sheet.die, sheet.value, sheet.colour, sheet.changed),
            row(bonuses.available(state, sheet)),
            _pending(sheet.pending),
        )
    )


@lru_cache(_KEPT)
def _chosen(die: int, value: int, colour: int, changed: int) -> bytes:
    if die == NO_DIE:
        return _nothing(_DIE)
    return b"".join(
        (
            one_of(SLOTS)[die],
            one_of(SIDES + 1)[value],
            one_of(len(COLOURS))[colour],
            row((changed & 1, changed >> 1)),
        )
    )


@lru_cache(_KEPT)
def _pending(codes: tuple[int, ...]) -> bytes:
    gains = [_gain(code) for code in codes]
    later = [sum(numbers) for numbers in zip(*gains[_IN_ORDER:], strict=True)] or [0] * _GAIN
    first = gains[:_IN_ORDER]
    missing = _nothing((_IN_ORDER - len(first)) * _GAIN)
    return b"".join([row(gain) for gain in first]) + missing + row(later)


def _gain(code: int) -> list[int]:
    """A gain as numbers; see `gains` for the codes."""
    numbers = [0] * _GAIN
    if code < EACH:  # resources, then citizens
        numbers[code // (PEOPLE // 3)] = code % (PEOPLE // 3)
    elif code < EXTRAS:
        for kind, first in enumerate((EACH, PAIR, ONE_OF)):
            if first <= code < first + 8:
                for colour in BITS[code - first]:
                    numbers[6 + 3 * kind + colour] = 1
    elif code < BUILDING:
        numbers[15 if code == EXTRAS else 16] = 1
    else:
        for building_row in BITS[code - BUILDING]:
            numbers[17 + building_row] = 1
    return numbers
