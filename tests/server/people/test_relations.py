"""Friends by mutual request; blocks that the blocked person can't tell from ordinary refusals; recent opponents."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.people import relations
from bastide.server.services import Services
from tests.server.client import Client, Stream, started
from tests.server.database import opened
from tests.server.inside import at_another_place, refused_with, with_services
from tests.server.people.test_accounts import PASSWORD, account, new_name, refusal
from tests.server.process import Server

HASH = "ab" * 32


def circle(client: Client) -> dict[str, list[str]]:
    """Return the names on a person's friends page."""
    return {kind: [one["name"] for one in known] for kind, known in client.get("/api/friends").items()}


def relation(client: Client, other: Client) -> tuple[str, bool]:
    found = client.get(f"/api/relation?name={other.nickname}")
    assert found["person"] == other.id and found["name"] == other.nickname
    return found["friend"], found["blocked"]


def befriend(one: Client, other: Client) -> None:
    for client, friend in ((one, other), (other, one)):
        client.post("/api/friends", {"name": friend.nickname})


def said(stream: Stream) -> list[str]:
    """Return what was said, as far as this stream heard."""
    stream.settle()
    return [line["arguments"]["text"] for line in stream.lines() if line["key"] == "table-said"]


def test_friendship_needs_both(server: Server) -> None:
    anna, berta = account(server), account(server)
    assert anna.post("/api/friends", {"name": berta.nickname})["friend"] == "asked"
    assert circle(anna)["asked"] == [berta.nickname] and circle(anna)["friends"] == []
    assert circle(berta)["requests"] == [anna.nickname] and relation(berta, anna) == ("asks", False)
    assert berta.post("/api/friends", {"name": anna.nickname})["friend"] == "friends"
    for one, other in ((anna, berta), (berta, anna)):
        assert circle(one) == {
            "friends": [other.nickname],
            "requests": [],
            "asked": [],
            "blocked": [],
            "recent": [],
        }
    berta.delete(f"/api/friends/{anna.id}")
    assert relation(anna, berta) == relation(berta, anna) == ("none", False)


def test_a_request_that_is_ignored_stays_ignored(server: Server) -> None:
    anna, berta = account(server), account(server)
    anna.post("/api/friends", {"name": berta.nickname})
    berta.delete(f"/api/friends/{anna.id}")
    assert relation(anna, berta) == ("asked", False)  # Anna isn't told
    anna.delete(f"/api/friends/{berta.id}")
    anna.post("/api/friends", {"name": berta.nickname})
    assert circle(berta)["requests"] == [] and relation(berta, anna) == ("none", False)
    assert berta.post("/api/friends", {"name": anna.nickname})["friend"] == "friends"


def test_only_accounts_are_friends_and_nobody_their_own(server: Server) -> None:
    anna, guest = account(server), Client(server, "Gast")
    table = guest.make_table()
    ask = "/api/friends"
    assert refusal(guest.http.post(ask, json={"name": anna.nickname})) == (403, "friends-need-account")
    assert refusal(anna.http.post(ask, json={"table": table, "seat": 0})) == (409, "guest-friend")
    assert refusal(anna.http.post(ask, json={"name": anna.nickname})) == (409, "yourself")
    assert refusal(anna.http.post(ask, json={"name": "Nobody at all"})) == (404, "no-such-player")
    assert refusal(anna.http.post(ask, json={"table": table})) == (422, "bad-value")
    assert refusal(anna.http.post(ask, json={"table": table, "seat": 1})) == (404, "no-such-player")
    program = anna.with_token("watch", "play")
    assert refusal(program.http.post(ask, json={"name": anna.nickname})) == (403, "scope")
    assert refusal(program.http.get(ask)) == (403, "scope")  # not even read


def test_friends_see_who_is_online_and_playing(tmp_path: Path) -> None:
    """Online counts requests and seats; a private table is named to nobody."""

    async def look(services: Services) -> None:
        anna, berta = [await new_account(services, name) for name in ("Anna", "Berta")]
        await services.relations.befriend(anna, berta)
        await services.relations.befriend(berta, anna)
        (friend,) = await services.relations.friends(anna.id)
        assert friend.id == berta.id and await services.relations.whereabouts([friend]) == {}
        services.online.note(berta.id)
        await services.online.store()
        there = (await services.relations.whereabouts([friend]))[berta.id]
        assert not there.playing and there.table is None and there.seen
        for public in (False, True):
            seats = ["me", "bot:random"]
            live = await services.factory.make_table(berta, "kingdom-builder", {}, seats, HASH, public=public)
            await services.writer.write(
                lambda connection, id_=live.facts.id: connection.exec_driver_sql(
                    f"UPDATE tables SET status = 'running' WHERE id = '{id_}'"
                )
            )
            services.presence.arrive(live.facts.id, 0)
            await services.presence._beat()
            there = (await services.relations.whereabouts([friend]))[berta.id]
            assert there.playing and there.table == (live.facts.id if public else None)
            services.presence.go(live.facts.id, 0)

    with_services(tmp_path / "data", look)


async def new_account(services: Services, name: str) -> Any:
    guest = await services.accounts.new_guest(name)
    return await services.accounts.register(guest, name, PASSWORD, at_another_place(services))


def test_a_blocked_person_finds_my_table_started(server: Server) -> None:
    """It isn't in their lobby, and sitting there is refused as at a table whose game runs."""
    anna, berta = account(server), account(server)
    befriend(anna, berta)
    table = anna.make_table()

    def listed(client: Client) -> bool:
        return table in [row["id"] for row in client.get("/api/tables")]

    assert listed(berta)
    assert anna.post("/api/blocks", {"name": berta.nickname})["blocked"]
    assert relation(berta, anna) == ("none", False)  # as if Anna had ended the friendship
    assert not listed(berta) and listed(Client(server, "Clara"))
    with started(server) as running:
        ordinary = berta.http.put(f"/api/tables/{running.id}/seats/1", json={"nonce_hash": HASH})
    attempt = berta.http.put(f"/api/tables/{table}/seats/1", json={"nonce_hash": HASH})
    assert refusal(attempt) == refusal(ordinary) == (409, "already-started")
    assert {**attempt.json(), "request": 0} == {**ordinary.json(), "request": 0}
    elsewhere = Client(server, "Clara").make_table(["me", "open", "open"])
    anna.sit(elsewhere, 1)
    sit = {"nonce_hash": HASH}
    assert refusal(berta.http.put(f"/api/tables/{elsewhere}/seats/2", json=sit)) == (409, "already-started")
    anna.delete(f"/api/blocks/{berta.id}")
    assert listed(berta) and berta.sit(table, 1)["yours"] == [1]


def test_a_blocked_persons_requests_vanish(server: Server) -> None:
    anna, berta = account(server), account(server)
    anna.post("/api/blocks", {"name": berta.nickname})
    assert berta.post("/api/friends", {"name": anna.nickname})["friend"] == "asked"
    assert circle(anna) == {"friends": [], "requests": [], "asked": [], "blocked": [berta.nickname], "recent": []}
    assert refusal(anna.http.post("/api/friends", json={"name": berta.nickname})) == (409, "unblock-first")
    anna.delete(f"/api/blocks/{berta.id}")
    assert circle(anna)["requests"] == [] and circle(berta)["asked"] == [anna.nickname]
    assert anna.post("/api/friends", {"name": berta.nickname})["friend"] == "friends"


def test_play_goes_on_and_chat_reaches_everyone_but_me(server: Server) -> None:
    """Bruno and a spectator, whom Anna has blocked, talk on; their words don't reach her, whichever way she asks."""
    with started(server, 3) as table:
        anna, bruno, clara = table.clients
        fan = Client(server, "Fan")
        with fan.watch(table.id) as watching:
            assert watching.ask("say", text="first")["type"] == "accepted"
            (line,) = [line for line in watching.lines() if line["key"] == "table-said"]
            blocked = anna.post("/api/blocks", {"table": table.id, "line": line["step"]})
            assert (blocked["person"], blocked["account"]) == (fan.id, False)
            watching.ask("say", text="second")
        anna.post("/api/blocks", {"table": table.id, "seat": 1})
        assert table.streams[1].ask("say", text="hello")["type"] == "accepted"
        assert table.streams[2].ask("say", text="hi")["type"] == "accepted"
        assert [said(stream) for stream in table.streams] == [["hi"], ["hello", "hi"], ["hello", "hi"]]
        with anna.watch(table.id) as again, anna.watch(table.id, lines="alone") as alone:
            assert said(again) == said(alone) == ["hi"]
            table.streams[1].ask("say", text="still there")
            assert said(table.streams[2])[-1] == "still there"
            alone.settle()
            assert [frame["lines"] for frame in alone.received("lines")] == [[]]
        with anna.watch(table.id, "none") as aside:
            assert said(aside) == ["hi"]
        with clara.watch(table.id, "none") as aside:
            assert said(aside) == ["first", "second", "hello", "hi", "still there"]
        number = table.streams[0].now["number"]
        steps = [anna.get(f"/api/tables/{table.id}/steps/{step}?seat=0") for step in range(1, number + 1)]
        texts = [line["arguments"].get("text") for step in steps for line in step["lines"]]
        assert "hi" in texts and "hello" not in texts
        mover = table.on_turn()
        mover.played(mover.now["moves"][0])
        assert bruno.id in [one["person"] for one in anna.get("/api/friends")["blocked"]]
        assert [one["name"] for one in anna.get("/api/friends")["recent"]] == ["Clara"]
        assert sorted(one["name"] for one in bruno.get("/api/friends")["recent"]) == ["Anna", "Clara"]


def test_relations_follow_a_guest_into_the_account_and_go_with_it(server: Server) -> None:
    """A block of a guest holds for the account that they sign in to; a deleted account leaves nothing behind."""
    anna, berta = account(server), account(server)
    guest = Client(server, "Guest")
    table = guest.make_table()
    anna.post("/api/blocks", {"table": table, "seat": 0})
    guest.post("/api/blocks", {"name": anna.nickname})
    guest.post("/api/session", {"name": berta.nickname, "password": PASSWORD})
    assert relation(anna, berta) == ("none", True)
    assert circle(guest)["blocked"] == [anna.nickname]
    guest.post("/api/account/deletion", {"password": PASSWORD})
    with opened(server) as database:
        rows = database.execute("SELECT * FROM relations WHERE person = ? OR other = ?", (berta.id, berta.id))
        assert list(rows) == []
    assert circle(anna)["blocked"] == []


@pytest.mark.one_process  # each process counts on its own
def test_changes_of_relations_are_rate_limited(server: Server) -> None:
    anna, berta = account(server, new_name("Eager")), account(server)
    answers = [anna.http.post("/api/friends", json={"name": berta.nickname}) for _ in range(45)]
    assert answers[0].is_success and refusal(answers[-1]) == (429, "too-many")


def test_the_number_of_relations_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relations, "MOST_RELATIONS", 1)

    async def block_two(services: Services) -> None:
        anna, berta, clara = [await services.accounts.new_guest(name) for name in ("Anna", "Berta", "Clara")]
        await services.relations.block(anna, berta)
        with refused_with("too-many-relations"):
            await services.relations.block(anna, clara)

    with_services(tmp_path / "data", block_two)
