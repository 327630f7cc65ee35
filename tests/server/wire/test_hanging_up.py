"""Clients that are gone before their command is carried out."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fastapi import WebSocketDisconnect

from bastide.server.services import Services
from bastide.server.wire import commands
from bastide.server.wire.frames import Accepted, Frame
from bastide.server.wire.socket import Connection
from tests.server.inside import table_alone, with_services


class Slow:
    """A command that takes a while."""

    def __init__(self) -> None:
        self.begun, self.may_end = asyncio.Event(), asyncio.Event()
        self.carried_out = False

    async def carry_out(self, _: object) -> Frame:
        self.begun.set()
        await self.may_end.wait()
        self.carried_out = True
        return Accepted()


class Gone:
    """A client who sends one frame, and then can't be reached."""

    def __init__(self, command: Slow) -> None:
        self.query_params: dict[str, str] = {}
        self.scope: dict[str, Any] = {"state": {}}
        self._command = command

    async def receive(self) -> dict[str, str]:
        if self._command.begun.is_set():
            await asyncio.Event().wait()
        return {"type": "websocket.receive", "text": "{}"}

    async def send_text(self, _: str) -> None:
        await self._command.begun.wait()
        raise WebSocketDisconnect(1006)


def test_a_command_that_has_begun_is_carried_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang_up(services: Services) -> None:
        command = Slow()
        monkeypatch.setattr(commands, "read", lambda _: command)
        caller = SimpleNamespace(
            services=services, table=await table_alone(services), viewer=None, language="en", key=None
        )
        serving = asyncio.create_task(Connection(cast(Any, Gone(command)), cast(Any, caller)).serve(0))
        await command.begun.wait()
        for _ in range(20):
            await asyncio.sleep(0)
        command.may_end.set()
        await serving
        assert command.carried_out

    with_services(tmp_path / "data", hang_up)


def test_a_server_that_stops_waits_for_commands(tmp_path: Path) -> None:
    async def stop(services: Services) -> None:
        table = await table_alone(services)
        async with services.tables._lock(table):  # the command waits
            asking = asyncio.create_task(services.tables.command_here(table, lambda _: []))
            await asyncio.sleep(0)
            stopping = asyncio.create_task(services.tables.finish())
            for _ in range(20):
                await asyncio.sleep(0)
            assert not stopping.done()
        await stopping
        assert asking.done()

    with_services(tmp_path / "data", stop)
