"""A server with the bots of `odd_bots`; the option `trace` names the file that they write to."""

import os

from bastide.server import bots
from tests.server import odd_bots
from tests.server.serving import given_options, serve_as_told


def main() -> None:
    """Runs it."""
    options = given_options()
    os.environ[odd_bots.TRACE] = options.pop("trace")
    bots.choose = odd_bots.overheard  # type: ignore[attr-defined]
    serve_as_told(**options)


if __name__ == "__main__":
    main()
