"""Whole tournaments, played by random programs at the tables that the server makes."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import event, func, select, update

from bastide.server.services import Services
from bastide.server.store import schema
from bastide.server.store.database import open_engine
from bastide.server.store.people import Person
from bastide.server.tables import commands, resigning, timeouts
from bastide.server.tables.clocks import Bank, Days
from bastide.server.tables.entries import TookBack
from bastide.server.tables.live import OPEN, OVER, RUNNING
from bastide.server.tournaments import pairing, rounds, store
from bastide.server.tournaments.model import (
    BYE,
    CANCELLED,
    ELIMINATION,
    FINISHED,
    FORFEIT,
    NO_SHOW,
    PLAYED,
    ROUND_ROBIN,
    SWISS,
    WITHDRAWN,
    Game,
    Place,
    Tournament,
)
from bastide.server.tournaments.standings import standings
from tests.server.inside import refused_with, with_services
from tests.server.tournaments.playing import Programs, begin, opened, too_late
from tests.servers import PostgreSQL


async def no_director(services: Services) -> None:
    """Let only the tests move tournaments on."""
    await services.tournaments.director.stop()


@pytest.mark.parametrize(
    ("format_", "entrants", "size", "clock", "games"),
    [
        (ROUND_ROBIN, 4, 2, Bank(600), 6),
        (ROUND_ROBIN, 5, 2, Days(2), 10),
        (SWISS, 6, 2, Bank(600), 9),
        (SWISS, 7, 3, Bank(600), 9),
        (ELIMINATION, 7, 3, Days(1), 4),
    ],
)
def test_a_whole_tournament(
    tmp_path: Path, format_: str, entrants: int, size: int, clock: Bank | Days, games: int
) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, format_, entrants, size=size, clock=clock)
        found = await Programs(services).play(tournament)
        assert found.status == FINISHED and found.round == found.rounds
        played = [game for game in found.games if game.decided != BYE]
        assert len(played) == games and all(game.decided == PLAYED for game in played)
        assert len({game.table for game in played}) == games
        assert max(pairing.times_met(found).values()) <= (1 if size == 2 or format_ == ELIMINATION else 2)
        rows = standings(found)
        assert sorted(row.entrant for row in rows) == list(range(1, entrants + 1)) and rows[0].rank == 1
        shared = sum(6 * len(game.places) if len(game.places) > 1 else 12 for game in found.games)
        assert sum(found.points().values()) == shared

    with_services(tmp_path / "data", play)


def test_an_elimination_with_an_odd_number_has_a_winner(tmp_path: Path) -> None:
    """Draws are played again; the byes of five go to the first three seeds."""

    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ELIMINATION, 5)
        found = await Programs(services).play(tournament)
        byes = [found.entrant(game.entrants[0]).seed for game in found.games_of(1) if game.decided == BYE]
        assert sorted(byes) == [1, 2, 3]
        rows = standings(found)
        assert [row.rank for row in rows[:3]] == [1, 2, 3] and found.rounds == 3
        for game in found.games:
            tied = len({place.rank for place in game.places}) == 1 and len(game.places) == 2
            again = [other for other in found.games_of(game.round) if other.board == game.board and other.leg == 2]
            assert bool(again) == tied or game.leg == 2

    with_services(tmp_path / "data", play)


def test_the_strongest_is_the_first_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        tournament, people = await opened(services, SWISS, 3)
        skill = {"game": "peek", "kind": "people", "sigma": 2.0, "games": 20}
        await services.writer.write(
            lambda connection: connection.execute(
                schema.ratings.insert(),
                [{**skill, "holder": people[2].id, "mu": 30.0}, {**skill, "holder": people[0].id, "mu": 20.0}],
            )
        )
        found = await services.tournaments.start(people[0], tournament)
        seeded = {one.person: (one.seed, one.rating) for one in found.entrants}
        assert [seeded[person.id] for person in people] == [(3, 1300), (2, 1500), (1, 1700)]

    with_services(tmp_path / "data", play)


def test_whoever_does_not_come_forfeits(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, ROUND_ROBIN, 2)
        programs = Programs(services, away=[people[1].id])
        director = services.tournaments.director
        await director.look()
        (game,) = (await services.tournaments.find(tournament)).games
        assert game.table is not None
        await programs.play_game(game.table)
        await director.look()
        assert (await services.tournaments.find(tournament)).games[0].decided is None  # there is time left
        await too_late(services, tournament)
        await director.look()
        found = await services.tournaments.find(tournament)
        (game,) = found.games
        assert game.decided == NO_SHOW and found.status == FINISHED
        assert {place.entrant: place.forfeit for place in game.places} == {1: False, 2: True}
        assert (await services.tables.table(game.table or "")).status == CANCELLED
        with refused_with("cancelled"):
            await programs._sit(services, game.table or "", 0, people[0].id)

    with_services(tmp_path / "data", play)


def test_nobody_forfeits_for_an_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ROUND_ROBIN, 2)
        await services.tournaments.director.look()
        await too_late(services, tournament)
        now = services.entropy.now()
        monkeypatch.setattr(type(services.tables.heartbeat), "last_outage", property(lambda _: now))
        await services.tournaments.director.look()
        assert (await services.tournaments.find(tournament)).games[0].decided is None

    with_services(tmp_path / "data", play)


def test_a_larger_table_begins_without_those_who_do_not_come(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, SWISS, 3, size=3, rounds=1)
        programs = Programs(services, away=[people[2].id])
        await services.tournaments.director.look()
        table = (await services.tournaments.find(tournament)).games[0].table or ""
        await programs.play_game(table)
        assert (await services.tables.table(table)).status == OPEN
        await too_late(services, tournament)
        await services.tournaments.director.look()
        found = await programs.play(tournament)
        (game,) = found.games
        assert found.status == FINISHED and game.decided == PLAYED
        last = game.place_of(3)
        assert last is not None and last.forfeit and last.rank == 3 and game.points()[3] == 0
        contributed = (await services.tables.table(table)).revealed().seats
        seat = game.entrants.index(3)
        assert contributed[seat].by == "server" and {one.by for one in contributed} == {"server", "player"}

    with_services(tmp_path / "data", play)


def test_whoever_leaves_a_game_for_two_has_lost_it(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ROUND_ROBIN, 2)
        programs = Programs(services)
        await services.tournaments.director.look()
        table = (await services.tournaments.find(tournament)).games[0].table or ""
        await programs.play_game(table, moves=1)
        await services.tables.command(table, lambda live: timeouts.leave(live, 0))
        await services.tournaments.director.look()
        (game,) = (await services.tournaments.find(tournament)).games
        assert game.decided == FORFEIT and [place.forfeit for place in game.places] == [True, False]

    with_services(tmp_path / "data", play)


def test_a_game_for_two_ends_when_one_resigns_or_withdraws_and_is_a_draw_if_both_abandon_it(tmp_path: Path) -> None:
    async def decided(services: Services, act: Callable[[str, str, list[Person]], Awaitable[object]]) -> Game:
        tournament, people = await begin(services, ROUND_ROBIN, 2, rated=False)
        await services.tournaments.director.look()
        table = (await services.tournaments.find(tournament)).games[0].table or ""
        await Programs(services).play_game(table, moves=1)
        await act(table, tournament, people)
        await services.tournaments.director.look()
        live = await services.tables.table(table)
        assert live.status == OVER and not live.facts.rated
        (game,) = (await services.tournaments.find(tournament)).games
        return game

    async def play(services: Services) -> None:
        await no_director(services)
        command = services.tables.command
        resigned = await decided(services, lambda table, _t, _p: command(table, lambda live: resigning.resign(live, 1)))
        assert resigned.decided == FORFEIT and [place.forfeit for place in resigned.places] == [False, True]
        left = await decided(services, lambda _, cup, people: services.tournaments.withdraw(people[1], cup))
        assert left.decided == FORFEIT and [place.forfeit for place in left.places].count(True) == 1

        async def abandon(table: str, _cup: str, _people: list[Person]) -> None:
            await command(table, lambda live: resigning.ask_abandon(live, 0))
            await command(table, lambda live: resigning.answer_abandon(live, 1, agreed=True))

        abandoned = await decided(services, abandon)
        assert abandoned.decided == PLAYED and [place.rank for place in abandoned.places] == [1, 1]

    with_services(tmp_path / "data", play)


def test_whoever_runs_out_of_time_and_gets_no_more_has_lost(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ROUND_ROBIN, 2, clock=Days(1))
        await services.tournaments.director.look()
        (game,) = (await services.tournaments.find(tournament)).games
        live = await services.tables.table(game.table or "")
        assert live.status == RUNNING  # without waiting for anybody
        (late,) = live.to_act
        now = services.entropy.now
        services.entropy.now = lambda: now() + 24 * 3600 + 1800  # type: ignore[method-assign]
        services.tables.heartbeat._last = services.entropy.now()
        await services.tournaments.director.look()
        assert (await services.tournaments.find(tournament)).games[0].decided is None  # the others may give time
        services.entropy.now = lambda: now() + 26 * 3600  # type: ignore[method-assign]
        services.tables.heartbeat._last = services.entropy.now()
        await services.tournaments.director.look()
        (game,) = (await services.tournaments.find(tournament)).games
        assert game.decided == FORFEIT and game.places[late].forfeit

    with_services(tmp_path / "data", play)


def test_withdrawing_forfeits_this_game_and_those_to_come(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, ROUND_ROBIN, 4)
        programs = Programs(services)
        await services.tournaments.director.look()
        await services.tournaments.withdraw(people[2], tournament)
        found = await programs.play(tournament)
        assert found.entrant(3).status == WITHDRAWN and found.points()[3] == 0
        own = [game for game in found.games if 3 in game.entrants]
        assert len(own) == 3 and all(game.decided == NO_SHOW for game in own)
        assert all(game.points()[number] == 12 for game in own for number in game.entrants if number != 3)
        assert standings(found)[-1].entrant == 3
        with refused_with("not-entered"):
            await services.tournaments.withdraw(people[2], tournament)

    with_services(tmp_path / "data", play)


def test_a_swiss_tournament_goes_on_without_those_who_withdraw(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, SWISS, 6)
        programs = Programs(services)
        await programs.play(tournament, until=2)
        await services.tournaments.withdraw(people[0], tournament)
        found = await programs.play(tournament)
        assert found.status == FINISHED
        own = [game for game in found.games if 1 in game.entrants]
        assert [game.decided for game in own] == [PLAYED, NO_SHOW]
        assert [game.decided for game in found.games_of(3)].count(BYE) == 1

    with_services(tmp_path / "data", play)


def test_what_the_host_may_do(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournaments = services.tournaments
        tournament, people = await opened(services, SWISS, 4)
        with refused_with("tournament-host-only"):
            await tournaments.start(people[1], tournament)
        await tournaments.remove(people[0], tournament, 4)
        with refused_with("tournament-removed"):
            await tournaments.join(people[3], tournament)
        await tournaments.start(people[0], tournament)
        with refused_with("tournament-begun"):
            await tournaments.start(people[0], tournament)
        await tournaments.director.look()
        found = await tournaments.find(tournament)
        (game,) = [game for game in found.games if game.decided is None]
        with refused_with("no-such-game-here"):
            await tournaments.forfeit(people[0], tournament, 1, 99, 1)
        loser, winner = game.entrants
        await tournaments.forfeit(people[0], tournament, 1, game.board, loser)
        await tournaments.director.look()
        found = await tournaments.find(tournament)
        assert found.games[0].points() == {winner: 12, loser: 0}
        (second,) = [game for game in found.games if game.decided is None]
        await tournaments.cancel(people[0], tournament)
        assert (await tournaments.find(tournament)).status == CANCELLED
        assert (await services.tables.table(second.table or "")).status == CANCELLED
        with refused_with("tournament-over"):
            await tournaments.cancel(people[0], tournament)

    with_services(tmp_path / "data", play)


def test_a_tournament_seat_is_its_entrants(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, SWISS, 2)
        stranger = await services.accounts.new_guest("Zoe")
        await services.tournaments.director.look()
        table = (await services.tournaments.find(tournament)).games[0].table or ""
        live = await services.tables.table(table)
        host = next(person for person in people if person.id == live.facts.host)
        for seat in (0, 1):
            with refused_with("seat-taken"):
                await services.tables.command(
                    table, lambda live, s=seat: commands.sit(live, s, stranger.id, "Z", "ab" * 32)
                )
            with refused_with("tournament-seat"):
                await services.tables.command(table, lambda live, s=seat: commands.stand(live, s, host.id))
            with refused_with("host-only"):
                await services.tables.command(
                    table, lambda live, s=seat: commands.seat_bot(live, s, host.id, "random", services.entropy)
                )

    with_services(tmp_path / "data", play)


def test_there_are_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services) -> None:
        tournament, people = await opened(services, ROUND_ROBIN, 2, most=2)
        with refused_with("tournament-full"):
            await services.tournaments.join(await services.accounts.new_guest("Zoe"), tournament)
        with refused_with("tournament-too-large"):
            await opened(services, ROUND_ROBIN, 1, most=17)
        with refused_with("tournament-two-only"):
            await opened(services, ROUND_ROBIN, 1, size=3)
        lonely, (host,) = await opened(services, SWISS, 1)
        with refused_with("too-few-entrants"):
            await services.tournaments.start(host, lonely)
        monkeypatch.setattr("bastide.server.tournaments.service.MOST_HOSTED", 1)
        from tests.server.tournaments import playing

        async def same(_: str) -> object:
            return people[0]

        monkeypatch.setattr(services.accounts, "new_guest", same)
        with refused_with("too-many-tournaments"):
            await playing.opened(services, SWISS, 1)
        monkeypatch.setattr("bastide.server.tournaments.service.MOST_ENTERED", 1)
        with refused_with("too-many-entered"):
            await services.tournaments.join(people[0], lonely)

    with_services(tmp_path / "data", play)


def test_the_next_round_waits_for_the_announced_pause(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ROUND_ROBIN, 2, pause=60)
        await services.tournaments.director.look()
        found = await services.tournaments.find(tournament)
        assert found.round == 0 and found.next_at is not None and found.next_at > services.entropy.now() + 50
        await services.writer.write(
            lambda connection: connection.execute(update(schema.tournaments).values(next_at=1.0))
        )
        await services.tournaments.director.look()
        assert (await services.tournaments.find(tournament)).round == 1

    with_services(tmp_path / "data", play)


# Several servers


class Killed(Exception):
    """The process dies here."""


def test_breaking_off_while_tables_are_made_neither_doubles_nor_loses_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, SWISS, 8)
        create, made = services.tables.create, []

        async def dying(facts, *rest, **more):  # type: ignore[no-untyped-def]
            if len(made) == 2:
                raise Killed
            made.append(facts.id)
            return await create(facts, *rest, **more)

        monkeypatch.setattr(services.tables, "create", dying)
        await services.tournaments.director.advance(tournament)  # the round
        with pytest.raises(Killed):
            await services.tournaments.director.advance(tournament)  # its tables
        monkeypatch.setattr(services.tables, "create", create)
        await services.tournaments.director.look()
        found = await services.tournaments.find(tournament)
        tables = [game.table for game in found.games]
        assert len(found.games) == 4 and len(set(tables)) == 4 and None not in tables
        assert (
            await services.tables.read(
                lambda connection: connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()
            )
            == 4
        )

    with_services(tmp_path / "data", play)


def test_a_round_is_paired_again_if_somebody_withdraws_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, SWISS, 4)
        loop, pair, paired = asyncio.get_running_loop(), rounds.next_round, []

        def slow(found: Tournament, least: int) -> list[Game]:
            if not paired:
                leaving = services.tournaments.withdraw(people[3], tournament)
                asyncio.run_coroutine_threadsafe(leaving, loop).result()
            paired.append(found)
            return pair(found, least)

        monkeypatch.setattr(rounds, "next_round", slow)
        await services.tournaments.director.look()
        found = await services.tournaments.find(tournament)
        assert len(paired) == 2 and found.round == 1
        assert sorted(number for game in found.games for number in game.entrants) == [1, 2, 3]

    with_services(tmp_path / "data", play)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_servers_play_one_tournament(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    """Both make tables, decide games and begin rounds at the same time; everything happens once."""
    database = request.getfixturevalue("postgresql").new_database() if kind == "postgresql" else ""

    async def play(first: Services) -> None:
        second = Services(first.config)
        await second.open()
        try:
            for services in (first, second):
                await no_director(services)
            tournament, _ = await begin(first, SWISS, 6)
            programs = Programs(first, second)
            for _ in range(200):
                await asyncio.gather(*(services.tournaments.director.look() for services in (first, second)))
                found = await first.tournaments.find(tournament)
                if found.status == FINISHED:
                    break
                for game in found.games:
                    if game.decided is None and game.table is not None:
                        await programs.play_game(game.table)
            assert found.status == FINISHED and len(found.games) == 9
            tables = await first.tables.read(
                lambda connection: (
                    connection.execute(select(schema.tables.c.status).where(schema.tables.c.tournament == tournament))
                    .scalars()
                    .all()
                )
            )
            assert tables == [OVER] * 9
        finally:
            await second.close()

    with_services(tmp_path / "data", play, alone=False, database=database)


def test_a_round_that_begins_while_a_tournament_is_read_has_its_places(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """PostgreSQL shows each query what was committed before it. A game without players would be nobody's for ever."""

    async def read(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, SWISS, 4)
        writes = open_engine(services.config.database_url(), writes=True)
        begun = 0

        def begin_another(*_: object) -> None:
            nonlocal begun
            begun += 1
            with writes.begin() as connection:
                store.add_games(connection, tournament, [Game(begun, 9, (Place(1), Place(2)))])

        event.listen(services.tables.engine, "after_cursor_execute", begin_another)
        found = await services.tournaments.find(tournament)
        writes.dispose()
        assert begun > 1 and found.games and all(len(game.places) == 2 for game in found.games)

    with postgresql.database() as url:
        with_services(tmp_path / "data", read, alone=False, database=url)


# People who come and go


def test_deleting_an_account_withdraws_it_and_leaves_no_name(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await begin(services, ROUND_ROBIN, 3)
        waiting, (zoe,) = await opened(services, SWISS, 1)
        await services.tournaments.director.look()
        await services.accounts.forget(people[0])
        await services.accounts.forget(zoe)
        found = await Programs(services).play(tournament)
        gone = found.entrant(1)
        assert (gone.person, gone.name, gone.status) == (None, "", WITHDRAWN)
        assert found.host is None and found.title == "" and found.status == FINISHED
        empty = await services.tournaments.find(waiting)
        assert empty.entrants == () and empty.status == CANCELLED

    with_services(tmp_path / "data", play)


def test_a_guest_who_signs_in_takes_the_entry_along(tmp_path: Path) -> None:
    from tests.server.inside import at_another_place

    async def play(services: Services) -> None:
        await no_director(services)
        tournament, people = await opened(services, SWISS, 3)
        account = await services.accounts.register(
            await services.accounts.new_guest("Anna"), "Anna", "a long password", at_another_place(services)
        )
        await services.accounts.sign_in("Anna", "a long password", people[0], at_another_place(services))
        found = await services.tournaments.find(tournament)
        assert found.host == account.id and found.entrant(1).person == account.id
        await services.accounts.sign_in("Anna", "a long password", people[1], at_another_place(services))
        found = await services.tournaments.find(tournament)
        assert [one.number for one in found.entrants] == [1, 3]  # nobody takes part twice

    with_services(tmp_path / "data", play)


def test_taking_a_seat_back_changes_nothing(tmp_path: Path) -> None:
    """A game that is decided stays decided, whatever happens at its table afterwards."""

    async def play(services: Services) -> None:
        await no_director(services)
        tournament, _ = await begin(services, ROUND_ROBIN, 2)
        programs = Programs(services)
        await services.tournaments.director.look()
        table = (await services.tournaments.find(tournament)).games[0].table or ""
        await programs.play_game(table, moves=0)
        await services.tables.command(table, lambda live: timeouts.leave(live, 1))
        await services.tournaments.director.look()
        await services.tables.command(table, lambda live: [TookBack(1)])
        await programs.play_game(table)
        await services.tournaments.director.look()
        (game,) = (await services.tournaments.find(tournament)).games
        assert game.decided == FORFEIT and game.places[1].forfeit

    with_services(tmp_path / "data", play)
