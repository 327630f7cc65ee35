"""Prestige points: scored as they are gained (FV-45), and the king's mercy at the end of the game (FV-74)."""

from typing import TYPE_CHECKING

from bastide.core.scores import Earning, Score
from bastide.games.feuville.decrees import SOURCES, evaluated_count

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

MERCY = "mercy"
_RULES = ("FV-38", "FV-31", "FV-32", "FV-39", "FV-40", "FV-36", "FV-46", "FV-55")


def mercy(state: "FeuvilleState") -> list[int]:
    """Points for the fewest evaluated decrees, once the game is over; all tied players get them, or none (K13)."""
    # Not before the end: the points would vanish from the track with the first evaluated decree.
    return mercy_now(state) if state.is_over else [0] * state.players


def mercy_now(state: "FeuvilleState") -> list[int]:
    """What each player would get by mercy if the game ended now."""
    counts = [evaluated_count(state, seat) for seat in range(state.players)]
    fewest = min(counts)
    if counts.count(fewest) > 1 and not state.game.mercy_to_tied:
        return [0] * state.players
    return [state.box.mercy if count == fewest else 0 for count in counts]


def points(state: "FeuvilleState", seat: int) -> int:
    """The points on the score track."""
    return sum(state.earned[len(SOURCES) * seat : len(SOURCES) * (seat + 1)])


def totals(state: "FeuvilleState") -> list[int]:
    """Each player's points on the score track, with mercy at the end; stored pieces give nothing (FV-75)."""
    return [points(state, seat) + extra for seat, extra in enumerate(mercy(state))]


def scores(state: "FeuvilleState") -> list[Score]:
    """The points with their reasons."""
    return [
        Score(
            (
                *(
                    Earning(source, state.earned[len(SOURCES) * seat + number], _RULES[number])
                    for number, source in enumerate(SOURCES)
                ),
                Earning(MERCY, extra, "FV-74"),
            )
        )
        for seat, extra in enumerate(mercy(state))
    ]
