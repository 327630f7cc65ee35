"""What a command writes, and what becomes of it if it cannot be written."""

import contextlib
import io
import os
import sys

from bastide.core.errors import BastideError, system_reason
from bastide.words import LocalizedError


def prepare() -> None:
    """Letters that the terminal or a pipe cannot have become question marks, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def wants_colour() -> bool | None:
    """`False` if the environment wants none (`NO_COLOR`, a dumb terminal); `None` if it depends on the output."""
    return False if os.environ.get("NO_COLOR") or is_dumb() else None


def is_dumb() -> bool:
    """Whether the terminal understands nothing but letters and lines."""
    return os.environ.get("TERM") == "dumb"


def finish() -> None:
    """Writes what is still held back; raises `OSError` if that fails."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def unwritten(error: OSError) -> BastideError:
    """The sentence for an output that nobody takes; nothing more is tried, not even when the process ends."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, AttributeError, ValueError):
            stream.flush()
            continue
        _drop(stream)
    return LocalizedError("cannot-write", reason=system_reason(error))


def _drop(stream: object) -> None:
    """Sends whatever a stream still holds to nowhere."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[attr-defined]
        os.close(nowhere)
