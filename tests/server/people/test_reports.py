"""Problem reports: they hold what the reporter may know of the game, for the operator to read."""

import json
from typing import Any

from bastide import __version__
from bastide.core.journal import Journal
from bastide.server.people import reports
from bastide.server.store.database import open_engine
from tests.server.client import Client, started
from tests.server.database import opened
from tests.server.people.test_accounts import play_random, refusal
from tests.server.process import Server, bastide


def exported(server: Server, report: str) -> Any:
    engine = open_engine(server.database_url, writes=False)
    with engine.begin() as connection:
        found = reports.exported(connection, report)
    engine.dispose()
    return found


def test_a_report_holds_what_its_writer_may_know(server: Server) -> None:
    """In the middle of a closed phase: Anna's report has her bid, and nothing of Bruno's."""
    with started(server, 2, "sealed-bids") as table:
        anna, bruno = table.clients
        bids = [stream.settle()["moves"][-1] for stream in table.streams]
        for stream, bid in zip(table.streams, bids, strict=True):
            stream.played(bid)
        assert bruno.id and table.streams[1].ask("say", text="Anna cheats")["type"] == "accepted"
        table.settle()
        number = table.streams[0].now["number"]
        report = anna.post(f"/api/tables/{table.id}/report", {"text": "My bid\nis missing.", "ply": number})
        watched = Client(server, "Zoe").post(f"/api/tables/{table.id}/report", {"text": "Boring."})
    kept = exported(server, report["id"])
    assert (kept["text"], kept["table"], kept["ply"], kept["seat"]) == ("My bid\nis missing.", table.id, number, 0)
    assert kept["game"] == "sealed-bids" and kept["rules"] and kept["versions"]["bastide"] == __version__
    assert kept["journal"]["own_moves"] == [bids[0]]
    assert kept["seen"]["view"] == table.streams[0].now["view"] and kept["seen"]["number"] == number
    assert len(kept["told"]) == number
    text = json.dumps(kept)
    assert "Bruno" not in text and "cheats" not in text and "Anna" not in text and anna.id not in text
    stranger = exported(server, watched["id"])
    assert stranger["seat"] is None and stranger["journal"]["own_moves"] == []
    assert stranger["seen"]["view"]["viewer"] is None


def test_hidden_outcomes_of_a_running_game_are_absent(server: Server) -> None:
    """Outcomes of chance, from the set-up on, are in no report of a running game."""
    with started(server, 2, "peek") as table:
        mover = table.on_turn()
        mover.played(mover.now["moves"][0])
        seat = table.streams.index(mover)
        other = table.clients[1 - seat]
        report = other.post(f"/api/tables/{table.id}/report", {"text": "Hm."})
        kept = exported(server, report["id"])
        assert set(kept["journal"]) == {"game", "rules", "own_moves"} and kept["journal"]["own_moves"] == []
        assert kept["seen"]["view"] == table.settle()[1 - seat]["view"]
        assert refusal(other.http.post(f"/api/tables/{table.id}/report", json={"text": "Hm.", "seat": seat})) == (
            403,
            "not-your-seat",
        )
        play_random(table)
    report = other.post(f"/api/tables/{table.id}/report", {"text": "Hm.", "ply": 3})
    kept = exported(server, report["id"])
    journal = Journal.loads(json.dumps(kept["journal"]))
    journal.verify()
    assert journal.dumps() == other.journal(table.id)
    assert kept["seen"]["number"] == 3


def test_the_operator_lists_reports(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table()
    report = anna.post(f"/api/tables/{table}/report", {"text": "Nobody\n\x1b[2Jcomes."})["id"]
    where = ("--data", str(server.data), "--database", server.database_url)
    listed = bastide("reports", *where)
    (line,) = [line for line in listed.stdout.splitlines() if line.startswith(report)]
    assert line.endswith("kingdom-builder  Nobody [2Jcomes.")
    assert json.loads(bastide("reports", report, *where).stdout) == exported(server, report)
    unknown = bastide("reports", "nonsense", *where)
    assert unknown.returncode == 2 and unknown.stderr.startswith("There is no report 'nonsense'")


def test_reports_are_bounded(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table()
    path = f"/api/tables/{table}/report"
    for wrong in ({"text": ""}, {"text": "x" * 2001}, {"text": "x", "ply": -1}, {}):
        assert refusal(anna.http.post(path, json=wrong)) == (422, "bad-value")
    answers = [anna.http.post(path, json={"text": "again"}) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [201] * 10 + [429]
    elsewhere = Client(server)  # from another address, in Anna's name
    elsewhere.http.cookies = anna.http.cookies
    assert refusal(elsewhere.http.post(path, json={"text": "again"})) == (429, "too-many-reports")
    with opened(server) as database:
        query = 'SELECT count(*), max(length(known)) FROM reports WHERE "table" = ?'
        assert database.execute(query, (table,)).fetchone()[0] == 10
