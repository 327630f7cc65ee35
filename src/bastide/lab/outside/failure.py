"""What happens to a bot that crashes, stalls or makes no legal move: it loses the game and says why."""

from collections.abc import Sequence
from operator import index
from typing import Any

from bastide.core.errors import BastideError

_LONGEST_REASON = 300


class BotFailed(BastideError):
    """A bot crashed, stalled or made no legal move, and loses the game."""


def failed(reason: str) -> BotFailed:
    """Return the error that ends a game for a bot; its reason is one short line, whatever the bot wrote."""
    line = "".join(sign if sign.isprintable() else " " for sign in reason)
    shown = line if len(line) <= _LONGEST_REASON else f"{line[:_LONGEST_REASON]}…"
    return BotFailed("bot-failed", "{reason}", reason=shown)


def legal_move(choice: Any, legal: Sequence[int]) -> int:
    """Return the move that a bot chose, an integer of Python or NumPy; raise `BotFailed` unless it is legal."""
    try:
        move = index(choice)
    except TypeError:
        move = None
    if move is None or isinstance(choice, bool) or move not in legal:
        raise failed(f"made the illegal move {choice!r}")
    return move
