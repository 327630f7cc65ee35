"""Short words for tests of observations."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bastide.core.state import State


def seen(state: State, viewer: int | None = 0) -> dict[str, Any]:
    """The fields of what a viewer sees."""
    return state.game.observation_spec(state.players).named(state.observe(viewer))


def shown(numbers: Any, names: Sequence[str]) -> dict[str, int]:
    """What is not 0 among numbers, by name."""
    flat = np.ravel(numbers)
    return {names[place]: int(flat[place]) for place in np.flatnonzero(flat)}
