"""Keeps a bot written in Python to the rules of a contest: in time, with a legal move, without an exception."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from bastide.bots import Sight
from bastide.lab.outside.program import BotFailed


def guarded(choose: Callable[[Sight], int], time_limit: float) -> Callable[[Sight], int]:
    """Return the same choice; whatever goes wrong with it raises `BotFailed`."""

    def choice(sight: Sight) -> int:
        try:
            with _limited(time_limit):
                move = choose(sight)
        except BotFailed:
            raise
        except Exception as error:  # an outside bot may raise anything, and loses by it
            raise failed(f"{type(error).__name__}: {error}") from error
        if move not in sight.legal:
            raise failed(f"made the illegal move {move!r}")
        return move

    return choice


def failed(reason: str) -> BotFailed:
    """The error that ends a game for a bot."""
    return BotFailed("bot-failed", "{reason}", reason=reason)


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `BotFailed` in what is running when the time is up; only a main thread on Unix can do so."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise failed(f"took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
