"""The worked examples of the rulebook, as the rules tell them, come out as printed, and every language has them."""

import re
from pathlib import Path

import pytest

from bastide.games.troyes_dice import TroyesDice
from bastide.games.troyes_dice.components import CHARACTERS
from bastide.games.troyes_dice.moves import ROWS
from bastide.words import LANGUAGES, name, rules
from tests.games.troyes_dice.table import deal, half_day, sheet
from tests.games.troyes_dice.test_setup import NINE
from tests.rules import rule

EXAMPLE = re.compile(r"\b(?:Example|Beispiel|Exemple|Ejemplo|Voorbeeld)\s?: |例：")
RULING = {
    "en": "Our ruling: ", "de": "Unsere Auslegung: ", "fr": "Notre interprétation : ", "es": "Nuestra interpretación: ",
    "nl": "Onze uitleg: ", "ja": "本サイトの裁定：", "zh-Hant": "本站裁定：",
}  # fmt: skip


@rule("TD-7")
@pytest.mark.parametrize(
    ("direction", "values"), [("increasing", [4, 5, 6, 1, 2, 3]), ("decreasing", [4, 3, 2, 1, 6, 5])]
)
def test_numbering_from_a_four(direction: str, values: list[int]) -> None:
    table = deal(drawn=f"{NINE} 4")
    assert table.play(direction).state.view(0)["numbering"] == values


@rule("TD-12", "TD-11")
def test_the_black_three_lies_before_the_other_three() -> None:
    table = half_day("2y 3w! 4y 5r", number=2, ahead="r w y").close("6 1 3 3")
    dice = table.state.view(0)["dice"]
    assert [(die["rolled"], die["black"]) for die in dice] == [(1, False), (3, True), (3, False), (6, False)]


@rule("TD-20")
def test_what_these_dice_cost() -> None:
    table = half_day("1r 3w! 3y 6r")
    dice = table.state.view(0)["dice"]
    assert [die["cost"] for die in dice if not die["black"]] == [{}, {"deniers": 1}, {"deniers": 2}]
    assert table.legal() == {"die 1", "die 3", "die 4"}


@rule("TD-17", "TD-15")
def test_the_black_three_strikes_the_white_three_on_day_4() -> None:
    """Valentin has the Bishopric of the column, but not the Cathedral."""
    table = half_day("1y 2r! 3y 4r", "bishopric c", number=6, ahead="r w y", citizens="0 0 2").close("6 1 4 3")
    view = table.state.view(0)
    assert (view["day"], view["attacks"]) == (4, [{"value": 3, "colour": "white"}])
    assert table.struck() == "white c"
    assert table.built() == "bishopric c"
    assert table.sheet()["blocked"]["cathedral"] == ("c",)


@rule("TD-26", "TD-22", "TD-23", "TD-24")
def test_a_red_five_made_a_yellow_six() -> None:
    table = half_day("1y 2w! 5r 6y").play("die 3", "colour yellow", "value 6", "resources")
    assert (table.circled(), table.left(), table.citizens()) == ("3 9 3", "2 8 1", "0 1 0")


@rule("TD-29", "TD-34")
def test_a_fortress_with_its_link() -> None:
    table = half_day("1r 3w! 3y 6r", "fortress b", citizens="1 0 0").play("die 1", "prestige")
    assert (table.built(), table.citizens(), table.left()) == ("fortress ab", "3 0 0", "3 3 3")


@rule("TD-30")
def test_a_great_hall_with_two_white_dice() -> None:
    table = half_day("1w 2r! 5y 6w").play("die 3", "prestige")
    assert (table.built(), table.circled(), table.left()) == ("great-hall e", "3 3 9", "3 2 9")


@rule("TD-32", "TD-45")
def test_the_third_cathedral_scores_two_for_each_fortress() -> None:
    table = half_day("1w 2r! 5y 6w", "cathedral ce, fortress bdf").play("die 1", "prestige")
    assert table.sheet()["favours"]["hugues-de-payns"] == 2
    assert table.points()["hugues-de-payns"] == 6


@rule("TD-33")
def test_a_city_hall() -> None:
    table = half_day("1w 2r! 5y 6w").play("die 3", "work")
    assert (table.built(), table.citizens(), table.left()) == ("city-hall e", "0 2 0", "3 2 3")


@rule("TD-45")
def test_fifty_four_points() -> None:
    built = "great-hall abcd, city-hall abcd, cathedral cedf, bishopric ab"
    final = sheet(built, circled="5 5 8", spent="3 3 3", citizens="10 12 8")
    table = half_day(over=True, sheets=[final])
    assert table.points() == {
        "thibaut-ii": 4, "jeanne-de-champagne": 8, "urbain-iv": 4, "marie-de-champagne": 4,
        "influence": 1, "deniers": 1, "knowledge": 2, "citizens": 30,
    }  # fmt: skip
    assert table.total() == 54


# The texts


def with_examples(lang: str) -> set[str]:
    return {id_ for id_, text in rules(TroyesDice, lang).items() if EXAMPLE.search(text)}


def test_every_example_of_the_rules_is_played_here() -> None:
    played = set(re.findall(r"TD-\d+", Path(__file__).read_text("utf-8")))
    assert with_examples("en") and with_examples("en") <= played


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_examples_and_the_rulings(lang: str) -> None:
    assert with_examples(lang) == with_examples("en")
    ours = {id_ for id_, text in rules(TroyesDice, "en").items() if RULING["en"] in text}
    assert len(ours) > 10
    assert {id_ for id_, text in rules(TroyesDice, lang).items() if RULING[lang] in text} == ours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_everything_as_the_board_does(lang: str) -> None:
    """Which colour builds what (TD-28, TD-33), and whom each Cathedral unlocks (TD-32)."""
    texts = rules(TroyesDice, lang)
    for row in ROWS[::2]:
        assert name(TroyesDice, row, lang) in texts["TD-28"]
    for row in ROWS[1::2]:
        assert name(TroyesDice, row, lang) in texts["TD-33"]
    for character in CHARACTERS:
        assert name(TroyesDice, character, lang) in texts["TD-32"]
    for column in "ABCDEF":
        assert all(re.search(rf"(?<![A-Za-z]){column}\s?[:：]", texts[id_]) for id_ in ("TD-30", "TD-32"))
