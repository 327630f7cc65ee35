"""The table as plain text, as its reader may know it."""

from bastide.games.kingdom_builder.board import TERRAINS
from tests.server.client import Client, started
from tests.server.process import Server


def drawing(client: Client, table: str, step: int, query: str = "") -> tuple[int, str]:
    answer = client.http.get(f"/api/tables/{table}/steps/{step}/drawing{query}")
    return answer.status_code, answer.text


def test_everyone_reads_what_they_may_know(server: Server) -> None:
    """A player who is not on turn holds a terrain card: they read it, the other reads that there is one."""
    with started(server, 2) as table:
        now = [stream.until(lambda update: update["view"] is not None) for stream in table.streams]
        (acting,) = now[0]["to_act"]
        holder = 1 - acting
        cards = []
        for seat in (holder, acting):
            status, text = drawing(table.clients[seat], table.id, now[seat]["number"], f"?seat={seat}")
            assert status == 200
            rows = [line for line in text.splitlines() if "Supply: " in line]
            cards.append(rows[holder].partition("Card: ")[2])
        assert cards[0] in TERRAINS and cards[1] == "?"
        assert drawing(table.clients[0], table.id, now[0]["number"], "?seat=1")[0] == 403
        assert "Vorrat" in drawing(table.clients[0], table.id, now[0]["number"], "?seat=0&language=de")[1]
        assert drawing(table.clients[0], table.id, 10_000, "?seat=0")[0] == 404
        called = drawing(table.clients[0], table.id, now[0]["number"], "?name=Ida&name=Jo")[1]
        assert "Ida" in called and "Jo" in called and "Anna" not in called
        assert "Anna" in drawing(table.clients[0], table.id, now[0]["number"], "?name=Ida")[1]  # not one for each seat


def test_nothing_is_drawn_before_the_start(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "open"])
    assert drawing(anna, table, 1, "?seat=0")[0] == 404
