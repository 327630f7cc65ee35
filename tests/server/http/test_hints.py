"""Hints: at tables that allow them, for the player to move, from what that player may know."""

from typing import Any

import pytest

from tests.server.client import Client, play_out, started
from tests.server.process import Server


def hint(client: Client, table: str, seat: int = 0) -> Any:
    return client.post(f"/api/tables/{table}/seats/{seat}/hint", {})


def refusal(client: Client, table: str, seat: int = 0) -> tuple[int, str]:
    answer = client.http.post(f"/api/tables/{table}/seats/{seat}/hint")
    assert answer.json()["reason"]
    return answer.status_code, answer.json()["key"]


def against_a_bot(server: Server, **more: Any) -> tuple[Client, str]:
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "bot:novice"], "kingdom-builder", {"start_player": "1"}, **more)
    anna.open_nonce(table)
    return anna, table


def test_a_hint_is_a_line_that_can_be_played_and_says_why(server: Server) -> None:
    anna, table = against_a_bot(server)
    advice = hint(anna, table)
    with anna.watch(table) as stream:
        assert advice["decision"] == stream.settle()["decision"]
        assert advice == hint(anna, table)
        for move in advice["moves"]:
            stream.played(move)
    assert [move.split()[0] for move in advice["moves"]] == [*["build"] * 3, "end"]
    for reason in advice["reasons"]:
        assert reason.keys() == {"part", "gain"} and reason["gain"] > 0
    assert advice.keys() == {"decision", "moves", "reasons"}


@pytest.mark.parametrize(
    ("seats", "wanted", "allowed", "unrated"),
    [
        (["me", "bot:novice"], None, True, "one-person"),
        (["me", "bot:novice"], False, False, "one-person"),
        (["me", "open"], None, False, None),
        (["me", "open"], True, True, "hints"),
        (["me", "me:Berta"], None, False, "shared-device"),
        (["me", "open", "bot:novice"], None, False, None),
        (["bot:novice", "bot:greedy"], None, False, None),
    ],
)
def test_who_gets_hints(
    server: Server, seats: list[str], wanted: bool | None, allowed: bool, unrated: str | None
) -> None:
    anna = Client(server, "Anna")
    facts = anna.facts(anna.make_table(seats, hints=wanted))
    assert (facts["hints"], facts["unrated"]) == (allowed, unrated)


def test_a_game_without_levels_has_no_hints(server: Server) -> None:
    anna = Client(server, "Anna")
    assert not anna.facts(anna.make_table(["me", "bot:random"], "peek", hints=True))["hints"]


def test_hints_are_refused_with_a_reason(server: Server) -> None:
    anna, without = against_a_bot(server, hints=False)
    assert refusal(anna, without) == (403, "hints-off")
    assert refusal(Client(server, "Clara"), without) == (403, "not-your-seat")
    waiting = anna.make_table(["me", "open"], hints=True)
    assert refusal(anna, waiting) == (409, "not-running")
    with started(server, options={"start_player": "1"}, hints=True) as table:
        anna, bruno = table.clients
        assert refusal(bruno, table.id, 1) == (409, "hint-not-your-turn")
        assert refusal(bruno, table.id, 0) == (403, "not-your-seat")
        assert refusal(anna, table.id, 7) == (404, "no-such-seat")
        assert table.streams[0].ask("leave")["type"] == "accepted"
        assert refusal(anna, table.id) in [(409, "bot-plays"), (409, "not-running")]


@pytest.mark.one_process  # each process counts on its own
def test_hints_are_limited(server: Server) -> None:
    anna, table = against_a_bot(server, hints=False)
    keys = [refusal(anna, table)[1] for _ in range(25)]
    assert keys[0] == "hints-off" and keys[-1] == "too-many-hints"


def test_a_rematch_allows_what_the_first_game_did(server: Server) -> None:
    anna = Client(server, "Anna")
    assert anna.facts(anna.make_table(["me"], "troyes-dice"))["hints"]
    table = anna.make_table(["me"], "troyes-dice", hints=False)
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        play_out([stream], lambda update: str(update["moves"][-1]))
    assert refusal(anna, table) == (403, "hints-off")
    again = anna.post(f"/api/tables/{table}/rematch", {"nonce_hash": "ab" * 32})
    assert not again["hints"]
