"""A short run: two processes on one database are killed and frozen, and nothing is lost or told twice."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from tests.faults.sites import on_sqlite
from tests.faults.trial import trial


def test_two_processes_survive_kills_and_freezes(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    report = asyncio.run(trial(on_sqlite(tmp_path), 4, 16, 2, ["kill server", "freeze server"]))
    assert not report.violations, "\n".join(map(str, report.violations))
    record_property("report", f"{len(report.struck)} faults, {report.counts['move accepted']} moves acknowledged")
