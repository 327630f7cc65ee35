"""What people do with tournaments: open, join, withdraw; and as the host: start, remove, forfeit, cancel."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from bastide.core import registry
from bastide.core.game import OptionValue
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.people.quotas import Quotas
from bastide.server.people.ratings import Skill
from bastide.server.store.people import Person
from bastide.server.store.writer import Writer
from bastide.server.tables import clocks
from bastide.server.tables.clocks import Clock
from bastide.server.tables.log import Conflict
from bastide.server.tables.service import ATTEMPTS, TableService
from bastide.server.tournaments import games, notices, rounds, store
from bastide.server.tournaments.director import Director
from bastide.server.tournaments.model import (
    CANCELLED,
    ELIMINATION,
    OPEN,
    REMOVED,
    ROUND_ROBIN,
    RUNNING,
    WITHDRAWN,
    Entrant,
    Tournament,
)

MOST_HOSTED, MOST_ENTERED = 3, 10
"""How many unfinished tournaments a person may host, and enter."""
TOURNAMENT_BYTES = 3000
"""What a tournament takes in the database, apart from its tables."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A tournament that somebody wants to host. With 0 rounds, a Swiss one has as many as suggested."""

    title: str
    game: str
    options: Mapping[str, OptionValue]
    clock: Clock
    rated: bool
    format: str
    size: int
    rounds: int
    most: int
    pause: int
    appear: int


class Tournaments:
    """All tournaments."""

    def __init__(
        self,
        tables: TableService,
        writer: Writer,
        quotas: Quotas,
        tell: notices.Tell = notices.nobody,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._quotas = quotas
        self._tell = tell
        self._entropy: Entropy = tables.entropy
        self.director = Director(tables, writer, tell)

    async def find(self, tournament: str) -> Tournament:
        """Return a tournament; raises `RequestError` if it doesn't exist."""
        found = await self._tables.read(lambda connection: store.find(connection, tournament))
        if found is None:
            raise RequestError("no-such-tournament", status=404)
        return found

    async def create(self, host: Person, wanted: Wanted) -> str:
        """Open a tournament for others to join; return its id."""
        game = registry.make(wanted.game, options=wanted.options)
        if wanted.format == ROUND_ROBIN and wanted.size != 2:
            raise RequestError("tournament-two-only", status=422)
        game.check_players(wanted.size)
        if wanted.format == ELIMINATION:
            game.check_players(2)  # the last tables may be smaller
        most = rounds.MOST_ENTRANTS[wanted.format]
        if wanted.most > most:
            raise RequestError("tournament-too-large", status=422, most=most)
        self._quotas.charge(host, TOURNAMENT_BYTES)
        id_, now = self._entropy.id(), self._entropy.now()
        values: dict[str, Any] = {
            "id": id_,
            "host": host.id,
            "title": wanted.title,
            "game": game.name,
            "options": json.dumps(dict(game.settings)),
            "clock": clocks.write(wanted.clock),
            "rated": wanted.rated,
            "format": wanted.format,
            "size": wanted.size,
            "rounds": wanted.rounds,
            "most": wanted.most,
            "pause": wanted.pause,
            "appear": wanted.appear,
            "status": OPEN,
            "round": 0,
            "seq": 1,
            "seed": self._entropy.secret().hex(),
            "created": now,
            "changed": now,
        }

        def job(connection: Connection) -> None:
            if store.hosted(connection, host.id) >= MOST_HOSTED:
                raise RequestError("too-many-tournaments", status=429, most=MOST_HOSTED)
            store.create(connection, values)

        await self._writer.write(job)
        return id_

    async def join(self, person: Person, tournament: str) -> Tournament:
        """Enter a tournament that hasn't begun. Blocked people may meet in a tournament: nobody chooses opponents."""

        def decide(found: Tournament, connection: Connection) -> None:
            entry = found.entry_of(person.id)
            if found.status != OPEN:
                raise RequestError("tournament-begun")
            if entry is not None and entry.status == REMOVED:
                raise RequestError("tournament-removed", status=403)
            if entry is not None:
                return
            if len(found.playing) >= found.most:
                raise RequestError("tournament-full", most=found.most)
            if store.entered(connection, person.id) >= MOST_ENTERED:
                raise RequestError("too-many-entered", status=429, most=MOST_ENTERED)
            store.change(connection, found, self._entropy.now())
            store.add_entrant(connection, found.id, person.id, self._entropy.now())

        return await self._change(tournament, decide)

    async def withdraw(self, person: Person, tournament: str) -> Tournament:
        """Leave a tournament. In a running one you forfeit your game, and the games to come."""

        def decide(found: Tournament, connection: Connection) -> None:
            entry = found.entry_of(person.id)
            if entry is None or not entry.plays:
                raise RequestError("not-entered")
            self._drop(connection, found, entry, WITHDRAWN)

        return await self._change(tournament, decide)

    async def remove(self, host: Person, tournament: str, number: int) -> Tournament:
        """As the host, remove an entrant for good."""

        def decide(found: Tournament, connection: Connection) -> None:
            _must_host(found, host)
            entry = _entrant(found, number)
            if entry.plays:
                self._drop(connection, found, entry, REMOVED)

        return await self._change(tournament, decide)

    def _drop(self, connection: Connection, found: Tournament, entry: Entrant, status: str) -> None:
        _must_be(found, OPEN, RUNNING)
        store.change(connection, found, self._entropy.now())
        if found.status == OPEN and status == WITHDRAWN:
            store.remove_entrant(connection, found.id, entry.number)
        else:
            store.set_entrant(connection, found.id, entry.number, status=status)

    async def start(self, host: Person, tournament: str) -> Tournament:
        """As the host, close the entries and begin. The strongest is the first seed; lots decide between equals."""

        def decide(found: Tournament, connection: Connection) -> None:
            _must_host(found, host)
            _must_be(found, OPEN)
            entered = found.playing
            least = max(2, registry.find(found.game).min_players)
            if len(entered) < least:
                raise RequestError("too-few-entrants", least=least)
            people = [one.person for one in entered if one.person is not None]
            skills = store.ratings(connection, found.game, people)
            shown = {one.number: _shown(skills.get(one.person or "")) for one in entered}
            order = sorted(entered, key=lambda one: (-shown[one.number], rounds.lot(found.seed, one.number)))
            number = rounds.number_of_rounds(found.format, len(entered), found.size, least, found.rounds)
            now = self._entropy.now()
            begins = now + (0 if found.by_days else found.pause)
            store.change(connection, found, now, status=RUNNING, rounds=number, next_at=begins)
            for seed, one in enumerate(order, 1):
                store.set_entrant(connection, found.id, one.number, seed=seed, rating=shown[one.number])

        return await self._change(tournament, decide)

    async def forfeit(self, host: Person, tournament: str, round_: int, board: int, number: int) -> Tournament:
        """As the host, declare that an entrant forfeits a game that isn't decided yet."""

        def decide(found: Tournament, connection: Connection) -> None:
            _must_host(found, host)
            _must_be(found, RUNNING)
            for game in found.games_of(round_):
                if game.board == board and game.decided is None and number in game.entrants:
                    store.change(connection, found, self._entropy.now())
                    store.forfeit(connection, found.id, game, number)
                    return
            raise RequestError("no-such-game-here", status=404)

        return await self._change(tournament, decide)

    async def cancel(self, host: Person, tournament: str) -> Tournament:
        """As the host, call a tournament off. Games under way may be played to their end, for nothing."""

        def decide(found: Tournament, connection: Connection) -> None:
            _must_host(found, host)
            _must_be(found, OPEN, RUNNING)
            store.change(connection, found, self._entropy.now(), status=CANCELLED, next_at=None)

        before = await self.find(tournament)
        found = await self._change(tournament, decide)
        for game in before.games:
            if game.decided is None and game.table is not None:
                await self._tables.command(game.table, games.call_off)
        for notice in notices.about_all(found, notices.CANCELLED_NOTICE):
            self._tell(notice)
        return found

    async def _change(self, id_: str, decide: Callable[[Tournament, Connection], None]) -> Tournament:
        """Carry out what `decide` decides in one transaction, again if somebody else was quicker."""

        def job(connection: Connection) -> None:
            found = store.find(connection, id_)
            if found is None:
                raise RequestError("no-such-tournament", status=404)
            decide(found, connection)

        for _ in range(ATTEMPTS):
            try:
                await self._writer.write(job)
            except Conflict:
                continue
            self.director.look_soon()
            return await self.find(id_)
        raise RequestError("busy", status=503)


def _shown(mu: float | None) -> int:
    """The rating as it is shown; a newcomer's if somebody has none."""
    return Skill().shown if mu is None else Skill(mu).shown


def _must_host(tournament: Tournament, person: Person) -> None:
    if tournament.host != person.id:
        raise RequestError("tournament-host-only", status=403)


def _must_be(tournament: Tournament, *statuses: str) -> None:
    if tournament.status not in statuses:
        raise RequestError("tournament-begun" if tournament.status == RUNNING else "tournament-over")


def _entrant(tournament: Tournament, number: int) -> Entrant:
    for one in tournament.entrants:
        if one.number == number:
            return one
    raise RequestError("no-such-entrant", status=404)
