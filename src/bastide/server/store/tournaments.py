"""Whether a tournament exists, and what becomes of a person's if they are merged into an account, or deleted."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select, update

from bastide.server.store import schema

_tournaments, _entrants = schema.tournaments, schema.tournament_entrants


def exists(connection: Connection, tournament: str) -> bool:
    """Whether a tournament exists."""
    return connection.execute(select(_tournaments.c.id).where(_tournaments.c.id == tournament)).first() is not None


def hand_over(connection: Connection, guest: str, account: str) -> None:
    """Give a guest's tournaments and entries to an account. Where both are entered, the guest withdraws."""
    connection.execute(update(_tournaments).where(_tournaments.c.host == guest).values(host=account))
    both = select(_entrants.c.tournament).where(_entrants.c.person == account)
    own = _entrants.c.person == guest
    _withdraw(connection, own & _entrants.c.tournament.in_(both.scalar_subquery()))
    connection.execute(update(_entrants).where(own).values(person=account))


def forget(connection: Connection, people: Sequence[str]) -> None:
    """Delete people from all tournaments: they withdraw, and nothing says who they were. Open ones of theirs end."""
    _withdraw(connection, _entrants.c.person.in_(people))
    hosted = _tournaments.c.host.in_(people)
    connection.execute(update(_tournaments).where(hosted, _tournaments.c.status == "open").values(status="cancelled"))
    connection.execute(update(_tournaments).where(hosted).values(host=None, title="", seq=_tournaments.c.seq + 1))


def _withdraw(connection: Connection, which: object) -> None:
    """Withdraw entrants for good; one whose tournament hasn't begun leaves no trace."""
    rows = connection.execute(
        select(_entrants.c.tournament, _entrants.c.number, _tournaments.c.status)
        .join(_tournaments, _tournaments.c.id == _entrants.c.tournament)
        .where(which)  # type: ignore[arg-type]
    ).all()
    for row in rows:
        one = (_entrants.c.tournament == row.tournament, _entrants.c.number == row.number)
        if row.status == "open":
            connection.execute(delete(_entrants).where(*one))
        else:
            connection.execute(update(_entrants).where(*one).values(person=None, status="withdrawn"))
        changed = update(_tournaments).where(_tournaments.c.id == row.tournament)
        connection.execute(changed.values(seq=_tournaments.c.seq + 1))
