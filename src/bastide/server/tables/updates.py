"""What a viewer is sent: everything they may know, and nothing else."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from bastide.core.audience import Viewer
from bastide.core.game import Game
from bastide.core.offers import Offer
from bastide.core.scores import report
from bastide.core.state import State
from bastide.server.tables.clocks import SeatClock
from bastide.server.tables.lines import Line
from bastide.server.tables.live import OVER, RUNNING, LiveTable
from bastide.server.tables.ranks import shown_ranks
from bastide.server.tables.undo import asking_unrates, undoable


class SeatFrame(msgspec.Struct, frozen=True):
    """Who sits at a seat: a `person`, a `bot`, or nobody yet (`open`)."""

    kind: str
    name: str | None
    bot: str | None = None
    hash: str | None = None
    ready: bool = False
    stand_in: str | None = None
    """The bot that plays for the person now."""
    left: bool = False
    """Whether the person left the running game."""
    resigned: bool = False
    """Whether the person resigned, for good."""


class ClockFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's clock, in milliseconds. In a closed phase, the other players' clocks run until the phase is over.

    While the clock runs, `until` says when it runs out, counted from 1970 like `now` in `welcome`. `left` is what was
    left when it last started or stopped. `out`: the player ran out of time.
    """

    left: int
    until: int | None = None
    out: bool = False


class Wish(msgspec.Struct, frozen=True):
    """Players who want a bot to replace an absent player; it does when everybody present agrees."""

    seat: int
    agreed: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """A request to go back, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...]
    unrates: bool = False
    """Whether the game becomes unrated if all agree: something was drawn or revealed since."""


class AbandonProposal(msgspec.Struct, frozen=True):
    """A request to abandon the game, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...]


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """Everything that a viewer may know, and what happened since the last update."""

    number: int
    status: str
    seats: tuple[SeatFrame, ...]
    lines: tuple[Line, ...]
    doing: Line | None = None
    view: Any = None
    to_act: tuple[int, ...] = ()
    moves: tuple[str, ...] = ()
    decision: int | None = None
    undo: int = 0
    undo_unrates: bool = False
    """Whether the game would become unrated if the viewer asked to go back now (`ask-undo`) and all agreed."""
    proposal: Proposal | None = None
    abandon: AbandonProposal | None = None
    automatic: str | None = None
    scores: Any = None
    rated: bool = True
    early: str | None = None
    """Why the game ended before its end: `resigned`, `by-agreement`, `no-progress`, `too-long`."""
    ended_by: int | None = None
    """The seat whose resignation ended it."""
    clocks: tuple[ClockFrame | None, ...] = ()
    wishes: tuple[Wish, ...] = ()
    rematch: str | None = None
    """The table of the rematch, once a player has asked for one."""


class Lines(msgspec.Struct, tag="lines", frozen=True):
    """What was said or noted since the last update, for clients that asked for it (`lines=alone`): all else stays."""

    number: int
    lines: tuple[Line, ...]


def lines(live: LiveTable, viewer: Viewer, since: int) -> Lines:
    """Return what happened after number `since` of a viewer's stream."""
    return Lines(len(live.streams[viewer]), tuple(live.told_since(viewer, since)))


def update(live: LiveTable, viewer: Viewer, since: int) -> Update:
    """Return the table as `viewer` may know it, with what happened after number `since` of their stream."""
    stream = live.streams[viewer]
    lines = tuple(live.told_since(viewer, since))
    if live.match is None or live.frozen is not None:
        return Update(len(stream), live.status, seat_frames(live, viewer), lines, rated=_may_count(live))
    state = live.state
    view = state.view(viewer)
    owing = live.owed_by(viewer)
    replaced = viewer is not None and live.seats[viewer].stand_in is not None
    legal = () if viewer is None or replaced or live.ended_early else state.legal_moves(viewer)
    return Update(
        len(stream),
        live.status,
        seat_frames(live, viewer),
        lines,
        doing=_doing(live, view, legal, owing),
        view=view,
        to_act=owing,
        moves=tuple(map(live.game.moves.text, legal)),
        decision=None if viewer is None else live.seats[viewer].decisions,
        undo=0 if viewer is None else undoable(live, viewer),
        undo_unrates=viewer is not None and asking_unrates(live, viewer),
        proposal=_proposal(live),
        abandon=_abandon(live),
        automatic=None if viewer is None else live.seats[viewer].automatic,
        scores=_open_scores(live),
        rated=_may_count(live),
        early=live.ended_early,
        ended_by=live.ended_by,
        clocks=clock_frames(live, viewer),
        wishes=tuple(Wish(seat, tuple(sorted(agreed))) for seat, agreed in sorted(live.wanted.items())),
        rematch=live.rematch,
    )


def without_words_of(live: LiveTable, viewer: Viewer, news: Update, people: Collection[str]) -> Update:
    """Return an update without what these people said, and without a rematch that one of them asked for."""
    by = None if live.rematch_by is None else live.seats[live.rematch_by].person
    rematch = None if by in people else news.rematch
    return msgspec.structs.replace(news, lines=_not_said_by(live, viewer, news.lines, people), rematch=rematch)


def lines_without_words_of(live: LiveTable, viewer: Viewer, news: Lines, people: Collection[str]) -> Lines:
    """Return lines without what these people said."""
    return msgspec.structs.replace(news, lines=_not_said_by(live, viewer, news.lines, people))


def _not_said_by(live: LiveTable, viewer: Viewer, told: Sequence[Line], people: Collection[str]) -> tuple[Line, ...]:
    return tuple(line for line in told if _author(live, viewer, line) not in people)


def _author(live: LiveTable, viewer: Viewer, line: Line) -> str | None:
    """Return who wrote a line of an update, or asked for the rematch that it tells of."""
    if line.key == "table-rematch":
        asker: int = line.arguments["player"]
        return live.seats[asker].person
    return None if line.step is None else live.origins[viewer][line.step - 1].speaker


def encode(news: Update | Lines) -> str:
    """Return an update, or lines, as a frame."""
    return msgspec.json.encode(news).decode()


def _proposal(live: LiveTable) -> Proposal | None:
    """The request to go back that waits for answers."""
    if live.asked_to_undo is None:
        return None
    return Proposal(live.asked_to_undo, tuple(sorted(live.agreed)), live.unrates(live.asked_to_keep))


def _abandon(live: LiveTable) -> AbandonProposal | None:
    """The request to abandon the game that waits for answers."""
    asked = live.abandoning
    return None if asked is None else AbandonProposal(asked.seat, tuple(sorted(asked.agreed)))


def _may_count(live: LiveTable) -> bool:
    """Whether nothing that was chosen or happened at the table unrates the game; the players there may."""
    return live.rated and live.facts.rated


def clock_frames(live: LiveTable, viewer: Viewer) -> tuple[ClockFrame | None, ...]:
    """Each person's clock: the viewer's own as it is, the others' as shown to all."""
    clocks = live.clocks
    if clocks is None:
        return ()
    return tuple(
        None if seat.bot else _clock(clocks.seats[number] if number == viewer else clocks.shown[number])
        for number, seat in enumerate(live.seats)
    )


def _clock(clock: SeatClock) -> ClockFrame:
    until = clock.until()
    return ClockFrame(round(clock.left * 1000), None if until is None else round(until * 1000), clock.out)


def _doing(live: LiveTable, view: Mapping[str, Any], legal: Sequence[int], owing: tuple[int, ...]) -> Line:
    return Line("status-over", {}) if live.ended_early else doing(live.game, view, legal, owing)


def doing(game: Game, view: Mapping[str, Any], legal: Sequence[int], owing: tuple[int, ...]) -> Line:
    """The status line: the game's own, from the viewer's legal moves, or the one that all games share."""
    module = game.module("status")
    if module is not None:
        key, arguments = module.status(view, Offer(game.moves, legal))
        return Line(key, arguments)
    if not owing:
        return Line("status-over", {})
    return Line("status-to-act", {"players": tuple(str(seat) for seat in owing)})


def _open_scores(live: LiveTable) -> msgspec.Raw | None:
    """Everybody's points, if they are public now; counted and encoded once for all viewers."""
    if not live.game.open_scores and live.status != OVER:
        return None
    if live.points is None or live.points[0] is not live.state:
        live.points = live.state, msgspec.Raw(msgspec.json.encode(final_scores(live)))
    return live.points[1]


def seat_frames(live: LiveTable, viewer: Viewer = None) -> tuple[SeatFrame, ...]:
    """Who sits where, as far as `viewer` may know."""
    has_begun = live.status in (RUNNING, OVER)
    return tuple(
        SeatFrame(
            "open" if not seat.taken else "bot" if seat.bot else "person",
            seat.name,
            seat.bot,
            seat.hash,
            ready=has_begun or seat.nonce is not None,
            stand_in=seat.stand_in if number == viewer else seat.shown_stand_in,
            left=seat.left,
            resigned=seat.resigned,
        )
        for number, seat in enumerate(live.seats)
    )


def final_scores(live: LiveTable) -> list[dict[str, Any]]:
    """Return everyone's points with their reasons, with the ranks that the end of the game gave them."""
    counted = live.state.scores()
    return report(counted, shown_ranks(live, live.state.rank(counted)))


def scores(state: State) -> list[dict[str, Any]]:
    """Return everyone's points with their reasons."""
    counted = state.scores()
    return report(counted, state.rank(counted))
