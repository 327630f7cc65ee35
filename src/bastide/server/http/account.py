"""Routes about yourself: guests, accounts and sessions."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import AfterValidator, BaseModel, Field

from bastide.server.errors import RequestError
from bastide.server.http.bodies import Body, Name
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep, Visitor, Watcher, sessions_of
from bastide.server.mail.resets import PASSWORD_CHANGED
from bastide.server.people.limits import client_of
from bastide.server.people.names import account_name, name_key
from bastide.server.store.people import ACCOUNT, Person

router = APIRouter(prefix="/api", responses=REFUSALS)
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

AccountName = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(account_name)]
Password = Annotated[str, Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
TriedPassword = Annotated[str, Field(max_length=LONGEST_PASSWORD)]


class NewGuest(Body):
    """Store a new guest."""

    nickname: Name


class Me(BaseModel):
    """Who is asking: a guest, or an account with a password."""

    id: str
    nickname: str
    scopes: list[str]
    account: bool


def me_facts(person: Person) -> Me:
    """Return what a person may know about themselves."""
    return Me(id=person.id, nickname=person.nickname, scopes=list(person.scopes), account=person.account)


@router.post("/guests", status_code=201)
async def become_guest(request: Request, response: Response, guest: NewGuest, services: ServicesDep) -> Me:
    """Play at once with a nickname: sets a signed cookie."""
    network = client_of(request.scope)
    services.quotas.charge_guest(network)
    person = await services.accounts.new_guest(guest.nickname, services.quotas.hashed(network))
    await sessions_of(request).begin(person, request, response)
    return me_facts(person)


@router.get("/me")
async def me(request: Request, response: Response, person: Watcher) -> Me:
    """Who you are and what you may do."""
    sessions_of(request).rename_cookie(request, response)
    return me_facts(person)


@router.put("/me")
async def rename(guest: NewGuest, person: Owner, services: ServicesDep) -> Me:
    """Change your nickname. Seats already taken keep the old one. An account's name must be unique."""
    return me_facts(await services.accounts.rename(person, guest.nickname))


KeptTokens = Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=100)]


class NewAccount(Body):
    """The name and password with which a guest becomes an account. The guest's tokens end, except those to keep."""

    name: AccountName
    password: Password
    keep_tokens: KeptTokens = []  # noqa: RUF012 (pydantic copies it)


@router.post("/account", status_code=201)
async def make_account(
    wanted: NewAccount, request: Request, response: Response, person: Owner, services: ServicesDep
) -> Me:
    """Turn your guest into an account that keeps everything. The name must be free. Sets a new cookie.

    The guest's tokens end, except those whose ids are in `keep_tokens`.
    """
    sessions = sessions_of(request)
    sessions.tries.count(request)
    renewal = sessions.renewal(request)
    account = await services.accounts.register(person, wanted.name, wanted.password, renewal, wanted.keep_tokens)
    sessions.set_cookie(renewal, request, response)
    return me_facts(account)


class NewPassword(Body):
    """A new password, and the current one. Your tokens end, except those to keep."""

    old: TriedPassword
    new: Password
    keep_tokens: KeptTokens = []  # noqa: RUF012 (pydantic copies it)


@router.put("/account/password", status_code=204)
async def change_password(
    wanted: NewPassword, request: Request, response: Response, person: Owner, services: ServicesDep
) -> None:
    """Change your password. Ends your other sessions and their sockets, and your tokens. Sets a new cookie."""
    sessions = sessions_of(request)
    renewal = sessions.renewal(request)
    async with sessions.tries.attempt(request, person.id):
        await services.accounts.change_password(person, wanted.old, wanted.new, renewal, wanted.keep_tokens)
    await services.addresses.tell(person.id, PASSWORD_CHANGED)
    sessions.set_cookie(renewal, request, response)


class Farewell(Body):
    """The current password, for confirmation; guests have none."""

    password: TriedPassword | None = None


@router.post("/account/deletion", status_code=204)
async def delete_account(
    wanted: Farewell, request: Request, response: Response, person: Owner, services: ServicesDep
) -> None:
    """Delete your account, now and for good. Finished games stay, without your name; bots take over running ones."""
    sessions = sessions_of(request)
    async with sessions.tries.attempt(request, person.id):
        await services.accounts.check_password(person, wanted.password)
    await services.accounts.forget(person)
    await sessions.end(request, response)


class Credentials(Body):
    """A name and a password."""

    name: Annotated[str, Field(max_length=40)]
    password: TriedPassword
    leave_seats: bool = False
    """Whether the guest leaves tables where the account has a seat, too; otherwise signing in is refused."""


class SignedIn(Me):
    """Who is signed in now, and how many of the guest's tables came along."""

    tables: int


@router.post("/session", status_code=201)
async def sign_in(
    wanted: Credentials, request: Request, response: Response, person: Visitor, services: ServicesDep
) -> SignedIn:
    """Sign in: sets a signed cookie. The guest's seats become the account's; the guest's tokens end.

    If both have a seat at an unfinished table, signing in is refused with `two-seats`, unless the guest leaves there.
    """
    sessions = sessions_of(request)
    if person is not None and ACCOUNT not in person.scopes:
        raise RequestError("scope", status=403, scope=ACCOUNT)
    renewal = sessions.renewal(request)
    async with sessions.tries.attempt(request, name_key(wanted.name)):
        account, tables = await services.accounts.sign_in(
            wanted.name, wanted.password, person, renewal, leave=wanted.leave_seats
        )
    sessions.set_cookie(renewal, request, response)
    return SignedIn(**me_facts(account).model_dump(), tables=tables)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, _: Owner) -> None:
    """Sign out. Guests can't come back: create an account first."""
    await sessions_of(request).end(request, response)


@router.delete("/sessions", status_code=204)
async def sign_out_everywhere(
    request: Request,
    response: Response,
    person: Owner,
    services: ServicesDep,
    keep_tokens: Annotated[KeptTokens, Query()] = [],  # noqa: B006 (FastAPI copies it)
) -> None:
    """Sign out everywhere. Your tokens end, too, except those whose ids are in `keep_tokens`."""
    await services.accounts.sign_out_everywhere(person, keep_tokens)
    await sessions_of(request).end(request, response)
