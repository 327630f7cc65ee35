"""The example of the documentation, run as a reader would run it."""

import json
import re
import subprocess
import sys

from tests.server.client import Client
from tests.server.process import ROOT, Server

EXAMPLE = ROOT / "docs" / "examples" / "bot.py"


def test_the_example_plays_a_whole_game(server: Server) -> None:
    run = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLE), server.url], capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    totals = json.loads(run.stdout)
    assert len(totals) == 2 and all(total >= 0 for total in totals)
    # A cluster has several logs: the times say which table is the last one.
    _, table = max(re.findall(r"^(\S+ \S+) .* PUT /api/tables/(\w+)/seats/0/nonce 200", server.log(), re.MULTILINE))
    result = Client(server).get(f"/api/tables/{table}/result")
    assert [score["total"] for score in result["scores"]] == totals


def test_the_example_is_short() -> None:
    code = EXAMPLE.read_text("utf-8").split("def play", 1)[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 42
