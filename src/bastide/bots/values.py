"""Values by their name in a level: a game's hints with some weights, or learned values."""

from collections.abc import Mapping
from functools import cache
from typing import Protocol, cast

from bastide.bots.linear import LinearValues, features_of
from bastide.bots.network import read_network
from bastide.core.game import Game
from bastide.core.values import Values, read_opponents


class HintsModule(Protocol):
    """What a game's `hints` module offers."""

    def Hints(self, weights: Mapping[str, float] | None = None) -> Values:  # noqa: N802 - it is a class
        """Return values by rules of thumb; without weights, by those that the game ships for the greedy bot."""


@cache
def hints_of(game: type[Game], weights: str | None = None) -> Values:
    """Return a game's hints, with the weights of a file in its `opponents` folder."""
    module = cast(HintsModule, game.module("hints"))
    return module.Hints(None if weights is None else read_opponents(game.__module__, weights))


def read_values(
    game: type[Game], entry: Mapping[str, str | None], changed: Mapping[str, float] | None = None
) -> Values:
    """Return the values that a level names: `{"hints": FILE}`, `{"linear": FILE}` or `{"network": FILE}`.

    `changed` are weights of the hints that differ from those in the file.
    """
    ((kind, file),) = entry.items()
    if kind == "hints" and changed:
        weights = read_opponents(game.__module__, file or "hints.json")
        return cast(HintsModule, game.module("hints")).Hints({**weights, **changed})
    if kind == "hints":
        return hints_of(game, file)
    assert file is not None
    if kind == "linear":
        return LinearValues(features_of(game), read_opponents(game.__module__, file)["weights"], hints_of(game))
    if kind == "network":
        return read_network(game, file, hints_of(game))
    raise ValueError(f"no values are called {kind}")
