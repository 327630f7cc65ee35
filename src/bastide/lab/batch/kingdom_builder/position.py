"""A position of Kingdom Builder as arrays, and the components that all games of an environment share."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bastide.core.extras import needs
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.games.kingdom_builder.board import SECTORS, TERRAINS, TURNED
from bastide.games.kingdom_builder.hexes import EDGE, SIDE
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.lab.batch.chance import Chance
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.rows import Rows

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

KINDS = (*TERRAINS, "water", "mountain", "castle", "location")
"""What a hex can be; the order of `State.board`."""
WATER, MOUNTAIN, CASTLE, LOCATION = range(len(TERRAINS), len(KINDS))
"""The kinds of hex that aren't terrain."""
NO_SEAT = -1
"""In place of the player on turn: the game is over."""
NOTHING = -1
"""In place of a tile or hex: none is chosen."""

EDGE_ROWS = rows.from_mask(EDGE)
"""The outermost hexes (KB-39)."""
SECTOR_ROWS = np.stack([rows.from_mask(sector) for sector in SECTORS])
"""The four sectors (KB-64)."""


class Components:
    """What is in the box, as arrays, and what the options fix."""

    def __init__(self, game: KingdomBuilder, players: int) -> None:
        box = game.box
        self.game, self.box, self.players = game, box, players
        half = SIDE // 2
        self.quadrants = jnp.asarray(
            [
                [
                    [rows.from_mask(box.quadrants[name + turn].masks[kind])[:half] for kind in KINDS]
                    for turn in ("", TURNED)
                ]
                for name in box.quadrant_names
            ]
        )
        """Rows of ten bits by quadrant, upright or turned, and kind of hex."""
        self.tiles = jnp.asarray([box.quadrants[name].tile for name in box.quadrant_names])
        """The kind of location tile of each quadrant."""
        self.tiles_per_location = jnp.asarray(box.tiles_per_location)
        self.most_tiles = max(box.tiles_per_location)
        self.terrain_cards = jnp.asarray(box.terrain_cards)
        self.card_gold = [box.card_gold[card] for card in SCORING_CARDS]


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """One position. Sets of hexes and of locations are `Rows`; `vmap` puts the games of a batch first."""

    board: Rows
    """The hexes of each of `KINDS`."""
    sector_tiles: jax.Array
    """The kind of tile on the locations of each sector."""
    cards: jax.Array
    """Whether each scoring card is in play."""
    start_player: jax.Array
    settled: Rows
    """Each player's settlements."""
    held: Rows
    """The locations whose tile each player holds."""
    taken: Rows
    """The locations from which each player ever took a tile (KB-28, KB-33)."""
    stock: Rows
    """The locations with at least one tile left, with at least two, and so on."""
    supply: jax.Array
    hands: jax.Array
    draw_pile: jax.Array
    discards: jax.Array
    removed: jax.Array
    last_round: jax.Array
    current_player: jax.Array
    """The player on turn, or -1 when the game is over."""
    card: jax.Array
    owed: jax.Array
    begun: jax.Array
    uses: jax.Array
    """How often the tiles of each sector can still be used in this turn."""
    gained: Rows
    tile: jax.Array
    lifted: jax.Array
    targets: Rows
    """The hexes that a build, lift or landing may name now."""
    ready: jax.Array
    """Whether the tile of each sector can be chosen now."""
    chance: Chance
    rewards: jax.Array
    """What the last step brought each player: nothing before the end."""
    terminated: jax.Array
    rules: "Components" = field(metadata={"static": True}, repr=False)

    @property
    def observation(self) -> jax.Array:
        """What the player on turn may know."""
        from bastide.lab.batch.kingdom_builder.observation import observe  # which reads states

        return _for_each(self, lambda state: observe(state, state.current_player))

    @property
    def legal_action_mask(self) -> jax.Array:
        """For each move, whether the player on turn may make it."""
        from bastide.lab.batch.kingdom_builder.observation import legal_action_mask

        return _for_each(self, legal_action_mask)

    @property
    def can_end(self) -> jax.Array:
        """Whether the turn can be ended now."""
        return (self.tile < 0) & ~rows.some(self.targets) & ~self.terminated


def _for_each(state: State, function: Callable[[State], jax.Array]) -> jax.Array:
    """Apply a function of one position to a position or to each of a batch."""
    for _ in range(state.terminated.ndim):
        function = jax.vmap(function)
    return function(state)


def of(values: Any, seat: jax.Array) -> Any:
    """Return the entry of a seat."""
    here = _here(values, seat)
    return jnp.sum(jnp.where(here, values, jnp.zeros_like(values)), axis=0, dtype=values.dtype)


def put(values: Any, seat: jax.Array, value: Any) -> Any:
    """Return the entries with another one at a seat."""
    return jnp.where(_here(values, seat), value, values)


def _here(values: Any, seat: jax.Array) -> Any:
    return (jnp.arange(values.shape[0]) == seat).reshape(-1, *[1] * (values.ndim - 1))
