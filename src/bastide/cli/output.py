"""The output of a command, and what happens if it can't be written."""

import contextlib
import io
import os
import sys

from bastide.core.errors import BastideError, system_reason
from bastide.words import LocalizedError


def prepare() -> None:
    """Turn characters that the terminal or pipe can't encode into question marks, not errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def wants_colour() -> bool | None:
    """Return `False` if the environment wants no colour (`NO_COLOR`, a dumb terminal); `None` if the output decides."""
    return False if os.environ.get("NO_COLOR") or is_dumb() else None


def is_dumb() -> bool:
    """Whether the terminal understands only plain text."""
    return os.environ.get("TERM") == "dumb"


def finish() -> None:
    """Flush the output; raise `OSError` if that fails."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()


def unwritten(error: OSError) -> BastideError:
    """Return the error for failed output, and write nothing more, not even at exit."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, AttributeError, ValueError):
            stream.flush()
            continue
        _drop(stream)
    return LocalizedError("cannot-write", reason=system_reason(error))


def _drop(stream: object) -> None:
    """Discard what a stream still buffers."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[attr-defined]
        os.close(nowhere)
