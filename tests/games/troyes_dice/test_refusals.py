"""Every reason why a move is refused occurs in the tests of its rule; here those that have no better place."""

import re
from pathlib import Path

from bastide.games.troyes_dice import TroyesDice
from tests.games.troyes_dice.table import deal, half_day
from tests.rules import rule
from tests.words.usage import uses


@rule("TD-1")
def test_a_player_who_does_not_exist() -> None:
    assert half_day().why("die 1", by=1) == "TD-1 no-such-player"
    assert half_day().why("die 1", by=-1) == "TD-1 no-such-player"


@rule("TD-19")
def test_a_number_that_is_no_move() -> None:
    assert half_day().why(99_999) == half_day().why(-1) == "TD-19 no-such-move"


@rule("TD-7")
def test_the_direction_is_chosen_first() -> None:
    table = deal()
    for move in ("end", "die 1", "number 3"):
        assert table.why(move) == "TD-7 choose-direction"


@rule("TD-9")
def test_nothing_but_the_end_after_numbering() -> None:
    assert deal().play("increasing").why("decreasing") == "TD-9 end-numbering"


def test_every_refusal_is_tried_somewhere() -> None:
    written = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    keys = {use.key.removeprefix("refusal-") for use in uses(TroyesDice) if use.key.startswith("refusal-")}
    assert {key for key in keys if not re.search(rf"TD-\d+ {key}\b", written)} == set()
