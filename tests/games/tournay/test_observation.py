"""Observations: what a viewer may know as numbers, own seat first (ruling A43)."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

from bastide.core.chance import SeededChance
from bastide.core.observation import MOST
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from bastide.games.tournay.box import CRIER
from bastide.games.tournay.grid import NAMES
from bastide.games.tournay.moves import COLOURS, DECKS
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.state import TournayState
from tests.games.observing import seen, shown
from tests.games.tournay.table import position

GAME = make("tournay")
assert isinstance(GAME, Tournay)
CARDS = GAME.box.ids
KINDS = [kind for deck in GAME.box.kinds for kind in deck]
"""The cards of each deck, then its crier."""
QUESTIONS = sorted(TournayQuestion.of_the_game)


def slot(found: dict[str, Any], name: str, player: int = 0) -> tuple[list[int], list[int]]:
    """What a slot holds, and what is on it."""
    row, column = divmod(NAMES.index(name), 5)
    return found["slots"][player][row][column].tolist(), found["tokens"][player][row][column].tolist()


def test_a_district_is_told_slot_by_slot() -> None:
    table = position(district={0: "c3: fort-1 lawyer-1 # | c2: port-1 +yellow +gray"})
    found = seen(table.state)
    fort, lawyer, port = (CARDS.index(card) + 1 for card in ("fort-1", "lawyer-1", "port-1"))
    # number, yellow, white, red, building, character, prestige, level, cards, number below
    assert slot(found, "c3") == ([lawyer, 0, 0, 1, 0, 1, 0, 1, 2, fort], [0, 0, 0, 0, 1])
    assert slot(found, "c2") == ([port, 1, 0, 0, 1, 0, 0, 1, 1, 0], [1, 0, 0, 1, 0])
    assert slot(found, "c4") == ([0] * 10, [0] * 5)
    assert shown(found["visible"][0], CARDS) == {"lawyer-1": 1, "port-1": 1}
    assert shown(found["covered"][0], CARDS) == {"fort-1": 1}
    assert found["printed"].tolist() == [sum(GAME.box.points[card - 1] for card in (fort, lawyer, port)), 0]


def test_everyone_sees_their_own_seat_first() -> None:
    table = position(3, district={2: "c3: fort-1"}, deniers={2: 9}, ramparts={2: 1}, start_player=1)
    for viewer, place in ((None, 2), (0, 2), (1, 1), (2, 0)):
        found = seen(table.state, viewer)
        assert found["visible"].sum(axis=1).tolist() == [int(seat == place) for seat in range(3)]
        assert found["deniers"][place] == 9 and found["ramparts"][place] == 1
        assert np.argmax(found["asked"]) == np.argmax(found["on_turn"]) == (0 - (viewer or 0)) % 3
        assert np.argmax(found["starts"]) == (1 - (viewer or 0)) % 3
    assert found["standing"][1].tolist() == [2, 2, 2] and found["lying"][0].tolist() == [2, 2, 2]


def test_who_is_safe_from_events() -> None:
    state = position(3).state
    assert isinstance(state, TournayState)
    state.sheltered, state.shielded = 0b001, 0b110
    found = seen(state, 2)
    assert found["sheltered"].tolist() == [0, 1, 0] and found["shielded"].tolist() == [1, 0, 1]


def test_others_see_the_backs_of_a_hand_and_what_was_taken_face_up() -> None:
    table = position(hand={0: "market-1 fort-1!"})
    own, other, spectator = (seen(table.state, viewer) for viewer in (0, 1, None))
    assert shown(own["hands"][0], CARDS) == {"market-1": 1, "fort-1": 1}
    assert shown(own["hands_shared"][0], CARDS) == {"fort-1": 1}
    assert shown(other["hands"][1], CARDS) == shown(spectator["hands"][0], CARDS) == {"fort-1": 1}
    assert shown(other["hand_backs"][1], DECKS) == {"yellow-1": 1, "red-1": 1}
    missing = other["unseen"] - own["unseen"]
    assert shown(missing, KINDS) == {"market-1": 1}  # it may be anywhere, for all they know


def test_decks_are_told_as_far_as_the_viewer_knows_them() -> None:
    table = position(decks={"red-1": "fort-1 ?8 knight-1^", "white-1": "crier"})
    found = seen(table.state, 1)
    assert shown(found["depth"], CARDS) == {"fort-1": 10, "knight-1": 1}
    assert shown(found["known"], CARDS) == {"fort-1": 1, "knight-1": 1}
    assert shown(found["face_up"], DECKS) == {"red-1": 1}
    assert shown(found["criers"], DECKS) == {"white-1": 1}
    assert found["deck_sizes"].tolist() == [10, 10, 10, 9, 10, 10, 10, 10, 10]


def test_cards_that_only_some_know_add_to_those_that_everyone_knows() -> None:
    state = position(3, decks={"red-1": "fort-1 ?9"}).state
    assert isinstance(state, TournayState)
    number = DECKS.index("red-1")
    deck, fort = state.own_deck(number), CARDS.index("fort-1") - GAME.box.first[number]
    deck.put_on_top(fort, (1,))
    deck.put_under(fort, (2,))
    deck.put_under(fort, (0, 2))
    for viewer, known, depth, known_to in ((0, 2, 11, [1, 1, 2]), (1, 2, 1, [1, 2, 1]), (2, 3, 11, [2, 1, 1])):
        found = seen(state, viewer)
        assert shown(found["known"], CARDS) == {"fort-1": known}
        assert shown(found["depth"], CARDS) == {"fort-1": depth}
        assert found["known_to"][number].tolist() == known_to
    spectator = seen(state, None)
    assert shown(spectator["known"], CARDS) == {"fort-1": 1}
    assert shown(spectator["unseen"] - found["unseen"], KINDS) == {"fort-1": 2}


def test_only_the_player_who_looks_sees_the_cards() -> None:
    table = position().play("draw red-1", drawn="fort-1 knight-1")
    assert shown(seen(table.state, 0)["looked"], CARDS) == {"fort-1": 1, "knight-1": 1}
    for viewer in (1, None):
        found = seen(table.state, viewer)
        assert not found["looked"].any()
        assert shown(found["question"], QUESTIONS) == {"keep": 1}
        assert shown(found["keep_deck"], DECKS) == {"red-1": 1}


def test_a_card_returned_face_down_leaves_others_in_doubt() -> None:
    table = position(hand={0: "market-1! port-1! barn-1 fort-1! belfry"}).play("gather", "return port-1")
    own, other = seen(table.state, 0), seen(table.state, 1)
    assert shown(own["depth"], CARDS) == {"port-1": 8}  # at the bottom
    assert shown(own["known_to"].T[0], DECKS) == shown(other["known_to"].T[1], DECKS) == {"yellow-1": 1}
    assert not other["depth"].any()
    assert shown(other["hands"][1], CARDS) == {"fort-1": 1}
    assert shown(other["maybe_hands"][1], CARDS) == shown(other["maybe_decks"], CARDS) == {"market-1": 1, "port-1": 1}


def test_a_card_being_paid_for() -> None:
    table = position(hand={0: "city-hall market-1"}, district={0: "c3: fort-1"}).play("play city-hall")
    found = seen(table.state, 1)
    assert shown(found["playing"], CARDS) == {"city-hall": 1}
    assert shown(found["question"], QUESTIONS) == {"pay-card": 1}
    assert shown(found["waiting"], QUESTIONS)["turn"] == 1


def test_nobody_sees_a_last_card_before_all_are_turned_up() -> None:
    table = position(
        last_round=True,
        turn={"player": 1, "steps": ["turn action-done"]},
        hand={0: "market-1", 1: "fort-1"},
        district={1: "c3: fort-1"},
    ).play("end")
    table.play("play market-1", "place c3", "end", by=0)
    own, other = seen(table.state, 0), seen(table.state, 1)
    assert shown(own["last_card"][0], CARDS) == {"market-1": 1}
    assert shown(own["last_slot"][0], NAMES) == {"c3": 1} and own["ended"].tolist() == [1]
    assert not any(other[name].any() for name in ("last_card", "last_slot", "ended", "asked"))
    table.play("play fort-1", by=1)
    assert seen(table.state, 0).keys() == own.keys()
    assert all((seen(table.state, 0)[name] == own[name]).all() for name in own)


def test_events_and_citizens() -> None:
    table = position(queue="great-gathering:2 siege kings-visit", plaza={0: "y ww"}, lying={0: "y"})
    found = seen(table.state)
    assert [shown(event, GAME.box.event_ids) for event in found["queue"]] == [  # type: ignore[attr-defined]
        {"great-gathering": 1},
        {"siege": 1},
        {"kings-visit": 1},
    ]
    assert found["coins"].tolist() == [2, 0, 0]
    assert shown(found["standing"][0], COLOURS) == {"yellow": 1, "white": 2}
    assert shown(found["lying"][0], COLOURS) == {"yellow": 1}


def test_more_deniers_than_fit_are_cut_off() -> None:
    table = position()
    table.state.deniers[0] = 10**6
    assert seen(table.state)["deniers"].tolist() == [MOST, 6]


@pytest.mark.parametrize(("preset", "outcomes"), [("base", 15), ("expansion-mix", 15)])
def test_limits(preset: str, outcomes: int) -> None:
    game = make("tournay", preset=preset)
    limits = game.limits(2)
    assert limits.moves == len(game.moves)
    assert limits.longest is None and not limits.perfect_information
    assert limits.chance_outcomes == outcomes  # the events
    chance = SeededChance(5)
    state = game.start(2, chance)
    while state.to_act:
        legal = state.legal_moves(state.to_act[0])
        state.play(state.to_act[0], legal[chance.below(len(legal))], chance)
    totals = [score.total for score in state.scores()]
    assert limits.highest_score is not None
    assert limits.lowest_score <= min(totals) <= max(totals) <= limits.highest_score


@pytest.mark.parametrize("preset", ["base", "expansion-mix"])
def test_parts_kept_from_earlier_observations_are_current(preset: str) -> None:
    """A copy that goes another way and an imagined state share them with their original."""
    game, rng, chance = make("tournay", preset=preset), Random(3), SeededChance(3)
    state = game.start(3, chance)
    for _ in range(300):
        viewer, player = rng.choice((0, 1, 2, None)), state.to_act[0]
        twin = state.copy()
        twin.play(player, rng.choice(twin.legal_moves(player)), SeededChance(rng.randrange(100)))
        for other in (state, twin, state.imagine(viewer, chance)):
            anew = pickle.loads(pickle.dumps(other))
            assert other.observe(viewer).tobytes() == anew.observe(viewer).tobytes()
        state.play(player, rng.choice(state.legal_moves(player)), chance)


def test_decks_seen_earlier_are_current_in_a_game_that_nobody_copies() -> None:
    """A state changes its own decks in place, but not those that an observation keeps."""
    rng, chance = Random(4), SeededChance(4)
    state = GAME.start(2, chance)
    for _ in range(300):
        anew = pickle.loads(pickle.dumps(state))
        assert state.observe(0).tobytes() == anew.observe(0).tobytes()
        state.play(state.to_act[0], rng.choice(state.legal_moves(state.to_act[0])), chance)


def test_an_observation_leaves_parts_of_earlier_ones_as_they_are() -> None:
    """Another thread may be observing a copy with them."""
    rng, chance = Random(5), SeededChance(5)
    state = GAME.start(4, chance)
    assert isinstance(state, TournayState)
    for _ in range(100):
        player, earlier, table = state.to_act[0], state.copy(), state.observed.table
        expected = pickle.loads(pickle.dumps(earlier)).observe(1).tobytes()
        state.play(player, rng.choice(state.legal_moves(player)), chance)
        state.observe(1)
        state.observed.cards.clear()
        state.observed.table = table
        assert earlier.observe(1).tobytes() == expected


@pytest.mark.parametrize("preset", ["base", "expansion-mix"])
def test_every_card_is_somewhere_for_every_viewer(preset: str) -> None:
    """A card that a viewer can tell, from what others did, is not among those unseen."""
    game, rng, chance = make("tournay", preset=preset), Random(6), SeededChance(6)
    assert isinstance(game, Tournay)
    state = game.start(4, chance)
    crier = np.array([kind == CRIER for deck in game.box.kinds for kind in deck])
    for _ in range(500):
        found = seen(state, rng.choice((0, 1, 2, 3, None)))
        districts, hands = found["visible"] + found["covered"], found["hands"]
        known = districts.sum(axis=0) + hands.sum(axis=0) + found["known"] + found["looked"] + found["playing"]
        assert (known + found["unseen"][~crier] == game.box.copies).all()
        state.play(state.to_act[0], rng.choice(state.legal_moves(state.to_act[0])), chance)


def test_a_pickled_state_leaves_them_out() -> None:
    state = GAME.start(2, SeededChance(1))
    bare = len(pickle.dumps(state))
    row = state.observe(0)
    assert len(pickle.dumps(state)) == bare
    assert (pickle.loads(pickle.dumps(state)).observe(0) == row).all()
