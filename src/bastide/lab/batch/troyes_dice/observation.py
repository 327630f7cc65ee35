"""Observations and masks, number for number as `games.troyes_dice.observation` lays them out."""

from collections.abc import Iterable

from bastide.core.extras import needs
from bastide.games.troyes_dice.banquets import TILES
from bastide.games.troyes_dice.gains import BITS, EACH, EXTRAS, ONE_OF, PAIR, PEOPLE
from bastide.games.troyes_dice.moves import BUILD, CITIZEN, COLOURS, ROWS, SIDES, WIDTH
from bastide.games.troyes_dice.sheet import CHOOSING, ENDED, STAGES
from bastide.games.troyes_dice.state import NUMBERING
from bastide.games.troyes_dice.wheel import PLACES
from bastide.lab.batch.troyes_dice import gains, scoring
from bastide.lab.batch.troyes_dice.banquets import PRICE
from bastide.lab.batch.troyes_dice.gains import BUILDING
from bastide.lab.batch.troyes_dice.half_day import LATE_END, available_to, choice_of, legal
from bastide.lab.batch.troyes_dice.position import Components, State
from bastide.lab.batch.troyes_dice.sheet import ORDER, TRACK, UNSPENT, Sheet, stacked, with_player
from bastide.lab.batch.troyes_dice.wheel import COLUMN, COUNT, FACE, NUMBER, Chosen, Dice
from bastide.lab.batch.values import Value, of

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

_IN_ORDER = 4
"""How many of the gains that a player has still to take are told one by one."""
_GAIN = 6 + 9 + 2 + len(ROWS)
_COLOURS, _SQUARES = len(COLOURS), len(COLOURS) * WIDTH


def observe(state: State, viewer: jax.Array) -> jax.Array:
    """Return what `viewer` may know, own seat first; -1 is a spectator."""
    first = jnp.maximum(viewer, 0)
    seats = (first + jnp.arange(state.rules.players)) % state.rules.players
    # Of a player's sheet, others know what it was when the half day opened (TD-19).
    now, then = stacked(with_player(state.sheets, state.current_player, state.own)), stacked(state.opening)
    sheets = jax.tree.map(lambda own, other: jnp.where(seats == viewer, own[seats], other[seats]), now, then)
    numbers = (*_sheets(state, sheets), *_time(state, seats), *_wheel(state), *_table(state), *_own_part(state, viewer))
    return jnp.concatenate([jnp.ravel(part).astype(jnp.int16) for part in numbers])


def legal_action_mask(state: State) -> jax.Array:
    """Return for each move whether the player on turn may make it."""
    moves = legal(state)
    buildings = jnp.stack([_bits(moves.prestige, _SQUARES), _bits(moves.work, _SQUARES)])
    rows = jnp.moveaxis(buildings.reshape(2, _COLOURS, WIDTH), 0, 1)
    late = _bits(moves.late, LATE_END.bit_length())
    found = jnp.concatenate([_bits(moves.early, CITIZEN), late[:_COLOURS], rows.reshape(-1), late[_COLOURS:]])
    assert BUILD == CITIZEN + _COLOURS
    return found != 0


def _bits(word: jax.Array, number: int) -> jax.Array:
    """A number for each bit."""
    return word[..., None] >> jnp.arange(number) & 1


def _one_of(index: jax.Array, length: int) -> jax.Array:
    return index[..., None] == jnp.arange(length)


def _fields(word: jax.Array, width: int, number: int) -> jax.Array:
    """The numbers that stand side by side in a word."""
    return word[..., None] >> width * jnp.arange(number) & (1 << width) - 1


def _sheets(state: State, sheets: Sheet) -> list[jax.Array]:
    """What is drawn, closed and struck on all sheets, their tracks, and what their Cathedrals make of them."""
    closed = [sheets.prestige | sheets.struck, sheets.work | sheets.struck]
    favours = scoring.favours(state.rules.printed, sheets.cathedrals)
    return [
        _rows(sheets.prestige, sheets.work),
        _rows(*closed),
        _bits(sheets.struck, _SQUARES),
        _fields(sheets.resources, TRACK, _COLOURS),
        _fields(sheets.resources >> UNSPENT, TRACK, _COLOURS),
        _fields(sheets.citizens, TRACK, _COLOURS),
        jnp.stack(favours, axis=-1),
        jnp.sum(_fields(sheets.cathedrals, ORDER, WIDTH) != 0, axis=-1),
    ]


def _rows(prestige: jax.Array, work: jax.Array) -> jax.Array:
    """The rows of all sheets from the top: of each colour the prestige, then the work buildings."""
    kinds = jnp.stack([_bits(prestige, _SQUARES), _bits(work, _SQUARES)], axis=1)
    return jnp.moveaxis(kinds.reshape(-1, 2, _COLOURS, WIDTH), 1, 2)


def _time(state: State, seats: jax.Array) -> list[jax.Array]:
    over = state.half_day > state.rules.box.wheel.half_days
    half = jnp.where(state.half_day == NUMBERING, 0, jnp.where(state.half_day & 1 != 0, 1, 2))
    columns = _fields(state.columns, COLUMN, SIDES)
    return [
        seats == state.crier,
        state.half_day,
        _one_of(jnp.where(over, 3, half), 4),
        columns == jnp.arange(WIDTH)[:, None],
    ]


def _wheel(state: State) -> list[jax.Array]:
    """The plazas and the tiles beside them, from the place under the neutral sector on (TD-3)."""
    faces = [_one_of(_fields(word, FACE, PLACES), _COLOURS) for word in (state.up, state.down)]
    if not state.tiles:
        return [*faces, jnp.zeros((PLACES, 2 * TILES), jnp.int32)]
    numbers, lying, raids = state.tiles
    tile = _fields(numbers, NUMBER, PLACES) + TILES * _bits(raids, PLACES)
    return [*faces, _one_of(tile, 2 * TILES) & (_bits(lying, PLACES) != 0)[:, None]]


def _table(state: State) -> list[jax.Array]:
    """The dice of the half day, if any lie on the wheel."""
    dice, lie = Dice(state), state.dice != 0
    chosen = [Chosen(state.rules, dice, jnp.int32(slot)) for slot in range(len(dice.rolled))]
    prices = _fields(_stack(dice.prices), PRICE, 4)
    tables = [
        _one_of(_stack(dice.rolled) - 1, SIDES),
        _one_of(_stack(dice.values), SIDES + 1),
        _one_of(_stack(dice.colours), _COLOURS),
        prices,
        _stack(dice.black),
        _stack(dice.usable),
        _stack(dice.counts),
        _stack(dice.attacks),
        _stack(die.prestige for die in chosen),
        _stack(die.step for die in chosen),
        _stack(die.colour_cost for die in chosen),
    ]
    return [jnp.where(lie, table, 0) for table in tables]


def _stack(values: Iterable[Value]) -> jax.Array:
    return jnp.stack([jnp.asarray(value, jnp.int32) for value in values])


def _own_part(state: State, viewer: jax.Array) -> list[jax.Array]:
    """What the viewer has chosen and has still to choose: nothing for a spectator and outside half days."""
    plays = (viewer >= 0) & (state.half_day != NUMBERING) & ~state.terminated
    current, dice = state.current_player, Dice(state)
    choice = choice_of(jnp.where(viewer == current, state.choice, of(state.parts, viewer)))
    stage = jnp.where(viewer == current, state.stage, jnp.where(viewer < current, ENDED, CHOOSING))
    has_die = choice.die >= 0
    codes = jnp.where(viewer == current, jnp.stack(gains.codes(state.pending)), 0)
    told = jnp.asarray(_gains(state.rules))[codes]
    chosen = [
        _one_of(choice.die, len(dice.rolled)),
        _one_of(choice.value, SIDES + 1),
        _one_of(choice.colour, _COLOURS),
        _bits(choice.changed, 2),
    ]
    found = [
        _one_of(stage, len(STAGES)),
        *(jnp.where(has_die, part, 0) for part in chosen),
        _fields(available_to(choice, dice), COUNT, _COLOURS),
        told[:_IN_ORDER],
        jnp.sum(told[_IN_ORDER:], axis=0),
    ]
    return [jnp.where(plays, part, 0) for part in found]


def _gains(rules: Components) -> "np.ndarray":
    """Each gain as numbers, by its code."""
    table = np.zeros((256, _GAIN), np.int32)
    for code in range(1, 256):
        if code < EACH:  # resources, then citizens
            table[code, code // (PEOPLE // 3)] = code % (PEOPLE // 3)
        elif code < EXTRAS:
            for kind, first in enumerate((EACH, PAIR, ONE_OF)):
                if first <= code < first + 8:
                    table[code, [6 + 3 * kind + colour for colour in BITS[code - first]]] = 1
        elif code < BUILDING:
            table[code, 15 if code == EXTRAS else 16] = 1
        elif code - BUILDING < len(rules.choices):
            table[code, [17 + row for row in BITS[rules.choices[code - BUILDING]]]] = 1
    return table
