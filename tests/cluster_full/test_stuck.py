"""A process that is told to stop ends in the stated time, whatever it waits for."""

import time
from pathlib import Path

from tests.server.process import Server


def test_a_server_ends_even_if_its_database_hangs(tmp_path: Path) -> None:
    with Server(tmp_path / "data", runner="tests.server.stuck_server") as server:
        began = time.monotonic()
        server.stop()
        assert "ending now" in server.log() and time.monotonic() - began < 20
