"""Routes about mail: your address, a forgotten password, and the end of notices."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse
from pydantic import AfterValidator, BaseModel, Field

from bastide.server.errors import language_of
from bastide.server.http.account import Password, TriedPassword
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep, sessions_of
from bastide.server.http.notices import origin_of
from bastide.server.mail import syntax
from bastide.server.notices import choices
from bastide.server.people.limits import client_of
from bastide.server.services import Services
from bastide.server.store.people import Person

router = APIRouter(prefix="/api", responses=REFUSALS)

Secret = Annotated[str, Field(min_length=1, max_length=100)]
Token = Annotated[str, Query(min_length=1, max_length=300)]


class MailFacts(BaseModel):
    """Whether this server sends mail, so that a forgotten password can be reset."""

    configured: bool


@router.get("/mail")
async def mail_facts(services: ServicesDep) -> MailFacts:
    """Whether this server sends mail."""
    return MailFacts(configured=services.mailer.configured)


class MyAddress(BaseModel):
    """Your e-mail address, which nobody else can see."""

    address: str | None
    pending: str | None
    """An address that has yet to be confirmed through the link that was sent there."""
    notices: bool
    """Whether you get notices by mail."""


class NewAddress(Body):
    """An e-mail address to use from now on, once it is confirmed. Takes your password."""

    address: Annotated[str, Field(max_length=syntax.LONGEST), AfterValidator(syntax.address)]
    password: TriedPassword


class Notices(Body):
    """Whether you want notices by mail."""

    notices: bool


async def _mine(person: Person, services: Services) -> MyAddress:
    given = await services.addresses.given(person)
    return MyAddress(address=given.address, pending=given.pending, notices=given.notices)


@router.get("/account/address")
async def my_address(person: Owner, services: ServicesDep) -> MyAddress:
    """Your e-mail address. Nobody else can see it."""
    return await _mine(person, services)


@router.put("/account/address")
async def give_address(wanted: NewAddress, request: Request, person: Owner, services: ServicesDep) -> MyAddress:
    """Give an e-mail address. It gets a link, and is used only once that was opened; until then, the one so far is."""
    async with sessions_of(request).tries.attempt(request, person.id):
        await services.accounts.check_password(person, wanted.password)
    language, origin = language_of(request), origin_of(request)
    await services.addresses.give(person, wanted.address, language)
    await services.writer.write(lambda connection: choices.arrive(connection, person.id, language, origin))
    return await _mine(person, services)


@router.delete("/account/address", status_code=204)
async def remove_address(person: Owner, services: ServicesDep) -> None:
    """Remove your e-mail address. It gets a last mail that says so."""
    await services.addresses.remove(person)


@router.put("/account/address/notices")
async def choose_notices(wanted: Notices, person: Owner, services: ServicesDep) -> MyAddress:
    """Choose whether you get notices by mail."""
    await services.addresses.want_notices(person.id, wanted=wanted.notices)
    return await _mine(person, services)


class Confirmation(Body):
    """The secret from the link in a mail."""

    secret: Secret


@router.post("/account/address/confirmation", status_code=204)
async def confirm_address(wanted: Confirmation, services: ServicesDep) -> None:
    """Confirm an address with the link that was sent there, in any browser. A link works once, for a day."""
    await services.addresses.confirm(wanted.secret)


class Forgotten(Body):
    """The name of an account, or its e-mail address."""

    name: Annotated[str, Field(min_length=1, max_length=syntax.LONGEST)]


@router.post("/account/reset-request", status_code=202)
async def forget_password(wanted: Forgotten, request: Request, services: ServicesDep) -> None:
    """Have a link to a new password sent to the account's confirmed address. The answer is the same for any name."""
    await services.resets.ask(wanted.name, client_of(request.scope), language_of(request))


class ResetPassword(Body):
    """A new password, and the secret from the link in a mail."""

    secret: Secret
    password: Password


class PasswordReset(BaseModel):
    """Whose password was set: sign in with it."""

    name: str


@router.post("/account/reset")
async def reset_password(wanted: ResetPassword, request: Request, services: ServicesDep) -> PasswordReset:
    """Set a new password with the link from a mail, in any browser. A link works once, for an hour.

    Ends all sessions, sockets and tokens of the account.
    """
    sessions_of(request).tries.count(request)
    return PasswordReset(name=await services.resets.set_password(wanted.secret, wanted.password))


@router.post("/unsubscribe", status_code=204)
async def unsubscribe(services: ServicesDep, token: Token) -> None:
    """End notices by mail, without signing in: programs for mail do it with one click (RFC 8058)."""
    await services.addresses.unsubscribe(token)


@router.get("/unsubscribe", status_code=303, response_class=RedirectResponse)
async def ask_to_unsubscribe(token: Token) -> RedirectResponse:
    """Show the page that asks; opening a link changes nothing."""
    return RedirectResponse(f"/unsubscribe#{token}", 303)
