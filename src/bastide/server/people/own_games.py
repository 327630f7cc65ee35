"""All games of one person, at any stage, with filters."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, not_, or_, select

from bastide.server.people.names import name_key
from bastide.server.store import schema
from bastide.server.tables import lobby
from bastide.server.tables.live import CANCELLED, OPEN, OVER, RUNNING, SEALING

PER_PAGE = 20

State = Literal["running", "waiting", "finished", "cancelled"]
Ending = Literal["won", "lost"]

_tables, _results = schema.tables, schema.results
_STATES: dict[str, tuple[str, ...]] = {
    "running": (RUNNING,),
    "waiting": (OPEN, SEALING),
    "finished": (OVER,),
    "cancelled": (CANCELLED,),
}


@dataclass(frozen=True, slots=True)
class Filters:
    """Which of a person's games to list. `None` stands for all."""

    game: str | None = None
    state: State | None = None
    opponent: str | None = None
    """The name of another player, or a part of it; or the id of a bot."""
    rated: bool | None = None
    ending: Ending | None = None
    """How a finished game went for the person."""

    def where(self, person: str) -> list[ColumnElement[bool]]:
        """Return the conditions on `tables`, outer-joined with `results`."""
        conditions = [_is_of(person)]
        if self.game is not None:
            conditions.append(_tables.c.game == self.game)
        if self.state is not None:
            conditions.append(_tables.c.status.in_(_STATES[self.state]))
        if self.opponent is not None:
            conditions.append(_plays(self.opponent, besides=person))
        if self.rated is not None:
            conditions.append(is_rated() if self.rated else not_(is_rated()))
        if self.ending is not None:
            conditions.append(_ended(person, won=self.ending == "won"))
        return conditions


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a person's games, and how many there are on all pages."""

    games: list[dict[str, Any]]
    total: int


def page(connection: Connection, person: str, filters: Filters, number: int, now: float) -> Page:
    """Return a page of a person's games: first those that go on, each kind with the latest change first."""
    which = (_tables.outerjoin(_results, _results.c.table == _tables.c.id), filters.where(person))
    total = connection.execute(select(func.count()).select_from(which[0]).where(*which[1])).scalar_one()
    query = (
        select(_tables.c.id)
        .select_from(which[0])
        .where(*which[1])
        .order_by(case((_tables.c.status.in_((OVER, CANCELLED)), 1), else_=0), _tables.c.changed.desc(), _tables.c.id)
        .limit(PER_PAGE)
        .offset((number - 1) * PER_PAGE)
    )
    ids = connection.execute(query).scalars().all()
    yours = _seats_of(connection, person, ids)
    games = [{**table, "yours": yours[table["id"]]} for table in lobby.described(connection, ids, person, now)]
    return Page(games, total)


def _seats_of(connection: Connection, person: str, tables: Sequence[str]) -> Mapping[str, list[int]]:
    """Return a person's seats at tables."""
    seats = schema.seats
    query = select(seats.c.table, seats.c.seat).where(seats.c.person == person, seats.c.table.in_(tables))
    found: defaultdict[str, list[int]] = defaultdict(list)
    for row in connection.execute(query.order_by(seats.c.seat)):
        found[row.table].append(row.seat)
    return found


def is_rated() -> ColumnElement[bool]:
    """Whether a finished game counted, and whether another one will as things stand."""
    seats = schema.seats.c
    people = select(func.count()).where(seats.table == _tables.c.id, seats.bot.is_(None)).scalar_subquery()
    bots = select(func.count(seats.bot.distinct())).where(seats.table == _tables.c.id).scalar_subquery()
    will_be = and_(
        _tables.c.rated.is_(True),
        _tables.c.hints.is_(False),
        _tables.c.components.is_(None),
        _tables.c.given.is_(None),
        or_(people > 1, and_(people == 0, bots > 1)),
        not_(_shares_a_device()),
    )
    return case((_results.c.table.is_not(None), _results.c.unrated.is_(None)), else_=will_be)


def _is_of(person: str) -> ColumnElement[bool]:
    """The tables where a person has a seat, and those that they opened for others; not uploads, which have no seats."""
    sits = exists().where(schema.seats.c.table == _tables.c.id, schema.seats.c.person == person)
    has_seats = exists().where(schema.seats.c.table == _tables.c.id)
    return or_(sits, and_(_tables.c.host == person, has_seats))


def _plays(name: str, besides: str) -> ColumnElement[bool]:
    """Whether a player whose name contains a text sits at a table, other than a person."""
    seats, people = schema.seats, schema.people
    renamed = exists().where(people.c.id == seats.c.person, people.c.name_key == name_key(name))
    other = or_(seats.c.person.is_(None), seats.c.person != besides)
    return exists().where(
        seats.c.table == _tables.c.id, other, or_(seats.c.name.icontains(name, autoescape=True), renamed)
    )


def _ended(person: str, *, won: bool) -> ColumnElement[bool]:
    """Whether a person won a finished game, or another did. Nobody wins alone."""
    own = schema.standings
    first = and_(own.c.rank == 1, own.c.left.is_(False))
    several = select(func.count()).where(schema.seats.c.table == _tables.c.id).scalar_subquery() > 1
    mine = and_(own.c.table == _tables.c.id, own.c.person == person)
    has_won = exists().where(mine, first)
    return and_(exists().where(mine), several, has_won if won else not_(has_won))


def _shares_a_device() -> ColumnElement[bool]:
    """Whether one person has several seats."""
    one, two = schema.seats.alias("one_seat"), schema.seats.alias("another_seat")
    at_table = and_(one.c.table == _tables.c.id, two.c.table == _tables.c.id)
    return exists().where(at_table, one.c.person == two.c.person, one.c.seat < two.c.seat)
