"""Random games for the tests of prompts.

`python -m tests.words.walks` writes a position of each kind for the tests of the browser's prompts.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import games
from bastide.core.state import State

VOCABULARY: dict[str, dict[str, list[str]]] = json.loads((Path(__file__).parent / "prompts.json").read_text("utf-8"))
"""By game, what its prompts in English name: a pattern, and the kinds of move of which at least one must be legal."""


def walk(kind: type[Game], seed: int) -> Iterator[tuple[State, int]]:
    """Play a game at random, each kind of move as likely as any other; yield each position and who decides in it."""
    dice, choice = SeededChance(seed), SeededChance(~seed)
    presets = list(kind.presets)
    game = kind(kind.preset(presets[seed % len(presets)]))
    state = game.start(2 + seed % (game.max_players - 1) % 3, dice)
    while state.to_act:
        player = state.to_act[choice.below(len(state.to_act))]
        yield state, player
        legal = state.legal_moves(player)
        kinds = sorted({game.moves.key(move) for move in legal})
        chosen = kinds[choice.below(len(kinds))]
        moves = [move for move in legal if game.moves.key(move) == chosen]
        state.play(player, moves[choice.below(len(moves))], dice)


def legal_kinds(state: State, player: int) -> frozenset[str]:
    """Return the kinds of a player's legal moves."""
    return frozenset(state.game.moves.key(move) for move in state.legal_moves(player))
