"""`bastide arena` and `bastide dataset` on a real Ray cluster of two nodes on this machine."""

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

NODE: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80_000_000}
SLOW_BOT = """
import os, time
from pathlib import Path
import ray
from bastide.bots import Bot


class Slow(Bot):
    '''Plays the first move, not too quickly, and notes where it runs.'''

    def __init__(self, seed):
        super().__init__(seed)
        Path("ran").mkdir(exist_ok=True)
        node = ray.get_runtime_context().get_node_id() if ray.is_initialized() else "here"
        Path("ran", f"{node} {os.getpid()}").touch()

    @classmethod
    def plays(cls, game):
        return True

    def choose(self, sight):
        time.sleep(0.002)
        return sight.legal[0]
"""
ARENA = ("arena", "troyes-dice", "--bots", "./slow.py:Slow,random", "--games", "12", "--seed", "3", "--out", "out")
DATASET = (
    *("dataset", "troyes-dice", "--bots", "./slow.py:Slow,greedy", "--games", "14", "--seed", "3"),
    *("--shard-games", "2", "--out", "out"),
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    from ray.cluster_utils import Cluster

    started = Cluster(initialize_head=True, head_node_args={**NODE, "include_dashboard": False})
    try:
        started.add_node(**NODE)
        yield started
    finally:
        started.shutdown()


def command(folder: Path, arguments: tuple[str, ...]) -> subprocess.Popen[str]:
    """Start `bastide` in a folder that has the bot."""
    folder.mkdir(exist_ok=True)
    (folder / "slow.py").write_text(SLOW_BOT, "utf-8")
    return subprocess.Popen(
        [sys.executable, "-m", "bastide", *arguments],
        cwd=folder,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "en"},
    )


def run(folder: Path, *arguments: str) -> Path:
    """Run `bastide` to its end and return the folder of its results."""
    out, err = command(folder, arguments).communicate(timeout=240)
    assert "Traceback" not in err and out, err
    return folder / "out"


def table(results: Path) -> list[dict[str, str]]:
    """The result table, without what depends on the machine."""
    rows = list(csv.DictReader((results / "games.csv").open(encoding="utf-8")))
    return [{name: value for name, value in row.items() if name != "seconds"} for row in rows]


def files(results: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in results.iterdir()}


def kill_process(worker: str) -> None:
    os.kill(int(worker.split()[1]), signal.SIGKILL)


def killed_in_the_middle(
    folder: Path,
    arguments: tuple[str, ...],
    results: str,
    node: str = "",
    kill: Callable[[str], None] = kill_process,
) -> Path:
    """Run a command and kill a worker (on a node) that has just begun a game, once something is finished."""
    process = command(folder, arguments)
    out, ran = folder / "out", folder / "ran"

    def begun_since() -> Path | None:
        finished = next(out.glob(results), None)
        since = finished.stat().st_mtime if finished else math.inf
        return next((entry for entry in ran.glob(f"{node}*") if entry.stat().st_mtime > since), None)

    try:
        while (worker := begun_since()) is None:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        workers = set(ran.iterdir())
        kill(worker.name)
        said, err = process.communicate(timeout=240)
    finally:
        process.kill()
    assert process.returncode == 0 and said, err
    assert node or set(ran.iterdir()) > workers  # another process took over
    return out


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """What one process makes."""
    folder = tmp_path_factory.mktemp("alone")
    return {arguments[0]: run(folder / arguments[0], *arguments) for arguments in (ARENA, DATASET)}


def test_the_arena_gives_the_same_table_everywhere(cluster: Any, alone: dict[str, Path], tmp_path: Path) -> None:
    expected = table(alone["arena"])
    assert len(expected) == 24 and not any(row["failed"] == "True" for row in expected)
    assert table(run(tmp_path / "jobs", *ARENA, "--jobs", "2")) == expected
    results = run(tmp_path / "ray", *ARENA, "--journals", "--ray", cluster.address)
    assert table(results) == expected
    assert len(list((results / "journals").iterdir())) == 12
    nodes = {entry.name.split()[0] for entry in (tmp_path / "ray" / "ran").iterdir()} - {"here"}
    assert len(nodes) == 2


def test_a_dataset_is_the_same_everywhere(cluster: Any, alone: dict[str, Path], tmp_path: Path) -> None:
    expected = files(alone["dataset"])
    assert len(expected) == 8
    assert files(run(tmp_path / "jobs", *DATASET, "--jobs", "2")) == expected
    assert files(run(tmp_path / "ray", *DATASET, "--ray", cluster.address)) == expected


def test_a_killed_worker_costs_the_arena_no_finished_game(cluster: Any, alone: dict[str, Path], tmp_path: Path) -> None:
    results = killed_in_the_middle(tmp_path, (*ARENA, "--ray", cluster.address), "*.jsonl")
    assert table(results) == table(alone["arena"])
    kept = [json.loads(line)["deal"] for line in (results / "troyes-dice-arena.jsonl").read_text("utf-8").splitlines()]
    assert Counter(kept) == Counter(range(6))


def test_a_killed_worker_costs_a_dataset_no_file(cluster: Any, alone: dict[str, Path], tmp_path: Path) -> None:
    results = killed_in_the_middle(tmp_path, (*DATASET, "--ray", cluster.address), "*.parquet")
    assert files(results) == files(alone["dataset"])


def test_a_failing_machine_costs_a_dataset_no_file(cluster: Any, alone: dict[str, Path], tmp_path: Path) -> None:
    machine = cluster.add_node(**NODE)
    results = killed_in_the_middle(
        tmp_path,
        (*DATASET, "--ray", cluster.address),
        "*.parquet",
        node=machine.node_id,
        kill=lambda _worker: cluster.remove_node(machine, allow_graceful=False),
    )
    assert files(results) == files(alone["dataset"])


def test_an_address_without_a_cluster_is_refused_in_one_sentence(tmp_path: Path) -> None:
    process = command(tmp_path, (*ARENA, "--ray", "127.0.0.1:1"))
    _, err = process.communicate(timeout=120)
    assert process.returncode == 2
    assert err.splitlines()[-1] == "The Ray cluster “127.0.0.1:1” can't be reached."


def test_the_benchmark_times_contests_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import contests

    monkeypatch.setattr(contests, "WORKERS", (1, 2))
    rates, _ = contests.measure(1, 0.5, lambda _line: None)
    assert {where: [*by_workers] for where, by_workers in rates.items()} == {"--jobs": [1, 2], "Ray": [1, 2]}
    assert all(rate > 0 for by_workers in rates.values() for measured in by_workers.values() for rate in measured)
