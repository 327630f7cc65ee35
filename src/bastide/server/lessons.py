"""A game's tutorial as a client needs it: nothing is stored, and all is known from the tutorial's own little game."""

from functools import cache

from bastide import words
from bastide.core.game import Game
from bastide.core.tutorial import Scene, tutorial_of
from bastide.server import models
from bastide.server.beginnings import no_tutorial
from bastide.server.frames import Line
from bastide.server.lines import as_line
from bastide.server.updates import doing, scores


def lesson(kind: type[Game], language: str) -> models.Lesson:
    """The whole lesson in a language."""
    tutorial = tutorial_of(kind)
    if tutorial is None:
        raise no_tutorial(kind)
    steps = [
        step.model_copy(update={"text": words.lesson(kind, scene.text, language)})
        for scene, step in zip(tutorial.steps, _steps(kind), strict=True)
    ]
    return models.Lesson(players=tutorial.players, seat=tutorial.learner, steps=steps)


@cache
def _steps(kind: type[Game]) -> tuple[models.LessonStep, ...]:
    """What is the same in all languages, folded once."""
    tutorial = tutorial_of(kind)
    return () if tutorial is None else tuple(_step(scene, tutorial.learner) for scene in tutorial.scenes())


def _step(scene: Scene, learner: int) -> models.LessonStep:
    state = scene.state
    view = state.view(learner)
    known = [line for event in scene.events if (line := as_line(event, learner)) is not None]
    return models.LessonStep(
        text=scene.step.text,
        lit=list(scene.step.lit),
        wanted=scene.step.wanted,
        moves=[state.game.moves.text(move) for move in state.legal_moves(learner)],
        view=models.plain(view),
        doing=_line(doing(state.game, view, state.to_act)),
        lines=[_line(line) for line in known],
        to_act=list(state.to_act),
        scores=scores(state) if state.game.open_scores or state.is_over else None,
    )


def _line(line: Line) -> models.LessonLine:
    return models.LessonLine(key=line.key, arguments=models.plain(line.arguments))
