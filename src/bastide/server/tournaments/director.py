"""Moves running tournaments on: tables are made, games decided, rounds begun. All without anybody's command.

Every process does this. What one of them does is claimed by an update that only one can make: a game gets its table in
the transaction that creates the table, a game is decided once, and a round begins only from the state that it was
paired from. A process that dies in the middle leaves games without tables, which the next look finds.
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from bastide.core import registry
from bastide.server.errors import RequestError
from bastide.server.notices.notice import Notice
from bastide.server.store.writer import Writer
from bastide.server.tables.live import OPEN, OVER, SEALING, LiveTable
from bastide.server.tables.log import Conflict
from bastide.server.tables.service import TableService
from bastide.server.tournaments import bracket, games, notices, rounds, store
from bastide.server.tournaments.model import ELIMINATION, FINISHED, RUNNING, Game, Tournament

LOOK_SECONDS = 2.0
"""How often a process looks at all running tournaments."""
_logger = logging.getLogger(__name__)


class Director:
    """Moves tournaments on."""

    def __init__(self, tables: TableService, writer: Writer, tell: notices.Tell = notices.nobody) -> None:
        self._tables = tables
        self._writer = writer
        self._tell = tell
        self._entropy = tables.entropy
        self._task: asyncio.Task[None] | None = None
        self._soon = asyncio.Event()

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Stop; another process, or the next start, goes on from here."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look_at(self, live: LiveTable) -> None:
        """Look at the tournaments soon if something at one of their tables may decide a game."""
        if live.facts.tournament is not None and (live.status == OVER or live.left_seats):
            self.look_soon()

    def look_soon(self) -> None:
        """Look at the tournaments now: something has changed."""
        self._soon.set()

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                _logger.exception("could not look at the tournaments; trying again")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._soon.wait(), LOOK_SECONDS)
            self._soon.clear()

    async def look(self) -> None:
        """Move all running tournaments on as far as they go now."""
        for tournament in await self._tables.read(store.running):
            try:
                while await self.advance(tournament):
                    pass
            except Exception:  # the others go on
                _logger.exception("tournament %s could not be moved on", tournament)

    async def advance(self, id_: str) -> bool:
        """Move a tournament on by a step; return whether there may be more to do."""
        tournament = await self._tables.read(lambda connection: store.find(connection, id_))
        if tournament is None or tournament.status != RUNNING:
            return False
        undecided = [game for game in tournament.games if game.decided is None]
        if undecided:
            changed = [await self._look_at_game(tournament, game) for game in await self._due(tournament, undecided)]
            return any(changed)
        try:
            return await self._after_round(tournament)
        except Conflict:  # another process did it, or somebody withdrew meanwhile
            return True

    # Rounds

    async def _after_round(self, tournament: Tournament) -> bool:
        now = self._entropy.now()
        if again := bracket.to_replay(tournament):
            await self._add_games(tournament, [rounds.second_game(game) for game in again])
            return True
        if _is_over(tournament):
            await self._writer.write(
                lambda connection: store.change(connection, tournament, now, status=FINISHED, next_at=None)
            )
            self._tell_all(notices.about_all(tournament, notices.FINISHED_NOTICE))
            return False
        if tournament.next_at is None:
            begins = now + (0 if tournament.by_days else tournament.pause)
            await self._writer.write(lambda connection: store.change(connection, tournament, now, next_at=begins))
            return True
        if tournament.next_at > now:
            return False
        least = max(2, registry.find(tournament.game).min_players)
        paired = await asyncio.to_thread(rounds.next_round, tournament, least)
        await self._add_games(tournament, paired, round=tournament.round + 1, next_at=None)
        return True

    async def _add_games(self, tournament: Tournament, added: Sequence[Game], **values: int | None) -> None:
        now = self._entropy.now()

        def job(connection: Connection) -> None:
            store.change(connection, tournament, now, **values)
            store.add_games(connection, tournament.id, added)

        await self._writer.write(job)

    # Games

    async def _due(self, tournament: Tournament, undecided: Sequence[Game]) -> list[Game]:
        """Return the games at which something may have to be done now."""
        made = [game.table for game in undecided if game.table is not None]

        def read(connection: Connection) -> tuple[dict[str, tuple[str, float]], set[str]]:
            return store.tables_of(connection, made), store.with_stand_ins(connection, made)

        known, stood_in = await self._tables.read(read)
        now = self._entropy.now()
        slow = tournament.clock.first() if tournament.by_days else games.GRACE_SECONDS

        def is_due(game: Game) -> bool:
            if game.table is None or game.table in stood_in or games.forfeiting(tournament, game):
                return True
            status, changed = known.get(game.table, ("", 0.0))
            if status in ("open", "sealing"):
                return self._is_late(tournament, game)
            return status != "running" or changed < now - slow

        return [game for game in undecided if is_due(game)]

    async def _look_at_game(self, tournament: Tournament, game: Game) -> bool:
        """Make a game's table, or decide the game if it is time; return whether something changed."""
        out = games.forfeiting(tournament, game)
        if game.table is None:
            left = len(game.places) - len(out)
            least = max(2, registry.find(tournament.game).min_players)
            if left < least:
                return await self._decide(tournament, games.unplayed(game, out))
            return await self._make_table(tournament, game)
        try:
            live = await self._tables.table(game.table)
        except RequestError as refused:
            if refused.status != 404:
                raise
            return await self._decide(tournament, games.unplayed(game, set(game.entrants)))  # it was pruned
        if live.status in (OPEN, SEALING):
            return await self._look_at_start(tournament, game, live, out)
        return await self._look_at_play(tournament, game, live, out)

    async def _make_table(self, tournament: Tournament, game: Game) -> bool:
        facts = games.facts_of(tournament, game, self._entropy)
        now = self._entropy.now()
        claim = partial(store.claim_game, tournament=tournament.id, game=game, table=facts.id, now=now)
        written = games.seating(tournament, game, facts, self._entropy)
        try:
            await self._tables.create(facts, written, admit=claim)
        except Conflict:  # another process made it
            return True
        self._tell_all(notices.table_ready(tournament, game, facts.id))
        return True

    async def _look_at_start(self, tournament: Tournament, game: Game, live: LiveTable, out: Collection[int]) -> bool:
        """Decide a game whose players don't come in time; a larger table begins without them."""
        opening = live.status == SEALING and self._entropy.now() < live.at + games.OPENING_SECONDS
        if self._is_late(tournament, game) and not opening:
            out = {*out, *(game.entrants[seat] for seat in games.absent(live))}
        if not out:
            return False
        table = live.facts.id
        if len(game.places) - len(out) < 2:
            await self._tables.command(table, games.call_off)
            return await self._decide(tournament, games.unplayed(game, out))
        for entrant in out:
            await self._forfeit(tournament, game, entrant)
        if {game.entrants[seat] for seat in games.absent(live)} <= set(out):
            await self._tables.command(table, lambda live: games.without_absent(live, self._entropy))
        return False

    def _is_late(self, tournament: Tournament, game: Game) -> bool:
        """Whether players should have come by now. Nobody could while no server ran."""
        since = max(game.made or 0.0, self._tables.heartbeat.last_outage)
        return self._entropy.now() > since + tournament.appear

    async def _look_at_play(self, tournament: Tournament, game: Game, live: LiveTable, out: Collection[int]) -> bool:
        """Replace those who forfeit or ran out of time, and decide the game if it is over."""
        table, now = live.facts.id, self._entropy.now()
        late = games.overdue(live, now, by_days=tournament.by_days)
        for seat in late:
            live = await self._tables.command(table, partial(games.replace_overdue, seat=seat, now=now))
        seats = [game.entrants.index(number) for number in out]
        if seats:
            live = await self._tables.command(table, partial(games.leave, seats=seats))
        decided = games.decided_by_table(game, live, out)
        return decided is not None and await self._decide(tournament, decided)

    async def _forfeit(self, tournament: Tournament, game: Game, entrant: int) -> None:
        await self._writer.write(lambda connection: store.forfeit(connection, tournament.id, game, entrant))

    async def _decide(self, tournament: Tournament, game: Game) -> bool:
        now = self._entropy.now()
        with suppress(Conflict):  # another process decided it
            await self._writer.write(lambda connection: store.decide(connection, tournament.id, game, now))
        return True

    def _tell_all(self, told: Sequence[Notice]) -> None:
        for notice in told:
            self._tell(notice)


def _is_over(tournament: Tournament) -> bool:
    """Whether there is no round to come, or nobody to play it."""
    if tournament.round >= tournament.rounds or len(tournament.playing) < 2:
        return True
    if tournament.format != ELIMINATION or tournament.round == 0:
        return False
    left = [one for one in tournament.playing if bracket.has_lost_in(tournament, one.number) is None]
    return len(left) < 2
