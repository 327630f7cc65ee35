"""What each viewer should have been shown: the core's own fold of the moves as they were really made."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import KeyedChance, Outcome
from bastide.core.errors import BadJournal
from bastide.core.journal import Journal, Match
from bastide.core.state import State
from tests.server.client import Choose, Frame


@dataclass
class Order:
    """Chooses moves as `choose` does and remembers who made which, in the order in which they were sent."""

    choose: Choose
    moves: list[tuple[int, str]] = field(default_factory=list)

    def __call__(self, update: Frame) -> str:
        move = self.choose(update)
        self.moves.append((update["view"]["viewer"], move))
        return move


def plain(value: object) -> Any:
    """As it looks after a journey over the wire."""
    return json.loads(json.dumps(value))


def matches(journal: Journal, moves: Sequence[tuple[int, str]]) -> Iterator[tuple[int | None, State, bool]]:
    """Each position with who moved and whether others may notice; chance is computed anew from what the end opened."""
    assert journal.fairness is not None
    key = journal.fairness.key()
    match = Match.begin(journal.header.make(), journal.header.players, KeyedChance(key))
    yield None, match.state, True
    for seat, move in moves:
        phase = match.state.closed_phase
        asked = len(match.journal.setup) + sum(len(ply.chance) for ply in match.journal.plies)
        match.play(seat, move, KeyedChance(key, asked))
        yield seat, match.state, phase is None or match.state.closed_phase != phase
    assert match.journal.plies == journal.plies


def expected(journal: Journal, moves: Sequence[tuple[int, str]], viewer: Viewer) -> list[tuple[Any, list[str]]]:
    """The views that `viewer` should have got since the start, each with his legal moves then."""
    return [
        (
            plain(state.view(viewer)),
            [] if viewer is None else [state.game.moves.text(move) for move in state.legal_moves(viewer)],
        )
        for mover, state, open_ in matches(journal, moves)
        if open_ or mover == viewer
    ]


def with_another_outcome(journal: Journal, kinds: Sequence[str]) -> Journal:
    """The journal with one of its last outcomes altered and cut off behind it: a possible game all the same."""
    for number in reversed(range(len(journal.plies))):
        for index, outcome in enumerate(journal.plies[number].chance):
            for kind in kinds:
                if kind != outcome.kind:
                    altered = _altered(journal, number, index, Outcome(outcome.name, kind))
                    if _is_possible(altered):
                        return altered
    raise AssertionError("no outcome can be altered")


def _altered(journal: Journal, number: int, index: int, outcome: Outcome) -> Journal:
    plies = list(journal.plies[: number + 1])
    chance = list(plies[number].chance)
    chance[index] = outcome
    plies[number] = replace(plies[number], chance=tuple(chance))
    return replace(journal, plies=plies)


def _is_possible(journal: Journal) -> bool:
    try:
        journal.fold()
    except BadJournal:
        return False
    return True
