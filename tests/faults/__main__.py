"""`python -m tests.faults`: a run of any length, with a report as JSON."""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.run import Report, Struck
from tests.faults.trial import on_sqlite


def main() -> int:
    """Run as told; return 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=60, help="how many faults (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="repeats the choice of faults and moves")
    parser.add_argument("--tables", type=int, default=6, help="tables in play at once (default: %(default)s)")
    parser.add_argument("--only", default="", help="only faults whose name contains one of these, with commas between")
    parser.add_argument("--report", type=Path, default=Path("faults.json"), help="where the report goes")
    parser.add_argument(
        "--broken", help="break the server first, with a function such as tests.faults.broken:write_twice"
    )
    options = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="bastide-faults-"))
    print(f"Seed {options.seed}; to repeat the choice of faults: --seed {options.seed}", flush=True)
    only = [word for word in options.only.split(",") if word]
    report = asyncio.run(on_sqlite(folder, options.faults, options.seed, options.tables, only, tell, options.broken))
    options.report.write_text(json.dumps(report.report(), indent=1, ensure_ascii=False) + "\n")
    print(json.dumps(report.report(), indent=1, ensure_ascii=False))
    return 1 if report.violations else 0


def tell(struck: Struck, report: Report) -> None:
    """Print a line about a fault."""
    after = "not in time" if struck.recovery is None else f"{struck.recovery:.1f} s"
    lasted = struck.ended - struck.began
    print(
        f"{len(report.struck):5} {struck.name:32} lasted {lasted:4.1f} s, play went on after {after};"
        f" {report.counts['tables']} tables checked, {len(report.violations)} violations",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
