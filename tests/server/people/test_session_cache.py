"""A cached session is invalidated at once when anything about it changes, in other processes too."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from sqlalchemy import event

from bastide.server.services import Services
from tests.server.client import Client, new_address, start
from tests.server.inside import at_another_place, with_services
from tests.server.people.test_accounts import PASSWORD, account, browser, closed_with
from tests.server.process import Server


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    folder = tmp_path_factory.mktemp("pair")
    with ExitStack() as stack:
        yield [stack.enter_context(Server(folder / "data", bot_pace=0)) for _ in range(2)]


def elsewhere(client: Client, server: Server) -> httpx.Client:
    """Return the same browser or program, at another process."""
    headers = {"x-forwarded-for": new_address()}
    if client.token is not None:
        headers["authorization"] = f"Bearer {client.token}"
    return httpx.Client(base_url=server.url, headers=headers, cookies=dict(client.http.cookies))


def revoke(client: Client, _: Client) -> None:
    (token,) = client.get("/api/tokens")
    client.delete(f"/api/tokens/{token['id']}")


def sign_out(client: Client, _: Client) -> None:
    client.delete("/api/session")


def sign_out_everywhere(_: Client, other: Client) -> None:
    other.delete("/api/sessions")


def change_password(_: Client, other: Client) -> None:
    other.put("/api/account/password", {"old": PASSWORD, "new": "another one"})


def delete_account(_: Client, other: Client) -> None:
    other.post("/api/account/deletion", {"password": PASSWORD})


@pytest.mark.parametrize("end", [sign_out, sign_out_everywhere, change_password, delete_account])
def test_a_session_ends_at_once_in_every_process(pair: list[Server], end: Callable[[Client, Client], None]) -> None:
    anna = account(pair[0])
    other_browser = browser(pair[0], anna.nickname)
    there = elsewhere(anna, pair[1])
    assert [there.get("/api/me").json()["id"] for _ in range(2)] == [anna.id] * 2
    end(anna, other_browser)
    assert there.get("/api/me").status_code == 401


def test_a_revoked_token_is_refused_at_once_in_every_process(pair: list[Server]) -> None:
    anna = account(pair[0])
    program = anna.with_token("watch", "play")
    there = elsewhere(program, pair[1])
    assert [there.get("/api/me").json()["id"] for _ in range(2)] == [anna.id] * 2
    revoke(anna, anna)
    assert there.get("/api/me").json()["key"] == "unknown-token"


def test_an_idle_socket_at_another_process_closes_after_signing_out(pair: list[Server]) -> None:
    table, (anna, _) = start(pair[0], 2, "peek")
    there = Client(pair[1], "Somebody else")
    there.http.cookies = anna.http.cookies
    with there.watch(table) as stream:
        stream.settle()
        anna.delete("/api/session")
        assert closed_with(stream) == "who-are-you"


def test_a_new_name_is_known_at_once_in_every_process(pair: list[Server]) -> None:
    anna = Client(pair[0], "Anna")
    there = elsewhere(anna, pair[1])
    assert there.get("/api/me").json()["nickname"] == "Anna"
    anna.put("/api/me", {"nickname": "Johanna"})
    assert there.get("/api/me").json()["nickname"] == "Johanna"
    account(pair[0], client=anna)
    assert elsewhere(anna, pair[1]).get("/api/me").json()["account"]


def test_nothing_is_read_twice_while_nothing_changes(tmp_path: Path) -> None:
    async def look(services: Services) -> None:
        guest = await services.accounts.new_guest("Anna")
        renewal = at_another_place(services)
        await services.writer.write(lambda connection: renewal.carry_out(connection, guest.id))
        queries: list[str] = []
        event.listen(services.tables.engine, "before_cursor_execute", lambda *call: queries.append(call[2]))

        found = [await services.sessions.behind(renewal.fresh) for _ in range(5)]
        assert {person.id for person in found if person is not None} == {guest.id}
        assert len([query for query in queries if "sessions.id = " in query]) == 1, queries

    with_services(tmp_path, look)
