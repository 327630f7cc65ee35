"""From the lobby to the result of a whole game against a bot, by clicking what glows."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from bastide.games.kingdom_builder import KingdomBuilder
from tests.e2e.conftest import Visit
from tests.e2e.places import Tables
from tests.seeds import SOAK
from tests.server.process import bastide

SETTLEMENTS = 40 if SOAK else 12
"""Each player's: fewer than in the box end the game after as many kinds of clicks."""

PROVED = {"outcomes": True, "given_plies": None, "commitment": True, "nonces": [0]}


def with_few_settlements(route: Route) -> None:
    """Ask the server for the same table with another box; leave its other requests alone."""
    wanted = route.request.post_data_json
    box = dict(KingdomBuilder.shipped_components())
    box["cards"] = {**box["cards"], "settlements": SETTLEMENTS}
    route.continue_(post_data={**wanted, "components": box} if wanted else None)


def test_a_newcomer_plays_a_game_to_its_end(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.page.route("**/api/tables", with_few_settlements)
    anna.play_now("Anna")
    anna.expect_turn()
    anna.play_to_the_end()
    page = anna.page

    expect(page).to_have_title("Kingdom Builder – Bastide")
    expect(page.get_by_role("heading", name=re.compile(r"^(Anna|Apprentice) wins\.|share the win"))).to_be_visible()
    expect(anna.log.get_by_text("The game is over.")).to_be_visible()

    page.get_by_role("link", name="Result and replay").click()
    expect(page).to_have_url(re.compile(r"/table/\w+/result(#step-\d+)?$"))
    expect(page.get_by_role("heading", level=1, name=re.compile("wins|share the win"))).to_be_visible()
    totals = check_breakdown(page)
    assert max(totals.values()) > 0

    with page.expect_download() as download:
        page.get_by_role("link", name="Download game record").click()
    journal = tmp_path / "journal.json"
    download.value.save_as(journal)
    verified = bastide("verify", str(journal), *check_fair_chance(page, download.value.suggested_filename), "--json")
    assert verified.returncode == 0, verified.stderr
    assert json.loads(verified.stdout)["proved"] == PROVED
    for total in totals.values():
        assert f'"total": {total}' in verified.stdout

    table = anna.table
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    anna.expect_turn()
    expect(anna.settlements("Anna")).to_have_count(0)


def check_fair_chance(page: Page, file: str) -> list[str]:
    """Check what the page says with and without what the browser kept; return the options that prove it."""
    fair = page.get_by_role("region", name="Fair chance")
    expect(fair).to_contain_text("Checked by your browser")
    fair.get_by_text("Check every outcome yourself").click()
    shown = fair.get_by_role("textbox", name="Command").input_value().split()
    assert shown[:3] == ["bastide", "verify", file]

    key = page.evaluate("Object.keys(localStorage).find((key) => key.startsWith('bastide-fair:'))")
    kept = page.evaluate("(key) => localStorage[key]", key)
    another = {**json.loads(kept), "commitment": "00" * 32}
    for stored, said in (
        (json.dumps(another), "This game doesn't match what was promised"),
        (None, "Not checked: this device has no fingerprint"),
        (kept, "Checked by your browser"),
    ):
        page.evaluate("([key, kept]) => kept ? (localStorage[key] = kept) : delete localStorage[key]", [key, stored])
        page.reload()
        expect(fair).to_contain_text(said)
    return shown[3:]


def check_breakdown(page: Page) -> dict[str, int]:
    """Check that every player's points add up to the total; return the totals."""
    board = page.get_by_role("region", name="Points").get_by_role("table")
    names = ["Anna", "Apprentice"]
    expect(board.get_by_role("columnheader")).to_have_text(names)
    rows = [row.get_by_role("cell").all_inner_texts() for row in board.get_by_role("row").all()[1:]]
    *sources, totals = [[int(cell) for cell in row] for row in rows]
    assert len(sources) == 4, "three scoring cards and the castles"
    assert [sum(column) for column in zip(*sources, strict=True)] == totals
    return dict(zip(names, totals, strict=True))


def test_the_result_can_be_replayed_and_played_on(visit: Visit, tables: Tables) -> None:
    anna = visit()
    anna.become(tables.owner)
    anna.open(f"/table/{tables.over}/result")
    page = anna.page
    step = page.get_by_text(re.compile(r"^Step \d+ of \d+"))
    expect(step).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()

    page.get_by_role("button", name="Previous step").click()
    expect(page.get_by_text("Points as of this step.")).to_be_visible()
    slider = page.get_by_role("slider", name="Timeline")
    slider.focus()
    page.keyboard.press("Home")
    expect(step).to_have_text(re.compile("^Step 0 of"))
    expect(page.get_by_role("gridcell", name="'s settlement")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(re.compile("^Step 1 of"))
    expect(page.get_by_role("gridcell", name="'s settlement")).to_have_count(1)

    page.get_by_role("link", name="Open in the scorer").click()
    expect(page).to_have_url(re.compile(r"/score/kingdom-builder#1\."))
    expect(page.get_by_role("gridcell", name="'s settlement")).to_have_count(1)
    page.get_by_role("gridcell", name="'s settlement").click()  # a position of a game can be changed, too
    expect(page.get_by_role("gridcell", name="'s settlement")).to_have_count(0)
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    page.go_back()
    expect(step).to_have_text(re.compile("^Step 1 of"))

    page.get_by_role("combobox", name="View as").select_option("Bot Greedy")
    expect(page.get_by_text("Your next card")).to_be_visible()

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).not_to_have_url(re.compile(tables.over))
    anna.expect_turn()
