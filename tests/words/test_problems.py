"""Errors in the reader's language."""

import json
import pickle
from collections.abc import Callable

import pytest

import bastide
from bastide import words
from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition, BastideError, system_reason
from bastide.core.journal import Journal, Match
from bastide.core.registry import find

KB = "kingdom-builder"


def raised(attempt: Callable[[], object]) -> BastideError:
    with pytest.raises(BastideError) as error:
        attempt()
    return error.value


def wrong_option() -> object:
    return bastide.make(KB, options={"quadrants": "farm castle"})


def wrong_components() -> object:
    box = json.loads(json.dumps(find(KB).shipped_components()))
    box["cards"]["settlements"] = 0
    return bastide.make(KB, components=box)


def illegal_ply() -> object:
    journal = Match.begin(bastide.make(KB), 2, SeededChance(1)).journal
    text = journal.dumps().replace('"plies": [\n', '"plies": [[1, "end"]')
    return Journal.loads(text).fold()


@pytest.mark.parametrize(
    ("attempt", "lang", "said"),
    [
        (wrong_option, "en", "Option quadrants cannot hold 'castle'; it takes random or some of"),
        (wrong_option, "de", "Die Option quadrants kann nicht „castle“ enthalten; sie nimmt random oder einige von"),
        (wrong_option, "ja", "オプションquadrantsに「castle」は使えません。random、または"),
        (
            wrong_components,
            "fr",
            "Les données des composants ne conviennent pas : cards.settlements doit être un nombre",
        ),
        (
            illegal_ply,
            "en",
            "Ply 1 ('end' by player 2): You can't end your turn yet. Build 3 more",
        ),
        (illegal_ply, "nl", "Zet 1 (“end”, stoel 2): "),
    ],
)
def test_an_error_is_one_sentence_in_the_readers_language(attempt: Callable[[], object], lang: str, said: str) -> None:
    assert words.error(raised(attempt), lang).startswith(said)


def test_text_to_type_or_to_look_for_is_not_translated() -> None:
    sentence = words.error(raised(wrong_option), "de")
    assert sentence.endswith("oracle, farm, oasis, tower, tavern, barn, harbor und paddock.")
    assert "Farm" not in sentence and "Hafen" not in sentence


def test_a_program_reads_it_in_english() -> None:
    for attempt in (wrong_option, wrong_components):
        error = raised(attempt)
        assert str(error) == words.error(error, "en")
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_game_without_words_for_its_errors_says_them_as_its_code_does() -> None:
    document = bastide.make("peek").start(2, SeededChance(1)).position()
    error = raised(lambda: positions.read({**document, "hands": [[{"card": "gold", "known_by": []}] * 9, []]}))
    assert error.game == "peek"
    assert words.error(error, "de") == str(error)


def test_what_the_system_says_is_translated_where_it_is_known() -> None:
    assert words.error(system_reason(FileNotFoundError(2, "No such file")), "es") == "no existe el archivo o la carpeta"
    assert words.error(system_reason(OSError(5, "Input/output error")), "de") == "das System sagt „input/output error“"


def test_huge_numbers_do_no_harm() -> None:
    error = BadPosition("only-so-many-players", "There are only {players} players.", players=10**40)
    assert str(10**40) in words.error(error, "zh-Hant")


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("pt, fr;q=0.5, ja;q=0.7", "ja"),
        ("en;q=0.1, zh-TW", "zh-Hant"),
        ("*;q=nonsense, nl;q=1.0", "nl"),
        (";;;=,,", "en"),
    ],
)
def test_what_a_browser_asks_for(header: str, expected: str) -> None:
    assert words.accepted(header) == expected


@pytest.mark.parametrize(
    ("owed", "said"), [(1, "Build 1 more settlement first."), (2, "Build 2 more settlements first.")]
)
def test_an_amount_and_its_noun_agree_without_fluent_and_with_it(owed: int, said: str) -> None:
    refused = find(KB).module("refusals").refuse("KB-9", "must-build", owed=owed)  # type: ignore[union-attr]
    assert str(refused) == f"You can't end your turn yet. {said} (KB-9)"
    assert words.refusal(find(KB), refused) == f"You can't end your turn yet. {said}"


def test_a_refusal_names_things_as_the_game_does() -> None:
    refused = find("tournay").module("refusals").refuse("TY-20", "place-first", card="market-1")  # type: ignore[union-attr]
    assert str(refused) == "Place market 1 first. (TY-20)"
    assert words.refusal(find("tournay"), refused) == f"Place {words.name(find('tournay'), 'market-1')} first."


def test_browsers_get_the_english_of_the_code_with_the_text_files() -> None:
    source = words.source_file(find(KB), "en")
    assert "refusal-must-build = You can't end your turn yet. Build { $owed } more { $owed ->" in source
    assert "refusal-game-over" in words.source_file(None, "en")
    assert source.count("refusal-game-over") == 0  # all games share it


def test_an_error_of_the_command_line_is_a_sentence_too() -> None:
    error = words.LocalizedError("no-such-seat", seat=7, players=2)
    assert str(error) == str(pickle.loads(pickle.dumps(error))) == words.error(error, "en")
    assert "7" in str(error) and str(error).endswith(".")
    assert words.error(error, "de") != str(error)
    with pytest.raises(words.MissingText, match="error-unheard-of"):
        words.error(words.LocalizedError("unheard-of"))
