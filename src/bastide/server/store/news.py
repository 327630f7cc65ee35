"""What a transaction has changed that others want to hear of: topics, each with the number that it has reached.

Whoever writes tells it here, on the connection of the transaction. The writer passes it on: inside the transaction, for
a bus that lives in the database, and after the commit. Numbers only grow, so news may come twice or late.
"""

from collections.abc import Mapping
from typing import TypeAlias

from sqlalchemy import Connection

News: TypeAlias = Mapping[str, int]
"""Topics and their numbers. A table's id is a topic, and its number is the length of its log."""

SESSIONS = "sessions"
"""The topic of sessions, tokens and the people behind them; its number counts their changes."""

_KEY = "bastide-news"


def begin(connection: Connection) -> dict[str, int]:
    """Return where the news of a new transaction is collected."""
    news: dict[str, int] = {}
    connection.info[_KEY] = news
    return news


def tell(connection: Connection, topic: str, number: int) -> None:
    """Say that a topic reaches a number once this transaction is committed."""
    connection.info.setdefault(_KEY, {})[topic] = number


def mark(connection: Connection) -> News:
    """Return the news so far."""
    return dict(connection.info.get(_KEY, {}))


def forget_since(connection: Connection, marked: News) -> None:
    """Forget the news since then: it was rolled back."""
    told = connection.info.get(_KEY, {})
    told.clear()
    told.update(marked)
