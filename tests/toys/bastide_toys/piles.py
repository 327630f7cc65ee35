"""Piles and single cards as JSON, for the positions of the toys."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.errors import BadPosition
from bastide.core.pile import Certain, Pile
from bastide.core.schema import Fields, ListOf, Maybe, Shape, Table, Text, Whole

_AUDIENCE = Maybe(ListOf(Whole(0, 3), distinct=True))


def counts_shape(kinds: Sequence[str]) -> Shape:
    """Cards counted by kind."""
    return Table(Text(tuple(kinds)), Whole(0, 100))


def card_shape(kinds: Sequence[str]) -> Shape:
    """A card and who knows it (null: everyone)."""
    return Fields({"card": Text(tuple(kinds)), "known_by": _AUDIENCE})


def pile_shape(kinds: Sequence[str]) -> Shape:
    """Places from the bottom up, null where a card is undetermined, and the undetermined cards by kind."""
    return Fields({"places": ListOf(Maybe(card_shape(kinds))), "undetermined": counts_shape(kinds)})


def write_counts(counts: Sequence[int], kinds: Sequence[str]) -> dict[str, int]:
    """Return the cards counted by kind."""
    return dict(zip(kinds, counts, strict=True))


def read_counts(document: Mapping[str, int], kinds: Sequence[str]) -> list[int]:
    """Read what `write_counts` wrote."""
    return [document.get(kind, 0) for kind in kinds]


def write_card(entry: Certain, kinds: Sequence[str]) -> dict[str, Any]:
    """Return a card and who knows it."""
    card, known_by = entry
    return {"card": kinds[card], "known_by": None if known_by is None else list(known_by)}


def read_card(document: Mapping[str, Any], kinds: Sequence[str]) -> Certain:
    """Read what `write_card` wrote."""
    known_by = document["known_by"]
    return list(kinds).index(document["card"]), None if known_by is None else tuple(sorted(known_by))


def write_pile(pile: Pile) -> dict[str, Any]:
    """Return the whole pile."""
    return {
        "places": [None if place is None else write_card(place, pile.kinds) for place in pile.places],
        "undetermined": write_counts(pile.counts, pile.kinds),
    }


def read_pile(name: str, kinds: Sequence[str], document: Mapping[str, Any]) -> Pile:
    """Read what `write_pile` wrote."""
    pile = Pile(name, kinds, read_counts(document["undetermined"], kinds))
    places = [None if place is None else read_card(place, kinds) for place in document["places"]]
    if places.count(None) != len(pile):
        english = "The pile of {pile} has {places} undetermined places for {cards} cards."
        raise BadPosition("pile-count", english, pile=name, places=places.count(None), cards=len(pile))
    pile.places = places
    return pile
