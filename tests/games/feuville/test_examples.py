"""The worked examples of the rulebook come out as printed; the rules page retells them and marks our rulings."""

import re
from pathlib import Path

import pytest

from bastide.games.feuville import Feuville
from tests.games.feuville.table import FULL, position
from tests.rules import rule

TEXTS = Path(__file__).parents[3] / "src" / "bastide" / "games" / "feuville" / "text"
RULING = {
    "en": "Our ruling: ",
    "de": "Unsere Auslegung: ",
    "fr": "Notre interprétation : ",
    "es": "Nuestra interpretación: ",
    "nl": "Onze uitleg: ",
    "ja": "本サイトの裁定：",
    "zh-Hant": "本站裁定：",
}
EXAMPLE = {
    "en": "Example: ",
    "de": "Beispiel: ",
    "fr": "Exemple : ",
    "es": "Ejemplo: ",
    "nl": "Voorbeeld: ",
    "ja": "例：",
    "zh-Hant": "範例：",
}
EXAMPLES = {"FV-36", "FV-38", "FV-46", "FV-62", "FV-63", "FV-69"}
RULED = {
    2,
    3,
    12,
    13,
    14,
    16,
    25,
    26,
    27,
    29,
    34,
    35,
    37,
    38,
    39,
    41,
    44,
    46,
    47,
    50,
    51,
    54,
    56,
    57,
    60,
    64,
    65,
    66,
    70,
    74,
    77,
}


def rules(lang: str) -> dict[str, str]:
    """Return the rules by their numbers."""
    page = (TEXTS / f"rules.{lang}.md").read_text("utf-8").replace("\u00a0", " ")
    return dict(re.findall(r"^- \*\*(FV-\d+)\*\* (.*)$", page, re.MULTILINE))


@pytest.mark.parametrize("lang", RULING)
def test_rulings_and_examples_are_marked_in_every_language(lang: str) -> None:
    page = rules(lang)
    assert {name for name, text in page.items() if EXAMPLE[lang] in text} == EXAMPLES
    assert {name for name, text in page.items() if RULING[lang] in text} == {f"FV-{number}" for number in RULED}


@pytest.mark.parametrize("lang", RULING)
def test_every_option_is_named_where_its_rule_is_told(lang: str) -> None:
    """Those of the editions by their editions, the others by their names."""
    page = "\n".join(rules(lang).values())
    for option in ("tower_gaps", "decrees_any_time", "fairy_and_evaluation", "thief_makes_room", "mercy_on_tie"):
        assert f"`{option}`" in page
        assert option in {known.name for known in Feuville.options}


# The examples


@rule("FV-38")
def test_five_griffins_at_three_points_each() -> None:
    town = "-1: 1gg | 0: start 2g 3og | +1: 1g"
    assert position(town={0: town}, store={0: "griffin-3"}).play("evaluate 1").points() == 15


@rule("FV-46")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_entertainer_stops_at_seven(players: int) -> None:
    table = (
        position(dice="1 2", players=players).play("skill entertainer", drawn="4").play("roll", drawn="3").play("stop")
    )
    assert [table.points(seat) for seat in range(players)] == [7, *[3] * (players - 1)]


@rule("FV-46")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_entertainer_goes_beyond_ten(players: int) -> None:
    table = position(dice="1 2", players=players).play("skill entertainer", drawn="4").play("roll", drawn="4")
    table.play("roll", drawn="5")
    assert [table.points(seat) for seat in range(players)] == [0, *[3] * (players - 1)]


EXAMPLE_A = "-1: 1<w 2<f 3of | 0: start 2s 3og | +1: 1n 2w 3os | +2: 1>w 2> 3oo"
"""Four columns under enough clouds; the printed picture is lost, its numbers are in the text."""


@rule("FV-62")
def test_example_a_is_safe_from_the_dragon() -> None:
    table = position(town={0: EXAMPLE_A, 1: "0: start"}, dice="4 4", steps="main, dragon 0 0")
    assert table.state.view(0)["players"][0]["clouds"] >= 4
    assert "burnt" not in table.town()
    assert table.step == "main"  # and the roller has rolled again


@rule("FV-35", "FV-36")
@pytest.mark.parametrize("edition", list(Feuville.presets))
def test_example_a_gives_sixteen_points_in_a_town_evaluation(edition: str) -> None:
    table = position(town={0: EXAMPLE_A}, edition=edition).play("evaluation mayor")
    assert table.points() == 16


@rule("FV-63")
@pytest.mark.parametrize("edition", list(Feuville.presets))
def test_example_b_loses_two_columns_of_its_choice(edition: str) -> None:
    town = "-1: 1<w 2<f 3of | 0: start 2s 3og | +1: 1n 2w | +2: 1>w 2> | +3: 1g"
    town = town.replace("3of", "3oof")  # three clouds over five columns
    table = position(town={0: town}, edition=edition, dice="4 4", steps="main, dragon 0 0")
    assert table.step == "dragon 0 2"
    table.play("burn +1").play("burn +3", drawn="1 2")
    assert table.town().count("burnt") == 2
    assert (table.column("+1"), table.column("+3")) == ("1n 2w burnt", "1g burnt")


@rule("FV-69")
def test_the_gnome_as_magician_turns_two_columns_back() -> None:
    town = "-1: 1w burnt | 0: start | +1: 1g 2f burnt"
    table = position(town={0: town}, dice="1 2", board=FULL | {"wall": "1sg"}).play("gnome magician", "skill magician")
    table.play("repair -1", "repair +1").play("charm 1", drawn="prestige-5")
    assert "burnt" not in table.town() and table.points() == 3
    assert table.legal() == {"end"}
