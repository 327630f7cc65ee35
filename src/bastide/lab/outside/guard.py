"""Keeps a bot written in Python to the rules of a contest: in time, with a legal move, without an exception."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from bastide.bots import Sight
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
        with _limited(time_limit):
            yield
    except _TimeUp:
        raise failed(f"took longer than {time_limit:g} s") from None
    except (Exception, SystemExit) as error:
        raise failed(f"{type(error).__name__}: {error}") from error


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Raise `_TimeUp` in what is running when the time is up; only a main thread on Unix can do so."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
