"""Quick pairing: who plays whom. Pure functions; `pairing_store` keeps the searches, `pairing_service` runs them."""

from collections.abc import Iterable
from dataclasses import dataclass

from bastide.server.people.ratings import Skill
from bastide.server.tables.clocks import Bank, Clock, Days

PLAYERS = 2
"""How many people are paired."""

PACES: tuple[Clock, ...] = (Bank(300, 10), Bank(600, 15), Bank(1200, 30), Days(1), Days(3), Days(7))
"""What one can search for: few enough that two people who search find each other."""

LEASE_SECONDS = 20.0
"""In real time, somebody who gave no sign of life for so long has closed the page."""
DAYS_LEASE_SECONDS = 14 * 24 * 3600.0
"""In days, people leave and are paired later; after two weeks they have found something else to do."""
WIDENING = 20.0
"""By how many rating points the range grows with every second of waiting."""


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for an opponent, for a game at a pace."""

    search: str
    person: str
    name: str
    nonce_hash: str
    since: float
    skill: Skill


def is_live(clock: Clock) -> bool:
    """Whether both players must be there."""
    return isinstance(clock, Bank)


def lease(clock: Clock) -> float:
    """For how many seconds a sign of life keeps a search going."""
    return LEASE_SECONDS if is_live(clock) else DAYS_LEASE_SECONDS


def distance(one: Seeker, other: Seeker) -> int:
    """How far the shown ratings are apart."""
    return abs(one.skill.shown - other.skill.shown)


def reach(one: Seeker, other: Seeker, now: float) -> float:
    """How far apart two ratings may be: as far as the two may be wrong, and more the longer either has waited."""
    waited = max(0.0, now - min(one.since, other.since))
    return one.skill.spread + other.skill.spread + WIDENING * waited


def preferred(seeker: Seeker, others: Iterable[Seeker], clock: Clock, now: float) -> list[Seeker]:
    """Return possible opponents: the closest rating first and, of equally close ones, who has waited longest.

    In days, nobody is there to wait for a closer one: everybody is possible at once.
    """
    possible = [
        other
        for other in others
        if other.person != seeker.person
        and (not is_live(clock) or distance(seeker, other) <= reach(seeker, other, now))
    ]
    return sorted(possible, key=lambda other: (distance(seeker, other), other.since, other.search))
