"""A click is drawn at once as pending, before the server has answered; its answer settles it or takes it back."""

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.visitor import Visitor, place_of
from tests.server.client import Client
from tests.server.process import Server


class Line:
    """The connection to the server: it can hold back what the server says, and spoil the moves."""

    def __init__(self, visitor: Visitor) -> None:
        self._held: list[tuple[WebSocketRoute, str]] | None = None
        self.spoils = False
        visitor.page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def hold(self) -> None:
        """Keep back everything that the server says from now on."""
        self._held = []

    def release(self) -> None:
        """Deliver what was kept back."""
        held, self._held = self._held or [], None
        for page, text in held:
            page.send(text)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: server.send(self._spoiled(str(text))))
        server.on_message(lambda text: self._deliver(page, str(text)))

    def _deliver(self, page: WebSocketRoute, text: str) -> None:
        if self._held is None:
            page.send(text)
        else:
            self._held.append((page, text))

    def _spoiled(self, text: str) -> str:
        command = json.loads(text)
        if self.spoils and command["type"] == "move":
            command["move"] = "end"  # not legal before anything is built
        return json.dumps(command)


def pending(visitor: Visitor) -> Locator:
    """What a move was made with that the server hasn't settled yet."""
    return visitor.page.locator("[data-pending]")


def sit_down(visitor: Visitor, server: Server, game: str) -> None:
    owner = Client(server, "Anna")
    options = {"start_player": "1"} if game == "kingdom-builder" else {}
    table = owner.make_table(["me", "bot:greedy"], game=game, options=options)
    owner.open_nonce(table)
    visitor.become(owner)
    visitor.open(f"/table/{table}")


def test_a_move_is_pending_until_the_server_answers(visit: Visit, server: Server) -> None:
    anna = visit()
    line = Line(anna)
    sit_down(anna, server, "kingdom-builder")
    anna.expect_turn()
    possible, choice = anna.lit.count(), anna.lit.first
    place = place_of(choice)
    drawn = pending(anna).locator(f'[data-at="{place}"]')

    line.spoils = True
    line.hold()
    choice.click()
    expect(drawn).to_be_visible()
    line.release()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    expect(pending(anna)).to_have_count(0)
    expect(anna.settlements("Anna")).to_have_count(0)
    expect(anna.lit).to_have_count(possible)

    line.spoils = False
    line.hold()
    anna.hex(place).click()
    expect(drawn).to_be_visible()
    expect(anna.settlements("Anna")).to_have_count(0)
    anna.lit.nth(1).click()  # one move at a time
    line.release()
    expect(anna.settlements("Anna")).to_have_count(1)
    expect(anna.hex(place)).to_have_accessible_name(re.compile("Anna's settlement"))
    expect(pending(anna)).to_have_count(0)
    expect(anna.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("game", "legal"), [("feuville", "can"), ("tournay", "can"), ("troyes-dice", "legal")])
def test_every_board_marks_what_was_clicked(visit: Visit, server: Server, game: str, legal: str) -> None:
    anna = visit()
    line = Line(anna)
    sit_down(anna, server, game)
    choice = anna.page.locator(f".board .{legal}[data-move]").first
    expect(choice).to_be_visible()
    move = choice.get_attribute("data-move")
    line.hold()
    choice.click()
    expect(anna.page.locator(f'[data-pending][data-move="{move}"]').first).to_be_visible()
    line.release()
    expect(pending(anna)).to_have_count(0)
