"""`python -m tests.deploy.full`: install the programs that `make test-deploy` needs, or say what to install."""

import sys

from tests import debian

if __name__ == "__main__":
    if debian.missing(debian.DEPLOYMENT) and debian.can_install():
        debian.install(debian.missing(debian.DEPLOYMENT), "the tests of the files in deploy/")
    if wanted := debian.missing(debian.DEPLOYMENT):
        sys.exit(f"These tests need {', '.join(wanted)}: install them, then run make test-deploy again.")
