"""nginx and Caddy with the files that we ship, and with addresses of this machine."""

import os
import socket
import ssl
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from tests import debian
from tests.deploy.containerfile import ROOT
from tests.servers import HOST, Daemon, free_port

NAME = "localhost"


class Proxy(Daemon):
    """A proxy with a certificate for localhost, and the servers behind it by their ports."""

    def __init__(self, *upstreams: int) -> None:
        super().__init__()
        self.upstreams = [f"{HOST}:{port}" for port in upstreams]
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
        # Caddy listens before it has its certificate.
        with (
            suppress(OSError),
            socket.create_connection((HOST, self.port), timeout=1) as connection,
            self._trust().wrap_socket(connection, server_hostname=NAME),
        ):
            return True
        return False

    def client(self) -> httpx.Client:
        """Return a client that trusts it."""
        return httpx.Client(base_url=self.url, verify=self._trust())

    def _trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


class Nginx(Proxy):
    """nginx."""

    name = "nginx"

    def write(self) -> None:
        site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
        for old, new in {
            "127.0.0.1:8017": self.upstreams[0],
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
            "{$BASTIDE_SERVERS:127.0.0.1:8017}": " ".join(self.upstreams),
        }.items():
            assert variable in site
            site = site.replace(variable, value)
        (self.folder / "Caddyfile").write_text(f"{{\nadmin off\nskip_install_trust\n{places}}}\n{site}", "utf-8")

    @property
    def certificate(self) -> Path:
        return self.folder / "store" / "pki" / "authorities" / "local" / "root.crt"

    def command(self) -> list[str]:
        return [debian.need("caddy"), "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]


def play(site: Proxy) -> None:
    """Play a game against a bot, through TLS."""
    game = [sys.executable, str(ROOT / "docs/examples/bot.py"), site.url]
    trusting = {**os.environ, "SSL_CERT_FILE": str(site.certificate)}
    played = subprocess.run(game, env=trusting, capture_output=True, text=True, check=True, timeout=200)
    assert played.stdout.startswith("[")
