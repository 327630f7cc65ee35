"""Work is bounded: long games are folded a bit at a time, from checkpoints, and no game or log is endless."""

import asyncio
import random
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from bastide.core import registry
from bastide.core.chance import ReplayingChance, SeededChance
from bastide.core.errors import NotOffered
from bastide.core.journal import Journal, Match, Ply
from bastide.games.kingdom_builder.state import KingdomBuilderState
from bastide.server import services as services_module
from bastide.server.http import replays
from bastide.server.people.results import unrated
from bastide.server.services import Services
from bastide.server.store import schema
from bastide.server.tables import bounds, checkpoints, commands, creation, endings, slices
from bastide.server.tables.entries import Entry, UndoAnswered, UndoAsked
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import Update, encode, update
from tests.server.here import JobsHere
from tests.server.inside import play_any, refused_with, running, say, table_alone, with_services, write

AT_ONCE = 3
"""The most plays between two turns of the event loop when slices are as short as they can be."""


@pytest.fixture
def jobs_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services_module, "ProcessJobs", lambda *_: JobsHere())


class Turns:
    """The most plays between two turns of the event loop: how long others wait, whatever else the machine does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = self.most = 0
        monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
        original = KingdomBuilderState.play

        def counting(state: KingdomBuilderState, *arguments: Any) -> None:
            self.plays += 1
            original(state, *arguments)

        monkeypatch.setattr(KingdomBuilderState, "play", counting)

    async def during(self, work: Awaitable[Any]) -> Any:
        """Await some work; note how many plays it makes in a turn of the loop."""
        self.plays = self.most = 0
        watching = asyncio.create_task(self._watch())
        await asyncio.sleep(0)
        result = await work
        for _ in range(2):
            await asyncio.sleep(0)  # the last turn counts, too
        watching.cancel()
        return result

    async def _watch(self) -> None:
        while True:
            before = self.plays
            await asyncio.sleep(0)
            self.most = max(self.most, self.plays - before)


def any_move(live: LiveTable) -> Sequence[Entry]:
    seat = live.state.to_act[0]
    legal = live.state.legal_moves(seat)
    return commands.own_move(live, seat, live.seats[seat].decisions, live.game.moves.text(legal[len(legal) // 2]))


def ask_undo(live: LiveTable) -> Sequence[Entry]:
    return commands.ask_undo(live, live.history[-1].seat)


def agree(live: LiveTable) -> Sequence[Entry]:
    assert live.asked_to_undo is not None
    return commands.answer_undo(live, 1 - live.asked_to_undo, agreed=True)


def record(plies: int = 120) -> Journal:
    """Return the beginning of a random game of Kingdom Builder."""
    rng, chance = random.Random(1), SeededChance(1)
    match = Match.begin(registry.make("kingdom-builder"), 2, chance)
    for _ in range(plies):
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.legal_moves(seat)), chance)
    return match.journal


def test_a_long_table_is_loaded_a_bit_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def load(services: Services) -> None:
        table = await table_alone(services, game="kingdom-builder")
        for _ in range(70):
            live = await services.tables.command(table, any_move)
        services.tables._live.clear()
        turns = Turns(monkeypatch)
        again = await turns.during(services.tables.table(table))
        assert again.state == live.state and turns.plays == 70
        assert turns.most <= AT_ONCE

    with_services(tmp_path / "data", load)


def test_every_step_of_a_table_is_as_it_was_and_near_a_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look(services: Services) -> None:
        table = await table_alone(services, game="kingdom-builder")
        live = await services.tables.table(table)
        seen = {live.seq: encode(update(live, None, 0))}
        for number in range(75):
            for decide in (ask_undo, agree) if number % 17 == 16 else (any_move,):
                live = await services.tables.command(table, decide)
                seen[live.seq] = encode(update(live, None, 0))
        turns = Turns(monkeypatch)
        await turns.during(services.past.table_at(table, live.seq))
        assert turns.most <= AT_ONCE + bounds.CHECKPOINT_STEPS  # going back is one step
        for seq, frame in random.Random(5).sample(sorted(seen.items()), 30):
            then = await turns.during(services.past.table_at(table, seq))
            assert encode(update(then, None, 0)) == frame
            assert turns.plays < 3 * bounds.CHECKPOINT_STEPS  # with up to two undos on the way
        assert encode(update(await services.tables.table(table), None, 0)) == seen[live.seq]

    with_services(tmp_path / "data", look)


@pytest.mark.usefixtures("jobs_here")
def test_a_long_record_is_uploaded_and_read_a_bit_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = record()
    text = journal.dumps()
    monkeypatch.setattr(creation, "MOST_PLIES", len(journal.plies))

    async def upload(services: Services) -> None:
        anna = await services.accounts.new_guest("Anna")
        with refused_with("journal-too-long") as refused:
            longer = Journal(journal.header, journal.setup, [*journal.plies, Ply(0, "end")])
            await services.factory.upload(anna, longer.dumps())
        assert refused.value.status == 413 and "121" in str(refused.value) and "120" in str(refused.value)
        live = await services.factory.upload(anna, text)
        table = live.facts.id
        services.tables._live.clear()
        monkeypatch.setattr(creation, "MOST_PLIES", 10)  # it was stored when more were allowed
        turns = Turns(monkeypatch)
        live = await turns.during(services.tables.table(table))
        assert turns.most <= AT_ONCE and turns.plays == len(journal.plies)
        assert live.journal() == journal and live.journal().dumps() == text
        await turns.during(services.past.at_ply(table, 120))
        assert turns.most <= AT_ONCE
        for ply in (120, 0, 37, 119, 64, 100, 63):
            then = await turns.during(services.past.at_ply(table, ply))
            assert then.state == journal.fold(ply) and turns.plays < bounds.CHECKPOINT_STEPS + ply + 1
        then = await turns.during(replays.ply(table, 101, services))
        assert (then.ply, then.plies, then.move) == (101, 120, journal.plies[100].move)
        assert turns.plays < bounds.CHECKPOINT_STEPS

    with_services(tmp_path / "data", upload)


def test_going_back_starts_from_the_last_milestone(monkeypatch: pytest.MonkeyPatch) -> None:
    live, whole = running(start_player="1"), running(start_player="1")
    for number in range(110):
        entries = any_move(live)
        if number % 40 == 39:
            asking = live.history[-1].seat
            entries = [*commands.ask_undo(live, asking), UndoAnswered(1 - asking, agreed=True)]
        turns = Turns(monkeypatch)
        write(live, *entries)
        assert turns.plays <= bounds.CHECKPOINT_STEPS
        whole._milestones = whole._milestones[:1]  # so that it starts from the beginning
        write(whole, *entries)
        assert (live.state, live.turns, live.asked()) == (whole.state, whole.turns, whole.asked())
        assert live.history == whole.history and live.journal() == whole.journal()
    assert live.asked() == len(live.journal().setup) + sum(len(done.outcomes) for done in live.history)


def test_undoing_and_repeating_a_move_plays_hardly_more_than_that_move(monkeypatch: pytest.MonkeyPatch) -> None:
    live = running(start_player="1")
    play_any(live, bounds.CHECKPOINT_STEPS - 1)
    turns = Turns(monkeypatch)
    for _ in range(10):
        write(live, *any_move(live))
        asking = live.history[-1].seat
        write(live, UndoAsked(asking, len(live.history) - 1), UndoAnswered(1 - asking, agreed=True))
    assert turns.plays < 2 * bounds.CHECKPOINT_STEPS


def test_checkpoints_take_bounded_memory() -> None:
    cache: checkpoints.CheckpointCache[str] = checkpoints.CheckpointCache(1000)
    owners = [object() for _ in range(3)]
    for name, owner in zip("abc", owners, strict=True):
        for number in range(32, 320, 32):
            if cache.of(name, owner).wants(number):
                cache.of(name, owner).keep(number, f"{name}{number}", 50)
    assert cache.of("c", owners[2]).before(100) == (96, "c96")
    assert cache.bytes <= 1000
    assert cache.of("a", owners[0]).before(1000) is None  # used longest ago
    assert cache.of("c", object()).before(1000) is None  # another fold
    one: checkpoints.Checkpoints[int] = checkpoints.Checkpoints(None, most_bytes=200)
    for number in range(1, 1000):
        if one.wants(number):
            one.keep(number, number, 50)
        assert one.bytes <= 200
    assert one.before(31) is None and one.before(999) in ((768, 768), (896, 896))


def gather(live: LiveTable) -> Sequence[Entry]:
    """Make a move of Tournay that brings the end no closer, if possible."""
    seat = live.state.to_act[0]
    texts = [live.game.moves.text(move) for move in live.state.legal_moves(seat)]
    text = next((text for text in texts if text.startswith("gather")), texts[0])
    return commands.own_move(live, seat, live.seats[seat].decisions, text)


def test_a_game_without_progress_ends_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "STALL_PLIES", 20)

    async def stall(services: Services) -> None:
        table = await table_alone(services, game="tournay")
        heard: list[Update] = []
        services.tables.listen(table, 0, lambda news, _: heard.append(news))
        live = await services.tables.table(table)
        while live.status == "running":
            assert len(live.history) < 100
            live = await services.tables.command(table, gather)
        assert live.idle == 20 and live.ended_early == "no-progress"
        assert not live.state.is_over  # the rules would go on
        last = heard[-1]
        assert (last.status, last.moves, last.to_act, last.rated) == ("over", (), (), False)
        assert last.lines[-1].key == "table-ended-no-progress" and last.lines[-1].arguments == {"plies": 20}
        assert last.doing is not None and last.doing.key == "status-over"
        assert len(msgspec.json.decode(last.scores)) == 2
        assert unrated(live) == "no-progress"
        assert live.journal().verify() == live.state  # with the secret, as after any end
        with refused_with("not-running"):
            await services.tables.command(table, gather)
        services.tables._live.clear()
        monkeypatch.setattr(endings, "STALL_PLIES", 2000)  # what is stored has ended
        again = await services.tables.table(table)
        assert again.status == "over" and encode(update(again, 0, 0)) == encode(update(live, 0, 0))
        (row,) = await services.tables.read(lambda connection: connection.execute(select(schema.tables)).all())
        assert (row.status, row.to_act) == ("over", "")
        await services.recorder.count(again)
        (result,) = await services.tables.read(lambda connection: connection.execute(select(schema.results)).all())
        assert result.unrated == "no-progress"

    with_services(tmp_path / "data", stall)


def test_progress_counts_from_the_last_step_towards_the_end_also_after_going_back() -> None:
    live = running("tournay")
    for number in range(60):
        write(live, *(any_move(live) if number % 9 == 0 else gather(live)))
    best, idle = None, 0
    state = live.journal().begin().state
    for ply in live.journal().plies:
        state.play(ply.player, ply.move, ReplayingChance(ply.chance))
        progress = state.progress
        assert progress is not None
        best, idle = (progress, 0) if best is None or progress > best else (best, idle + 1)
    assert live.idle == idle
    write(live, *gather(live))
    asking = live.history[-1].seat
    write(live, UndoAsked(asking, len(live.history) - 1), UndoAnswered(1 - asking, agreed=True))
    assert live.idle == idle


def test_a_game_with_too_many_plies_ends_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "MOST_PLIES", 12)
    monkeypatch.setattr(creation, "MOST_PLIES", 12)

    async def play_long(services: Services) -> None:
        table = await table_alone(services, game="kingdom-builder")
        for _ in range(12):
            live = await services.tables.command(table, any_move)
        assert (live.status, unrated(live), len(live.journal().plies)) == ("over", "too-long", 12)
        anna = await services.accounts.new_guest("Anna")
        against = creation.AgainstBots(0, None, "ab" * 32)
        with refused_with("journal-too-long"):
            await services.factory.play_on(anna, table, 12, against)
        assert (await services.factory.play_on(anna, table, 11, against)).seats

    with_services(tmp_path / "data", play_long)


def test_a_full_log_takes_only_what_ends_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill(services: Services) -> None:
        table = await table_alone(services, game="kingdom-builder")
        live = await services.tables.command(table, any_move)
        monkeypatch.setattr(endings, "MOST_ENTRIES", live.seq)
        with refused_with("log-full") as refused:
            await say(services, table)
        assert str(live.seq) in str(refused.value)
        with refused_with("log-full"):
            await services.tables.command(table, lambda live: commands.undo(live, live.history[-1].seat, 1, 1))
        assert len((await services.tables.command(table, any_move)).history) == 2

    with_services(tmp_path / "data", fill)


def test_games_that_may_go_on_for_ever_say_what_progress_is() -> None:
    for name, kind in registry.list_games().items():
        game = registry.make(name)
        with suppress(NotOffered):
            if game.limits(kind.min_players).longest is None:
                assert game.start(kind.min_players, SeededChance(1)).progress is not None


def test_the_limits_are_in_the_docs() -> None:
    page = (Path(__file__).parents[3] / "docs" / "host.md").read_text()
    for limit in (bounds.MOST_PLIES, bounds.STALL_PLIES, bounds.MOST_ENTRIES):
        assert f"{limit:,} " in page
    assert f"{bounds.CHECKPOINT_STEPS} steps" in page and f"{bounds.CHECKPOINT_BYTES // 10**6} MB" in page


def test_the_caps_are_far_above_the_longest_games() -> None:
    for name, kind in registry.list_games().items():
        for players in range(kind.min_players, kind.max_players + 1):
            with suppress(NotOffered):  # a toy
                assert 3 * registry.make(name).limits(players).longest_seen <= bounds.MOST_PLIES
