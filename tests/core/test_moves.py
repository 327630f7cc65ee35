"""The table of moves: ids, texts and arguments."""

import pytest

from bastide.core.errors import UnknownMove
from bastide.core.moves import MoveKind, MoveTable

TABLE = MoveTable(
    [
        MoveKind.of("build", "build {place}", place=("1.1", "1.2")),
        MoveKind.of("pay", "pay {owner} with {coin}", owner=("left", "right"), coin=("gold", "silver")),
        MoveKind.of("end", "end"),
    ]
)


def test_ids_are_dense_and_go_through_all_combinations() -> None:
    texts = [TABLE.text(move) for move in range(len(TABLE))]
    assert texts == [
        "build 1.1",
        "build 1.2",
        "pay left with gold",
        "pay left with silver",
        "pay right with gold",
        "pay right with silver",
        "end",
    ]
    assert [TABLE.parse(text) for text in texts] == list(range(7))


def test_a_move_knows_its_kind_and_arguments() -> None:
    assert (TABLE.key(3), TABLE.arguments(3)) == ("pay", {"owner": "left", "coin": "silver"})
    assert (TABLE.first("pay"), TABLE.first("end")) == (2, 6)


def test_case_and_spacing_do_not_matter() -> None:
    assert TABLE.parse("  Build   1.2 ") == 1


def test_an_unknown_text_is_refused_with_examples() -> None:
    with pytest.raises(UnknownMove, match=r"'fly' is not a move in this game; moves look like 'build 1\.1', 'pay left"):
        TABLE.parse("fly")


def test_two_moves_with_one_text_are_an_error() -> None:
    with pytest.raises(ValueError, match="same text"):
        MoveTable([MoveKind.of("end", "end"), MoveKind.of("stop", "end")])
