"""Health, and a server that is told to stop: players go elsewhere, and nothing that was accepted is lost."""

import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from bastide.server.http.health import Readiness
from bastide.server.services import Services
from tests.server import database
from tests.server.client import Client, started
from tests.server.inside import with_services
from tests.server.process import Server


def problems(server: Server) -> tuple[int, list[str]]:
    answer = httpx.get(f"{server.url}/readyz", timeout=30)
    return answer.status_code, answer.json()["problems"]


def test_a_stopping_server_sends_its_players_elsewhere(tmp_path: Path) -> None:
    with Server(tmp_path / "data", bot_pace=0, drain_seconds=0.5) as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True, "problems": []}
        assert problems(server) == (200, [])
        with started(server, options={"start_player": "1"}) as table, table.clients[0].watch(table.id) as tab:
            mover, other = table.streams
            tab.settle()
            server.terminate()
            while problems(server) != (503, ["draining"]):
                pass
            # Whoever doesn't know yet is still served.
            assert Client(server, "Zoe").facts(table.id)["status"] == "running"
            accepted = 0
            with suppress(ConnectionClosed):
                while True:
                    accepted += mover.move(mover.now["moves"][0])["type"] == "accepted"
                    mover.undo()
            for stream in (mover, other, tab):
                with pytest.raises(ConnectionClosed):
                    stream.next("never")
                assert stream.closed == (1012, "restarting")
                (told,) = stream.received("closing")
                assert told["reason"].startswith("The server is restarting.") and 100 <= told["retry"] <= 106
        server.stop()
        assert len(database.moves(server, table.id)) == accepted > 0
        assert "Traceback" not in server.log()


def test_a_server_ends_even_if_its_database_hangs(tmp_path: Path) -> None:
    """The stated time holds whatever the process waits for."""
    with Server(tmp_path / "data", runner="tests.server.stuck_server") as server:
        began = time.monotonic()
        server.stop()
        assert "ending now" in server.log() and time.monotonic() - began < 20


def test_readiness_names_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(services: Services) -> None:
        async def nobody() -> bool:
            return False

        async def down(_: object) -> bool:
            raise ConnectionError

        assert await Readiness(services).problems() == []
        services.tables.bus.connected = False
        monkeypatch.setattr(services.jobs, "is_ready", nobody)
        assert await Readiness(services).problems() == ["bus", "jobs"]
        monkeypatch.setattr(services.tables, "read", down)
        assert await Readiness(services).problems() == ["bus", "database", "jobs"]

    with_services(tmp_path, look)
