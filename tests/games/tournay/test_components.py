"""Component data: what the box holds, what is marked, and what a corrected file may change."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from bastide import words
from bastide.core.chance import SeededChance
from bastide.core.errors import BadComponents
from bastide.core.journal import Journal, Match
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from bastide.games.tournay.effects.base import Effect
from tests.games.tournay.table import position
from tests.rules import rule


def box() -> Any:
    """Return a copy of the box, to be changed."""
    return json.loads(json.dumps(Tournay.shipped_components()))


def card(components: Any, name: str) -> Any:
    """Return a card of the box."""
    entries = [entry for part in ("cards", "prestige", "expansion") for entry in components[part][part]]
    return next(entry for entry in entries if entry["id"] == name)


def is_ours(source: str) -> bool:
    """Whether no source shows this very card, so that something in it is deduced or supplied by us."""
    return any(word in source for word in ("DED", "REC", "analogy", "card unknown", "events exist"))


@rule("TY-1")
def test_what_no_source_shows_is_marked() -> None:
    components = Tournay.shipped_components()
    assert card(components, "market-1")["reconstructed"] == ["copies"]
    assert card(components, "belfry")["reconstructed"] == []
    assert "effect" in card(components, "bridge-1")["reconstructed"]  # found by elimination
    assert "cost" in card(components, "tour-saint-georges")["reconstructed"]  # by analogy
    assert card(components, "catapult-1")["reconstructed"] == []  # from a player's summary
    assert card(components, "city-hall")["reconstructed"] == []  # the cost from the online edition
    for part in components.values():
        for entries in part.values():
            for entry in entries if isinstance(entries, list) else ():
                assert entry["confidence"] in ("high", "medium", "low")
                sources = dict(part.split(": ", 1) for part in re.split(r"; (?=[a-z_]+: )", entry["source"]))
                marked = {field for field, source in sources.items() if is_ours(source)}
                assert set(entry["reconstructed"]) == marked, entry["id"]
    printed = position(hand={0: "watchtower-1"}).state.view(0)["printed"]["cards"]
    assert "cost" in printed["watchtower-1"]["reconstructed"]  # the browser can mark it


def test_every_effect_is_made_of_known_pieces() -> None:
    used = set()
    for part in ("cards", "expansion"):
        for entry in Tournay.shipped_components()[part][part]:
            for effect in entry["effect"]:
                used.add(effect["kind"])
                used.update(then["kind"] for then in effect.get("then", ()))
    assert used == set(Effect.table)


def test_a_new_card_made_of_known_pieces_needs_no_python() -> None:
    components = box()
    card(components, "market-1")["copies"] = 1
    card(components, "market-1")["replaceable"] = 0
    components["cards"]["cards"].append(
        {
            "id": "bath-house-1", "deck": "yellow-1", "type": "building", "copies": 1, "replaceable": 1,
            "cost": {"deniers": 2, "card": 1}, "points": 3, "title": "Bath House",
            "effect": [
                {"kind": "gain_deniers", "amount": 3},
                {"kind": "recruit", "colour": "choice", "price": 1},
                {"kind": "combat_event", "coins": "none", "take_coins": False},
            ],
        }
    )  # fmt: skip
    components["cards"]["cards"].append(
        {
            "id": "bell-ringer-2", "deck": "white-2", "type": "character", "copies": 1, "replaceable": 0,
            "cost": {"citizen": "white"}, "points": 0,
            "effect": [
                {"kind": "on_activate", "card_colour": "any", "then": [{"kind": "richest_pays", "amount": 1}]},
                {"kind": "earn_bonus", "colour": "yellow", "per_citizen": 4},
            ],
        }
    )  # fmt: skip
    table = position(
        hand={0: "bath-house-1 fort-1"},
        district={0: "c2: bell-ringer-2"},
        components=components,
        queue="drought:1 fire plague",
    )
    table.play("play bath-house-1", "return fort-1", "place c3", "activate c3")
    assert table.deniers() == 6 - 2 + 3 and table.legal() == {"colour yellow", "colour white", "colour red"}
    table.play("colour red")
    assert table.legal() == {"fight 2", "fight 3"}
    table.play("fight 2", drawn="siege")
    assert table.deniers() == 7 - 1 + 1 and table.plaza() == "y ww rrr"  # both were the richest, player 1 pays
    assert table.ramparts() == (1, 0) and table.points() == {"printed": 3, "ramparts": 1}
    table.play("end", "gather", "end", "earn yellow 1")
    assert table.deniers() == 11
    assert (
        position(components=components, hand={0: "bath-house-1"}).state.view(0)["printed"]["cards"]["bath-house-1"][
            "title"
        ]
        == "Bath House"
    )


def with_character(*effects: Any) -> Any:
    """Return the box with one more character, the Reeve, who does these things."""
    components = box()
    components["cards"]["cards"].append(
        {
            "id": "reeve-1", "deck": "white-1", "type": "character", "copies": 1, "replaceable": 0,
            "cost": {"deniers": 1}, "points": 0, "effect": list(effects),
        }
    )  # fmt: skip
    return components


def gain(amount: int) -> list[Any]:
    return [{"kind": "gain_deniers", "amount": amount}]


@rule("TY-52")
@pytest.mark.parametrize(("played", "gained"), [("market-1 c2", 1), ("mint c4", 7), ("prior-1 b3", 0), ("mint d2", 0)])
def test_each_trigger_of_a_character_looks_at_the_card_for_itself(played: str, gained: int) -> None:
    components = with_character(
        {"kind": "on_place", "card_types": ["building"], "card_colour": "any", "then": gain(1)},
        {"kind": "on_place", "card_types": ["prestige"], "card_colour": "yellow", "then": gain(7)},
    )
    name, slot = played.split()
    table = position(hand={0: name}, district={0: "c3: reeve-1 | d3: port-1"}, deniers={0: 9}, components=components)
    table.play(f"play {name}", f"place {slot}")
    assert table.deniers() == 9 - (5 if name == "mint" else 1) + gained


@rule("TY-52")
@pytest.mark.parametrize(("watched", "gained"), [("yellow", "1 0 0"), ("white", "0 1 0"), ("red", "0 0 1")])
def test_a_character_may_wait_for_one_colour(watched: str, gained: str) -> None:
    components = with_character(
        {"kind": "on_place", "card_types": ["building"], "card_colour": watched, "then": gain(1)}
    )
    for name, deniers in zip(("market-1", "hospital-1", "fort-1"), gained.split(), strict=True):
        table = position(hand={0: name}, district={0: "c3: reeve-1"}, components=components)
        assert table.play(f"play {name}", "place c2").deniers() == 6 - 1 + int(deniers)


@rule("TY-68")
def test_a_character_may_raise_what_several_colours_earn_each_by_its_own_number() -> None:
    components = with_character(
        {"kind": "earn_bonus", "colour": "red", "per_citizen": 3},
        {"kind": "earn_bonus", "colour": "yellow", "per_citizen": 5},
    )
    for colour, earned in (("red", 6), ("yellow", 10), ("white", 4)):
        table = position(district={0: "c3: reeve-1"}, components=components)
        assert table.play(f"earn {colour} 2").deniers() == 6 + earned


@rule("TY-51")
def test_a_character_may_offer_two_second_activations_one_after_the_other() -> None:
    components = with_character(
        {"kind": "chain_activation", "card_colour": "white", "activate": "yellow", "with_citizen": "white"},
        {"kind": "chain_activation", "card_colour": "any", "activate": "red", "with_citizen": "red"},
    )
    district = {0: "c3: reeve-1 | c2: hospital-1 | b3: market-1 | d3: barracks-1"}
    table = position(district=district, components=components).play("activate c2")
    assert table.legal() == {"activate b3", "pass"}
    table.play("activate b3")
    assert table.slot("b3") == "market-1 +white"
    assert table.legal() == {"activate d3", "pass"}  # a yellow building was activated: only the second one answers
    table.play("pass")
    assert table.legal() == {"activate d3", "pass"}  # the second one answers to the Hospital as well
    table.play("activate d3")
    assert table.slot("d3") == "barracks-1 +red" and table.legal() == {"end"}
    assert position(district=district, components=components).play("activate b3").legal() == {"activate d3", "pass"}


def test_a_game_with_a_corrected_file_is_kept_whole_in_its_journal() -> None:
    components = box()
    card(components, "market-1")["effect"][0]["amount"] = 7
    match = Match.begin(make("tournay", components=components), 2, SeededChance(1))
    match.play(match.state.to_act[0], "gather", SeededChance(1))
    again = Journal.loads(match.journal.dumps()).fold()
    assert again.position() == match.state.position()
    assert again.game.digest != make("tournay").digest


Change = Callable[[Any], Any]


def put(name: str, **fields: Any) -> Change:
    """Write fields of a card."""
    return lambda box: card(box, name).update(fields)


def also(name: str, **effect: Any) -> Change:
    """Add an effect to a card."""
    return lambda box: card(box, name)["effect"].append(effect)


def no_yellow_prestige(box: Any) -> None:
    for entry in box["prestige"]["prestige"]:
        entry["copies"] *= entry["deck"] != "yellow-3"


def many_pieces(box: Any) -> None:
    """Add that many characters, each doing everything a character may do, in no deck."""
    effect = 6 * [{"kind": "on_gather", "then": 6 * gain(1)}]
    more = [{**card(box, "prior-1"), "id": f"reeve-{number}", "copies": 0, "replaceable": 0} for number in range(30)]
    box["cards"]["cards"] += [{**entry, "effect": effect} for entry in more]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda box: box["cards"].pop("cards"), "cards lacks 'cards'"),
        (put("market-1", cost={"gold": 1}), "unknown field 'gold'"),
        (put("market-1", copies=99), "whole number from 0 to 30"),
        (put("market-1", id="Market"), "must be lower-case letters"),
        (put("market-1", id="port-1"), "two entries have the id 'port-1'"),
        (put("market-1", effect=[{"kind": "fly"}]), "must be gain_deniers"),
        (put("market-1", effect=[{"amount": 5}]), "an object with a 'kind'"),
        (put("market-1", effect=[{"kind": "gain_deniers"}]), "lacks 'amount'"),
        (also("market-1", kind="double_activation", card_colour="red"), "only a character can have"),
        (also("prior-1", kind="gain_deniers", amount=1), "only a building can have"),
        (
            also(
                "architect-1", kind="on_place", card_types=["building"], card_colour="any", then=[{"kind": "draw_from"}]
            ),
            "must be gain_deniers",
        ),
        (put("market-1", replaceable=2), "as many replaceable cards as the expansion adds"),
        (put("market-1", copies=0), "more replaceable copies than copies"),
        (put("mint", cost={"citizen": "red", "deniers": 1}), "must be a citizen, or deniers"),
        (lambda box: card(box, "mint")["scoring"]["per"].update(count="swords"), "must be deniers, citizens"),
        (lambda box: box["events"]["events"][0].update(colour="none"), "needs a colour, or none"),
        (no_yellow_prestige, "3 to 30 cards besides its crier, not 0"),
        (
            put("prior-1", effect=2 * [{"kind": "every_second_citizen", "citizens": ["red"], "then": gain(1)}]),
            "prior-1 has 'every_second_citizen' twice",
        ),
        (many_pieces, "at most 1024 pieces"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_in_one_sentence(change: Change, said: str) -> None:
    components = box()
    change(components)
    with pytest.raises(BadComponents) as refused:
        make("tournay", components=components)
    sentence = str(refused.value)
    assert sentence.startswith("The component data does not fit: ") and said in sentence and ". " not in sentence


def smaller_expansion(box: Any) -> None:
    """Let the expansion replace one market fewer."""
    card(box, "inn-1")["copies"] = 0
    card(box, "market-1")["replaceable"] = 0


@rule("TY-1", "TY-4")
@pytest.mark.parametrize(
    ("change", "where", "found", "printed"),
    [
        (put("market-1", copies=3), "cards.cards (yellow-1)", 10, 9),
        (put("belfry", copies=0), "prestige.prestige (yellow-3)", 8, 9),
        (smaller_expansion, "expansion.expansion", 17, 18),
        (lambda box: box["events"]["events"].pop(), "events.events", 14, 15),
    ],
)
def test_other_numbers_than_in_the_box_are_played_with_and_mentioned(
    change: Change, where: str, found: int, printed: int
) -> None:
    components = box()
    change(components)
    game = make("tournay", components=components)
    (warning,) = game.component_warnings()
    assert str(warning) == f"{where}: {found} in this file, {printed} in the box. You can still play with it."
    assert words.error(warning, "en", game) == str(warning)
    assert words.error(warning, "fr", game).startswith(f"{where} : {found} dans ce fichier, {printed} dans la boîte.")
    game.start(4, SeededChance(1))


def test_the_box_itself_is_nothing_to_mention() -> None:
    assert make("tournay").component_warnings() == []
    components = box()
    put("market-1", points=1)(components)
    assert make("tournay", components=components).component_warnings() == []
