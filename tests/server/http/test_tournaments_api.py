"""Tournaments over HTTP: who may do what, what everybody sees, and what is refused."""

from typing import Any

from tests.server.client import Client
from tests.server.process import Server


def cup(host: Client, **more: Any) -> str:
    wanted = {"game": "peek", "format": "round-robin", "clock": {"kind": "bank", "seconds": 600}, "pause": 0, **more}
    made: str = host.post("/api/tournaments", wanted)["id"]
    return made


def refused(client: Client, method: str, path: str, **body: Any) -> tuple[int, str]:
    answer = client.http.request(method, path, json=body or None)
    return answer.status_code, answer.json()["key"]


def test_a_tournament_is_listed_joined_and_begun(server: Server) -> None:
    anna, bruno, clara = Client(server, "Anna"), Client(server, "Bruno"), Client(server, "Clara")
    path = f"/api/tournaments/{cup(anna, title='Cup of Anna')}"
    for client in (anna, bruno):
        client.put(f"{path}/entry", None)
    page = clara.get(path)
    assert (page["title"], page["status"], page["host"], page["entrants"]) == ("Cup of Anna", "open", "Anna", 2)
    assert (page["you"], page["hosting"], page["joined"]) == (None, False, False)
    (row,) = [row for row in bruno.get("/api/tournaments") if row["id"] == page["id"]]
    assert row["joined"] and row["entrants"] == 2
    assert refused(bruno, "POST", f"{path}/start") == (403, "tournament-host-only")
    assert refused(clara, "DELETE", f"{path}/entry") == (409, "not-entered")
    assert anna.post(f"{path}/start", None)["status"] == "running"
    assert refused(clara, "PUT", f"{path}/entry") == (409, "tournament-begun")
    for _ in range(200):
        page = bruno.get(path)
        if page["yours"]:
            break
    (game,) = page["draw"][0]["games"]
    assert page["yours"] == game["table"] and sorted(game["waiting_for"]) == [1, 2] and game["until"] > page["now"]
    facts = clara.facts(game["table"])
    assert facts["tournament"] == page["id"] and facts["status"] == "open" and facts["yours"] == []
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "person"]
    assert anna.delete(path)["status"] == "cancelled"
    assert clara.facts(game["table"])["status"] == "cancelled"
    assert game["table"] not in [table["id"] for table in anna.get("/api/tables?mine=true")]


def test_what_is_refused(server: Server) -> None:
    anna = Client(server, "Anna")
    wanted = {"game": "peek", "format": "swiss", "clock": {"kind": "days", "days": 2}}
    for body, status in [
        ({**wanted, "clock": None}, 422),
        ({**wanted, "format": "ladder"}, 422),
        ({**wanted, "size": 4}, 422),
        ({**wanted, "most": 65}, 422),
        ({**wanted, "most": 17, "format": "round-robin"}, 422),
        ({**wanted, "size": 3, "format": "round-robin"}, 422),
        ({**wanted, "game": "chess"}, 422),
    ]:
        answer = anna.http.post("/api/tournaments", json=body)
        assert answer.status_code == status and answer.json()["reason"], (body, answer.text)
    assert refused(anna, "GET", "/api/tournaments/nosuchone") == (404, "no-such-tournament")
    for _ in range(3):
        cup(anna)
    assert refused(anna, "POST", "/api/tournaments", **wanted) == (429, "too-many-tournaments")
