"""Gains and the bonuses they set off, one symbol at a time (TD-25 to TD-41, ruling Q4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from typing import Any

from bastide.core.extras import needs
from bastide.games.troyes_dice.banquets import EXTRAS as BANQUETS
from bastide.games.troyes_dice.banquets import ONE_MORE_DIE, ONE_OF_EACH, OWN_CITIZEN, RED_AND_OTHER
from bastide.games.troyes_dice.gains import ALL_COLOURS, EACH, EXTRAS, ONE_OF, OVERFLOW, PAIR, PEOPLE
from bastide.games.troyes_dice.gains import BUILDING as BUILDING_OF_RULES
from bastide.games.troyes_dice.moves import BUILD, CITIZEN, COLOURS, GREAT_HALL_ROW, RED, TAKE, WIDTH
from bastide.games.troyes_dice.sheet import BONUS, DONE, Hall, Printed
from bastide.lab.batch.apart import some_game
from bastide.lab.batch.troyes_dice import gains, sheet
from bastide.lab.batch.troyes_dice.gains import BUILDING, on_top
from bastide.lab.batch.troyes_dice.position import SETTLING, Components, State
from bastide.lab.batch.troyes_dice.sheet import MOST, TRACK, UNSPENT, Sheet
from bastide.lab.batch.troyes_dice.wheel import COUNT, Chosen
from bastide.lab.batch.values import lookup, lowest_bit, of

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

_NONE = np.uint32(0)
_GROUP = 5
"""Bits of a number within a code."""
_ONE_RED = PEOPLE + 32 * RED + 1


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Part:
    """The sheet of the player on turn, the gains they have still to take, and how far they have come."""

    sheet: Sheet
    pending: tuple[jax.Array, ...]
    stage: jax.Array


# Building


def build(
    rules: Components, part: Part, building: tuple[jax.Array, jax.Array, jax.Array], by: Chosen, available: jax.Array
) -> tuple[Part, jax.Array]:
    """Draw a building, and return what it gives: its own gain, a banquet's extra, its link (TD-28 to TD-34).

    A building is whether there is one, its row and its column. `by` is the chosen die; in the stage of bonuses it is
    of no account (ruling Q8).
    """
    builds, row, column = building
    by_die = part.stage != BONUS
    place = row * WIDTH + column
    standing = part.sheet.row(row) << 1  # a bit lower: that of the column to the left
    right = lookup(_link_to(rules.printed, 1), place)
    left = lookup(_link_to(rules.printed, -1), place)
    due = (standing >> column & left | standing >> column + 2 & right) != 0
    new = jnp.where(due, lookup(rules.printed.link_gain, place), 0).astype(jnp.uint32)
    if rules.has_tiles:
        new = on_top(jnp.where(by_die, _extra(by, row), 0), new)
    hall = _hall_gain(rules, column, by, by_die, available)
    own = jnp.where(row == GREAT_HALL_ROW, hall, lookup(rules.printed.own_gain, place))
    new = jnp.where(builds, on_top(own, new), _NONE)
    return replace(part, sheet=sheet.draw(part.sheet, builds, row, column)), new


def _link_to(printed: Printed, way: int) -> list[int]:
    """For each building, whether it has a link to the one next to it on a side (TD-34)."""
    neighbours = [place + way for place in range(len(printed.link_partner))]
    return [int(partner == 1 << max(place, 0)) for place, partner in zip(neighbours, printed.link_partner, strict=True)]


def _hall_gain(rules: Components, column: jax.Array, by: Chosen, by_die: jax.Array, available: jax.Array) -> jax.Array:
    """What a Great Hall gives for the available dice (TD-30, TD-31)."""
    halls = rules.printed.halls
    dice = available >> COUNT * lookup([hall.asks for hall in halls], column) & (1 << COUNT) - 1
    if rules.has_tiles:
        dice = dice + (by_die & (by.extra == _of_banquet(ONE_MORE_DIE)))
    code = lookup([_hall_code(hall) for hall in halls], column)
    return jnp.where(dice == 0, 0, code + dice * lookup([hall.amount for hall in halls], column))


def _hall_code(hall: Hall) -> int:
    return (PEOPLE if hall.gains_citizens else 0) + 32 * hall.of


def _of_banquet(extra: str) -> int:
    return 1 + BANQUETS.index(extra)


def _extra(by: Chosen, row: jax.Array) -> jax.Array:
    """What the banquet beside the die's plaza adds to a building of this row (TD-51)."""
    code = jnp.where(by.extra == _of_banquet(ONE_OF_EACH), EACH + ALL_COLOURS, 0)
    code = jnp.where(by.extra == _of_banquet(OWN_CITIZEN), PEOPLE + 32 * (row >> 1) + 1, code)
    code = jnp.where(by.extra == _of_banquet(RED_AND_OTHER), EXTRAS, code)
    return jnp.where(by.extra_for >> row & 1 != 0, code, 0)


# Taking gains


def settle(state: State) -> State:
    """Take gains from the stack of the player on turn until they must choose or none is left, in all games."""
    part = jax.lax.while_loop(
        lambda part: some_game(part.stage == SETTLING), partial(take, state.rules), of_state(state)
    )
    return with_part(state, part)


def of_state(state: State) -> Part:
    """The part of the player on turn."""
    return Part(state.own, state.pending, state.stage)


def with_part(state: State, part: Part) -> State:
    """The position with a sheet and gains of the player on turn."""
    return replace(state, own=part.sheet, pending=part.pending, stage=part.stage)


def take(rules: Components, part: Part) -> Part:
    """Take one gain from the stack, if the player on turn is taking any."""
    active = part.stage == SETTLING
    code = jnp.where(active, gains.first(part.pending), 0)
    kind, number = code >> _GROUP, code & MOST
    is_resources, is_citizens, is_each = code < PEOPLE, (code >= PEOPLE) & (code < EACH), (code >= EACH) & (code < PAIR)
    colour = jnp.where(is_resources, kind, jnp.where(is_citizens, kind - len(COLOURS), 0))
    circled, resources_set_off = _circle_resources(rules, part.sheet, colour, number)
    joined, citizens_set_off = _circle_citizens(rules, part.sheet, colour, number)
    ordered, waits, singles = _one_of_each(rules, part.sheet, code)
    new = jnp.where(is_resources, resources_set_off, jnp.where(is_citizens, citizens_set_off, _NONE))
    new = jnp.where(is_each, jnp.where(waits, ordered.astype(jnp.uint32), singles), new)
    asks = is_each & waits | (code >= PAIR) & ~((code >= BUILDING) & _lapses(rules, part.sheet, code))
    pops = active & (~asks | is_each)
    pending = gains.replaced(part.pending, pops, jnp.where(pops, new, _NONE))
    none_left = gains.first(pending) == 0
    stage = jnp.where(asks, BONUS, jnp.where(none_left, DONE, SETTLING))
    own = replace(
        part.sheet,
        resources=part.sheet.resources + jnp.where(active & is_resources, circled, 0),
        citizens=part.sheet.citizens + jnp.where(active & is_citizens, joined, 0),
    )
    return Part(own, pending, jnp.where(active, stage, part.stage))


def _circle_resources(
    rules: Components, own: Sheet, colour: jax.Array, number: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Circle resources from the left up to the next one with a citizen, who comes at once (TD-25 to TD-27)."""
    printed, have = rules.printed, own.circled(colour)
    to_link = lowest_bit(_places(printed.linked) >> have) + 1
    gained = jnp.minimum(number, jnp.minimum(to_link, printed.resources - have))
    left = number - gained
    rest = jnp.where(left > 0, 32 * colour + left, 0)
    new = on_top(PEOPLE + 32 * colour + 1, on_top(rest, jnp.zeros_like(colour, jnp.uint32)))
    track = TRACK * colour
    return (gained << track) + (gained << UNSPENT + track), jnp.where(gained == to_link, new, _NONE)


def _places(places: Sequence[int] | frozenset[int]) -> Any:
    """A bit for each place of a track, from the first one on."""
    return np.int32(sum(1 << place - 1 for place in places))


def _circle_citizens(
    rules: Components, own: Sheet, colour: jax.Array, number: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Circle citizens from the left until one sets off a bonus or the track is full (TD-35 to TD-39)."""
    printed, length = rules.printed, rules.printed.citizens
    counts = [own.citizen_count(each) for each in range(len(COLOURS))]
    have = of(counts, colour)
    others = reduce(jnp.minimum, (jnp.where(colour == each, MOST, count) for each, count in enumerate(counts)))
    on_tracks = [_places([place for place, code in enumerate(codes) if code]) for codes in printed.track_bonus]
    # A column's bonus comes with its last citizen.
    columns = _places([place for place, code in enumerate(printed.column_bonus) if code]) & ((1 << others) - 1)
    to_bonus = lowest_bit((of(on_tracks, colour) | columns) >> have) + 1
    gained = jnp.minimum(number, jnp.minimum(to_bonus, length - have))
    left = number - gained
    bonus = jnp.where(gained == to_bonus, _bonus_at(rules, colour, have + gained, others), 0)
    overflows = (bonus == 0) & (left > 0) & (others < length)  # unless all three tracks are full (TD-36)
    first = jnp.where(overflows, OVERFLOW, bonus)
    rest = left - overflows
    below = jnp.where((rest > 0) & (first != 0), PEOPLE + 32 * colour + rest, 0)
    return gained << TRACK * colour, on_top(first, below.astype(jnp.uint32))


def _bonus_at(rules: Components, colour: jax.Array, place: jax.Array, others: jax.Array) -> jax.Array:
    """The bonus that a track has at a place, or its column."""
    printed, bonus = rules.printed, jnp.zeros_like(place)
    for number, codes in enumerate(printed.track_bonus):
        for at, code in enumerate(codes):
            if code:
                bonus = jnp.where((colour == number) & (place == at), _code(rules, code), bonus)
    for at, code in enumerate(printed.column_bonus):
        if code:
            bonus = jnp.where((place == at) & (others >= at), _code(rules, code), bonus)
    return bonus


def _code(rules: Components, code: int) -> int:
    """A code of the rules in eight bits."""
    is_building = code >= BUILDING_OF_RULES
    return BUILDING + rules.choices.index(code - BUILDING_OF_RULES) if is_building else code


def _one_of_each(rules: Components, own: Sheet, code: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """One resource each of some colours: the code without full tracks, whether the player chooses the order, and the
    single gains if they don't (ruling Q4)."""
    printed, with_room, linked = rules.printed, jnp.zeros_like(code), jnp.zeros_like(code)
    singles = jnp.zeros_like(code, jnp.uint32)
    for colour in reversed(range(len(COLOURS))):
        have, asked = own.circled(colour), code >> colour & 1 != 0
        with_room = with_room | jnp.where(asked & (have < printed.resources), 1 << colour, 0)
        linked = linked | jnp.where(_places(printed.linked) >> have & 1 != 0, 1 << colour, 0)
        singles = on_top(jnp.where(asked, 32 * colour + 1, 0), singles)
    several = with_room & with_room - 1 != 0
    return EACH + with_room, several & (linked & with_room != 0), singles


def _lapses(rules: Components, own: Sheet, code: jax.Array) -> jax.Array:
    """Whether none of the buildings is left (TD-41)."""
    prestige, work = buildable(rules, own, code)
    return prestige | work == 0


def buildable(rules: Components, own: Sheet, code: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The prestige and work buildings that a bonus offers; none for other codes."""
    number = code - BUILDING
    found = []
    for offered, free in zip(rules.buildable, own.free, strict=True):
        chosen = jnp.zeros_like(code)
        for place, squares in enumerate(offered):
            chosen = jnp.where(number == place, squares, chosen)
        found.append(chosen & free)
    return found[0], found[1]


# Choosing


def chosen(code: jax.Array, action: jax.Array) -> jax.Array:
    """What the answer to the gain on top brings, other than a building: up to two gains."""
    take_colour, citizen_colour = action - TAKE, action - CITIZEN
    others = code ^ 1 << jnp.clip(take_colour, 0, len(COLOURS) - 1)
    resources = on_top(32 * take_colour + 1, others.astype(jnp.uint32))
    left_over = jnp.where(
        code == EXTRAS, jnp.where(citizen_colour == RED, ONE_OF + ALL_COLOURS - (1 << RED), _ONE_RED), 0
    )
    is_pair = (code >= PAIR) & (code < ONE_OF)
    other = lowest_bit(code & ALL_COLOURS & ~(1 << jnp.clip(citizen_colour, 0, len(COLOURS) - 1)))
    left_over = jnp.where(is_pair, PEOPLE + 32 * other + 1, left_over)
    citizens = on_top(PEOPLE + 32 * citizen_colour + 1, left_over.astype(jnp.uint32))
    is_take, is_citizen = (action >= TAKE) & (action < CITIZEN), (action >= CITIZEN) & (action < BUILD)
    return jnp.where(is_take, resources, jnp.where(is_citizen, citizens, _NONE))
