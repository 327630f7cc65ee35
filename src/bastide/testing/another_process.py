"""Folds the journals it is given and prints what they lead to; started by `journals.check_another_process`."""

import json
import sys
from importlib import import_module

from bastide.core.journal import Journal
from bastide.testing.checks.journals import fingerprint, installed


def main() -> None:
    """Read a request from standard input and answer with a list of fingerprints."""
    request = json.load(sys.stdin)
    module, name = request["kind"]
    with installed(getattr(import_module(module), name)):
        print(json.dumps([fingerprint(Journal.loads(text).fold()) for text in request["journals"]]))


if __name__ == "__main__":
    main()
