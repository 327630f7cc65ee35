"""What players know of each other's cards, and what they imagine (ruling A43)."""

from collections import Counter

from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay.state import TournayState
from tests.games.tournay.table import Table, position
from tests.rules import rule


def seen_hand(table: Table, viewer: int | None, seat: int = 0) -> list[str | None]:
    """Return what a viewer knows of a hand."""
    return [entry["card"] for entry in table.state.view(viewer)["players"][seat]["hand"]]


@rule("TY-27")
def test_what_is_looked_at_and_kept_is_the_players_secret() -> None:
    table = position().play("draw red-1", drawn="fort-1 knight-1")
    assert [request.seen_by for request in table.requests] == [(0,), (0,)]
    assert table.state.view(0)["turn"]["looked"] == ["fort-1", "knight-1"]  # type: ignore[index]
    assert table.state.view(1)["turn"]["looked"] == [None, None]  # type: ignore[index]
    table.play("keep knight-1")
    assert seen_hand(table, 0) == ["knight-1"] and seen_hand(table, 1) == [None] and seen_hand(table, None) == [None]
    assert table.state.view(1)["players"][0]["hand"][0]["deck"] == "red-1"  # backs are public


@rule("TY-26")
def test_of_two_equal_cards_the_one_that_everyone_saw_is_played() -> None:
    """Whichever came into the hand first, its order is the same."""
    table = position(hand={0: "market-1 port-1"}, decks={"yellow-1": "?7 market-1^"}).play("draw yellow-1", "top")
    hand = table.state.position()["players"][0]["hand"]
    again = position(hand={0: "port-1 market-1! market-1"})
    assert hand == again.state.position()["players"][0]["hand"]
    assert seen_hand(again, 1) == [None, None, "market-1"]
    assert seen_hand(again.play("play market-1"), 1) == [None, None]


@rule("TY-27")
def test_players_who_knew_a_card_at_the_bottom_know_who_takes_it() -> None:
    """Player 1 has put a Fort back; when the deck has run down to it, they know that it was kept."""
    table = position(hand={0: "", 1: ""})
    document = table.state.position()
    deck = document["decks"]["red-1"]
    counts = {**deck["undetermined"], "fort-1": 1}
    document["decks"]["red-1"] = {"undetermined": counts, "places": [*[None] * 9, {"card": "fort-1", "known_by": [1]}]}
    again = Table(table.state.game.from_position(document))
    again.play("draw red-1", drawn="knight-1").play("keep fort-1")
    assert seen_hand(again, 1) == ["fort-1"] and seen_hand(again, None) == [None]
    other = Table(table.state.game.from_position(document)).play("draw red-1", drawn="knight-1").play("keep knight-1")
    assert seen_hand(other, 1) == [None]  # the other one, which they did not know
    equal = Table(table.state.game.from_position(document)).play("draw red-1", drawn="fort-1").play("keep fort-1")
    assert seen_hand(equal, 1) == [None]  # it may be either
    document["decks"]["red-1"]["places"][-1]["known_by"] = None
    known_to_all = (
        Table(table.state.game.from_position(document)).play("draw red-1", drawn="fort-1").play("keep fort-1")
    )
    assert seen_hand(known_to_all, 1) == [None]


@rule("TY-12")
def test_a_card_returned_face_down_leaves_others_in_doubt() -> None:
    table = position(hand={0: "market-1! port-1! barn-1 fort-1! belfry"}).play("gather", "return fort-1")
    assert table.bottom("red-1", 1) == "fort-1"  # their only card of that back, and all knew it
    doubt = position(hand={0: "market-1! port-1! barn-1 fort-1! belfry"}).play("gather", "return port-1")
    assert doubt.bottom("yellow-1", 0) == "port-1" and doubt.bottom("yellow-1", 1) is None
    assert sorted(filter(None, seen_hand(doubt, 1))) == ["fort-1"]  # any of the yellow ones may have gone
    equal = position(hand={0: "market-1! market-1! hospital-1 fort-1! belfry"}).play("gather", "return market-1")
    assert equal.bottom("yellow-1", None) == "market-1"  # all knew them to be equal


@rule("TY-13")
def test_of_two_equal_cards_the_known_one_counts_as_played() -> None:
    table = position(hand={0: "market-1! market-1"}).play("play market-1", "place c3")
    assert seen_hand(table, 0) == ["market-1"] and seen_hand(table, 1) == [None]


@rule("TY-29")
def test_an_imagined_crier_is_never_where_a_player_has_looked() -> None:
    table = position(hand={1: "fort-1 knight-1 lawyer-1"}).play("draw red-1", drawn="arsenal-1 ballista-1")
    for seed in range(60):
        document = table.state.imagine(None, SeededChance(seed)).position()
        cards = [card["card"] for card in (*document["players"][1]["hand"], *document["turn"]["looked"])]
        assert len(cards) == 5 and "crier" not in cards
        assert document["decks"]["red-1"]["undetermined"]["crier"] == 1


@rule("TY-13")
def test_an_imagined_hand_has_its_own_moves() -> None:
    table = position(hand={0: "market-1"})
    assert table.offers("play") == "market-1"
    for seed in range(20):
        imagined = table.state.imagine(1, SeededChance(seed))
        (card,) = imagined.position()["players"][0]["hand"]
        plays = [text for text in map(imagined.game.moves.text, imagined.legal_moves(0)) if text.startswith("play")]
        assert plays == [f"play {card['card']}"]


@rule("TY-67")
def test_cards_left_out_of_the_mix_are_imagined_as_likely_as_they_are() -> None:
    """Yellow I: Market and Farmhouse (two each, one loose), the Alderman and three added cards are loose.

    Player 0 has seen a Market and the Inn. Counting all equally likely sets and arrangements by hand: the Inn is in, so
    three of the other five are out; with the loose Market out, only one of two Markets could be the one that was seen,
    otherwise both could.
    """
    game = make("tournay", preset="expansion-mix")
    state = game.start(2, SeededChance(3))
    document = state.position()
    out = {"brewery-1": 1, "senator-1": 1, "alderman-1": 1}
    document["left_out"]["yellow-1"] = out
    document["decks"]["yellow-1"] = {}
    document["players"][0]["hand"] = [{"card": "market-1", "known_by": [0]}, {"card": "inn-1", "known_by": [0]}]
    state = game.from_position(document)
    assert isinstance(state, TournayState)
    rng, found, samples = SeededChance(11), Counter[bool](), 3000
    for _ in range(samples):
        left = state.imagine(0, rng).position()["left_out"]["yellow-1"]
        assert sum(left.values()) == 3 and "inn-1" not in left
        found["market-1" in left] += 1
    # Sets of three out of five: 6 with the Market, weight 1 each; 4 without, weight 2 each.
    assert abs(found[True] / samples - 6 / 14) < 0.04
