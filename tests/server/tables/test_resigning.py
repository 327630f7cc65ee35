"""Resigning, and abandoning a game by agreement: who is asked, what ends, how it counts."""

import asyncio
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bastide.core.journal import Ending, Journal
from bastide.server.people import results
from bastide.server.people.recorder import recompute
from bastide.server.services import Services
from bastide.server.store.database import open_engine
from bastide.server.store.people import Person
from bastide.server.tables import commands, entries, resigning, timeouts
from bastide.server.tables.abandoning import MOST_REQUESTS
from bastide.server.tables.clocks import Bank
from bastide.server.tables.entries import LeftTable, Resigned, Sat, StoodIn
from bastide.server.tables.live import OVER, RUNNING, LiveTable
from bastide.server.tables.updates import encode, update
from tests.server.client import Client
from tests.server.inside import nonce, play_any, refused_with, running, seated, with_services, write
from tests.server.people.test_accounts import account
from tests.server.people.test_ratings import dump
from tests.server.process import Server


def ranks(live: LiveTable) -> list[int]:
    return [standing.rank for standing in results.outcome(live).standings]


def ask(live: LiveTable, seat: int) -> None:
    write(live, *resigning.ask_abandon(live, seat))


def answer(live: LiveTable, seat: int, agreed: bool) -> None:
    write(live, *resigning.answer_abandon(live, seat, agreed))


# Resigning


@pytest.mark.parametrize("loser", [0, 1])
def test_a_game_for_two_ends_and_the_other_wins_whatever_the_points(loser: int) -> None:
    live = running("peek", 2)
    play_any(live, 3)
    write(live, *resigning.resign(live, loser))
    ended = results.outcome(live)
    assert (live.status, live.to_act, ended.unrated, ended.early) == (OVER, (), None, "resigned")
    assert ranks(live)[loser] == 2 and ranks(live)[1 - loser] == 1
    assert [standing.left for standing in ended.standings] == [seat == loser for seat in (0, 1)]
    for viewer in (0, 1, None):
        news = update(live, viewer, 0)
        assert (news.early, news.ended_by, news.moves, news.seats[loser].resigned) == ("resigned", loser, (), True)
        assert news.lines[-1].key == "table-resigned" and msgspec.json.decode(news.scores)[loser]["rank"] == 2
    journal = Journal.loads(live.journal().dumps())
    assert journal.ending == Ending("resigned", loser)
    assert journal.verify() == live.state and len(journal.plies) == 3
    with refused_with("not-running"):
        resigning.resign(live, 1 - loser)


def test_a_game_can_be_given_up_before_its_first_move() -> None:
    live = running("peek", 2)
    write(live, *resigning.resign(live, 0))
    assert live.status == OVER and ranks(live) == [2, 1]


def test_with_more_players_a_bot_plays_on_for_good() -> None:
    live = running("peek", 3)
    (entry,) = resigning.resign(live, 1)
    assert entries.read(entries.write(entry)) == entry and isinstance(entry, Resigned) and entry.bot is not None
    write(live, entry)
    assert live.status == RUNNING and live.seats[1].stand_in == entry.bot and live.deciders() == [0, 2]
    with refused_with("already-resigned"):
        timeouts.take_back(live, 1)
    with refused_with("already-resigned"):
        resigning.resign(live, 1)
    with refused_with("bot-plays"):
        resigning.ask_abandon(live, 1)
    while live.status == RUNNING:
        play_any(live)
    ended = results.outcome(live)
    assert ended.unrated is None and ended.early is None and ended.standings[1].left and ranks(live)[1] == 3


def test_the_last_person_who_resigns_ends_the_game() -> None:
    live = running("peek", 3)
    write(live, LeftTable(0, "random"), *resigning.resign(live, 1))
    assert live.status == RUNNING
    write(live, *resigning.resign(live, 2))
    assert live.status == OVER and results.outcome(live).unrated == results.ABANDONED


def test_resigning_against_bots_ends_the_game_unrated() -> None:
    live = seated("peek", 3)
    bots = [commands.bot_sits(live, seat, "random", bytes([seat]) * 32) for seat in (1, 2)]
    write(live, *bots, *commands.open_nonce(live.preview(bots), 0, "p0", nonce(0).hex()))
    assert live.status == RUNNING
    write(live, *resigning.resign(live, 0))
    assert (live.status, results.outcome(live).unrated) == (OVER, results.ONE_PERSON)
    assert ranks(live)[0] == 3


def test_a_game_can_be_given_up_while_a_phase_hides_the_others_moves() -> None:
    live = running("sealed-bids", 2, clock=Bank(60))
    assert live.state.closed_phase is not None
    play_any(live)
    assert [score["rank"] for score in msgspec.json.decode(update(live, None, 0).scores)] == [1, 1]
    write(live, *resigning.resign(live, 0), at=5.0)
    assert live.status == OVER and all(clock.since is None for clock in live.must_have_clocks().shown)
    assert [score["rank"] for score in msgspec.json.decode(update(live, None, 0).scores)] == [2, 1]


# Abandoning


def test_a_game_is_abandoned_when_all_people_agree() -> None:
    live = running("peek", 3)
    play_any(live, 2)
    ask(live, 0)
    asked = update(live, None, 0)
    assert asked.abandon is not None and (asked.abandon.seat, asked.abandon.agreed) == (0, (0,))
    with refused_with("nothing-asked"):
        resigning.answer_abandon(live, 0, agreed=True)
    with refused_with("already-asked-to-abandon"):
        resigning.ask_abandon(live, 1)
    answer(live, 1, agreed=True)
    assert live.status == RUNNING
    answer(live, 2, agreed=True)
    ended = results.outcome(live)
    assert (live.status, ended.unrated, ended.early) == (OVER, "by-agreement", "by-agreement")
    assert ranks(live) == [0, 0, 0] and update(live, 1, 0).abandon is None
    assert [score["rank"] for score in msgspec.json.decode(update(live, None, 0).scores)] == [0, 0, 0]
    assert Journal.loads(live.journal().dumps()).ending == Ending("by-agreement")
    assert [line.key for line in update(live, None, 0).lines[-3:]] == [
        "table-abandon-asked",
        "table-abandon-agreed",
        "table-abandoned",
    ]


def test_one_player_declines_and_the_one_who_asked_may_withdraw() -> None:
    live = running("peek", 3)
    ask(live, 0)
    answer(live, 2, agreed=False)
    assert live.abandoning is None and update(live, None, 0).lines[-1].key == "table-abandon-declined"
    with refused_with("nothing-asked"):
        resigning.answer_abandon(live, 1, agreed=True)
    ask(live, 1)
    answer(live, 1, agreed=False)
    assert live.abandoning is None and update(live, None, 0).lines[-1].key == "table-abandon-withdrawn"


def test_a_request_lapses_with_the_next_move_of_its_own_player() -> None:
    live = running("peek", 2)
    asking = 1 - live.state.to_act[0]
    ask(live, asking)
    while live.state.to_act[0] != asking:
        play_any(live)
        assert live.abandoning is not None
    play_any(live)
    assert live.abandoning is None


def test_nobody_is_pestered() -> None:
    live = running("peek", 2)
    for asked in range(MOST_REQUESTS):
        ask(live, 0)
        answer(live, 1, agreed=False)
        with refused_with("asked-this-turn" if asked < MOST_REQUESTS - 1 else "asked-too-often"):
            resigning.ask_abandon(live, 0)
        before = live.seats[0].decisions
        while live.seats[0].decisions == before:
            play_any(live)
    with refused_with("asked-too-often"):
        resigning.ask_abandon(live, 0)
    ask(live, 1)  # the other has asked for nothing yet


def test_a_hidden_move_does_not_show_by_ending_a_request() -> None:
    live = running("sealed-bids", 3)
    ask(live, 0)
    seen = [encode(update(live, viewer, 0)) for viewer in (1, 2, None)]
    phase = live.state.closed_phase
    play_any(live)
    assert live.history[-1].seat == 0
    assert [encode(update(live, viewer, 0)) for viewer in (1, 2, None)] == seen
    while live.state.closed_phase == phase:
        assert live.abandoning is not None
        play_any(live)
    assert live.abandoning is None


def test_who_plays_alone_or_against_bots_needs_nobody() -> None:
    live = running("peek", 3)
    write(live, LeftTable(0, "random"), StoodIn(2, "random"))
    ask(live, 1)
    assert (live.status, results.unrated(live)) == (OVER, "by-agreement")
    shared = seated("peek", 2)
    write(shared, Sat(1, "Berta", hashlib.sha256(nonce(0)).hexdigest(), person="p0"))
    for seat in range(2):
        write(shared, *commands.open_nonce(shared, seat, "p0", nonce(0).hex()))
    ask(shared, 1)
    assert shared.status == OVER


def test_a_request_goes_with_a_player_who_leaves() -> None:
    live = running("peek", 3)
    ask(live, 0)
    answer(live, 1, agreed=True)
    write(live, LeftTable(2, "random"))
    assert live.abandoning is None and live.status == RUNNING


# Stored


async def two_at(services: Services, people: list[Person], **more: object) -> str:
    """Return a game of Peek between these people that has begun."""
    hashes = [hashlib.sha256(nonce(seat)).hexdigest() for seat in range(2)]
    live = await services.factory.make_table(people[0], "peek", {}, ["me", "open"], hashes[0], public=True, **more)  # type: ignore[arg-type]
    table = live.facts.id
    await services.tables.command(table, lambda live: commands.sit(live, 1, people[1].id, "Bruno", hashes[1]))
    for seat, person in enumerate(people):
        await services.tables.command(
            table, lambda live, seat=seat, person=person: commands.open_nonce(live, seat, person.id, nonce(seat).hex())
        )
    return table


def test_resigned_and_abandoned_games_are_counted_once_and_can_be_computed_again(tmp_path: Path) -> None:
    file = tmp_path / "data" / "bastide.sqlite"

    async def play(services: Services) -> None:
        people = [await services.accounts.new_guest(name) for name in ("Anna", "Bruno")]
        resigned, casual, abandoned = [
            await two_at(services, people),
            await two_at(services, people, rated=False),
            await two_at(services, people),
        ]
        await services.tables.command(resigned, lambda live: resigning.resign(live, 0))
        await services.tables.command(casual, lambda live: resigning.resign(live, 0))
        await services.tables.command(abandoned, lambda live: resigning.ask_abandon(live, 1))
        await services.tables.command(abandoned, lambda live: resigning.answer_abandon(live, 0, agreed=True))
        for table in (resigned, casual, abandoned):
            await services.recorder.count(await services.tables.table(table))
        for _ in range(100):
            if len(dump(file)["results"]) == 3:
                break
            await asyncio.sleep(0.01)

    with_services(tmp_path / "data", play)
    kept = dump(file)
    assert [row[4] for row in kept["results"]] == [None, "casual", "by-agreement"]
    assert sorted(row[4] for row in kept["standings"]) == [0, 0, 1, 1, 2, 2]
    assert [row[5] for row in kept["ratings"]] == [1, 1] and len(kept["changes"]) == 2
    engines = [open_engine(f"sqlite:///{file}", writes=writes) for writes in (False, True)]
    assert recompute(*engines) == 3
    assert dump(file) == kept


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    data = tmp_path_factory.mktemp("resigned") / "data"
    with Server(data, bot_pace=0) as first, Server(data, bot_pace=0) as second:
        yield [first, second]


def begin(anna: Client, bruno: Client, **more: object) -> str:
    table = anna.make_table(["me", "open"], "peek", **more)
    bruno.sit(table, 1)
    anna.open_nonce(table, 0)
    bruno.open_nonce(table, 1)
    return table


def test_players_at_two_servers_resign_and_agree(two: list[Server]) -> None:
    anna, bruno = account(two[0], "Anna"), account(two[1], "Bruno")
    table = begin(anna, bruno)
    with anna.watch(table) as one, bruno.watch(table) as other, Client(two[1], "Zoe").watch(table, "none") as spectator:
        assert one.ask("ask-abandon")["type"] == "accepted"
        for stream in (other, spectator):
            stream.until(lambda update: update.get("abandon") == {"seat": 0, "agreed": [0]})
        assert other.ask("answer-abandon", agreed=False)["type"] == "accepted"
        one.until(lambda update: update.get("abandon") is None)
        assert one.ask("ask-abandon")["key"] == "asked-this-turn"
        assert other.ask("resign")["type"] == "accepted"
        for stream in (one, spectator):
            stream.until(lambda update: update["status"] == "over" and update["early"] == "resigned")
    shown = [client.get(f"/api/tables/{table}/result") for client in (anna, bruno)]
    assert shown[0] == shown[1] and (shown[0]["early"], shown[0]["ended_by"], shown[0]["rated"]) == (
        "resigned",
        1,
        True,
    )
    (won, lost) = shown[0]["seats"]
    assert (won["rank"], lost["rank"], lost["left"]) == (1, 2, True)
    assert won["after"] > won["before"] == 1500 == lost["before"] > lost["after"] and won["provisional"]
    assert Journal.loads(anna.journal(table)).ending == Ending("resigned", 1)
    (row,) = [row for row in anna.get("/api/tables?mine=true") if row["id"] == table]
    assert (row["early"], row["rated"], [one["rank"] for one in row["result"]]) == ("resigned", True, [1, 2])
    page = anna.get("/api/players/anna")["games"][0]
    assert (page["played"], page["wins"], page["mean"], page["best"]) == (1, 1, None, None)
    assert page["rating"]["provisional"] and page["rating"]["rating"] == won["after"]

    again = begin(anna, bruno, rated=False)
    assert anna.facts(again)["unrated"] == "casual"
    assert [row["rated"] for row in bruno.get("/api/tables") if row["id"] == again] == [False]
    with anna.watch(again) as one, bruno.watch(again) as other:
        one.settle(), other.settle()
        assert other.ask("ask-abandon")["type"] == "accepted"
        one.until(lambda update: update.get("abandon") is not None)
        assert one.ask("answer-abandon", agreed=True)["type"] == "accepted"
        other.until(lambda update: update["status"] == "over")
    result = bruno.get(f"/api/tables/{again}/result")
    assert (result["early"], result["unrated"], {score["rank"] for score in result["scores"]}) == (
        "by-agreement",
        "by-agreement",
        {0},
    )
    assert anna.get("/api/players/anna")["games"][0]["played"] == 1
