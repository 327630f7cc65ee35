"""What the conformance suite must be told about each game: by modules in `tests/games/<name>/`, or beside a toy.

* `secrets.py`: the fields of `bastide.testing.Secrets`, written from the rulebook.
* `conservation.py`: `totals(position)`, how many there are of each piece, card and coin.
* `features.py`: `ALL`, what must occur in some stored game, and `features(before, ply, after, events)`.
* `recipes.py`: `RECIPES`, how the stored games are made, and `SEAT_OPTIONS`, options that only name a seat.

The stored games are in `tests/playthroughs/<name>/`.
"""

from functools import cache
from pathlib import Path

from bastide.core.game import Game
from bastide.testing import Oracle, Secrets
from bastide_toys import oracles

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
_OWN_GAMES = "bastide.games."


@cache
def oracle(kind: type[Game]) -> Oracle:
    """Return the oracle of one of our games or of a toy."""
    toy = oracles.oracle(kind, PLAYTHROUGHS)
    package = kind.__module__.removeprefix(_OWN_GAMES)
    return toy or oracles.told_by(f"tests.games.{package}", PLAYTHROUGHS / kind.name)


def secrets(kind: type[Game]) -> Secrets:
    """Return what is hidden in one of our games or in a toy."""
    return oracle(kind).given_secrets()
