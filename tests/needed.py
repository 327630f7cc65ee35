"""`python -m tests.needed`: install what the tests run beside Bastide, or say in one sentence what to install."""

import sys

from tests import debian
from tests.e2e import chromium


def main() -> None:
    """Make sure that all tests can run: as root on Debian by installing what is missing."""
    wanted = [*chromium.missing(), *debian.missing()]
    if wanted and debian.can_install():
        debian.install(wanted, "the tests")
        wanted = [*chromium.missing(), *debian.missing()]
    if wanted:
        sys.exit(
            "The tests need Chromium or Chrome (or its path in BASTIDE_CHROMIUM), fonts for Japanese and Chinese, "
            f"PostgreSQL {debian.OLDEST_POSTGRESQL} or newer, Redis, HAProxy and libfaketime. Install what is missing "
            f"here, then run make test again; Debian calls it {', '.join(wanted)}."
        )


if __name__ == "__main__":
    main()
