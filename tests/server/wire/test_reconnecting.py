"""Rejoining: the missed lines and no others; two tabs of one player stay in step."""

import pytest

from tests.server.client import Client, Frame, started
from tests.server.process import Server

FIRST = {"start_player": "1"}


def test_rejoining_sends_exactly_what_was_missed(server: Server) -> None:
    with started(server, options=FIRST) as table:
        first, second = table.streams
        first.played(first.now["moves"][0])
        known = second.settle()
        second.close()
        first.ask("say", text="are you there?")
        first.played(first.now["moves"][0])
        first.undo()
        with table.clients[1].watch(table.id, since=known["number"]) as back:
            back.settle()
            (update,) = back.received()
            assert update["number"] == known["number"] + 3
            assert [line["key"] for line in update["lines"]] == ["table-said", "builds", "table-undone"]
            assert [line["step"] for line in update["lines"]] == [known["number"] + missed for missed in (1, 2, 3)]
            assert update["view"] == {**first.now["view"], "viewer": 1, "players": update["view"]["players"]} | {
                "unseen": update["view"]["unseen"]
            }
            first.played(first.now["moves"][0])
            back.settle()
            assert [update["number"] for update in back.received()] == [known["number"] + 3, known["number"] + 4]
        for since, missed in ((0, known["number"] + 4), (known["number"] + 4, 0), (10**8, 0)):
            with table.clients[1].watch(table.id, since=since) as back:
                assert len({line["step"] for line in back.settle()["lines"]}) == missed


def test_hidden_steps_of_others_are_not_missed(server: Server) -> None:
    with started(server, 2, "sealed-bids") as table:
        first, second = table.streams
        number = first.settle()["number"]
        first.close()
        second.played(second.now["moves"][0])
        second.played("end")
        with table.clients[0].watch(table.id, since=number) as back:
            assert (back.settle()["number"], back.now["lines"]) == (number, [])


def test_wherever_a_viewer_joins_the_whole_is_the_same(server: Server) -> None:
    """The lines up to any number and those since it are together all lines."""
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        while stream.now.get("moves"):
            stream.played(stream.now["moves"][0])
        with table.clients[1].watch(table.id) as whole:
            everything = whole.settle()["lines"]
        for since in range(whole.now["number"] + 1):
            with table.clients[1].watch(table.id, since=since) as part:
                assert part.settle()["lines"] == [line for line in everything if line["step"] > since]


def without_lines(update: Frame) -> Frame:
    return {name: value for name, value in update.items() if name != "lines"}


def test_two_tabs_stay_in_step(server: Server) -> None:
    """Either tab may move; both see the same, number for number."""
    with started(server, options=FIRST) as table, table.clients[0].watch(table.id) as tab:
        other = table.streams[0]
        tab.settle()
        for stream, partner in ((tab, other), (other, tab), (tab, other)):
            stream.played(stream.now["moves"][0])
            assert without_lines(partner.settle()) == without_lines(stream.now)
        assert tab.undo(2)["type"] == "accepted"
        other.settle()
        assert other.move(other.now["moves"][0])["type"] == "accepted"
        tab.settle()
        assert tab.frames[-1] == other.frames[-1] or tab.now == other.now
        assert tab.received()[1:] == other.received()[1:]
        assert tab.ask("set-automatic", mode="forced")["type"] == "accepted"
        assert other.settle()["automatic"] == "forced"


def test_a_program_and_its_owner_see_the_same(server: Server) -> None:
    with started(server, options=FIRST) as table:
        program = table.clients[0].with_token("watch", "play").watch(table.id)
        program.settle()
        program.played(program.now["moves"][0])
        assert table.streams[0].settle()["view"] == program.now["view"]
        program.close()


@pytest.mark.one_process  # elsewhere, an update may come after the answer to a ping
def test_many_spectators_get_the_same_bytes(server: Server) -> None:
    with started(server, options=FIRST) as table:
        watchers = [Client(server, f"Zoe {number}").watch(table.id) for number in range(10)]
        for watcher in watchers:
            watcher.settle()
        table.streams[0].played(table.streams[0].now["moves"][0])
        for watcher in watchers:
            watcher.settle()
            watcher.close()
        # All but the first frame, which has the time of joining, and pongs, which have their own.
        seen = [[frame for frame in watcher.frames[1:] if '"type":"pong"' not in frame] for watcher in watchers]
        assert len(set(map(tuple, seen))) == 1 and seen[0]
