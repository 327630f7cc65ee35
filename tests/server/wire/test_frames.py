"""Frames that must be refused: each gets a reason, nothing changes, and the server lives."""

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from bastide.server.errors import RequestError
from tests.server.client import Client, Stream, Table, play_out, start, started
from tests.server.database import log
from tests.server.process import Server


@pytest.fixture(scope="module")
def table(server: Server) -> Iterator[Table]:
    """A game of Kingdom Builder in which the first seat has made a move."""
    with started(server, 2, options={"start_player": "1"}) as table:
        table.streams[0].played(table.streams[0].now["moves"][0])
        table.settle()
        yield table


def assert_refused(server: Server, table: Table, stream: Stream, frame: object, key: str) -> None:
    """Expect a RequestError with a sentence, and no change of the log or of what anyone sees; the server goes on."""
    before = log(server, table.id), [update["number"] for update in table.settle()]
    answer = stream.ask_raw(frame if isinstance(frame, str | bytes | dict) else json.dumps(frame))
    assert (answer["type"], answer["key"]) == ("refused", key)
    assert answer["reason"].endswith(".") and "Traceback" not in answer["reason"]
    assert (log(server, table.id), [update["number"] for update in table.settle()]) == before


def nested(depth: int) -> str:
    return '{"type":"move","decision":1,"move":' + "[" * depth + "]" * depth + "}"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "17",
        '"move"',
        "{",
        "{}",
        {"type": "dance"},
        {"type": None},
        {"type": "update", "number": 1},
        {"type": "accepted", "decision": 1},
        {"type": "move"},
        {"type": "move", "decision": 1},
        {"type": "move", "move": "end"},
        {"type": "move", "decision": "1", "move": "end"},
        {"type": "move", "decision": 1.5, "move": "end"},
        {"type": "move", "decision": None, "move": "end"},
        {"type": "move", "decision": True, "move": "end"},
        {"type": "move", "decision": 10**400, "move": "end"},
        {"type": "move", "decision": -1, "move": "end"},
        {"type": "undo", "decision": 1, "steps": 10**400},
        {"type": "move", "decision": 1, "move": 17},
        {"type": "move", "decision": 1, "move": ["end"]},
        {"type": "move", "decision": 1, "move": "end", "seat": 1},
        {"type": "undo", "decision": 1, "steps": "all"},
        {"type": "answer-undo", "agreed": "yes"},
        {"type": "say", "text": {"text": "hello"}},
        {"type": "ping", "loud": True},
        nested(100),
        nested(15_000),
        "[" * 31_000,
        '{"type":"say","text":"\\ud800"}',
        b"\xff\xfe\x00",
        b'{"type":"say","text":"\xff"}',
        b"\x00" * 1000,
    ],
    ids=lambda frame: repr(frame)[:60],
)
def test_a_text_that_is_not_a_frame_is_refused(server: Server, table: Table, frame: object) -> None:
    assert_refused(server, table, table.streams[0], frame, "bad-frame")


def test_a_move_is_accepted_at_its_own_decision_only(server: Server, table: Table) -> None:
    """Stale, doubled and premature numbers, with a move that is legal now."""
    stream = table.streams[0]
    decision, legal = stream.now["decision"], stream.now["moves"][0]
    for number in (decision - 1, decision + 1, 0, 2**40):
        assert_refused(server, table, stream, {"type": "move", "decision": number, "move": legal}, "stale")
    answer = stream.move(legal, decision - 1)
    assert answer["details"] == {"expected": decision}


def test_a_doubled_move_is_made_once(server: Server) -> None:
    """The same frame twice, sent before the first was answered."""
    with started(server, 2, options={"start_player": "1"}) as table:
        stream = table.streams[0]
        before = len(log(server, table.id))
        frame = {"type": "move", "decision": 0, "move": stream.now["moves"][0]}
        stream.send(frame)
        stream.send(frame)
        assert stream.next("accepted")["decision"] == 0
        assert stream.next("refused")["key"] == "stale"
        assert len(log(server, table.id)) == before + 1


def test_the_same_click_in_two_tabs_is_made_once(server: Server) -> None:
    with started(server, 2, options={"start_player": "1"}) as table, table.clients[0].watch(table.id) as tab:
        tab.settle()
        frame = {"type": "move", "decision": 0, "move": tab.now["moves"][0]}
        for stream in (tab, table.streams[0]):
            stream.send(frame)
        answers = sorted(
            next(frame for frame in iter(stream.next, None) if frame["type"] in ("accepted", "refused"))["type"]
            for stream in (tab, table.streams[0])
        )
        assert answers == ["accepted", "refused"]
        assert [entry["type"] for entry in log(server, table.id)].count("moved") == 1


def test_illegal_and_unknown_moves_are_refused_with_their_rule(server: Server, table: Table) -> None:
    first, second = table.streams
    decision = first.now["decision"]
    for text in ("end", "to 1.1"):
        answer = first.move(text, decision)
        assert answer["type"] == "refused" and answer["rule"].startswith("KB-")
        assert answer["decision"] == decision
    for text in ("build 99.99", "", "x" * 10_000, "; drop table log", "build 1.1 " + "1" * 5000):
        assert_refused(server, table, first, {"type": "move", "decision": decision, "move": text}, "unknown-move")
    assert_refused(server, table, first, {"type": "move", "decision": decision, "move": "end\x00"}, "bad-frame")
    decision = second.now["decision"]
    answer = second.move(first.now["moves"][0], decision)
    assert (answer["type"], answer["key"]) == ("refused", "not-your-turn")


def test_a_frame_cannot_be_for_anothers_seat(server: Server, table: Table) -> None:
    """The second player has no way to claim to be the first: not in a frame, not in the address."""
    first, second = table.streams
    move = {"type": "move", "decision": first.now["decision"], "move": first.now["moves"][0]}
    assert_refused(server, table, second, {**move, "seat": 0}, "bad-frame")
    assert_refused(server, table, second, move, "stale")
    for seat in ("0", "2", "-1", "x", "99999999999999999999", "0x0", "٠"):
        refused_socket(table.clients[1], table.id, seat)


def refused_socket(client: Client, table: str, seat: str = "0", **headers: str) -> tuple[str, tuple[int, str] | None]:
    """Return the reason and the code with which a socket is closed at once."""
    with client.watch(table, seat, 0, **headers) as stream:
        closing = stream.next()
        assert closing["type"] == "closing"
        with pytest.raises(ConnectionClosed):
            stream.next()
        assert stream.frames == [json.dumps(closing, separators=(",", ":"))]
        assert stream.closed is not None and stream.closed[0] == 1008
        return closing["reason"], stream.closed


def test_a_socket_at_no_table_is_refused(server: Server) -> None:
    client = Client(server)
    for table in ("aaaaaaaaaa", "%00", "x" * 3000):
        with client.watch(table) as stream:
            assert stream.next()["reason"] == str(RequestError("no-such-table"))


def test_an_invalid_resume_number_is_refused(server: Server, table: Table) -> None:
    for since in ("-1", "x", "1e3", "9" * 30):
        with table.clients[0].watch(table.id, since=since) as stream:  # type: ignore[arg-type]
            assert stream.next()["type"] == "closing"
    with table.clients[0].watch(table.id, since=999) as stream:
        assert stream.settle()["lines"] == []


@pytest.mark.parametrize(
    "frame",
    [
        {"type": "move", "decision": 0, "move": "end"},
        {"type": "move", "decision": 1, "move": "build 1.1"},
        {"type": "undo", "decision": 1},
        {"type": "ask-undo"},
        {"type": "answer-undo", "agreed": True},
        {"type": "set-automatic", "mode": "forced"},
        {"type": "skip"},
        {"type": "why", "move": "end"},
        {"type": "preview", "move": "end"},
    ],
    ids=lambda frame: frame["type"],
)
def test_spectators_only_watch(server: Server, table: Table, frame: dict[str, object]) -> None:
    with Client(server, "Zoe").watch(table.id) as spectator:
        spectator.settle()
        assert_refused(server, table, spectator, frame, "spectator")
    with table.clients[0].watch(table.id, "none") as spectator:  # a player who chose to watch as a spectator
        spectator.settle()
        assert_refused(server, table, spectator, frame, "spectator")
    stranger = Client(server, "Nobody")
    stranger.http.cookies.clear()
    with stranger.watch(table.id) as spectator:
        spectator.settle()
        assert_refused(server, table, spectator, frame, "who-are-you")


def test_a_frame_that_is_too_large_ends_the_connection_only(server: Server, table: Table) -> None:
    before = log(server, table.id)
    with table.clients[0].watch(table.id) as stream:
        stream.settle()
        stream.send(json.dumps({"type": "say", "text": "x" * 40_000}))
        with pytest.raises(ConnectionClosed):
            stream.next("accepted")
        assert stream.closed is not None and stream.closed[0] == 1009
    table.settle()
    assert log(server, table.id) == before


def test_too_many_frames_are_refused_and_later_ones_accepted(server: Server, table: Table) -> None:
    with table.clients[0].watch(table.id) as stream:
        stream.settle()
        answers: list[str] = []
        while "refused" not in answers and len(answers) < 9000:
            for _ in range(100):
                stream.send({"type": "ping"})
            answers += [stream.next()["type"] for _ in range(100)]
        assert answers[:200] == ["pong"] * 200
        assert json.loads(stream.frames[-1]).get("key") == "too-many"
    table.settle()


def test_moves_before_the_start_and_after_the_end_are_refused(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open"], "interrupt", {"treasures": 2})
    commands: list[dict[str, object]] = [
        {"type": "move", "decision": 0, "move": "claim"},
        {"type": "undo", "decision": 0},
        {"type": "ask-undo"},
        {"type": "answer-undo", "agreed": True},
        {"type": "why", "move": "claim"},
        {"type": "preview", "move": "claim"},
    ]
    with anna.watch(table, 0) as stream:
        for command in commands:
            assert stream.ask_raw(command)["key"] == "not-running"
        bruno.sit(table, 1)
        assert stream.settle()["status"] == "sealing"
        for command in commands:
            assert stream.ask_raw(command)["key"] == "not-running"
        anna.open_nonce(table, 0)
        bruno.open_nonce(table, 1)
        with bruno.watch(table) as other:
            play_out([stream, other], lambda update: update["moves"][0])
            entries = log(server, table)
            for command in commands:
                if "decision" in command:
                    command["decision"] = stream.now["decision"]
                assert stream.ask_raw(command)["key"] == "not-running"
            assert log(server, table) == entries


def test_a_refused_move_is_explained_in_the_clients_language(server: Server) -> None:
    table, (anna, berta) = start(server, 2, options={"start_player": "1"})
    with anna.watch(table, **{"accept-language": "de"}) as stream, berta.watch(table):
        said = "Du kannst deinen Zug noch nicht beenden: Baue erst noch 3 Siedlungen. (Regel KB-9)"
        decision = stream.settle()["decision"]
        for frame in ({"type": "move", "decision": decision, "move": "end"}, {"type": "why", "move": "end"}):
            answer = stream.ask_raw(frame)
            assert (answer["key"], answer["rule"], answer["reason"]) == ("must-build", "KB-9", said)
