"""Checks component data: the box's own, or a corrected file that an owner loads."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bastide.core.schema import Fields, ListOf, SchemaError, Shape, Table, Text, Truth, Whole
from bastide.games.tournay.effects.base import Effect, Power
from bastide.games.tournay.effects.characters import EverySecondCitizen
from bastide.games.tournay.event_cards import EventCard
from bastide.games.tournay.fields import COLOUR_LIST, TYPE_LIST
from bastide.games.tournay.kinds import OfKind, OfNamedKind
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.prestige import Scoring
from bastide.games.tournay.questions import MOST_PIECES

_FEWEST, _MOST = 3, 30
"""The fewest and most cards of a deck besides its crier; the box has nine."""
_MOST_KINDS = 160

_COUNTER = EverySecondCitizen.kind

_provenance: dict[str, Shape] = {
    "source": Text(longest=600),
    "confidence": Text(("high", "medium", "low")),
    "reconstructed": ListOf(Text(longest=20), 0, 10),
    "title": Text(longest=40),
}
_cost = Fields({}, {"deniers": Whole(0, 50), "card": Whole(0, 1), "citizen": Text(COLOURS)})
_activity: dict[str, Shape] = {
    "id": Text(longest=40),
    "deck": Text(tuple(deck for deck in DECKS if not deck.endswith("3"))),
    "type": Text(("building", "character")),
    "copies": Whole(0, _MOST),
    "cost": _cost,
    "points": Whole(0, 20),
    "effect": ListOf(OfNamedKind(lambda: Effect.table), 1, 6),
}
_scoring = Fields(
    {
        "builder": Whole(0, 50),
        "others": Whole(0, 50),
        "cap": Whole(0, 100),
        "per": OfKind(
            lambda: Scoring.table,
            "count",
            optional={"colours": COLOUR_LIST, "types": TYPE_LIST, "sets": Truth(), "each": Whole(1, 50)},
        ),
    }
)
"""The shape of a scoring; a file may name colours and the like even where they make no difference."""
_SHAPE = Fields(
    {
        "cards": Fields(
            {"cards": ListOf(Fields({**_activity, "replaceable": Whole(0, _MOST)}, _provenance), 1, _MOST_KINDS)},
            {"sources": Table(Text(), Text(longest=600), 50)},
        ),
        "prestige": Fields(
            {
                "prestige": ListOf(
                    Fields(
                        {
                            "id": Text(longest=40),
                            "deck": Text(tuple(deck for deck in DECKS if deck.endswith("3"))),
                            "type": Text(("prestige",)),
                            "copies": Whole(0, _MOST),
                            "cost": _cost,
                            "points": Whole(0, 20),
                            "scoring": _scoring,
                        },
                        {**_provenance, "contested": Fields({"builder": Whole(0, 50)}, {"cost": _cost, **_provenance})},
                    ),
                    1,
                    _MOST_KINDS,
                )
            }
        ),
        "expansion": Fields({"expansion": ListOf(Fields(_activity, _provenance), 0, _MOST_KINDS)}),
        "events": Fields(
            {
                "events": ListOf(
                    OfKind(
                        lambda: EventCard.table,
                        required={"id": Text(longest=40)},
                        optional={**_provenance, "contested": Fields({"amount": Whole(0, 20)}, _provenance)},
                    ),
                    QUEUE,
                    40,
                )
            }
        ),
    }
)


def check(components: Mapping[str, Any]) -> None:
    """Raise `SchemaError`, naming the entry, if the data does not describe a box."""
    _SHAPE.check(components, "")
    _check_ids(components)
    _check_cards(components)
    _check_pieces(components)
    _check_decks(components)
    _check_events(components["events"]["events"])


def counts(components: Mapping[str, Any]) -> dict[str, int]:
    """Return the cards of each deck besides its crier, those of the expansion, and the events (TY-1, TY-4, TY-67)."""
    decks: Counter[str] = Counter()
    for part in ("cards", "prestige"):
        for entry in components[part][part]:
            decks[f"{part}.{part} ({entry['deck']})"] += entry["copies"]
    return {
        **decks,
        "expansion.expansion": sum(entry["copies"] for entry in components["expansion"]["expansion"]),
        "events.events": len(components["events"]["events"]),
    }


def _check_ids(components: Mapping[str, Any]) -> None:
    """Check the ids, which appear in moves and messages: lower case, and none twice."""
    seen: set[str] = {"crier"}
    for part, entries in components.items():
        for index, entry in enumerate(entries[part]):
            name = entry["id"]
            if (
                not name.replace("-", "").isalnum()
                or not name.isascii()
                or name != name.lower()
                or not name[0].isalpha()
            ):
                raise SchemaError(
                    "bad-id",
                    "{where}.id must be lower-case letters, digits and hyphens, not '{name}'",
                    where=f"{part}.{part}[{index}]",
                    name=name,
                )
            if name in seen:
                raise SchemaError("id-taken", "two entries have the id '{name}'", name=name)
            seen.add(name)


def _check_cards(components: Mapping[str, Any]) -> None:
    """Check that buildings act when activated, characters react or stand by, and costs have a printed form."""
    for part in ("cards", "expansion"):
        for entry in components[part][part]:
            powers = [effect["kind"] for effect in entry["effect"] if _is_power(effect)]
            if entry["type"] == "building" and powers:
                raise SchemaError(
                    "character-power",
                    "the building {building} has '{power}', which only a character can have",
                    building=entry["id"],
                    power=powers[0],
                )
            if entry["type"] == "character" and len(powers) < len(entry["effect"]):
                raise SchemaError(
                    "building-effect",
                    "the character {character} has an effect that only a building can have",
                    character=entry["id"],
                )
            if powers.count(_COUNTER) > 1:
                raise SchemaError(
                    "counts-twice",
                    "the character {character} has '{power}' twice, but can count only once",
                    character=entry["id"],
                    power=_COUNTER,
                )
            if entry.get("replaceable", 0) > entry["copies"]:
                raise SchemaError(
                    "replaceable-copies", "{card} has more replaceable copies than copies", card=entry["id"]
                )
    for part in ("cards", "expansion", "prestige"):
        for entry in components[part][part]:
            costs = (entry["cost"], entry.get("contested", {}).get("cost", {}))
            if any("citizen" in cost and len(cost) > 1 for cost in costs):
                raise SchemaError(
                    "bad-cost",
                    "the cost of {card} must be a citizen, or deniers with or without a card",
                    card=entry["id"],
                )


def _is_power(effect: Mapping[str, Any]) -> bool:
    """Whether only a character can have this effect."""
    return issubclass(Effect.table[effect["kind"]], Power)


def _check_pieces(components: Mapping[str, Any]) -> None:
    """Check that every action has a number that fits into a question."""
    cards = [entry for part in ("cards", "expansion") for entry in components[part][part]]
    effects = [effect for entry in cards for effect in entry["effect"]]
    number = sum(len(effect.get("then", ())) if _is_power(effect) else 1 for effect in effects)
    if number > MOST_PIECES:
        raise SchemaError(
            "too-many-pieces",
            "all effects together can have at most {most} pieces, not {number}",
            most=MOST_PIECES,
            number=number,
        )


def _check_decks(components: Mapping[str, Any]) -> None:
    """Check that every deck has cards, and that the expansion fits into it (TY-4, TY-67)."""
    for deck in DECKS:
        base = [entry for part in ("cards", "prestige") for entry in components[part][part] if entry["deck"] == deck]
        added = [entry for entry in components["expansion"]["expansion"] if entry["deck"] == deck]
        size = sum(entry["copies"] for entry in base)
        if not _FEWEST <= size <= _MOST:
            raise SchemaError(
                "deck-size",
                "the deck {deck} must have {least} to {most} cards besides its crier, not {size}",
                deck=deck,
                least=_FEWEST,
                most=_MOST,
                size=size,
            )
        replaceable = sum(entry.get("replaceable", 0) for entry in base)
        if replaceable != sum(entry["copies"] for entry in added):
            raise SchemaError(
                "deck-replaceable",
                "the deck {deck} must have as many replaceable cards as the expansion adds",
                deck=deck,
            )


def _check_events(events: list[Mapping[str, Any]]) -> None:
    for entry in events:
        if (entry.get("colour", "none") == "none") == EventCard.table[entry["kind"]].has_colour():
            raise SchemaError(
                "event-colour", "the event {event} needs a colour, or none if it takes deniers", event=entry["id"]
            )
