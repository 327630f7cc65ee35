"""Backing up everything a server stores to one file, while it runs, and restoring it."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bastide.core.errors import Argument, system_reason
from bastide.words import LocalizedError

DATABASE, KEY = "bastide.sqlite", "cookie.key"
WRITE_AHEAD = f"{DATABASE}-wal"


class CannotKeep(LocalizedError):
    """Why a backup or its restoration failed: one sentence."""


def backup(data: Path, file: Path) -> int:
    """Copy the database and the cookie key into `file`; return its size in bytes.

    This is SQLite's online backup: the server goes on writing. Every move acknowledged before it began is in it.
    """
    source = data / DATABASE
    if not source.is_file():
        raise CannotKeep("no-database", folder=str(data))
    if file.exists():
        raise CannotKeep("file-exists", file=str(file))
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(source, timeout=30)) as there, closing(sqlite3.connect(draft)) as copy:
            there.backup(copy)  # all pages in one step: with several, each move would start it over
            copy.execute("CREATE TABLE carried (name TEXT PRIMARY KEY, content BLOB NOT NULL)")
            key = data / KEY
            if key.is_file():
                copy.execute("INSERT INTO carried VALUES (?, ?)", (KEY, key.read_bytes()))
            copy.commit()
            copy.execute("PRAGMA journal_mode=DELETE")
        _check(draft)
        draft.rename(file)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            draft.unlink()
        raise CannotKeep("backup-failed", file=str(file), reason=_why(error)) from None
    return file.stat().st_size


def restore(file: Path, data: Path) -> None:
    """Create a data folder from a backup; existing files are never overwritten."""
    if not file.is_file():
        raise CannotKeep("no-such-file", file=str(file))
    for name in (DATABASE, WRITE_AHEAD, KEY):
        if (data / name).exists():
            raise CannotKeep(
                "folder-in-use",
                folder=str(data),
                name=name,
            )
    _check(file)
    os.umask(0o077)
    draft = data / f"{DATABASE}.part"
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        with closing(sqlite3.connect(_readable(file), uri=True)) as kept, closing(sqlite3.connect(draft)) as copy:
            key = kept.execute("SELECT content FROM carried WHERE name = ?", (KEY,)).fetchone()
            kept.backup(copy)
            copy.execute("DROP TABLE carried")
            copy.commit()
        if key is not None:
            (data / KEY).write_bytes(key[0])
        draft.rename(data / DATABASE)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise CannotKeep(
            "restore-failed",
            file=str(file),
            folder=str(data),
            reason=_why(error),
        ) from None


def _check(file: Path) -> None:
    """Raise `CannotKeep` if a file isn't a sound backup."""
    try:
        with closing(sqlite3.connect(_readable(file), uri=True)) as kept:
            sound = kept.execute("PRAGMA quick_check").fetchone()[0] == "ok"
            kept.execute("SELECT name FROM carried").fetchall()
            kept.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error:
        sound = False
    if not sound:
        raise CannotKeep("no-backup", file=str(file))


def _readable(file: Path) -> str:
    return f"{file.resolve().as_uri()}?mode=ro"


def _why(error: OSError | sqlite3.Error) -> Argument:
    return system_reason(error) if isinstance(error, OSError) else str(error).lower()
