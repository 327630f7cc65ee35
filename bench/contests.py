"""Games per second of `bastide arena`, by the number of processes, and of workers in a Ray cluster on this machine."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import bastide
from bench.measure import calibrate
from bench.ray_cluster import address_in

GAME, BOTS, PLAYERS = "feuville", "greedy,random", 2
WORKERS = (1, 2, 4)
JOBS, RAY = "--jobs", "Ray"

_ROOT = Path(__file__).parents[1]
_PYTHONS = (Path(sys.executable), _ROOT / ".venv-lab" / "bin" / "python")
"""Where Ray may be installed. It isn't installed with the other engines."""
_PATH = os.pathsep.join((str(Path(bastide.__file__).parents[1]), str(_ROOT)))
_GAMES = 100_000
"""More than are played."""
_WARM_DEALS = 2
"""Deals for each worker before the clock starts: all have begun then."""
_PATIENCE = 120.0
_LOOK_SECONDS = 0.02

Rates = dict[str, dict[int, list[float]]]
"""Games per second in each round, by where they are played and the number of workers."""


def measure(rounds: int, seconds: float, say: Callable[[str], None]) -> tuple[Rates, list[float]]:
    """Return the rates, and the times of the calibration loop around them."""
    python = with_ray()
    rates: Rates = {JOBS: {workers: [] for workers in WORKERS}}
    if python is not None:
        rates[RAY] = {workers: [] for workers in WORKERS}
    calibrations = [calibrate()]
    for number in range(1, rounds + 1):
        for where, by_workers in rates.items():
            for workers, measured in by_workers.items():
                say(f"contests, round {number} of {rounds}: {where}, {workers} workers")
                with _workers(where, workers, python or Path(sys.executable)) as command:
                    measured.append(games_per_second(command, workers, seconds))
                calibrations.append(calibrate())
    return rates, calibrations


@cache
def with_ray() -> Path | None:
    """Return a Python that has Ray."""
    for python in _PYTHONS:
        if python.exists() and not subprocess.run([python, "-c", "import ray"], capture_output=True).returncode:
            return python
    return None


@contextmanager
def _workers(where: str, workers: int, python: Path) -> Iterator[list[str]]:
    """Give the command that plays the contest there."""
    names = [str(python), "-m", "bastide", "arena", GAME, "--bots", BOTS, "--players", str(PLAYERS)]
    command = [*names, "--games", str(_GAMES), "--seed", "1"]
    if where == JOBS:
        yield [*command, "--jobs", str(workers)]
    else:
        with _cluster(workers, python) as address:
            yield [*command, "--ray", address]


@contextmanager
def _cluster(workers: int, python: Path) -> Iterator[str]:
    """Run a Ray cluster and give its address."""
    process = subprocess.Popen(
        [python, "-m", "bench.ray_cluster", str(workers)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=_surroundings(),
    )
    assert process.stdin is not None and process.stdout is not None
    try:
        address = next((found for line in process.stdout if (found := address_in(line))), "")
        if not address:
            raise RuntimeError("The Ray cluster did not start.")
        yield address
    finally:
        process.stdin.close()
        process.stdout.close()
        process.wait(_PATIENCE)


def games_per_second(command: Sequence[str], workers: int, seconds: float) -> float:
    """Start a contest, watch its results for some seconds once all workers are busy, and stop it."""
    with tempfile.TemporaryDirectory() as name, open(Path(name, "errors"), "w+") as errors:
        results = Path(name, "out", f"{GAME}-arena.jsonl")
        process = subprocess.Popen(
            [*command, "--out", str(results.parent)], cwd=name, stdout=errors, stderr=errors, env=_surroundings()
        )
        try:
            first = _deals_at_least(_WARM_DEALS * workers, results, process, errors.name)
            began = time.perf_counter()
            time.sleep(seconds)
            last = _deals_at_least(first + 1, results, process, errors.name)
            return (last - first) * PLAYERS / (time.perf_counter() - began)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(_PATIENCE)


def _deals_at_least(least: int, results: Path, process: "subprocess.Popen[bytes]", errors: str) -> int:
    """Wait until that many deals have been played or more, and then until the next one has; return how many have."""
    deadline, seen = time.monotonic() + _PATIENCE, 0
    while process.poll() is None and time.monotonic() < deadline:
        deals = results.read_bytes().count(b"\n") if results.exists() else 0
        if seen >= least and deals > seen:
            return deals
        seen = deals
        time.sleep(_LOOK_SECONDS)
    raise RuntimeError(f"The contest did not go on: {Path(errors).read_text('utf-8', 'replace')}")


def _surroundings() -> dict[str, str]:
    """The environment of these processes: the code measured is this, whatever else is installed."""
    return {**os.environ, "PYTHONPATH": _PATH, "PYTHONSAFEPATH": "1", "LC_ALL": "C.UTF-8"}
