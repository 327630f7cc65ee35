"""Counts of the move tree from fixed positions: a rule that changes by accident changes them."""

import json
from dataclasses import dataclass
from pathlib import Path

from bastide.core.chance import outcomes
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.stored import playthroughs


@dataclass
class Tree:
    """A position of a stored game, and how many lines of one, two, … moves begin there."""

    playthrough: str
    ply: int
    lines: list[int]


def perft(state: State, depth: int) -> int:
    """Count the lines of `depth` decisions from here, one for each outcome of chance, without those that end earlier.

    In a closed phase the order doesn't matter, so the players move by seat.
    """
    if depth == 0:
        return 1
    return sum(
        perft(after, depth - 1)
        for player in state.to_act[:1]
        for move in state.legal_moves(player)
        for _, after in outcomes(state, player, move)
    )


def trees(folder: Path) -> list[Tree]:
    """Return the positions whose trees are counted."""
    path = folder / "perft.json"
    return [Tree(**entry) for entry in json.loads(path.read_text("utf-8"))] if path.is_file() else []


def count(folder: Path, tree: Tree) -> list[int]:
    """Count the lines now, as deep as they are stored."""
    journal = next(stored for stored in playthroughs(folder) if stored.name == tree.playthrough).journal()
    state = journal.fold(tree.ply)
    return [perft(state, depth) for depth in range(1, len(tree.lines) + 1)]


def write(folder: Path) -> None:
    """Count all trees of a folder again."""
    counted = [Tree(tree.playthrough, tree.ply, count(folder, tree)) for tree in trees(folder)]
    if counted:
        lines = ",\n".join(f" {json.dumps(vars(tree))}" for tree in counted)
        (folder / "perft.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def check_move_trees_have_the_stored_sizes(kind: type[Game], oracle: Oracle) -> None:
    """Check that the move trees are as large as they were."""
    folder = oracle.given_playthroughs()
    for tree in trees(folder):
        with installed(kind):
            lines = count(folder, tree)
        assert lines == tree.lines, (
            f"from ply {tree.ply} of {tree.playthrough} there are {lines} lines, not {tree.lines}: if the rules are "
            "meant to have changed, give them a new version and write the playthroughs anew"
        )
