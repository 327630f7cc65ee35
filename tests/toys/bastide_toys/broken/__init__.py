"""Deliberately broken games: small variations of the toys, each wrong in one way. The checks must catch them."""

import sys
from typing import Any

from bastide.core.game import Game
from bastide.core.state import State
from bastide_toys.interrupt import Interrupt
from bastide_toys.interrupt.state import InterruptState
from bastide_toys.peek import Peek
from bastide_toys.peek.state import PeekState
from bastide_toys.sealed_bids import SealedBids
from bastide_toys.sealed_bids.state import SealedBidsState

RIGHT: dict[type[State], type[Any]] = {PeekState: Peek, InterruptState: Interrupt, SealedBidsState: SealedBids}


def right_game(state: type[State]) -> type[Game]:
    """Return the toy that a broken state is made from."""
    return next(game for base, game in RIGHT.items() if issubclass(state, base))


def broken_game(state: type[State], **changes: Any) -> type[Game]:
    """Return a game that is played with a broken state."""
    name = changes.pop("name", f"broken-{state.__name__.lower()}")
    own = {"name": name, "state_class": state, "__module__": state.__module__, **changes}
    kind = type(f"{state.__name__}Game", (right_game(state),), own)
    setattr(sys.modules[state.__module__], kind.__name__, kind)  # so that a pickled state finds it again
    return kind


def name_games(module: str) -> None:
    """Give each broken state of a module a game beside it: `LeaksInViewGame` is played with `LeaksInView`."""
    for value in list(vars(sys.modules[module]).values()):
        if isinstance(value, type) and issubclass(value, tuple(RIGHT)) and value not in RIGHT:
            broken_game(value)
