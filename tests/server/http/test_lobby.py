"""What the lobby shows: open tables with their hosts, what waits for you, nothing private."""

from typing import Any

from tests.server.client import Client, play_out, started
from tests.server.process import Server


def row(client: Client, table: str, part: str = "tables") -> Any:
    """Return a table as a part of the lobby shows it, if it does."""
    return next((row for row in client.get("/api/lobby")[part] if row["id"] == table), None)


def test_an_open_table_names_its_host_with_the_rating_in_its_game(server: Server) -> None:
    with started(server, 2, "sealed-bids") as over:
        play_out(over.streams, lambda update: str(update["moves"][0]))
    host, visitor = over.clients[0], Client(server, "Visitor")
    host.get("/api/lobby")  # the finished game is counted at the latest when its players see it
    shown = row(visitor, host.make_table(game="sealed-bids"))["host"]
    assert shown["name"] == host.nickname
    assert sorted(shown["rating"]) == ["games", "provisional", "rating", "spread"]
    assert (shown["rating"]["games"], shown["rating"]["provisional"]) == (1, True)
    assert abs(shown["rating"]["rating"] - 1500) < 400
    assert row(visitor, host.make_table())["host"] == {"name": host.nickname, "rating": None}


def test_whether_a_table_is_rated(server: Server) -> None:
    host, visitor = Client(server, "Anna"), Client(server, "Visitor")
    assert row(visitor, host.make_table())["rated"]
    assert not row(visitor, host.make_table(hints=True))["rated"]
    assert not row(host, host.make_table(["me", "bot:greedy"]), "mine")["rated"]
    assert not row(host, host.make_table(["me", "me:Berta"]), "mine")["rated"]


def test_the_lobby_shows_your_own_tables_to_you_only(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    private = anna.make_table(public=False)
    assert row(anna, private, "mine")
    assert row(bruno, private) is None and row(bruno, private, "mine") is None
    bruno.http.cookies.clear()  # a new visitor
    lobby = bruno.get("/api/lobby")
    assert (lobby["mine"], lobby["invitations"], lobby["searches"]) == ([], [], [])


def test_a_full_table_waits_for_those_who_have_not_opened_their_nonce(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table()
    assert not row(anna, table, "mine")["your_turn"]
    bruno.sit(table, 1)
    assert row(anna, table, "mine")["your_turn"] and row(bruno, table, "mine")["your_turn"]
    anna.open_nonce(table)
    assert not row(anna, table, "mine")["your_turn"]
    bruno.stand(table, 1)
    bruno.sit(table, 1)  # what Anna opened is spent: she must promise again
    assert row(anna, table, "mine")["your_turn"] and not row(bruno, table, "mine")["your_turn"]
