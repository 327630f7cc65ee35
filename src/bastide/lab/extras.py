"""Packages that only an extra installs: whoever lacks one is told which."""

from collections.abc import Iterator
from contextlib import contextmanager

from bastide.core.errors import BastideError


class MissingExtra(BastideError, ImportError):
    """A package is missing that an extra installs."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import packages of an extra; raise a `MissingExtra` that names the extra if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "a package").partition(".")[0]
        raise MissingExtra(
            "missing-extra",
            "This needs the package {package}: run `pip install bastide[{extra}]`.",
            package=missing,
            extra=extra,
        ) from None
