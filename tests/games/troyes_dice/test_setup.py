"""Set-up: plazas, wheel, crier, sheets and the numbering of the columns (TD-1 to TD-9)."""

import pytest

from bastide.core.chance import ScriptedChance, SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import make
from tests.games.troyes_dice.table import Table, deal
from tests.rules import rule

NINE = (
    "red  yellow-white white  white  red-yellow red  red-white white  yellow  red-yellow yellow  "
    "yellow-white yellow  red-white red"
)
FACES = [
    "red/red", "white/yellow", "white/white", "red/yellow", "white/red", "yellow/yellow", "yellow/red", "yellow/white",
    "red/white",
]  # fmt: skip
DICE = "1 1 1 2"


def numbering(table: Table) -> str:
    return " ".join(map(str, table.state.numbering))


@rule("TD-1")
@pytest.mark.parametrize("players", range(1, 11))
def test_one_to_ten_play(players: int) -> None:
    table = deal(players, preset="first-game")
    assert table.state.to_act == tuple(range(players))
    assert len(table.state.view(None)["players"]) == players


@rule("TD-1")
@pytest.mark.parametrize("players", [0, 11])
def test_no_more_and_no_fewer(players: int) -> None:
    with pytest.raises(BadOption, match=f"1 players at least, 10 at most; got {players}."):
        deal(players)


@rule("TD-1", "TD-47")
def test_the_number_of_players_changes_no_rule() -> None:
    games = [make("troyes-dice", preset="first-game").start(players, SeededChance(5)) for players in (1, 10)]
    assert games[0].legal_moves(0) == games[1].legal_moves(0) == games[1].legal_moves(9)
    assert games[0].position()["dice"] == games[1].position()["dice"]


@rule("TD-2")
def test_plazas_lie_in_a_random_order_on_random_sides() -> None:
    table = deal(drawn=f"{NINE} {DICE}", preset="first-game")
    assert table.state.position()["plazas"] == FACES
    tiles = [request for request in table.requests if request.name == "plaza"]
    assert [sum(request.weights) for request in tiles] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert tiles[0].weights == (1, 1, 1, 2, 2, 2)
    assert {request.weights for request in table.requests if request.name == "side up"} == {(1, 1)}


@rule("TD-2")
def test_three_plazas_have_one_colour_and_both_sides_are_known() -> None:
    view = deal(drawn=f"{NINE} {DICE}", preset="first-game").state.view(None)
    assert sum(plaza["up"] == plaza["down"] for plaza in view["plazas"]) == 3
    assert [f"{plaza['up']}/{plaza['down']}" for plaza in view["plazas"]] == FACES
    assert view["plazas_are_reconstructed"]


@rule("TD-3")
def test_the_disc_begins_with_day_one() -> None:
    view = deal(preset="first-game").state.view(None)
    assert (view["day"], view["half"]) == (1, "morning")
    assert [plaza["sector"] for plaza in view["plazas"]] == [
        "neutral", "morning 1", "morning 2", "morning 3", "morning 4",
        "afternoon 1", "afternoon 2", "afternoon 3", "afternoon 4",
    ]  # fmt: skip
    assert [die["place"] for die in view["dice"]] == [1, 2, 3, 4]


@rule("TD-4")
def test_only_the_crier_numbers_the_columns() -> None:
    table = deal(3, crier="2")
    assert table.state.to_act == (1,)
    assert table.state.closed_phase is None
    assert table.why("increasing", by=0) == "TD-4 crier-numbers"
    table.play("increasing", by=1)
    assert table.state.to_act == (1,)


@rule("TD-4")
def test_the_crier_can_be_drawn() -> None:
    table = deal(4, drawn=f"{NINE} 3 5", crier="random")
    assert table.state.crier == 2
    assert [request.name for request in table.requests][-2:] == ["town crier", "first column"]


@rule("TD-4")
@pytest.mark.parametrize(("crier", "words"), [("3", "there are 2 players"), ("11", "takes random or the number")])
def test_the_crier_must_sit_at_the_table(crier: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        deal(2, crier=crier)


@rule("TD-5")
def test_sheets_begin_with_three_of_each_resource() -> None:
    table = deal(2, preset="first-game")
    for player in (0, 1):
        assert (table.circled(player), table.left(player)) == ("3 3 3", "3 3 3")
        assert (table.citizens(player), table.built(player), table.struck(player)) == ("0 0 0", "", "")


@rule("TD-6")
def test_first_game_numbers_from_one_to_six() -> None:
    table = deal(preset="first-game")
    assert numbering(table) == "1 2 3 4 5 6"
    assert "die 2" in table.legal()  # the dice are already there


@rule("TD-7")
@pytest.mark.parametrize(("direction", "values"), [("increasing", "4 5 6 1 2 3"), ("decreasing", "4 3 2 1 6 5")])
def test_rolled_numbering(direction: str, values: str) -> None:
    """The example of the rulebook."""
    table = deal(drawn=f"{NINE} 4")
    assert numbering(table) == "4"
    assert table.legal() == {"increasing", "decreasing"}
    assert table.state.position()["plazas"] == FACES  # known to the crier
    table.play(direction)
    assert numbering(table) == values
    assert table.legal() == {"end"}
    assert table.state.half_day == 0


@rule("TD-7")
def test_the_dice_are_rolled_when_the_crier_ends() -> None:
    table = deal(2, drawn=f"{NINE} 4")
    table.play("increasing").close(rolled="6 2 5 3")
    assert table.state.closed_phase == 1
    assert table.state.position()["dice"] == [2, 3, 5, 6]


@rule("TD-8")
def test_expert_numbering_is_six_picks() -> None:
    table = deal(preset="expert")
    for count, value in enumerate("3 1 6 2 5 4".split()):
        assert len(table.legal()) == 6 - count
        table.play(f"number {value}")
    assert numbering(table) == "3 1 6 2 5 4"
    assert table.legal() == {"end"}


@rule("TD-9")
def test_each_value_is_used_once() -> None:
    table = deal(preset="expert").play("number 3")
    assert table.offers("number") == "1 2 4 5 6"
    assert table.why("number 3") == "TD-9 value-used"
    assert table.why("end") == "TD-8 choose-number"
    assert table.why("increasing") == "TD-8 choose-number"


@rule("TD-9")
def test_the_order_is_the_same_on_all_sheets_and_in_all_districts() -> None:
    table = deal(3, drawn=f"{NINE} 4").play("decreasing").close(rolled="1 1 1 6")
    for player in range(3):
        # Value 1 is above column d in every district.
        table.play("die 1", "prestige", by=player)
        assert table.built(player)[-1] == "d"


@rule("TD-9")
def test_numbering_is_over_once_the_game_runs() -> None:
    table = deal(preset="first-game")
    assert table.why("number 3") == table.why("increasing") == "TD-9 already-numbered"
    end = deal(preset="expert").play(*(f"number {value}" for value in range(1, 7)))
    assert end.why("number 3") == "TD-9 end-numbering"


def test_options_are_checked() -> None:
    for options, words in (
        ({"tiles": "1 1 2"}, "three different numbers|3 different numbers"),
        ({"tiles": "1 2 9"}, "3 different numbers"),
        ({"tiles": "1 2"}, "3 different numbers"),
        ({"numbering": "chaos"}, "must be first-game, rolled, or expert"),
        ({"crier": "nobody"}, "takes random or the number of a player"),
    ):
        with pytest.raises(BadOption, match=words):
            make("troyes-dice", options=options)
    assert make("troyes-dice", options={"tiles": "8, 3 1"}).settings["tiles"] == "8 3 1"


def test_set_up_asks_chance_in_a_fixed_order() -> None:
    table = deal(2, crier="random", banquets_and_raids=True)
    names = list(dict.fromkeys(request.name for request in table.requests))
    assert names == ["plaza", "side up", "banquet tile", "town crier", "first column"]
    with pytest.raises(Exception, match="no outcome left for 'plaza'"):
        make("troyes-dice").start(1, ScriptedChance())
