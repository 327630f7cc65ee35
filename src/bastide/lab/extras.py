"""Packages that only an extra installs: whoever lacks one is told which."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import packages of an extra; raise an `ImportError` that names the extra if one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "a package").partition(".")[0]
        raise ImportError(f"This needs the package {missing}: run `pip install bastide[{extra}]`.") from None
