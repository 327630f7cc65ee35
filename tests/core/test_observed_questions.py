"""The stack of questions as numbers."""

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from bastide.core.observation import ObservationSpec
from bastide.core.observed_questions import ObservedQuestions
from bastide.core.questions import Number, OneOf, Question, SetOf


class Ask(Question[Any]):
    """A question of a game that isn't there."""

    __slots__ = ()


@dataclass(slots=True)
class Pay(Ask):
    """What do you pay?"""

    name = "pay-card"
    left: Annotated[int, Number(below=5)]
    kind: Annotated[int, OneOf(("red", "blue"), absent=-1)]
    seat: Annotated[int, Number(below=4)]


@dataclass(slots=True)
class Go(Ask):
    """Where do you go?"""

    name = "go"
    open: Annotated[int, SetOf(("north", "east", "south"))]
    number: Annotated[int, Number(below=100)]


LAYOUT = ObservedQuestions(Ask.of_the_game, omitted=("seat",), choices={"go number": ("walk", "ride")})
SPEC = ObservationSpec(1, 2, LAYOUT.fields)


def seen(*questions: Ask) -> dict[str, list[int]]:
    row = LAYOUT.row(tuple(question.gist() for question in questions))
    return {name: part.tolist() for name, part in SPEC.named(np.frombuffer(row, dtype=np.int16)).items()}


def test_all_fields_of_all_waiting_questions_are_told() -> None:
    assert seen(Go(0b101, 1), Pay(3, 0, 2)) == {
        "question": [0, 1],  # go, pay-card
        "waiting": [1, 1],
        "go_open": [1, 0, 1],
        "go_number": [0, 1],
        "pay_card_left": [3],
        "pay_card_kind": [1, 0],
    }


def test_of_two_questions_of_a_kind_the_upper_one_is_told() -> None:
    found = seen(Pay(3, 0, 2), Pay(1, -1, 2))
    assert (found["waiting"], found["pay_card_left"], found["pay_card_kind"]) == ([0, 2], [1], [0, 0])


def test_nothing_waits() -> None:
    assert not any(number for part in seen().values() for number in part)


def test_bounds_follow_from_the_fields() -> None:
    assert {field.name: field.high for field in LAYOUT.fields}["pay_card_left"] == 4
