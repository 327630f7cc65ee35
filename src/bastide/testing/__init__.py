"""The conformance suite: the checks that every game must pass, for games of your own.

`pytest --bastide-game my-game` runs it on an installed game and all its presets, `--bastide-game my_package:MyGame` on
any class. What the checks can't learn from the game's own code they get from an `Oracle`, which `conftest.py` returns:

    from bastide.testing import NOTHING_HIDDEN, Oracle

    def pytest_bastide_oracle(game):
        return Oracle(secrets=NOTHING_HIDDEN, totals=..., playthroughs=...)

If a part of it is missing, the summary says what was not checked. `dealing` helps to write the secrets of card games.
`BASTIDE_SOAK=1` plays many more random games, counted from `BASTIDE_SEED`.
"""

from bastide.testing.oracle import NOTHING_HIDDEN, Features, NotGiven, Oracle, Position, Secrets, uncountable
from bastide.testing.recipes import Recipe

__all__ = [
    "NOTHING_HIDDEN",
    "Features",
    "NotGiven",
    "Oracle",
    "Position",
    "Recipe",
    "Secrets",
    "uncountable",
]
