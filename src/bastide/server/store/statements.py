"""Statements that SQLite and PostgreSQL spell differently."""

import json
from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, Text, any_, func, literal, select
from sqlalchemy.dialects import postgresql, sqlite


def among(connection: Connection, column: ColumnElement[str], values: Collection[str]) -> ColumnElement[bool]:
    """Whether a column has one of many values: one parameter for all, so there may be any number."""
    if connection.dialect.name == "sqlite":
        return column.in_(select(func.json_each(json.dumps(list(values))).table_valued("value").c.value))
    return column == any_(literal(list(values), postgresql.ARRAY(Text)))


def upsert(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Write a row, or change the one with this key. Another process may do the same at the same time."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(table).values(**key, **values)
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=dict(values)))
