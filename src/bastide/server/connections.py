"""Connections: a cap overall and per address, and none that is silent, or never reads, stays.

The process counts its connections where they are accepted, so that it never runs out of file descriptors. When it has
as many as it may have, the one that was silent longest makes room for the next.
"""

import asyncio
import errno
import logging
import os
import resource
import socket
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Protocol

from bastide.server.config import Limits
from bastide.server.people.limits import network_of

LOOK_SECONDS = 0.5
LOG_SECONDS = 60.0
WANTED_FILES = 65_536
OTHER_FILES = 100
"""File descriptors kept for the database, the workers and pages: about 60 are in use on a busy server."""
CLOSING_FILES = 28
"""File descriptors kept for connections that are just being closed."""
FEWEST = 16
MOST_REFUSED_AT_ONCE = 100

_logger = logging.getLogger("bastide.server")


class Watched(Protocol):
    """A connection as the server sees it."""

    transport: asyncio.Transport
    silent_since: float | None
    """Since when the client owes a request."""
    stalled_since: float | None
    """Since when the client hasn't read what it was sent, or hung up."""


class Connections:
    """All connections of this process."""

    def __init__(self, limits: Limits, proxies: "Proxies") -> None:
        self.most = max(FEWEST, file_limit() - OTHER_FILES - CLOSING_FILES)
        self._per_address = min(limits.connections_per_address, max(FEWEST, self.most // 2))
        self._limits = limits
        self._proxies = proxies
        self._by_address: Counter[str] = Counter()
        self._watched: set[Watched] = set()
        self._arriving: set[int] = set()
        """File descriptors of connections that nobody has tried to read from yet."""
        self._refused: Counter[str] = Counter()
        self._logged = -LOG_SECONDS
        self.count = 0

    @property
    def must_wait(self) -> bool:
        """Whether the next connection must wait: until those that make room are closed, or new ones are looked at.

        When many come at once, nobody knows yet which of them are silent and could make room.
        """
        if self.count >= self.most + CLOSING_FILES:
            return True
        return self.count >= self.most and bool(self._arriving) and not self._silent()

    def admit(self, address: str) -> bool:
        """Whether to take a new connection. If there are too many, the one that was silent longest makes room."""
        network = network_of(address)
        if self._by_address[network] >= self._per_address and address not in self._proxies:
            self._refused[network] += 1
            return False
        if self.count >= self.most and not self._make_room():
            self._refused[network] += 1
            return False
        return True

    def add(self, address: str, file: int) -> None:
        """Count a connection."""
        self.count += 1
        self._by_address[network_of(address)] += 1
        self._arriving.add(file)

    def looked_at(self, file: int) -> None:
        """Note that what came along with a connection has been read."""
        self._arriving.discard(file)

    def remove(self, address: str, file: int) -> None:
        """Count it no longer."""
        self.count -= 1
        self._arriving.discard(file)
        network = network_of(address)
        self._by_address[network] -= 1
        if not self._by_address[network]:
            del self._by_address[network]

    def watch(self, connection: Watched) -> None:
        """Look after a connection."""
        self._watched.add(connection)

    def forget(self, connection: Watched) -> None:
        """Look after it no longer."""
        self._watched.discard(connection)

    async def look_after(self) -> None:
        """Close silent and stalled connections, and log what was refused, until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = asyncio.get_running_loop().time()
            for connection in list(self._watched):
                if connection.transport.is_closing() and connection.stalled_since is None:
                    connection.stalled_since = now
                waited = now - (connection.silent_since or now)
                stalled = now - (connection.stalled_since or now)
                if waited > self._limits.header_seconds or stalled > self._limits.stalled_seconds:
                    self._close(connection)
            self._log(now)

    def _make_room(self) -> bool:
        """Close the connection that was silent longest, if any is silent."""
        silent = self._silent()
        if not silent:
            return False
        self._close(min(silent, key=lambda connection: connection.silent_since or 0.0))
        return True

    def _silent(self) -> list[Watched]:
        return [connection for connection in self._watched if connection.silent_since is not None]

    def _close(self, connection: Watched) -> None:
        self.forget(connection)
        connection.transport.abort()

    def _log(self, now: float) -> None:
        if not self._refused or now < self._logged + LOG_SECONDS:
            return
        self._logged = now
        named = ", ".join(f"{count} from {network}" for network, count in self._refused.most_common(3))
        _logger.warning("refused %d connections (%s), %d are open", self._refused.total(), named, self.count)
        self._refused.clear()


class Proxies:
    """The proxies in front of the server, behind which many people are: their connections aren't capped."""

    def __init__(self, addresses: str) -> None:
        """As in uvicorn's `FORWARDED_ALLOW_IPS`: addresses and networks, separated by commas, or `*` for all."""
        named = [address.strip() for address in addresses.split(",")]
        self._all = "*" in named
        self._networks: list[IPv4Network | IPv6Network] = []
        for address in named:
            with suppress(ValueError):  # a name, as of a Unix socket
                self._networks.append(ip_network(address, strict=False))

    def __contains__(self, address: str) -> bool:
        """Whether an address is a proxy's."""
        try:
            found = ip_address(address.removeprefix("::ffff:"))
        except ValueError:
            return True  # a Unix socket
        return self._all or any(found in network for network in self._networks)


def file_limit() -> int:
    """Return how many files this process may have open, after asking for as many as it may ask for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, WANTED_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


class Listener(socket.socket):
    """A listening socket that refuses connections where there are too many already."""

    def __init__(self, family: int, connections: Connections) -> None:
        # asyncio sends small writes at once only on sockets that say they are TCP
        super().__init__(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._connections = connections
        self._spare = os.open(os.devnull, os.O_RDONLY)

    def accept(self) -> tuple[socket.socket, Any]:
        """Return the next connection that is admitted; raises `BlockingIOError` if there is none now."""
        for _ in range(MOST_REFUSED_AT_ONCE):
            if self._connections.must_wait:
                break
            try:
                accepted, address = super().accept()
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE):
                    raise
                self._refuse_without_a_file()
                break
            with accepted:
                if self._connections.admit(address[0]):
                    return _Accepted(accepted, address[0], self._connections), address
        raise BlockingIOError

    def close(self) -> None:
        """Stop listening."""
        if self._spare >= 0:
            os.close(self._spare)
            self._spare = -1
        super().close()

    def _refuse_without_a_file(self) -> None:
        """Refuse the next connection when no file descriptor is left: without this, asyncio would try again at once."""
        os.close(self._spare)
        with suppress(OSError):
            super().accept()[0].close()
        self._spare = os.open(os.devnull, os.O_RDONLY)


class _Accepted(socket.socket):
    """A connection that counts until it is closed."""

    def __init__(self, accepted: socket.socket, address: str, connections: Connections) -> None:
        super().__init__(accepted.family, accepted.type, accepted.proto, fileno=accepted.detach())
        self._address = address
        self._connections = connections
        connections.add(address, self.fileno())

    def close(self) -> None:
        if self.fileno() >= 0:
            self._connections.remove(self._address, self.fileno())
        super().close()


def listen(host: str, port: int, connections: Connections) -> list[Listener]:
    """Return sockets that listen on all addresses of a host; raises `OSError` if one is taken."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    listeners = []
    for family, address in dict.fromkeys((family, address) for family, _, _, _, address in found):
        listener = Listener(family, connections)
        listeners.append(listener)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listener.bind(address)
        listener.setblocking(False)
    return listeners
