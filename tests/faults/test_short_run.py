"""A short run: two processes on one database are killed and frozen, and nothing is lost or told twice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.faults.run import Plan
from tests.faults.sites import on_sqlite
from tests.faults.trial import trial


def test_two_processes_survive_kills_and_freezes(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    site = on_sqlite(tmp_path, clocks=False)
    plan = Plan(3, seed=16, tables=2, only=["kill server", "freeze server"], moves=30, bound=60.0)
    report = asyncio.run(trial(site, plan))
    assert not report.violations, "\n".join(map(str, report.violations))
    record_property("report", f"{len(report.struck)} faults, {report.counts['move accepted']} moves acknowledged")
