"""Positions as JSON: what may be left out, and what is impossible."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import Sight, make_bot
from bastide.core import positions
from bastide.core.chance import Recorder, ScriptedChance, SeededChance
from bastide.core.errors import BadPosition
from bastide.core.registry import make
from bastide.core.schema import Fields
from bastide.games.tournay import position as written
from bastide.games.tournay.moves import COLOURS, DECKS
from tests.rules import rule

SHORT: dict[str, Any] = {
    "game": "tournay",
    "turn": {"player": 0},
    "queue": [{"event": "drought"}, {"event": "fire", "coins": 1}, {"event": "heresy"}],
    "players": [
        {
            "deniers": 3,
            "plaza": {"yellow": 2},
            "district": {"c3": {"cards": ["market-1"]}},
            "hand": [{"card": "fort-1"}],
        },
        {"deniers": 0},
    ],
}


def test_much_may_be_left_out() -> None:
    state = positions.read(SHORT)
    document = state.position()
    assert document["supply"] == {"yellow": 5, "white": 7, "red": 7}
    assert document["decks"]["yellow-1"]["undetermined"]["market-1"] == 1
    assert len(document["event_deck"]) == 12
    assert document["players"][0]["hand"] == [{"card": "fort-1", "known_by": [0]}]
    assert "activate c3" in {state.game.moves.text(move) for move in state.legal_moves(0)}
    over = positions.read({**SHORT, "turn": None})
    assert over.is_over and over.scores()[0].total == 0


def _player(**fields: Any) -> dict[str, Any]:
    return {"players": [{**SHORT["players"][0], **fields}, SHORT["players"][1]]}


def _doubt(viewer: int, *pattern: dict[str, Any]) -> dict[str, Any]:
    return {"doubts": [{"deck": "red-1", "viewer": viewer, "patterns": [list(pattern)]}]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": []}, "a list of 2 to 4 entries"),
        (_player(plaza={"yellow": 99}), "The yellow citizens do not add up"),
        (_player(hand=[{"card": "fort-9"}]), "There is no card 'fort-9'"),
        (_player(hand=[{"card": "fort-1"}] * 3), "The cards of the deck red-1 do not add up"),
        (_player(district={"c3": {"cards": ["market-1", "fort-1"]}}), "different colours (TY-16)"),
        (_player(district={"c3": {"cards": ["mint"]}, "c2": {"cards": ["mint"]}}), "has the mint twice (TY-18)"),
        (
            _player(district={"a1": {"cards": ["fort-1"]}, "d1": {"cards": ["fort-2"]}}),
            "more than three rows or columns",
        ),
        (_player(district={"c3": {"cards": ["prior-1"], "gray": 1}}), "cannot lie there (TY-9, TY-34)"),
        (_player(district={"c3": {"cards": ["mint"], "damaged": True}}), "cannot be damaged (TY-56)"),
        ({"queue": [{"event": "drought"}, {"event": "drought"}]}, "twice in the queue"),
        ({"queue": [{"event": "fire", "coins": 5}]}, "doesn't have that many circles (TY-30)"),
        ({"event_deck": ["plague"]}, "The events do not add up"),
        (_player(last={"card": "fort-2"}), "The last card of player 1 is not in their hand (TY-59)"),
        ({"turn": {"player": 3}}, "There are only 2 players"),
        ({"start_player": 2}, "There are only 2 players"),
        ({"turn": {"player": 0, "steps": ["dance"]}}, "'dance' is not a step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "use blue 1 -"]}}, "is not a step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "effect 900"]}}, "is not a step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "place"]}}, "A card is being played if and only if"),
        ({"turn": {"player": 0, "steps": ["turn opening", "keep red-1 0"]}}, "Two cards are looked at if and only if"),
        ({"turn": {"player": 0, "steps": ["place"]}}, "The first of the steps"),
        ({"turn": {"player": 0, "steps": ["turn opening", "placed c3"]}}, "Nobody can answer the step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "pay-citizen red"], "card": None}}, "Nobody can answer"),
        ({"decks": {"red-1": {"face_up": True}}}, "must be known to all (TY-27)"),
        ({"decks": {"red-1": {"places": [{"card": "mint"}]}}}, "does not belong to the deck red-1"),
        ({"decks": {"red-1": {"undetermined": {"fort-1": 1}}}}, "are not those that are nowhere else"),
        ({"left_out": {"red-1": {"fort-1": 1}}}, "are left out (TY-67)"),
        (_doubt(1, {"card": "knight-1", "hand": 0}), "None of the patterns of a doubt about the deck red-1 is true"),
        (_doubt(0, {"card": "fort-1", "hand": 0}), "None of the patterns"),  # they know their own cards
        (_doubt(1, {"card": "fort-1"}), "None of the patterns"),
        (_doubt(1, *[{"card": "fort-1", "hand": 0}] * 2), "None of the patterns"),
        (_doubt(2, {"card": "fort-1", "hand": 0}), "There are only 2 players"),
        (_doubt(1, {"card": "mint", "hand": 0}), "'mint' does not belong to the deck red-1 (TY-4)"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        positions.read({**SHORT, **change})
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "step",
    [
        "activated b3 -", "activated c3 c3", "placed b3", "react b3 activation c3 -", "react - placement b3 -",
        "chain c3 0", "use red 1 -", "use yellow 0 -", "use yellow 1 b3", "combat 1", "events 1+2 0", "shelter 1 0 0",
        "suffer 1 0 0 1", "reveal 1 4 2", "damage 0 1 1",
    ],
)  # fmt: skip
def test_what_waits_beneath_must_be_possible_too(step: str) -> None:
    turn = {"player": 0, "steps": ["turn action-done", step, "use yellow 1 -"]}
    without_events = {**SHORT, **_player(built=15), "queue": [None, None, None]}
    with pytest.raises(BadPosition, match=re.escape(f"Nobody can answer the step '{step}'")):
        positions.read({**without_events, "turn": turn})
    positions.read({**without_events, "turn": {"player": 0, "steps": ["turn action-done", "use yellow 1 -"]}})


@pytest.mark.parametrize(
    "steps",
    [
        ["turn opening", "use yellow 1 -"],  # nothing waits before the turn
        ["turn card-played", "draw red-1"],  # a card is played before the action
        ["turn action-done", "placed c3"],
        ["turn action-done", "activated c3 -", "use yellow 1 b3"],
        ["turn action-done", "activated c3 -", "shelter 1 0 0"],
        ["turn action-done", "events - 0", "suffer 1 1 0 1"],
        ["turn action-done", "events - 2", "use yellow 1 -"],  # triggered by a building or not, 1 or 0
        ["turn action-done", "use yellow 1 c3"],  # onto a building that nobody activates
    ],
)
def test_steps_lie_in_their_order(steps: list[str]) -> None:
    with pytest.raises(BadPosition, match="Nobody can answer the step"):
        positions.read({**SHORT, "turn": {"player": 0, "steps": steps}})


def read_step(step: str, beneath: str, *, district: dict[str, Any], players: int = 2) -> None:
    """Read a position of the expansion in which a step waits beneath the choice of a citizen."""
    first, second = _player(district={slot: {"cards": [card]} for slot, card in district.items()})["players"]
    positions.read(
        {
            **SHORT,
            "options": {"expansion": "replace"},
            "turn": {"player": 0, "steps": ["turn action-done", *beneath.split(", "), step, "use yellow 1 -"]},
            "players": [first, *(second for _ in range(players - 1))],
        }
    )


@rule("TY-51")
def test_a_chain_waits_for_a_character_that_reacts_with_one() -> None:
    district = {"c3": "hospital-1", "c2": "monk-1", "b3": "prior-1", "b2": "market-1"}
    read_step("chain c2 0", "react b3 activation c3 -", district=district)
    for step in ("chain c2 1", "chain c2 2", "chain b3 0", "chain b2 0", "chain c3 0", "chain d4 0", "chain a1 0"):
        with pytest.raises(BadPosition, match=f"Nobody can answer the step '{step}'"):
            read_step(step, "react b3 activation c3 -", district=district)
    with pytest.raises(BadPosition, match="Nobody can answer the step 'chain c2 0'"):
        read_step("chain c2 0", "activated c3 -", district=district)


@rule("TY-67")
def test_damage_in_other_districts_waits_for_one_of_them() -> None:
    """The action of the Catapult is number 40 of 52 in this box."""
    district = {"c3": "catapult-1"}
    for distance in (1, 2, 3):
        read_step(f"damage 40 {distance} 1", "activated c3 -", district=district, players=3)
    for step, said in {
        "damage 40 0 1": "Nobody can answer",
        "damage 40 4 1": "Nobody can answer",
        "damage 39 1 1": "Nobody can answer",
        "damage 52 1 1": "is not a step",
    }.items():
        with pytest.raises(BadPosition, match=said):
            read_step(step, "activated c3 -", district=district, players=3)


MIX = {"expansion": "mix"}


def test_the_mix_may_say_what_is_left_out() -> None:
    with pytest.raises(BadPosition, match="3 replaceable or added cards are left out"):
        positions.read({**SHORT, "options": MIX, "left_out": {"red-1": {"fort-1": 1}}})
    document = positions.read({**SHORT, "options": MIX}).position()
    assert {sum(out.values()) for out in document["left_out"].values()} == {3} and len(document["left_out"]) == 6
    assert positions.read(document).position() == document


# What the writer does not know


HIDDEN = [{"unknown": "red-1"}, {"unknown": "yellow-2"}, {"card": "fort-1", "known_by": None}]


def _hand(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {**SHORT, "players": [SHORT["players"][0], {"deniers": 0, "hand": list(cards)}], **more}


def test_unknown_cards_are_dealt_by_their_back() -> None:
    state = positions.read(_hand(*HIDDEN))
    document = state.position()
    hand = document["players"][1]["hand"]
    assert [state.game.box.entries[state.game.box.number[card["card"]]]["deck"] for card in hand] == [
        "yellow-2", "red-1", "red-1",
    ]  # fmt: skip
    assert [card["known_by"] for card in hand] == [[1], None, [1]] or hand[1]["known_by"] == [1]
    assert positions.read(document).position() == document
    assert [card["card"] for card in state.view(0)["players"][1]["hand"]].count(None) == 2


def test_unknown_cards_are_as_likely_as_they_are_to_who_does_not_know_them() -> None:
    """Of the red cards of level I one Fort is visible: the other eight are left for the unknown one."""
    seen = Counter()
    for seed in range(900):
        state = positions.read(_hand({"unknown": "red-1"}), chance=SeededChance(seed))
        seen[state.position()["players"][1]["hand"][0]["card"]] += 1
    assert set(seen) == {"arsenal-1", "ballista-1", "barracks-1", "fort-1", "knight-1", "lawyer-1", "watchtower-1"}
    assert 170 < seen["lawyer-1"] < 280 and 80 < seen["fort-1"] < 150  # 2 and 1 of 8 in 900


def test_what_is_dealt_is_asked_for_by_name() -> None:
    chance = Recorder(ScriptedChance("drought", "knight-1"))
    document = _hand({"unknown": "red-1"}, queue=[{"event": "fire"}, {"event": "heresy"}])
    state = positions.read(document, chance=chance)
    assert [(request.name, request.seen_by) for request in chance.requests] == [("event", None), ("red-1", (1,))]
    assert "crier" not in chance.requests[1].kinds
    assert state.position()["players"][1]["hand"] == [{"card": "knight-1", "known_by": [1]}]
    assert state.position()["queue"][2] == {"event": "drought", "coins": 0}


def test_a_place_and_cards_that_somebody_looks_at_may_be_unknown() -> None:
    places = [{"unknown": "red-1", "known_by": [1]}, *[None] * 6]
    turn = {"player": 1, "steps": ["turn action-done", "keep red-1 0"], "looked": [{"unknown": "red-1"}] * 2}
    document = {**SHORT, "decks": {"red-1": {"places": places}}, "turn": turn}
    state = positions.read(document)
    written = state.position()
    assert written["decks"]["red-1"]["places"][0]["known_by"] == [1]
    assert [card["known_by"] for card in written["turn"]["looked"]] == [[1], [1]]
    assert positions.read(written).position() == written
    assert len(state.legal_moves(1)) in (1, 2)


@pytest.mark.parametrize(
    ("document", "said"),
    [
        (_hand({"unknown": "red-1", "known_by": None}), "A card that everyone knows can't be unknown"),
        (_hand({"unknown": "blue-1"}), "must be"),
        (_hand(*[{"unknown": "red-1"}] * 9), "The cards of the deck red-1 do not add up"),
        (_hand({"unknown": "red-1"}, **_doubt(1, {"card": "fort-1", "hand": 0})), "no doubts about it"),
        (_hand({"unknown": "red-1"}, decks={"white-1": {"places": [{"unknown": "red-1"}]}}), "does not belong"),
    ],
)
def test_what_cannot_be_unknown(document: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        positions.read(document)
    assert said in str(refused.value)


def test_the_nine_reds_of_level_one_may_be_eight_unknown_ones_and_a_known_one() -> None:
    state = positions.read(_hand(*[{"unknown": "red-1"}] * 8))
    assert len(state.position()["players"][1]["hand"]) == 8


def test_which_events_are_ramparts_is_drawn() -> None:
    chance = Recorder(SeededChance(3))
    state = positions.read({**SHORT, **_player(ramparts=1, built=1)}, chance=chance)
    assert [request.name for request in chance.requests] == ["rampart", "rampart"]
    assert len(state.position()["event_deck"]) == 10


# Last cards and other fields of a turn


LAST = {"turn": {"player": None, "steps": ["last"]}}


def _both(change: dict[str, Any]) -> dict[str, Any]:
    """Return last cards with a second player who chooses one, too."""
    first, _ = change["players"]
    return {**LAST, "players": [first, {"deniers": 0, "hand": [{"card": "knight-1"}]}]}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({**LAST, "last_round": False}, "'last_round'"),
        ({**LAST, **_player(ended=True)}, "Someone must still have a last card"),
        ({**LAST, **_player(last={"card": "fort-1", "slot": "a5"})}, "cannot have made this choice"),
        (_both(_player(last={"card": "fort-1"}, ended=True)), "cannot have made this choice"),
        ({**LAST, **_player(last={"card": "fort-1", "slot": "c2"}, deniers=0)}, "cannot have made this choice"),
        (_player(last={"card": "fort-1", "slot": "c2"}), "cannot have made this choice"),
        (_player(ended=True), "cannot have made this choice"),
        ({"turn": {"player": 0, "sheltered": [1]}}, "'sheltered'"),
        ({"turn": {"player": 0, "shielded": [3]}}, "'shielded'"),
        ({"turn": {"player": 0, "activated": ["c3"]}}, "'activated'"),
        ({"turn": {"player": 0, "looked": [{"card": "fort-1"}]}}, "Two cards are looked at"),
        ({"queue": [{"event": "fire"}, None, {"event": "heresy"}]}, "The queue has a gap"),
        (_player(district={"c3": {"cards": ["market-1"], "citizens": {"red": 1}}}), "cannot lie there"),
        (
            _player(
                district={"c3": {"cards": ["market-1"], "gray": 2}},
            )
            | {"options": {"expansion": "replace"}},
            "cannot lie",
        ),
        ({"options": {"start_player": "2"}, "start_player": 0}, "player 2 starts (TY-6)"),
    ],
)
def test_what_does_not_go_together(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        positions.read({**SHORT, **change})
    assert said in str(refused.value)


def test_what_goes_together() -> None:
    positions.read({**SHORT, **_player(district={"c3": {"cards": ["market-1"], "gray": 2}})})  # by a Priest II
    white = {"c3": {"cards": ["market-1"], "citizens": {"white": 1}}}
    positions.read({**SHORT, **_player(district=white), "options": {"expansion": "replace"}})  # by a Monk
    red = {"c3": {"cards": ["market-1"], "citizens": {"red": 1}}}
    with pytest.raises(BadPosition, match="cannot lie there"):  # Monks and Templars bring white ones only
        positions.read({**SHORT, **_player(district=red), "options": {"expansion": "replace"}})
    assert positions.read({**SHORT, "options": {"start_player": "2"}}).position()["start_player"] == 1
    last = positions.read({**SHORT, **LAST})
    assert last.to_act == (0,) and last.position()["last_round"]  # the other holds no card


def test_players_who_are_not_named_know_what_spectators_know() -> None:
    patterns = [[{"card": "fort-1", "hand": 0}], [{"card": "knight-1", "hand": 0}]]
    given = [{"deck": "red-1", "viewer": None, "patterns": patterns}]
    state = positions.read({**SHORT, "doubts": given})
    assert state.position()["doubts"] == given
    doubts = [state.view(viewer)["decks"][6]["doubts"] for viewer in (None, 1, 0)]
    assert doubts == [patterns, patterns, []]  # the first player knows their own card
    private = [{**given[0], "viewer": 1, "patterns": patterns[:1]}]
    state = positions.read({**SHORT, "doubts": private})
    assert state.position()["doubts"] == private
    assert state.view(1)["players"][0]["hand"] == [{"deck": "red-1", "card": "fort-1"}]
    assert state.view(None)["players"][0]["hand"] == [{"deck": "red-1", "card": None}]


def test_the_examples_of_the_documentation_can_be_read() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    section = page.partition("\n## Tournay\n")[2].partition("\n## ")[0]
    examples = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", section, re.DOTALL)]
    assert len(examples) == 2
    for example in examples:
        state = positions.read(example)
        assert state.legal_moves(0)
        assert positions.read(state.position()) == state
    prose = re.sub(r"```.*?```", "", section, flags=re.DOTALL)
    said = {word for code in re.findall(r"`([^`]+)`", prose) for word in re.findall(r"\w+", code)}
    in_every_game = {"game", "players"}
    assert set(fields(written.SHAPE)) - said - {*DECKS, *COLOURS} == in_every_game


def fields(shape: Any) -> Iterator[str]:
    """Return the names of all fields in a shape, however deep."""
    if isinstance(shape, Fields):
        for name, inner in {**shape.required, **shape.optional}.items():
            yield name
            yield from fields(inner)
    for inner in ("shape", "values", "known", "unknown"):
        if hasattr(shape, inner):
            yield from fields(getattr(shape, inner))


@rule("TY-59")
def test_districts_of_those_without_a_last_card_stay_where_they_are() -> None:
    district = {"c3": {"cards": ["port-1"]}, "d3": {"cards": ["prior-1"]}, "e3": {"cards": ["hospital-1"]}}
    players = [{"deniers": 1, "district": district}, {"deniers": 1, "hand": [{"card": "market-1"}]}]
    turn = {"player": None, "steps": ["last"]}
    state = positions.read({"game": "tournay", "last_round": True, "turn": turn, "players": players})
    assert list(state.position()["players"][0]["district"]) == ["c3", "d3", "e3"]


@rule("TY-59")
@pytest.mark.parametrize("seed", [1, 4, 10, 11])
def test_the_end_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    game, players, chance = make("tournay", preset="advanced"), 2 + seed % 3, SeededChance(seed)
    state = game.start(players, chance)
    names = ["greedy" if seat % 2 == 0 else "random" for seat in range(players)]  # greedy ends without a hand
    bots = [make_bot(name, type(game), 10 * seed + seat) for seat, name in enumerate(names)]
    looked = 0
    while state.to_act:
        player = state.to_act[0]
        state.play(player, bots[player].choose(Sight(state, player)), chance)
        if state.last_round:
            looked += 1
            assert game.from_position(state.position()).position() == state.position()
    assert looked
