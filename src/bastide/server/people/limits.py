"""Rate limits: how much one client may do, and how often a password may be tried."""

import time
from collections import defaultdict

from starlette.requests import HTTPConnection
from starlette.types import Scope

from bastide.server.errors import RequestError


class RateLimiter:
    """A rate limit per client: a number of requests per minute, `at_once` (or a quarter) of them in a burst."""

    def __init__(self, per_minute: float, at_once: float | None = None) -> None:
        self._rate = per_minute / 60
        self._most = at_once or max(1.0, per_minute / 4)
        self._left: defaultdict[str, tuple[float, float]] = defaultdict(lambda: (self._most, time.monotonic()))

    def allows(self, client: str) -> bool:
        """Count a request of a client; return whether it is within the limit."""
        left, since = self._left[client]
        now = time.monotonic()
        left = min(self._most, left + (now - since) * self._rate)
        if len(self._left) > 10_000:
            self._left.clear()
        self._left[client] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class PasswordLimiter:
    """How often a password may be tried: per client, and capped per account across all clients."""

    def __init__(self) -> None:
        self._clients = RateLimiter(per_minute=6, at_once=8)
        self._names = RateLimiter(per_minute=20, at_once=20)

    def count(self, connection: HTTPConnection, name_key: str) -> None:
        """Count a try, or raise `RequestError` before anything is compared, whether the name exists or not."""
        if not (self._clients.allows(client_of(connection.scope)) and self._names.allows(name_key)):
            raise RequestError("too-many-tries", status=429)


def client_of(scope: Scope) -> str:
    """The address that a request comes from."""
    return str(scope["client"][0]) if scope.get("client") else "unknown"
