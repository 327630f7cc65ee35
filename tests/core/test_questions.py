"""A stack of questions: asking, answering, and how positions write it."""

import pickle
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Self

import pytest

from bastide.core.chance import Chance, NoChance
from bastide.core.errors import BadPosition, IllegalMove
from bastide.core.questions import LOOK_AGAIN, NOBODY, AskingState, Number, OneOf, Question, SetOf
from bastide.core.scores import Score

FRUIT = ("apple", "pear", "plum")


class MarketQuestion(Question["Market"]):
    """A question of a small game: everyone may eat, then the market closes."""

    __slots__ = ()


@dataclass(slots=True)
class Round(MarketQuestion):
    """Who still wants to eat? Full players are left out."""

    name = "round"
    answers = ("eat",)
    first = "MA-1", "eat-first"
    asked: Annotated[int, Number(below=4)]

    def ask(self, state: "Market", chance: Chance) -> int:
        for seat in range(self.asked, state.players):
            if seat not in state.full:
                state.questions[-1] = Round(seat)
                return seat
        state.questions.pop()
        return LOOK_AGAIN

    def moves(self, state: "Market") -> list[int]:
        return [0, 1, 2]

    def answer(self, state: "Market", move: int, chance: Chance) -> None:
        state.eaten.append((state.asked, FRUIT[move]))
        state.questions[-1] = Round(self.asked + 1)

    def exists(self, state: "Market") -> bool:
        return self.asked < state.players


class Close(MarketQuestion):
    """Asks nobody."""

    name = "close"

    def ask(self, state: "Market", chance: Chance) -> int:
        state.questions.pop()
        return LOOK_AGAIN


class Wait(MarketQuestion):
    """No single player decides."""

    name = "wait"

    def ask(self, state: "Market", chance: Chance) -> int:
        return NOBODY


@dataclass(slots=True)
class Basket(MarketQuestion):
    """A question with all kinds of fields."""

    name = "basket"
    fruit: Annotated[int, OneOf(FRUIT)]
    spare: Annotated[int, OneOf(FRUIT, absent=-1)]
    left: Annotated[int, SetOf(FRUIT)]
    note: str = ""


class OtherQuestion(Question["Market"]):
    """Another game's questions."""


class Market(AskingState[MarketQuestion]):
    """Three players, some of them full."""

    __slots__ = ("eaten", "full")
    eaten: list[tuple[int, str]]
    full: set[int]

    def __init__(self, *questions: MarketQuestion, full: tuple[int, ...] = ()) -> None:
        self.players, self.listener, self.listed = 3, None, None
        self.questions, self.full, self.eaten = list(questions), set(full), []
        self.settle(NoChance())

    def why_not(self, player: int, move: int) -> IllegalMove:
        return IllegalMove("MA-2", "not-now")

    def copy(self) -> Self: ...
    def scores(self) -> list[Score]: ...
    def view(self, viewer: int | None) -> Mapping[str, Any]: ...
    def imagine(self, viewer: int | None, chance: Chance) -> Self: ...
    def position(self) -> dict[str, Any]: ...


def test_the_question_on_top_says_who_decides_and_what_an_answer_does() -> None:
    market = Market(Close(), Round(0))
    assert market.to_act == (0,) and market.legal_moves(0) == [0, 1, 2] and market.legal_moves(1) == []
    market.play(0, 2, NoChance())
    assert market.to_act == (1,)
    assert market.eaten == [(0, "plum")]


def test_settling_goes_on_until_a_player_is_asked() -> None:
    market = Market(Close(), Round(0), full=(0, 2))
    assert market.to_act == (1,)
    market.play(1, 0, NoChance())
    assert market.to_act == () and market.is_over and market.asked == NOBODY


def test_a_question_may_ask_no_single_player() -> None:
    market = Market(Wait())
    assert market.asked == NOBODY and market.questions


def test_a_refused_move_changes_nothing() -> None:
    market = Market(Round(0))
    for player, move in ((1, 0), (0, 3), (-1, 0)):
        with pytest.raises(IllegalMove, match="MA-2"):
            market.play(player, move, NoChance())
        assert market.refusal(player, move) is not None
    assert market.refusal(0, 1) is None
    assert market.question_texts() == ["round 0"] and market.eaten == []


def test_listed_moves_cannot_be_spoilt_and_are_forgotten_after_a_move() -> None:
    market = Market(Round(0))
    market.legal_moves(0).clear()
    assert market.legal_moves(0) == [0, 1, 2]
    market.play(0, 0, NoChance())
    assert market.listed is None


def test_a_question_is_written_with_its_fields() -> None:
    assert Round(2).text() == "round 2"
    assert Close().text() == "close"
    assert Basket(1, -1, 0).text() == "basket pear - -"
    assert Basket(0, 2, 0b101).text() == "basket apple plum apple+plum"


@pytest.mark.parametrize("question", [Round(3), Close(), Basket(1, -1, 0b11), Basket(2, 0, 0)])
def test_a_question_is_read_as_it_was_written(question: MarketQuestion) -> None:
    again = MarketQuestion.parse(question.text())
    assert type(again) is type(question) and again.text() == question.text()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "picnic",
        "round",
        "round 4",
        "round -1",
        "round 01",
        "round one",
        "round  1",
        "round 1 1",
        "close 0",
        "basket pear - plum+apple",
        "basket pear - plum+plum",
        "basket - - -",
        "basket pear lemon -",
    ],
)
def test_anything_else_is_not_a_question(text: str) -> None:
    with pytest.raises(BadPosition, match="is not a step"):
        MarketQuestion.parse(text)


def test_a_stack_is_read_for_a_state_that_has_these_questions() -> None:
    market = Market()
    assert [question.text() for question in MarketQuestion.read(["close", "round 2"], market)] == ["close", "round 2"]
    with pytest.raises(BadPosition, match="'round 3' is not a step"):
        MarketQuestion.read(["close", "round 3"], market)


def test_each_game_has_its_own_questions() -> None:
    assert set(MarketQuestion.of_the_game) == {"round", "close", "wait", "basket"}
    assert OtherQuestion.of_the_game == {}


def test_a_question_says_what_must_be_answered_first() -> None:
    assert Round(0).answer_first(Market(Round(0))) == ("MA-1", "eat-first", {})


def test_a_question_survives_pickling() -> None:
    assert pickle.loads(pickle.dumps(Round(2))) == Round(2)


class Silent(Market):
    """While no single player is asked, each player who is not full may eat a plum."""

    __slots__ = ()

    def waiting(self) -> tuple[int, ...]:
        return tuple(player for player in range(3) if player not in self.full)

    def closed_moves(self, player: int) -> list[int]:
        return [2] if self.questions and player not in self.full else []

    def play_closed(self, player: int, move: int, chance: Chance) -> None:
        self.eaten.append((player, FRUIT[move]))
        self.full.add(player)
        self.ask(NOBODY)


def test_in_a_closed_phase_the_game_says_who_may_do_what() -> None:
    market = Silent(Wait(), full=(0,))
    assert market.to_act == (1, 2)
    assert [market.legal_moves(player) for player in range(3)] == [[], [2], [2]]
    market.play(2, 2, NoChance())
    assert market.eaten == [(2, "plum")] and market.legal_moves(2) == []
    assert market.to_act == (1,)
    for player, move in ((1, 0), (2, 2), (0, 2)):
        with pytest.raises(IllegalMove):
            market.play(player, move, NoChance())
    asked = Silent(Round(0))
    assert asked.legal_moves(1) == [] and asked.to_act == (0,)
    with pytest.raises(IllegalMove):
        asked.play(1, 2, NoChance())  # a player is asked, so the phase is not closed
