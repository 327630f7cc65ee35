"""Every refusal occurs in the tests of its rule; this file has those without a better place."""

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
def test_a_number_that_is_not_a_move() -> None:
    assert half_day().why(99_999) == half_day().why(-1) == "TD-19 no-such-move"


@rule("TD-7")
def test_the_direction_is_chosen_first() -> None:
    table = deal()
    for move in ("end", "die 1", "number 3"):
        assert table.why(move) == "TD-7 choose-direction"


@rule("TD-9")
def test_nothing_but_the_end_after_numbering() -> None:
    assert deal().play("increasing").why("decreasing") == "TD-9 end-numbering"


@rule("TD-38", "TD-51")
def test_a_waiting_citizen_names_the_rule_that_brings_it() -> None:
    banquet = half_day("1r+6 2w! 3y 4r").play("die 1", "prestige")
    assert banquet.why("end") == banquet.play("citizen red").why("citizen red") == "TD-51 citizen-first"
    twentieth = half_day("1r 2w! 3y 4r", citizens="18 0 0").play("die 1", "work")
    assert twentieth.why("end") == twentieth.why("citizen red") == "TD-38 citizen-first"


@rule("TD-40")
def test_of_one_of_each_resource_none_is_taken_twice() -> None:
    table = half_day("1r 2w! 3y 4r", circled="5 5 5", citizens="1 3 3").play("die 1", "work", "take deniers")
    assert table.why("take deniers") == "TD-40 resource-order"


def test_every_refusal_is_tried_somewhere() -> None:
    written = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    keys = {use.key.removeprefix("refusal-") for use in uses(TroyesDice) if use.key.startswith("refusal-")}
    assert {key for key in keys if not re.search(rf"TD-\d+ {key}\b", written)} == set()
