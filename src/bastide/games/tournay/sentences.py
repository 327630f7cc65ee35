"""Sentences about cards and events, made from what is printed on them: keys of the text files with arguments.

What an effect, an event or a prestige building does is said by the class of its kind (see `kinds`); here is what all
cards have. Changed cards and those of one's own therefore read as they play.
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
"""What people call the fields that may be marked as reconstructed."""


class SentenceView(TypedDict):
    """A sentence: the key of its text, and what the text is told."""

    key: str
    arguments: dict[str, Any]


def sentence(key: str, **arguments: Said) -> SentenceView:
    """A sentence of the text files; its lists are lists, as in JSON."""
    return {
        "key": key,
        "arguments": {name: list(said) if isinstance(said, tuple) else said for name, said in arguments.items()},
    }


# All that is printed


def card(printed: Mapping[str, Any], copies: int, marked: int, *, added: bool) -> list[SentenceView]:
    """A card of the box in full: what it is, what it costs, what it does, and what is not known of it."""
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
    """An event of the box in full."""
    circles = sentence("about-circles", number=printed["circles"])
    return [*printed["says"], circles, _fight(printed["fight"]), *unsure(printed["reconstructed"])]


def _fight(fight: Mapping[str, Any]) -> SentenceView:
    """What the action costs that fights it (TY-35)."""
    citizens, colour, deniers, coins = fight["citizens"], fight["colour"], fight["deniers"], fight["per_coin"]
    if not deniers and not coins:
        return sentence("about-fight-citizens", citizens=citizens, colour=colour)
    return sentence("about-fight", citizens=citizens, colour=colour, deniers=deniers, coins=coins)


def cost(printed: Mapping[str, Any]) -> SentenceView:
    """What a card costs (TY-20)."""
    if "citizen" in printed:
        return sentence("about-cost-citizen", colour=printed["citizen"])
    key = "about-cost-card" if printed.get("card") else "about-cost"
    return sentence(key, deniers=printed.get("deniers", 0))


def unsure(reconstructed: Sequence[str]) -> list[SentenceView]:
    """What is a reconstruction (TY-1)."""
    fields = tuple(dict.fromkeys(_FIELDS.get(field, field) for field in reconstructed))
    return [sentence("about-reconstructed", fields=fields)] if fields else []
