"""Player pages: results, statistics and achievements, settings and notes; and what others may not see of them."""

import json
import random
from contextlib import ExitStack
from statistics import fmean
from typing import Any

import pytest

from bastide.core.journal import Journal
from bastide.games.troyes_dice.achievements import ACHIEVEMENTS, Record
from tests.server.client import Client, Table, play_out
from tests.server.database import opened
from tests.server.people.test_accounts import PASSWORD, account, play_random, refusal
from tests.server.process import Server


def play_together(clients: list[Client], seed: int, game: str = "peek", **more: Any) -> str:
    """Return a finished game of these people; the first makes the table."""
    table = clients[0].make_table(["me", *["open"] * (len(clients) - 1)], game, **more)
    for seat, client in enumerate(clients[1:], 1):
        client.sit(table, seat)
    for seat, client in enumerate(clients):
        client.open_nonce(table, seat)
    with ExitStack() as at_the_end:
        streams = [at_the_end.enter_context(client.watch(table)) for client in clients]
        for stream in streams:
            stream.settle()
        play_random(Table(table, clients, streams), seed)
    clients[0].get(f"/api/tables/{table}/result")  # now it is counted
    return table


# Pages


def test_a_page_tells_results_and_statistics(server: Server) -> None:
    anna, bruno, guest = account(server), account(server), Client(server, "Guest")
    tables = [play_together(players, seed) for seed, players in enumerate([[anna, bruno], [bruno, guest, anna]])]
    scores = [anna.get(f"/api/tables/{table}/result")["scores"] for table in tables]
    mine = [scores[0][0], scores[1][2]]
    page = Client(server, "Zoe").get(f"/api/players/{anna.nickname.upper()}")
    assert (page["name"], page["account"], page["yours"]) == (anna.nickname, True, False)
    (record,) = page["games"]
    assert record["game"] == "peek" and record["played"] == 2
    assert record["wins"] == sum(score["rank"] == 1 for score in mine)
    assert record["mean"] == fmean(score["total"] for score in mine)
    assert record["best"] == max(score["total"] for score in mine)
    assert [(by["players"], by["played"], by["best"]) for by in record["by_players"]] == [
        (2, 1, mine[0]["total"]),
        (3, 1, mine[1]["total"]),
    ]
    assert [point["table"] for point in record["history"]] == tables
    assert record["rating"]["rating"] == record["history"][-1]["rating"] and record["rating"]["games"] == 2
    assert record["achievements"] == []
    assert [game["table"] for game in page["recent"]] == tables[::-1]
    seats = page["recent"][0]["seats"]
    assert [(seat["name"], seat["player"]) for seat in seats] == [
        (bruno.nickname, bruno.nickname),
        ("Guest", None),
        (anna.nickname, anna.nickname),
    ]
    assert page["recent"][0]["yours"] == [2] and page["recent"][0]["rated"]
    assert anna.get(f"/api/players/{anna.nickname}")["yours"]
    assert [player["player"] for player in anna.get(f"/api/tables/{tables[0]}/players")] == [
        anna.nickname,
        bruno.nickname,
    ]
    assert guest.get("/api/me/page")["games"][0]["played"] == 1  # guests have a page that only they see
    assert refusal(guest.http.get("/api/players/Guest")) == (404, "no-such-player")


def test_games_are_listed_page_by_page(server: Server) -> None:
    anna, bruno = account(server), Client(server, "Bruno")
    tables = [play_together([anna, bruno], seed) for seed in range(3)]
    path = f"/api/players/{anna.nickname}/games"
    first = bruno.get(f"{path}?limit=2&game=peek")
    assert [game["table"] for game in first] == [tables[2], tables[1]]
    assert [game["table"] for game in bruno.get(f"{path}?before={first[-1]['ended']}")] == [tables[0]]
    assert bruno.get(f"{path}?game=kingdom-builder") == []


def test_private_tables_do_not_leak(server: Server) -> None:
    anna, bruno = account(server), account(server)
    table = play_together([anna, bruno], 1, public=False)
    for stranger in (Client(server, "Zoe"), bruno):
        page = stranger.get(f"/api/players/{anna.nickname}")
        assert table not in str(page)
        assert page["recent"] == [] and page["games"][0]["played"] == 0 and page["games"][0]["best"] is None
        assert page["games"][0]["history"][0]["table"] is None  # it is rated, so the rating shows
        assert stranger.get(f"/api/ladder/peek/{anna.nickname}")[0]["table"] is None
        assert stranger.get(f"/api/players/{anna.nickname}/games") == []
    own = anna.get("/api/me/page")
    assert own["recent"][0]["table"] == table and own["games"][0]["played"] == 1
    assert own["games"][0]["history"][0]["table"] == table


def test_a_running_game_shows_nowhere(server: Server) -> None:
    anna, bruno = account(server), account(server)
    table = anna.make_table(["me", "open"], "peek")
    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    for client in (anna, Client(server, "Zoe")):
        assert table not in str(client.get(f"/api/players/{anna.nickname}"))
        assert refusal(client.http.get(f"/api/tables/{table}/result")) == (409, "not-over")


def test_games_on_one_device_or_from_a_position_count_for_no_statistics(server: Server) -> None:
    anna = account(server)
    table = anna.make_table(["me:Anna", "me:Berta"], "peek")
    for seat in range(2):
        anna.open_nonce(table, seat)
    choice = random.Random(1)
    with anna.watch(table, 0) as one, anna.watch(table, 1) as two:
        play_out([one, two], lambda update: choice.choice(update["moves"]))
    anna.get(f"/api/tables/{table}/result")
    page = anna.get("/api/me/page")
    assert page["games"] == [] and page["recent"][0]["unrated"] == "shared-device"
    assert [seat["name"] for seat in page["recent"][0]["seats"]] == ["Anna", "Berta"]


# Achievements


def play_alone(client: Client, seed: int) -> tuple[str, Any]:
    """Play a game of Troyes Dice alone; return the table and the last position."""
    table = play_together([client], seed, "troyes-dice", public=True)
    return table, Journal.loads(client.journal(table)).fold()


def test_achievements_are_kept_from_game_to_game(server: Server) -> None:
    anna = account(server)
    record = Record()
    for seed in range(2):
        table, state = play_alone(anna, seed)
        fresh = record.after(state, 0)
        result = anna.get(f"/api/tables/{table}/result")
        assert result["seats"][0]["achieved"] == sorted(fresh.boxes - record.boxes)
        record = fresh
    (game,) = anna.get("/api/me/page?language=de")["games"]
    assert [box["id"] for box in game["achievements"]] == list(ACHIEVEMENTS)
    assert {box["id"]: (box["done"], box["goal"]) for box in game["achievements"]} == record.progress()
    assert game["achievements"][0]["id"] == "three-solo-games" and game["achievements"][0]["done"] == 2

    # A guest who played alone once signs in: as if Anna had played three times.
    guest = Client(server, "Annie")
    table, state = play_alone(guest, 7)
    record = record.after(state, 0)
    guest.post("/api/session", {"name": anna.nickname, "password": PASSWORD})
    (game,) = Client(server, "Zoe").get(f"/api/players/{anna.nickname}")["games"]
    assert {box["id"]: (box["done"], box["goal"]) for box in game["achievements"]} == record.progress()
    three = game["achievements"][0]
    assert (three["done"], three["goal"], three["table"]) == (3, 3, table)
    assert three["title"] not in ("", "three-solo-games")


# Settings and notes


def test_settings_follow_from_device_to_device(server: Server) -> None:
    anna = account(server)
    defaults = anna.get("/api/me/settings")
    assert defaults["language"] is None and defaults["automatic"] == "off" and defaults["sound"] is None
    chosen = {"language": "zh-Hant", "theme": "dark", "motion": "reduced", "sound": False, "confirm": True}
    chosen = {**defaults, **chosen, "automatic": "forced", "opponents": 0}
    assert anna.put("/api/me/settings", chosen) == chosen
    elsewhere = Client(server, "Somebody")
    assert elsewhere.put("/api/me/settings", {"theme": "light"}) == {**defaults, "theme": "light"}
    elsewhere.post("/api/session", {"name": anna.nickname, "password": PASSWORD})
    assert elsewhere.get("/api/me/settings") == chosen  # the account's, not the guest's


@pytest.mark.parametrize("wrong", [{"language": "tlh"}, {"theme": 5}, {"opponents": -1}, {"cheats": True}], ids=str)
def test_settings_are_known_ones(server: Server, wrong: dict[str, Any]) -> None:
    assert refusal(Client(server).http.put("/api/me/settings", json=wrong)) == (422, "bad-value")


def test_settings_of_another_version_are_read_as_far_as_they_are_known(server: Server) -> None:
    anna = Client(server)
    defaults = anna.put("/api/me/settings", {"theme": "dark"})
    kept = json.dumps({**defaults, "look": "engraved", "candles": 3})
    with opened(server) as database:
        database.execute("UPDATE settings SET chosen = ? WHERE person = ?", (kept, anna.id))
    assert anna.get("/api/me/settings") == defaults


def test_a_note_is_read_by_its_writer_only_and_kept_into_the_replay(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "open"], "peek")
    path = f"/api/tables/{table}/notes"
    assert anna.get(path) == {"text": "", "changed": None}
    secret = "Bruno always draws first 🂱"
    assert anna.put(path, {"text": secret})["text"] == secret
    bruno.put(path, {"text": "my own"})
    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    with anna.watch(table) as one, bruno.watch(table) as two:
        one.settle(), two.settle()
        play_random(Table(table, [anna, bruno], [one, two]))
        assert secret not in "".join(two.frames)
    assert anna.get(path)["text"] == secret
    assert bruno.get(path)["text"] == "my own"
    for public in (f"/api/tables/{table}", f"/api/tables/{table}/journal", f"/api/tables/{table}/result"):
        assert secret not in bruno.http.get(public).text
    assert anna.put(path, {"text": ""}) == {"text": "", "changed": None}
    assert anna.get(path)["text"] == ""
    assert refusal(anna.http.put(path, json={"text": "x" * 10_001})) == (422, "bad-value")
    assert refusal(anna.http.get("/api/tables/aaaaaaaaaa/notes")) == (404, "no-such-table")
