"""Analysis of a finished game: begun once, whoever asks, kept with the game, and begun again if it was lost."""

import asyncio
import json
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from bastide import words
from bastide.bots.analysis import analysis_version
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.journal import Match
from bastide.server import services
from bastide.server.bots import analyses
from bastide.server.errors import RequestError
from bastide.server.jobs import Progress
from bastide.server.services import Services
from bastide.server.store import analyses as store
from tests.server.client import Client, start
from tests.server.here import JobsHere
from tests.server.inside import with_services
from tests.server.process import Server


def record(game: str = "troyes-dice", players: int = 1, moves: int | None = None) -> str:
    """Return the record of a game in which everybody takes the last legal move."""
    match = Match.begin(registry.make(game), players, SeededChance(3))
    chance = SeededChance(4)
    while match.state.to_act and (moves is None or len(match.journal.plies) < moves):
        seat = match.state.to_act[0]
        match.play(seat, match.game.moves.text(match.state.legal_moves(seat)[-1]), chance)
    return match.journal.dumps()


# Over HTTP, with a worker process


def test_an_uploaded_game_is_analysed(server: Server) -> None:
    anna = Client(server, "Anna")
    table = anna.post("/api/journals", {"journal": record()})["id"]
    path = f"/api/tables/{table}/analysis"
    assert anna.get(path) == {"status": "none", "progress": 0.0, "analysis": None}
    begun = anna.post(path, {})
    assert begun["status"] in ("running", "done")
    deadline = time.monotonic() + 60
    while (found := anna.get(path))["status"] == "running":
        assert 0 <= found["progress"] <= 1 and found["analysis"] is None and time.monotonic() < deadline
        time.sleep(0.1)
    assert (found["status"], found["progress"]) == ("done", 1.0)
    analysis = found["analysis"]
    assert analysis["game"] == "troyes-dice" and analysis["over"]
    assert sum(len(turn["moves"]) for turn in analysis["turns"]) == len(json.loads(record())["plies"])
    assert Client(server, "Bruno").post(path, {}) == found


@pytest.mark.parametrize(
    "journal", [record("peek", 2), record(moves=0)], ids=["a game without levels", "a game without moves"]
)
def test_what_cannot_be_analysed_is_refused(server: Server, journal: str) -> None:
    anna = Client(server, "Anna")
    table = anna.post("/api/journals", {"journal": journal})["id"]
    answer = anna.http.post(f"/api/tables/{table}/analysis")
    assert (answer.status_code, answer.json()["key"]) == (409, "nothing-to-analyse")


def test_only_finished_games_are_analysed_and_only_guests_begin(server: Server) -> None:
    table, (anna, _) = start(server)
    for answer in (anna.http.get(f"/api/tables/{table}/analysis"), anna.http.post(f"/api/tables/{table}/analysis")):
        assert (answer.status_code, answer.json()["key"]) == (403, "not-over")
    shown = anna.post("/api/journals", {"journal": record(moves=2)})["id"]
    visitor = anna.with_this_token("x")
    visitor.http.headers.pop("authorization", None)
    assert visitor.http.post(f"/api/tables/{shown}/analysis").status_code == 401


# Inside


class Thinker:
    """An analysis that takes as long as a test wants."""

    def __init__(self) -> None:
        self.enough = threading.Event()
        self.begun = 0

    def __call__(self, _: Mapping[str, Any], progress: Progress) -> Any:
        self.begun += 1
        progress(0.25)
        assert self.enough.wait(30)
        return {"number": self.begun}


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    monkeypatch.setattr(services, "ProcessJobs", lambda _: JobsHere({"analysis": thinker}))
    return thinker


async def shown(services: Services, **what: Any) -> str:
    """Return a table that shows a game."""
    return (await services.factory.upload(await services.accounts.new_guest("Anna"), record(**what))).facts.id


async def done(services: Services, table: str) -> analyses.AnalysisStatus:
    async with asyncio.timeout(30):
        while (found := await services.analyses.look(table)).status == "running":
            await asyncio.sleep(0.01)
    return found


def test_one_job_however_many_ask(tmp_path: Path, thinker: Thinker) -> None:
    async def ask(services: Services) -> None:
        table = await shown(services)
        asked = await asyncio.gather(*(services.analyses.begin(table, "anna") for _ in range(10)))
        assert {found.status for found in asked} == {"running"}
        async with asyncio.timeout(30):
            while (await services.analyses.look(table)).progress != 0.25:
                await asyncio.sleep(0.01)
        thinker.enough.set()
        assert (await done(services, table)).document == '{"number": 1}'
        assert (await services.analyses.begin(table, "anna")).status == "done"
        assert thinker.begun == 1

    with_services(tmp_path / "data", ask)


def test_an_analysis_that_a_restart_cut_off_begins_again(tmp_path: Path, thinker: Thinker) -> None:
    tables: list[str] = []

    async def begin(services: Services) -> None:
        tables.append(await shown(services))
        await services.analyses.begin(tables[0], "anna")
        while not thinker.begun:
            await asyncio.sleep(0.01)
        await services.analyses.stop()
        thinker.enough.set()  # nobody hears the answer

    async def look(services: Services) -> None:
        assert (await services.analyses.look(tables[0])).status == "running"
        assert (await done(services, tables[0])).document == '{"number": 2}'

    with_services(tmp_path / "data", begin)
    with_services(tmp_path / "data", look)


def test_another_process_takes_over_only_what_nobody_works_on(tmp_path: Path, thinker: Thinker) -> None:
    async def take_over(services: Services) -> None:
        table, now = await shown(services), services.entropy.now()
        version = analysis_version(registry.find("troyes-dice"))

        async def claim(at: float) -> bool:
            return await services.writer.write(
                lambda connection: store.claim(connection, table, version, at, analyses.LEASE_SECONDS)
            )

        assert await claim(now)  # by another process
        assert not await claim(now + analyses.LEASE_SECONDS - 1)
        assert (await services.analyses.look(table)).status == "running" and not thinker.begun
        await services.writer.write(lambda connection: store.note(connection, table, version, 0.5, now))
        assert (await services.analyses.look(table)).progress == 0.5
        await services.writer.write(  # it was killed
            lambda connection: store.note(connection, table, version, 0.5, now - 60)
        )
        thinker.enough.set()
        assert (await services.analyses.look(table)).status == "running"
        assert (await done(services, table)).status == "done" and thinker.begun == 1
        assert not await claim(now + 1000)

    with_services(tmp_path / "data", take_over)


def test_what_another_process_claims_at_the_same_moment_is_not_ours(
    tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = store.claim

    def claim(*_: Any) -> bool:
        raise IntegrityError("insert", {}, Exception("there is such a row"))

    async def ask(services: Services) -> None:
        table, now = await shown(services), services.entropy.now()
        version = analysis_version(registry.find("troyes-dice"))
        await services.writer.write(lambda connection: real(connection, table, version, now, 1.0))
        assert (await services.analyses.begin(table, "anna")).status == "running"
        assert not thinker.begun

    monkeypatch.setattr(store, "claim", claim)
    with_services(tmp_path / "data", ask)


def test_a_late_answer_does_not_touch_a_newer_or_finished_analysis(tmp_path: Path) -> None:
    async def ask(services: Services) -> None:
        table, write = await shown(services), services.writer.write

        async def row(version: str) -> Any:
            return await services.tables.read(lambda connection: store.find(connection, table, version))

        for version in ("old", "new"):
            assert await write(lambda connection: store.claim(connection, table, version, 1.0, 15.0))  # noqa: B023
        await write(lambda connection: store.settle(connection, table, "old", store.DONE, "{}", 2.0))
        await write(lambda connection: store.note(connection, table, "old", 0.5, 2.0))
        assert await row("old") is None
        assert ((await row("new")).status, (await row("new")).at) == ("running", 1.0)
        await write(lambda connection: store.settle(connection, table, "new", store.DONE, "{}", 3.0))
        await write(lambda connection: store.settle(connection, table, "new", store.FAILED, None, 4.0))
        assert ((await row("new")).status, (await row("new")).document) == ("done", "{}")

    with_services(tmp_path / "data", ask)


def test_a_failed_analysis_says_so_and_can_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: Any) -> Any:
        raise RuntimeError("no idea")

    here = JobsHere({"analysis": fail})
    monkeypatch.setattr(services, "ProcessJobs", lambda _: here)

    async def ask(services: Services) -> None:
        table = await shown(services)
        for _ in range(2):
            await services.analyses.begin(table, "anna")
            assert (await done(services, table)).status == "failed"
        assert [job.kind for job in here.done] == ["journal", "analysis", "analysis"]

    with_services(tmp_path / "data", ask)
    assert "could not be analysed" in caplog.text


def test_very_long_games_are_refused(tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_PLIES", 3)

    async def ask(services: Services) -> None:
        with pytest.raises(RequestError) as refused:
            await services.analyses.begin(await shown(services, moves=4), "anna")
        assert (refused.value.key, refused.value.status) == ("too-long-to-analyse", 413)
        assert "3" in words.error(refused.value, "de")

    with_services(tmp_path / "data", ask)
