"""The flow of a turn: builds, tiles, cards and the end (KB-8 to KB-35, KB-47, KB-48)."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any

from bastide.core.extras import needs
from bastide.games.kingdom_builder.board import NO_CARD, POSITIONS
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.moves import END, FROM, TILE, TO
from bastide.lab.batch.apart import Stacked, bits, parts, some_game
from bastide.lab.batch.chance import draw
from bastide.lab.batch.kingdom_builder import cards, rows
from bastide.lab.batch.kingdom_builder.position import (
    NO_SEAT,
    NOTHING,
    State,
    own_settlements,
    settlements,
)
from bastide.lab.batch.kingdom_builder.tiles import is_full
from bastide.lab.batch.values import of, put

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

_NONE = np.uint32(0)


def advance(state: State, action: jax.Array) -> State:
    """Make a legal move, up to `settle`. The last one leaves the rewards to `scoring`."""
    state = _choose(state, action)
    state = _place(state, action)
    state = _end(state, action == END)
    return replace(state, full=is_full(state))


def _choose(state: State, action: jax.Array) -> State:
    """Take the tile to use, or the settlement to move with it."""
    tile = jnp.where((action >= TILE) & (action < END), action - TILE, state.tile)
    lifted = jnp.where((action >= FROM) & (action < TO), action - FROM, state.lifted)
    return replace(state, tile=tile, lifted=lifted)


def _place(state: State, action: jax.Array) -> State:
    """Build from the supply, by the mandatory action (KB-9) or a tile, or land the settlement that was lifted."""
    builds, lands = action < FROM, (action >= TO) & (action < TILE)
    player, placed = state.current_player, builds | lands
    target = jnp.where(builds, action, jnp.where(lands, action - TO, NOTHING))
    source = jnp.where(lands, state.lifted, NOTHING)
    mandatory = builds & (state.tile < 0)
    supply = of(state.supply, player) - builds
    spent = [placed & (kind == state.tile) for kind in parts(state.sector_tiles)]  # without a chosen tile, none
    state = replace(
        state,
        settled=_moved(state, source, target),
        supply=put(state.supply, player, supply),
        uses=tuple(uses - used for uses, used in zip(state.uses, spent, strict=True)),
        owed=jnp.where(placed, jnp.minimum(state.owed - mandatory, supply), state.owed),  # what they have (KB-15)
        begun=state.begun | mandatory,
        tile=jnp.where(placed, NOTHING, state.tile),
        lifted=jnp.where(placed, NOTHING, state.lifted),
        last_round=state.last_round | builds & (supply == 0),  # the end is triggered (KB-47)
    )
    return _gain_tile(_lose_tile(state, source), target)  # losing a tile comes before gaining one (KB-35)


def _moved(state: State, source: jax.Array, target: jax.Array) -> tuple[Stacked, ...]:
    """Each player's settlements after one of the player on turn came to `target`, from `source` or from the supply."""
    found = []
    for seat, own in enumerate(settlements(state)):
        moved = own & ~rows.single(own, source) | rows.single(own, target)
        found.append(rows.either(state.current_player == seat, moved, own).stored)
    return tuple(found)


def _beside(state: State, hex_: jax.Array) -> jax.Array:
    """The locations next to a hex; at most one, since locations keep apart and off the border of their sector."""
    row, _ = rows.place(hex_)
    # Neighbours in the rows above and below: as many hexes away as a row has, and one more or less, by its shift.
    shift = jnp.where(row & 1 == 0, 1, -1)
    found = []
    for number, location in enumerate(parts(state.locations)):
        way = hex_ - location
        near = (abs(way) == 1) | (abs(way) == SIDE) | (abs(way - shift) == SIDE)
        found.append(jnp.where(near, np.uint32(1 << number), _NONE))
    return reduce(or_, found, _NONE)


def _lose_tile(state: State, source: jax.Array) -> State:
    """Lose a tile when the last neighbour leaves (KB-31, KB-32), a used one first if there are two (KB-34)."""
    player = state.current_player
    location = _beside(state, source) & of(state.held, player)
    lost = jnp.where(_is_touched(state, location), _NONE, location)
    held = of(state.held, player) & ~lost
    fewer = [jnp.minimum(uses, most) for uses, most in zip(state.uses, _by_sector(state, held), strict=True)]
    return replace(
        state,
        held=put(state.held, player, held),
        uses=tuple(jnp.where(lost != 0, less, uses) for less, uses in zip(fewer, state.uses, strict=True)),
    )


def _is_touched(state: State, location: jax.Array) -> jax.Array:
    """Whether the player on turn has a settlement next to a location."""
    hex_ = jnp.full_like(state.card, NOTHING)
    for number, candidate in enumerate(parts(state.locations)):
        hex_ = jnp.where(location >> np.uint32(number) & 1 != 0, candidate, hex_)
    row, column = rows.place(hex_)
    own = rows.words(own_settlements(state, settlements(state)))
    here = jnp.uint32(1) << (column & 31).astype(jnp.uint32)
    found = []
    for number in range(1, SIDE - 1):
        near = own[number] & (here << 1 | here >> 1) | (own[number - 1] | own[number + 1]) & (
            here | (here << 1 if number % 2 else here >> 1)
        )
        found.append(jnp.where(row == number, near, _NONE))
    return reduce(or_, found) != 0


def _by_sector(state: State, held: jax.Array) -> list[jax.Array]:
    """How many of these locations each sector has."""
    each = state.rules.per_sector
    return [bits(held >> np.uint32(each * sector) & np.uint32((1 << each) - 1)) for sector in range(len(POSITIONS))]


def _gain_tile(state: State, target: jax.Array) -> State:
    """Take a tile if one is left (KB-26, KB-27, KB-30), one per location and game (KB-28, KB-33).

    It adds no use yet: it is ready in the next turn (KB-23).
    """
    player, stock = state.current_player, state.stock
    taken = of(state.taken, player)
    gained = _beside(state, target) & (stock[0] if stock else _NONE) & ~taken
    return replace(
        state,
        stock=tuple(left & ~gained | more & gained for left, more in pairwise((*stock, _NONE))),
        taken=put(state.taken, player, taken | gained),
        held=put(state.held, player, of(state.held, player) | gained),
        gained=state.gained | gained,
    )


# Turns and cards


def begin(state: State, player: jax.Array, begins: jax.Array) -> State:
    """Where `begins` holds, show a player's terrain card and make all held tiles ready (KB-8, KB-24)."""
    card = of(state.hands, player)
    # Without a card there is nothing to build on (KB-17).
    owed = jnp.where(card == NO_CARD, 0, jnp.minimum(state.rules.box.mandatory_builds, of(state.supply, player)))
    ready = _by_sector(state, of(state.held, player))
    return replace(
        state,
        current_player=jnp.where(begins, player, state.current_player),
        card=jnp.where(begins, card, state.card),
        hands=_where(begins, put(state.hands, player, NO_CARD), state.hands),
        owed=jnp.where(begins, owed, state.owed),
        begun=state.begun & ~begins,
        uses=_where(begins, ready, state.uses),
        gained=jnp.where(begins, _NONE, state.gained),
    )


def _where(condition: jax.Array, ones: Sequence[jax.Array], others: Sequence[jax.Array]) -> tuple[jax.Array, ...]:
    return tuple(jnp.where(condition, one, other) for one, other in zip(ones, others, strict=True))


def _end(state: State, ends: jax.Array) -> State:
    """Discard the card, draw a hidden one (KB-19), and go on to the next player or the end (KB-48)."""
    player = state.current_player
    state = replace(state, discards=state.discards + jnp.where(ends, cards.one(state.card), _NONE))
    # Once the end is triggered, a player who ends their turn has no other, so they draw no card (ruling 13).
    state, card = _draw(state, ends & ~state.last_round)
    state = replace(state, hands=_where(ends, put(state.hands, player, card), state.hands))
    following = jnp.where(player == state.rules.players - 1, 0, player + 1)
    over = ends & state.last_round & (following == state.start_player)
    state = begin(state, following, ends & ~over)
    return replace(
        state,
        current_player=jnp.where(over, NO_SEAT, state.current_player),
        card=jnp.where(over, NO_CARD, state.card),
        uses=tuple(jnp.where(over, 0, uses) for uses in state.uses),
        gained=jnp.where(over, _NONE, state.gained),
        owed=jnp.where(over, 0, state.owed),
        begun=state.begun & ~over,
        terminated=state.terminated | over,
    )


def _draw(state: State, wanted: jax.Array) -> tuple[State, jax.Array]:
    """Draw a card if `wanted`; the discards become the pile if it is empty (KB-20)."""
    empty = wanted & (state.draw_pile == 0)
    pile = jnp.where(empty, state.discards, state.draw_pile)
    chance, card = draw(state.chance, cards.counts(jnp.where(wanted, pile, _NONE)))
    state = replace(
        state, draw_pile=pile - cards.one(card), discards=jnp.where(empty, _NONE, state.discards), chance=chance
    )
    return state, card


_REPLACED = ("full", "card", "owed", "draw_pile", "discards", "removed", "chance")
"""What changes as a card is replaced."""


def settle(state: State) -> State:
    """Replace a card whose terrain is full while builds are owed (KB-16)."""

    def replaced(parts_: dict[str, Any]) -> dict[str, Any]:
        after = _replace_card(replace(state, **parts_))
        return {name: getattr(after, name) for name in _REPLACED}

    first = {name: getattr(state, name) for name in _REPLACED}
    return replace(state, **jax.lax.while_loop(lambda parts_: some_game(parts_["full"]), replaced, first))


def _replace_card(state: State) -> State:
    """A card whose terrain is full leaves the game for another one; if none is left, the builds lapse (KB-17)."""
    removed = state.removed + jnp.where(state.full, cards.one(state.card), _NONE)
    drawn, card = _draw(replace(state, removed=removed), state.full)
    card = jnp.where(state.full, card, state.card)
    owed = jnp.where(state.full & (card == NO_CARD), 0, state.owed)
    replaced = replace(drawn, card=card, owed=owed)
    return replace(replaced, full=state.full & is_full(replaced))
