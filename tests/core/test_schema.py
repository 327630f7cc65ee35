"""Values from outside are checked, and the error names the wrong entry."""

from typing import Any

import pytest

from bastide.core.schema import Fields, ListOf, Maybe, SchemaError, Shape, Table, Text, Truth, Whole

CARD = Fields({"id": Text(("market", "fort")), "cost": Whole(0, 20)}, {"note": Maybe(Text(longest=5)), "big": Truth()})


@pytest.mark.parametrize(
    ("shape", "value", "complaint"),
    [
        (Whole(1, 3), 4, "x must be a whole number from 1 to 3, not 4"),
        (Whole(0, 1), True, "x must be a whole number"),
        (Truth(), 1, "x must be true or false"),
        (Text(longest=3), "abcd", "x must be a text of at most 3 characters"),
        (Text(("a", "b")), "c", "x must be a or b, not 'c'"),
        (ListOf(Whole(0, 9), 2, 2), [1], "x must be a list of 2 entries"),
        (ListOf(Whole(0, 9)), [1, 10], r"x\[1\] must be a whole number"),
        (ListOf(Whole(0, 9), distinct=True), [1, 1], "x has 1 twice"),
        (Table(Text(("a",)), Whole(0, 1)), {"b": 1}, r"x\.keys must be a"),
        (Table(Text(), Whole(0, 1)), [], "x must be an object"),
        (Table(Text(), Whole(0, 1), 2), {"a": 0, "b": 0, "c": 0}, "x can have at most 2 entries"),
        (CARD, {"id": "fort"}, "x lacks 'cost'"),
        (CARD, {"id": "fort", "cost": 1, "colour": 2}, "x has an unknown field 'colour'"),
        (CARD, {"id": "fort", "cost": 1, "note": "too long"}, "x.note must be"),
        (CARD, "fort", "x must be an object"),
    ],
)
def test_what_does_not_fit_is_named(shape: Shape, value: Any, complaint: str) -> None:
    with pytest.raises(SchemaError, match=complaint):
        shape.check(value, "x")


@pytest.mark.parametrize("value", [{"id": "fort", "cost": 0}, {"id": "market", "cost": 20, "note": None, "big": True}])
def test_what_fits_passes(value: Any) -> None:
    CARD.check(value, "x")


def test_a_long_value_is_cut_in_the_message() -> None:
    with pytest.raises(SchemaError) as error:
        Whole(0, 1).check("x" * 1000, "card")
    assert len(str(error.value)) < 120
