"""Invitations by name: who may send and who sees them, accepting and declining, and what is left when people go."""

from pathlib import Path

from bastide.server.config import Config
from bastide.server.people import own_games
from bastide.server.people.invitations import received
from bastide.server.people.own_games import Filters
from bastide.server.services import Services
from bastide.server.tables import commands, hosting
from bastide.server.tables.live import LiveTable
from bastide.server.tables.waiting import MOST_INVITED
from tests.server.client import Client, play_out
from tests.server.database import log
from tests.server.inside import at_another_place, refused_with, seated, with_services, write
from tests.server.people.test_accounts import PASSWORD, account, browser, refusal
from tests.server.process import Server
from tests.servers import PostgreSQL


def invite(client: Client, table: str, name: str) -> list[dict[str, object]]:
    """Invite by name; return who is invited now."""
    invited: list[dict[str, object]] = client.post(f"/api/tables/{table}/invitations", {"name": name})["invited"]
    return invited


def invitations(client: Client) -> list[tuple[str, str]]:
    """Return the tables a person is invited to, and by whom."""
    return [(one["table"]["id"], one["by"]) for one in client.get("/api/invitations")]


def waiting() -> LiveTable:
    """Return a table with one of two seats open."""
    live = seated(players=2)
    write(live, *commands.stand(live, 1, "p1"))
    return live


def test_an_invited_person_finds_a_private_table_and_sits_down(server: Server) -> None:
    anna, bruno, clara = Client(server, "Anna"), account(server), account(server)
    table = anna.make_table(["me", "open", "open"], public=False)
    assert invitations(bruno) == []
    with anna.watch(table) as stream:
        assert invite(anna, table, f"  {bruno.nickname.upper()} ") == [{"name": bruno.nickname, "declined": False}]
        assert stream.until(lambda update: update["lines"][-1]["key"] == "table-invited")
        assert stream.lines()[-1]["arguments"] == {"name": bruno.nickname}
    assert invitations(bruno) == [(table, "Anna")] and bruno.facts(table)["invitation"]
    assert invitations(clara) == [] and not clara.facts(table)["invitation"]
    (row,) = bruno.get("/api/invitations")
    assert [seat["kind"] for seat in row["table"]["seats"]] == ["person", "open", "open"]
    assert table not in [row["id"] for row in bruno.get("/api/tables")], "it stays private"

    facts = bruno.sit(table, 1)
    assert facts["invited"] == [] and not facts["invitation"]
    assert invitations(bruno) == []
    assert invite(bruno, table, clara.nickname), "everybody with a seat may invite"
    clara.sit(table, 2)
    clara.stand(table, 2)
    assert invitations(clara) == [], "an invitation is used once"


def test_declining_is_told_to_the_table(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), account(server)
    table = anna.make_table()
    invite(anna, table, bruno.nickname)
    with anna.watch(table) as stream:
        assert bruno.delete(f"/api/tables/{table}/invitation")["invited"] == [
            {"name": bruno.nickname, "declined": True}
        ]
        assert stream.until(lambda update: update["lines"][-1]["key"] == "table-declined")
    assert invitations(bruno) == []
    assert refusal(bruno.http.delete(f"/api/tables/{table}/invitation")) == (404, "not-invited")
    again = anna.http.post(f"/api/tables/{table}/invitations", json={"name": bruno.nickname})
    assert refusal(again) == (409, "has-declined"), "no means no"
    assert bruno.sit(table, 1)["yours"] == [1], "who has changed their mind may still come"


def test_who_cannot_be_invited_and_who_cannot_invite(server: Server) -> None:
    anna, bruno, zoe = account(server), account(server), Client(server, "Zoe")
    table = anna.make_table(["me", "open", "open"])
    path = f"/api/tables/{table}/invitations"

    def refused(client: Client, name: str) -> tuple[int, str]:
        return refusal(client.http.post(path, json={"name": name}))

    assert refused(anna, "Nobody By This Name") == (404, "no-such-player")
    assert refused(anna, "Zoe") == (404, "no-such-player"), "guests have no name of their own"
    assert refused(anna, anna.nickname) == (422, "invited-yourself")
    assert refused(zoe, bruno.nickname) == (403, "not-at-table")
    for name in ("", "x" * 41, "two\u202elines", 5):
        assert anna.http.post(path, json={"name": name}).status_code == 422
    invite(anna, table, bruno.nickname)
    assert refused(anna, bruno.nickname) == (409, "already-invited")
    bruno.sit(table, 1)
    assert refused(anna, bruno.nickname) == (409, "already-seated")
    zoe.sit(table, 2)
    assert refused(anna, account(server).nickname) == (409, "no-open-seat")
    anna.delete(f"/api/tables/{table}")
    assert refused(anna, bruno.nickname) == (409, "cancelled")
    zoe.http.cookies.clear()
    assert refused(zoe, bruno.nickname)[0] == zoe.http.get("/api/invitations").status_code == 401


def test_a_table_has_room_for_so_many_invitations() -> None:
    live = waiting()
    for number in range(MOST_INVITED):
        write(live, *hosting.invite(live, f"q{number}", f"Guest {number}", "p0"))
    with refused_with("too-many-invited"):
        hosting.invite(live, "one more", "Guest", "p0")


def test_invitations_end_with_the_wait(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), account(server)
    cancelled, started = anna.make_table(), anna.make_table()
    invite(anna, cancelled, bruno.nickname)
    invite(anna, started, bruno.nickname)
    assert [table for table, _ in invitations(bruno)] == [started, cancelled], "the latest first"
    anna.delete(f"/api/tables/{cancelled}")
    anna.seat_bot(started, 1, "random")
    assert invitations(bruno) == [], "the seats are taken"
    anna.stand(started, 1)
    assert [table for table, _ in invitations(bruno)] == [started]
    anna.seat_bot(started, 1, "random")
    anna.sit(started, 0)
    assert anna.open_nonce(started, 0)["status"] == "running"
    assert invitations(bruno) == [] and anna.facts(started)["invited"] == []


def test_one_who_is_blocked_invites_into_the_void() -> None:
    """The invitation isn't delivered, and neither side can tell."""
    live = waiting()
    write(live, *hosting.invite(live, "q1", "Quiet", "p0", delivered=False))
    assert not live.room.awaits("q1")
    assert [invitee.name for invitee in live.room.invited.values()] == ["Quiet"]
    with refused_with("already-invited"):
        hosting.invite(live, "q1", "Quiet", "p0", delivered=False)
    with refused_with("not-invited"):
        hosting.decline(live, "q1")


def test_people_one_has_played_with_are_suggested(server: Server) -> None:
    anna, bruno, clara = account(server), account(server), account(server)
    guest = Client(server, "Zoe")
    for opponents in ((bruno, guest), (clara, bruno), (clara, guest)):
        table = anna.make_table(["me", "open", "open"], "interrupt", {"treasures": 2})
        for seat, client in enumerate(opponents, 1):
            client.sit(table, seat)
        streams = [client.watch(table) for client in (anna, *opponents)]
        for seat, client in enumerate((anna, *opponents)):
            client.open_nonce(table, seat)
        play_out(streams, lambda update: update["moves"][0])
        for stream in streams:
            stream.close()
        anna.get(f"/api/tables/{table}/result")
    assert anna.get("/api/invitations/names") == [clara.nickname, bruno.nickname]
    anna.post("/api/friends", {"name": bruno.nickname})
    bruno.post("/api/friends", {"name": anna.nickname})
    assert anna.get("/api/invitations/names") == [bruno.nickname, clara.nickname], "friends first"
    anna.post("/api/blocks", {"name": clara.nickname})
    assert anna.get("/api/invitations/names") == [bruno.nickname]
    assert account(server).get("/api/invitations/names") == []


def test_a_deleted_account_leaves_no_invitation_and_no_name(server: Server) -> None:
    anna, bruno, clara = account(server), account(server), account(server)
    table = anna.make_table(["me", "open", "open"])
    invite(anna, table, bruno.nickname)
    invite(anna, table, clara.nickname)
    bruno.post("/api/account/deletion", {"password": PASSWORD})
    assert bruno.nickname not in str(log(server, table))
    assert [one["name"] for one in anna.facts(table)["invited"]] == ["", clara.nickname]
    anna.post("/api/account/deletion", {"password": PASSWORD})
    assert invitations(clara) == []


def test_a_guest_who_signs_in_keeps_the_invitations_sent(server: Server) -> None:
    anna, bruno, guest = account(server), account(server), Client(server, "Guest of Anna")
    table = guest.make_table(["me", "open", "open"])
    invite(guest, table, bruno.nickname)
    invite(guest, table, anna.nickname)
    browser(server, anna.nickname, guest=guest)
    assert invitations(bruno) == [(table, anna.nickname)]
    assert invitations(anna) == [], "nobody is invited to their own table"


def test_two_servers_on_postgresql(postgresql: PostgreSQL, tmp_path: Path) -> None:
    """What one server writes, the other one knows; and the queries suit PostgreSQL, too."""

    async def together(first: Services) -> None:
        second = Services(Config(tmp_path / "second", database=first.config.database))
        await second.open()
        try:
            host = await first.accounts.new_guest("Anna")
            guest = await second.accounts.new_guest("Bruno")
            bruno = await second.accounts.register(guest, "Bruno Two", PASSWORD, at_another_place(second))
            live = await first.factory.make_table(host, "kingdom-builder", {}, ["me", "open"], "ab" * 32, public=False)
            table, now = live.facts.id, first.entropy.now()
            await first.invitations.invite(host, table, "bruno two")
            (found,) = await second.tables.read(lambda connection: received(connection, bruno.id, now))
            assert (found["table"]["id"], found["by"]) == (table, "Anna")
            assert await second.invitations.suggested(host.id) == []
            assert (await second.invitations.decline(bruno, table)).room.invited[bruno.id].declined
            assert (await first.tables.table(table)).room.invited[bruno.id].declined
            filters = Filters("kingdom-builder", "waiting", None, rated=True)
            shown = await second.tables.read(lambda connection: own_games.page(connection, host.id, filters, 1, now))
            assert [game["id"] for game in shown.games] == [table] and shown.total == 1
            for other in (Filters(opponent="x%"), Filters(rated=False), Filters(ending="lost"), Filters(ending="won")):
                assert await second.tables.read(
                    lambda connection, other=other: own_games.page(connection, host.id, other, 1, now)
                ) == own_games.Page([], 0)
            await second.accounts.forget(bruno)
            await first.tables.command(table, lambda live: hosting.cancel(live, host.id))
            assert (await second.tables.table(table)).status == "cancelled"
        finally:
            await second.close()

    with postgresql.database() as url:
        with_services(tmp_path / "first", together, alone=False, database=url)
