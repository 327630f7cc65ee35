"""Observations and masks, number for number as `games.kingdom_builder.observation` lays them out."""

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.locations import BARN, TILES
from bastide.lab.batch.kingdom_builder.position import CASTLE, LOCATION, SECTOR_ROWS, State
from bastide.lab.batch.kingdom_builder.rows import Rows, single, union

with needs("batch"):
    import jax
    import jax.numpy as jnp

_COLUMNS = jnp.arange(SIDE, dtype=jnp.uint32)


def observe(state: State, viewer: jax.Array) -> jax.Array:
    """Return what `viewer` may know, own seat first; -1 is a spectator."""
    first = jnp.maximum(viewer, 0)
    seats = (first + jnp.arange(state.rules.players)) % state.rules.players
    planes = jnp.concatenate(
        [
            state.board[: CASTLE + 1],
            _by_tile(state),
            state.stock,
            jnp.stack([state.gained, single(state.lifted)]),
            state.settled[seats],
            state.held[seats],
            state.taken[seats],
        ]
    )
    numbers = [part.astype(jnp.int16) for part in _numbers(state, viewer, seats)]
    return jnp.concatenate([_spread(planes).reshape(-1).astype(jnp.int16), *numbers])


def legal_action_mask(state: State) -> jax.Array:
    """Return for each move whether the player on turn may make it."""
    hexes = (_spread(state.targets).reshape(-1) != 0) & ~state.terminated
    builds, lands = state.tile < BARN, state.lifted >= 0
    tiles = jnp.any(state.ready[:, None] & (state.sector_tiles[:, None] == jnp.arange(len(TILES))), axis=0)
    return jnp.concatenate(
        [hexes & builds, hexes & ~builds & ~lands, hexes & ~builds & lands, tiles, state.can_end[None]]
    )


def _by_tile(state: State) -> Rows:
    """The location hexes of each kind."""
    in_sector = state.board[LOCATION] & SECTOR_ROWS
    kinds = jnp.arange(len(TILES))[:, None, None]
    matching = jnp.where(state.sector_tiles[None, :, None] == kinds, in_sector, jnp.uint32(0))
    return jax.vmap(union)(matching)


def _spread(planes: Rows) -> jax.Array:
    """A number for each bit."""
    return planes[..., None] >> _COLUMNS & 1


def _numbers(state: State, viewer: jax.Array, seats: jax.Array) -> list[jax.Array]:
    """Everything that isn't a plane."""
    players, cards = jnp.arange(state.rules.players), jnp.arange(NO_CARD)
    own_card = jnp.where(viewer >= 0, state.hands[jnp.maximum(viewer, 0)], NO_CARD)
    others = (state.hands[:, None] == cards) & (players != viewer)[:, None]
    uses = jnp.sum(jnp.where(state.sector_tiles[:, None] == jnp.arange(len(TILES)), state.uses[:, None], 0), axis=0)
    return [
        _one_of(state.card, NO_CARD + 1),
        _one_of(own_card, NO_CARD + 1),
        _one_of(jnp.where(state.tile < 0, len(TILES), state.tile), len(TILES) + 1),
        uses,
        jnp.stack([state.owed, state.begun, state.last_round]),
        state.cards,
        seats == state.current_player,
        seats == state.start_player,
        state.supply[seats],
        state.hands[seats] != NO_CARD,
        state.discards,
        state.removed,
        state.draw_pile + jnp.sum(others, axis=0),
        jnp.sum(state.draw_pile)[None],
    ]


def _one_of(index: jax.Array, length: int) -> jax.Array:
    return jnp.arange(length) == index
