"""Tournaments on paper, and tournaments that random programs play at a server's tables."""

import asyncio
import hashlib
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import update

from bastide.server.services import Services
from bastide.server.store import schema
from bastide.server.store.people import Person
from bastide.server.tables import commands
from bastide.server.tables.clocks import Bank
from bastide.server.tables.live import OPEN, RUNNING, SEALING
from bastide.server.tournaments import model, rounds
from bastide.server.tournaments.games import decided
from bastide.server.tournaments.model import IN, PLAYED, Entrant, Game, Tournament
from bastide.server.tournaments.service import Wanted

Result = Callable[[Game], Sequence[int]]
"""Returns the rank of each seat."""


# On paper


def on_paper(format_: str, entrants: int, size: int = 2, number: int = 0) -> Tournament:
    """Return a tournament that has just begun. Entrant 1 is the first seed, and so on."""
    everyone = tuple(Entrant(n, f"p{n}", f"Player {n}", True, n, 1600 - n, IN) for n in range(1, entrants + 1))
    count = rounds.number_of_rounds(format_, entrants, size, 2, number)
    return Tournament(
        "t1", "p1", "", "peek", {}, Bank(600), True, format_, size, count, 64, 0, 300, model.RUNNING, 0, 1, "ab", 0.0,
        None, everyone,
    )  # fmt: skip


def after_round(tournament: Tournament, result: Result, least: int = 2) -> Tournament:
    """Return a tournament after another round with these results, and after what a draw in an elimination needs."""
    from bastide.server.tournaments import bracket

    played = tuple(_played(game, result) for game in rounds.next_round(tournament, least))
    after = replace(tournament, round=tournament.round + 1, games=(*tournament.games, *played))
    again = tuple(_played(rounds.second_game(game), result) for game in bracket.to_replay(after))
    return replace(after, games=(*after.games, *again))


def _played(game: Game, result: Result) -> Game:
    return game if game.decided else decided(game, PLAYED, result(game), ())


def favourite_wins(game: Game) -> list[int]:
    """The better seed is always ahead."""
    return [1 + sorted(game.entrants).index(number) for number in game.entrants]


# At a server


async def opened(services: Services, format_: str, entrants: int, **more: Any) -> tuple[str, list[Person]]:
    """Return a tournament with this many guests in it; the first is the host."""
    people = [await services.accounts.new_guest(f"Guest {number}") for number in range(1, entrants + 1)]
    wanted: dict[str, Any] = {
        "title": "Cup", "game": "peek", "options": {}, "clock": Bank(600), "rated": True, "format": format_, "size": 2,
        "rounds": 0, "most": 16, "pause": 0, "appear": 300, **more,
    }  # fmt: skip
    tournament = await services.tournaments.create(people[0], Wanted(**wanted))
    for person in people:
        await services.tournaments.join(person, tournament)
    return tournament, people


class Programs:
    """Plays all games of a tournament with random moves; `away` don't come to their tables."""

    def __init__(self, *services: Services, away: Sequence[str] = ()) -> None:
        self._services = services
        self.away = set(away)
        self._dice = random.Random(5)

    async def play(self, tournament: str, until: int = 100) -> Tournament:
        """Play until the tournament is over, or a round has begun."""
        for _ in range(2000):
            for services in self._services:
                await services.tournaments.director.look()
            found = await self._services[0].tournaments.find(tournament)
            if found.status != model.RUNNING or found.round == until:
                return found
            for game in found.games:
                if game.decided is None and game.table is not None:
                    await self.play_game(game.table)
        raise AssertionError("the tournament never ends")

    async def play_game(self, table: str, moves: int = 1000) -> None:
        """Bring the players who come to a table, and let them move."""
        services = self._dice.choice(self._services)
        live = await services.tables.table(table)
        for seat, chair in enumerate(live.seats):
            if chair.person not in self.away and live.status in (OPEN, SEALING) and not chair.hash:
                live = await self._sit(services, table, seat, chair.person or "")
        for seat, chair in enumerate(live.seats):
            if live.status == SEALING and chair.nonce is None and chair.person not in self.away:
                person = chair.person or ""
                live = await services.tables.command(
                    table, lambda live, s=seat, p=person: commands.open_nonce(live, s, p, _nonce(p).hex())
                )
        for _ in range(moves):
            if live.status != RUNNING:
                return
            seat = self._dice.choice(live.to_act)
            if live.seats[seat].player is not None:
                await asyncio.sleep(0.01)  # a bot's turn
                live = await services.tables.table(table)
                continue
            move = live.game.moves.text(self._dice.choice(live.state.legal_moves(seat)))
            live = await services.tables.command(
                table, lambda live, s=seat, m=move: commands.move(live, s, live.seats[s].decisions, m)
            )

    async def _sit(self, services: Services, table: str, seat: int, person: str) -> Any:
        hash_ = hashlib.sha256(_nonce(person)).hexdigest()
        return await services.tables.command(table, lambda live: commands.sit(live, seat, person, person, hash_))


def _nonce(person: str) -> bytes:
    return hashlib.sha256(person.encode()).digest()


async def too_late(services: Services, tournament: str) -> None:
    """Let the time to come to the tables run out."""
    games = schema.tournament_games
    await services.writer.write(
        lambda connection: connection.execute(
            update(games).where(games.c.tournament == tournament).values(made=games.c.made - 10_000)
        )
    )


async def begin(services: Services, format_: str, entrants: int, **more: Any) -> tuple[str, list[Person]]:
    """Return a tournament that has started."""
    tournament, people = await opened(services, format_, entrants, **more)
    await services.tournaments.start(people[0], tournament)
    return tournament, people
