"""Ratings: openskill's Plackett-Luce model, with a ladder of people and one of bots for each game.

Pure functions; `result_store` stores their results.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

PEOPLE, BOTS = "people", "bots"
KINDS = (PEOPLE, BOTS)
DOUBT = 3
"""How many sigmas are subtracted: hardly anybody is weaker than the ladder says."""


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of skill: `mu`, give or take `sigma`."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def rating(self) -> float:
        """The conservative rating, which orders ladders; a newcomer's is 0."""
        return self.mu - DOUBT * self.sigma

    @property
    def shown(self) -> int:
        """The rating as people read it; a newcomer's is 1500."""
        return round(1500 + 40 * (self.mu - 25))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat finished. For ratings, players who left rank last."""

    seat: int
    person: str | None
    bot: str | None
    rank: int
    points: int
    left: bool = False
    bot_version: int | None = None


def ranks_without(ranking: Sequence[int], left: Sequence[int]) -> list[int]:
    """Return ranks in which players who left share the last one and the others close up."""
    stayed = [rank for seat, rank in enumerate(ranking) if seat not in left]
    return [
        len(stayed) + 1 if seat in left else 1 + sum(other < rank for other in stayed)
        for seat, rank in enumerate(ranking)
    ]


def ladders(standings: Sequence[Standing]) -> dict[str, dict[str, float]]:
    """Return the ranks on each ladder; a bot on several seats has their mean."""
    people = {standing.person: float(standing.rank) for standing in standings if standing.person is not None}
    seats: dict[str, list[int]] = {}
    for standing in standings:
        if standing.bot is not None:
            seats.setdefault(bot_holder(standing.bot, standing.bot_version), []).append(standing.rank)
    bots = {bot: sum(ranks) / len(ranks) for bot, ranks in seats.items()}
    return {kind: ranks for kind, ranks in ((PEOPLE, people), (BOTS, bots)) if len(ranks) > 1}


def bot_holder(bot: str, version: int | None) -> str:
    """Return who holds a bot's rating: every version of a bot has one of its own."""
    return bot if version is None else f"{bot}@{version}"


def bot_of(holder: str) -> tuple[str, int | None]:
    """Return the bot and the version that hold a rating."""
    bot, _, version = holder.partition("@")
    return bot, int(version) if version else None


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def rate(before: Mapping[str, Skill], ranks: Mapping[str, float]) -> dict[str, Skill]:
    """Return the skills after a game with these ranks."""
    model, holders = _model(), sorted(ranks)  # in a fixed order, so that the same games always give the same ratings
    teams = [[model.rating(mu=before[holder].mu, sigma=before[holder].sigma)] for holder in holders]
    after = model.rate(teams, ranks=[ranks[holder] for holder in holders])
    return {holder: Skill(team[0].mu, team[0].sigma) for holder, team in zip(holders, after, strict=True)}
