"""`python -m bench.capacity`: many tables at once, on one process and on a cluster; writes docs/capacity.md."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from bastide.lab.machine import Machine
from bench import capacity_page
from bench.capacity_page import Measured, Run
from bench.load import Order, Outcome
from bench.processes import loading, sync_seconds
from bench.sites import SITES, Site

PACE = 2.0
"""Seconds between moves at a table: brisk people."""
TABLES = (100, 500, 1000)
RUSHED = 100
"""How many tables play as fast as they can."""

_PAGE = Path(__file__).parents[1] / "docs" / "capacity.md"


def main() -> None:
    """Measure, write the page, and print what was written. Ends with exit code 1 if a move was lost."""
    parser = argparse.ArgumentParser(prog="make load", description="Many tables at once, and what they cost.")
    parser.add_argument("--on", choices=SITES, action="append", help="only this site; may be repeated")
    parser.add_argument("--seconds", type=float, default=30.0, help="length of a run (default: %(default)s)")
    parser.add_argument("--out", type=Path, default=_PAGE, help="the page to write (default: docs/capacity.md)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        setting = capacity_page.Setting(Machine.here(), os.getloadavg()[0], sync_seconds(Path(folder)))
    measured = []
    for name in options.on or SITES:
        with SITES[name]() as site:
            measured.append(measure(site, options.seconds))
    page = capacity_page.page(measured, setting)
    options.out.write_text(page, "utf-8")
    print(page)
    if any(one.lost for one in measured):
        sys.exit("Acknowledged moves are missing from the log, or are there twice.")


def measure(site: Site, seconds: float) -> Measured:
    """Play with more and more tables, then as fast as possible, and compare with the log."""
    empty, runs, made = site.memory(), [], 0
    with loading() as load:
        for tables in TABLES:
            _say(f"{site.name}: {tables} tables, a move every {PACE:g} s")
            load.carry_out(Order(site.url, tables, 0.0, PACE))
            runs.append(_run(site, load.carry_out, Order(site.url, tables, seconds, PACE)))
        made += sum(len(run.delays) for run in runs)
    with loading() as load:
        _say(f"{site.name}: {RUSHED} tables at full speed")
        load.carry_out(Order(site.url, RUSHED, 0.0, 0.0))
        rushed = _run(site, load.carry_out, Order(site.url, RUSHED, seconds, 0.0))
        made += len(rushed.delays)
    return Measured(site.name, runs, rushed, empty, site.moves() - made)


def _run(site: Site, carry_out: Callable[[Order], Outcome], order: Order) -> Run:
    began = site.cpu_seconds()
    outcome = carry_out(order)
    used = {kind: seconds - began[kind] for kind, seconds in site.cpu_seconds().items()}
    return Run(order.tables, order.pace, outcome.delays, outcome.seconds, used, site.memory())


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
