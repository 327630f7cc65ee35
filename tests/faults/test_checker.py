"""The history checker finds what is wrong with a history, and nothing in a sound one."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.faults.checker import check
from tests.faults.history import ACCEPTED, REFUSED, UNKNOWN, Command, Connection, History, Sent, Shown
from tests.faults.truth import BOT, Done, Truth

Change = Callable[[History, Truth], object]


def sound() -> tuple[History, Truth]:
    """A table with two seats: a move and a word of seat 0, an undo, a move of unknown outcome, a bot's move."""
    lines = [((number, f"line {number}"),) for number in range(1, 6)]
    states = {number: f"state {number}" for number in range(1, 6)}
    truth = Truth(
        "t",
        done=[Done("move", 0, 0, "a"), Done("undo", 0, 1), Done("move", 0, 2, "b"), Done("move", 1, 0, "x", BOT)],
        said=[(0, "hello")],
        lines={0: lines, None: lines},
        states={0: states, None: dict(states)},
        seqs=[1, 2, 3, 4, 5],
    )
    player = Connection(
        0,
        shown=[Shown(number, ((number, f"line {number}"),), f"state {number}") for number in (1, 2, 3)],
        sent=[
            Sent(Command("move", 0, "a"), 0, ACCEPTED, shown_decision=1),
            Sent(Command("say", text="hello"), 0, ACCEPTED),
            Sent(Command("undo", 1), 0, ACCEPTED, shown_decision=2),
            Sent(Command("move", 2, "nonsense", offered=False), 0, REFUSED, "illegal"),
            Sent(Command("say", text="lost words"), 0, UNKNOWN),
            Sent(Command("move", 2, "b"), 0, UNKNOWN),
        ],
        ending="cut",
    )
    again = Connection(
        0,
        since=3,
        shown=[Shown(5, ((4, "line 4"), (5, "line 5")), "state 5")],
        sent=[Sent(Command("move", 2, "b"), 0, REFUSED, "stale")],
        ending="end",
    )
    spectator = Connection(
        None, shown=[Shown(5, tuple((number, f"line {number}") for number in range(1, 6)), "state 5")], ending="end"
    )
    return History("t", [player, again, spectator], due={0: 5, None: 5}), truth


def test_a_sound_history_has_nothing_wrong() -> None:
    assert check(*sound()) == []


def test_what_is_carried_out_after_everybody_left_need_not_be_told() -> None:
    history, truth = sound()
    truth.said.append((0, "lost words"))
    truth.seqs.append(6)
    for stream in (0, None):
        truth.lines[stream] = [*truth.lines[stream], ((6, "line 6"),)]
    assert check(history, truth) == []


def second(history: History) -> Connection:
    return history.connections[1]


BROKEN: dict[str, tuple[str, Change]] = {
    "an acknowledged move is not in the log": ("acknowledged but lost", lambda h, t: t.done.pop(0)),
    "another move is in its place": (
        "acknowledged but lost",
        lambda h, t: t.done.__setitem__(0, Done("move", 0, 0, "c")),
    ),
    "an acknowledged undo is not in the log": ("acknowledged but lost", lambda h, t: t.done.pop(1)),
    "a doubled click is acknowledged twice": (
        "acknowledged twice",
        lambda h, t: h.connections[0].sent.append(h.connections[0].sent[0]),
    ),
    "a decision is in the log twice": ("done twice", lambda h, t: t.done.append(t.done[2])),
    "a doubled click counts at the next decision": ("never sent", lambda h, t: t.done.append(Done("move", 0, 3, "b"))),
    "a refused move is in the log": (
        "never sent",
        lambda h, t: setattr(h.connections[0].sent[5], "answer", REFUSED),
    ),
    "a move that nobody sent": ("never sent", lambda h, t: t.done.append(Done("move", 1, 1, "y"))),
    "an illegal move is accepted": (
        "accepted though illegal",
        lambda h, t: setattr(h.connections[0].sent[3], "answer", ACCEPTED),
    ),
    "acknowledged words are missing": ("chat not exactly once", lambda h, t: t.said.clear()),
    "words are there twice": ("chat not exactly once", lambda h, t: t.said.append((0, "hello"))),
    "words of unknown outcome are there twice": (
        "chat not exactly once",
        lambda h, t: t.said.extend([(0, "lost words")] * 2),
    ),
    "words that nobody said": ("chat not exactly once", lambda h, t: t.said.append((1, "boo"))),
    "acknowledged before it is shown": (
        "not shown to its author",
        lambda h, t: setattr(h.connections[0].sent[0], "shown_decision", 0),
    ),
    "a number comes twice": ("out of order", lambda h, t: h.connections[0].shown.insert(1, h.connections[0].shown[0])),
    "numbers fall": ("out of order", lambda h, t: h.connections[0].shown.reverse()),
    "the other process is behind": (
        "out of order",
        lambda h, t: second(h).shown.__setitem__(0, Shown(2, (), "state 2")),
    ),
    "a line changes after a reconnect": (
        "contradicts an earlier frame",
        lambda h, t: (
            h.connections[2].shown.__setitem__(0, Shown(5, ((1, "other"), *t.lines[0][1:][0]), "state 5"))
            or h.connections.append(
                Connection(None, shown=[Shown(5, tuple(line for (line,) in t.lines[None]), "state 5")])
            )
        ),
    ),
    "two tabs see different positions": (
        "contradicts an earlier frame",
        lambda h, t: h.connections.append(Connection(0, since=3, shown=[Shown(5, second(h).shown[0].lines, "other")])),
    ),
    "a line is left out": (
        "differs from the log",
        lambda h, t: second(h).shown.__setitem__(0, Shown(5, ((5, "line 5"),), "state 5")),
    ),
    "a position is not that of the log": (
        "differs from the log",
        lambda h, t: t.states[None].__setitem__(5, "another"),
    ),
    "something is shown that was never committed": (
        "differs from the log",
        lambda h, t: second(h).shown.append(Shown(6, ((6, "line 6"),), "state 6")),
    ),
    "a viewer never hears of the last move": ("not told the end", lambda h, t: second(h).shown.clear()),
    "an entry is missing": ("gap in the log", lambda h, t: t.seqs.pop(2)),
    "the log can't be folded": ("gap in the log", lambda h, t: setattr(t, "frozen", True)),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_history_is_found(what: str) -> None:
    rule, change = BROKEN[what]
    history, truth = deepcopy(sound())
    change(history, truth)
    assert rule in {violation.rule for violation in check(history, truth)}
