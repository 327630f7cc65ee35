"""Checks a configuration: what a server would find with it, and what to do about it. Nothing is changed or created."""

import asyncio
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import ip_address
from pathlib import Path

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from bastide.core.errors import Argument, BastideError, system_reason
from bastide.server.backup import DATABASE, KEY, readable
from bastide.server.config import DATABASE as APART
from bastide.server.config import Config, fingerprint
from bastide.server.connections import file_limit
from bastide.server.http.pages import is_built
from bastide.server.jobs.roll import BEAT_SECONDS
from bastide.server.store import jobs, presence
from bastide.server.store.database import newest_revision, open_engine, revision
from bastide.server.tables.bus import make_bus
from bastide.words import LocalizedError

OLDEST_POSTGRESQL = 15
FEW_FILES = 4096
"""Each player needs one connection; below this, a club's evening could be too much."""
CLOCK_SECONDS = 2.0
"""By how much the clocks of two machines may differ."""
HEARING_SECONDS = 5.0
"""How long a message may take over the bus."""


class Level(IntEnum):
    """How bad a finding is; the worst one is the exit code."""

    GOOD = 0
    DOUBTFUL = 1
    BAD = 2


class Note(LocalizedError):
    """What was found, and what to do."""

    prefix = "doctor"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    level: Level
    said: BastideError


def good(key: str, /, **arguments: Argument) -> Finding:
    """All is well."""
    return Finding(Level.GOOD, Note(key, **arguments))


def doubtful(key: str, /, **arguments: Argument) -> Finding:
    """It works, but not as well or as safely as it could."""
    return Finding(Level.DOUBTFUL, Note(key, **arguments))


def bad(key: str, /, **arguments: Argument) -> Finding:
    """A server would not work."""
    return Finding(Level.BAD, Note(key, **arguments))


def examine(config: Config, environment: Mapping[str, str], *, told_on_command_line: bool = False) -> Iterator[Finding]:
    """Yield what there is to say about a configuration, check by check.

    `told_on_command_line`: whether that is where the address of the database comes from.
    """
    yield from _folder(config)
    yield from _key(config)
    yield from _database(config, told_on_command_line=told_on_command_line)
    yield from _pages()
    yield from _files()
    yield from _proxies(config, environment)


# Files


def _folder(config: Config) -> Iterator[Finding]:
    """The data folder, if anything is kept there."""
    if config.database and _has_shared_key(config):
        yield good("folder-unused")
    elif not config.data.exists():
        parent = next(folder for folder in config.data.absolute().parents if folder.exists())
        fine = os.access(parent, os.W_OK)
        yield good("folder-new", folder=str(config.data)) if fine else bad("folder-closed", folder=str(parent))
    elif not os.access(config.data, os.R_OK | os.W_OK | os.X_OK):
        yield bad("folder-closed", folder=str(config.data))
    else:
        private = (config.data, config.data / DATABASE, config.data / KEY)
        shown = [path for path in private if path.exists() and _others_can_read(path)]
        yield from (doubtful("readable", path=str(path)) for path in shown)
        if not shown:
            yield good("folder", folder=str(config.data))


def _others_can_read(path: Path) -> bool:
    return bool(path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO))


def _has_shared_key(config: Config) -> bool:
    return bool(config.secret) or config.secret_file is not None


def _key(config: Config) -> Iterator[Finding]:
    """The key that signs cookies."""
    if not _has_shared_key(config):
        yield doubtful("key-not-shared") if config.database else good("key-in-folder")
        return
    try:
        config.cookie_key()
    except LocalizedError as error:
        yield Finding(Level.BAD, error)
        return
    if config.secret_file is not None and _others_can_read(config.secret_file):
        yield doubtful("readable", path=str(config.secret_file))
    else:
        yield good("key-shared")


def _pages() -> Iterator[Finding]:
    yield good("pages") if is_built() else doubtful("no-pages")


def _files() -> Iterator[Finding]:
    """How many files the process may open."""
    limit = file_limit()
    yield good("files", limit=limit) if limit >= FEW_FILES else doubtful("few-files", limit=limit, enough=FEW_FILES)


# The network


def _proxies(config: Config, environment: Mapping[str, str]) -> Iterator[Finding]:
    """Whom the server believes, and who can reach it how."""
    trusted = environment.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    yield doubtful("trusts-everyone") if "*" in trusted else good("trusts", addresses=trusted)
    if not _is_local(config.host):
        yield good("behind-tls") if config.behind_tls else doubtful("no-tls", host=config.host)
    if config.metrics_port and not _is_local(config.metrics_host):
        yield doubtful("metrics-shown", address=f"{config.metrics_host}:{config.metrics_port}")


def _is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


# The database, and what hangs on it


def _database(config: Config, *, told_on_command_line: bool) -> Iterator[Finding]:
    if not config.database and not (config.data / DATABASE).is_file():
        yield good("database-new")
        return
    try:
        engine = open_engine(config.database_url(), writes=False)
    except LocalizedError as error:
        yield Finding(Level.BAD, error)
        return
    try:
        if told_on_command_line and engine.url.password:
            yield doubtful("password-shown")
        with engine.connect() as connection:
            healthy = True
            for finding in _store(connection, config):
                healthy = healthy and finding.level is not Level.BAD
                yield finding
            if healthy:
                yield from _schema(connection, config)
        if healthy:
            yield from _bus(config, engine)
    except DBAPIError as error:
        yield Finding(Level.BAD, LocalizedError("database-closed", reason=_first_line(error)))
    finally:
        engine.dispose()


def _first_line(error: DBAPIError) -> str:
    return str(error.orig).strip().partition("\n")[0]


def _store(connection: Connection, config: Config) -> Iterator[Finding]:
    """Version, soundness and clock of the database."""
    if connection.dialect.name == "postgresql":
        version = connection.exec_driver_sql("SHOW server_version").scalar_one().split()[0]
        new_enough = int(version.partition(".")[0]) >= OLDEST_POSTGRESQL
        note, oldest = (good, {}) if new_enough else (bad, {"oldest": OLDEST_POSTGRESQL})
        yield note("postgresql" if new_enough else "postgresql-old", version=version, **oldest)
        there = connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()
        yield _clock(abs(float(there) - time.time()))
    elif connection.dialect.name == "sqlite" and not config.database:
        yield good("sqlite") if _is_sound(config.data / DATABASE) else bad("sqlite-damaged")


def _clock(difference: float) -> Finding:
    seconds = round(difference, 1)
    return good("clock") if difference <= CLOCK_SECONDS else doubtful("clock-differs", seconds=str(seconds))


def _is_sound(file: Path) -> bool:
    try:
        with closing(sqlite3.connect(readable(file), uri=True)) as database:
            return bool(database.execute("PRAGMA quick_check").fetchone()[0] == "ok")
    except sqlite3.Error:
        return False


def _schema(connection: Connection, config: Config) -> Iterator[Finding]:
    """The tables in the database, and what running servers and workers have left there."""
    there, ours = revision(connection), newest_revision()
    if there is None:
        yield good("schema-new")
    elif there != ours:
        yield doubtful("schema-older") if there < ours else bad("schema-newer")
    else:
        yield good("schema")
        yield from _others(connection, config)


def _others(connection: Connection, config: Config) -> Iterator[Finding]:
    if _has_shared_key(config):
        known = presence.key_print(connection)
        if known not in (None, fingerprint(config.cookie_key())):
            yield bad("key-differs")
    if config.workers == APART:
        yield good("workers") if _a_worker_is_alive(connection) else bad("no-workers")


def _a_worker_is_alive(connection: Connection) -> bool:
    """Whether a worker's count of heartbeats grows."""
    before = jobs.census(connection).beats
    connection.rollback()
    deadline = time.monotonic() + 3 * BEAT_SECONDS
    while before and time.monotonic() < deadline:
        time.sleep(BEAT_SECONDS / 4)
        now = jobs.census(connection).beats
        connection.rollback()
        if any(count != before.get(worker) for worker, count in now.items()):
            return True
    return False


def _bus(config: Config, engine: Engine) -> Iterator[Finding]:
    """Whether processes hear from each other."""
    if config.alone:
        yield good("alone")
        return
    try:
        seconds = asyncio.run(_send_and_hear(config, engine))
    except LocalizedError as error:
        yield Finding(Level.BAD, error)
        return
    except OSError as error:
        yield Finding(Level.BAD, system_reason(error))
        return
    if seconds is None:
        is_redis = config.bus.startswith("redis")
        yield bad("redis-silent" if is_redis else "notify-silent")
    else:
        yield good("bus", milliseconds=round(seconds * 1000))


class _Ear:
    """A subscriber that waits for one topic."""

    def __init__(self, topic: str) -> None:
        self._topic = topic
        self.heard = asyncio.Event()

    def reached(self) -> Mapping[str, int]:
        return {}

    def wake(self, topic: str, _: int) -> None:
        if topic == self._topic:
            self.heard.set()


async def _send_and_hear(config: Config, engine: Engine) -> float | None:
    """Send a message from one bus to another, as two processes would; return the seconds it took, if it arrived."""
    mouth, listening = (make_bus(config.bus, engine, config.tail_seconds) for _ in range(2))
    announce: Callable[[Connection, Mapping[str, int]], None] | None = getattr(mouth, "announce", None)
    if not hasattr(listening, "hears"):  # polling: whoever can read the database hears
        return 0.0
    topic = f"doctor-{os.getpid()}"
    ear = _Ear(topic)
    listening.subscribe(ear)
    await mouth.start()
    await listening.start()
    began = time.monotonic()
    try:
        while time.monotonic() < began + HEARING_SECONDS:
            sent = time.monotonic()
            if announce is None:
                mouth.publish({topic: 1})
            else:
                with engine.begin() as connection:
                    announce(connection, {topic: 1})
            try:
                await asyncio.wait_for(ear.heard.wait(), 0.5)
            except TimeoutError:  # it may not have listened yet
                continue
            return time.monotonic() - sent
        return None
    finally:
        await mouth.stop()
        await listening.stop()
