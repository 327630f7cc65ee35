"""By which names a server goes, and which pages may use it: what the headers Host and Origin must say.

A page of another site can let its own name point to this machine (DNS rebinding), and then its visitors' browsers talk
to us in that name. So a server goes by addresses and by names that nobody outside can choose, or that are configured.
"""

from collections.abc import Collection
from functools import lru_cache
from http import HTTPStatus
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from bastide.server.config import Config
from bastide.server.errors import RequestError

ANY_NAME = "*"
LOCAL_DOMAINS = ("local", "lan", "internal", "home.arpa")
"""Domains of local networks, which no public name server answers for."""
LOOPBACK = "localhost"


class Origins:
    """The names of a server, and the origins of its pages."""

    def __init__(self, config: Config) -> None:
        self._names = {name.lower().rstrip(".") for name in (*config.host_names, config.host, gethostname())}
        self._local = not config.host_names and not is_loopback(config.host)
        self._others = config.origins
        self._behind_tls = config.behind_tls
        self._remembers = lru_cache(1024)(self._knows)

    def check_host(self, headers: Headers) -> None:
        """Raise `RequestError` unless the server goes by the name or address that a client used for it."""
        host = headers.get("host", "")
        if not self._remembers(host):
            raise RequestError("unknown-host", status=HTTPStatus.MISDIRECTED_REQUEST, host=host)

    def _knows(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        # Only programs send no name.
        if not host or is_address(name) or name in self._names or _within(name, (LOOPBACK,)):
            return True
        return ANY_NAME in self._names or (self._local and ("." not in name or _within(name, LOCAL_DOMAINS)))

    def from_own_pages(self, connection: HTTPConnection) -> bool:
        """Whether a request came from one of our own pages, or from a program, which sends no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self._others:
            return True
        try:
            scheme, place, *_ = urlsplit(origin)
        except ValueError:  # not a URL
            return False
        return place == connection.headers.get("host") and (scheme == "https" or not self._behind_tls)


def is_address(name: str) -> bool:
    """Whether a name is an IP address."""
    try:
        return bool(ip_address(name.partition("%")[0]))
    except ValueError:
        return False


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address to listen on."""
    return host == LOOPBACK or (is_address(host) and ip_address(host.partition("%")[0]).is_loopback)


def _within(name: str, domains: Collection[str]) -> bool:
    """Whether a name is one of these domains or lies in one."""
    return any(name == domain or name.endswith(f".{domain}") for domain in domains)
