"""What the functions of `bastide.words` say."""

import doctest
import sys
from pathlib import Path

import pytest

import bastide
from bastide import words
from bastide.core.chance import ScriptedChance, SeededChance
from bastide.core.errors import IllegalMove
from bastide.core.events import Event, Secret
from bastide.core.game import Game
from bastide.core.offers import Offer
from bastide.games.kingdom_builder import KingdomBuilder, status
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.words.texts import Texts
from tests.words import usage
from tests.words.test_play import told

GAME = bastide.make("kingdom-builder", preset="first-game")
NAMES = ("Anna", "Ben", "Cleo")


def first_position(start_player: str = "1", terrain: str = "grass") -> KingdomBuilderState:
    game = bastide.make("kingdom-builder", preset="first-game", options={"start_player": start_player})
    state = game.start(2, ScriptedChance(terrain, terrain))
    assert isinstance(state, KingdomBuilderState)
    return state


def test_the_example_in_the_documentation() -> None:
    assert doctest.testmod(words).failed == 0


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("build 7.13", "en", "Build a settlement on 7.13"),
        ("build 7.13", "de", "Eine Siedlung auf 7.13 bauen"),
        ("harbor", "en", "Use the Harbor"),
        ("harbor", "de", "Hafen nutzen"),
        ("end", "en", "End turn"),
    ],
)
def test_a_move(text: str, lang: str, expected: str) -> None:
    assert words.move(GAME, GAME.moves.parse(text), lang) == expected


def test_an_event_with_names_and_numbers() -> None:
    event = Event("moves", {"player": 1, "source": "3.4", "hex": "3.6"})
    assert words.event(GAME, event, "en", NAMES) == "Ben moves a settlement from 3.4 to 3.6."
    assert words.event(GAME, event, "de") == "Spieler 2 versetzt eine Siedlung von 3.4 nach 3.6."


def test_a_name_in_another_form() -> None:
    event = Event("chooses-tile", {"player": 0, "tile": "harbor"})
    assert words.event(GAME, event, "de", NAMES) == "Anna nutzt den Hafen."


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    event = Event("draws-card", {"player": 1, "terrain": Secret("forest", (1,))})
    mine, yours, watched = (event.seen_by(viewer) for viewer in (1, 0, None))
    assert mine is not None and yours is not None and watched is not None
    assert words.event(GAME, mine, "en", NAMES) == "Ben draws a terrain card: forest."
    assert words.event(GAME, yours, "en", NAMES) == "Ben draws a terrain card."
    assert words.event(GAME, watched, "de", NAMES) == "Ben zieht eine Geländekarte."
    assert words.event(GAME, event, "en", NAMES) == "Ben draws a terrain card."  # unfiltered, it reveals nothing


def test_a_refusal_says_what_to_do() -> None:
    state = first_position()
    error = state.refusal(0, GAME.moves.parse("end"))
    assert isinstance(error, IllegalMove) and error.rule == "KB-9"
    assert words.refusal(GAME, error, "en") == "You can't end your turn yet. Build 3 more settlements first."
    assert words.refusal(GAME, IllegalMove("KB-9", "must-build", owed=1), "de") == (
        "Du kannst deinen Zug noch nicht beenden: Baue erst noch 1 Siedlung."
    )
    assert words.rules(GAME, "en")[error.rule].startswith("The mandatory action")


def test_a_refusal_names_players() -> None:
    error = first_position("2").refusal(0, 0)
    assert error is not None
    assert words.refusal(GAME, error, "en", NAMES) == "It's Ben's turn. Wait for yours."


def test_very_many_hexes_do_no_harm() -> None:
    everywhere = tuple(f"{row}.{column}" for row in range(20) for column in range(20))
    error = IllegalMove("KB-12", "must-touch-own", hex="7.13", near=everywhere)
    assert words.refusal(GAME, error, "de").startswith("7.13 grenzt an keine deiner Siedlungen")


def test_names_and_explanations() -> None:
    assert words.name(GAME, "paddock", "de") == "Koppel"
    assert words.name(GAME, "7.13", "de") == "7.13"
    assert words.explanation(GAME, "farm", "en") == "Build one settlement on grass, next to one of yours if possible."
    assert words.explanation(GAME, "grass", "en") == ""
    meant = [("Koppel", words.explanation(GAME, "paddock", "de"))]
    assert words.explained(GAME, "koPP", "de") == meant == words.explained(GAME, "paddock", "de")
    assert words.explained(GAME, "gra", "en") == []  # its name says it all
    with pytest.raises(words.MissingText):
        words.name(GAME, "volcano", "de")


def test_options_and_presets() -> None:
    title, explanation = words.option(KingdomBuilder, "start_player", "de")
    assert (title, explanation) == ("Startspieler", "Wer den ersten Zug hat.")
    assert words.choice(GAME, "start_player", "2", "de") == "Spieler 2"
    assert words.choice(GAME, "cards", "random", "en") == "random"
    assert words.choice(GAME, "lords_zero_ranks", False, "en") == "no, only with a settlement there"
    assert words.choice(GAME, "turned", "top-left bottom-right", "de") == "oben links und unten rechts"
    assert words.choice(bastide.make("troyes-dice"), "tiles", "1 8 3", "en") == "Banquet 1, Banquet 8, and Banquet 3"
    assert words.preset(GAME, "first-game", "en").title == "First game"
    assert words.title(GAME, "de") == "Kingdom Builder"
    assert words.chance(GAME, "terrain card", "de") == "Welche Geländekarte wird gezogen?"
    assert words.source(GAME, "castles", "de") == "Burgen"
    assert words.source(GAME, "knights", "de") == "Ritter"


def test_a_language_without_a_text_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Texts(KingdomBuilder, "de")
    monkeypatch.delitem(german._bundle._messages, "event-builds")
    monkeypatch.delitem(german._bundle._messages, "event-chooses-tile")
    assert german.say("event-builds", {"player": 0, "hex": "7.13"}) == "Player 1 builds a settlement on 7.13."
    # The whole sentence is English, names included.
    assert german.say("event-chooses-tile", {"player": 0, "tile": "barn"}) == "Player 1 uses the Barn."


def test_a_text_that_english_lacks_is_an_error() -> None:
    with pytest.raises(words.MissingText, match="event-dances"):
        words.event(GAME, Event("dances"), "de")
    with pytest.raises(words.MissingText, match="event-builds"):
        words.event(GAME, Event("builds", {"player": 0}), "de")  # and no `.hidden` to say instead


def test_an_unknown_language_is_read_as_the_nearest() -> None:
    assert words.name(GAME, "farm", "de-AT") == "Farm"
    assert words.name(GAME, "tower", "de_AT.UTF-8") == "Turm"
    assert words.name(GAME, "tower", "../../secret") == "Tower"


@pytest.mark.parametrize(
    ("preferred", "expected"),
    [
        ([], "en"),
        (["de-AT"], "de"),
        (["zh-TW"], "zh-Hant"),
        (["zh"], "zh-Hant"),
        (["ZH-hant-HK"], "zh-Hant"),
        (["pt"], "en"),
        (["pt", "fr-CA", "de"], "fr"),
        (["nl_BE.UTF-8"], "nl"),
        (["C.UTF-8", "es_MX@euro"], "es"),
        (["*"], "en"),
        (["ja-JP"], "ja"),
    ],
)
def test_negotiate(preferred: list[str], expected: str) -> None:
    assert words.negotiate(preferred) == expected


def test_players_and_lists() -> None:
    assert words.player(0, "de") == "Spieler 1"
    assert words.player(2, "en", NAMES) == "Cleo"
    assert words.say("status-to-act", "en", {"players": ("0", "2")}, NAMES) == "Anna and Cleo are to move."
    assert words.say("status-to-act", "de", {"players": ("1",)}, NAMES) == "Ben ist am Zug."


def test_the_result_names_the_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_position()
    monkeypatch.setattr(KingdomBuilderState, "ranking", lambda self: [2, 1])
    assert words.result(state, "en", NAMES) == "Ben wins."
    monkeypatch.setattr(KingdomBuilderState, "ranking", lambda self: [1, 1])
    assert words.result(state, "de", NAMES) == "Anna und Ben teilen sich den Sieg."


def test_the_status_says_who_must_do_what() -> None:
    state = first_position()
    assert words.status(state, "en", NAMES) == "Anna must build 3 settlements on grass."
    assert words.status(state, "de") == "Spieler 1 muss noch 3 Siedlungen auf Gras bauen."
    for _ in range(3):
        state.play(0, state.legal_moves(0)[0], SeededChance(1))
    assert words.status(state, "en", NAMES) == "Anna is finishing their turn."


def test_a_game_without_a_status_of_its_own_has_a_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "module", classmethod(lambda cls, name: None))
    assert words.status(first_position("2"), "en", NAMES) == "Ben is to move."


def test_every_status_occurs_in_play() -> None:
    written = {text for text in usage.strings(KingdomBuilder) if text.startswith("status-")}
    assert {key for key, _ in told(KingdomBuilder).statuses.values()} == written


def test_the_last_settlements_are_all_that_is_owed() -> None:
    state = first_position()
    state.supply[0] = 1
    assert status.status(state.view(None), Offer(state.game.moves, ())) == (
        "status-build",
        {"player": 0, "tiles": (), "terrain": "grass", "owed": 1},
    )


def test_kingdom_builder_names_everything_on_its_board() -> None:
    box = GAME.box
    things = (*box.legend.values(), *box.quadrant_names, *box.card_gold, "top-left", "bottom-right", "turned")
    for thing in things:
        for lang in words.LANGUAGES:
            assert words.name(GAME, thing, lang)


def test_the_rules_of_kingdom_builder() -> None:
    for lang in words.LANGUAGES:  # in English where there is no translation
        assert list(words.rules(GAME, lang)) == [f"KB-{number}" for number in range(1, 70)]
        assert len(words.rule_sections(GAME, lang)) == 8
    assert words.rule_sections(GAME, "en")[0][0] == "Set-up"
    assert words.rules(GAME, "de")["KB-6"] == "Alle beginnen ohne Gold."


def test_a_game_of_another_package_brings_its_own_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "boxed_game"
    (room / "text").mkdir(parents=True)
    (room / "__init__.py").write_text(
        "from bastide.games.kingdom_builder import KingdomBuilder\nclass Boxed(KingdomBuilder):\n    pass\n"
    )
    (room / "text" / "en.ftl").write_text("game-title = Boxed\nmove-end = That is all\n")
    monkeypatch.syspath_prepend(tmp_path)
    from boxed_game import Boxed  # type: ignore[import-not-found]

    assert words.title(Boxed, "de") == "Boxed"
    assert words.say("move-end", "en", game=Boxed) == "That is all"  # its own text counts before the shared one
    assert words.say("event-game-over", "en", game=Boxed) == "The game is over."
    monkeypatch.delitem(sys.modules, "boxed_game")
