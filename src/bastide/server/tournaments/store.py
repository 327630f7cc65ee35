"""Reading and writing tournaments. Who changes one names the last change that they know, or claims a row."""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

from bastide.server.store import schema
from bastide.server.tables import clocks
from bastide.server.tables.log import Conflict
from bastide.server.tournaments.model import IN, OPEN, RUNNING, Entrant, Game, Place, Tournament

_tournaments = schema.tournaments
_entrants = schema.tournament_entrants
_games = schema.tournament_games
_places = schema.tournament_places


# Reading


def find(connection: Connection, tournament: str) -> Tournament | None:
    """Return a tournament with everything in it."""
    row = connection.execute(select(_tournaments).where(_tournaments.c.id == tournament)).one_or_none()
    if row is None:
        return None
    clock = clocks.read(row.clock)
    assert clock is not None
    return Tournament(
        row.id,
        row.host,
        row.title,
        row.game,
        json.loads(row.options),
        clock,
        row.rated,
        row.format,
        row.size,
        row.rounds,
        row.most,
        row.pause,
        row.appear,
        row.status,
        row.round,
        row.seq,
        row.seed,
        row.created,
        row.next_at,
        _entrants_of(connection, tournament),
        _games_of(connection, tournament),
    )


def _entrants_of(connection: Connection, tournament: str) -> tuple[Entrant, ...]:
    people = schema.people.c
    query = (
        select(_entrants, people.nickname, people.name_key)
        .outerjoin(schema.people, people.id == _entrants.c.person)
        .where(_entrants.c.tournament == tournament)
        .order_by(_entrants.c.number)
    )
    return tuple(
        Entrant(row.number, row.person, row.nickname or "", row.name_key is not None, row.seed, row.rating, row.status)
        for row in connection.execute(query)
    )


def _games_of(connection: Connection, tournament: str) -> tuple[Game, ...]:
    # One query, because on PostgreSQL each one sees what was committed when it began: of a round that begins meanwhile,
    # two might find the games without their places.
    this = _games.c
    same = and_(*(_places.c[name] == this[name] for name in ("tournament", "round", "board", "leg")))
    seated = select(_games, _places.c.entrant, _places.c.rank, _places.c.forfeit).join(_places, same)
    rows = connection.execute(
        seated.where(this.tournament == tournament).order_by(this.round, this.board, this.leg, _places.c.seat)
    )
    return tuple(_game(list(places)) for _, places in groupby(rows, lambda row: (row.round, row.board, row.leg)))


def _game(places: Sequence[Row[Any]]) -> Game:
    """Return a game from the rows of its places."""
    row = places[0]
    seats = tuple(Place(place.entrant, place.rank, place.forfeit) for place in places)
    return Game(row.round, row.board, seats, row.leg, row.table, row.made, row.decided)


def running(connection: Connection) -> list[str]:
    """Return the tournaments that are being played."""
    query = select(_tournaments.c.id).where(_tournaments.c.status == RUNNING).order_by(_tournaments.c.changed)
    return list(connection.execute(query).scalars())


def listed(connection: Connection, statuses: Sequence[str], person: str | None, limit: int = 50) -> list[Row[Any]]:
    """Return tournaments in a list, latest change first, with how many take part and whether a person does."""
    mine = and_(_entrants.c.tournament == _tournaments.c.id, _entrants.c.status == IN)
    number = select(func.count()).select_from(_entrants).where(mine).scalar_subquery()
    joined = (
        select(func.count()).select_from(_entrants).where(mine, _entrants.c.person == (person or "")).scalar_subquery()
    )
    query = (
        select(_tournaments, number.label("entrants"), joined.label("joined"), schema.people.c.nickname)
        .outerjoin(schema.people, schema.people.c.id == _tournaments.c.host)
        .where(_tournaments.c.status.in_(statuses))
        .order_by(_tournaments.c.changed.desc(), _tournaments.c.id)
        .limit(limit)
    )
    return list(connection.execute(query))


def hosted(connection: Connection, person: str) -> int:
    """Return how many unfinished tournaments a person hosts."""
    query = select(func.count()).select_from(_tournaments)
    return int(
        connection.execute(
            query.where(_tournaments.c.host == person, _tournaments.c.status.in_((OPEN, RUNNING)))
        ).scalar_one()
    )


def entered(connection: Connection, person: str) -> int:
    """Return how many unfinished tournaments a person has entered."""
    query = (
        select(func.count())
        .select_from(_entrants)
        .join(_tournaments, _tournaments.c.id == _entrants.c.tournament)
        .where(_entrants.c.person == person, _entrants.c.status == IN)
        .where(_tournaments.c.status.in_((OPEN, RUNNING)))
    )
    return int(connection.execute(query).scalar_one())


def ratings(connection: Connection, game: str, people: Sequence[str]) -> dict[str, float]:
    """Return the mean skill of people in a game; those who haven't played it are left out."""
    ratings = schema.ratings.c
    query = select(ratings.holder, ratings.mu).where(
        ratings.game == game, ratings.kind == "people", ratings.holder.in_(people)
    )
    return {row.holder: row.mu for row in connection.execute(query)}


def name_of(connection: Connection, person: str) -> str | None:
    """Return a person's name."""
    return connection.execute(select(schema.people.c.nickname).where(schema.people.c.id == person)).scalar()


def tables_of(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[str, float]]:
    """Return the status and the last change of tables."""
    columns = schema.tables.c
    query = select(columns.id, columns.status, columns.changed).where(columns.id.in_(tables))
    return {row.id: (row.status, row.changed) for row in connection.execute(query)}


def with_stand_ins(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Return those tables where a bot plays for somebody."""
    seats = schema.seats.c
    query = select(seats.table).where(seats.table.in_(tables), seats.stand_in.is_not(None))
    return set(connection.execute(query.distinct()).scalars())


# Writing


def create(connection: Connection, values: Mapping[str, Any]) -> None:
    """Create a tournament."""
    connection.execute(insert(_tournaments).values(**values))


def change(connection: Connection, known: Tournament, now: float, **values: Any) -> None:
    """Change a tournament, or raise `Conflict` if it isn't as it was known."""
    unchanged = (_tournaments.c.id == known.id, _tournaments.c.seq == known.seq)
    changed = connection.execute(
        update(_tournaments).where(*unchanged).values(seq=known.seq + 1, changed=now, **values)
    )
    if changed.rowcount != 1:
        raise Conflict(known.id)


def touch(connection: Connection, tournament: str, now: float) -> None:
    """Note a change, for those who follow the tournament."""
    connection.execute(
        update(_tournaments).where(_tournaments.c.id == tournament).values(seq=_tournaments.c.seq + 1, changed=now)
    )


def add_entrant(connection: Connection, tournament: str, person: str, now: float) -> None:
    """Enter a person behind all others. The caller has changed the tournament, so nobody else does at this moment."""
    last = select(func.max(_entrants.c.number)).where(_entrants.c.tournament == tournament)
    number = (connection.execute(last).scalar() or 0) + 1
    connection.execute(
        insert(_entrants).values(
            tournament=tournament, number=number, person=person, seed=0, rating=0, status=IN, joined=now
        )
    )


def remove_entrant(connection: Connection, tournament: str, number: int) -> None:
    """Remove an entrant before the start, without a trace."""
    connection.execute(delete(_entrants).where(_entrants.c.tournament == tournament, _entrants.c.number == number))


def set_entrant(connection: Connection, tournament: str, number: int, **values: Any) -> None:
    """Change an entrant's row."""
    one = (_entrants.c.tournament == tournament, _entrants.c.number == number)
    connection.execute(update(_entrants).where(*one).values(**values))


def add_games(connection: Connection, tournament: str, games: Sequence[Game]) -> None:
    """Add the games of a round, without tables yet."""
    for game in games:
        key = {"tournament": tournament, "round": game.round, "board": game.board, "leg": game.leg}
        connection.execute(insert(_games).values(**key, decided=game.decided))
        for seat, place in enumerate(game.places):
            row = {"seat": seat, "entrant": place.entrant, "rank": place.rank, "forfeit": place.forfeit}
            connection.execute(insert(_places).values(**key, **row))


def claim_game(connection: Connection, tournament: str, game: Game, table: str, now: float) -> None:
    """Give a game its table, in the transaction that creates the table; raises `Conflict` if it has one."""
    free = (_games.c.table.is_(None), _games.c.decided.is_(None))
    claimed = connection.execute(update(_games).where(*_this(tournament, game), *free).values(table=table, made=now))
    if claimed.rowcount != 1:
        raise Conflict(table)
    touch(connection, tournament, now)


def decide(connection: Connection, tournament: str, game: Game, now: float) -> None:
    """Store how a game was decided; raises `Conflict` if it is decided already."""
    undecided = _games.c.decided.is_(None)
    decided = connection.execute(update(_games).where(*_this(tournament, game), undecided).values(decided=game.decided))
    if decided.rowcount != 1:
        raise Conflict(tournament)
    for seat, place in enumerate(game.places):
        connection.execute(
            update(_places)
            .where(*_this(tournament, game, schema.tournament_places), _places.c.seat == seat)
            .values(rank=place.rank, forfeit=place.forfeit)
        )
    touch(connection, tournament, now)


def forfeit(connection: Connection, tournament: str, game: Game, entrant: int) -> None:
    """Note that an entrant forfeits a game."""
    one = (*_this(tournament, game, schema.tournament_places), _places.c.entrant == entrant)
    connection.execute(update(_places).where(*one).values(forfeit=True))


def _this(tournament: str, game: Game, part: Any = schema.tournament_games) -> tuple[Any, ...]:
    key = part.c
    return (
        key.tournament == tournament,
        key.round == game.round,
        key.board == game.board,
        key.leg == game.leg,
    )
