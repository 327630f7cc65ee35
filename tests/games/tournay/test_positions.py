"""Positions as JSON: what may be left out, and what cannot be."""

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
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(change: dict[str, Any], said: str) -> None:
    with pytest.raises(BadPosition) as refused:
        positions.read({**SHORT, **change})
    assert said in str(refused.value)


def test_the_mix_says_what_is_left_out() -> None:
    with pytest.raises(BadPosition, match="3 replaceable or added cards are left out"):
        make("tournay", preset="expansion-mix").from_position(SHORT)
