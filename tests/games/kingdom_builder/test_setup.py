"""Set-up, drawn or chosen (KB-1 to KB-7, KB-67, KB-68)."""

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.masks import bits
from bastide.core.registry import make
from bastide.games.kingdom_builder.hexes import NEIGHBOURS
from tests.games.kingdom_builder.table import OTHER_FOUR, deal
from tests.rules import rule


@rule("KB-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_forty_settlements(players: int) -> None:
    table = deal(players)
    assert [table.supply(seat) for seat in range(players)] == [40] * players


@rule("KB-1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(BadOption, match=f"2 players at least, 4 at most; got {players}."):
        deal(players)


@rule("KB-1")
def test_the_number_of_players_changes_no_rule() -> None:
    two, four = deal(2, quadrants=OTHER_FOUR, turned="none"), deal(4, quadrants=OTHER_FOUR, turned="none")
    assert two.tiles_on_board() == four.tiles_on_board()
    assert two.legal() == four.legal()
    assert two.owed == four.owed == 3


@rule("KB-2")
def test_four_quadrants_are_joined_two_by_two() -> None:
    table = deal(quadrants="farm oracle barn tower", turned="none")
    corners = "0.0 0.9 0.10 0.19 9.0 9.19 10.0 10.19 19.0 19.19"
    assert [table.terrain(place) for place in corners.split()] == (
        "desert grass  grass forest  forest canyon  canyon canyon  grass grass".split()
    )
    assert len(table.state.view(None)["terrain"]) == 20 * 20


@rule("KB-2")
def test_a_turned_quadrant_begins_with_its_last_hex() -> None:
    table = deal(quadrants="farm oracle barn tower", turned="top-right")
    assert table.terrain("0.10") == "canyon"  # bottom right of the Oracle quadrant
    assert table.terrain("9.19") == "grass"  # its top left
    assert table.terrain("6.12") == "location"  # 3.7 of the quadrant
    assert table.terrain("0.0") == "desert"  # the Farm quadrant lies upright


@rule("KB-2")
def test_quadrants_are_drawn_from_eight_and_turned_at_random() -> None:
    drawn = "farm oracle barn tower  upright turned upright turned"
    table = deal(drawn=drawn + " grass desert", cards="lords miners farmers", start_player="1")
    assert table.state.board.quadrants == ("farm", "oracle turned", "barn", "tower turned")
    assert [sum(request.weights) for request in table.requests[:4]] == [8, 7, 6, 5]
    assert [request.weights for request in table.requests[4:8]] == [(1, 1)] * 4


@rule("KB-2", "KB-26")
def test_boards_of_the_same_halves_are_told_apart() -> None:
    """Boards share their upper and lower halves, but a lower half counts its locations after those above it."""
    game, chance = make("kingdom-builder"), SeededChance(1)
    for _ in range(100):
        board = game.start(2, chance).board
        assert list(board.locations) == [hex_ for hex_, letter in enumerate(board.letters) if letter == "l"]
        for number, location in enumerate(board.locations):
            beside = {hex_ for hex_, near in enumerate(board.beside_location) if near == number}
            assert beside == set(bits(NEIGHBOURS[location]))


@rule("KB-3")
def test_two_tiles_lie_on_every_location_and_nowhere_else() -> None:
    table = deal(quadrants=OTHER_FOUR, turned="none")
    assert table.tiles_on_board() == {"2.16": 2, "3.7": 2, "6.12": 2, "13.15": 2, "17.6": 2, "17.12": 2}


@rule("KB-3")
def test_the_tiles_are_of_the_kind_of_their_location() -> None:
    locations = deal(quadrants=OTHER_FOUR, turned="none").state.view(None)["locations"]
    assert {location["hex"]: location["tile"] for location in locations} == {
        "2.16": "barn", "3.7": "oracle", "6.12": "barn", "13.15": "tower", "17.6": "harbor", "17.12": "tower"
    }  # fmt: skip


@rule("KB-4")
def test_three_of_ten_scoring_cards_are_drawn() -> None:
    drawn = "lords miners farmers  grass desert"
    table = deal(drawn=drawn, quadrants=OTHER_FOUR, turned="none", start_player="1")
    assert table.state.cards == ("lords", "miners", "farmers")
    assert [sum(request.weights) for request in table.requests[:3]] == [10, 9, 8]


@rule("KB-4")
def test_the_scoring_cards_lie_open_and_count_for_all() -> None:
    table = deal(3, cards="lords miners farmers")
    assert table.state.view(None)["cards"] == ("lords", "miners", "farmers")
    assert [list(table.gold(seat)) for seat in range(3)] == [["lords", "miners", "farmers", "castles"]] * 3


@rule("KB-5")
def test_each_player_draws_one_of_25_terrain_cards() -> None:
    table = deal(3, "grass grass desert", preset="first-game", start_player="1")
    assert [(request.name, request.weights) for request in table.requests] == [
        ("terrain card", (5, 5, 5, 5, 5)),
        ("terrain card", (4, 5, 5, 5, 5)),
        ("terrain card", (3, 5, 5, 5, 5)),
    ]
    assert (table.card, table.hand(1), table.hand(2)) == ("grass", "grass", "desert")
    assert table.pile() == {"grass": 3, "flowers": 5, "forest": 5, "canyon": 5, "desert": 4}


@rule("KB-5")
def test_only_the_player_who_draws_a_terrain_card_sees_it() -> None:
    table = deal(3, "grass grass desert", preset="first-game", start_player="1")
    assert [request.seen_by for request in table.requests] == [(0,), (1,), (2,)]


@rule("KB-6")
def test_all_start_without_gold() -> None:
    table = deal(4, preset="first-game")
    assert [sum(table.gold(seat).values()) for seat in range(4)] == [0, 0, 0, 0]


@rule("KB-7")
def test_turns_go_round_from_the_start_player() -> None:
    table = deal(3, start_player="2")
    assert [table.on_turn, table.finish_turn().on_turn, table.finish_turn().on_turn] == [1, 2, 0]
    assert table.finish_turn().on_turn == 1


@rule("KB-7")
def test_the_start_player_is_drawn_unless_chosen() -> None:
    options = {"quadrants": OTHER_FOUR, "turned": "none", "cards": "lords miners farmers"}
    table = deal(3, "3 grass desert forest", **options)
    assert table.on_turn == 2
    assert table.requests[0].weights == (1, 1, 1)


@rule("KB-67")
def test_the_first_game_has_a_fixed_board_and_cards() -> None:
    table = deal(2, "1 grass desert", preset="first-game")
    assert table.state.board.quadrants == ("tavern", "paddock", "oasis", "farm")
    assert table.state.cards == ("fishermen", "knights", "merchants")


@rule("KB-68")
def test_board_cards_and_start_player_can_be_chosen() -> None:
    options = {"quadrants": OTHER_FOUR, "turned": "top-left bottom-right", "cards": "lords miners farmers"}
    table = deal(2, "grass desert", start_player="2", **options)
    assert table.state.board.quadrants == ("oracle turned", "barn", "harbor", "tower turned")
    assert table.state.cards == ("lords", "miners", "farmers")
    assert table.on_turn == 1
    assert {request.name for request in table.requests} == {"terrain card"}  # nothing else was left to chance


@rule("KB-68")
@pytest.mark.parametrize(
    "option",
    [
        {"quadrants": "farm farm barn oracle"},
        {"quadrants": "farm barn oracle"},
        {"turned": "middle"},
        {"cards": "lords miners"},
        {"cards": "lords miners merchants knights"},
        {"start_player": "3"},
    ],
)
def test_things_that_are_not_in_the_box_cannot_be_chosen(option: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        make("kingdom-builder", options=option).start(2, SeededChance(0))


@rule("KB-4", "KB-68")
def test_some_of_the_scoring_cards_can_be_chosen_and_the_others_drawn() -> None:
    options = {"quadrants": OTHER_FOUR, "turned": "none", "start_player": "1"}
    table = deal(2, "miners  grass desert", cards="lords random knights", **options)
    assert table.state.cards == ("lords", "miners", "knights")
    assert len(table.requests[0].possible()) == 8 and "lords" not in table.requests[0].kinds


@rule("KB-4", "KB-68")
def test_lords_can_be_left_out_of_the_draw() -> None:
    options = {"quadrants": OTHER_FOUR, "turned": "none", "start_player": "1"}
    table = deal(2, "miners knights farmers  grass desert", preset="without-lords", **options)
    assert all("lords" not in request.kinds for request in table.requests[:3])
    assert deal(2, preset="without-lords", cards="lords random random").state.cards[0] == "lords"  # chosen, not drawn


@rule("KB-2", "KB-68")
def test_the_places_of_chosen_quadrants_can_be_drawn() -> None:
    options = {"turned": "none", "cards": "lords miners farmers", "start_player": "1", "places": "random"}
    table = deal(2, "tower oracle harbor barn  grass desert", quadrants=OTHER_FOUR, **options)
    assert table.state.board.quadrants == ("tower", "oracle", "harbor", "barn")
    assert [request.name for request in table.requests[:5]] == ["quadrant place"] * 4 + ["terrain card"]


@rule("KB-2", "KB-68")
def test_some_of_the_quadrants_can_be_chosen_and_the_others_drawn() -> None:
    options = {"turned": "none", "cards": "lords miners farmers", "start_player": "1"}
    table = deal(2, "oasis farm  grass desert", quadrants="tower random barn random", **options)
    assert table.state.board.quadrants == ("tower", "oasis", "barn", "farm")
    # If all cards are drawn, so are their places.
    drawn = "tower oracle harbor barn  grass desert"
    assert deal(2, drawn, places="random", **options).state.board.quadrants[0] == "tower"


@rule("KB-68")
def test_all_left_to_chance_is_random() -> None:
    game = make(
        "kingdom-builder", options={"cards": "random random random", "quadrants": "Random,random random random"}
    )
    assert (game.settings["cards"], game.settings["quadrants"]) == ("random", "random")
