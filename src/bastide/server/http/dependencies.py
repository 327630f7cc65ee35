"""What routes share: who is asking, the services behind them, and the parts of addresses."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from pydantic import BaseModel

from bastide.server.people.limits import client_of
from bastide.server.people.sessions import Sessions
from bastide.server.services import Services
from bastide.server.store.people import ACCOUNT, Person


class Problem(BaseModel):
    """Why something was refused: a key for programs, a sentence for people."""

    key: str
    reason: str
    rule: str | None
    details: dict[str, Any]
    request: str


REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem, "description": text}
    for status, text in {
        400: "The request cannot be read.",
        401: "Nobody is signed in.",
        403: "Not allowed.",
        404: "There is no such thing.",
        408: "The request took too long to arrive.",
        409: "Not possible now.",
        413: "Too large.",
        422: "A value does not fit.",
        429: "Too many requests.",
    }.items()
}

PLAIN_TEXT: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {}}}}

TableId = Annotated[str, Path(pattern=r"^[0-9a-z]{4,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
Language = Annotated[str, Path(max_length=20)]
InLanguage = Annotated[str, Query(max_length=20)]
Step = Annotated[int, Path(ge=0, le=1_000_000)]


async def services_of(request: Request) -> Services:
    """Return the services behind the application."""
    services: Services = request.app.state.services
    return services


def sessions_of(request: Request) -> Sessions:
    """Return the sessions of the application."""
    services: Services = request.app.state.services
    return services.sessions


def _note(request: Request, person: Person | None) -> None:
    """Note that a person is there, for their friends."""
    services: Services = request.app.state.services
    if person is not None and ACCOUNT in person.scopes:  # not a program
        services.online.note(person.id)


def may(scope: str) -> Any:
    """A dependency: the person asking, if they have a scope."""

    async def person(request: Request) -> Person:
        person = await sessions_of(request).require(request, scope)
        _note(request, person)
        return replace(person, network=client_of(request.scope))

    return Depends(person)


ServicesDep = Annotated[Services, Depends(services_of)]
Watcher = Annotated[Person, may("watch")]
Player = Annotated[Person, may("play")]
Host = Annotated[Person, may("host")]
Owner = Annotated[Person, may(ACCOUNT)]


async def visitor(request: Request) -> Person | None:
    """Return the person asking, if they are signed in."""
    person = await sessions_of(request).who(request)
    _note(request, person)
    return person


Visitor = Annotated[Person | None, Depends(visitor)]
