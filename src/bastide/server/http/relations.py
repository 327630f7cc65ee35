"""Routes about friends, blocks and recent opponents."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel
from sqlalchemy import Connection

from bastide.server.errors import RequestError
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep
from bastide.server.http.whom import Whom, find
from bastide.server.services import Services
from bastide.server.store import relations
from bastide.server.store.people import Person
from bastide.server.store.relations import BLOCK, FRIEND, IGNORE, Acquaintance

router = APIRouter(prefix="/api", responses=REFUSALS)
PersonId = Annotated[str, Path(min_length=1, max_length=32)]


class Known(BaseModel):
    """Somebody whom you know."""

    person: str
    name: str
    account: bool
    """Whether they have an account; only then they have a page, and can be your friend."""
    at: float
    """Since when; for an opponent, when you last played."""


class Friend(Known):
    """A friend, and where they are."""

    online: bool
    playing: bool
    table: str | None
    """The public table where they play now."""


class Circle(BaseModel):
    """Your friends, requests from and to you, those whom you have blocked, and your recent opponents."""

    friends: list[Friend]
    requests: list[Known]
    asked: list[Known]
    blocked: list[Known]
    recent: list[Known]


class Relation(BaseModel):
    """How you stand with somebody. `asked`: you asked to be friends; `asks`: they did."""

    person: str
    name: str
    account: bool
    yourself: bool
    friend: Literal["none", "asked", "asks", "friends"]
    blocked: bool
    """Whether you have blocked them. Nobody learns that they are blocked."""


@router.get("/friends")
async def circle(person: Owner, services: ServicesDep) -> Circle:
    """Your friends with who is online, requests, blocks and recent opponents. Nobody else can read it."""

    def read(connection: Connection) -> list[list[Acquaintance]]:
        lists = (relations.friends, relations.requests, relations.asked, relations.blocked)
        return [*(one(connection, person.id) for one in lists), relations.recent_opponents(connection, person.id)]

    friends, requests, asked, blocked, recent = await services.tables.read(read)
    where = await services.relations.whereabouts(friends)
    return Circle(
        friends=[
            Friend(
                **_known(friend).model_dump(),
                online=friend.id in where,
                playing=friend.id in where and where[friend.id].playing,
                table=where[friend.id].table if friend.id in where else None,
            )
            for friend in friends
        ],
        requests=[_known(one) for one in requests],
        asked=[_known(one) for one in asked],
        blocked=[_known(one) for one in blocked],
        recent=[_known(one) for one in recent],
    )


def _known(one: Acquaintance) -> Known:
    return Known(person=one.id, name=one.name, account=one.account, at=one.at)


@router.get("/relation")
async def relation(person: Owner, services: ServicesDep, whom: Annotated[Whom, Query()]) -> Relation:
    """How you stand with somebody."""
    return await _relation(services, person, await find(services, person, whom))


async def _relation(services: Services, person: Person, other: Person) -> Relation:
    mine, theirs = await services.tables.read(
        lambda connection: relations.kinds_between(connection, person.id, other.id)
    )
    asks = FRIEND in theirs and not mine & {IGNORE, BLOCK}
    return Relation(
        person=other.id,
        name=other.nickname,
        account=other.account,
        yourself=other.id == person.id,
        friend=("friends" if asks else "asked") if FRIEND in mine else "asks" if asks else "none",
        blocked=BLOCK in mine,
    )


def _count(services: Services, person: Person) -> None:
    if not services.sessions.relations.allows(person.id):
        raise RequestError("too-many", status=429)


@router.post("/friends")
async def befriend(whom: Whom, person: Owner, services: ServicesDep) -> Relation:
    """Ask somebody to be friends, or accept that they asked. Both need accounts."""
    _count(services, person)
    other = await find(services, person, whom)
    await services.relations.befriend(person, other)
    return await _relation(services, person, other)


@router.delete("/friends/{other}", status_code=204)
async def unfriend(other: PersonId, person: Owner, services: ServicesDep) -> None:
    """End a friendship, withdraw your request, or ignore theirs: they aren't told."""
    _count(services, person)
    await services.relations.part(person, other)


@router.post("/blocks")
async def block(whom: Whom, person: Owner, services: ServicesDep) -> Relation:
    """Block somebody: they can't sit at your open tables, chat to you or invite you. They aren't told."""
    _count(services, person)
    other = await find(services, person, whom)
    await services.relations.block(person, other)
    return await _relation(services, person, other)


@router.delete("/blocks/{other}", status_code=204)
async def unblock(other: PersonId, person: Owner, services: ServicesDep) -> None:
    """Take a block back. They aren't told either."""
    _count(services, person)
    await services.relations.unblock(person, other)
