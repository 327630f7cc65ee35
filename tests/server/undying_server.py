"""Servers with a trace, one after another: whenever one is killed, the next starts on the same data folder.

Each is its own process and process group. They are forked from this one, which has loaded all modules and keeps nothing
else, so that fifty of them don't take a minute to start.
"""

import os
import signal
from threading import Thread
from types import FrameType

from tests.server.serving import free_port, given_options, serve_as_told
from tests.server.traced_server import Trace, follow


def main() -> None:
    """Run them until told to stop; the option `trace` names the file."""
    options = given_options()
    options["port"] = options["port"] or free_port()
    trace = Trace(options.pop("trace"))
    life, held = os.pipe()

    def stop(*_: int | FrameType | None) -> None:
        os._exit(0)  # which closes the pipe

    signal.signal(signal.SIGTERM, stop)
    while True:
        child = os.fork()
        if not child:
            os.setpgid(0, 0)
            os.close(held)
            Thread(target=die_with_parent, args=(life,), daemon=True).start()
            trace.note("begins", os.getpid())
            follow(trace)
            serve_as_told(**options)
            os._exit(0)
        os.waitpid(child, 0)


def die_with_parent(life: int) -> None:
    """End this process when the one that forked it has ended."""
    os.read(life, 1)
    os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main()
