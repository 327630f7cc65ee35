"""How a job failed, as JSON: what a user did wrong comes back as the same error, all else as `JobFailed`."""

import json
from typing import Any

from bastide.core import errors
from bastide.core.errors import BastideError, IllegalMove
from bastide.server.jobs.job import JobFailed, TookTooLong


def write(error: BaseException) -> str:
    """Return an error as JSON."""
    return json.dumps(_packed(error))


def read(text: str) -> Exception:
    """Return an error to raise."""
    return _unpacked(json.loads(text))


def _packed(error: BaseException) -> dict[str, Any]:
    if isinstance(error, TookTooLong):
        return {"error": TookTooLong.__name__}
    is_known = isinstance(error, BastideError) and not isinstance(error, IllegalMove)
    if not is_known or type(error).__module__ != errors.__name__:
        return {"error": "", "text": f"{type(error).__name__}: {error}"}
    assert isinstance(error, BastideError)
    arguments = {
        name: _packed(value) if isinstance(value, BastideError) else value for name, value in error.arguments.items()
    }
    facts = {"key": error.key, "english": error.english, "game": error.game}
    return {"error": type(error).__name__, **facts, "arguments": arguments}


def _unpacked(packed: dict[str, Any]) -> Exception:
    name = packed["error"]
    if name == TookTooLong.__name__:
        return TookTooLong()
    if not name:
        return JobFailed(packed["text"])
    arguments = {name: _argument(value) for name, value in packed["arguments"].items()}
    error: BastideError = getattr(errors, name)(packed["key"], packed["english"], **arguments)
    error.game = packed["game"]
    return error


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return _unpacked(value)
    return tuple(value) if isinstance(value, list) else value
