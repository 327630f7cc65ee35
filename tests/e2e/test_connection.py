"""Losing the connection: the page is reloaded, or the server dies and comes back; the game goes on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.visitor import place_of
from tests.server.process import Server


def test_reload_in_the_middle(visit: Visit) -> None:
    anna = visit()
    anna.sit_down()
    anna.expect_turn()
    built = [anna.build(), anna.build()]
    possible = anna.lit.count()
    anna.page.reload()
    anna.expect_turn()
    expect(anna.connection).to_have_text("connected")
    for place in built:
        expect(anna.hex(place)).to_have_accessible_name(re.compile("Anna's settlement"))
    expect(anna.lit).to_have_count(possible)
    expect(anna.log.get_by_text("The game starts.")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Restart turn")).to_be_enabled()
    anna.build()
    anna.end.click()
    anna.expect_turn()

    anna.page.get_by_role("link", name="Back to lobby").click()
    tables = anna.page.get_by_role("region", name="Waiting for you").get_by_role("link")
    expect(tables.filter(has_text="Your turn")).to_be_visible()
    expect(anna.page).to_have_title(re.compile("^● "))
    tables.first.click()
    anna.expect_turn()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path / "data", bot_pace=0) as server:
        yield server


def test_the_server_is_killed_and_comes_back(visit: Visit, mortal: Server) -> None:
    anna = visit(at=mortal)
    anna.watch.forgive("net::ERR_|WebSocket connection to")
    anna.sit_down()
    anna.expect_turn()
    first = anna.build()
    anna.leave_a_mark()
    expect(anna.connection).to_have_text("connected")

    mortal.kill()
    expect(anna.connection).to_have_text(re.compile("connection lost|connecting"))
    expect(anna.hex(first)).to_have_accessible_name(re.compile("Anna's settlement"))
    choice = anna.lit.first
    second = place_of(choice)
    choice.click()  # is kept until the server listens again

    mortal.restart()
    expect(anna.connection).to_have_text("connected")
    expect(anna.hex(second)).to_have_accessible_name(re.compile("Anna's settlement"))
    expect(anna.settlements("Anna")).to_have_count(2)
    anna.expect_turn()
    anna.build()
    anna.end.click()
    anna.expect_turn()
    expect(anna.settlements("Anna")).to_have_count(3)
    assert not anna.was_reloaded()
