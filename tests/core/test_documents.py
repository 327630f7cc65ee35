"""JSON from people's files."""

import pytest

from bastide.core.documents import parse
from bastide.core.errors import BadJournal, BadJson, BadPosition
from bastide.core.journal import Journal
from bastide.core.positions import loads


def test_a_byte_order_mark_is_fine() -> None:
    assert parse('\ufeff{"game": "peek"}') == {"game": "peek"}
    with pytest.raises(BadPosition, match="whose field 'game' names the game"):
        loads('\ufeff{"game": 1}')


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"a": 1, "b": {"c": 1, "c": 2}}', "has the key 'c' twice"),
        ('{"a": 1,\n "b"', "not valid JSON from line 2, column 5 on"),
        ("[" * 100_000, "lists too deep"),
        ("9" * 10_000, "numbers are too large"),
    ],
)
def test_errors_say_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadJson, match=complaint):
        parse(text)
    with pytest.raises(BadPosition, match=f"Can't read the position: .*{complaint}"):
        loads(text)
    with pytest.raises(BadJournal, match=f"Can't read the journal: .*{complaint}"):
        Journal.loads(text)
