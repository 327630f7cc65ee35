"""What really happened at a table: its log, read from the database and folded anew."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Engine

from bastide.server.tables import log
from bastide.server.tables.entries import Entry, Moved, Said, Undone
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.updates import encode, update
from tests.faults.history import Line, Viewer, shown


class MissingTable(LookupError):
    """A table that was made is not in the database."""


PERSON, BOT, AUTOMATIC = "person", "bot", "automatic"


@dataclass(frozen=True)
class Done:
    """A decision in the log: a move or an undo, and who made it."""

    kind: str
    seat: int
    decision: int
    text: str = ""
    by: str = PERSON


@dataclass
class Truth:
    """The log of a table, and what each viewer should have been shown of it."""

    table: str
    done: list[Done] = field(default_factory=list)
    said: list[tuple[int | None, str]] = field(default_factory=list)
    lines: dict[Viewer, list[tuple[Line, ...]]] = field(default_factory=dict)
    """For each number of a viewer's stream, the lines there."""
    states: dict[Viewer, dict[int, str]] = field(default_factory=dict)
    """The digest of an update by its number. An entry may add two numbers at once; there is no update between them."""
    seqs: list[int] = field(default_factory=list)
    """The numbers of the log."""
    frozen: bool = False


def read_truth(engine: Engine, table: str) -> Truth:
    """Read and fold the log of a table."""
    live, entries = _read(engine, table)
    truth = Truth(table, lines={viewer: [] for viewer in live.streams}, states={viewer: {} for viewer in live.streams})
    for seq, entry, at in entries:
        truth.seqs.append(seq)
        _note(truth, live, entry)
        live.apply(seq, entry, at)
        _note_updates(truth, live)
    truth.frozen = live.frozen is not None
    return truth


@dataclass(frozen=True)
class Standing:
    """How far a table has got."""

    lengths: dict[Viewer, int]
    """How much each viewer should have been told by now."""
    bots_turn: bool
    """Whether a bot owes a decision, and will go on without anybody's doing."""


def read_standing(engine: Engine, table: str) -> Standing:
    """Read how far a table has got."""
    live, entries = _read(engine, table)
    for entry in entries:
        live.apply(*entry)
    to_act = [live.seats[seat] for seat in live.to_act] if live.status == RUNNING else []
    lengths = {viewer: len(stream) for viewer, stream in live.streams.items()}
    return Standing(lengths, any(seat.bot or seat.stand_in for seat in to_act))


def _read(engine: Engine, table: str) -> tuple[LiveTable, list[tuple[int, Entry, float]]]:
    with engine.begin() as connection:
        facts, entries = log.facts(connection, table), log.log_after(connection, table, 0)
    if facts is None:
        raise MissingTable(table)
    return LiveTable.make(facts), entries


def _note(truth: Truth, live: LiveTable, entry: Entry) -> None:
    if isinstance(entry, Said):
        truth.said.append((entry.seat, entry.text))
    elif isinstance(entry, Moved | Undone):
        seat = live.seats[entry.seat]
        if isinstance(entry, Undone):
            truth.done.append(Done("undo", entry.seat, seat.decisions))
            return
        by = BOT if seat.bot or entry.stand_in else AUTOMATIC if entry.automatic else PERSON
        truth.done.append(Done("move", entry.seat, seat.decisions, entry.move, by))


def _note_updates(truth: Truth, live: LiveTable) -> None:
    """Keep the update of each viewer who is told something new."""
    for viewer, stream in live.streams.items():
        known = truth.lines[viewer]
        if len(stream) > len(known):
            frame = msgspec.json.decode(encode(update(live, viewer, len(known))))
            news = shown(frame)
            known += _by_number(news.lines, len(known), news.number)
            assert news.state is not None
            truth.states[viewer][news.number] = news.state


def _by_number(lines: Sequence[Line], after: int, until: int) -> list[tuple[Line, ...]]:
    return [tuple(line for line in lines if line[0] == number) for number in range(after + 1, until + 1)]
