"""The journal of a game: its header, its moves and the outcomes of chance. Nothing else is saved.

A game begins with its set-up (format 1) or from a position (format 2). Cards that the position leaves open are dealt,
and these outcomes are recorded like those of a set-up.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from bastide.core import documents, registry
from bastide.core.chance import Chance, Outcome, Recorder, ReplayingChance
from bastide.core.errors import BadJournal, BadJson, BastideError, about
from bastide.core.events import Event, Listener
from bastide.core.fairness import Evidence, FairChance, Fairness
from bastide.core.game import Components, Game, OptionValue
from bastide.core.journal_shape import FORMAT, FORMAT_WITH_START, SHAPES
from bastide.core.schema import SchemaError
from bastide.core.state import State


@dataclass(frozen=True, slots=True)
class Header:
    """What you need to know before the first move."""

    game: str
    rules: str
    options: Mapping[str, OptionValue]
    players: int
    digest: str
    components: Components | None = None
    """Component data, if it is not that of the box."""

    @staticmethod
    def of(game: Game, players: int) -> "Header":
        """Return the header of a new game."""
        own = game.components if game.has_own_components else None
        return Header(game.name, game.rules_version, dict(game.settings), players, game.digest, own)

    def make(self) -> Game:
        """Return the game, with the rules and the component data that it began with."""
        game = registry.resume(self.game, self.options, self.components, self.rules)
        if not game.accepts(self.digest):
            raise BadJournal(
                "other-components",
                "The journal was played with different component data from what is installed or enclosed.",
            )
        return game


@dataclass(frozen=True, slots=True)
class Ply:
    """One move: the player, its text, and the outcomes of chance."""

    player: int
    move: str
    chance: tuple[Outcome, ...] = ()


RESIGNED, BY_AGREEMENT, NO_PROGRESS, TOO_LONG = "resigned", "by-agreement", "no-progress", "too-long"
"""Why games at online tables end before their end: a player resigned, all agreed, or the table ended them."""


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a game at an online table ended before its end, and the player who resigned, if one did."""

    reason: str
    player: int | None = None

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON data."""
        return {"reason": self.reason} | ({} if self.player is None else {"player": self.player})

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> "Ending":
        """Read what `to_json` returned; raise `SchemaError` if nobody is said to have resigned."""
        reason, player = data["reason"], data.get("player")
        if reason == RESIGNED and player is None:
            raise SchemaError("lacks", "{where} lacks '{field}'", where="ending", field="player")
        return Ending(reason, player)


@dataclass(slots=True)
class Journal:
    """Everything needed to replay a game. The moves of a closed phase are listed by seat."""

    header: Header
    setup: tuple[Outcome, ...] = ()
    plies: list[Ply] = field(default_factory=list)
    fairness: Fairness | None = None
    """What anyone needs to check the chance of a finished online table."""
    start: Mapping[str, Any] | None = None
    """The position that the game began from, if it had no set-up."""
    ending: Ending | None = None
    """Why the game ended after these plies, if not by its rules."""

    def copy(self) -> "Journal":
        """Return a journal to which plies can be added."""
        return Journal(self.header, self.setup, [*self.plies], self.fairness, self.start, self.ending)

    def fold(self, at: int | None = None, listener: Listener | None = None) -> State:
        """Return the state after `at` plies (all of them if `None`); events go to `listener`."""
        return self.replay(at, listener).state

    def verify(self, evidence: Evidence | None = None) -> State:
        """Fold the journal; if it comes from an online table, check its outcomes against the key, and `evidence`.

        Without a player's evidence, a journal whose secret was invented passes.
        """
        if self.fairness is None:
            if evidence is not None:
                raise BadJournal(
                    "no-fairness", "The journal reveals no secret, so there is nothing to hold your evidence against."
                )
            return self.fold()
        if len(self.fairness.seats) != self.header.players:
            raise BadJournal("nonces-missing", "The journal must have one nonce for each player.")
        if not 0 <= (self.fairness.given_plies or 0) <= len(self.plies):
            raise BadJournal("journal-damaged", "The file is not a journal, or it is damaged.")
        if evidence is not None:
            evidence.check(self.fairness)
        return self.replay(chance_for=FairChance(self.fairness).for_part).state

    def replay(
        self,
        at: int | None = None,
        listener: Listener | None = None,
        chance_for: Callable[[Sequence[Outcome]], ReplayingChance] = ReplayingChance,
    ) -> "Match":
        """Return the match after `at` plies, ready to continue; `chance_for` turns each part's outcomes into chance."""
        last = len(self.plies) if at is None else at
        if not 0 <= last <= len(self.plies):
            raise BadJournal(
                "no-such-ply",
                "The journal has {plies} {plies:ply|plies}; there is no ply {ply}.",
                plies=len(self.plies),
                ply=last,
            )
        match = self.begin(chance_for)
        match.state.listener = listener
        for ply in self.plies[:last]:
            match.repeat(ply, chance_for(ply.chance))
        return match

    def begin(self, chance_for: Callable[[Sequence[Outcome]], ReplayingChance] = ReplayingChance) -> "Match":
        """Return the match before its first ply."""
        game, chance = self.header.make(), chance_for(self.setup)
        if self.start is None:
            match = Match.begin(game, self.header.players, chance)
        else:
            match = Match.begin_from(game, self.start, chance)
            if match.state.players != self.header.players:
                raise BadJournal(
                    "other-players",
                    "The journal has {players} players, but its starting position has {found}.",
                    players=self.header.players,
                    found=match.state.players,
                )
        chance.finish()
        return match

    def dumps(self) -> str:
        """Return the journal as JSON, with a line for each ply."""
        header = {"bastide": FORMAT if self.start is None else FORMAT_WITH_START, **_without_none(self.header)}
        start = f' "start": {_json(self.start)},\n' if self.start is not None else ""
        setup = _json(_outcomes(self.setup))
        plies = ",\n".join(f"  {_json([ply.player, ply.move, *_outcomes(ply.chance)])}" for ply in self.plies)
        fairness = f',\n "fairness": {_json(self.fairness.to_json())}' if self.fairness is not None else ""
        ending = f',\n "ending": {_json(self.ending.to_json())}' if self.ending is not None else ""
        body = f'{start} "setup": {setup},\n "plies": [\n{plies}\n ]{ending}{fairness}'
        return f'{{\n "header": {_json(header)},\n{body}\n}}\n'

    @staticmethod
    def loads(text: str) -> "Journal":
        """Read what `dumps` wrote; the text is checked, not trusted."""
        try:
            document = documents.parse(text)
        except BadJson as error:
            raise BadJournal("journal-unreadable", "Can't read the journal: {reason}.", reason=error) from None
        shape = SHAPES[_format_of(document)]
        try:
            shape.check(document, "")
            header = {name: value for name, value in document["header"].items() if name != "bastide"}
            return Journal(
                start=document["start"] if "start" in shape.required else None,
                header=Header(**header),
                setup=read_outcomes(document["setup"]),
                plies=[read_ply(ply) for ply in document["plies"]],
                fairness=Fairness.from_json(document["fairness"]) if "fairness" in document else None,
                ending=Ending.from_json(document["ending"]) if "ending" in document else None,
            )
        except SchemaError as error:
            english = "The file is not a journal, or it is damaged: {reason}."
            raise BadJournal("journal-does-not-fit", english, reason=error) from None

    def save(self, path: Path | str) -> None:
        """Write the journal to a file, whole or not at all."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.dumps(), "utf-8")
        draft.replace(path)

    @staticmethod
    def load(path: Path | str) -> "Journal":
        """Read a journal from a file; raise `BadFile` or `BadJournal`."""
        return Journal.loads(documents.read_file(Path(path)))


class Match:
    """A game being played: the state and its journal side by side."""

    def __init__(self, game: Game, state: State, journal: Journal) -> None:
        self.game = game
        self.state = state
        self.journal = journal
        self._phase_start = 0

    @staticmethod
    def begin(game: Game, players: int, chance: Chance) -> "Match":
        """Set up a game."""
        game.check_players(players)
        recorder = Recorder(chance)
        with about(game.name):
            state = game.start(players, recorder)
        return Match(game, state, Journal(Header.of(game, players), tuple(recorder.outcomes)))

    @staticmethod
    def begin_from(game: Game, position: Mapping[str, Any], chance: Chance) -> "Match":
        """Begin from a position; `chance` deals what it leaves open."""
        recorder = Recorder(chance)
        with about(game.name):
            state = game.from_position(position, recorder)
        # Component data is in the header.
        start = {name: value for name, value in position.items() if name != "components"}
        return Match(game, state, Journal(Header.of(game, state.players), tuple(recorder.outcomes), start=start))

    def copy(self) -> "Match":
        """Return an independent copy, without a listener."""
        twin = Match(self.game, self.state.copy(), self.journal.copy())
        twin._phase_start = self._phase_start
        return twin

    def play(self, player: int, move: int | str, chance: Chance) -> None:
        """Make a move and record it; if an error is raised, state and journal are unchanged."""
        listener, phase = self.state.listener, self.state.closed_phase
        heard: list[Event] = []
        state, ply = self._try(player, move, chance, None if listener is None else heard)
        state.listener = listener
        self.state = state
        self._record(ply, phase)
        if listener is not None:
            for event in heard:
                listener(event)

    def after(self, player: int, move: int | str, chance: Chance) -> tuple["Match", Ply, list[Event]]:
        """Return the match with one more move, that move and its events; this match is unchanged."""
        events: list[Event] = []
        state, ply = self._try(player, move, chance, events)
        state.listener = None
        twin = Match(self.game, state, self.journal.copy())
        twin._phase_start = self._phase_start
        twin._record(ply, self.state.closed_phase)
        return twin, ply, events

    def _try(self, player: int, move: int | str, chance: Chance, events: list[Event] | None) -> tuple[State, Ply]:
        """Make a move on a copy of the state; its events go to `events`, if given."""
        number = self.game.moves.id_of(move)
        recorder = Recorder(chance)
        state = self.state.copy()
        state.listener = None if events is None else events.append
        state.play(player, number, recorder)
        return state, Ply(player, self.game.moves.text(number), tuple(recorder.outcomes))

    def repeat(self, ply: Ply, chance: ReplayingChance) -> None:
        """Repeat a recorded move; raise `BadJournal` if it does not fit."""
        number = len(self.journal.plies) + 1
        try:
            with about(self.game.name):
                self.play(ply.player, ply.move, chance)
                chance.finish()
        except BastideError as error:
            raise BadJournal(
                "bad-ply",
                "Ply {number} ('{move}' by player {seat}): {reason}",
                number=number,
                move=ply.move,
                seat=ply.player + 1,
                reason=error,
            ) from error

    def _record(self, ply: Ply, phase: int | None) -> None:
        plies = self.journal.plies
        if phase is None:
            plies.append(ply)
        else:
            # By seat, so that the order of clicks leaves no trace. Chance is asked only when the phase closes,
            # and a fold by seat closes it with the last of these plies.
            listed = sorted([*plies[self._phase_start :], Ply(ply.player, ply.move)], key=lambda entry: entry.player)
            listed[-1] = replace(listed[-1], chance=ply.chance)
            plies[self._phase_start :] = listed
        if self.state.closed_phase != phase:
            self._phase_start = len(plies)

    def undo(self, to_ply: int) -> None:
        """Go back to the state after `to_ply` plies and drop later ones. The listener stays."""
        earlier = self.journal.replay(to_ply)
        earlier.state.listener = self.state.listener
        self.state, self.journal, self._phase_start = earlier.state, earlier.journal, earlier._phase_start


def _format_of(document: Any) -> int:
    """The format of a journal; the first one if it doesn't say, for its shape to say what is missing."""
    header = document.get("header") if isinstance(document, dict) else None
    format_ = header.get("bastide", FORMAT) if isinstance(header, dict) else FORMAT
    if type(format_) is not int or format_ not in SHAPES:
        raise BadJournal(
            "other-format",
            "The journal has format {found}; this version of Bastide reads {known}.",
            found=str(format_),
            known=tuple(map(str, SHAPES)),
        )
    return format_


def _without_none(header: Header) -> dict[str, Any]:
    entries = {name: getattr(header, name) for name in Header.__slots__}
    return {name: value for name, value in entries.items() if value is not None}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _outcomes(outcomes: Sequence[Outcome]) -> list[str]:
    return [f"{outcome.name}: {outcome.kind}" for outcome in outcomes]


def read_outcomes(texts: Sequence[str]) -> tuple[Outcome, ...]:
    """Read outcomes as a journal writes them: `terrain card: grass`."""
    outcomes = []
    for text in texts:
        name, _, kind = text.partition(": ")
        outcomes.append(Outcome(name, kind))
    return tuple(outcomes)


def read_ply(entry: Sequence[Any]) -> Ply:
    """Read a ply as a journal writes it: `[0, "end", "terrain card: grass"]`."""
    player, move, *outcomes = entry
    return Ply(player, move, read_outcomes(outcomes))
