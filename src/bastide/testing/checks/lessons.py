"""A tutorial can be followed to its end: it folds, asks only for legal moves, and has its texts and places."""

from collections.abc import Iterator, Mapping
from typing import Any

from bastide import words
from bastide.core.errors import BadJournal
from bastide.core.game import Game
from bastide.core.tutorial import Scene, Tutorial, tutorial_of
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.rooms import home
from bastide.words.texts import MissingText, game_folder, key_of


def check_the_tutorial_can_be_followed(kind: type[Game], _oracle: Oracle) -> None:
    """Check that the tutorial of a game, if it has one, can be followed to its end."""
    tutorial = tutorial_of(kind)
    if tutorial is not None:
        with installed(kind):
            check_tutorial(tutorial)


def check_tutorial(tutorial: Tutorial) -> None:
    """Check that every step can be reached, done with plies of the lesson's game, and read in all languages."""
    texts = [step.text for step in tutorial.steps]
    assert len(set(texts)) == len(texts), "two steps have the same words"
    assert any(step.asks for step in tutorial.steps), "the learner has nothing to do"
    try:
        scenes = list(tutorial.scenes())
    except BadJournal as error:
        raise AssertionError(f"the little game cannot be played: {error}") from error
    for scene in scenes:
        _check_scene(scene, tutorial.learner)
    for language in _languages(tutorial.kind):
        for step in texts:
            _check_words(tutorial.kind, step, language)


def _check_scene(scene: Scene, learner: int) -> None:
    step, state = scene.step, scene.state
    named = {value for move in range(len(state.game.moves)) for value in state.game.moves.arguments(move).values()}
    known = named | set(_texts(state.view(learner)))
    for place in step.lit:
        assert place in known, f"'{place}', lit at '{step.text}', is no place of the game"


def _texts(value: Any) -> Iterator[str]:
    """Return every text in a view, including the keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, entry in value.items():
            yield str(key)
            yield from _texts(entry)
    elif isinstance(value, list | tuple):
        for entry in value:
            yield from _texts(entry)


def _languages(kind: type[Game]) -> list[str]:
    folder = game_folder(home(kind))
    assert folder is not None, "the game is no package"
    return [lang for lang in words.LANGUAGES if (folder / f"{lang}.ftl").is_file()]


def _check_words(kind: type[Game], step: str, language: str) -> None:
    """Check that the texts exist in this language, without falling back to English."""
    folder = game_folder(home(kind))
    assert folder is not None, "the game is no package"
    try:
        words.lesson(kind, step, language)
    except MissingText as error:
        raise AssertionError(f"step '{step}' has no words: {error}") from error
    file = folder / f"tutorial.{language}.ftl"
    own = file.read_text("utf-8") if file.is_file() else ""
    assert f"tutorial-{key_of(step)} =" in own, f"step '{step}' has no words in {language}"
