"""Ratings: which games count and why not; each counts once, and all can be recomputed from the logs."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce

from bastide.bots import levels_for
from bastide.games.kingdom_builder import KingdomBuilder
from bastide.server import services as services_module
from bastide.server.backup import backup
from bastide.server.errors import RequestError
from bastide.server.http import tables
from bastide.server.people import results
from bastide.server.people.players import at_table, ladder, seat_results
from bastide.server.people.ratings import (
    BOTS,
    PEOPLE,
    PROVISIONAL_GAMES,
    Skill,
    Standing,
    bot_of,
    is_provisional,
    ladders,
    rate,
)
from bastide.server.people.recorder import recompute
from bastide.server.people.result_store import record
from bastide.server.services import Services
from bastide.server.store.database import open_engine
from bastide.server.store.people import Person
from bastide.server.tables import commands
from bastide.server.tables.entries import Entry, LeftTable, Sat, UndoAnswered, UndoAsked
from bastide.server.tables.live import LiveTable
from bastide.server.tables.ranks import ranks_without
from tests.seeds import SOAK
from tests.server.client import Client, Table, play_out, wait_until
from tests.server.database import opened
from tests.server.here import JobsHere
from tests.server.inside import at_another_place, nonce, play_any, running, seated, with_services, write
from tests.server.people.test_accounts import PASSWORD, account, play_random
from tests.server.process import Server, bastide

# The arithmetic


def test_the_ratings_are_those_of_openskill() -> None:
    model = PlackettLuce()
    expected = model.rate([[model.rating()], [model.rating(mu=30, sigma=4)], [model.rating()]], ranks=[1, 2, 2])
    after = rate({"a": Skill(), "b": Skill(30, 4), "c": Skill()}, {"a": 1, "b": 2, "c": 2})
    assert [(after[name].mu, after[name].sigma) for name in "abc"] == [(team[0].mu, team[0].sigma) for team in expected]
    assert after["a"].mu > 25 > after["c"].mu


def test_ratings_read_as_people_expect() -> None:
    assert (Skill().shown, Skill().spread) == (1500, 667)
    assert (Skill(30.5, 2.5).shown, Skill(30.5, 2.5).spread) == (1720, 200)
    assert Skill(12.26, 8).shown == 990
    assert [is_provisional(games) for games in (1, PROVISIONAL_GAMES - 1, PROVISIONAL_GAMES)] == [True, True, False]


def test_leavers_rank_last_and_the_others_close_up() -> None:
    assert ranks_without([1, 2, 3], []) == [1, 2, 3]
    assert ranks_without([1, 2, 3], [0]) == [3, 1, 2]
    assert ranks_without([1, 1, 3, 4], [1, 2]) == [1, 3, 3, 2]
    assert ranks_without([1, 2], [0, 1]) == [1, 1]


def test_people_and_bots_have_separate_ladders() -> None:
    def standing(seat: int, rank: int, person: str | None = None, bot: str | None = None) -> Standing:
        return Standing(seat, person, bot, rank, 0)

    table = [
        standing(0, 3, "anna"),
        standing(1, 1, bot="greedy"),
        standing(2, 4, "bruno"),
        standing(3, 2, bot="random"),
    ]
    assert ladders(table) == {PEOPLE: {"anna": 3, "bruno": 4}, BOTS: {"greedy": 1, "random": 2}}
    assert ladders(table[:3]) == {PEOPLE: {"anna": 3, "bruno": 4}}
    twice = [standing(0, 1, bot="greedy"), standing(1, 2, bot="random"), standing(2, 3, bot="greedy")]
    assert ladders(twice) == {BOTS: {"greedy": 2, "random": 2}}
    assert ladders(twice[::2]) == {}


def test_each_version_of_a_bot_has_a_rating_of_its_own() -> None:
    table = [Standing(0, None, "master", 1, 0, bot_version=2), Standing(1, None, "greedy", 2, 0)]
    assert ladders(table) == {BOTS: {"master@2": 1, "greedy": 2}}
    assert [bot_of(holder) for holder in ladders(table)[BOTS]] == [("master", 2), ("greedy", None)]


# Rated games


def finish(live: LiveTable) -> results.Outcome:
    while live.status == "running":
        play_any(live)
    return results.outcome(live)


def test_a_game_between_people_is_rated() -> None:
    ended = finish(running("peek", 3))
    assert ended.unrated is None
    assert [standing.person for standing in ended.standings] == ["p0", "p1", "p2"]
    assert [standing.rank for standing in ended.standings] == ended.state.ranking()  # type: ignore[union-attr]


def test_a_leaver_ranks_last_and_if_all_leave_it_is_abandoned() -> None:
    leader = min(finish(running("peek", 3)).standings, key=lambda standing: standing.rank).seat
    live = running("peek", 3)
    write(live, LeftTable(leader, "random"))
    ended = finish(live)  # the same game, in which the bot wins for the player who left
    assert ended.unrated is None and live.state.ranking()[leader] == 1
    assert [(standing.rank, standing.left) for standing in ended.standings][leader] == (3, True)
    assert {standing.rank for standing in ended.standings if not standing.left} <= {1, 2}
    live = running("peek", 2)
    write(live, LeftTable(0, "random"), LeftTable(1, "random"))
    assert finish(live).unrated == results.ABANDONED


def test_games_with_custom_components_are_not_rated() -> None:
    components = json.loads(json.dumps(KingdomBuilder.shipped_components()))
    assert results.unrated(running("kingdom-builder", 2, components=components)) == results.OWN_COMPONENTS


def test_a_casual_game_counts_for_statistics_alone() -> None:
    live = running("peek", 2)
    live.facts = replace(live.facts, rated=False)
    assert finish(live).unrated == results.CASUAL
    assert results.CASUAL in results.FOR_STATISTICS and results.CASUAL in results.FOR_ACHIEVEMENTS


def test_undoing_a_reveal_makes_a_game_unrated() -> None:
    live = running("peek", 2)
    mover = live.state.to_act[0]
    while not any(done.final for done in live.history):
        play_any(live)
    mover = live.history[-1].seat
    write(live, UndoAsked(mover))
    for seat in range(2):
        if seat != mover:
            write(live, UndoAnswered(seat, agreed=True))
    assert finish(live).unrated == results.UNDONE


def test_one_person_on_several_seats_is_not_rated() -> None:
    live = seated("peek", 2)
    write(live, Sat(1, "Little brother", "ab" * 32, person="p0"))
    assert results.unrated(live) == results.SHARED_DEVICE


def test_a_rated_game_needs_an_opponent() -> None:
    live = seated("peek", 2)
    write(live, Sat(1, "random", "ab" * 32, bot="random"))
    assert results.unrated(live) == results.ONE_PERSON
    write(live, Sat(0, "random", "ab" * 32, bot="random"))
    assert results.unrated(live) == results.ONE_BOT
    write(live, Sat(0, "greedy", "ab" * 32, bot="greedy"))
    assert results.unrated(live) is None


def test_the_result_says_why_a_game_is_not_rated(server: Server) -> None:
    anna = Client(server)
    table = anna.make_table(["me", "bot:random"], "peek")
    assert anna.facts(table)["unrated"] == "one-person" and anna.facts(table)["rated"] is False
    anna.open_nonce(table)
    with anna.watch(table) as stream:
        play_out([stream], lambda update: str(update["moves"][0]))
    result = anna.get(f"/api/tables/{table}/result")
    assert (result["rated"], result["unrated"]) == (False, "one-person")
    assert [(seat["kind"], seat["before"], seat["after"]) for seat in result["seats"]] == [
        ("person", None, None),
        ("bot", None, None),
    ]
    _, hash_ = anna.promise()
    on = anna.post(f"/api/tables/{table}/play-on", {"ply": 0, "bot": "random", "nonce_hash": hash_})
    assert on["unrated"] == "played-on"
    shared = anna.make_table(["me:Anna", "me:Berta"], "peek")
    assert anna.facts(shared)["unrated"] == "shared-device"


# Stored results


def dump(database: Path) -> dict[str, list[Any]]:
    """Return all stored results of finished games."""
    connection = sqlite3.connect(database)
    queries = {
        "results": 'SELECT "table", game, ended, place, unrated FROM results ORDER BY place',
        "standings": 'SELECT * FROM standings ORDER BY "table", seat',
        "ratings": "SELECT * FROM ratings ORDER BY game, kind, holder",
        "changes": 'SELECT * FROM rating_changes ORDER BY "table", kind, holder',
        "achievements": "SELECT * FROM achievements ORDER BY person, game",
        "achieved": "SELECT * FROM achieved ORDER BY person, game, achievement",
    }
    found = {name: connection.execute(query).fetchall() for name, query in queries.items()}
    connection.close()
    return found


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two processes on one database."""
    data = tmp_path_factory.mktemp("rated") / "data"
    with Server(data, bot_pace=0) as first, Server(data, bot_pace=0) as second:
        yield [first, second]


def play_through(servers: list[Server], clients: list[Client], seed: int, game: str = "peek") -> str:
    """Play a game that spectators watch at each of these processes."""
    table = clients[0].make_table(["me", *["open"] * (len(clients) - 1)], game)
    for seat, client in enumerate(clients[1:], 1):
        client.sit(table, seat)
    for seat, client in enumerate(clients):
        client.open_nonce(table, seat)
    with ExitStack() as at_the_end:
        streams = [at_the_end.enter_context(client.watch(table)) for client in clients]
        spectators = [at_the_end.enter_context(Client(server, "Zoe").watch(table)) for server in servers]
        for stream in (*streams, *spectators):
            stream.settle()
        play_random(Table(table, clients, streams), seed)
        for stream in spectators:
            stream.until(lambda update: update["status"] == "over")
    return table


def test_a_game_that_two_processes_see_end_is_rated_once(two: list[Server]) -> None:
    anna, bruno, clara = account(two[0], "Anna"), account(two[1], "Bruno"), account(two[0], "Clara")
    tables = [
        play_through(two, [anna, bruno], 1),
        play_through(two, [bruno, clara, anna], 2),
        play_through(two, [clara, anna], 3),
    ]
    shown = [client.get(f"/api/tables/{table}/result") for client in (anna, bruno) for table in tables]
    assert shown[:3] == shown[3:]
    kept = dump(two[0].database)
    assert [row[0] for row in kept["results"]] == tables
    assert len(kept["standings"]) == len(kept["changes"]) == 7
    assert {row[2]: row[5] for row in kept["ratings"]} == {anna.id: 3, bruno.id: 2, clara.id: 2}
    # Each result continues from the previous one.
    for result in shown[:3]:
        assert result["rated"] and result["unrated"] is None
        order = sorted(result["seats"], key=lambda seat: seat["rank"])
        if order[0]["rank"] < order[-1]["rank"]:
            assert order[0]["after"] - order[0]["before"] > order[-1]["after"] - order[-1]["before"]
    by_name = {seat["player"]: seat["after"] for result in shown[:2] for seat in result["seats"]}
    assert {seat["player"]: seat["before"] for seat in shown[2]["seats"]} == {
        name: by_name[name] for name in ("Clara", "Anna")
    }

    ladder = anna.get("/api/ladder/peek")
    assert ladder["rows"] == []  # after two or three games all ratings are provisional
    assert [row["name"] for row in ladder["provisional"]] == sorted(
        ["Anna", "Bruno", "Clara"], key=lambda name: (-_last(anna, name)["rating"], name)
    )
    for row in ladder["provisional"]:
        last = _last(anna, row["name"])
        assert (row["rating"], row["spread"], row["provisional"]) == (last["rating"], last["spread"], True)
    with opened(two[0]) as database:
        database.execute("UPDATE ratings SET games = games + 8 WHERE game = 'peek'")
    ranked = anna.get("/api/ladder/peek")
    with opened(two[0]) as database:
        database.execute("UPDATE ratings SET games = games - 8 WHERE game = 'peek'")
    assert ranked["provisional"] == []
    assert [(row["rank"], row["name"]) for row in ranked["rows"]] == list(
        enumerate((row["name"] for row in ladder["provisional"]), 1)
    )
    assert [row["rating"] for row in ranked["rows"]] == sorted((row["rating"] for row in ranked["rows"]), reverse=True)
    assert len(anna.get("/api/ladder/peek/anna")) == 3
    assert bruno.get("/api/ladder/kingdom-builder")["rows"] == []


def _last(client: Client, name: str) -> Any:
    return client.get(f"/api/ladder/peek/{name}")[-1]


def test_bots_have_their_own_ladder(two: list[Server]) -> None:
    host = Client(two[0], "Zoe")
    table = host.make_table(["bot:greedy", "bot:random"])
    with host.watch(table) as stream:
        stream.until(lambda update: update["status"] == "over")
    host.get(f"/api/tables/{table}/result")
    rows = host.get("/api/ladder/kingdom-builder?kind=bots")["provisional"]
    assert {(row["name"], row["games"]) for row in rows} == {("greedy", 1), ("random", 1)}  # random may win, too
    assert len(host.get("/api/ladder/kingdom-builder/greedy?kind=bots")) == 1
    assert host.get("/api/ladder/kingdom-builder?kind=people")["rows"] == []


def test_a_new_version_of_a_level_starts_a_new_rating(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both games are rated again from their logs, each with the version that played it."""
    novice = levels_for(KingdomBuilder)["novice"]

    async def play_game(services: Services) -> None:
        host = await services.accounts.new_guest("Zoe")
        seats = ["bot:novice", "bot:random"]
        live = await services.factory.make_table(host, "kingdom-builder", {}, seats, "ab" * 32, public=True)
        while live.status == "running":
            await asyncio.sleep(0.01)
        await services.recorder.count(live)
        listed = await services.tables.read(lambda connection: at_table(connection, live.facts.id, "kingdom-builder"))
        assert [player.rating.games for player in listed if player.rating] == [1, version]
        ended = await services.tables.read(lambda connection: seat_results(connection, live.facts.id))
        assert ended[0].before == 1500 and ended[0].after != 1500 and ended[0].provisional

    monkeypatch.setattr(services_module, "ProcessJobs", lambda _: JobsHere())
    for version in (1, 2):
        monkeypatch.setattr(commands, "levels_for", lambda _: {"novice": replace(novice, version=version)})  # noqa: B023
        with_services(tmp_path / "data", play_game, bot_pace=0)
    engines = [open_engine(f"sqlite:///{tmp_path / 'data' / 'bastide.sqlite'}", writes=True) for _ in range(2)]
    assert recompute(*engines) == 2
    with engines[0].begin() as connection:
        rows = ladder(connection, "kingdom-builder", BOTS, 10).provisional
        assert sorted((row.name, row.version or 0, row.games) for row in rows) == [
            ("novice", 1, 1),
            ("novice", 2, 1),
            ("random", 0, 2),
        ]


def test_two_histories_of_one_person_become_one(two: list[Server]) -> None:
    """A guest with ratings signs in to an account with ratings: as if the account had played all games."""
    diana, emil = account(two[0], "Diana"), account(two[1], "Emil")
    guest = Client(two[0], "Dini")
    for players, seed in (([diana, emil], 1), ([guest, emil], 2), ([emil, diana], 3)):
        table = play_through([], players, seed)
        emil.get(f"/api/tables/{table}/result")
    guest.post("/api/session", {"name": "Diana", "password": PASSWORD})
    rated = {row[2]: row[5] for row in dump(two[0].database)["ratings"]}
    assert rated[diana.id] == rated[emil.id] == 3 and guest.id not in rated
    assert diana.get("/api/me/page")["games"][0]["played"] == 3


def test_everything_can_be_computed_again_from_the_logs(two: list[Server]) -> None:
    """After the tests above: even if the stored results were tampered with."""
    play_through([], [Client(two[0], "Solo")], 1, "troyes-dice")
    wait_until(lambda: dump(two[0].database)["achievements"])
    kept = dump(two[0].database)
    assert kept["ratings"] and kept["results"]
    with opened(two[0]) as database:
        database.execute("UPDATE ratings SET mu = 99")
        database.execute("UPDATE standings SET rank = 1, points = 1000")
        for part in ("rating_changes", "achievements"):
            database.execute(f"DELETE FROM {part}")
    done = bastide("ratings", "--data", str(two[0].data))
    assert done.returncode == 0, done.stderr
    assert dump(two[0].database) == kept


def test_what_ended_while_nobody_counted_is_counted_at_the_next_start(tmp_path: Path) -> None:
    file, kept = tmp_path / "data" / "bastide.sqlite", {}

    async def play(services: Services) -> None:
        await services.recorder.count(await finished_game(services, await two_guests(services)))
        kept.update(dump(file))

    async def look(_: Services) -> None:
        for _ in range(200):
            if dump(file) == kept:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it was not counted")

    with_services(tmp_path / "data", play)
    assert len(kept["results"]) == 1
    connection = sqlite3.connect(file)
    for part in ("rating_changes", "ratings", "standings", "results"):
        connection.execute(f"DELETE FROM {part}")
    connection.commit()
    connection.close()
    with_services(tmp_path / "data", look)


def test_a_game_that_ends_while_all_is_computed_anew_is_not_lost(tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.sqlite"

    async def play(services: Services) -> None:
        guests = await two_guests(services)
        await services.recorder.count(await finished_game(services, guests))
        backup(tmp_path / "data", earlier)  # what the command has read when the next game ends
        await services.recorder.count(await finished_game(services, guests))

    with_services(tmp_path / "data", play)
    file = tmp_path / "data" / "bastide.sqlite"
    kept = dump(file)
    reading, writing = (open_engine(f"sqlite:///{path}", writes=path is file) for path in (earlier, file))
    assert recompute(reading, writing) == 2
    assert dump(file) == kept


def test_ratings_of_a_game_that_is_not_installed_any_more_are_kept(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await services.recorder.count(await finished_game(services, await two_guests(services)))

    with_services(tmp_path / "data", play)
    file = tmp_path / "data" / "bastide.sqlite"
    connection = sqlite3.connect(file)
    for part in ("tables", "results", "ratings"):
        connection.execute(f"UPDATE {part} SET game = 'gone'")
    connection.commit()
    connection.close()
    kept = dump(file)
    assert len(kept["ratings"]) == 2
    engines = [open_engine(f"sqlite:///{file}", writes=writes) for writes in (False, True)]
    recompute(*engines)
    assert dump(file) == kept


def test_a_game_of_a_guest_who_signs_in_as_it_ends_is_the_accounts(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        guests = await two_guests(services)
        account = await services.accounts.register(
            await services.accounts.new_guest("Sophie"), "Sophie", PASSWORD, at_another_place(services)
        )
        live = await finished_game(services, guests, counted=False)
        ended = results.outcome(live)  # another process is about to count it
        await services.accounts.sign_in("Sophie", PASSWORD, guests[0], at_another_place(services))
        await services.writer.write(lambda connection: record(connection, ended))
        standings = dump(tmp_path / "data" / "bastide.sqlite")["standings"]
        assert [standing[2] for standing in standings] == [account.id, guests[1].id]

    with_services(tmp_path / "data", play)


@pytest.mark.parametrize("counted", [True, False])
def test_the_players_list_says_who_won_whether_it_has_been_counted_or_not(tmp_path: Path, counted: bool) -> None:
    async def play(services: Services) -> None:
        guests = await two_guests(services)
        live = await finished_game(services, guests, counted=counted)
        services.recorder._counted.clear()
        (row,) = await tables.list_tables(guests[0], services, mine=True)
        assert row.status == "over" and row.result is not None
        assert [(one.rank, one.points, one.left) for one in row.result] == [
            (standing.rank, standing.points, False) for standing in results.outcome(live).standings
        ]

    with_services(tmp_path / "data", play)


def test_achievements_in_a_game_that_is_gone_keep_nobody_from_signing_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(table: str) -> LiveTable:
        raise RequestError("frozen")

    async def play(services: Services) -> None:
        guests = await two_guests(services)
        await services.recorder.count(await finished_game(services, guests))
        monkeypatch.setattr(services.tables, "table", gone)
        await services.recorder.rebuild_achievements(guests[0].id, ["peek"])

    with_services(tmp_path / "data", play)
    assert "could not be put together" in caplog.text


async def two_guests(services: Services) -> list[Person]:
    return [await services.accounts.new_guest(name) for name in ("Anna", "Bruno")]


async def finished_game(services: Services, people: Sequence[Person], counted: bool = True) -> LiveTable:
    """Return a game that these people have played to the end."""
    live = await services.factory.make_table(people[0], "peek", {}, ["me", "open"], nonce_hash(0), public=True)
    if not counted:
        services.recorder._counted.add(live.facts.id)  # or so it thinks
    await services.tables.command(
        live.facts.id, lambda live: commands.sit(live, 1, people[1].id, "Bruno", nonce_hash(0))
    )
    for seat, person in enumerate(people):
        live = await services.tables.command(live.facts.id, partial(open_nonce, seat=seat, person=person.id))
    while live.status == "running":
        seat = live.state.to_act[0]
        move = live.game.moves.text(live.state.legal_moves(seat)[0])
        live = await services.tables.command(live.facts.id, partial(make_move, seat=seat, move=move))
    return live


def nonce_hash(seat: int) -> str:
    return hashlib.sha256(nonce(seat)).hexdigest()


def open_nonce(live: LiveTable, seat: int, person: str) -> Sequence[Entry]:
    return commands.open_nonce(live, seat, person, nonce(0).hex())


def make_move(live: LiveTable, seat: int, move: str) -> Sequence[Entry]:
    return commands.move(live, seat, live.seats[seat].decisions, move)


def test_ratings_need_a_data_folder(tmp_path: Path) -> None:
    done = bastide("ratings", "--data", str(tmp_path / "nowhere"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip().endswith("Name the data folder with --data.") and not (tmp_path / "nowhere").exists()


NOT_A_DATABASE = {
    "nonsense": ["ratings"],
    "sqlite:////nowhere/at all": ["reports"],
    "stone://me:secret@tablet/one": ["serve", "--port", "0"],
}
"""Each with one of the commands that need a database; `make soak` tries every one with each."""


@pytest.mark.parametrize("url", NOT_A_DATABASE)
def test_a_file_that_is_not_a_database_is_refused_in_a_sentence(tmp_path: Path, url: str) -> None:
    for command in NOT_A_DATABASE.values() if SOAK else [NOT_A_DATABASE[url]]:
        done = bastide(*command, "--data", str(tmp_path), "--database", url)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
        assert "secret" not in done.stderr
