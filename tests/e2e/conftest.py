"""A browser and a server that the tests of this folder share; every visitor has their own window and cookies."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.e2e import chromium
from tests.e2e.places import Tables
from tests.e2e.visitor import PATIENCE, Visitor
from tests.e2e.watch import Watch
from tests.server.client import new_address
from tests.server.process import Server

ARTEFACTS = Path(__file__).parent / "artefacts"
DESK = {"width": 1280, "height": 800}
CALM = {"reduced_motion": "reduce"}
"""Unless a test is about motion, nothing moves: it takes less time, and pictures can be compared."""
WIDE = {"width": 1920, "height": 1080}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

Visit = Callable[..., Visitor]
FAILED = pytest.StashKey[bool]()


# For this folder only: Playwright's loop keeps running between tests, and other tests have their own loops.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with new_server(tmp_path_factory) as server:
        yield server


def new_server(folders: pytest.TempPathFactory) -> Server:
    return Server(folders.mktemp("e2e") / "data", bot_pace=0)


@pytest.fixture
def server(
    request: pytest.FixtureRequest, common_server: Server, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """The common server. A test that is run once more has one of its own, where the names it gives are free again."""
    times_run = getattr(request.node, "execution_count", 1)  # set where tests are run once more
    if times_run == 1 or "tables" in request.fixturenames:
        yield common_server
        return
    with new_server(tmp_path_factory) as server:
        yield server


@pytest.fixture(scope="package")
def tables(common_server: Server) -> Tables:
    """A person with a table before, in the middle of and after a game."""
    return Tables.at(common_server)


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a window, with Playwright's options for a context. Afterwards, check that nothing went wrong in any."""
    visitors: list[Visitor] = []

    def enter(at: Server = server, **options: Any) -> Visitor:
        wanted = {"viewport": DESK, "locale": "en-GB", "color_scheme": "light", **CALM, **options}
        context = browser.new_context(extra_http_headers={"x-forwarded-for": new_address()}, **wanted)
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, at, Watch(context, at.url)))
        return visitors[-1]

    yield enter
    if request.node.stash.get(FAILED, False):
        _keep_pictures(request.node.name, visitors)
    complaints = [complaint for visitor in visitors for complaint in visitor.watch.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


def _keep_pictures(test: str, visitors: list[Visitor]) -> None:
    """Save what everyone saw when a test failed."""
    folder = ARTEFACTS / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w-]+", "-", test)
    for number, visitor in enumerate(visitors):
        try:
            visitor.page.screenshot(path=folder / f"{name}-{number}.png")
        except Error as error:  # the page may be what broke
            print(error)
