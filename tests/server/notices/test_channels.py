"""Push and webhooks at a real server, with a push service and a webhook on this machine."""

import hashlib
import hmac
import json
from collections.abc import Iterator
from http import HTTPStatus
from typing import Any

import pytest

from tests.server.client import Client, start
from tests.server.notices.receiver import LOOPBACK, Browser, Receiver, check_vapid
from tests.server.process import Server

NOTICES = "/api/me/notices"


@pytest.fixture(scope="module")
def allowing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may send notices to this machine, and doesn't wait long."""
    folder = tmp_path_factory.mktemp("notices") / "data"
    with Server(folder, bot_pace=0, notice_network=LOOPBACK, turn_notice_seconds=0) as server:
        yield server


def refusal(client: Client, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = client.http.request(method, NOTICES + path, json=body)
    return answer.status_code, answer.json()["key"] if answer.content else ""


def test_a_turn_reaches_every_device_encrypted_and_signed(allowing: Server) -> None:
    table, clients = start(allowing, clock={"kind": "days", "days": 3})
    mover = next(one for one in clients if one.get("/api/tables?mine=true")[0]["your_turn"])
    laptop, phone = Browser(), Browser()
    with Receiver() as service:
        mover.http.headers["accept-language"] = "de"
        mover.post(f"{NOTICES}/devices", laptop.subscription(f"{service.url}/laptop"))
        facts = mover.post(f"{NOTICES}/devices", phone.subscription(f"{service.url}/phone", "Phone"))
        assert [device["name"] for device in facts["devices"]] == ["Laptop", "Phone"]
        assert facts["devices"][0]["id"] == hashlib.sha256(f"{service.url}/laptop".encode()).hexdigest()
        received = {one.path: one for one in service.wait_for(2, 30.0)}
        other = next(one.nickname for one in clients if one is not mover)
        for path, browser in (("/laptop", laptop), ("/phone", phone)):
            claims = check_vapid(received[path], facts["push_key"], service.url)
            assert claims["sub"].startswith("mailto:")
            assert int(received[path].headers["ttl"]) > 3600
            message = browser.read(received[path])
            assert (message["title"], message["path"]) == ("Du bist am Zug", f"/table/{table}")
            assert message["body"].endswith(f"mit {other}") and message["tag"]
            assert other.encode() not in received[path].body
        with pytest.raises(Exception, match="Decryption"):
            laptop.read(received["/phone"])


def test_a_browser_that_is_gone_is_forgotten(allowing: Server) -> None:
    anna = Client(allowing)
    with Receiver(404) as gone, Receiver() as there:
        anna.post(f"{NOTICES}/devices", Browser().subscription(gone.url, "Gone"))
        anna.post(f"{NOTICES}/devices", Browser().subscription(there.url, "There"))
        anna.post(f"{NOTICES}/devices/test", {})
        assert [device["name"] for device in anna.get(NOTICES)["devices"]] == ["There"]
        anna.delete(f"{NOTICES}/devices/{anna.get(NOTICES)['devices'][0]['id']}")
        assert anna.get(NOTICES)["devices"] == []
        assert refusal(anna, "POST", "/devices/test") == (404, "no-device")
        assert len(there.received) == 1


def test_a_device_belongs_to_whoever_signed_in_there_last(allowing: Server) -> None:
    anna, berta = Client(allowing), Client(allowing, "Berta")
    subscription = Browser().subscription("http://127.0.0.1:9/shared")
    for client in (anna, berta):
        client.post(f"{NOTICES}/devices", subscription)
    assert anna.get(NOTICES)["devices"] == [] and len(berta.get(NOTICES)["devices"]) == 1
    device = berta.get(NOTICES)["devices"][0]["id"]
    assert refusal(anna, "DELETE", f"/devices/{device}") == (404, "no-such-device")


def test_devices_are_checked_and_counted(allowing: Server) -> None:
    anna, browser = Client(allowing), Browser()
    good = browser.subscription("http://127.0.0.1:9/0")
    off_the_curve = "B" + "A" * 86
    for keys in ({**good["keys"], "p256dh": off_the_curve}, {**good["keys"], "auth": "A" * 24}):
        assert refusal(anna, "POST", "/devices", {**good, "keys": keys}) == (422, "bad-subscription")
    for number in range(10):
        anna.post(f"{NOTICES}/devices", browser.subscription(f"http://127.0.0.1:9/{number}"))
    anna.post(f"{NOTICES}/devices", good)  # again
    assert refusal(anna, "POST", "/devices", browser.subscription("http://127.0.0.1:9/10")) == (409, "too-many-devices")


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1/", "http://example.com/", "https://[::ffff:a9fe:a9fe]/", "https://10.0.0.1/"]
)
def test_private_addresses_are_refused(server: Server, url: str) -> None:
    anna = Client(server)
    assert refusal(anna, "PUT", "/webhook", {"url": url}) == (422, "address-refused")
    assert refusal(anna, "POST", "/devices", Browser().subscription(url)) == (422, "address-refused")
    facts = anna.get(NOTICES)
    assert (facts["webhook"], facts["devices"]) == (None, [])


def test_a_webhook_is_signed_with_a_secret_shown_once(allowing: Server) -> None:
    anna = Client(allowing)
    assert refusal(anna, "POST", "/webhook/test") == (404, "no-webhook")
    with Receiver(204) as hook:
        secret = anna.put(f"{NOTICES}/webhook", {"url": f"{hook.url}/mine"})["secret"]
        assert secret not in json.dumps(anna.get(NOTICES))
        anna.post(f"{NOTICES}/webhook/test", {})
        (received,) = hook.received
        time, signed = [part.split("=")[1] for part in received.headers["bastide-signature"].split(",")]
        assert signed == hmac.new(secret.encode(), f"{time}.".encode() + received.body, "sha256").hexdigest()
        body: dict[str, Any] = json.loads(received.body)
        assert {"version": 1, "kind": "test", "table": None, "game": None, "title": "Test"}.items() <= body.items()
        assert body["link"] == f"{allowing.url}/account"
        anna.delete(f"{NOTICES}/webhook")
        assert anna.get(NOTICES)["webhook"] is None


def test_a_webhook_that_does_not_answer_with_success(allowing: Server) -> None:
    anna = Client(allowing)
    with Receiver(302, 500) as hook:
        anna.put(f"{NOTICES}/webhook", {"url": hook.url})
        for _ in range(2):
            assert refusal(anna, "POST", "/webhook/test") == (409, "webhook-failed")
        assert not anna.get(NOTICES)["webhook"]["off"]  # tests don't count


def test_tests_are_limited(allowing: Server) -> None:
    anna = Client(allowing)
    answers = [refusal(anna, "POST", "/webhook/test")[0] for _ in range(8)]
    assert answers == [HTTPStatus.NOT_FOUND] * 6 + [HTTPStatus.TOO_MANY_REQUESTS] * 2


def test_choices_are_kept(server: Server) -> None:
    anna = Client(server)
    assert anna.get(NOTICES)["choices"] == {"off": {}, "quiet": None}
    chosen = {"off": {"turn": ["webhook"]}, "quiet": {"start": 1320, "end": 420, "zone": "Europe/Paris"}}
    assert anna.put(NOTICES, chosen)["choices"] == chosen == anna.get(NOTICES)["choices"]
    bad = {"off": {}, "quiet": {"start": 0, "end": 60, "zone": "../../etc/passwd"}}
    assert refusal(anna, "PUT", "", bad) == (422, "unknown-zone")
    assert refusal(anna, "PUT", "", {"off": {"turn": ["pigeon"]}}) == (422, "bad-value")


def test_a_program_may_not_change_notices(server: Server) -> None:
    """A token is for playing; who has one must not send the person's notices elsewhere."""
    program = Client(server).with_token("watch", "play", "host")
    assert refusal(program, "GET", "") == (403, "scope")
    assert refusal(program, "PUT", "/webhook", {"url": "https://example.com/"}) == (403, "scope")


def test_signing_out_everywhere_stops_push(allowing: Server) -> None:
    anna = Client(allowing, "Anna")
    name = f"Push{anna.id[:8]}"
    anna.post("/api/account", {"name": name, "password": "long enough"})
    anna.post(f"{NOTICES}/devices", Browser().subscription(f"http://127.0.0.1:9/{anna.id}"))
    anna.delete("/api/sessions")
    again = Client(allowing, "Guest")
    again.post("/api/session", {"name": name, "password": "long enough"})
    assert again.get(NOTICES)["devices"] == []
