"""Creating tables, sitting down, leaving, starting, watching, chatting, rematches."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.core import registry
from bastide.games.kingdom_builder import KingdomBuilder
from tests.server.client import Client, play_out, start, started
from tests.server.database import log
from tests.server.process import Server

HASH = "ab" * 32


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
    """Return the status and key of a refusal, which must have a reason of one sentence."""
    content = None if body is None else json.dumps(body)
    answer = client.http.request(method, path, content=content, headers={"content-type": "application/json"})
    assert answer.is_error, answer.text
    problem = answer.json()
    assert problem["reason"].endswith(".") and "\n" not in problem["reason"] and len(problem["reason"]) < 400
    return answer.status_code, problem["key"]


# Creating a table


def test_a_table_has_what_was_asked_for(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(
        ["open", "me", "bot:greedy"], options={"start_player": "2", "lords_zero_ranks": False}, public=False
    )
    facts = anna.facts(table)
    assert (facts["game"], facts["status"], facts["public"], facts["host"]) == (
        "kingdom-builder",
        "open",
        False,
        anna.id,
    )
    assert facts["options"]["start_player"] == "2" and facts["options"]["lords_zero_ranks"] is False
    assert [(seat["kind"], seat["name"]) for seat in facts["seats"]] == [
        ("open", None),
        ("person", "Anna"),
        ("bot", "greedy"),
    ]
    assert facts["yours"] == [1] and facts["rated"] and not facts["own_components"]


def test_a_preset_and_options_over_it(server: Server) -> None:
    anna = Client(server)
    options = anna.facts(anna.make_table(preset="first-game", options={"turned": "random"}))["options"]
    assert options["quadrants"] == "tavern paddock oasis farm"
    assert options["turned"] == "random"


def test_own_components_make_a_table_unrated(server: Server) -> None:
    components = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    components["cards"]["castle_gold"] = 5
    table, (anna, _) = start(server, 2, components=components)
    facts = anna.facts(table)
    assert facts["own_components"] and not facts["rated"] and facts["status"] == "running"


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": ""},
        {"game": "x" * 41},
        {"game": None},
        {"seats": []},
        {"seats": ["me"]},
        {"seats": ["me"] * 5},
        {"seats": ["me"] * 11},
        {"seats": ["me", "nobody"]},
        {"seats": ["me", ""]},
        {"seats": ["me", "bot:"]},
        {"seats": ["me", "bot:deep-thought"]},
        {"seats": ["me", {"bot": "random"}]},
        {"seats": "me"},
        {"preset": "easy"},
        {"preset": 5},
        {"options": {"start_player": "9"}},
        {"options": {"start_player": ["1"]}},
        {"options": {"colour": "red"}},
        {"options": {"quadrants": "farm farm farm farm"}},
        {"options": {"quadrants": "x" * 300}},
        {"options": {"lords_zero_ranks": 2}},
        {"options": []},
        {"components": []},
        {"components": {"cards": {}}},
        {"nonce_hash": "ab"},
        {"nonce_hash": HASH.upper()},
        {"nonce_hash": HASH + "\n"},
        {"nonce_hash": None},
        {"public": "perhaps"},
        {"rated": "perhaps"},
    ],
    ids=lambda wanted: json.dumps(wanted)[:50],
)
def test_an_impossible_table_is_refused(server: Server, wanted: dict[str, Any]) -> None:
    good = {"game": "kingdom-builder", "seats": ["me", "open"], "nonce_hash": HASH}
    anna = Client(server)
    status, _ = refusal(anna, "POST", "/api/tables", {**good, **wanted})
    assert status == 422
    assert anna.get("/api/tables?mine=true") == []


def test_public_tables_are_listed_and_others_are_found_by_link(server: Server) -> None:
    anna, visitor = Client(server, "Anna"), Client(server, "Zoe")
    public, private = anna.make_table(), anna.make_table(public=False)
    listed = [row["id"] for row in visitor.get("/api/tables")]
    assert public in listed and private not in listed
    assert visitor.facts(private)["id"] == private
    assert {row["id"] for row in anna.get("/api/tables?mine=true")} == {public, private}
    assert visitor.get("/api/tables?mine=true") == []
    visitor.sit(private, 1)
    assert [row["id"] for row in visitor.get("/api/tables?mine=true")] == [private]


def test_the_players_list_says_whose_turn_it_is(server: Server) -> None:
    table, clients = start(server, 2, options={"start_player": "1"})
    assert [client.get("/api/tables?mine=true")[0]["your_turn"] for client in clients] == [True, False]
    (row,) = [row for row in clients[0].get("/api/tables") if row["id"] == table]
    assert row["your_turn"] is False and row["status"] == "running"


def test_the_players_list_says_who_won(server: Server) -> None:
    table, clients = finished(server, 3)
    running = clients[1].make_table()
    rows = {row["id"]: row["result"] for row in clients[1].get("/api/tables?mine=true")}
    scores = clients[0].get(f"/api/tables/{table}/result")["scores"]
    shown = [{"rank": score["rank"], "points": score["total"], "left": False} for score in scores]
    assert rows == {table: shown, running: None}


# Sitting down and leaving


def test_the_game_starts_when_all_nonces_are_open(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table()
    with anna.watch(table) as stream:
        assert stream.settle()["status"] == "open"
        assert refusal(anna, "PUT", f"/api/tables/{table}/seats/0/nonce", {"nonce": anna.nonce(table)}) == (
            409,
            "not-sealing",
        )
        assert bruno.sit(table, 1)["status"] == "sealing"
        assert anna.open_nonce(table, 0)["status"] == "sealing"
        assert [seat["ready"] for seat in anna.facts(table)["seats"]] == [True, False]
        assert bruno.open_nonce(table, 1)["status"] == "running"
        assert stream.settle()["status"] == "running"
        assert stream.keys() == ["table-sat", "table-sat", "table-ready", "table-ready", "table-started"]


def test_a_nonce_must_be_the_promised_one(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table()
    bruno.sit(table, 1)
    path = f"/api/tables/{table}/seats/0/nonce"
    for nonce in (bruno.nonce(table, 1), "ab" * 32, "", "ab", "xy" * 32, "ab" * 65, anna.nonce(table).upper()):
        status, key = refusal(anna, "PUT", path, {"nonce": nonce})
        assert (status, key) in [(422, "bad-nonce"), (422, "bad-value")]
    assert refusal(bruno, "PUT", path, {"nonce": anna.nonce(table)}) == (403, "not-your-seat")
    anna.open_nonce(table)
    assert refusal(anna, "PUT", path, {"nonce": anna.nonce(table)}) == (409, "already-ready")


def test_a_promise_cannot_be_changed_once_a_nonce_is_open(server: Server) -> None:
    """Otherwise a player in league with the operator could choose a nonce to suit the others'."""
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table()
    bruno.sit(table, 1)
    bruno.sit(table, 1)  # nobody has opened anything yet
    anna.open_nonce(table)
    promised = anna.facts(table)["seats"][1]["hash"]
    assert refusal(bruno, "PUT", f"/api/tables/{table}/seats/1", {"nonce_hash": HASH})[0] == 409
    assert anna.facts(table)["seats"][1]["hash"] == promised
    assert bruno.open_nonce(table, 1)["status"] == "running"


def test_a_taken_seat_stays_taken(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    table = anna.make_table(["me", "bot:random", "open"])
    for seat, expected in ((0, (409, "seat-taken")), (1, (409, "seat-taken")), (3, (404, "no-such-seat"))):
        assert refusal(bruno, "PUT", f"/api/tables/{table}/seats/{seat}", {"nonce_hash": HASH}) == expected
    assert refusal(bruno, "PUT", f"/api/tables/{table}/seats/99", {"nonce_hash": HASH})[0] == 422
    assert refusal(bruno, "PUT", "/api/tables/aaaaaaaaaa/seats/0", {"nonce_hash": HASH}) == (404, "no-such-table")


def test_one_leaves_and_another_sits_down(server: Server) -> None:
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table()
    bruno.sit(table, 1)
    facts = bruno.stand(table, 1)
    assert facts["status"] == "open" and facts["seats"][1]["kind"] == "open"
    clara.sit(table, 1)
    assert refusal(bruno, "DELETE", f"/api/tables/{table}/seats/1") == (403, "not-your-seat")
    anna.open_nonce(table, 0)
    assert clara.open_nonce(table, 1)["status"] == "running"
    assert refusal(clara, "DELETE", f"/api/tables/{table}/seats/1") == (409, "already-started")
    assert refusal(bruno, "PUT", f"/api/tables/{table}/seats/1", {"nonce_hash": HASH}) == (409, "already-started")


def test_when_a_player_leaves_the_others_need_new_nonces(server: Server) -> None:
    """A revealed nonce is spent: the newcomer could have known it."""
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table(["me", "open", "bot:random"])
    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    spent = anna.nonce(table, 0)
    facts = bruno.stand(table, 1)
    assert [seat["ready"] for seat in facts["seats"]] == [False, False, True]
    assert facts["seats"][0]["hash"] is None
    assert clara.sit(table, 1)["status"] == "open"  # Anna has not promised yet
    assert refusal(anna, "PUT", f"/api/tables/{table}/seats/0/nonce", {"nonce": spent}) == (409, "not-sealing")
    assert anna.sit(table, 0)["status"] == "sealing"
    assert anna.nonce(table, 0) != spent
    clara.open_nonce(table, 1)
    assert anna.open_nonce(table, 0)["status"] == "running"


def test_the_host_can_remove_a_player(server: Server) -> None:
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table(["me", "open", "open", "bot:random"])
    bruno.sit(table, 1)
    clara.sit(table, 2)
    assert refusal(bruno, "DELETE", f"/api/tables/{table}/seats/2") == (403, "not-your-seat")
    assert refusal(bruno, "DELETE", f"/api/tables/{table}/seats/0") == (403, "not-your-seat")
    assert anna.stand(table, 2)["seats"][2]["kind"] == "open"
    assert anna.stand(table, 0)["seats"][0]["kind"] == "open"  # hosts may also leave their seat and stay the host
    assert anna.stand(table, 1)["seats"][1]["kind"] == "open"


def test_a_removed_player_sees_and_does_nothing_more_there(server: Server) -> None:
    """The socket opened for the seat must not show the view of its next player."""
    anna, bruno, clara = (Client(server, name) for name in ("Anna", "Bruno", "Clara"))
    table = anna.make_table(["me", "open"], "sealed-bids")
    bruno.sit(table, 1)
    with bruno.watch(table, 1) as stream:
        stream.settle()
        anna.stand(table, 1)
        clara.sit(table, 1)
        anna.open_nonce(table, 0)
        clara.open_nonce(table, 1)
        with pytest.raises(ConnectionClosed):
            stream.next("accepted")
        assert stream.closed == (1008, "not-your-seat")
        assert stream.keys()[-1] == "table-stood" and all("view" not in text for text in stream.frames)
    assert "moved" not in [entry["type"] for entry in log(server, table)]


def test_a_person_may_take_several_seats(server: Server) -> None:
    """A shared device: each seat has its own name, nonce and view."""
    anna = Client(server, "Anna")
    table = anna.make_table(["me:Ada", "me:Ben"], "sealed-bids")
    for seat in (0, 1):
        anna.open_nonce(table, seat)
    assert [seat["name"] for seat in anna.facts(table)["seats"]] == ["Ada", "Ben"]
    with anna.watch(table, 0) as ada, anna.watch(table, 1) as ben:
        assert (ada.settle()["view"]["viewer"], ben.settle()["view"]["viewer"]) == (0, 1)
        play_out([ada, ben], lambda update: update["moves"][0])


# Watching and chatting


def test_several_may_owe_a_decision_at_once(server: Server) -> None:
    with started(server, 3, "sealed-bids") as table:
        updates = table.settle()
        assert [update["to_act"] for update in updates] == [[0, 1, 2]] * 3
        assert all(update["moves"] for update in updates)
        rows = [client.get("/api/tables?mine=true")[0] for client in table.clients]
        assert [row["your_turn"] for row in rows] == [True, True, True]
        for stream in (table.streams[2], table.streams[0]):
            stream.played(stream.now["moves"][0])
            stream.played("end")
        assert [update["to_act"] for update in table.settle()] == [[1, 2], [0, 1, 2], [0, 1]]  # as far as each knows
        rows = [client.get("/api/tables?mine=true")[0] for client in table.clients]
        assert [row["your_turn"] for row in rows] == [False, True, False]


def test_lists_reveal_no_hidden_steps(server: Server) -> None:
    """Neither a time nor an order changes when a player decides in secret."""
    with started(server, 2, "sealed-bids") as table:
        visitor = Client(server, "Zoe")

        def public() -> list[Any]:
            (row,) = [row for row in visitor.get("/api/tables") if row["id"] == table.id]
            (mine,) = table.clients[0].get("/api/tables?mine=true")
            return [row, mine, visitor.facts(table.id)]

        before = public()
        table.streams[1].played(table.streams[1].now["moves"][0])
        table.streams[1].played("end")
        assert public() == before
        table.streams[0].ask("say", text="hello")
        assert public()[0]["changed"] > before[0]["changed"]


def test_spectators_have_their_own_chat(server: Server) -> None:
    zoe, yves = Client(server, "Zoe"), Client(server, "Yves")
    with started(server) as table, zoe.watch(table.id) as one, yves.watch(table.id) as other:
        streams = [*table.streams, one, other]
        for stream in streams:
            stream.settle()
        assert one.ask("say", text="  who\u0007 wins?\n ")["type"] == "accepted"
        assert table.streams[0].ask("say", text="<b>good luck</b>")["type"] == "accepted"
        for stream in streams:
            stream.settle()
        said = [[line["arguments"] for line in stream.lines() if line["key"] == "table-said"] for stream in streams]
        question = {"name": "Zoe", "text": "who wins?", "seat": None}
        wish = {"name": "Anna", "text": "<b>good luck</b>", "seat": 0}
        assert said == [[wish], [wish], [question, wish], [question, wish]]
        for text in ("", "   ", "\n", "x" * 501):
            assert one.ask("say", text=text)["key"] == "bad-text"
        assert one.ask("say", text="x" * 500)["type"] == "accepted"


def test_chat_travels_alone_to_who_asks_for_it(server: Server) -> None:
    zoe = Client(server, "Zoe")
    with started(server) as table, zoe.watch(table.id, lines="alone") as stream:
        before = stream.settle()
        table.streams[0].ask("say", text="hello")
        told = stream.next("lines")
        assert (told.keys(), told["number"]) == ({"type", "number", "lines"}, before["number"] + 1)
        assert [line["arguments"]["text"] for line in told["lines"]] == ["hello"]
        assert table.streams[1].settle()["view"]  # the others get an update, as ever
        table.on_turn().ask("say", text="my turn")
        mover = table.on_turn()
        mover.played(mover.now["moves"][0])
        after = stream.next("update")
        assert after["number"] == told["number"] + 2 and after["view"] != before["view"]
        assert [line["key"] for line in after["lines"]] != ["table-said"]
    with zoe.watch(table.id, since=before["number"], lines="alone") as again:
        assert again.settle()["number"] == after["number"]
        assert again.keys().count("table-said") == 2


def test_a_visitor_without_a_name_can_watch_but_not_talk(server: Server) -> None:
    table, _ = start(server)
    stranger = Client(server)
    stranger.http.cookies.clear()
    with stranger.watch(table) as stream:
        assert stream.settle()["view"]["viewer"] is None
        assert stream.received("welcome")[0]["seat"] is None
        assert stream.ask("say", text="hello")["key"] == "who-are-you"


# Rematches


def finished(server: Server, players: int = 2) -> tuple[str, list[Client]]:
    with started(server, players, "interrupt", {"treasures": 2}) as table:
        play_out(table.streams, lambda update: update["moves"][0])
        return table.id, table.clients


def test_a_rematch_is_one_table_for_all(server: Server) -> None:
    table, (anna, bruno) = finished(server)
    nonce, hash_ = bruno.promise()
    again = bruno.post(f"/api/tables/{table}/rematch", {"nonce_hash": hash_})
    assert again["id"] != table and again["options"] == anna.facts(table)["options"]
    assert [seat["name"] for seat in again["seats"]] == ["Bruno", None]  # the first seat is last now
    found = anna.post(f"/api/tables/{table}/rematch", {"nonce_hash": HASH})
    assert found["id"] == again["id"]
    bruno.remember(again["id"], 0, nonce)
    anna.sit(again["id"], 1)
    bruno.open_nonce(again["id"], 0)
    assert anna.open_nonce(again["id"], 1)["status"] == "running"


def test_two_who_ask_at_the_same_moment_find_the_same_table(server: Server) -> None:
    for _ in range(5):
        table, clients = finished(server, 4)

        def ask(client: Client, table: str = table) -> str:
            return str(client.post(f"/api/tables/{table}/rematch", {"nonce_hash": HASH})["id"])

        with ThreadPoolExecutor(4) as pool:
            assert len(set(pool.map(ask, clients))) == 1


def test_a_rematch_is_for_those_who_played_to_the_end(server: Server) -> None:
    table, (anna, _) = start(server)
    assert refusal(anna, "POST", f"/api/tables/{table}/rematch", {"nonce_hash": HASH}) == (409, "not-over")
    table, _ = finished(server)
    assert refusal(Client(server, "Zoe"), "POST", f"/api/tables/{table}/rematch", {"nonce_hash": HASH}) == (
        403,
        "not-your-seat",
    )


def test_many_may_ask_for_a_missing_table(server: Server) -> None:
    client = Client(server)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(client.http.get, ["/api/tables/aaaaaaaaaa"] * 40))
    assert {answer.status_code for answer in answers} == {404}


def test_bots_alone_play_by_themselves(server: Server) -> None:
    table = Client(server).make_table(["bot:random", "bot:random"], "peek")
    with Client(server, "Zoe").watch(table) as stream:
        while stream.now.get("status") != "over":
            stream.next("update", timeout=30)


def test_a_component_file_is_checked_before_a_table_is_made(server: Server) -> None:
    anna = Client(server)

    def check(text: str, language: str = "en") -> httpx.Response:
        path = "/api/games/feuville/components"
        return anna.http.post(path, json={"text": text}, headers={"accept-language": language})

    box = json.loads(json.dumps(registry.find("feuville").shipped_components()))
    assert check(json.dumps(box)).json() == {"warnings": []}
    del box["tiles"]["tiles"][3]
    warned = check("\ufeff" + json.dumps(box))
    assert warned.status_code == 200 and "89" in warned.json()["warnings"][0]
    assert check(json.dumps(box), "de").json() != warned.json()
    for text, complaint in (
        ("[]", "A component file must be a JSON object."),
        ('{"tiles": 1, "tiles": 2}', "has the key 'tiles' twice"),
        ('{"tiles": ', "is not valid JSON"),
        ("{}", "does not fit"),
    ):
        refused = check(text)
        assert refused.status_code == 422 and complaint in refused.json()["reason"], refused.text


@pytest.mark.parametrize(
    ("seats", "more", "public"),
    [
        (["me", "open"], {}, True),
        (["me", "bot:random"], {}, False),
        (["me", "me:Berta"], {}, False),
        (["bot:greedy", "bot:random"], {}, True),
        (["me", "bot:random"], {"public": True}, True),
        (["me", "open"], {"public": False}, False),
    ],
    ids=str,
)
def test_tables_on_one_device_are_private_unless_asked(
    server: Server, seats: list[str], more: dict[str, Any], public: bool
) -> None:
    anna = Client(server)
    assert anna.facts(anna.make_table(seats, **more))["public"] is public


def test_a_table_is_rated_or_casual_and_so_is_its_rematch(server: Server) -> None:
    anna = Client(server)
    open_tables = {rated: anna.make_table(["me", "open"], rated=rated) for rated in (True, False)}
    rows = {row["id"]: row for row in anna.get("/api/tables")}
    for rated, table in open_tables.items():
        assert (anna.facts(table)["rated"], rows[table]["rated"]) == (rated, rated)
    assert anna.facts(open_tables[False])["unrated"] == "casual"
    hinting = anna.make_table(["me", "open"], hints=True)
    assert [row["rated"] for row in anna.get("/api/tables") if row["id"] == hinting] == [False]
    table, (anna, _) = start(server, 2, rated=False)
    with anna.watch(table) as stream:
        assert stream.ask("resign")["type"] == "accepted"
    _, hash_ = anna.promise()
    again = anna.post(f"/api/tables/{table}/rematch", {"nonce_hash": hash_})
    assert again["unrated"] == "casual"
