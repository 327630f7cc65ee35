"""Reads the histories of a table's programs against its log and says what can't be.

Every rule is a function of its own that yields what breaks it. `check` applies them all.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from tests.faults.history import ACCEPTED, REFUSED, UNKNOWN, Command, Connection, History, Sent, Viewer
from tests.faults.truth import PERSON, Done, Truth


@dataclass(frozen=True)
class Violation:
    """Something that must not happen."""

    rule: str
    table: str
    detail: str

    def __str__(self) -> str:
        return f"{self.rule} at table {self.table}: {self.detail}"


def check(history: History, truth: Truth) -> list[Violation]:
    """Return all that is wrong."""
    found: list[Violation] = []
    for rule, judge in RULES.items():
        found += [Violation(rule, history.table, detail) for detail in judge(history, truth)]
    return found


# The log by itself


def log_has_a_gap(_: History, truth: Truth) -> Iterator[str]:
    """Entries are numbered 1, 2, 3 …, and all of them can be folded."""
    for place, seq in enumerate(truth.seqs, 1):
        if seq != place:
            yield f"entry {seq} in place {place}"
            break
    if truth.frozen:
        yield "the log can't be folded"


# Commands against the log


def acknowledged_but_lost(history: History, truth: Truth) -> Iterator[str]:
    """An acknowledged move is in the log, at its seat's decision number."""
    done = _by_decision(truth)
    for viewer, sent in history.sent():
        if sent.answer == ACCEPTED and sent.command.decision is not None:
            there = done.get((viewer, sent.command.decision), [])
            if not any(_is(entry, sent.command) for entry in there):
                yield f"{_name(viewer, sent)}; the log has {there or 'nothing'} there"


def acknowledged_twice(history: History, _: Truth) -> Iterator[str]:
    """A decision is acknowledged once, however often it is sent."""
    times = Counter(
        (viewer, sent.command.decision)
        for viewer, sent in history.sent()
        if sent.answer == ACCEPTED and sent.command.decision is not None
    )
    yield from (f"seat {seat}, decision {decision}" for (seat, decision), count in times.items() if count > 1)


def done_twice(_: History, truth: Truth) -> Iterator[str]:
    """A decision is in the log once."""
    for (seat, decision), entries in _by_decision(truth).items():
        if len(entries) > 1:
            yield f"seat {seat}, decision {decision}: {entries}"


def never_sent(history: History, truth: Truth) -> Iterator[str]:
    """Nothing is in the log as a person's that nobody sent, or that was refused each time."""
    asked: defaultdict[tuple[Viewer, int | None], list[Sent]] = defaultdict(list)
    for viewer, sent in history.sent():
        asked[viewer, sent.command.decision].append(sent)
    for entry in truth.done:
        if entry.by != PERSON:
            continue
        same = [sent for sent in asked[entry.seat, entry.decision] if _is(entry, sent.command)]
        if not same:
            yield f"{entry} was not sent"
        elif all(sent.answer == REFUSED for sent in same):
            yield f"{entry} was refused: {', '.join(sent.key for sent in same)}"


def accepted_though_illegal(history: History, _: Truth) -> Iterator[str]:
    """A move that wasn't offered is refused."""
    for viewer, sent in history.sent():
        if sent.answer == ACCEPTED and not sent.command.offered:
            yield _name(viewer, sent)


def chat_not_exactly_once(history: History, truth: Truth) -> Iterator[str]:
    """Acknowledged words are in the log once, refused ones not at all, others at most once. All words differ."""
    times = Counter(truth.said)
    sent_words = {(viewer, sent.command.text): sent for viewer, sent in history.sent() if sent.command.kind == "say"}
    for said, sent in sent_words.items():
        allowed = {ACCEPTED: (1,), REFUSED: (0,), UNKNOWN: (0, 1)}[sent.answer]
        if times[said] not in allowed:
            yield f"{_name(said[0], sent)} is in the log {times[said]} times"
    yield from (f"{said} was not sent" for said in times if said not in sent_words)


# Frames against each other, and against the log


def not_shown_to_its_author(history: History, _: Truth) -> Iterator[str]:
    """When a move is acknowledged, its author has been shown the position after it."""
    for viewer, sent in history.sent():
        decision = sent.command.decision
        if sent.answer == ACCEPTED and decision is not None:
            shown = sent.shown_decision
            if shown is None or shown <= decision:
                yield f"{_name(viewer, sent)}, with decision {shown} on show"


def out_of_order(history: History, _: Truth) -> Iterator[str]:
    """Numbers rise on a connection, and its first update is not older than what its program knew."""
    for connection in history.connections:
        known = connection.since
        for place, shown in enumerate(connection.shown):
            if shown.number < known or (place and shown.number == known):
                yield f"{_where(connection)}: number {shown.number} after {known}"
            known = shown.number


def contradicts_an_earlier_frame(history: History, _: Truth) -> Iterator[str]:
    """Whoever is shown a number of a viewer's stream is shown the same lines and the same position."""
    lines: dict[tuple[Viewer, int], list[str]] = {}
    states: dict[tuple[Viewer, int], str] = {}
    for connection in history.connections:
        known = connection.since
        for shown in connection.shown:
            place = (connection.viewer, shown.number)
            if shown.state is not None and states.setdefault(place, shown.state) != shown.state:
                yield f"{_where(connection)}: another position at number {shown.number}"
            for number in range(known + 1, shown.number + 1):
                told = [line for step, line in shown.lines if step == number]
                if lines.setdefault((connection.viewer, number), told) != told:
                    yield f"{_where(connection)}: other lines at number {number}"
            known = shown.number


def differs_from_the_log(history: History, truth: Truth) -> Iterator[str]:
    """Each update carries exactly the lines since the one before it, and the position folded from the log."""
    for connection in history.connections:
        stream, states, known = truth.lines[connection.viewer], truth.states[connection.viewer], connection.since
        for shown in connection.shown:
            if shown.number > len(stream):
                yield f"{_where(connection)}: number {shown.number}, but the log leads to {len(stream)}"
                break
            expected = [line for lines in stream[known : shown.number] for line in lines]
            if list(shown.lines) != expected:
                yield f"{_where(connection)}: lines {known + 1} to {shown.number} are not those of the log"
            if shown.state is not None and states.get(shown.number) != shown.state:
                yield f"{_where(connection)}: the position at number {shown.number} is not that of the log"
            known = shown.number


def not_told_the_end(history: History, _: Truth) -> Iterator[str]:
    """Viewers who stay to the end are told everything.

    A move of unknown outcome may be carried out later, when nobody listens any more: that is not due.
    """
    last: dict[Viewer, int] = {}
    for connection in history.connections:
        if connection.ending == "end":
            number = connection.shown[-1].number if connection.shown else connection.since
            last[connection.viewer] = min(number, last.get(connection.viewer, number))
    for viewer, number in last.items():
        if number < history.due[viewer]:
            yield f"{_viewer(viewer)} has number {number} of {history.due[viewer]}"


RULES = {
    "acknowledged but lost": acknowledged_but_lost,
    "acknowledged twice": acknowledged_twice,
    "done twice": done_twice,
    "never sent": never_sent,
    "accepted though illegal": accepted_though_illegal,
    "chat not exactly once": chat_not_exactly_once,
    "not shown to its author": not_shown_to_its_author,
    "out of order": out_of_order,
    "contradicts an earlier frame": contradicts_an_earlier_frame,
    "differs from the log": differs_from_the_log,
    "not told the end": not_told_the_end,
    "gap in the log": log_has_a_gap,
}


def _by_decision(truth: Truth) -> dict[tuple[Viewer, int | None], list[Done]]:
    entries: defaultdict[tuple[Viewer, int | None], list[Done]] = defaultdict(list)
    for entry in truth.done:
        entries[entry.seat, entry.decision].append(entry)
    return entries


def _is(entry: Done, command: Command) -> bool:
    return entry.by == PERSON and (entry.kind, entry.text) == (command.kind, command.text)


def _viewer(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def _name(viewer: Viewer, sent: Sent) -> str:
    command = sent.command
    at = "" if command.decision is None else f" at decision {command.decision}"
    return f"{_viewer(viewer)}: {command.kind} “{command.text}”{at}, {sent.answer}"


def _where(connection: Connection) -> str:
    return f"{_viewer(connection.viewer)} at {connection.process} since {connection.since}"
