"""Events and ramparts (TY-30 to TY-32, TY-47, TY-53 to TY-56; rulings A10 to A17)."""

from tests.games.tournay.table import Table, position
from tests.rules import rule


def crier(table: Table) -> Table:
    """Let the player on turn meet a crier and keep a Fort."""
    return table.play("draw red-1", drawn="crier fort-1 arsenal-1").play("keep fort-1")


def fire(district: str, coins: int = 0, **more: object) -> Table:
    """Return a crier with an event that damages yellow cards of player 1."""
    return crier(
        position(queue=f"fire:{coins} great-procession kings-visit", district={1: district}, plaza={0: "r"}, **more)
    )  # type: ignore[arg-type]


@rule("TY-53")
def test_a_citizen_of_the_colour_is_laid_down_once_per_coin() -> None:
    table = crier(position(queue="heresy:2 great-procession kings-visit", plaza={0: "ww r", 1: "w yy"}))
    assert (table.plaza(), table.lying()) == ("", "ww r")  # three coins, two citizens
    assert (table.plaza(1), table.lying(1)) == ("yy", "w")


@rule("TY-53")
def test_for_the_crusade_each_player_chooses_among_colours_that_stand() -> None:
    table = crier(position(queue="crusade:1 great-procession kings-visit", plaza={0: "r", 1: "y ww"}))
    assert table.asked == 1 and table.legal() == {"colour yellow", "colour white"}
    assert table.refused("colour red") == "TY-53 not-that-colour"
    table.play("colour white")
    assert table.legal() == {"colour yellow", "colour white"}  # again for the second coin
    table.play("colour yellow")
    assert table.plaza(1) == "w" and table.asked == 0


@rule("TY-54")
def test_the_majority_pays_the_leader_by_cards_and_citizens() -> None:
    table = position(
        queue="great-gathering:1 drought plague", deniers={0: 9, 1: 9},
        district={0: "c3: market-1 | c2: market-1 port-1 | d3: mint", 1: "c3: alderman-1"},
        plaza={0: "y r", 1: "y"}, lying={1: "y"},
    )  # fmt: skip
    crier(table)  # player 0: three visible yellow cards, the prestige building included, and a citizen; player 1: three
    assert (table.deniers(), table.deniers(1)) == (9 + 4 - 2, 9 - 2)


@rule("TY-54")
def test_a_tie_pays_all_who_are_tied_even_with_nothing() -> None:
    table = crier(
        position(3, queue="kings-visit great-procession great-gathering", plaza={0: "r", 1: "", 2: ""}, lying={1: "r"})
    )
    # red: 0 and 1 have one citizen each; white and yellow: nobody has any
    assert [table.deniers(seat) for seat in range(3)] == [6 + 2 + 4, 6 + 2 + 4, 6 + 4]


@rule("TY-54")
def test_the_amount_is_an_option() -> None:
    table = position(
        queue="kings-visit drought plague", plaza={0: "r"}, lying={1: ""}, options={"majority_deniers": "aid"}
    )
    assert crier(table).deniers() == 6 + 3 - 2


@rule("TY-55")
def test_deniers_are_lost_as_far_as_there_are_any() -> None:
    table = crier(position(queue="drought:1 plague brigands", plaza={0: "r"}, deniers={0: 9, 1: 3}))
    assert (table.deniers(), table.deniers(1)) == (5, 0)


@rule("TY-56")
def test_a_free_visible_card_of_the_colour_is_damaged() -> None:
    table = fire("b3: market-1 +gray | c3: port-1 | d3: mint | c2: hospital-1")
    assert table.slot("c3", 1) == "port-1 #"  # the only free yellow card of level I or II
    assert table.slot("d3", 1) == "mint" and table.slot("c2", 1) == "hospital-1"


@rule("TY-56")
def test_each_coin_damages_another_card_of_the_owners_choice() -> None:
    table = fire("b3: market-1 | c3: port-1 | d3: alderman-1", coins=1)
    assert table.asked == 1 and table.offers("damage") == "b3 c3 d3"
    table.play("damage d3")
    assert table.offers("damage") == "b3 c3"
    table.play("damage b3")
    assert [table.slot(slot, 1) for slot in ("b3", "c3", "d3")] == ["market-1 #", "port-1", "alderman-1 #"]
    assert fire("c3: port-1", coins=1).slot("c3", 1) == "port-1 #"  # and stops when none is left


@rule("TY-56")
def test_the_norman_attack_strikes_any_colour() -> None:
    table = position(
        queue="norman-attack great-procession kings-visit", district={1: "c3: port-1 | c2: fort-1"}, plaza={0: "r"}
    )
    crier(table)
    assert table.offers("damage") == "c2 c3"


@rule("TY-56", "TY-49")
def test_a_damaged_card_is_out_of_use_until_its_owner_gathers() -> None:
    district = "c3: market-1 | c2: alderman-1 # | b3: port-1 #"
    table = position(district={0: district}, plaza={0: "yy"})
    assert table.offers("activate") == "c3"
    assert table.play("activate c3").deniers() == 11  # the alderman is silent
    table.play("end", "gather", "end", "gather", "end", "gather", "end")
    assert table.slot("c2") == "alderman-1"
    table.play("activate c3", "use own")
    assert table.deniers() == 17


@rule("TY-32")
def test_a_rampart_cancels_one_event_for_its_builder_at_any_intensity() -> None:
    table = position(queue="drought:2 plague:2 brigands", plaza={0: "r"}, deniers={0: 9, 1: 9}, ramparts={1: 2})
    crier(table)
    assert table.asked == 1 and table.legal() == {"rampart", "pass"}
    table.play("rampart")
    assert table.deniers(1) == 9
    table.play("pass")
    assert table.deniers(1) == 6
    table.play("rampart")  # several ramparts against several events of one crier
    assert (table.deniers(), table.deniers(1), table.ramparts(1)) == (2, 6, (0, 2))


@rule("TY-32")
def test_players_are_asked_clockwise_from_the_one_on_turn_before_the_event_strikes() -> None:
    table = position(3, queue="drought great-procession kings-visit", plaza={0: "r"}, ramparts={0: 1, 1: 1, 2: 1})
    crier(table)
    assert table.asked == 0
    table.play("pass")
    assert table.asked == 1 and table.deniers() == 6 - 0
    table.play("rampart")
    assert table.asked == 2
    table.play("pass")
    assert [table.deniers(seat) for seat in range(3)][1] == 6 + 2 * 2  # tied in white and red, nothing lost


@rule("TY-32")
def test_players_with_nothing_to_lose_are_not_asked() -> None:
    table = position(queue="drought heresy great-gathering", plaza={0: "r"}, deniers={1: 0}, ramparts={1: 2})
    crier(table)
    assert table.asked == 0 and table.ramparts(1) == (2, 0)


# Triggered by a building


@rule("TY-47")
def test_a_building_triggers_up_to_its_number_of_events() -> None:
    table = position(district={0: "c3: ballista-1"}, queue="drought plague brigands", deniers={0: 9, 1: 9}).play(
        "activate c3"
    )
    assert table.offers("trigger") == "1 1+2 1+3 2 2+3 3"
    assert table.refused("trigger 1+2+3") == "TY-47 cannot-trigger"
    table.play("trigger 1+3")
    assert (table.deniers(), table.deniers(1)) == (9, 7)  # the others only
    assert table.queue() == "drought:1 plague:0 brigands:1"
    assert table.state.view(0)["criers"] == 0
    second = position(district={0: "c3: ballista-2"}, queue="drought plague brigands").play("activate c3")
    assert "1+2+3" in second.offers("trigger")


@rule("TY-47")
def test_a_full_event_strikes_without_another_coin_and_ramparts_help() -> None:
    table = position(
        district={0: "c3: ballista-1"}, queue="drought:3 plague brigands", deniers={1: 9}, ramparts={0: 1, 1: 1}
    )
    table.play("activate c3", "trigger 1")
    assert table.asked == 1  # not the one who triggers it
    table.play("pass")
    assert table.deniers(1) == 6 and table.queue().startswith("drought:3")


@rule("TY-47")
def test_a_positive_event_may_be_triggered_and_everyone_concerned_profits() -> None:
    table = position(district={0: "c3: ballista-1"}, queue="kings-visit:1 plague brigands")
    table.play("activate c3", "trigger 1")
    assert (table.deniers(), table.deniers(1)) == (6 + 4, 6)  # three red against two
