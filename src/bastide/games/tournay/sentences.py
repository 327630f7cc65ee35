"""Sentences about cards and events, made from what is printed on them: keys of the text files with arguments.

The class of its kind says what an effect, event or prestige building does (see `kinds`); this module has what all cards
share. Changed and custom cards therefore read as they play.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

Said: TypeAlias = int | str | tuple[str, ...]

_FIELDS = {
    "name": "field-name",
    "title": "field-name",
    "copies": "field-copies",
    "replaceable": "field-copies",
    "cost": "field-cost",
    "points": "field-points",
    "effect": "field-effect",
    "scoring": "field-effect",
    "kind": "field-effect",
    "amount": "field-effect",
    "colour": "field-colour",
    "deck": "field-deck",
    "circles": "field-circles",
    "fight": "field-fight",
    "fight_colour": "field-fight",
    "fight_cost": "field-fight",
}
"""The text keys of the fields that may be marked as reconstructed."""


class SentenceView(TypedDict):
    """A sentence: the key of its text, and the arguments."""

    key: str
    arguments: dict[str, Any]


def sentence(key: str, **arguments: Said) -> SentenceView:
    """Return a sentence of the text files; its lists are lists, as in JSON."""
    return {
        "key": key,
        "arguments": {name: list(said) if isinstance(said, tuple) else said for name, said in arguments.items()},
    }


# Whole cards


def card(printed: Mapping[str, Any], copies: int, marked: int, *, added: bool) -> list[SentenceView]:
    """Return the sentences of a card: what it is, costs and does, and what is not known of it."""
    kinds = {"building": "about-building", "character": "about-character", "prestige": "about-prestige"}
    found = [sentence(kinds[printed["type"]], deck=printed["deck"])]
    if added:
        found.append(sentence("about-expansion"))
    found.append(sentence("about-copies", number=copies, marked=marked))
    found.append(cost(printed["cost"]))
    if printed["type"] != "prestige" or printed["points"]:
        found.append(sentence("about-points", points=printed["points"]))
    return [*found, *printed["says"], *unsure(printed["reconstructed"])]


def event(printed: Mapping[str, Any]) -> list[SentenceView]:
    """Return the sentences of an event."""
    circles = sentence("about-circles", number=printed["circles"])
    return [*printed["says"], circles, _fight(printed["fight"]), *unsure(printed["reconstructed"])]


def _fight(fight: Mapping[str, Any]) -> SentenceView:
    """The cost of the action that fights it (TY-35)."""
    citizens, colour, deniers, coins = fight["citizens"], fight["colour"], fight["deniers"], fight["per_coin"]
    if not deniers and not coins:
        return sentence("about-fight-citizens", citizens=citizens, colour=colour)
    return sentence("about-fight", citizens=citizens, colour=colour, deniers=deniers, coins=coins)


def cost(printed: Mapping[str, Any]) -> SentenceView:
    """Return the cost of a card (TY-20)."""
    if "citizen" in printed:
        return sentence("about-cost-citizen", colour=printed["citizen"])
    key = "about-cost-card" if printed.get("card") else "about-cost"
    return sentence(key, deniers=printed.get("deniers", 0))


def unsure(reconstructed: Sequence[str]) -> list[SentenceView]:
    """Return what is a reconstruction (TY-1)."""
    fields = tuple(dict.fromkeys(_FIELDS.get(field, field) for field in reconstructed))
    return [sentence("about-reconstructed", fields=fields)] if fields else []
