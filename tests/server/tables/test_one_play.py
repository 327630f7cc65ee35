"""A move is played once: decided on a copy, committed, and that copy becomes the table's position."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bastide.core.state import State
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.server.services import Services
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import Update, encode, update
from tests.server.inside import running, table_alone, with_services, write


class Counted:
    """How often a state was played on, copied, viewed and scored."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, kind: type[State]) -> None:
        self.calls: dict[str, int] = {}
        for name in ("play", "copy", "view", "scores", "ranking"):
            self._count(monkeypatch, kind, name)

    def _count(self, monkeypatch: pytest.MonkeyPatch, kind: type[State], name: str) -> None:
        original = getattr(kind, name)

        def counting(*arguments: Any) -> Any:
            self.calls[name] = self.calls.get(name, 0) + 1
            return original(*arguments)

        monkeypatch.setattr(kind, name, counting)


def first_move(live: LiveTable) -> Sequence[Entry]:
    seat = live.state.to_act[0]
    text = live.game.moves.text(live.state.legal_moves(seat)[0])
    return commands.own_move(live, seat, live.seats[seat].decisions, text)


async def kingdom(services: Services) -> str:
    return await table_alone(services, game="kingdom-builder")


def test_a_move_is_played_and_copied_once_and_viewed_once_for_each_viewer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def move(services: Services) -> None:
        table = await kingdom(services)
        for viewer in (0, 0, 1, None, None):
            services.tables.listen(table, viewer, lambda *_: None)
        counted = Counted(monkeypatch, KingdomBuilderState)
        await services.tables.command(table, first_move)
        assert counted.calls == {"play": 1, "copy": 1, "view": 3, "scores": 1}

    with_services(tmp_path / "data", move)


def test_all_connections_of_a_viewer_get_the_same_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[Update] = []

    def counting(news: Update) -> str:
        encoded.append(news)
        return encode(news)

    async def move(services: Services) -> None:
        table = await kingdom(services)
        heard: list[tuple[Update, str]] = []
        for _ in range(3):
            services.tables.listen(table, 0, lambda *news: heard.append(news))
        live = await services.tables.command(table, first_move)
        assert len(encoded) == 1 and len(heard) == 3
        assert all(frame is heard[0][1] for _, frame in heard)
        assert heard[0][1] == encode(update(live, 0, heard[0][0].number - 1))

    monkeypatch.setattr("bastide.server.tables.service.encode", counting)
    with_services(tmp_path / "data", move)


def test_a_commit_that_fails_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(services: Services) -> None:
        table = await kingdom(services)
        live = await services.tables.table(table)
        before = snapshot(live)

        async def full_disk(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as patched:
            patched.setattr(services.writer, "write", full_disk)
            with pytest.raises(OSError, match="no space"):
                await services.tables.command(table, first_move)
        assert snapshot(await services.tables.table(table)) == before
        await services.tables.command(table, first_move)
        assert (live.seq, len(live.history)) == (before[0] + 1, 1)

    with_services(tmp_path / "data", fail)


def test_after_a_conflict_the_move_is_decided_anew_behind_what_another_process_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def both(services: Services) -> None:
        table = await kingdom(services)
        other = Services(services.config)
        await other.open()
        await other.tables.table(table)
        live = await services.tables.command(table, first_move)
        there = await other.tables.command(table, first_move)  # it does not know of the first move yet
        live = await services.tables.table(table)
        assert there.seq == live.seq and there.state == live.state and len(live.history) == 2
        await other.close()

    with_services(tmp_path / "data", both)


GAMES = ("kingdom-builder", "sealed-bids", "peek", "interrupt")


@pytest.mark.parametrize("game", GAMES)
def test_adopting_drafts_is_the_same_as_folding_the_log(game: str) -> None:
    adopted, folded = running(game), running(game)
    for number, entry in enumerate(some_entries(adopted), 1):
        folded.apply(folded.seq + 1, entry, float(number))
        assert snapshot(adopted) == snapshot(folded)


def some_entries(live: LiveTable) -> Iterator[Entry]:
    """Return moves of a game, each written as the service does it."""
    for number in range(1, 60):
        if live.status != "running":
            return
        entries = first_move(live)
        for draft in live.drafts(entries, float(number)):
            live.adopt(draft)
        yield from entries


def test_a_move_that_was_tried_before_another_one_is_played_again() -> None:
    live, folded = running(start_player="1"), running(start_player="1")
    seat = live.state.to_act[0]
    first, second = (live.game.moves.text(move) for move in live.state.legal_moves(seat)[:2])
    tried = commands.move(live, seat, 0, first)
    others = [folded.try_move(seat, second), *tried]
    write(live, others[0])
    write(folded, *others)
    (draft,) = live.drafts(tried, 0.0)
    assert draft.state.position() == folded.state.position() and len(draft.history) == 2


def snapshot(live: LiveTable) -> tuple[Any, ...]:
    """Return everything a table is, and everything its viewers see."""
    position = None if live.match is None else live.state.position()
    numbers = {
        viewer: [live.sequence_of(viewer, n) for n in range(1, len(s) + 1)] for viewer, s in live.streams.items()
    }
    frames = {viewer: encode(update(live, viewer, 0)) for viewer in live.streams}
    journal = None if live.match is None else live.journal().dumps()
    return live.seq, live.at, position, list(live.history), list(live.turns), numbers, frames, journal, live.asked()
