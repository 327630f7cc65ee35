"""Rewrites the texts of the stored games, and the journals themselves from their recipes.

python -m tests.playthroughs --write                    the texts, the endings and the counts of the move tree
python -m tests.playthroughs --record kingdom-builder   the journals of a game, by its recipes
"""

import argparse
import sys
from pathlib import Path

from bastide.core.game import Game
from bastide.core.registry import find, list_games
from tests.conformance import perft
from tests.conformance.rooms import brought
from tests.playthroughs.rendering import render
from tests.playthroughs.stored import ending, folder, path_of, playthroughs, store_endings, stored_endings


def record(kind: type[Game]) -> None:
    """Play the recipes of a game and store their journals."""
    folder(kind).mkdir(exist_ok=True)
    for name, recipe in brought(kind, "recipes").RECIPES.items():
        recipe.record(kind).save(path_of(kind, name))
        print(path_of(kind, name))


def write(kind: type[Game]) -> None:
    """Write what follows from the stored journals; refuse if a game ends differently under the same rules."""
    before = stored_endings(kind)
    endings = {stored.name: ending(stored.journal()) for stored in playthroughs(kind)}
    for name, now in endings.items():
        then = before.get(name, now)
        if (then["rules"], then["journal"]) == (now["rules"], now["journal"]) and then["final"] != now["final"]:
            sys.exit(
                f"{kind.name}/{name} ends in another position under rules {now['rules']}: they need a new version."
            )
    for stored in playthroughs(kind):
        stored.text_path.write_text(render(stored.journal()), "utf-8")
        print(stored.text_path)
    store_endings(kind, endings)
    perft.write(kind)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the texts of all stored games")
    parser.add_argument("--record", metavar="GAME", help="make the journals of a game anew")
    arguments = parser.parse_args()
    if arguments.record:
        record(find(arguments.record))
    if arguments.write:
        for kind in list_games().values():
            if playthroughs(kind):
                write(kind)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "toys"))
    main()
