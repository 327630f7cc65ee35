"""What a viewer is sent: everything that he may know, and nothing else."""

from collections.abc import Mapping
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.state import State
from bastide.server.frames import Line, Proposal, SeatFrame, Update
from bastide.server.live import OVER, RUNNING, LiveTable


def update(live: LiveTable, viewer: Viewer, since: int) -> Update:
    """The table as `viewer` may know it now, with what happened behind number `since` of his stream."""
    stream = live.streams[viewer]
    lines = tuple(line for lines in stream[since:] for line in lines)
    if live.match is None or live.frozen is not None:
        return Update(len(stream), live.status, seat_frames(live), lines, rated=live.rated)
    state = live.state
    view = state.view(viewer)
    legal = () if viewer is None else state.legal_moves(viewer)
    asked = live.asked_to_undo
    return Update(
        len(stream),
        live.status,
        seat_frames(live),
        lines,
        doing=_doing(live, viewer, view),
        view=view,
        to_act=live.owed_by(viewer),
        moves=tuple(live.game.moves.text(move) for move in legal),
        decision=None if viewer is None else live.seats[viewer].decisions,
        undo=0 if viewer is None else live.undoable(viewer),
        proposal=None if asked is None else Proposal(asked, tuple(sorted(live.agreed))),
        automatic=None if viewer is None else live.seats[viewer].automatic,
        scores=scores(state) if live.status == OVER or state.game.open_scores else None,
        rated=live.rated,
    )


def _doing(live: LiveTable, viewer: Viewer, view: Mapping[str, Any]) -> Line:
    """Who must do what now, as a message: the game's own, or that of all games."""
    room = live.game.room("status")
    if room is not None:
        key, arguments = room.status(view)
        return Line(key, arguments)
    if live.status == OVER:
        return Line("status-over", {})
    return Line("status-to-act", {"players": tuple(str(seat) for seat in live.owed_by(viewer))})


def seat_frames(live: LiveTable) -> tuple[SeatFrame, ...]:
    """Who sits where."""
    return tuple(
        SeatFrame(
            "open" if not seat.taken else "bot" if seat.bot else "person",
            seat.name,
            seat.bot,
            seat.hash,
            ready=seat.nonce is not None or live.status in (RUNNING, OVER),
        )
        for seat in live.seats
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
