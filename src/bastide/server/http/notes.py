"""Routes about private notes on tables."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, Player, ServicesDep, TableId, Watcher
from bastide.server.store import private

router = APIRouter(prefix="/api", responses=REFUSALS)
LONGEST_NOTE = 10_000


class Note(BaseModel):
    """A private note, which only its writer can read."""

    text: str
    changed: float | None = None


class NewNote(Body):
    """A private note on a table; an empty one deletes it."""

    text: Annotated[str, Field(max_length=LONGEST_NOTE)]


@router.get("/tables/{table}/notes")
async def my_note(table: TableId, person: Watcher, services: ServicesDep) -> Note:
    """Your private note on a table. Nobody else can read it."""
    await services.tables.table(table)
    note = await services.tables.read(lambda connection: private.note(connection, person.id, table))
    return Note(text="") if note is None else Note(text=note[0], changed=note[1])


@router.put("/tables/{table}/notes")
async def write_note(table: TableId, wanted: NewNote, person: Player, services: ServicesDep) -> Note:
    """Save your private note on a table."""
    await services.tables.table(table)
    now = services.entropy.now()
    services.quotas.charge(person, len(wanted.text.encode(errors="replace")))

    def write(connection: Connection) -> None:
        private.set_note(connection, person.id, table, wanted.text, now)
        services.quotas.check_stored(connection, person, 0)

    await services.writer.write(write)
    return Note(text=wanted.text, changed=now if wanted.text else None)
