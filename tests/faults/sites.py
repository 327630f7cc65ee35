"""The clusters that the faults strike: processes on one SQLite file, or PostgreSQL and Redis with a worker."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.faults.cluster import Cluster, Part, Process, small_disk
from tests.faults.link import HOST, Link
from tests.faults.program import Endpoint
from tests.server.forks import ForkedServer, ForkedWorker, Template
from tests.servers import Daemon, PostgreSQL, Redis

SERVERS = 2
WAL = {"min_wal_size": "32MB", "max_wal_size": "64MB"}
"""So that PostgreSQL fits on a small disk."""


class Site:
    """A cluster while it is put together; all ends with its stack."""

    def __init__(self, folder: Path, cluster: Cluster, stack: AsyncExitStack, broken: str | None) -> None:
        self.cluster = cluster
        self._folder = folder
        self._stack = stack
        self._broken = broken

    async def link(self, name: str, target: Callable[[], tuple[str, int]]) -> int:
        """Add a link; return its port."""
        link = Link(name, target)
        await link.start()
        self._stack.push_async_callback(link.stop)
        self.cluster.links.append(link)
        return link.port

    async def add(self, name: str, process: Process) -> None:
        """Start a process and add it to the parts."""
        self._stack.callback(process.kill)
        await asyncio.to_thread(process.start)
        self.cluster.parts.append(Part(name, process))

    def template(self, name: str, surroundings: dict[str, str]) -> Template:
        """Return a process to fork others from, with a wall clock of their own."""
        return self.shared_template({**self.cluster.clock_of(name, self._folder / f"clock of {name}"), **surroundings})

    def shared_template(self, surroundings: dict[str, str]) -> Template:
        """Return a process to fork others from."""
        template = Template(surroundings, self._broken)
        self._stack.callback(template.close)
        return template

    async def add_server(self, name: str, data: Path, template: Template, database: str = "") -> None:
        """Start a server with a link before it."""
        # The log goes beside the disk that is filled.
        server = ForkedServer(data, template, self._folder / f"{name}.log", database=database, bot_pace=0)
        await self.add(name, server)
        port = await self.link(f"clients to {name}", lambda: (HOST, server.port))
        self.cluster.endpoints.append(Endpoint(name, port))


@asynccontextmanager
async def on_sqlite(folder: Path, broken: str | None = None, *, clocks: bool = True) -> AsyncIterator[Cluster]:
    """Start server processes on one SQLite file, broken on purpose by a function if one is named.

    Without `clocks` of their own to move, they start sooner.
    """
    async with AsyncExitStack() as stack:
        disk = stack.enter_context(small_disk())
        data = disk.folder / "data"
        site = Site(folder, Cluster(f"sqlite:///{data / 'bastide.sqlite'}", disk), stack, broken)
        shared = None if clocks else site.shared_template({})
        for number in range(1, SERVERS + 1):
            name = f"server {number}"
            await site.add_server(name, data, shared or site.template(name, {}))
        yield site.cluster


@asynccontextmanager
async def on_postgresql(folder: Path, bus: str = "notify", broken: str | None = None) -> AsyncIterator[Cluster]:
    """Start PostgreSQL, servers and a worker, with a link between any two that talk to each other.

    `bus` is `notify`, or `redis`, which is started then.
    """
    async with AsyncExitStack() as stack:
        disk = stack.enter_context(small_disk())
        postgresql = PostgreSQL(within=disk.folder, **WAL)
        stack.callback(postgresql.discard)
        await asyncio.to_thread(postgresql.start)
        url = stack.enter_context(postgresql.database())
        site = Site(folder, Cluster(url, disk), stack, broken)
        site.cluster.parts.append(Part("PostgreSQL", postgresql))
        redis = Redis() if bus == "redis" else None  # a fault of what nobody uses would prove nothing
        if redis is not None:
            stack.callback(redis.discard)
            await site.add("Redis", redis)
        shared = {"BASTIDE_SECRET": secrets.token_hex(32), "BASTIDE_WORKERS": "database"}

        async def surroundings(name: str) -> dict[str, str]:
            database = await linked(site, name, "PostgreSQL", postgresql, url)
            bus_url = await linked(site, name, "Redis", redis, redis.url) if redis is not None else bus
            return {**shared, "BASTIDE_DATABASE": database, "BASTIDE_BUS": bus_url}

        for number in range(1, SERVERS + 1):
            name = f"server {number}"
            variables = await surroundings(name)
            await site.add_server(name, folder / name, site.template(name, variables), variables["BASTIDE_DATABASE"])
        template = site.template("worker", await surroundings("worker"))
        await site.add("worker", ForkedWorker(folder / "worker", template, folder / "worker.log"))
        yield site.cluster


async def linked(site: Site, name: str, other: str, daemon: Daemon, url: str) -> str:
    """Return a URL of a daemon that leads through a new link."""
    port = await site.link(f"{name} to {other}", lambda: (HOST, daemon.port))
    return url.replace(f"{HOST}:{daemon.port}", f"{HOST}:{port}")
