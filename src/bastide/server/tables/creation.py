"""Creating tables: with a set-up, as a rematch, or from a position, a game record or a lesson."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from sqlalchemy import Connection

from bastide.bots import default_bot, levels_for
from bastide.core import registry
from bastide.core.game import Game, OptionValue
from bastide.core.journal import Header, Journal
from bastide.server.entropy import Entropy
from bastide.server.errors import RequestError
from bastide.server.jobs import Job, JobFailed, Jobs, TookTooLong
from bastide.server.jobs.work import UPLOAD_SECONDS
from bastide.server.store.people import Person
from bastide.server.tables import commands, log, starting_points
from bastide.server.tables.bounds import MOST_PLIES
from bastide.server.tables.clocks import Clock
from bastide.server.tables.entries import Entry, Started
from bastide.server.tables.facts import Facts, Former, new_game
from bastide.server.tables.given import GivenGame
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.log import Conflict
from bastide.server.tables.service import TableService

TABLE_BYTES = 3000
"""What a table takes in the database, without uploads."""
ME, ME_AS, ANYBODY, BOT = "me", "me:", "open", "bot:"
MOST_CHECKED = 16
"""How many uploads may be checked or wait for that at a time."""


@dataclass(frozen=True, slots=True)
class AgainstBots:
    """Where a person sits and which bot plays all other seats; `None` is the one that the game offers first."""

    seat: int
    bot: str | None
    nonce_hash: str


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody who sits down: their id, their name and the hash of their nonce."""

    person: str
    name: str
    nonce_hash: str


class Claim(Protocol):
    """Writes what a new table is for, in the same transaction, or raises an error."""

    def __call__(self, connection: Connection, *, table: str) -> None: ...


class Admission(Protocol):
    """Decides whether a person may create another table."""

    def network(self, person: Person) -> str | None:
        """Return a name for where the request comes from."""

    def charge(self, person: Person, size: int) -> None:
        """Charge for bytes to be stored, or raise `RequestError`."""

    def admit(self, connection: Connection, host: Person, facts: Facts, *, bots: bool) -> None:
        """Raise `RequestError` if the host has too much already, in the transaction that creates the table."""


class TableFactory:
    """Creates tables."""

    def __init__(self, tables: TableService, jobs: Jobs, entropy: Entropy, admission: Admission) -> None:
        self._tables = tables
        self._jobs = jobs
        self._entropy = entropy
        self._admission = admission
        self._checking = 0

    async def make_table(
        self,
        host: Person,
        game: str,
        options: Mapping[str, OptionValue],
        seats: Sequence[str],
        hash_: str,
        *,
        public: bool | None = None,
        clock: Clock | None = None,
        hints: bool | None = None,
        rated: bool = True,
        components: Mapping[str, Any] | None = None,
        given: GivenGame | None = None,
        former: Former | None = None,
    ) -> LiveTable:
        """Create a table with seats `me`, `me:<name>`, `open` or `bot:<name>`. The host promises a nonce.

        Unless told otherwise, it allows hints if the host is the only person there, and it is private if only the
        host's device plays, with or without bots.
        """
        made = _game(game, options, components) if given is None else given.match.game
        made.check_players(len(seats))
        facts = Facts(
            self._entropy.id(),
            made.name,
            dict(made.settings),
            dict(made.components) if made.has_own_components else None,
            None if given is None else await asyncio.to_thread(given.journal().dumps),
            host.id,
            not _is_one_device(seats) if public is None else public,
            self._entropy.secret(),
            len(seats),
            clock,
            bool(levels_for(type(made))) and (_is_one_person(seats) if hints is None else hints),
            rated,
            self._admission.network(host),
        )
        live = LiveTable.make(facts)
        live.given = given
        written: list[Entry] = []
        for seat, kind in enumerate(seats):
            if kind == ME:
                written += commands.sit(live, seat, host.id, host.nickname, hash_)
            elif kind.startswith(ME_AS) and (name := kind.removeprefix(ME_AS).strip()):
                written += commands.sit(live, seat, host.id, name, hash_)
            elif kind.startswith(BOT):
                written.append(commands.bot_sits(live, seat, kind.removeprefix(BOT), self._entropy.secret()))
            elif kind != ANYBODY:
                kinds = (ME, f"{ME_AS}<name>", ANYBODY, f"{BOT}<name>")
                raise RequestError("bad-seat", status=422, kinds=kinds)
        after = live.preview(written)
        if not after.people():
            written.append(after.set_up())
        return await self._create(host, facts, written, former, given, bots=len(after.people()) < len(seats))

    async def make_match(
        self, host: Person, game: str, players: Sequence[Sitter], clock: Clock, claim: Claim
    ) -> LiveTable:
        """Create a rated public table where everybody sits already, unless `claim` raises an error."""
        made = new_game(game, {})
        made.check_players(len(players))
        facts = Facts(
            id=self._entropy.id(),
            game=made.name,
            options=dict(made.settings),
            components=None,
            given=None,
            host=host.id,
            public=True,
            secret=self._entropy.secret(),
            seats=len(players),
            clock=clock,
            network=self._admission.network(host),
        )
        live = LiveTable.make(facts)
        written = [
            entry
            for seat, player in enumerate(players)
            for entry in commands.sit(live, seat, player.person, player.name, player.nonce_hash)
        ]

        def admit(connection: Connection) -> None:
            self._admission.admit(connection, host, facts, bots=False)
            claim(connection, table=facts.id)

        self._admission.charge(host, TABLE_BYTES)
        return await self._tables.create(facts, written, admit=admit)

    async def rematch(self, person: Person, table: str, hash_: str) -> LiveTable:
        """Create or find the rematch: same game, same players. The first to ask creates the table.

        A game that began from a position begins there again, with everybody in the same seat.
        """
        live = await self._tables.table(table)
        if live.status != OVER:
            raise RequestError("not-over")
        own = [number for number, seat in enumerate(live.seats) if seat.person == person.id]
        if not own:
            raise RequestError("not-your-seat", status=403)
        if (existing := await self._find_rematch(table)) is not None:
            return existing
        given = await self._given_again(live)
        # The first player sits last now, so that everybody gets to begin.
        seats = [*live.seats[1:], live.seats[0]] if given is None else live.seats
        shares = len(own) > 1  # one device, several players: keep their names
        mine = [f"{ME_AS}{seat.name}" if shares else ME for seat in seats]
        kinds = [
            BOT + seat.bot if seat.bot else me if seat.person == person.id else ANYBODY
            for seat, me in zip(seats, mine, strict=True)
        ]
        try:
            return await self.make_table(
                person,
                live.facts.game,
                live.facts.options,
                kinds,
                hash_,
                public=live.facts.public,
                clock=live.facts.clock,
                hints=live.facts.hints,
                rated=live.facts.rated,
                components=live.facts.components,
                given=given,
                former=Former(table, own[0]),
            )
        except Conflict:  # another player asked at the same moment
            existing = await self._find_rematch(table)
            assert existing is not None
            return existing

    async def _given_again(self, live: LiveTable) -> GivenGame | None:
        """Return the game record that a table began with; a mere position is dealt anew."""
        given = live.given
        if not isinstance(given, GivenGame):
            return None
        journal = given.journal()
        again = await asyncio.to_thread(starting_points.dealt_anew, journal, self._entropy.secret())
        return given if again is journal else await self._tables.replay(again)

    async def _find_rematch(self, table: str) -> LiveTable | None:
        existing = await self._tables.read(lambda connection: log.find_rematch(connection, table))
        return None if existing is None else await self._tables.table(existing)

    async def play_on(self, person: Person, table: str, ply: int, against: AgainstBots) -> LiveTable:
        """Create a table against bots that begins at a ply of a finished or uploaded game."""
        journal = await self._tables.finished_journal(table)
        given = starting_points.at_ply(journal, ply)
        if len(given.plies) >= MOST_PLIES:
            raise RequestError("journal-too-long", status=413, most=MOST_PLIES - 1, plies=len(given.plies))
        if not journal.plies:
            given = await asyncio.to_thread(starting_points.dealt_anew, given, self._entropy.secret())
        return await self._begin_from(person, given, against)

    async def leave_lesson(self, person: Person, kind: type[Game], step: int, against: AgainstBots) -> LiveTable:
        """Create a table against bots that begins at a step of a lesson."""
        given = await asyncio.to_thread(starting_points.from_lesson, kind, step)
        return await self._begin_from(person, given, against)

    async def _begin_from(self, person: Person, given: Journal, against: AgainstBots) -> LiveTable:
        replayed = await self._tables.replay(given)
        state = replayed.match.state
        if state.is_over:
            raise RequestError("over-there", status=422)
        if against.seat >= state.players:
            raise RequestError("no-such-seat", status=422, seats=state.players)
        bot = default_bot(type(state.game)) if against.bot is None else against.bot
        kinds = [ME if number == against.seat else BOT + bot for number in range(state.players)]
        header = given.header
        return await self.make_table(
            person, header.game, header.options, kinds, against.nonce_hash, public=False, given=replayed
        )

    async def upload(self, person: Person, text: str) -> LiveTable:
        """Create a table without seats that shows a game record; raises `BastideError` if it can't be replayed."""
        found = await self._check(Job("journal", {"journal": text, "most": MOST_PLIES}, person=person.id))
        if found["plies"] > MOST_PLIES:
            raise RequestError("journal-too-long", status=413, most=MOST_PLIES, plies=found["plies"])
        return await self._show(person, Header(**found["header"]), text)

    async def show_position(self, person: Person, position: str | Mapping[str, Any]) -> LiveTable:
        """Create a table without seats that shows a position. A seed decides what the position leaves open."""
        text = position if isinstance(position, str) else json.dumps(position)
        given = {"position": text, "seed": self._entropy.secret().hex()}
        found = await self._check(Job("position", given, person=person.id))
        return await self._show(person, Header(**found["header"]), found["journal"])

    async def _check(self, job: Job) -> Any:
        """Have an upload checked in a worker process: whatever people send is untrusted, and may take long."""
        if self._checking >= MOST_CHECKED:
            raise RequestError("uploads-busy", status=429)
        self._checking += 1
        try:
            return await self._jobs.run(job)
        except (TookTooLong, JobFailed):
            raise RequestError("upload-took-too-long", status=422, seconds=round(UPLOAD_SECONDS)) from None
        finally:
            self._checking -= 1

    async def _show(self, person: Person, header: Header, text: str) -> LiveTable:
        facts = Facts(
            self._entropy.id(),
            header.game,
            dict(header.options),
            dict(header.components) if header.components is not None else None,
            text,
            person.id,
            False,
            self._entropy.secret(),
            0,
            network=self._admission.network(person),
        )
        return await self._create(person, facts, [Started(())])

    async def _create(
        self,
        host: Person,
        facts: Facts,
        written: Sequence[Entry],
        former: Former | None = None,
        given: GivenGame | None = None,
        *,
        bots: bool = False,
    ) -> LiveTable:
        """Create a table, if its host may have another."""
        self._admission.charge(host, TABLE_BYTES + facts.size)
        admit = partial(self._admission.admit, host=host, facts=facts, bots=bots)
        return await self._tables.create(facts, written, former, given, admit)


def _game(name: str, options: Mapping[str, OptionValue], components: Mapping[str, Any] | None) -> Game:
    if components is None:
        return new_game(name, options)
    return registry.make(name, options=options, components=components)


def _is_one_person(seats: Sequence[str]) -> bool:
    """Whether there is one person, and everybody else is a bot."""
    return [kind for kind in seats if not kind.startswith(BOT)] == [ME]


def _is_one_device(seats: Sequence[str]) -> bool:
    """Whether all people are on the host's device: a solo game, one against bots, or players who share a device."""
    people = [kind for kind in seats if not kind.startswith(BOT)]
    return bool(people) and ANYBODY not in people
