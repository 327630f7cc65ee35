"""The flow of a half day: what may be done now, and doing it (TD-6 to TD-28, TD-42 to TD-44)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from operator import or_

from bastide.core.extras import needs
from bastide.games.troyes_dice.gains import ALL_COLOURS, EACH, EXTRAS, OVERFLOW, PAIR
from bastide.games.troyes_dice.moves import (
    BUILD,
    COLOUR,
    COLOURS,
    DECLINE,
    DECREASING,
    DIE,
    END,
    GAIN,
    INCREASING,
    NUMBER,
    PAY,
    PRESTIGE,
    RELIEF,
    SIDES,
    TAKE,
    VALUE,
    WIDTH,
    WORK,
)
from bastide.games.troyes_dice.sheet import ACTING, BONUS, CHOOSING, COLOUR_CHANGED, DONE, PAYING, VALUE_CHANGED
from bastide.games.troyes_dice.state import NUMBERING
from bastide.lab.batch.apart import repeated
from bastide.lab.batch.troyes_dice import bonuses, gains, sheet, wheel
from bastide.lab.batch.troyes_dice.banquets import PRICE
from bastide.lab.batch.troyes_dice.bonuses import Part
from bastide.lab.batch.troyes_dice.gains import BUILDING, on_top
from bastide.lab.batch.troyes_dice.position import NO_SEAT, SETTLING, State
from bastide.lab.batch.troyes_dice.sheet import TRACK, UNSPENT
from bastide.lab.batch.troyes_dice.wheel import COLUMN, COUNT, NO_COLUMN, NOT_NUMBERED, Chosen, Dice, column_of
from bastide.lab.batch.values import of, put

with needs("batch"):
    import jax
    import jax.numpy as jnp

_AT_ONCE = 3
"""Gains that are taken with the move; more of them wait for `settle`."""
_IN_ORDER = [sum((way * value) % SIDES << COLUMN * value for value in range(SIDES)) for way in (1, -1)]
"""The columns of the values from one on, counted up and down."""


@dataclass(frozen=True)
class Choice:
    """What a player has chosen in the half day: one word in a state."""

    die: jax.Array
    """The slot of the die; -1 for none."""
    value: jax.Array
    colour: jax.Array
    changed: jax.Array

    @property
    def word(self) -> jax.Array:
        """The same as a word; 0 before anything is chosen."""
        return self.die + 1 | self.value << 3 | self.colour << 6 | self.changed << 8


def choice_of(word: jax.Array) -> Choice:
    """What such a word says."""
    return Choice((word & 7) - 1, word >> 3 & 7, word >> 6 & 3, word >> 8 & 3)


# What may be done now


@dataclass(frozen=True)
class Legal:
    """The legal moves as three sets, a bit each."""

    early: jax.Array
    """The moves before those that name a citizen, by their numbers."""
    prestige: jax.Array
    """Squares of bonus buildings."""
    work: jax.Array
    """Likewise."""
    late: jax.Array
    """Three citizens, then decline and end."""


LATE_DECLINE, LATE_END = (1 << len(COLOURS) + bit for bit in range(2))
"""Decline and end in `Legal.late`."""


def legal(state: State) -> Legal:
    """The legal moves of the player on turn."""
    own, dice, choice = state.own, Dice(state), choice_of(state.choice)
    stage, over = state.stage, state.terminated
    numbering = (state.half_day == NUMBERING) & ~over
    plays = (state.half_day != NUMBERING) & ~over
    unspent = [own.unspent(colour) for colour in range(len(COLOURS))]
    early, end = _numbering_moves(state)
    zero = jnp.zeros_like(stage)
    by_stage = jnp.where(stage == CHOOSING, _dice_moves(dice, unspent), zero)
    paying = reduce(or_, (jnp.where(have > 0, 1 << PAY + colour, 0) for colour, have in enumerate(unspent)))
    by_stage = jnp.where(stage == PAYING, paying, by_stage)
    by_stage = jnp.where(stage == ACTING, _actions(state, own, dice, choice, unspent), by_stage)
    code = jnp.where((stage == BONUS) & plays, gains.first(state.pending), 0)
    is_each = (code >= EACH) & (code < PAIR)
    by_stage = jnp.where(is_each, (code & ALL_COLOURS) << TAKE, by_stage)
    prestige, work = bonuses.buildable(state.rules, own, code)
    done = jnp.where((stage == DONE) & plays | numbering & end, LATE_END, 0)
    return Legal(
        early=jnp.where(numbering, early, jnp.where(plays, by_stage, zero)),
        prestige=prestige,
        work=work,
        late=_late_choices(state, own, code) | done,
    )


def _numbering_moves(state: State) -> tuple[jax.Array, jax.Array]:
    """The crier's moves, and whether they can end: all values are above a column (TD-7 to TD-9)."""
    unused = reduce(
        or_,
        (
            jnp.where(column_of(state.columns, jnp.full_like(state.columns, value)) == NO_COLUMN, 1 << value - 1, 0)
            for value in range(1, SIDES + 1)
        ),
    )
    moves = unused << NUMBER if state.rules.game.is_expert else jnp.full_like(unused, 1 << INCREASING | 1 << DECREASING)
    return jnp.where(unused == 0, 0, moves), unused == 0


def _dice_moves(dice: Dice, unspent: Sequence[jax.Array]) -> jax.Array:
    """The dice that can be chosen, or relief if none can (TD-19 to TD-21)."""
    affordable = dice.affordable(unspent)
    moves = reduce(or_, (jnp.where(one, 1 << DIE + slot, 0) for slot, one in enumerate(affordable)))
    return jnp.where(moves == 0, 1 << RELIEF, moves)


def _actions(state: State, own: sheet.Sheet, dice: Dice, choice: Choice, unspent: Sequence[jax.Array]) -> jax.Array:
    """The moves with the chosen die: change it (TD-22 to TD-24), gain resources or build (TD-25, TD-28)."""
    chosen = Chosen(state.rules, dice, choice.die)
    may_value = (choice.changed & VALUE_CHANGED == 0) & (chosen.step != 0)
    may_colour = (choice.changed & COLOUR_CHANGED == 0) & (chosen.colour_cost != 0) & (unspent[2] >= chosen.colour_cost)
    moves = jnp.full_like(choice.die, 1 << GAIN)
    for value in range(1, SIDES + 1):
        affords = chosen.value_cost(jnp.abs(choice.value - value)) <= unspent[0]
        moves = moves | jnp.where(may_value & affords & (choice.value != value), 1 << VALUE + value - 1, 0)
    for colour in range(len(COLOURS)):
        moves = moves | jnp.where(may_colour & (choice.colour != colour), 1 << COLOUR + colour, 0)
    square = choice.colour * WIDTH + column_of(state.columns, jnp.maximum(choice.value, 1))
    has_value = choice.value > 0
    prestige, work = (free >> square & 1 != 0 for free in own.free)
    moves = moves | jnp.where(has_value & prestige & (chosen.prestige != 0), 1 << PRESTIGE, 0)
    return moves | jnp.where(has_value & work, 1 << WORK, 0)


def _late_choices(state: State, own: sheet.Sheet, code: jax.Array) -> jax.Array:
    """The citizens that a gain lets the player choose, and whether they may decline (TD-36 to TD-38)."""
    printed = state.rules.printed
    is_set = (code >= PAIR) & (code < EXTRAS)  # of two colours, or one of them
    moves = jnp.where(is_set, code & ALL_COLOURS, 0)
    moves = jnp.where(code == EXTRAS, ALL_COLOURS, moves)
    open_tracks = reduce(
        or_,
        (jnp.where(own.citizen_count(colour) < printed.citizens, 1 << colour, 0) for colour in range(len(COLOURS))),
    )
    moves = jnp.where(code == OVERFLOW, open_tracks | LATE_DECLINE, moves)
    if state.rules.game.may_decline_buildings:
        moves = jnp.where(code >= BUILDING, LATE_DECLINE, moves)
    return moves


# Doing it


def advance(state: State, action: jax.Array) -> State:
    """Make a legal move, up to `settle`. The last one leaves the rewards to `scoring`."""
    numbers = state.half_day == NUMBERING
    state = replace(state, columns=jnp.where(numbers, _numbered(state.columns, action), state.columns))
    dice, choice = Dice(state), choice_of(state.choice)
    part = replace(bonuses.of_state(state), stage=jnp.where(numbers, CHOOSING, state.stage))
    acts = jnp.where(numbers, END, action)
    part, choice = _prepare(part, choice, dice, state, acts)
    part = _act(part, choice, dice, state, acts)
    part = repeated(_AT_ONCE, partial(bonuses.take, state.rules), part)
    ended, ends = _end(state, action == END, numbers), action == END
    return replace(
        ended,
        own=sheet.where(ends, ended.own, part.sheet),
        choice=jnp.where(ends, ended.choice, choice.word),
        pending=part.pending,
        stage=jnp.where(ends, ended.stage, part.stage),
    )


def _numbered(columns: jax.Array, action: jax.Array) -> jax.Array:
    """Number the columns: in a direction from the first one (TD-7), or one after another (TD-8)."""
    turned = jnp.zeros_like(columns)
    number = jnp.zeros_like(columns)
    for value in range(SIDES):
        own = columns >> COLUMN * value & NO_COLUMN
        number = number + (own != NO_COLUMN)
        for way, in_order in enumerate(_IN_ORDER):
            # In order from this value on, if the first column has it.
            from_here = (in_order << COLUMN * value | in_order >> COLUMN * (SIDES - value)) & NOT_NUMBERED
            turned = jnp.where((own == 0) & (action == way), from_here, turned)
    field = COLUMN * jnp.clip(action - NUMBER, 0, SIDES - 1)
    one_more = columns & ~(NO_COLUMN << field) | number << field
    is_number = (action >= NUMBER) & (action < DIE)
    return jnp.where(action < NUMBER, turned, jnp.where(is_number, one_more, columns))


def _prepare(part: Part, choice: Choice, dice: Dice, state: State, action: jax.Array) -> tuple[Part, Choice]:
    """Choose a die and pay for its sector (TD-19, TD-20), or change it (TD-22 to TD-24)."""
    takes, slot = (action >= DIE) & (action < RELIEF), jnp.clip(action - DIE, 0, RELIEF - DIE - 1)
    price = of([jnp.asarray(one, jnp.int32) for one in dice.prices], slot)
    cost = jnp.where(takes, _resources(price), 0)
    stage = jnp.where(takes, jnp.where(price >> PRICE * len(COLOURS) != 0, PAYING, ACTING), part.stage)
    pays, paid = (action >= PAY) & (action < VALUE), jnp.clip(action - PAY, 0, len(COLOURS) - 1)
    cost = cost + (jnp.where(pays, 1, 0) << UNSPENT + TRACK * paid)
    stage = jnp.where(pays, ACTING, stage)
    chosen = Chosen(state.rules, dice, choice.die)
    revalues, value = (action >= VALUE) & (action < COLOUR), action - VALUE + 1
    cost = cost + (jnp.where(revalues, chosen.value_cost(jnp.abs(value - choice.value)), 0) << UNSPENT)
    recolours, colour = (action >= COLOUR) & (action < GAIN), action - COLOUR
    cost = cost + (jnp.where(recolours, chosen.colour_cost, 0) << UNSPENT + 2 * TRACK)
    choice = Choice(
        die=jnp.where(takes, slot, choice.die),
        value=jnp.where(takes, of(dice.values, slot), jnp.where(revalues, value, choice.value)),
        colour=jnp.where(takes, of(dice.colours, slot), jnp.where(recolours, colour, choice.colour)),
        changed=choice.changed | jnp.where(revalues, VALUE_CHANGED, 0) | jnp.where(recolours, COLOUR_CHANGED, 0),
    )
    own = replace(part.sheet, resources=part.sheet.resources - cost)
    return replace(part, sheet=own, stage=stage), choice


def _resources(price: jax.Array) -> jax.Array:
    """A price as unspent resources."""
    asked = (price >> PRICE * colour & (1 << PRICE) - 1 for colour in range(len(COLOURS)))
    return reduce(or_, (number << UNSPENT + TRACK * colour for colour, number in enumerate(asked)))


def _act(part: Part, choice: Choice, dice: Dice, state: State, action: jax.Array) -> Part:
    """Gain resources (TD-25), build (TD-28), take relief (TD-21), or answer a bonus: stack what that brings."""
    by_die, is_bonus = (action == PRESTIGE) | (action == WORK), (action >= BUILD) & (action < DECLINE)
    place = jnp.clip(action - BUILD, 0, DECLINE - BUILD - 1)
    row = jnp.where(by_die, 2 * choice.colour + (action == WORK), place // WIDTH)
    column = jnp.where(by_die, column_of(state.columns, jnp.maximum(choice.value, 1)), place % WIDTH)
    available = available_to(choice, dice)
    code = gains.first(part.pending)
    part, new = bonuses.build(
        state.rules, part, (by_die | is_bonus, row, column), Chosen(state.rules, dice, choice.die), available
    )
    new = new | bonuses.chosen(code, action)
    at_once = jnp.where(action == GAIN, 32 * choice.colour + choice.value, 0)
    at_once = jnp.where(action == RELIEF, EACH + ALL_COLOURS, at_once)
    new = on_top(at_once, new)
    answers = (action >= TAKE) & (action < END)
    pending = gains.replaced(part.pending, answers, new)
    settles = answers | by_die | (action == GAIN) | (action == RELIEF)
    return replace(part, pending=pending, stage=jnp.where(settles, SETTLING, part.stage))


def available_to(choice: Choice, dice: Dice) -> jax.Array:
    """The dice that a player's Great Halls count: a chosen die in any case (TD-30, TD-31, TD-51)."""
    counted = of([jnp.where(counts, 1, 0) for counts in dice.counts], choice.die)
    own = (choice.die >= 0) & (counted == 0)
    return dice.available + (jnp.where(own, 1, 0) << COUNT * of(dice.colours, choice.die))


def _end(state: State, ends: jax.Array, numbers: jax.Array) -> State:
    """End a part; the last one closes the half day (TD-42 to TD-44). The crier's end opens the first one."""
    seat, rules = state.current_player, state.rules
    plays = ends & ~numbers
    closes = plays & (seat == rules.players - 1)
    writes = jnp.where(plays, seat, NO_SEAT)
    state = wheel.after_half_day(state, closes)
    over = closes & (state.half_day == rules.box.wheel.half_days)
    state = replace(
        state,
        sheets=sheet.with_player(state.sheets, writes, state.own),
        parts=tuple(jnp.where(closes, 0, part) for part in put(state.parts, writes, state.choice)),
        current_player=jnp.where(plays, seat + 1, seat),
    )
    state = open_half_day(state, (closes | ends & numbers) & ~over)
    return replace(
        state,
        own=sheet.of_player(state.sheets, state.current_player),
        choice=jnp.zeros_like(state.choice),
        stage=jnp.full_like(state.stage, CHOOSING),
        current_player=jnp.where(over, NO_SEAT, state.current_player),
        half_day=state.half_day + over,
        dice=jnp.where(over, 0, state.dice),
        opening=sheet.all_where(over, state.sheets, state.opening),
        terminated=state.terminated | over,
    )


def open_half_day(state: State, opens: jax.Array) -> State:
    """Roll the dice, lay them on the wheel and resolve the event, where a half day `opens` (TD-10 to TD-16)."""
    chance, rolled = wheel.roll(state.chance, opens)
    state = replace(state, chance=chance, half_day=state.half_day + opens, dice=jnp.where(opens, rolled, state.dice))
    squares = jnp.where(opens, wheel.attacked(state), 0)
    sheets = tuple(each.struck_at(squares) for each in state.sheets)
    return replace(
        state,
        sheets=sheets,
        opening=sheet.all_where(opens, sheets, state.opening),
        current_player=jnp.where(opens, 0, state.current_player),
    )
