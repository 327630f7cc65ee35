"""Positions online: shown, continued and started from again; what they leave open stays hidden."""

import json
import random
from typing import Any

import pytest

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.journal import Journal, Match
from bastide.core.registry import make
from bastide.core.tutorial import tutorial_of
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.games.kingdom_builder.board import TERRAINS
from bastide.testing.playing import LONGEST
from tests.seeds import SOAK
from tests.server.client import Client, play_out
from tests.server.oracle import plain
from tests.server.process import Server
from tests.stored import read, versions

LONG = () if SOAK else ("tournay",)
"""Not played to the end from a lesson."""
GAMES = ["kingdom-builder", "troyes-dice", "tournay", "feuville", "peek", "sealed-bids", "interrupt"]

KINGDOM: dict[str, Any] = {
    "game": "kingdom-builder",
    "board": ["tavern", "paddock turned", "oasis", "farm"],
    "cards": ["fishermen", "knights", "merchants"],
    "players": [{"settlements": ["3.4", "3.5"]}, {"settlements": ["8.8"], "card": "desert"}],
    "turn": {"player": 0, "card": "grass"},
}


BOX = dict(KingdomBuilder.shipped_components())
SHORT = {**KINGDOM, "components": {**BOX, "cards": {**BOX["cards"], "settlements": 9}}}
"""The same with a box in which the settlements soon run out."""

EARLY = 9
LATE = 40
"""Plies from the beginning, and to the end."""


def middle(game: str, seed: int = 1, plies: int = EARLY) -> Any:
    """Return a position of two players in the middle of a game."""
    match = Match.begin(make(game), 2, SeededChance(seed))
    chance, choice = SeededChance(seed + 1), SeededChance(seed + 2)
    while match.state.to_act and len(match.journal.plies) < plies:
        player = match.state.to_act[choice.below(len(match.state.to_act))]
        legal = match.state.legal_moves(player)
        match.play(player, legal[choice.below(len(legal))], chance)
    return match.state.position() if match.state.to_act else match.journal.fold(late(match.journal)).position()


def late(journal: Journal) -> int:
    """Return the number of a ply not far from the end: a random game of Tournay takes a thousand."""
    return max(EARLY, len(journal.plies) - LATE)


def show(client: Client, position: Any) -> Any:
    """Return the table that shows a position."""
    return client.post("/api/positions", {"position": position})


def begin(client: Client, path: str, **wanted: Any) -> str:
    """Start a table against a random bot there, and reveal the nonce."""
    nonce, hash_ = client.promise()
    facts = client.post(path, {"bot": "random", "nonce_hash": hash_, **wanted})
    assert not facts["rated"] and facts["unrated"] in ("played-on", "own-components") and not facts["public"]
    client.remember(facts["id"], facts["yours"][0], nonce)
    assert client.open_nonce(facts["id"], facts["yours"][0])["status"] == "running"
    return str(facts["id"])


def finish(client: Client, table: str) -> Journal:
    """Play to the end; return the verified journal."""
    choice = random.Random(4)
    with client.watch(table) as stream:
        play_out([stream], lambda update: choice.choice(update["moves"]))
        assert stream.now["rated"] is False
    journal = Journal.loads(client.journal(table))
    assert journal.verify().is_over
    return journal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("as_text", [True, False], ids=["text", "object"])
def test_a_position_is_shown_as_it_is_and_played_to_the_end(server: Server, game: str, as_text: bool) -> None:
    document = middle(game, plies=LONGEST if as_text else EARLY)
    state = make(game).from_position(document)
    zoe = Client(server, "Zoe")
    facts = show(zoe, json.dumps(document) if as_text else document)
    assert (facts["game"], facts["seats"], facts["status"]) == (game, [], "running")
    path = f"/api/tables/{facts['id']}"
    for seat in (None, 0, 1):
        ply = zoe.get(f"{path}/plies/0" + ("" if seat is None else f"?seat={seat}"))
        assert ply["view"] == plain(state.view(seat))
        assert (ply["ply"], ply["plies"], ply["to_act"]) == (0, 0, list(state.to_act))
    assert [score["total"] for score in ply["scores"]] == [score.total for score in state.scores()]
    assert zoe.get(f"{path}/result")["scores"] == ply["scores"]
    assert Journal.loads(zoe.journal(facts["id"])).fold() == state
    seat = 1 if as_text else 0
    table = begin(zoe, f"{path}/play-on", ply=0, seat=seat)
    assert zoe.facts(table)["yours"] == [seat]
    if not as_text:
        return  # the game is the same
    journal = finish(zoe, table)
    assert journal.start is not None
    assert journal.fold(0).position() == state.position()


def test_a_game_begun_from_a_position_is_replayed_and_played_on_from_every_step(server: Server) -> None:
    zoe = Client(server, "Zoe")
    first = begin(zoe, f"/api/tables/{show(zoe, SHORT)['id']}/play-on", ply=0)
    journal = finish(zoe, first)
    for ply in (0, 1, len(journal.plies) // 2, len(journal.plies) - 1):
        shown = zoe.get(f"/api/tables/{first}/plies/{ply}?seat=1")
        assert shown["view"] == plain(journal.fold(ply).view(1))
        table = begin(zoe, f"/api/tables/{first}/play-on", ply=ply)
        on = finish(zoe, table)
        assert (on.start, on.setup, on.plies[:ply]) == (journal.start, journal.setup, journal.plies[:ply])
    assert zoe.get(f"/api/tables/{first}/plies/{len(journal.plies)}")["to_act"] == []
    again = zoe.post("/api/journals", {"journal": zoe.journal(first)})  # and so it can be carried elsewhere
    assert again["status"] == "over"


# What is left open


UNKNOWN = {**SHORT, "players": [*KINGDOM["players"][:1], {"settlements": ["8.8"], "card": "?"}]}


def dealt(client: Client, table: str, seat: int) -> str:
    """Return the hidden card of a seat, from the position at the start of a finished game."""
    return str(client.get(f"/api/tables/{table}/plies/0?seat={seat}")["view"]["players"][seat]["card"])


def test_unknown_cards_of_a_position_are_dealt_when_play_begins_and_stay_hidden(server: Server) -> None:
    zoe = Client(server, "Zoe")
    archive = show(zoe, UNKNOWN)["id"]
    assert zoe.get(f"/api/tables/{archive}/plies/0")["dealt"] is True
    assert zoe.get(f"/api/tables/{show(zoe, KINGDOM)['id']}/plies/0")["dealt"] is False
    assert zoe.get(f"/api/tables/{archive}/plies/0/position")["players"] == UNKNOWN["players"]  # nothing is made up
    cards = set()
    for _ in range(12):  # the same card twelve times is as good as impossible
        table = begin(zoe, f"/api/tables/{archive}/play-on", ply=0, seat=0)
        with zoe.watch(table) as stream:
            assert stream.settle()["view"]["players"][1]["card"] not in TERRAINS
        assert zoe.http.get(f"/api/tables/{table}/journal").status_code == 403
        assert zoe.http.get(f"/api/tables/{table}/plies/0?seat=1").status_code == 403
        finish(zoe, table)
        cards.add(dealt(zoe, table, 1))
        if len(cards) > 1:
            break
    assert len(cards) > 1, "each game has a deal of its own"


# Rematch


def test_a_rematch_begins_from_the_same_position_on_the_same_side(server: Server) -> None:
    zoe = Client(server, "Zoe")
    first = begin(zoe, f"/api/tables/{show(zoe, SHORT)['id']}/play-on", ply=0, seat=1)
    before = finish(zoe, first)
    nonce, hash_ = zoe.promise()
    again = zoe.post(f"/api/tables/{first}/rematch", {"nonce_hash": hash_})
    assert again["yours"] == [1] and not again["rated"]
    zoe.remember(again["id"], 1, nonce)
    zoe.open_nonce(again["id"], 1)
    after = finish(zoe, again["id"])
    assert after.start == before.start
    assert after.fold(0) == before.fold(0)


# Lessons


@pytest.mark.parametrize("game", ["kingdom-builder", "troyes-dice", "tournay", "feuville", "peek"])
def test_continuing_from_a_lesson(server: Server, game: str) -> None:
    zoe = Client(server, "Zoe")
    tutorial = tutorial_of(registry.find(game))
    assert tutorial is not None
    scenes = [scene.state.view(tutorial.learner) for scene in tutorial.scenes()]
    states = [scene.state for scene in tutorial.scenes()]
    path = f"/api/games/{game}/tutorial/play-on"
    last = len(scenes) - 1
    for step in {0, last // 2, last}:
        if states[step].is_over:
            wanted = {"step": step, "seat": tutorial.learner, "nonce_hash": "ab" * 32}
            assert zoe.http.post(path, json=wanted).json()["key"] == "over-there"
            continue
        table = begin(zoe, path, step=step, seat=tutorial.learner)
        if (step < last or game in LONG) and states[step].to_act == (tutorial.learner,):  # no bot can have moved yet
            with zoe.watch(table) as stream:
                assert stream.settle()["view"] == plain(scenes[step])
            continue
        journal = finish(zoe, table)
        played = sum(len(one.plies) for one in tutorial.steps[:step])
        assert plain(journal.fold(played).view(tutorial.learner)) == plain(scenes[step])


@pytest.mark.parametrize(
    ("path", "wanted", "expected"),
    [
        ("peek", {"step": 1000}, (422, "no-such-step")),
        ("peek", {"step": -1}, (422, "bad-value")),
        ("peek", {"step": 0, "seat": 7}, (422, "no-such-seat")),
        ("peek", {"step": 0, "bot": "nobody"}, (422, "bad-input")),
        ("sealed-bids", {"step": 0}, (404, "no-such-tutorial")),
        ("chess", {"step": 0}, (422, "bad-input")),
    ],
)
def test_an_unknown_step_of_a_lesson_is_refused(
    server: Server, path: str, wanted: Any, expected: tuple[int, str]
) -> None:
    answer = Client(server).http.post(f"/api/games/{path}/tutorial/play-on", json={"nonce_hash": "ab" * 32, **wanted})
    assert (answer.status_code, answer.json()["key"]) == expected, answer.text


# Older rules


@pytest.mark.parametrize("game", ["kingdom-builder", "troyes-dice", "tournay", "feuville"])
def test_a_game_of_older_rules_goes_on_by_them(server: Server, game: str) -> None:
    """A stored journal is uploaded and continued, and so are positions of it; its rules stay the same."""
    stored = read(versions()[0] / f"{game}.json.gz")[0]
    journal = Journal.loads(stored["journal"])
    zoe = Client(server, "Zoe")
    archive = zoe.post("/api/journals", {"journal": stored["journal"]})["id"]
    table = begin(zoe, f"/api/tables/{archive}/play-on", ply=late(journal))
    after = finish(zoe, table)
    assert after.header.rules == journal.header.rules
    assert {name: after.header.options[name] for name in journal.header.options} == journal.header.options
    shown = show(zoe, {**stored["middle"]["position"], "rules": journal.header.rules})["id"]
    assert Journal.loads(zoe.journal(shown)).header.rules == journal.header.rules
    shown = show(zoe, {**journal.fold(late(journal)).position(), "rules": journal.header.rules})["id"]
    on = finish(zoe, begin(zoe, f"/api/tables/{shown}/play-on", ply=0))
    assert on.header.rules == journal.header.rules


# Not a position


BAD: dict[str, Any] = {
    "empty": "",
    "nonsense": "nonsense",
    "null": "null",
    "list": "[]",
    "number": "12",
    "nothing": {},
    "no-game": {"players": []},
    "other-game": {"game": "chess"},
    "game-list": {"game": ["peek"]},
    "options": {**KINGDOM, "options": []},
    "options-unknown": {**KINGDOM, "options": {"x": 1}},
    "options-nested": {**KINGDOM, "options": {"start_player": {"a": []}}},
    "components": {**KINGDOM, "components": []},
    "components-none": {**KINGDOM, "components": {}},
    "rules": {**KINGDOM, "rules": "999"},
    "rules-list": {**KINGDOM, "rules": [1]},
    "players": {**KINGDOM, "players": []},
    "players-many": {**KINGDOM, "players": [{}] * 100},
    "players-type": {**KINGDOM, "players": "two"},
    "turn": {**KINGDOM, "turn": 5},
    "turn-player": {**KINGDOM, "turn": {"player": 10**30, "card": "grass"}},
    "unknown-field": {**KINGDOM, "colour": "red"},
    "journal": '{"header": {"bastide": 1}, "setup": [], "plies": []}',
    "twice": '{"game": "peek", "game": "peek"}',
    "deep": '{"game":' * 80_000,
    "huge-number": '{"game": ' + "1" * 5000 + "}",
}


@pytest.mark.parametrize("position", BAD.values(), ids=BAD)
def test_documents_that_are_not_positions_are_refused(server: Server, position: Any) -> None:
    client = Client(server)
    body = json.dumps({"position": position})
    answer = client.http.post("/api/positions", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-input"), answer.text
    assert "\n" not in answer.json()["reason"] and len(answer.json()["reason"]) < 700
    assert client.get("/api/tables?mine=true") == []


def test_a_large_position_is_refused(server: Server) -> None:
    answer = Client(server).http.post("/api/positions", json={"position": " " * 900_001})
    assert answer.status_code == 422
    assert Client(server).http.post("/api/positions", content=b" " * 1_000_001).status_code == 413


def test_the_reason_is_in_the_readers_language(server: Server) -> None:
    wanted = {"position": {**KINGDOM, "turn": {"player": 7, "card": "grass"}}}
    said = {
        Client(server).http.post("/api/positions", json=wanted, headers={"accept-language": language}).json()["reason"]
        for language in ("en", "de", "ja")
    }
    assert len(said) == 3


def test_uploading_a_position_needs_a_session(server: Server) -> None:
    client = Client(server)
    client.http.cookies.clear()
    assert client.http.post("/api/positions", json={"position": KINGDOM}).status_code == 401
    table = Client(server)
    watcher = table.with_token("watch", "play")
    assert watcher.http.post("/api/positions", json={"position": KINGDOM}).status_code == 403


def test_a_position_that_is_over_is_only_scored(server: Server) -> None:
    zoe = Client(server, "Zoe")
    facts = show(zoe, {name: value for name, value in KINGDOM.items() if name != "turn"})
    assert facts["status"] == "over"
    assert zoe.get(f"/api/tables/{facts['id']}/plies/0")["to_act"] == []
    body = {"ply": 0, "nonce_hash": "ab" * 32}
    answer = zoe.http.post(f"/api/tables/{facts['id']}/play-on", json=body)
    assert (answer.status_code, answer.json()["key"]) == (422, "over-there")
