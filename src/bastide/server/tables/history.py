"""The moves that stand, with their chance outcomes."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bastide.core.chance import Outcome
from bastide.core.journal import Match

MOST_MILESTONES = 4


class Done(msgspec.Struct, frozen=True):
    """A move that stands, and whether it can be taken back."""

    seat: int
    move: str
    outcomes: tuple[Outcome, ...]
    phase: int | None
    reveals: bool
    ends: bool
    """Whether it ended the seat's turn, or its part of a closed phase."""
    automatic: bool = False
    stand_in: bool = False
    """Whether a bot made it for the seat's owner."""

    @property
    def final(self) -> bool:
        """Whether chance was asked or something hidden was revealed."""
        return bool(self.outcomes) or self.reveals


@dataclass(frozen=True, slots=True)
class Milestone:
    """The game after some of the moves that stand, so that going back doesn't play all of them again."""

    moves: int
    match: Match
    """Never changed: each move makes a new one."""
    phase_players: tuple[int, ...]
    turns: tuple[int, ...]
    asked: int
    progress: int | None
    idle: int

    def is_before(self, kept: Sequence[Done], history: Sequence[Done]) -> bool:
        """Whether its moves are among those kept of a history: without a gap, so they are in the same places."""
        return self.moves <= len(kept) and (not self.moves or kept[self.moves - 1] is history[self.moves - 1])


def write_outcomes(outcomes: Sequence[Outcome]) -> tuple[str, ...]:
    """Return outcomes as the log stores them."""
    return tuple(f"{outcome.name}: {outcome.kind}" for outcome in outcomes)


def read_outcomes(texts: Sequence[str]) -> tuple[Outcome, ...]:
    """Return outcomes from the log."""
    return tuple(Outcome(*text.split(": ", 1)) for text in texts)
