"""Packages that only an extra of `pip install bastide[...]` installs: the error for a missing one names the extra."""

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
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "bastide"):  # our own mistake, which no package would mend
            raise
        raise MissingExtra(
            "missing-extra",
            "This needs the package {package}: run pip install 'bastide[{extra}]'.",
            package=missing,
            extra=extra,
        ) from None
