"""`bastide admin` answers a mistake in one sentence, with exit code 2, and changes nothing."""

import io
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide import words
from bastide.cli import bastide, main
from bastide.server.people.account_store import register
from bastide.server.people.administration import Act, find
from bastide.server.store import people
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.people import Person
from bastide.words import LocalizedError


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A data folder with two accounts, and a guest whose id somebody would like to be taken for."""
    engine = open_engine(f"sqlite:///{tmp_path / 'bastide.sqlite'}", writes=True)
    migrate(engine)
    with engine.begin() as connection:
        for id_, name in (("a1", "Anna"), ("b2", "Berta"), ("guest77", "Gast")):
            people.create(connection, Person(id_, name), time.time())
        for id_, name in (("a1", "Anna"), ("b2", "guest77")):
            register(connection, id_, name, "x")
    engine.dispose()
    return tmp_path


def run(place: Path, *arguments: str) -> tuple[int, str]:
    """Run the command as a shell does; return the exit code and what it says."""
    command = [str(Path(sys.executable).with_name("bastide")), "admin", *arguments, "--data", str(place)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout + done.stderr


def test_mistakes_are_answered_in_a_sentence(place: Path) -> None:
    """One run through the shell; the other sentences come from the same place."""
    code, said = run(place, "mute", "Nobody", "--reason", "Spam.", "--language", "en")
    assert code == 2 and said.count("\n") == 1 and said.startswith("There is nobody called “Nobody”.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["mute", "Anna"], "Say why: add --reason"),
        (["ban", "Anna", "--reason", " "], "A reason has 1 to 500 characters."),
        (["unmute", "Anna", "--reason", "x"], "Anna is not muted."),
        (["unban", "Anna", "--reason", "x"], "Anna is not banned."),
        (["rename", "Anna", "guest77", "--reason", "x"], "The name “guest77” is taken"),
        (["rename", "Anna", "A", "--reason", "x"], "NAME"),
        (["delete", "Anna", "--reason", "x"], "Anna was not deleted."),
        (["report", "nothing"], "nothing"),
        (["settle", "nothing", "--reason", "x"], "nothing"),
        (["mute", "id:nobody", "--reason", "x"], "There is nobody called “id:nobody”."),
    ],
)
def test_every_mistake_has_its_sentence(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["bastide", "admin", *arguments, "--data", str(place), "--language", "en"])
    monkeypatch.setattr(sys, "stdin", io.StringIO())  # no terminal to ask at
    with pytest.raises(SystemExit) as ended:
        main()
    shown = capsys.readouterr().err
    assert ended.value.code == 2 and said in shown and shown.count("\n") == 1
    assert audit(place) == []


def audit(place: Path) -> list[dict[str, object]]:
    listed = CliRunner().invoke(bastide, ["admin", "list", "audit", "--json", "--data", str(place)])
    kept: list[dict[str, object]] = json.loads(listed.output)
    return kept


def test_nobody_passes_for_another_by_a_name_like_an_id(place: Path) -> None:
    """An account is called like a guest's id: the name means the account, the id the guest."""
    engine = open_engine(f"sqlite:///{place / 'bastide.sqlite'}", writes=True)
    with engine.begin() as connection:
        assert find(connection, "guest77").id == "b2" and find(connection, "id:guest77").id == "guest77"
        act = Act("Olga", "Spam.", time.time())
        act.mute(connection, find(connection, "id:guest77"), None)
    engine.dispose()
    assert [(one["person"], one["name"]) for one in audit(place)] == [("guest77", "Gast")]


def test_a_reason_is_bounded() -> None:
    for reason in ("", " ", "x" * 501):
        with pytest.raises(LocalizedError) as refused:
            Act("Olga", reason, 0.0)
        assert words.error(refused.value, "en") == "A reason has 1 to 500 characters."
