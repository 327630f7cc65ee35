"""Datasets: what a row says, files that are whole or not there, the same rows however they are made, readers."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest

from bastide.core.chance import SeededChance
from bastide.lab.arena import Contest, streams
from bastide.lab.datasets import Dataset, open_dataset
from bastide.lab.datasets.making import make_dataset
from bastide.lab.datasets.plan import Plan
from bastide.lab.datasets.positions import _Replay, values_of
from bastide.lab.datasets.shards import COLUMNS, OtherDataset, keep
from bastide.lab.pool import WorkerKilled, spread
from bastide.lab.round_robin import RoundRobin

TD = "troyes-dice"


def plan(games: int = 6, every: int = 1, seed: int = 3) -> Plan:
    return Plan(RoundRobin.of(TD, ["greedy", "random"], games, seed=seed), every, shard_games=2)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("dataset")
    make_dataset(plan(), path)
    return path


@pytest.fixture(scope="module")
def dataset(folder: Path) -> Dataset:
    return open_dataset(folder)


def test_a_row_is_what_the_player_to_decide_saw_and_did(dataset: Dataset) -> None:
    contest = Contest(TD, 2, ("greedy", "random"), seed=3)
    game, number = contest.make(), 1
    rows = [row for row in dataset if row["game"] == number]
    chance = SeededChance(streams(3, 0, number, 2)[0])
    state = game.start(2, chance)
    for decision, row in enumerate(rows):
        seat = row["seat"]
        assert (row["decision"], row["deal"], row["bot"]) == (decision, 0, ("random", "greedy")[seat])
        assert seat in state.to_act
        assert np.array_equal(row["observation"], state.observe(int(seat)))
        assert np.array_equal(row["mask"], state.legal_mask(int(seat)))
        assert row["mask"][row["move"]] == 1
        assert np.isnan(row["value"]) == (row["bot"] == "random")
        state.play(int(seat), int(row["move"]), chance)
    assert state.is_over
    points = [score.total for score in state.scores()]
    for row in rows:
        own, other = points[row["seat"]], points[1 - row["seat"]]
        assert row["points"].tolist() == [own, other]
        assert row["reward_score"] == own - other
        assert row["rank"] == state.ranking()[row["seat"]]
        assert row["reward_rank"] == {1: 1, 2: -1}[int(row["rank"])]
        assert not row["capped"]


@pytest.mark.parametrize("game", ["kingdom-builder", "tournay", "feuville"])
def test_a_value_depends_on_what_the_seat_knows_only(game: str) -> None:
    contest = Contest(game, 2, ("greedy",), seed=1)
    state = contest.make().start(2, SeededChance(1))
    player = state.to_act[0]
    replay = _Replay(contest.make(), contest, 0)
    values = []
    for seed in range(3):
        replay.state = state.imagine(player, SeededChance(seed))
        values.append(replay._value(player, 7))
    assert values[0] is not None and len(set(values)) == 1


def test_our_bots_with_values_have_them() -> None:
    game = type(Contest(TD, 2, ("random",), seed=1).make())
    assert all(values_of(bot, game) is not None for bot in ("greedy", "search", "novice", "master"))
    assert values_of("random", game) is values_of("./mine.py:Mine", game) is None


def test_processes_change_no_byte(folder: Path, tmp_path: Path) -> None:
    make_dataset(plan(), tmp_path, jobs=2)
    assert files(tmp_path) == files(folder)


def test_a_killed_process_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(WorkerKilled, match="Run the same command again"):
        list(spread(os._exit, [1], jobs=2))


def test_a_killed_run_leaves_whole_files_and_goes_on(folder: Path, tmp_path: Path) -> None:
    arguments = ["dataset", TD, "--bots", "greedy,random", "--games", "6", "--seed", "3", "--shard-games", "2"]
    command = [sys.executable, "-m", "bastide", *arguments, "--out", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    while not any(tmp_path.glob("*.parquet")) and process.poll() is None:
        time.sleep(0.005)
    process.kill()
    process.wait()
    first = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    assert first
    for path in first:
        assert path.read_bytes() == (folder / path.name).read_bytes()
    (tmp_path / ".positions-00002.parquet.part").write_bytes(b"PAR1 half a file")
    make_dataset(plan(), tmp_path)
    assert files(tmp_path) == files(folder)
    assert {path: path.stat().st_mtime_ns for path in first} == first


def test_a_file_gets_its_name_when_it_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        keep(tmp_path / "positions-00000.parquet", b"PAR1")
    assert not list(tmp_path.glob("positions-*"))


def test_more_games_keep_what_is_there(folder: Path, tmp_path: Path) -> None:
    make_dataset(plan(games=3), tmp_path)  # the second file has one game of its deal only
    assert len(open_dataset(tmp_path).parts) == 2
    make_dataset(plan(), tmp_path)
    assert files(tmp_path) == files(folder)


def test_another_dataset_is_never_mixed_in(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(OtherDataset, match="already holds another dataset"):
        make_dataset(plan(seed=4), folder)
    (tmp_path / "positions-00000.parquet").write_bytes(b"PAR1")
    with pytest.raises(OtherDataset, match="is not a file of a Bastide dataset"):
        open_dataset(tmp_path)
    with pytest.raises(OtherDataset, match="no dataset"):
        open_dataset(tmp_path / "nothing")


def test_one_of_several_decisions_is_kept(dataset: Dataset, tmp_path: Path) -> None:
    make_dataset(plan(games=2, every=5), tmp_path)
    kept = open_dataset(tmp_path).select("game", "decision", "move").numpy()
    everything = dataset.select("game", "decision", "move").numpy()
    moves = {(game, decision): move for game, decision, move in zip(*everything.values(), strict=True)}
    for number in (0, 1):
        decisions = kept["decision"][kept["game"] == number]
        assert set(np.diff(decisions)) == {5} and decisions[0] < 5
    assert all(moves[game, decision] == move for game, decision, move in zip(*kept.values(), strict=True))


def test_positions_stay_within_the_bounds_that_the_files_declare(dataset: Dataset) -> None:
    low, high = dataset.spec.bounds()
    for batch in dataset.batch(100):
        assert (batch["observation"] >= low).all() and (batch["observation"] <= high).all()
    assert dataset.spec.named(batch["observation"]).keys() == {field.name for field in dataset.spec.fields}


def test_batches_hold_every_position_once(dataset: Dataset) -> None:
    sizes = [len(batch["move"]) for batch in dataset.batch(64)]
    assert sum(sizes) == len(dataset) and set(sizes[:-1]) == {64}
    assert len(list(dataset.batch(64, drop_last=True))) == len(dataset) // 64
    batch = dataset.numpy()
    for name, feature in dataset.features.items():
        assert batch[name].shape == (len(dataset), *feature.shape)
        assert feature.dtype == ("str" if name == "bot" else batch[name].dtype)


def test_shuffling_is_fixed_by_its_seed(dataset: Dataset) -> None:
    def order(seed: int) -> list[tuple[int, int]]:
        batch = dataset.select("game", "decision").shuffle(seed).numpy()
        return list(zip(batch["game"].tolist(), batch["decision"].tolist(), strict=True))

    assert order(1) == order(1) != order(2)
    assert sorted(order(1)) == sorted(order(2)) and len(set(order(1))) == len(dataset)


def test_a_split_shares_no_deal_and_shards_share_no_position(dataset: Dataset) -> None:
    learn, test = dataset.split(1 / 3)
    assert len(learn) + len(test) == len(dataset)
    assert not set(learn.select("deal").numpy()["deal"]) & set(test.select("deal").numpy()["deal"])
    assert sum(len(dataset.shard(number, 2)) for number in range(2)) == len(dataset)
    with pytest.raises(ValueError, match="3 files can't be split"):
        dataset.split(0.01)
    with pytest.raises(ValueError, match="the columns are"):
        dataset.select("nothing")


def test_files_say_what_they_are_and_the_card_too(folder: Path) -> None:
    found = parquet.read_schema(folder / "positions-00000.parquet")
    facts = json.loads(found.metadata[b"bastide"])
    assert (facts["game"], facts["players"], facts["seed"], facts["every"]) == (TD, 2, 3, 1)
    assert [bot["bot"] for bot in facts["bots"]] == ["greedy", "random"]
    assert facts["options"]["numbering"] == "rolled" and facts["observation"]["version"] == 1
    card = (folder / "README.md").read_text("utf-8")
    for heading in ("How it was made", "Fields", "How to use it", "Limits", "Licence"):
        assert f"## {heading}" in card
    assert all(
        f"| `{name}` |" in card for name in (*COLUMNS, *(each["name"] for each in facts["observation"]["fields"]))
    )
    assert f"{len(open_dataset(folder))} positions in 3 files" in card


def test_a_game_in_which_a_bot_fails_is_left_out(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text(
        "from bastide.bots import Bot\n"
        "class Broken(Bot):\n"
        "    plays = classmethod(lambda cls, game: True)\n"
        "    def choose(self, sight):\n"
        "        raise RuntimeError('broken')\n",
        "utf-8",
    )
    robin = RoundRobin.of(TD, ["random", f"{bot}:Broken"], 2, seed=1)
    (file,) = make_dataset(Plan(robin), tmp_path / "out")
    assert (file.games, file.failed, file.positions) == (2, 2, 0)
    assert "2 games in which a bot failed are left out" in (tmp_path / "out" / "README.md").read_text("utf-8")
    assert len(open_dataset(tmp_path / "out")) == 0
