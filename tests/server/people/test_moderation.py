"""Mutes, bans, new names and deletions by an operator, while servers run; and reports about players."""

import json
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bastide.cli import bastide
from bastide.server.services import Services
from bastide.server.store import moderation, pruning
from tests.server.client import Client, new_address, started
from tests.server.database import opened
from tests.server.inside import open_table, with_services
from tests.server.people.test_accounts import PASSWORD, account, browser, closed_with, new_name, refusal
from tests.server.process import Server

pytestmark = pytest.mark.one_process  # the command needs the database's address


def admin(server: Server, *arguments: str) -> str:
    """Run `bastide admin` on a server's database; return what it says."""
    place = ["--data", str(server.data), "--database", server.database_url]
    result = CliRunner().invoke(bastide, ["admin", *arguments, *place], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def act(server: Server, action: str, who: str, *arguments: str, reason: str = "Spam.") -> str:
    """Let an operator do something."""
    return admin(server, action, who, *arguments, "--reason", reason, "--operator", "Olga")


def listed(server: Server, what: str, *filters: str) -> Any:
    return json.loads(admin(server, "list", what, "--json", *filters))


def chat(client: Client, table: str, text: str) -> dict[str, Any]:
    with client.watch(table) as stream:
        return stream.ask("say", text=text)


def test_a_muted_person_reads_why_and_plays_on(server: Server) -> None:
    anna = account(server)
    table = anna.make_table()
    assert "can't chat until" in act(server, "mute", anna.nickname, "--days", "3", reason="Insults.")
    refused = chat(anna, table, "hello")
    assert refused["key"] == "muted-until" and refused["reason"].endswith("Reason: Insults.")
    assert anna.make_table()
    act(server, "mute", anna.nickname)
    assert chat(anna, table, "hello")["key"] == "muted"
    assert [one["name"] for one in listed(server, "people", "--muted")] == [anna.nickname]
    act(server, "unmute", anna.nickname)
    assert chat(anna, table, "hello")["type"] == "accepted"
    with opened(server) as database:  # a mute that ran out is no mute
        act(server, "mute", anna.nickname, "--days", "1")
        database.execute("UPDATE restrictions SET until = ? WHERE person = ?", (time.time() - 1, anna.id))
    assert chat(anna, table, "hello")["type"] == "accepted"


def test_a_mute_follows_a_guest_into_the_account(server: Server) -> None:
    """The longer of two mutes stays."""
    berta, guest = account(server), Client(server, "Guest")
    act(server, "mute", berta.nickname, "--days", "1", reason="A day.")
    act(server, "mute", f"id:{guest.id}", reason="For good.")
    browser(server, berta.nickname, guest=guest)
    assert chat(guest, guest.make_table(), "hello")["reason"].endswith("For good.")


def test_a_ban_ends_all_sessions_and_sockets_in_every_process(server: Server) -> None:
    """The command is another process than the server: it learns of the ban as of a sign-out."""
    anna = account(server)
    program = anna.with_token("watch", "play", "host")
    table = anna.make_table()
    with anna.watch(table) as stream, program.watch(table) as other:
        stream.settle()
        other.settle()
        assert "signed out everywhere" in act(server, "ban", anna.nickname, reason="Cheating.")
        for one, key in ((stream, "who-are-you"), (other, "unknown-token")):
            assert closed_with(one) == key
    assert refusal(anna.http.get("/api/me")) == (401, "who-are-you")
    assert refusal(program.http.get("/api/me")) == (401, "unknown-token")
    again = Client(server, "Somebody")
    signing_in = again.http.post("/api/session", json={"name": anna.nickname, "password": PASSWORD})
    assert refusal(signing_in) == (403, "banned") and signing_in.json()["reason"].endswith("Reason: Cheating.")
    wrong = again.http.post("/api/session", json={"name": anna.nickname, "password": "a wrong password"})
    assert refusal(wrong) == (403, "wrong-password")  # only who knows the password learns of the ban
    act(server, "unban", anna.nickname)
    assert browser(server, anna.nickname).get("/api/me")["nickname"] == anna.nickname


def test_a_banned_guest_does_not_come_back_from_the_same_address(server: Server) -> None:
    guest = Client(server, "Troll")
    guest.make_table()
    act(server, "ban", f"id:{guest.id}", "--days", "2")
    fresh = {"nickname": "Innocent"}
    assert refusal(guest.http.post("/api/guests", json=fresh)) == (403, "banned-network")
    guest.http.headers["x-forwarded-for"] = new_address()
    assert guest.http.post("/api/guests", json=fresh).is_success
    neighbour = account(server)  # at another address than the troll
    neighbour.http.headers["x-forwarded-for"] = new_address()
    assert neighbour.get("/api/me")["account"]
    act(server, "unban", f"id:{guest.id}")
    with opened(server) as database:
        assert list(database.execute("SELECT * FROM banned_networks WHERE person = ?", (guest.id,))) == []


def test_a_new_name_stands_wherever_the_old_one_stood(server: Server) -> None:
    anna, name = account(server, new_name("Rude")), new_name("Polite")
    host = account(server)
    waiting = host.make_table()
    host.post(f"/api/tables/{waiting}/invitations", {"name": anna.nickname})
    with started(server) as table:
        open_table = anna.make_table()
        with anna.watch(table.id) as stream:
            stream.ask("say", text="hello")
        act(server, "rename", anna.nickname, name)
        assert anna.get("/api/me")["nickname"] == name
        assert anna.facts(open_table)["seats"][0]["name"] == name
        assert [invited["name"] for invited in host.facts(waiting)["invited"]] == [name]
        with Client(server, "Zoe").watch(table.id) as stream:
            stream.settle()
            (said,) = [line["arguments"] for line in stream.lines() if line["key"] == "table-said"]
            assert (said["name"], said["text"]) == (name, "hello")
    with opened(server) as database:
        left = "\n".join(line for line in database.everything().splitlines() if anna.nickname in line)
        assert "rename" in left and len(left.splitlines()) == 1  # only the audit log knows the old name


def test_deleting_lets_bots_play_on_and_leaves_no_name(server: Server) -> None:
    anna = account(server, new_name("Deleted"))
    with started(server) as table:
        _, bruno = table.clients
        elsewhere = bruno.make_table(["me", "open"])
        anna.sit(elsewhere, 1)
        act(server, "mute", anna.nickname)
        bruno.post("/api/player-reports", {"name": anna.nickname, "reason": "name"})
        act(server, "delete", anna.nickname, "--yes", reason="Asked for by mail.")
        assert bruno.facts(elsewhere)["seats"][1]["kind"] == "open"
    assert refusal(anna.http.get("/api/me")) == (401, "who-are-you")
    with opened(server) as database:
        assert anna.nickname not in database.everything()
    (entry, *_) = listed(server, "audit", "--limit", "1")
    assert (entry["action"], entry["person"], entry["name"]) == ("delete", anna.id, "")


def test_every_act_is_kept_with_reason_time_and_operator(server: Server) -> None:
    anna = account(server)
    for action, more in (("mute", ["--days", "2"]), ("unmute", []), ("ban", []), ("unban", [])):
        act(server, action, anna.nickname, *more, reason=f"For {action}.")
    kept = listed(server, "audit", "--about", anna.nickname)
    assert [(one["operator"], one["action"], one["reason"]) for one in kept] == [
        ("Olga", action, f"For {action}.") for action in ("unban", "ban", "unmute", "mute")
    ]
    assert kept[-1]["details"] == {"days": 2} and all(abs(one["at"] - time.time()) < 60 for one in kept)
    assert "Olga  mute  " in admin(server, "list", "audit", "--about", anna.nickname)


def test_a_report_keeps_the_chat_that_its_writer_read(server: Server) -> None:
    """Bruno's words are evidence; what spectators said isn't, as Anna couldn't read it."""
    with started(server) as table:
        anna, bruno = table.clients
        with Client(server, "Fan").watch(table.id) as fan:
            fan.ask("say", text="psst")
        for number in range(30):
            table.streams[number % 2].ask("say", text=f"line {number}")
            time.sleep(0.01)
        lines = [line for line in table.streams[0].lines() if line["key"] == "table-said"]
        step = next(line["step"] for line in lines if line["arguments"]["text"] == "line 15")
        body = {"table": table.id, "line": step, "viewer": 0, "reason": "chat", "text": "Look at\x1b[2J this."}
        made = anna.post("/api/player-reports", body)["id"]
        assert refusal(anna.http.post("/api/player-reports", json={**body, "viewer": 1})) == (403, "not-your-seat")
        assert refusal(bruno.http.post("/api/player-reports", json={**body, "viewer": 1})) == (409, "yourself")
    (report,) = listed(server, "reports", "--about", f"id:{bruno.id}")
    assert (report["id"], report["reason"], report["by"]["id"]) == (made, "chat", anna.id)
    shown = json.loads(admin(server, "report", made, "--json"))
    assert [line["text"] for line in shown["lines"]] == [f"line {number}" for number in range(5, 26)]
    assert "\x1b" not in admin(server, "report", made) and "▸" in admin(server, "report", made)
    act(server, "settle", made)
    assert listed(server, "reports", "--about", f"id:{bruno.id}") == []
    assert [one["id"] for one in listed(server, "reports", "--about", f"id:{bruno.id}", "--settled")] == [made]


def test_reports_about_players_are_limited(server: Server) -> None:
    anna, berta = account(server), account(server)
    body = {"name": berta.nickname, "reason": "other", "text": "x" * 1001}
    assert refusal(anna.http.post("/api/player-reports", json=body)) == (422, "bad-value")
    body["text"] = ""
    for _ in range(10):
        anna.http.headers["x-forwarded-for"] = new_address()
        anna.post("/api/player-reports", body)
    anna.http.headers["x-forwarded-for"] = new_address()
    assert refusal(anna.http.post("/api/player-reports", json=body)) == (429, "too-many-reports")


def test_a_table_is_kept_as_long_as_a_report_about_its_players(tmp_path: Path) -> None:
    """Otherwise pruning guests' tables would remove the evidence."""

    async def look(services: Services) -> None:
        live = await open_table(services)
        berta = await services.accounts.new_guest("Berta")
        later = pruning.Policy(services.entropy.now() + 1)
        assert await services.tables.read(lambda connection: pruning.count(connection, later)["unfinished"]) == 1
        row = {"id": "r1", "person": berta.id, "about": live.facts.host, "table": live.facts.id, "at": 1.0}
        words = {"reason": "chat", "text": "", "lines": "[]"}
        await services.writer.write(lambda connection: moderation.add_report(connection, {**row, **words}, 10))
        assert await services.tables.read(lambda connection: pruning.count(connection, later)["unfinished"]) == 0

    with_services(tmp_path / "data", look)
