"""Round robins: who meets whom, what is kept, how strength is told."""

import csv
import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from bastide import Journal
from bastide.core.errors import BadOption
from bastide.lab import arena_report, plots, tables
from bastide.lab.arena import Contest
from bastide.lab.round_robin import Played, RoundRobin, play
from bastide.lab.standings import Standing, duels, standings
from bastide.lab.tally import Record, Times

TD = "troyes-dice"
KB = "kingdom-builder"


def timeless(played: list[Played]) -> list[list[dict[str, object]]]:
    """All that was played, without the times."""
    return [
        [{name: value for name, value in record.to_plain().items() if name != "times"} for record in each.records]
        for each in played
    ]


@pytest.fixture(scope="module")
def robin() -> RoundRobin:
    return RoundRobin.of(TD, ["random", "greedy", "first-move"], 4, seed=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("arena")


@pytest.fixture(scope="module")
def played(robin: RoundRobin, folder: Path) -> list[Played]:
    return play(robin, folder, journals=True)


def test_each_meets_each_in_every_seat_with_the_same_cards(played: list[Played]) -> None:
    assert [each.contest.bots for each in played] == [
        ("random", "greedy"),
        ("random", "first-move"),
        ("greedy", "first-move"),
    ]
    for each in played:
        assert [record.seating for record in each.records] == [[0, 1], [1, 0]] * 2
        assert [record.deal for record in each.records] == [0, 0, 1, 1]


def test_larger_tables_take_every_choice_of_bots() -> None:
    three = RoundRobin.of(KB, ["random", "greedy", "first-move", "novice"], 3, players=3)
    assert len(three.contests) == 4
    two_on_four_seats = RoundRobin.of(KB, ["random", "greedy"], 2, players=4)
    assert [contest.seating(0) for contest in two_on_four_seats.contests] == [[0, 1, 0, 1]]


def test_a_bot_is_named_once() -> None:
    with pytest.raises(BadOption, match="Name each bot once; got random, random"):
        RoundRobin.of(KB, ["random", "random"], 2)


def test_a_run_stopped_halfway_goes_on_and_ends_the_same(
    robin: RoundRobin, played: list[Played], tmp_path: Path
) -> None:
    def stop(games: int, so_far: list[Played]) -> None:
        if sum(len(each.records) for each in so_far) >= 6:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(robin, tmp_path, progress=stop)
    began = []
    again = play(robin, tmp_path, progress=lambda games, _: began.append(games))
    assert began[0] == 6  # kept from before
    assert timeless(again) == timeless(played)


def test_the_number_of_games_can_change_from_run_to_run(tmp_path: Path) -> None:
    """A deal of which only some games were needed is finished later; games too many are left out."""
    for games in (3, 6, 1):
        (each,) = play(RoundRobin.of(TD, ["random", "greedy"], games), tmp_path)
        assert [record.number for record in each.records] == list(range(games))


def test_processes_change_nothing(robin: RoundRobin, played: list[Played], tmp_path: Path) -> None:
    assert timeless(play(robin, tmp_path, jobs=2)) == timeless(played)


def test_every_game_has_a_journal_that_ends_with_its_points(folder: Path, played: list[Played]) -> None:
    for number, each in enumerate(played):
        for record in each.records:
            journal = Journal.load(folder / "journals" / f"{number + 1}-{record.number + 1}.json")
            assert [score.total for score in journal.fold().scores()] == record.points


def test_the_stronger_bot_stands_above(robin: RoundRobin, played: list[Played]) -> None:
    table = standings(robin.bots, played)
    assert table[0].bot == "greedy"
    assert table[0].elo is not None and table[0].elo.low > 0
    assert table[0].skill is not None and table[0].skill[0] > 25
    (first, *_) = duels(played)
    assert (first.bots, first.games, first.share) == (("random", "greedy"), 4, 0.0)


def record(number: int, seating: list[int], ranks: list[int], failed: int | None = None) -> Record:
    return Record(
        number, number // 2, seating, [9, 5], ranks, 1, 1, 0, [Times(), Times()], failed=failed, reason="crash"
    )


def test_shares_points_and_failures_are_counted() -> None:
    records = [record(0, [0, 1], [1, 2]), record(1, [1, 0], [1, 1]), record(2, [0, 1], [2, 1], failed=0)]
    games = [Played(Contest(KB, 2, ("a", "b"), 0), records)]
    rows = {row.bot: row for row in standings(("a", "b"), games)}
    assert (rows["a"].games, rows["a"].wins.value) == (3, pytest.approx(1.5 / 3))
    assert rows["a"].points.value == 7  # 9 and 5; the game it failed in doesn't count
    assert rows["a"].failures == {"crash": 1}
    assert {seat: mean.value for seat, mean in rows["a"].seats.items()} == {0: 0.5, 1: 0.5}


def test_a_bot_that_fails_in_many_ways_does_not_fill_the_screen() -> None:
    row = Standing("a", failures={f"made the illegal move {move}": 1 for move in range(9)} | {"crash": 3})
    shown = row.frequent_failures()
    assert shown[0] == ("crash", 3) and shown[-1] == ("…", 5)
    assert len(shown) == 6


@pytest.mark.parametrize("form", tables.FORMATS)
def test_tables_have_a_row_for_each_seat_of_each_game(
    form: str, robin: RoundRobin, played: list[Played], tmp_path: Path
) -> None:
    path = tables.write(tmp_path, form, played, standings(robin.bots, played))
    if form == "csv":
        rows = list(csv.DictReader(path.open(encoding="utf-8")))
    elif form == "json":
        document = json.loads(path.read_text("utf-8"))
        rows = document["games"]
        assert document["standings"][0]["bot"] == "greedy"
    else:
        rows = parquet.read_table(path).to_pylist()
    assert len(rows) == 24
    assert {row["bot"] for row in rows} == {"random", "greedy", "first-move"}


def test_the_report_shows_every_bot_and_escapes_names(robin: RoundRobin, played: list[Played]) -> None:
    table = standings(robin.bots, played)
    table[0].bot = "<greedy>"
    page = arena_report.page(robin, played, table)
    assert page.count("<svg") == 4
    assert "&lt;greedy&gt;" in page and "<greedy>" not in page


def test_ticks_are_round_numbers_within_the_scale() -> None:
    assert plots.Scale(-341, 526).ticks() == [-200, 0, 200, 400]
    assert plots.Scale(0, 1).ticks() == [0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert plots.Scale(5, 5).ticks()[0] == 5
