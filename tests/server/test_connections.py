"""Connections of attackers: silent, slow, or too many. Others play on meanwhile, and the log stays short."""

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from bastide.server.config import Limits
from bastide.server.connections import Connections, Listener, Proxies, listen
from bastide.server.protocols import ServerConfig
from tests.seeds import SOAK
from tests.server.client import Client, wait_until
from tests.server.process import Server

FILES = 1024 if SOAK else 256
ATTACKER = "127.0.0.2"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with few file descriptors and little patience."""
    limits = {"header_seconds": 1, "body_seconds": 1, "stalled_seconds": 1, "connections_per_address": 40}
    folder = tmp_path_factory.mktemp("connections") / "data"
    with Server(folder, runner="tests.server.plain_server", files=FILES, limits=limits) as server:
        yield server


def connect(server: Server, address: str = ATTACKER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20, source_address=(address, 0))


@contextmanager
def silent(server: Server, count: int, addresses: int = 1) -> Iterator[list[socket.socket]]:
    """Connections that say nothing, from some addresses."""
    with ExitStack() as opened:
        yield [opened.enter_context(connect(server, f"127.0.0.{2 + number % addresses}")) for number in range(count)]


def is_closed(connection: socket.socket) -> bool:
    """Wait until the server hangs up, at most for the connection's timeout."""
    try:
        return connection.recv(1000) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def plays(server: Server) -> None:
    """Somebody comes, makes a table, and sees it."""
    anna = Client(server)
    table = anna.make_table(["me", "bot:greedy"])
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        assert stream.next("update")["status"] == "running"


def test_players_get_in_beside_silent_connections(server: Server) -> None:
    """More than there are file descriptors, from one address and then from many."""
    for addresses in (1, 50):
        with silent(server, FILES + 50, addresses):
            plays(server)
    wait_until(lambda: "refused" in server.log())
    assert server.log().count("refused") == 1, "one line in a minute"
    assert len(server.log()) < 20_000


def test_silent_and_slow_clients_are_hung_up(server: Server) -> None:
    with connect(server) as silent, connect(server) as slow, connect(server) as halting:
        halting.sendall(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{")
        slow.sendall(b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for byte in b"X-Long: " + b"a" * 100:
            try:
                slow.sendall(bytes([byte]))
            except ConnectionError:
                break
            time.sleep(0.05)
        else:
            pytest.fail("headers may take for ever")
        assert is_closed(silent)
        assert halting.recv(100).startswith(b"HTTP/1.1 408")


def test_a_client_that_never_reads_is_hung_up(server: Server) -> None:
    """It asks for a large answer again and again, and takes none. A socket that is used stays open meanwhile."""
    anna = Client(server)
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with anna.watch(anna.make_table(["me", "open"])) as stream, connect(server) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        with pytest.raises(ConnectionError):
            keep_asking(deaf, ask)
        assert stream.ask("say", text="Hello")["type"] == "accepted"


def keep_asking(connection: socket.socket, ask: bytes) -> None:
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        connection.sendall(ask * 10)
        time.sleep(0.01)


ROOM = 4


@pytest.mark.parametrize("before", [0, 1, ROOM, 50])
def test_a_player_who_comes_in_a_burst_gets_in(before: int) -> None:
    """A server that was held up finds them all at once: some silent ones, the player, and again silent ones."""
    connections = Connections(Limits(), Proxies("127.0.0.1"))
    connections.most = ROOM
    with Listener(socket.AF_INET, connections) as listener, ExitStack() as opened:
        listener.setblocking(False)
        listener.bind(("127.0.0.1", 0))
        listener.listen(200)
        comers = [opened.enter_context(socket.create_connection(listener.getsockname(), 20)) for _ in range(100)]
        player = comers[before]
        player.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        server = uvicorn.Server(ServerConfig(connections, app=empty_page, lifespan="off", log_config=None))
        answer = asyncio.run(answered(server, listener, player))
    assert answer.startswith(b"HTTP/1.1 200"), answer
    assert connections.count == 0


async def answered(server: uvicorn.Server, listener: Listener, player: socket.socket) -> bytes:
    """Serve until the player has an answer."""
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        return await asyncio.to_thread(player.recv, 1000)
    finally:
        server.should_exit = True
        await serving


async def empty_page(_: Scope, __: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_an_answer_in_two_parts_is_sent_at_once() -> None:
    """Otherwise the second part waits until the first is confirmed: 40 ms for each answer."""
    (listener,) = listen("127.0.0.1", 0, Connections(Limits(), Proxies("127.0.0.1")))
    assert asyncio.run(_sends_at_once(listener))


async def _sends_at_once(listener: Listener) -> bool:
    """Whether a connection that asyncio accepts waits for nothing before it sends."""
    options: list[int] = []
    connected = asyncio.Event()

    class Protocol(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            options.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            transport.close()
            connected.set()

    async with await asyncio.get_running_loop().create_server(Protocol, sock=listener):
        with socket.create_connection(listener.getsockname()[:2], 20):
            await asyncio.wait_for(connected.wait(), 20)
    return bool(options[0])


def test_one_address_has_a_cap_unless_it_is_a_proxy() -> None:
    connections = Connections(Limits(connections_per_address=2), Proxies("127.0.0.1"))
    for file, address in enumerate(("192.0.2.7", "192.0.2.7", "127.0.0.1", "127.0.0.1", "127.0.0.1")):
        assert connections.admit(address)
        connections.add(address, file)
    assert not connections.admit("192.0.2.7")
    assert connections.admit("192.0.2.8")
    connections.remove("192.0.2.7", 0)
    assert connections.admit("192.0.2.7")


def test_proxies() -> None:
    proxies = Proxies("127.0.0.1, 10.1.0.0/16, ::1, unix:")
    assert all(address in proxies for address in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.7.7", "::1"))
    assert not any(address in proxies for address in ("127.0.0.2", "10.2.0.1", "::2"))
    assert "192.0.2.7" in Proxies("*")
