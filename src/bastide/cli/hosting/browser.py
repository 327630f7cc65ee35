"""Opens the browser, if there is one."""

import contextlib
import socket
import threading
import time
import webbrowser

PATIENCE = 30.0
"""How many seconds to wait for the server to start."""

_STEP = 0.1


def open_when_ready(host: str, port: int) -> None:
    """Open the lobby as soon as the server answers. Without a browser, the printed address is enough."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is webbrowser.GenericBrowser:  # a browser in the terminal, which the server needs for itself
        return
    reachable = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    threading.Thread(target=_wait_and_open, args=(browser, reachable, port), daemon=True).start()


def written(host: str) -> str:
    """Return a host as written in a URL: an IPv6 address goes in brackets."""
    return f"[{host}]" if ":" in host else host


def _wait_and_open(browser: webbrowser.BaseBrowser, host: str, port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
            browser.open(f"http://{written(host)}:{port}")
            return
        time.sleep(_STEP)
