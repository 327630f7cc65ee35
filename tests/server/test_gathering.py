"""What a socket's transport does together, and what it must not put off."""

import asyncio
from collections.abc import Callable
from unittest.mock import Mock, call

from bastide.server.gathering import MOST_GATHERED, GatheringTransport


def in_one_round(act: Callable[[GatheringTransport], None]) -> list[object]:
    """Return what reaches the socket of what is done in one round of the event loop."""
    socket = Mock(asyncio.Transport)
    socket.is_closing.return_value = False

    async def run() -> None:
        act(GatheringTransport(socket))
        await asyncio.sleep(0)

    asyncio.run(run())
    return [one for one in socket.method_calls if one != call.is_closing()]


def test_what_is_written_in_one_round_is_sent_at_once() -> None:
    def act(transport: GatheringTransport) -> None:
        transport.write(b"one")
        transport.write(b"two")

    assert in_one_round(act) == [call.write(b"onetwo")]


def test_much_is_sent_right_away_so_that_a_slow_client_is_noticed() -> None:
    def act(transport: GatheringTransport) -> None:
        transport.write(b"x" * MOST_GATHERED)
        transport.write(b"x")
        transport.get_extra_info("now")
        transport.write(b"y")

    assert in_one_round(act) == [
        call.write(b"x" * (MOST_GATHERED + 1)),
        call.get_extra_info("now"),
        call.write(b"y"),
    ]


def test_nothing_is_lost_when_the_server_hangs_up() -> None:
    def act(transport: GatheringTransport) -> None:
        transport.write(b"bye")
        transport.close()

    assert in_one_round(act) == [call.write(b"bye"), call.close()]


def test_nothing_is_sent_to_a_client_that_is_gone() -> None:
    socket = Mock(asyncio.Transport)
    socket.is_closing.return_value = True

    async def run() -> None:
        GatheringTransport(socket).write(b"late")
        await asyncio.sleep(0)

    asyncio.run(run())
    assert not socket.write.called


def test_a_pause_that_is_undone_at_once_costs_nothing() -> None:
    def act(transport: GatheringTransport) -> None:
        transport.pause_reading()
        transport.resume_reading()

    assert in_one_round(act) == []


def test_a_client_whose_message_is_not_taken_waits() -> None:
    socket = Mock(asyncio.Transport)

    async def run() -> None:
        transport = GatheringTransport(socket)
        transport.pause_reading()
        await asyncio.sleep(0)
        transport.resume_reading()

    asyncio.run(run())
    assert socket.method_calls == [call.pause_reading(), call.resume_reading()]
