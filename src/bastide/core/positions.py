"""Reads a position file: which game, which options, and the state itself."""

import json
from collections.abc import Mapping
from typing import Any

from bastide.core import registry
from bastide.core.errors import BadPosition
from bastide.core.state import State


def loads(text: str) -> State:
    """The state that a JSON position describes."""
    try:
        document = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadPosition(f"The position is no valid JSON: {error}.") from None
    return read(document)


def read(document: Any) -> State:
    """The state that plain JSON values describe; the field `game` names the game, `options` its options."""
    if not isinstance(document, Mapping) or not isinstance(document.get("game"), str):
        raise BadPosition("A position is a JSON object whose field 'game' names the game.")
    options = document.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("The field 'options' of a position is an object.")
    return registry.make(document["game"], options=options, components=document.get("components")).from_position(
        document
    )


def dumps(state: State) -> str:
    """The position of a state as JSON."""
    return json.dumps(state.position(), ensure_ascii=False, indent=1) + "\n"
