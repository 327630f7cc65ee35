"""A table in memory: the fold of its log. Any process can rebuild it from the database, which is the truth."""

import logging
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from operator import attrgetter

import msgspec
from msgspec import field

from bastide.core import fairness, registry
from bastide.core.audience import Viewer
from bastide.core.chance import KeyedChance, Recorder, ReplayingChance
from bastide.core.errors import about
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.journal import Ending, Journal, Match
from bastide.core.state import State
from bastide.server.errors import RequestError
from bastide.server.tables import stand_ins
from bastide.server.tables.abandoning import AbandonRequest
from bastide.server.tables.bounds import CHECKPOINT_STEPS
from bastide.server.tables.clocks import Clocks
from bastide.server.tables.entries import Entry, Moved, Started
from bastide.server.tables.facts import Facts, game_of
from bastide.server.tables.given import GivenGame, replaying
from bastide.server.tables.history import MOST_MILESTONES, Done, Milestone, read_outcomes, write_outcomes
from bastide.server.tables.lines import Line, Origin, as_lines
from bastide.server.tables.seats import Seat
from bastide.server.tables.slices import at_once
from bastide.server.tables.waiting import WaitingRoom
from bastide.words import LocalizedError

OPEN, SEALING, RUNNING, OVER, FROZEN, CANCELLED = "open", "sealing", "running", "over", "frozen", "cancelled"
_logger = logging.getLogger(__name__)


class Tried(msgspec.Struct, frozen=True):
    """A move played on a copy, to decide on it."""

    entry: Moved
    before: Match
    after: Match
    events: list[Event]


class LiveTable(msgspec.Struct):
    """One table, as far as its log goes."""

    facts: Facts
    game: Game
    seats: list[Seat]
    seq: int = 0
    at: float = 0.0
    """The stored time of the last entry. It never goes back, even if the clocks of two servers differ."""
    room: WaitingRoom = field(default_factory=WaitingRoom)
    match: Match | None = None
    history: list[Done] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    """How many turns each seat has ended with moves that stand. The clocks need it after each entry."""
    withdrawals: int = 0
    """How often the table went back."""
    asked_to_undo: int | None = None
    asked_to_keep: int = 0
    """How many moves would stand if all agreed to go back."""
    agreed: set[int] = field(default_factory=set)
    started_at: float = 0.0
    clocks: Clocks | None = None
    waiting_since: float = 0.0
    """Since when the table has waited for the seats that owe a decision, as far as everybody knows."""
    excused_until: float = 0.0
    """The end of the last outage that the clocks didn't count."""
    wanted: dict[int, set[int]] = field(default_factory=dict)
    """For each absent seat, the seats that want a bot to play there."""
    said_by_players: int = 0
    said_by_spectators: int = 0
    rated: bool = True
    ended_early: str | None = None
    """Why the game ended before its end, if it did."""
    ended_by: int | None = None
    """The seat whose resignation ended it."""
    abandoning: AbandonRequest | None = None
    """The request to abandon the game that waits for answers."""
    idle: int = 0
    """How many of the last moves brought the game no closer to its end."""
    rematch: str | None = None
    """The table of the rematch."""
    frozen: str | None = None
    phase_players: tuple[int, ...] = ()
    """The seats that owed a decision when the closed phase opened."""
    streams: dict[Viewer, list[tuple[Line, ...]]] = field(default_factory=dict)
    """What each viewer was told: an entry for each number of their stream."""
    origins: dict[Viewer, list[Origin]] = field(default_factory=dict)
    """For each number of a viewer's stream, the log entry behind it."""
    speaker: str | None = None
    """Who said what the last entry tells, if it is chat."""
    rematch_by: int | None = None
    """The seat that asked for the rematch."""
    points: tuple[State, msgspec.Raw] | None = None
    """A position and its points as JSON, counted once for all viewers."""
    given: GivenGame | BaseException | None = None
    """The game record that the table was given, if it is replayed already, or why it can't be."""
    _progress: int | None = None
    """The most progress so far."""
    _asked: int = 0
    """How many chance requests the moves that stand have made."""
    _milestones: tuple[Milestone, ...] = ()
    """The game as it began, and after some of the last moves."""
    _key: bytes | None = None
    _tried: "Tried | None" = None
    """The move that was decided last. What it leads to becomes the position once it is committed."""

    @staticmethod
    def make(facts: Facts) -> "LiveTable":
        """A table without any entry yet."""
        newest = registry.find(facts.game).versions.newest
        table = LiveTable(facts, game_of(facts, newest), [Seat() for _ in range(facts.seats)])
        viewers: list[Viewer] = [*range(facts.seats), None]
        table.streams = {viewer: [] for viewer in viewers}
        table.origins = {viewer: [] for viewer in viewers}
        table.turns = [0] * facts.seats
        table.rated = facts.given is None and facts.components is None
        return table

    # Questions about the table

    @property
    def status(self) -> str:
        """`open`, `sealing`, `running`, `over`, `cancelled`, or `frozen` if the log can't be folded."""
        if self.frozen is not None:
            return FROZEN
        if self.room.cancelled:
            return CANCELLED
        if self.match is not None:
            return RUNNING if self.to_act else OVER
        return SEALING if all(seat.taken and seat.hash for seat in self.seats) else OPEN

    @property
    def state(self) -> State:
        """The position. The game must have started."""
        assert self.match is not None
        return self.match.state

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision; none once the game is over or was ended. The game must have started."""
        return () if self.ended_early else self.state.to_act

    def commitment(self) -> str:
        """The published commitment to the secret."""
        return fairness.commitment(self.facts.id, self.facts.secret)

    def key(self) -> bytes:
        """The key of the table's chance, once all nonces are in; from the start of the game they stay."""
        if self._key is not None:
            return self._key
        nonces = [bytes.fromhex(seat.nonce or "") for seat in self.seats]
        key = fairness.key(self.facts.secret, self.facts.id, nonces)
        self._key = None if self.match is None else key
        return key

    def asked(self) -> int:
        """How many chance requests the moves that stand have made."""
        return self._asked

    def sequence_of(self, viewer: Viewer, number: int) -> int:
        """The log entry that led to a number of a viewer's stream."""
        return self.origins[viewer][number - 1].seq

    def told_since(self, viewer: Viewer, since: int) -> list[Line]:
        """What a viewer was told after a number of their stream, each line with its number and time."""
        told = zip(self.streams[viewer][since:], self.origins[viewer][since:], strict=True)
        return [
            msgspec.structs.replace(line, step=step, at=round(origin.at))
            for step, (lines, origin) in enumerate(told, since + 1)
            for line in lines
        ]

    def owed_by(self, viewer: Viewer) -> tuple[int, ...]:
        """The seats that owe a decision, as far as `viewer` may know: a closed phase hides who else is done."""
        if self.match is None or self.frozen is not None:
            return ()
        to_act = self.to_act
        if self.state.closed_phase is None or not to_act:
            return to_act
        return tuple(seat for seat in self.phase_players if seat != viewer or seat in to_act)

    def unrates(self, kept: int) -> bool:
        """Whether going back to the first `kept` moves makes the game unrated: players would know too much."""
        return self.rated and any(map(_is_final, self.history[kept:]))

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.bot is None]

    def deciders(self) -> list[int]:
        """The seats of people with no bot standing in."""
        return [number for number, seat in enumerate(self.seats) if seat.player is None]

    @property
    def left_seats(self) -> tuple[int, ...]:
        """The seats whose owners resigned, left or ran out of time, and didn't come back, as far as everybody knows."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.resigned or seat.shown_stand_in)

    def journal(self) -> Journal:
        """The game record; once the game is over, with the secret and all nonces."""
        assert self.match is not None
        if self.is_archive() and isinstance(self.given, GivenGame):
            return self.given.journal()
        if self.status != OVER:
            return self.match.journal
        ending = None if self.ended_early is None else Ending(self.ended_early, self.ended_by)
        return replace(self.match.journal, fairness=self.revealed(), ending=ending)

    @property
    def first_state(self) -> State:
        """The position before the first ply of the game record."""
        return self.given.first if isinstance(self.given, GivenGame) else self._milestones[0].match.state

    def revealed(self) -> fairness.Fairness:
        """The secret and all nonces. The game must be over."""
        assert self.status == OVER and not self.is_archive()
        given = len(self._milestones[0].match.journal.plies) if self.facts.given else None
        contributions = tuple(
            fairness.Contribution(seat.hash or "", seat.nonce or "", "server" if seat.bot or seat.served else "player")
            for seat in self.seats
        )
        promise = (self.facts.id, self.commitment(), self.facts.secret.hex())
        return fairness.Fairness(*promise, contributions, given)

    def is_archive(self) -> bool:
        """Whether the table only shows an uploaded game record."""
        return self.facts.seats == 0

    # Folding

    def apply(self, seq: int, entry: Entry, at: float = 0.0) -> None:
        """Add the next entry of the log, with its stored time. An entry that can't be folded freezes the table."""
        missing = seq - self.seq - 1
        self.seq = seq
        self.speaker = None
        self.at = max(self.at, at)
        if self.frozen is not None:
            return
        try:
            if missing:
                raise LocalizedError("entries-missing", number=missing)
            self._fold(entry)
        except Exception:  # it must not harm other tables, and its text may name hidden things
            _logger.exception("table %s is frozen: entry %d cannot be folded", self.facts.id, seq)
            self.frozen = str(RequestError("frozen"))
            self.tell(Line("table-frozen", {}))
        for viewer, stream in self.streams.items():
            origins = self.origins[viewer]
            origins += [Origin(seq, self.at, self.speaker)] * (len(stream) - len(origins))

    def _fold(self, entry: Entry) -> None:
        phase = None if self.match is None else self.state.closed_phase
        entry.fold(self)
        stand_ins.settle(self, phase)

    def start(self, entry: Started) -> None:
        """Set the game up with the stored outcomes, or go to the position that the table was given."""
        events: Sequence[Event] = ()
        if self.facts.given is not None:
            given = self._given()
            self.match, self.game, events = given.match, given.match.game, given.last
        else:
            # A game keeps the rules version that it began with. Entries from before versions were stored name none.
            self.game = game_of(self.facts, entry.rules or self.game.versions.oldest)
            if entry.digest is not None and not self.game.accepts(entry.digest):
                raise LocalizedError("components-changed")
            self.match = Match.begin(self.game, len(self.seats), ReplayingChance(read_outcomes(entry.outcomes)))
        self.phase_players = self.state.to_act
        self._asked = len(self.match.journal.setup) + sum(len(ply.chance) for ply in self.match.journal.plies)
        self._milestones = (self._milestone(),)
        self.started_at = self.waiting_since = self.at
        if self.facts.clock is not None:
            self.clocks = Clocks.begin(self.facts.clock, len(self.seats))
        for viewer, lines in as_lines(events, self.streams).items():
            self.streams[viewer].append((Line("table-started", {}), *lines))

    def _given(self) -> GivenGame:
        """The game record that the table was given. The service has replayed it already, a bit at a time."""
        if self.given is None:
            assert self.facts.given is not None
            self.given = at_once(replaying(Journal.loads(self.facts.given)))
        if isinstance(self.given, BaseException):
            raise self.given
        return self.given

    def make_move(self, entry: Moved) -> None:
        """Make a recorded move, and tell each viewer what they may know of it."""
        phase = self.state.closed_phase
        self.match, events = self._after(entry)
        closes = self.state.closed_phase != phase
        if closes:
            self.phase_players = self.state.to_act
        self._keep(self._done(entry, phase, events))
        if len(self.history) % CHECKPOINT_STEPS == 0:
            self._keep_milestone()
        self.seats[entry.seat].decisions += 1
        self.asked_to_undo = None
        if self.abandoning is not None and not (entry.automatic or entry.stand_in):
            self.abandoning = self.abandoning.after_move(entry.seat, is_known=phase is None or closes)
        if phase is None or closes:
            self.wanted = {}
            self.waiting_since = self.at
        trace = Line("table-automatic-move", {"player": entry.seat, "move": entry.move})
        open_trace = self.game.open_choices and phase is None  # else it would tell that nothing else was possible
        for viewer, lines in as_lines(events, self.streams).items():
            if phase is not None and not closes and viewer != entry.seat:
                continue  # a hidden step: no byte and no number of the others' streams
            if entry.automatic and (open_trace or viewer == entry.seat):
                lines.insert(0, trace)
            self.streams[viewer].append(tuple(lines))

    def _after(self, entry: Moved) -> tuple[Match, list[Event]]:
        """Return the match after a recorded move, and its events. A move decided here was played then."""
        assert self.match is not None
        tried = self._tried
        if tried is not None and tried.entry is entry and tried.before is self.match:
            return tried.after, tried.events
        chance = ReplayingChance(read_outcomes(entry.outcomes))
        match, _, events = self.match.after(entry.seat, entry.move, chance)
        chance.finish()
        return match, events

    def _done(self, entry: Moved, phase: int | None, events: Sequence[Event]) -> Done:
        """Return what is kept of a move that was just made."""
        moves = self.game.moves
        return Done(
            entry.seat,
            entry.move,
            read_outcomes(entry.outcomes),
            phase,
            any(event.reveals for event in events),
            entry.seat not in self.state.to_act or moves.key(moves.parse(entry.move)) == "end",
            entry.automatic,
            entry.stand_in,
        )

    def _keep(self, done: Done) -> None:
        """Record a move that stands."""
        self.history.append(done)
        self.turns[done.seat] += done.ends
        self._asked += len(done.outcomes)
        progress = self.state.progress
        if progress is None or self._progress is None or progress > self._progress:
            self._progress, self.idle = progress, 0
        else:
            self.idle += 1

    def _keep_milestone(self) -> None:
        """Keep the game as it stands, and forget all but a few before it."""
        first, *later = self._milestones
        self._milestones = (first, *later[1 - MOST_MILESTONES :], self._milestone())

    def _milestone(self) -> Milestone:
        """The game as it stands now."""
        assert self.match is not None
        return Milestone(
            len(self.history), self.match, self.phase_players, tuple(self.turns), self._asked, self._progress, self.idle
        )

    def go_back(self, kept: Sequence[Done]) -> None:
        """Take back all moves but `kept`: these are played again from the last milestone before the first that goes."""
        if self.state.closed_phase is None:
            self.waiting_since = self.at
        passed = [milestone for milestone in self._milestones if milestone.is_before(kept, self.history)]
        start = passed[-1]
        self._milestones = tuple(passed)
        self.match = start.match.copy()
        self.phase_players = start.phase_players
        self.history, self.turns, self._asked = list(kept[: start.moves]), list(start.turns), start.asked
        self._progress, self.idle = start.progress, start.idle
        self.withdrawals += 1
        self.asked_to_undo = None
        for done in kept[start.moves :]:
            phase = self.state.closed_phase
            chance = ReplayingChance(done.outcomes)
            self.match.play(done.seat, done.move, chance)
            chance.finish()
            if self.state.closed_phase != phase:
                self.phase_players = self.state.to_act
            self._keep(done)
        if start.moves < len(kept):  # to go back there again costs nothing
            self._keep_milestone()

    def must_have_clocks(self) -> Clocks:
        """The table's clocks; raises `LocalizedError` if it has none."""
        if self.clocks is None:
            raise LocalizedError("clock-missing")
        return self.clocks

    def tell(self, line: Line, only: Sequence[Viewer] | None = None) -> None:
        """Add a line to every viewer's stream, or only to some."""
        for viewer, stream in self.streams.items():
            if only is None or viewer in only:
                stream.append((line,))

    def tell_if_open(self, seat: int, line: Line) -> None:
        """Tell everybody, but in a closed phase only the seat itself."""
        self.tell(line, None if self.state.closed_phase is None else (seat,))

    # Deciding on a copy

    def drafts(self, entries: Sequence[Entry], at: float) -> list["LiveTable"]:
        """Return the table after each of these entries, for `adopt` once they are committed at the time `at`.

        Raises what folding them raises. This table stays as it is. A draft's streams hold only what its entry adds.
        """
        drafts: list[LiveTable] = []
        for entry in entries:
            drafts.append((drafts[-1] if drafts else self)._draft(entry, at))
        return drafts

    def _draft(self, entry: Entry, at: float) -> "LiveTable":
        draft = self.copy()
        draft.seq, draft.at, draft.speaker = self.seq + 1, max(self.at, at), None
        draft._fold(entry)
        draft._tried = None
        return draft

    def copy(self) -> "LiveTable":
        """Return an independent copy with empty streams."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.history = list(self.history)
        twin.turns = list(self.turns)
        twin.agreed = set(self.agreed)
        twin.clocks = None if self.clocks is None else self.clocks.copy()
        twin.wanted = {seat: set(by) for seat, by in self.wanted.items()}
        twin.streams = {viewer: [] for viewer in self.streams}
        return twin

    def adopt(self, draft: "LiveTable") -> None:
        """Become the next draft: its entry is committed."""
        for viewer, lines in draft.streams.items():
            self.streams[viewer] += lines
            self.origins[viewer] += [Origin(draft.seq, draft.at, draft.speaker)] * len(lines)
        for name, value in zip(_ADOPTED, _adopted(draft), strict=True):
            setattr(self, name, value)

    def preview(self, entries: Sequence[Entry]) -> "LiveTable":
        """Return the table as it would be with these entries, to decide on others."""
        return [self, *self.drafts(entries, self.at)][-1]

    def try_move(self, seat: int, move: str, *, automatic: bool = False, stand_in: bool = False) -> Moved:
        """Play a move on a copy and return its entry; raises `IllegalMove` or `UnknownMove`."""
        assert self.match is not None
        with about(self.game.name):
            after, ply, events = self.match.after(seat, move, KeyedChance(self.key(), self.asked()))
        entry = Moved(seat, ply.move, write_outcomes(ply.chance), automatic, stand_in)
        self._tried = Tried(entry, self.match, after, events)
        return entry

    def set_up(self) -> Started:
        """Return the entry that starts the game, with its chance outcomes."""
        if self.facts.given is not None:
            return Started(())  # the given game record names its rules version and components
        recorder = Recorder(KeyedChance(self.key()))
        self.game.start(len(self.seats), recorder)
        return Started(write_outcomes(recorder.outcomes), self.game.rules_version, self.game.digest)


_ADOPTED = [name for name in LiveTable.__struct_fields__ if name not in ("streams", "origins")]
_adopted = attrgetter(*_ADOPTED)
_is_final = attrgetter("final")
