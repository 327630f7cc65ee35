"""`bastide serve --open`: opens a browser if there is one, and works without."""

import socket
import threading
import webbrowser

import pytest

from bastide.cli.browser import open_when_ready


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
