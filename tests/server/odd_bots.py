"""A bot for tests, and a record of what workers are sent. Worker processes import it, which registers the bot."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bastide import bots
from bastide.bots import Sight
from bastide.bots.random import RandomBot
from bastide.server.jobs import pool

TRACE = "BASTIDE_BOT_TRACE"
"""The variable that names the file to write to."""
ENOUGH = "enough"
"""The file beside it that stops the slow bot from thinking."""


def note(**what: Any) -> None:
    """Write a line of JSON, at once and whole."""
    handle = os.open(os.environ[TRACE], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(handle, json.dumps(what).encode() + b"\n")
    os.close(handle)


class SlowBot(RandomBot):
    """Thinks hard until told to stop, and records when."""

    name = "slow"

    def choose(self, sight: Sight) -> int:
        note(slow="begins", group=os.getpgrp())
        enough = Path(os.environ[TRACE]).with_name(ENOUGH)
        while not enough.exists():
            sum(range(10_000))
        note(slow="ends", group=os.getpgrp())
        return super().choose(sight)


def overheard(kind: str, given: Mapping[str, Any], slot: int) -> Any:
    """Do a job as a worker does, and record everything it was sent."""
    answer = pool.perform(kind, given, slot)
    note(kind=kind, given=given, answer=answer)
    return answer


if SlowBot not in bots._KINDS:
    bots._KINDS = (*bots._KINDS, SlowBot)
