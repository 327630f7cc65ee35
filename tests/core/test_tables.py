"""Functions whose results are kept."""

import pytest

from bastide.core import tables
from bastide.core.tables import Table


def test_a_result_is_worked_out_once() -> None:
    asked = []

    @Table
    def square(number: int) -> int:
        """Return the square."""
        asked.append(number)
        return number * number

    assert [square[3], square[4], square[3]] == [9, 16, 9]
    assert asked == [3, 4]
    assert square.__doc__ == "Return the square."


def test_an_empty_result_is_kept_too() -> None:
    asked = []

    @Table
    def nothing(number: int) -> tuple[int, ...]:
        asked.append(number)
        return ()

    assert nothing[5] == nothing[5] == ()
    assert asked == [5]


def test_a_full_table_starts_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_KEPT", 3)
    double = Table(lambda number: 2 * number)
    assert [double[number] for number in range(7)] == [0, 2, 4, 6, 8, 10, 12]
    assert len(double) <= 3
