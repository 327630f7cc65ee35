"""Advice in words: what to do and why."""

from bastide import words
from tests.words.test_words import GAME


def test_moves_in_a_row() -> None:
    moves = [GAME.moves.parse(text) for text in ("build 7.13", "end")]
    assert words.line(GAME, moves) == "Build a settlement on 7.13 → End turn"


def test_a_part_without_a_text_is_left_out() -> None:
    assert words.reasons(GAME, ["nothing-of-the-kind"]) == ""
