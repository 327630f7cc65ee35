"""Looking back: replay of any step, the result, journals out and in, and continuing from an earlier moment."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadJournal
from bastide.core.journal import Journal, Match
from bastide.core.registry import make
from bastide.games.kingdom_builder.board import TERRAINS
from tests.server.client import Client, Table, play_out, started
from tests.server.oracle import plain, with_another_outcome
from tests.server.process import Server

HASH = "ab" * 32


def refusal(client: Client, path: str, body: object = None) -> tuple[int, str]:
    answer = client.http.get(path) if body is None else client.http.post(path, json=body)
    assert answer.is_error, answer.text
    return answer.status_code, answer.json()["key"]


@pytest.fixture(scope="module", params=["kingdom-builder", "sealed-bids"])
def over(request: pytest.FixtureRequest, server: Server) -> Iterator[Table]:
    """A finished game of three."""
    choice = random.Random(11)
    with started(server, 3, request.param) as table:
        play_out(table.streams, lambda update: choice.choice(update["moves"]))
        yield table


# Steps


def test_a_running_game_is_replayed_only_as_its_player_saw_it(server: Server) -> None:
    with started(server, 2, "sealed-bids") as table, Client(server, "Zoe").watch(table.id) as spectator:
        anna, bruno = table.clients
        spectator.settle()
        first, second = table.streams
        for stream in (second, first):
            stream.played(stream.now["moves"][0])
            stream.played("end")
        for stream in (first, second, spectator):
            stream.settle()
        path = f"/api/tables/{table.id}/steps"
        last = first.now["number"]
        for update in first.received():
            assert anna.get(f"{path}/{update['number']}?seat=0")["view"] == update["view"]
            assert refusal(anna, f"{path}/{update['number']}?seat=1") == (403, "not-your-seat")
            assert refusal(spectator_of(server), f"{path}/{update['number']}?seat=0") == (403, "not-your-seat")
        for update in spectator.received():
            step = bruno.get(f"{path}/{update['number']}")
            assert step["view"] == update["view"] and step["view"]["viewer"] is None
        for step in (0, last + 1, 999_999):
            assert refusal(anna, f"{path}/{step}?seat=0") == (404, "no-such-step")
        assert refusal(anna, f"{path}/1?seat=7") == (404, "no-such-seat")
        assert refusal(anna, f"{path}/-1")[0] == 422


def spectator_of(server: Server) -> Client:
    return Client(server, "Zoe")


def test_a_step_is_the_update_that_its_viewer_had(over: Table) -> None:
    """Every update of every seat comes again, now that everything is public."""
    visitor = Client(over.clients[0].server, "Zoe")
    choice = random.Random(5)
    for seat, stream in enumerate(over.streams):
        updates = stream.received()[1:]  # the first one covered several steps at once
        for update in choice.sample(updates, min(8, len(updates))):
            again = visitor.get(f"/api/tables/{over.id}/steps/{update['number']}?seat={seat}")
            for name in ("number", "lines", "view", "to_act", "status"):
                assert again.get(name) == update.get(name)


def test_steps_from_before_the_start_are_there_too(over: Table) -> None:
    visitor = Client(over.clients[0].server, "Zoe")
    first = visitor.get(f"/api/tables/{over.id}/steps/1")
    assert first["status"] == "open" and first["lines"][0]["key"] == "table-sat"


# Plies, result, journal


def test_any_ply_of_a_finished_game_as_any_viewer(over: Table) -> None:
    client = Client(over.clients[0].server, "Zoe")
    journal = Journal.loads(client.journal(over.id))
    plies = len(journal.plies)
    for ply in (0, 1, plies // 2, plies):
        for seat in (None, 0, 2):
            query = "" if seat is None else f"?seat={seat}"
            shown = client.get(f"/api/tables/{over.id}/plies/{ply}{query}")
            assert (shown["ply"], shown["plies"]) == (ply, plies)
            assert shown["view"] == plain(journal.fold(ply).view(seat))
        made = None if ply == 0 else journal.plies[ply - 1]
        assert (shown["player"], shown["move"]) == (None, None) if made is None else (made.player, made.move)
    assert refusal(client, f"/api/tables/{over.id}/plies/0?seat=3") == (404, "no-such-seat")


def test_any_ply_as_a_position_for_the_scorer(over: Table) -> None:
    client = Client(over.clients[0].server)
    journal = Journal.loads(client.journal(over.id))
    for ply in (0, len(journal.plies) // 2, 1_000_000):
        found = client.get(f"/api/tables/{over.id}/plies/{ply}/position")
        assert found == plain(journal.fold(min(ply, len(journal.plies))).position())
    scored = client.post("/api/score", {"position": json.dumps(found)})
    assert [score["total"] for score in scored["scores"]] == [score.total for score in journal.fold().scores()]


def test_a_line_that_was_not_played(over: Table) -> None:
    client = Client(over.clients[0].server, "Zoe")
    state = Journal.loads(client.journal(over.id)).fold(0)
    seat = state.to_act[0]
    first, *_, other = state.legal_moves(seat)
    path = f"/api/tables/{over.id}/plies/0/line?player={seat}&seat={seat}"
    for move in (first, other):
        after = state.copy()
        after.play(seat, move, SeededChance(0))
        shown = client.get(f"{path}&move={(text := state.game.moves.text(move))}")
        assert (shown["ply"], shown["player"], shown["move"]) == (0, seat, text)
        assert shown["view"] == plain(after.view(seat)) != plain(state.view(seat))
        assert client.get(f"{path}&move={text}&move=no+such+move")["view"] == shown["view"]
    assert client.get(path)["view"] == plain(state.view(seat))
    assert refusal(client, f"/api/tables/{over.id}/plies/0/line?player=3") == (404, "no-such-seat")


def test_a_line_ends_where_luck_begins(server: Server) -> None:
    zoe = Client(server, "Zoe")
    match = Match.begin(make("kingdom-builder"), 2, SeededChance(1))
    seat = match.state.to_act[0]
    line = []
    while "end" not in (texts := [match.game.moves.text(move) for move in match.state.legal_moves(seat)]):
        line.append(texts[0])
        match.play(seat, texts[0], SeededChance(2))
    before = match.state.view(seat)
    match.play(seat, "end", SeededChance(3))
    table = zoe.post("/api/journals", {"journal": match.journal.dumps()})["id"]
    moves = "".join(f"&move={move}" for move in [*line, "end"])
    shown = zoe.get(f"/api/tables/{table}/plies/0/line?player={seat}&seat={seat}{moves}")
    assert shown["view"] == plain(before) and shown["to_act"] == [seat]


def test_the_result_has_all_its_reasons(over: Table) -> None:
    result = over.clients[0].get(f"/api/tables/{over.id}/result")
    state = Journal.loads(over.clients[0].journal(over.id)).fold()
    assert result["rated"] is True
    for shown, score, rank in zip(result["scores"], state.scores(), state.ranking(), strict=True):
        assert (shown["total"], shown["rank"], shown["by_source"]) == (score.total, rank, score.by_source())
        assert [(earning["source"], earning["points"], earning["rule"]) for earning in shown["earnings"]] == [
            (earning.source, earning.points, earning.rule) for earning in score.earnings
        ]


def test_nothing_of_this_while_the_game_is_running(server: Server) -> None:
    with started(server) as table:
        for client in (table.clients[0], spectator_of(server)):
            assert refusal(client, f"/api/tables/{table.id}/journal") == (403, "not-over")
            assert refusal(client, f"/api/tables/{table.id}/plies/0") == (403, "not-over")
            assert refusal(client, f"/api/tables/{table.id}/plies/0/position") == (403, "not-over")
            assert refusal(client, f"/api/tables/{table.id}/result") == (409, "not-over")
            body = {"ply": 0, "nonce_hash": HASH}
            assert refusal(client, f"/api/tables/{table.id}/play-on", body) == (403, "not-over")


def test_a_journal_comes_as_a_file(over: Table) -> None:
    answer = over.clients[0].http.get(f"/api/tables/{over.id}/journal")
    assert answer.headers["content-disposition"] == f'attachment; filename="bastide-{over.id}.json"'
    assert answer.headers["content-type"].startswith("application/json")
    assert json.loads(answer.text)["fairness"]["table"] == over.id


# Uploads


def upload(client: Client, text: str) -> Any:
    return client.post("/api/journals", {"journal": text})


def test_a_journal_can_be_uploaded_and_viewed(over: Table) -> None:
    text = over.clients[0].journal(over.id)
    zoe = Client(over.clients[0].server, "Zoe")
    facts = upload(zoe, text)
    assert facts["id"] != over.id and facts["seats"] == [] and facts["status"] == "over"
    path = f"/api/tables/{facts['id']}"
    assert zoe.journal(facts["id"]) == text
    assert zoe.get(f"{path}/result")["scores"] == over.clients[0].get(f"/api/tables/{over.id}/result")["scores"]
    assert zoe.get(f"{path}/plies/3?seat=1") == zoe.get(f"/api/tables/{over.id}/plies/3?seat=1")
    with zoe.watch(facts["id"]) as stream:
        assert stream.settle()["status"] == "over"
        assert stream.ask("move", decision=0, move="end")["key"] == "spectator"
    assert facts["id"] not in [row["id"] for row in zoe.get("/api/tables")]
    assert facts["id"] in [row["id"] for row in zoe.get("/api/tables?mine=true")]


def unfinished(game: str, players: int, plies: int) -> Match:
    """Return a journal from elsewhere, of a game that was abandoned."""
    match = Match.begin(make(game), players, SeededChance(4))
    chance, choice = SeededChance(5), SeededChance(6)
    for _ in range(plies):
        player = match.state.to_act[choice.below(len(match.state.to_act))]
        legal = match.state.legal_moves(player)
        match.play(player, legal[choice.below(len(legal))], chance)
    return match


@pytest.mark.parametrize("game", ["kingdom-builder", "sealed-bids", "peek"])
def test_an_abandoned_game_can_be_uploaded_and_continued(server: Server, game: str) -> None:
    match = unfinished(game, 2, 6)
    zoe = Client(server, "Zoe")
    facts = upload(zoe, match.journal.dumps())
    with zoe.watch(facts["id"]) as stream:
        assert stream.settle()["view"] == plain(match.state.view(None))
    assert zoe.get(f"/api/tables/{facts['id']}/plies/6")["view"] == plain(match.state.view(None))
    play_on(zoe, facts["id"], 6, 1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"header": null, "setup": [], "plies": []}',
        '{"header": {"bastide": 2}, "setup": [], "plies": []}',
        "[" * 400_000,
        '{"header":' * 80_000,
        '{"header": {"bastide": ' + "1" * 5000 + "}}",
        '{"header": "\\ud800", "setup": [], "plies": []}',
    ],
    ids=lambda text: text[:24],
)
def test_a_file_that_is_not_a_journal_is_refused(server: Server, text: str) -> None:
    client = Client(server)
    answer = client.http.post("/api/journals", json={"journal": text})
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-input"), answer.text
    assert "\n" not in answer.json()["reason"] and len(answer.json()["reason"]) < 500
    assert client.get("/api/tables?mine=true") == []


HOSTILE: dict[str, Any] = {
    "game": {"header": {"game": "chess"}},
    "game-type": {"header": {"game": ["peek"]}},
    "rules": {"header": {"rules": "999"}},
    "digest": {"header": {"digest": "0" * 64}},
    "players": {"header": {"players": 10**9}},
    "players-negative": {"header": {"players": -1}},
    "players-bool": {"header": {"players": True}},
    "options": {"header": {"options": {"looks": "many"}}},
    "options-nested": {"header": {"options": {"looks": {"a": []}}}},
    "options-unknown": {"header": {"options": {"x" * 1000: 1}}},
    "components-list": {"header": {"components": []}},
    "components-text": {"header": {"components": "x"}},
    "components-number": {"header": {"components": 5}},
    "unknown-field": {"header": {"colour": "red"}},
    "setup": {"setup": ["treasure: gold"]},
    "setup-type": {"setup": 5},
    "setup-null": {"setup": [None]},
    "plies-type": {"plies": "look"},
    "ply-type": {"plies": [["0", "look"]]},
    "ply-bool": {"plies": [[False, "look"]]},
    "ply-short": {"plies": [[0]]},
    "ply-seat": {"plies": [[7, "look"]]},
    "ply-seat-negative": {"plies": [[-1, "look"]]},
    "ply-seat-huge": {"plies": [[10**30, "look"]]},
    "ply-move": {"plies": [[0, "fly"]]},
    "ply-surrogate": {"plies": [[0, "\ud800"]]},
    "ply-long": {"plies": [[0, "x" * 100_000]]},
    "ply-no-outcome": {"plies": [[0, "look"]]},
    "ply-other-outcome": {"plies": [[0, "look", "treasure: diamond", "treasure: gold"]]},
    "ply-more-outcomes": {"plies": [[0, "look", *["treasure: gold"] * 3]]},
    "ply-impossible": {"plies": [[0, "look", *["treasure: gold"] * 2], [0, "take"], [0, "end"]]},
    "fairness": {"fairness": {}},
    "fairness-null": {"fairness": None},
    "fairness-type": {"fairness": "fair"},
    "fairness-seats": {"fairness": {"table": "x", "commitment": "x", "secret": "", "seats": [], "given_plies": None}},
    "fairness-given": {"fairness": {"table": "x", "commitment": "x", "secret": "", "seats": [], "given_plies": 1e400}},
}


@pytest.mark.parametrize("damage", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_journal_is_refused(server: Server, damage: dict[str, Any]) -> None:
    document = json.loads(unfinished("peek", 2, 0).journal.dumps())
    for part, change in damage.items():
        document[part] = {**document[part], **change} if part == "header" else change
    client = Client(server)
    answer = client.http.post("/api/journals", json={"journal": json.dumps(document)})
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-input"), answer.text
    assert "\n" not in answer.json()["reason"]
    assert client.get("/api/tables?mine=true") == []


def test_an_unfair_journal_is_refused(over: Table) -> None:
    document = json.loads(over.clients[0].journal(over.id))
    document["fairness"]["secret"] = "00" * 32
    for lang, said in (("", "doesn't match"), ("ja, en;q=0.8", "約束されたものではありません。")):
        wanted = {"journal": json.dumps(document)}
        answer = over.clients[0].http.post("/api/journals", json=wanted, headers={"accept-language": lang})
        assert (answer.status_code, answer.json()["key"]) == (422, "bad-input")
        assert said in answer.json()["reason"]


def test_a_large_journal_is_refused(server: Server) -> None:
    answer = Client(server).http.post("/api/journals", json={"journal": " " * 900_001})
    assert answer.status_code == 422


# Continuing


def play_on(client: Client, table: str, ply: int, seat: int) -> str:
    """Continue a game from a ply to its end, in a seat against bots; return the new table's verified journal."""
    nonce, hash_ = client.promise()
    facts = client.post(
        f"/api/tables/{table}/play-on", {"ply": ply, "seat": seat, "bot": "random", "nonce_hash": hash_}
    )
    assert facts["status"] == "sealing" and not facts["rated"] and not facts["public"]
    assert [chair["kind"] for chair in facts["seats"]].count("person") == 1
    client.remember(facts["id"], seat, nonce)
    assert client.open_nonce(facts["id"], seat)["status"] == "running"
    with client.watch(facts["id"]) as stream:
        choice = random.Random(2)
        play_out([stream], lambda update: choice.choice(update["moves"]))
        assert stream.now["rated"] is False
    text = client.journal(facts["id"])
    journal = Journal.loads(text)
    assert journal.fairness is not None and journal.fairness.given_plies == ply
    assert journal.verify().is_over
    return text


@pytest.mark.parametrize("part", [0, 2, 3])
def test_continuing_from_any_ply(over: Table, part: int) -> None:
    zoe = Client(over.clients[0].server, "Zoe")
    before = Journal.loads(zoe.journal(over.id))
    ply = len(before.plies) * part // 4
    after = Journal.loads(play_on(zoe, over.id, ply, 1))
    assert after.setup == before.setup
    assert after.plies[:ply] == before.plies[:ply] or before.fold(ply).closed_phase is not None
    assert after.fairness is not None and before.fairness is not None
    assert after.fairness.secret != before.fairness.secret


def test_the_new_chance_is_verified_too(server: Server) -> None:
    zoe = Client(server, "Zoe")
    table = upload(zoe, unfinished("kingdom-builder", 2, 8).journal.dumps())["id"]
    journal = Journal.loads(play_on(zoe, table, 8, 0))
    with pytest.raises(BadJournal, match="fair chance gave"):
        with_another_outcome(journal, TERRAINS).verify()


@pytest.mark.parametrize(
    ("wanted", "status"),
    [
        ({"ply": 10**6}, 422),
        ({"ply": -1}, 422),
        ({"ply": 10**7}, 422),
        ({"seat": 3}, 422),
        ({"seat": 15}, 422),
        ({"seat": 16}, 422),
        ({"seat": -1}, 422),
        ({"bot": "deep-thought"}, 422),
        ({"bot": ""}, 422),
        ({"nonce_hash": "x"}, 422),
        ({"ply": None}, 422),
    ],
    ids=str,
)
def test_continuing_from_an_impossible_ply_is_refused(over: Table, wanted: dict[str, Any], status: int) -> None:
    body = {"ply": 2, "seat": 0, "nonce_hash": HASH, **wanted}
    zoe = Client(over.clients[0].server, "Zoe")
    assert refusal(zoe, f"/api/tables/{over.id}/play-on", body)[0] == status
    assert zoe.get("/api/tables?mine=true") == []


def test_unless_you_choose_an_opponent_the_games_own_plays(over: Table) -> None:
    zoe = Client(over.clients[0].server, "Zoe")
    offered = {game["name"]: game for game in zoe.get("/api/games")}[zoe.facts(over.id)["game"]]
    facts = zoe.post(f"/api/tables/{over.id}/play-on", {"ply": 2, "nonce_hash": HASH})
    assert [seat["bot"] for seat in facts["seats"]] == [None, offered["default_bot"], offered["default_bot"]]
    assert facts["hints"] == bool(offered["levels"])
