"""Accounts: registering, signing in, changing names and passwords, deleting."""

import asyncio
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from bastide.server.errors import BadValue, RequestError, in_field
from bastide.server.people import account_store, result_store
from bastide.server.people.account_store import Gone, NameTaken, TwoSeats
from bastide.server.people.names import account_name
from bastide.server.people.recorder import ResultRecorder
from bastide.server.store import moderation, people
from bastide.server.store.people import Person, Renewal
from bastide.server.store.writer import Writer
from bastide.server.tables import commands, timeouts
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.service import TableService

AT_ONCE = 2
"""How many passwords are hashed at a time."""


def _wrong() -> RequestError:
    """The refusal, which doesn't say which of the two was wrong."""
    return RequestError("wrong-password", status=403)


class Passwords:
    """Hashes with argon2, off the event loop. An unknown name takes as long as a wrong password."""

    def __init__(self) -> None:
        self._hasher = _hasher()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        async with self._turn:
            return await asyncio.to_thread(self._hasher.hash, _normal(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password matches a hash. Without a hash it never does, and takes just as long."""
        async with self._turn:
            return await asyncio.to_thread(self._fits, _normal(password), kept)

    def _fits(self, password: str, kept: str | None) -> bool:
        try:
            self._hasher.verify(kept or _nobodys(), password)
        except VerifyMismatchError:
            return False
        return kept is not None


def _hasher() -> PasswordHasher:
    """Argon2id with 19 MiB and two passes: affordable on the smallest host."""
    return PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@cache
def _nobodys() -> str:
    return _hasher().hash("nobody has this password")


def _normal(password: str) -> str:
    """Devices may type the same password with different code points."""
    return unicodedata.normalize("NFKC", password)


class Accounts:
    """What people do with their guests and accounts."""

    def __init__(self, tables: TableService, writer: Writer, recorder: ResultRecorder) -> None:
        self._tables = tables
        self._writer = writer
        self._recorder = recorder
        self._passwords = Passwords()

    async def new_guest(self, nickname: str, network: str | None = None) -> Person:
        """Create a guest, whose name isn't an account's, unless a guest was banned from there (`Quotas.network`)."""
        guest = Person(self._tables.entropy.id(16), nickname)
        now = self._tables.entropy.now()

        def job(connection: Connection) -> None:
            moderation.check_network(connection, network, now)
            account_store.check_free(connection, nickname)
            people.create(connection, guest, now)

        await self._name(job, RequestError("name-of-account"))
        return guest

    async def check_names(self, person: Person, names: Collection[str]) -> None:
        """Raise `RequestError` if a name for somebody on a person's device is another account's."""

        def check(connection: Connection) -> None:
            for name in names:
                account_store.check_free(connection, name, person.id)

        try:
            await self._tables.read(check)
        except NameTaken:
            raise RequestError("name-of-account") from None

    async def new_token(self, person: Person, name: str, scopes: Sequence[str]) -> tuple[str, str]:
        """Create a token; return its id and the token itself, which is shown only once."""
        token_id, token = self._tables.entropy.id(), "bst_" + self._tables.entropy.id(40)
        row = {
            "id": token_id,
            "person": person.id,
            "name": name,
            "digest": people.digest(token),
            "scopes": " ".join(scopes),
            "created": self._tables.entropy.now(),
        }

        def job(connection: Connection) -> None:
            people.add_token(connection, row)

        await self._writer.write(job)
        return token_id, token

    async def register(
        self, guest: Person, name: str, password: str, renewal: Renewal, keep: Collection[str] = ()
    ) -> Person:
        """Turn a guest into an account that keeps everything, but of the guest's tokens only those with these ids."""
        if guest.account:
            raise RequestError("already-account")
        kept = await self._passwords.hash(password)

        def job(connection: Connection) -> None:
            account_store.register(connection, guest.id, name, kept)
            renewal.carry_out(connection, guest.id)
            account_store.sign_out_others(connection, guest.id, renewal.fresh, keep)

        await self._name(job, RequestError("name-taken"))
        return replace(guest, nickname=name, account=True)

    async def rename(self, person: Person, nickname: str) -> Person:
        """Change a nickname; an account's must be free and valid as an account name."""
        if person.account:
            try:
                nickname = account_name(nickname)
            except BadValue as error:
                raise in_field("nickname", error) from None
        await self._name(
            lambda connection: account_store.rename(connection, person.id, nickname, account=person.account),
            RequestError("name-taken") if person.account else RequestError("name-of-account"),
        )
        return replace(person, nickname=nickname)

    async def _name(self, job: Callable[[Connection], None], taken: RequestError) -> None:
        """Write a name; raises `taken` if somebody else has it."""
        try:
            await self._writer.write(job)
        except (NameTaken, IntegrityError):  # another process may have been first
            raise taken from None
        except Gone:
            raise RequestError("who-are-you", status=401) from None

    async def sign_in(
        self, name: str, password: str, guest: Person | None, renewal: Renewal, *, leave: bool = False
    ) -> tuple[Person, int]:
        """Sign in. Merges the guest into the account; returns the account and the number of merged tables.

        If both sit at the same table, the sign-in is refused, unless the guest is to `leave` the seat there.
        """
        found = await self._tables.read(lambda connection: account_store.credentials(connection, name))
        if not await self._passwords.fits(password, None if found is None else found.password) or found is None:
            raise _wrong()
        person = await self._tables.read(lambda connection: people.find(connection, found.person))
        if person is None:  # deleted at this very moment
            raise _wrong()
        if guest is None or guest.account or guest.id == person.id:
            await self._writer.write(lambda connection: renewal.carry_out(connection, person.id))
            return person, 0
        if leave:
            await self._leave_shared(guest.id, person.id)
        try:
            return person, await self._merge(guest.id, person.id, renewal)
        except TwoSeats as shared:
            raise RequestError("two-seats", tables=shared.tables) from None

    async def _leave_shared(self, guest: str, account: str) -> None:
        """Leave the guest's seats at unfinished tables where the account has one. The others see it in the log."""
        for table in await self._shared(guest, account):
            live = await self._tables.table(table)
            for seat in _seats_of(live, guest):
                await self._tables.command(table, partial(_let_go, seat=seat, person=guest))

    async def _shared(self, guest: str, account: str) -> list[str]:
        return await self._tables.read(
            lambda connection: account_store.unfinished_with_both(connection, guest, account)
        )

    async def _merge(self, guest: str, account: str, renewal: Renewal) -> int:
        now = self._tables.entropy.now()
        shared = [await self._tables.table(table) for table in await self._shared(guest, account)]
        left = [live.facts.id for live in shared if live.status == RUNNING and not _seats_of(live, guest)]

        def job(connection: Connection) -> tuple[Mapping[str, int], list[str]]:
            renewal.carry_out(connection, account)  # first: merging ends the guest's sessions
            written = account_store.hand_over(connection, guest, account, now, left)
            return written, result_store.merge(connection, guest, account)

        written, again = await self._writer.write_alone(job)
        await self._recorder.rebuild_achievements(account, again)
        return len(written)

    async def check_password(self, person: Person, password: str | None) -> None:
        """Raise `RequestError` unless the password is the person's. Guests have none."""
        kept = await self._tables.read(lambda connection: account_store.password_of(connection, person.id))
        if kept is not None and not await self._passwords.fits(password or "", kept):
            raise _wrong()

    async def change_password(
        self, person: Person, old: str, new: str, renewal: Renewal, keep: Collection[str] = ()
    ) -> None:
        """Change a password; end all other sessions, and all tokens except those with these ids."""
        if not person.account:
            raise RequestError("no-account")
        await self.check_password(person, old)
        kept = await self._passwords.hash(new)

        def job(connection: Connection) -> None:
            account_store.set_password(connection, person.id, kept)
            renewal.carry_out(connection, person.id)
            account_store.sign_out_others(connection, person.id, renewal.fresh, keep)
            account_store.stop_push(connection, person.id)

        await self._writer.write(job)

    async def reset_password(self, use: Callable[[Connection], str], new: str) -> tuple[str, str]:
        """Set the password of the account that `use` returns, in the same transaction; end all sessions and tokens.

        Returns the account's id and name.
        """
        kept = await self._passwords.hash(new)

        def job(connection: Connection) -> Person:
            person = people.find(connection, use(connection))
            if person is None or not person.account:
                raise RequestError("no-account")
            account_store.set_password(connection, person.id, kept)
            account_store.sign_out_others(connection, person.id, None, ())
            return person

        person = await self._writer.write(job)
        return person.id, person.nickname

    async def sign_out_everywhere(self, person: Person, keep: Collection[str] = ()) -> None:
        """End all sessions of a person, and all tokens except those with these ids."""

        def job(connection: Connection) -> None:
            account_store.sign_out_others(connection, person.id, None, keep)
            account_store.stop_push(connection, person.id)

        await self._writer.write(job)

    async def forget(self, person: Person) -> None:
        """Let bots take over the person's seats, then delete their name and private data."""
        seats = await self._tables.read(lambda connection: account_store.unfinished_seats(connection, person.id))
        for table, seat in seats:
            with suppress(RequestError):  # the table changed meanwhile, or is frozen
                await self._tables.command(table, partial(_let_go, seat=seat, person=person.id))
        now = self._tables.entropy.now()
        await self._writer.write_alone(lambda connection: account_store.forget(connection, person.id, now))


def _seats_of(live: LiveTable, person: str) -> list[int]:
    """Return the seats that a person has and hasn't left for good."""
    return [number for number, seat in enumerate(live.seats) if seat.person == person and not seat.left]


def _let_go(live: LiveTable, seat: int, person: str) -> Sequence[Entry]:
    """Leave a seat: it becomes free before the start; later a bot plays on."""
    return timeouts.leave(live, seat) if live.status == RUNNING else commands.stand(live, seat, person)
