"""A webhook that fails again and again is switched off; one success starts the count again."""

from pathlib import Path

import pytest

from bastide.server.notices import webhook
from bastide.server.notices.channel import Undeliverable
from bastide.server.notices.notice import Notice, NoticeText
from bastide.server.notices.outgoing import Outgoing
from bastide.server.notices.webhook import MOST_FAILURES, Webhook, WebhookChannel
from bastide.server.services import Services
from tests.server.notices.playing import without_background
from tests.server.notices.receiver import LOOPBACK, Receiver

TEXT = NoticeText("Your turn", "Kingdom Builder with Berta", "https://example.org/table/t1")


def test_repeated_failures_switch_it_off_and_a_test_on_again(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna = (await services.accounts.new_guest("Anna")).id
        notice = Notice(anna, "turn", None, None, "notice-turn", {}, "/")
        channel = WebhookChannel(services.tables, services.writer, Outgoing([LOOPBACK]))

        async def now() -> Webhook:
            found = await services.tables.read(lambda connection: webhook.find(connection, anna))
            assert found is not None
            return found

        with Receiver(*[500] * (MOST_FAILURES - 1), 200, *[500] * MOST_FAILURES, 200) as hook:
            await services.writer.write(lambda connection: webhook.write(connection, anna, hook.url, "secret"))
            for _ in range(MOST_FAILURES - 1):
                with pytest.raises(ConnectionError):
                    await channel.send(notice, TEXT)
            assert ((await now()).failures, (await now()).off) == (MOST_FAILURES - 1, False)
            await channel.send(notice, TEXT)
            assert (await now()).failures == 0
            for _ in range(MOST_FAILURES):
                with pytest.raises(ConnectionError):
                    await channel.send(notice, TEXT)
            assert (await now()).off
            sent = len(hook.received)
            await channel.send(notice, TEXT)
            assert len(hook.received) == sent  # it is off
            await channel.test(notice, TEXT)
            assert not (await now()).off

    without_background(tmp_path, story)


def test_an_address_that_became_private_is_a_failure(tmp_path: Path) -> None:
    """The address is checked each time, not only when it is set."""

    async def story(services: Services) -> None:
        anna = (await services.accounts.new_guest("Anna")).id
        await services.writer.write(lambda connection: webhook.write(connection, anna, "https://127.0.0.1/", "secret"))
        with pytest.raises(Undeliverable):
            await services.webhooks.send(Notice(anna, "turn", None, None, "notice-turn", {}, "/"), TEXT)
        found = await services.tables.read(lambda connection: webhook.find(connection, anna))
        assert found is not None and found.failures == 1

    without_background(tmp_path, story)
