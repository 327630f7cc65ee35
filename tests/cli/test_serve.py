"""`bastide serve`: its configuration; and `--open`, which opens a browser if there is one."""

import re
import socket
import threading
import webbrowser
from dataclasses import fields, replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide.cli.hosting.browser import open_when_ready
from bastide.cli.hosting.configuration import OPTIONS, configured
from bastide.cli.wording import command
from bastide.server.config import Config, Limits
from bastide.server.mail.smtp import SmtpServer
from bastide.words import LocalizedError


class Browser:
    """A browser that only records addresses."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.address = ""

    def open(self, address: str) -> None:
        self.address = address
        self.opened.set()


def test_the_lobby_opens_as_soon_as_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: browser)
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        open_when_ready("0.0.0.0", port)
        assert browser.opened.wait(60)
    assert browser.address == f"http://127.0.0.1:{port}"


def test_without_a_browser_the_address_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    before = threading.enumerate()
    open_when_ready("127.0.0.1", 1)
    assert set(threading.enumerate()) <= set(before)


def test_a_browser_for_the_terminal_stays_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("lynx"))
    before = threading.enumerate()
    open_when_ready("127.0.0.1", 1)
    assert set(threading.enumerate()) <= set(before)


def read(environment: dict[str, str], *arguments: str) -> Config:
    """Return the configuration that a command gets from its environment and its options."""
    found: list[Config] = []

    @command
    @configured
    def serve(config: Config, language: str) -> None:
        found.append(config)

    result = CliRunner().invoke(serve, arguments, env=environment)
    assert result.exit_code == 0, result.output
    return found[0]


def test_every_option_can_come_from_the_environment() -> None:
    @command
    @configured
    def serve() -> None: ...

    options = {option.opts[0]: option.envvar for option in serve.params if option.name not in ("help", "language")}
    assert len(options) == len(OPTIONS)
    assert options == {name: "BASTIDE_" + name[2:].replace("-", "_").upper() for name in options}
    told = {"BASTIDE_PORT": "9000", "BASTIDE_ALONE": "1", "BASTIDE_ORIGIN": "https://a.example https://b.example"}
    config = read(told)
    assert (config.port, config.alone, config.origins) == (9000, True, ("https://a.example", "https://b.example"))
    assert read(told, "--port", "9001").port == 9001  # the command line wins


def test_without_options_a_server_has_its_defaults() -> None:
    assert read({}) == Config(Path("bastide-data"))


def test_limits_can_be_changed_one_by_one() -> None:
    limits = read({}, "--limit", "tables-per-person=7", "--limit", "chat-per-table=9").limits
    assert limits == Limits(tables_per_person=7, chat_per_table=9)
    assert read({"BASTIDE_LIMIT": "tables-per-person=7 chat-per-table=9"}).limits == limits
    for wrong in ("tables=7", "tables-per-person", "tables-per-person=-1", "tables-per-person=1e9"):
        with pytest.raises(LocalizedError, match="tables-per-address"):
            raise _error_of(wrong)


def _error_of(limit: str) -> BaseException:
    """Return why a limit is refused."""

    @command
    @configured
    def serve(config: Config, language: str) -> None: ...

    error = CliRunner().invoke(serve, ["--limit", limit]).exception
    assert error is not None
    return error


def test_the_page_lists_every_limit() -> None:
    page = (Path(__file__).parents[2] / "docs" / "host.md").read_text("utf-8")
    listed = dict(re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", page, re.MULTILINE))
    assert listed == {field.name.replace("_", "-"): str(field.default) for field in fields(Limits)}


def test_the_key_that_signs_cookies_can_be_shared(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("0123456789abcdef" * 4 + "\n")
    from_file = read({}, "--data", str(tmp_path), "--secret-file", str(file))
    from_environment = read({"BASTIDE_SECRET": "0123456789abcdef" * 4}, "--data", str(tmp_path))
    assert from_file.cookie_key() == from_environment.cookie_key()
    assert not (tmp_path / "cookie.key").exists()  # nothing is needed in the data folder


def test_no_secret_is_written_by_accident() -> None:
    """A configuration may end in a log or a traceback."""
    told = {"BASTIDE_SECRET": "s3cret" * 8, "BASTIDE_DATABASE": "postgresql://bastide:hunter2@db/bastide"}
    config = read({**told, "BASTIDE_SMTP_PASSWORD": "hunter3"})
    assert config.secret and config.database and config.mail_password() == "hunter3"
    assert not re.search("s3cret|hunter", repr(config))
    smtp = SmtpServer.of(replace(config, smtp_host="mail.example.org", mail_sender="bastide@example.org"))
    assert smtp is not None and smtp.password == "hunter3" and "hunter" not in repr(smtp)
