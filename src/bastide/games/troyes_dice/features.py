"""What learned values look at: what can be counted on a sheet, and what the wheel will bring.

The features come in groups. Each group is counted from a small key; most ends of a half day differ in only one or two
keys, so that sums over a group's features can be cached by its key (`bots.network`).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from operator import mul
from typing import Any, TypeAlias

from bastide.core.state import State
from bastide.games.troyes_dice import scoring, wheel
from bastide.games.troyes_dice.banquets import NO_TILES
from bastide.games.troyes_dice.gains import BITS, MOST
from bastide.games.troyes_dice.moves import (
    CATHEDRAL_ROW,
    COLOURS,
    COLUMNS,
    FORTRESS_ROW,
    GREAT_HALL_ROW,
    RESOURCES,
    ROWS,
    SIDES,
    SLOTS,
    WIDTH,
)
from bastide.games.troyes_dice.sheet import ROW_MASKS, Mask, Printed
from bastide.games.troyes_dice.state import NUMBERING, TroyesDiceState

COLUMN_BONUSES = (3, 6, 11)  # places where all three tracks together bring a bonus (TD-39)
BUILDING_BONUS = 15  # the citizen who brings a prestige building (TD-37)
IN_SIGHT = 8  # from here on, that citizen is within reach
LINK = 6  # every sixth resource brings a citizen (TD-26)
COUNTED = 1 << 11  # how many towns are cached
BOXES = 16  # for how many boxes the printed facts are cached; a server's bots open one for each move

_COLUMN_MASK = (1 << WIDTH) - 1
_SHIFTS = range(0, WIDTH * len(ROWS), WIDTH)
_NEXT_BONUS = tuple(next((place for place in COLUMN_BONUSES if place > shortest), 0) for shortest in range(MOST + 1))

Forecast: TypeAlias = tuple[float, ...]
"""How many dice of each colour and value to expect, as colour × 6 + value - 1."""


@dataclass(frozen=True, slots=True)
class Group:
    """Features that are counted together: their names, each with the part of the worth it belongs to."""

    names: Mapping[str, str]
    count: Callable[[Any], Sequence[float]]


def phase(state: State) -> int:
    """Return how many half days are still to come after this one."""
    assert isinstance(state, TroyesDiceState)
    return max(0, state.game.box.wheel.half_days - state.half_day)


def points(state: State, player: int) -> int:
    """Return what the sheet would score now."""
    assert isinstance(state, TroyesDiceState)
    return scoring.points(state.game.box.printed, state.sheets[player])


def features(state: State, player: int) -> list[float]:
    """Return what is counted, in the order of `NAMES`."""
    return [count for group, key in zip(GROUPS, keys(state, player), strict=True) for count in group.count(key)]


def keys(state: State, player: int) -> tuple[Hashable, ...]:
    """Return the key of each group."""
    assert isinstance(state, TroyesDiceState)
    sheet, printed = state.sheets[player], state.game.box.printed
    influence, deniers, knowledge, influence_left, deniers_left, knowledge_left, *citizens = sheet.tracks
    plazas = _plazas_after(state.half_day, state.plazas, state.table)
    turning = _turning(state.half_day, state.game.box.wheel.half_days, plazas, state.numbering)
    return (
        tuple(citizens),
        (influence, influence_left),
        (deniers, deniers_left),
        (knowledge, knowledge_left),
        (printed, sheet.built, sheet.closed, sheet.cathedrals),
        (printed, sheet.built, sheet.closed, sheet.cathedrals, turning),
        turning,
    )


# Citizens and resources

_CITIZENS = {
    **{f"{colour} citizens": "citizens" for colour in COLOURS},
    "shortest track": "citizens",
    "middle track": "citizens",
    **{f"column bonus {place}": "bonuses" for place in COLUMN_BONUSES},
    "missing for the next column bonus": "bonuses",
    **{f"{colour} building bonus": "bonuses" for colour in COLOURS},
    **{f"{colour} towards the building bonus": "bonuses" for colour in COLOURS},
}


def _count_citizens(citizens: tuple[int, int, int]) -> tuple[float, ...]:
    red, yellow, white = citizens
    shortest, middle, _ = sorted(citizens)
    aim = _NEXT_BONUS[shortest]
    return (
        red,
        yellow,
        white,
        shortest,
        middle,
        *[shortest >= place for place in COLUMN_BONUSES],
        max(0, aim - red) + max(0, aim - yellow) + max(0, aim - white),
        *[number >= BUILDING_BONUS for number in citizens],
        *[max(0, min(number, BUILDING_BONUS) - IN_SIGHT) for number in citizens],
    )


def _resource_names(resource: str) -> dict[str, str]:
    counted = ("any {}", "up to 2 {}", "up to 4 {}", "all {}", "pairs of {}", "circled {}", "{} since the last link")
    return {name.format(resource): "resources" for name in counted}


def _count_resource(track: tuple[int, int]) -> tuple[float, ...]:
    circled, unspent = track
    pairs = unspent // scoring.PAIR
    return (min(unspent, 1), min(unspent, 2), min(unspent, 4), unspent, pairs, circled, circled % LINK)


# The town

_TOWN = {
    **{f"{row} built": "buildings" for row in ROWS},
    **{f"{row} open": "openings" for row in ROWS},
    **{f"{row} open and sheltered": "protection" for row in ROWS},
    "points of Cathedrals": "cathedrals",
    **{f"{row} open, times its favour": "cathedrals" for row in ROWS},
    **{f"{number} Cathedrals": "cathedrals" for number in range(1, WIDTH + 1)},
    "best Cathedral now": "cathedrals",
    "second best Cathedral now": "cathedrals",
    "buildings of open Cathedrals": "cathedrals",
    "open buildings of open Cathedrals": "cathedrals",
    **{f"open Great Hall for {colour} citizens": "openings" for colour in COLOURS},
    **{f"half a link of {row}": "links" for row in ROWS},
    **{f"{row} {column} built": "buildings" for row in ROWS for column in COLUMNS},
    **{f"{row} {column} open": "openings" for row in ROWS for column in COLUMNS},
}

_BUILDINGS = range(WIDTH * len(ROWS))


@lru_cache(COUNTED)
def _count_town(town: tuple[Printed, Mask, Mask, tuple[int, ...]]) -> tuple[float, ...]:
    printed, built, closed, cathedrals = town
    standing = [built >> shift & _COLUMN_MASK for shift in _SHIFTS]
    free = [~closed >> shift & _COLUMN_MASK for shift in _SHIFTS]
    built_in = [row.bit_count() for row in standing]
    free_in = [row.bit_count() for row in free]
    return (
        *built_in,
        *free_in,
        *[(row & standing[FORTRESS_ROW]).bit_count() for row in free],
        *_count_cathedrals(printed, cathedrals, built_in, free_in, free[CATHEDRAL_ROW]),
        *[(free[GREAT_HALL_ROW] & columns).bit_count() for columns in _citizen_halls(printed)],
        *[
            sum(1 for pair in pairs if standing[row] & pair and free[row] & pair)
            for row, pairs in enumerate(_link_pairs(printed))
        ],
        *[built >> building & 1 for building in _BUILDINGS],
        *[~closed >> building & 1 for building in _BUILDINGS],
    )


def _count_cathedrals(
    printed: Printed, cathedrals: tuple[int, ...], built_in: list[int], free_in: list[int], free: Mask
) -> tuple[float, ...]:
    """What Cathedrals score, what they may still score, and what the next one would (TD-32)."""
    number = len(cathedrals)
    favour = _favour(printed, cathedrals)
    rows = [row for column, row in enumerate(printed.scored_rows) if free >> column & 1]
    ready = sorted((built_in[row] for row in rows), reverse=True)
    following = _following(printed, cathedrals)
    return (
        sum(map(mul, favour, built_in)),
        *map(mul, favour, free_in),
        *[number >= reached for reached in range(1, WIDTH + 1)],
        following * ready[0] if ready else 0,
        following * ready[1] if len(ready) > 1 else 0,
        sum(ready),
        sum(free_in[row] for row in rows),
    )


def _following(printed: Printed, cathedrals: tuple[int, ...]) -> int:
    """What each building scores that the next Cathedral favours (TD-32)."""
    return printed.multipliers[len(cathedrals)] if len(cathedrals) < len(printed.multipliers) else 0


def _favour(printed: Printed, cathedrals: tuple[int, ...]) -> list[int]:
    """What each building of a row scores (TD-32)."""
    favour = [0] * len(ROWS)
    for order, column in enumerate(cathedrals):
        favour[printed.scored_rows[column]] = printed.multipliers[order]
    return favour


@lru_cache(BOXES)
def _citizen_halls(printed: Printed) -> tuple[int, ...]:
    """For each colour the columns of the Great Halls that bring its citizens, as a mask."""
    return tuple(
        sum(1 << column for column, hall in enumerate(printed.halls) if hall.gains_citizens and hall.of == colour)
        for colour in range(len(COLOURS))
    )


@lru_cache(BOXES)
def _link_pairs(printed: Printed) -> tuple[tuple[int, ...], ...]:
    """For each row the two columns of each of its links, as a mask."""
    return tuple(
        tuple(sum(1 << column for column in columns) for linked, columns in printed.links if linked == row)
        for row in range(len(ROWS))
    )


# What the wheel will bring


@dataclass(frozen=True, slots=True, eq=False)
class Turning:
    """What everyone knows of the wheel. Compared by identity, so that it makes a quick key."""

    soon: tuple[int, ...]
    """The colours of the next half day's plazas; `_NO_PLAZAS` if none is left."""
    then: tuple[int, ...]
    """And of those after it."""
    next_dice: tuple[float, ...]
    """For each building, how many dice to expect in the next half day that can build it."""
    later_dice: tuple[float, ...]
    """And in all half days after that one."""
    later: tuple[float, ...]
    """How many dice of each colour to expect in those."""


_NO_PLAZAS = (-1,) * SLOTS


_WHEEL = {
    **{f"next plaza {slot + 1} is {colour}": "openings" for slot in range(SLOTS) for colour in COLOURS},
    **{f"plaza {slot + 1} after that is {colour}": "openings" for slot in range(SLOTS) for colour in COLOURS},
    **{f"{colour} dice later": "openings" for colour in COLOURS},
}


def _count_wheel(turning: Turning) -> tuple[float, ...]:
    return (
        *[shown == colour for shown in turning.soon for colour in range(len(COLOURS))],
        *[shown == colour for shown in turning.then for colour in range(len(COLOURS))],
        *turning.later,
    )


_REACH = {
    **{f"{row} open for the next dice": "openings" for row in ROWS},
    **{f"{row} open for later dice": "openings" for row in ROWS},
    **{f"{row} open for later dice, times its favour": "cathedrals" for row in ROWS},
    "points of the next dice's favoured buildings": "cathedrals",
    "dice for open Great Halls": "openings",
    "best Cathedral for the next dice": "cathedrals",
    "links for the next dice": "links",
    "links for later dice": "links",
}


@lru_cache(COUNTED)
def _count_reach(key: tuple[Printed, Mask, Mask, tuple[int, ...], Turning]) -> tuple[float, ...]:
    """What the coming dice can build: for each open building, how many dice of its colour and value to expect."""
    printed, built, closed, cathedrals, turning = key
    next_dice, later_dice = turning.next_dice, turning.later_dice
    rows = [[shift + column for column in BITS[~closed >> shift & _COLUMN_MASK]] for shift in _SHIFTS]
    linked = [building for row in rows for building in row if built & printed.link_partner[building]]
    soon = [sum([next_dice[building] for building in row]) for row in rows]
    later = [sum([later_dice[building] for building in row]) for row in rows]
    favour = _favour(printed, cathedrals)
    return (
        *soon,
        *later,
        *map(mul, favour, later),
        sum(map(mul, favour, soon)),
        sum([next_dice[hall] * turning.soon.count(printed.halls[hall % WIDTH].asks) for hall in rows[GREAT_HALL_ROW]]),
        _following(printed, cathedrals)
        * max(
            [
                next_dice[cathedral] * (built & ROW_MASKS[printed.scored_rows[cathedral % WIDTH]]).bit_count()
                for cathedral in rows[CATHEDRAL_ROW]
            ],
            default=0,
        ),
        sum([next_dice[building] for building in linked]),
        sum([later_dice[building] for building in linked]),
    )


@lru_cache(1 << 10)
def _plazas_after(half_day: int, plazas: wheel.Plazas, table: wheel.HalfDay) -> wheel.Plazas:
    """Return the plazas of the next half day: those that this one destroys are turned."""
    return plazas if half_day == NUMBERING else wheel.after_half_day(plazas, NO_TILES, half_day, table)[0]


@lru_cache(1 << 12)
def _turning(half_day: int, half_days: int, plazas: wheel.Plazas, numbering: tuple[int, ...]) -> Turning:
    """Return what is known of the half days after this one."""
    coming = range(half_day + 1, half_days + 1)
    forecasts = [_forecast(number, plazas, half_day) for number in coming]
    nothing = (0.0,) * (len(COLOURS) * SIDES)
    later = tuple(map(sum, zip(nothing, *forecasts[1:], strict=True)))
    return Turning(
        _colours(half_day + 1, plazas) if len(coming) > 0 else _NO_PLAZAS,
        _colours(half_day + 2, plazas) if len(coming) > 1 else _NO_PLAZAS,
        _by_building(forecasts[0] if forecasts else nothing, numbering),
        _by_building(later, numbering),
        tuple(sum(later[colour * SIDES : (colour + 1) * SIDES]) for colour in range(len(COLOURS))),
    )


def _by_building(dice: Forecast, numbering: tuple[int, ...]) -> tuple[float, ...]:
    """Return the dice of each building's colour and value (TD-17); none while its column has no number."""
    values = (*numbering, *(0 for _ in range(WIDTH - len(numbering))))
    return tuple(dice[row // 2 * SIDES + value - 1] if value else 0.0 for row in range(len(ROWS)) for value in values)


def _colours(half_day: int, plazas: wheel.Plazas) -> tuple[int, ...]:
    return tuple(wheel.UP[plazas[wheel.place_of(half_day, slot)]] for slot in range(SLOTS))


def _forecast(half_day: int, plazas: wheel.Plazas, now: int) -> Forecast:
    """The dice to expect in a half day; one plaza in four is turned whenever a half day uses it."""
    found = [0.0] * (len(COLOURS) * SIDES)
    for slot, values in enumerate(_values_by_slot()):
        place = wheel.place_of(half_day, slot)
        used = sum((place - wheel.place_of(between, 0)) % wheel.PLACES < SLOTS for between in range(now + 1, half_day))
        up, down = divmod(plazas[place], len(COLOURS))
        stays = (1 + 0.5**used) / 2
        for value, chance in enumerate(values):
            found[up * SIDES + value] += stays * chance
            found[down * SIDES + value] += (1 - stays) * chance
    return tuple(found)


@cache
def _values_by_slot() -> tuple[tuple[float, ...], ...]:
    """For each slot, the chance that a die of each value lies there that players can use (TD-11, TD-12)."""
    counts = [[0] * SIDES for _ in range(SLOTS)]
    for rolls in product(range(1, SIDES + 1), repeat=SLOTS):
        for slot, die in enumerate(wheel.in_order(rolls)):
            if die % 2:
                counts[slot][die // 2 - 1] += 1
    return tuple(tuple(count / SIDES**SLOTS for count in row) for row in counts)


GROUPS = (
    Group(_CITIZENS, _count_citizens),
    *(Group(_resource_names(resource), _count_resource) for resource in RESOURCES),
    Group(_TOWN, _count_town),
    Group(_REACH, _count_reach),
    Group(_WHEEL, _count_wheel),
)
NAMES = tuple(name for group in GROUPS for name in group.names)
