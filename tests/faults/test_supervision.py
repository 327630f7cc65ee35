"""A part that ends by itself doesn't end a run: it is started again, and the report says so."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.faults import faults
from tests.faults.cluster import Cluster, Disk, Part
from tests.faults.run import Plan, Run
from tests.server.process import Server


def test_a_process_that_is_gone_can_be_frozen_and_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "FROZEN", (0.0, 0.0))

    async def strike(server: Server) -> Run:
        part = Part("server 1", server)
        run = Run(Cluster("", Disk(tmp_path, small=False), parts=[part]), Plan(1, seed=1))
        await faults.Freeze(part).strike(Random(1))
        await run._revive()
        await run._revive()
        return run

    with Server(tmp_path / "data") as server:
        with suppress(ProcessLookupError):
            while True:  # until it is gone, with all that it has started
                os.killpg(server.pid, signal.SIGKILL)
                time.sleep(0.01)
        run = asyncio.run(strike(server))
        assert server.running
        assert run.report.report()["ended by themselves"] == {"server 1": 1}
