"""Rate limits: how much one client may do."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import Scope

MOST_CLIENTS = 20_000
"""How many clients a limiter remembers. Forgetting the one that was idle longest resets it, and only it."""


class RateLimiter:
    """A rate limit per client: what it may cost per minute, and `at_once` (or a quarter of that) in a burst."""

    def __init__(self, per_minute: float, at_once: float | None = None) -> None:
        self.rate = per_minute / 60
        self._most = at_once or max(1.0, per_minute / 4)
        self._full_at: OrderedDict[str, float] = OrderedDict()
        """When each client's allowance is full again."""

    def allows(self, client: str, cost: float = 1.0) -> bool:
        """Charge a client for a request; return whether it is within the limit.

        A request that costs more than a whole burst passes with a full allowance, and the debt is paid off over time.
        """
        seconds = self.seconds_until_full(client)
        allowed = self._most - seconds * self.rate >= min(cost, self._most)
        self.set_seconds_until_full(client, seconds + cost / self.rate if allowed else seconds)
        return allowed

    def seconds_until_full(self, client: str) -> float:
        """In how many seconds a client that asks for nothing more has its whole allowance again."""
        return max(0.0, self._full_at.get(client, 0.0) - time.monotonic())

    def set_seconds_until_full(self, client: str, seconds: float) -> None:
        """Correct a client's allowance."""
        self._full_at[client] = time.monotonic() + seconds
        self._full_at.move_to_end(client)
        if len(self._full_at) > MOST_CLIENTS:
            self._full_at.popitem(last=False)

    def refund(self, client: str, cost: float = 1.0) -> None:
        """Give a client back what a request was charged."""
        self.set_seconds_until_full(client, max(0.0, self.seconds_until_full(client) - cost / self.rate))


def client_of(scope: Scope) -> str:
    """The network that a request comes from, as limits count it."""
    return network_of(str(scope["client"][0])) if scope.get("client") else "unknown"


@lru_cache(1024)
def network_of(address: str) -> str:
    """Return an address as limits count it: an IPv6 /64, which one household or one machine has, counts as one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket, or a name
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))
