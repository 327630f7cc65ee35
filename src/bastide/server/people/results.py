"""The outcome of a finished game: ranks, whether it is rated, and if not, why."""

from dataclasses import dataclass

from bastide.core.journal import BY_AGREEMENT, NO_PROGRESS, RESIGNED, TOO_LONG
from bastide.core.state import State
from bastide.server.people.ratings import Standing
from bastide.server.tables.live import OVER, LiveTable
from bastide.server.tables.ranks import rated_ranks

OWN_COMPONENTS = "own-components"
PLAYED_ON = "played-on"
UNDONE = "undone"
SHARED_DEVICE = "shared-device"
ABANDONED = "abandoned"
ONE_PERSON = "one-person"
ONE_BOT = "one-bot"
HINTS = "hints"
CASUAL = "casual"
UNFOLDABLE = "frozen"
REASONS = (
    OWN_COMPONENTS,
    PLAYED_ON,
    UNDONE,
    SHARED_DEVICE,
    ABANDONED,
    ONE_PERSON,
    ONE_BOT,
    HINTS,
    CASUAL,
    NO_PROGRESS,
    TOO_LONG,
    BY_AGREEMENT,
    UNFOLDABLE,
)
"""Why a game is unrated: custom components; begun from an earlier position; undone, by consent, beyond something
revealed; one person on several seats; everybody left; nobody to compare with; hints allowed; a casual table; ended by
the table for lack of progress or for its length; abandoned by agreement; no longer readable."""

FOR_STATISTICS = (None, UNDONE, ABANDONED, ONE_PERSON, ONE_BOT, HINTS, CASUAL)
"""Games that count for statistics: played from the beginning, with the box's own components."""
FOR_ACHIEVEMENTS = (None, ONE_PERSON, HINTS, CASUAL)
"""Games that count for achievements: nobody knew the chance outcomes beforehand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game. `state` is its last position, for achievements; `early`, why it ended before its end."""

    table: str
    game: str
    public: bool
    unrated: str | None
    standings: tuple[Standing, ...]
    state: State | None
    early: str | None = None


def unrated(live: LiveTable) -> str | None:
    """Return why a game is or will be unrated; `None` if it counts."""
    people = [seat.person for seat in live.seats if seat.bot is None and seat.person is not None]
    bots = {seat.bot for seat in live.seats if seat.bot is not None}
    if live.facts.components is not None:
        return OWN_COMPONENTS
    if live.facts.given is not None:
        return PLAYED_ON
    if live.ended_early and live.ended_early != RESIGNED:
        return live.ended_early
    if not live.rated:
        return UNDONE
    if len(set(people)) < len(people):
        return SHARED_DEVICE
    if len(live.people()) == 1:
        return ONE_PERSON
    if live.people() and len(live.left_seats) == len(live.people()):
        return ABANDONED
    if not live.people() and len(bots) == 1:
        return ONE_BOT
    if live.facts.hints:
        return HINTS
    return None if live.facts.rated else CASUAL


def outcome(live: LiveTable) -> Outcome:
    """Return the outcome of a table whose game is over or can no longer be folded."""
    facts = live.facts
    if live.status != OVER:
        return Outcome(facts.id, facts.game, facts.public, UNFOLDABLE, (), None)
    state = live.state
    scores = state.scores()
    ranks = rated_ranks(live, state.rank(scores))
    standings = tuple(
        Standing(number, seat.person, seat.bot, ranks[number], score.total, number in live.left_seats, seat.bot_version)
        for number, (seat, score) in enumerate(zip(live.seats, scores, strict=True))
    )
    return Outcome(facts.id, facts.game, facts.public, unrated(live), standings, state, live.ended_early)
