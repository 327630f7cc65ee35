"""Rewrites the texts of the stored games, and the journals themselves from their recipes.

python -m tests.playthroughs --write                    the texts, the endings and the counts of the move tree
python -m tests.playthroughs --record kingdom-builder   the journals of a game, by its recipes
"""

import argparse
import sys
from pathlib import Path

from bastide.core.registry import find, list_games
from bastide.testing.stored import playthroughs
from bastide.testing.storing import NeedsNewVersion, record, write


def main() -> None:
    """Run the command."""
    from tests.oracles import PLAYTHROUGHS, oracle  # now that the toys are on the path

    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__.splitlines()[0])
    parser.add_argument("--write", action="store_true", help="write the texts of all stored games")
    parser.add_argument("--record", metavar="GAME", help="make the journals of a game anew")
    arguments = parser.parse_args()
    if arguments.record:
        kind = find(arguments.record)
        print(*record(kind, PLAYTHROUGHS / kind.name, oracle(kind).recipes), sep="\n")
    if arguments.write:
        for kind in list_games().values():
            if playthroughs(PLAYTHROUGHS / kind.name):
                try:
                    print(*write(kind, oracle(kind)), sep="\n")
                except NeedsNewVersion as error:
                    sys.exit(str(error))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1] / "toys"))
    main()
