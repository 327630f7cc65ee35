"""What is hidden, from the rulebook alone (TD-19): what the others do in a half day, until all have ended."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import NoChance, SeededChance
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.testing import uncountable
from bastide.testing.dealing import clone

_TRIES = 20
_LAST_HALF_DAY = 16


def _others(position: dict[str, Any], viewer: Viewer) -> list[dict[str, Any]]:
    return [player for seat, player in enumerate(position["players"]) if seat != viewer]


def _has_ended(player: dict[str, Any]) -> bool:
    return bool(player["moves"][-1:] == ["end"])


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """Return everything but the moves of the others; whether they still have to act is public."""
    shown = clone(position)
    for player in _others(shown, viewer):
        player["moves"] = _has_ended(player)
    return shown


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Return the others' parts of this half day and all later ones."""
    return {"parts": len(_others(position, viewer)) * (_LAST_HALF_DAY + 1 - position["half_day"])}


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which another player has made fewer steps, or other ones."""
    if not position["dice"]:
        return
    for _ in range(_TRIES):
        twin = clone(position)
        others = _others(twin, viewer)
        if not others:
            return
        player = others[rng.below(len(others))]
        moves = _any_part(position, player, rng)
        if not _has_ended(player):
            moves = moves[: rng.below(len(moves))]
        if moves != player["moves"]:
            player["moves"] = moves
            yield twin


worlds = uncountable
DERIVED = frozenset(("attacks", "offers"))


def observed(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view as far as observations show it: where the viewer's moves have led, not the moves themselves."""
    part = view["part"]
    return view if part is None else {**view, "part": {**part, "moves": None}}


def _any_part(position: dict[str, Any], player: dict[str, Any], rng: SeededChance) -> list[str]:
    """Return a whole part that the player could play: alone, since nobody else matters."""
    alone = {**position, "crier": 0, "players": [{**player, "moves": []}]}
    game = _game(json.dumps([position["options"], position.get("components")]))
    state = game.from_position(alone)
    moves: list[str] = []
    while moves[-1:] != ["end"]:
        legal = state.legal_moves(0)
        move = legal[rng.below(len(legal))]
        moves.append(game.moves.text(move))
        if moves[-1] != "end":
            state.play(0, move, NoChance())
    return moves


@cache
def _game(settings: str) -> Game:
    options, components = json.loads(settings)
    return make("troyes-dice", options=options, components=components)
