"""Settings for all tests: the same examples every time, unless `make soak` asks for new ones."""

import pytest
from hypothesis import HealthCheck, settings

from tests.seeds import SOAK

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.register_profile(
    "soak",
    max_examples=2000,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("soak" if SOAK else "fixed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Shows what tests have to report beyond having passed."""
    for report in terminalreporter.getreports("passed"):
        for name, said in report.user_properties:
            if name == "report":
                terminalreporter.write_line(f"{report.nodeid}: {said}")
