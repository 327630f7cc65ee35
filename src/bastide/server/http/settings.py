"""Routes about settings, which follow a person to every device."""

import json
from contextlib import suppress
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import AfterValidator, Field, ValidationError

from bastide import words
from bastide.server.errors import BadValue
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import (
    REFUSALS,
    Owner,
    ServicesDep,
    Watcher,
)
from bastide.server.store import private

router = APIRouter(prefix="/api", responses=REFUSALS)


def _known(language: str) -> str:
    if language not in words.LANGUAGES:
        raise BadValue("value-no-choice", choices=words.LANGUAGES)
    return language


Language = Annotated[str, AfterValidator(_known), Field(json_schema_extra={"enum": list(words.LANGUAGES)})]


class Settings(Body):
    """A person's settings, on all devices."""

    language: Language | None = None
    """`None` for the browser's."""
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "full", "reduced"] = "system"
    look: Literal["drawn", "text"] = "drawn"
    sound: bool | None = None
    """`None` until chosen: on, but off on a phone."""
    confirm: bool = False
    automatic: Literal["off", "forced", "forced-and-end"] = "off"
    opponents: Annotated[int, Field(ge=0, le=9)] = 1
    level: Annotated[str, Field(max_length=40)] | None = None
    """The bots chosen last; `None` for the usual ones."""
    pace: Annotated[str, Field(max_length=40)] | None = None
    """The pace at which you last looked for an opponent."""


def kept_settings(text: str) -> Settings:
    """Return stored settings, without those that this version doesn't know."""
    settings = Settings()
    for name, value in json.loads(text).items():
        with suppress(ValidationError):
            settings = Settings.model_validate({**settings.model_dump(), name: value})
    return settings


@router.get("/me/settings")
async def settings(person: Watcher, services: ServicesDep) -> Settings:
    """Your settings, or the defaults."""
    chosen = await services.tables.read(lambda connection: private.settings(connection, person.id))
    return Settings() if chosen is None else kept_settings(chosen)


@router.put("/me/settings")
async def choose_settings(wanted: Settings, person: Owner, services: ServicesDep) -> Settings:
    """Save your settings, for all your devices."""
    chosen = wanted.model_dump_json()
    await services.writer.write(lambda connection: private.set_settings(connection, person.id, chosen))
    return wanted
