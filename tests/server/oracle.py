"""What each viewer should have been shown: the core's own fold of the moves as they were really made."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import KeyedChance, Outcome
from bastide.core.errors import BadJournal
from bastide.core.events import Event
from bastide.core.journal import Journal, Match
from bastide.core.state import State
from tests.server.client import Choose, Frame


@dataclass
class Order:
    """Chooses moves as `choose` does and records who made which, in the order in which they were sent."""

    choose: Choose
    moves: list[tuple[int, str]] = field(default_factory=list)

    def __call__(self, update: Frame) -> str:
        move = self.choose(update)
        self.moves.append((update["view"]["viewer"], move))
        return move


def plain(value: object) -> Any:
    """Return a value as it looks after JSON."""
    return json.loads(json.dumps(value))


@dataclass
class Step:
    """A position, the player who moved there, the events, and whether others may notice."""

    mover: int | None
    state: State
    events: list[Event]
    open: bool


def steps(journal: Journal, moves: Sequence[tuple[int, str]]) -> Iterator[Step]:
    """Return the game as it was really played; chance is recomputed from what the end revealed."""
    assert journal.fairness is not None
    key = journal.fairness.key()
    match = Match.begin(journal.header.make(), journal.header.players, KeyedChance(key))
    yield Step(None, match.state, [], True)
    for seat, move in moves:
        phase, events = match.state.closed_phase, list[Event]()
        asked = len(match.journal.setup) + sum(len(ply.chance) for ply in match.journal.plies)
        match.state.listener = events.append
        match.play(seat, move, KeyedChance(key, asked))
        yield Step(seat, match.state, events, phase is None or match.state.closed_phase != phase)
    assert match.journal.plies == journal.plies


def expected(journal: Journal, moves: Sequence[tuple[int, str]], viewer: Viewer) -> list[Frame]:
    """Return what `viewer` should have got since the start: views, legal moves and events."""
    return [
        {
            "view": plain(step.state.view(viewer)),
            "moves": [] if viewer is None else [step.state.game.moves.text(m) for m in step.state.legal_moves(viewer)],
            "lines": [
                (known.key, plain(dict(known.arguments)))
                for event in step.events
                if (known := event.seen_by(viewer)) is not None
            ],
        }
        for step in steps(journal, moves)
        if step.open or step.mover == viewer
    ]


def shown(updates: Sequence[Frame]) -> list[Frame]:
    """Return the same of what was really sent, without the table's own lines."""
    return [
        {
            "view": update["view"],
            "moves": update.get("moves", []),
            "lines": [
                (line["key"], line["arguments"]) for line in update["lines"] if not line["key"].startswith("table-")
            ],
        }
        for update in updates
    ]


def with_another_outcome(journal: Journal, kinds: Sequence[str]) -> Journal:
    """Return the journal with one of its last outcomes altered and cut off there: still a possible game."""
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
