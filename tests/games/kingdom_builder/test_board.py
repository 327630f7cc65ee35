"""The hexes of a board as lists."""

from random import Random

import pytest

from bastide.core.masks import bits
from bastide.core.registry import make
from bastide.games.kingdom_builder.board import TERRAINS, Board
from bastide.games.kingdom_builder.box import Box
from bastide.games.kingdom_builder.hexes import mask_of


@pytest.mark.parametrize("left_out", [0, 1, 5, 10, 11, 30])
def test_the_wanted_hexes_of_a_terrain_come_in_ascending_order(left_out: int) -> None:
    board = Board(Box(make("kingdom-builder").components), ("farm", "oasis turned", "tower", "harbor"))
    for terrain in range(len(TERRAINS)):
        for _ in range(2):  # the lists of the halves stay as they are
            every = bits(board.terrain[terrain])
            wanted = sorted(Random(left_out).sample(every, len(every) - left_out))
            assert board.hexes_of(terrain, mask_of(wanted)) == wanted
