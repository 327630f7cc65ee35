"""Notices: push to a browser that isn't at the table, and the settings that say what is told how and when."""

import json
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import ARTEFACTS, PHONE, Visit
from tests.e2e.visitor import Visitor
from tests.server.client import Client, start
from tests.server.notices.receiver import LOOPBACK, Browser, Receiver, check_vapid
from tests.server.process import Server

Seen = TypeVar("Seen")

SUBSCRIBED = """(subscription) => {
  // Chromium's push service is out of reach: this one stands in for it, and the server sends to it.
  const kept = () => localStorage.getItem('subscribed');
  const here = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: async () => localStorage.removeItem('subscribed') ?? true,
    get options() {
      const text = atob(kept().replaceAll('-', '+').replaceAll('_', '/'));
      return { applicationServerKey: Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer };
    },
  };
  PushManager.prototype.getSubscription = async () => (kept() ? here : null);
  PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error('must be visible');
    const key = btoa(String.fromCharCode(...applicationServerKey));
    localStorage.setItem('subscribed', key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
    return here;
  };
  Notification.requestPermission = async () => 'granted';
}"""

SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
}"""

CLICK = """async () => {
  const done = [];
  Clients.prototype.openWindow = async (url) => void done.push(`open ${new URL(url).pathname}`);
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`); };
  const [notification] = await self.registration.getNotifications();
  if (!notification) return null;
  const event = new NotificationEvent('notificationclick', { notification });
  const wait = new Promise((resolve) => { event.waitUntil = (work) => resolve(work); });
  self.dispatchEvent(event);
  await wait;
  return [...done, (await self.registration.getNotifications()).length];
}"""


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may send notices to this machine, and doesn't wait long."""
    folder = tmp_path_factory.mktemp("telling") / "data"
    with Server(folder, bot_pace=0, notice_network=LOOPBACK, turn_notice_seconds=1) as server:
        yield server


def subscribing(visitor: Visitor, subscription: dict[str, Any]) -> None:
    """Give a visitor's browser a push service."""
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")


def open_notices(visitor: Visitor) -> Page:
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_text("Notices", exact=True).click()
    expect(visitor.page.get_by_role("checkbox", name="Your turn: Push")).to_be_checked()
    return visitor.page


def deliver(page: Page, message: dict[str, Any], look: Callable[[], Seen | None]) -> Seen:
    """Let the browser deliver a message to our service worker, as DevTools does; return what `look` finds of it.

    Without a desktop, Chromium sometimes drops a notification as soon as it is shown; then it is delivered again.
    """
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    origin = page.evaluate("location.origin")
    for _ in range(20):
        page.wait_for_timeout(300)
        if not found:
            continue
        sent = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
        devtools.send("ServiceWorker.deliverPushMessage", sent)
        for _ in range(10):
            page.wait_for_timeout(50)
            if (seen := look()) is not None:
                return seen
    raise AssertionError("The browser dropped every notification.")


def shown(page: Page, message: dict[str, Any]) -> list[dict[str, Any]]:
    """Deliver a message; return what is shown."""
    return deliver(page, message, lambda: page.evaluate(SHOWN) or None)


def click(page: Page, message: dict[str, Any]) -> list[Any]:
    """Deliver a message and click its notification; return what our service worker did, and how many are left."""
    (worker,) = page.context.service_workers
    return deliver(page, message, lambda: worker.evaluate(CLICK))


def test_a_turn_calls_a_player_back_to_the_table(visit: Visit, telling: Server) -> None:
    days = {"kind": "days", "days": 2}
    table, clients = start(telling, 2, options={"start_player": "1"}, clock=days)
    anna, bruno = visit(telling), visit(telling, **PHONE)
    laptop = Browser()
    with Receiver() as service:
        subscription = laptop.subscription(f"{service.url}/laptop")
        subscribing(anna, {key: subscription[key] for key in ("endpoint", "keys")})
        bruno.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'default' })")
        for visitor, client in zip((anna, bruno), clients, strict=True):
            visitor.become(client)
            visitor.open(f"/table/{table}")
        anna.play_turn()
        page = open_notices(anna)
        page.get_by_role("button", name="Notify me on this device").click()
        expect(page.get_by_text("(this device)")).to_be_visible()
        page.screenshot(path=ARTEFACTS / "notices-device.png")
        assert violations(page) == []
        page.get_by_role("button", name="Send a test").first.click()
        expect(page.get_by_text("Test sent.")).to_be_visible()
        assert laptop.read(service.wait_for(1)[0])["title"] == "Test"

        anna.open("/rules")  # away from the table
        expect(page).to_have_title("Rules – Bastide")
        bruno.play_turn()
        offer = bruno.page.get_by_role("group", name="Notices")
        expect(offer).to_contain_text("Get a notification when it's your turn?")
        bruno.page.screenshot(path=ARTEFACTS / "notices-offer-phone.png")
        received = service.wait_for(2, 40.0)[1]
        check_vapid(received, clients[0].get("/api/me/notices")["push_key"], service.url)
        message = laptop.read(received)
        assert message["path"] == f"/table/{table}" and message["title"] == "Your turn"
        assert message["body"] == "Kingdom Builder with Bruno"

    offer.get_by_role("button", name="Not now").click()
    bruno.page.reload()
    expect(bruno.page.get_by_role("gridcell").first).to_be_visible()
    expect(offer).to_have_count(0)  # asked once

    anna.open("/")
    expect(page).to_have_title("● Bastide")
    assert shown(page, message) == [message]
    assert click(page, message) == [f"open /table/{table}", 0]
    assert click(page, {**message, "path": "https://example.com/elsewhere"})[0] == "focus /"  # never to another site
    anna.open(f"/table/{table}")
    anna.expect_turn()
    assert click(page, message) == [f"focus /table/{table}", 0]

    served = clients[0].http.get("/notices-worker.js")
    assert served.headers["cache-control"] == "no-cache" and "javascript" in served.headers["content-type"]
    anna.open("/")
    page = open_notices(anna)
    page.get_by_role("button", name="Stop on this device").click()
    expect(page.get_by_role("button", name="Notify me on this device")).to_be_visible()
    assert clients[0].get("/api/me/notices")["devices"] == []


def test_what_is_told_and_when_not(visit: Visit, telling: Server) -> None:
    person = Client(telling, "Clara")
    with Receiver(204) as hook:
        for name, options in {
            "desktop-light": {"viewport": {"width": 1440, "height": 900}},
            "phone-dark": {**PHONE, "viewport": {"width": 390, "height": 800}, "color_scheme": "dark"},
        }.items():
            clara = visit(telling, timezone_id="Europe/Paris", **options)
            clara.become(person)
            clara.open("/account")
            page = open_notices(clara)
            quiet = page.get_by_role("checkbox", name="Quiet hours")
            quiet.check()
            page.get_by_label("From", exact=True).fill("21:30")
            page.get_by_label("From", exact=True).blur()
            expect(page.get_by_text("Time zone: Europe/Paris")).to_be_visible()
            page.get_by_text("Webhook (advanced)").click()
            address = page.get_by_label("Address", exact=True)
            clara.watch.forgive(r"status of 422 .*/webhook$")
            address.fill("https://10.0.0.1/")
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_role("alert")).to_have_text(
                "This address can't be used. Notices go to public https addresses only."
            )
            address.fill(f"{hook.url}/{name}")
            page.get_by_role("button", name="Save").click()
            expect(page.get_by_label("Secret, shown only now")).to_be_visible()
            page.get_by_role("button", name="Send a test").click()
            expect(page.get_by_text("Test sent.")).to_be_visible()
            page.get_by_text("Notices", exact=True).scroll_into_view_if_needed()
            page.screenshot(path=ARTEFACTS / f"notices-{name}.png")
            assert violations(page) == []
            page.get_by_role("checkbox", name="Tournaments: Push").uncheck()
            expect(page.get_by_role("checkbox", name="Tournaments: Webhook")).to_be_checked()
            page.get_by_role("button", name="Remove").click()
            expect(page.get_by_role("button", name="Remove")).to_have_count(0)
            chosen = person.get("/api/me/notices")["choices"]
            assert chosen["quiet"] == {"start": 21 * 60 + 30, "end": 8 * 60, "zone": "Europe/Paris"}
            assert chosen["off"] == {"tournament": ["push"]}
            person.put("/api/me/notices", {})
        assert [one.path for one in hook.received] == ["/desktop-light", "/phone-dark"]
