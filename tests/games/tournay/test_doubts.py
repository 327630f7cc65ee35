"""What is known of hidden cards, exactly, against a model that keeps every world (ruling A43)."""

import doctest
import json
import pickle
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bastide.core.chance import SeededChance
from bastide.core.events import Event
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from bastide.games.tournay.knowledge.doubts import hidden_counts
from bastide.games.tournay.knowledge.patterns import union_of
from bastide.games.tournay.moves import DECKS
from bastide.games.tournay.state import TournayState
from bastide.testing.checks.imagining import check_frequencies, count_worlds
from bastide.testing.playing import any_move
from tests.games.tournay import secrets
from tests.games.tournay.onlookers import Deck, Onlookers, world_in, worlds_of
from tests.games.tournay.table import Table, position
from tests.rules import rule

PAGE = Path(__file__).parents[3] / "docs" / "tournay-knowledge.md"

LEFT = 5
"""Cards left in each deck, so that the worlds can be listed; the others are in the districts."""


def decks_of(game: Tournay) -> dict[str, Deck]:
    """Return the cards of the box by back."""
    box = game.box
    return {
        name: Deck(
            {kind: number for kind, number in zip(box.kinds[deck], box.copies_of(deck), strict=False) if number},
            dict(zip(box.kinds[deck], box.loose_of(deck), strict=False)),
        )
        for deck, name in enumerate(DECKS)
    }


def late(game: Tournay, players: int, choice: SeededChance) -> dict[str, Any]:
    """Return a position with most cards of all decks in the districts, on three stacks each; all hands are empty."""
    position = game.start(players, choice).position()
    for deck in DECKS:
        left = [card for card, number in position["decks"][deck].pop("undetermined").items() for _ in range(number)]
        left.remove("crier")
        while len(left) >= LEFT:
            card = left.pop(choice.below(len(left)))
            for player in position["players"]:
                slot = player["district"].setdefault({"y": "c2", "w": "c3", "r": "c4"}[deck[0]], {"cards": []})
                if not deck.endswith("3") or card not in slot["cards"]:
                    slot["cards"].append(card)
                    break
    return position


@rule("TY-12", "TY-20", "TY-27")
@pytest.mark.parametrize(
    ("preset", "players", "seed"), [("base", 2, 2), ("expansion-mix", 2, 3), ("base", 3, 1), ("base", 4, 0)]
)
def test_a_view_leaves_open_exactly_the_worlds_that_fit_what_was_seen(preset: str, players: int, seed: int) -> None:
    game = make("tournay", preset=preset)
    assert isinstance(game, Tournay)
    dice, choice, rng = SeededChance(seed), SeededChance(~seed), SeededChance(seed + 1)
    state = game.from_position(late(game, players, choice))
    viewers = [*range(players), None]
    model = Onlookers(state.position(), decks_of(game), viewers)
    told: list[Event] = []
    compared: Counter[bool] = Counter()
    while state.to_act:
        state.listener = told.append
        state.play(*any_move(state, choice), dice)
        touched = {model.hear(event) for event in told} - {None}
        told.clear()
        for viewer in viewers if touched else ():
            view: Any = state.view(viewer)
            imagined = None if rng.below(30) else state.imagine(viewer, rng).position()
            for deck in view["decks"]:
                onlooker = model.of[deck["deck"]][viewers.index(viewer)]
                if deck["deck"] in touched and not onlooker.lost:
                    like = next(iter(onlooker.worlds))
                    assert worlds_of(view, deck, like, onlooker.deck) == onlooker.worlds
                    compared[bool(deck["doubts"])] += 1
                    if imagined is not None:
                        assert world_in(imagined, deck["deck"], onlooker.deck) in onlooker.worlds
            if imagined is not None:  # and what the others know there is possible too
                assert game.from_position(imagined).position() == imagined
    assert compared[True] > 100 and compared[False] > 500


# Frequencies

REST = "residence-1 port-1 architect-1"
"""Yellow I without these: two Markets, two Farmhouses, Barn and Alderman."""


def counted(table: Table, viewer: int | None, seed: int = 5) -> dict[str, Any]:
    """Check how often each world is imagined; return one of the most likely."""
    worlds = count_worlds(secrets.worlds(table.state.position(), viewer))
    assert len(worlds) > 1
    check_frequencies(table.state, viewer, worlds, SeededChance(seed))
    return dict(json.loads(max(worlds, key=lambda world: worlds[world])))


@rule("TY-12")
def test_doubtful_cards_are_imagined_as_likely_as_they_are() -> None:
    """All know a Market in the hand; then one or two of four yellow I cards are returned."""
    table = position(
        3, district={2: f"c3: {REST}"}, hand={0: "market-1! barn-1 farmhouse-1 fort-1! belfry! mint!"}
    ).play("gather", "return barn-1")
    assert view_of(table, 1, "yellow-1")["doubts"] == [
        [{"card": "market-1", "hand": 0}],
        [{"card": "market-1", "depth": 6 - 2}],
    ]
    counted(table, 1)
    counted(table, None)
    table.play("return farmhouse-1")
    assert len(view_of(table, 1, "yellow-1")["doubts"]) == 3
    counted(table, 2)


@rule("TY-27")
def test_two_doubts_that_may_both_be_true_count_once() -> None:
    """Both Markets are known; one card of each hand is returned. A world may fit several of the four patterns."""
    table = position(
        district={1: f"c3: {REST}"},
        hand={0: "market-1! alderman-1 fort-1! belfry! mint!", 1: "market-1! barn-1 fort-2! prior-1! prior-2!"},
    ).play("gather", "return market-1", "end", "gather", "return barn-1", "end")
    doubts = view_of(table, None, "yellow-1")["doubts"]
    assert len(doubts) == 4 and all(len(doubt) == 2 for doubt in doubts)
    for viewer in (0, 1, None):
        counted(table, viewer)


@rule("TY-12")
def test_a_pattern_that_says_more_is_less_likely() -> None:
    """For a doubt written in a position: either two cards are in a hand, or one is under the deck."""
    document = position(district={1: f"c3: {REST}"}, hand={0: "market-1 barn-1"}).state.position()
    counts = {"market-1": 1, "farmhouse-1": 1, "alderman-1": 1}
    document["decks"]["yellow-1"] = {
        "crier": True,
        "undetermined": counts,
        "places": [{"card": "farmhouse-1", "known_by": []}, None, None, None],
    }
    both = [{"card": "market-1", "hand": 0}, {"card": "barn-1", "hand": 0}]
    below = [{"card": "alderman-1", "place": 0}]
    document["doubts"] = [{"deck": "yellow-1", "viewer": 1, "patterns": [both, below]}]
    table = Table(make("tournay").from_position(document))
    assert len(view_of(table, 1, "yellow-1")["doubts"]) == 2 and not view_of(table, None, "yellow-1")["doubts"]
    counted(table, 1)


def mixed(hand: dict[str, list[int] | None], lying: str, **more: Any) -> Table:
    """Return the mix with most yellow I cards face up; Alderman, Brewery and Senator are left out."""
    game = make("tournay", preset="expansion-mix")
    document = game.start(2, SeededChance(3)).position()
    document["left_out"]["yellow-1"] = {"brewery-1": 1, "senator-1": 1, "alderman-1": 1}
    document["players"][0]["hand"] = [{"card": card, "known_by": known_by} for card, known_by in hand.items()]
    document["players"][1]["district"] = {"c3": {"cards": lying.split()}}
    document["decks"] = {"yellow-1": {"crier": True}}
    return Table(game.from_position({**document, "turn": {"player": 0}, **more}))


@rule("TY-67")
def test_counting_the_mix_shows_that_three_are_left_out() -> None:
    """Both Markets and both Farmhouses are seen, so one more loose card is in and three are out."""
    one, two = ([{"card": "inn-1", "hand": 0}, {"card": card, "hand": 0}] for card in ("barn-1", "brewery-1"))
    table = mixed(
        {"inn-1": [0], "barn-1": [0]},
        "residence-1 port-1 architect-1 market-1 market-1 farmhouse-1 farmhouse-1",
        doubts=[{"deck": "yellow-1", "viewer": 1, "patterns": [one, two]}],
    )
    assert [entry["card"] for entry in table.state.view(1)["players"][0]["hand"]] == ["barn-1", "inn-1"]


@rule("TY-67")
def test_doubts_about_the_mix_count_what_is_left_out() -> None:
    """Yellow I: Market, Alderman, Inn, Brewery and Senator are loose, a second Market is not.

    Three of them are left out, one is in a hand, one was returned, one is in the deck. All know that a Market was in
    that hand. The expected numbers come from listing every way to lay out these six.
    """
    hand = {"market-1": None, "inn-1": [0], "fort-1": None, "belfry": None, "mint": None}
    table = mixed(hand, "residence-1 port-1 barn-1 architect-1 farmhouse-1 farmhouse-1").play("gather", "return inn-1")
    state, box = table.state, table.state.box
    cards = ["market-1", "Market-1", "alderman-1", "inn-1", "brewery-1", "senator-1"]  # one Market is not loose
    weights = Counter(
        (held.lower(), bottom.lower())
        for held, bottom, in_deck in permutations(cards, 3)
        if "Market-1" in (held, bottom, in_deck) and "market-1" in (held.lower(), bottom.lower())
    )
    rng, samples, found = SeededChance(3), 1500, Counter[tuple[str, str]]()
    for _ in range(samples):
        imagined = state.imagine(1, rng)
        (held,) = (card for card, _ in imagined.hands[0] if box.deck[card] == 0)
        bottom = imagined.decks[0].places[0]
        assert bottom is not None
        found[box.ids[held], box.ids[bottom[0]]] += 1
    assert set(found) == set(weights)
    for world, weight in weights.items():
        share = weight / weights.total()
        assert abs(found[world] / samples - share) < 5 * (share / samples) ** 0.5


@rule("TY-59")
def test_last_cards_are_imagined_as_likely_as_they_are() -> None:
    """Player 1 has chosen; of their two cards player 0 knows one and where the other may be."""
    table = position(
        district={0: "c3: residence-1 port-1 architect-1 farmhouse-1 farmhouse-1", 1: "c3: fort-1"},
        hand={0: "mint!", 1: "market-1! barn-1"},
        turn={"player": None, "steps": ["last"]},
        last_round=True,
    )
    table.play("play barn-1", "place c3", "end", by=1)
    chosen = counted(table, 0)["players"][1]["last"]
    assert chosen is None or set(chosen) == {"card", "slot"}


def test_the_example_of_the_documentation_runs() -> None:
    failures, examples = doctest.testfile(str(PAGE), module_relative=False)
    assert examples >= 8
    assert failures == 0


def insides(state: TournayState) -> dict[str, Any]:
    """Return every attribute of a state: which object it is, and its contents. A number may be another object.

    All but which decks are its own: those that it shares with a copy no longer are.
    """
    values = {**state.__getstate__(), "notes": id(state.notes)}
    decks = [(id(pile), pile.counts[:], pile.places[:]) for pile in values.pop("decks")]
    return {"decks": decks, **{name: (type(value) is int or id(value), repr(value)) for name, value in values.items()}}


def test_copying_changes_nothing_in_the_state_that_is_copied() -> None:
    """Not even its notes, however long it has been since they were worked out; and the copy knows the same."""
    state = make("tournay").start(3, SeededChance(1))
    assert isinstance(state, TournayState)
    chance, since_asked = SeededChance(2), 0
    while state.to_act:
        state.play(*any_move(state, chance), chance)
        before = insides(state)
        twin = state.copy()
        assert insides(state) == before
        if state.notes is not None and since_asked == 60:
            seen = twin.view(1)
            assert insides(state) == before, "asking the copy is not asking the state"
            assert state.view(1) == seen
            since_asked = 0
        since_asked = min(since_asked + 1, 60)


def test_a_copy_stays_as_it_is_while_the_state_plays_on() -> None:
    """They share their decks at first, and the copy must not see what happens to those of the state."""
    state = make("tournay").start(3, SeededChance(1))
    assert isinstance(state, TournayState)
    chance = SeededChance(2)
    while state.to_act:
        twin = state.copy()
        before = [pile.known_to(state.player) for pile in state.decks]
        state.play(*any_move(state, chance), chance)
        assert [pile.known_to(twin.player) for pile in twin.decks] == before


def test_a_state_with_many_notes_can_be_pickled() -> None:
    state = make("tournay").start(4, SeededChance(1))
    chance = SeededChance(2)
    while state.to_act:
        state.play(*any_move(state, chance), chance)
    assert pickle.loads(pickle.dumps(state)) == state


# Stories


def view_of(table: Table, viewer: int | None, deck: str) -> Any:
    """Return a deck as a viewer knows it."""
    return next(entry for entry in table.state.view(viewer)["decks"] if entry["deck"] == deck)


@rule("TY-12", "TY-13")
def test_a_card_played_afterwards_settles_the_doubt() -> None:
    """There is one Port: if it is played, it was not returned; if the other two are played, it was."""
    hand = {0: "market-1! port-1! barn-1 fort-1! belfry"}
    in_doubt = position(hand=hand).play("gather", "return market-1")
    assert len(view_of(in_doubt, 1, "yellow-1")["doubts"]) == 3 and in_doubt.bottom("yellow-1", 1) is None
    in_doubt.play("end", "gather", "end", "play port-1", "place c3")
    assert view_of(in_doubt, 1, "yellow-1")["doubts"] == [
        [{"card": "market-1", "hand": 0}],
        [{"card": "market-1", "depth": 7}],
    ]
    in_doubt.play("gather", "end", "gather", "end", "play barn-1", "place c2")
    deck = view_of(in_doubt, 1, "yellow-1")
    assert deck["doubts"] == [] and in_doubt.bottom("yellow-1", 1) == "market-1"
    assert deck["unseen"] == {
        "market-1": 1,
        "farmhouse-1": 2,
        "residence-1": 1,
        "architect-1": 1,
        "alderman-1": 1,
        "crier": 1,
    }


@rule("TY-4", "TY-12")
def test_counting_the_cards_settles_the_doubt() -> None:
    """There is one Barn and one Port; one of them was returned, then a third card drawn, then the Barn is played."""
    table = position(hand={0: "port-1! barn-1! fort-1! belfry! mint!"}).play("gather", "return port-1", "end")
    table.play("gather", "end", "draw yellow-1").play("use own", drawn="market-1 farmhouse-1").play("keep market-1")
    table.play("return belfry", "end", "gather", "end")
    assert len(view_of(table, 1, "yellow-1")["doubts"]) == 2
    table.play("play barn-1", "place c3")
    assert not view_of(table, 1, "yellow-1")["doubts"] and table.bottom("yellow-1", 1) == "port-1"


@rule("TY-13")
def test_nobody_can_tell_whether_another_still_knows_a_card() -> None:
    """Player 2 knows one of two cards in a hand; another is played. Player 2 still knows it; player 1 can't tell."""
    known = {"card": "market-1", "known_by": [0, 2]}, {"card": "barn-1", "known_by": [0]}
    for played, left in (("market-1", None), ("barn-1", "market-1")):
        document = position(3).state.position()
        document["players"][0]["hand"] = list(known)
        table = Table(make("tournay").from_position({**document, "decks": {}})).play(f"play {played}", "place c3")
        (entry,) = table.state.position()["players"][0]["hand"]
        assert entry["known_by"] == [0]
        assert table.state.view(2)["players"][0]["hand"] == [{"deck": "yellow-1", "card": left}]
        assert "doubts" not in table.state.imagine(1, SeededChance(1)).position()


@rule("TY-67")
def test_a_card_that_is_turned_up_settles_the_doubt() -> None:
    """The only card of the deck was returned; if it is not the Port, the Port is still in the hand."""
    for bottom, left in (("port-1", None), ("barn-1", "port-1")):
        (held,) = {"port-1", "barn-1"} - {bottom}
        document = position(
            district={
                0: "c3: abbey-1",
                1: "c3: market-1 farmhouse-1 residence-1 architect-1 inn-1 brewery-1 senator-1",
            },
            hand={0: held},
            options={"expansion": "replace"},
        ).state.position()
        document["decks"] = {"yellow-1": {"crier": True, "places": [{"card": bottom, "known_by": [0]}]}}
        patterns = [[{"card": "port-1", "hand": 0}], [{"card": "port-1", "place": 0}]]
        document["doubts"] = [{"deck": "yellow-1", "viewer": None, "patterns": patterns}]
        table = Table(make("tournay", options={"expansion": "replace"}).from_position(document))
        assert len(view_of(table, 1, "yellow-1")["doubts"]) == 2
        table.anyhow("activate c3")
        assert view_of(table, 1, "yellow-1")["face_up"] == bottom
        assert table.state.view(1)["players"][0]["hand"] == [{"deck": "yellow-1", "card": left}]
        assert not view_of(table, 1, "yellow-1")["doubts"]


@rule("TY-59")
def test_a_last_card_that_was_turned_up_is_known_until_it_is_paid_for() -> None:
    table = position(
        district={0: "c3: fort-1", 1: "c3: market-1"},
        hand={0: "city-hall mint", 1: "barn-1 port-1"},
        deniers={0: 9, 1: 9},
        turn={"player": None, "steps": ["last"]},
        last_round=True,
    )
    waiting = table.play("play city-hall", "place c4", "end", by=0).play("play barn-1", "place c4", "end", by=1)
    assert waiting.asked == 0  # they pay for the City Hall with a card; the Barn waits
    hand = waiting.state.view(None)["players"][1]["hand"]
    assert hand == [{"deck": "yellow-1", "card": None}, {"deck": "yellow-1", "card": "barn-1"}]
    for seed in range(10):
        imagined = waiting.state.imagine(0, SeededChance(seed)).position()
        assert "barn-1" in [card["card"] for card in imagined["players"][1]["hand"]]


def test_patterns_that_include_another_add_nothing() -> None:
    one, other, third = (0, 5), (1, 5), (1, 7)
    assert union_of([(one, other), (third,), (one,), (third, third)]) == ((one,), (third,))
    assert union_of([(third,), (one,), (third,)]) == ((one,), (third,))


def test_a_viewer_counts_the_cards_that_they_cannot_know() -> None:
    """Those of the deck, and those that others hold unless everyone has seen them."""
    state = position(3, hand={0: "fort-1 knight-1!", 1: "lawyer-1"}).state
    assert isinstance(state, TournayState)
    deck = DECKS.index("red-1")
    undetermined = sum(state.decks[deck].counts)
    counts = [sum(hidden_counts(state, deck, viewer)) - undetermined for viewer in (0, 1, 2, None)]
    assert counts == [1, 1, 2, 2]
