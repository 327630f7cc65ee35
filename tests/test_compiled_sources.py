"""The hot modules stay such that mypyc can compile them. `make test-compiled` does it, and runs the tests there."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_mypyc_accepts_the_hot_modules() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.compiled", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
