"""The route for reporting a problem."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from bastide.server.errors import RequestError
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, Player, ServicesDep, TableId, sessions_of
from bastide.server.http.replays import viewing_as
from bastide.server.people import reports
from bastide.server.people.limits import client_of

router = APIRouter(prefix="/api", responses=REFUSALS)
LONGEST_REPORT = 2_000


class NewReport(Body):
    """What went wrong, at which number of your stream, and as which of your seats you saw it."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_REPORT)]
    ply: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class Reported(BaseModel):
    """The id of a report, to tell the operator."""

    id: str


@router.post("/tables/{table}/report", status_code=201)
async def report(
    table: TableId, wanted: NewReport, request: Request, person: Player, services: ServicesDep
) -> Reported:
    """Report a problem. The game is saved as you may know it, with the step and all versions."""
    if not sessions_of(request).reports.allows(client_of(request.scope)):
        raise RequestError("too-many-reports", status=429)
    live = await services.tables.table(table)
    own = [number for number, seat in enumerate(live.seats) if seat.person == person.id]
    viewer = viewing_as(live, person, wanted.seat if wanted.seat is not None else own[0] if own else None)
    then = live
    if wanted.ply is not None and 1 <= wanted.ply <= len(live.streams[viewer]):
        then = await services.past.table_at(table, live.sequence_of(viewer, wanted.ply))
    id_ = services.entropy.id()
    known = reports.known(live, then, viewer, wanted.ply)
    row = {
        "id": id_,
        "table": table,
        "person": person.id,
        "at": services.entropy.now(),
        "text": wanted.text,
        "known": known,
    }
    services.quotas.charge(person, len(known))
    await services.writer.write(lambda connection: reports.add(connection, row))
    return Reported(id=id_)
