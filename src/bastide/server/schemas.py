"""Prints the schemas of the HTTP API, the socket and the views; the browser's types are generated from them."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from bastide.core import registry
from bastide.server.app import make_app
from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.view_schemas import view_schema
from bastide.server.wire import frames
from bastide.server.wire.commands import every_command


def schemas() -> dict[str, Any]:
    """`openapi` for HTTP, `frames` for the socket, `views` with the definitions of each game's view and box."""
    with tempfile.TemporaryDirectory() as folder:
        openapi = make_app(Services(Config(Path(folder)))).openapi()
    views = {name: {"$defs": view_schema(kind)[1]} for name, kind in registry.list_games().items()}
    return {
        "openapi": openapi,
        "frames": {
            "Command": msgspec.json.schema(every_command()),
            "Frame": msgspec.json.schema(frames.Frame),
        },
        "views": views,
    }


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=1, sort_keys=True)
