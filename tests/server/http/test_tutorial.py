"""The steps of a tutorial for the browser, as the learner sees them."""

from typing import Any

import pytest

from tests.server.client import Client
from tests.server.process import Server


@pytest.fixture(scope="module")
def steps(server: Server) -> list[dict[str, Any]]:
    lesson = Client(server).get("/api/games/kingdom-builder/tutorial")
    assert (lesson["players"], lesson["seat"]) == (2, 0)
    return list(lesson["steps"])


def test_what_is_asked_for_is_legal_and_leads_to_the_next_step(steps: list[dict[str, Any]]) -> None:
    asked = [step for step in steps if step["wanted"]]
    assert len(asked) >= 8
    for step in asked:
        assert step["wanted"] in step["moves"]
    first = next(number for number, step in enumerate(steps) if step["wanted"])
    assert steps[first + 1]["lines"] == [{"key": "builds", "arguments": {"player": 0, "hex": "7.14"}}]
    assert steps[first + 1]["view"]["players"][0]["settlements"] == ["7.14"]
    assert steps[-1]["wanted"] is None


def test_a_step_says_who_must_do_what_and_what_it_points_at(steps: list[dict[str, Any]]) -> None:
    assert steps[0]["doing"]["key"] == "status-build"
    assert steps[0]["doing"]["arguments"]["terrain"] == "grass"
    assert steps[1]["lit"] == ["3.3", "7.15", "11.11", "17.1"]
    assert steps[0]["to_act"] == [0]
    assert steps[-1]["scores"][0]["total"] == 22


def test_the_other_players_card_stays_hidden(steps: list[dict[str, Any]]) -> None:
    other = [step["view"]["players"][1] for step in steps]
    assert all(player["card"] is None for player in other)
    assert any(player["has_card"] for player in other)
    drawn = [line for step in steps for line in step["lines"] if line["key"] == "draws-card"]
    assert {line["arguments"]["player"]: "terrain" in line["arguments"] for line in drawn} == {0: True, 1: False}


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Welcome"), ("ja", "ようこそ"), ("nl", "Welkom"), ("xx", "Welcome")]
)
def test_the_words_come_in_the_readers_language(server: Server, language: str, word: str) -> None:
    lesson = Client(server).get(f"/api/games/troyes-dice/tutorial?language={language}")
    assert word in lesson["steps"][0]["text"]


def test_the_list_of_games_tells_which_can_be_learnt(server: Server) -> None:
    offered = {game["name"]: game["tutorial"] for game in Client(server).get("/api/games")}
    assert offered["kingdom-builder"] and offered["feuville"] and offered["troyes-dice"] and offered["peek"]
    assert not offered["sealed-bids"]


def test_a_game_without_a_tutorial_says_so(server: Server) -> None:
    answer = Client(server).http.get("/api/games/sealed-bids/tutorial")
    assert answer.status_code == 404
    assert answer.json()["key"] == "no-such-tutorial"
