"""Gains still to be taken: a stack of codes of eight bits, the next one lowest, in words of four.

The codes are those of the rules, except that buildings are numbered by the sets of rows that the sheet offers.
"""

from collections.abc import Sequence
from functools import reduce
from operator import add

from bastide.core.extras import needs
from bastide.games.troyes_dice import gains
from bastide.games.troyes_dice.gains import BITS, EACH, PAIR
from bastide.games.troyes_dice.moves import WIDTH
from bastide.games.troyes_dice.sheet import Printed

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

BUILDING = 218
"""The first of the codes for buildings; those of the rules leave no room for them in eight bits."""
MOST_CHOICES = 256 - BUILDING
"""How many different sets of rows the sheet can offer."""
CODE = 8
"""Bits of a code."""
_FIRST = np.uint32((1 << CODE) - 1)
_PER_WORD = 32 // CODE
_BY_DIE = 3
"""The most gains that a building brings at once."""


def choices(printed: Printed) -> list[int]:
    """The sets of rows of which bonuses let a player build."""
    return sorted({code - gains.BUILDING for code in _bonuses(printed) if code >= gains.BUILDING})


def _bonuses(printed: Printed) -> list[int]:
    return [code for places in (*printed.track_bonus, printed.column_bonus) for code in places if code]


def words(printed: Printed) -> int:
    """Return how many words hold the most gains that can ever wait for each other.

    Each printed bonus comes once in a game. At the bottom is what a die brings: the rest of a building's gain, a
    banquet's extra and a link. A bonus leaves something there only while another one interrupts it. What goes before
    all of that is one gain, or splits one of them in two.
    """
    waiting = _BY_DIE + sum(_waiting(printed, code) for code in _bonuses(printed))
    return -(-(waiting + 1) // _PER_WORD)


def _waiting(printed: Printed, code: int) -> int:
    """How many gains a bonus leaves on the stack while others go before."""
    if code >= gains.BUILDING:
        return max(_of_building(printed, row) for row in BITS[code - gains.BUILDING])
    return len(BITS[code - EACH & 7]) - 1 if EACH <= code < PAIR + 8 else code % 32 > 1


def _of_building(printed: Printed, row: int) -> int:
    """The same for a building of a row: the rest of what it brings, and its link."""
    places = range(row * WIDTH, (row + 1) * WIDTH)
    brings_several = any(printed.own_gain[place] % 32 != 1 for place in places)
    return brings_several + any(printed.link_gain[place] for place in places)


# The stack


def first(pending: Sequence[jax.Array]) -> jax.Array:
    """The code of the gain to be taken next; 0 if there is none."""
    return (pending[0] & _FIRST).astype(jnp.int32)


def on_top(code: jax.Array, below: jax.Array) -> jax.Array:
    """A few gains, one word: `code` before those of `below`, unless it is 0."""
    return jnp.where(code != 0, below << CODE | code.astype(jnp.uint32), below)


def replaced(pending: Sequence[jax.Array], pops: jax.Array, new: jax.Array) -> tuple[jax.Array, ...]:
    """Take the first gain off, if it `pops`, and put up to three others on top."""
    number = reduce(add, ((new >> CODE * place != 0).astype(jnp.uint32) for place in range(_PER_WORD - 1)))
    shift = number * np.uint32(CODE)
    none = jnp.zeros_like(new)
    left = [
        jnp.where(pops, word >> CODE | above << 32 - CODE, word)
        for word, above in zip(pending, [*pending[1:], none], strict=True)
    ]
    # Shifted in two steps, since a shift of all 32 bits at once isn't defined.
    moved = [word << shift | below >> CODE >> 24 - shift for word, below in zip(left, [none, *left[:-1]], strict=True)]
    return (moved[0] | new, *moved[1:])


def codes(pending: Sequence[jax.Array]) -> list[jax.Array]:
    """All codes, the next one first."""
    found = [word >> np.uint32(CODE * place) & _FIRST for word in pending for place in range(_PER_WORD)]
    return [code.astype(jnp.int32) for code in found]
