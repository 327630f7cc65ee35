"""Rewrites `schemas/`: the JSON Schemas of positions, journals and views of each game, as `bastide schema` prints them.

Run it after a change of formats or views: `.venv/bin/python docs/make_schemas.py`. A test compares the two.
"""

import json
from pathlib import Path

from bastide.cli.schema import schemas
from bastide.core import registry

FOLDER = Path(__file__).parent / "schemas"
OWN_GAMES = "bastide.games."


def files() -> dict[Path, str]:
    """Return what is in each file."""
    return {
        FOLDER / f"{name}.json": json.dumps(schemas(kind), ensure_ascii=False, indent=1) + "\n"
        for name, kind in registry.list_games().items()
        if kind.__module__.startswith(OWN_GAMES)
    }


def main() -> None:
    """Rewrite the files."""
    FOLDER.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
