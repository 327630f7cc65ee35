"""An HTTP server on this machine that keeps every request, and answers as it is told: a push service, or a webhook."""

import json
import ssl
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

LOOPBACK = "127.0.0.0/8"
"""What a server must be allowed to reach for these tests."""


@dataclass(frozen=True)
class Received:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers each POST with the next of `statuses`, or with the last one for ever."""

    def __init__(self, *statuses: int, tls: ssl.SSLContext | None = None, silent_seconds: float = 0.0) -> None:
        self.received: list[Received] = []
        self.statuses = list(statuses or (201,))
        self.silent_seconds = silent_seconds
        self.endless = False
        self.location = ""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                receiver.answer(self)

            def log_message(self, format: str, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.port = self._server.server_port
        if tls is not None:
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def answer(self, asked: BaseHTTPRequestHandler) -> None:
        headers = {name.lower(): value for name, value in asked.headers.items()}
        self.received.append(Received(asked.path, headers, asked.rfile.read(int(headers.get("content-length", "0")))))
        time.sleep(self.silent_seconds)
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        asked.send_response(status)
        if self.location:
            asked.send_header("location", self.location)
        asked.end_headers()
        try:
            while self.endless:
                asked.wfile.write(b"x" * 65_536)
        except OSError:
            self.endless = False  # the other side has hung up

    def wait_for(self, count: int, seconds: float = 15.0) -> list[Received]:
        """Return the first requests, once there are so many."""
        deadline = time.monotonic() + seconds
        while len(self.received) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.received) >= count, f"{len(self.received)} of {count} requests"
        return self.received[:count]


class Browser:
    """The keys of a browser's push subscription."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.p256dh = _encoded(point)

    def subscription(self, endpoint: str, name: str = "Laptop") -> dict[str, Any]:
        """Return what the client sends to the server."""
        return {"endpoint": endpoint, "keys": {"p256dh": self.p256dh, "auth": _encoded(self.auth)}, "name": name}

    def read(self, received: Received) -> dict[str, Any]:
        """Decrypt a message."""
        assert received.headers["content-encoding"] == "aes128gcm"
        clear = http_ece.decrypt(received.body, private_key=self._key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(clear)
        return message


def check_vapid(received: Received, key: str, audience: str) -> dict[str, Any]:
    """Check the signature of a push message, by the key that browsers were given; return its claims."""
    scheme, _, given = received.headers["authorization"].partition(" ")
    parts = dict(part.split("=", 1) for part in given.split(","))
    assert scheme == "vapid" and parts["k"] == key
    assert Vapid02.verify(received.headers["authorization"])
    claims: dict[str, Any] = json.loads(_decoded(parts["t"].split(".")[1]))
    assert claims["aud"] == audience
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    return claims


def _encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
