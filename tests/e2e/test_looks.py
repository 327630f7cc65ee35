"""Reduced motion and dark mode: following the device, or the settings."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit

_MOVING = """() => document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().activeDuration > 20)
  .map((animation) =>
    `${animation.animationName ?? animation.transitionProperty} ${animation.effect.target.outerHTML.slice(0, 80)}`)
"""
_BRIGHTNESS = """colour => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}"""


def moving(page: Page) -> list[str]:
    """Return what moves by itself."""
    found: list[str] = page.evaluate(_MOVING)
    return found


def test_nothing_moves_in_a_turn_with_reduced_motion(visit: Visit) -> None:
    bruno = visit(reduced_motion="reduce")
    bruno.sit_down()
    bruno.expect_turn()
    bruno.lit.first.hover()
    assert not moving(bruno.page)
    bruno.build()
    assert not moving(bruno.page)


def test_legal_targets_glow_unless_turned_off(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.sit_down()
    anna.expect_turn()
    anna.wait_until(lambda: any("glow" in animation for animation in moving(anna.page)))
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("combobox", name="Animation").select_option("Reduced")
    anna.page.keyboard.press("Escape")
    anna.wait_until(lambda: not moving(anna.page))


def test_dark_mode_follows_the_device_and_the_settings(visit: Visit) -> None:
    anna = visit(color_scheme="dark")
    anna.open()
    page = anna.page
    ink = "getComputedStyle(document.body).color"
    expect(page.get_by_role("button", name="Play a bot").first).to_be_visible()
    by_night = page.evaluate(ink)
    page.emulate_media(color_scheme="light")
    by_day = page.evaluate(ink)
    assert brightness(page, by_night) > 180 > 100 > brightness(page, by_day)

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Theme").select_option("Dark")
    anna.wait_until(lambda: page.evaluate(ink) == by_night)
    page.reload()
    anna.wait_until(lambda: page.evaluate(ink) == by_night)
    page.emulate_media(color_scheme="dark")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Theme").select_option("Light")
    anna.wait_until(lambda: page.evaluate(ink) == by_day)


def brightness(page: Page, colour: str) -> float:
    """Return the brightness from 0 for black to 255 for white."""
    return float(page.evaluate(_BRIGHTNESS, colour))
