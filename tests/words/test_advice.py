"""Advice in words: what to do and why."""

from bastide import words
from bastide.core.registry import make
from tests.words.test_words import GAME


def test_moves_in_a_row() -> None:
    moves = [GAME.moves.parse(text) for text in ("build 7.13", "end")]
    assert words.line(GAME, moves) == "Build a settlement on 7.13 → End turn"


def test_a_part_without_a_text_is_left_out() -> None:
    assert words.reasons(GAME, ["nothing-of-the-kind"]) == ""


def test_reasons_in_a_row() -> None:
    game, parts = make("tournay"), ["points", "hand", "slots"]
    assert words.reasons(game, parts) == "Because it scores points, improves your hand, and fills your district."
    assert (
        words.reasons(game, parts, "de")
        == "Dafür spricht, dass der Zug Punkte bringt, deine Hand verbessert und dein Viertel füllt."
    )
    assert words.reasons(game, parts, "zh-Hant") == "因為這樣能得分、能改善手牌、能填滿街區。"
