"""Private servers for tests: PostgreSQL and Redis on free ports, to be stopped, killed, frozen and started again.

with PostgreSQL() as postgresql, postgresql.database() as url: ...
with Redis() as redis: ... redis.url ...
"""

import atexit
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Self

import psycopg
import redis
from sqlalchemy import make_url

from bastide.server.store.database import migrate, open_engine
from tests import debian

HOST = "127.0.0.1"
STARTING_SECONDS = 60.0
STOPPING_SECONDS = 30.0
PORTS = range(20_000, 32_000)
"""Below those that the system gives to connections, so that a stopped server gets its port back."""


class Daemon:
    """A server process with a folder of its own. It keeps its port and its data from start to start."""

    name: str

    def __init__(self, within: Path | None = None) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"bastide-{self.name}-", dir=within))
        self._process: subprocess.Popen[bytes] | None = None
        self._watchdog: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """What the process has written, over all its starts."""
        return self.folder / "log"

    @property
    def running(self) -> bool:
        """Whether it was started and hasn't ended."""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None, f"{self.name} is not running"
        return self._process.pid

    # What each server says of itself

    def command(self) -> list[str]:
        """Return the command that runs it in the foreground."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it accepts connections and answers them."""
        raise NotImplementedError

    def user(self) -> str | None:
        """Return the user that it runs as, if not ours."""
        return None

    # Starting and stopping

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.discard()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.discard()

    def start(self) -> None:
        """Start it, with the data of the last time, and wait until it answers."""
        assert self._process is None, f"{self.name} is already running"
        deadline = time.monotonic() + STARTING_SECONDS
        while not self._try_to_start(deadline):
            self.kill()
            # After a kill, what is left of the last process may hold the port or the data for a moment.
            assert time.monotonic() < deadline, f"no {self.name}:\n{self.log.read_text('utf-8')}"
            time.sleep(0.1)

    def _try_to_start(self, deadline: float) -> bool:
        with self.log.open("ab") as log:
            user = self.user()
            group = None if user is None else pwd.getpwnam(user).pw_gid
            self._process = subprocess.Popen(
                self.command(),
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=user,
                group=group,
                extra_groups=None if user is None else [],
            )
        # If this process is killed, the pipe is closed, and the server ends as well.
        ending = f"read _; kill -QUIT {self._process.pid}; sleep 1; rm -rf {self.folder}"
        self._watchdog = subprocess.Popen(["sh", "-c", ending], stdin=subprocess.PIPE, start_new_session=True)
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True

    def stop(self) -> None:
        """Stop it properly; connections are cut."""
        if self._process is None:
            return
        self._process.send_signal(signal.SIGINT)  # PostgreSQL waits for its clients after SIGTERM
        try:
            self._process.wait(STOPPING_SECONDS)
        finally:
            self.kill()

    def kill(self) -> None:
        """Kill it with kill -9, including its children: nothing can clean up."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self.send(signal.SIGKILL)
        self._process.wait()
        self._process = None
        if self._watchdog is not None:
            self._watchdog.kill()
            self._watchdog.communicate()
            self._watchdog = None

    def restart(self) -> None:
        """Kill it and start it again, on the same port and data."""
        self.kill()
        self.start()

    def freeze(self) -> None:
        """Stop it from doing anything while its connections stay open (SIGSTOP)."""
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on (SIGCONT)."""
        self.send(signal.SIGCONT)

    def send(self, number: signal.Signals) -> None:
        """Send a signal to the process and to its children, which PostgreSQL puts in sessions of their own."""
        assert self._process is not None, f"{self.name} is not running"
        parent = self._process.pid
        children = _children(parent)
        for process in (parent, *children):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def discard(self) -> None:
        """Kill it and remove its folder."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class PostgreSQL(Daemon):
    """A cluster that anyone on this machine may use, with one superuser and a template of our schema.

    It doesn't wait for the disk, which makes it quick: data survives kill -9, though not the machine's power cut.
    """

    name = "postgresql"
    _SUPERUSER = "bastide"
    _TEMPLATE = "bastide_template"

    def __init__(self, within: Path | None = None, **settings: str) -> None:
        super().__init__(within)
        self._settings = {"fsync": "off", "full_page_writes": "off", **settings}
        self._made = 0
        self._has_template = False
        if (user := self.user()) is not None:
            shutil.chown(self.folder, user)
        _run_as(
            user,
            *(debian.need("initdb"), "-D", str(self._data), "-U", self._SUPERUSER, "-A", "trust", "-E", "UTF8"),
            *("--locale=C.UTF-8", "--no-sync", "--no-instructions"),
        )

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def user(self) -> str | None:
        # PostgreSQL refuses to run as root; its package brings a user.
        return "postgres" if os.geteuid() == 0 else None

    def command(self) -> list[str]:
        settings = {
            "port": str(self.port),
            "listen_addresses": HOST,
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            **self._settings,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [debian.need("postgres"), "-D", str(self._data), *options]

    def answers(self) -> bool:
        try:
            with self.connect(connect_timeout=2) as connection:
                connection.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str = "postgres") -> str:
        """The address of a database, as `bastide serve --database` takes it."""
        return f"postgresql://{self._SUPERUSER}@{HOST}:{self.port}/{database}"

    def connect(self, database: str = "postgres", **options: int) -> psycopg.Connection:
        """Open a connection that commits each statement."""
        return psycopg.connect(self.url(database), autocommit=True, **options)

    @contextmanager
    def database(self, *, empty: bool = False) -> Iterator[str]:
        """Make a fresh database with our schema, or without anything in it; yield its URL and drop it in the end."""
        url = self.new_database("template0" if empty else None)
        try:
            yield url
        finally:
            with suppress(psycopg.OperationalError), self.connect(connect_timeout=2) as connection:
                connection.execute(f'DROP DATABASE "{make_url(url).database}" WITH (FORCE)')

    def new_database(self, template: str | None = None) -> str:
        """Make a database, a copy of our schema or of another template; return its URL."""
        self._made += 1
        name = f"bastide_{self._made}"
        with self.connect() as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template or self._template()}"')
        return self.url(name)

    def _template(self) -> str:
        if not self._has_template:
            with self.connect() as connection:
                connection.execute(f'CREATE DATABASE "{self._TEMPLATE}" TEMPLATE template0')
            engine = open_engine(self.url(self._TEMPLATE), writes=True)
            migrate(engine)
            engine.dispose()
            self._has_template = True
        return self._TEMPLATE


class Redis(Daemon):
    """A Redis that keeps nothing on disk."""

    name = "redis"

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://{HOST}:{self.port}/0"

    def command(self) -> list[str]:
        return [
            debian.need("redis-server"),
            "--port",
            str(self.port),
            "--bind",
            HOST,
            "--save",
            "",
            "--appendonly",
            "no",
        ]

    def answers(self) -> bool:
        try:
            with redis.Redis(port=self.port, socket_timeout=2, retry=None) as client:
                return bool(client.ping())
        except (redis.ConnectionError, redis.TimeoutError):
            return False


@cache
def shared_postgresql() -> PostgreSQL:
    """A PostgreSQL for all tests of this process, which leave it running."""
    server = PostgreSQL()
    atexit.register(server.discard)
    server.start()
    return server


@cache
def usual_database(data: Path) -> str:
    """The database of a server with this data folder, if a test doesn't say: empty for SQLite.

    With BASTIDE_TEST_DATABASE=postgresql it is one on PostgreSQL, the same for all servers that share the folder.
    """
    wanted = os.environ.get("BASTIDE_TEST_DATABASE", "sqlite")
    assert wanted in ("sqlite", "postgresql"), wanted
    return shared_postgresql().new_database() if wanted == "postgresql" else ""


def free_port() -> int:
    """Return a port on which nothing listens and that no outgoing connection will be given."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind((HOST, port))
            return port


def _children(process: int) -> list[int]:
    """Return the children of a process, where the system tells them."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def _run_as(user: str | None, *command: str) -> None:
    group = None if user is None else pwd.getpwnam(user).pw_gid
    done = subprocess.run(
        command,
        user=user,
        group=group,
        extra_groups=None if user is None else [],
        cwd="/",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
