"""A server with the bots of `odd_bots`; the option `trace` names the file that they write to."""

import os

from bastide.server.jobs import pool
from tests.server import odd_bots
from tests.server.serving import given_options, serve_as_told


def main() -> None:
    """Run it."""
    options = given_options()
    os.environ[odd_bots.TRACE] = options.pop("trace")
    pool.perform = odd_bots.overheard
    serve_as_told(**options)


if __name__ == "__main__":
    main()
