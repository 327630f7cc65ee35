"""Luck as array code: each game has a seed, and the number of an outcome decides what it is.

`BatchChance` gives the rules engine the same outcomes, so that both can play the same game.
"""

from collections.abc import Sequence
from functools import reduce
from itertools import accumulate
from operator import add
from typing import NamedTuple

from bastide.core.chance import Chance as RulesChance
from bastide.core.chance import Request
from bastide.core.extras import needs

with needs("batch"):
    import jax
    import jax.numpy as jnp

_WORD = (1 << 32) - 1
_STEP = 0x9E3779B9
_FIRST, _SECOND = 0x7FEB352D, 0x846CA68B


class Chance(NamedTuple):
    """The seed of a game, two words, and how many outcomes were drawn; the games of a batch are the last axis."""

    seed: jax.Array
    asked: jax.Array


def from_key(key: jax.Array) -> Chance:
    """Return the chance of a new game."""
    return Chance(jax.random.bits(key, (2,), jnp.uint32), jnp.uint32(0))


def fork(chance: Chance) -> Chance:
    """Return the chance of the game that follows this one."""
    first = _mixed(chance.seed[0] ^ _mixed(chance.asked + jnp.uint32(_FIRST)))
    return Chance(jnp.stack([first, _mixed(chance.seed[1] ^ first)]), jnp.zeros_like(chance.asked))


def draw(chance: Chance, counts: Sequence[jax.Array]) -> tuple[Chance, jax.Array]:
    """Draw one of `counts[i]` things of each kind `i`; with nothing to draw from, return the number of kinds."""
    *most, total = accumulate(counts)
    rest = _below(_number(chance), total)
    kind = reduce(add, ((so_far <= rest).astype(jnp.int32) for so_far in (*most, total)))
    return Chance(chance.seed, chance.asked + (total > 0).astype(jnp.uint32)), kind


def below(chance: Chance, bound: int) -> tuple[Chance, jax.Array]:
    """Draw one of as many things of a kind each."""
    return Chance(chance.seed, chance.asked + jnp.uint32(1)), _below(_number(chance), jnp.uint32(bound))


def _number(chance: Chance) -> jax.Array:
    return _mixed(chance.seed[1] ^ _mixed(chance.seed[0] + chance.asked * jnp.uint32(_STEP)))


def _mixed(word: jax.Array) -> jax.Array:
    """Spread a change of any bit over all 32."""
    word = (word ^ word >> 16) * jnp.uint32(_FIRST)
    word = (word ^ word >> 15) * jnp.uint32(_SECOND)
    return word ^ word >> 16


def _below(word: jax.Array, bound: jax.Array) -> jax.Array:
    """The upper half of word × bound, for a bound of at most 16 bits: 64-bit numbers are an option of JAX."""
    wide = bound.astype(jnp.uint32)
    return ((word >> 16) * wide + ((word & 0xFFFF) * wide >> 16) >> 16).astype(jnp.int32)


class BatchChance(RulesChance):
    """The outcomes that a game of a batch draws, for the rules engine."""

    def __init__(self, seed: Sequence[int]) -> None:
        self.seed = tuple(seed)
        self.asked = 0

    def answer(self, request: Request) -> int:
        """Return the kind that the batch draws at this number."""
        word = mixed(self.seed[1] ^ mixed(self.seed[0] + self.asked * _STEP))
        self.asked += 1
        rest = word * sum(request.weights) >> 32
        for index, weight in enumerate(request.weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError(f"nothing to draw from for {request.name}")


def mixed(word: int) -> int:
    """`_mixed` for a plain number."""
    word &= _WORD
    word = (word ^ word >> 16) * _FIRST & _WORD
    word = (word ^ word >> 15) * _SECOND & _WORD
    return word ^ word >> 16
