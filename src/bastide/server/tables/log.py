"""Reading and writing tables, their seats and their logs."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, func, insert, or_, select, text, update

from bastide.server.store import news, schema
from bastide.server.tables import clocks, entries, invitations
from bastide.server.tables.entries import Entry
from bastide.server.tables.facts import Facts
from bastide.server.tables.live import RUNNING, LiveTable
from bastide.server.tables.seats import Seat

# The statements of every move are built once.
_ADVANCE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.last_seq == bindparam("before"))
    .values({name: bindparam(f"new_{name}") for name in ("last_seq", "status", "to_act", "waiting", "due")})
    .values(changed=func.coalesce(bindparam("new_changed"), schema.tables.c.changed))
)
_WRITE = insert(schema.log).inline()
_LENGTHEN = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(last_seq=schema.tables.c.last_seq + 1)
    .returning(schema.tables.c.last_seq)
)
_NAME = insert(schema.named)
_SEAT_COLUMNS = ("person", "bot", "bot_version", "name", "stand_in")
_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("of_table"), schema.seats.c.seat == bindparam("number"))
    .values({name: bindparam(f"new_{name}") for name in _SEAT_COLUMNS})
)


_GROWN = {
    # CROSS keeps SQLite from reading all tables instead.
    "sqlite": text(
        "SELECT tables.id, last_seq FROM json_each(:known) AS known CROSS JOIN tables ON tables.id = known.key "
        "WHERE last_seq > known.value"
    ),
    "postgresql": text(
        "SELECT id, last_seq FROM json_each_text(CAST(:known AS json)) AS known JOIN tables ON id = known.key "
        "WHERE last_seq > CAST(known.value AS integer)"
    ),
}

_NEWS = {
    "sqlite": text(
        'SELECT log."table", seq, entry, at FROM json_each(:known) AS known CROSS JOIN log ON log."table" = known.key '
        "WHERE seq > known.value ORDER BY seq"
    ),
    # OFFSET 0 keeps PostgreSQL from reading the whole log for a join, and the upper bound, which is the largest
    # number, from expecting so many rows that it compiles the query each time.
    "postgresql": text(
        "SELECT news.* FROM json_each_text(CAST(:known AS json)) AS known CROSS JOIN LATERAL ("
        'SELECT "table", seq, entry, at FROM log WHERE "table" = known.key '
        "AND seq > CAST(known.value AS integer) AND seq <= 2147483647 OFFSET 0) AS news ORDER BY seq"
    ),
}

Logged: TypeAlias = tuple[int, Entry, float]
"""An entry of a log, with its number and its stored time."""

_WHO_PLAYS = (entries.Sat, entries.Stood, entries.StoodIn, entries.TookBack, entries.LeftTable, entries.Resigned)


class Conflict(Exception):
    """Another process wrote to the same table first: fold what it wrote and decide again."""


def create(connection: Connection, facts: Facts, now: float, rematch_of: str | None = None) -> None:
    """Create an empty table; raises `Conflict` if the rematch exists already."""
    if rematch_of is not None:
        # The lock makes a second one wait until it can find the first.
        connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == rematch_of).with_for_update())
        if find_rematch(connection, rematch_of) is not None:
            raise Conflict(rematch_of)
    connection.execute(
        insert(schema.tables).values(
            id=facts.id,
            game=facts.game,
            options=json.dumps(facts.options),
            components=None if facts.components is None else json.dumps(facts.components),
            given=facts.given,
            host=facts.host,
            network=facts.network,
            bytes=facts.size,
            public=facts.public,
            status="open",
            secret=facts.secret,
            clock=clocks.write(facts.clock),
            hints=facts.hints,
            rated=facts.rated,
            rematch_of=rematch_of,
            tournament=facts.tournament,
            created=now,
            changed=now,
        )
    )
    for seat in range(facts.seats):
        connection.execute(insert(schema.seats).values(table=facts.id, seat=seat))


@dataclass(frozen=True, slots=True)
class Append:
    """Adds entries behind number `before`, or raises `Conflict`; `drafts` are the table after each of them."""

    drafts: Sequence[LiveTable]
    before: int
    written: Sequence[Entry]
    now: float

    def __call__(self, connection: Connection) -> None:
        Append.together(connection, (self,))

    @staticmethod
    def together(connection: Connection, jobs: Sequence["Append"]) -> None:
        """Append to several tables, with as many statements as for one. If one is in conflict, none may be kept."""
        advanced = connection.execute(_ADVANCE, [job._table_row() for job in jobs])
        if advanced.rowcount != len(jobs):
            raise Conflict(", ".join(job.table for job in jobs))
        connection.execute(_WRITE, [row for job in jobs for row in job._log_rows()])
        for job in jobs:
            news.tell(connection, job.table, job.last)
        for job in jobs:
            job._follow(connection)

    @property
    def table(self) -> str:
        """The table's id."""
        return self.drafts[-1].facts.id

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.before + len(self.written)

    def _table_row(self) -> dict[str, Any]:
        after = self.drafts[-1]
        return {
            "table": self.table,
            "before": self.before,
            "new_last_seq": self.last,
            # A hidden step, as in a closed phase, must not move the table up in any list.
            "new_changed": self.now if any(draft.streams[None] for draft in self.drafts) else None,
            "new_status": after.status,
            "new_to_act": ",".join(str(seat) for seat in after.to_act) if after.match is not None else "",
            "new_waiting": after.waiting_since,
            "new_due": _due(after),
        }

    def _log_rows(self) -> list[dict[str, Any]]:
        return [
            {"table": self.table, "seq": self.before + number, "at": self.now, "entry": entries.write(entry)}
            for number, entry in enumerate(self.written, 1)
        ]

    def _follow(self, connection: Connection) -> None:
        """Write what follows from the entries: who is named where, invitations, who plays."""
        named = [
            {"person": entry.person, "table": self.table, "seq": self.before + number}
            for number, entry in enumerate(self.written, 1)
            if isinstance(entry, (entries.Sat, entries.Said, entries.Invited)) and entry.person is not None
        ]
        if named:
            connection.execute(_NAME, named)
        invitations.follow(connection, self.table, self.written, self.now)
        if any(isinstance(entry, _WHO_PLAYS) for entry in self.written):
            connection.execute(_SEAT, [_seat_row(self.table, *one) for one in enumerate(self.drafts[-1].seats)])


def _seat_row(table: str, number: int, seat: Seat) -> dict[str, Any]:
    return {"of_table": table, "number": number, **{f"new_{name}": getattr(seat, name) for name in _SEAT_COLUMNS}}


def _due(after: LiveTable) -> float | None:
    """When the first person who owes a decision runs out of days; outages that aren't in the log yet add to it."""
    if after.clocks is None or not isinstance(after.clocks.clock, clocks.Days) or after.status != RUNNING:
        return None
    return min((until for clock in after.clocks.seats if (until := clock.until()) is not None), default=None)


def add(connection: Connection, table: str, entry: Entry, now: float) -> int:
    """Append an entry that doesn't affect the game, and return its number."""
    seq = int(connection.execute(_LENGTHEN, {"table": table}).scalar_one())
    connection.execute(_WRITE, {"table": table, "seq": seq, "at": now, "entry": entries.write(entry)})
    news.tell(connection, table, seq)
    return seq


def exists(connection: Connection, table: str) -> bool:
    """Whether a table exists."""
    return bool(connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table)).first())


def facts(connection: Connection, table: str) -> Facts | None:
    """Return what is fixed about a table, if it exists."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    count = len(connection.execute(select(schema.seats.c.seat).where(schema.seats.c.table == table)).all())
    return Facts(
        row.id,
        row.game,
        json.loads(row.options),
        None if row.components is None else json.loads(row.components),
        row.given,
        row.host,
        row.public,
        row.secret,
        count,
        clocks.read(row.clock),
        row.hints,
        row.rated,
        tournament=row.tournament,
    )


def log_after(connection: Connection, table: str, seq: int, last: int | None = None) -> list[Logged]:
    """Return the entries of a table after number `seq`, up to `last`."""
    wanted = [schema.log.c.table == table, schema.log.c.seq > seq]
    if last is not None:
        wanted.append(schema.log.c.seq <= last)
    rows = connection.execute(
        select(schema.log.c.seq, schema.log.c.entry, schema.log.c.at).where(*wanted).order_by(schema.log.c.seq)
    )
    return [(row.seq, entries.read(row.entry), row.at) for row in rows]


def logs_after(connection: Connection, known: Mapping[str, int]) -> dict[str, list[Logged]]:
    """Return what is new in the logs of these tables after the numbers that are known, with one query."""
    news: dict[str, list[Logged]] = {}
    for row in connection.execute(_NEWS[connection.dialect.name], {"known": json.dumps(known)}):
        news.setdefault(row.table, []).append((row.seq, entries.read(row.entry), row.at))
    return news


def grown(connection: Connection, known: Mapping[str, int]) -> dict[str, int]:
    """Return which of these tables have more entries than is known, and how many. One query for thousands of tables."""
    rows = connection.execute(_GROWN[connection.dialect.name], {"known": json.dumps(known)})
    return {row.id: row.last_seq for row in rows}


def waiting_for_bots(connection: Connection) -> list[str]:
    """Return the running tables where a bot is to move, latest change first."""
    query = (
        select(schema.tables.c.id, schema.tables.c.to_act, schema.seats.c.seat)
        .where(
            schema.tables.c.status == "running",
            or_(schema.seats.c.bot.is_not(None), schema.seats.c.stand_in.is_not(None)),
        )
        .join(schema.seats, schema.seats.c.table == schema.tables.c.id)
        .order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    )
    rows = connection.execute(query)
    return list(dict.fromkeys(row.id for row in rows if str(row.seat) in row.to_act.split(",")))


def find_rematch(connection: Connection, table: str) -> str | None:
    """Return the rematch of `table`, if there is one."""
    query = select(schema.tables.c.id).where(schema.tables.c.rematch_of == table)
    return connection.execute(query).scalars().first()
