"""How large a game can get, and why no game is longer."""

from typing import TYPE_CHECKING

from bastide.core.limits import Limits
from bastide.games.kingdom_builder.board import POSITIONS, TERRAINS
from bastide.games.kingdom_builder.hexes import SIDE
from bastide.games.kingdom_builder.locations import BARN, HARBOR, TILES
from bastide.games.kingdom_builder.scoring import SCORING_CARDS
from bastide.games.kingdom_builder.setup import CARDS_IN_PLAY

if TYPE_CHECKING:
    from bastide.games.kingdom_builder import KingdomBuilder
    from bastide.games.kingdom_builder.box import Box

_LONGEST_SEEN = {2: 308, 3: 391, 4: 465}

_REASON = (
    "Every turn builds what the mandatory action asks for, so that the first supply runs out after {rounds} rounds. "
    "Builds lapse only when all terrain cards are gone, and for that every hex of all five terrains would have to be "
    "occupied at some time: there are {hexes} at least, but no more than {occupied} builds and moves onto land. "
    "A turn takes a decision for each mandatory build, up to three for each tile held, and one to end it."
)
_NO_REASON = (
    "Once every terrain card has left the game, nobody has to build any more; with this box that can't be ruled out."
)


def limits(game: "KingdomBuilder", players: int) -> Limits:
    """The limits of a game of `players`."""
    box = game.box
    rounds = -(-box.settlements // box.mandatory_builds)
    hexes, occupied = _fewest_hexes(box), _most_occupied(box, players, rounds)
    # Hands keep too few cards for a terrain to have lost none.
    ends = hexes > occupied and min(box.terrain_cards) >= players
    longest = _longest(box, players, rounds)
    return Limits(
        moves=len(game.moves),
        longest_seen=min(_LONGEST_SEEN[players], longest) if ends else _LONGEST_SEEN[players],
        longest=longest if ends else None,
        reason=_REASON.format(rounds=rounds, hexes=hexes, occupied=occupied) if ends else _NO_REASON,
        chance_outcomes=max(len(box.quadrant_names), len(SCORING_CARDS), len(TERRAINS), players),
        lowest_score=0,
        highest_score=_highest_score(box),
        perfect_information=False,
    )


def _longest(box: "Box", players: int, rounds: int) -> int:
    """The decisions of all turns: a tile can be used from the round after it was taken on (KB-23)."""
    steps = [3 if tile >= BARN else 2 for tile in range(len(TILES))]
    tiles = _most_on_board(box, [step * held for step, held in zip(steps, _tiles_held(box, players), strict=True)])
    return rounds * players * (box.mandatory_builds + 1) + (rounds - 1) * tiles


def _fewest_hexes(box: "Box") -> int:
    """The hexes of all terrains on the board that has fewest."""
    sizes = [sum(box.quadrants[name].masks[terrain].bit_count() for terrain in TERRAINS) for name in box.quadrant_names]
    return sum(sorted(sizes)[: len(POSITIONS)])


def _most_occupied(box: "Box", players: int, rounds: int) -> int:
    """How many hexes of terrain can be occupied at some time: by a build, or by a move of a tile other than Harbor."""
    held = _tiles_held(box, players)
    landings = _most_on_board(
        box, [number if tile >= BARN and tile != HARBOR else 0 for tile, number in enumerate(held)]
    )
    return players * box.settlements + (rounds - 1) * landings


def _tiles_held(box: "Box", players: int) -> list[int]:
    """The most tiles of each kind that all players hold together: one each from a location (KB-28)."""
    held = [0] * len(TILES)
    for name in box.quadrant_names:
        quadrant = box.quadrants[name]
        held[quadrant.tile] = quadrant.masks["location"].bit_count() * min(
            box.tiles_per_location[quadrant.tile], players
        )
    return held


def _most_on_board(box: "Box", of_tiles: list[int]) -> int:
    """The greatest sum over four quadrants of what their tiles count."""
    numbers = [of_tiles[box.quadrants[name].tile] for name in box.quadrant_names]
    return sum(sorted(numbers)[-len(POSITIONS) :])


def _highest_score(box: "Box") -> int:
    """The castles and the three cards that can pay most, each as if the whole supply served it alone."""
    own, sectors = box.settlements, len(POSITIONS)
    quadrants = [box.quadrants[name].masks for name in box.quadrant_names]
    castles = sum(sorted(masks["castle"].bit_count() for masks in quadrants)[-sectors:])
    specials = sum(
        sorted(masks["castle"].bit_count() + masks["location"].bit_count() for masks in quadrants)[-sectors:]
    )
    times = {
        "merchants": specials,
        "discoverers": min(own, SIDE),
        "citizens": own // 2,
        "knights": min(own, SIDE),
        "lords": sectors,
        "farmers": own // sectors,
    }
    pays: list[int] = sorted(times.get(card, own) * max(box.card_gold[card]) for card in SCORING_CARDS)
    return castles * box.castle_gold + sum(pays[-CARDS_IN_PLAY:])
