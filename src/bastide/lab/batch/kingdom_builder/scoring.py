"""Gold at the end: the castles and the scoring cards in play (KB-49 to KB-65)."""

from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import NamedTuple

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import SECTORS
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.lab.batch.apart import Stacked, bits, in_kernel, parts, some_game
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import (
    FAR,
    MOUNTAIN,
    NOTHING,
    SPECIAL,
    WATER,
    Board,
    State,
    settlements,
)
from bastide.lab.batch.kingdom_builder.rows import Rows, around

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np


def gold(state: State) -> tuple[jax.Array, ...]:
    """Return all gold of each player now."""
    counted = Counted(state)
    totals = counted.castles(state.rules.box.castle_gold)
    for number, (card, pays) in enumerate(zip(SCORING_CARDS, state.rules.card_gold, strict=True)):
        in_play = state.cards >> np.uint32(number) & 1 != 0
        paid = getattr(counted, card)(*pays)
        totals = [total + jnp.where(in_play, own, 0) for total, own in zip(totals, paid, strict=True)]
    return tuple(totals)


def locations(state: State, like: Rows) -> Rows:
    """The hexes of all locations."""
    return rows.union(
        rows.single(like, jnp.where(location == FAR, NOTHING, location)) for location in parts(state.locations)
    )


class _Areas(NamedTuple):
    """What a player's areas amount to: how many, the largest, and the locations and castles that they link."""

    number: jax.Array
    largest: jax.Array
    linked: jax.Array


class _Search(NamedTuple):
    """The areas found so far, the settlements in no area yet, and the area that grows now."""

    number: jax.Array
    largest: jax.Array
    linked: Stacked
    rest: Stacked
    area: Stacked


_STRIDES = 3
"""Steps by which an area grows before anything else is looked at."""


def _areas(own: Rows, targets: Rows) -> _Areas:
    """Grow one area after the other from its first settlement (KB-64)."""

    def grow(search: _Search) -> _Search:
        before = grown = rows.of(search.area)
        for _ in range(_STRIDES):
            before, grown = grown, (grown | around(grown)) & own
        done = ~rows.some(grown & ~before)
        finished = grown.where(done)
        touched = around(finished) & targets
        rest = rows.of(search.rest) & ~finished
        return _Search(
            number=search.number + rows.some(finished),
            largest=jnp.maximum(search.largest, rows.count(finished)),
            linked=(rows.of(search.linked) | touched.where(rows.count(touched) > 1)).stored,
            rest=rest.stored,
            area=rows.either(done, rows.first(rest), grown).stored,
        )

    zero = jnp.zeros_like(rows.count(own))
    start = _Search(zero, zero, own.where(zero != 0).stored, rest=own.stored, area=rows.first(own).stored)
    end: _Search = jax.lax.while_loop(lambda search: some_game(rows.some(rows.of(search.rest))), grow, start)
    return _Areas(end.number, end.largest, rows.count(rows.of(end.linked)))


def _areas_of_all(all_settlements: Sequence[Rows], specials: Rows) -> list[_Areas]:
    """Each player's areas."""
    if in_kernel():
        return [_areas(own, specials) for own in all_settlements]
    # In one loop over arrays, since XLA takes long to compile loops over many words.
    together = Rows(jnp.stack([own.array for own in all_settlements], axis=1))
    areas = _areas(together, Rows(specials.array[:, None]))
    return [_Areas(*player) for player in zip(*map(parts, areas), strict=True)]


class Counted:
    """What the castles and each scoring card, a method with its name, pay each player now."""

    def __init__(self, state: State) -> None:
        self.own = settlements(state)
        board = Board(state)
        self.water, self.mountains, self.specials = (board.all(kind) for kind in (WATER, MOUNTAIN, SPECIAL))
        self.castle_hexes = self.specials & ~locations(state, self.specials)
        self.areas = _areas_of_all(self.own, self.specials)
        self.in_sectors = [[rows.count(own & rows.constant(own, sector)) for sector in SECTORS] for own in self.own]
        self.lords_zero_ranks = state.rules.game.lords_zero_ranks

    def castles(self, gold: int) -> list[jax.Array]:
        """For each castle hex with an own settlement beside it, shared or not (KB-51)."""
        return [rows.count(around(own) & self.castle_hexes) * gold for own in self.own]

    def fishermen(self, gold: int) -> list[jax.Array]:
        """For each own settlement beside water, but none that stands on it (KB-52)."""
        return self._each(around(self.water) & ~self.water, gold)

    def merchants(self, gold: int) -> list[jax.Array]:
        """For each location or castle that an own area links to another, once per hex (KB-53)."""
        return [areas.linked * gold for areas in self.areas]

    def discoverers(self, gold: int) -> list[jax.Array]:
        """For each horizontal line with an own settlement (KB-54)."""
        return [own.each(lambda row: (row != 0).astype(jnp.int32)).total(add) * gold for own in self.own]

    def hermits(self, gold: int) -> list[jax.Array]:
        """For each own area, single settlements included (KB-55)."""
        return [areas.number * gold for areas in self.areas]

    def citizens(self, gold: int) -> list[jax.Array]:
        """For every two settlements of the largest own area (KB-56)."""
        return [(areas.largest >> 1) * gold for areas in self.areas]

    def miners(self, gold: int) -> list[jax.Array]:
        """For each own settlement beside a mountain (KB-57)."""
        return self._each(around(self.mountains), gold)

    def workers(self, gold: int) -> list[jax.Array]:
        """For each own settlement beside a location or castle (KB-58)."""
        return self._each(around(self.specials), gold)

    def knights(self, gold: int) -> list[jax.Array]:
        """For each own settlement on the one line that has most of them (KB-59)."""
        return [own.each(bits).total(jnp.maximum) * gold for own in self.own]

    def lords(self, most: int, second: int) -> list[jax.Array]:
        """In each sector for the most settlements, and less for the second most; ties pay in full (KB-60 to KB-69)."""
        by_sector = [self._ranked(counts, most, second) for counts in zip(*self.in_sectors, strict=True)]
        return [reduce(add, paid) for paid in zip(*by_sector, strict=True)]

    def _ranked(self, counts: Sequence[jax.Array], most: int, second: int) -> list[jax.Array]:
        """What a sector with these numbers of settlements pays."""
        first = reduce(jnp.maximum, counts)
        next_ = reduce(jnp.maximum, (jnp.where(count == first, -1, count) for count in counts))
        paid = [jnp.where(count == first, most, jnp.where(count == next_, second, 0)) for count in counts]
        if self.lords_zero_ranks:
            return paid
        return [jnp.where(count > 0, gold, 0) for count, gold in zip(counts, paid, strict=True)]

    def farmers(self, gold: int) -> list[jax.Array]:
        """For each own settlement in the one sector that has fewest (KB-62)."""
        return [reduce(jnp.minimum, counts) * gold for counts in self.in_sectors]

    def _each(self, hexes: Rows, gold: int) -> list[jax.Array]:
        """Every settlement on these hexes pays once, however many matching hexes it touches (KB-63)."""
        return [rows.count(own & hexes) * gold for own in self.own]
