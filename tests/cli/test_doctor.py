"""`bastide doctor`: one line for each check, and the worst of them as exit code."""

import re
import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide.cli import bastide
from tests.server.inside import with_services
from tests.server.postbox import PASSWORD, SENDER, USER, Certificate, Postbox
from tests.servers import PostgreSQL, Redis

SECRET = "0123456789abcdef" * 4


def examine(*options: str, **environment: str) -> tuple[int, list[str]]:
    """Return the exit code and the lines of the report."""
    result = CliRunner().invoke(bastide, ["doctor", *options], env=environment, obj="en")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output.splitlines()


def complaints(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("✓")]


async def nothing(_: object) -> None: ...


def test_a_new_server_is_fine_and_nothing_is_created(tmp_path: Path) -> None:
    code, lines = examine("--data", str(tmp_path / "data"))
    assert code == 0 and "✓ There is no database yet. The server creates one when it starts." in lines
    assert not (tmp_path / "data").exists()


def test_what_is_wrong_on_a_machine_is_said(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with_services(data, nothing, database="")
    assert examine("--data", str(data))[0] == 0
    data.chmod(0o755)
    secret = tmp_path / "secret"
    secret.write_text("short")
    code, lines = examine(
        *("--data", str(data), "--secret-file", str(secret), "--host", "0.0.0.0", "--metrics-host", "0.0.0.0"),
        *("--metrics-port", "9100", "--workers", "database"),
        FORWARDED_ALLOW_IPS="*",
    )
    assert code == 2
    assert [line.partition(".")[0] for line in complaints(lines)] == [
        f"! Others can read {data}",
        "✗ The secret is too short: it needs at least 32 bytes",
        "✗ No worker is alive, so no bot moves",
        "! FORWARDED_ALLOW_IPS lets anyone claim any address, and so evade every limit",
        "! 0",
        "! Anyone who reaches 0",
    ]


def test_a_damaged_database_is_found(tmp_path: Path) -> None:
    (tmp_path / "bastide.sqlite").write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    tmp_path.chmod(0o700)
    (tmp_path / "bastide.sqlite").chmod(0o600)
    code, lines = examine("--data", str(tmp_path))
    assert code == 2 and "The database is damaged" in complaints(lines)[0]
    (tmp_path / "bastide.sqlite").unlink()
    with_services(tmp_path, nothing, database="")
    with sqlite3.connect(tmp_path / "bastide.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    code, lines = examine("--data", str(tmp_path))
    assert code == 2 and "a newer version of Bastide" in complaints(lines)[0]


@pytest.mark.parametrize("bus", ["notify", "redis"])
def test_a_cluster_is_checked(tmp_path: Path, postgresql: PostgreSQL, redis: Redis, bus: str) -> None:
    with postgresql.database() as url:
        shared = {"BASTIDE_DATABASE": url, "BASTIDE_SECRET": SECRET, "BASTIDE_DATA": str(tmp_path / "unused")}
        shared["BASTIDE_BUS"] = redis.url if bus == "redis" else ""
        code, lines = examine(**shared)
        assert (code, complaints(lines)) == (0, [])
        assert [line for line in lines if re.match(r"✓ Processes hear from each other: a message took \d+ ms\.", line)]
        with_services(tmp_path, nothing, database=url, secret="another" * 8)
        assert [line.partition(",")[0] for line in complaints(examine(**shared)[1])] == [
            "✗ The servers on this database sign cookies with another key"
        ]
        shown = url.replace("bastide@", "bastide:hunter2@")
        alone, told = complaints(examine("--database", shown, **{**shared, "BASTIDE_SECRET": ""})[1])
        assert alone.startswith("! The key that signs cookies is this machine's own.")
        assert told.startswith("! The database's password is on the command line") and "hunter2" not in told
    code, lines = examine(**shared)
    assert code == 2 and complaints(lines)[0].startswith("✗ Can't open the database")
    assert examine(**{**shared, "BASTIDE_BUS": "redis://127.0.0.1:1"})[0] == 2


def test_mail_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = ("--data", str(tmp_path / "data"))
    assert any(line.startswith("✓ No mail is sent") for line in examine(*data)[1])
    assert complaints(examine(*data, "--smtp-host", "127.0.0.1")[1])[0].startswith("✗ --smtp-host needs --mail-sender")
    certificate, password = Certificate(tmp_path), tmp_path / "password"
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    password.write_text(PASSWORD)
    password.chmod(0o600)
    with Postbox(certificate) as postbox:
        told = (*data, "--smtp-host", "127.0.0.1", "--smtp-port", str(postbox.port), "--mail-sender", SENDER)
        site = ("--host-name", "play.example.org", "--behind-tls")
        user = ("--smtp-user", USER, "--smtp-password-file", str(password))
        code, lines = examine(*told, *user, *site)
        assert (code, complaints(lines)) == (0, [])
        assert "✓ The SMTP server 127.0.0.1 takes mail, and links in it lead to https://play.example.org." in lines
        code, lines = examine(*told, "--smtp-user", USER, *site, BASTIDE_SMTP_PASSWORD="not this one")
        assert code == 2 and "(SMTPAuthenticationError 535)" in complaints(lines)[0]
        password.chmod(0o644)
        code, lines = examine(*told, *user)
        assert code == 1
        readable, links = complaints(lines)
        assert readable.startswith("! Others can read") and links.startswith("! Links in mail lead to http://127.0.0.1")
    code, lines = examine(*told, *user)
    assert code == 2 and PASSWORD not in str(lines)
