"""Settings for all tests: the same examples every time, unless `make soak` asks for new ones."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from xdist.scheduler import LoadFileScheduling

from tests.seeds import SOAK

if TYPE_CHECKING:
    from bastide.core.game import Game
    from bastide.testing import Oracle
    from tests.servers import PostgreSQL, Redis

BROWSER = "tests/e2e"
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


IN_MEMORY = Path("/dev/shm")
ROOM = 4 << 30
"""Bytes; a run leaves some hundred megabytes behind."""


def pytest_configure() -> None:
    """Keep temporary folders in memory where there is room: servers commit each move, and a disk takes its time."""
    if "PYTEST_DEBUG_TEMPROOT" not in os.environ and IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK):
        about = os.statvfs(IN_MEMORY)
        if about.f_bavail * about.f_frsize >= ROOM and not about.f_flag & os.ST_NOEXEC:
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(IN_MEMORY)


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


def pytest_bastide_oracle(game: "type[Game]") -> "Oracle":
    """Tell `pytest --bastide-game` about our games and the toys."""
    from tests.oracles import oracle

    return oracle(game)


class OneBrowser(LoadFileScheduling):
    """A worker takes a file at a time, but all browser tests at once: they share one browser and run in a row."""

    def _split_scope(self, nodeid: str) -> str:
        return BROWSER if nodeid.startswith(f"{BROWSER}/") else str(super()._split_scope(nodeid))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser | None:
    """With `--dist loadfile`, let one worker run the browser tests, beside the others."""
    return OneBrowser(config, log) if config.getvalue("dist") == "loadfile" else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser tests first, then the long files; within a file the order stays.

    A browser test that fails is run once more, since a busy machine can hold a browser up for longer than anybody would
    wait. The summary names the tests that needed it.
    """
    places = {Path(__file__).parent / name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: -1 if item.nodeid.startswith(BROWSER) else places.get(item.path, len(places)))
    for item in items:
        if item.nodeid.startswith(BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show what tests have to report beyond having passed."""
    for report in terminalreporter.getreports("passed"):
        for name, said in report.user_properties:
            if name == "report":
                terminalreporter.write_line(f"{report.nodeid}: {said}")
