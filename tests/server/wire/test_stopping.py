"""A server that is watched and told to stop: players go elsewhere, and nothing that was accepted is lost."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from bastide.server.http.health import Readiness
from bastide.server.services import Services
from tests.server import database
from tests.server.client import Client, Table, started
from tests.server.inside import with_services
from tests.server.process import Server
from tests.servers import free_port


def test_a_watched_server_sends_its_players_elsewhere_before_it_stops(tmp_path: Path) -> None:
    metrics = free_port()
    with Server(tmp_path / "data", bot_pace=0, drain_seconds=60, log_format="json", metrics_port=metrics) as server:
        assert httpx.get(f"{server.url}/healthz").json() == {"ok": True, "problems": []}
        assert problems(server) == (200, [])
        with started(server, options={"start_player": "1"}) as table, table.clients[0].watch(table.id) as tab:
            assert_measured(server, table, metrics)
            mover, other = table.streams
            before = len(database.moves(server, table.id))
            tab.settle()
            server.terminate()
            while problems(server) != (503, ["draining"]):
                pass
            # Whoever doesn't know yet is still served.
            assert Client(server, "Zoe").facts(table.id)["status"] == "running"
            accepted = mover.move(mover.now["moves"][0])["type"] == "accepted"
            server.terminate()  # told twice, it doesn't wait any longer
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
        assert len(database.moves(server, table.id)) == before + accepted > 0
    assert_logged(server)


def problems(server: Server) -> tuple[int, list[str]]:
    answer = httpx.get(f"{server.url}/readyz", timeout=30)
    return answer.status_code, answer.json()["problems"]


def measured(port: int) -> dict[str, float]:
    """Return all samples that Prometheus would get, by name and labels."""
    families = text_string_to_metric_families(httpx.get(f"http://127.0.0.1:{port}/metrics").text)
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in families
        for sample in family.samples
    }


def assert_measured(server: Server, table: Table, port: int) -> None:
    assert httpx.get(f"{server.url}/metrics").status_code == 404  # not on the public site
    before = measured(port)
    table.streams[0].played(table.streams[0].now["moves"][0])
    assert table.streams[0].move("build 1.1", decision=0)["key"] == "stale"
    after = measured(port)
    for name in ("bastide_move_commit_seconds_count", "bastide_move_answer_seconds_count"):
        assert after[name] == before[name] + 1
        assert after[name.replace("count", "bucket") + " +Inf"] == after[name]
    assert after["bastide_commit_seconds_count"] > before["bastide_commit_seconds_count"]
    assert after["bastide_refusals_total stale"] == 1
    assert (after["bastide_sockets"], after["bastide_tables_in_memory"], after["bastide_draining"]) == (3, 1, 0)
    assert after["bastide_event_loop_lag_seconds_count"] > 0 and "process_resident_memory_bytes" in after


def assert_logged(server: Server) -> None:
    """Check that every line after the first is JSON, and that those of a request carry its id."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in server.log().splitlines()[1:]]
    made = next(line for line in lines if line.get("path") == "/api/tables")
    assert (made["method"], made["status"], made["logger"], made["level"]) == ("POST", 201, "bastide.server", "info")
    assert len(made["request"]) == 12 and made["ms"] > 0
    assert not [line for line in lines if "exception" in line]
    assert not [line for line in lines if line.get("path") in ("/readyz", "/healthz")]


def test_readiness_names_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look(services: Services) -> None:
        async def down(_: object) -> bool:
            raise ConnectionError

        assert await Readiness(services).problems() == []
        services.tables.bus.connected = False
        assert await Readiness(services).problems() == ["bus"]
        monkeypatch.setattr(services.tables, "read", down)
        assert await Readiness(services).problems() == ["bus", "database"]

    with_services(tmp_path, look)
