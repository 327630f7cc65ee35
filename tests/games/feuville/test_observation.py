"""Observations: a position as numbers, own seat first. Nothing on the table is hidden (K40)."""

import numpy as np
import pytest

from bastide.core.chance import SeededChance
from bastide.core.observation import MOST
from bastide.core.registry import make
from bastide.games.feuville.box import CHARMS, DECREES, ROW_DECREES
from bastide.games.feuville.moves import COLUMNS, PERSONS, SYMBOLS
from bastide.games.feuville.observation import SHOWN
from tests.games.feuville.table import FULL, position
from tests.games.observing import seen, shown

PIECE = ("wall", "tower", "sky", *SHOWN, *ROW_DECREES)


def test_a_town_is_told_column_by_column() -> None:
    table = position(town={0: "-1: 1<w 2<s 3oog grass | 0: start 2f burnt | +1: 1nf"}, evaluated={0: "small-district"})
    towns = seen(table.state)
    there, left, right, gate, *symbols = towns["walls"][0]
    assert shown(there, COLUMNS) == {"-1": 1, "0": 1, "+1": 1}
    assert (shown(left, COLUMNS), shown(right, COLUMNS)) == ({"-1": 1}, {})
    assert shown(gate, COLUMNS) == {"+1": 1}
    assert [shown(symbol, COLUMNS) for symbol in symbols] == [{"-1": 1}, {}, {"+1": 1}, {}]
    assert shown(towns["towers"][0][0], COLUMNS) == {"-1": 1, "0": 1}
    assert shown(towns["skies"][0][1], COLUMNS) == {"-1": 2}  # two clouds
    assert shown(towns["burnt"][0], COLUMNS) == {"0": 1}
    assert shown(towns["grass"][0], COLUMNS) == {"-1": 1}
    assert towns["columns"].tolist() == [3, 1]
    assert towns["clouds"].tolist() == [2, 0]
    assert shown(towns["symbols"][0], SYMBOLS) == {
        "guard": 1,
        "star": 1,
        "flag": 1,
        "griffin": 1,
    }  # the ruin's flag not


def test_everyone_sees_their_own_town_first() -> None:
    table = position(town={2: "0: start 2f"}, store={2: "griffin-3"}, points={2: 7}, players=3, start_player=1)
    for viewer, place in ((None, 2), (0, 2), (1, 1), (2, 0)):
        found = seen(table.state, viewer)
        assert found["towers"].sum(axis=(1, 2)).tolist() == [2 * (seat == place) for seat in range(3)]
        assert found["points"].tolist() == [7 * (seat == place) for seat in range(3)]
        assert shown(found["stored"][place][0], PIECE) == {"griffin-3": 1}
        assert np.argmax(found["asked"]) == np.argmax(found["on_turn"]) == (0 - (viewer or 0)) % 3
        assert np.argmax(found["starts"]) == (1 - (viewer or 0)) % 3


def test_the_board_is_told_slot_by_slot() -> None:
    table = position(
        board={**FULL, "wall": ". 1<w"},
        decrees="small-district flag-1 star-2 star-1 guard-1 guard-2",
        fairy="fire-protection prestige-3 prestige-3",
    )
    found = seen(table.state)
    assert not found["rows"][0][0].any()
    assert shown(found["rows"][0][1], ("tile", *SHOWN)) == {"tile": 1, "left corner": 1, "guard": 1}
    assert shown(found["rows"][2][4], ("tile", *SHOWN)) == {"tile": 1, "clouds": 2, "griffin": 1}
    assert [shown(place, ROW_DECREES) for place in found["decree_row"][:3]] == [
        {"small-district": 1},
        {"flag-1": 1},
        {"star-2": 1},
    ]
    assert [shown(place, CHARMS) for place in found["display"]] == [
        {"fire-protection": 1},
        {"prestige-3": 1},
        {"prestige-3": 1},
    ]


def test_piles_are_told_by_elimination() -> None:
    table = position(board={"wall": "1gg"}, decrees="griffin-3 flag-1 star-2 star-1 guard-1 guard-2")
    found, box = seen(table.state), table.state.game.box
    one, two = found["piles"][: 2 * len(box.level_codes[0])].reshape(2, -1)
    assert (one + two)[box.level_codes[0].index("1gg")] == 0  # the only one lies on the board
    assert found["pile_sizes"].tolist() == [29, 30, 24]
    assert found["hidden_decrees"][ROW_DECREES.index("griffin-3")] == 0
    assert found["hidden_decrees"].sum() == found["decrees_left"][0] + 7  # seven were removed unseen (FV-5)


def test_a_piece_in_the_hand_and_the_question_where_it_goes() -> None:
    table = position(hand="2<s", steps="main, hand 0 freely", used="tower publican", store={0: "-, flag-1 protected"})
    found = seen(table.state)
    assert shown(found["hand"], PIECE) == {"tower": 1, "left corner": 1, "star": 1}
    questions = sorted(type(table.state.questions[0]).of_the_game)
    assert shown(found["question"], tuple(questions)) == {"hand": 1}
    assert shown(found["waiting"], tuple(questions)) == {"hand": 1, "main": 1}
    assert found["hand_placing"].tolist() == [1, 0, 0, 0]
    assert [shown(die, PERSONS) for die in found["dice"]] == [{"publican": 1}, {"mayor": 1}]
    assert shown(found["unused"], PERSONS) == {"mayor": 1}
    assert shown(found["used"][1], PERSONS) == {"publican": 1}  # towers are the second kind of use
    assert found["protected"].tolist() == [[0, 1], [0, 0]]


def test_columns_named_to_the_dragon() -> None:
    town = "-1: 1w burnt | 0: start | +1: 1g 2f 3og | +2: 1f"
    table = position(town={1: town}, dice="2 2", steps="main, dragon 1 2", named="-1")
    found = seen(table.state, 1)
    assert found["asked"].tolist() == [1, 0]
    assert (found["dragon_dealt_with"][0], found["dragon_left"][0]) == (1, 2)
    assert shown(found["named"], COLUMNS) == {"-1": 1}


def test_what_players_have_won_and_kept() -> None:
    table = position(charms={0: "fire-protection fire-protection"}, evaluated={0: "griffin-3 flag-1"}, points={0: 9})
    found = seen(table.state)
    assert found["charms"].tolist() == [[0, 0, 2], [0, 0, 0]]
    assert shown(found["evaluated"][0], DECREES) == {"griffin-3": 1, "flag-1": 1}
    assert found["earned"][0].tolist() == [0] * 7 + [9]


def test_more_points_than_fit_are_cut_off() -> None:
    table = position(points={0: 9})
    table.state.earned[7] = 10**6
    assert seen(table.state)["points"].tolist() == [MOST, 0]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    found = seen(position(over=True).state)
    assert not any(found[name].any() for name in ("asked", "on_turn", "question", "waiting", "dice"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_limits(players: int) -> None:
    limits = make("feuville").limits(players)
    assert limits.moves == len(make("feuville").moves)
    assert limits.longest is None and limits.highest_score is None
    assert limits.perfect_information
    assert limits.chance_outcomes == 16  # the kinds of decrees in the row
    chance = SeededChance(players)
    state, decisions = make("feuville").start(players, chance), 0
    while state.to_act:
        legal = state.legal_moves(state.to_act[0])
        state.play(state.to_act[0], legal[chance.below(len(legal))], chance)
        decisions += 1
    assert decisions <= limits.longest_seen
