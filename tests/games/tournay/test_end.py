"""The end of the game: conditions, the last round, the last cards (TY-57 to TY-60; rulings A28, A29, A53)."""

from bastide.core import positions
from tests.games.tournay.table import Table, full, position
from tests.rules import rule

REST = ("market-1", "market-2", "hospital-1", "hospital-2", "fort-1", "fort-2", "lawyer-1")
COMPLETE = full("mint", "saint-brice", *REST)
OTHER = full(
    "mint", "saint-jacques", "market-1", "market-2", "hospital-1", "hospital-2", "fort-1", "fort-2", "lawyer-1"
)
THREE_CRIERS = {"yellow-2": "crier", "white-2": "crier", "red-2": "crier"}


def last_cards(**more: object) -> Table:
    """Return a position in which both players have taken their last turn."""
    table = position(last_round=True, turn={"player": 1, "steps": ["turn action-done"]}, **more)  # type: ignore[arg-type]
    return table.play("end")


@rule("TY-57", "TY-58")
def test_the_end_comes_with_two_complete_districts() -> None:
    table = position(district={0: COMPLETE, 1: OTHER}, turn={"player": 1, "steps": ["turn action-done"]}).play("end")
    assert "last-round" in table.heard() and table.state.view(0)["last_round"]
    assert table.asked == 0  # everyone takes one last turn


@rule("TY-57", "TY-58")
def test_or_with_one_and_enough_criers() -> None:
    turn = {"player": 1, "steps": ["turn action-done"]}
    assert "last-round" in position(district={0: COMPLETE}, decks=THREE_CRIERS, turn=turn).play("end").heard()
    two = dict.fromkeys(("yellow-2", "white-2"), "crier")
    assert "last-round" not in position(district={0: COMPLETE}, decks=two, turn=turn).play("end").heard()
    assert "last-round" not in position(decks=THREE_CRIERS, turn=turn).play("end").heard()
    assert (
        "last-round"
        not in position(3, district={2: COMPLETE}, decks=THREE_CRIERS, turn={**turn, "player": 2}).play("end").heard()
    )


@rule("TY-57")
def test_a_complete_district_has_nine_slots_and_two_visible_prestige_buildings() -> None:
    turn = {"player": 1, "steps": ["turn action-done"]}
    for district in (
        full("mint", "saint-brice", *REST[:-1]),
        full("mint", "market-1", "market-1", *REST[1:]),
        full("mint market-1", "saint-brice", "market-1", *REST[1:]),
    ):
        assert "last-round" not in position(district={0: district}, decks=THREE_CRIERS, turn=turn).play("end").heard()


@rule("TY-58")
def test_it_is_checked_only_when_the_first_players_turn_begins() -> None:
    table = position(
        3, start_player=2, district={0: COMPLETE, 1: OTHER}, turn={"player": 0, "steps": ["turn action-done"]}
    )
    assert "last-round" not in table.play("end").heard()
    table.play("gather", "end")
    assert table.asked == 2 and table.state.last_round
    for _ in range(3):  # nothing stops it any more (ruling A28)
        table.play("gather", "end")
    assert table.state.is_over


@rule("TY-59")
def test_all_who_hold_a_card_choose_a_last_one_at_the_same_time() -> None:
    table = last_cards(hand={0: "market-1 belfry", 1: "fort-1"}, deniers={0: 1}, district={0: "c3: port-1"})
    assert table.state.to_act == (0, 1) and table.state.closed_phase is not None
    assert table.legal(0) == {"play market-1", "end"}  # the belfry cannot be paid for
    assert table.refused("play belfry", by=0) == "TY-20 too-few-deniers"
    table.play("play market-1", by=0)
    assert table.offers("place", 0) == "b3 c2 c3 c4 d3"
    table.play("place c2", by=0)
    assert table.legal(0) == {"end"}
    assert table.refused("play market-1", by=0) == "TY-59 last-card-chosen"
    table.play("end", by=0)
    assert table.state.to_act == (1,)
    assert table.refused("end", by=0) == "TY-59 part-ended"
    table.play("end", by=1)
    assert table.state.is_over
    assert table.slot("c2") == "market-1" and table.deniers() == 0 and table.hand(1) == "fort-1"


@rule("TY-59")
def test_nobody_sees_a_last_card_before_all_are_turned_up() -> None:
    table = last_cards(hand={0: "market-1", 1: "fort-1"})
    before = table.state.view(1)
    table.play("play market-1", "place c3", "end", by=0)
    assert table.state.view(1) == before
    assert all(event.audience == (0,) for event in table.told[-3:])


@rule("TY-59")
def test_players_without_a_card_are_not_asked_since_hand_sizes_are_public() -> None:
    table = last_cards(hand={1: "fort-1"}, deniers={1: 0}, ramparts={0: 2})
    assert table.state.to_act == (1,)  # asked, though they can't pay for it
    assert table.legal(1) == {"end"}
    assert last_cards().state.is_over


@rule("TY-59")
def test_last_cards_are_paid_in_order_and_characters_react() -> None:
    table = last_cards(
        start_player=0,
        hand={0: "city-hall fort-1", 1: "cloth-hall"},
        district={0: "c3: architect-1", 1: "c3: architect-2"},
        lying={1: "y w"}, plaza={1: ""},
    )  # fmt: skip
    table.play("play cloth-hall", "place c2", "end", by=1)
    table.play("play city-hall", "place c2", "end", by=0)
    assert table.asked == 0 and table.legal() == {"return fort-1"}  # removing c3 would make c2 impossible
    assert table.refused("remove c3") == "TY-14 slot-must-stay"
    table.play("return fort-1")
    assert table.asked == 1 and table.legal() == {"give lying"}
    table.play("give lying")
    assert table.state.is_over
    assert (table.deniers(), table.deniers(1)) == (6 - 2 + 1, 6 + 2)
    assert (table.slot("c2"), table.slot("c2", 1)) == ("city-hall", "cloth-hall")


@rule("TY-59")
def test_only_what_can_be_placed_after_some_payment_may_be_chosen() -> None:
    table = last_cards(hand={0: "city-hall"}, district={0: "c3: fort-1 | d3: market-1"})
    table.play("play city-hall", by=0)
    assert "b3" in table.offers("place", 0).split()  # beside c3, if d3 pays
    table.play("place b3", "end", by=0)
    assert table.legal() == {"remove d3"}


@rule("TY-59")
def test_a_position_can_be_read_while_last_cards_are_paid_for() -> None:
    table = last_cards(
        hand={0: "city-hall fort-1", 1: "cloth-hall"},
        district={0: "c3: market-1", 1: "c3: market-1"},
        lying={1: "y w"}, plaza={1: ""},
    )  # fmt: skip
    table.play("play city-hall", "place c2", "end", by=0).play("play cloth-hall", "place c2", "end", by=1)
    for pays in ("return fort-1", "give lying"):  # the payer's card is no longer in their hand
        written = table.state.position()
        assert positions.read(written).position() == written
        table.play(pays)
    assert table.state.is_over


@rule("TY-60")
def test_ramparts_in_hand_are_built_at_the_very_end() -> None:
    table = last_cards(ramparts={0: 2, 1: 1}, built={0: 1})
    assert table.state.is_over and table.ramparts() == (0, 3) and table.ramparts(1) == (0, 1)
    assert table.points() == {"ramparts": 3}
