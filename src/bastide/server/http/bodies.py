"""What request bodies share."""

from typing import Annotated, Any

import msgspec
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from bastide.core import documents
from bastide.server.errors import BadValue
from bastide.server.people.names import any_name
from bastide.server.tables.creation import AgainstBots

OptionValue = bool | int | Annotated[str, Field(max_length=200)]

MOST_TEXT = 900_000
"""The most characters of a game record or a position."""

NonceHash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$", description="SHA-256 of a nonce, in hexadecimal.")]


def _seat(kind: str) -> str:
    """Tidy the name in `me:<name>`; what else a seat can be is ours to name."""
    sort, mark, name = kind.partition(":")
    return sort + mark + any_name(name) if name.strip() else kind


Name = Annotated[str, Field(min_length=1, max_length=24), AfterValidator(any_name)]
WantedSeat = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_seat)]


class Body(BaseModel):
    """A request body; unknown fields are refused, and so are texts that no database can store."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _storable(cls, values: Any) -> Any:
        if not documents.is_storable(values):
            raise BadValue("value-unstorable")
        return values


class AgainstBotsBody(Body):
    """Your seat and your opponents, in a game that doesn't begin with its set-up."""

    seat: Annotated[int, Field(ge=0, le=15)] = 0
    bot: Annotated[str, Field(max_length=40)] | None = None
    nonce_hash: NonceHash

    def against(self) -> AgainstBots:
        """Return the same for the table factory."""
        return AgainstBots(self.seat, self.bot, self.nonce_hash)


def plain(value: Any) -> Any:
    """Return a frame or a view as plain JSON values."""
    return msgspec.to_builtins(value)
