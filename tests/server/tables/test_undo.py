"""Undo by rules that players accept."""

import random

import pytest

from bastide.core.journal import Journal
from tests.server.client import Client, Frame, Stream, Table, play_out, started
from tests.server.database import log
from tests.server.process import Server

FIRST = {"start_player": "1"}


def first_legal(update: Frame) -> str:
    return str(update["moves"][0])


def take_turn(stream: Stream) -> None:
    """Make the three builds of a first turn in Kingdom Builder, and end it."""
    stream.settle()
    while stream.now["moves"] != ["end"]:
        stream.played(stream.now["moves"][0])
    stream.played("end")


def refused(answer: Frame) -> str:
    assert answer["type"] == "refused", answer
    return str(answer["key"])


# Without consent


def test_own_last_moves_are_taken_back_one_by_one(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        before = [stream.now]
        for expected in (1, 2, 3):
            before.append(stream.played(stream.now["moves"][0]))
            assert stream.now["undo"] == expected
        for earlier in (2, 1, 0):
            assert stream.undo()["type"] == "accepted"
            for name in ("view", "moves", "to_act", "scores"):
                assert stream.now[name] == before[earlier][name]
            assert stream.now.get("undo", 0) == earlier
        assert refused(stream.undo()) == "nothing-to-undo"


def test_a_turn_is_restarted_at_once(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        fresh = stream.now
        for _ in range(3):
            stream.played(stream.now["moves"][-1])
        for steps in (4, 0, 999):
            assert refused(stream.undo(steps)) == "too-far-back"
        assert stream.undo(stream.now["undo"])["type"] == "accepted"
        assert stream.now["view"] == fresh["view"]


def test_not_past_chance(server: Server) -> None:
    """The end of a turn draws a card; what came before it stays."""
    with started(server, options=FIRST) as table:
        take_turn(table.streams[0])
        assert table.streams[0].now.get("undo", 0) == 0
        assert refused(table.streams[0].undo()) == "nothing-to-undo"
        assert refused(table.streams[1].undo()) == "nothing-to-undo"


def test_not_past_what_was_shown(server: Server) -> None:
    """The second player takes a card that only the first one knew: no chance was asked, but it is now known to both."""
    with started(server, game="peek") as table:
        first, second = table.streams
        for move, expected in (("look", 0), ("leave", 1), ("take", 2), ("end", 3)):
            assert first.played(move).get("undo", 0) == expected
        outcomes = [entry.get("outcomes") for entry in log(server, table.id)]
        second.settle()
        assert second.played("take").get("undo", 0) == 0
        assert [entry.get("outcomes") for entry in log(server, table.id)] == [*outcomes, []]
        assert refused(second.undo()) == "nothing-to-undo"
        assert second.played("end")["undo"] == 1


def test_not_past_anothers_act(server: Server) -> None:
    with started(server, 3, "interrupt") as table:
        first, second, _ = table.streams
        assert first.played("claim")["undo"] == 1
        assert first.undo()["type"] == "accepted"
        first.played("claim")
        second.settle()
        assert second.now["to_act"] == [1] and second.played("pass")["undo"] == 1
        assert first.settle().get("undo", 0) == 0
        assert refused(first.undo()) == "nothing-to-undo"
        assert second.undo()["type"] == "accepted"  # nobody acted since
        assert first.settle()["undo"] == 1


def test_inside_a_closed_phase_while_others_act(server: Server) -> None:
    with started(server, 3, "sealed-bids") as table:
        first, second, third = table.streams
        first.played(first.now["moves"][0])
        second.played(second.now["moves"][0])
        second.played("end")
        assert first.settle()["undo"] == 1
        third.played(third.now["moves"][0])
        assert first.undo()["type"] == "accepted"
        assert second.settle()["undo"] == 2
        assert second.undo(2)["type"] == "accepted"  # the end of a player's part can be undone as well
        assert second.now["view"]["players"][1]["ended"] is False
        for stream in (first, second, third):
            if not sum(stream.now["view"]["players"][stream.now["view"]["viewer"]]["bid"].values()):
                stream.played(stream.now["moves"][0])
            stream.played("end")
        updates = table.settle()
        assert [update["view"]["round"] for update in updates] == [2, 2, 2]
        assert [update.get("undo", 0) for update in updates] == [0, 0, 0]  # all bids are shown now
        assert refused(first.undo()) == "nothing-to-undo"


def test_a_doubled_undo_goes_back_once(server: Server) -> None:
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        for _ in range(3):
            stream.played(stream.now["moves"][0])
        frame = {"type": "undo", "decision": stream.now["decision"]}
        stream.send(frame)
        stream.send(frame)
        assert stream.next("accepted")
        assert refused(stream.next("refused")) == "stale"
        assert stream.settle()["undo"] == 2


def test_no_decision_number_comes_twice(server: Server) -> None:
    """A late click from before the undo finds its number gone."""
    with started(server, options=FIRST) as table:
        stream = table.streams[0]
        numbers, move = [], stream.now["moves"][0]
        for _ in range(3):
            numbers.append(stream.now["decision"])
            stream.played(move)
            numbers.append(stream.now["decision"])
            stream.undo()
        assert len(set(numbers)) == len(numbers)
        for number in numbers:
            assert refused(stream.move(move, number)) == "stale"


def test_everyone_sees_an_undo_and_the_journal_does_not(server: Server) -> None:
    choice = random.Random(3)
    with started(server, game="interrupt", options={"treasures": 2}) as table, Client(server).watch(table.id) as zoe:
        zoe.settle()
        table.streams[0].played("claim")
        table.streams[0].undo()
        for stream in [*table.streams, zoe]:
            stream.settle()
            assert stream.lines()[-1]["key"] == "table-undone"
            assert stream.lines()[-1]["arguments"] == {"player": 0, "steps": 1}
        play_out(table.streams, lambda update: choice.choice(update["moves"]))
        kept = [(ply.player, ply.move) for ply in Journal.loads(table.clients[0].journal(table.id)).plies]
        entries = log(server, table.id)
    made = [(entry["seat"], entry["move"]) for entry in entries if entry["type"] == "moved"]
    assert [entry["type"] for entry in entries].count("undone") == 1
    assert made[0] == (0, "claim") and made[1:] == kept


# By consent


def past_a_reveal(table: Table) -> None:
    """Let the first player end their turn, and ask to undo that."""
    take_turn(table.streams[0])
    table.settle()
    assert table.streams[0].ask("ask-undo")["type"] == "accepted"
    table.settle()


def test_one_refusal_is_enough(server: Server) -> None:
    with started(server, 3, options=FIRST) as table:
        past_a_reveal(table)
        first, second, third = table.streams
        assert [update["proposal"] for update in table.settle()] == [{"seat": 0, "agreed": [0], "unrates": True}] * 3
        assert refused(first.ask("answer-undo", agreed=True)) == "nothing-asked"
        assert refused(second.ask("ask-undo")) in ("already-asked", "nothing-to-undo")
        assert second.ask("answer-undo", agreed=True)["type"] == "accepted"
        assert third.settle()["proposal"] == {"seat": 0, "agreed": [0, 1], "unrates": True}
        assert refused(second.ask("answer-undo", agreed=True)) == "nothing-asked"
        before = third.now["view"]
        assert third.ask("answer-undo", agreed=False)["type"] == "accepted"
        for update in table.settle():
            assert "proposal" not in update and update.get("rated", True)
        assert third.now["view"] == before
        assert third.keys()[-3:] == ["table-undo-asked", "table-undo-agreed", "table-undo-declined"]
        assert refused(second.ask("answer-undo", agreed=True)) == "nothing-asked"


def test_when_all_agree_the_table_goes_back_and_is_unrated(server: Server) -> None:
    with started(server, 3, options=FIRST) as table:
        first = table.streams[0]
        stale = [stream.now["decision"] for stream in table.streams]
        past_a_reveal(table)
        stale = [*stale, *(stream.now["decision"] for stream in table.streams)]
        assert table.clients[0].facts(table.id)["rated"]
        for stream in table.streams[1:]:
            assert stream.ask("answer-undo", agreed=True)["type"] == "accepted"
        for update in table.settle():
            assert update["to_act"] == [0] and update["rated"] is False and "proposal" not in update
        assert first.now["moves"] == ["end"]
        assert first.keys()[-1] == "table-undone-by-consent"
        assert not table.clients[0].facts(table.id)["rated"]
        for number in stale:  # a click from before does nothing now
            assert refused(first.move("end", number)) == "stale"


def test_chance_does_not_reroll(server: Server) -> None:
    """Whatever the player does differently, the same card comes."""
    with started(server, options=FIRST) as table:
        first, second = table.streams
        cards = []
        for attempt in range(3):
            while first.settle()["moves"] != ["end"]:
                first.played(first.now["moves"][attempt % len(first.now["moves"])])
            first.played("end")
            cards.append(first.now["view"]["players"][0]["card"])
            first.ask("ask-undo")
            second.ask("answer-undo", agreed=True)
            first.settle()
            first.undo(first.now["undo"])
        assert len(set(cards)) == 1
        drawn = [line["arguments"]["terrain"] for line in first.lines() if line["key"] == "draws-card"]
        assert drawn == cards
        entries = [entry for entry in log(server, table.id) if entry.get("outcomes") and entry["type"] == "moved"]
        assert len(entries) == 3 and len({tuple(entry["outcomes"]) for entry in entries}) == 1


def test_consent_over_nothing_hidden_keeps_the_table_rated(server: Server) -> None:
    with started(server, 3, "interrupt") as table:
        first, second, third = table.streams
        first.played("claim")
        second.settle()
        second.played("pass")
        first.ask("ask-undo")
        for stream in (second, third):
            stream.ask("answer-undo", agreed=True)
        assert [update.get("rated", True) for update in table.settle()] == [True] * 3
        assert first.now["to_act"] == [0] and "claim" in first.now["moves"]


def test_a_warning_says_that_agreeing_makes_the_game_unrated(server: Server) -> None:
    """Both the player who asks and the one who is asked; once it is unrated, nothing more is lost."""
    with started(server, options=FIRST) as table, Client(server).watch(table.id) as zoe:
        first, second = table.streams
        first.played(first.now["moves"][0])
        assert "undo_unrates" not in first.now  # nothing was drawn yet
        take_turn(first)
        assert [update.get("undo_unrates", False) for update in table.settle()] == [True, False]
        first.ask("ask-undo")
        assert [stream.settle()["proposal"]["unrates"] for stream in (first, second, zoe)] == [True] * 3
        second.ask("answer-undo", agreed=True)
        assert first.settle()["rated"] is False
        first.played("end")
        assert "undo_unrates" not in first.now
        first.ask("ask-undo")
        assert second.settle()["proposal"]["unrates"] is False


def test_an_undo_that_keeps_the_rating_has_no_warning(server: Server) -> None:
    with started(server, 3, "interrupt") as table:
        first, second, third = table.streams
        first.played("claim")
        second.settle()
        second.played("pass")
        assert "undo_unrates" not in first.settle()
        first.ask("ask-undo")
        assert third.settle()["proposal"]["unrates"] is False


def test_in_a_closed_phase_nobody_learns_from_it_what_others_did(server: Server) -> None:
    with started(server, 3, "sealed-bids") as table:
        for stream in table.streams:
            stream.played(stream.now["moves"][0])
        table.streams[0].played("end")
        table.streams[1].played("end")
        assert all("undo_unrates" not in update for update in table.settle())
        table.streams[2].played("end")  # the next round is closed at once
        assert all("undo_unrates" not in update for update in table.settle())


def test_a_move_answers_a_proposal_too(server: Server) -> None:
    with started(server, options=FIRST) as table:
        past_a_reveal(table)
        second = table.streams[1]
        second.played(second.now["moves"][0])
        assert all("proposal" not in update for update in table.settle())
        assert refused(second.ask("answer-undo", agreed=True)) == "nothing-asked"


def test_bots_always_agree(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table(["me", "bot:random"], "interrupt")
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        stream.settle()
        stream.played("draw")
        assert refused(stream.undo()) == "nothing-to-undo"
        assert stream.ask("ask-undo")["type"] == "accepted"
        assert "draw" in stream.settle()["moves"] and stream.now["rated"] is False
        play_out([stream], first_legal)  # and the bot goes on
    assert anna.get(f"/api/tables/{table}/result")["rated"] is False


def test_nothing_to_ask_for(server: Server) -> None:
    with started(server, options=FIRST) as table:
        assert refused(table.streams[0].ask("ask-undo")) == "nothing-to-undo"
        assert refused(table.streams[1].ask("answer-undo", agreed=True)) == "nothing-asked"
    with started(server, game="sealed-bids") as table:
        stream = table.streams[0]
        stream.played(stream.now["moves"][0])
        assert refused(stream.ask("ask-undo")) == "phase-closed"


@pytest.mark.parametrize("seed", range(3))
def test_a_game_full_of_undos_can_be_verified(server: Server, seed: int) -> None:
    """Chance counts the requests on the current line, whatever was undone before."""
    choice = random.Random(seed)
    with started(server, 3, "sealed-bids" if seed == 2 else "interrupt") as table:
        streams = table.streams
        while (stream := choice.choice(streams)).settle()["status"] == "running":
            if stream.now.get("undo") and choice.random() < 0.4:
                assert stream.undo(choice.randint(1, stream.now["undo"]))["type"] == "accepted"
            elif choice.random() < 0.1 and (asking := stream.settle()) and stream.ask("ask-undo")["type"] == "accepted":
                proposals = [update["proposal"]["unrates"] for update in table.settle()]
                assert proposals == [asking.get("undo_unrates", False)] * 3
                told = proposals[0]
                for other in streams:
                    if other is not stream:
                        other.ask("answer-undo", agreed=choice.random() < 0.7)
                went_back = "table-undone-by-consent" in [line["key"] for line in stream.settle()["lines"]]
                assert stream.now.get("rated", True) is (asking.get("rated", True) and not (told and went_back))
            elif stream.now.get("moves"):
                stream.played(choice.choice(stream.now["moves"]))
        client = table.clients[0]
    totals = [score.total for score in Journal.loads(client.journal(table.id)).verify().scores()]
    result = client.get(f"/api/tables/{table.id}/result")
    assert [score["total"] for score in result["scores"]] == totals
