"""The route for reporting a player. Faults in the rules are reported in `reports`."""

import json
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep, sessions_of
from bastide.server.http.replays import viewing_as
from bastide.server.http.reports import Reported
from bastide.server.http.whom import Whom, find
from bastide.server.people import player_reports
from bastide.server.people.limits import client_of
from bastide.server.services import Services
from bastide.server.store import moderation
from bastide.server.store.people import Person

router = APIRouter(prefix="/api", responses=REFUSALS)
LONGEST_TEXT = 1_000


class PlayerReport(Whom):
    """Whom you report, for what, and what you want to add. With a `table`, the chat that you read there is kept."""

    reason: Literal["chat", "name", "cheating", "stalling", "other"]
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] = ""


@router.post("/player-reports", status_code=201)
async def report_player(wanted: PlayerReport, request: Request, person: Owner, services: ServicesDep) -> Reported:
    """Report a player to the operators of this server. The player isn't told."""
    if not sessions_of(request).reports.allows(client_of(request.scope)):
        raise RequestError("too-many-reports", status=429)
    about = await find(services, person, wanted)
    if about.id == person.id:
        raise RequestError("yourself")
    row = {
        "id": services.entropy.id(),
        "person": person.id,
        "about": about.id,
        "table": wanted.table,
        "at": services.entropy.now(),
        "reason": wanted.reason,
        "text": wanted.text.strip(),
        "lines": json.dumps(await _evidence(services, person, wanted)),
    }
    services.quotas.charge(person, len(wanted.text.encode(errors="replace")))
    most = player_reports.MOST_A_DAY
    await services.writer.write(lambda connection: moderation.add_report(connection, row, most))
    return Reported(id=str(row["id"]))


async def _evidence(services: Services, person: Person, wanted: PlayerReport) -> list[int]:
    """Return the numbers of the chat lines around, as far as the reporter could read them."""
    if wanted.table is None:
        return []
    live = await services.tables.table(wanted.table)
    return player_reports.lines_around(live, viewing_as(live, person, wanted.viewer), wanted.line)
