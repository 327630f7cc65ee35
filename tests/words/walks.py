"""Random games for the tests of prompts.

`python -m tests.words.walks` writes their different situations as JSON, for the tests of the browser's prompts.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.offers import Offer
from bastide.core.state import State
from tests.words.catalogue import games

VOCABULARY: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "prompts.json").read_text("utf-8"))
"""By game, what its prompts in English name: a pattern, and the kinds of move of which at least one must be legal."""

GAMES = {"tournay": 3}
"""How many games are played, if it isn't the usual number: Tournay's are long."""
USUALLY = 6


def walks(kind: type[Game]) -> Iterator[tuple[State, int]]:
    """Yield the positions of some games, and who decides in each."""
    for seed in range(GAMES.get(kind.name, USUALLY)):
        yield from _walk(kind, seed)


def _walk(kind: type[Game], seed: int) -> Iterator[tuple[State, int]]:
    """Play a game at random; each kind of move is as likely as any other, so that rare ones occur."""
    dice, choice = SeededChance(seed), SeededChance(~seed)
    presets = list(kind.presets)
    game = kind(kind.preset(presets[seed % len(presets)]))
    state = game.start(2 + seed % 3, dice)
    while state.to_act:
        player = state.to_act[choice.below(len(state.to_act))]
        yield state, player
        legal = state.legal_moves(player)
        kinds = sorted(legal_kinds(state, player))
        chosen = kinds[choice.below(len(kinds))]
        moves = [move for move in legal if game.moves.key(move) == chosen]
        state.play(player, moves[choice.below(len(moves))], dice)


def legal_kinds(state: State, player: int) -> frozenset[str]:
    """Return the kinds of a player's legal moves."""
    return frozenset(state.game.moves.key(move) for move in state.legal_moves(player))


def situations(kind: type[Game]) -> list[dict[str, Any]]:
    """Return positions as the server would send them: for each status line, each kind of move legal and not legal."""
    found: dict[tuple[str, frozenset[str]], dict[str, Any]] = {}
    for state, player in walks(kind):
        view, legal = state.view(player), state.legal_moves(player)
        module = state.game.module("status")
        assert module is not None
        key, arguments = module.status(view, Offer(state.game.moves, legal))
        doing = {"key": key, "arguments": arguments}
        moves = [state.game.moves.text(move) for move in legal]
        found.setdefault(
            (key, legal_kinds(state, player)), {"seat": player, "view": view, "moves": moves, "doing": doing}
        )
    known: set[tuple[str, str, bool]] = set()
    chosen: list[dict[str, Any]] = []
    for (key, legal), situation in found.items():
        possible = frozenset[str]().union(*(kinds for other, kinds in found if other == key))
        facts = {(key, kind, kind in legal) for kind in possible}
        if not facts <= known:
            known |= facts
            chosen.append(situation)
    return chosen


def _shapes(kind: type[Game]) -> list[dict[str, str]]:
    return [{"key": move.key, "pattern": move.pattern} for move in kind().move_kinds()]


if __name__ == "__main__":
    written = {
        name: {"vocabulary": patterns, "moves": _shapes(games()[name]), "situations": situations(games()[name])}
        for name, patterns in VOCABULARY.items()
    }
    print(json.dumps(written))
