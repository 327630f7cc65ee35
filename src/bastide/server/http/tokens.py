"""Routes about the tokens of programs."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from bastide.server.errors import RequestError
from bastide.server.http.bodies import Body, Name
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep
from bastide.server.store import people

router = APIRouter(prefix="/api", responses=REFUSALS)


class NewToken(Body):
    """A new token for a program."""

    name: Name
    scopes: Annotated[list[Literal["watch", "play", "host"]], Field(min_length=1, max_length=3)]


class Token(BaseModel):
    """A program's token, without its secret."""

    id: str
    name: str
    scopes: list[str]
    created: float


class FreshToken(BaseModel):
    """A new token, shown only once."""

    id: str
    token: str
    name: str
    scopes: list[str]


@router.post("/tokens", status_code=201)
async def make_token(wanted: NewToken, person: Owner, services: ServicesDep) -> FreshToken:
    """Create a token for a program, with scopes. It is shown only once."""
    token_id, token = await services.accounts.new_token(person, wanted.name, wanted.scopes)
    return FreshToken(id=token_id, token=token, name=wanted.name, scopes=list(wanted.scopes))


@router.get("/tokens")
async def my_tokens(person: Owner, services: ServicesDep) -> list[Token]:
    """Your tokens, without their secrets."""
    rows = await services.tables.read(lambda connection: people.tokens_of(connection, person.id))
    return [Token(**row) for row in rows]


@router.delete("/tokens/{token}", status_code=204)
async def remove_token(token: Annotated[str, Path(max_length=32)], person: Owner, services: ServicesDep) -> None:
    """Revoke a token."""
    if not await services.writer.write(lambda connection: people.remove_token(connection, person.id, token)):
        raise RequestError("no-such-token", status=404)
