"""How strong somebody is: openskill's Plackett-Luce model, for each game a ladder of people and one of bots.

Pure functions; `store.results` keeps what they give.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

PEOPLE, BOTS = "people", "bots"
KINDS = (PEOPLE, BOTS)
DOUBT = 3
"""How many sigmas are taken off, so that nobody is likely to be weaker than the ladder says."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed about somebody: `mu`, give or take `sigma`."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def rating(self) -> float:
        """The conservative rating, which ladders go by; a newcomer's is 0."""
        return self.mu - DOUBT * self.sigma


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat finished: for the ratings who left ranks last."""

    seat: int
    person: str | None
    bot: str | None
    rank: int
    points: int
    left: bool = False


def ranks_without(ranking: Sequence[int], left: Sequence[int]) -> list[int]:
    """Ranks in which those who left share the last one, and the others close up."""
    stayed = [rank for seat, rank in enumerate(ranking) if seat not in left]
    return [
        len(stayed) + 1 if seat in left else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranking)
    ]


def ladders(standings: Sequence[Standing]) -> dict[str, dict[str, float]]:
    """For each ladder the ranks of those who met on it; a bot on several seats has their mean."""
    people = {standing.person: float(standing.rank) for standing in standings if standing.person is not None}
    seats: dict[str, list[int]] = {}
    for standing in standings:
        if standing.bot is not None:
            seats.setdefault(standing.bot, []).append(standing.rank)
    bots = {bot: sum(ranks) / len(ranks) for bot, ranks in seats.items()}
    return {kind: ranks for kind, ranks in ((PEOPLE, people), (BOTS, bots)) if len(ranks) > 1}


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(before: Mapping[str, Skill], ranks: Mapping[str, float]) -> dict[str, Skill]:
    """What is believed after a game in which these people, or these bots, had these ranks."""
    model, holders = _model(), sorted(ranks)  # in one order, so that the same games always give the same ratings
    teams = [[model.rating(mu=before[holder].mu, sigma=before[holder].sigma)] for holder in holders]
    after = model.rate(teams, ranks=[ranks[holder] for holder in holders])
    return {holder: Skill(team[0].mu, team[0].sigma) for holder, team in zip(holders, after, strict=True)}
