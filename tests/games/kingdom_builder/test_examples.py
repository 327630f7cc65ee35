"""The examples of the rules come out as written, and every ruling of ours is marked as one."""

import re

import pytest

from bastide import words
from bastide.games.kingdom_builder import KingdomBuilder
from tests.games.kingdom_builder.table import FIRST_GAME, land, position
from tests.rules import rule

EXAMPLE = {
    "en": "Example:", "de": "Beispiel:", "es": "Ejemplo:", "fr": "Exemple :", "ja": "例：", "nl": "Voorbeeld:",
    "zh-Hant": "例：",
}  # fmt: skip
RULING = {
    "en": "Our ruling:", "de": "Unsere Auslegung:", "es": "Nuestra interpretación:", "fr": "Notre interprétation :",
    "ja": "本サイトの裁定：", "nl": "Onze uitleg:", "zh-Hant": "本站裁定：",
}  # fmt: skip
RULINGS = (2, 15, 16, 17, 18, 19, 20, 25, 27, 33, 34, 35, 44, 45, 61, 65, 66)
"""The rules that rest on a ruling of ours, by the numbers of the fact sheet."""

FOUR_SHARES = (
    "0.0-0.2 1.0-1.2 2.0-2.1", "4.4-4.6 5.4-5.6 6.5-6.6", "8.7-8.9 9.7-9.9", "6.0 7.0",
)  # fmt: skip
FIVE_EACH = "0.0-0.2 0.5-0.6  0.10-0.14  10.0-10.2 10.5-10.6"
PAID: dict[int, tuple[str, tuple[str, ...], list[int], str]] = {
    51: ("castles", ("3.4 4.4 2.3",), [3], "3"),
    52: ("fishermen", ("4.4 5.4 7.14 8.8",), [3], "1 + 1 + 1 + 0 = 3"),
    53: ("merchants", ("4.4 5.4 6.5 6.6 6.1",), [8], "4 + 4 + 0 = 8"),
    54: ("discoverers", ("0.0 0.5 9.1 19.12",), [3], "1 + 1 + 1 = 3"),
    55: ("hermits", ("8.7-8.10 0.0 19.12",), [3], "1 + 1 + 1 = 3"),
    56: ("citizens", ("8.7-8.12 7.8 0.0 0.1",), [3], "3"),
    57: ("miners", ("0.2 1.4 8.8",), [2], "1 + 1 + 0 = 2"),
    58: ("workers", ("6.1 3.4 8.8",), [2], "1 + 1 + 0 = 2"),
    59: ("knights", ("8.7-8.9 0.0-0.1",), [6], "3 × 2 = 6"),
    60: ("lords", FOUR_SHARES, [12, 12, 6, 0], "12, 12, 6"),
    62: ("farmers", (FIVE_EACH + " 10.10-10.12 10.15",), [12], "4 × 3 = 12"),
}  # fmt: skip
"""For each example of the scoring cards: what pays, the settlements, the gold, and the words of the rules."""


@pytest.mark.parametrize("number", PAID)
@rule("KB-51", "KB-52", "KB-53", "KB-54", "KB-55", "KB-56", "KB-57", "KB-58", "KB-59", "KB-60", "KB-62")
def test_an_example_of_the_scoring_pays_what_the_rules_say(number: int) -> None:
    source, settlements, gold, _ = PAID[number]
    table = position(
        FIRST_GAME,
        settlements=dict(enumerate(settlements)),
        players=max(2, len(settlements)),
        cards="" if source == "castles" else source,
        over=True,
        lords_zero_ranks=False,  # the other three sectors are empty
    )
    assert [table.gold(seat)[source] for seat in range(len(gold))] == gold


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("number", PAID)
def test_the_rules_tell_the_example_in_every_language(number: int, lang: str) -> None:
    _, _, example = words.rules(KingdomBuilder, lang)[f"KB-{number}"].partition(EXAMPLE[lang])
    assert _plain(PAID[number][3]) in _plain(example)


def _plain(text: str) -> str:
    """Return a text without what the languages write differently."""
    return re.sub(r"[ 、]|,", "", text.translate(str.maketrans("＋＝", "+="))).replace("和", "").replace("×", "x")


@rule("KB-12")
def test_of_two_adjacent_hexes_one_must_be_chosen() -> None:
    table = position(settlements={0: "2.5"}, card="grass")
    assert table.targets() == "3.4 3.5"


@rule("KB-13")
def test_with_no_adjacent_hex_any_will_do_and_the_next_must_be_adjacent_again() -> None:
    table = position(settlements={0: "8.8"}, card="desert")
    assert table.targets() == land("desert")
    table.play("build 0.1")
    assert set(table.targets().split()) < {"0.0", "0.2", "1.0", "1.1"}


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_ruling_of_ours_is_marked_as_one(lang: str) -> None:
    marked = {id_ for id_, text in words.rules(KingdomBuilder, lang).items() if RULING[lang] in text}
    assert marked == {f"KB-{number}" for number in RULINGS}
