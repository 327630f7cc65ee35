"""Sentences that can be read in two ways: the options for the other reading (K1, K2, K16, J8)."""

import pytest

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.lab.arena import Contest, simulate
from tests.games.feuville.table import position
from tests.rules import rule

GUARDS = "0: start | +1: 1ww"

# "At any time in your turn" (K1)


@rule("FV-10", "FV-29")
def test_decrees_may_be_evaluated_before_the_first_roll() -> None:
    table = position(
        player=1, used="fairy publican, skill mayor", store={0: "guard-2, 1w"}, town={0: GUARDS}, edition="literal"
    )
    table.play("end", drawn="guard-1 guard-3 star-1 star-2 star-3 flag-1")
    assert (table.asked, table.step) == (0, "roll 0")
    assert table.legal() == {"evaluate 1", "roll"}  # decrees only: a tile is built after the roll
    assert table.play("evaluate 1").points() == 4
    assert table.legal() == {"roll"}  # rolled by hand, so that the evaluation can be undone
    assert "build 2 -1" in table.play("roll", drawn="1 2").legal()


@rule("FV-10", "FV-29")
def test_by_default_nothing_comes_before_the_roll() -> None:
    """K1."""
    table = position(player=1, used="fairy publican, skill mayor", store={0: "guard-2"}, town={0: GUARDS})
    table.play("end", drawn="guard-1 guard-3 star-1 star-2 star-3 flag-1 1 2")
    assert table.step == "main" and "evaluate 1" in table.legal()


@rule("FV-29", "FV-66")
def test_decrees_may_be_evaluated_between_the_dragon_and_the_new_roll() -> None:
    town = {0: "0: start 2f 3og | +1: 1ww | +2: 1w"}
    table = position(
        town=town, store={0: "guard-1, small-district"}, dice="4 4", steps="main, dragon 0 0", edition="literal"
    )
    assert table.offers("evaluate") == ""  # not while the dragon is there
    table.play("burn +2", "burn +1")
    assert (table.step, table.offers("evaluate")) == ("roll 0", "1 2")
    table.play("evaluate 2", "district 0")
    assert (table.step, table.points()) == ("roll 1", 5)
    assert table.play("evaluate 1").points() == 5  # both guards lie in ruins
    table.play("roll", drawn="5 5")
    assert table.step == "dragon 0 2"  # another double, another attack
    default = position(town=town, store={0: "guard-1"}, dice="4 4", steps="main, dragon 0 0").play("burn +2")
    assert default.play("burn +1", drawn="1 2").step == "main"


@rule("FV-29")
def test_players_with_nothing_to_evaluate_are_not_asked() -> None:
    stored = {0: "small-district, 1w"}  # no complete column
    table = position(player=1, used="fairy publican, skill mayor", store=stored, edition="literal")
    table.play("end", drawn="guard-1 guard-2 guard-3 star-1 star-2 star-3 1 2")
    assert table.step == "main"


# "The other die with its person" (K2)

WALLS = {"wall": "1g 1f 1sg"}
SCAPE = {0: "-1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w 2>"}


@rule("FV-12", "FV-52")
@pytest.mark.parametrize("edition", ["german", "literal"])
def test_fairy_and_town_evaluation_in_one_turn(edition: str) -> None:
    allowed = edition == "german"
    table = position(town=SCAPE, board=WALLS, edition=edition).play("fairy mayor").play("charm 1", drawn="prestige-5")
    assert ("evaluation publican" in table.legal()) == allowed
    assert {"wall publican", "skill publican"} <= table.legal()
    table = position(town=SCAPE, board=WALLS, edition=edition).play("evaluation mayor", "coat 0")
    assert ("fairy publican" in table.legal()) == allowed
    assert {"wall publican", "skill publican"} <= table.legal()
    table = position(town=SCAPE, board=WALLS, edition=edition).play("wall publican", "store")
    assert {"fairy mayor", "evaluation mayor"} <= table.legal()  # the other die has gone to its person


# "If there is room" (K16)


@rule("FV-47")
def test_loot_is_stored_only_if_there_is_room() -> None:
    """To the letter; the mayor's text adds: or if you make room."""
    full = {0: "2w, 2g", 1: "3og, 1w"}
    table = position(dice="2 5", store=full, edition="literal").play("skill thief")
    assert table.offers("steal") == "next 2"  # a wall can be built, a sky could not
    table.play("steal next 2")
    assert table.offers("replace") == "" and table.offers("build") == "-1 +1 1 0 2 0"
    table.play("build 1 0")  # room is made by building
    assert "store" in table.legal()
    usual = position(dice="2 5", store=full).play("skill thief", "steal next 1")
    assert usual.offers("replace") == "1 2"


@rule("FV-14", "FV-47")
def test_a_thief_who_could_place_nothing_steals_nothing() -> None:
    full = {0: "2w, 2g", 1: "3og"}
    assert position(dice="2 5", store=full, edition="literal").play("skill thief").step == "main"
    evaluated = {0: "2w, 2g", 1: "guard-1"}
    assert position(dice="2 5", store=evaluated, edition="literal").play("skill thief").offers("steal") == "next 1"


# "Mag er wel eentje ontbreken" (J8)


@rule("FV-35", "FV-36")
@pytest.mark.parametrize(
    ("town", "dutch", "german"),
    [
        ("-1: 1<w 2<f | 0: start 2s | +1: 1n 2w | +2: 1>w 2>", 16, 16),
        ("-1: 1<w 2<f | 0: start 2s | +1: 1n | +2: 1>w 2>", 14, 14),
        ("-1: 1<w 2<f | 0: start | +1: 1n | +2: 1>w 2>", 0, 12),
        # The burnt tower of the starting tile is missing too.
        ("-1: 1<w 2<f | 0: start 2s burnt | +1: 1n | +2: 1>w 2>", 0, 12),
        # A shorter stretch with one gap counts where the longest has two.
        ("-1: 1<w 2<f | 0: start 2s | +1: 1n | +2: 1>w 2> | +3: 1g | +4: 1>g 2>f", 14, 20),
        ("-3: 1< 2< | -2: 1g | -1: 1<w 2<f | 0: start 2s | +1: 1n | +2: 1>w 2>", 14, 20),
    ],
)
def test_one_missing_tower_in_the_dutch_edition(town: str, dutch: int, german: int) -> None:
    for edition, points in (("dutch", dutch), ("german", german)):
        table = position(town={0: town}, edition=edition)
        if points:
            assert table.play("evaluation mayor").points() == points
        else:
            assert table.offers("evaluation") == ""


# Old games, bots


@rule("FV-1")
def test_journals_without_these_options_are_read_by_the_usual_rules() -> None:
    old = {"magician_fairy_when_nothing_burnt": 1, "row_refill": "end-of-turn", "discarded_fairy_tile": "removed"}
    game = type(make("feuville")).resume({**old, "cloud_columns_may_burn": False}, None, "1")
    assert game.settings["tower_gaps"] == "any" and game.settings["decrees_any_time"] is False
    assert game.start(2, SeededChance(1)).view(None)["edition"] == "dutch"


def test_greedy_plays_to_the_letter() -> None:
    settings = tuple(make("feuville", preset="literal").settings.items())
    report = simulate(Contest("feuville", 2, ("greedy", "random"), seed=11, options=dict(settings)), games=6)
    assert report["mean_scores"][0] > report["mean_scores"][1]
