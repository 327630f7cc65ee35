"""Observations and masks, number for number as `games.kingdom_builder.observation` lays them out."""

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD, TERRAINS
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.locations import BARN, TILES
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.lab.batch.kingdom_builder import cards, rows
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
from bastide.lab.batch.kingdom_builder.rows import Rows
from bastide.lab.batch.kingdom_builder.tiles import Options

with needs("batch"):
    import jax
    import jax.numpy as jnp

_COLUMNS = jnp.arange(SIDE, dtype=jnp.uint32)


def observe(state: State, viewer: jax.Array) -> jax.Array:
    """Return what `viewer` may know, own seat first; -1 is a spectator."""
    first = jnp.maximum(viewer, 0)
    seats = (first + jnp.arange(state.rules.players)) % state.rules.players
    places = _Places(state)
    planes = jnp.concatenate(
        [
            _printed(state, places),
            places.planes(jnp.stack(state.stock)) if state.stock else jnp.zeros((0, SIDE), jnp.uint32),
            places.planes(state.gained[None]),
            single(state.lifted)[None],
            jnp.stack([own.array for own in settlements(state)])[seats],
            places.planes(jnp.stack(state.held)[seats]),
            places.planes(jnp.stack(state.taken)[seats]),
        ]
    )
    numbers = [part.astype(jnp.int16) for part in _numbers(state, viewer, seats)]
    return jnp.concatenate([_spread(planes).reshape(-1).astype(jnp.int16), *numbers])


def legal_action_mask(state: State) -> jax.Array:
    """Return for each move whether the player on turn may make it."""
    options = Options(state)
    hexes = (_spread(options.targets.array).reshape(-1) != 0) & ~state.terminated
    builds, lands = state.tile < BARN, state.lifted >= 0
    ready = jnp.stack(options.ready)[:, None]
    tiles = jnp.any(ready & (jnp.asarray(state.sector_tiles)[:, None] == jnp.arange(len(TILES))), axis=0)
    return jnp.concatenate(
        [hexes & builds, hexes & ~builds & ~lands, hexes & ~builds & lands, tiles, options.can_end[None]]
    )


def single(hex_: jax.Array) -> jax.Array:
    """The plane of one hex."""
    return rows.single(Rows(hex_[None]), hex_).array


class _Places:
    """The hexes of the locations."""

    def __init__(self, state: State) -> None:
        self._singles = jax.vmap(single)(jnp.where(state.locations == FAR, NOTHING, state.locations))
        self._numbers = jnp.arange(len(state.locations), dtype=jnp.uint32)

    def planes(self, sets: jax.Array) -> jax.Array:
        """A plane for each set of locations."""
        chosen = sets[:, None] >> self._numbers & 1
        return jnp.sum(jnp.where(chosen[..., None] != 0, self._singles, 0), axis=1, dtype=jnp.uint32)


def _printed(state: State, places: _Places) -> jax.Array:
    """The terrains, water, mountains and castles, and the locations of each kind of tile."""
    board, each = Board(state), state.rules.per_sector
    tiles = jnp.repeat(state.sector_tiles, each, total_repeat_length=len(state.locations))
    bits = jnp.uint32(1) << jnp.arange(len(tiles), dtype=jnp.uint32)
    of_kind = jnp.sum(jnp.where(tiles == jnp.arange(len(TILES))[:, None], bits, 0), axis=1, dtype=jnp.uint32)
    locations = places.planes(of_kind)
    castles = board.all(SPECIAL).array & ~jnp.sum(locations, axis=0, dtype=jnp.uint32)
    kinds = [board.all(kind).array for kind in (*range(len(TERRAINS)), WATER, MOUNTAIN)]
    return jnp.concatenate([jnp.stack([*kinds, castles]), locations])


def _spread(planes: jax.Array) -> jax.Array:
    """A number for each bit."""
    return planes[..., None] >> _COLUMNS & 1


def _numbers(state: State, viewer: jax.Array, seats: jax.Array) -> list[jax.Array]:
    """Everything that isn't a plane."""
    players, hands, supply = jnp.arange(state.rules.players), jnp.stack(state.hands), jnp.stack(state.supply)
    draw_pile, discards, removed = (
        jnp.stack(cards.counts(pile)) for pile in (state.draw_pile, state.discards, state.removed)
    )
    own_card = jnp.where(viewer >= 0, hands[jnp.maximum(viewer, 0)], NO_CARD)
    others = (hands[:, None] == jnp.arange(NO_CARD)) & (players != viewer)[:, None]
    tiles, each = jnp.asarray(state.sector_tiles)[:, None] == jnp.arange(len(TILES)), jnp.stack(state.uses)
    return [
        _one_of(state.card, NO_CARD + 1),
        _one_of(own_card, NO_CARD + 1),
        _one_of(jnp.where(state.tile < 0, len(TILES), state.tile), len(TILES) + 1),
        jnp.sum(jnp.where(tiles, each[:, None], 0), axis=0),
        jnp.stack([state.owed, state.begun, state.last_round]),
        state.cards >> jnp.arange(len(SCORING_CARDS), dtype=jnp.uint32) & 1,
        seats == state.current_player,
        seats == state.start_player,
        supply[seats],
        hands[seats] != NO_CARD,
        discards,
        removed,
        draw_pile + jnp.sum(others, axis=0),
        jnp.sum(draw_pile)[None],
    ]


def _one_of(index: jax.Array, length: int) -> jax.Array:
    return jnp.arange(length) == index
