"""Positions as JSON: what may be left out, and what cannot be."""

import re
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.errors import BadPosition
from bastide.core.registry import make

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
        ({"queue": [{"event": "fire", "coins": 5}]}, "not so many circles (TY-30)"),
        ({"event_deck": ["plague"]}, "The events do not add up"),
        (_player(last={"card": "fort-2"}), "The last card of player 1 is not in his hand (TY-59)"),
        ({"turn": {"player": 3}}, "There are only 2 players"),
        ({"start_player": 2}, "There are only 2 players"),
        ({"turn": {"player": 0, "steps": ["dance"]}}, "'dance' is no step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "use blue 1 -"]}}, "is no step"),
        ({"turn": {"player": 0, "steps": ["turn opening", "effect 900"]}}, "is no step"),
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
        (_doubt(0, {"card": "fort-1", "hand": 0}), "None of the patterns"),  # he knows his own cards
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
    with pytest.raises(BadPosition, match=re.escape(f"Nobody can answer the step '{step}'")):
        positions.read({**SHORT, "turn": turn, "queue": []})
    positions.read({**SHORT, "turn": {"player": 0, "steps": ["turn action-done", "use yellow 1 -"]}, "queue": []})


def test_the_mix_says_what_is_left_out() -> None:
    with pytest.raises(BadPosition, match="3 replaceable or added cards are left out"):
        make("tournay", preset="expansion-mix").from_position(SHORT)


def test_players_who_are_not_named_know_what_spectators_know() -> None:
    patterns = [[{"card": "fort-1", "hand": 0}], [{"card": "knight-1", "hand": 0}]]
    given = [{"deck": "red-1", "viewer": None, "patterns": patterns}]
    state = positions.read({**SHORT, "doubts": given})
    assert state.position()["doubts"] == given
    doubts = [state.view(viewer)["decks"][6]["doubts"] for viewer in (None, 1, 0)]
    assert doubts == [patterns, patterns, []]  # the first player knows his own card
    private = [{**given[0], "viewer": 1, "patterns": patterns[:1]}]
    state = positions.read({**SHORT, "doubts": private})
    assert state.position()["doubts"] == private
    assert state.view(1)["players"][0]["hand"] == [{"deck": "red-1", "card": "fort-1"}]
    assert state.view(None)["players"][0]["hand"] == [{"deck": "red-1", "card": None}]
