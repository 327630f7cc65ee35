"""Bots at tables: in other processes, at a human pace, whatever happens to the processes."""

import asyncio
import hashlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import levels_for
from bastide.bots.levels import personalities_for
from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.journal import Journal
from bastide.core.registry import find
from bastide.server import services
from bastide.server.bots import runner
from bastide.server.config import Config
from bastide.server.jobs import Progress, work
from bastide.server.services import Services
from bastide.server.tables import commands, log, timeouts
from bastide.server.tables.entries import Moved
from bastide.server.tables.live import OVER, LiveTable
from tests.server import database
from tests.server.client import Client, Stream, play_out, started, wait_until
from tests.server.here import JobsHere
from tests.server.inside import nonce, say, with_services
from tests.server.process import Server

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
PACE = 2.5


def table_against(server: Server, bot: str, game: str = "kingdom-builder", **options: Any) -> tuple[Client, str]:
    """Return Anna, who begins, against a bot."""
    anna = Client(server, "Anna")
    table = anna.make_table(["me", f"bot:{bot}"], game, options)
    anna.open_nonce(table)
    return anna, table


def take_turn(stream: Stream) -> None:
    """Play Anna's turn at Kingdom Builder, to its end."""
    while not stream.settle().get("moves"):
        stream.next("update")
    while stream.now["moves"] != ["end"]:
        stream.played(stream.now["moves"][0])
    stream.played("end")


def times(server: Server, table: str, seat: int) -> list[float]:
    """Return when a seat moved."""
    with database.opened(server) as connection:
        rows = connection.execute('SELECT at, entry FROM log WHERE "table" = ? ORDER BY seq', (table,)).fetchall()
    return [at for at, entry in rows if '"moved"' in entry and f'"seat":{seat},' in entry]


# Restarts


def test_a_bot_moves_after_a_restart_though_nobody_is_connected(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=1.0) as server:
        anna, table = table_against(server, "random", start_player="1")
        with anna.watch(table) as stream:
            take_turn(stream)
        server.kill()
        assert not times(server, table, seat=1)
        server.start()
        wait_until(lambda: times(server, table, seat=1))


def test_a_bot_sits_down_under_its_own_name_and_with_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(services, "ProcessJobs", lambda _: JobsHere())
    kind = find("kingdom-builder")
    blocker = replace(personalities_for(kind)["blocker"], version=3)
    monkeypatch.setattr(commands, "personalities_for", lambda _: {"blocker": blocker})

    async def sit(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        seats = ["me", "bot: Master ", "bot:BLOCKER", "bot:greedy"]
        live = await services.factory.make_table(anna, kind.name, {}, seats, "ab" * 32, public=True)
        assert [(seat.name, seat.bot, seat.bot_version) for seat in live.seats[1:]] == [
            ("master", "master", levels_for(kind)["master"].version),
            ("blocker", "blocker", 3),
            ("greedy", "greedy", None),
        ]

    with_services(tmp_path / "data", sit)


def test_a_server_opens_before_it_looks_at_any_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With thousands of games the first page need not wait, and the bots still go on, a few at a time."""
    monkeypatch.setattr(runner, "MOST_WOKEN", 1)
    monkeypatch.setattr(services, "ProcessJobs", lambda _: JobsHere())
    waiting: list[str] = []

    async def begin(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        for _ in range(3):
            await services.factory.make_table(anna, "peek", {}, ["bot:random"] * 2, "ab" * 32, public=True)
        waiting.extend(await services.tables.read(log.waiting_for_bots))

    async def go_on() -> None:
        services = Services(Config(tmp_path / "data", alone=True, bot_pace=0))
        asked, answer, over = asyncio.Event(), asyncio.Event(), asyncio.Event()
        load_table, ended = services.tables.table, []

        async def slow_table(table: str) -> LiveTable:
            asked.set()
            await answer.wait()
            return await load_table(table)

        def watch(live: LiveTable) -> None:
            if live.status == OVER:
                ended.append(live.facts.id)
            if len(ended) == len(waiting):
                over.set()

        services.tables.table = slow_table  # type: ignore[method-assign]
        services.tables.watch(watch)
        async with asyncio.timeout(60):
            await services.open()
            await asked.wait()
            answer.set()
            await over.wait()
            await services.close()
        assert ended == waiting

    with_services(tmp_path / "data", begin, bot_pace=600)
    assert len(waiting) == 3
    asyncio.run(go_on())


def test_bots_alone_play_to_the_end_over_several_kills(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0.1) as server:
        table = Client(server).make_table(["bot:random"] * 3, "peek")
        for moves in (2, 8):
            wait_until(lambda: len(database.moves(server, table)) >= moves)  # noqa: B023
            server.restart()
        wait_until(lambda: Client(server).facts(table)["status"] == "over")
        Journal.loads(Client(server).journal(table)).verify()


def bot_processes(server_pid: int) -> list[int]:
    """Return the processes in which a server's bots think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if parent == server_pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


@linux_only
def test_if_a_bots_process_dies_another_takes_its_place(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0) as server:
        anna, table = table_against(server, "random", start_player="1")
        with anna.watch(table) as stream:
            for turn in (1, 2, 3):
                take_turn(stream)
                while not stream.now.get("moves"):
                    stream.next("update")
                (process,) = bot_processes(server.pid)
                if turn < 3:
                    os.kill(process, signal.SIGKILL)
        assert "a worker process has ended" in server.log()


@linux_only
def test_a_bots_process_ends_with_its_server_even_if_that_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0) as server:
        anna, table = table_against(server, "random", start_player="1")
        with anna.watch(table) as stream:
            take_turn(stream)
            while not stream.now.get("moves"):
                stream.next("update")
        (process,) = bot_processes(server.pid)
        os.kill(server.pid, signal.SIGKILL)  # the server alone, not its group
        wait_until(lambda: not Path(f"/proc/{process}/cmdline").exists())


# Pace


def test_bots_have_a_pace_that_people_can_skip_for_a_turn(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=PACE) as server:
        anna, table = table_against(server, "random", start_player="1")
        with anna.watch(table) as stream:
            for _ in range(2):
                take_turn(stream)
                stream.next("update")  # the bot's first step
                assert stream.ask("skip")["type"] == "accepted"
                while not stream.now.get("moves"):
                    stream.next("update")
        own, steps = times(server, table, seat=0), times(server, table, seat=1)
        first_turn = [step for step in steps if step < own[4]]
        for end, turn in ((own[3], first_turn), (own[-1], steps[len(first_turn) :])):
            assert len(turn) >= 4  # three settlements and the end
            assert turn[0] - end >= PACE * 0.95
            assert turn[-1] - turn[0] < 2 * PACE  # three times that, if they were not hurried


def test_only_players_may_skip(server: Server) -> None:
    with started(server) as table, Client(server, "Clara").watch(table.id) as spectator:
        assert spectator.ask("skip")["key"] == "spectator"


# What they may know, and what they must not block


class Overheard:
    """A server whose bots record what they are sent."""

    def __init__(self, server: Server, trace: Path) -> None:
        self.server = server
        self._trace = trace

    def notes(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._trace.read_text().splitlines()]

    def wake_the_slow_bot(self) -> None:
        """Let it come to a decision."""
        self._trace.with_name("enough").touch()  # as in `odd_bots`, whose import would register its bot here too


@pytest.fixture(scope="module")
def overheard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Overheard]:
    folder = tmp_path_factory.mktemp("overheard")
    trace = folder / "trace"
    trace.touch()
    with Server(folder / "data", runner="tests.server.bot_server", trace=str(trace), bot_pace=0) as server:
        yield Overheard(server, trace)


@pytest.mark.parametrize("game", ["interrupt", "peek", "sealed-bids"])
def test_a_bots_process_gets_no_secret_and_no_other_hand(overheard: Overheard, game: str) -> None:
    server, before = overheard.server, len(overheard.notes())
    anna = Client(server, "Anna")
    table = anna.make_table(["me", "bot:random", "bot:random"], game)
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        play_out([stream], lambda update: str(update["moves"][-1]))
    secret = next(database.folded(server, table))[0].facts.secret.hex()
    nonces = [entry["nonce"] for entry in database.log(server, table) if entry.get("nonce")]
    notes = [note for note in overheard.notes()[before:] if note.get("kind") == "turn"]
    messages = [{**note["given"], "moves": note["answer"]} for note in notes if note["given"]["bot"] == "random"]
    for message in messages:
        assert message.keys() == {"position", "player", "bot", "seed", "moves"}
        for never in (secret, *nonces, table):
            assert never not in json.dumps(message)
    # What a bot is sent looks like the truth to its seat; the rest is any possibility, and seldom the truth.
    sent = {seat: iter([message for message in messages if message["player"] == seat]) for seat in (1, 2)}
    wrong_guesses = 0
    for live, entry in database.folded(server, table):
        if isinstance(entry, Moved) and entry.seat in sent:
            message = next(sent[entry.seat])
            imagined = positions.loads(message["position"])
            assert imagined.view(entry.seat) == live.state.view(entry.seat)
            assert message["moves"] == [entry.move]
            wrong_guesses += imagined.position() != live.state.position()
    assert wrong_guesses
    assert not [*sent[1], *sent[2]]


def test_a_hint_comes_from_what_the_player_may_know(overheard: Overheard) -> None:
    server, before = overheard.server, len(overheard.notes())
    anna, table = table_against(server, "random", start_player="1")
    with anna.watch(table) as stream:
        stream.until(lambda update: bool(update.get("moves")))
        advice = anna.post(f"/api/tables/{table}/seats/0/hint", {})
    (sent,) = [note["given"] for note in overheard.notes()[before:] if note.get("kind") == "hint"]
    assert sent.keys() == {"position", "player", "seed"}
    *_, (live, _) = database.folded(server, table)
    truth = live.state
    assert json.loads(sent["position"]) == truth.imagine(0, SeededChance(sent["seed"])).position()
    assert live.facts.secret.hex() not in json.dumps(sent)
    assert live.game.moves.parse(advice["moves"][0]) in truth.legal_moves(0)


def test_a_bot_that_thinks_long_blocks_nobody(overheard: Overheard) -> None:
    """While it computes, other tables play on, and its own table answers."""

    def thoughts() -> list[str]:
        return [note["slow"] for note in overheard.notes() if "slow" in note]

    server = overheard.server
    anna, slow_table = table_against(server, "slow", start_player="1")
    with anna.watch(slow_table) as waiting, started(server, options={"start_player": "1"}) as other:
        take_turn(waiting)
        wait_until(thoughts)
        for _ in range(5):
            assert waiting.ask("ping")["type"] == "pong"
            mover = other.on_turn()
            mover.played(mover.now["moves"][0])
        assert thoughts() == ["begins"]
        overheard.wake_the_slow_bot()
        wait_until(lambda: thoughts()[:2] == ["begins", "ends"])


def test_a_bot_that_fails_blocks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Anna has left; the bot that plays for her fails, and a random move replaces its choice."""

    def turn(given: Mapping[str, Any], progress: Progress) -> list[str]:
        if given["bot"] != "random":
            raise RuntimeError("out of ideas")
        return work.turn(given, progress)

    async def leave(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        hash_ = hashlib.sha256(nonce(0)).hexdigest()
        live = await services.factory.make_table(anna, "peek", {}, ["me", "bot:random"], hash_, public=True)
        table = live.facts.id
        await services.tables.command(table, lambda live: commands.open_nonce(live, 0, anna.id, nonce(0).hex()))
        monkeypatch.setattr(timeouts, "stand_in_for", lambda live: "greedy")
        live = await services.tables.command(table, lambda live: timeouts.leave(live, 0))
        async with asyncio.timeout(30):
            while live.status == "running":
                await asyncio.sleep(0.01)

    monkeypatch.setattr(services, "ProcessJobs", lambda _: JobsHere({"turn": turn}))
    with_services(tmp_path / "data", leave, bot_pace=0)
    assert "bot greedy failed" in caplog.text and "out of ideas" in caplog.text


def test_a_bot_thinks_again_after_an_undo(tmp_path: Path) -> None:
    """Anna undoes the end of her turn while the bot thinks, and plays something else."""
    with Server(tmp_path / "data", bot_pace=0.7) as server:
        while True:
            anna, table = table_against(server, "random", "peek")
            stream = anna.watch(table)
            stream.settle()
            for move in ("look", "leave", "take", "end"):
                stream.played(move)
            if stream.undo(3)["type"] == "accepted":
                break
            stream.close()  # the machine is so slow that the bot has moved already: once more
        with stream:
            time.sleep(1.0)  # the bot's old choice has no effect
            assert stream.settle()["to_act"] == [0]
            for move in ("bury top", "take", "end"):
                stream.played(move)
            while not stream.now.get("moves"):
                stream.next("update")
        assert times(server, table, seat=1)
        assert "could not move" not in server.log()


def test_a_table_goes_on_once_its_bots_were_stopped(tmp_path: Path) -> None:
    """A server that stops still learns what happens at its tables."""

    async def stop(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        hash_ = hashlib.sha256(nonce(1)).hexdigest()
        live = await services.factory.make_table(anna, "peek", {}, ["bot:random", "me"], hash_, public=True)
        await services.tables.command(live.facts.id, lambda live: commands.open_nonce(live, 1, anna.id, nonce(1).hex()))
        assert services.bots.thinking == 1
        await services.bots.stop()
        assert services.bots.thinking == 0
        await say(services, live.facts.id)
        services.bots.look_at(live)

    with_services(tmp_path / "data", stop, bot_pace=60)
