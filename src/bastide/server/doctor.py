"""Checks a configuration: what a server would find with it, and what to do about it. Nothing is changed or created."""

import asyncio
import os
import stat
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from bastide.server.backup import DATABASE, KEY
from bastide.server.config import DATABASE as APART
from bastide.server.config import NO_TLS, Config, fingerprint
from bastide.server.connections import file_limit
from bastide.server.http.pages import is_built
from bastide.server.jobs.roll import BEAT_SECONDS
from bastide.server.mail.smtp import NotNow, SmtpServer
from bastide.server.store import jobs, presence, soundness
from bastide.server.store.database import NoDatabase, first_line, is_damage, newest_revision, open_engine, revision
from bastide.server.tables.bus import make_bus
from bastide.words import LocalizedError

OLDEST_POSTGRESQL = 15
FEW_FILES = 4096
"""Each player needs one connection; below this, a club's evening could be too much."""
CLOCK_SECONDS = 2.0
"""By how much the clocks of two machines may differ."""
POLLING = "tail"
HEARING_SECONDS = 5.0
"""How long a message may take over the bus."""


class Level(IntEnum):
    """How bad a finding is; the worst one is the exit code."""

    GOOD = 0
    DOUBTFUL = 1
    BAD = 2


@dataclass(frozen=True, slots=True)
class Note:
    """What was found, and what to do: the text `doctor-<key>`."""

    key: str
    arguments: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    level: Level
    said: Note | LocalizedError


def good(key: str, /, **arguments: str | int) -> Finding:
    """All is well."""
    return Finding(Level.GOOD, Note(key, arguments))


def doubtful(key: str, /, **arguments: str | int) -> Finding:
    """It works, but not as well or as safely as it could."""
    return Finding(Level.DOUBTFUL, Note(key, arguments))


def bad(key: str, /, **arguments: str | int) -> Finding:
    """A server would not work."""
    return Finding(Level.BAD, Note(key, arguments))


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
    yield from _mail(config)


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


def _shared_key(config: Config) -> bytes | None:
    """Return the key that is configured, if it can be used."""
    with suppress(LocalizedError):
        return config.cookie_key() if _has_shared_key(config) else None
    return None


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


# Mail


def _mail(config: Config) -> Iterator[Finding]:
    """Whether the SMTP server takes mail, and whether people can open the links in it."""
    if not config.smtp_host:
        yield good("mail-off")
        return
    try:
        smtp = SmtpServer.of(config)
        assert smtp is not None
        asyncio.run(smtp.check())
    except LocalizedError as error:
        yield Finding(Level.BAD, error)
        return
    except NotNow as error:
        yield bad("mail-failed", host=config.smtp_host, reason=str(error))
        return
    url = config.site_url()
    yield good("mail", host=smtp.host, url=url)
    if config.smtp_password_file is not None and _others_can_read(config.smtp_password_file):
        yield doubtful("readable", path=str(config.smtp_password_file))
    if smtp.security == NO_TLS and not _is_local(smtp.host):
        yield doubtful("mail-open", host=smtp.host)
    if not url.startswith("https:") or _is_local(urlsplit(url).hostname or ""):
        yield doubtful("mail-links", url=url)


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
            yield from _store(connection)
            yield from _schema(connection, config)
        yield from _bus(config, engine)
    except NoDatabase as error:
        yield Finding(Level.BAD, error)
    except DBAPIError as error:
        key = "database-damaged" if is_damage(error) else "database-closed"
        yield Finding(Level.BAD, NoDatabase(key, reason=first_line(error)))
    finally:
        engine.dispose()


def _store(connection: Connection) -> Iterator[Finding]:
    """Version and clock of the database."""
    if connection.dialect.name != "postgresql":
        return
    version = str(connection.exec_driver_sql("SHOW server_version").scalar_one()).split()[0]
    if int(version.partition(".")[0]) < OLDEST_POSTGRESQL:
        yield bad("postgresql-old", version=version, oldest=OLDEST_POSTGRESQL)
    else:
        yield good("postgresql", version=version)
    there = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
    difference = abs(there - time.time())
    yield good("clock") if difference <= CLOCK_SECONDS else doubtful("clock-differs", seconds=f"{difference:.0f}")


def _schema(connection: Connection, config: Config) -> Iterator[Finding]:
    """The tables in the database, and what running servers and workers have left there."""
    there, ours = revision(connection) or "", newest_revision()
    if there > ours:
        raise NoDatabase("database-newer", found=there, known=ours)
    if there < ours:
        yield doubtful("schema-older") if there else good("schema-new")
        return
    soundness.check(connection.engine)
    yield good("schema")
    yield from _others(connection, config)


def _others(connection: Connection, config: Config) -> Iterator[Finding]:
    key = _shared_key(config)
    if key is not None and presence.key_print(connection) not in (None, fingerprint(key)):
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
    chosen = config.bus or ("notify" if engine.dialect.name == "postgresql" else POLLING)
    if chosen == POLLING:
        yield good("polling")
        return
    try:
        seconds = asyncio.run(_send_and_hear(config, engine))
    except LocalizedError as error:
        yield Finding(Level.BAD, error)
        return
    if seconds is None:
        yield bad("notify-silent" if chosen == "notify" else "redis-silent")
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
    news = {f"doctor-{os.getpid()}": 1}
    ear = _Ear(*news)
    listening.subscribe(ear)
    await mouth.start()
    await listening.start()
    began = time.monotonic()
    try:
        while time.monotonic() < began + HEARING_SECONDS:
            sent = time.monotonic()
            with engine.connect() as connection, connection.begin():
                mouth.announce(connection, news)
            mouth.publish(news)
            try:
                await asyncio.wait_for(ear.heard.wait(), 0.5)
            except TimeoutError:  # it may not have listened yet
                continue
            return time.monotonic() - sent
        return None
    finally:
        await mouth.stop()
        await listening.stop()
