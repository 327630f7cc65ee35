"""How a request names another person: by account, by their seat, or by something that they said."""

from typing import Annotated

from pydantic import Field, model_validator

from bastide.server.errors import BadValue, RequestError
from bastide.server.http.bodies import Body
from bastide.server.http.replays import viewing_as
from bastide.server.people import players
from bastide.server.services import Services
from bastide.server.store import people
from bastide.server.store.people import Person

TableName = Annotated[str, Field(min_length=1, max_length=32)]
SeatField = Annotated[int, Field(ge=0, le=15)]
StepField = Annotated[int, Field(ge=1, le=1_000_000)]


class Whom(Body):
    """A person: the `name` of an account; or a `table`, and a `seat` or the step of a chat `line` there.

    `viewer` is the seat with which you read that line; without one, you read it as a spectator.
    """

    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None
    table: TableName | None = None
    seat: SeatField | None = None
    line: StepField | None = None
    viewer: SeatField | None = None

    @model_validator(mode="after")
    def _names_somebody(self) -> "Whom":
        if self.name is None and (self.table is None or (self.seat is None and self.line is None)):
            raise BadValue("value-whom")
        return self


async def find(services: Services, asker: Person, whom: Whom) -> Person:
    """Return the person whom a request names; raises `RequestError` if there is nobody."""
    person = await (_account(services, whom.name) if whom.name is not None else _at_table(services, asker, whom))
    if person is None:
        raise RequestError("no-such-player", status=404)
    return person


async def _account(services: Services, name: str) -> Person | None:
    row = await services.tables.read(lambda connection: players.find(connection, name))
    return None if row is None else Person(row.id, row.nickname, account=True)


async def _at_table(services: Services, asker: Person, whom: Whom) -> Person | None:
    assert whom.table is not None
    live = await services.tables.table(whom.table)
    found: str | None = None
    if whom.line is not None:
        told = live.origins[viewing_as(live, asker, whom.viewer)]
        found = told[whom.line - 1].speaker if whom.line <= len(told) else None
    elif whom.seat is not None and whom.seat < len(live.seats):
        found = live.seats[whom.seat].person
    if found is None:
        return None
    id_ = found
    return await services.tables.read(lambda connection: people.find(connection, id_))
