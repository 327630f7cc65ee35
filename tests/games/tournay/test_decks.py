"""Drawing cards and criers (TY-25 to TY-31, TY-42, TY-43; rulings A6 to A9, A36, A39)."""

from tests.games.tournay.table import Table, position
from tests.rules import rule

RED_ONE = "arsenal-1 ballista-1 barracks-1 fort-1 fort-1 knight-1 lawyer-1 lawyer-1 watchtower-1"


def elsewhere(left: str) -> dict[int, str]:
    """Return all red I cards but these, in the other hand."""
    hand = RED_ONE.split()
    for card in left.split():
        hand.remove(card)
    return {1: " ".join(hand)}


def short_deck(left: str, *, face_up: bool = False) -> Table:
    """Return a red I deck of these cards without its crier; the last one face up or not."""
    table = position(hand=elsewhere(left), decks={"red-1": "crier"})
    document = table.state.position()
    if face_up:
        *hidden, top = left.split()
        places = [*(None for _ in hidden), {"card": top, "known_by": None}]
        document["decks"]["red-1"] = {"crier": True, "places": places, "face_up": True}
    return Table(table.state.game.from_position(document))


@rule("TY-27")
def test_looking_at_two_keeping_one_leaving_the_other_face_up() -> None:
    table = position().play("draw red-1", drawn="fort-1 knight-1")
    assert table.legal() == {"keep fort-1", "keep knight-1"}
    assert table.refused("keep arsenal-1") == "TY-27 not-among-them"
    table.play("keep knight-1")
    assert table.hand() == "knight-1" and table.face_up("red-1") == "fort-1"
    assert [request.seen_by for request in table.requests] == []


@rule("TY-26")
def test_a_face_up_card_may_simply_be_taken() -> None:
    table = position(decks={"red-1": "?9 fort-1^"}).play("draw red-1")
    assert table.legal() == {"top", "look"}
    table.play("top")
    assert table.hand() == "fort-1" and table.face_up("red-1") is None
    assert table.state.view(1)["players"][0]["hand"] == [{"deck": "red-1", "card": "fort-1"}]  # all saw it


@rule("TY-27")
def test_the_rulebooks_example_of_drawing() -> None:
    """An own and a borrowed white citizen for a white II card; the face-up one is not wanted."""
    table = position(plaza={0: "w", 1: "w"}, decks={"white-2": "?9 prior-2^"})
    table.play("draw white-2", "use own")
    table.play("use next")
    assert (table.deniers(), table.deniers(1), table.lying(1)) == (4, 8, "w")
    table.play("look", drawn="hospital-2 library-2").play("keep library-2")
    assert table.bottom("white-2") == "prior-2"  # all know where it went
    assert table.face_up("white-2") == "hospital-2" and table.hand() == "library-2"


@rule("TY-28")
def test_of_exactly_two_cards_both_are_looked_at() -> None:
    two = short_deck("fort-1 knight-1", face_up=True).play("draw red-1", drawn="fort-1")
    assert two.legal() == {"keep fort-1", "keep knight-1"}  # not the face-up card unseen (ruling A39)
    two.play("keep knight-1")
    assert two.face_up("red-1") == "fort-1"


@rule("TY-28")
def test_a_single_card_must_be_taken() -> None:
    table = short_deck("fort-1").play("draw red-1", drawn="fort-1")
    assert table.hand() == "fort-1" and table.asked == 0
    assert table.legal() == {"end"}


@rule("TY-29")
def test_a_crier_is_replaced_before_the_choice_and_leaves_the_game() -> None:
    """The rulebook's example: one of two cards is the crier, a third is drawn."""
    table = position(plaza={0: "", 1: "r"}).play("draw red-1", "use next", drawn="crier fort-1 ballista-1")
    assert table.deniers(1) == 8
    assert table.legal() == {"keep fort-1", "keep ballista-1"}
    assert table.queue() == "great-gathering:0 great-procession:0 kings-visit:0"  # events come after the choice
    table.play("keep ballista-1")
    assert table.face_up("red-1") == "fort-1"
    view = table.state.view(0)
    assert (view["criers"], view["decks"][6]["crier"], view["decks"][6]["size"]) == (1, True, 8)
    assert "crier" not in view["decks"][6]["unseen"]


@rule("TY-30", "TY-31")
def test_the_rulebooks_example_of_a_crier() -> None:
    """Two, three and one coins afterwards; each event strikes as often; a rampart against the second."""
    table = position(
        queue="battle-of-courtrai:1 drought:2 battle-of-bouvines",
        plaza={0: "yyy rr", 1: "yyy rr"},
        ramparts={1: 1},
    ).play("draw red-1", "use own", drawn="crier fort-1 ballista-1")
    table.play("keep fort-1")
    assert table.queue() == "battle-of-courtrai:2 drought:3 battle-of-bouvines:1"
    assert table.asked == 1
    assert table.play("pass").asked == 1  # they pass against the first one
    table.play("rampart", "end")
    assert table.ramparts(1) == (0, 1)
    assert (table.deniers(), table.deniers(1)) == (3, 6)  # three times one denier, none behind the rampart
    assert table.plaza(1) == "y r"  # two yellow and one red laid down


@rule("TY-30")
def test_an_event_without_an_empty_circle_gets_no_coin_but_strikes() -> None:
    table = position(queue="drought:3 fire:2 heresy", deniers={0: 9, 1: 9}, plaza={0: "rr", 1: ""})
    table.play("draw red-1", drawn="crier fort-1 ballista-1").play("keep fort-1")
    assert table.queue() == "drought:3 fire:2 heresy:1"
    assert (table.deniers(), table.deniers(1)) == (6, 6)


@rule("TY-29")
def test_a_crier_without_a_card_to_replace_it() -> None:
    """Ruling A9: two cards left, one of them the crier: the other is taken, none lies open."""
    table = position(hand=elsewhere("fort-1")).play("draw red-1", drawn="crier fort-1")
    assert table.hand() == "fort-1" and table.face_up("red-1") is None
    assert table.queue().startswith("great-gathering:1")
    only = position(hand=elsewhere("")).play("draw red-1", drawn="crier")
    assert only.hand() == "" and only.queue().startswith("great-gathering:1")  # ruling A7
    assert only.state.view(None)["decks"][6]["size"] == 0


@rule("TY-42")
def test_an_effect_draws_by_the_normal_rule_without_citizens() -> None:
    table = position(district={0: "c3: arsenal-1"}, decks={"red-2": "?9 fort-2^"}, plaza={0: "r"}).play("activate c3")
    assert table.legal() == {"top", "look"}
    table.play("look", drawn="lawyer-2 knight-2").play("keep lawyer-2")
    assert table.hand() == "lawyer-2" and table.plaza() == ""


@rule("TY-43")
def test_the_top_two_cards_face_up_or_not() -> None:
    table = position(district={0: "c3: bridge-1"}, decks={"white-1": "?7 prior-1^"}, hand={1: "bridge-1"})
    table.play("activate c3", drawn="library-1")
    assert table.hand() == "library-1 prior-1"
    assert table.state.view(1)["players"][0]["hand"] == [
        {"deck": "white-1", "card": None},
        {"deck": "white-1", "card": "prior-1"},
    ]


@rule("TY-43")
def test_a_crier_among_the_top_two_is_replaced_then_the_events_come() -> None:
    table = position(district={0: "c3: bridge-1"}).play("activate c3", drawn="prior-1 crier library-1")
    assert table.hand() == "library-1 prior-1"
    assert table.queue() == "great-gathering:1 great-procession:1 kings-visit:1"


@rule("TY-31")
def test_all_players_undergo_the_events_the_one_on_turn_included() -> None:
    table = position(3, queue="drought plague brigands", plaza={0: "r"})
    table.play("draw red-1", drawn="fort-1 crier arsenal-1").play("keep fort-1")
    assert [table.deniers(seat) for seat in range(3)] == [3, 3, 3]
