"""Security: origins, headers, sizes, rate limits, request ids, internal errors, files."""

import json
import re
import socket
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bastide.games.kingdom_builder import KingdomBuilder
from bastide.server.config import Config
from bastide.server.errors import RequestError
from bastide.server.people.origins import Origins
from tests.server.client import PATIENCE, Client, new_address, start, started
from tests.server.fixed_server import MISHAP
from tests.server.inside import refused_with
from tests.server.process import Server
from tests.server.wire.test_frames import refused_socket

FIXED = "tests.server.fixed_server"
GUEST = {"nickname": "Anna"}


def web(server: Server, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"x-forwarded-for": new_address(), **headers}, timeout=PATIENCE)


# Origins


def foreign_origins(server: Server) -> list[str]:
    return [
        "https://evil.example",
        "null",
        f"http://127.0.0.1:{server.port + 1}",
        f"http://evil.example:{server.port}",
        f"http://127.0.0.1:{server.port}.evil.example",
        "http://[",
        "",
    ]


def test_pages_of_other_sites_cannot_do_anything(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table()
    for origin in foreign_origins(server):
        for method, path, body in (
            ("POST", "/api/guests", GUEST),
            ("POST", "/api/tables", {}),
            ("PUT", "/api/me", {"nickname": "Mallory"}),
            ("DELETE", f"/api/tables/{table}/seats/0", None),
        ):
            answer = anna.http.request(method, path, json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin"), origin
    assert anna.get("/api/me")["nickname"] == "Anna"
    assert anna.facts(table)["seats"][0]["name"] == "Anna"


def test_own_pages_and_programs_can(server: Server) -> None:
    with web(server) as client:
        assert client.post("/api/guests", json=GUEST, headers={"origin": server.url}).status_code == 201
        assert client.post("/api/guests", json=GUEST).status_code == 201


def test_sockets_are_for_own_pages(server: Server) -> None:
    table, (anna, _) = start(server)
    for origin in foreign_origins(server):
        reason, closed = refused_socket(anna, table, origin=origin)
        assert reason == str(RequestError("foreign-origin"))
        assert closed == (1008, "foreign-origin")
    with anna.watch(table, origin=server.url) as stream:
        assert stream.settle()["status"] == "running"


@pytest.mark.parametrize("seat", ["9" * 5000, "\u0660", "-1", ""], ids=["long", "arabic", "negative", "empty"])
def test_an_unknown_seat_is_refused_in_a_sentence(server: Server, seat: str) -> None:
    table, (anna, _) = start(server)
    with anna.watch(table, seat) as stream:
        assert stream.next()["reason"] == str(RequestError("not-your-seat"))


def test_another_origin_can_be_allowed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", origin="https://club.example") as server:
        table, (anna, _) = start(server)
        with anna.watch(table, origin="https://club.example") as stream:
            assert stream.settle()["status"] == "running"
        answer = anna.http.put("/api/me", json={"nickname": "Annabel"}, headers={"origin": "https://club.example"})
        assert answer.status_code == 200
        refused_socket(anna, table, origin="https://club.example.evil.example")
        refused_socket(anna, table, origin="http://club.example")


def test_behind_tls_the_cookie_and_the_pages_need_tls(tmp_path: Path) -> None:
    options = {"host_name": "play.example", "behind_tls": True}
    with Server(tmp_path / "data", **options) as server, web(server, host="play.example") as browser:
        guest = browser.post("/api/guests", json=GUEST, headers={"origin": "https://play.example"})
        name, _, rest = guest.headers["set-cookie"].partition("=")
        assert name == "__Host-bastide" and {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(rest.split("; "))
        assert guest.headers["strict-transport-security"] == "max-age=31536000"
        value = rest.partition(";")[0]
        # A session from before has the other cookie: it goes on, and gets the new one.
        old = browser.get("/api/me", headers={"cookie": f"bastide={value}"})
        assert old.json()["id"] == guest.json()["id"]
        renamed = old.headers.get_list("set-cookie")
        assert renamed[0].startswith(f"__Host-bastide={value};") and renamed[1].startswith('bastide="";')
        # A page that was not fetched over TLS may have been written by anybody on the way.
        answer = browser.post("/api/guests", json=GUEST, headers={"origin": "http://play.example"})
        assert (answer.status_code, answer.json()["key"]) == (403, "foreign-origin")


def test_a_page_whose_name_was_pointed_here_cannot_do_anything(server: Server) -> None:
    table, there = Client(server).make_table(), f"rebound.example:{server.port}"
    place = socket.create_connection(("127.0.0.1", server.port))
    with connect(f"ws://{there}/ws/tables/{table}", sock=place) as stream:
        assert json.loads(stream.recv())["reason"] == str(RequestError("unknown-host", host=there))
    with web(server, host="rebound.example", origin="http://rebound.example") as browser:
        for answer in (browser.get("/api/games"), browser.post("/api/guests", json=GUEST)):
            assert (answer.status_code, answer.json()["key"]) == (421, "unknown-host")
        page = browser.get("/", headers={"accept": "text/html"})
        assert page.headers["content-type"].startswith("text/plain") and "--host-name" in page.text


@pytest.mark.parametrize(
    ("listening", "configured", "known", "unknown"),
    [
        (
            "127.0.0.1",
            [],
            "localhost:8017 127.0.0.1:8017 [::1]:8017 192.168.1.5 a.localhost LOCALHOST localhost.",
            "evil.example evil.example:8017 mypc mypc.local localhost.evil.example [evil ::1]:8017 1.2.3.4.x.org",
        ),
        ("0.0.0.0", [], "192.168.1.5:8017 [fe80::1]:8017 mypc:8017 mypc.local nas.lan x.home.arpa", "evil.example"),
        (
            "0.0.0.0",
            ["Club.example"],
            "club.example CLUB.example:443 10.0.0.1 localhost",
            "mypc.local www.club.example",
        ),
        ("::", ["*"], "whatever.example", "[bad"),
        ("play.example", [], "play.example:8017", "evil.example"),
    ],
)
def test_a_server_goes_by_addresses_and_by_names_that_nobody_else_can_choose(
    listening: str, configured: list[str], known: str, unknown: str
) -> None:
    origins = Origins(Config(Path(), host=listening, host_names=tuple(configured)))
    for host in ("", *known.split()):
        origins.check_host(Headers({"host": host}))
    for host in unknown.split():
        with refused_with("unknown-host"):
            origins.check_host(Headers({"host": host}))


# Headers and request ids


def assert_guarded(answer: httpx.Response) -> None:
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy and "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert re.fullmatch(r"[0-9a-z]{12}|[0-9a-f-]{36}", answer.headers["x-request-id"])
    assert "server" not in answer.headers
    assert answer.headers["cache-control"] == "no-store"
    if answer.is_error:
        problem = answer.json()
        assert problem["request"] == answer.headers["x-request-id"]
        assert problem["key"] and problem["reason"].endswith(".")
        assert "Traceback" not in answer.text and "/bastide/" not in answer.text


def test_every_answer_is_guarded(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table()
    answers = [
        (200, anna.http.get("/api/games")),
        (200, anna.http.get("/api/openapi.json")),
        (200, anna.http.get(f"/api/tables/{table}")),
        (201, anna.http.post("/api/guests", json=GUEST)),
        (401, web(server).get("/api/me")),
        (403, anna.http.get(f"/api/tables/{table}/journal")),
        (403, anna.http.post("/api/guests", json=GUEST, headers={"origin": "https://evil.example"})),
        (404, anna.http.get("/api/tables/aaaaaaaaaa")),
        (404, anna.http.get("/api/nonsense")),
        (404, anna.http.delete("/api/tokens/abc")),
        (405, anna.http.patch("/api/me", json={})),
        (405, anna.http.post("/api/games")),
        (409, anna.http.get(f"/api/tables/{table}/result")),
        (413, anna.http.post("/api/journals", content=b"x" * 1_000_001)),
        (422, anna.http.post("/api/guests", json={})),
        (422, anna.http.post("/api/guests", content=b"{", headers={"content-type": "application/json"})),
        (422, anna.http.get("/api/tables/NO")),
    ]
    for status, answer in answers:
        assert answer.status_code == status, f"{answer.request.url}: {answer.text}"
        assert_guarded(answer)
    assert len({answer.headers["x-request-id"] for _, answer in answers}) == len(answers)


def test_the_log_has_the_request_ids(server: Server) -> None:
    anna = Client(server)
    good, bad = anna.http.get("/api/games"), anna.http.get("/api/tables/aaaaaaaaaa")
    logged(server, f"{good.headers['x-request-id']} GET /api/games 200")
    logged(server, f"{bad.headers['x-request-id']} GET /api/tables/aaaaaaaaaa 404")


def logged(server: Server, text: str, times: int = 1) -> None:
    """Wait until the log has a line; it is written after the answer was sent."""
    deadline = time.monotonic() + PATIENCE
    while server.log().count(text) < times:
        assert time.monotonic() < deadline, f"not in the log: {text}"
        time.sleep(0.01)


# Sizes


def test_a_large_body_is_refused_however_it_comes(server: Server) -> None:
    anna = Client(server)

    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b"x" * 50_000

    for content in (b"x" * 1_500_000, pieces()):
        answer = anna.http.post("/api/journals", content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
    for length in ("-1", "1e9", "99999999999999999999", "x"):
        request = f"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n"
        assert raw(server, request)[:12] in ("HTTP/1.1 400", "HTTP/1.1 413")
    assert anna.get("/api/me")


def raw(server: Server, text: str) -> str:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(text.encode())
        return connection.recv(4000).decode()


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 200_000,
        b'{"nickname":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"nickname":"\\ud800"}',
        b'{"nickname":"\xff"}',
        b'{"nickname":' + b"1" * 5000 + b"}",
        b'{"nickname": NaN}',
        b"\xff\xfe",
        b"",
        b"null",
        b'"Anna"',
        b"nickname=Anna",
    ],
    ids=lambda body: repr(body[:20]),
)
def test_a_hostile_body_is_refused(server: Server, body: bytes) -> None:
    with web(server) as client:
        answer = client.post("/api/guests", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422), answer.text
        assert_guarded(answer)


def box_with_half_a_letter() -> dict[str, Any]:
    components: dict[str, Any] = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    components["quadrants"]["legend"]["g"] = "\ud800"
    return components


@pytest.mark.parametrize(
    "components",
    [
        box_with_half_a_letter(),
        {},
        {"quadrants": []},
        {"quadrants": {}, "tiles": {}, "cards": {}},
        {"quadrants": "\ud800"},
        {"x" * 100_000: 1},
        {"quadrants": json.loads("[" * 500 + "]" * 500)},
    ],
    ids=range(7),
)
def test_hostile_components_are_refused_with_a_sentence(server: Server, components: dict[str, Any]) -> None:
    body = {"game": "kingdom-builder", "seats": ["me", "open"], "nonce_hash": "ab" * 32, "components": components}
    anna, headers = Client(server), {"content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=json.dumps(body), headers=headers)
    assert answer.status_code == 422, answer.text
    assert_guarded(answer)


# Rates


def test_each_client_has_a_rate_limit(tmp_path: Path) -> None:
    with Server(tmp_path / "data", runner=FIXED, requests_per_minute=60) as server:
        with web(server) as greedy, web(server) as modest:
            for _ in range(15):
                assert greedy.get("/api/games").status_code == 200
            # One more is allowed each second: a faster client is soon refused.
            answers = (greedy.get("/api/games") for _ in range(200))
            refused = next(answer for answer in answers if answer.status_code != 200)
            assert refused.status_code == 429
            assert refused.json()["reason"] == str(RequestError("too-many"))
            assert_guarded(refused)
            assert modest.get("/api/games").status_code == 200
        table, (anna, bruno) = start(server)
        with pytest.raises(InvalidStatus):
            open_many(anna, table, 200)
        with bruno.watch(table) as stream:
            assert stream.settle()["status"] == "running"


def open_many(client: Client, table: str, sockets: int) -> None:
    for _ in range(sockets):
        client.watch(table).close()


# Internal errors


def test_an_internal_error_is_reported_without_its_details(tmp_path: Path) -> None:
    with Server(tmp_path / "data", runner=FIXED, broken=True) as server, started(server) as table:
        anna, stream = table.clients[0], table.streams[0]
        answer = anna.http.post(f"/api/tables/{table.id}/rematch", json={"nonce_hash": "ab" * 32})
        assert (answer.status_code, answer.json()["key"]) == (500, "internal")
        assert MISHAP not in answer.text and "RuntimeError" not in answer.text
        assert_guarded(answer)
        refused = stream.ask("preview", move="end")
        assert (refused["type"], refused["key"]) == ("refused", "internal")
        assert MISHAP not in stream.frames[-1] and "RuntimeError" not in stream.frames[-1]
        assert stream.settle()["status"] == "running"
        assert anna.get("/api/me")
        logged(server, f"RuntimeError: {MISHAP}", times=2)  # the operator gets the details
        logged(server, f"{answer.headers['x-request-id']} POST /api/tables/{table.id}/rematch 500")


# Files


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("exists", [False, True], ids=["new", "made by the operator"])
def test_only_the_owner_can_read_the_data(tmp_path: Path, exists: bool) -> None:
    data = tmp_path / "data"
    if exists:
        data.mkdir(mode=0o755)
    with Server(data) as server:
        Client(server).make_table()
        assert exists or mode(data) == 0o700
        files = {path.name: mode(path) for path in data.iterdir()}
        assert files.keys() >= {"cookie.key", "bastide.sqlite", "bastide.sqlite-wal"}
        assert set(files.values()) == {0o600}


def test_secrets_are_made_once(tmp_path: Path) -> None:
    """After a restart the cookies are still valid; another server has other keys."""
    with Server(tmp_path / "one") as server:
        anna = Client(server)
        key = (tmp_path / "one" / "cookie.key").read_bytes()
        assert len(key) == 32
        server.restart()
        assert anna.get("/api/me")["id"] == anna.id
        assert (tmp_path / "one" / "cookie.key").read_bytes() == key
    with Server(tmp_path / "two") as other:
        assert (tmp_path / "two" / "cookie.key").read_bytes() != key
        cookie = {"cookie": f"bastide={anna.http.cookies['bastide']}"}
        assert httpx.get(f"{other.url}/api/me", headers=cookie).status_code == 401
