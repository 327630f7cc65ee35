"""Quotas: how much one person, and one address, may have at once. Each is refused with a sentence of its own."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection

from bastide.server.config import Limits
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.people.limits import RateLimiter
from bastide.server.people.shared_limits import SharedLimits
from bastide.server.store import usage
from bastide.server.store.people import Person
from bastide.server.tables.facts import Facts
from bastide.server.tables.live import LiveTable

DAY = 24 * 3600.0
MEGABYTE = 1_000_000
GUEST_BYTES = 500
"""What a new guest takes in the database, with a session."""


class Quotas:
    """Counts what people have. Addresses are stored only as keyed hashes."""

    def __init__(self, limits: Limits, entropy: Entropy, key: bytes, shared: SharedLimits) -> None:
        self._limits = limits
        self._entropy = entropy
        self._key = key
        self._chat = RateLimiter(limits.chat_per_minute, at_once=limits.chat_per_minute / 2)
        self._table_chat = RateLimiter(2 * limits.chat_per_minute, at_once=limits.chat_per_minute)
        daily = limits.stored_mb_per_address * MEGABYTE
        self._stored = shared.limiter("stored", per_minute=daily / (DAY / 60), at_once=daily)
        hourly = limits.invitations_per_hour
        self._invitations = shared.limiter("invitations", per_minute=hourly / 60, at_once=max(1.0, hourly / 3))
        self._sockets: Counter[str] = Counter()

    # Tables

    def network(self, person: Person) -> str | None:
        """Return a name for the network that a request comes from; the address can't be found from it."""
        return None if person.network is None else self.hashed(person.network)

    def hashed(self, network: str) -> str:
        """Return that name for a network."""
        return hmac.new(self._key, network.encode(), hashlib.sha256).hexdigest()[:32]

    def charge_guest(self, network: str) -> None:
        """Charge a network for a new guest, or raise `RequestError`."""
        self._charge(network, GUEST_BYTES)

    def charge(self, person: Person, size: int) -> None:
        """Charge a person's network for bytes to be stored, or raise `RequestError`."""
        if person.network is not None:
            self._charge(person.network, size)

    def _charge(self, network: str, size: int) -> None:
        if not self._stored.allows(network, size):
            raise RequestError("quota-full-here", status=429, most=self._limits.stored_mb_per_address)

    def admit(self, connection: Connection, host: Person, facts: Facts, *, bots: bool) -> None:
        """Raise `RequestError` if the host may not create another table, in the transaction that creates it.

        `bots`: whether bots play there. Games that only bots play, because the host has left, count for the next one.
        """
        limits, network = self._limits, self.network(host)
        mine, since = usage.hosted_by(host.id), self._entropy.now() - DAY
        if facts.seats:
            if usage.unfinished(connection, mine, since) >= limits.tables_per_person:
                raise RequestError("too-many-tables", status=429, most=limits.tables_per_person)
            here = None if network is None else usage.made_from(network)
            if here is not None and usage.unfinished(connection, here, since) >= limits.tables_per_address:
                raise RequestError("too-many-tables-here", status=429, most=limits.tables_per_address)
            if bots:
                self.admit_bots(connection, host)
        if facts.size:
            self.check_stored(connection, host, facts.size)

    def admit_bots(self, connection: Connection, host: Person) -> None:
        """Raise `RequestError` if bots already play too many games without anybody for a host, or for the network."""
        limits, network = self._limits, self.network(host)
        if usage.played_by_bots(connection, usage.hosted_by(host.id)) >= limits.bot_tables_per_person:
            raise RequestError("too-many-bot-tables", status=429, most=limits.bot_tables_per_person)
        here = None if network is None else usage.made_from(network)
        if here is not None and usage.played_by_bots(connection, here) >= limits.bot_tables_per_address:
            raise RequestError("too-many-bot-tables-here", status=429, most=limits.bot_tables_per_address)

    def check_stored(self, connection: Connection, person: Person, more: int) -> None:
        """Raise `RequestError` if a person may not store that many bytes more, in the transaction that stores them."""
        if usage.stored(connection, person.id) + more > self._limits.stored_mb_per_person * MEGABYTE:
            raise RequestError("quota-full", status=413, most=self._limits.stored_mb_per_person)

    # Chat

    def chat(self, person: Person, table: str, text: str, *, seated: bool) -> None:
        """Count a message, or raise `RequestError`. Spectators can't use up what the players may say."""
        if not self._chat.allows(person.id):
            raise RequestError("too-much-chat", status=429)
        if not self._table_chat.allows(f"{table} {seated}"):
            raise RequestError("too-much-chat-here", status=429)
        self.charge(person, len(text.encode(errors="replace")))

    def check_chat(self, live: LiveTable, *, seated: bool) -> None:
        """Raise `RequestError` if a table's chat is full."""
        if (live.said_by_players if seated else live.said_by_spectators) >= self._limits.chat_per_table:
            raise RequestError("chat-full", most=self._limits.chat_per_table)

    # Invitations

    def invite(self, person: Person) -> None:
        """Count an invitation by name, or raise `RequestError`."""
        senders = [f"person {person.id}", *([] if person.network is None else [f"network {person.network}"])]
        if not all(self._invitations.allows(sender) for sender in senders):
            raise RequestError("too-many-invitations", status=429, most=self._limits.invitations_per_hour)

    # Sockets

    @contextmanager
    def socket(self, person: Person | None, network: str) -> Iterator[None]:
        """Count a socket while it is open; raises `RequestError` if there are too many."""
        most, most_here = self._limits.sockets_per_person, self._limits.sockets_per_address
        here, mine = f"network {network}", "" if person is None else f"person {person.id}"
        if self._sockets[here] >= most_here:
            raise RequestError("too-many-sockets-here", status=429, most=most_here)
        if mine and self._sockets[mine] >= most:
            raise RequestError("too-many-sockets", status=429, most=most)
        holders = [here, mine] if mine else [here]
        self._sockets.update(holders)
        try:
            yield
        finally:
            self._sockets.subtract(holders)
            for holder in holders:
                if not self._sockets[holder]:
                    del self._sockets[holder]
