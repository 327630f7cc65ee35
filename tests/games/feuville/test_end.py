"""The end of the game (FV-71 to FV-77)."""

from tests.games.feuville.table import Table, position
from tests.rules import rule

ROW = "guard-1 guard-2 guard-3 star-1 star-2 star-3"
USED = "fairy publican, decree mayor"


def last_turn(**wanted: object) -> Table:
    """Return a position in which a player is about to end their turn; one decree is missing, and the pile is empty."""
    return position(**{"decrees": ROW.replace("star-2", "."), "pile": 0, "used": USED, **wanted})  # type: ignore[arg-type]


@rule("FV-71")
def test_an_empty_pile_with_a_full_row_is_not_the_end() -> None:
    table = last_turn(pile=1, player=1, start_player=0)
    table.play("end")
    assert not table.state.last_round and not table.is_over
    assert table.state.position()["decrees_left"] == 0


@rule("FV-71", "FV-72")
def test_a_gap_that_cannot_be_filled_lets_the_round_be_finished() -> None:
    table = last_turn(player=1, players=4)
    table.play("end")
    assert table.state.last_round and table.on_turn == 2
    table.play("gnome mayor", "skill mayor", "pass", "end")
    table.play("gnome mayor", "skill mayor", "pass", "end")
    assert table.is_over  # player 0 has started, so all had the same number of turns


@rule("FV-72")
def test_the_last_of_the_round_ends_the_game() -> None:
    assert last_turn(player=1).play("end").is_over


@rule("FV-73")
def test_the_starting_player_ends_the_game_at_once() -> None:
    """K12."""
    assert last_turn(player=0, players=3).play("end").is_over


@rule("FV-73")
def test_the_switch_lets_the_round_be_finished() -> None:
    table = last_turn(player=0, start_player_ends_at_once=False).play("end")
    assert not table.is_over and table.on_turn == 1
    assert table.play("gnome mayor", "skill mayor", "pass", "end").is_over


@rule("FV-74")
def test_mercy_for_the_fewest_evaluated_decrees() -> None:
    table = position(evaluated={0: "flag-1 flag-2", 1: "flag-3"}, points={0: 20, 1: 10}, over=True)
    assert table.scores() == [20, 17]
    assert table.state.scores()[1].by_source()["mercy"] == 7


@rule("FV-45", "FV-74")
def test_mercy_is_given_at_the_end_and_not_before() -> None:
    table = position(store={0: "griffin-3"}, town={0: "0: start 2g 3oog"}, dice="1 2")
    assert table.scores() == [0, 0]
    assert table.play("evaluate 1").scores() == [6, 0]  # the track advances by what was scored
    table = last_turn(player=1, evaluated={0: "flag-1"}).play("end")
    assert table.scores() == [0, 7]
    assert table.events("receives-mercy") == [{"player": 1, "points": 7}]


@rule("FV-74")
def test_mercy_on_a_tie() -> None:
    """K13."""
    tied = {0: "flag-1 flag-2", 1: "flag-3", 2: "guard-1"}
    assert position(evaluated=tied, players=3, over=True).scores() == [0, 7, 7]
    assert position(evaluated=tied, players=3, over=True, mercy_on_tie="nobody").scores() == [0, 0, 0]
    alone = {**tied, 2: "guard-1 star-1"}
    assert position(evaluated=alone, players=3, over=True, mercy_on_tie="nobody").scores() == [0, 7, 0]


@rule("FV-74", "FV-41")
def test_the_town_evaluation_counts_among_the_evaluated_decrees() -> None:
    """K11."""
    town = {0: "-1: 1<w 2<f | 0: start coat | +1: 1n | +2: 1>w 2>"}
    assert position(town=town, evaluated={0: "town-evaluation"}, over=True).scores() == [0, 7]


@rule("FV-75")
def test_stored_pieces_give_nothing() -> None:
    stored = {0: "griffin-3, small-district"}
    table = position(store=stored, town={0: "0: start 2g 3oog"}, evaluated={1: "flag-1"}, over=True)
    assert table.scores() == [7, 0]


@rule("FV-76")
def test_most_points_win() -> None:
    table = position(
        points={0: 20, 1: 30, 2: 10}, evaluated={0: "flag-1", 1: "flag-2", 2: "flag-3"}, players=3, over=True
    )
    assert table.state.ranking() == [2, 1, 3]
    assert table.refused("end") == "FV-76 game-over"


@rule("FV-74", "FV-76")
def test_mercy_can_decide_the_game() -> None:
    table = position(points={0: 20, 1: 14}, evaluated={0: "flag-1 flag-2", 1: "flag-3"}, over=True)
    assert (table.scores(), table.state.ranking()) == ([20, 21], [2, 1])


@rule("FV-45", "FV-74")
def test_every_reason_for_points_names_its_rule() -> None:
    assert [(earning.source, earning.rule) for earning in position().state.scores()[0].earnings] == [
        ("symbols", "FV-38"),
        ("small-district", "FV-31"),
        ("large-district", "FV-32"),
        ("splendid-view", "FV-39"),
        ("own-discretion", "FV-40"),
        ("town-evaluation", "FV-36"),
        ("entertainer", "FV-46"),
        ("fairy", "FV-55"),
        ("mercy", "FV-74"),
    ]


@rule("FV-77")
def test_tied_players_share_the_victory() -> None:
    """K14."""
    assert position(points={0: 20, 1: 20}, over=True).state.ranking() == [1, 1]
