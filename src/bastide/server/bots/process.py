"""What runs in a bot's process. It imports little, so that the process starts quickly and stays small."""

import os
import signal
from multiprocessing import parent_process
from threading import Thread

from bastide.bots import Sight, make_bot
from bastide.core import positions


def choose(position: str, player: int, bot: str, seed: int) -> str:
    """Return a bot's move from a position as its seat imagines it. The bot's process never sees the truth."""
    state = positions.loads(position)
    move = make_bot(bot, type(state.game), seed).choose(Sight(state, player))
    return state.game.moves.text(move)


def end_with_server() -> None:
    """Prepare a bot's process: it ends with the server, even a killed one, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal reaches the server, which then ends us
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
