"""Scoring positions: the points with every reason for anyone; bounded, off the event loop, and never stored."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from starlette.requests import Request

from bastide.core.registry import make
from bastide.server.errors import RequestError
from bastide.server.http.scores import OutlookNews, _events
from tests.server.client import Client
from tests.server.http.test_positions import BAD, GAMES, KINGDOM, middle
from tests.server.oracle import plain
from tests.server.process import Server

OVER = {name: value for name, value in KINGDOM.items() if name != "turn"}


def post(client: Client, position: Any, **headers: str) -> Any:
    text = position if isinstance(position, str) else json.dumps(position)
    return client.http.post("/api/score", json={"position": text}, headers=headers)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_scored_with_every_reason_for_a_visitor_who_is_not_signed_in(server: Server, game: str) -> None:
    visitor = Client(server)
    visitor.http.cookies.clear()
    document = middle(game)
    state = make(game).from_position(document)
    answer = post(visitor, document)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert [score["total"] for score in found["scores"]] == [score.total for score in state.scores()]
    assert found["view"] == plain(state.view(None))
    assert found["to_act"] == list(state.to_act)
    assert "set-cookie" not in answer.headers


def test_the_final_count_needs_only_the_pieces_on_the_board(server: Server) -> None:
    found = post(Client(server), OVER).json()
    assert found["to_act"] == []
    first = found["scores"][0]
    assert first["rank"] == 1 and first["total"] == sum(first["by_source"].values())
    assert {earning["source"] for earning in first["earnings"]} == {"fishermen", "knights", "merchants", "castles"}
    assert all(earning["rule"] for earning in first["earnings"])


@pytest.mark.parametrize("position", BAD.values(), ids=BAD)
def test_what_is_not_a_position_is_refused_with_a_reason(server: Server, position: Any) -> None:
    answer = post(Client(server), position)
    if answer.json()["key"] == "bad-value":  # too long to be looked at
        assert isinstance(position, str) and len(position) > 40_000
    else:
        assert (answer.status_code, answer.json()["key"]) == (422, "bad-input"), answer.text
    assert "\n" not in answer.json()["reason"] and len(answer.json()["reason"]) < 700


def test_an_impossible_position_is_refused_in_the_readers_language(server: Server) -> None:
    on_a_location = {**OVER, "players": [{"settlements": ["3.4", "6.2"]}, {"settlements": []}]}
    reasons = {
        language: post(Client(server), on_a_location, **{"accept-language": language}) for language in ("en", "de")
    }
    assert [answer.status_code for answer in reasons.values()] == [422, 422]
    assert "No settlement can stand on 6.2" in reasons["en"].json()["reason"]
    assert reasons["en"].json()["reason"] != reasons["de"].json()["reason"]


def test_a_position_has_a_size_limit_and_a_client_a_rate_limit(server: Server) -> None:
    client = Client(server)
    answer = post(client, " " * 40_001)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-value")
    answers = (post(client, OVER) for _ in range(300))
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert (refused.status_code, refused.json()["key"]) == (429, "too-many-scores")
    assert post(Client(server), OVER).status_code == 200  # others are not affected


SHEET: dict[str, Any] = {
    "game": "troyes-dice",
    "half_day": 17,
    "plazas": [
        "red/red",
        "yellow/white",
        "white/red",
        "yellow/yellow",
        "red/yellow",
        "white/white",
        "red/white",
        "white/yellow",
        "yellow/red",
    ],
    "players": [{"buildings": {"fortress": "ab"}, "citizens": {"red": 3}}],
}


def test_a_sheet_that_no_game_leads_to_is_counted_all_the_same_and_says_why_not(server: Server) -> None:
    """Somebody who copies a sheet mark by mark sees the points grow; the mistakes on real sheets are pointed out."""
    client = Client(server)
    found = post(client, SHEET).json()
    assert (found["doubt"], found["scores"][0]["total"]) == (None, 3 + 3)
    half_way = {**SHEET, "players": [{"buildings": {"fortress": "ab"}}]}
    found = post(client, half_way).json()
    assert found["scores"][0]["total"] == 3
    assert "what is drawn and circled on the sheet has brought at least 3" in found["doubt"]
    in_play = {**half_way, "half_day": 3, "dice": [1, 2, 3, 4], "black": 1}
    assert post(client, in_play).json()["to_act"] == []  # nobody plays on from there
    assert client.http.post("/api/positions", json={"position": half_way}).status_code == 422


# Analysis

LAST_HALF_DAY = {**SHEET, "half_day": 16, "dice": [1, 2, 3, 4], "black": 1, "players": SHEET["players"] * 2}


def foresee(client: Client, position: Any, player: int = 0) -> list[Any]:
    """Return the news about an analysis: how far it is, and in the end the outlook or the problem."""
    wanted = {"position": json.dumps(position), "player": player}
    answer = client.http.post("/api/score/analysis", json=wanted)
    if answer.status_code != 200:
        return [{"outlook": None, "problem": answer.json()}]
    assert answer.headers["content-type"].startswith("text/event-stream")
    return [json.loads(event.removeprefix("data: ")) for event in answer.text.strip().split("\n\n")]


def test_a_position_is_analysed_for_a_player_to_move_and_says_how_far_it_is(server: Server) -> None:
    visitor = Client(server)
    visitor.http.cookies.clear()
    *before, end = foresee(visitor, LAST_HALF_DAY, 1)
    shares = [news["progress"] for news in before]
    assert shares == sorted(shares) and all(0 <= share <= 1 for share in shares)
    assert all(news["outlook"] is None for news in before)
    found = end["outlook"]
    assert (found["player"], found["level"], found["bot"]) == (1, "master", "apprentice")
    assert found["moves"][0].startswith("die ") and found["moves"][-1] == "end"
    assert 1 <= found["games"] <= 12
    assert sum(found["expected"]["shares"]) == pytest.approx(1, abs=0.001)
    assert all(points >= 6 for points in found["expected"]["points"])


def test_analyses_are_refused_where_nobody_decides_and_limited(server: Server) -> None:
    client = Client(server)
    assert problem(foresee(client, SHEET))["reason"] == "Player 1 has nothing to decide here."
    in_doubt = {**LAST_HALF_DAY, "players": [{"buildings": {"fortress": "ab"}}]}
    assert [problem(foresee(client, position))["key"] for position in (in_doubt, "x", {})] == ["bad-input"] * 3
    keys = (problem(foresee(client, SHEET))["key"] for _ in range(100))
    assert next(key for key in keys if key != "bad-input") == "too-many-analyses"


def problem(news: list[Any]) -> Any:
    assert news[-1]["outlook"] is None
    return news[-1]["problem"]


def test_an_error_after_the_first_news_is_news_too() -> None:
    """An analysis that waited for a worker may fail when the response has begun."""

    async def news() -> AsyncIterator[OutlookNews]:
        yield OutlookNews(progress=0.25)
        raise RequestError("position-took-too-long", status=422)

    request = Request({"type": "http", "headers": [(b"accept-language", b"de")], "state": {"request_id": "r1"}})

    async def events() -> list[str]:
        others = news()
        return [event async for event in _events(await anext(others), others, request)]

    first, last = (json.loads(event.removeprefix("data: ")) for event in asyncio.run(events()))
    assert (first["progress"], first["problem"]) == (0.25, None)
    assert (last["problem"]["key"], last["problem"]["request"]) == ("position-took-too-long", "r1")
