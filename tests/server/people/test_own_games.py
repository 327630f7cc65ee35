"""The list of one's own games: every stage, filters, pages, whose turn it is and what the clocks say."""

from typing import Any

import pytest

from tests.server.client import Client, play_out, start, started
from tests.server.people.test_accounts import account, refusal
from tests.server.process import Server


def games(client: Client, **filters: object) -> list[str]:
    """Return the ids of a person's games, with filters."""
    query = "&".join(f"{name}={value}" for name, value in filters.items())
    return [game["id"] for game in client.get(f"/api/me/games?{query}")["games"]]


def row(client: Client, table: str) -> dict[str, Any]:
    (found,) = [game for game in client.get("/api/me/games")["games"] if game["id"] == table]
    return dict(found)


def finish(players: list[Client], game: str = "interrupt") -> str:
    """Let people play a short game to its end."""
    table = players[0].make_table(["me", *["open"] * (len(players) - 1)], game, {"treasures": 2})
    for seat, client in enumerate(players[1:], 1):
        client.sit(table, seat)
    for seat, client in enumerate(players):
        client.open_nonce(table, seat)
    streams = [client.watch(table) for client in players]
    play_out(streams, lambda update: update["moves"][0])
    for stream in streams:
        stream.close()
    return table


def test_each_stage_can_be_listed(server: Server) -> None:
    anna, bruno = account(server), Client(server, "Bruno of the list")
    over = finish([anna, bruno])
    cancelled = anna.make_table()
    anna.delete(f"/api/tables/{cancelled}")
    running = anna.make_table(["me", "bot:random"], options={"start_player": "1"}, public=False)
    anna.open_nonce(running, 0)
    waiting = anna.make_table(["me", "open"])
    hosted = anna.make_table(["open", "open"])
    assert games(anna) == [hosted, waiting, running, cancelled, over], "what goes on comes first"
    assert games(anna, state="running") == [running]
    assert games(anna, state="waiting") == [hosted, waiting]
    assert games(anna, state="finished") == [over]
    assert games(anna, state="cancelled") == [cancelled]
    assert games(bruno) == [over]
    assert games(account(server)) == []
    assert anna.http.get("/api/me/games").headers["cache-control"] == "no-store"

    assert games(anna, game="interrupt") == [over]
    assert games(anna, rated="true", state="running") == [], "there is one person only"
    assert games(anna, rated="true") == [hosted, waiting, cancelled, over]
    assert games(anna, rated="false") == [running]
    assert games(anna, opponent="bruno%20OF") == games(anna, opponent="Bruno of the list") == [over]
    assert games(anna, opponent=anna.nickname) == [], "one isn't one's own opponent"
    assert games(anna, opponent="%25") == [], "a sign of SQL is a letter"
    assert games(anna, opponent="random") == [running]


def test_won_and_lost(server: Server) -> None:
    anna, bruno = account(server), account(server)
    over = finish([anna, bruno])
    waiting = anna.make_table()
    ranks = [placed["rank"] for placed in row(anna, over)["result"]]
    for seat, client in enumerate((anna, bruno)):
        won = ranks[seat] == 1
        assert games(client, result="won") == ([over] if won else [])
        assert games(client, result="lost") == ([] if won else [over])
        assert row(client, over)["yours"] == [seat]
    assert waiting not in games(anna, result="lost")


def test_whose_turn_it_is_and_the_clock(server: Server) -> None:
    clock = {"kind": "days", "days": 2}
    table, (anna, bruno) = start(server, 2, options={"start_player": "2"}, clock=clock)
    for client, your_turn in ((anna, False), (bruno, True)):
        shown = row(client, table)
        assert shown["to_act"] == [1] and shown["your_turn"] is your_turn
        assert shown["clocks"][0]["until"] is None and shown["clocks"][1]["until"] > 0
        assert shown["clock"] == clock and shown["rated"]


def test_a_closed_phase_hides_who_is_done(server: Server) -> None:
    with started(server, 2, "sealed-bids") as table:
        anna, bruno = table.clients
        assert row(anna, table.id)["to_act"] == [0, 1]
        stream = table.streams[1]
        while stream.now.get("moves"):
            stream.played(stream.now["moves"][-1])
        assert row(bruno, table.id)["to_act"] == [0]
        assert row(anna, table.id)["to_act"] == [0, 1], "Anna must not learn that Bruno is done"


def test_pages(server: Server) -> None:
    anna = account(server)
    tables = [anna.make_table() for _ in range(23)]
    pages = [anna.get(f"/api/me/games?page={number}") for number in (1, 2, 3)]
    assert [len(page["games"]) for page in pages] == [20, 3, 0]
    assert {(page["total"], page["pages"]) for page in pages} == {(23, 2)}
    assert [game["id"] for page in pages for game in page["games"]] == tables[::-1]


@pytest.mark.parametrize("query", ["page=0", "page=x", "state=lost", "result=x", f"opponent={'x' * 41}", "opponent="])
def test_bad_filters_are_refused(server: Server, query: str) -> None:
    assert refusal(Client(server).http.get(f"/api/me/games?{query}"))[0] == 422


def test_a_stranger_has_no_games(server: Server) -> None:
    stranger = Client(server)
    stranger.http.cookies.clear()
    assert refusal(stranger.http.get("/api/me/games")) == (401, "who-are-you")
