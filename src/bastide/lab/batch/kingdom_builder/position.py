"""A position of Kingdom Builder as arrays, and the components that all games of an environment share."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import and_

from bastide.core.errors import BadOption
from bastide.core.extras import needs
from bastide.core.masks import bits
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.games.kingdom_builder.board import POSITIONS, TERRAINS, TURNED
from bastide.games.kingdom_builder.hexes import COUNT, SIDE
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.lab.batch.apart import Stacked
from bastide.lab.batch.chance import Chance
from bastide.lab.batch.environment import for_each
from bastide.lab.batch.kingdom_builder import rows
from bastide.lab.batch.kingdom_builder.rows import FULL, Rows

with needs("batch"):
    import jax
    import jax.numpy as jnp
    import numpy as np

KINDS = (*TERRAINS, "water", "mountain", "special")
"""What a hex can be: its number is what the planes of `State.board` spell. Special are castles and locations."""
WATER, MOUNTAIN, SPECIAL = range(len(TERRAINS), len(KINDS))
"""The kinds of hex that aren't terrain."""
PLANES = 3
"""Bits of a kind."""
NO_SEAT = -1
"""In place of the player on turn: the game is over."""
NOTHING = rows.NOWHERE
"""In place of a tile or hex: none is chosen."""
FAR = -COUNT
"""In place of a location that a quadrant doesn't have: a hex that is beside none."""


class Components:
    """What is in the box, as arrays, and what the options fix."""

    def __init__(self, game: KingdomBuilder, players: int) -> None:
        box = game.box
        self.game, self.box, self.players = game, box, players
        sides = [[box.quadrants[name + turn].masks for turn in ("", TURNED)] for name in box.quadrant_names]
        self.per_sector = max(mask["location"].bit_count() for pair in sides for mask in pair)
        """Locations of the quadrant that has most."""
        if self.per_sector * len(POSITIONS) > _WORD:
            raise BadOption(
                "too-many-locations",
                "In a batch, a quadrant may have {most} locations at most; got {number}.",
                most=_WORD // len(POSITIONS),
                number=self.per_sector,
            )
        self.quadrants = jnp.asarray([[_planes(masks) for masks in pair] for pair in sides])
        """Rows of ten bits by quadrant, upright or turned, and plane."""
        self.locations = jnp.asarray(
            [[_locations(masks["location"], self.per_sector) for masks in pair] for pair in sides]
        )
        """The hexes of the locations by quadrant, upright or turned, on the first sector."""
        self.tiles = jnp.asarray([box.quadrants[name].tile for name in box.quadrant_names])
        """The kind of location tile of each quadrant."""
        self.tiles_per_location = jnp.asarray(box.tiles_per_location)
        self.most_tiles = max(box.tiles_per_location)
        self.card_gold = [box.card_gold[card] for card in SCORING_CARDS]


_WORD = 32


def _planes(masks: "dict[str, int]") -> "list[np.ndarray]":
    """The bits of the kind of each hex of a quadrant."""
    kinds = {name: number for number, name in enumerate(KINDS)} | {"castle": SPECIAL, "location": SPECIAL}
    planes = [sum(mask for name, mask in masks.items() if kinds[name] >> plane & 1) for plane in range(PLANES)]
    return [rows.from_mask(plane)[: SIDE // 2] for plane in planes]


def _locations(mask: int, number: int) -> list[int]:
    found = bits(mask)
    return found + [FAR] * (number - len(found))


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """One position, or the positions of a batch: then the games are the last axis while they are played (`choose`,
    `advance`), and the first one outside.

    Stored sets of hexes have the rows as an axis (`rows.of`). Sets of locations are words with a bit for each: bit `i`
    of a sector with `n` at most is bit `n * sector + i`. Piles of cards are words, as in `cards`.
    """

    board: tuple[Stacked, ...]
    """The kind of each hex, a plane for each bit of it."""
    locations: Stacked
    """The hex of each location, or `FAR`."""
    sector_tiles: Stacked
    """The kind of tile on the locations of each sector."""
    cards: jax.Array
    """The scoring cards in play, a bit each."""
    start_player: jax.Array
    settled: tuple[Stacked, ...]
    """Each player's settlements."""
    held: tuple[jax.Array, ...]
    """The locations whose tile each player holds."""
    taken: tuple[jax.Array, ...]
    """The locations from which each player ever took a tile (KB-28, KB-33)."""
    stock: tuple[jax.Array, ...]
    """The locations with at least one tile left, with at least two, and so on."""
    supply: tuple[jax.Array, ...]
    hands: tuple[jax.Array, ...]
    draw_pile: jax.Array
    discards: jax.Array
    removed: jax.Array
    last_round: jax.Array
    current_player: jax.Array
    """The player on turn, or -1 when the game is over."""
    card: jax.Array
    owed: jax.Array
    begun: jax.Array
    uses: tuple[jax.Array, ...]
    """How often the tiles of each sector can still be used in this turn."""
    gained: jax.Array
    tile: jax.Array
    lifted: jax.Array
    full: jax.Array
    """Whether the card in play must be replaced (KB-16); never when a move is asked for."""
    chance: Chance
    rewards: jax.Array
    """What the last step brought each player: nothing before the end."""
    terminated: jax.Array
    rules: "Components" = field(metadata={"static": True}, repr=False)

    @property
    def observation(self) -> jax.Array:
        """What the player on turn may know."""
        from bastide.lab.batch.kingdom_builder.observation import observe  # which reads states

        return for_each(self, lambda state: observe(state, state.current_player))

    @property
    def legal_action_mask(self) -> jax.Array:
        """For each move, whether the player on turn may make it."""
        from bastide.lab.batch.kingdom_builder.observation import legal_action_mask

        return for_each(self, legal_action_mask)


class Board:
    """The hexes of each kind."""

    def __init__(self, state: State) -> None:
        self._planes = [rows.of(plane) for plane in state.board]

    def all(self, *kinds: int) -> Rows:
        """The hexes of some kinds."""
        return rows.union(
            reduce(and_, (plane if kind >> bit & 1 else ~plane for bit, plane in enumerate(self._planes)))
            for kind in kinds
        )

    def buildable(self) -> Rows:
        """The hexes of all terrains (KB-10)."""
        low, middle, high = self._planes
        return ~(high & (middle | low))  # the terrains are the numbers to four

    def of(self, kind: jax.Array) -> Rows:
        """The hexes of a kind that differs from game to game; none for a negative number."""
        exists = jnp.where(kind < 0, np.uint32(0), FULL)
        wanted = [jnp.where(kind >> bit & 1 != 0, FULL, np.uint32(0)) for bit in range(PLANES)]
        low, middle, high = self._planes
        return low.each(
            lambda *bits: exists & ~((bits[0] ^ wanted[0]) | (bits[1] ^ wanted[1]) | (bits[2] ^ wanted[2])),
            middle,
            high,
        )


def settlements(state: State) -> list[Rows]:
    """Each player's settlements."""
    return [rows.of(own) for own in state.settled]


def own_settlements(state: State, all_settlements: Sequence[Rows]) -> Rows:
    """The settlements of the player on turn."""
    return reduce(
        lambda chosen, numbered: rows.either(state.current_player == numbered[0], numbered[1], chosen),
        enumerate(all_settlements[:-1]),
        all_settlements[-1],
    )
