"""What operators do about people: each act is stored with its reason, its time and the operator's name.

It works on the database, while servers run: they learn of it as they learn of sign-outs (`people.note_change`).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, Row

from bastide.server.entropy import Entropy
from bastide.server.errors import BadValue
from bastide.server.people import account_store, players
from bastide.server.people.account_store import NameTaken
from bastide.server.people.accounts import Accounts
from bastide.server.people.names import account_name, any_name
from bastide.server.people.recorder import ResultRecorder
from bastide.server.store import moderation, people
from bastide.server.store.moderation import BAN, DAY, MUTE, Restriction
from bastide.server.store.people import Person
from bastide.server.store.writer import Writer
from bastide.server.tables import entries
from bastide.server.tables.bus import make_bus
from bastide.server.tables.entries import Said
from bastide.server.tables.service import TableService
from bastide.words import LocalizedError

ID = "id:"
"""What begins an id: no account's name has a colon, so nobody can be taken for another."""
LONGEST_REASON, LONGEST_NAME = 500, 40
POLL_SECONDS = 1.0


def find(connection: Connection, who: str) -> Person:
    """Return the person with an account's name, or with an id after `id:`; raises `LocalizedError`."""
    if who.startswith(ID):
        person = people.find(connection, who.removeprefix(ID))
    else:
        row = players.find(connection, who)
        person = None if row is None else Person(row.id, row.nickname, account=True)
    if person is None:
        raise LocalizedError("no-such-person", who=who)
    return person


def chat_in(connection: Connection, report: Row[Any]) -> list[dict[str, Any]]:
    """Return the chat that a report keeps, as it is in the log now: without what deleted people said."""
    kept = ((row, entries.read(row.entry)) for row in moderation.entries(connection, report))
    return [
        {"at": row.at, "person": said.person, "name": said.name, "seat": said.seat, "text": said.text}
        for row, said in kept
        if isinstance(said, Said)
    ]


@dataclass(frozen=True, slots=True)
class Act:
    """An operator at work, with the time and the reason. Each method is one act, inside the caller's transaction."""

    operator: str
    reason: str
    now: float

    def __post_init__(self) -> None:
        if not self.reason.strip() or len(self.reason) > LONGEST_REASON:
            raise LocalizedError("bad-reason", most=LONGEST_REASON)

    def mute(self, connection: Connection, person: Person, days: float | None) -> Restriction:
        """Let a person read, but not write."""
        muted = Restriction(MUTE, self._until(days), self.reason)
        moderation.restrict(connection, person.id, self.now, muted)
        self._note(connection, MUTE, person, {"days": days})
        return muted

    def ban(self, connection: Connection, person: Person, days: float | None) -> Restriction:
        """End all sessions and tokens of a person, and let them start none. A guest's address is refused, too."""
        banned = Restriction(BAN, self._until(days), self.reason)
        moderation.restrict(connection, person.id, self.now, banned)
        networks = 0 if person.account else moderation.ban_networks(connection, person.id, self.now, banned.until)
        account_store.sign_out_others(connection, person.id, None, ())
        self._note(connection, BAN, person, {"days": days, "networks": networks})
        return banned

    def lift(self, connection: Connection, person: Person, kind: str) -> None:
        """End a mute or a ban."""
        if not moderation.lift(connection, person.id, kind):
            raise LocalizedError("not-muted" if kind == MUTE else "not-banned", name=person.nickname)
        self._note(connection, f"un{kind}", person, {})

    def rename(self, connection: Connection, person: Person, name: str) -> str:
        """Give a person another name, also where they sit and in what they said."""
        try:
            tidy = account_name(name) if person.account else any_name(name[:LONGEST_NAME])
        except BadValue as error:
            raise BadValue("bad-value", where="NAME", reason=error) from None
        try:
            account_store.rename(connection, person.id, tidy, account=person.account)
        except NameTaken:
            raise LocalizedError("name-is-taken", name=tidy) from None
        account_store.replace_name(connection, person.id, person.nickname, tidy, self.now)
        self._note(connection, "rename", person, {"to": tidy})
        return tidy

    def settle(self, connection: Connection, report: str) -> None:
        """Be done with a report."""
        found = moderation.report(connection, report)
        if found is None:
            raise LocalizedError("no-such-report", report=report)
        about = people.find(connection, found.about) or Person(found.about, "")
        moderation.settle(connection, report, self.now)
        self._note(connection, "settle", about, {"report": report})

    def note_deletion(self, connection: Connection, person: Person) -> None:
        """Store that a person was deleted: without the name."""
        self._note(connection, "delete", Person(person.id, ""), {})

    def _until(self, days: float | None) -> float | None:
        return None if days is None else self.now + days * DAY

    def _note(self, connection: Connection, action: str, person: Person, details: Mapping[str, Any]) -> None:
        row = {
            "at": self.now,
            "operator": self.operator[:80],
            "action": action,
            "person": person.id,
            "name": person.nickname,
            "reason": self.reason,
            "details": details,
        }
        moderation.note(connection, row)


async def delete(reading: Engine, writing: Engine, act: Act, person: Person) -> None:
    """Delete a person as they could themselves: bots take over, names go, finished games stay."""
    bus = make_bus("", reading, POLL_SECONDS)
    writer = Writer(writing, bus.announce)
    tables = TableService(reading, writer, bus, Entropy())
    writer.start()
    try:
        await Accounts(tables, writer, ResultRecorder(tables, writer)).forget(person)
        await writer.write(lambda connection: act.note_deletion(connection, person))
        await tables.finish()
    finally:
        writer.stop()
