"""The wheel: plazas, tiles, and the dice of a half day with what they cost (TD-2, TD-3, TD-11 to TD-14)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, reduce
from operator import add, or_

from bastide.core.extras import needs
from bastide.games.troyes_dice.banquets import TILES
from bastide.games.troyes_dice.moves import SIDES, SLOTS, WIDTH
from bastide.games.troyes_dice.wheel import PLACES
from bastide.lab.batch.chance import Chance, below
from bastide.lab.batch.troyes_dice.banquets import ANY, CHOSEN, NO_VALUE, PRICE, packed
from bastide.lab.batch.troyes_dice.position import Components, State
from bastide.lab.batch.values import Value, lookup, of

with needs("batch"):
    import jax
    import jax.numpy as jnp

FACE, NUMBER, DIE, COLUMN = 2, 3, 4, 3
"""Bits of a plaza's colour, a tile's number, a die and a column."""
NO_COLUMN = 7
"""In place of a column: the value isn't above one yet."""
NOT_NUMBERED = (1 << COLUMN * SIDES) - 1
"""The columns of all values before the first is numbered."""
COUNT = 4
"""Bits of a number of dice."""
_PRICE = (1 << PRICE) - 1


class Dice:
    """The dice on the wheel, by their slots."""

    def __init__(self, state: State) -> None:
        self._rules, self._state = state.rules, state
        self.morning = (state.half_day & 1) != 0
        self.first = jnp.where(self.morning, 1, 1 + SLOTS)
        """The plaza of the first of them."""
        ups = state.up >> FACE * self.first
        rolls = [state.dice >> DIE * slot & (1 << DIE) - 1 for slot in range(SLOTS)]
        self.colours = [ups >> FACE * slot & (1 << FACE) - 1 for slot in range(SLOTS)]
        self.rolled = [roll >> 1 for roll in rolls]
        self.black = [roll & 1 == 0 for roll in rolls]

    @cached_property
    def tiles(self) -> list[jax.Array]:
        """The tile at each die, as the rules number them; for games with tiles."""
        numbers, lying, raids = self._state.tiles
        found = []
        for slot in range(SLOTS):
            place = self.first + slot
            number = 1 + (numbers >> NUMBER * place & TILES - 1) + TILES * (raids >> place & 1)
            found.append(jnp.where(lying >> place & 1 != 0, number, 0))
        return found

    def _each(self, table: Sequence[int], without: int) -> list[Value]:
        """What the tile at each die says; `without` in a game that has no tiles."""
        if not self._rules.has_tiles:
            return [without] * SLOTS
        return [lookup(table, tile) for tile in self.tiles]

    @cached_property
    def usable(self) -> list[jax.Array]:
        """Whether each die can be chosen (TD-14, TD-49)."""
        if not self._rules.has_tiles:
            return [~black for black in self.black]
        return [
            jnp.where(black, effect == CHOSEN, effect != ANY)
            for black, effect in zip(self.black, self._black_dice, strict=True)
        ]

    @cached_property
    def _black_dice(self) -> list[Value]:
        return self._each(self._rules.effects.black, 0)

    @cached_property
    def counts(self) -> list[jax.Array]:
        """Whether Great Halls count each die for everyone (TD-30)."""
        if self._rules.effects.sheltered_counts:
            return self.usable
        return [usable & ~black for usable, black in zip(self.usable, self.black, strict=True)]

    @cached_property
    def attacks(self) -> list[jax.Array]:
        """Whether each die destroys its plaza (TD-14)."""
        return [~usable for usable in self.usable]

    @cached_property
    def available(self) -> jax.Array:
        """How many dice of each colour Great Halls count for everyone: some bits each."""
        pairs = zip(self.counts, self.colours, strict=True)
        return reduce(add, (jnp.where(counts, 1, 0) << COUNT * colour for counts, colour in pairs))

    @cached_property
    def prices(self) -> list[Value]:
        """What each die costs: numbers as `banquets.packed` makes them (TD-20, TD-49)."""
        afternoon, morning = ([packed(cost) for cost in costs] for costs in self._rules.box.wheel.costs)
        found: list[Value] = []
        effects = self._rules.effects
        free, surcharges = self._each(effects.free, 0), self._each(effects.surcharge, 0)
        for slot, (late, early) in enumerate(zip(afternoon, morning, strict=True)):
            price = early if early == late else jnp.where(self.morning, early, late)
            if self._rules.has_tiles:
                price = jnp.where(free[slot] != 0, 0, price) + surcharges[slot]
            found.append(price)
        return found

    @cached_property
    def values(self) -> list[jax.Array]:
        """The value of each die when it is chosen."""
        if not self._rules.has_tiles:
            return self.rolled
        changed = self._each(self._rules.effects.value, NO_VALUE)
        return [jnp.where(value == NO_VALUE, rolled, value) for value, rolled in zip(changed, self.rolled, strict=True)]

    def affordable(self, unspent: Sequence[jax.Array]) -> list[jax.Array]:
        """Whether each die is usable and these resources can pay for it (TD-20, ruling Q10)."""
        total, found = reduce(add, unspent), []
        for usable, price in zip(self.usable, self.prices, strict=True):
            asked = [price >> PRICE * place & _PRICE for place in range(len(unspent) + 1)]
            enough = [have >= one for have, one in zip(unspent, asked, strict=False)]
            found.append(usable & reduce(lambda one, other: one & other, enough) & (total >= sum(asked)))
        return found


class Chosen:
    """The chosen die, and what the tile beside it changes."""

    def __init__(self, rules: Components, dice: Dice, slot: jax.Array) -> None:
        self._rules, self._dice, self._slot = rules, dice, slot

    @cached_property
    def _tile(self) -> jax.Array:
        return of(self._dice.tiles, self._slot)

    def _say(self, table: Sequence[int], without: int) -> Value:
        return lookup(table, self._tile) if self._rules.has_tiles else without

    @cached_property
    def step(self) -> Value:
        """How far one influence changes its value; 0 if it can't (TD-22)."""
        return self._say(self._rules.effects.step, 1)

    @cached_property
    def colour_cost(self) -> Value:
        """What a change of colour costs; 0 if it can't (TD-23)."""
        return self._say(self._rules.effects.colour_cost, 2)

    @cached_property
    def prestige(self) -> Value:
        """Whether it can build prestige buildings."""
        return self._say(self._rules.effects.prestige, 1)

    @cached_property
    def extra(self) -> Value:
        """What its banquet adds to a building; 0 for nothing."""
        return self._say(self._rules.effects.extra, 0)

    @cached_property
    def extra_for(self) -> Value:
        """The rows of buildings to which it does."""
        return self._say(self._rules.effects.extra_for, 0)

    def value_cost(self, distance: jax.Array) -> jax.Array:
        """The influence that a change of value by this much costs (TD-22, ruling Q7)."""
        cost = distance
        if self._rules.has_tiles:
            for step in sorted(set(self._rules.effects.step) - {0, 1}):
                cost = jnp.where(self.step == step, (distance + step - 1) // step, cost)
        return cost


def column_of(columns: jax.Array, value: jax.Array) -> jax.Array:
    """The column of a value from 1, or `NO_COLUMN`."""
    return columns >> COLUMN * (value - 1) & NO_COLUMN


def roll(chance: Chance, opens: jax.Array) -> tuple[Chance, jax.Array]:
    """Roll the dice where a half day `opens`; they lie in ascending order, the black die first (TD-11, TD-12)."""
    after, dice = chance, []
    for is_transparent in (1,) * (SLOTS - 1) + (0,):
        after, side = below(after, SIDES)
        dice.append(2 * (side + 1) + is_transparent)
    for one, other in _NETWORK:
        dice[one], dice[other] = jnp.minimum(dice[one], dice[other]), jnp.maximum(dice[one], dice[other])
    rolled = reduce(or_, (die << DIE * slot for slot, die in enumerate(dice)))
    return chance._replace(asked=jnp.where(opens, after.asked, chance.asked)), rolled


_NETWORK = ((0, 1), (2, 3), (0, 2), (1, 3), (1, 2))
"""The comparisons that sort four numbers."""


def attacked(state: State) -> jax.Array:
    """The dice squares that the event of this half day strikes (TD-14, TD-15)."""
    dice = Dice(state)
    found = []
    for attacks, colour, rolled in zip(dice.attacks, dice.colours, dice.rolled, strict=True):
        # The rolled value: a raid changes the die only for players who choose it (TD-49).
        square = colour * WIDTH + column_of(state.columns, jnp.maximum(rolled, 1))
        found.append(jnp.where(attacks, 1, 0) << square)
    strikes = state.half_day >= 2 * state.rules.box.wheel.attacks_from - 1
    return jnp.where(strikes, reduce(or_, found), 0)


def after_half_day(state: State, closes: jax.Array) -> State:
    """Where a half day closes, flip destroyed plazas and turn their tiles to raid (TD-42, TD-50, TD-51).

    After a day, the small disc turns to the next plaza.
    """
    dice = Dice(state)
    turns = closes & ~dice.morning & (state.half_day < state.rules.box.wheel.half_days)
    flipped = reduce(or_, (jnp.where(attacks, 3, 0) << FACE * slot for slot, attacks in enumerate(dice.attacks)))
    flipped = jnp.where(closes, flipped, 0) << FACE * dice.first
    changed = (state.up ^ state.down) & flipped
    state = replace(
        state,
        up=_turned(state.up ^ changed, FACE, turns),
        down=_turned(state.down ^ changed, FACE, turns),
    )
    if not state.tiles:
        return state
    numbers, lying, raids = state.tiles
    struck = [attacks | black for attacks, black in zip(dice.attacks, dice.black, strict=True)]
    places = reduce(or_, (jnp.where(one, 1, 0) << slot for slot, one in enumerate(struck)))
    raids = raids | lying & jnp.where(closes, places, 0) << dice.first
    turned = (_turned(numbers, NUMBER, turns), _turned(lying, 1, turns), _turned(raids, 1, turns))
    return replace(state, tiles=turned)


def _turned(word: jax.Array, width: int, turns: jax.Array) -> jax.Array:
    """What stands by the plazas, from the next plaza on where the disc turns."""
    last = (word & (1 << width) - 1) << width * (PLACES - 1)
    return jnp.where(turns, word >> width | last, word)
