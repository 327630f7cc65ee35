"""Standings: points, and the tie-breaks that order entrants with the same points.

The tie-breaks are those of the FIDE Handbook (C.07), for two at a table; with more, an opponent counts for the share of
the table that they are.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from bastide.server.tournaments.bracket import has_lost_in, is_decided
from bastide.server.tournaments.model import (
    BYE,
    ELIMINATION,
    FINISHED,
    NO_SHOW,
    ROUND_ROBIN,
    SWISS,
    WIN,
    Game,
    Tournament,
)

DIRECT, SONNEBORN, BUCHHOLZ, WINS, REACHED = "direct", "sonneborn", "buchholz", "wins", "reached"
TIE_BREAKS = {
    ROUND_ROBIN: (DIRECT, SONNEBORN, WINS),
    SWISS: (BUCHHOLZ, SONNEBORN, DIRECT, WINS),
    ELIMINATION: (REACHED,),
}
"""What is compared after points, in this order; in an elimination, only how far somebody came."""

Count: TypeAlias = Callable[[int, Sequence[int]], Fraction | None]
"""Returns an entrant's tie-break among those who are tied so far; `None` if it doesn't apply to them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an entrant stands. Equal ranks are ties that no tie-break could order."""

    rank: int
    entrant: int
    points: Fraction
    tie_breaks: tuple[Fraction | None, ...]


class Counting:
    """Counts points and tie-breaks of a tournament as it stands."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._decided = [game for game in tournament.games if game.decided is not None]
        self._points = tournament.points()
        self._counts: dict[str, Count] = {
            DIRECT: self.direct,
            SONNEBORN: self.sonneborn,
            BUCHHOLZ: self.buchholz,
            WINS: self.wins,
            REACHED: self.reached,
        }

    def standings(self) -> list[Standing]:
        """Return everyone's standing, the first first; withdrawn entrants keep what they have."""
        names = TIE_BREAKS[self._tournament.format]
        entered = [one for one in self._tournament.entrants if one.seed or one.plays]
        everyone = [one.number for one in sorted(entered, key=lambda one: (one.seed, one.number))]
        known: dict[int, list[Fraction | None]] = {number: [] for number in everyone}
        groups = [everyone]
        if self._tournament.format != ELIMINATION:
            groups = _split(everyone, lambda one: Fraction(self._points[one]))
        for name in names:
            finer: list[list[int]] = []
            for group in groups:
                for one in group:
                    known[one].append(self._counts[name](one, group))
                finer += _split(group, lambda one: known[one][-1] or Fraction(0))
            groups = finer
        rows, rank = [], 1
        for group in groups:
            rows += [Standing(rank, one, Fraction(self._points[one], WIN), tuple(known[one])) for one in group]
            rank += len(group)
        return rows

    def direct(self, entrant: int, tied: Sequence[int]) -> Fraction | None:
        """Points in the games among those who are tied, if all of them have met each other."""
        if len(tied) < 2:
            return None
        among = [game for game in self._decided if len(set(game.entrants) & set(tied)) > 1]
        met = {frozenset((one, two)) for game in among for one in game.entrants for two in game.entrants if one != two}
        if any(frozenset((one, two)) not in met for one in tied for two in tied if one < two):
            return None
        return Fraction(sum(game.points().get(entrant, 0) for game in among), WIN)

    def buchholz(self, entrant: int, _: Sequence[int] = ()) -> Fraction:
        """The sum of the opponents' points. A round that wasn't played counts with the entrant's own points."""
        return sum(
            (_mean(self._points[other] for other in self._opponents(game, entrant)) for game in self._own(entrant)),
            Fraction(0),
        )

    def sonneborn(self, entrant: int, _: Sequence[int] = ()) -> Fraction:
        """The points of the opponents that the entrant beat, and half of those with whom it was a tie."""
        return sum((self._beaten(game, entrant) for game in self._own(entrant)), Fraction(0))

    def _beaten(self, game: Game, entrant: int) -> Fraction:
        if self._is_unplayed(game):
            return Fraction(game.points()[entrant] * self._points[entrant], WIN * WIN)
        own = game.points()[entrant]
        others = [(game.points()[other], self._points[other]) for other in game.entrants if other != entrant]
        return _mean((points * 2 if own > theirs else points if own == theirs else 0) for theirs, points in others) / 2

    def wins(self, entrant: int, _: Sequence[int] = ()) -> Fraction:
        """How many games were won over the board."""
        return Fraction(sum(game.was_played and game.points()[entrant] == WIN for game in self._own(entrant)))

    def reached(self, entrant: int, _: Sequence[int] = ()) -> Fraction:
        """The round that an entrant of an elimination reached; one more for the winner."""
        lost = has_lost_in(self._tournament, entrant)
        if lost is not None:
            return Fraction(lost)
        over = self._tournament.status == FINISHED and is_decided(self._tournament, self._tournament.round)
        return Fraction(self._tournament.round + over)

    def _own(self, entrant: int) -> Iterable[Game]:
        return (game for game in self._decided if entrant in game.entrants)

    def _opponents(self, game: Game, entrant: int) -> list[int]:
        """Return who counts as an opponent; for an unplayed game somebody with the same points (C.07, 16.4)."""
        return [entrant] if self._is_unplayed(game) else [other for other in game.entrants if other != entrant]

    def _is_unplayed(self, game: Game) -> bool:
        """In a round robin everybody has the same opponents, so a game that wasn't played counts with its own."""
        return game.decided == BYE or (game.decided == NO_SHOW and self._tournament.format != ROUND_ROBIN)


def standings(tournament: Tournament) -> list[Standing]:
    """Return the standings of a tournament."""
    return Counting(tournament).standings()


def _mean(points: Iterable[int | Fraction]) -> Fraction:
    """The mean of points in twelfths, as points."""
    numbers = list(points)
    return Fraction(sum(numbers), len(numbers) * WIN)


def _split(group: Sequence[int], value: Callable[[int], Fraction]) -> list[list[int]]:
    """Return a group in parts that have the same value, the highest first."""
    found: dict[Fraction, list[int]] = {}
    for one in group:
        found.setdefault(value(one), []).append(one)
    return [found[key] for key in sorted(found, reverse=True)]
