"""Reading what is known about players: their pages, the ladders, what a game meant for each seat.

Private games are known to their players only; others see them in the rating, without the table.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from sqlalchemy import Connection, Row, String, case, cast, func, select

from bastide import words
from bastide.core import registry
from bastide.server.people import result_store
from bastide.server.people.names import name_key
from bastide.server.people.profiles import (
    Achievement,
    ByPlayers,
    GameRecord,
    Ladder,
    LadderRow,
    Opponent,
    PlayedGame,
    PlayerPage,
    ProvisionalRow,
    Rating,
    RatingPoint,
    SeatResult,
    TablePlayer,
)
from bastide.server.people.ratings import (
    BOTS,
    PEOPLE,
    PROVISIONAL_GAMES,
    Skill,
    bot_holder,
    bot_of,
    is_provisional,
)
from bastide.server.people.results import FOR_STATISTICS
from bastide.server.store import schema

RECENT = 20


def find(connection: Connection, name: str) -> Row[Any] | None:
    """Return the account of that name."""
    return connection.execute(select(schema.people).where(schema.people.c.name_key == name_key(name))).one_or_none()


def by_id(connection: Connection, person: str) -> Row[Any]:
    """Return a person who exists."""
    return connection.execute(select(schema.people).where(schema.people.c.id == person)).one()


def page(connection: Connection, person: Row[Any], viewer: str | None, language: str) -> PlayerPage:
    """Return all that `viewer` may know about a player."""
    own = viewer == person.id
    played = _standings(connection, person.id, private=own)
    rated = connection.execute(
        select(schema.ratings).where(schema.ratings.c.kind == PEOPLE, schema.ratings.c.holder == person.id)
    )
    skills = {row.game: row for row in rated}
    with_record = set(connection.execute(_games_with_achievements(person.id)).scalars())
    games = sorted({row.game for row in played} | set(skills) | with_record)
    return PlayerPage(
        name=person.nickname,
        since=person.created,
        account=person.name_key is not None,
        yours=own,
        games=[
            _game_record(
                connection,
                person.id,
                game,
                [row for row in played if row.game == game],
                skills.get(game),
                own,
                language,
            )
            for game in games
        ],
        recent=games_of(connection, person.id, private=own, limit=RECENT),
    )


def _games_with_achievements(person: str) -> Any:
    return select(schema.achievements.c.game).where(schema.achievements.c.person == person)


def _standings(connection: Connection, person: str, *, private: bool) -> Sequence[Row[Any]]:
    """Return a person's standings that count for statistics, with the number of players at each table."""
    mine = select(schema.standings.c.table).where(schema.standings.c.person == person)
    sizes = (
        select(schema.standings.c.table, func.count().label("players"))
        .where(schema.standings.c.table.in_(mine))
        .group_by(schema.standings.c.table)
        .subquery()
    )
    query = (
        select(schema.standings, schema.results.c.game, schema.results.c.unrated, schema.results.c.early)
        .add_columns(sizes.c.players)
        .join(schema.results, schema.results.c.table == schema.standings.c.table)
        .join(sizes, sizes.c.table == schema.standings.c.table)
        .where(schema.standings.c.person == person)
        .order_by(schema.results.c.place)
    )
    if not private:
        query = query.where(schema.results.c.public.is_(True))
    return [row for row in connection.execute(query) if row.unrated in FOR_STATISTICS]


def _game_record(
    connection: Connection,
    person: str,
    game: str,
    played: Sequence[Row[Any]],
    skill: Row[Any] | None,
    own: bool,
    language: str,
) -> GameRecord:
    by_size: defaultdict[int, list[Row[Any]]] = defaultdict(list)
    for row in played:
        by_size[row.players].append(row)
    return GameRecord(
        game=game,
        played=len(played),
        wins=_wins(played),
        **_points(played),
        by_players=[
            ByPlayers(
                players=players,
                played=len(rows),
                wins=_wins(rows),
                **_points(rows),
            )
            for players, rows in sorted(by_size.items())
        ],
        rating=_rating(skill),
        history=history(connection, game, PEOPLE, person, private=own),
        achievements=achievements(connection, person, game, language, private=own),
    )


def _points(rows: Iterable[Row[Any]]) -> dict[str, Any]:
    """Return the mean and the best points of games that were played to their end."""
    points = [row.points for row in rows if row.early is None]
    return {"mean": fmean(points) if points else None, "best": max(points, default=None)}


def _wins(rows: Iterable[Row[Any]]) -> int:
    """A solo game has no winner."""
    return sum(row.rank == 1 and row.players > 1 and not row.left for row in rows)


def _rating(row: Row[Any] | None) -> Rating | None:
    if row is None:
        return None
    return Rating(**_shown(row))


def _shown(row: Row[Any]) -> dict[str, Any]:
    """Return the fields of a stored rating as people read it."""
    skill = Skill(row.mu, row.sigma)
    return {
        "rating": skill.shown,
        "spread": skill.spread,
        "games": row.games,
        "provisional": is_provisional(row.games),
    }


# Achievements


def achievements(connection: Connection, person: str, game: str, language: str, *, private: bool) -> list[Achievement]:
    """Return all achievements of a game, with a person's progress."""
    if game not in registry.list_games():
        return []
    record = result_store.achievement_record(connection, person, game)
    if record is None:
        return []
    query = (
        select(schema.achieved, schema.tables.c.public)
        .join(schema.tables, schema.tables.c.id == schema.achieved.c.table)
        .where(schema.achieved.c.person == person, schema.achieved.c.game == game)
    )
    first = {row.achievement: row for row in connection.execute(query)}
    kind = registry.find(game)
    return [
        Achievement(
            id=name,
            title=words.name(kind, name, language),
            done=done,
            goal=goal,
            at=first[name].at if name in first else None,
            table=first[name].table if name in first and (private or first[name].public) else None,
        )
        for name, (done, goal) in record.progress().items()
    ]


# Ratings


def history(connection: Connection, game: str, kind: str, holder: str, *, private: bool = False) -> list[RatingPoint]:
    """Return a rating after each game."""
    query = (
        select(schema.rating_changes, schema.results.c.ended, schema.results.c.public)
        .join(schema.results, schema.results.c.table == schema.rating_changes.c.table)
        .where(schema.results.c.game == game)
        .where(schema.rating_changes.c.kind == kind, schema.rating_changes.c.holder == holder)
        .order_by(schema.results.c.place)
    )
    return [
        RatingPoint(
            at=row.ended,
            rating=(skill := Skill(row.mu, row.sigma)).shown,
            spread=skill.spread,
            table=row.table if private or row.public else None,
        )
        for row in connection.execute(query)
    ]


def ladder(connection: Connection, game: str, kind: str, limit: int) -> Ladder:
    """Return accounts, or bots, by the rating that is shown. Provisional ratings have no rank."""
    query = select(schema.ratings).where(schema.ratings.c.game == game, schema.ratings.c.kind == kind)
    if kind == BOTS:
        query = query.add_columns(schema.ratings.c.holder.label("name"))
    else:
        query = query.add_columns(schema.people.c.nickname.label("name")).join(
            schema.people, schema.people.c.id == schema.ratings.c.holder
        )
        query = query.where(schema.people.c.name_key.is_not(None))
    query = query.order_by(schema.ratings.c.mu.desc(), "name").limit(limit)
    listed: list[LadderRow] = []
    for place, row in enumerate(connection.execute(query.where(schema.ratings.c.games >= PROVISIONAL_GAMES)), 1):
        shown = _shown(row)
        rank = listed[-1].rank if listed and listed[-1].rating == shown["rating"] else place
        listed.append(LadderRow(rank=rank, **_who(row, kind), **shown))
    newcomers = connection.execute(query.where(schema.ratings.c.games < PROVISIONAL_GAMES))
    return Ladder(
        game=game,
        kind="bots" if kind == BOTS else "people",
        rows=listed,
        provisional=[ProvisionalRow(**_who(row, kind), **_shown(row)) for row in newcomers],
    )


def _who(row: Row[Any], kind: str) -> dict[str, Any]:
    """Return the name of a ladder's row and, for a bot, its version."""
    name, version = bot_of(row.name) if kind == BOTS else (row.name, None)
    return {"name": name, "version": version}


# Games


def games_of(
    connection: Connection,
    person: str,
    *,
    private: bool,
    limit: int,
    game: str | None = None,
    before: float | None = None,
) -> list[PlayedGame]:
    """Return a person's finished games, latest first."""
    mine = select(schema.standings.c.table).where(schema.standings.c.person == person)
    query = select(schema.results).where(schema.results.c.table.in_(mine))
    if not private:
        query = query.where(schema.results.c.public.is_(True))
    if game is not None:
        query = query.where(schema.results.c.game == game)
    if before is not None:
        query = query.where(schema.results.c.ended < before)
    rows = connection.execute(query.order_by(schema.results.c.place.desc()).limit(limit)).all()
    seats = _seats(connection, [row.table for row in rows])
    return [
        PlayedGame(
            table=row.table,
            game=row.game,
            ended=row.ended,
            rated=row.unrated is None,
            unrated=row.unrated,
            early=row.early,
            yours=[seat.seat for seat in seats[row.table] if seat.person == person],
            seats=[_opponent(seat) for seat in seats[row.table]],
        )
        for row in rows
    ]


def _seats(connection: Connection, tables: Sequence[str]) -> Mapping[str, list[Row[Any]]]:
    """Return the seats of finished games, with the names used there and those of accounts."""
    query = (
        select(schema.standings, schema.seats.c.name, schema.people.c.nickname, schema.people.c.name_key)
        .join(
            schema.seats,
            (schema.seats.c.table == schema.standings.c.table) & (schema.seats.c.seat == schema.standings.c.seat),
        )
        .outerjoin(schema.people, schema.people.c.id == schema.standings.c.person)
        .where(schema.standings.c.table.in_(tables))
        .order_by(schema.standings.c.table, schema.standings.c.seat)
    )
    by_table: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for row in connection.execute(query):
        by_table[row.table].append(row)
    return by_table


def _opponent(row: Row[Any]) -> Opponent:
    return Opponent(
        kind="bot" if row.bot else "person",
        name=row.name or "",
        player=row.nickname if row.name_key is not None else None,
        rank=row.rank,
        points=row.points,
        left=row.left,
    )


def seat_results(connection: Connection, table: str) -> list[SeatResult]:
    """What a finished game meant for each seat."""
    fresh: defaultdict[str, list[str]] = defaultdict(list)
    query = select(schema.achieved).where(schema.achieved.c.table == table).order_by(schema.achieved.c.achievement)
    for row in connection.execute(query):
        fresh[row.person].append(row.achievement)
    changes = _changes(connection, table)
    listed = []
    for row in _seats(connection, [table])[table]:
        holder = (BOTS, bot_holder(row.bot, row.bot_version)) if row.bot else (PEOPLE, row.person)
        change = changes.get(holder)
        seat = _opponent(row)
        listed.append(
            SeatResult(
                kind=seat.kind,
                name=seat.name,
                player=seat.player,
                rank=seat.rank,
                left=seat.left,
                before=None if change is None else change.before.shown,
                after=None if change is None else change.after.shown,
                spread=None if change is None else change.after.spread,
                provisional=change is not None and is_provisional(change.games),
                achieved=fresh[row.person],
            )
        )
    return listed


@dataclass(frozen=True, slots=True)
class _Change:
    """A rating before and after a game, and how many games it rests on then."""

    before: Skill
    after: Skill
    games: int


def _changes(connection: Connection, table: str) -> dict[tuple[str, str], _Change]:
    """Return how a game changed the ratings of all who were rated."""
    result = connection.execute(select(schema.results).where(schema.results.c.table == table)).one()
    changed = connection.execute(select(schema.rating_changes).where(schema.rating_changes.c.table == table)).all()
    found: dict[tuple[str, str], _Change] = {}
    for row in changed:
        earlier = (
            select(schema.rating_changes.c.mu, schema.rating_changes.c.sigma)
            .join(schema.results, schema.results.c.table == schema.rating_changes.c.table)
            .where(schema.results.c.game == result.game, schema.results.c.place < result.place)
            .where(schema.rating_changes.c.kind == row.kind, schema.rating_changes.c.holder == row.holder)
        )
        last = connection.execute(earlier.order_by(schema.results.c.place.desc()).limit(1)).one_or_none()
        games = connection.execute(select(func.count()).select_from(earlier.subquery())).scalar_one()
        before = Skill() if last is None else Skill(last.mu, last.sigma)
        found[row.kind, row.holder] = _Change(before, Skill(row.mu, row.sigma), games + 1)
    return found


def at_table(connection: Connection, table: str, game: str) -> list[TablePlayer]:
    """Return each seat's account name, for a link, and rating."""
    version = schema.seats.c.bot_version
    holder = case(  # as `bot_holder` makes it
        (version.is_(None), schema.seats.c.bot), else_=schema.seats.c.bot + "@" + cast(version, String)
    )
    query = (
        select(schema.seats.c.seat, schema.seats.c.bot, schema.people.c.nickname, schema.people.c.name_key)
        .add_columns(schema.ratings.c.mu, schema.ratings.c.sigma, schema.ratings.c.games)
        .outerjoin(schema.people, schema.people.c.id == schema.seats.c.person)
        .outerjoin(
            schema.ratings,
            (schema.ratings.c.game == game)
            & (
                ((schema.ratings.c.kind == PEOPLE) & (schema.ratings.c.holder == schema.seats.c.person))
                | ((schema.ratings.c.kind == BOTS) & (schema.ratings.c.holder == holder))
            ),
        )
        .where(schema.seats.c.table == table)
        .order_by(schema.seats.c.seat)
    )
    return [
        TablePlayer(
            player=row.nickname if row.name_key is not None else None, rating=None if row.mu is None else _rating(row)
        )
        for row in connection.execute(query)
    ]
