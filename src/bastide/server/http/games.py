"""Routes about games: options, presets and bots, rules, component files and texts, in the reader's language."""

import asyncio
import logging
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from bastide import words
from bastide.bots import bots_for, default_bot, levels_for
from bastide.core import registry
from bastide.core.documents import component_file
from bastide.core.tutorial import tutorial_of
from bastide.server.errors import language_of
from bastide.server.http.bodies import MOST_TEXT, Body
from bastide.server.http.dependencies import (
    PLAIN_TEXT,
    REFUSALS,
    InLanguage,
    Language,
)

router = APIRouter(prefix="/api", responses=REFUSALS)
_logger = logging.getLogger("bastide.server")


class PickFacts(BaseModel):
    """The names to pick from, and how many. Without a number: any of them, separated by spaces, or the word `none`.

    `drawn` is a word that leaves a name to chance.
    """

    names: list[str]
    number: int | None
    drawn: str | None


class OptionFacts(BaseModel):
    """An option of a game."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    pick: PickFacts | None
    title: str
    help: str


class MoveShape(BaseModel):
    """A kind of move: the key of its words, its notation, and what stands in the braces."""

    key: str
    pattern: str
    arguments: list[str]


class PresetFacts(BaseModel):
    """A named set of options."""

    name: str
    title: str
    help: str
    options: dict[str, bool | int | str]


class LevelFacts(BaseModel):
    """A level of play, and its version, which changes whenever it plays differently."""

    id: str
    version: int


class GameFacts(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    blurb: str
    players: list[int]
    rules_version: str
    options: list[OptionFacts]
    presets: list[PresetFacts]
    bots: list[str]
    levels: list[LevelFacts]
    """The bots among them that are levels, the weakest first."""
    default_bot: str
    """The bot to offer first."""
    moves: list[MoveShape]
    tutorial: bool
    """Whether it has a tutorial: `/api/games/{game}/tutorial`."""


@cache
def game_facts(name: str, language: str) -> GameFacts:
    """Return a game's description; raises `MissingText` if a text is missing."""
    kind = registry.list_games()[name]
    return GameFacts(
        name=name,
        title=words.title(kind, language),
        blurb=words.blurb(kind, language),
        players=[kind.min_players, kind.max_players],
        rules_version=kind.versions.newest,
        options=[
            OptionFacts(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                pick=None if option.pick is None else PickFacts(**option.pick._asdict()),
                title=words.option(kind, option.name, language).title,
                help=words.option(kind, option.name, language).help,
            )
            for option in kind.options
        ],
        presets=[
            PresetFacts(name=preset, **words.preset(kind, preset, language)._asdict(), options=dict(options))
            for preset, options in kind.presets.items()
        ],
        bots=bots_for(kind),
        levels=[LevelFacts(id=level.name, version=level.version) for level in levels_for(kind).values()],
        default_bot=default_bot(kind),
        moves=[
            MoveShape(key=shape.key, pattern=shape.pattern, arguments=[name for name, _ in shape.values])
            for shape in kind().move_kinds()
        ],
        tutorial=tutorial_of(kind) is not None,
    )


# The first request in a language reads its texts, which takes up to half a second: off the event loop, in a thread.
@router.get("/games")
def games(language: InLanguage = "en") -> list[GameFacts]:
    """The installed games with their options, presets and bots. Games with missing texts are left out."""
    described = []
    for name in registry.list_games():
        try:
            described.append(game_facts(name, language))
        except words.MissingText:
            _logger.exception("the game %s has not all of its texts and is not offered", name)
    return described


class Rule(BaseModel):
    """A numbered rule."""

    id: str
    text: str


class RuleNote(BaseModel):
    """An example, a card, … in the rules, which has a title instead of a number."""

    title: str
    text: str


class RuleSection(BaseModel):
    """Rules under a heading, then notes without numbers."""

    heading: str
    rules: list[Rule]
    notes: list[RuleNote]


@router.get("/games/{game}/rules")
def rules(game: Annotated[str, Path(max_length=40)], language: InLanguage = "en") -> list[RuleSection]:
    """The numbered rules of a game, with examples and lists of its cards."""
    kind = registry.find(game)
    return [
        RuleSection(
            heading=section.heading,
            rules=[Rule(id=id_, text=text) for id_, text in section.rules],
            notes=[RuleNote(title=note.title, text=note.help) for note in section.notes],
        )
        for section in words.full_rules(kind, language)
    ]


@router.get("/games/{game}/box")
async def box(game: Annotated[str, Path(max_length=40)], request: Request) -> dict[str, Any]:
    """The pieces in the box of a game, for an editor of positions. Give the game's options as query parameters."""
    options = dict(request.query_params)
    return dict(await asyncio.to_thread(lambda: registry.make(game, options=options).box_view()))


class ComponentFile(Body):
    """The text of a component file."""

    text: Annotated[str, Field(max_length=MOST_TEXT)]


class CheckedComponents(BaseModel):
    """A valid component file, and warnings about it."""

    warnings: list[str]


@router.post("/games/{game}/components")
async def check_components(
    game: Annotated[str, Path(max_length=40)], wanted: ComponentFile, request: Request
) -> CheckedComponents:
    """Check a component file before you create a table with it. Warnings are in the language of the request."""
    made = await asyncio.to_thread(lambda: registry.make(game, components=component_file(wanted.text)))
    warnings = [words.error(warning, language_of(request), made) for warning in made.component_warnings()]
    return CheckedComponents(warnings=warnings)


@router.get("/texts/{language}", responses=PLAIN_TEXT)
async def shared_texts(language: Language) -> PlainTextResponse:
    """The Fluent file with the words that all games share."""
    return PlainTextResponse(words.source_file(None, language))


@router.get("/games/{game}/texts/{language}", responses=PLAIN_TEXT)
async def game_texts(game: Annotated[str, Path(max_length=40)], language: Language) -> PlainTextResponse:
    """The Fluent file with the words of a game; empty if it has none in that language."""
    return PlainTextResponse(words.source_file(registry.find(game), language))
