"""What a viewer is sent: everything that he may know, and nothing else."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bastide.core.audience import Viewer
from bastide.core.game import Game
from bastide.core.state import State
from bastide.server.tables.clocks import SeatClock
from bastide.server.tables.lines import Line
from bastide.server.tables.live import OVER, RUNNING, LiveTable
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


class ClockFrame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's clock, in milliseconds. In a closed phase another's goes on until the phase is over.

    While the clock runs, `until` says when the time will be over, counted from 1970 as `now` in `welcome` is. `left` is
    what was left when it last started or stopped. `out`: it was established that the time is over.
    """

    left: int
    until: int | None = None
    out: bool = False


class Wish(msgspec.Struct, frozen=True):
    """Some want a bot to play for a seat whose owner is absent; it does when all present do."""

    seat: int
    agreed: tuple[int, ...]


class Proposal(msgspec.Struct, frozen=True):
    """Somebody asks to go back; who has agreed so far."""

    seat: int
    agreed: tuple[int, ...]
    unrates: bool = False
    """Whether the game will be unrated if all agree: something was drawn or shown since."""


class Update(msgspec.Struct, tag="update", frozen=True, omit_defaults=True):
    """Everything that a viewer may know, and what happened since the update before."""

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
    """Whether the game would be unrated if the reader asked to go back now (`ask-undo`) and all agreed."""
    proposal: Proposal | None = None
    automatic: str | None = None
    scores: Any = None
    rated: bool = True
    clocks: tuple[ClockFrame | None, ...] = ()
    wishes: tuple[Wish, ...] = ()
    rematch: str | None = None
    """The table where the same game is played once more, as soon as somebody asked for that."""


def update(live: LiveTable, viewer: Viewer, since: int) -> Update:
    """The table as `viewer` may know it now, with what happened behind number `since` of his stream."""
    stream = live.streams[viewer]
    lines = tuple(replace(line, step=step) for step, lines in enumerate(stream[since:], since + 1) for line in lines)
    if live.match is None or live.frozen is not None:
        return Update(len(stream), live.status, seat_frames(live, viewer), lines, rated=live.rated)
    state = live.state
    view = state.view(viewer)
    legal = () if viewer is None or live.seats[viewer].stand_in else state.legal_moves(viewer)
    return Update(
        len(stream),
        live.status,
        seat_frames(live, viewer),
        lines,
        doing=_doing(live, viewer, view),
        view=view,
        to_act=live.owed_by(viewer),
        moves=tuple(live.game.moves.text(move) for move in legal),
        decision=None if viewer is None else live.seats[viewer].decisions,
        undo=0 if viewer is None else undoable(live, viewer),
        undo_unrates=viewer is not None and asking_unrates(live, viewer),
        proposal=_proposal(live),
        automatic=None if viewer is None else live.seats[viewer].automatic,
        scores=_open_scores(live),
        rated=live.rated,
        clocks=_clocks(live, viewer),
        wishes=tuple(Wish(seat, tuple(sorted(agreed))) for seat, agreed in sorted(live.wanted.items())),
        rematch=live.rematch,
    )


def _proposal(live: LiveTable) -> Proposal | None:
    """What somebody asks the others to agree to."""
    if live.asked_to_undo is None:
        return None
    return Proposal(live.asked_to_undo, tuple(sorted(live.agreed)), live.unrates(live.asked_to_keep))


def _clocks(live: LiveTable, viewer: Viewer) -> tuple[ClockFrame | None, ...]:
    """Each person's clock: the own as it is, another's as all may know it."""
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


def _doing(live: LiveTable, viewer: Viewer, view: Mapping[str, Any]) -> Line:
    return doing(live.game, view, () if live.status == OVER else live.owed_by(viewer))


def doing(game: Game, view: Mapping[str, Any], owing: tuple[int, ...]) -> Line:
    """Who must do what now, as a message: the game's own, or that of all games."""
    room = game.room("status")
    if room is not None:
        key, arguments = room.status(view)
        return Line(key, arguments)
    if not owing:
        return Line("status-over", {})
    return Line("status-to-act", {"players": tuple(str(seat) for seat in owing)})


def _open_scores(live: LiveTable) -> list[dict[str, Any]] | None:
    """Everybody's points if all may know them now."""
    if live.status != OVER and not live.game.open_scores:
        return None
    if live.points is None or live.points[0] is not live.state:
        live.points = live.state, scores(live.state)
    counted: list[dict[str, Any]] = live.points[1]
    return counted


def seat_frames(live: LiveTable, viewer: Viewer = None) -> tuple[SeatFrame, ...]:
    """Who sits where, as far as `viewer` may know."""
    return tuple(
        SeatFrame(
            "open" if not seat.taken else "bot" if seat.bot else "person",
            seat.name,
            seat.bot,
            seat.hash,
            ready=seat.nonce is not None or live.status in (RUNNING, OVER),
            stand_in=seat.stand_in if number == viewer else seat.shown_stand_in,
            left=seat.left,
        )
        for number, seat in enumerate(live.seats)
    )


def scores(state: State) -> list[dict[str, Any]]:
    """Everybody's points with their reasons."""
    ranking = state.ranking()
    return [
        {
            "rank": ranking[seat],
            "total": score.total,
            "by_source": score.by_source(),
            "earnings": [
                {
                    "source": earning.source,
                    "points": earning.points,
                    "rule": earning.rule,
                    "places": earning.places,
                    "details": dict(earning.details),
                }
                for earning in score.earnings
            ],
        }
        for seat, score in enumerate(state.scores())
    ]
