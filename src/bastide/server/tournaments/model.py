"""A tournament as it stands: its entrants, and the games of all rounds so far."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bastide.server.tables.clocks import Clock, Days

ROUND_ROBIN, SWISS, ELIMINATION = "round-robin", "swiss", "elimination"
OPEN, RUNNING, FINISHED, CANCELLED = "open", "running", "finished", "cancelled"
IN, WITHDRAWN, REMOVED = "in", "withdrawn", "removed"
PLAYED, FORFEIT, NO_SHOW, BYE = "played", "forfeit", "no-show", "bye"
"""How a game was decided: at the table; by a player who left it, ran out of time or withdrew; before it began, because
somebody didn't come; without an opponent."""

WIN = 12
"""What a win is worth. Points are counted in twelfths, so that ties at tables of three and four divide evenly."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who takes part. `person` is `None` once the account is deleted."""

    number: int
    person: str | None
    name: str
    account: bool
    seed: int
    rating: int
    status: str

    @property
    def plays(self) -> bool:
        """Whether they are still there to be paired."""
        return self.status == IN


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in a game, and how its entrant did."""

    entrant: int
    rank: int | None = None
    forfeit: bool = False


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a round. The first place begins, in games where the first seat does. A bye has one place."""

    round: int
    board: int
    places: tuple[Place, ...]
    leg: int = 1
    table: str | None = None
    made: float | None = None
    decided: str | None = None

    @property
    def entrants(self) -> tuple[int, ...]:
        """Who plays, in the order of the seats."""
        return tuple(place.entrant for place in self.places)

    @property
    def was_played(self) -> bool:
        """Whether the opponents have met."""
        return self.decided in (PLAYED, FORFEIT)

    def place_of(self, entrant: int) -> Place | None:
        """Return the place of an entrant."""
        return next((place for place in self.places if place.entrant == entrant), None)

    def points(self) -> dict[int, int]:
        """Return what the game was worth to each entrant, in twelfths; nothing before it is decided."""
        if self.decided is None:
            return {}
        return dict(zip(self.entrants, points_by_rank(self.places), strict=True))


def points_by_rank(places: Sequence[Place]) -> list[int]:
    """Return the points of each place: a full point for the first, none for the last, in even steps between.

    Tied places share what they cover. A forfeit gets nothing, and so does nobody else because of it.
    """
    last = len(places) - 1
    if last == 0:
        return [0 if places[0].forfeit else WIN]
    steps = [WIN * (last - number) // last for number in range(last + 1)]
    points = []
    for place in places:
        assert place.rank is not None
        tied = sum(other.rank == place.rank for other in places if not other.forfeit)
        covered = steps[place.rank - 1 : place.rank - 1 + tied]
        points.append(0 if place.forfeit else sum(covered) // len(covered))
    return points


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament with everything in it. `seq` counts its changes."""

    id: str
    host: str | None
    title: str
    game: str
    options: dict[str, Any]
    clock: Clock
    rated: bool
    format: str
    size: int
    rounds: int
    most: int
    pause: int
    appear: int
    status: str
    round: int
    seq: int
    seed: str
    created: float
    next_at: float | None
    entrants: tuple[Entrant, ...] = ()
    games: tuple[Game, ...] = field(default=(), repr=False)

    @property
    def by_days(self) -> bool:
        """Whether a turn may take days, so that nobody has to be there at the same time."""
        return isinstance(self.clock, Days)

    @property
    def playing(self) -> tuple[Entrant, ...]:
        """The entrants who haven't withdrawn, the strongest first; in the order of joining before the start."""
        return tuple(sorted((one for one in self.entrants if one.plays), key=lambda one: (one.seed, one.number)))

    def entrant(self, number: int) -> Entrant:
        """Return an entrant by number."""
        return next(one for one in self.entrants if one.number == number)

    def entry_of(self, person: str | None) -> Entrant | None:
        """Return a person's entry."""
        return next((one for one in self.entrants if person is not None and one.person == person), None)

    def games_of(self, round_: int) -> tuple[Game, ...]:
        """Return the games of a round."""
        return tuple(game for game in self.games if game.round == round_)

    def points(self) -> dict[int, int]:
        """Return everyone's points so far, in twelfths."""
        points = {one.number: 0 for one in self.entrants}
        for game in self.games:
            for entrant, more in game.points().items():
                points[entrant] += more
        return points
