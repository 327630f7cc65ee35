"""Game records that tables begin with or show, replayed to their end."""

from collections import deque
from collections.abc import Generator
from dataclasses import dataclass, replace

from bastide.core.chance import ReplayingChance
from bastide.core.events import Event
from bastide.core.fairness import Fairness
from bastide.core.journal import Ending, Header, Journal, Match
from bastide.core.state import State


@dataclass(frozen=True, slots=True)
class GivenGame:
    """A game record, replayed: its first position, the match at its end, and the last thing that happened."""

    first: State
    match: Match
    header: Header
    fairness: Fairness | None
    last: tuple[Event, ...]
    ending: Ending | None = None

    def journal(self) -> Journal:
        """Return the game record."""
        return replace(self.match.journal, header=self.header, fairness=self.fairness, ending=self.ending)


def replaying(journal: Journal, match: Match | None = None) -> Generator[None, None, GivenGame]:
    """Replay a record, ply by ply; `match` is the match before its first ply, if it is known."""
    last: deque[Event] = deque(maxlen=1)
    match = match or journal.begin()
    first = match.state.copy()
    match.state.listener = last.append
    for ply in journal.plies:
        match.repeat(ply, ReplayingChance(ply.chance))
        yield
    match.state.listener = None
    return GivenGame(first, match, journal.header, journal.fairness, tuple(last), journal.ending)
