"""Reads JSON written by people: strict where a mistake would go unnoticed, lenient elsewhere."""

import json
import re
from pathlib import Path
from typing import Any

from bastide.core.errors import BadComponents, BadFile, BadJson, system_reason

_BYTE_ORDER_MARK = "\ufeff"
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
_MAY_BE_UNSTORABLE = re.compile(r"\\u(?:0000|[dD][89a-fA-F])|[\0\ud800-\udfff]")


def read_file(path: Path) -> str:
    """Return the text of a file, without the byte-order mark that some editors write; raises `BadFile`."""
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        reason = system_reason(error)
        raise BadFile("cannot-read", "Can't read {file}: {reason}.", file=str(path), reason=reason) from None
    except UnicodeDecodeError:
        raise BadFile("not-text", "Can't read {file}: it is not a text file.", file=str(path)) from None


def parse(text: str) -> Any:
    """Return the values of a JSON text; raise `BadJson`, also for a duplicate key. A byte-order mark is fine."""
    try:
        document = json.loads(text.removeprefix(_BYTE_ORDER_MARK), object_pairs_hook=_distinct)
    except json.JSONDecodeError as error:
        english = "it is not valid JSON from line {line}, column {column} on"
        raise BadJson("not-json", english, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise BadJson("json-too-deep", "its numbers are too large or its lists too deep") from None
    if _MAY_BE_UNSTORABLE.search(text) and not is_storable(document):
        raise BadJson("json-unstorable", "one of its texts contains U+0000 or half of a surrogate pair")
    return document


def is_storable(value: Any) -> bool:
    """Whether every text in a JSON value can be stored: none has U+0000, which databases refuse, or lone surrogates."""
    waiting = [value]
    while waiting:
        match waiting.pop():
            case str(text):
                if _UNSTORABLE.search(text):
                    return False
            case dict(values):
                waiting += values.keys()
                waiting += values.values()
            case list(values):
                waiting += values
    return True


def component_file(text: str) -> dict[str, Any]:
    """Return the component data in the text of a file; the game checks its content."""
    try:
        document = parse(text)
    except BadJson as error:
        english = "Can't read the component file: {reason}."
        raise BadComponents("components-unreadable", english, reason=error) from None
    if not isinstance(document, dict):
        raise BadComponents("no-components", "A component file must be a JSON object.")
    return document


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, refusing duplicate keys: `json` would silently keep the last value."""
    values = dict(pairs)
    if len(values) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise BadJson("key-twice", "one of its objects has the key '{name}' twice", name=twice)
    return values
