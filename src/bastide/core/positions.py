"""Reads a position file: which game, which options, and the state itself."""

import json
from collections.abc import Mapping
from typing import Any

from bastide.core import registry
from bastide.core.errors import BadPosition, about
from bastide.core.state import State


def loads(text: str) -> State:
    """The state that a JSON position describes."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadPosition(
            "position-no-json",
            "The position is no valid JSON from line {line}, column {column} on.",
            line=error.lineno,
            column=error.colno,
        ) from None
    except (ValueError, RecursionError):
        raise BadPosition(
            "position-too-deep", "The file is no position: it has numbers too large or lists too deep."
        ) from None
    return read(document)


def read(document: Any) -> State:
    """The state that plain JSON values describe; the field `game` names the game, `options` its options."""
    if not isinstance(document, Mapping) or not isinstance(document.get("game"), str):
        raise BadPosition("no-position", "A position is a JSON object whose field 'game' names the game.")
    options = document.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("options-no-object", "The field 'options' of a position is an object.")
    game = registry.make(document["game"], options=options, components=document.get("components"))
    with about(game.name):
        return game.from_position(document)


def dumps(state: State) -> str:
    """The position of a state as JSON."""
    return json.dumps(state.position(), ensure_ascii=False, indent=1) + "\n"
