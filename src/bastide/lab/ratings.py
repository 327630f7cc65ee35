"""Ratings of bots from their contests: Bradley–Terry on the scale of Elo, by maximum likelihood.

A difference of 400 points means ten victories to one. Every pair that met gets one drawn game in addition, which keeps
the rating of a bot that never lost finite. Intervals hold in 95 of 100 cases: the deals of each contest are drawn again
with replacement, with a fixed seed, and the bots rated anew.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from bastide.core.chance import SeededChance

SAMPLES = 300
"""How many resampled contests the confidence intervals come from."""
_SCALE = 400 / math.log(10)
_SEED = 2026
_CLOSE = 1e-7

Pairs = Mapping[tuple[str, str], tuple[float, float]]
"""Victories of each bot of a pair."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A contest of two bots: the first one's victories in each deal, and the games of each deal."""

    bots: tuple[str, str]
    wins: Sequence[float]
    games: Sequence[int]


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with its interval."""

    value: float
    low: float
    high: float


def rate(meetings: Sequence[Meeting], anchor: str) -> dict[str, Rating]:
    """Return the rating of each bot that is linked with `anchor` by contests; the anchor's is 0."""
    linked = _linked(meetings, anchor)
    meetings = [meeting for meeting in meetings if meeting.bots[0] in linked]
    values = fit(count(meetings), anchor)
    chance = SeededChance(_SEED)
    samples = [fit(count([_drawn_again(meeting, chance) for meeting in meetings]), anchor) for _ in range(SAMPLES)]
    ratings = {}
    for bot, value in values.items():
        spread = sorted(sample[bot] for sample in samples)
        ratings[bot] = Rating(value, spread[round(0.025 * (SAMPLES - 1))], spread[round(0.975 * (SAMPLES - 1))])
    return ratings


def fit(pairs: Pairs, anchor: str) -> dict[str, float]:
    """Return the most likely ratings; the anchor's is 0."""
    opponents: dict[str, list[tuple[str, float, float]]] = {anchor: []}
    for (one, other), (wins, losses) in pairs.items():
        opponents.setdefault(one, []).append((other, wins + 0.5, wins + losses + 1))
        opponents.setdefault(other, []).append((one, losses + 0.5, wins + losses + 1))
    strengths = dict.fromkeys(opponents, 0.0)
    change = math.inf
    while change > _CLOSE:
        change = 0.0
        for bot, met in opponents.items():
            # Newton's step for one bot at a time; the likelihood is concave, so this converges.
            expected = [(games, 1 / (1 + math.exp(strengths[other] - strengths[bot]))) for other, _, games in met]
            slope = sum(won for _, won, _ in met) - sum(games * share for games, share in expected)
            step = slope / max(1e-9, sum(games * share * (1 - share) for games, share in expected))
            step = max(-1.0, min(1.0, step))
            strengths[bot] += step
            change = max(change, abs(step))
    return {bot: _SCALE * (strength - strengths[anchor]) for bot, strength in strengths.items()}


def count(meetings: Sequence[Meeting]) -> Pairs:
    """Return the victories of each pair."""
    return {meeting.bots: (sum(meeting.wins), sum(meeting.games) - sum(meeting.wins)) for meeting in meetings}


def _drawn_again(meeting: Meeting, chance: SeededChance) -> Meeting:
    deals = len(meeting.wins)
    drawn = [chance.below(deals) for _ in range(deals)]
    return Meeting(meeting.bots, [meeting.wins[deal] for deal in drawn], [meeting.games[deal] for deal in drawn])


def _linked(meetings: Sequence[Meeting], anchor: str) -> Collection[str]:
    found, new = {anchor}, {anchor}
    while new:
        new = {bot for meeting in meetings if found & {*meeting.bots} for bot in meeting.bots} - found
        found |= new
    return found
