"""What becomes of a person's notices and devices when they sign in, or delete their account."""

from pathlib import Path

from sqlalchemy import Connection, Table, func, select

from bastide.server.notices import choices, push, webhook
from bastide.server.notices.choices import Choices
from bastide.server.notices.notice import Notice
from bastide.server.notices.push import Device
from bastide.server.people import account_store
from bastide.server.services import Services
from bastide.server.store import pruning, schema
from tests.server.notices.playing import without_background
from tests.server.notices.receiver import Browser

PARTS = (schema.notices, schema.notice_choices, schema.push_devices, schema.webhooks)


async def with_everything(services: Services, name: str) -> str:
    """Return a guest with a notice, choices, a device and a webhook."""
    person = (await services.accounts.new_guest(name)).id
    browser = Browser()

    def write(connection: Connection) -> None:
        choices.write(connection, person, Choices(), "en", "")
        device = Device(f"https://push.example/{person}", browser.p256dh, "AAAAAAAAAAAAAAAAAAAAAA", "Laptop")
        push.add_device(connection, person, device)
        webhook.write(connection, person, "https://hook.example/", "secret")

    await services.writer.write(write)
    await services.notices.tell(Notice(person, "tournament", None, None, "notice-test", {}, "/"))
    return person


def counts(connection: Connection, person: str) -> list[int]:
    def count(part: Table) -> int:
        return connection.execute(select(func.count()).where(part.c.person == person)).scalar_one()

    return [count(part) for part in PARTS]


def test_deleting_an_account_deletes_them(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna, berta = await with_everything(services, "Anna"), await with_everything(services, "Berta")
        assert await services.tables.read(lambda connection: counts(connection, anna)) == [1, 1, 1, 1]
        await services.writer.write(lambda connection: account_store.forget(connection, anna, 1.0))
        assert await services.tables.read(lambda connection: counts(connection, anna)) == [0, 0, 0, 0]
        assert await services.tables.read(lambda connection: counts(connection, berta)) == [1, 1, 1, 1]

    without_background(tmp_path, story)


def test_a_guest_who_signs_in_brings_the_device_along(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        guest, account = await with_everything(services, "Anna"), await with_everything(services, "Berta")
        await services.writer.write(lambda connection: account_store.hand_over(connection, guest, account, 1.0))
        assert await services.tables.read(lambda connection: counts(connection, guest)) == [0, 0, 0, 0]
        assert await services.tables.read(lambda connection: counts(connection, account)) == [1, 1, 2, 1]

    without_background(tmp_path, story)


def test_a_guest_who_left_nothing_else_is_pruned_with_them(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        guest = await with_everything(services, "Anna")
        policy = pruning.Policy(services.entropy.now() + 1)
        await services.writer.write(lambda connection: pruning.remove_some(connection, policy))
        assert await services.tables.read(lambda connection: counts(connection, guest)) == [0, 0, 0, 0]

    without_background(tmp_path, story)
