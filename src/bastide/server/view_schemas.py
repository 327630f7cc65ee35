"""JSON Schemas of what the server sends of a game: its views, and the pieces of its box."""

from inspect import cleandoc
from typing import Any, get_type_hints

import msgspec

from bastide.core.game import Game


def view_schema(kind: type[Game]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schema of a game's view, and the definitions that it and the schema of its box refer to."""
    shown = (_view_type(kind), get_type_hints(kind.box_view)["return"])
    (view, _), definitions = msgspec.json.schema_components(shown)
    for definition in definitions.values():
        if "description" in definition:  # a docstring, which Python 3.13 no longer indents
            definition["description"] = cleandoc(definition["description"])
    return view, definitions


def _view_type(kind: type[Game]) -> Any:
    """Return the type of a game's views, as its state's method `view` is annotated."""
    view = get_type_hints(kind.start)["return"].view
    if annotated := get_type_hints(view).get("return"):
        return annotated
    # Compiled methods have no annotations; the function that they call is one of plain Python.
    module = kind.module("view")
    assert module is not None, "a compiled state leaves its views to the module `view`"
    return module.view.__annotations__["return"]
