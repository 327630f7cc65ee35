"""The host of a waiting table seats bots, exchanges them and takes them out again."""

from pathlib import Path
from typing import Any

from tests.server.client import Client, start
from tests.server.process import Server
from tests.server.tables.test_tables import refusal


def bots(facts: Any) -> list[str | None]:
    return [seat["bot"] for seat in facts["seats"]]


def test_the_host_adds_exchanges_and_removes_a_bot_and_everyone_is_told(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open", "open"])
    bruno.sit(table, 1)
    with bruno.watch(table, 1) as stream:
        stream.settle()
        assert bots(anna.seat_bot(table, 2, "novice")) == [None, None, "novice"]
        assert stream.settle()["seats"][2]["bot"] == "novice"
        assert anna.stand(table, 2)["status"] == "open"
        assert stream.settle()["seats"][2]["kind"] == "open"
        facts = anna.seat_bot(table, 2, "apprentice")
        assert facts["status"] == "sealing" and facts["seats"][2]["kind"] == "bot"
        anna.open_nonce(table, 0)
        assert bruno.open_nonce(table, 1)["status"] == "running"
        sat, stood, ready = "table-sat", "table-stood", "table-ready"
        stream.settle()
        assert stream.keys()[:8] == [sat, sat, sat, stood, sat, ready, ready, "table-started"]


def test_another_bot_keeps_the_nonce_and_the_same_one_changes_nothing(server: Server) -> None:
    """A new nonce after players opened theirs would change the shuffle."""
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open", "open"])
    bruno.sit(table, 1)
    promised = anna.seat_bot(table, 2, "novice")["seats"][2]["hash"]
    anna.open_nonce(table, 0)
    with anna.watch(table) as stream:
        stream.settle()
        told = len(stream.keys())
        facts = anna.seat_bot(table, 2, "master")
        assert (bots(facts)[2], facts["seats"][2]["hash"]) == ("master", promised)
        assert [seat["ready"] for seat in facts["seats"]] == [True, False, True]
        anna.seat_bot(table, 2, "master")
        stream.settle()
        assert stream.keys()[told:] == ["table-sat"]
    assert bruno.open_nonce(table, 1)["status"] == "running"


def test_only_the_host_seats_bots_and_only_before_the_start(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open", "open", "bot:novice"])
    bruno.sit(table, 1)
    seats = f"/api/tables/{table}/seats"
    novice = {"bot": "novice"}
    assert refusal(bruno, "PUT", f"{seats}/2/bot", novice) == (403, "host-only")
    assert refusal(bruno, "PUT", f"{seats}/3/bot", {"bot": "master"}) == (403, "host-only")
    assert refusal(bruno, "DELETE", f"{seats}/3") == (403, "not-your-seat")
    for seat in (0, 1):
        assert refusal(anna, "PUT", f"{seats}/{seat}/bot", novice) == (409, "seat-taken")
    assert refusal(anna, "PUT", f"{seats}/4/bot", novice) == (404, "no-such-seat")
    for bot in ("deep-thought", "", "x" * 41, None):
        assert refusal(anna, "PUT", f"{seats}/2/bot", {"bot": bot})[0] == 422
    assert bots(anna.facts(table)) == [None, None, None, "novice"]

    running, (host, _) = start(server, 2)
    assert refusal(host, "PUT", f"/api/tables/{running}/seats/1/bot", novice) == (409, "already-started")


def test_bots_alone_play_at_once(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(["open", "open"])
    assert anna.seat_bot(table, 0, "random")["status"] == "open"
    assert anna.seat_bot(table, 1, "random")["status"] in ("running", "over")


def test_a_seated_bot_survives_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0) as server:
        anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
        table = anna.make_table(["me", "open", "open"])
        anna.seat_bot(table, 1, "novice")
        anna.seat_bot(table, 1, "apprentice")
        server.restart()
        assert bots(anna.facts(table)) == [None, "apprentice", None]
        (row,) = bruno.get("/api/tables")
        assert bots(row) == [None, "apprentice", None]
        bruno.sit(table, 2)
        anna.open_nonce(table, 0)
        assert bruno.open_nonce(table, 2)["status"] == "running"
