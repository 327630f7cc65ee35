"""The house: everything that one server process consists of, opened and closed together, and what people ask of it."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from bastide.bots import make_bot
from bastide.core import fairness, registry
from bastide.core.game import Game, OptionValue
from bastide.core.journal import Journal
from bastide.server import absence, beginnings, commands
from bastide.server.accounts import Accounts
from bastide.server.bots import BotRunner, Turn
from bastide.server.bus import Bus, MemoryBus, TailingBus
from bastide.server.clocks import Clock
from bastide.server.config import Config
from bastide.server.desk import Desk
from bastide.server.entries import Entry, OfferedAgain, Sat, Started
from bastide.server.entropy import Entropy
from bastide.server.frames import Refused
from bastide.server.live import OPEN, OVER, LiveTable
from bastide.server.memory import Memory
from bastide.server.models import AgainstBots, LeaveLesson, PlayOn
from bastide.server.parts import Facts, Former
from bastide.server.presence import Presence
from bastide.server.store import people, tables
from bastide.server.store.database import migrate, open_engine
from bastide.server.store.people import Person
from bastide.server.store.tables import Conflict
from bastide.server.store.writer import Writer

ME, ME_AS, ANYBODY, BOT = "me", "me:", "open", "bot:"
_logger = logging.getLogger(__name__)


class House:
    """One server process."""

    def __init__(self, config: Config, entropy: Entropy | None = None) -> None:
        config.prepare()
        self.config = config
        self.entropy = entropy or Entropy()
        self.cookie_key = config.cookie_key()
        url = config.database_url()
        writing = open_engine(url, writes=True)
        migrate(writing)
        self._engines = (writing, open_engine(url, writes=False))
        self.writer = Writer(writing)
        reading = self._engines[1]
        bus: Bus = TailingBus(reading, config.tail_seconds) if config.tail_seconds else MemoryBus()
        self.desk = Desk(reading, self.writer, bus, self.entropy)
        self.bots = BotRunner(self._bot_moves, config.bot_processes, config.bot_pace)
        self.presence = Presence(self.desk)
        self.memory = Memory(self.desk, self.writer)
        self.accounts = Accounts(self.desk, self.writer, self.memory)
        self.desk.watch(self.look_at)
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Starts to work, and lets the bots of running games go on."""
        self.writer.start()
        self.bots.start()
        await self.desk.bus.start()
        await self.presence.start()
        self._waking = asyncio.create_task(self._wake_bots())
        self.memory.start()

    async def close(self) -> None:
        """Ends; whatever was promised is in the database."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await self.memory.stop()
        await self.bots.stop()
        await self.presence.stop()
        await self.desk.bus.stop()
        await asyncio.to_thread(self.writer.stop)
        for engine in self._engines:
            engine.dispose()

    async def _wake_bots(self) -> None:
        """Looks at all tables where a bot is to move. They may be thousands, and nobody waits for it.

        Only so many bots are set thinking at a time: whoever comes to a table meanwhile is not behind all of them.
        """
        for table in await self.desk.read(tables.waiting_for_bots):
            await self.bots.have_room()
            try:
                self.look_at(await self.desk.table(table))
            except Refused as refused:  # its game is gone, and may come back
                _logger.warning("table %s: %s", table, refused.reason)
            except Exception:  # whatever it is, the others go on
                _logger.exception("the bots of table %s could not be woken", table)

    # Making tables

    async def make_table(
        self,
        host: Person,
        game: str,
        options: Mapping[str, OptionValue],
        seats: Sequence[str],
        hash_: str,
        *,
        public: bool,
        clock: Clock | None = None,
        components: Mapping[str, Any] | None = None,
        given: Journal | None = None,
        former: Former | None = None,
    ) -> LiveTable:
        """A table with seats `me`, `me:<name>`, `open` or `bot:<name>`; who is `me` sits down with a nonce's hash."""
        made = registry.make(game, options=options, components=components) if given is None else given.header.make()
        made.check_players(len(seats))
        facts = Facts(
            self.entropy.id(),
            made.name,
            dict(made.settings),
            dict(made.components) if made.has_own_components else None,
            None if given is None else given.dumps(),
            host.id,
            public,
            self.entropy.secret(),
            len(seats),
            clock,
        )
        live = LiveTable.make(facts)
        written: list[Entry] = []
        for seat, kind in enumerate(seats):
            if kind == ME:
                written += commands.sit(live, seat, host.id, host.nickname, hash_)
            elif kind.startswith(ME_AS) and (name := kind.removeprefix(ME_AS).strip()):
                written += commands.sit(live, seat, host.id, name, hash_)
            elif kind.startswith(BOT):
                written.append(self._seat_bot(seat, kind.removeprefix(BOT), type(made)))
            elif kind != ANYBODY:
                reason = f"A seat is 'me', 'me:<name>', 'open' or 'bot:<name>', not '{kind}'."
                raise Refused("bad-seat", reason, status=422)
        after = live.preview(written)
        if not after.people():
            written.append(after.set_up())
        return await self.desk.create(facts, written, former)

    def _seat_bot(self, seat: int, bot: str, kind: type) -> Sat:
        make_bot(bot, kind, 0)
        nonce = self.entropy.secret()
        return Sat(seat, bot, fairness.nonce_hash(nonce), bot=bot, nonce=nonce.hex())

    async def rematch(self, person: Person, table: str, hash_: str) -> LiveTable:
        """The same game with the same seats once more; the first to ask makes the table, the others find it.

        A game that began from a position begins from there again, with everybody on the same side.
        """
        live = await self.desk.table(table)
        if live.status != OVER:
            raise Refused("not-over", "A rematch is for when the game is over.")
        own = [number for number, seat in enumerate(live.seats) if seat.person == person.id]
        if not own:
            raise Refused("not-your-seat", "Only who played can ask for a rematch.", status=403)
        if (existing := await self._find_rematch(table)) is not None:
            return existing
        given = await self._given_again(live)
        # Who sat first sits last now, so that everybody gets to begin.
        seats = [*live.seats[1:], live.seats[0]] if given is None else live.seats
        shares = len(own) > 1  # a device: the names were given by hand
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
                components=live.facts.components,
                given=given,
                former=Former(table, own[0]),
            )
        except Conflict:  # somebody else asked at the same moment
            existing = await self._find_rematch(table)
            assert existing is not None
            return existing

    async def _given_again(self, live: LiveTable) -> Journal | None:
        """The journal that a table began with, dealt anew if it was no more than a position."""
        text = live.facts.given
        if text is None:
            return None
        secret = self.entropy.secret()
        return await asyncio.to_thread(lambda: beginnings.dealt_anew(Journal.loads(text), secret))

    async def _find_rematch(self, table: str) -> LiveTable | None:
        existing = await self.desk.read(lambda connection: tables.find_rematch(connection, table))
        return None if existing is None else await self.desk.table(existing)

    async def play_on(self, person: Person, table: str, wanted: PlayOn) -> LiveTable:
        """A new table against bots that begins where a finished or uploaded game once was."""
        journal = await self.finished_journal(table)
        given = beginnings.at_ply(journal, wanted.ply)
        if not journal.plies:
            given = await asyncio.to_thread(beginnings.dealt_anew, given, self.entropy.secret())
        return await self._begin_from(person, given, wanted)

    async def leave_lesson(self, person: Person, kind: type[Game], wanted: LeaveLesson) -> LiveTable:
        """A new table against bots that begins at a step of a lesson."""
        given = await asyncio.to_thread(beginnings.from_lesson, kind, wanted.step)
        return await self._begin_from(person, given, wanted)

    async def _begin_from(self, person: Person, given: Journal, wanted: AgainstBots) -> LiveTable:
        state = await asyncio.to_thread(given.fold)
        if state.is_over:
            raise Refused("over-there", "The game is over at that step; choose an earlier one.", status=422)
        if wanted.seat >= state.players:
            raise Refused("no-such-seat", f"The game has {state.players} seats, counted from 0.", status=422)
        kinds = [ME if number == wanted.seat else BOT + wanted.bot for number in range(state.players)]
        header = given.header
        return await self.make_table(
            person, header.game, header.options, kinds, wanted.nonce_hash, public=False, given=given
        )

    async def upload(self, person: Person, text: str) -> LiveTable:
        """A table that only shows a journal, with nobody at it."""
        return await self._show(person, await asyncio.to_thread(beginnings.from_journal, text), text)

    async def show_position(self, person: Person, position: str | Mapping[str, Any]) -> LiveTable:
        """A table that only shows a position."""
        journal = await asyncio.to_thread(beginnings.from_position, position, self.entropy.secret())
        return await self._show(person, journal, journal.dumps())

    async def _show(self, person: Person, journal: Journal, text: str) -> LiveTable:
        header = journal.header
        facts = Facts(
            self.entropy.id(),
            header.game,
            dict(header.options),
            dict(header.components) if header.components is not None else None,
            text,
            person.id,
            False,
            self.entropy.secret(),
            0,
        )
        return await self.desk.create(facts, [Started(())])

    async def finished_journal(self, table: str) -> Journal:
        """The journal of a game that is over, or of an uploaded one: nothing about it is secret any more."""
        live = await self.desk.table(table)
        if live.match is None or not (live.status == OVER or live.is_archive()):
            raise Refused("not-over", "The journal can be read when the game is over.", status=403)
        return live.journal()

    async def come_back(self, live: LiveTable) -> None:
        """Somebody who sits at a table looks at it: if the lobby had stopped showing it, that is said and ends now."""
        if live.status != OPEN or not live.facts.public:
            return
        table, now = live.facts.id, self.entropy.now()
        if await self.desk.read(lambda connection: tables.is_offered(connection, table, now)):
            return

        def decide(live: LiveTable) -> Sequence[Entry]:
            # Of two that come at once the first is enough: its entry has brought the table back.
            return [OfferedAgain()] if live.status == OPEN and live.at < now - tables.OFFERED_SECONDS else []

        await self.desk.command(table, decide)

    # Playing

    async def play(self, table: str, seat: int, decision: int, move: str, person: str) -> None:
        """A move by a person or a program."""

        await self.desk.command(table, lambda live: commands.own_move(live, seat, decision, move, person))

    async def let_bot_play(self, table: str, seat: int, by: int, person: str) -> None:
        """A bot takes the seat of somebody whose time is over, or who is absent."""
        live = await self.desk.table(table)
        away = {} if live.facts.clock else await self.presence.away(live)
        absent = [number for number, seconds in away.items() if seconds > absence.ABSENT_SECONDS]

        def decide(live: LiveTable) -> Sequence[Entry]:
            commands.own(live, by, person)
            return absence.let_bot_play(live, seat, by, self.entropy.now(), absent)

        await self.desk.command(table, decide)

    async def _bot_moves(self, turn: Turn, move: str) -> None:
        def decide(live: LiveTable) -> Sequence[Entry]:
            if live.withdrawals != turn.withdrawals:
                raise Refused("stale", "The table has gone back since the bot began to think.")
            if live.seats[turn.seat].player is None:
                raise Refused("stale", "The seat's owner came back since the bot began to think.")
            return commands.move(live, turn.seat, turn.decision, move)

        await self.desk.command(turn.table, decide)

    def look_at(self, live: LiveTable) -> None:
        """Sets off what no person need be asked for: the bots' moves, and forced decisions whose owner wants that.

        It happens by itself and later: nobody can tell from the answer to his move that another's was forced.
        """
        self.bots.look_at(live)
        self.memory.look_at(live)
        if commands.automatic_move(live):
            self.desk.begin(self.desk.command(live.facts.id, commands.automatic_move))

    # People

    async def new_guest(self, nickname: str) -> Person:
        """A guest who plays at once."""
        guest = Person(self.entropy.id(16), nickname)
        now = self.entropy.now()
        await self.writer.write(lambda connection: people.create(connection, guest, now))
        return guest

    async def new_token(self, person: Person, name: str, scopes: Sequence[str]) -> tuple[str, str]:
        """A token's id, and the token itself, which is shown this once."""
        token_id, token = self.entropy.id(), "bst_" + self.entropy.id(40)
        row = {
            "id": token_id,
            "person": person.id,
            "name": name,
            "digest": people.digest(token),
            "scopes": " ".join(scopes),
            "created": self.entropy.now(),
        }

        def job(connection: Connection) -> None:
            people.add_token(connection, row)

        await self.writer.write(job)
        return token_id, token
