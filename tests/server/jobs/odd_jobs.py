"""Kinds of jobs for tests, in worker processes."""

import os
import signal
from collections.abc import Mapping
from pathlib import Path
from time import sleep
from typing import Any

from bastide.bots.time_limit import time_limit
from bastide.server.jobs import Progress, pool, work


def die_before(given: Mapping[str, Any], _: Progress) -> str:
    """Kill the worker as often as told, then answer."""
    tries = Path(given["tries"])
    with tries.open("a") as file:
        file.write("x")
    if len(tries.read_text()) <= given["deaths"]:
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def go_on(given: Mapping[str, Any], progress: Progress) -> str:
    """Report progress until cancelled, and say so."""
    try:
        while True:
            progress(0.5)
            sleep(0.01)
    finally:
        Path(given["ended"]).touch()


def say(given: Mapping[str, Any], _: Progress) -> Any:
    """Answer with what was given."""
    return given["what"]


def niceness(_: Mapping[str, Any], __: Progress) -> int:
    """Answer how much the worker stands back for other processes."""
    return os.nice(0)


def spin(_: Mapping[str, Any], __: Progress) -> None:
    """Compute for ever, within the time limit."""
    with time_limit(0.5, work.TookTooLong):
        while True:
            pass


def perform(kind: str, given: Mapping[str, Any], slot: int) -> Any:
    """Do a job as a worker does, with these kinds too."""
    work.KINDS = {
        **work.KINDS,
        "die-before": die_before,
        "say": say,
        "niceness": niceness,
        "analysis": go_on,
        "score": spin,
    }
    return pool.perform(kind, given, slot)
