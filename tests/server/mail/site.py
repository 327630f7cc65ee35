"""A server with mail, and what people do there."""

import itertools
from dataclasses import dataclass
from typing import Any

import httpx

from tests.server.client import Client, new_address
from tests.server.people.test_accounts import PASSWORD, account
from tests.server.postbox import Postbox, secret_in
from tests.server.process import Server

_numbers = itertools.count(1)


@dataclass(frozen=True)
class Site:
    """The server, and where its mail goes."""

    server: Server
    postbox: Postbox

    def visitor(self, **headers: str) -> httpx.Client:
        """Return a browser that nobody is signed in with."""
        return httpx.Client(base_url=self.server.url, headers={"x-forwarded-for": new_address(), **headers}, timeout=30)

    def with_address(self, address: str | None = None) -> tuple[Client, str]:
        """Return a person with an account and a confirmed address."""
        client, address = account(self.server), address or new_mail_address()
        before = len(self.postbox.to(address))
        give(client, address)
        self.confirm(secret_in(self.postbox.wait(address, before + 1), "confirm"))
        return client, address

    def confirm(self, secret: str) -> None:
        answer = self.visitor().post("/api/account/address/confirmation", json={"secret": secret})
        assert answer.status_code == 204, answer.text

    def forgot(self, typed: str) -> httpx.Response:
        return self.visitor().post("/api/account/reset-request", json={"name": typed})

    def reset(self, secret: str, password: str = "a new password") -> httpx.Response:
        return self.visitor().post("/api/account/reset", json={"secret": secret, "password": password})


def give(client: Client, address: str, password: str = PASSWORD) -> Any:
    return client.put("/api/account/address", {"address": address, "password": password})


def new_mail_address() -> str:
    """Return an address that no other test uses."""
    return f"anna{next(_numbers)}@example.org"
