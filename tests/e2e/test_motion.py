"""What moves: short, never in the way, and not at all for those who want no motion. What appears moves nothing else."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import PHONE, Visit
from tests.e2e.forged import ForgedLine, View
from tests.e2e.trace import TRACED, forced_layouts
from tests.e2e.visitor import Visitor
from tests.server.client import Client
from tests.server.process import Server

LONGEST = 400
"""The longest animation, in milliseconds."""

_NOTE_MOTION = """
  [window.moved, window.kinds] = [[], []];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(options.duration ?? options);
    if (options.duration > 1) window.kinds.push(/rotate/.test(JSON.stringify(frames)) ? 'tumbles' : 'glides');
    return animate.call(this, frames, options);
  };
  addEventListener('transitionrun', ({ target, propertyName }) => {
    const [found] = target.getAnimations().filter((one) => one.transitionProperty === propertyName);
    if (found) window.moved.push(found.effect.getComputedTiming().activeDuration);
  }, true);
"""
_SKIP_MOTION = """() => {
  const frame = () => new Promise(requestAnimationFrame);
  const lasts = (animation) => animation.playState === 'running' && animation.effect.getTiming().duration > 1;
  const moving = () => document.getAnimations().filter((one) => !(one instanceof CSSAnimation) && lasts(one)).length;
  window.skipping = (async () => {
    while (!moving()) await frame();
    dispatchEvent(new PointerEvent('pointerdown'));
    return moving();
  })();
}"""
_FRAMES = "async () => { for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame); }"
_STICKS_OUT = """() => [...document.querySelectorAll('.board text, .board .name, .side b')].filter((text) => {
  const inside = text.getBoundingClientRect();
  const strip = text.parentElement.querySelector(':scope > .strip') ?? text.closest('svg, button, li');
  const outside = (strip ?? text.parentElement).getBoundingClientRect();
  const fits = inside.left >= outside.left - 1 && inside.right <= outside.right + 1;
  return inside.width && !text.closest('.unseen') && !fits;
}).map((text) => text.textContent)"""


_BREAKS_WORDS = """(button) => {
  const text = document.createRange();
  text.selectNodeContents(button);
  const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
  return lines.size > button.textContent.trim().split(/[\\s-]+/).length;
}"""


def motions(page: Page) -> list[float]:
    """Return how long each animation since the last call lasts, those of no length left out."""
    noted: list[float] = page.evaluate("window.moved.splice(0)")
    return [duration for duration in noted if duration > 1]


def start(visitor: Visitor, server: Server, game: str, bots: int = 1, **more: object) -> None:
    """Sit down at a new table against bots."""
    owner = Client(server, "Newbie")
    table = owner.make_table(["me", *["bot:greedy"] * bots], game=game, **more)
    owner.open_nonce(table)
    visitor.become(owner)
    visitor.context.add_init_script(_NOTE_MOTION)
    visitor.open(f"/table/{table}")
    expect(visitor.page.locator("section.board [data-move], section.board [role=gridcell]").first).to_be_attached()


def test_motion_is_short_and_never_in_the_way(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="no-preference")
    start(anna, server, "kingdom-builder", options={"start_player": "1"})
    anna.expect_turn()
    motions(anna.page)
    anna.build()
    anna.lit.first.click()  # while the first settlement still falls
    expect(anna.settlements("Newbie")).to_have_count(2)
    anna.build()
    anna.end.click()
    anna.expect_turn()
    durations = motions(anna.page)
    assert durations and max(durations) <= LONGEST, durations


def test_no_motion_for_those_who_want_none(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="reduce")
    start(anna, server, "kingdom-builder", options={"start_player": "1"})
    anna.play_turn()
    anna.expect_turn()
    assert not motions(anna.page)


def test_dice_tumble_when_rolled_and_glide_when_moved(visit: Visit, server: Server, browser: Browser) -> None:
    anna = visit(reduced_motion="no-preference")
    line = ForgedLine(anna)
    start(anna, server, "feuville")
    page = anna.page
    expect(page.locator(".fv .person.can").first).to_be_visible()
    page.wait_for_timeout(LONGEST)  # the dice of the first roll still tumble
    page.evaluate("window.kinds.splice(0)")

    def roll(first: str, second: str) -> Callable[[View], None]:
        def change(view: View) -> None:
            people = ("entertainer", "thief", "publican", "architect", "mayor", "magician")
            dice = [{"person": one, "used": None, "value": people.index(one) + 1} for one in (first, second)]
            view["turn"] |= {"player": 1 - view["turn"]["player"], "dice": dice}

        return change

    def use(view: View) -> None:
        view["turn"]["dice"][0]["used"] = "wall thief"

    again = roll("thief", "mayor")  # the other player rolls the same: these dice lie where the last ones did
    for change, tumbling in ((roll("thief", "mayor"), 2), (again, 2), (use, 0)):
        motions(page)
        browser.start_tracing(page=page, categories=TRACED)
        line.show(change)
        page.evaluate(_FRAMES)
        trace = browser.stop_tracing()
        kinds = page.evaluate("window.kinds.splice(0)")
        assert kinds.count("tumbles") == tumbling and (tumbling or "glides" in kinds), kinds
        assert max(motions(page)) <= LONGEST
        assert forced_layouts(trace) <= 1, "a script asks for the layout more than once in an update"

    page.emulate_media(reduced_motion="reduce")
    line.show(roll("publican", "architect"))
    page.evaluate(_FRAMES)
    assert not motions(page)


def test_a_card_flies_from_its_deck_and_any_press_skips_it(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="no-preference")
    line = ForgedLine(anna)
    start(anna, server, "tournay")
    page = anna.page
    expect(page.locator(".ty .can").first).to_be_visible()
    cards = page.locator(".ty .house ul.hand").get_by_role("img")
    before = cards.count()

    def draw(view: View) -> None:
        view["players"][0]["hand"].append({"deck": view["decks"][0]["deck"], "card": None})

    motions(page)
    page.evaluate(_SKIP_MOTION)
    line.show(draw)
    assert page.evaluate("window.skipping") == 0
    assert max(motions(page)) <= LONGEST
    expect(cards).to_have_count(before + 1)

    page.emulate_media(reduced_motion="reduce")
    line.show(draw)
    expect(cards).to_have_count(before + 2)
    assert not motions(page)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_that_appears_moves_or_covers_the_board(visit: Visit, server: Server, size: dict[str, object]) -> None:
    anna = visit(reduced_motion="reduce", **size)
    start(anna, server, "kingdom-builder", options={"start_player": "1"}, hints=True)
    anna.expect_turn()
    page = anna.page
    board = page.get_by_role("grid")
    place = box(board)

    page.get_by_role("gridcell", name=re.compile(", water$")).first.focus()
    page.keyboard.press("Enter")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("(water)")
    assert box(board) == place
    assert box(refusal)[3] <= box(page.get_by_role("banner"))[3], "it covers the header only"
    expect(refusal).to_be_hidden()  # by itself

    actions = box(page.get_by_role("group", name="Actions"))
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_be_visible()
    assert box(board) == place
    assert box(hint)[0] >= place[2] or box(hint)[1] >= actions[1] - 8, "beside the board, or over the actions"
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").click()

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Confirm every move").check()
    sounds = page.get_by_role("checkbox", name="Play sounds")
    assert sounds.is_checked() is not bool(size), "sounds are off on a phone until chosen"
    page.keyboard.press("Escape")
    anna.lit.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name="Make this move?")).to_be_visible()
    assert box(board) == place


def test_a_german_phone_has_room_for_long_texts(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="reduce", locale="de-DE", **PHONE)
    page = anna.page
    for game in ("tournay", "feuville"):
        start(anna, server, game, bots=2)
        buttons = page.locator(".actions[role=group] > button:not(.lamp)")
        expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()
        assert not any(button.evaluate(_BREAKS_WORDS) for button in buttons.all())
    status = page.locator("p.status")
    status.locator("> span > span").evaluate(
        "(text) => (text.textContent = 'Du kannst ein Gebäude wählen. '.repeat(7))"
    )
    page.set_viewport_size({"width": 361, "height": 740})  # measures it again
    anna.wait_until(lambda: bool(status.evaluate("line => line.scrollHeight <= line.clientHeight")))


def test_ten_players_ten_marks_and_nothing_sticks_out(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="reduce", locale="de-DE")
    start(anna, server, "troyes-dice", bots=9)
    marks = anna.page.locator(".side .head > svg")
    expect(marks).to_have_count(10)
    looks = marks.evaluate_all('all => all.map((one) => one.innerHTML.match(/d="[^"]+/)[0])')
    colours = marks.evaluate_all("all => all.map((one) => getComputedStyle(one).fill)")
    assert len(set(looks)) == len(set(colours)) == 10
    for game in ("kingdom-builder", "tournay", "feuville"):
        start(anna, server, game, bots=2)
        assert anna.page.evaluate(_STICKS_OUT) == [], game


def test_the_focus_stays_and_the_log_tells_turns_apart(visit: Visit, server: Server) -> None:
    anna = visit(reduced_motion="reduce")
    start(anna, server, "kingdom-builder", options={"start_player": "1"})
    anna.expect_turn()
    while anna.lit.count():
        anna.build()
    anna.end.focus()
    anna.page.keyboard.press("Enter")
    anna.expect_turn()
    expect(anna.end).to_be_focused()
    turns = anna.log.locator("li.group")
    expect(turns.filter(has_text="Newbie ends")).to_have_count(1)
    expect(turns.filter(has_text="Bot Greedy ends").locator("time")).to_have_text(re.compile(r"\d\d:\d\d"))

    anna.page.get_by_role("button", name="Switch to text view").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("textbox", name="Your move")).to_be_focused()
    moves = anna.page.locator(".text-view .moves")
    moves.get_by_role("button").first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".text-view .story")).to_contain_text(re.compile("Newbie builds.*Newbie builds", re.S))
    expect(moves.get_by_role("button").first).to_be_focused()


def box(of: Locator) -> tuple[float, float, float, float]:
    """Return where something is on the page, wherever it is scrolled to, in pixels: left, top, right, bottom."""
    found = of.bounding_box()
    assert found is not None
    top = found["y"] + of.page.evaluate("scrollY")
    return round(found["x"]), round(top), round(found["x"] + found["width"]), round(top + found["height"])
