"""`python -m tests.faults`: a run of any length, with a report as JSON."""

import argparse
import asyncio
import json
import os
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from tests.faults import sites
from tests.faults.run import Plan, Report, Struck
from tests.faults.trial import trial


def main() -> int:
    """Run as told; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=100, help="how many faults (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="repeats the choice of faults")
    parser.add_argument("--tables", type=int, default=6, help="tables in play at once (default: %(default)s)")
    parser.add_argument("--on", choices=("postgresql", "sqlite"), default="postgresql", help="the database")
    parser.add_argument("--bus", choices=("notify", "redis"), default="redis", help="how processes wake each other")
    parser.add_argument("--only", default="", help="only faults whose name contains one of these, with commas between")
    parser.add_argument("--report", type=Path, default=Path("faults.json"), help="where the report goes")
    parser.add_argument(
        "--broken", help="break the server first, with a function such as tests.faults.broken:write_twice"
    )
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: os.kill(os.getpid(), signal.SIGINT))  # end everything that was started
    folder = Path(tempfile.mkdtemp(prefix="bastide-faults-"))
    print(f"Seed {options.seed}; to repeat the choice of faults: --seed {options.seed}", flush=True)
    if options.on == "sqlite":
        site = sites.on_sqlite(folder, options.broken)
    else:
        site = sites.on_postgresql(folder, options.bus, options.broken)

    def tell(struck: Struck, report: Report) -> None:
        print(line(struck, report), flush=True)
        write(report, options.report)

    only = [word for word in options.only.split(",") if word]
    plan = Plan(options.faults, options.seed, options.tables, only)
    try:
        report = asyncio.run(trial(site, plan, tell))
    except KeyboardInterrupt:
        print(f"Interrupted. The report so far: {options.report}; logs: {folder}", file=sys.stderr)
        return 130
    print(write(report, options.report))
    if report.violations:
        print(f"The processes' logs are in {folder}", file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


def write(report: Report, file: Path) -> str:
    """Write the report as it is so far; return its text."""
    text = json.dumps(report.report(), indent=1, ensure_ascii=False) + "\n"
    file.write_text(text)
    return text


def line(struck: Struck, report: Report) -> str:
    """Return a line about a fault."""
    after = "not in time" if struck.recovery is None else f"{struck.recovery:.1f} s"
    lasted = struck.ended - struck.began
    return (
        f"{time.strftime('%H:%M:%S')} {len(report.struck):4} {struck.name:32} lasted {lasted:4.1f} s, play went on"
        f" after {after}; {report.counts['tables']} tables checked, {len(report.violations)} violations"
    )


if __name__ == "__main__":
    sys.exit(main())
