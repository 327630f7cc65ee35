"""The queue of jobs in the database, and the workers that take them.

Whether a worker is alive is seen from its count of heartbeats, which nobody compares with a clock: those of several
machines differ, and any of them may jump.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, Connection, Row, case, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from bastide.server.store import news
from bastide.server.store.schema import jobs, workers
from bastide.server.store.statements import among

WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
ATTEMPTS = 3
"""How many workers may die of a job before it fails."""
KEEP_SECONDS = 60.0
"""How long answers are kept, for other servers that wait for the same; and how far back the fair sharing looks."""
FORGET_SECONDS = 3600.0
"""How long a job waits for a worker. A server that still wants it then asks again."""
DIED = '{"error": "", "text": "every worker that took it died"}'
"""How such a job failed, as `failures` writes it."""

JOBS, ANSWERS = "jobs", "answers"
"""The topics of the bus: a job waits; a job has ended. Their numbers say nothing: whoever is told looks."""

_INSERT: Mapping[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


# Servers


def ask(connection: Connection, asked: Mapping[str, Any], now: float) -> None:
    """Add a job. If it is there already, the answer is for both; somebody may watch it now."""
    row = {**asked, "status": WAITING, "at": now, "attempts": 0, "progress": 0.0, "seconds": 0.0}
    added = _INSERT[connection.dialect.name](jobs).values(row)
    watched = or_(jobs.c.watched, added.excluded.watched)
    connection.execute(added.on_conflict_do_update(index_elements=["key"], set_={"watched": watched}))
    news.tell(connection, JOBS, 1)


def withdraw(connection: Connection, keys: Collection[str], asker: str) -> None:
    """Remove jobs that a server asked for first and that nobody there waits for. Whoever else does asks again."""
    mine = (among(connection, jobs.c.key, keys), jobs.c.asker == asker, jobs.c.status.in_((WAITING, RUNNING)))
    connection.execute(delete(jobs).where(*mine))


def look(connection: Connection, keys: Collection[str]) -> dict[str, Row[Any]]:
    """Return the status, the progress and the answer of each of these jobs."""
    columns: list[Column[Any]] = [jobs.c.key, jobs.c.status, jobs.c.progress, jobs.c.answer]
    query = select(*columns).where(among(connection, jobs.c.key, keys))
    return {row.key: row for row in connection.execute(query)}


@dataclass(frozen=True, slots=True)
class Census:
    """The workers that are alive, and the jobs that wait."""

    beats: Mapping[str, int]
    """Each worker's heartbeats."""
    waiting: Mapping[str, int]
    """How many jobs of each kind wait."""
    since: float | None
    """When the oldest of them was asked for."""


def census(connection: Connection) -> Census:
    """Return who works, and what waits."""
    beats = {row.id: row.beats for row in connection.execute(select(workers.c.id, workers.c.beats))}
    counted = select(jobs.c.kind, func.count().label("number"), func.min(jobs.c.at).label("since"))
    rows = connection.execute(counted.where(jobs.c.status == WAITING).group_by(jobs.c.kind)).all()
    since = min((row.since for row in rows), default=None)
    return Census(beats, {row.kind: row.number for row in rows}, since)


# Workers


def enlist(connection: Connection, worker: str, name: str) -> None:
    """Add a worker."""
    connection.execute(insert(workers).values(id=worker, name=name[:80], beats=0))


def any_waits(connection: Connection, kinds: Collection[str]) -> bool:
    """Whether there may be a job to take. Looking doesn't lock anything."""
    waiting = select(jobs.c.id).where(jobs.c.status == WAITING, jobs.c.kind.in_(kinds)).limit(1)
    return connection.execute(waiting).first() is not None


def take(
    connection: Connection, worker: str, kinds: Collection[str], abilities: Collection[str], most_each: int, now: float
) -> Row[Any] | None:
    """Give a worker the job whose turn it is, of those that it can do; workers don't wait for each other.

    As in `sharing`: what somebody watches comes first, then whoever has fewer jobs running and used less time recently.
    Nobody has more than `most_each` running. A worker that was taken for dead gets nothing.
    """
    if not _is_alive(connection, worker):
        return None
    shares = (
        select(
            jobs.c.person,
            func.sum(case((jobs.c.status == RUNNING, 1), else_=0)).label("running"),
            func.sum(jobs.c.seconds).label("used"),
        )
        .group_by(jobs.c.person)
        .subquery()
    )
    query = (
        select(jobs)
        .join(shares, shares.c.person == jobs.c.person)
        .where(jobs.c.status == WAITING, jobs.c.kind.in_(kinds), jobs.c.needs.in_(["", *abilities]))
        .where(shares.c.running < most_each)
        .order_by(jobs.c.watched.desc(), shares.c.running, shares.c.used, jobs.c.id)
        .limit(1)
        .with_for_update(of=jobs, skip_locked=True)
    )
    row = connection.execute(query).one_or_none()
    if row is not None:
        running = {"status": RUNNING, "worker": worker, "at": now, "attempts": row.attempts + 1}
        connection.execute(update(jobs).where(jobs.c.id == row.id).values(running))
    return row


def beat(connection: Connection, worker: str, progress: Mapping[int, float]) -> set[int] | None:
    """Show that a worker is alive and how far it is; return the jobs that are still its own.

    `None` if it was taken for dead: it must not go on with anything.
    """
    if not _is_alive(connection, worker):
        return None
    for job, share in progress.items():
        connection.execute(update(jobs).where(jobs.c.id == job, jobs.c.worker == worker).values(progress=share))
    still = select(jobs.c.id).where(jobs.c.worker == worker, jobs.c.status == RUNNING)
    return set(connection.execute(still).scalars())


def _is_alive(connection: Connection, worker: str) -> bool:
    """Give a sign of life; return whether others still count on this worker."""
    beats = update(workers).where(workers.c.id == worker).values(beats=workers.c.beats + 1)
    return connection.execute(beats).rowcount == 1


def settle(connection: Connection, worker: str, job: int, status: str, answer: str, seconds: float, now: float) -> bool:
    """Record how a job ended; return whether it still was this worker's."""
    mine = (jobs.c.id == job, jobs.c.worker == worker, jobs.c.status == RUNNING)
    ended = {"status": status, "answer": answer, "seconds": seconds, "at": now, "given": "", "progress": 1.0}
    news.tell(connection, ANSWERS, 1)
    return connection.execute(update(jobs).where(*mine).values(ended)).rowcount == 1


def dismiss(connection: Connection, worker: str) -> None:
    """Remove a worker that stops, and hand back its jobs; they don't count as attempts."""
    mine = (jobs.c.worker == worker, jobs.c.status == RUNNING)
    back = {"status": WAITING, "worker": None, "attempts": jobs.c.attempts - 1}
    connection.execute(update(jobs).where(*mine).values(back))
    news.tell(connection, JOBS, 1)
    connection.execute(delete(workers).where(workers.c.id == worker))


# Both


def bury(connection: Connection, dead: Mapping[str, int]) -> None:
    """Remove workers that haven't beaten since these counts, and hand on their jobs, or let them fail."""
    for worker, beats in dead.items():
        still = (workers.c.id == worker, workers.c.beats == beats)
        if not connection.execute(delete(workers).where(*still)).rowcount:
            continue
        lost = update(jobs).where(jobs.c.worker == worker, jobs.c.status == RUNNING)
        connection.execute(lost.where(jobs.c.attempts >= ATTEMPTS).values(status=FAILED, answer=DIED, given=""))
        connection.execute(lost.where(jobs.c.attempts < ATTEMPTS).values(status=WAITING, worker=None, progress=0.0))
        news.tell(connection, JOBS, 1)
        news.tell(connection, ANSWERS, 1)


def sweep(connection: Connection, now: float) -> None:
    """Remove old answers, and jobs that nobody could do for long. A clock that jumped may have dated them anyhow."""
    for statuses, seconds in (((DONE, FAILED), KEEP_SECONDS), ((WAITING,), FORGET_SECONDS)):
        old = or_(jobs.c.at < now - seconds, jobs.c.at > now + seconds)
        connection.execute(delete(jobs).where(jobs.c.status.in_(statuses), old))
