"""Wrong passwords make those who try them wait, never the owner of the account."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import select
from starlette.requests import HTTPConnection

from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.people import password_tries
from bastide.server.people.password_tries import FREE_TRIES, LONGEST_DELAY, LONGEST_WAIT, PasswordTries, Tries
from bastide.server.services import Services
from bastide.server.store import schema
from tests.server.client import Client
from tests.server.inside import with_services
from tests.server.people.test_accounts import PASSWORD, account, refusal
from tests.server.process import Server


class SetClock(Entropy):
    """A clock that the test sets."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1e9

    def now(self) -> float:
        return self.time


def from_address(address: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "client": (address, 1), "headers": []})


async def tried(tries: PasswordTries, address: str, name: str = "anna", *, right: bool = False) -> str:
    """Try a password; return the key of the refusal, if there is one."""
    try:
        async with tries.attempt(from_address(address), name):
            if not right:
                raise RequestError("wrong-password", status=403)
    except RequestError as refused:
        return refused.key
    return ""


def with_tries(folder: Path, story: Callable[[PasswordTries, SetClock, Services], Awaitable[None]]) -> None:
    """Tell a story with a clock that stands still, in which nobody really sleeps."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def run(services: Services) -> None:
        clock = SetClock()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(password_tries, "asyncio", SimpleNamespace(sleep=sleep))  # only there
            await story(PasswordTries(services.writer, clock, b"secret"), clock, services)

    with_services(folder / "data", run)
    assert max(slept) <= LONGEST_DELAY


@pytest.mark.parametrize("attackers", [4, 40])
def test_attackers_from_many_addresses_do_not_lock_the_owner_out(tmp_path: Path, attackers: int) -> None:
    async def story(tries: PasswordTries, clock: SetClock, services: Services) -> None:
        addresses = [f"203.0.113.{number}" for number in range(attackers)]
        for _ in range(FREE_TRIES):
            for address in addresses:
                await tried(tries, address)
        assert {await tried(tries, address) for address in addresses} == {"too-many-tries"}
        assert await tried(tries, "198.51.100.7", right=True) == ""

    with_tries(tmp_path, story)


def test_each_wrong_password_doubles_the_wait_and_a_right_one_ends_it(tmp_path: Path) -> None:
    waits = [password_tries.waiting(Tries(failures, last=5.0), now=5.0) for failures in range(FREE_TRIES + 15)]
    assert waits == [0.0] * FREE_TRIES + [2.0**n for n in range(12)] + [LONGEST_WAIT] * 3
    assert password_tries.waiting(Tries(FREE_TRIES, last=9e9), now=5.0) == 1.0, "the clock was set back"

    async def story(tries: PasswordTries, clock: SetClock, services: Services) -> None:
        for _ in range(FREE_TRIES):
            assert await tried(tries, "203.0.113.1") == "wrong-password"
        for wait in (1.0, 2.0, 4.0):
            clock.time += wait - 0.5
            assert await tried(tries, "203.0.113.1") == "too-many-tries"  # which isn't counted
            clock.time += 0.5
            assert await tried(tries, "203.0.113.1") == "wrong-password"
        clock.time += 8.0
        assert await tried(tries, "203.0.113.1", right=True) == ""
        assert [await tried(tries, "203.0.113.1") for _ in range(FREE_TRIES)] == ["wrong-password"] * FREE_TRIES

    with_tries(tmp_path, story)


def test_the_addresses_of_one_network_are_one(tmp_path: Path) -> None:
    async def story(tries: PasswordTries, clock: SetClock, services: Services) -> None:
        keys = [await tried(tries, f"2001:db8:1:2::{number:x}") for number in range(FREE_TRIES + 1)]
        assert keys == ["wrong-password"] * FREE_TRIES + ["too-many-tries"]
        assert await tried(tries, "2001:db8:1:3::1") == "wrong-password"

    with_tries(tmp_path, story)


def test_one_network_cannot_try_many_names_but_a_class_can_sign_in(tmp_path: Path) -> None:
    async def story(tries: PasswordTries, clock: SetClock, services: Services) -> None:
        assert {await tried(tries, "198.51.100.7", f"pupil {number}", right=True) for number in range(60)} == {""}
        keys = [await tried(tries, "203.0.113.1", f"name {number}") for number in range(60)]
        assert keys[:30] == ["wrong-password"] * 30 and keys[-1] == "too-many-tries"

    with_tries(tmp_path, story)


def test_no_address_and_no_name_is_stored(tmp_path: Path) -> None:
    async def story(tries: PasswordTries, clock: SetClock, services: Services) -> None:
        await tried(tries, "203.0.113.1", "wilhelmina")
        clock.time += password_tries.MEMORY + 1
        await tried(tries, "203.0.113.2", "bruno")
        rows = await services.tables.read(lambda connection: connection.execute(select(schema.password_tries)).all())
        assert len(rows) == 2, "Bruno's pair and name; what is a day old is forgotten"
        assert "wilhelmina" not in str(rows) and "bruno" not in str(rows) and "203" not in str(rows)

    with_tries(tmp_path, story)


def test_a_refused_try_says_how_long_to_wait(server: Server) -> None:
    anna, thief = account(server), Client(server)
    wrong = {"name": anna.nickname, "password": "wrong password"}
    for _ in range(FREE_TRIES):
        assert refusal(thief.http.post("/api/session", json=wrong)) == (403, "wrong-password")
    answer = thief.http.post("/api/session", json={**wrong, "password": PASSWORD})
    assert refusal(answer) == (429, "too-many-tries"), "not even the right password is compared"
    assert answer.json()["reason"] == "Too many attempts. Try again in 1 second."
    assert answer.headers["retry-after"] == "1"
    assert Client(server).http.post("/api/session", json={**wrong, "password": PASSWORD}).status_code == 201
