"""How many points a sheet is likely to end with, for bots that look ahead.

Opponents don't matter: nobody can hinder anybody, so a player may treat the game as solitaire.

The outlook is a weighted sum of what can be counted on a sheet (`traits`). The weights, one set for each half day, are
in `outlook.json`; `bastide.lab.fitting` finds them.
"""

import json
from collections.abc import Hashable, Iterable
from functools import cache, lru_cache
from importlib.resources import files
from operator import mul
from typing import NamedTuple

from bastide.core.state import State
from bastide.games.troyes_dice import scoring
from bastide.games.troyes_dice.gains import MOST
from bastide.games.troyes_dice.moves import CATHEDRAL_ROW, COLOURS, FORTRESS_ROW, GREAT_HALL_ROW, RESOURCES, ROWS, WIDTH
from bastide.games.troyes_dice.sheet import ACTING, CIRCLED, CITIZENS, DONE, PAYING, UNSPENT, Mask, Printed
from bastide.games.troyes_dice.state import NUMBERING, TroyesDiceState

COLUMN_BONUSES = (3, 6, 11)  # places where all three tracks together bring a bonus (TD-39)
BUILDING_BONUS = 15  # the citizen who brings a prestige building (TD-37)
IN_SIGHT = 8  # from here on, that citizen is within reach
LINK = 6  # every sixth resource brings a citizen (TD-26)

REMEMBERED = 1 << 14  # how many sums of each kind are cached: some megabytes
BOXES = 16  # and for how many boxes the printed facts are; a server's bots open one for each move

_COLUMN_MASK = (1 << WIDTH) - 1
_SHIFTS = range(0, WIDTH * len(ROWS), WIDTH)
_NEXT_BONUS = tuple(next((place for place in COLUMN_BONUSES if place > shortest), 0) for shortest in range(MOST + 1))

_CITIZEN_TRAITS = (
    *(f"{colour} citizens" for colour in COLOURS),
    "shortest track",
    "middle track",
    *(f"column bonus {place}" for place in COLUMN_BONUSES),
    "missing for the next column bonus",
    *(f"{colour} building bonus" for colour in COLOURS),
    *(f"{colour} towards the building bonus" for colour in COLOURS),
)
_RESOURCE_TRAITS = (
    "any {}",
    "up to 2 {}",
    "up to 4 {}",
    "all {}",
    "pairs of {}",
    "circled {}",
    "{} since the last link",
)
_TOWN_TRAITS = (
    *(f"{row} built" for row in ROWS),
    *(f"{row} open" for row in ROWS),
    *(f"{row} open and sheltered" for row in ROWS),
    "points of Cathedrals",
    *(f"{row} open, times its favour" for row in ROWS),
    *(f"{number} Cathedrals" for number in range(1, WIDTH + 1)),
    "best Cathedral now",
    "second best Cathedral now",
    "buildings of open Cathedrals",
    "open buildings of open Cathedrals",
    *(f"open Great Hall for {colour} citizens" for colour in COLOURS),
    *(f"half a link of {row}" for row in ROWS),
)
TRAITS = (
    "start",
    *_CITIZEN_TRAITS,
    *(trait.format(resource) for resource in RESOURCES for trait in _RESOURCE_TRAITS),
    *_TOWN_TRAITS,
)


def alone(state: State, player: int) -> TroyesDiceState:
    """Return the same position with `player` alone at the table, as player 0."""
    assert isinstance(state, TroyesDiceState)
    twin = state.copy()
    twin.players = 1
    twin.sheets, twin.opening = [state.sheets[player]], [state.opening[player]]
    twin.waiting = (0,) if player in state.waiting else ()
    twin.crier = 0
    return twin


def is_done(state: State) -> bool:
    """Whether the player has only `end` left in this part, after which dice are rolled."""
    assert isinstance(state, TroyesDiceState)
    if state.half_day == NUMBERING:
        return len(state.numbering) == WIDTH
    return state.sheets[0].stage == DONE


def gist(state: State) -> Hashable:
    """What matters for the rest of the part, however it came about."""
    assert isinstance(state, TroyesDiceState)
    if state.half_day == NUMBERING:
        return state.numbering
    sheet = state.sheets[0]
    if sheet.stage in (PAYING, ACTING):
        return (sheet.stage, sheet.die, sheet.value, sheet.colour, sheet.changed, *sheet.tracks)
    return (sheet.pending, sheet.built, sheet.cathedrals, *sheet.tracks)


def parts_left(state: State) -> int:
    """How many half days are still to come after this one."""
    assert isinstance(state, TroyesDiceState)
    return state.game.box.wheel.half_days - state.half_day


def points(state: State) -> int:
    """What the sheet would score now."""
    assert isinstance(state, TroyesDiceState)
    return scoring.points(state.game.box.printed, state.sheets[0])


def traits(state: State) -> list[float]:
    """What is counted on a sheet, in the order of `TRAITS`."""
    assert isinstance(state, TroyesDiceState)
    sheet = state.sheets[0]
    found = [1.0, *_citizen_traits(*sheet.tracks[CITIZENS:])]
    for colour in range(len(COLOURS)):
        found += _resource_traits(sheet.tracks[CIRCLED + colour], sheet.tracks[UNSPENT + colour])
    found += _town_traits(state.game.box.printed, sheet.built, sheet.closed, sheet.cathedrals)
    return found


def outlook(state: State) -> float:
    """Return the points that the player can expect at the end, after their part of the half day."""
    assert isinstance(state, TroyesDiceState)
    left = parts_left(state)
    if not 0 < left <= len(_weights()):
        return float(points(state))
    sheet = state.sheets[0]
    # Most sheets of a half day differ in only one of these, so the others are cached.
    influence, deniers, knowledge, influence_left, deniers_left, knowledge_left, red, yellow, white = sheet.tracks
    return (
        _citizens(left, red, yellow, white)
        + _resources(left, 0, influence, influence_left)
        + _resources(left, 1, deniers, deniers_left)
        + _resources(left, 2, knowledge, knowledge_left)
        + _town(left, state.game.box.printed, sheet.built, sheet.closed, sheet.cathedrals)
    )


# The weights


class Weights(NamedTuple):
    """The weights for one half day, in the order of `TRAITS`."""

    start: float
    citizens: tuple[float, ...]
    resources: tuple[tuple[float, ...], ...]
    town: tuple[float, ...]


@cache
def _weights() -> list[Weights]:
    """The weights when one half day is still to come, two, three, …"""
    found = json.loads(files(__package__).joinpath("outlook.json").read_text(encoding="utf-8"))
    return [_split(half_day) for half_day in zip(*(found[trait] for trait in TRAITS), strict=True)]


def _split(weights: tuple[float, ...]) -> Weights:
    resources = 1 + len(_CITIZEN_TRAITS)
    each = len(_RESOURCE_TRAITS)
    town = resources + each * len(RESOURCES)
    return Weights(
        weights[0],
        weights[1:resources],
        tuple(weights[first : first + each] for first in range(resources, town, each)),
        weights[town:],
    )


def _weighted(weights: tuple[float, ...], counted: Iterable[float]) -> float:
    return sum(map(mul, weights, counted), 0.0)


@lru_cache(REMEMBERED)
def _citizens(left: int, red: int, yellow: int, white: int) -> float:
    weights = _weights()[left - 1]
    return weights.start + _weighted(weights.citizens, _citizen_traits(red, yellow, white))


@lru_cache(REMEMBERED)
def _resources(left: int, colour: int, circled: int, unspent: int) -> float:
    return _weighted(_weights()[left - 1].resources[colour], _resource_traits(circled, unspent))


@lru_cache(REMEMBERED)
def _town(left: int, printed: Printed, built: Mask, closed: Mask, cathedrals: tuple[int, ...]) -> float:
    return _weighted(_weights()[left - 1].town, _town_traits(printed, built, closed, cathedrals))


# What is counted


def _citizen_traits(red: int, yellow: int, white: int) -> tuple[float, ...]:
    shortest, middle, _ = sorted((red, yellow, white))
    aim = _NEXT_BONUS[shortest]
    return (
        red,
        yellow,
        white,
        shortest,
        middle,
        *[shortest >= place for place in COLUMN_BONUSES],
        max(0, aim - red) + max(0, aim - yellow) + max(0, aim - white),
        red >= BUILDING_BONUS,
        yellow >= BUILDING_BONUS,
        white >= BUILDING_BONUS,
        max(0, min(red, BUILDING_BONUS) - IN_SIGHT),
        max(0, min(yellow, BUILDING_BONUS) - IN_SIGHT),
        max(0, min(white, BUILDING_BONUS) - IN_SIGHT),
    )


def _resource_traits(circled: int, unspent: int) -> tuple[float, ...]:
    pairs = unspent // scoring.PAIR
    return (min(unspent, 1), min(unspent, 2), min(unspent, 4), unspent, pairs, circled, circled % LINK)


def _town_traits(printed: Printed, built: Mask, closed: Mask, cathedrals: tuple[int, ...]) -> tuple[float, ...]:
    standing = [built >> shift & _COLUMN_MASK for shift in _SHIFTS]
    free = [~closed >> shift & _COLUMN_MASK for shift in _SHIFTS]
    built_in = [row.bit_count() for row in standing]
    free_in = [row.bit_count() for row in free]
    return (
        *built_in,
        *free_in,
        *[(row & standing[FORTRESS_ROW]).bit_count() for row in free],
        *_cathedral_traits(printed, cathedrals, built_in, free_in, free[CATHEDRAL_ROW]),
        *[(free[GREAT_HALL_ROW] & columns).bit_count() for columns in _citizen_halls(printed)],
        *[
            sum(1 for pair in pairs if standing[row] & pair and free[row] & pair)
            for row, pairs in enumerate(_link_pairs(printed))
        ],
    )


def _cathedral_traits(
    printed: Printed, cathedrals: tuple[int, ...], built_in: list[int], free_in: list[int], free: Mask
) -> tuple[float, ...]:
    """What Cathedrals score, what they may still score, and what the next one would (TD-32)."""
    number = len(cathedrals)
    favour = [0] * len(ROWS)
    for order, column in enumerate(cathedrals):
        favour[printed.scored_rows[column]] = printed.multipliers[order]
    rows = [row for column, row in enumerate(printed.scored_rows) if free >> column & 1]
    ready = sorted((built_in[row] for row in rows), reverse=True)
    following = printed.multipliers[number] if number < len(printed.multipliers) else 0
    return (
        sum(map(mul, favour, built_in)),
        *map(mul, favour, free_in),
        *[number >= reached for reached in range(1, WIDTH + 1)],
        following * ready[0] if ready else 0,
        following * ready[1] if len(ready) > 1 else 0,
        sum(ready),
        sum(free_in[row] for row in rows),
    )


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
