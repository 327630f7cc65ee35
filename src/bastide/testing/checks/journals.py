"""Point 2: a journal is the game: folded, read from its file, undone, in another process; copies are independent."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from bastide.core import registry
from bastide.core.chance import ReplayingChance, SeededChance
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.journal import Journal
from bastide.core.state import State
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, everything, log, play_out, reproducible, same, text, viewers, worth_a_look
from bastide.testing.stored import steps


@contextmanager
def installed(kind: type[Game]) -> Iterator[None]:
    """Make sure that journals find the game, though it has no entry point."""
    find = registry.find
    with patch.object(registry, "find", lambda name: kind if name == kind.name else find(name)):
        yield


def check_fold_equals_live(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that at every ply the journal, read back from its text, folds to the live state with the same log."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    live: list[Event] = []
    lived: dict[int, dict[str, Any]] = {}
    table.state.listener = live.append
    with installed(type(game)), reproducible(table.match):
        for _ in table.moves():
            if table.state.closed_phase is None:  # in a closed phase the last plies are still being reordered
                lived[table.plies] = table.state.position()
            if worth_a_look(choice, table.plies):
                what = f"folded after {table.plies} plies"
                same(everything(table.state), everything(table.match.journal.fold()), what)
        for ply, step in enumerate(steps(table.match.journal), 1):
            if ply in lived:
                assert step.after.position() == lived[ply], f"folded again the position after {ply} plies is another"
        told: list[Event] = []
        journal = Journal.loads(table.match.journal.dumps())
        assert journal == table.match.journal, "the journal does not survive its text"
        same(everything(table.state), everything(journal.fold(listener=told.append)), "folded at the end")
        for viewer in viewers(table.state):
            assert log(live, viewer) == log(told, viewer), f"the log of {viewer} is another when folded"
    return table.plies


def check_undo(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that undoing to any ply restores the match, and that the same moves lead to the same end."""
    table = Table(game, players, seed)
    with installed(type(game)), reproducible(table.match):
        for _ in table.moves():
            pass
        journal, end = table.match.journal, everything(table.state)
        choice = SeededChance(seed)
        for ply in range(len(journal.plies)):
            if not worth_a_look(choice, len(journal.plies)):
                continue
            match = journal.replay()
            match.undo(ply)
            assert match.journal.plies == journal.plies[:ply], f"undone to ply {ply} the journal is another"
            same(everything(journal.fold(ply)), everything(match.state), f"undone to ply {ply}")
            for later in journal.plies[ply:]:
                match.play(later.player, later.move, ReplayingChance(later.chance))
            same(end, everything(match.state), f"played again from ply {ply}")
    return table.plies


def check_copy_is_independent(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that a copy plays on alike, and that copy and original don't affect each other."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    with reproducible(table.match):
        for _ in table.moves():
            if not worth_a_look(choice, 4 * table.plies):
                continue
            state = table.state
            before = everything(state)
            one, other = state.copy(), state.copy()
            assert one.listener is None, "a copy has a listener"
            end = everything(play_out(one, seed))
            same(before, everything(state), "after a copy was played")
            same(before, everything(other), "a copy after another was played")
            same(end, everything(play_out(other, seed)), "the end of a second copy")
            same(end, everything(one), "a copy's end after another was played")
    return table.plies


# In another process


def fingerprint(state: State) -> str:
    """Return a digest of everything a state can be asked."""
    return hashlib.sha256(text(everything(state)).encode()).hexdigest()


def check_another_process(kind: type[Game], journals: list[Journal]) -> None:
    """Check that the same journals are the same games where strings hash differently."""
    with installed(kind):
        here = [fingerprint(journal.fold()) for journal in journals]
    request = json.dumps({"kind": [kind.__module__, kind.__qualname__], "journals": [one.dumps() for one in journals]})
    for hash_seed in ("1", "2"):
        answer = subprocess.run(
            [sys.executable, "-m", "bastide.testing.another_process"],
            input=request,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hash_seed},
        )
        assert answer.returncode == 0, f"folding in another process failed:\n{answer.stderr}"
        for journal, one, other in zip(journals, here, json.loads(answer.stdout), strict=True):
            assert one == other, f"in another process this journal is another game:\n{journal.dumps()}"


def finished_journal(game: Game, players: int, seed: int) -> Journal:
    """Return the journal of a random game."""
    table = Table(game, players, seed)
    with reproducible(table.match):
        for _ in table.moves():
            pass
    return table.match.journal
