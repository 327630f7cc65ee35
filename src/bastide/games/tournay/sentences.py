"""What a card or event does, as sentences composed of what is printed on it: keys of the text files with arguments.

One sentence for each piece of an effect (`piece-gain-deniers`), for what a prestige building counts (`worth-…`) and
for what an event does (`strike-…`). Changed and own cards therefore read as they play. Where a character sets pieces
off, its own sentence ends in a colon, and theirs follow.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypedDict

from bastide.games.tournay.moves import COLOURS
from bastide.games.tournay.pieces import ANY

Said: TypeAlias = int | str | tuple[str, ...]
Arguments: TypeAlias = dict[str, Said]

_NUMERALS = ("I", "II", "III")
_COLOUR_OF_CHOICE = "any"
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


# Effects


def effect(effects: Sequence[Mapping[str, Any]]) -> list[SentenceView]:
    """What the pieces of a building, or the powers of a character, do (TY-39 to TY-52)."""
    found: list[SentenceView] = []
    for piece in effects:
        found.append(sentence(f"piece-{piece['kind'].replace('_', '-')}", **_PIECES[piece["kind"]](piece)))
        found += effect(piece.get("then", ()))
    return found


def _colour(name: str) -> str:
    return _COLOUR_OF_CHOICE if name in ANY else name


def _in_order(names: Sequence[str], order: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for name in order if name in names)


def _colours(names: Sequence[str]) -> tuple[str, ...]:
    return _in_order(names, (*COLOURS, "gray"))


def _types(names: Sequence[str]) -> tuple[str, ...]:
    return _in_order(names, ("building", "character", "prestige"))


def _deck(piece: Mapping[str, Any]) -> str:
    return f"{piece['colour']}-{piece['level']}"


def _yes(value: bool) -> str:
    return "yes" if value else "no"


_Read: TypeAlias = Callable[[Mapping[str, Any]], Arguments]
_PIECES: dict[str, _Read] = {
    "gain_deniers": lambda piece: {"amount": piece["amount"]},
    "deniers_per_slot": lambda piece: {"amount": piece["amount"], "slots": piece["slots"]},
    "recruit": lambda piece: {"colour": _colour(piece["colour"]), "price": piece["price"]},
    "use_other_building": lambda piece: {
        "colour": _colour(piece["colour"]),
        "occupied": _yes(piece["may_be_occupied"]),
    },
    "draw_from": lambda piece: {"deck": _deck(piece)},
    "take_top": lambda piece: {"deck": _deck(piece), "count": piece["count"]},
    "gather_lying": lambda _: {},
    "combat_event": lambda piece: {
        "coins": "none" if piece["coins"] == "none" else "some",
        "take": _yes(piece["take_coins"]),
    },
    "trigger_events": lambda piece: {"max": piece["max"]},
    "deniers_per_pair": lambda piece: {"colours": _colours(piece["colours"]), "amount": piece["amount"]},
    "deniers_per_citizen": lambda piece: {
        "colours": _colours(piece["colours"]),
        "where": piece["where"],
        "amount": piece["amount"],
    },
    "deniers_per_citizen_of_one_colour": lambda piece: {
        "colours": _colours(piece["choose_from"]),
        "where": piece["where"],
        "amount": piece["amount"],
    },
    "reveal_level": lambda piece: {"level": _NUMERALS[piece["level"] - 1], "take": piece["take"]},
    "damage_each_other": lambda piece: {"count": piece["count"], "types": _types(piece["card_types"])},
    "collect_per_building": lambda piece: {
        "colour": _colour(piece["colour"]),
        "types": _types(piece["card_types"]),
        "amount": piece["amount"],
    },
    "richest_pays": lambda piece: {"amount": piece["amount"]},
    "protect_one_event": lambda _: {},
    "on_activate": lambda piece: {"colour": _colour(piece["card_colour"])},
    "on_place": lambda piece: {"types": _types(piece["card_types"]), "colour": _colour(piece["card_colour"])},
    "on_gather": lambda _: {},
    "every_second_citizen": lambda piece: {"colours": _colours(piece["citizens"])},
    "chain_activation": lambda piece: {
        "colour": _colour(piece["card_colour"]),
        "second": _colour(piece["activate"]),
        "citizen": piece["with_citizen"],
    },
    "double_activation": lambda piece: {"colour": _colour(piece["card_colour"])},
    "earn_bonus": lambda piece: {"colour": piece["colour"], "amount": piece["per_citizen"]},
}
"""What the sentence of each piece is told."""
KINDS = tuple(_PIECES)


# Prestige buildings


def scoring(printed: Mapping[str, Any]) -> list[SentenceView]:
    """What a prestige building counts, and what each of it is worth (TY-61, TY-62)."""
    return [*_counted(printed["per"]), _worth(printed)]


def _worth(printed: Mapping[str, Any]) -> SentenceView:
    builder, others, cap = printed["builder"], printed["others"], printed["cap"]
    if printed["per"]["count"] == "constant":
        return sentence("worth-constant", builder=min(builder, cap), others=min(others, cap))
    return sentence("worth-points", builder=builder, others=others, cap=cap)


def _counted(per: Mapping[str, Any]) -> Iterator[SentenceView]:
    colours = _colours(per.get("colours", COLOURS))
    each = per.get("each", 1)
    match per["count"]:
        case "deniers":
            yield sentence("worth-deniers", each=each)
        case "citizens" if per.get("sets", False):
            yield sentence("worth-citizen-sets", colours=colours, each=each)
        case "citizens":
            yield sentence("worth-citizens", colours=colours, each=each)
        case "cards":
            key = "worth-card-sets" if per.get("sets", False) else "worth-cards"
            yield sentence(key, colours=colours, each=each, which=_which(per.get("types", ("building", "character"))))
        case "prestige":
            yield sentence("worth-prestige")
        case "ramparts":
            yield sentence("worth-ramparts")


def _which(types: Sequence[str]) -> str:
    """Buildings, characters, or both, which are called cards."""
    return "cards" if len(types) > 1 else f"{types[0]}s"


# Events


def strike(event: Mapping[str, Any]) -> list[SentenceView]:
    """What an event does for each coin on it (TY-53 to TY-56)."""
    key = f"strike-{event['kind'].replace('_', '-')}"
    if event["kind"] == "lose_deniers":
        return [sentence(key, amount=event["amount"])]
    return [sentence(key, amount=event["amount"], colour=_colour(event["colour"]))]


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
