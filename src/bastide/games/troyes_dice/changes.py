"""Changes of the chosen die: its value for influence, its colour for knowledge (TD-22 to TD-24)."""

from bastide.games.troyes_dice.gains import MOST
from bastide.games.troyes_dice.moves import COLOUR, COLOURS, SIDES, VALUE

_VALUES = range(1, SIDES + 1)


def value_cost(step: int, value: int, target: int) -> int:
    """The influence that a change of value costs (TD-22); a step of two also covers an odd distance (ruling Q7)."""
    return -(-abs(target - value) // step)


def _reachable(step: int, value: int, influence: int) -> tuple[int, ...]:
    """The moves to other values that this much influence can buy; none if a raid forbids changes (step 0)."""
    if not step:
        return ()
    return tuple(VALUE - 1 + new for new in _VALUES if new != value and value_cost(step, value, new) <= influence)


REACHABLE = tuple(
    tuple(tuple(_reachable(step, value, influence) for influence in range(MOST + 1)) for value in range(SIDES + 1))
    for step in range(SIDES)
)
"""The changes of value on offer, by step, value and influence."""

OTHER_COLOURS = tuple(
    tuple(COLOUR + new for new in range(len(COLOURS)) if new != colour) for colour in range(len(COLOURS))
)
"""The changes of colour on offer, by colour."""
