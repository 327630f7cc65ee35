"""Every text that the code needs is there, in English and in each language that has a file, and fits its arguments.

A translation is one more file; these tests pick it up by themselves.
"""

import re
from functools import cache, reduce
from importlib.resources import files

import pytest

from bastide.core.game import Game
from bastide.core.tutorial import tutorial_of
from bastide.server.notices import notice
from bastide.words.languages import LANGUAGES
from bastide.words.rulebook import rule_sections
from bastide.words.texts import TUTORIAL, game_folder, key_of
from tests.words import catalogue, usage
from tests.words.catalogue import SHARED, games, games_and_languages, owners_and_languages, read
from tests.words.parts import parts_of

every_file = pytest.mark.parametrize(("owner", "lang"), owners_and_languages())
every_game = pytest.mark.parametrize("kind", games().values(), ids=lambda kind: kind.name)
every_game_and_language = pytest.mark.parametrize(("kind", "lang"), games_and_languages())

FREE_PREFIXES = ("name", "chance", "part", "score", "piece", "strike", "worth")
"""Prefixes of keys whose ending is a string of the game's source or data, or that other texts refer to."""


def needed(kind: type[Game]) -> set[str]:
    """Return the keys that a game's code and data need."""
    tutorial = tutorial_of(kind)
    return {
        "game-title",
        "game-blurb",
        *(f"move-{key_of(move.key)}" for move in kind().move_kinds()),
        *(use.key for use in usage.uses(kind)),
        *(f"{use.key}.hidden" for use in usage.uses(kind) if use.secrets),
        *(f"option-{key_of(option.name)}{part}" for option in kind.options for part in ("", ".help")),
        *(f"preset-{key_of(preset)}{part}" for preset in kind.presets for part in ("", ".help")),
        *(f"name-{key_of(id_)}" for id_ in usage.ids(kind)),
        *(f"part-{key_of(part)}" for part in parts_of(kind)),
        *(f"{TUTORIAL}-{key_of(step.text)}" for step in (tutorial.steps if tutorial else ())),
        *(text for text in usage.strings(kind) if re.fullmatch(r"(status|label|about|worth)-[a-z-]+", text)),
    }


@every_file
def test_a_file_is_sound(owner: str, lang: str) -> None:
    file = read(owner, lang)
    assert file.junk == ()
    assert file.repeated == ()


@every_game_and_language
def test_every_text_that_the_code_needs_exists(kind: type[Game], lang: str) -> None:
    assert needed(kind) <= read(kind.name, lang).texts.keys() | read(SHARED, "en").texts.keys()


@every_game
def test_a_game_explains_what_its_hints_are_made_of(kind: type[Game]) -> None:
    assert parts_of(kind)


@every_file
def test_a_translation_has_the_texts_of_the_english_file_and_no_others(owner: str, lang: str) -> None:
    ours, english = set(read(owner, lang).texts), set(read(owner, "en").texts)
    extra_forms = {key for key in ours if key.startswith("name-") and "." in key}
    assert english - ours == set()
    assert ours - english - extra_forms == set()


@every_file
def test_a_translation_uses_no_other_variables_than_the_english_text(owner: str, lang: str) -> None:
    ours, english = read(owner, lang), read(owner, "en")
    for key in ours.texts.keys() & english.texts.keys():
        # An attribute is the message in other circumstances, so it may use what either has.
        allowed = english.bases(english.texts[key].variables) | _of_message(english, key)
        assert ours.bases(ours.texts[key].variables) <= allowed, key


def _of_message(file: catalogue.File, key: str) -> set[str]:
    message = key.split(".")[0]
    return file.bases(file.texts[message].variables) if message in file.texts else set()


@every_game_and_language
def test_a_text_uses_only_what_the_code_provides(kind: type[Game], lang: str) -> None:
    provided = {f"move-{key_of(move.key)}": {name for name, _ in move.values} for move in kind().move_kinds()}
    for key in {use.key for use in usage.uses(kind)}:
        # A message may only use what every place in the code provides.
        calls = [use for use in usage.uses(kind) if use.key == key]
        provided[key] = reduce(set.__and__, [set(use.arguments) for use in calls])
        secrets = {name for use in calls for name in use.secrets}
        provided[f"{key}.hidden"] = provided[key] - secrets
    for owner in (kind.name, SHARED):
        file = read(owner, lang) if lang in catalogue.languages(owner) else read(owner, "en")
        for key, arguments in provided.items():
            if key in file.texts:
                assert file.bases(file.texts[key].variables) <= {key_of(name) for name in arguments}, key


@every_file
def test_references_and_selectors_name_what_exists(owner: str, lang: str) -> None:
    known = {**read(SHARED, "en").texts, **read(owner, lang).texts}
    for key, text in read(owner, lang).texts.items():
        assert text.references <= known.keys(), key
        assert {f"name-{id_}" for id_ in text.chosen_ids} <= known.keys(), key


@every_file
def test_a_status_that_names_its_player_has_words_for_the_player_too(owner: str, lang: str) -> None:
    texts = read(owner, lang).texts
    for key in [key for key in texts if key.startswith("status-") and "." not in key]:
        if "player" in texts[key].variables:
            assert "player" not in texts[f"{key}.you"].variables, key


@every_file
def test_names_stand_alone(owner: str, lang: str) -> None:
    for key, text in read(owner, lang).texts.items():
        assert not (key.startswith(("name-", "game-")) and text.variables), key


@every_game
def test_no_text_is_left_over(kind: type[Game]) -> None:
    wanted = needed(kind)
    english = read(kind.name, "en").texts
    referred = {reference for text in english.values() for reference in text.references}
    for key in english:
        message = key.split(".")[0]
        prefix, _, rest = message.partition("-")
        if message in referred:
            continue
        if rest.startswith("can-"):
            assert rest.removeprefix("can-") in {key_of(move.key) for move in kind().move_kinds()}, key
        elif prefix in FREE_PREFIXES:
            assert rest in usage.strings(kind), key
        else:
            assert message in wanted, key


@pytest.mark.parametrize("owner", [SHARED, *games()])
def test_the_english_of_the_rules_engine_stands_in_its_code_only(owner: str) -> None:
    assert catalogue.said(owner).texts.keys() & catalogue.written(owner, "en").texts.keys() == set()
    assert catalogue.said(owner).repeated == ()  # the same error says the same everywhere


@pytest.mark.parametrize("owner", [SHARED, *games()])
def test_what_the_code_says_has_words_in_all_other_languages(owner: str) -> None:
    for lang in LANGUAGES:
        if lang != "en":
            assert catalogue.said(owner).texts.keys() <= catalogue.written(owner, lang).texts.keys(), lang


@every_game
def test_every_refusal_of_the_table_occurs(kind: type[Game]) -> None:
    used = {use.key for use in usage.uses(kind) if use.key.startswith("refusal-")}
    assert catalogue.said(kind.name).texts.keys() - used == {key for key, _ in catalogue.errors(kind.name)}


def test_an_error_without_english_in_the_code_has_it_in_the_shared_file() -> None:
    texts = catalogue.written(SHARED, "en").texts
    for use in localized_errors():
        lists = {f"{name}-all" for name in use.arguments}  # a list can also be joined by "and"
        assert texts[use.key].variables <= use.arguments | lists, use.where  # programs may read more than is said


def test_every_shared_text_about_an_error_is_needed() -> None:
    raised = {use.key for use in localized_errors()} | catalogue.said(SHARED).texts.keys()
    assert raised == {key for key in read(SHARED, "en").texts if key.startswith(("error-", "refusal-"))}


@cache
def localized_errors() -> tuple[usage.Use, ...]:
    """Return the errors that the server and the command line raise."""
    return tuple(use for package in ("server", "cli") for use in usage.errors_in(files("bastide") / package))


def test_every_text_of_the_terminal_exists_and_is_used() -> None:
    prefixes = "prompt|help|problem|notice|cli|usage"
    used = {text for text in usage.strings_in(files("bastide") / "cli") if re.fullmatch(rf"({prefixes})-[a-z-]+", text)}
    assert used | notices() == {key for key in read(SHARED, "en").texts if re.match(rf"({prefixes})-", key)}


def notices() -> set[str]:
    """Return the texts of the server's notices: their sentences, and a title for each kind."""
    told = usage.strings_in(files("bastide") / "server")
    sentences = {text for text in told if re.fullmatch(r"notice-[a-z-]*[a-z]", text)}
    return sentences | {f"notice-title-{kind}" for kind in (*notice.KINDS, notice.TEST)}


# The numbered rules


def _rule_files() -> list[tuple[type[Game], str]]:
    found = []
    for kind in games().values():
        folder = game_folder(kind)
        assert folder is not None
        found += [
            (kind, file.name.split(".")[1]) for file in folder.iterdir() if re.fullmatch(r"rules\..+\.md", file.name)
        ]
    return sorted(found, key=lambda entry: (entry[0].name, entry[1]))


@pytest.mark.parametrize(("kind", "lang"), _rule_files())
def test_rules_are_numbered_from_one_and_divided_alike_in_every_language(kind: type[Game], lang: str) -> None:
    shape = [[id_ for id_, _ in section] for _, section in rule_sections(kind, lang)]
    assert shape == [[id_ for id_, _ in section] for _, section in rule_sections(kind, "en")]
    numbers = [id_ for section in shape for id_ in section]
    assert numbers == [f"{kind.rule_prefix}-{number}" for number in range(1, len(numbers) + 1)]


@every_game
def test_every_rule_that_the_code_cites_is_written(kind: type[Game]) -> None:
    written = {id_ for _, section in rule_sections(kind, "en") for id_, _ in section}
    cited = set(re.findall(rf"\b{kind.rule_prefix}-\d+\b", usage.all_text(kind)))
    assert cited <= written
