"""Rolling and laying the dice, the end of half days, days and the game (TD-10 to TD-13, TD-42 to TD-44)."""

import pytest

from bastide.core.chance import NoChance
from bastide.core.errors import IllegalMove
from bastide.games.troyes_dice.hints import alone
from tests.games.troyes_dice.table import Table, deal, half_day, sheet
from tests.rules import rule


def dice(table: Table) -> list[str]:
    """Return value and colour of each die on the wheel, the black one marked."""
    return [
        f"{die['rolled']} {die['colour']}" + (" black" if die["black"] else "")
        for die in table.state.view(None)["dice"]
    ]


@rule("TD-10")
def test_sixteen_half_days_with_an_action_each() -> None:
    table = deal(2, preset="first-game")
    seen = []
    while not table.is_over:
        view = table.state.view(None)
        seen.append((table.state.closed_phase, view["day"], view["half"]))
        table.close(rolled="1 2 3 4" if len(seen) < 16 else None)
    assert seen == [
        (2 * day - (half == "morning"), day, half) for day in range(1, 9) for half in ("morning", "afternoon")
    ]


@rule("TD-10")
def test_a_player_has_one_action_in_a_half_day() -> None:
    table = half_day("1r 2w! 3y 4r", players=2).play("die 1", "resources")
    assert table.legal() == {"end"}
    assert table.why("die 3") == table.why("resources") == "TD-19 end-part"
    assert table.act().legal() == set()
    assert table.why("die 1") == "TD-19 part-ended"


@rule("TD-11")
def test_dice_lie_in_ascending_order_from_the_free_sector() -> None:
    table = half_day(number=1).close(rolled="6 1 4 2")
    view = table.state.view(None)
    assert [die["rolled"] for die in view["dice"]] == [1, 2, 4, 6]
    assert [die["cost"] for die in view["dice"]] == [{}, {"any": 1}, {"deniers": 1}, {"deniers": 2}]
    # The afternoon of day 1 follows the morning, clockwise.
    assert [die["place"] for die in view["dice"]] == [5, 6, 7, 8]
    assert [request.name for request in table.requests] == ["transparent die"] * 3 + ["black die"]
    assert {request.kinds for request in table.requests} == {("1", "2", "3", "4", "5", "6")}


@rule("TD-11")
@pytest.mark.parametrize("number", range(1, 17))
def test_each_half_day_has_its_zone(number: int) -> None:
    view = half_day(number=number).state.view(None)
    zone = "morning" if number % 2 else "afternoon"
    sectors = {plaza["place"]: plaza["sector"] for plaza in view["plazas"]}
    assert [sectors[die["place"]] for die in view["dice"]] == [f"{zone} {slot}" for slot in range(1, 5)]


@rule("TD-12")
@pytest.mark.parametrize(
    ("rolled", "laid"),
    [
        ("1 3 6 3", "1 3! 3 6"),  # the example of the rulebook
        ("2 2 2 2", "2! 2 2 2"),
        ("5 5 1 5", "1 5! 5 5"),
        ("4 4 5 6", "4 4 5 6!"),
    ],
)
def test_the_black_die_goes_before_its_equals(rolled: str, laid: str) -> None:
    table = half_day().close(rolled=rolled)
    found = [f"{die['rolled']}{'!' if die['black'] else ''}" for die in table.state.view(None)["dice"]]
    assert " ".join(found) == laid


@rule("TD-13")
def test_a_die_has_the_colour_of_its_plaza() -> None:
    table = half_day("1r 2w! 3y 4w")
    assert dice(table) == ["1 red", "2 white black", "3 yellow", "4 white"]
    for die, circled in (("die 1", "4 3 3"), ("die 3", "3 6 3"), ("die 4", "3 3 7")):
        assert half_day("1r 2w! 3y 4w").play(die, "resources").circled() == circled


@rule("TD-42")
def test_the_destroyed_plaza_comes_back_with_its_other_side_up() -> None:
    table = half_day("1r 3w! 3y 6r", number=1)
    before = [table.plaza(place) for place in range(9)]
    assert before[2].startswith("white/")
    assert table.state.view(None)["plazas"][2]["destroyed"]
    table.close(rolled="1 2 3 4")
    after = [table.plaza(place) for place in range(9)]
    assert after[2] == "/".join(reversed(before[2].split("/")))
    assert [place for place in range(9) if after[place] != before[place]] == [2]
    assert not table.state.view(None)["plazas"][2]["destroyed"]


@rule("TD-43")
def test_the_disc_turns_after_an_afternoon_only() -> None:
    table = half_day(number=1)
    neutral = []
    for _ in range(4):
        neutral.append([plaza["place"] for plaza in table.state.view(None)["plazas"] if plaza["sector"] == "neutral"])
        table.close(rolled="1 2 3 4")
    assert neutral == [[0], [0], [1], [1]]
    assert [die["place"] for die in table.state.view(None)["dice"]] == [3, 4, 5, 6]  # the morning of day 3


@rule("TD-43", "TD-3")
@pytest.mark.parametrize("day", range(1, 9))
def test_where_the_sectors_are_on_each_day(day: int) -> None:
    view = half_day(number=2 * day).state.view(None)
    order = sorted(view["plazas"], key=lambda plaza: (plaza["place"] - (day - 1)) % 9)
    assert [plaza["sector"].split()[0] for plaza in order] == ["neutral", *["morning"] * 4, *["afternoon"] * 4]


@rule("TD-44")
def test_the_game_ends_after_the_eighth_afternoon() -> None:
    table = half_day(number=16, players=2).close()
    assert table.is_over
    assert table.requests == []  # no dice any more
    assert table.state.closed_phase is None
    assert table.legal() == set()
    assert table.why("die 1") == "TD-44 game-over"
    assert table.state.view(None)["dice"] == []
    assert not half_day(number=15).close(rolled="1 2 3 4").is_over


def test_a_half_day_opens_when_the_last_player_ends() -> None:
    table = half_day("1r 2w! 3y 4r", players=3, number=2)
    table.act("die 3", "resources", by=1).act("die 1", "resources", by=2)
    assert (table.state.to_act, table.state.closed_phase) == ((0,), 2)
    table.play("die 1", "resources").close(rolled="1 2 3 4")
    assert (table.state.to_act, table.state.closed_phase) == ((0, 1, 2), 3)


def test_a_list_of_moves_serves_one_player_until_the_next_move() -> None:
    state = half_day("1r 2w! 3y 4r", players=2).play("die 1").state
    die, resources = map(state.game.moves.parse, ("die 1", "resources"))
    state.legal_moves(0).clear()  # what a caller does with its list doesn't matter
    for player, move in ((1, resources), (-1, resources), (0, die)):
        assert resources in state.legal_moves(0)
        with pytest.raises(IllegalMove):
            state.play(player, move, NoChance())
    assert resources in state.legal_moves(0)
    with pytest.raises(IllegalMove):
        alone(state, 1).play(0, resources, NoChance())
    state.play(0, resources, NoChance())
    with pytest.raises(IllegalMove):
        state.play(0, resources, NoChance())


def test_a_position_in_the_middle_of_a_part() -> None:
    started = sheet(circled="9 3 3", moves=["die 3", "value 4"])
    table = half_day("1r 2w! 3y 4r", sheets=[started, sheet()])
    assert table.left() == "8 2 3"
    assert "value 5" not in table.legal()
    assert table.state.view(1)["players"][0]["resources"]["influence"]["left"] == 9
