"""Verifiable chance: the server commits to a secret, each player adds a nonce, and the end reveals everything.

1. When a table is created, the server draws a secret S and publishes SHA-256(tag | table | S).
2. Each player sends SHA-256(nonce) on sitting down, and the nonce once all hashes are in. Bots use server nonces.
3. K = HMAC-SHA256(S, table | nonces by seat). Outcome i is read from K by `KeyedChance`.
4. At the end S is revealed, and `Journal.verify` recomputes every outcome.

So neither a player nor the operator can choose outcomes. An operator can compute the future of a running game.

A journal alone proves little: whoever invents a game can invent a secret, and a commitment that fits it. What a player
kept from the table is the `Evidence`: the commitment as published before the game, and the nonces that they drew.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bastide.core.chance import KeyedChance, Outcome, ReplayingChance, Request
from bastide.core.errors import BadJournal

TAG = b"bastide fair chance 1"
"""What a commitment hashes first, so that it can be nothing else."""


def commitment(table: str, secret: bytes) -> str:
    """Return what the server publishes before anyone sits down."""
    return hashlib.sha256(b"|".join((TAG, table.encode(), secret))).hexdigest()


def nonce_hash(nonce: bytes) -> str:
    """Return what a player sends on sitting down."""
    return hashlib.sha256(nonce).hexdigest()


def key(secret: bytes, table: str, nonces: Sequence[bytes]) -> bytes:
    """Return the key of a table's chance, from the secret and the nonces by seat."""
    return hmac.new(secret, "|".join([table, *(nonce.hex() for nonce in nonces)]).encode(), hashlib.sha256).digest()


@dataclass(frozen=True, slots=True)
class Contribution:
    """A seat's nonce, the hash sent beforehand, and who made it: `player` or `server`."""

    hash: str
    nonce: str
    by: str


@dataclass(frozen=True, slots=True)
class OwnNonce:
    """A nonce that a player drew, in hexadecimal, and their seat if they know it."""

    nonce: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a player kept from the table, to hold against its journal."""

    commitment: str | None = None
    """The commitment in hexadecimal, as it was published before the game."""
    nonces: tuple[OwnNonce, ...] = ()

    def check(self, fairness: "Fairness") -> None:
        """Raise `BadJournal` if what a journal reveals contradicts it."""
        if self.commitment is not None and self.commitment != commitment(
            fairness.table, bytes.fromhex(fairness.secret)
        ):
            raise BadJournal(
                "other-commitment",
                "The revealed secret doesn't match your commitment: it isn't the one fixed before your game.",
            )
        for own in self.nonces:
            seats = fairness.seats if own.seat is None else fairness.seats[own.seat : own.seat + 1]
            if own.nonce in (seat.nonce for seat in seats):
                continue
            if own.seat is None:
                raise BadJournal("lost-nonce", "No seat has your nonce {nonce}….", nonce=own.nonce[:8])
            raise BadJournal("replaced-nonce", "Player {number}'s nonce isn't yours.", number=own.seat + 1)


@dataclass(frozen=True, slots=True)
class Fairness:
    """What a finished table reveals, so that its journal can be checked."""

    table: str
    commitment: str
    secret: str
    seats: tuple[Contribution, ...]
    given_plies: int | None = None
    """How many plies after the set-up come from another game; `None` if the set-up is the table's own."""

    def key(self) -> bytes:
        """Return the key of all outcomes, after checking the secret and nonces against their hashes."""
        secret = bytes.fromhex(self.secret)
        if commitment(self.table, secret) != self.commitment:
            raise BadJournal(
                "other-secret", "The revealed secret doesn't match the commitment made when the table was created."
            )
        for number, seat in enumerate(self.seats, 1):
            if nonce_hash(bytes.fromhex(seat.nonce)) != seat.hash:
                raise BadJournal("other-nonce", "Player {number}'s nonce doesn't match its commitment.", number=number)
        return key(secret, self.table, [bytes.fromhex(seat.nonce) for seat in self.seats])

    def to_json(self) -> dict[str, Any]:
        """Return the values as plain JSON."""
        return {
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
            "seats": [{"hash": seat.hash, "nonce": seat.nonce, "by": seat.by} for seat in self.seats],
            "given_plies": self.given_plies,
        }

    @staticmethod
    def from_json(document: Mapping[str, Any]) -> "Fairness":
        """Read what `to_json` wrote; the journal's reader has checked its shape."""
        seats = tuple(Contribution(seat["hash"], seat["nonce"], seat["by"]) for seat in document["seats"])
        return Fairness(document["table"], document["commitment"], document["secret"], seats, document["given_plies"])


class FairChance:
    """Makes the chance that checks a journal, ply by ply."""

    def __init__(self, fairness: Fairness) -> None:
        self._given = fairness.given_plies
        self._keyed = KeyedChance(fairness.key())
        self._parts = 0

    def for_part(self, outcomes: Sequence[Outcome]) -> ReplayingChance:
        """Return the chance of the set-up on the first call, then of each ply."""
        part, self._parts = self._parts, self._parts + 1
        if self._given is not None and part <= self._given:
            self._keyed.asked += len(outcomes)
            return ReplayingChance(outcomes)
        return CheckedChance(outcomes, self._keyed)


class CheckedChance(ReplayingChance):
    """Repeats what the journal recorded, and refuses if the key gives something else."""

    def __init__(self, outcomes: Sequence[Outcome], keyed: KeyedChance) -> None:
        super().__init__(outcomes)
        self._keyed = keyed

    def answer(self, request: Request) -> int:
        recorded = super().answer(request)
        number = self._keyed.asked + 1
        fair = self._keyed.answer(request)
        if fair != recorded:
            raise BadJournal(
                "unfair-outcome",
                "Outcome {number} of chance ('{request}') is recorded as {recorded}, but fair chance gave {fair}.",
                number=number,
                request=request.name,
                recorded=request.kinds[recorded],
                fair=request.kinds[fair],
            )
        return recorded
