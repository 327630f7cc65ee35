"""The compiled build: what mypyc has to be told about a class, and which modules run compiled (see docs/compiled.md).

A compiled module lies beside its source, and Python imports it instead. If the source has changed since, it would play
by the old rules unnoticed, so `check` refuses to import the package.
"""

import dataclasses
import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    K = TypeVar("K")

    def mypyc_attr(**_: object) -> Callable[[type[K]], type[K]]:
        """Return a decorator that leaves a class as it is: without mypyc nothing needs the package mypy_extensions."""
        return lambda kind: kind


FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


def in_c(function: FunctionT) -> FunctionT:
    """Mark a function in whose place the compiled build runs that of the same name in `core/tight.c`."""
    return function


def complete_dataclass(kind: type, **fields: Any) -> None:
    """Make a compiled class that has an `__init__` a dataclass with these fields, as they are annotated."""
    compiled = {name: vars(kind)[name] for name in fields}
    for name in fields:  # else they would be taken for default values
        delattr(kind, name)
    kind.__annotations__ = fields
    dataclasses.dataclass(init=False)(kind)
    if [field.name for field in dataclasses.fields(kind)] != [*fields]:
        raise TypeError(f"{kind.__name__} has fields that its __init__ doesn't know")
    for name, attribute in compiled.items():
        setattr(kind, name, attribute)
    kind.__init_subclass__()  # again: now it finds the fields


PACKAGES = Path(__file__).parents[2]
"""The folder that holds the package."""
RECORD = "bastide/compiled.json"
"""What was compiled, from which sources; written by `tools.compiled`."""


class StaleBuild(ImportError):
    """A source has changed since it was compiled."""


def digest(source: Path) -> str:
    """Return what tells whether a source has changed."""
    return hashlib.sha256(source.read_bytes()).hexdigest()


def check() -> None:
    """Raise `StaleBuild` if a source has changed since it was compiled."""
    if stale := changed():
        raise StaleBuild(
            f"{', '.join(stale)} changed after Bastide was compiled. "
            "Run make compiled to compile it again, or make plain to run the sources."
        )


def changed() -> list[str]:
    """Return the sources that have changed since they were compiled; only files with a new time are read."""
    return [
        name
        for name, compiled in compiled_sources().items()
        if _is_newer(PACKAGES / name) and digest(PACKAGES / name) != compiled
    ]


def compiled_sources() -> Mapping[str, str]:
    """Return the sources that were compiled for this Python, and their digests then."""
    sources: Mapping[str, str] = _record().get("sources", {})
    return sources


def runs() -> str:
    """Return which build runs: `plain Python`, or `compiled` with the compiler's version."""
    return f"compiled by mypyc {_record()['mypyc']}" if _record() else "plain Python"


@cache
def _record() -> dict[str, Any]:
    """Return the record of the build; empty if there is none, or if it is for another Python."""
    record = PACKAGES / RECORD
    if not record.is_file():
        return {}
    found: dict[str, Any] = json.loads(record.read_text("utf-8"))
    return found if found["suffix"] == EXTENSION_SUFFIXES[0] else {}


def _is_newer(source: Path) -> bool:
    """Whether a source is newer than the module compiled from it; without that module, the source itself runs."""
    library = source.with_suffix(EXTENSION_SUFFIXES[0])
    return library.is_file() and source.stat().st_mtime_ns > library.stat().st_mtime_ns
