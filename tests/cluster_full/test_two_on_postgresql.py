"""Two server processes on PostgreSQL under load: every word and every move is accepted, and told to all."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.server import database
from tests.server.client import Client, Frame, Stream
from tests.server.process import Server
from tests.servers import PostgreSQL

TABLES, WORDS = 12, 30
SPEAKERS = ("Anna", "Bruno")
CHATTY = "chat-per-minute=1000"


@pytest.fixture(scope="module")
def servers(postgresql: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    data = tmp_path_factory.mktemp("two") / "data"
    with postgresql.database() as url, ExitStack() as at_the_end:
        yield [at_the_end.enter_context(Server(data, bot_pace=0, database=url, limit=CHATTY)) for _ in range(2)]


def words(name: str) -> list[str]:
    return [f"{name} {number}" for number in range(WORDS)]


def heard(stream: Stream) -> set[str]:
    return {line["arguments"]["text"] for line in stream.lines() if line["key"] == "table-said"}


def talk_and_play(stream: Stream, name: str) -> list[Frame]:
    """Say everything, and make a move wherever it is one's turn; return the answers."""
    answers = []
    for word in words(name):
        answers.append(stream.ask("say", text=word))
        if stream.now.get("moves"):
            answers.append(stream.move(stream.now["moves"][0]))
    return answers


def test_nothing_is_lost_and_nobody_is_refused(servers: list[Server]) -> None:
    """Rows are committed out of the order of their ids, and batches lock the same tables: both once went wrong."""
    with ExitStack() as hang_up:
        tables: list[str] = []
        streams: list[list[Stream]] = []
        for _ in range(TABLES):
            clients = [Client(server, name) for server, name in zip(servers, SPEAKERS, strict=True)]
            table = clients[0].make_table(["me", "open"], "peek")
            clients[1].sit(table, 1)
            for seat, client in enumerate(clients):
                client.open_nonce(table, seat)
            tables.append(table)
            streams.append([hang_up.enter_context(client.watch(table)) for client in clients])
        for stream in (stream for both in streams for stream in both):
            stream.settle()
        with ThreadPoolExecutor(TABLES * 2) as threads:
            work = [
                threads.submit(talk_and_play, stream, name)
                for both in streams
                for stream, name in zip(both, SPEAKERS, strict=True)
            ]
            answers = [answer for done in work for answer in done.result()]
        refused = [answer for answer in answers if answer["type"] == "refused" and answer["key"] != "stale"]
        assert refused == []
        everything = {word for name in SPEAKERS for word in words(name)}
        written = 0
        for table, both in zip(tables, streams, strict=True):
            for stream in both:
                while heard(stream) != everything:
                    stream.next("update")
            log = [entry for entry in database.log(servers[0], table) if entry["type"] in ("said", "moved")]
            assert sorted(entry["text"] for entry in log if entry["type"] == "said") == sorted(everything)
            written += len(log)
        assert written == sum(answer["type"] == "accepted" for answer in answers)
