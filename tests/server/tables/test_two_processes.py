"""One table, one database, two server processes: nobody notices which one they are talking to."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Barrier

import pytest

from bastide.core.journal import Journal
from tests.server import database
from tests.server.client import Client, Frame, Stream, play_out
from tests.server.process import Server


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    data = tmp_path_factory.mktemp("two") / "data"
    with Server(data, bot_pace=0) as first, Server(data, bot_pace=0) as second:
        yield [first, second]


def sit_at_one_table(servers: list[Server], *bots: str) -> tuple[str, list[Client]]:
    """Seat Anna, at the first server, and Bruno, at the second, at the same table and start."""
    anna, bruno = Client(servers[0], "Anna"), Client(servers[1], "Bruno")
    table = anna.make_table(["me", "open", *(f"bot:{bot}" for bot in bots)])
    bruno.sit(table, 1)
    anna.open_nonce(table)
    bruno.open_nonce(table, 1)
    return table, [anna, bruno]


def test_a_whole_game_is_played_through_both(servers: list[Server]) -> None:
    table, clients = sit_at_one_table(servers, "random")
    rng = random.Random(7)
    with ExitStack() as hang_up:
        players = [hang_up.enter_context(client.watch(table)) for client in clients]
        spectators = [hang_up.enter_context(Client(server, "Clara").watch(table)) for server in servers]
        for stream in (*players, *spectators):
            stream.settle()
        ends = play_out(players, lambda update: str(rng.choice(update["moves"])))
        assert ends[0]["scores"] == ends[1]["scores"]
        for stream in spectators:
            while stream.now["status"] != "over":
                stream.next("update")
        streams = [*players, *spectators]
        # Everyone was told everything, in one order, with their own numbers without a gap.
        assert len({tuple(map(str, stream.lines())) for stream in spectators}) == 1
        for stream in streams:
            numbers = [update["number"] for update in stream.received()]
            assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert_all_hear_of_a_rematch(clients[1], table, streams)
    played = database.moves(servers[0], table)
    assert {seat for seat, _ in played} == {0, 1, 2}
    for client in clients:
        journal = Journal.loads(client.journal(table))
        assert [(ply.player, ply.move) for ply in journal.plies] == played
        journal.verify()


def assert_all_hear_of_a_rematch(client: Client, table: str, streams: list[Stream]) -> None:
    """Check that players and spectators at both processes, and latecomers, are told once, with who asked."""
    again = client.post(f"/api/tables/{table}/rematch", {"nonce_hash": "ab" * 32})["id"]
    for stream in streams:
        assert stream.until(lambda update: "rematch" in update)["rematch"] == again
        (line,) = [line for line in stream.lines() if line["key"] == "table-rematch"]
        assert line["arguments"] == {"player": 1}
    with Client(client.server, "Zoe").watch(table) as late:
        assert late.settle()["rematch"] == client.facts(table)["rematch"] == again
    assert client.facts(again)["rematch"] is None


def test_a_bot_that_both_move_moves_once(tmp_path: Path) -> None:
    """Both processes look at the table, so both let its bots think; each decision is in the log once."""
    data, traces = tmp_path / "data", [tmp_path / name for name in ("first", "second")]
    with ExitStack() as at_the_end:
        servers = [
            at_the_end.enter_context(
                Server(
                    data,
                    runner="tests.server.traced_server",
                    trace=str(trace),
                    other=str(other),
                    bot_pace=0,
                    tail_seconds=0.005,
                )
            )
            for trace, other in (traces, reversed(traces))
        ]
        clients = [Client(server) for server in servers]
        table = clients[0].make_table(["bot:random"] * 3, "peek")
        for stream in [at_the_end.enter_context(client.watch(table)) for client in clients]:
            while stream.settle()["status"] != "over":
                stream.next("update")
        journal = Journal.loads(clients[1].journal(table))
        journal.verify()
        assert database.moves(servers[0], table) == [(ply.player, ply.move) for ply in journal.plies]
        assert "Traceback" not in servers[0].log() + servers[1].log()
    tried = [{line for line in trace.read_text().splitlines() if line.startswith("bot ")} for trace in traces]
    assert tried[0] & tried[1], "void: no decision was tried by both"


def at_once(*asking: tuple[Stream, Frame]) -> list[Frame]:
    """Return the answers to commands that are sent at the same moment."""
    ready = Barrier(len(asking))

    def ask(stream: Stream, frame: Frame) -> Frame:
        ready.wait()
        return stream.ask_raw(frame)

    with ThreadPoolExecutor(len(asking)) as threads:
        return [future.result() for future in [threads.submit(ask, *each) for each in asking]]


def test_of_two_conflicting_moves_exactly_one_is_accepted(servers: list[Server]) -> None:
    """Anna has a tab at each process and clicks something different in each at the same moment."""
    anna = Client(servers[0], "Anna")
    table = anna.make_table(["me", "bot:random"], options={"start_player": "1"})
    anna.open_nonce(table)
    elsewhere = Client(servers[1], "Anna again")
    elsewhere.http.cookies = anna.http.cookies  # the same person: both know the cookie's key
    rng = random.Random(3)
    with anna.watch(table) as one, elsewhere.watch(table) as other:
        for _ in range(10):
            for stream in (one, other):
                while not stream.settle().get("moves"):
                    stream.next("update")
            while one.now["decision"] != other.now["decision"]:
                (one if one.now["decision"] < other.now["decision"] else other).next("update")
            decision = one.now["decision"]
            moves = [{"type": "move", "decision": decision, "move": rng.choice(one.now["moves"])} for _ in range(2)]
            said = at_once((one, moves[0]), (other, moves[1]))
            assert sorted(answer["type"] for answer in said) == ["accepted", "refused"]
            refused = next(answer for answer in said if answer["type"] == "refused")
            assert refused["key"] == "stale"
            own = [move for seat, move in database.moves(servers[0], table) if seat == 0]
            assert len(own) == decision + 1
            accepted = moves[[answer["type"] for answer in said].index("accepted")]
            assert own[-1] == accepted["move"]


def test_of_two_who_take_the_same_seat_one_gets_it(servers: list[Server]) -> None:
    host = Client(servers[0], "Anna")
    for _ in range(5):
        table = host.make_table(["me", "open"])
        rivals = [Client(server, name) for server, name in zip(servers, ("Bruno", "Clara"), strict=True)]
        ready = Barrier(2)

        def sit(rival: Client) -> int:
            ready.wait()  # noqa: B023
            _, hash_ = rival.promise()
            return rival.http.put(f"/api/tables/{table}/seats/1", json={"nonce_hash": hash_}).status_code  # noqa: B023

        with ThreadPoolExecutor(2) as threads:
            codes = list(threads.map(sit, rivals))
        assert sorted(codes) == [200, 409]
        seated = [entry["person"] for entry in database.log(servers[0], table) if entry["type"] == "sat"]
        assert seated == [host.id, rivals[codes.index(200)].id]


def test_a_person_deleted_at_one_process_is_unknown_at_the_other(servers: list[Server]) -> None:
    """Both have the table in memory, with its chat."""
    table, (anna, bruno) = sit_at_one_table(servers)
    with anna.watch(table) as one, bruno.watch(table) as two:
        assert one.ask("say", text="Good evening")["type"] == "accepted"
        two.until(lambda update: "Good evening" in str(update["lines"]))
        assert anna.http.post("/api/account/deletion", json={}).status_code == 204
        two.until(lambda update: any(line["key"] == "table-left" for line in update["lines"]))
        assert bruno.facts(table)["seats"][0]["name"] == ""
        with bruno.watch(table) as again:
            known = str(again.settle())
            assert "Anna" not in known and "Good evening" not in known
        assert two.ask("say", text="Still here")["type"] == "accepted"  # the listener keeps listening
        assert "Still here" in str(two.settle()["lines"])


def test_a_process_continues_from_what_a_killed_one_wrote(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Server(data, bot_pace=0) as first, Server(data, bot_pace=0) as second:
        table, clients = sit_at_one_table([first, second])
        rng = random.Random(5)
        streams = [client.watch(table) for client in clients]
        for stream in streams:
            stream.settle()
        mover = next(stream for stream in streams if stream.now.get("moves"))
        mover.played(rng.choice(mover.now["moves"]))
        first.kill()
        streams[0].close()
        clients[0].server = second  # any process serves any table
        seen = streams[0].now["number"]
        with clients[0].watch(table, since=seen) as again:
            again.settle()
            play_out([again, streams[1]], lambda update: str(rng.choice(update["moves"])))
        streams[1].close()
        clients[1].journal(table)
