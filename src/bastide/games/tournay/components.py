"""Checks component data: that of the box, or a corrected file that an owner loads."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from bastide.core.errors import BadComponents
from bastide.core.schema import Fields, ListOf, SchemaError, Shape, Table, Text, Truth, Whole
from bastide.games.tournay import pieces
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.questions import MOST_PIECES

_FEWEST, _MOST = 3, 30
"""Cards of a deck besides its crier; the box has nine."""
_MOST_KINDS = 160

_colour = Text(COLOURS)
_any_colour = Text((*COLOURS, "any"))
_chosen_colour = Text((*COLOURS, *pieces.ANY))
_colours = ListOf(_colour, 1, len(COLOURS), distinct=True)
_amount = Whole(0, 50)
_count = Whole(1, 9)
_level = Whole(1, 3)
_where = Text(("plaza", "lying"))
_types = ListOf(Text(("building", "character")), 1, 2, distinct=True)
_all_types = ListOf(Text(("building", "character", "prestige")), 1, 3, distinct=True)

_PIECES: dict[str, dict[str, Shape]] = {
    "gain_deniers": {"amount": _amount},
    "deniers_per_slot": {"slots": Text(("empty", "filled")), "amount": _amount},
    "recruit": {"colour": _chosen_colour, "price": _amount},
    "use_other_building": {"colour": _any_colour, "may_be_occupied": Truth()},
    "draw_from": {"colour": _colour, "level": _level},
    "take_top": {"colour": _colour, "level": _level, "count": _count},
    "gather_lying": {},
    "combat_event": {"coins": Text(("at_least_one", "none")), "take_coins": Truth()},
    "trigger_events": {"max": Whole(1, QUEUE)},
    "deniers_per_pair": {"colours": ListOf(_colour, 2, 2, distinct=True), "amount": _amount},
    "deniers_per_citizen": {"colours": _colours, "where": _where, "amount": _amount},
    "deniers_per_citizen_of_one_colour": {"choose_from": _colours, "where": _where, "amount": _amount},
    "reveal_level": {"level": _level, "take": Whole(1, 3)},
    "damage_each_other": {"count": _count, "card_types": _types},
    "collect_per_building": {"colour": _chosen_colour, "card_types": _types, "amount": _amount},
    "richest_pays": {"amount": _amount},
    "protect_one_event": {},
}
"""The fields of each piece of a building."""


class _Piece:
    """One of several pieces, told apart by its kind."""

    def __init__(self, kinds: Mapping[str, Mapping[str, Shape]]) -> None:
        self._kind = Fields({"kind": Text(tuple(kinds))})
        self._shapes = {kind: Fields({"kind": Text(), **fields}) for kind, fields in kinds.items()}

    def check(self, value: Any, where: str) -> None:
        """As in `Shape`."""
        if not isinstance(value, dict) or "kind" not in value:
            raise SchemaError("needs-a-kind", "{where} must be an object with a 'kind'", where=where)
        self._kind.check({"kind": value["kind"]}, where)
        self._shapes[value["kind"]].check(value, where)


_then = ListOf(_Piece({kind: fields for kind, fields in _PIECES.items() if kind in pieces.ACTIVATION}), 1, 6)
_harmless = ListOf(
    _Piece({kind: _PIECES[kind] for code, kind in enumerate(pieces.ACTIVATION) if code in pieces.HARMLESS}), 1, 6
)
_POWERS: dict[str, dict[str, Shape]] = {
    "on_activate": {"card_colour": _any_colour, "then": _then},
    "on_place": {"card_types": _all_types, "card_colour": _any_colour, "then": _harmless},
    "on_gather": {"then": _then},
    "every_second_citizen": {
        "citizens": ListOf(Text((*COLOURS, "gray")), 1, 4, distinct=True),
        "then": _then,
    },
    "chain_activation": {"card_colour": _any_colour, "activate": _any_colour, "with_citizen": _colour},
    "double_activation": {"card_colour": _any_colour},
    "earn_bonus": {"colour": _colour, "per_citizen": _amount},
}
"""The fields of what a character does."""
_COUNTER = pieces.TRIGGERS[pieces.EVERY_SECOND]

_provenance: dict[str, Shape] = {
    "source": Text(longest=600),
    "confidence": Text(("high", "medium", "low")),
    "reconstructed": ListOf(Text(longest=20), 0, 10),
    "title": Text(longest=40),
}
_cost = Fields({}, {"deniers": Whole(0, 50), "card": Whole(0, 1), "citizen": _colour})
_activity: dict[str, Shape] = {
    "id": Text(longest=40),
    "deck": Text(tuple(deck for deck in DECKS if not deck.endswith("3"))),
    "type": Text(("building", "character")),
    "copies": Whole(0, _MOST),
    "cost": _cost,
    "points": Whole(0, 20),
    "effect": ListOf(_Piece({**_PIECES, **_POWERS}), 1, 6),
}
_scoring = Fields(
    {
        "builder": Whole(0, 50),
        "others": Whole(0, 50),
        "cap": Whole(0, 100),
        "per": Fields(
            {"count": Text(("deniers", "citizens", "cards", "prestige", "ramparts", "constant"))},
            {"colours": _colours, "types": _types, "sets": Truth(), "each": Whole(1, 50)},
        ),
    }
)
_SHAPE = Fields(
    {
        "cards": Fields(
            {"cards": ListOf(Fields({**_activity, "replaceable": Whole(0, _MOST)}, _provenance), 1, _MOST_KINDS)},
            {"sources": Table(Text(), Text(longest=600))},
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
                    Fields(
                        {
                            "id": Text(longest=40),
                            "kind": Text(("lay_citizen", "majority", "lose_deniers", "damage")),
                            "colour": Text((*COLOURS, "any", "none")),
                            "amount": Whole(0, 20),
                            "circles": Whole(1, 9),
                            "fight": Fields(
                                {
                                    "colour": _colour,
                                    "citizens": Whole(1, 5),
                                    "deniers": Whole(0, 20),
                                    "per_coin": Whole(0, 20),
                                }
                            ),
                        },
                        {**_provenance, "contested": Fields({"amount": Whole(0, 20)}, _provenance)},
                    ),
                    QUEUE,
                    40,
                )
            }
        ),
    }
)


def check(components: Mapping[str, Any]) -> None:
    """Raises `BadComponents`, naming the entry, if the data does not describe a box."""
    try:
        _SHAPE.check(components, "")
        _check_ids(components)
        _check_cards(components)
        _check_pieces(components)
        _check_decks(components)
        _check_events(components["events"]["events"])
    except SchemaError as error:
        raise BadComponents(
            "components-do-not-fit", "The component data does not fit: {reason}.", reason=error
        ) from None


def counts(components: Mapping[str, Any]) -> dict[str, int]:
    """The cards of each deck besides its crier, those of the expansion, and the events (TY-1, TY-4, TY-67)."""
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
    """Ids stand in moves and messages: lower case, and none twice."""
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
    """Buildings do something when activated, characters react or stand by; costs are of the three printed forms."""
    for part in ("cards", "expansion"):
        for entry in components[part][part]:
            powers = [effect["kind"] for effect in entry["effect"] if effect["kind"] in _POWERS]
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


def _check_pieces(components: Mapping[str, Any]) -> None:
    """All pieces have a number that a step can hold."""
    cards = [entry for part in ("cards", "expansion") for entry in components[part][part]]
    effects = [effect for entry in cards for effect in entry["effect"]]
    number = sum(len(effect.get("then", ())) if effect["kind"] in _POWERS else 1 for effect in effects)
    if number > MOST_PIECES:
        raise SchemaError(
            "too-many-pieces",
            "all effects together may have {most} pieces at most, not {number}",
            most=MOST_PIECES,
            number=number,
        )


def _check_decks(components: Mapping[str, Any]) -> None:
    """Every deck has cards, and the expansion fits into it (TY-4, TY-67)."""
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
        if (entry["colour"] == "none") != (entry["kind"] == "lose_deniers"):
            raise SchemaError(
                "event-colour", "the event {event} needs a colour, or none if it takes deniers", event=entry["id"]
            )
