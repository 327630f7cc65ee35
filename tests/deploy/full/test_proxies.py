"""nginx and Caddy with the files that we ship: a game through TLS, and the headers that the server trusts."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.deploy.full.proxies import NAME, Caddy, Nginx, Proxy, play
from tests.server.process import Server
from tests.servers import HOST


@pytest.fixture(params=[Nginx, Caddy], ids=["nginx", "caddy"])
def proxy(request: pytest.FixtureRequest) -> Callable[[int], Proxy]:
    return request.param


def test_a_game_is_played_through_tls(proxy: Callable[[int], Proxy], tmp_path: Path) -> None:
    with Server(tmp_path / "data", behind_tls=True, bot_pace=0) as server, proxy(server.port) as site:
        with site.client() as web:
            page = web.get("/")
            assert page.status_code == 200 and "<script" in page.text
            assert page.headers["strict-transport-security"].startswith("max-age=31536000")
            guest = web.post("/api/guests", json={"nickname": "Ida"}, headers={"origin": site.url})
            assert guest.headers["set-cookie"].startswith("__Host-bastide=") and "Secure" in guest.headers["set-cookie"]
            assert [web.get(path).status_code for path in ("/healthz", "/readyz")] == [404, 404]
        play(site)


def test_clients_cannot_say_who_they_are(proxy: Callable[[int], Proxy]) -> None:
    with echo() as port, proxy(port) as site, site.client() as web:
        claims = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http", "x-request-id": "mine"}
        heard = {name.lower(): value for name, value in web.get("/", headers=claims).json()}
    assert heard["x-forwarded-for"] == HOST
    assert heard["x-forwarded-proto"] == "https"
    assert heard["host"].partition(":")[0] == NAME
    assert heard["x-request-id"] not in ("", "mine")


@contextmanager
def echo() -> Iterator[int]:
    """Run a server that answers with the headers of the request; give its port."""

    class Echo(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(self.headers.items()).encode())

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer((HOST, 0), Echo) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()
