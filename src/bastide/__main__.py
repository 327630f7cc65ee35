"""The `bastide` command, also as `python -m bastide`."""

import sys

from bastide.core.extras import MissingExtra, needs


def main() -> None:
    """Run the command; without its packages, say in one sentence what to install."""
    try:
        with needs("play"):
            from bastide import cli
    except MissingExtra as missing:
        print(missing, file=sys.stderr)
        sys.exit(2)
    cli.main()


if __name__ == "__main__":
    main()
