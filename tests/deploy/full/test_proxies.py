"""nginx and Caddy with the files that we ship: a game through TLS, and the headers that the server trusts."""

import json
import os
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests import debian
from tests.deploy.containerfile import ROOT
from tests.server.process import Server
from tests.servers import HOST, Daemon, free_port

NAME = "localhost"


class Proxy(Daemon):
    """A proxy for one server behind it, with a certificate for localhost."""

    def __init__(self, upstream: int) -> None:
        super().__init__()
        self.upstream = upstream
        self.write()

    def write(self) -> None:
        """Write its configuration: the file that we ship, with other addresses."""
        raise NotImplementedError

    @property
    def certificate(self) -> Path:
        """What its clients have to trust."""
        raise NotImplementedError

    @property
    def url(self) -> str:
        """Its address."""
        return f"https://{NAME}:{self.port}"

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection((HOST, self.port), timeout=1):
            return self.certificate.is_file()
        return False

    def client(self) -> httpx.Client:
        """Return a client that trusts it."""
        return httpx.Client(base_url=self.url, verify=ssl.create_default_context(cafile=str(self.certificate)))


class Nginx(Proxy):
    """nginx."""

    name = "nginx"

    def write(self) -> None:
        site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
        for old, new in {
            "127.0.0.1:8017": f"{HOST}:{self.upstream}",
            "listen 80;": f"listen {HOST}:{free_port()};",
            "    listen [::]:80;\n": "",
            "listen 443 ssl": f"listen {HOST}:{self.port} ssl",
            "    listen [::]:443 ssl http2;\n": "",
            "play.example.org": NAME,
            "/etc/ssl/bastide": str(self.folder),
        }.items():
            assert old in site, f"deploy/nginx.conf no longer has {old}"
            site = site.replace(old, new)
        (self.folder / "site.conf").write_text(site, "utf-8")
        temporary = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\nerror_log stderr;\npid {self.folder}/pid;\nevents {{}}\n"
            f"http {{\naccess_log off;\n{temporary}include {self.folder}/site.conf;\n}}\n",
            "utf-8",
        )
        subprocess.run(
            [
                *(debian.need("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
                *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
                *("-keyout", str(self.folder / "privkey.pem"), "-out", str(self.certificate)),
            ],
            check=True,
            capture_output=True,
        )
        subprocess.run([*self.command(), "-t"], check=True, capture_output=True)

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    def command(self) -> list[str]:
        return [debian.need("nginx"), "-e", "stderr", "-c", str(self.folder / "nginx.conf")]


class Caddy(Proxy):
    """Caddy, with its own certificates."""

    name = "caddy"

    def write(self) -> None:
        places = f"http_port {free_port()}\nhttps_port {self.port}\nstorage file_system {self.folder}/store\n"
        site = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
        for variable, value in {
            "{$BASTIDE_HOST_NAME:localhost}": NAME,
            "{$BASTIDE_SERVERS:127.0.0.1:8017}": f"{HOST}:{self.upstream}",
        }.items():
            assert variable in site
            site = site.replace(variable, value)
        (self.folder / "Caddyfile").write_text(f"{{\nadmin off\nskip_install_trust\n{places}}}\n{site}", "utf-8")

    @property
    def certificate(self) -> Path:
        return self.folder / "store" / "pki" / "authorities" / "local" / "root.crt"

    def command(self) -> list[str]:
        return [debian.need("caddy"), "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]


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
        game = [sys.executable, str(ROOT / "docs/examples/bot.py"), site.url]
        trusting = {**os.environ, "SSL_CERT_FILE": str(site.certificate)}
        played = subprocess.run(game, env=trusting, capture_output=True, text=True, check=True, timeout=200)
        assert played.stdout.startswith("[")


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
