"""Gold at the end: the castles and the scoring cards in play (KB-49 to KB-65)."""

from typing import NamedTuple

from bastide.core.extras import needs
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import CASTLE, LOCATION, MOUNTAIN, SECTOR_ROWS, WATER, State
from bastide.lab.batch.kingdom_builder.rows import Rows, around

with needs("batch"):
    import jax
    import jax.numpy as jnp


def gold(state: State) -> jax.Array:
    """Return all gold of each player now."""
    counted = Counted(state)
    total = counted.castles(state.rules.box.castle_gold)
    for number, (card, pays) in enumerate(zip(SCORING_CARDS, state.rules.card_gold, strict=True)):
        total = total + jnp.where(state.cards[number], getattr(counted, card)(*pays), 0)
    return total


class Areas(NamedTuple):
    """What a player's areas amount to: how many, the largest, and the locations and castles that they link."""

    number: jax.Array
    largest: jax.Array
    linked: jax.Array


class _Search(NamedTuple):
    """The settlements in no area yet, the area that grows now, and what the finished ones amount to."""

    rest: Rows
    area: Rows
    linked: Rows
    found: Areas


def _areas(own: Rows, specials: Rows) -> Areas:
    """Grow one area after the other from its first settlement, a step in all directions at a time (KB-64)."""

    def grow(search: _Search) -> _Search:
        grown = (search.area | around(search.area)) & own
        done = jnp.all(grown == search.area)
        rest = jnp.where(done, search.rest & ~grown, search.rest)
        touched = around(grown) & specials
        links = done & (rows.count(touched) > 1)
        linked = search.linked | jnp.where(links, touched, jnp.uint32(0))
        found = Areas(
            search.found.number + done,
            jnp.maximum(search.found.largest, jnp.where(done, rows.count(grown), 0)),
            rows.count(linked),
        )
        return _Search(rest, jnp.where(done, _first(rest), grown), linked, found)

    nothing = Areas(jnp.int32(0), jnp.int32(0), jnp.int32(0))
    start = _Search(own, _first(own), jnp.zeros_like(own), nothing)
    end: _Search = jax.lax.while_loop(lambda search: rows.some(search.rest), grow, start)
    return end.found


def _first(own: Rows) -> Rows:
    """The first hex of a set."""
    row = jnp.argmax(own != 0, axis=-1)
    return jnp.where(jnp.arange(own.shape[-1]) == row, own & (~own + 1), jnp.uint32(0))


class Counted:
    """What the castles and each scoring card, a method with its name, pay the players now."""

    def __init__(self, state: State) -> None:
        self.own = state.settled
        self.board = state.board
        self.specials = state.board[CASTLE] | state.board[LOCATION]
        self.areas = jax.vmap(_areas, in_axes=(0, None))(state.settled, self.specials)
        self.in_sectors = rows.count(state.settled[:, None] & SECTOR_ROWS)
        self.lords_zero_ranks = state.rules.game.lords_zero_ranks

    def castles(self, gold: int) -> jax.Array:
        """For each castle hex with an own settlement beside it, shared or not (KB-51)."""
        return rows.count(around(self.own) & self.board[CASTLE]) * gold

    def fishermen(self, gold: int) -> jax.Array:
        """For each own settlement beside water, but none that stands on it (KB-52)."""
        water = self.board[WATER]
        return rows.count(self.own & around(water) & ~water) * gold

    def merchants(self, gold: int) -> jax.Array:
        """For each location or castle that an own area links to another, once per hex (KB-53)."""
        return self.areas.linked * gold

    def discoverers(self, gold: int) -> jax.Array:
        """For each horizontal line with an own settlement (KB-54)."""
        return jnp.sum(self.own != 0, axis=-1) * gold

    def hermits(self, gold: int) -> jax.Array:
        """For each own area, single settlements included (KB-55)."""
        return self.areas.number * gold

    def citizens(self, gold: int) -> jax.Array:
        """For every two settlements of the largest own area (KB-56)."""
        return self.areas.largest // 2 * gold

    def miners(self, gold: int) -> jax.Array:
        """For each own settlement beside a mountain (KB-57)."""
        return rows.count(self.own & around(self.board[MOUNTAIN])) * gold

    def workers(self, gold: int) -> jax.Array:
        """For each own settlement beside a location or castle (KB-58)."""
        return rows.count(self.own & around(self.specials)) * gold

    def knights(self, gold: int) -> jax.Array:
        """For each own settlement on the one line that has most of them (KB-59)."""
        return jnp.max(jax.lax.population_count(self.own), axis=-1).astype(jnp.int32) * gold

    def lords(self, most: int, second: int) -> jax.Array:
        """In each sector for the most settlements, and less for the second most; ties pay in full (KB-60 to KB-69)."""
        counts, seats = self.in_sectors, range(len(self.in_sectors))
        # Of players with as many settlements in a sector, the first stands for all.
        stands = jnp.stack([~jnp.any(counts[:seat] == counts[seat], axis=0) for seat in seats])
        higher = jnp.stack([jnp.sum(stands & (counts > counts[seat]), axis=0) for seat in seats])
        paid = jnp.where(higher == 0, most, jnp.where(higher == 1, second, 0))
        if not self.lords_zero_ranks:
            paid = jnp.where(counts > 0, paid, 0)
        return jnp.sum(paid, axis=-1)

    def farmers(self, gold: int) -> jax.Array:
        """For each own settlement in the one sector that has fewest (KB-62)."""
        return jnp.min(self.in_sectors, axis=-1) * gold
