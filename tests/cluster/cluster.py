"""A whole cluster on this machine: PostgreSQL, Redis, two servers and a worker behind HAProxy, as docs/cluster.md has it.

with cluster(folder) as site: Client(site, "Anna") ...
"""

import secrets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests import debian
from tests.server.process import ROOT, Server, Setting
from tests.servers import HOST, Daemon, PostgreSQL, Redis

CONFIGURATION = ROOT / "docs" / "deploy" / "haproxy.cfg"
MACHINES = ("10.0.0.11:8017", "10.0.0.12:8017")
"""The servers in the configuration that we ship."""


class HAProxy(Daemon):
    """HAProxy with the configuration that we ship, and our servers' addresses."""

    name = "haproxy"

    def __init__(self, servers: list[Server]) -> None:
        super().__init__()
        text = CONFIGURATION.read_text("utf-8").replace("bind :80\n", f"bind {HOST}:{self.port}\n")
        for machine, server in zip(MACHINES, servers, strict=True):
            assert machine in text
            text = text.replace(machine, f"{HOST}:{server.port}")
        self._file = self.folder / "haproxy.cfg"
        self._file.write_text(text.replace("inter 1s", "inter 100ms"), "utf-8")

    def command(self) -> list[str]:
        return [debian.need("haproxy"), "-db", "-f", str(self._file)]

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://{HOST}:{self.port}/api/me", timeout=5).status_code == 401
        except httpx.TransportError:
            return False


@dataclass
class Cluster:
    """A site for clients: its address is HAProxy's."""

    proxy: HAProxy
    servers: list[Server]
    postgresql: PostgreSQL
    redis: Redis
    database_url: str

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://{HOST}:{self.proxy.port}"

    @property
    def socket_url(self) -> str:
        """The same for sockets."""
        return f"ws://{HOST}:{self.proxy.port}"

    def log(self) -> str:
        """Everything the servers have written."""
        return "".join(server.log() for server in self.servers)


@contextmanager
def cluster(folder: Path, *, bus: str = "", **options: Setting) -> Iterator[Cluster]:
    """Start a cluster; its servers share nothing but the database, Redis if it is the bus, and a secret."""
    with ExitStack() as at_the_end:
        postgresql, redis = at_the_end.enter_context(PostgreSQL()), at_the_end.enter_context(Redis())
        url = at_the_end.enter_context(postgresql.database())
        shared = {"BASTIDE_DATABASE": url, "BASTIDE_SECRET": secrets.token_hex(32)}
        shared |= {"BASTIDE_BUS": redis.url} if bus == "redis" else {}
        servers = [
            at_the_end.enter_context(Server(folder / name, surroundings=shared, bot_pace=0, **options))
            for name in ("one", "two")
        ]
        proxy = at_the_end.enter_context(HAProxy(servers))
        yield Cluster(proxy, servers, postgresql, redis, url)
