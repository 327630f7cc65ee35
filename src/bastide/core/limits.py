"""How large a game is, for those who size arrays, buffers and networks before they play it."""

from dataclasses import dataclass

UNBOUNDED = 1_000_000
"""Stands for a bound that isn't there, where an interface wants a number: no game comes near it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a game with its options and a number of players can't exceed, or hasn't so far."""

    moves: int
    """The number of moves in the table; their ids go from 0 to one less."""
    longest_seen: int
    """The most decisions of all players together in a game that random play or our bots have played."""
    longest: int | None
    """The most decisions that any game can take, if that is proven; `None` if a game can go on for ever."""
    reason: str
    """Why no game takes longer, or how one can go on for ever."""
    chance_outcomes: int
    """The most outcomes that one request to chance can have."""
    lowest_score: int
    highest_score: int | None
    """Bounds of a player's final points; proven, not always reached. `None` if points have no bound."""
    perfect_information: bool
    """Whether every player knows the whole position whenever they decide."""

    @property
    def score_span(self) -> int:
        """The most by which two players' points can differ; `UNBOUNDED` if points have no bound."""
        return UNBOUNDED if self.highest_score is None else self.highest_score - self.lowest_score
