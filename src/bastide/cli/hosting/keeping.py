"""`bastide backup`, `restore`, `reports`, `prune` and `ratings`: an operator's work with the data of a server."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from bastide import words
from bastide.cli.common import as_json, echo_json
from bastide.cli.wording import command, option
from bastide.server import backup as keeping
from bastide.server.config import Config
from bastide.server.people import reports as kept
from bastide.server.people.recorder import recompute
from bastide.server.store import pruning
from bastide.server.store.database import migrate, open_engine
from bastide.words import LocalizedError

PAUSE_SECONDS = 0.05
_folder = click.Path(path_type=Path, file_okay=False)
data = option("--data", type=_folder, default=Path("bastide-data"), show_default=True, envvar="BASTIDE_DATA")
database = option("--database", default="", envvar="BASTIDE_DATABASE")


@command
@data
@database
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def backup(data: Path, database: str, file: Path, language: str) -> None:
    """Copy all data of a server into FILE, while it runs. For SQLite; PostgreSQL has its own tools."""
    if _is_postgresql(database):
        raise LocalizedError("backup-of-postgresql", folder=str(data))
    size = keeping.backup(data, file)
    click.echo(words.say("cli-backed-up", language, {"file": str(file), "bytes": size}))


@command
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@option("--data", type=_folder, required=True)
@database
def restore(file: Path, data: Path, database: str, language: str) -> None:
    """Make a data folder from a backup."""
    if _is_postgresql(database):
        raise LocalizedError("restore-to-postgresql", folder=str(data))
    keeping.restore(file, data)
    click.echo(words.say("cli-restored", language, {"folder": str(data)}))


def _is_postgresql(url: str) -> bool:
    """Whether a database has tools of its own for this."""
    return url.startswith("postgres")


@contextmanager
def engines(data: Path, url: str) -> Iterator[tuple[Any, Any]]:
    """The database, migrated, for reading and for writing."""
    config = Config(data, database=url)
    if not url and not (data / "bastide.sqlite").is_file():
        raise LocalizedError("no-database", folder=str(data))
    engines = [open_engine(config.database_url(), writes=writes) for writes in (False, True)]
    try:
        migrate(engines[1])
        yield engines[0], engines[1]
    finally:
        for engine in engines:
            engine.dispose()


@command
@click.argument("report", required=False)
@data
@database
@as_json
def reports(report: str | None, data: Path, database: str, as_json: bool, language: str) -> None:
    """List the problems that people reported, or write one REPORT in full as JSON."""
    with engines(data, database) as (reading, _), reading.begin() as connection:
        if report is not None:
            found = kept.exported(connection, report)
            if found is None:
                raise LocalizedError("no-such-report", report=report)
            echo_json(found)
            return
        rows = kept.listed(connection)
    if as_json:
        echo_json([{**row._mapping} for row in rows])
        return
    if not rows:
        click.echo(words.say("cli-no-reports", language))
    for row in rows:
        when = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
        click.echo(f"{row.id}  {when}  {row.game}  {printable(row.text)[:80]}")


def printable(text: str) -> str:
    """Return a text on one line. People may write anything; only printable characters go to the terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


@command
@data
@database
@option("--older-than", type=click.IntRange(1), default=30, show_default=True)
@option("--finished", is_flag=True)
@option("--dry-run", is_flag=True)
def prune(data: Path, database: str, older_than: int, finished: bool, dry_run: bool, language: str) -> None:
    """Remove guests' unfinished tables and uploads that have been idle for long, while the server runs."""
    policy = pruning.Policy(time.time() - older_than * pruning.DAY, finished)
    removed: pruning.Removed = Counter()
    with engines(data, database) as (reading, writing):
        if dry_run:
            with reading.begin() as connection:
                removed = pruning.count(connection, policy)
        while not dry_run:
            with writing.begin() as connection:
                some = pruning.remove_some(connection, policy)
            if not some:
                break
            removed += some
            time.sleep(PAUSE_SECONDS)  # let the server write
    counts = {kind: removed[kind] for kind in (pruning.UNFINISHED, pruning.UPLOADS, pruning.FINISHED, pruning.GUESTS)}
    click.echo(words.say("cli-would-prune" if dry_run else "cli-pruned", language, counts))


@command
@data
@database
def ratings(data: Path, database: str, language: str) -> None:
    """Recompute all results, ratings and achievements from the logs of finished games."""
    with engines(data, database) as (reading, writing):
        games = recompute(reading, writing)
    click.echo(words.say("cli-counted", language, {"games": games}))
