"""Forced decisions made for players who want that."""

import json
from time import sleep

import pytest

from tests.server.client import Client, Stream, started
from tests.server.database import log
from tests.server.process import Server

FIRST = {"start_player": "1"}


def traces(stream: Stream) -> list[dict[str, object]]:
    return [line["arguments"] for line in stream.lines() if line["key"] == "table-automatic-move"]


def build_all(stream: Stream) -> None:
    """Make the builds of a turn, until only the end is left; a forced one may be made for the player."""
    stream.settle()
    while stream.now.get("moves", ["end"]) != ["end"]:
        if len(stream.now["moves"]) > 1 or stream.now["automatic"] == "off":
            stream.played(stream.now["moves"][0])
        else:
            stream.next("update")


def test_nothing_is_made_unless_asked_for(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        assert stream.now["automatic"] == "off"
        build_all(stream)
        assert stream.settle()["moves"] == ["end"] and traces(stream) == []


def test_the_end_of_a_turn_is_never_made_with_forced_ones(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        assert stream.ask("set-automatic", mode="forced")["type"] == "accepted"
        build_all(stream)
        sleep(0.1)
        assert stream.settle()["moves"] == ["end"]


def test_the_end_of_a_turn_is_made_if_asked_for_and_all_see_that_it_was_automatic(server: Server) -> None:
    with started(server, options=FIRST) as table, Client(server).watch(table.id) as zoe:
        zoe.settle()
        stream = table.streams[0]
        assert stream.ask("set-automatic", mode="forced-and-end")["type"] == "accepted"
        assert stream.now["automatic"] == "forced-and-end"
        build_all(stream)
        for viewer in (*table.streams, zoe):
            viewer.until(lambda update: update["to_act"] == [1])
            assert traces(viewer)[-1] == {"player": 0, "move": "end"}
        entries = [entry for entry in log(server, table.id) if entry["type"] == "moved"]
        made = [{"player": 0, "move": entry["move"]} for entry in entries if entry.get("automatic")]
        assert traces(zoe) == made
        assert "table-automatic" not in table.streams[1].keys() + zoe.keys()  # the setting is private


def test_turning_it_on_makes_the_decision_that_waits(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        build_all(stream)
        stream.ask("set-automatic", mode="forced-and-end")
        table.streams[1].until(lambda update: update["to_act"] == [1])


def test_the_trace_of_a_hidden_decision_is_its_owners(server: Server) -> None:
    """In the third round the first player has one card left: their bid is made for them, and nobody else sees that."""
    with started(server, 2, "sealed-bids") as table, Client(server).watch(table.id) as zoe:
        first, second = table.streams
        for raises in (True, False):
            for stream in (first, second):
                stream.settle()
                stream.played(next(move for move in stream.now["moves"] if move.startswith("bid")))
                if raises:
                    stream.played(next(move for move in stream.now["moves"] if move.startswith("raise")))
                if not raises and stream is first:
                    first.ask("set-automatic", mode="forced")
                stream.played("end")
        before = second.settle()["number"], zoe.settle()["number"]
        first.until(lambda update: update["view"]["round"] == 3 and update["moves"] == ["end"])  # not made for them
        (card,) = [card for card, count in first.now["view"]["players"][0]["bid"].items() if count]
        assert traces(first) == [{"player": 0, "move": f"bid {card}"}]
        assert (second.settle()["number"], zoe.settle()["number"]) == before
        assert traces(second) == traces(zoe) == []
        assert not any("automatic-move" in text for text in second.frames + zoe.frames)
        first.played("end")
        second.played(second.now["moves"][0])
        second.played("end")
        assert not any("automatic-move" in text for text in second.frames + zoe.frames)
        steps = [zoe_answer(table.clients[1], table.id, step) for step in range(1, zoe.settle()["number"] + 1)]
        assert "automatic-move" not in json.dumps(steps)


def zoe_answer(client: Client, table: str, step: int) -> object:
    return client.get(f"/api/tables/{table}/steps/{step}")


def test_an_automatic_move_goes_back_together_with_what_led_to_it(server: Server) -> None:
    """Otherwise it would be made again at once, and you could never get further back."""
    with started(server, 2, "peek") as table:
        first, second = table.streams
        first.ask("set-automatic", mode="forced-and-end")
        for move in ("turn", "take"):
            first.played(move)
        second.until(lambda update: update["to_act"] == [1])  # the end was made
        assert first.settle()["undo"] == 2
        assert first.undo(1)["type"] == "accepted"
        assert sorted(first.now["moves"]) == ["end", "take"]


@pytest.mark.parametrize("mode", ["on", "", "FORCED", "forced-and-end "])
def test_unknown_modes_are_refused(server: Server, mode: str) -> None:
    with started(server) as table:
        assert table.streams[0].ask("set-automatic", mode=mode)["key"] == "bad-mode"
        assert table.streams[0].settle()["automatic"] == "off"


def test_the_setting_can_be_made_beforehand_and_stays(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table()
    with anna.watch(table) as stream:
        assert stream.ask("set-automatic", mode="forced")["type"] == "accepted"
        assert stream.ask("set-automatic", mode="forced")["type"] == "accepted"
    assert [entry["type"] for entry in log(server, table)] == ["sat", "automatic-set"]
    bruno = Client(server, "Bruno")
    bruno.sit(table, 1)
    anna.open_nonce(table)
    bruno.open_nonce(table, 1)
    with anna.watch(table) as stream, bruno.watch(table) as other:
        assert stream.settle()["automatic"] == "forced"
        assert other.settle()["automatic"] == "off"
