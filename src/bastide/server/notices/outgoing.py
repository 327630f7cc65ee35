"""Requests to addresses that people have chosen: push services and webhooks.

Such a request must not reach what only this machine can reach. Only public addresses are allowed, over TLS, on the
usual ports. A name is resolved once; all of its addresses are checked, and the connection goes to the one that was
checked, so the name can't point elsewhere a moment later. Redirects aren't followed, and of the answer only the status
is read. The person learns nothing but that an address can't be used, or that it didn't answer with success.
"""

import asyncio
import logging
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple, TypeAlias

import httpx

from bastide.server.errors import RequestError
from bastide.words import LocalizedError

PORTS = (443, 8443)
"""Where TLS is spoken."""
LONGEST_URL = 1000
RESOLVE_SECONDS = 5.0
ANSWER_SECONDS = 10.0
MOST_ADDRESSES = 3
"""How many addresses of a name are tried."""

_GLOBAL_UNICAST = IPv6Network("2000::/3")
_SPECIAL = tuple(
    ip_network(network)
    for network in (
        "168.63.129.16/32",  # the metadata of a cloud, at an address that looks public
        "192.0.0.0/24",  # protocols, and the metadata of another cloud
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # protocols, such as Teredo, which carries an IPv4 address
        "2002::/16",  # 6to4, which carries an IPv4 address
        "3fff::/20",  # documentation
    )
)
_logger = logging.getLogger(__name__)

Address: TypeAlias = IPv4Address | IPv6Address


class RefusedAddress(Exception):
    """Nothing may be sent to this address. The reason is for the operator."""


class Target(NamedTuple):
    """An address that was checked: where to connect, and in which name."""

    url: httpx.URL
    addresses: tuple[Address, ...]


class Outgoing:
    """Sends requests, to public addresses and to networks that the operator allows, where plain HTTP will do."""

    def __init__(self, networks: Sequence[str] = (), verify: ssl.SSLContext | None = None) -> None:
        self._networks = [_network(network) for network in networks]
        self._verify = verify
        # Not the threads that read the database: a name server may take its time.
        self._resolving = ThreadPoolExecutor(4, thread_name_prefix="bastide-resolver")

    async def check(self, url: str) -> Target:
        """Return where a URL leads to; raises `RefusedAddress` unless it may be used."""
        parsed = _parsed(url)
        addresses = await self._resolve(parsed)
        allowed = all(any(address in network for network in self._networks) for address in addresses)
        if not allowed:
            if parsed.scheme != "https":
                raise RefusedAddress("plain HTTP")
            if parsed.port is not None and parsed.port not in PORTS:
                raise RefusedAddress(f"port {parsed.port}")
            if not all(is_public(address) for address in addresses):
                raise RefusedAddress("not a public address")
        return Target(parsed, tuple(addresses[:MOST_ADDRESSES]))

    async def must_be_usable(self, url: str) -> None:
        """Raise `RequestError` unless a URL may be used. It doesn't tell whether a name exists in our network."""
        try:
            await self.check(url)
        except RefusedAddress as reason:
            _logger.info("an address for notices was refused: %s", reason)
            raise RequestError("address-refused", status=422) from None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request; return the status of the answer. Raises `RefusedAddress`, `OSError` or `httpx.HTTPError`."""
        async with asyncio.timeout(RESOLVE_SECONDS + ANSWER_SECONDS):
            target = await self.check(url)
            for number, address in enumerate(target.addresses, 1):
                try:
                    return await self._post(target.url, address, body, headers)
                except httpx.ConnectError:
                    if number == len(target.addresses):
                        raise
        raise AssertionError("a name has at least one address")

    async def _post(self, url: httpx.URL, address: Address, body: bytes, headers: Mapping[str, str]) -> int:
        """Send to an address that was checked, in the name of the URL, which the certificate must be for."""
        pinned = url.copy_with(host=str(address))
        named = {**headers, "host": url.netloc.decode("ascii"), "user-agent": "Bastide", "accept-encoding": "identity"}
        name = {"sni_hostname": url.raw_host.decode("ascii")}
        client = await asyncio.get_running_loop().run_in_executor(self._resolving, lambda: self._client)
        async with client.stream("POST", pinned, content=body, headers=named, extensions=name) as answer:
            return answer.status_code  # what else it says isn't read

    @cached_property
    def _client(self) -> httpx.AsyncClient:
        """A client without proxies, cookies, redirects or connections that others' requests could share."""
        return httpx.AsyncClient(
            verify=self._verify or ssl.create_default_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=ANSWER_SECONDS,
            limits=httpx.Limits(max_keepalive_connections=0, max_connections=50),
        )

    async def _resolve(self, url: httpx.URL) -> list[Address]:
        host, port = url.raw_host.decode("ascii"), url.port or 443
        asked = asyncio.get_running_loop().run_in_executor(self._resolving, _look_up, host, port)
        try:
            async with asyncio.timeout(RESOLVE_SECONDS):
                return await asked
        except (OSError, UnicodeError) as error:  # a timeout is one, too
            raise RefusedAddress(f"not resolved: {type(error).__name__}") from None

    async def close(self) -> None:
        """Close what is open."""
        if "_client" in self.__dict__:
            await self._client.aclose()
        self._resolving.shutdown(wait=False, cancel_futures=True)


def _network(text: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(text)
    except ValueError:
        raise LocalizedError("bad-network", network=text) from None


def _look_up(host: str, port: int) -> list[Address]:
    """Return the addresses of a host, in the order in which to try them; at least one."""
    found = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(ip_address(str(place[0]).partition("%")[0]) for *_, place in found))


def _parsed(url: str) -> httpx.URL:
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or any(sign in url for sign in ' \\"<>'):
        raise RefusedAddress("not a plain URL")
    try:
        parsed = httpx.URL(url)
    except (httpx.InvalidURL, ValueError):
        raise RefusedAddress("not a URL") from None
    if parsed.scheme not in ("https", "http") or not parsed.host or parsed.userinfo or "%" in parsed.host:
        raise RefusedAddress("not a plain URL")
    return parsed.copy_with(fragment=None)


def is_public(address: Address) -> bool:
    """Whether an address is one of the Internet: nobody's own network, nothing with a special meaning."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _GLOBAL_UNICAST:
            return False
    if address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    return address.is_global and not any(address in network for network in _SPECIAL)
