"""What the browser client needs beyond what programs do: the way back from a log line, and small answers."""

import json

from bastide.games.tournay import Tournay
from tests.server.client import Client, start
from tests.server.process import Server


def test_a_line_leads_back_to_the_table_as_it_was(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "me:Ben"])
    for seat in (0, 1):
        anna.open_nonce(table, seat)
    with anna.watch(table, 0) as own:
        now = own.settle()
        last = now["lines"][-1]
        then = anna.get(f"/api/tables/{table}/steps/{last['step']}?seat=0")
        assert then["lines"][-1] == last
        assert then["view"] == now["view"]


def test_a_person_at_a_shared_device_needs_a_name(server: Server) -> None:
    nameless = {"game": "kingdom-builder", "seats": ["me", "me: "], "nonce_hash": "0" * 64}
    assert Client(server).http.post("/api/tables", json=nameless).json()["key"] == "bad-seat"


def test_long_answers_are_compressed(server: Server) -> None:
    answer = Client(server).http.get("/api/games/kingdom-builder/rules")
    assert answer.headers["content-encoding"] == "gzip"


def test_the_rules_list_cards_in_the_readers_language(server: Server) -> None:
    sections = Client(server).http.get("/api/games/tournay/rules?language=de").json()
    notes = {note["title"]: note["text"] for section in sections for note in section["notes"]}
    assert "Erhalte 5 Denare." in notes["Markt I"]


def test_a_table_tells_the_titles_of_its_own_components(server: Server) -> None:
    components = json.loads(json.dumps(Tournay.shipped_components()))
    components["cards"]["cards"][0]["title"] = "Fair"
    table, (anna, _) = start(server, 2, "tournay", components=components)
    assert anna.facts(table)["titles"] == {components["cards"]["cards"][0]["id"]: "Fair"}


def test_the_box_tells_how_many_of_each_piece_there_are(server: Server) -> None:
    anna = Client(server)
    feuville, tournay = anna.get("/api/games/feuville/box"), anna.get("/api/games/tournay/box")
    assert sum(feuville["tiles"].values()) == 90
    assert sum(feuville["charms"].values()) == 18
    assert sum(card["copies"] for card in tournay["cards"].values()) == 90 - 9  # without the criers
    assert len(tournay["events"]) == 15
    mixed = anna.get("/api/games/tournay/box?expansion=mix")
    assert "monk-1" in mixed["cards"] and "monk-1" not in tournay["cards"]
    # A Priest lets a building be activated twice, and a Monk lets white citizens do it.
    standing = [(box["cards"]["market-1"]["room"], box["cards"]["market-1"]["citizens"]) for box in (tournay, mixed)]
    assert standing == [(2, ["yellow"]), (2, ["yellow", "white"])]
    assert (mixed["cards"]["monk-1"]["room"], mixed["cards"]["mint"]["citizens"]) == (0, [])
    assert "expansion" in anna.http.get("/api/games/tournay/box?expansion=some").json()["reason"]
