"""A server whose database never finishes a transaction once it is told to stop."""

import threading

from bastide.server import stopping
from bastide.server.store.writer import Writer
from tests.server.serving import given_options, serve_as_told


def main() -> None:
    stopping.STOP_SECONDS = 0.5
    Writer.stop = lambda self: threading.Event().wait()  # type: ignore[method-assign, assignment, return-value]
    serve_as_told(**given_options())


if __name__ == "__main__":
    main()
