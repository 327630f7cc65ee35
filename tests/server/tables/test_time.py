"""Time and absence at real servers: clocks, replacement bots, people who leave, servers that were down."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bastide.server.bots.runner import Turn
from bastide.server.config import Config
from bastide.server.services import Services
from bastide.server.tables import lobby, log, timeouts
from bastide.server.tables.clocks import Bank
from bastide.server.tables.entries import Entry, ServerAway
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import Update
from tests.server import database
from tests.server.client import PATIENCE, Client, Frame, Stream, Table, started
from tests.server.inside import open_table, refused_with, running, table_alone, with_services, write
from tests.server.process import Server

BANK = {"kind": "bank", "seconds": 600, "increment": 20}
FIRST = {"start_player": "1"}
DAY = 24 * 3600


class TimedServers:
    """Two processes on one database, whose time can be moved forward."""

    def __init__(self, folder: Path) -> None:
        self._ahead = folder / "ahead"
        self._ahead.write_text("0")
        options: dict[str, Any] = {"runner": "tests.server.fixed_server", "ahead": str(self._ahead), "bot_pace": 0}
        self.servers = [Server(folder / "data", **options) for _ in range(2)]

    def wait(self, seconds: float) -> None:
        """Let time pass for the servers; heartbeats continue meanwhile."""
        with database.opened(self.servers[0]) as connection:
            connection.execute("UPDATE heartbeat SET at = at + ?", (seconds,))
        self.sleep(seconds)

    def sleep(self, seconds: float) -> None:
        """Let time pass as if the machine had been suspended, with no process running to notice."""
        draft = self._ahead.with_suffix(".draft")
        draft.write_text(str(self.ahead() + seconds))
        draft.replace(self._ahead)

    def ahead(self) -> float:
        """How far the servers' time is ahead of ours."""
        return float(self._ahead.read_text())


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServers]:
    timed = TimedServers(tmp_path_factory.mktemp("timed"))
    with ExitStack() as stack:
        for server in timed.servers:
            stack.enter_context(server)
        yield timed


@contextmanager
def pair(timed: TimedServers, clock: Frame | None = None, **options: Any) -> Iterator[Table]:
    """Return Anna, who begins, at the first process and Bruno at the second."""
    anna, bruno = (Client(server, name) for server, name in zip(timed.servers, ("Anna", "Bruno"), strict=True))
    table = anna.make_table(["me", "open"], options={**FIRST, **options}, clock=clock)
    bruno.sit(table, 1)
    anna.open_nonce(table)
    bruno.open_nonce(table, 1)
    with anna.watch(table) as first, bruno.watch(table) as second:
        for stream in (first, second):
            stream.until(lambda update: update["status"] == "running")
        yield Table(table, [anna, bruno], [first, second])


def seconds_left(stream: Stream, seat: int, ahead: float = 0.0) -> float:
    clock = stream.now["clocks"][seat]
    return float(clock["left"] / 1000 if "until" not in clock else clock["until"] / 1000 - time.time() - ahead)


def turn(stream: Stream) -> None:
    """Play a whole turn of Kingdom Builder."""
    stream.until(lambda update: bool(update.get("moves")))
    while stream.now["moves"] != ["end"]:
        stream.played(stream.now["moves"][0])
    stream.played("end")


def types(server: Server, table: str) -> list[str]:
    return [entry["type"] for entry in database.log(server, table)]


# Clocks


def test_a_bank_with_an_increment(server: Server) -> None:
    with started(server, options=FIRST, clock=BANK) as table:
        first, second = table.streams
        assert 500 < seconds_left(first, 0) <= 600 and "until" not in first.now["clocks"][1]
        welcome = first.received("welcome")[0]
        assert abs(welcome["now"] / 1000 - time.time()) < 30
        turn(first)
        turn(second)
        first.settle()
        assert 600 < seconds_left(first, 0) <= 620 and seconds_left(first, 1) <= 600
        assert table.clients[0].facts(table.id)["clock"] == BANK
        (row,) = [row for row in table.clients[0].get("/api/tables?mine=true") if row["id"] == table.id]
        assert row["clock"] == BANK


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 0}, {"kind": "days", "days": 31}, {"kind": "sand"}])
def test_a_clock_that_makes_no_sense_is_refused(server: Server, clock: Frame) -> None:
    anna = Client(server)
    wanted = {"game": "kingdom-builder", "seats": ["me", "open"], "nonce_hash": "ab" * 32, "clock": clock}
    assert anna.http.post("/api/tables", json=wanted).status_code == 422


def test_a_rematch_has_the_same_clock(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table(["me", "bot:random"], "sealed-bids", clock={"kind": "days", "days": 2})
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        stream.settle()
        assert stream.now["clocks"][1] is None  # the bot's
        while stream.now["status"] == "running":
            stream.until(lambda update: bool(update.get("moves")) or update["status"] == "over")
            if stream.now.get("moves"):
                stream.played(stream.now["moves"][0])
    facts = anna.post(f"/api/tables/{table}/rematch", {"nonce_hash": anna.promise()[1]})
    assert facts["clock"] == {"kind": "days", "days": 2}


def test_two_processes_claim_at_once_and_it_is_written_once(timed: TimedServers) -> None:
    with pair(timed, BANK) as table:
        assert table.streams[1].ask("claim-time", seat=0)["key"] == "time-left"
        timed.wait(601)
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda stream: stream.ask("claim-time", seat=0)["type"], table.streams))
        assert answers == ["accepted", "accepted"]
        assert types(timed.servers[0], table.id).count("time-out") == 1
        for stream in table.streams:
            stream.until(lambda update: update["clocks"][0].get("out", False))
            assert stream.keys().count("table-time-out") == 1


def test_a_bot_takes_the_seat_and_gives_it_back(timed: TimedServers) -> None:
    with pair(timed, BANK) as table:
        first, second = table.streams
        assert second.ask("let-bot-play", seat=0)["key"] == "time-left"
        timed.wait(601)
        assert first.ask("let-bot-play", seat=0)["key"] == "own-seat"
        assert second.ask("let-bot-play", seat=0)["type"] == "accepted"
        first.until(lambda update: update["seats"][0]["stand_in"] is not None)
        second.until(lambda update: bool(update.get("moves")))  # the bot has played a whole turn
        assert first.settle().get("moves", []) == []
        assert first.move("end")["key"] == "bot-plays"
        assert first.ask("take-back")["type"] == "accepted"
        turn(second)
        assert first.until(lambda update: bool(update.get("moves")))["seats"][0]["stand_in"] is None
        turn(first)
    entries = database.log(timed.servers[0], table.id)
    assert {entry["stand_in"] for entry in entries if entry["type"] == "moved" and entry["seat"] == 0} == {True, False}
    keys = ["time-out", "bot-plays", "taken-back"]
    assert [entry["type"] for entry in entries if entry["type"] in keys] == keys


def test_the_others_may_wait(timed: TimedServers) -> None:
    with pair(timed, BANK) as table:
        first, second = table.streams
        timed.wait(700)
        assert second.ask("give-time", seat=0)["type"] == "accepted"
        assert second.ask("let-bot-play", seat=0)["key"] == "time-left"
        turn(first)
        assert second.keys().count("table-time-given") == 1


def test_a_spectator_may_claim_a_timeout_but_not_decide(timed: TimedServers) -> None:
    with pair(timed, BANK) as table, Client(timed.servers[0], "Clara").watch(table.id) as spectator:
        timed.wait(601)
        assert spectator.ask("claim-time", seat=0)["type"] == "accepted"
        for command in ("let-bot-play", "give-time"):
            assert spectator.ask(command, seat=0)["key"] == "spectator"
        assert table.streams[1].ask("claim-time", seat=9)["key"] == "no-such-seat"


def test_a_game_over_days_with_the_time_moved_in_the_store(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0) as server:
        with started(server, options=FIRST, clock={"kind": "days", "days": 3}) as table:
            turn(table.streams[0])
        database.move_back(server, table.id, 2.5 * DAY)
        server.restart()
        anna, bruno = table.clients
        with anna.watch(table.id) as first, bruno.watch(table.id) as second:
            second.settle()
            assert 0.49 * DAY < seconds_left(second, 1) < 0.51 * DAY
            assert first.ask("claim-time", seat=1)["key"] == "time-left"
            turn(second)
            first.until(lambda update: bool(update.get("moves")))
            assert 2.99 * DAY < seconds_left(first, 0) <= 3 * DAY
        database.move_back(server, table.id, 3.1 * DAY)
        server.restart()
        with bruno.watch(table.id) as second:
            assert second.ask("let-bot-play", seat=0)["type"] == "accepted"
            second.until(lambda update: bool(update.get("moves")))


def test_time_without_a_server_does_not_count(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0) as server:
        with started(server, options=FIRST, clock=BANK) as table:
            table.settle()
        server.stop()
        with database.opened(server) as connection:  # an hour passes
            connection.execute("UPDATE heartbeat SET at = at - 3600")
            connection.execute("UPDATE log SET at = at - 3600")
        server.restart()
        with table.clients[1].watch(table.id) as second:
            second.settle()
            assert 500 < seconds_left(second, 0) <= 600
            assert second.ask("claim-time", seat=0)["key"] == "time-left"
        assert types(server, table.id).count("server-away") == 1


def test_of_two_processes_that_start_together_none_serves_what_is_not_excused_yet(tmp_path: Path) -> None:
    begun: list[str] = []

    async def begin(services: Services) -> None:
        begun.append(await table_alone(services, Bank(600)))

    async def start() -> None:
        processes = [Services(Config(tmp_path / "data", alone=True)) for _ in range(2)]
        await asyncio.gather(*(services.open() for services in processes))
        for live in await asyncio.gather(*(services.tables.table(begun[0]) for services in processes)):
            with refused_with("time-left"):
                timeouts.claim_time(live, live.state.to_act[0], processes[0].entropy.now())
        await asyncio.gather(*(services.close() for services in processes))

    with_services(tmp_path / "data", begin)
    with sqlite3.connect(tmp_path / "data" / "bastide.sqlite") as connection:  # an hour passes
        connection.execute("UPDATE heartbeat SET at = at - 3600")
        connection.execute("UPDATE log SET at = at - 3600")
    asyncio.run(start())
    with sqlite3.connect(tmp_path / "data" / "bastide.sqlite") as connection:
        written = connection.execute("SELECT count(*) FROM log WHERE entry LIKE '%server-away%'").fetchone()
        assert (written, connection.execute("SELECT count(*) FROM outages").fetchone()) == ((1,), (1,))


def test_time_while_the_server_slept_does_not_count(timed: TimedServers) -> None:
    with pair(timed, BANK) as table, pair(timed) as other:
        first, second = table.streams
        timed.sleep(3600)
        assert second.ask("claim-time", seat=0)["key"] == "time-left"
        second.until(told_of_outage)
        other.clients[0].facts(other.id)  # whatever wakes the process, all its viewers are told
        first.until(told_of_outage)
        assert 500 < seconds_left(second, 0, timed.ahead()) <= 600
        turn(first)
        second.until(lambda update: bool(update.get("moves")))
        assert 500 < seconds_left(second, 0, timed.ahead()) <= 600
        assert types(timed.servers[0], table.id).count("server-away") == 1
        other.streams[0].close()  # nobody could be connected: those who are not back yet get time to rejoin
        assert other.clients[1].get(f"/api/tables/{other.id}/attendance")[0]["away"] < 60


def told_of_outage(update: Frame) -> bool:
    return any(line["key"] == "table-server-away" for line in update["lines"])


def test_a_decision_is_made_again_after_sleeping(tmp_path: Path) -> None:
    async def what(services: Services) -> None:
        table, other = [await table_alone(services, Bank(600)) for _ in range(2)]
        now, heard = services.entropy.now, asyncio.Queue[Update]()
        services.tables.listen(other, None, lambda news, _: heard.put_nowait(news))

        def sleepy(live: LiveTable) -> Sequence[Entry]:
            services.entropy.now = lambda: now() + 3600  # type: ignore[method-assign]
            return timeouts.claim_time(live, live.state.to_act[0], services.entropy.now())

        with refused_with("time-left"):
            await services.tables.command(table, sleepy)
        assert (await services.tables.table(table)).excused_until > now() + 3500
        assert (await heard.get()).lines[0].key == "table-server-away"  # everyone still watching somewhere is told

    with_services(tmp_path / "data", what)


def test_a_second_excuse_covers_only_the_time_since() -> None:
    live = running(clock=Bank(600), start_player="1")
    write(live, ServerAway(since=50), at=5000)
    assert live.excused_until == 5000
    write(live, ServerAway(since=live.excused_until), at=5010)
    assert live.clocks is not None and live.clocks.seats[0].until() == 5010 + 550


# Leaving, and being away


def test_a_bot_replaces_a_leaver(timed: TimedServers) -> None:
    with pair(timed) as table:
        first, second = table.streams
        assert first.ask("leave")["type"] == "accepted"
        assert first.ask("leave")["key"] == "already-left"
        second.until(lambda update: update["seats"][0]["left"] and bool(update.get("moves")))
        (row,) = [row for row in table.clients[0].get("/api/tables?mine=true") if row["id"] == table.id]
        turn(second)
        second.until(lambda update: bool(update.get("moves")))
        assert not row["your_turn"]
        assert first.ask("take-back")["type"] == "accepted"
        assert not second.until(lambda update: not update["seats"][0]["left"])["seats"][0]["stand_in"]
        assert {"table-left", "table-taken-back"} <= set(second.keys())


def test_a_bot_that_still_thinks_does_not_move_for_a_returned_player(tmp_path: Path) -> None:
    async def move(services: Services) -> None:
        table = await table_alone(services)
        with refused_with("stale"):
            await services.bots.move(Turn(table, 0, 0, 0), "look")

    with_services(tmp_path / "data", move)


def test_a_server_that_starts_knows_which_players_bots_replace(tmp_path: Path) -> None:
    async def leave(services: Services) -> None:
        table = await table_alone(services)
        found = []
        for decide in (timeouts.leave, timeouts.take_back):
            await services.tables.command(table, lambda live, decide=decide: decide(live, 0))
            found.append(await services.tables.read(log.waiting_for_bots))
        await services.tables.command(table, lambda live: timeouts.leave(live, 1))  # whose turn it is not
        found.append(await services.tables.read(log.waiting_for_bots))
        assert found == [[table], [], []]

    with_services(tmp_path / "data", leave, bot_pace=600)


def test_the_mark_of_a_leaver_stays_to_the_end(server: Server) -> None:
    with started(server, 2, "sealed-bids") as table:
        first, second = table.streams
        assert first.ask("leave")["type"] == "accepted"
        second.settle()
        while second.until(lambda update: bool(update.get("moves")) or update["status"] != "running").get("moves"):
            second.played(second.now["moves"][0])
        assert first.ask("take-back")["key"] == "not-running"
        *_, (live, _) = database.folded(server, table.id)
        assert live.left_seats == (0,) and live.seats[0].left


def noticed(table: Table, gone: list[int]) -> None:
    """Wait until the server has noticed who disconnected; then their absence counts."""
    deadline = time.monotonic() + PATIENCE
    while [seat["seat"] for seat in table.clients[1].get(f"/api/tables/{table.id}/attendance") if seat["away"]] != gone:
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_an_absent_player_is_replaced_by_consent(timed: TimedServers) -> None:
    server = timed.servers[0]
    with started(server, 3, options=FIRST) as table:
        first, second, third = table.streams
        ask = table.clients[1].get
        waiting = table.clients[1].make_table()
        assert ask(f"/api/tables/{waiting}/attendance") == []  # nobody is absent before the game
        assert second.ask("let-bot-play", seat=0)["key"] == "not-absent"
        first.close()
        noticed(table, gone=[0])
        assert second.ask("let-bot-play", seat=0)["key"] == "not-absent"
        timed.wait(700)
        assert [seat["absent"] for seat in ask(f"/api/tables/{table.id}/attendance")] == [True, False, False]
        assert second.ask("let-bot-play", seat=2)["key"] == "not-waiting"
        assert second.ask("let-bot-play", seat=0)["type"] == "accepted"
        assert third.until(lambda update: bool(update.get("wishes")))["wishes"] == [{"seat": 0, "agreed": [1]}]
        assert third.ask("let-bot-play", seat=0)["type"] == "accepted"
        turn(second)
        with table.clients[0].watch(table.id) as again:
            assert again.ask("take-back")["type"] == "accepted"
            # Everyone is there now, but the third player doesn't move.
            assert third.ask("let-bot-play", seat=0)["key"] == "not-waiting"
            assert second.ask("let-bot-play", seat=2)["key"] == "not-absent"
            timed.wait(1900)
            who = ask(f"/api/tables/{table.id}/attendance")
            assert [(seat["absent"], seat["stalled"]) for seat in who] == [
                (False, False),
                (False, False),
                (False, True),
            ]
            assert who[2]["waited"] >= 1900
            for stream in (second, again):
                assert stream.ask("let-bot-play", seat=2)["type"] == "accepted"
            third.until(lambda update: bool(update["seats"][2]["stand_in"]))


def test_the_only_player_present_decides_alone(timed: TimedServers) -> None:
    server = timed.servers[1]
    with started(server, 3, options=FIRST) as table:
        first, second, third = table.streams
        first.close()
        third.close()
        noticed(table, gone=[0, 2])
        assert second.ask("let-bot-play", seat=0)["key"] == "not-absent"
        timed.wait(700)
        assert second.ask("let-bot-play", seat=0)["type"] == "accepted"
        second.until(lambda update: bool(update.get("moves")))


def test_people_who_share_a_device_have_a_clock_each(timed: TimedServers) -> None:
    anna = Client(timed.servers[0], "Anna")
    table = anna.make_table(["me", "me:Bruno"], options=FIRST, clock=BANK)
    for seat in range(2):
        anna.open_nonce(table, seat)
    with anna.watch(table, 0) as first, anna.watch(table, 1) as second:
        turn(first)
        second.settle()
        assert ["until" in clock for clock in second.now["clocks"]] == [False, True]
        timed.wait(601)
        assert first.ask("let-bot-play", seat=1)["type"] == "accepted"
        first.until(lambda update: bool(update.get("moves")))
        assert second.ask("take-back")["type"] == "accepted"


def test_of_two_who_come_back_at_once_one_brings_the_table_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come_back(services: Services) -> None:
        live, now = await open_table(services), services.entropy.now
        services.entropy.now = lambda: now() + 3700  # type: ignore[method-assign]
        monkeypatch.setattr(lobby, "is_offered", lambda *_: False)  # what both read before the other wrote
        for _ in range(2):
            await lobby.offer_again(services.tables, live)
        assert [lines[0].key for lines in live.streams[None]] == ["table-sat", "table-offered-again"]

    with_services(tmp_path / "data", come_back)


def test_a_table_that_all_have_left_leaves_the_lobby_until_one_is_back(timed: TimedServers) -> None:
    anna, zoe = (Client(server, name) for server, name in zip(timed.servers, ("Anna", "Zoe"), strict=True))
    table, over_days = anna.make_table(), anna.make_table(clock={"kind": "days", "days": 2})

    def offered() -> list[bool]:
        """Return whether the lobby shows the two, which is also what their host reads about them."""
        shown = [row["id"] for row in zoe.get("/api/tables")]
        mine = {row["id"]: row["offered"] for row in anna.get("/api/tables?mine=true")}
        assert mine == {id_: id_ in shown for id_ in (table, over_days)}
        return [mine[table], mine[over_days]]

    timed.wait(3500)
    assert offered() == [True, True]
    timed.wait(200)
    assert offered() == [False, True]
    timed.wait(7 * DAY)
    assert offered() == [False, False]
    with database.opened(timed.servers[0]) as connection:  # where a player is connected nothing need happen
        now = time.time() + timed.ahead()
        connection.execute('UPDATE seats SET seen = ? WHERE "table" = ?', (now, over_days))
    assert offered() == [False, True]
    with zoe.watch(table) as spectator:
        spectator.settle()
        assert offered() == [False, True]  # a spectator is not seated
        with anna.watch(table) as first, anna.watch(table) as second:
            for tab in (first, second):
                tab.settle()
            assert offered() == [True, True]
        spectator.until(lambda update: [line["key"] for line in update["lines"]] == ["table-offered-again"])
        assert first.keys() == ["table-sat", "table-offered-again"]
    assert types(timed.servers[0], table) == ["sat", "offered-again"]
