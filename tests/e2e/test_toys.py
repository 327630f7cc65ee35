"""Games without a drawn board are played by their moves in words: the toys, which the client doesn't know."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.wording import raw_texts


@pytest.mark.parametrize("game", ["Interrupt", "Peek", "Sealed bids"])
def test_a_toy_is_played_to_its_end(visit: Visit, game: str) -> None:
    anna = visit()
    page = anna.page
    anna.play_now("Anna", game)
    moves = page.get_by_role("region", name="Legal moves").get_by_role("button")
    over = page.get_by_role("link", name="Result and replay")
    expect(page.get_by_role("region", name="Table")).to_be_visible()
    chosen = set()
    while True:
        expect(moves.first.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        assert not raw_texts(page)
        move = moves.nth(len(chosen) % moves.count())
        chosen.add(move.inner_text())
        move.click()
        anna.settle()
    assert len(chosen) > 1
    expect(page.get_by_text(re.compile("wins|share the win")).first).to_be_visible()
    over.click()
    expect(page.get_by_role("region", name="Points").get_by_role("row").last).to_contain_text("Total")
    expect(page.get_by_role("region", name="Table")).to_be_visible()
