"""Sentences about cards and events follow their data: numbers, colours, titles, marks, in every language."""

import copy
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bastide import words
from bastide.cli import bastide
from bastide.core.registry import find, make
from bastide.games.tournay import Tournay, drawing, effects, explaining, prestige
from bastide.games.tournay.effects.base import Effect
from bastide.words import LANGUAGES
from bastide.words.texts import Texts
from tests.games.tournay.table import position
from tests.rules import rule

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def corrected(**changes: dict[str, Any]) -> dict[str, Any]:
    """Return the box with entries changed: ids with underscores for hyphens, and the new values."""
    box: dict[str, Any] = copy.deepcopy(dict(Tournay.shipped_components()))
    for name, fields in changes.items():
        (entry,) = [entry for part in box for entry in box[part][part] if entry["id"] == name.replace("_", "-")]
        entry.update(fields)
    return box


def numbers(text: str) -> list[int]:
    """Return the numbers in a text, sorted."""
    return sorted(int(digits) for digits in re.findall(r"\d+", text))


def amounts(value: Any) -> Iterator[int]:
    """Return the numbers of a piece, a scoring or an event; levels are in Roman numerals."""
    if isinstance(value, dict):
        for key, entry in value.items():
            if key not in ("level", "circles", "fight"):
                yield from amounts(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from amounts(entry)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def alone(lang: str) -> Texts:
    """Return texts that can't fall back on English."""
    own = Texts(Tournay, lang)
    own._english = None
    return own


@every_language
def test_every_card_of_the_box_says_its_own_numbers(lang: str) -> None:
    own = alone(lang)
    printed = Tournay().printed_in_full
    for card, entry in printed["cards"].items():
        said = own.told(entry["says"])
        wanted = set(amounts(entry.get("effect", entry.get("scoring"))))
        if entry.get("scoring", {}).get("per", {}).get("count") == "constant":
            wanted -= {entry["scoring"]["cap"], 0}
        assert wanted <= set(numbers(said)), (card, said)
        assert "{" not in said and "piece-" not in said, card
    for event, entry in printed["events"].items():
        assert entry["amount"] in numbers(own.told(entry["says"])), event


@every_language
def test_every_card_and_event_is_explained_without_english(lang: str) -> None:
    own = alone(lang)
    game = Tournay()
    ids = [*game.box.ids, *game.box.event_ids]
    assert len(ids) == 41 + 18 + 16 + 15
    for id_ in ids:
        assert own.told(explaining.explanation(game, id_)), id_


@every_language
def test_every_piece_has_a_sentence_for_every_value(lang: str) -> None:
    own = alone(lang)
    found = [sentence for piece in every_piece() for sentence in effects.says([piece])]
    assert {sentence["key"] for sentence in found} >= {f"piece-{kind.replace('_', '-')}" for kind in Effect.table}
    for sentence in found:
        said = own.told([sentence])
        assert "{" not in said and "  " not in said, said


def every_piece() -> Iterator[dict[str, Any]]:
    """Return pieces of each kind with other colours, types and numbers than in the box."""
    colours: dict[str, Any] = {"gray": ["yellow", "red", "gray"], "two": ["white", "red"], "one": ["yellow"]}
    then = [{"kind": "gain_deniers", "amount": 9}]
    for amount in (0, 1, 9):
        for colour in ("yellow", "white", "red", "any", "choice"):
            yield {"kind": "recruit", "colour": colour, "price": amount}
            yield {"kind": "use_other_building", "colour": colour, "may_be_occupied": bool(amount)}
            yield {"kind": "on_activate", "card_colour": colour, "then": then}
            yield {"kind": "double_activation", "card_colour": colour}
            for types in (["building"], ["character"], ["building", "character"]):
                yield {"kind": "collect_per_building", "colour": colour, "card_types": types, "amount": amount}
                yield {"kind": "damage_each_other", "count": amount, "card_types": types}
                yield {"kind": "on_place", "card_types": [*types, "prestige"], "card_colour": colour, "then": then}
            for second in ("yellow", "any"):
                yield {"kind": "chain_activation", "card_colour": colour, "activate": second, "with_citizen": "red"}
        for where in ("plaza", "lying"):
            for names in (colours["one"], colours["two"], ["yellow", "white", "red"]):
                yield {"kind": "deniers_per_citizen", "colours": names, "where": where, "amount": amount}
                kind = "deniers_per_citizen_of_one_colour"
                yield {"kind": kind, "choose_from": names, "where": where, "amount": amount}
        for slots in ("empty", "filled"):
            yield {"kind": "deniers_per_slot", "slots": slots, "amount": amount}
        for coins in ("at_least_one", "none"):
            yield {"kind": "combat_event", "coins": coins, "take_coins": bool(amount)}
        yield {"kind": "gain_deniers", "amount": amount}
        yield {"kind": "richest_pays", "amount": amount}
        yield {"kind": "earn_bonus", "colour": "white", "per_citizen": amount}
        yield {"kind": "take_top", "colour": "red", "level": 3, "count": amount}
        yield {"kind": "reveal_level", "level": 3, "take": amount}
        yield {"kind": "trigger_events", "max": amount}
        yield {"kind": "deniers_per_pair", "colours": colours["two"], "amount": amount}
    yield {"kind": "draw_from", "colour": "red", "level": 1}
    yield {"kind": "gather_lying"}
    yield {"kind": "protect_one_event"}
    yield {"kind": "on_gather", "then": then}
    yield {"kind": "every_second_citizen", "citizens": colours["gray"], "then": then}


def test_a_sentence_about_a_deck_names_the_deck_and_nothing_twice() -> None:
    draw = {"kind": "draw_from", "colour": "red", "level": 1}
    take = {"kind": "take_top", "colour": "white", "level": 2, "count": 3}
    assert effects.says([draw, take]) == [
        {"key": "piece-draw-from", "arguments": {"deck": "red-1"}},
        {"key": "piece-take-top", "arguments": {"deck": "white-2", "count": 3}},
    ]


@every_language
def test_every_scoring_can_be_said(lang: str) -> None:
    own = alone(lang)
    for count in ("deniers", "citizens", "cards", "prestige", "ramparts", "constant"):
        for each in (1, 3):
            for sets in (True, False):
                for colours in (["yellow"], ["white", "red"], ["yellow", "white", "red"]):
                    for types in (["building"], ["character"], ["building", "character"]):
                        per = {"count": count, "each": each, "sets": sets, "colours": colours, "types": types}
                        for others in (0, 6):
                            said = own.told(prestige.says({"builder": 7, "others": others, "cap": 15, "per": per}))
                            assert "7" in said and "{" not in said, said
                            assert count == "constant" or "15" in said
                            assert each == 1 or count in ("prestige", "ramparts", "constant") or "3" in said


@every_language
def test_a_corrected_card_is_explained_as_it_is(lang: str) -> None:
    box = corrected(
        market_1={"effect": [{"kind": "gain_deniers", "amount": 7}], "title": "Fair of Our Lady", "points": 13},
        mint={
            "scoring": {"builder": 8, "others": 3, "cap": 25, "per": {"count": "deniers", "each": 11}},
            "cost": {"deniers": 17},
        },
        plague={"amount": 6},
    )
    game = make("tournay", components=box)
    ((title, said),) = words.explained(game, "market-1", lang)
    assert title == "Fair of Our Lady"
    assert {7, 13} <= set(numbers(said)) and 5 not in numbers(said)
    assert {8, 3, 25, 11, 17} <= set(numbers(words.explanation(game, "mint", lang)))
    assert 6 in numbers(words.explanation(game, "plague", lang))
    assert "Fair of Our Lady" in words.move(game, game.moves.parse("play market-1"), lang)
    assert words.name(game, "market-1", lang) == "Fair of Our Lady"
    listed = [note for section in words.full_rules(game, lang) for note in section.notes]
    assert said in {note.help for note in listed if note.title == "Fair of Our Lady"}
    shipped = words.explanation(find("tournay"), "market-1", lang)
    assert 5 in numbers(shipped) and "Fair of Our Lady" not in shipped


@every_language
def test_a_card_of_ones_own_is_named_drawn_and_told(lang: str) -> None:
    box = corrected()
    mill = copy.deepcopy(next(card for card in box["cards"]["cards"] if card["id"] == "residence-1"))
    mill.update(id="mill-1", reconstructed=[], effect=[{"kind": "gain_deniers", "amount": 12}])
    box["cards"]["cards"].append(mill)
    untitled = position(hand={0: "mill-1"}, components=box)
    game = untitled.state.game
    assert words.name(game, "mill-1", lang) == "mill 1"
    mill["title"] = "Mill\x1b[31m"
    table = position(hand={0: "mill-1"}, components=box)
    game = table.state.game
    drawn = drawing.text(table.state.view(0), colour=False, label=lambda id_: words.name(game, id_, lang))
    assert "Mill[31m (1; 1 ★)" in drawn and "\x1b" not in drawn
    assert 12 in numbers(words.explanation(game, "mill-1", lang))
    table.play("play mill-1")
    told = [words.event(game, event, lang) for event in table.told]
    assert any("Mill" in line for line in told)


@rule("TY-1")
@every_language
def test_what_is_reconstructed_is_marked(lang: str) -> None:
    game = make(
        "tournay", components=corrected(market_1={"reconstructed": ["cost", "wind"]}, fort_1={"reconstructed": []})
    )
    own = words.say("about-reconstructed", lang, {"fields": ("field-cost", "wind")}, game=game)
    assert words.explanation(game, "market-1", lang).endswith(own)
    assert "≈" not in words.explanation(game, "fort-1", lang)


def test_the_drawing_marks_what_the_browser_marks() -> None:
    table = position(hand={0: "alderman-1 arsenal-1"}, queue="heresy kings-visit fire")
    drawn = drawing.text(table.state.view(0), colour=False)
    assert "alderman 1≈" in drawn and "arsenal 1 " in drawn and "heresy≈" in drawn
    marked = {card for card, printed in table.state.view(0)["printed"]["cards"].items() if printed["marks"]}
    assert marked == {"alderman-1"}


def test_details_that_a_player_needs_are_in_the_help() -> None:
    game = make("tournay", preset="expansion-replace")
    cathedral = game.printed_view["cards"]["cathedral"]["scoring"]["builder"]  # type: ignore[attr-defined]
    for card, part in {
        "audience-hall-2": "on a tie, each of the richest pays",
        "cathedral": f"{cathedral} points for its builder",
        "abbey-1": "If a Town Crier turns up, the events strike first",
        "expansion-knight-1": "2nd, 4th or 6th red or gray citizen",
    }.items():
        assert part in words.explanation(game, card)


def test_options_change_what_is_said() -> None:
    said = words.explanation(make("tournay", options={"cathedral_points": "online"}), "cathedral")
    assert "8 points" in said and "20 deniers" in said
    aid = words.explanation(make("tournay", options={"majority_deniers": "aid"}), "kings-visit")
    assert "gains 3 deniers" in aid


# The rules


@every_language
def test_the_rules_tell_every_card(lang: str) -> None:
    notes = [note for section in words.full_rules(find("tournay"), lang) for note in section.notes]
    titles = {note.title for note in notes}
    for id_ in (*Tournay().box.ids, *Tournay().box.event_ids):
        assert words.name(Tournay, id_, lang) in titles, id_
    assert all(note.help for note in notes)


@every_language
def test_the_rules_are_divided_alike_in_every_language(lang: str) -> None:
    shape = [(len(section.rules), len(section.notes)) for section in words.full_rules(find("tournay"), lang)]
    assert shape == [(len(section.rules), len(section.notes)) for section in words.full_rules(find("tournay"))]


RULING = {
    "de": "Unsere Auslegung: ",
    "en": "Our ruling: ",
    "es": "Nuestra interpretación: ",
    "fr": "Notre interprétation : ",
    "ja": "本サイトの裁定：",
    "nl": "Onze uitleg: ",
    "zh-Hant": "本站裁定：",
}


@every_language
def test_our_rulings_are_marked_alike_in_every_language(lang: str) -> None:
    def marked(language: str) -> list[int]:
        texts = [text for section in words.full_rules(find("tournay"), language) for _, text in section.rules]
        notes = [note.help for section in words.full_rules(find("tournay"), language) for note in section.notes]
        return [text.count(RULING[language]) for text in (*texts, *notes)]

    assert marked(lang) == marked("en")
    assert sum(marked("en")) > 30


def test_the_command_tells_the_cards_of_a_corrected_file(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(
        json.dumps(corrected(market_1={"title": "Fair", "effect": [{"kind": "gain_deniers", "amount": 7}]}))
    )
    told = CliRunner().invoke(bastide, ["rules", "tournay", "-l", "en", "--components", str(file)])
    assert told.exit_code == 0
    assert "Fair: Building, yellow I deck." in told.output and "Gain 7 deniers." in told.output
    shipped = CliRunner().invoke(bastide, ["rules", "tournay", "-l", "en"]).output
    assert "Market I: " in shipped and "Audience Hall II: " in shipped and "Belfry: " in shipped
