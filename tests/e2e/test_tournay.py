"""Tournay at its drawn board: a first turn by clicking what glows, with payments previewed, and a phone."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import PHONE, Visit
from tests.e2e.measures import assert_pinned, in_sight, small_targets, sticks_out
from tests.e2e.test_phone import touch
from tests.e2e.visitor import POSSIBLE, Visitor
from tests.e2e.wording import raw_texts
from tests.server.client import Client
from tests.server.process import Server


@pytest.fixture
def table(server: Server) -> tuple[Client, str]:
    """A table with a bot, which begins only if chance says so."""
    owner = Client(server, "Anna")
    table = owner.make_table(["me", "bot:greedy"], game="tournay")
    owner.open_nonce(table)
    return owner, table


def sit_down(visitor: Visitor, table: tuple[Client, str]) -> None:
    """Open the table and wait for your turn."""
    owner, name = table
    visitor.become(owner)
    visitor.open(f"/table/{name}")
    go_on_to(visitor, move(visitor, "gather"))


def go_on_to(visitor: Visitor, wanted: Locator) -> None:
    """Wait for something; a crier may come before it, and then the Crusade asks which citizen goes along."""
    crusader = visitor.page.locator(".ty [data-move^='colour ']").first
    expect(wanted.or_(crusader).first).to_be_visible()
    while crusader.is_visible():
        crusader.click()
        expect(wanted.or_(crusader).first).to_be_visible()


def move(visitor: Visitor, text: str) -> Locator:
    """Return the element on the board that makes a move."""
    return visitor.page.locator(f'.ty [data-move="{text}"]').first


def colour_at_hand(visitor: Visitor) -> str:
    """Return a colour with two own citizens on the Plaza; an event may have laid others down."""
    visitor.wait_until(lambda: bool(visitor.views()))
    (view,) = visitor.views()[-1:]
    plaza: dict[str, int] = view["players"][0]["plaza"]
    return next(colour for colour, number in plaza.items() if number > 1)


def test_a_first_turn_draws_a_card_and_the_next_one_plays_it(visit: Visit, table: tuple[Client, str]) -> None:
    anna = visit()
    sit_down(anna, table)
    page = anna.page
    deck = move(anna, f"draw {colour_at_hand(anna)}-1")
    expect(deck).to_have_accessible_name(re.compile(rf"^Deck \w+ I, \d+ cards.*, {POSSIBLE}$"))
    place = deck.bounding_box()
    deck.click()

    # Whose citizen, unless the other has none standing; the price is said before the click.
    lend, keep = move(anna, "use next"), page.locator(".ty .choice[data-move]").first
    expect(lend.or_(keep).first).to_be_visible()
    if lend.is_visible():
        expect(lend).to_contain_text("Pay Bot Greedy 2 deniers")
        move(anna, "use own").click()
    expect(keep).to_be_visible()
    assert deck.bounding_box() == place, "the questions are of one height"
    keep.hover()
    expect(page.locator(".popover")).to_contain_text("costs 1 denier")
    keep.click()
    hand = page.get_by_role("list", name="Anna's hand").get_by_role("button")
    go_on_to(anna, hand.first)
    expect(hand).to_have_count(1)
    assert not raw_texts(page)

    expect(anna.end).to_be_enabled()
    anna.end.click()
    go_on_to(anna, move(anna, "gather"))
    assert_it_stays_under_the_mouse(anna, hand.first)
    hand.first.click()
    place = move(anna, "place c3")
    expect(place).to_have_accessible_name(f"c3: empty. Place the card on c3, {POSSIBLE}")
    place.click()
    expect(
        page.get_by_role("group", name="Anna's district").get_by_role("button", name=re.compile("^c3: "))
    ).to_be_visible()
    expect(anna.log.get_by_text(re.compile("Anna places .* on c3"))).to_be_visible()
    assert not violations(page)


def assert_it_stays_under_the_mouse(visitor: Visitor, card: Locator) -> None:
    """Check that hovering over the lowest line of a card explains it without moving the card or the table."""
    popover = visitor.page.locator(".popover")
    visitor.end.hover()
    expect(popover).to_have_count(0)
    place = card.bounding_box()
    assert place is not None
    visitor.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] - 1)
    expect(popover).to_contain_text("costs 1 denier")
    assert card.evaluate(
        """async (card) => {
          for (let frame = 0; frame < 6; frame++) {
            await new Promise(requestAnimationFrame);
            if (!card.matches(':hover')) return false;
          }
          return true;
        }"""
    )


def test_the_first_screen_offers_what_is_legal(visit: Visit, table: tuple[Client, str]) -> None:
    visitor = visit()
    sit_down(visitor, table)
    page = visitor.page
    prompt, glowing = page.locator(".ty [data-prompt]"), page.locator(".ty .ty-spot.can")
    expect(prompt).to_have_text("Choose one action:")
    expect(page.get_by_text(re.compile("You can draw a card, .*gather your citizens"))).to_be_visible()
    draw, play = page.get_by_role("button", name="Draw", exact=True), page.get_by_role("button", name="Play card")
    expect(play).to_have_count(0)
    for action in (draw, move(visitor, "gather")):
        expect(action).not_to_have_css("box-shadow", "none")
    draw.click()
    expect(prompt).to_have_text("Choose a deck to draw from.")
    expect(move(visitor, "gather")).to_have_css("box-shadow", "none")
    assert all(
        (text or "").startswith("draw ") for text in glowing.evaluate_all("all => all.map(one => one.dataset.move)")
    )
    expect(glowing.first).to_be_focused()


def test_an_illegal_target_says_why(visit: Visit, table: tuple[Client, str]) -> None:
    anna = visit()
    sit_down(anna, table)
    move(anna, "combat 1").click()
    expect(anna.page.get_by_role("alert")).to_contain_text(re.compile("no coin on it|need"))


def test_on_a_phone_the_cards_and_your_district_are_in_sight_and_a_second_tap_confirms(
    visit: Visit, table: tuple[Client, str]
) -> None:
    anna = visit(**PHONE)
    sit_down(anna, table)
    page = anna.page
    confirm = page.get_by_role("button", name="Confirm", exact=True)
    colour = colour_at_hand(anna)
    deck, citizen = move(anna, f"draw {colour}-1"), move(anna, f"earn {colour} 2")
    district = page.get_by_role("group", name="Anna's district")
    everything = {"deck": deck, "event": move(anna, "combat 1"), "district": district, "citizen": citizen}
    assert {name: in_sight(thing) for name, thing in everything.items()} == dict.fromkeys(everything, True)
    assert_pinned(page)
    assert not small_targets(page)

    # The other players are a swipe away, and a tap leads back.
    cards, players = (page.get_by_role("tab", name=name).first for name in ("Cards", "Players"))
    box = deck.bounding_box()
    assert box is not None
    swipe = [[(300.0 - 40 * step, box["y"] + 20)] for step in range(7)]
    touch(anna.context.new_cdp_session(page), swipe)
    expect(players).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("group", name="Bot Greedy's district")).to_be_in_viewport()
    assert in_sight(district)
    cards.tap()
    expect(deck).to_be_in_viewport()

    deck.tap()
    expect(confirm).to_be_visible()
    citizen.tap()
    expect(deck).not_to_have_attribute("data-chosen", "")
    expect(citizen).to_have_attribute("data-chosen", "")
    confirm.tap()
    expect(page.get_by_text(re.compile("^Anna earns 4 deniers")).first).to_be_attached()
    expect(confirm).to_have_count(0)
    assert sticks_out(page) <= 0
