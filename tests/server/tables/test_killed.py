"""kill -9 at any moment: what was acknowledged is stored exactly once, and the game goes on."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from socket import SHUT_RDWR
from threading import Timer
from typing import Any

from websockets.exceptions import WebSocketException

from bastide.core.journal import Journal
from tests.seeds import SOAK
from tests.server import database
from tests.server.client import Client, Stream, start, started
from tests.server.process import STARTING_SECONDS, Server

KILLS = 50 if SOAK else 20
"""The most kills."""
ENOUGH = KILLS if SOAK else 8
"""The kills after which it is enough, once one has fallen where it hurts most."""
CRUCIAL = "between receipt and commit"
TABLES = 12
MOST_MOVES = 8
"""The moves made before the kill is sent; play continues until it arrives."""
MOST_WAIT = 0.03
HUNG_UP = (WebSocketException, OSError)


class Undying(Server):
    """One server after another on the same data folder: whenever one is killed, the next starts."""

    def __init__(self, folder: Path) -> None:
        self._trace = folder / "trace"
        super().__init__(folder / "data", runner="tests.server.undying_server", trace=str(self._trace))

    def trace(self) -> list[str]:
        """Everything they have all recorded."""
        return self._trace.read_text().splitlines()

    def lives(self) -> list[int]:
        """The processes so far, the running one last."""
        return [int(line.split()[1]) for line in self.trace() if line.startswith("begins")]

    def die(self) -> None:
        """Kill it with kill -9, including the bots' processes."""
        os.killpg(self.lives()[-1], signal.SIGKILL)

    def wait_for(self, life: int) -> None:
        """Wait until the server of that number answers."""
        deadline = time.monotonic() + STARTING_SECONDS
        while len(self.lives()) < life or not self._answers(0):
            assert time.monotonic() < deadline, self.log()[-2000:]
            time.sleep(0.01)


@dataclass(frozen=True)
class Sent:
    """A move sent but not yet answered."""

    seat: int
    decision: int
    move: str


@dataclass
class Party:
    """Two programs at one table that play on whatever happens to the server, and record all they are told."""

    server: Server
    table: str
    clients: list[Client]
    rng: Random
    made: list[tuple[int, str]] = field(default_factory=list)
    """Every move that was acknowledged, and those that turned out to be committed."""
    pending: Sent | None = None
    numbers: list[int] = field(default_factory=lambda: [0, 0])
    lines: list[list[Any]] = field(default_factory=lambda: [[], []])
    streams: list[Stream] = field(default_factory=list)

    def connect(self) -> None:
        """Rejoin from the last frame received."""
        self.streams = [client.watch(self.table, since=self.numbers[seat]) for seat, client in enumerate(self.clients)]
        for stream in self.streams:
            stream.settle()

    def lose(self) -> None:
        """Keep what was received until the connections broke."""
        for seat, stream in enumerate(self.streams):
            self.lines[seat] += stream.lines()
            self.numbers[seat] = stream.now.get("number", self.numbers[seat])
            stream.close()

    def is_over(self) -> bool:
        """Whether both have seen the end."""
        return bool(self.streams) and all(stream.now.get("status") == "over" for stream in self.streams)

    def play(self, most: int | None = None) -> None:
        """Make that many moves, or all until the game is over or the connection breaks."""
        target = None if most is None else len(self.made) + most
        while not self.is_over() and (target is None or len(self.made) < target):
            for seat, stream in enumerate(self.streams):
                stream.poll()
                if stream.now.get("moves"):
                    self._move(seat, stream)

    def _move(self, seat: int, stream: Stream) -> None:
        move = self.rng.choice(stream.now["moves"])
        self.pending = Sent(seat, stream.now["decision"], move)
        assert stream.move(move) == {"type": "accepted", "decision": self.pending.decision}
        self.made.append((seat, move))
        self.pending = None

    def repeat(self) -> None:
        """Send the unanswered move again: it is accepted, or it was committed and is stale."""
        sent = self.pending
        if sent is None:
            return
        committed = database.moves(self.server, self.table)[len(self.made) :]
        answer = self.streams[sent.seat].move(sent.move, sent.decision)
        if committed:
            assert committed == [(sent.seat, sent.move)]
            assert (answer["type"], answer["key"]) == ("refused", "stale")
        else:
            assert answer["type"] == "accepted"
        self.made.append((sent.seat, sent.move))
        self.pending = None


def live(server: Undying, parties: list[Party], rng: Random) -> Party:
    """Run one life of the server, to its violent end; return the party that was playing."""
    killer = Timer(rng.uniform(0, MOST_WAIT), server.die)
    party = next(party for party in parties if not party.is_over())
    party.connect()
    party.repeat()
    party.play(rng.randrange(MOST_MOVES))
    killer.start()
    try:
        while True:
            party.play()
            party.lose()
            party = next(party for party in parties if not party.is_over())
            party.connect()
    except HUNG_UP:
        killer.join()
    party.lose()
    return party


def moment_of_death(party: Party, written: list[str]) -> str:
    """Return where the kill fell, relative to the last move. All moves until then must be in the log."""
    sent, made = party.pending, database.moves(party.server, party.table)
    assert made[: len(party.made)] == party.made
    lost_track = made[len(party.made) :]
    if sent is None:
        assert not lost_track
        return "between two moves"
    move = f"{party.table} {sent.seat} {sent.decision}"
    if lost_track:
        assert lost_track == [(sent.seat, sent.move)]
        return "between commit and acknowledgement"
    assert f"committed {move}" not in written
    return CRUCIAL if f"received {move}" in written else "before receipt"


def test_no_acknowledged_move_is_lost_or_doubled_by_many_kills(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    rng = Random(2024)
    moments: Counter[str] = Counter()
    with Undying(tmp_path) as server:
        parties = [Party(server, *start(server), rng) for _ in range(TABLES)]
        for kill in range(1, KILLS + 1):
            party = live(server, parties, rng)
            server.wait_for(kill + 1)
            moments[moment_of_death(party, server.trace())] += 1
            if kill >= ENOUGH and moments[CRUCIAL]:
                break
        assert len(server.lives()) == kill + 1
        party.connect()
        party.repeat()
        party.play()
        party.lose()
        finished = [party for party in parties if party.is_over()]
        for party in finished:
            assert_all_there(party)
    report = ", ".join(f"{count} {moment}" for moment, count in sorted(moments.items()))
    record_property("report", f"{kill} kills in {len(finished)} games: {report}")
    assert moments[CRUCIAL], f"void, for no kill fell between receipt and commit: {report}"


def assert_all_there(party: Party) -> None:
    """Check that the log has each move once and in order, and that everyone was told everything once and in order."""
    assert database.moves(party.server, party.table) == party.made
    Journal.loads(party.clients[0].journal(party.table)).verify()
    for seat, client in enumerate(party.clients):
        with client.watch(party.table) as stream:
            assert stream.settle()["status"] == "over"
            assert stream.lines() == party.lines[seat]


def test_a_player_who_hangs_up_right_after_a_move_has_made_it(server: Server) -> None:
    with started(server, options={"start_player": "1"}) as table:
        rng, (anna, bruno) = Random(1), table.streams
        for made in (1, 2, 3):
            update = anna.settle()
            anna.send({"type": "move", "decision": update["decision"], "move": rng.choice(update["moves"])})
            anna._socket.socket.shutdown(SHUT_RDWR)
            bruno.next("update")
            assert len(database.moves(server, table.id)) == made
            anna.close()
            anna = table.streams[0] = table.clients[0].watch(table.id)
