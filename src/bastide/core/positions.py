"""Reads and writes position files: which game, which options, and the state itself."""

import json
from collections.abc import Mapping
from typing import Any

from bastide.core import documents, registry
from bastide.core.chance import Chance
from bastide.core.errors import BadJson, BadPosition, about
from bastide.core.game import Components, Game
from bastide.core.schema import Anything, Maybe, Shape, Table, Text
from bastide.core.state import State

_object = Table(Text(), Anything(), 10_000)
HEADING: Mapping[str, Shape] = {"options": _object, "components": Maybe(_object), "rules": Text()}
"""The optional fields that every position may begin with; `game_of` reads them."""


def loads(text: str, components: Components | None = None, chance: Chance | None = None) -> State:
    """Return the state that a JSON position describes (see `read`)."""
    return read(parse(text), components, chance)


def parse(text: str) -> Any:
    """Return the values of a position file."""
    try:
        return documents.parse(text)
    except BadJson as error:
        raise BadPosition("position-unreadable", "Can't read the position: {reason}.", reason=error) from None


def read(document: Any, components: Components | None = None, chance: Chance | None = None) -> State:
    """Return the state that plain JSON values describe; `chance` deals what they leave open."""
    game = game_of(document, components)
    with about(game.name):
        return game.from_position(document, chance)


def game_of(document: Any, components: Components | None = None) -> Game:
    """Return the game of a position: `game` names it; `options`, `components` and `rules` have their usual defaults.

    `components` are used if the document has none.
    """
    if not isinstance(document, Mapping) or not isinstance(document.get("game"), str):
        raise BadPosition("no-position", "A position must be a JSON object whose field 'game' names the game.")
    options = document.get("options", {})
    if not isinstance(options, Mapping):
        raise BadPosition("options-no-object", "The field 'options' of a position must be an object.")
    own = document.get("components", components)
    rules = document.get("rules")
    if rules is None:
        return registry.make(document["game"], options=options, components=own)
    return registry.resume(document["game"], options, own, str(rules))


def check_seats(players: int, *seats: int) -> None:
    """Raise `BadPosition` if one of these seats is beyond the last."""
    if max(seats) >= players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=players
        )


def complete(document: dict[str, Any], game: Game) -> dict[str, Any]:
    """Return a position as its game wrote it, headed by game and options; also older rules and own component data."""
    document = {"game": game.name, "options": dict(game.settings), **document}
    if game.rules_version != game.versions.newest:
        document["rules"] = game.rules_version
    if game.has_own_components:
        document["components"] = game.components
    return document


def dumps(state: State) -> str:
    """Return the position of a state as JSON."""
    return json.dumps(state.position(), ensure_ascii=False, indent=1) + "\n"
