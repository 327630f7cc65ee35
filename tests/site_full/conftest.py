"""The same browser and visitors as in the tests of the client."""

from tests.e2e.conftest import browser, common_server, pytest_runtest_makereport, server, visit

__all__ = ["browser", "common_server", "pytest_runtest_makereport", "server", "visit"]
