"""Stores games: plays the recipes of a game, and writes what follows from the stored journals."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from bastide.core.game import Game
from bastide.testing.checks import perft
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.recipes import Recipe
from bastide.testing.rendering import render
from bastide.testing.stored import ending, path_of, playthroughs, store_endings, stored_endings


class NeedsNewVersion(Exception):
    """A stored game ends in another position under the same rules version."""


def recipes(kind: type[Game], oracle: Oracle) -> Mapping[str, Recipe]:
    """Return the recipes of a game; without any, one random game for each preset and player count."""
    return oracle.recipes or {
        f"{preset or 'default'}-{players}-players": Recipe(players, seed=players, preset=preset)
        for preset in kind.presets or [None]
        for players in range(kind.min_players, kind.max_players + 1)
    }


def not_stored_yet(kind: type[Game], oracle: Oracle) -> Mapping[str, Recipe]:
    """Return the recipes whose games aren't stored yet."""
    folder = oracle.given_playthroughs()
    return {name: recipe for name, recipe in recipes(kind, oracle).items() if not path_of(folder, name).exists()}


def record(kind: type[Game], folder: Path, chosen: Mapping[str, Recipe]) -> Iterator[Path]:
    """Play recipes and store their journals; yield the path of each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in chosen.items():
        recipe.record(kind).save(path_of(folder, name))
        yield path_of(folder, name)


def write(kind: type[Game], oracle: Oracle) -> Iterator[Path]:
    """Write what follows from the stored journals; refuse if a game ends differently under the same rules."""
    folder = oracle.given_playthroughs()
    with installed(kind):
        before = stored_endings(folder)
        endings = {stored.name: ending(stored.journal()) for stored in playthroughs(folder)}
        for name, now in endings.items():
            then = before.get(name, now)
            if (then["rules"], then["journal"]) == (now["rules"], now["journal"]) and then["final"] != now["final"]:
                raise NeedsNewVersion(
                    f"{kind.name}/{name} ends in another position under rules {now['rules']}: they need a new version."
                )
        for stored in playthroughs(folder):
            stored.text_path.write_text(render(stored.journal()), "utf-8")
            yield stored.text_path
        store_endings(folder, endings)
        perft.write(folder)
