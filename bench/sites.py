"""What `make load` plays on: one process with SQLite, and a cluster of two servers on PostgreSQL behind HAProxy."""

import os
import secrets
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, text

from bench.processes import Server, serving
from tests.cluster.cluster import HAProxy
from tests.servers import PostgreSQL

_MOVES = text("""SELECT count(*) FROM log WHERE entry LIKE '%"type":"moved"%'""")
_PROCESSES = Path("/proc")


@dataclass(frozen=True, slots=True)
class Site:
    """A running site, and the processes that it consists of."""

    name: str
    url: str
    servers: tuple[Server, ...]
    others: Mapping[str, int]
    """Processes besides the servers; each counts with all of its children."""
    database: str

    def memory(self) -> int:
        """Resident bytes of all servers."""
        return sum(server.memory() for server in self.servers)

    def cpu_seconds(self) -> dict[str, float]:
        """CPU time so far, by kind of process."""
        used = {name: sum(map(_cpu_seconds, _family(process))) for name, process in self.others.items()}
        return {"servers": sum(server.cpu_seconds() for server in self.servers), **used}

    def moves(self) -> int:
        """How many moves the log holds."""
        engine = create_engine(self.database)
        with engine.connect() as connection:
            count = int(connection.execute(_MOVES).scalar_one())
        engine.dispose()
        return count


@contextmanager
def on_sqlite() -> Iterator[Site]:
    """One process, with its embedded default."""
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server:
        yield Site("one process, SQLite", server.url, (server,), {}, f"sqlite:///{name}/bastide.sqlite")


@contextmanager
def on_cluster() -> Iterator[Site]:
    """Two servers on PostgreSQL behind HAProxy, as in docs/cluster.md."""
    with ExitStack() as at_the_end:
        folder = Path(at_the_end.enter_context(tempfile.TemporaryDirectory()))
        postgresql = at_the_end.enter_context(PostgreSQL(fsync="on", full_page_writes="on"))
        url = at_the_end.enter_context(postgresql.database())
        shared = {"BASTIDE_DATABASE": url, "BASTIDE_SECRET": secrets.token_hex(32)}
        servers = [at_the_end.enter_context(serving(folder / name, shared)) for name in ("one", "two")]
        proxy = at_the_end.enter_context(HAProxy([server.port for server in servers]))
        while not all(proxy.servers_up()):
            time.sleep(0.1)
        others = {"PostgreSQL": postgresql.pid, "HAProxy": proxy.pid}
        database = url.replace("postgresql://", "postgresql+psycopg://")
        address = f"http://127.0.0.1:{proxy.port}"
        yield Site("two processes, PostgreSQL, HAProxy", address, tuple(servers), others, database)


SITES = {"sqlite": on_sqlite, "cluster": on_cluster}


def _family(process: int) -> list[int]:
    """Return a process and all of its descendants."""
    found, looked = [process], 0
    while looked < len(found):
        children = _PROCESSES / str(found[looked]) / "task" / str(found[looked]) / "children"
        found += map(int, children.read_text().split()) if children.exists() else []
        looked += 1
    return found


def _cpu_seconds(process: int) -> float:
    """CPU time of a process, and of its children that have ended."""
    try:
        facts = (_PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:  # it has just ended
        return 0.0
    return sum(map(int, facts[11:15])) / os.sysconf("SC_CLK_TCK")
