"""What the runners share: servers that the `bastide` command can't start, each a module with a `main`."""

import json
import socket
import sys
from pathlib import Path
from typing import Any

from bastide.server.config import Config
from bastide.server.entropy import Entropy
from bastide.server.http.pages import PAGES
from bastide.server.run import serve

HOST = "127.0.0.1"


def given_options() -> dict[str, Any]:
    """Return the options that `Server` passes to a runner."""
    options: dict[str, Any] = json.loads(sys.argv[1])
    return options


def free_port() -> int:
    """Return a port that is not in use."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def serve_as_told(
    data: str, port: int, entropy: Entropy | None = None, pages: str | None = None, **options: Any
) -> None:
    """Serve with these options of `Config`, with the built client from a folder, and print the address."""
    port = port or free_port()
    print(f"Bastide is running at http://{HOST}:{port}. Data folder: {data}", flush=True)
    serve(Config(Path(data), host=HOST, port=port, **options), entropy, PAGES if pages is None else Path(pages))
