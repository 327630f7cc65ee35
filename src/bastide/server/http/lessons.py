"""Routes about tutorials. Nothing is stored: a lesson follows from the tutorial's own little game."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from bastide import words
from bastide.core import registry
from bastide.core.game import Game
from bastide.core.tutorial import Scene, tutorial_of
from bastide.server.http.bodies import AgainstBotsBody, plain
from bastide.server.http.dependencies import (
    REFUSALS,
    Host,
    InLanguage,
    ServicesDep,
)
from bastide.server.http.tables import TableFacts, table_facts
from bastide.server.tables.lines import Line, as_line
from bastide.server.tables.starting_points import no_tutorial
from bastide.server.tables.updates import doing, scores

router = APIRouter(prefix="/api", responses=REFUSALS)


class LessonLine(BaseModel):
    """A key of the game's text files and its arguments."""

    key: str
    arguments: dict[str, Any]


class LessonStep(BaseModel):
    """A step of a tutorial, as the learner sees it."""

    text: str
    lit: list[str]
    """Places to point at."""
    wanted: str | None
    """The move that the learner is asked to make; `None` if they only read."""
    moves: list[str]
    """All legal moves."""
    view: dict[str, Any]
    doing: LessonLine
    lines: list[LessonLine]
    """What has happened since the last step."""
    to_act: list[int]
    scores: list[dict[str, Any]] | None


class Lesson(BaseModel):
    """A tutorial: a little game in which the learner plays one seat."""

    players: int
    seat: int
    steps: list[LessonStep]


class LeaveLesson(AgainstBotsBody):
    """From which step of a lesson to play on, counted from 0."""

    step: Annotated[int, Field(ge=0, le=1000)]


@router.get("/games/{game}/tutorial")
async def tutorial(game: Annotated[str, Path(max_length=40)], language: InLanguage = "en") -> Lesson:
    """A first lesson in a game: each step with its text, the table and what the learner is asked to do."""
    return lesson(registry.find(game), language)


@router.post("/games/{game}/tutorial/play-on", status_code=201)
async def leave_lesson(
    game: Annotated[str, Path(max_length=40)], wanted: LeaveLesson, person: Host, services: ServicesDep
) -> TableFacts:
    """Create a table against bots that begins at a step of a game's lesson."""
    return table_facts(
        await services.factory.leave_lesson(person, registry.find(game), wanted.step, wanted.against()), person
    )


def lesson(kind: type[Game], language: str) -> Lesson:
    """Return the whole lesson in a language."""
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise no_tutorial()
    steps = [
        step.model_copy(update={"text": words.lesson(kind, scene.text, language)})
        for scene, step in zip(tutorial.steps, _steps(kind), strict=True)
    ]
    return Lesson(players=tutorial.players, seat=tutorial.learner, steps=steps)


@cache
def _steps(kind: type[Game]) -> tuple[LessonStep, ...]:
    """Return the steps without their text, folded once for all languages."""
    tutorial = tutorial_of(kind)
    return () if tutorial is None else tuple(_step(scene, tutorial.learner) for scene in tutorial.scenes())


def _step(scene: Scene, learner: int) -> LessonStep:
    state = scene.state
    view = state.view(learner)
    legal = state.legal_moves(learner)
    known = [line for event in scene.events if (line := as_line(event, learner)) is not None]
    return LessonStep(
        text=scene.step.text,
        lit=list(scene.step.lit),
        wanted=scene.step.wanted,
        moves=[state.game.moves.text(move) for move in legal],
        view=plain(view),
        doing=_line(doing(state.game, view, legal, state.to_act)),
        lines=[_line(line) for line in known],
        to_act=list(state.to_act),
        scores=scores(state) if state.game.open_scores or state.is_over else None,
    )


def _line(line: Line) -> LessonLine:
    return LessonLine(key=line.key, arguments=plain(line.arguments))
