"""Backups: one taken while moves are being made, and a server that continues from it."""

import random
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from bastide.server.backup import CannotKeep, backup, restore
from tests.server import database
from tests.server.client import Client, started
from tests.server.people.test_accounts import PASSWORD, account
from tests.server.process import Server, bastide


@pytest.fixture
def restored(tmp_path: Path) -> Path:
    return tmp_path / "restored"


@pytest.mark.one_process  # PostgreSQL has its own backups
def test_a_backup_made_during_play_has_every_acknowledged_move(server: Server, tmp_path: Path, restored: Path) -> None:
    file = tmp_path / "kept.sqlite"
    with started(server, 2, "kingdom-builder") as table, ExitStack() as at_the_end:
        anna = account(server, client=table.clients[0])
        table.streams[0] = at_the_end.enter_context(anna.watch(table.id))  # the account's session is another one
        rng = random.Random(1)
        acknowledged = 0

        def move() -> None:
            nonlocal acknowledged
            for mover in [stream for stream in table.streams if stream.settle().get("moves")]:
                mover.played(rng.choice(mover.now["moves"]))
                acknowledged += 1

        for _ in range(10):
            move()
        done: list[int] = []
        before = acknowledged
        backing = threading.Thread(
            target=lambda: done.append(bastide("backup", "--data", str(server.data), str(file)).returncode)
        )
        backing.start()
        while backing.is_alive():
            move()
            time.sleep(0.01)  # the game should last longer than the backup
        backing.join()
        assert done == [0]
        assert acknowledged > before, "void: no move was made meanwhile"
        cookie = anna.http.cookies["bastide"]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    made = bastide("restore", str(file), "--data", str(restored))
    assert made.returncode == 0, made.stderr
    with Server(restored, bot_pace=0, alone=True) as copy:
        kept = database.moves(copy, table.id)
        assert before <= len(kept) <= acknowledged
        assert kept == database.moves(server, table.id)[: len(kept)]
        again = Client(copy, "Somebody")
        again.http.cookies.clear()
        again.http.cookies.set("bastide", cookie)  # sessions are still valid
        assert again.get("/api/me")["id"] == anna.id
        assert again.facts(table.id)["yours"] == [0]
        assert Client(copy).post("/api/session", {"name": anna.nickname, "password": PASSWORD})["id"] == anna.id
        with again.watch(table.id) as stream:
            stream.settle()
            if stream.now.get("moves"):
                assert stream.move(stream.now["moves"][0])["type"] == "accepted"


def refused(work: Callable[[], object]) -> str:
    """Return the one-sentence error that the command prints before it exits with code 2."""
    with pytest.raises(CannotKeep) as error:
        work()
    sentence = str(error.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


@pytest.mark.one_process  # PostgreSQL has its own backups
def test_nothing_is_overwritten(server: Server, tmp_path: Path, restored: Path) -> None:
    file = tmp_path / "kept.sqlite"
    backup(server.data, file)
    content = file.read_bytes()
    assert refused(lambda: backup(server.data, file)) == f"{file} already exists. Choose another name."
    assert file.read_bytes() == content
    restore(file, restored)
    (restored / "bastide.sqlite").write_bytes(b"precious")
    done = bastide("restore", str(file), "--data", str(restored))
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and "already" in done.stderr
    assert (restored / "bastide.sqlite").read_bytes() == b"precious"


def test_a_file_that_is_not_a_backup_is_refused(tmp_path: Path, restored: Path) -> None:
    nonsense = tmp_path / "nonsense"
    nonsense.write_bytes(b"SQLite format 3\x00" + bytes(5000))
    assert "not a Bastide backup" in refused(lambda: restore(nonsense, restored))
    assert "no file" in refused(lambda: restore(tmp_path / "missing", restored))
    assert refused(lambda: backup(tmp_path, tmp_path / "kept")).endswith("Name the data folder with --data.")
    sqlite3.connect(tmp_path / "bastide.sqlite").close()
    for nowhere in ("no folder", "nonsense"):
        assert "Can't write" in refused(lambda name=nowhere: backup(tmp_path, tmp_path / name / "kept"))
    assert not restored.exists() and not (tmp_path / "kept").exists()


def test_for_postgresql_its_own_tools_are_named(tmp_path: Path) -> None:
    url, file = "postgresql://nobody@localhost/nothing", str(tmp_path / "kept")
    for command, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        refused = bastide(command, file, "--data", str(tmp_path), "--database", url)
        assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
        assert tool in refused.stderr
