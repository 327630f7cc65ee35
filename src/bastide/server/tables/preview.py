"""What a move would lead to, before it is made."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bastide.core.chance import EnumeratingChance
from bastide.core.errors import ChanceNeeded, IllegalMove, UnknownMove
from bastide.core.events import Event
from bastide.core.state import State
from bastide.server.errors import RequestError
from bastide.server.tables import commands
from bastide.server.tables.lines import Line, as_line
from bastide.server.tables.live import LiveTable
from bastide.server.tables.updates import scores


class Previewed(msgspec.Struct, tag="previewed", frozen=True):
    """The answer to `preview`: what would happen, and the view after it. Chance is left open."""

    move: str
    lines: tuple[Line, ...]
    view: Any
    scores: Any


def preview(live: LiveTable, seat: int, text: str) -> Previewed:
    """Return the events and the view after a move; no view if it involves chance or reveals something.

    What would be drawn or revealed must stay unknown, so such a move is only said to be possible. Nor may ending your
    part of a closed phase show whether the others have ended theirs.
    """
    refused = commands.why(live, seat, text)
    if refused is not None:
        raise refused
    after = live.state.copy()
    events: list[Event] = []
    after.listener = events.append
    try:
        after.play(seat, live.game.moves.parse(text), EnumeratingChance())
    except ChanceNeeded:
        return Previewed(text, (), None, None)
    except (IllegalMove, UnknownMove):
        raise RequestError("illegal") from None
    ends_part = live.state.closed_phase is not None and seat not in after.to_act
    if any(event.reveals for event in events) or ends_part or after.closed_phase != live.state.closed_phase:
        return Previewed(text, (), None, None)
    lines = tuple(line for event in events if (line := as_line(event, seat)) is not None)
    return Previewed(text, lines, after.view(seat), scores(after) if live.game.open_scores else None)


def after_line(state: State, player: int, line: Sequence[str]) -> State:
    """Return the position after a player's moves, up to the first that is illegal or needs chance."""
    for text in line:
        after = state.copy()
        try:
            after.play(player, state.game.moves.parse(text), EnumeratingChance())
        except (ChanceNeeded, IllegalMove, UnknownMove):
            break
        state = after
    return state
