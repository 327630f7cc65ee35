"""Reading and writing people and the tokens of their programs."""

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from bastide.server.store import schema

SCOPES = ("watch", "play", "host")
"""What a program may be allowed: to watch tables; to sit, move and talk; to make tables."""

ACCOUNT = "account"
"""What only the person may do: manage the own tokens."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, and what may be done in that name: everything, or what a token's scopes allow."""

    id: str
    nickname: str
    scopes: tuple[str, ...] = (*SCOPES, ACCOUNT)


def create(connection: Connection, person: Person, now: float) -> None:
    """A new guest."""
    connection.execute(insert(schema.people).values(id=person.id, nickname=person.nickname, created=now))


def find(connection: Connection, person: str) -> Person | None:
    """Somebody by id."""
    row = connection.execute(select(schema.people).where(schema.people.c.id == person)).one_or_none()
    return None if row is None else Person(row.id, row.nickname)


def rename(connection: Connection, person: str, nickname: str) -> None:
    """A new nickname."""
    connection.execute(update(schema.people).where(schema.people.c.id == person).values(nickname=nickname))


def digest(token: str) -> str:
    """What is kept of a token: enough to know it again, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def add_token(connection: Connection, row: dict[str, Any]) -> None:
    """A token for a program."""
    connection.execute(insert(schema.tokens).values(**row))


def tokens_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Somebody's tokens, without what would let one use them."""
    rows = connection.execute(select(schema.tokens).where(schema.tokens.c.person == person))
    return [{"id": row.id, "name": row.name, "scopes": row.scopes.split(), "created": row.created} for row in rows]


def remove_token(connection: Connection, person: str, token: str) -> bool:
    """Takes a token away; whether there was one."""
    matching = (schema.tokens.c.id == token, schema.tokens.c.person == person)
    return connection.execute(delete(schema.tokens).where(*matching)).rowcount == 1


def by_token(connection: Connection, token: str) -> Person | None:
    """Whose program this is."""
    query = (
        select(schema.people.c.id, schema.people.c.nickname, schema.tokens.c.scopes)
        .join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
        .where(schema.tokens.c.digest == digest(token))
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else Person(row.id, row.nickname, tuple(row.scopes.split()))
