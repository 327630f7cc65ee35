"""Writing results, ratings and achievements. All of it follows from the logs."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from bastide.core import achievements, registry
from bastide.core.achievements import Record
from bastide.server.people import ratings
from bastide.server.people.ratings import PEOPLE, Skill, Standing
from bastide.server.people.results import FOR_ACHIEVEMENTS, SHARED_DEVICE, Outcome
from bastide.server.store import schema
from bastide.server.store.database import take_turns
from bastide.server.store.statements import upsert

_MAY_END = or_(*(schema.log.c.entry.like(f'{{"type":"{tag}"%') for tag in ("moved", "resigned", "abandon-answered")))
"""Entries that there are only while a game runs: the last of them ended it."""
RESULTS = "results"
"""Ratings and achievements follow from those before: one transaction at a time computes them."""


def unsettled(connection: Connection) -> list[str]:
    """Return finished games that aren't counted yet, in the order of their ends."""
    counted = set(connection.execute(select(schema.results.c.table)).scalars())
    return [table for table in finished(connection) if table not in counted]


def uncounted(connection: Connection, tables: Sequence[str]) -> list[str]:
    """Return those of `tables` that aren't counted yet."""
    query = select(schema.results.c.table).where(schema.results.c.table.in_(tables))
    counted = set(connection.execute(query).scalars())
    return [table for table in tables if table not in counted]


def finished(connection: Connection) -> list[str]:
    """Return all finished games, in the order of their ends."""
    ends = (
        select(schema.log.c.table, func.max(schema.log.c.id).label("place"))
        .join(schema.tables, schema.tables.c.id == schema.log.c.table)
        .where(schema.tables.c.status == "over", _MAY_END)
        .group_by(schema.log.c.table)
        .order_by("place")
    )
    return [row.table for row in connection.execute(ends)]


def games(connection: Connection) -> list[str]:
    """Return the games with results, installed or not."""
    return list(connection.execute(select(schema.results.c.game).distinct().order_by(schema.results.c.game)).scalars())


def end_of(connection: Connection, table: str) -> tuple[int, float]:
    """Return the log row that ended a game, and when. Chat may have followed."""
    ends = select(schema.log.c.id, schema.log.c.at).where(schema.log.c.table == table, _MAY_END)
    row = connection.execute(ends.order_by(schema.log.c.seq.desc()).limit(1)).one()
    return row.id, row.at


def record(connection: Connection, outcome: Outcome) -> bool:
    """Count a finished game once; return whether it was now."""
    take_turns(connection, RESULTS)
    table = schema.results.c.table == outcome.table
    if connection.execute(select(schema.results.c.table).where(table)).first() is not None:
        return False
    place, ended = end_of(connection, outcome.table)
    connection.execute(
        insert(schema.results).values(
            table=outcome.table,
            game=outcome.game,
            public=outcome.public,
            ended=ended,
            place=place,
            unrated=outcome.unrated,
            early=outcome.early,
        )
    )
    standings = _of_accounts(connection, outcome.standings)
    for standing in standings:
        columns = {name: getattr(standing, name) for name in Standing.__slots__}
        connection.execute(insert(schema.standings).values(table=outcome.table, **columns))
    if outcome.unrated is None:
        _rate(connection, outcome.table, outcome.game, standings)
    if outcome.state is not None and outcome.early is None and outcome.unrated in FOR_ACHIEVEMENTS:
        for standing in standings:
            if standing.person is not None and not standing.left:
                achieve(connection, outcome, standing.person, standing.seat, ended)
    return True


def _of_accounts(connection: Connection, standings: Sequence[Standing]) -> list[Standing]:
    """Return the standings with their current owners: a guest may have signed in meanwhile."""
    people = [standing.person for standing in standings if standing.person is not None]
    merged = select(schema.people.c.id, schema.people.c.merged_into).where(
        schema.people.c.id.in_(people), schema.people.c.merged_into.is_not(None)
    )
    accounts = {row.id: row.merged_into for row in connection.execute(merged)}
    return [replace(standing, person=accounts.get(standing.person, standing.person)) for standing in standings]


# Ratings


def _rate(connection: Connection, table: str, game: str, standings: Sequence[Standing]) -> None:
    for kind, ranks in ratings.ladders(standings).items():
        ladder = (schema.ratings.c.game == game, schema.ratings.c.kind == kind)
        rows = connection.execute(
            select(schema.ratings).where(*ladder, schema.ratings.c.holder.in_(ranks)).with_for_update()
        )
        known = {row.holder: row for row in rows}
        before = {holder: _skill(known[holder]) if holder in known else Skill() for holder in ranks}
        for holder, skill in ratings.rate(before, ranks).items():
            now = {"mu": skill.mu, "sigma": skill.sigma}
            if holder in known:
                mine = update(schema.ratings).where(*ladder, schema.ratings.c.holder == holder)
                connection.execute(mine.values(games=schema.ratings.c.games + 1, **now))
            else:
                newcomer = {"game": game, "kind": kind, "holder": holder, "games": 1}
                connection.execute(insert(schema.ratings).values(**newcomer, **now))
            connection.execute(insert(schema.rating_changes).values(table=table, kind=kind, holder=holder, **now))


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma)


def rerate(connection: Connection, game: str) -> None:
    """Recompute all ratings of a game from the results, in the order of their ends."""
    of_game = select(schema.results.c.table).where(schema.results.c.game == game)
    connection.execute(delete(schema.rating_changes).where(schema.rating_changes.c.table.in_(of_game)))
    connection.execute(delete(schema.ratings).where(schema.ratings.c.game == game))
    rated = (
        select(schema.standings)
        .join(schema.results, schema.results.c.table == schema.standings.c.table)
        .where(schema.results.c.game == game, schema.results.c.unrated.is_(None))
        .order_by(schema.results.c.place, schema.standings.c.seat)
    )
    tables: dict[str, list[Standing]] = {}
    for row in connection.execute(rated):
        standing = Standing(row.seat, row.person, row.bot, row.rank, row.points, row.left, row.bot_version)
        tables.setdefault(row.table, []).append(standing)
    for table, standings in tables.items():
        _rate(connection, table, game, standings)


# Achievements


def achievement_record(connection: Connection, person: str, game: str) -> Record | None:
    """Return a person's achievements in a game so far; `None` if the game has none."""
    kind = achievements.record_kind(registry.find(game))
    if kind is None:
        return None
    mine = (schema.achievements.c.person == person, schema.achievements.c.game == game)
    text = connection.execute(select(schema.achievements.c.record).where(*mine)).scalar()
    return kind() if text is None else kind.from_json(json.loads(text))


def achieve(connection: Connection, outcome: Outcome, person: str, seat: int, ended: float) -> None:
    """Add a finished game to a person's achievements."""
    before = achievement_record(connection, person, outcome.game)
    if before is None or outcome.state is None:
        return
    after, fresh = achievements.add(before, outcome.state, seat)
    mine = {"person": person, "game": outcome.game}
    upsert(connection, schema.achievements, mine, {"record": json.dumps(after.to_json())})
    for name in sorted(fresh):
        connection.execute(insert(schema.achieved).values(achievement=name, table=outcome.table, at=ended, **mine))


def rebuild_achievements(connection: Connection, person: str, game: str, states: Iterable[tuple[Outcome, int]]) -> None:
    """Recompute a person's achievements in a game from finished games in order."""
    take_turns(connection, RESULTS)
    for part in (schema.achievements, schema.achieved):
        connection.execute(delete(part).where(part.c.person == person, part.c.game == game))
    for outcome, seat in states:
        achieve(connection, outcome, person, seat, end_of(connection, outcome.table)[1])


def counted_for_achievements(connection: Connection, person: str, game: str) -> list[tuple[str, int]]:
    """Return the tables and seats that count for a person's achievements, in order."""
    query = (
        select(schema.standings.c.table, schema.standings.c.seat)
        .join(schema.results, schema.results.c.table == schema.standings.c.table)
        .where(schema.standings.c.person == person, schema.results.c.game == game)
        .where(schema.standings.c.left.is_(False), schema.results.c.early.is_(None))
        .where(schema.results.c.unrated.is_(None) | schema.results.c.unrated.in_([r for r in FOR_ACHIEVEMENTS if r]))
        .order_by(schema.results.c.place)
    )
    return [(row.table, row.seat) for row in connection.execute(query)]


# A guest's games become an account's


def merge(connection: Connection, guest: str, account: str) -> list[str]:
    """Merge a guest's ratings and achievements into an account, after the results. Return the games whose achievements
    must be recomputed, since both had some, or played each other."""
    take_turns(connection, RESULTS)
    _merge_ratings(connection, guest, account)
    again = _unrate_against_oneself(connection, account)
    for game in _games(connection, schema.achievements, schema.achievements.c.person == guest):
        mine = schema.achievements.c.game == game
        if connection.execute(select(schema.achievements).where(mine, schema.achievements.c.person == account)).first():
            again += [] if game in again else [game]
            continue
        for part in (schema.achievements, schema.achieved):
            connection.execute(update(part).where(part.c.person == guest, part.c.game == game).values(person=account))
    for part in (schema.achievements, schema.achieved):
        connection.execute(delete(part).where(part.c.person == guest))
    return again


def _unrate_against_oneself(connection: Connection, person: str) -> list[str]:
    """Finished games in which one person turns out to have had several seats become unrated; return which games."""
    seats = schema.standings
    several = select(seats.c.table).where(seats.c.person == person).group_by(seats.c.table).having(func.count() > 1)
    rated = (schema.results.c.table.in_(several), schema.results.c.unrated.is_(None))
    games = _games(connection, schema.results, *rated)
    connection.execute(update(schema.results).where(*rated).values(unrated=SHARED_DEVICE))
    for game in games:
        rerate(connection, game)
    return games


def _merge_ratings(connection: Connection, guest: str, account: str) -> None:
    mine = (schema.ratings.c.kind == PEOPLE, schema.ratings.c.holder == guest)
    for game in _games(connection, schema.ratings, *mine):
        theirs = (schema.ratings.c.kind == PEOPLE, schema.ratings.c.holder == account, schema.ratings.c.game == game)
        if connection.execute(select(schema.ratings).where(*theirs)).first() is not None:
            rerate(connection, game)  # two histories become one: later ratings change
            continue
        connection.execute(update(schema.ratings).where(*mine, schema.ratings.c.game == game).values(holder=account))
        of_game = select(schema.results.c.table).where(schema.results.c.game == game)
        changes = schema.rating_changes
        connection.execute(
            update(changes)
            .where(changes.c.kind == PEOPLE, changes.c.holder == guest, changes.c.table.in_(of_game))
            .values(holder=account)
        )


def _games(connection: Connection, part: Any, *where: Any) -> list[str]:
    return list(connection.execute(select(part.c.game).where(*where).distinct().order_by(part.c.game)).scalars())


def start_again(connection: Connection, kept: Sequence[str]) -> None:
    """Delete all results, ratings and achievements, except the results of games that can't be folded now."""
    for part in (schema.achieved, schema.achievements, schema.rating_changes, schema.ratings):
        connection.execute(delete(part))
    for part in (schema.standings, schema.results):
        connection.execute(delete(part).where(part.c.table.not_in(kept)))
