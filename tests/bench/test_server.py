"""The server section of the benchmark: its page from made-up numbers, and one quick real run."""

from datetime import date

import pytest

from bastide.lab.machine import Machine
from bench import server
from bench.measure import Plan
from bench.server import Memory, Run, Setting

MACHINE = Machine("Abacus 3000", 8, "Linux", "CPython 3.11.7", date(2026, 1, 31))


def run(tables: int, pace: float) -> Run:
    return Run(tables, pace, [float(delay) for delay in range(1, 102)], 10.1, 2.02, 0.05)


def page() -> str:
    memory = Memory(80e6, 60_000.0, 240_000.0)
    return server.section([run(100, 2.0)], [run(100, 0.0)], memory, Setting(0.34, 0.004), MACHINE)


def test_delays_have_percentiles_and_moves_a_rate() -> None:
    assert run(1, 0.0).percentile(50) == 51
    assert run(1, 0.0).percentile(99) == 100
    assert run(1, 0.0).rate == pytest.approx(10)


def test_the_page_tells_delays_rates_and_memory() -> None:
    lines = page().splitlines()
    assert "| 100 | every 2 s | 10.0 | 51.0 ms | 100 ms | 20 % |" in lines
    assert "| 100 | 10.0 | 51.0 ms | 100 ms | 20.0 ms | 20 % | 5 % |" in lines
    assert "| 80.0 MB | 60.0 kB | 240 kB |" in lines
    assert "Abacus 3000 (8 cores, load average 0.3 before the start)" in page()
    assert "on a disk that took 4.00 ms to sync a write" in page()


def test_a_quick_run_plays_at_real_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PACES", {1: 0.02, 2: 0.05})
    monkeypatch.setattr(server, "IDLE", (1, 2))
    told: list[str] = []
    part = server.run(Plan(rounds=1, seconds=0.3, progress=told.append))
    assert told[:2] == ["1 tables, a move every 0.02 s", "1 tables, at full speed"]
    assert "| 2 | every 0.05 s |" in part
