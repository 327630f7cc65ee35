"""The tutorial of every game that offers one can be followed, and broken ones are caught."""

import json
from collections.abc import Callable
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from bastide.core import registry
from bastide.core.errors import BadTutorial
from bastide.core.tutorial import Tutorial, tutorial_of
from bastide.testing.checks.lessons import check_tutorial
from bastide_toys.peek import Peek

Steps = list[dict[str, Any]]

TAUGHT = [kind for kind in registry.list_games().values() if tutorial_of(kind) is not None]


@pytest.mark.parametrize("game", ["feuville", "kingdom-builder", "tournay", "troyes-dice", "peek"])
def test_games_that_can_be_learnt(game: str) -> None:
    assert registry.find(game) in TAUGHT


def lesson() -> dict[str, Any]:
    """Return the correct tutorial of a toy, to be broken."""
    document: dict[str, Any] = json.loads((files("bastide_toys.peek") / "tutorial.json").read_text("utf-8"))
    return deepcopy(document)


def _asks_for_what_is_not_legal(steps: Steps) -> None:
    steps[1]["plies"] = [[0, "end"]]


def _says_nothing_about_chance(steps: Steps) -> None:
    del steps[1]["plies"][0][2:]


def _draws_what_is_not_there(steps: Steps) -> None:
    steps[1]["plies"][0][2] = "treasure: emerald"


def _lets_the_other_play_out_of_turn(steps: Steps) -> None:
    steps[2]["plies"].insert(1, [1, "look", "treasure: copper"])


def _lights_nowhere(steps: Steps) -> None:
    steps[2]["lit"] = ["third"]


def _has_no_words(steps: Steps) -> None:
    steps[0]["text"] = "introduction"


def _says_the_same_twice(steps: Steps) -> None:
    steps[3]["text"] = "welcome"


def _asks_for_nothing(steps: Steps) -> None:
    for step in steps:
        step.pop("asks", None)


BROKEN: list[tuple[Callable[[Steps], None], str]] = [
    (_asks_for_what_is_not_legal, "cannot be played: Ply 1 \\('end'"),
    (_says_nothing_about_chance, "cannot be played: .*records no outcome"),
    (_draws_what_is_not_there, "cannot be played: .*impossible outcome"),
    (_lets_the_other_play_out_of_turn, "cannot be played"),
    (_lights_nowhere, "'third', lit at 'bury', is no place"),
    (_has_no_words, "step 'introduction' has no words"),
    (_says_the_same_twice, "two steps have the same words"),
    (_asks_for_nothing, "the learner has nothing to do"),
]


@pytest.mark.parametrize(("harm", "complaint"), BROKEN, ids=lambda value: getattr(value, "__name__", None))
def test_a_broken_tutorial_is_caught(harm: Callable[[Steps], None], complaint: str) -> None:
    document = lesson()
    check_tutorial(Tutorial.read(Peek, document))
    harm(document["steps"])
    with pytest.raises(AssertionError, match=complaint):
        check_tutorial(Tutorial.read(Peek, document))


def test_a_tutorial_that_lacks_a_language_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.testing.checks.lessons._languages", lambda kind: ["en", "de", "fr"])
    with pytest.raises(AssertionError, match="no words in fr"):
        check_tutorial(Tutorial.read(Peek, lesson()))


def _for_somebody_else(steps: Steps) -> None:
    steps[1]["plies"][0][0] = 1


def _asks_without_a_move(steps: Steps) -> None:
    steps[0]["asks"] = True


def _plays_on(steps: Steps) -> None:
    steps[3]["plies"] = [[1, "take"]]


def _has_an_odd_ply(steps: Steps) -> None:
    steps[1]["plies"] = [["look", 0]]


def _has_an_unknown_field(steps: Steps) -> None:
    steps[0]["light"] = ["top"]


UNREADABLE: list[tuple[Callable[[Steps], None], str]] = [
    (_for_somebody_else, "doesn't ask the learner for a move at 'look'"),
    (_asks_without_a_move, "doesn't ask the learner for a move at 'welcome'"),
    (_plays_on, "after its last step"),
    (_has_an_odd_ply, r"plies\[0\]\[0\] must be a whole number"),
    (_has_an_unknown_field, "unknown field 'light'"),
]


@pytest.mark.parametrize(("harm", "complaint"), UNREADABLE, ids=lambda value: getattr(value, "__name__", None))
def test_a_tutorial_that_makes_no_sense_is_not_even_read(harm: Callable[[Steps], None], complaint: str) -> None:
    document = lesson()
    harm(document["steps"])
    with pytest.raises(BadTutorial, match=complaint):
        Tutorial.read(Peek, document)
