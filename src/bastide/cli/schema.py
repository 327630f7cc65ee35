"""`bastide schema`."""

from typing import Any

import click

from bastide.cli.common import echo_json
from bastide.cli.wording import command, option
from bastide.core import json_schema, registry
from bastide.core.game import Game
from bastide.server.view_schemas import view_schema

PARTS = ("position", "journal", "view")


@command
@click.argument("game")
@option("--what", type=click.Choice(PARTS))
def schema(game: str, what: str | None, language: str) -> None:  # noqa: ARG001 (every command takes a language)
    """Write the JSON Schemas of positions, journals and views of GAME."""
    document = schemas(registry.find(game))
    echo_json({**document, "$ref": f"#/$defs/{what}"} if what else document)


def schemas(kind: type[Game]) -> dict[str, Any]:
    """Return one document with a definition for each of `PARTS`."""
    view, definitions = view_schema(kind)
    own = {"position": json_schema.of_position(kind), "journal": json_schema.of_journal(kind), "view": view}
    return {"$schema": json_schema.DIALECT, "$defs": {**own, **definitions}}
