"""The proxy between two parts: what it lets through, and what each end notices."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from tests.faults.link import HOST, Link

SOON = 5.0
A_MOMENT = 0.05


@dataclass
class Ends:
    """An echo behind a link."""

    link: Link
    connections: int = 0
    """The connections that the echo believes to be open."""
    heard: list[bytes] = field(default_factory=list)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(HOST, self.link.port)


@asynccontextmanager
async def echo() -> AsyncIterator[Ends]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends.connections += 1
        try:
            while data := await reader.read(100):
                ends.heard.append(data)
                writer.write(data)
        except OSError:
            pass
        finally:
            ends.connections -= 1
            writer.close()

    server = await asyncio.start_server(answer, HOST, 0)
    port = server.sockets[0].getsockname()[1]
    ends = Ends(Link("test", lambda: (HOST, port)))
    await ends.link.start()
    yield ends
    await ends.link.stop()
    server.close()


async def asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, word: bytes) -> bytes:
    """Return what the echo answers, or nothing if the connection is gone."""
    try:
        writer.write(word)
        return await asyncio.wait_for(reader.read(100), SOON)
    except OSError:
        return b""


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not condition():
            await asyncio.sleep(0.005)


def in_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(asyncio.wait_for(test(), 30))

    run.__name__ = test.__name__
    return run


@in_loop
async def test_bytes_pass_both_ways() -> None:
    async with echo() as ends:
        assert await asked(*await ends.connect(), b"hello") == b"hello"


@in_loop
async def test_a_cut_resets_old_and_new_connections() -> None:
    async with echo() as ends:
        old = await ends.connect()
        assert await asked(*old, b"1") == b"1"
        ends.link.cut()
        assert await asked(*old, b"2") == b""
        assert await asked(*await ends.connect(), b"3") == b""
        await until(lambda: ends.connections == 0)
        ends.link.heal()
        assert await asked(*await ends.connect(), b"4") == b"4"
        assert ends.heard == [b"1", b"4"]


@in_loop
async def test_what_is_stalled_arrives_later() -> None:
    async with echo() as ends:
        reader, writer = await ends.connect()
        assert await asked(reader, writer, b"1") == b"1"
        ends.link.stall()
        writer.write(b"2")
        await asyncio.sleep(A_MOMENT)
        assert ends.heard == [b"1"]
        ends.link.heal()
        assert await asyncio.wait_for(reader.read(100), SOON) == b"2"


@in_loop
async def test_the_far_end_of_a_half_open_connection_notices_only_after_it() -> None:
    async with echo() as ends:
        old = await ends.connect()
        assert await asked(*old, b"1") == b"1"
        ends.link.half_open()
        assert await asked(*old, b"2") == b""
        new = await ends.connect()
        assert await asked(*new, b"3") == b"3"
        assert ends.connections == 2
        ends.link.heal()
        await until(lambda: ends.connections == 1)


@in_loop
async def test_a_slow_link_delivers_later() -> None:
    async with echo() as ends:
        reader, writer = await ends.connect()
        ends.link.slow_down(A_MOMENT)
        loop = asyncio.get_running_loop()
        began = loop.time()
        assert await asked(reader, writer, b"1") == b"1"
        assert loop.time() - began >= 2 * A_MOMENT
