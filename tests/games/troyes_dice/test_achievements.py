"""The honour board (TD-52)."""

from typing import Any

import pytest

from bastide.core.chance import SeededChance
from bastide.games.troyes_dice.achievements import ACHIEVEMENTS, Record, counted_in, earned
from tests.games.troyes_dice.table import Table, half_day, sheet
from tests.rules import rule

NOTHING = "3 3 3"


def over(players: int = 1, **tracks: str) -> Table:
    return half_day(over=True, players=players, **{"spent": NOTHING, **tracks})


@rule("TD-52")
def test_the_board_has_21_boxes() -> None:
    assert len(ACHIEVEMENTS) == len(set(ACHIEVEMENTS)) == 21


@rule("TD-52")
@pytest.mark.parametrize(
    ("citizens", "boxes"),
    [
        ("15 15 14", {"citizens-40"}),
        ("15 15 15", {"citizens-40", "points-45"}),
        ("18 18 18", {"citizens-40", "points-45"}),
        ("19 18 18", {"citizens-40", "points-45", "points-55"}),
        ("13 13 13", set()),
    ],
)
def test_points_and_citizens(citizens: str, boxes: set[str]) -> None:
    assert earned(over(citizens=citizens).state, 0) == boxes


@rule("TD-52")
def test_65_points() -> None:
    table = half_day(over=True, sheets=[sheet(circled="17 3 3", spent="0 3 3", citizens="19 19 19")])
    assert table.total() == 65
    assert {"points-45", "points-55", "points-65"} <= earned(table.state, 0)


@rule("TD-52")
def test_a_victory_needs_others_and_more_than_60_points() -> None:
    winner, loser = sheet(circled="11 3 3", spent="0 1 3", citizens="19 19 17"), sheet()
    many = half_day(over=True, sheets=[winner, loser])
    assert many.total() == 61
    assert "victory-over-60" in earned(many.state, 0)
    assert "victory-over-60" not in earned(many.state, 1)
    assert "victory-over-60" not in earned(half_day(over=True, sheets=[winner]).state, 0)  # alone
    sixty = sheet(circled="11 3 3", spent="0 1 3", citizens="19 19 16")
    assert "victory-over-60" not in earned(half_day(over=True, sheets=[sixty, loser]).state, 0)
    shared = half_day(over=True, sheets=[winner, winner])
    assert "victory-over-60" in earned(shared.state, 1)
    second = half_day(over=True, sheets=[winner, sheet(circled="13 3 3", spent="0 1 3", citizens="19 19 17")])
    assert "victory-over-60" not in earned(second.state, 0)


@rule("TD-52")
def test_other_editions_word_the_splendid_victory_otherwise() -> None:
    """Spanish: end with more than 60, won or not. Chinese and Japanese: win with 60 or more."""
    sixty = sheet(circled="11 3 3", spent="0 1 3", citizens="19 19 16")
    more = sheet(circled="11 3 3", spent="0 1 3", citizens="19 19 17")
    most = sheet(circled="13 3 3", spent="0 1 3", citizens="19 19 17")

    def splendid(edition: str, *sheets: dict[str, Any]) -> list[bool]:
        table = half_day(over=True, sheets=sheets, options={"achievements": edition})
        return ["victory-over-60" in earned(table.state, seat) for seat in range(len(sheets))]

    assert splendid("french-english-german", more, most) == [False, True]
    assert splendid("spanish", more, most) == [True, True]
    assert splendid("spanish", sixty, sheet()) == [False, False]
    assert splendid("spanish", more) == [False]  # alone
    assert splendid("chinese-japanese", sixty, sheet()) == [True, False]
    assert splendid("chinese-japanese", more, most) == [False, True]
    assert splendid("chinese-japanese", sixty) == [False]


@rule("TD-52")
def test_18_points_through_one_character() -> None:
    assert "character-18" in earned(over(built="fortress abcdef, cathedral bcdea").state, 0)
    assert "character-18" not in earned(over(built="fortress abcde, cathedral bcdea").state, 0)


@rule("TD-52")
@pytest.mark.parametrize("row", ["fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric"])
def test_whole_rows(row: str) -> None:
    assert f"all-{row}" in earned(over(built=f"{row} abcdef").state, 0)
    assert f"all-{row}" not in earned(over(built=f"{row} abcde").state, 0)


@rule("TD-52")
@pytest.mark.parametrize(
    ("circled", "box"), [("18 3 3", "all-influence"), ("3 18 3", "all-deniers"), ("3 3 18", "all-knowledge")]
)
def test_whole_tracks_of_resources(circled: str, box: str) -> None:
    assert earned(over(circled=circled, spent=circled).state, 0) == {box}
    assert earned(over(circled=circled.replace("18", "17"), spent="3 3 3").state, 0) == set()


@rule("TD-52")
@pytest.mark.parametrize(
    ("citizens", "box"), [("20 0 0", "all-red"), ("0 20 0", "all-yellow"), ("0 0 20", "all-white")]
)
def test_whole_tracks_of_citizens(citizens: str, box: str) -> None:
    assert earned(over(citizens=citizens).state, 0) == {box}
    assert earned(over(citizens=citizens.replace("20", "19")).state, 0) == set()


@rule("TD-52")
def test_which_games_count() -> None:
    assert list(counted_in(over().state)) == ["three-solo-games"]
    assert list(counted_in(over(players=2).state)) == ["three-multiplayer-games"]
    game = half_day("1r+1 2w! 3y 4r", number=16).close()
    assert list(counted_in(game.state)) == ["three-solo-games", "three-expansion-games"]


@rule("TD-52")
def test_a_record_grows_over_games() -> None:
    record = Record()
    for played in (1, 2):
        record = record.after(over().state, 0)
        assert record.progress()["three-solo-games"] == (played, 3)
        assert record.boxes == frozenset()
    record = record.after(over(citizens="20 20 5").state, 0)
    assert record.boxes == {"three-solo-games", "points-45", "citizens-40", "all-red", "all-yellow"}
    record = record.after(over(players=3).state, 2)
    assert "citizens-40" in record.boxes  # kept
    assert record.progress() == {
        **{box: (int(box in record.boxes), 1) for box in ACHIEVEMENTS},
        "three-solo-games": (3, 3), "three-multiplayer-games": (1, 3), "three-expansion-games": (0, 3),
    }  # fmt: skip


@rule("TD-52")
def test_a_running_game_achieves_nothing() -> None:
    with pytest.raises(ValueError, match="when a game is over"):
        earned(half_day().state, 0)
    with pytest.raises(ValueError, match="when a game is over"):
        Record().after(half_day().state, 0)


def test_random_games_can_be_recorded() -> None:
    record = Record()
    for seed in range(3):
        chance = SeededChance(seed)
        state = half_day().state.game.start(2, chance)
        while state.to_act:
            player = state.to_act[0]
            legal = state.legal_moves(player)
            state.play(player, legal[chance.below(len(legal))], chance)
        record = record.after(state, 1)
    assert "three-multiplayer-games" in record.boxes
