"""Routes about notices: what you are told, by which channel, and when not."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field
from sqlalchemy import Connection

from bastide.server.errors import RequestError, language_of
from bastide.server.http.bodies import Body
from bastide.server.http.dependencies import REFUSALS, Owner, ServicesDep, Watcher
from bastide.server.notices import choices, push, turns, webhook
from bastide.server.notices.choices import Choices
from bastide.server.notices.notice import KINDS, TEST, Notice, NoticeText, text_of
from bastide.server.notices.outgoing import LONGEST_URL
from bastide.server.notices.quiet import LONGEST_ZONE, MINUTES, Quiet, find_zone
from bastide.server.people.limits import RateLimiter
from bastide.server.services import Services
from bastide.server.store.people import Person

router = APIRouter(prefix="/api/me/notices", responses=REFUSALS)
TESTS_PER_MINUTE = 6

Kind = Literal["turn", "warning", "invited", "paired", "tournament"]
ChannelName = Literal["push", "webhook", "mail"]
Minute = Annotated[int, Field(ge=0, lt=MINUTES)]
DeviceId = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]

_tests = RateLimiter(TESTS_PER_MINUTE, at_once=TESTS_PER_MINUTE)


class QuietHours(Body):
    """When you aren't told anything: minutes of the day, in a time zone. They may go past midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, Field(min_length=1, max_length=LONGEST_ZONE)]


class NoticeChoices(Body):
    """Which notices go by which channel, and your quiet hours."""

    off: dict[Kind, Annotated[list[ChannelName], Field(max_length=3)]] = {}  # noqa: RUF012 (pydantic copies it)
    """For each kind of notice, the channels that don't carry it."""
    quiet: QuietHours | None = None


class DeviceFacts(BaseModel):
    """A browser that is registered for push. Its id is the SHA-256 of its endpoint."""

    id: str
    name: str
    created: float


class WebhookFacts(BaseModel):
    """Where your notices are sent as JSON."""

    url: str
    off: bool
    """Whether it was switched off because it failed again and again."""


class NoticeSettings(BaseModel):
    """Your notices, and what this server offers."""

    kinds: list[str]
    channels: list[str]
    """The channels that this server has."""
    push_key: str
    """The key with which this server signs push messages; browsers want it for a subscription."""
    choices: NoticeChoices
    devices: list[DeviceFacts]
    webhook: WebhookFacts | None


class WaitingGames(BaseModel):
    """The tables where it is your turn."""

    tables: list[str]


@router.get("/waiting")
async def waiting_games(person: Watcher, services: ServicesDep) -> WaitingGames:
    """The games that wait for you."""
    return WaitingGames(tables=await services.tables.read(lambda connection: turns.waiting(connection, person.id)))


@router.get("")
async def my_notices(person: Owner, services: ServicesDep) -> NoticeSettings:
    """How you are told that a game waits for you."""
    return await _settings(person, services)


async def _settings(person: Person, services: Services) -> NoticeSettings:
    def read(connection: Connection) -> tuple[Choices, list[push.Device], webhook.Webhook | None]:
        return (
            choices.read(connection, person.id),
            push.devices_of(connection, person.id),
            webhook.find(connection, person.id),
        )

    chosen, devices, hook = await services.tables.read(read)
    assert services.push.key is not None
    return NoticeSettings(
        kinds=list(KINDS),
        channels=list(services.notices.channels),
        push_key=services.push.key.public,
        choices=NoticeChoices.model_validate(
            {
                "off": chosen.off,
                "quiet": None
                if chosen.quiet is None
                else {"start": chosen.quiet.start, "end": chosen.quiet.end, "zone": chosen.quiet.zone},
            }
        ),
        devices=[DeviceFacts(id=device.id, name=device.name, created=device.created) for device in devices],
        webhook=None if hook is None else WebhookFacts(url=hook.url, off=hook.off),
    )


@router.put("")
async def choose_notices(
    wanted: NoticeChoices, request: Request, person: Owner, services: ServicesDep
) -> NoticeSettings:
    """Choose which notices go by which channel, and your quiet hours."""
    quiet = None
    if wanted.quiet is not None:
        if find_zone(wanted.quiet.zone) is None:
            raise RequestError("unknown-zone", status=422, zone=wanted.quiet.zone)
        quiet = Quiet(wanted.quiet.start, wanted.quiet.end, wanted.quiet.zone)
    chosen = Choices({kind: sorted(set(channels)) for kind, channels in wanted.off.items() if channels}, quiet)
    language, origin = language_of(request), origin_of(request)
    await services.writer.write(lambda connection: choices.write(connection, person.id, chosen, language, origin))
    return await _settings(person, services)


def origin_of(request: Request) -> str:
    """The server's address as the browser knows it; the middleware has checked that it is ours."""
    return (request.headers.get("origin") or str(request.base_url)).rstrip("/")


# Devices


class PushKeys(Body):
    """What messages to a browser are encrypted with."""

    p256dh: Annotated[str, Field(min_length=80, max_length=100)]
    auth: Annotated[str, Field(min_length=20, max_length=40)]


class NewDevice(Body):
    """A browser's push subscription, as `PushSubscription.toJSON` writes it, and a name for it."""

    endpoint: Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]
    keys: PushKeys
    name: Annotated[str, Field(max_length=60)] = ""


@router.post("/devices", status_code=201)
async def add_device(wanted: NewDevice, request: Request, person: Owner, services: ServicesDep) -> NoticeSettings:
    """Register a browser for push."""
    push.check_keys(wanted.keys.p256dh, wanted.keys.auth)
    await services.outgoing.must_be_usable(wanted.endpoint)
    now, language, origin = services.entropy.now(), language_of(request), origin_of(request)
    device = push.Device(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth, wanted.name, now)

    def write(connection: Connection) -> None:
        push.add_device(connection, person.id, device)
        choices.arrive(connection, person.id, language, origin)

    await services.writer.write(write)
    return await _settings(person, services)


@router.delete("/devices/{device}")
async def remove_device(device: DeviceId, person: Owner, services: ServicesDep) -> NoticeSettings:
    """Stop push to a browser."""
    if not await services.writer.write(lambda connection: push.remove_device(connection, person.id, device)):
        raise RequestError("no-such-device", status=404)
    return await _settings(person, services)


@router.post("/devices/test", status_code=204)
async def test_devices(request: Request, person: Owner, services: ServicesDep) -> None:
    """Send a test to all your browsers."""
    _charge(person)
    if not await services.tables.read(lambda connection: push.devices_of(connection, person.id)):
        raise RequestError("no-device", status=404)
    await services.push.send(*_test(person, request))


# The webhook


class NewWebhook(Body):
    """An address that notices are sent to as JSON."""

    url: Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]


class WebhookSecret(BaseModel):
    """The secret that signs what is sent to your webhook. It isn't shown again."""

    secret: str


@router.put("/webhook")
async def set_webhook(wanted: NewWebhook, request: Request, person: Owner, services: ServicesDep) -> WebhookSecret:
    """Set your webhook. The answer holds the new secret that signs what is sent there."""
    await services.outgoing.must_be_usable(wanted.url)
    secret, language, origin = webhook.new_secret(), language_of(request), origin_of(request)

    def write(connection: Connection) -> None:
        webhook.write(connection, person.id, wanted.url, secret)
        choices.arrive(connection, person.id, language, origin)

    await services.writer.write(write)
    return WebhookSecret(secret=secret)


@router.delete("/webhook", status_code=204)
async def remove_webhook(person: Owner, services: ServicesDep) -> None:
    """Remove your webhook."""
    await services.writer.write(lambda connection: webhook.remove(connection, person.id))


@router.post("/webhook/test", status_code=204)
async def test_webhook(request: Request, person: Owner, services: ServicesDep) -> None:
    """Send a test to your webhook; if it was switched off and this works, it is on again."""
    _charge(person)
    await services.webhooks.test(*_test(person, request))


def _charge(person: Person) -> None:
    if not _tests.allows(person.id):
        raise RequestError("too-many-tests", status=429)


def _test(person: Person, request: Request) -> tuple[Notice, NoticeText]:
    notice = Notice(person.id, TEST, None, None, "notice-test", {}, "/account")
    return notice, text_of(notice, language_of(request), origin_of(request))
