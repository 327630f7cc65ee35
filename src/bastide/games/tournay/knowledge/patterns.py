"""Partial knowledge of face-down cards of one back, as sets of facts.

A fact places a card at a spot: in a player's hand, among the cards looked at, or at a place of the deck. A pattern is a
set of facts that hold together; it says nothing of other cards. A union says that one of its patterns holds, perhaps
several. That is enough: whatever happens to hidden cards turns one union into another, exactly (see `changes`).

A fact may be repeated (two Markets in one hand). Patterns are kept sorted.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import TypeAlias

Fact: TypeAlias = tuple[int, int]
"""A spot and a card."""
Pattern: TypeAlias = tuple[Fact, ...]
Union: TypeAlias = tuple[Pattern, ...]

LOOKED = 4
"""The spot of the cards that the player on turn looks at. Spots 0 to 3 are hands, by seat."""
BOTTOM = 5
"""The spot of the lowest card of the deck; the card above it has the next spot, and so on."""

NOTHING_MORE: Union = ((),)
"""No knowledge: any card may be anywhere."""


def union_of(patterns: Iterable[Pattern]) -> Union:
    """Return the patterns in order, without those that include another one, which add nothing."""
    distinct = set(patterns)
    if len(distinct) < 2:
        return tuple(distinct)
    if len(set(map(len, distinct))) == 1:
        return tuple(sorted(distinct))
    by_length: dict[int, list[Pattern]] = {}
    for pattern in distinct:
        by_length.setdefault(len(pattern), []).append(pattern)
    general: list[Pattern] = []
    for _, longer in sorted(by_length.items()):
        general += [pattern for pattern in longer if not any(includes(pattern, other) for other in general)]
    return tuple(sorted(general))


def includes(facts: Sequence[Fact], some: Pattern) -> bool:
    """Whether all of `some` are among the facts; a fact in `some` twice must be there twice."""
    for index, fact in enumerate(some):
        if fact not in facts or (some[index - 1] == fact and facts.count(fact) < some.count(fact)):
            return False
    return True


def at(pattern: Pattern, spot: int) -> list[int]:
    """Return the cards at a spot."""
    return [card for where, card in pattern if where == spot]


def plus(pattern: Pattern, facts: Collection[Fact]) -> Pattern:
    """Return a pattern with more facts."""
    return tuple(sorted((*pattern, *facts))) if facts else pattern


def minus(pattern: Pattern, facts: Iterable[Fact]) -> Pattern:
    """Return a pattern without these facts, as far as it has them."""
    left = list(pattern)
    for fact in facts:
        if fact in left:
            left.remove(fact)
    return tuple(left)


def moved(pattern: Pattern, start: int, end: int) -> Pattern:
    """Return a pattern after all cards of one spot went to another."""
    return tuple(sorted([(end if spot == start else spot, card) for spot, card in pattern])) if pattern else pattern


def raised(pattern: Pattern) -> Pattern:
    """Return a pattern after a card went under the deck: every place moves up by one."""
    return tuple([(spot + 1 if spot >= BOTTOM else spot, card) for spot, card in pattern]) if pattern else pattern


def common(union: Union) -> Pattern:
    """Return what holds in every pattern, and so for certain."""
    certain = union[0]
    for pattern in union[1:]:
        certain = minus(certain, minus(certain, pattern))
    return certain
