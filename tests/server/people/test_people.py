"""Guests with their cookies, programs with their tokens, and what each of them may do."""

import re
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.server.errors import RequestError
from tests.server.client import Client, new_address, start
from tests.server.database import opened
from tests.server.process import Server


def anonymous(server: Server, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={**elsewhere(), **headers})


def elsewhere() -> dict[str, str]:
    """What a request has from another address: from one, a hundred at once reach the rate limit."""
    return {"x-forwarded-for": new_address()}


# Guests


def test_a_nickname_is_enough_to_play(server: Server) -> None:
    with anonymous(server) as web:
        assert web.get("/api/me").status_code == 401
        guest = web.post("/api/guests", json={"nickname": "  Émilie \t du  Châtelet "})
        assert guest.status_code == 201
        assert guest.json()["nickname"] == "Émilie du Châtelet"
        assert guest.json()["scopes"] == ["watch", "play", "host", "account"]
        assert web.get("/api/me").json() == guest.json()


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    with anonymous(server) as web:
        cookie = web.post("/api/guests", json={"nickname": "Anna"}).headers["set-cookie"].lower()
        assert cookie.startswith("bastide=")
        attributes = {part.strip() for part in cookie.split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= attributes
        assert "secure" not in attributes
        encrypted = web.post("/api/guests", json={"nickname": "Anna"}, headers={"x-forwarded-proto": "https"})
        assert "secure" in encrypted.headers["set-cookie"].lower()


def test_a_tampered_cookie_is_not_accepted(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    cookie = anna.http.cookies["bastide"]
    payload, signature = cookie.rsplit(".", 1)
    others = Client(server, "Clara").http.cookies["bastide"]
    forged = [
        f"{payload[:-1]}{'A' if payload[-1] != 'A' else 'B'}.{signature}",
        f"{payload}.{signature[:-2]}AA",
        f"{others.rsplit('.', 1)[0]}.{signature}",
        payload,
        f"{payload}.",
        bruno.id,
        f'"{bruno.id}"',
        "",
        "x" * 4000,
        "é.ü",
    ]
    for value in forged:
        with anonymous(server) as web:
            answer = web.get("/api/me", headers={b"cookie": f"bastide={value}".encode()})
            assert (answer.status_code, answer.json()["key"]) == (401, "who-are-you"), value
    with anonymous(server) as web:
        assert web.get("/api/me", headers={"cookie": f"bastide={cookie}"}).json()["id"] == anna.id


@pytest.mark.parametrize("nickname", ["", "   ", "\x01\x02", "x" * 25, None, 5, ["Anna"], "‮\u200b"])
def test_names_must_be_readable(server: Server, nickname: Any) -> None:
    with anonymous(server) as web:
        answer = web.post("/api/guests", json={"nickname": nickname}, headers={"accept-language": "ja"})
        assert (answer.status_code, answer.json()["key"]) == (422, "bad-value")
        assert re.fullmatch(r"nickname：[^a-z]+(（[a-z_]+）)?。", answer.json()["reason"]), answer.text
        assert "set-cookie" not in answer.headers


def test_another_nickname_is_for_tables_to_come(server: Server) -> None:
    anna = Client(server, "Anna")
    before = anna.make_table()
    assert anna.put("/api/me", {"nickname": "Annabel"})["nickname"] == "Annabel"
    assert anna.get("/api/me")["nickname"] == "Annabel"
    assert anna.facts(before)["seats"][0]["name"] == "Anna"
    assert anna.facts(anna.make_table())["seats"][0]["name"] == "Annabel"


# Tokens


def test_a_token_is_shown_once_and_kept_nowhere(server: Server) -> None:
    anna = Client(server, "Anna")
    fresh = anna.post("/api/tokens", {"name": "my program", "scopes": ["watch", "play"]})
    (listed,) = anna.get("/api/tokens")
    assert listed == {
        "id": fresh["id"],
        "name": "my program",
        "scopes": ["watch", "play"],
        "created": listed["created"],
    }
    with opened(server) as database:
        assert fresh["token"] not in str(database.execute("SELECT * FROM tokens").fetchall())
    assert Client(server, token=fresh["token"]).get("/api/me")["id"] == anna.id


def test_a_removed_token_is_refused(server: Server) -> None:
    table, (anna, _) = start(server, 2, options={"start_player": "1"})
    fresh = anna.post("/api/tokens", {"name": "program", "scopes": ["watch", "play"]})
    program, stranger = anna.with_this_token(fresh["token"]), Client(server, "Zoe")
    assert stranger.http.delete(f"/api/tokens/{fresh['id']}").status_code == 404
    with program.watch(table) as stream:
        stream.settle()
        assert anna.http.delete(f"/api/tokens/{fresh['id']}").status_code == 204
        assert anna.http.delete(f"/api/tokens/{fresh['id']}").status_code == 404
        with pytest.raises(ConnectionClosed):
            stream.next("nothing more")
        assert stream.closed == (1008, "unknown-token")
    answer = program.http.get("/api/me")
    assert (answer.status_code, answer.json()["key"]) == (401, "unknown-token")
    with program.watch(table) as stream:
        assert stream.next()["type"] == "closing"
    assert anna.get("/api/tokens") == []


@pytest.mark.parametrize(
    "authorization", ["Bearer", "Bearer nonsense", "bearer bst_" + "a" * 40, "Bearer " + "x" * 5000]
)
def test_an_unknown_token_is_refused_even_where_none_is_needed(server: Server, authorization: str) -> None:
    with anonymous(server, authorization=authorization) as web:
        for path in ("/api/me", "/api/tables"):
            assert (web.get(path).status_code, web.get(path).json()["key"]) == (401, "unknown-token")


@pytest.mark.parametrize("scopes", [[], ["account"], ["everything"], "play", ["watch", "play", "host", "watch"], None])
def test_a_token_has_known_scopes_only(server: Server, scopes: Any) -> None:
    answer = Client(server).http.post("/api/tokens", json={"name": "program", "scopes": scopes})
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-value")


HASH, NONCE = "ab" * 32, "cd" * 32
DEVICE = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": "B" + "A" * 86, "auth": "A" * 22}, "name": "x"}
ELSEWHERE = {"game": "peek", "other": "x", "search": "abcd", "tournament": "abcd", "number": 1, "device": "ab" * 32}
"""What the paths name besides a table."""
REQUESTS: list[tuple[str, str, str, Any]] = [
    ("watch", "GET", "/api/me", None),
    ("play", "PUT", "/api/tables/{table}/seats/1", {"nonce_hash": HASH}),
    ("play", "PUT", "/api/tables/{table}/seats/0/nonce", {"nonce": NONCE}),
    ("play", "DELETE", "/api/tables/{table}/seats/1", None),
    ("play", "POST", "/api/tables/{table}/rematch", {"nonce_hash": HASH}),
    ("play", "POST", "/api/tables/{table}/seats/0/hint", None),
    ("watch", "POST", "/api/tables/{table}/analysis", None),
    ("host", "POST", "/api/tables", {"game": "peek", "seats": ["me", "open"], "nonce_hash": HASH}),
    ("host", "PUT", "/api/tables/{table}/seats/1/bot", {"bot": "random"}),
    ("host", "POST", "/api/tables/{table}/play-on", {"ply": 0, "nonce_hash": HASH}),
    ("host", "POST", "/api/games/{game}/tutorial/play-on", {"step": 0, "nonce_hash": HASH}),
    ("host", "POST", "/api/journals", {"journal": "{}"}),
    ("host", "POST", "/api/positions", {"position": "{}"}),
    ("account", "PUT", "/api/me", {"nickname": "Mallory"}),
    ("account", "POST", "/api/tokens", {"name": "more", "scopes": ["host"]}),
    ("account", "GET", "/api/tokens", None),
    ("account", "DELETE", "/api/tokens/abc", None),
    ("watch", "GET", "/api/me/page", None),
    ("watch", "GET", "/api/me/settings", None),
    ("watch", "GET", "/api/tables/{table}/notes", None),
    ("play", "PUT", "/api/tables/{table}/notes", {"text": "hm"}),
    ("play", "POST", "/api/tables/{table}/report", {"text": "hm"}),
    ("account", "PUT", "/api/me/settings", {}),
    ("account", "POST", "/api/account", {"name": "Mallory", "password": "password"}),
    ("account", "PUT", "/api/account/password", {"old": "password", "new": "password"}),
    ("account", "POST", "/api/account/deletion", {}),
    ("account", "GET", "/api/friends", None),
    ("account", "GET", "/api/relation?table={table}&seat=0", None),
    ("account", "POST", "/api/friends", {"name": "Mallory"}),
    ("account", "DELETE", "/api/friends/{other}", None),
    ("account", "POST", "/api/blocks", {"name": "Mallory"}),
    ("account", "DELETE", "/api/blocks/{other}", None),
    ("account", "POST", "/api/player-reports", {"name": "Mallory", "reason": "chat"}),
    ("play", "POST", "/api/tables/{table}/invitations", {"name": "Mallory"}),
    ("play", "DELETE", "/api/tables/{table}/invitation", None),
    ("watch", "GET", "/api/invitations", None),
    ("watch", "GET", "/api/me/games", None),
    ("host", "POST", "/api/pairing", {"game": "peek", "clock": {"kind": "days", "days": 2}, "nonce_hash": HASH}),
    ("host", "PUT", "/api/pairing/{search}", None),
    ("host", "DELETE", "/api/pairing/{search}", None),
    ("host", "POST", "/api/tournaments", {"game": "peek", "format": "swiss", "clock": {"kind": "days", "days": 2}}),
    ("play", "PUT", "/api/tournaments/{tournament}/entry", None),
    ("play", "DELETE", "/api/tournaments/{tournament}/entry", None),
    ("host", "POST", "/api/tournaments/{tournament}/start", None),
    ("host", "POST", "/api/tournaments/{tournament}/forfeits", {"round": 1, "board": 1, "entrant": 1}),
    ("host", "DELETE", "/api/tournaments/{tournament}/entrants/{number}", None),
    ("host", "DELETE", "/api/tournaments/{tournament}", None),
    ("watch", "GET", "/api/me/notices/waiting", None),
    ("account", "GET", "/api/me/notices", None),
    ("account", "PUT", "/api/me/notices", {}),
    ("account", "POST", "/api/me/notices/devices", DEVICE),
    ("account", "POST", "/api/me/notices/devices/test", None),
    ("account", "DELETE", "/api/me/notices/devices/{device}", None),
    ("account", "PUT", "/api/me/notices/webhook", {"url": "https://example.org/"}),
    ("account", "POST", "/api/me/notices/webhook/test", None),
    ("account", "DELETE", "/api/me/notices/webhook", None),
    ("account", "GET", "/api/account/address", None),
    ("account", "PUT", "/api/account/address", {"address": "mallory@example.org", "password": "password"}),
    ("account", "PUT", "/api/account/address/notices", {"notices": True}),
    ("account", "DELETE", "/api/account/address", None),
    ("account", "DELETE", "/api/session", None),
    ("account", "DELETE", "/api/sessions", None),
    ("host", "DELETE", "/api/tables/{table}", None),
]
"""Every request that needs a person, and the scope that it needs."""


@pytest.mark.parametrize("given", ["watch", "play", "host"])
def test_a_token_may_do_what_its_scope_says_and_nothing_else(server: Server, given: str) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table()
    program = anna.with_token(given)
    for needed, method, path, body in REQUESTS:
        answer = program.http.request(method, path.format(table=table, **ELSEWHERE), json=body, headers=elsewhere())
        refused = (answer.status_code, answer.json()["key"]) == (403, "scope") if answer.is_error else False
        assert refused == (needed != given), f"{method} {path}: {answer.text}"
    assert anna.get("/api/me")["nickname"] == "Anna"


def test_without_a_name_visitors_can_only_watch(server: Server) -> None:
    table = Client(server).make_table()
    with anonymous(server) as web:
        for _, method, path, body in REQUESTS:
            answer = web.request(method, path.format(table=table, **ELSEWHERE), json=body, headers=elsewhere())
            assert (answer.status_code, answer.json()["key"]) == (401, "who-are-you"), path
        for path in ("/api/games", "/api/games/peek/rules", "/api/tables", f"/api/tables/{table}"):
            assert web.get(path).status_code == 200


def test_the_list_above_is_complete(server: Server) -> None:
    """Each operation of the API that writes is in it; add new ones there."""
    listed = {
        (method.lower(), re.sub("/[01]", "/{seat}", path.replace("abc", "{token}"))) for _, method, path, _ in REQUESTS
    }
    document = httpx.get(f"{server.url}/api/openapi.json").json()
    writing = {
        (method, path)
        for path, methods in document["paths"].items()
        for method in methods
        if method in ("post", "put", "delete", "patch")
    }
    for_anybody = {
        ("post", "/api/guests"),
        ("post", "/api/session"),
        ("post", "/api/games/{game}/components"),
        ("post", "/api/score"),
        ("post", "/api/score/analysis"),
        ("post", "/api/account/address/confirmation"),  # these come with a secret from a mail
        ("post", "/api/account/reset"),
        ("post", "/api/unsubscribe"),
        ("post", "/api/account/reset-request"),
    }
    assert writing - for_anybody == {entry for entry in listed if entry[0] != "get"}


COMMANDS: list[dict[str, Any]] = [
    {"type": "move", "decision": 0, "move": "end"},
    {"type": "undo", "decision": 0},
    {"type": "ask-undo"},
    {"type": "answer-undo", "agreed": False},
    {"type": "set-automatic", "mode": "off"},
    {"type": "skip"},
    {"type": "say", "text": "hello"},
    {"type": "why", "move": "end"},
    {"type": "preview", "move": "end"},
]


def test_the_scopes_of_the_socket(server: Server) -> None:
    """`watch` to look, plus `play` to do anything."""
    table, (anna, _) = start(server)
    for scopes in (("play",), ("host",), ("play", "host")):
        with anna.with_token(*scopes).watch(table) as stream:
            assert stream.next() == {"type": "closing", "reason": str(RequestError("scope", scope="watch"))}
            with pytest.raises(ConnectionClosed):
                stream.next()
    with anna.with_token("watch", "host").watch(table) as stream:
        assert stream.settle()["view"]["viewer"] == 0  # it sees what its owner sees
        for command in COMMANDS:
            assert stream.ask_raw(command)["key"] == "scope"
    with anna.with_token("watch", "play").watch(table) as stream:
        stream.settle()
        for command in COMMANDS:
            assert stream.ask_raw(command).get("key") != "scope"
