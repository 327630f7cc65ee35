"""A server that is broken on purpose is found out."""

import asyncio
from pathlib import Path

import pytest

from tests.faults.run import Plan
from tests.faults.sites import on_sqlite
from tests.faults.trial import trial

BROKEN = {
    "acknowledge_before_commit": {"acknowledged but lost", "differs from the log", "gap in the log"},
    "skip_catch_up": {"not told the end"},
    "ignore_decision_numbers": {"acknowledged but lost", "accepted though illegal", "acknowledged twice", "never sent"},
    "write_twice": {"chat not exactly once"},
    "skip_a_line_after_reconnecting": {"differs from the log"},
}
"""By the function that breaks it: the rules of which at least one must be violated."""

BOUND = 20.0
"""Seconds for play to go on; a healthy server takes a fraction of that even on a busy machine."""


@pytest.mark.timeout(1200)
@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_server_is_found_out(how: str, tmp_path: Path) -> None:
    site = on_sqlite(tmp_path, f"tests.faults.broken:{how}", clocks=False)
    plan = Plan(120, seed=7, tables=3, only=["kill server"], moves=30, bound=BOUND, to_first_violation=True)
    report = asyncio.run(trial(site, plan))
    assert BROKEN[how] & {violation.rule for violation in report.violations}, report.report()
