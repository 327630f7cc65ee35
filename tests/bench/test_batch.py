"""The part of the page on batches, from numbers that were measured elsewhere."""

import json
from pathlib import Path

import pytest

from bench import batch

KEPT = {
    "device": "a device",
    "jax": "1",
    "pgx": "2",
    "day": "2026-01-01",
    "steps": 256,
    "measured": [
        {"game": "Bastide kingdom-builder, 2 players", "games": 100, "compiling": 2.0, "rates": [1e6, 3e6, 2e6]},
        {"game": "Bastide kingdom-builder, 2 players", "games": 10_000, "compiling": 2.0, "rates": [4e8]},
        {"game": "Pgx hex", "games": 100, "compiling": 1.0, "rates": [5e9]},
    ],
}


def test_the_part_says_whether_our_game_reaches_the_goal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr(batch, "_DOCS", tmp_path)
    part = batch.part(KEPT)
    assert "| Bastide kingdom-builder, 2 players | 100 | 2.0 M | 2 s |" in part
    assert "400 M, reached" in part
    assert "<polyline" in (tmp_path / "pictures/speed-batch.svg").read_text("utf-8")
    slow = {**KEPT, "measured": KEPT["measured"][:1]}
    assert "2 M, **missed**" in batch.part(slow)


def test_the_part_says_how_many_times_as_fast_as_the_rules_engine_cores_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pictures").mkdir()
    monkeypatch.setattr(batch, "_DOCS", tmp_path)
    cores = {
        "processor": "a processor",
        "cores": 2,
        "load": 0.5,
        "jax": "1",
        "day": "2026-01-01",
        "games": 16384,
        "compiling": 20.0,
    }
    part = batch.part(KEPT, {**cores, "engine": [1e5, 3e5, 2e5], "batches": [2e6, 6e6, 4.2e6]})
    assert "20.0 times, reached" in part
    assert "| 16,384 games at once on 2 cores | 4.20 M |" in part
    assert "| the rules engine on one core | 0.20 M |" in part
    assert "9.0 times, **missed**" in batch.part(KEPT, {**cores, "engine": [2e5], "batches": [1.8e6]})


def test_runs_of_one_day_and_device_add_up(tmp_path: Path) -> None:
    file = tmp_path / "batch.json"
    run = {name: value for name, value in KEPT.items() if name != "measured"}
    assert batch.taken_up(file, run) == {**run, "measured": []}
    file.write_text(json.dumps(KEPT))
    assert batch.taken_up(file, run) == KEPT
    assert batch.taken_up(file, {**run, "day": "2026-01-02"})["measured"] == []


def test_the_page_has_the_numbers_that_were_kept() -> None:
    page = (Path(__file__).parents[2] / "docs" / "performance.md").read_text("utf-8")
    kept = json.loads(batch.KEPT.read_text("utf-8"))
    for one in (batch.Measured(**each) for each in kept["measured"]):
        assert f"| {one.game} | {one.games:,} | {one.rate / 1e6:,.1f} M |" in page
    for line in batch.cores_part(json.loads(batch.KEPT_CORES.read_text("utf-8"))):
        assert line in page
