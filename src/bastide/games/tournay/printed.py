"""What is printed on cards and events, for views."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict, cast

from bastide.games.tournay import effects, prestige, sentences
from bastide.games.tournay.box import Box
from bastide.games.tournay.event_cards import EventCard
from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.sentences import SentenceView


class CostView(TypedDict):
    """The cost of a card: deniers, perhaps one card besides, or a citizen of a colour."""

    deniers: NotRequired[int]
    card: NotRequired[int]
    citizen: NotRequired[str]


class CardView(TypedDict):
    """What is printed on a card. `reconstructed` names the parts that no source shows.

    A prestige building has a `scoring`, other cards have an `effect`. `says` is the same in sentences; `marks` says
    what is reconstructed on the card itself. A card of a corrected file may have its own `title`.
    """

    deck: str
    type: str
    cost: CostView
    points: int
    effect: NotRequired[list[dict[str, Any]]]
    scoring: NotRequired[dict[str, Any]]
    says: list[SentenceView]
    marks: list[SentenceView]
    reconstructed: list[str]
    title: NotRequired[str]


class EventView(TypedDict):
    """What is printed on an event, also in sentences (`says`, `marks`)."""

    kind: str
    colour: str
    amount: int
    circles: int
    fight: dict[str, Any]
    says: list[SentenceView]
    marks: list[SentenceView]
    reconstructed: list[str]
    title: NotRequired[str]


class PrintedView(TypedDict):
    """What is printed on the cards and events that the viewer sees."""

    cards: dict[str, CardView]
    events: dict[str, EventView]


class BoxCardView(CardView):
    """A card of the box: how many copies the decks have, and how many citizens of which colours can stand on it."""

    copies: int
    room: int
    citizens: list[str]


class BoxView(TypedDict):
    """The cards that can be in play, and the events."""

    cards: dict[str, BoxCardView]
    events: dict[str, EventView]


def box_view(box: Box, full: PrintedView) -> BoxView:
    """Return the cards and events that an editor of positions offers."""
    return {
        "cards": {
            card: _box_card(box, number, full["cards"][card])
            for number, card in enumerate(box.ids)
            if box.copies[number]
        },
        "events": full["events"],
    }


def _box_card(box: Box, card: int, shown: CardView) -> BoxCardView:
    is_building = shown["type"] == "building"
    return {
        **shown,
        "copies": box.copies[card],
        "room": box.room_on(card) if is_building else 0,
        "citizens": [name for colour, name in enumerate(COLOURS) if is_building and box.may_stand(colour, card)],
    }


def printed_in_full(box: Box) -> PrintedView:
    """Return what is printed on all cards of the box, in play or not, and on the events."""
    return {
        "cards": {entry["id"]: _card(entry) for entry in box.entries},
        "events": {entry["id"]: _event_card(box, number, entry) for number, entry in enumerate(box.event_entries)},
    }


def printed_view(box: Box, full: PrintedView) -> PrintedView:
    """Return what is printed on the cards that can be in play, and on the events."""
    there = {card: full["cards"][card] for number, card in enumerate(box.ids) if box.copies[number]}
    return {"cards": there, "events": full["events"]}


def _card(entry: Mapping[str, Any]) -> CardView:
    fields = ("deck", "type", "cost", "points", "effect", "scoring", "title")
    shown = {field: entry[field] for field in fields if field in entry}
    says = prestige.says(shown["scoring"]) if "scoring" in shown else effects.says(shown["effect"])
    return cast(CardView, {**shown, "says": says, **_marks(entry)})


def _event_card(box: Box, number: int, entry: Mapping[str, Any]) -> EventView:
    kind = EventCard.table[entry["kind"]]
    shown = {field: entry[field] for field in ("kind", *kind.fields, "title") if field in entry}
    shown["amount"] = box.events[number].amount
    return cast(EventView, {**shown, "says": [kind.sentence(shown)], **_marks(entry)})


def _marks(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is a reconstruction (TY-1); the number of copies doesn't show on a card."""
    fields = list(entry.get("reconstructed", ()))
    return {"reconstructed": fields, "marks": sentences.unsure([field for field in fields if field != "copies"])}
