"""Quotas: one person hits each limit and is refused with a reason; another goes on undisturbed."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.errors import BadComponents
from bastide.core.game import MOST_COMPONENT_BYTES
from bastide.core.journal import Match
from tests.server.client import Client
from tests.server.process import Server

LIMITS = {
    "tables_per_person": 3,
    "tables_per_address": 5,
    "bot_tables_per_person": 1,
    "bot_tables_per_address": 2,
    "stored_mb_per_person": 1,
    "stored_mb_per_address": 2,
    "chat_per_minute": 8,
    "chat_per_table": 5,
    "invitations_per_hour": 6,
    "sockets_per_person": 2,
    "sockets_per_address": 3,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that a test can reach."""
    folder = tmp_path_factory.mktemp("quotas") / "data"
    with Server(
        folder, runner="tests.server.plain_server", requests_per_minute=100_000, bot_pace=100.0, limits=LIMITS
    ) as server:
        yield server


@pytest.fixture
def attacker(server: Server) -> Client:
    return Client(server, "Mallory")


@pytest.fixture
def other(server: Server) -> Iterator[Client]:
    """Somebody with another address, who can still do everything afterwards."""
    anna = Client(server)
    yield anna
    with anna.watch(anna.make_table(["me", "bot:random"])) as stream:
        assert stream.ask("say", text="Hello")["type"] == "accepted"


def housemate(client: Client) -> Client:
    """Another guest at the same address."""
    mate = Client(client.server, "Mate")
    mate.http.headers["x-forwarded-for"] = client.http.headers["x-forwarded-for"]
    return mate


def refusal(answer: httpx.Response) -> tuple[int, str]:
    document = answer.json()
    assert document["reason"]
    return answer.status_code, document["key"]


def new_table(client: Client, *seats: str, **more: Any) -> httpx.Response:
    wanted = {"game": "kingdom-builder", "seats": seats, "nonce_hash": "ab" * 32, **more}
    return client.http.post("/api/tables", json=wanted)


@pytest.mark.usefixtures("other")
def test_open_tables(attacker: Client) -> None:
    for _ in range(3):
        assert new_table(attacker, "me", "open").status_code == 201
    assert refusal(new_table(attacker, "me", "open")) == (429, "too-many-tables")
    mate = housemate(attacker)
    for _ in range(2):
        assert new_table(mate, "me", "open").status_code == 201
    assert refusal(new_table(mate, "me", "open")) == (429, "too-many-tables-here")


@pytest.mark.usefixtures("other")
def test_games_that_only_bots_play(attacker: Client) -> None:
    bots = ["bot:random", "bot:random"]
    assert new_table(attacker, *bots).status_code == 201
    assert refusal(new_table(attacker, *bots)) == (429, "too-many-bot-tables")
    table = new_table(attacker, "open", "open").json()["id"]  # no bot plays there
    seated = attacker.http.put(f"/api/tables/{table}/seats/0/bot", json={"bot": "random"})
    assert refusal(seated) == (429, "too-many-bot-tables")
    assert new_table(housemate(attacker), *bots).status_code == 201
    assert refusal(new_table(housemate(attacker), *bots)) == (429, "too-many-bot-tables-here")


@pytest.mark.usefixtures("other")
def test_who_leaves_a_game_to_bots_counts_as_well(attacker: Client) -> None:
    table = attacker.make_table(["me", "bot:random"])
    attacker.open_nonce(table)
    with attacker.watch(table) as stream:
        assert stream.ask("leave")["type"] == "accepted"
    assert refusal(new_table(attacker, "me", "bot:random")) == (429, "too-many-bot-tables")


@pytest.mark.usefixtures("other")
def test_stored_bytes(attacker: Client) -> None:
    table = attacker.make_table(["me", "open"])
    large = {"journal": Match.begin(registry.make("peek"), 2, SeededChance(1)).journal.dumps() + " " * 800_000}
    attacker.http.timeout = httpx.Timeout(120)  # the process that checks uploads must start first
    assert attacker.http.post("/api/journals", json=large).status_code == 201
    assert refusal(attacker.http.post("/api/journals", json=large)) == (413, "quota-full")
    note = {"text": "ü" * 10_000}
    assert attacker.http.put(f"/api/tables/{table}/notes", json=note).status_code == 200
    assert refusal(housemate(attacker).http.post("/api/journals", json=large)) == (429, "quota-full-here")


@pytest.mark.usefixtures("other")
def test_chat(attacker: Client, server: Server) -> None:
    host = Client(server, "Host")
    table = host.make_table(["me", "open"])
    with ExitStack() as opened:
        watching, playing = opened.enter_context(attacker.watch(table)), opened.enter_context(host.watch(table))
        said = [watching.ask("say", text="!") for _ in range(5)]
        assert [answer.get("key") for answer in said] == [None] * 4 + ["too-much-chat"]
        mates = [opened.enter_context(Client(server, "Mate").watch(table)) for _ in range(2)]
        said = [mates[number % 2].ask("say", text="!") for number in range(5)]
        assert [answer.get("key") for answer in said] == [None] + ["chat-full"] * 3 + ["too-much-chat-here"]
        assert playing.ask("say", text="Who are you?")["type"] == "accepted"


@pytest.mark.usefixtures("other")
def test_sockets(attacker: Client) -> None:
    table = attacker.make_table(["me", "open"])
    with ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(attacker.watch(table)).next("update")
        assert closing(attacker, table) == "too-many-sockets"
        mate = housemate(attacker)
        opened.enter_context(mate.watch(table)).next("update")
        assert closing(mate, table) == "too-many-sockets-here"
    with attacker.watch(table) as stream:
        stream.next("update")


def closing(client: Client, table: str) -> str:
    """Return why a socket is closed at once."""
    with client.watch(table) as stream:
        assert stream.next("closing")["reason"]
        with pytest.raises(ConnectionClosed):
            stream.next()
        assert stream.closed is not None
        return stream.closed[1]


@pytest.mark.parametrize("game", ["feuville", "kingdom-builder", "tournay", "troyes-dice"])
def test_component_files_are_small(game: str) -> None:
    """However a file is filled up, an entry, a list or the whole is too large."""
    shipped = json.loads(json.dumps(registry.make(game).components))
    part = next(part for part in shipped.values() if "sources" in part)
    part["sources"] |= {f"source {number}": "x" * 400 for number in range(30)}
    registry.make(game, components=shipped)
    for sources in ({str(number): "x" for number in range(51)}, {"x": "x" * 601}, {"x" * 401: "x"}):
        part["sources"] = sources
        with pytest.raises(BadComponents):
            registry.make(game, components=shipped)
    part["sources"] = {"x": "x" * MOST_COMPONENT_BYTES}
    with pytest.raises(BadComponents, match="too large"):
        registry.make(game, components=shipped)


def test_invitations_by_name(attacker: Client, other: Client) -> None:
    path = f"/api/tables/{attacker.make_table()}/invitations"
    answers = [attacker.http.post(path, json={"name": f"Somebody {number}"}) for number in range(3)]
    assert [refusal(answer) for answer in answers] == [(404, "no-such-player")] * 2 + [(429, "too-many-invitations")]
    mate = housemate(attacker)
    theirs = f"/api/tables/{mate.make_table()}/invitations"
    assert refusal(mate.http.post(theirs, json={"name": "Somebody"})) == (429, "too-many-invitations")
    others = f"/api/tables/{other.make_table()}/invitations"
    assert refusal(other.http.post(others, json={"name": "Somebody"})) == (404, "no-such-player")
