"""Quick pairing: who plays whom, and that everybody gets one table, whichever server they wait at."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bastide.server.config import Config
from bastide.server.people import pairing_service
from bastide.server.people.pairing import LEASE_SECONDS, PACES, Seeker, preferred
from bastide.server.people.ratings import Skill
from bastide.server.services import Services
from bastide.server.store import schema
from bastide.server.store.people import Person
from bastide.server.tables.clocks import Bank, Clock, Days
from tests.server.client import Client, wait_until
from tests.server.inside import refused_with, with_services
from tests.server.process import Server
from tests.servers import usual_database

QUICK, SLOW = Bank(600, 15), Days(3)
RAPID = {"kind": "bank", "seconds": 600, "increment": 15}
IN_DAYS, A_WEEK = {"kind": "days", "days": 3}, {"kind": "days", "days": 7}


# Who plays whom


def seeker(name: str, shown: int = 1500, *, since: float = 0.0, sigma: float = 1.0) -> Seeker:
    return Seeker(name, name, name, "ab" * 32, since, Skill(25 + (shown - 1500) / 40, sigma))


def choices(own: Seeker, *others: Seeker, clock: Clock = QUICK, now: float = 0.0) -> list[str]:
    return [other.name for other in preferred(own, others, clock, now)]


def test_the_closest_rating_comes_first() -> None:
    anna = seeker("Anna", 1600)
    assert choices(anna, seeker("Bruno", 1500), seeker("Clara", 1650), seeker("Dario", 1580)) == [
        "Dario",
        "Clara",
        "Bruno",
    ]


def test_of_equally_close_ones_the_one_who_has_waited_longest() -> None:
    others = [seeker("Bruno", 1540, since=5), seeker("Clara", 1460, since=2), seeker("Dario", 1540, since=3)]
    assert choices(seeker("Anna", since=9), *others, now=9) == ["Clara", "Dario", "Bruno"]


def test_nobody_plays_themselves() -> None:
    again = Seeker("another search", "Anna", "Anna", "ab" * 32, 0.0, Skill())
    assert choices(seeker("Anna"), seeker("Anna"), again) == []


def test_the_range_widens_while_either_waits() -> None:
    anna, expert = seeker("Anna", 1500, since=100.0), seeker("Expert", 1900, since=100.0)
    assert choices(anna, expert, now=100.0) == []  # 400 points apart, each known to within 80
    assert choices(anna, expert, now=111.0) == []
    assert choices(anna, expert, now=113.0) == ["Expert"]
    assert choices(seeker("Anna", 1500, since=113.0), expert, now=113.0) == ["Expert"]


def test_a_newcomer_whose_rating_is_a_guess_is_paired_at_once() -> None:
    newcomer = seeker("Newcomer", 1500, sigma=Skill().sigma)
    assert choices(newcomer, seeker("Bruno", 1900)) == ["Bruno"]


def test_in_days_everybody_is_possible_at_once() -> None:
    assert choices(seeker("Anna", 1500), seeker("Expert", 2600), clock=SLOW) == ["Expert"]


# At a server


def look_for(client: Client, clock: dict[str, Any] = RAPID, game: str = "kingdom-builder") -> Any:
    """Begin a search; the nonce is kept for the seat that the client gets."""
    nonce, hash_ = client.promise()
    search = client.post("/api/pairing", {"game": game, "clock": clock, "nonce_hash": hash_})
    return {**search, "nonce": nonce}


def looked_for(server: Server, clock: dict[str, Any]) -> list[str]:
    """Return the games that somebody looks for at a pace, as a visitor sees it."""
    demands = Client(server).get("/api/lobby")["demands"]
    return [demand["game"] for demand in demands if demand["clock"] == clock]


def sit_at_pair(client: Client, search: Any, table: str) -> int:
    """Open the promised nonce at the table; return the seat."""
    (seat,) = client.facts(table)["yours"]
    client.remember(table, seat, search["nonce"])
    client.open_nonce(table, seat)
    return int(seat)


def test_two_who_look_for_the_same_get_a_rated_table_with_that_clock(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    first = look_for(anna)
    assert first["table"] is None
    assert [search["id"] for search in anna.get("/api/lobby")["searches"]] == [first["id"]]
    assert {"game": "kingdom-builder", "clock": RAPID, "people": 1} in bruno.get("/api/lobby")["demands"]
    assert all(demand["clock"] != RAPID for demand in anna.get("/api/lobby")["demands"])  # she doesn't count herself
    second = look_for(bruno)
    table = second["table"]
    assert anna.put(f"/api/pairing/{first['id']}", None)["table"] == table
    facts = anna.facts(table)
    assert (facts["rated"], facts["public"], facts["clock"], facts["hints"]) == (True, True, RAPID, False)
    assert {seat["name"] for seat in facts["seats"]} == {"Anna", "Bruno"}
    assert anna.get("/api/lobby")["searches"] == []
    assert [row["your_turn"] for row in anna.get("/api/lobby")["mine"]] == [True]  # the nonce is still to be opened
    seats = {sit_at_pair(anna, first, table)}
    assert [row["your_turn"] for row in anna.get("/api/lobby")["mine"]] == [False]
    seats.add(sit_at_pair(bruno, second, table))
    assert seats == {0, 1}
    assert anna.facts(table)["status"] == "running"


def test_another_game_or_another_pace_is_no_opponent(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    looking = look_for(anna, {"kind": "bank", "seconds": 1200, "increment": 30})
    assert look_for(bruno)["table"] is None
    other = look_for(bruno, {"kind": "bank", "seconds": 1200, "increment": 30}, "troyes-dice")
    assert other["table"] is None
    # The second search in real time took the place of the first.
    assert [search["id"] for search in bruno.get("/api/lobby")["searches"]] == [other["id"]]
    for client, search in ((anna, looking), (bruno, other)):
        assert client.delete(f"/api/pairing/{search['id']}")["table"] is None


def test_who_cancels_is_not_paired(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    search = look_for(anna, IN_DAYS, "tournay")
    assert anna.delete(f"/api/pairing/{search['id']}")["table"] is None
    later = look_for(bruno, IN_DAYS, "tournay")
    assert later["table"] is None
    refused = anna.http.put(f"/api/pairing/{search['id']}")
    assert (refused.status_code, refused.json()["key"]) == (404, "no-such-search")
    assert anna.http.put(f"/api/pairing/{later['id']}").status_code == 404  # another's search
    assert anna.http.delete(f"/api/pairing/{later['id']}").status_code == 404
    assert look_for(anna, IN_DAYS, "tournay")["table"] is not None


def test_one_who_cancels_while_waiting_gets_an_answer(server: Server) -> None:
    anna = Client(server, "Anna")
    search = look_for(anna, A_WEEK, "kingdom-builder")
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(anna.put, f"/api/pairing/{search['id']}", None)
        Client(server).get("/api/lobby")
        anna.delete(f"/api/pairing/{search['id']}")
        assert waiting.result()["table"] is None


def test_in_days_one_leaves_and_is_paired_later(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    searches = [look_for(anna, IN_DAYS, game) for game in ("feuville", "troyes-dice")]
    assert [search["id"] for search in anna.get("/api/lobby")["searches"]] == [search["id"] for search in searches]
    table = look_for(bruno, IN_DAYS, "feuville")["table"]
    mine = anna.get("/api/lobby")["mine"]
    assert [(row["id"], row["your_turn"], row["clock"]) for row in mine] == [(table, True, IN_DAYS)]
    anna.delete(f"/api/pairing/{searches[1]['id']}")


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"clock": {"kind": "bank", "seconds": 601, "increment": 15}}, "no-such-pace"),
        ({"clock": {"kind": "days", "days": 30}}, "no-such-pace"),
        ({"clock": None}, "bad-value"),
        ({"game": "no-such-game"}, "bad-input"),
        ({"nonce_hash": "x"}, "bad-value"),
        ({"rating": 3000}, "bad-value"),
    ],
)
def test_what_cannot_be_looked_for(server: Server, wanted: dict[str, Any], key: str) -> None:
    body = {"game": "kingdom-builder", "clock": RAPID, "nonce_hash": "ab" * 32, **wanted}
    answer = Client(server).http.post("/api/pairing", json=body)
    assert answer.json()["key"] == key
    assert 400 <= answer.status_code < 500


def test_a_browser_that_is_closed_stops_waiting(server: Server) -> None:
    anna, bruno = Client(server, "Anna", patience=1.0), Client(server, "Bruno")
    pace = {"kind": "bank", "seconds": 300, "increment": 10}
    search = look_for(anna, pace)
    with pytest.raises(Exception, match="timed out"):
        anna.http.put(f"/api/pairing/{search['id']}")  # hangs up after a second
    wait_until(lambda: not anna.get("/api/lobby")["searches"])
    assert look_for(bruno, pace)["table"] is None
    # Whose connection was only lost comes back to the same search.
    assert anna.put(f"/api/pairing/{search['id']}", None)["table"] is not None


# Inside


async def guest(services: Services, name: str) -> Person:
    return await services.accounts.new_guest(name)


async def seek(services: Services, person: Person, clock: Clock = QUICK) -> pairing_service.Search:
    return await services.pairing.seek(person, "kingdom-builder", clock, "ab" * 32)


async def stays() -> bool:
    return False


def test_in_real_time_a_silent_search_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(services: Services) -> None:
        anna, bruno, clara = [await guest(services, name) for name in ("Anna", "Bruno", "Clara")]
        await seek(services, anna)
        await seek(services, anna, SLOW)
        now = services.entropy.now()
        monkeypatch.setattr(services.entropy, "now", lambda: now + LEASE_SECONDS + 1)
        assert [search.clock for search in await services.pairing.searches_of(anna)] == [SLOW]
        assert (await seek(services, bruno)).table is None
        assert (await seek(services, clara, SLOW)).table is not None

    with_services(tmp_path, story)


def test_the_blocked_are_never_paired(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna, bruno, clara = [await guest(services, name) for name in ("Anna", "Bruno", "Clara")]
        await services.relations.block(anna, bruno)
        await seek(services, anna)
        assert (await seek(services, bruno)).table is None
        table = (await seek(services, clara)).table
        live = await services.tables.table(table or "")
        assert {seat.person for seat in live.seats} == {anna.id, clara.id}

    with_services(tmp_path, story)


def test_whoever_waited_hears_that_they_were_paired(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna, bruno = await guest(services, "Anna"), await guest(services, "Bruno")
        await seek(services, anna, SLOW)
        table = (await seek(services, bruno, SLOW)).table or ""
        await services.tables.finish()
        told = schema.notices.c
        query = select(told.person, told.kind, told.table, told.path)
        rows = await services.tables.read(lambda connection: connection.execute(query).all())
        assert [tuple(row) for row in rows] == [(anna.id, "paired", table, f"/table/{table}")]  # Bruno is there already

    with_services(tmp_path, story)


def test_a_server_that_stops_lets_go_of_those_who_wait(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna = await guest(services, "Anna")
        search = await seek(services, anna)
        services.sockets.draining = True
        async with asyncio.timeout(2):
            assert (await services.pairing.wait(anna, search.id, stays)).table is None

    with_services(tmp_path, story)


def test_seats_are_random(tmp_path: Path) -> None:
    async def story(services: Services) -> None:
        anna, bruno = await guest(services, "Anna"), await guest(services, "Bruno")
        first = set()
        for _ in range(40):
            await seek(services, anna)
            live = await services.tables.table((await seek(services, bruno)).table or "")
            first.add(live.seats[0].name)
            if len(first) == 2:
                return
        raise AssertionError(first)

    with_services(tmp_path, story)


def test_who_may_not_have_another_table_does_not_keep_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(services: Services) -> None:
        anna, bruno = await guest(services, "Anna"), await guest(services, "Bruno")
        await seek(services, anna)
        with monkeypatch.context() as patched:
            patched.setattr("bastide.server.store.usage.unfinished", lambda *_: 10_000)
            with refused_with("too-many-tables"):
                await seek(services, bruno)
        assert await services.pairing.searches_of(bruno) == []
        assert len(await services.pairing.searches_of(anna)) == 1

    with_services(tmp_path, story)


def test_deleting_oneself_and_signing_in_end_searches(server: Server) -> None:
    anna, bruno = Client(server, "Anna"), Client(server, "Bruno")
    account = Client(server, "Wilhelmine")
    account.post("/api/account", {"name": "Wilhelmine of Worms", "password": "correct horse"})
    look_for(anna, A_WEEK, "feuville")
    look_for(bruno, A_WEEK, "tournay")
    look_for(account, A_WEEK, "troyes-dice")
    anna.post("/api/account/deletion", {"password": None})
    bruno.post("/api/session", {"name": "Wilhelmine of Worms", "password": "correct horse"})
    assert looked_for(server, A_WEEK) == ["troyes-dice"]
    assert [search["game"] for search in bruno.get("/api/lobby")["searches"]] == ["troyes-dice"]
    bruno.post("/api/account/deletion", {"password": "correct horse"})
    assert looked_for(server, A_WEEK) == []


def test_two_servers_that_pair_at_once_make_one_table(tmp_path: Path) -> None:
    """Twelve people at two servers: six tables, each person at exactly one."""

    async def story() -> None:
        both = [Services(Config(tmp_path, database=usual_database(tmp_path))) for _ in range(2)]
        for services in both:
            await services.open()
        try:
            people = [(both[number % 2], await guest(both[number % 2], f"Guest {number}")) for number in range(12)]
            searches = await asyncio.gather(*(seek(at, person) for at, person in people))
            ended = await asyncio.gather(
                *(
                    at.pairing.wait(person, search.id, stays)
                    for (at, person), search in zip(people, searches, strict=True)
                )
            )
            tables = [search.table for search in ended]
            assert None not in tables
            assert sorted(map(tables.count, tables)) == [2] * 12
            rows = await both[0].tables.read(lambda connection: connection.execute(schema.tables.select()).all())
            assert len(rows) == 6
            for (_, person), table in zip(people, tables, strict=True):
                live = await both[1].tables.table(table or "")
                assert person.id in {seat.person for seat in live.seats}
        finally:
            for services in both:
                await services.close()

    asyncio.run(story())


def test_every_pace_can_be_stored_and_is_told(server: Server) -> None:
    paces = Client(server).get("/api/lobby")["paces"]
    assert len(paces) == len(PACES)
    for pace in paces:
        clients = [Client(server, name) for name in ("Anna", "Bruno")]
        with ThreadPoolExecutor() as pool:
            first, second = pool.map(partial(_until_paired, pace=pace), clients)
        assert first == second


def _until_paired(client: Client, pace: dict[str, Any]) -> str:
    search = look_for(client, pace, "troyes-dice")
    while search["table"] is None:
        search = client.put(f"/api/pairing/{search['id']}", None)
    table: str = search["table"]
    return table
