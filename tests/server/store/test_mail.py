"""Links sent by mail, in the database: each for one purpose, for a time, and once."""

from pathlib import Path

from bastide.server.services import Services
from bastide.server.store import mail
from bastide.server.store.mail import CONFIRM, RESET, Address
from tests.server.inside import with_services


def test_a_link_is_for_one_purpose_for_a_time_and_once(tmp_path: Path) -> None:
    async def use(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        to = Address(anna.id, "Anna", "anna@example.org", True, "en", None)
        await services.writer.write(lambda connection: mail.add_link(connection, "secret", to, CONFIRM, 100.0, 10.0))

        async def found(secret: str, purpose: str, now: float) -> bool:
            link = await services.writer.write(lambda connection: mail.use_link(connection, secret, purpose, now))
            return link is not None

        assert not await found("another", CONFIRM, 105.0)
        assert not await found("secret", RESET, 105.0)
        assert not await found("secret", CONFIRM, 110.0)
        assert await found("secret", CONFIRM, 105.0)
        assert not await found("secret", CONFIRM, 105.0)

    with_services(tmp_path / "data", use)
