"""The waiting room: chat before the start, removing a player, cancelling the table."""

from tests.server.client import Client
from tests.server.database import log
from tests.server.process import Server
from tests.server.tables.test_tables import HASH, refusal


def test_before_the_start_everybody_hears_everybody(server: Server) -> None:
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table(["me", "open", "bot:random"])
    with anna.watch(table) as at_seat, clara.watch(table) as visiting:
        assert visiting.ask("say", text="Is there room for me?")["type"] == "accepted"
        at_seat.settle()
        assert at_seat.lines()[-1]["arguments"] == {"name": "Clara", "text": "Is there room for me?", "seat": None}
        at_seat.ask("say", text="Take seat 2")
        visiting.settle()
        assert visiting.lines()[-1]["arguments"]["text"] == "Take seat 2"

    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    with bruno.watch(table) as at_seat, clara.watch(table) as visiting:
        assert "Take seat 2" in str(at_seat.next("update")["lines"]), "who sits down later can read it"
        visiting.ask("say", text="I know who wins")
        at_seat.settle()
        assert "I know who wins" not in "".join(at_seat.frames), "spectators of a game talk among themselves"


def test_who_was_removed_comes_back_only_when_invited(server: Server) -> None:
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    bruno.post("/api/account", {"name": "Bruno Removed", "password": "old bridge 1247"})
    table = anna.make_table(["me", "open", "open"])
    bruno.sit(table, 1)
    assert not bruno.facts(table)["removed"]
    anna.stand(table, 1)
    assert bruno.facts(table)["removed"] and not clara.facts(table)["removed"]
    sit = ("PUT", f"/api/tables/{table}/seats/1", {"nonce_hash": HASH})
    assert refusal(bruno, *sit) == (403, "removed-by-host")
    clara.sit(table, 1)
    clara.stand(table, 1)
    assert clara.sit(table, 1)["yours"] == [1], "leaving by oneself isn't removal"
    anna.post(f"/api/tables/{table}/invitations", {"name": "bruno removed"})
    assert bruno.sit(table, 2)["yours"] == [2]


def test_the_host_cancels_and_everybody_is_told(server: Server) -> None:
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table(["me", "open", "open"])
    bruno.sit(table, 1)
    assert refusal(bruno, "DELETE", f"/api/tables/{table}") == (403, "host-only")
    with bruno.watch(table) as at_seat, clara.watch(table) as visiting:
        assert anna.delete(f"/api/tables/{table}")["status"] == "cancelled"
        for stream in (at_seat, visiting):
            assert stream.until(lambda update: update["status"] == "cancelled")["lines"][-1]["key"] == "table-cancelled"
    assert table not in [row["id"] for row in clara.get("/api/tables")]
    for client in (anna, bruno):
        assert table not in [row["id"] for row in client.get("/api/tables?mine=true")]
    sit = ("PUT", f"/api/tables/{table}/seats/2", {"nonce_hash": HASH})
    assert refusal(clara, *sit) == (409, "cancelled")
    assert refusal(anna, "PUT", f"/api/tables/{table}/seats/2/bot", {"bot": "random"}) == (409, "cancelled")
    assert refusal(anna, "DELETE", f"/api/tables/{table}") == (409, "cancelled")
    assert log(server, table)[-1] == {"type": "cancelled"}


def test_a_running_game_cannot_be_cancelled(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table(["me", "bot:random"])
    anna.open_nonce(table, 0)
    assert refusal(anna, "DELETE", f"/api/tables/{table}") == (409, "already-started")


def test_a_deleted_account_frees_no_seat_at_a_cancelled_table(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table()
    bruno.sit(table, 1)
    anna.delete(f"/api/tables/{table}")
    bruno.post("/api/account/deletion", {"password": None})
    assert [seat["name"] for seat in anna.facts(table)["seats"]] == ["Anna", ""]
    assert anna.facts(table)["status"] == "cancelled"
