"""Sets of places as bit masks."""

import random

import pytest

from bastide.core.masks import MOST_PLACES, bits


@pytest.mark.parametrize("count", [0, 1, 5, 13, 14, 40, 300, MOST_PLACES])
def test_the_places_of_a_set_come_in_ascending_order(count: int) -> None:
    places = sorted(random.Random(count).sample(range(MOST_PLACES), count))
    assert bits(sum(1 << place for place in places)) == places
