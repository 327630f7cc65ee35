"""Settings for all tests: the same examples every time, unless `make soak` asks for new ones."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.seeds import SOAK

if TYPE_CHECKING:
    from tests.servers import PostgreSQL, Redis

LONGEST = (
    "conformance/test_conformance.py",
    "server/tables/test_killed.py",
    "server/bots/test_bots.py",
    "server/people/test_ratings.py",
    "server/http/test_http_schema.py",
    "cli/test_play.py",
    "words/test_play.py",
    "server/tables/test_time.py",
    "games/kingdom_builder/test_against_reference.py",
    "bots/test_bots.py",
    "test_wheel.py",
    "server/tables/test_two_processes.py",
)
"""The files that take longest, run first so that no worker is left alone with one of them at the end."""

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


@pytest.fixture(scope="session")
def postgresql() -> "PostgreSQL":
    """A private PostgreSQL; each test makes a database of its own in it and leaves it running."""
    from tests.servers import shared_postgresql  # imported here: few tests need a database server

    return shared_postgresql()


@pytest.fixture(scope="session")
def redis() -> "Iterator[Redis]":
    """A private Redis."""
    from tests.servers import Redis

    with Redis() as server:
        yield server


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the long files first; within a file the order stays."""
    places = {Path(__file__).parent / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: places.get(item.path, len(places)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have to report beyond having passed."""
    for report in terminalreporter.getreports("passed"):
        for name, said in report.user_properties:
            if name == "report":
                terminalreporter.write_line(f"{report.nodeid}: {said}")
