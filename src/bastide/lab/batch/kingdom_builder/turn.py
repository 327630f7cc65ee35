"""The flow of a turn: builds, tiles, cards and the end (KB-8 to KB-35, KB-47, KB-48)."""

from dataclasses import replace

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD
from bastide.games.kingdom_builder.moves import END, FROM, TILE, TO
from bastide.lab.batch.chance import draw
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.position import LOCATION, NO_SEAT, NOTHING, SECTOR_ROWS, State, of, put
from bastide.lab.batch.kingdom_builder.rows import Rows, around, single, some
from bastide.lab.batch.kingdom_builder.tiles import open_now, terrain_of

with needs("batch"):
    import jax
    import jax.numpy as jnp

_EMPTY = jnp.uint32(0)


def advance(state: State, action: jax.Array) -> State:
    """Make a legal move. The last one leaves the rewards to `scoring`."""
    state = _choose(state, action)
    state = _place(state, action)
    state = _end(state, action == END)
    return settle(state)


def _choose(state: State, action: jax.Array) -> State:
    """Take the tile to use, or the settlement to move with it."""
    tile = jnp.where((action >= TILE) & (action < END), action - TILE, state.tile)
    lifted = jnp.where((action >= FROM) & (action < TO), action - FROM, state.lifted)
    return replace(state, tile=tile, lifted=lifted)


def _place(state: State, action: jax.Array) -> State:
    """Build from the supply, by the mandatory action (KB-9) or a tile, or land the settlement that was lifted."""
    builds, lands = action < FROM, (action >= TO) & (action < TILE)
    player, placed = state.current_player, builds | lands
    target = single(jnp.where(builds, action, jnp.where(lands, action - TO, NOTHING)))
    source = single(jnp.where(lands, state.lifted, NOTHING))
    mandatory = builds & (state.tile < 0)
    supply = of(state.supply, player) - builds
    spent = placed & (state.sector_tiles == state.tile)  # without a chosen tile, none
    state = replace(
        state,
        settled=put(state.settled, player, of(state.settled, player) & ~source | target),
        supply=put(state.supply, player, supply),
        uses=state.uses - spent,
        owed=jnp.where(placed, jnp.minimum(state.owed - mandatory, supply), state.owed),  # what they have (KB-15)
        begun=state.begun | mandatory,
        tile=jnp.where(placed, NOTHING, state.tile),
        lifted=jnp.where(placed, NOTHING, state.lifted),
        last_round=state.last_round | builds & (supply == 0),  # the end is triggered (KB-47)
    )
    return _gain_tile(_lose_tile(state, source), target)  # losing a tile comes before gaining one (KB-35)


def _lose_tile(state: State, source: Rows) -> State:
    """Lose a tile when the last neighbour leaves (KB-31, KB-32), a used one first if there are two (KB-34)."""
    player = state.current_player
    location = around(source) & state.board[LOCATION] & of(state.held, player)
    stays = some(around(location) & of(state.settled, player))
    lost = jnp.where(stays, _EMPTY, location)
    held = of(state.held, player) & ~lost
    return replace(
        state, held=put(state.held, player, held), uses=jnp.where(some(lost), _fewer_uses(state, held), state.uses)
    )


def _fewer_uses(state: State, held: Rows) -> jax.Array:
    """At most one use for each tile held."""
    return jnp.minimum(state.uses, _by_sector(held))


def _by_sector(held: Rows) -> jax.Array:
    return rows.count(held & SECTOR_ROWS)


def _gain_tile(state: State, target: Rows) -> State:
    """Take a tile if one is left (KB-26, KB-27, KB-30), one per location and game (KB-28, KB-33).

    It adds no use yet: it is ready in the next turn (KB-23).
    """
    player = state.current_player
    taken = of(state.taken, player)
    gained = around(target) & state.stock[0] & ~taken
    fewer = jnp.concatenate([state.stock[1:], jnp.zeros_like(state.stock[:1])])
    return replace(
        state,
        stock=state.stock & ~gained | fewer & gained,
        taken=put(state.taken, player, taken | gained),
        held=put(state.held, player, of(state.held, player) | gained),
        gained=state.gained | gained,
    )


# Turns and cards


def begin(state: State, player: jax.Array) -> State:
    """Show the terrain card and make all held tiles ready (KB-8, KB-24)."""
    card = of(state.hands, player)
    owed = jnp.minimum(state.rules.box.mandatory_builds, of(state.supply, player))
    return replace(
        state,
        current_player=player,
        card=card,
        hands=put(state.hands, player, NO_CARD),
        owed=jnp.where(card == NO_CARD, 0, owed),  # without a card there is nothing to build on (KB-17)
        begun=jnp.bool_(False),
        tile=jnp.int32(NOTHING),
        lifted=jnp.int32(NOTHING),
        uses=_by_sector(of(state.held, player)),
        gained=jnp.zeros_like(state.gained),
    )


def _end(state: State, ends: jax.Array) -> State:
    """Discard the card, draw a hidden one (KB-19), and go on to the next player or the end (KB-48)."""
    player, cards = state.current_player, jnp.arange(NO_CARD)
    discards = state.discards + (ends & (cards == state.card))
    state = replace(state, discards=discards)
    # Once the end is triggered, a player who ends their turn has no other, so they draw no card (ruling 13).
    state, card = _draw(state, ends & ~state.last_round)
    state = replace(state, hands=jnp.where(ends, put(state.hands, player, card), state.hands))
    following = (player + 1) % state.rules.players
    over = ends & state.last_round & (following == state.start_player)
    begun = begin(state, following)
    state = jax.tree.map(lambda next_, now: jnp.where(ends & ~over, next_, now), begun, state)
    return replace(
        state,
        current_player=jnp.where(over, NO_SEAT, state.current_player),
        card=jnp.where(over, NO_CARD, state.card),
        uses=jnp.where(over, 0, state.uses),
        gained=jnp.where(over, _EMPTY, state.gained),
        owed=jnp.where(over, 0, state.owed),
        begun=state.begun & ~over,
        terminated=state.terminated | over,
    )


def _draw(state: State, wanted: jax.Array) -> tuple[State, jax.Array]:
    """Draw a card if `wanted`; the discards become the pile if it is empty (KB-20)."""
    empty = wanted & (jnp.sum(state.draw_pile) == 0)
    pile = jnp.where(empty, state.discards, state.draw_pile)
    chance, card = draw(state.chance, jnp.where(wanted, pile, 0))
    state = replace(
        state,
        draw_pile=pile - (jnp.arange(NO_CARD) == card),
        discards=jnp.where(empty, 0, state.discards),
        chance=chance,
    )
    return state, card.astype(jnp.int32)


def settle(state: State) -> State:
    """Work out what may be done now.

    While builds are owed, a card whose terrain is full leaves the game for another one (KB-16). If none is left, the
    builds lapse (KB-17).
    """
    state = jax.lax.while_loop(_is_full, _replace_card, state)
    targets, ready = open_now(state)
    return replace(state, targets=targets, ready=ready)


def _is_full(state: State) -> jax.Array:
    free = terrain_of(state) & ~rows.union(state.settled)
    return (state.owed > 0) & ~some(free)


def _replace_card(state: State) -> State:
    removed = state.removed + (jnp.arange(NO_CARD) == state.card)
    state, card = _draw(replace(state, removed=removed), jnp.bool_(True))
    return replace(state, card=card, owed=jnp.where(card == NO_CARD, 0, state.owed))
