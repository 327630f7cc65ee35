"""Reading and writing people, their sessions, and the tokens of their programs."""

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bastide.server.lookalikes import skeleton
from bastide.server.store import moderation, news, schema
from bastide.server.store.statements import among

SCOPES = ("watch", "play", "host")
"""The scopes of a token: watch tables; sit, move and chat; create tables."""

ACCOUNT = "account"
"""The scope of people only: their account, sessions, settings and tokens."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person, and their scopes: all, or those of a token."""

    id: str
    nickname: str
    scopes: tuple[str, ...] = (*SCOPES, ACCOUNT)
    account: bool = False
    """Whether the person has a password."""
    network: str | None = None
    """Where the request comes from, as limits count it."""


@dataclass(frozen=True, slots=True)
class Renewal:
    """A new id for a session. Gaining rights requires one, in the same transaction, so that an id stolen before is
    worth nothing, and neither is a socket opened with it: the browser opens a new one."""

    session: str | None
    """The id so far, if there was a session."""
    fresh: str
    now: float
    lasting: float

    def carry_out(self, connection: Connection, person: str) -> None:
        """Sign `person` in, unless they are banned."""
        moderation.check(connection, person, moderation.BAN, self.now)
        mine = update(schema.sessions).where(schema.sessions.c.id == self.session)
        renewed = connection.execute(mine.values(id=self.fresh, person=person, created=self.now))
        if renewed.rowcount == 0:
            begin_session(connection, person, self)  # nobody can have cached it
        else:
            note_change(connection)


def create(connection: Connection, person: Person, now: float) -> None:
    """Store a new guest."""
    row = {"id": person.id, "nickname": person.nickname, "skeleton": skeleton(person.nickname), "created": now}
    connection.execute(insert(schema.people).values(**row))


def find(connection: Connection, person: str) -> Person | None:
    """Return a person by id."""
    query = select(schema.people).where(schema.people.c.id == person, schema.people.c.gone.is_(False))
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.nickname, account=row.name_key is not None)


def by_key(connection: Connection, key: str) -> Person | None:
    """Return the person whom a session id or the digest of a token admits."""
    return _by_session(connection, key) or _by_token(connection, key)


def _by_session(connection: Connection, session: str) -> Person | None:
    query = (
        select(schema.people.c.id, schema.people.c.nickname, schema.people.c.name_key)
        .join(schema.sessions, schema.sessions.c.person == schema.people.c.id)
        .where(schema.sessions.c.id == session, schema.people.c.gone.is_(False))
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.nickname, account=row.name_key is not None)


def _by_token(connection: Connection, digest: str) -> Person | None:
    query = (
        select(schema.people.c.id, schema.people.c.nickname, schema.people.c.name_key, schema.tokens.c.scopes)
        .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
        .where(schema.tokens.c.digest == digest)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.nickname, tuple(row.scopes.split()), row.name_key is not None)


def in_force(connection: Connection, keys: Collection[str]) -> set[str]:
    """Return those of `keys`, ids of sessions and digests of tokens, that still admit somebody."""
    columns = (schema.sessions.c.id, schema.tokens.c.digest)
    queries = [select(column).where(among(connection, column, keys)) for column in columns]
    return {key for query in queries for key in connection.execute(query).scalars()}


def note_change(connection: Connection) -> None:
    """Tell every process that a session, a token or the person behind them has changed: part of each such change."""
    changes = schema.session_changes
    counted = update(changes).values(number=changes.c.number + 1).returning(changes.c.number)
    news.tell(connection, news.SESSIONS, connection.execute(counted).scalar_one())


def changes(connection: Connection) -> int:
    """How many such changes there have been."""
    return int(connection.execute(select(schema.session_changes.c.number)).scalar_one())


def begin_session(connection: Connection, person: str, renewal: Renewal) -> None:
    """Store a session; sessions not renewed for long are deleted."""
    old = (schema.sessions.c.person == person, schema.sessions.c.created < renewal.now - renewal.lasting)
    connection.execute(delete(schema.sessions).where(*old))
    row = {"id": renewal.fresh, "person": person, "created": renewal.now}
    connection.execute(insert(schema.sessions).values(**row))


def end_session(connection: Connection, session: str) -> None:
    """End a session."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.id == session))
    note_change(connection)


def end_sessions(connection: Connection, person: str, but: str | None = None) -> None:
    """End all sessions of a person, or all but one."""
    others = [schema.sessions.c.person == person, *([schema.sessions.c.id != but] if but is not None else [])]
    connection.execute(delete(schema.sessions).where(*others))
    note_change(connection)


def end_tokens(connection: Connection, person: str, but: Collection[str] = ()) -> None:
    """Revoke all tokens of a person, except those with these ids."""
    connection.execute(
        delete(schema.tokens).where(schema.tokens.c.person == person, schema.tokens.c.id.not_in(list(but)))
    )
    note_change(connection)


def digest(token: str) -> str:
    """Return the digest of a token: enough to recognize it, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_token(connection: Connection, row: dict[str, Any]) -> None:
    """Store a token for a program."""
    connection.execute(insert(schema.tokens).values(**row))


def tokens_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Return a person's tokens, without their secrets."""
    rows = connection.execute(select(schema.tokens).where(schema.tokens.c.person == person))
    return [{"id": row.id, "name": row.name, "scopes": row.scopes.split(), "created": row.created} for row in rows]


def remove_token(connection: Connection, person: str, token: str) -> bool:
    """Revoke a token; return whether it existed."""
    matching = (schema.tokens.c.id == token, schema.tokens.c.person == person)
    removed = connection.execute(delete(schema.tokens).where(*matching)).rowcount
    note_change(connection)
    return removed == 1
