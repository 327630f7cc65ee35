"""What the conformance suite must be told about the toys, right and broken."""

from importlib import import_module
from pathlib import Path

from bastide.core.game import Game
from bastide.testing import Features, Oracle, Secrets
from bastide_toys.interrupt import Interrupt
from bastide_toys.peek import Peek
from bastide_toys.sealed_bids import SealedBids


def oracle(kind: type[Game], playthroughs: Path) -> Oracle | None:
    """Return the oracle of a toy, or of the toy that a broken one is made from; its games are in `playthroughs`."""
    for toy in (Interrupt, Peek, SealedBids):
        if issubclass(kind, toy):
            return told_by(toy.__module__, playthroughs / kind.name)
    return None


def told_by(package: str, playthroughs: Path) -> Oracle:
    """Return what the modules of a package tell: `secrets`, `conservation`, `features` and `recipes`."""
    secrets, conservation, features, recipes = (
        import_module(f"{package}.{name}") for name in ("secrets", "conservation", "features", "recipes")
    )
    return Oracle(
        secrets=Secrets.of(secrets),
        totals=conservation.totals,
        playthroughs=playthroughs,
        features=Features(features.ALL, features.features),
        recipes=recipes.RECIPES,
        seat_options=getattr(recipes, "SEAT_OPTIONS", frozenset()),
    )
