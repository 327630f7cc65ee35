"""The HTTP part about oneself: account, sessions, settings, private notes, reports."""

from typing import Annotated

from fastapi import APIRouter, Request, Response

from bastide.server import people_models as models
from bastide.server import reports
from bastide.server.api import (
    REFUSALS,
    Owner,
    Player,
    TableId,
    TheHouse,
    Visitor,
    eyes,
    may,
    me_facts,
    sessions_of,
)
from bastide.server.frames import Refused
from bastide.server.models import Me
from bastide.server.store import people, private
from bastide.server.store.people import ACCOUNT, Person

router = APIRouter(prefix="/api", responses=REFUSALS)
Watcher = Annotated[Person, may("watch")]

# Accounts


@router.post("/account", status_code=201)
async def make_account(
    wanted: models.NewAccount, request: Request, response: Response, person: Owner, house: TheHouse
) -> Me:
    """Turn the guest that one is into an account, with everything it has. The name must be free. Sets a new cookie."""
    sessions = sessions_of(request)
    sessions.tries.count(request, models.name_key(wanted.name))
    renewal = sessions.renewal(request)
    account = await house.accounts.register(person, wanted.name, wanted.password, renewal)
    sessions.set_cookie(renewal, request, response)
    return me_facts(account)


@router.put("/account/password", status_code=204)
async def change_password(
    wanted: models.NewPassword, request: Request, response: Response, person: Owner, house: TheHouse
) -> None:
    """Another password. Everywhere else one is signed out; here one gets a new cookie."""
    sessions = sessions_of(request)
    sessions.tries.count(request, person.id)
    renewal = sessions.renewal(request)
    await house.accounts.change_password(person, wanted.old, wanted.new, renewal)
    sessions.set_cookie(renewal, request, response)


@router.post("/account/deletion", status_code=204)
async def delete_account(
    wanted: models.Farewell, request: Request, response: Response, person: Owner, house: TheHouse
) -> None:
    """Be forgotten, now and for good: finished games stay without the name, a bot plays running ones on."""
    sessions = sessions_of(request)
    sessions.tries.count(request, person.id)
    await house.accounts.check_password(person, wanted.password)
    await house.accounts.forget(person)
    await sessions.end(request, response)


@router.post("/session", status_code=201)
async def sign_in(
    wanted: models.Credentials, request: Request, response: Response, person: Visitor, house: TheHouse
) -> models.SignedIn:
    """Sign in here: sets a signed cookie. What the guest until now has (seats, tokens) becomes the account's."""
    sessions = sessions_of(request)
    sessions.tries.count(request, models.name_key(wanted.name))
    if person is not None and ACCOUNT not in person.scopes:
        raise Refused("scope", "A program signs in with its token only.", status=403)
    renewal = sessions.renewal(request)
    account, tables = await house.accounts.sign_in(wanted.name, wanted.password, person, renewal)
    sessions.set_cookie(renewal, request, response)
    return models.SignedIn(**me_facts(account).model_dump(), tables=tables)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, _: Owner) -> None:
    """Sign out here. A guest has no way back: make an account first."""
    await sessions_of(request).end(request, response)


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(request: Request, response: Response, person: Owner, house: TheHouse) -> None:
    """Sign out here and everywhere else; the tokens of programs stay."""
    await house.writer.write(lambda connection: people.end_sessions(connection, person.id))
    await sessions_of(request).end(request, response)


# Settings


@router.get("/me/settings")
async def settings(person: Watcher, house: TheHouse) -> models.Settings:
    """What one has chosen, or the defaults."""
    chosen = await house.desk.read(lambda connection: private.settings(connection, person.id))
    return models.Settings() if chosen is None else models.kept_settings(chosen)


@router.put("/me/settings")
async def choose_settings(wanted: models.Settings, person: Owner, house: TheHouse) -> models.Settings:
    """Choose, for all devices where one is signed in."""
    chosen = wanted.model_dump_json()
    await house.writer.write(lambda connection: private.set_settings(connection, person.id, chosen))
    return wanted


# Notes and reports


@router.get("/tables/{table}/notes")
async def my_note(table: TableId, person: Watcher, house: TheHouse) -> models.Note:
    """One's private note on a table, during the game and in the replay. Nobody else can read it."""
    await house.desk.table(table)
    note = await house.desk.read(lambda connection: private.note(connection, person.id, table))
    return models.Note(text="") if note is None else models.Note(text=note[0], changed=note[1])


@router.put("/tables/{table}/notes")
async def write_note(table: TableId, wanted: models.NewNote, person: Player, house: TheHouse) -> models.Note:
    """Keep a private note on a table."""
    await house.desk.table(table)
    now = house.entropy.now()
    await house.writer.write(lambda connection: private.set_note(connection, person.id, table, wanted.text, now))
    return models.Note(text=wanted.text, changed=now if wanted.text else None)


@router.post("/tables/{table}/report", status_code=201)
async def report(
    table: TableId, wanted: models.NewReport, request: Request, person: Player, house: TheHouse
) -> models.Reported:
    """Report a problem: the game is kept as one may know it, with the step and the versions of everything."""
    if not sessions_of(request).reports.allows(request.client.host if request.client else ""):
        raise Refused("too-many-reports", "Those are many reports at once; wait a minute.", status=429)
    live = await house.desk.table(table)
    own = [number for number, seat in enumerate(live.seats) if seat.person == person.id]
    viewer = eyes(live, person, wanted.seat if wanted.seat is not None else own[0] if own else None)
    then = live
    if wanted.ply is not None and 1 <= wanted.ply <= len(live.streams[viewer]):
        then = await house.desk.table_at(table, live.sequence_of(viewer, wanted.ply))
    id_ = house.entropy.id()
    row = {
        "id": id_,
        "table": table,
        "person": person.id,
        "at": house.entropy.now(),
        "text": wanted.text,
        "known": reports.known(live, then, viewer, wanted.ply),
    }
    await house.writer.write(lambda connection: reports.add(connection, row))
    return models.Reported(id=id_)
