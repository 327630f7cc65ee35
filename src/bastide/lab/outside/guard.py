"""Keeps a bot written in Python to the rules of a contest: in time, with a legal move, without an exception."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from bastide.bots import Sight
from bastide.bots.time_limit import time_limit as limit
from bastide.lab.outside.failure import failed, legal_move


class _TimeUp(BaseException):
    """Interrupts a bot. Not an `Exception`, so that a bot that ignores its own errors can't ignore this."""


def guarded(choose: Callable[[Sight], int], time_limit: float) -> Callable[[Sight], int]:
    """Return the same choice; whatever goes wrong with it raises `BotFailed`."""

    def choice(sight: Sight) -> int:
        legal = sight.legal
        sight.legal = [*legal]  # the bot may shuffle its list
        with guard(time_limit):
            move = choose(sight)
        return legal_move(move, legal)

    return choice


@contextmanager
def guard(time_limit: float) -> Iterator[None]:
    """Raise `BotFailed` if a bot's code raises anything or takes too long."""
    try:
        with limit(time_limit, _TimeUp):
            yield
    except _TimeUp:
        raise failed(f"took longer than {time_limit:g} s") from None
    except (Exception, SystemExit) as error:
        raise failed(f"{type(error).__name__}: {error}") from error
