"""Loaded by every Python process whose wall clock libfaketime moves.

libfaketime 0.9.10 fails `clock_nanosleep`, which `time.sleep` calls, when told to leave the monotonic clock alone.
"""

import select
import time


def sleep(seconds: float) -> None:
    """Sleep without `clock_nanosleep`."""
    select.select([], [], [], seconds)


time.sleep = sleep  # type: ignore[assignment]
