"""A bot that only tests need, and an ear at what bots are sent. Bots' processes import it, which makes it known."""

import json
import os
import time
from typing import Any

from bastide import bots
from bastide.bots import Sight
from bastide.bots.random import RandomBot
from bastide.server import thinking

TRACE = "BASTIDE_BOT_TRACE"
"""The variable that names the file to write to."""
THINKING_SECONDS = 2.0


def note(**what: Any) -> None:
    """Writes a line of JSON, at once and whole."""
    handle = os.open(os.environ[TRACE], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.write(handle, json.dumps(what).encode() + b"\n")
    os.close(handle)


class SlowBot(RandomBot):
    """Thinks hard for two seconds, and says when."""

    name = "slow"

    def choose(self, sight: Sight) -> int:
        """As in `Bot`."""
        began = time.monotonic()
        note(slow="begins", at=began)
        while time.monotonic() < began + THINKING_SECONDS:
            sum(range(1000))
        note(slow="ends", at=time.monotonic())
        return super().choose(sight)


def overheard(position: str, player: int, bot: str, seed: int) -> str:
    """What is called in a bot's process; notes all that it is sent."""
    move = thinking.choose(position, player, bot, seed)
    note(position=position, player=player, bot=bot, seed=seed, move=move)
    return move


if SlowBot not in bots._KINDS:
    bots._KINDS = (*bots._KINDS, SlowBot)
