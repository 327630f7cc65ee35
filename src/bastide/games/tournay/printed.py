"""What is printed on cards and events, for views."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from bastide.games.tournay.box import Box


class CostView(TypedDict):
    """What a card costs: deniers, perhaps one card besides, or a citizen of a colour."""

    deniers: NotRequired[int]
    card: NotRequired[int]
    citizen: NotRequired[str]


class CardView(TypedDict):
    """What is printed on a card. `reconstructed` names what is not known from the box. A prestige building has a
    `scoring`, other cards have an `effect`; a card of a corrected file may have a `title` of its own."""

    deck: str
    type: str
    cost: CostView
    points: int
    effect: NotRequired[list[dict[str, Any]]]
    scoring: NotRequired[dict[str, Any]]
    reconstructed: list[str]
    title: NotRequired[str]


class EventView(TypedDict):
    """What is printed on an event."""

    kind: str
    colour: str
    amount: int
    circles: int
    fight: dict[str, Any]
    reconstructed: list[str]
    title: NotRequired[str]


class PrintedView(TypedDict):
    """What is printed on the cards and events that the viewer sees."""

    cards: dict[str, CardView]
    events: dict[str, EventView]


def printed_view(box: Box) -> PrintedView:
    """What is printed on the cards that can be in play, and on the events."""
    return {
        "cards": {entry["id"]: _card(box, card, entry) for card, entry in enumerate(box.entries) if box.copies[card]},
        "events": {entry["id"]: _event_card(box, number, entry) for number, entry in enumerate(box.event_entries)},
    }


def _card(box: Box, card: int, entry: Mapping[str, Any]) -> CardView:
    fields = ("deck", "type", "cost", "points", "effect", "scoring", "title")
    shown = {field: entry[field] for field in fields if field in entry}
    printed = box.scoring[card]
    if printed is not None:
        shown["scoring"] = {**entry["scoring"], "builder": printed.builder}
    return cast(CardView, {**shown, "reconstructed": list(entry.get("reconstructed", ()))})


def _event_card(box: Box, number: int, entry: Mapping[str, Any]) -> EventView:
    fields = ("kind", "colour", "circles", "fight", "title")
    shown = {field: entry[field] for field in fields if field in entry}
    amount = box.events[number].amount
    return cast(EventView, {**shown, "amount": amount, "reconstructed": list(entry.get("reconstructed", ()))})
