"""Before, beside and after a game: choosing a board, leaving and rejoining, and rematches."""

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import ARTEFACTS, Visit
from tests.server.client import play_out, start, started
from tests.server.process import Server
from tests.server.tables.test_time import TimedServers

YOUR_TURN = re.compile("^● Your turn")


@pytest.fixture
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServers]:
    """A server whose time can be moved forward."""
    timed = TimedServers(tmp_path_factory.mktemp("absence"))
    with timed.servers[0]:
        yield timed


def test_a_bot_replaces_an_absent_player_at_a_table_without_clocks(visit: Visit, timed: TimedServers) -> None:
    server = timed.servers[0]
    table, clients = start(server, 2, "peek")  # Anna is to move, and has not come
    anna, bruno = visit(at=server), visit(at=server)
    for visitor, client in zip((anna, bruno), clients, strict=True):
        visitor.become(client)
    timed.wait(700)

    bruno.open(f"/table/{table}")
    gone = bruno.page.get_by_role("alertdialog", name="A player is away")
    expect(gone).to_contain_text(re.compile(r"Anna has been away for 1\d minutes\."))
    bruno.page.screenshot(path=ARTEFACTS / "absent.png")
    gone.get_by_role("button", name="Let a bot play").click()
    expect(bruno.log.get_by_text("A bot takes over for Anna.")).to_be_visible()
    expect(gone).to_be_hidden()
    expect(bruno.page.get_by_text("(bot playing)")).to_be_visible()
    expect(bruno.page).to_have_title(YOUR_TURN)  # the bot has made Anna's move

    anna.open(f"/table/{table}")
    replaced = anna.page.get_by_role("alertdialog", name="A bot is playing for you")
    replaced.get_by_role("button", name="Rejoin").click()
    expect(replaced).to_be_hidden()
    expect(bruno.log.get_by_text("Anna rejoins.")).to_be_visible()


def test_everyone_at_a_finished_table_is_offered_the_rematch(visit: Visit, server: Server) -> None:
    with started(server, 2, "sealed-bids") as over:
        play_out(over.streams, lambda update: str(update["moves"][0]))
    anna, bruno = visit(), visit()
    for visitor, client in zip((anna, bruno), over.clients, strict=True):
        visitor.become(client)
    anna.open()
    finished = anna.page.get_by_role("region", name="Finished games").get_by_role("link")
    expect(finished).to_contain_text("won by")
    finished.click()  # to the result
    bruno.open(f"/table/{over.id}")
    again = bruno.page.get_by_role("button", name="Rematch")
    expect(again).to_be_visible()

    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.wait_for_url(lambda url: over.id not in url)
    expect(bruno.page.get_by_text("Anna offers a rematch.")).to_be_visible()
    bruno.page.screenshot(path=ARTEFACTS / "rematch.png")
    expect(again).to_be_hidden()

    # The result page shows it as well, and your own rematch is not an invitation.
    bruno.page.get_by_role("link", name="Result and replay").click()
    expect(bruno.page.get_by_role("button", name="Join")).to_be_visible()
    aside = visit()
    aside.become(over.clients[0])
    aside.open(f"/table/{over.id}/result")
    expect(aside.page.get_by_role("button", name="Go to rematch")).to_be_visible()

    bruno.page.get_by_role("button", name="Join").click()
    bruno.page.wait_for_url(lambda url: anna.table in url)
    for visitor in (anna, bruno):
        expect(visitor.log.get_by_text("The game starts.")).to_be_visible()


def test_a_board_is_chosen_without_typing(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    anna.open("/new/kingdom-builder")
    page.get_by_role("combobox", name="Quadrants").first.select_option("Custom …")
    board = page.get_by_role("group", name="Quadrants")
    board.get_by_role("combobox", name="Choice 1").select_option("Tower")
    board.get_by_role("combobox", name="Choice 2").select_option("Tower")  # it swaps with the first
    page.get_by_role("combobox", name="Rotated quadrants").select_option("Custom …")
    page.get_by_role("checkbox", name="bottom left").check()
    page.get_by_role("combobox", name="Scoring cards").first.select_option("Custom …")
    cards = page.get_by_role("group", name="Scoring cards")
    cards.get_by_role("combobox", name="Choice 2").select_option("random")
    expect(page.get_by_role("radio", name="Standard Random board")).not_to_be_checked()
    page.get_by_role("button", name="Create table").click()
    anna.introduce("Anna", "Create table")
    options = page.get_by_role("definition")
    expect(options.get_by_text("Farm, Tower, Oasis, and Oracle")).to_be_visible()
    expect(options.get_by_text("bottom left")).to_be_visible()
    expect(options.get_by_text("Fishermen, random, and Discoverers")).to_be_visible()


LOBBY = ("games", "lobby", "me")
"""The lobby's requests to the server."""


@pytest.mark.parametrize("late", LOBBY)
def test_the_lobby_appears_all_at_once(visit: Visit, late: str) -> None:
    """A late answer would move links away from under the pointer."""
    anna = visit()
    held: list[Route] = []
    answered: set[str] = set()
    anna.page.route(re.compile(rf"/api/{late}(\?|$)"), lambda route: held.append(route))
    anna.page.on("response", lambda response: answered.add(urlsplit(response.url).path.removeprefix("/api/")))
    anna.open()
    while not held or not answered >= {*LOBBY} - {late}:
        anna.page.wait_for_timeout(20)
    link = anna.page.get_by_role("link", name="Open a saved game")
    expect(link).to_have_count(0)
    for route in held:
        route.continue_()
    expect(link).to_be_visible()
    expect(anna.page.get_by_role("region", name="Kingdom Builder", exact=True)).to_be_visible()
