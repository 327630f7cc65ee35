"""Positions in the middle of a game, for the comparison with the reference: wide districts where much can happen.

They obey what holds in every game (the pieces of the box, three rows and columns), but need not be reachable.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from bastide.core.chance import SeededChance
from tests.games.tournay.reference import CARDS, COLOURS, EVENTS, colour, kind
from tests.games.tournay.reference_turn import ALL_SLOTS, fits

T = TypeVar("T")
NINE = tuple(slot for slot in ALL_SLOTS if fits({slot, "b2"}) and fits({slot, "d4"}))


def rich_position(choice: SeededChance, with_expansion: bool) -> dict[str, Any]:
    """Return two to four districts at the beginning of a turn: hands, coins, citizens everywhere, some criers gone."""
    number = 2 + choice.below(3)
    cards = _shuffled([card for card in CARDS for _ in range(_copies(card, with_expansion))], choice)
    if with_expansion:  # they are few: most of them come into play
        cards.sort(key=lambda card: "replaceable" not in CARDS[card] and kind(card) != "prestige")
    events = _shuffled(list(EVENTS), choice)
    queue = [{"event": event, "coins": choice.below(EVENTS[event]["circles"] + 1)} for event in events[:3]]
    players = [_player(choice, cards, number) for _ in range(number)]
    return {
        "game": "tournay",
        "options": {
            "expansion": "replace" if with_expansion else "none",
            "advanced": not choice.below(3),
            "majority_deniers": ("card", "aid")[choice.below(2)],
            "cathedral_points": ("rulebook", "online")[choice.below(2)],
        },
        "start_player": choice.below(number),
        "turn": {"player": choice.below(number)},
        "queue": queue,
        "decks": {f"{of}-{level}": {"crier": True} for of in COLOURS for level in (1, 2, 3) if not choice.below(5)},
        "players": players,
    }


def _copies(card: str, with_expansion: bool) -> int:
    entry = CARDS[card]
    if "replaceable" in entry:
        return int(entry["copies"]) - (int(entry["replaceable"]) if with_expansion else 0)
    return int(entry["copies"]) if with_expansion or kind(card) == "prestige" else 0


def _player(choice: SeededChance, cards: list[str], number: int) -> dict[str, Any]:
    district: dict[str, dict[str, Any]] = {}
    seen: set[str] = set()
    for name in _shuffled(NINE, choice)[: 5 + choice.below(5)]:
        stack = [_take(cards, seen)]
        if not choice.below(4):
            stack.append(_take(cards, seen, colour(stack[0])))
        district[name] = {"cards": stack}
        if not choice.below(8) and kind(stack[-1]) != "prestige":
            district[name]["damaged"] = True
    owned = {of: 2 + choice.below(2) * (number < 4) for of in COLOURS}
    plaza, lying = dict.fromkeys(COLOURS, 0), dict.fromkeys(COLOURS, 0)
    for of in COLOURS:
        for _ in range(owned[of]):
            slot = _shuffled(list(district.values()), choice)[0]
            top = slot["cards"][-1]
            if not choice.below(2) and kind(top) == "building" and colour(top) == of and len(slot) == 1:
                slot["citizens"] = {of: 1}
            else:
                (plaza if choice.below(3) else lying)[of] += 1
    return {
        "deniers": choice.below(12),
        "plaza": plaza,
        "lying": lying,
        "district": district,
        "hand": [{"card": cards.pop(0), "known_by": []} for _ in range(choice.below(4))],
        "ramparts": choice.below(2),
        "built": choice.below(2),
    }


def _take(cards: list[str], seen: set[str], of: str | None = None) -> str:
    """Take the next card, of a colour if given, no prestige building twice in a district (R18)."""
    wanted = [card for card in reversed(cards) if of in (None, colour(card))]
    card = next(card for card in wanted if card not in seen or kind(card) != "prestige")
    cards.remove(card)
    seen.add(card)
    return card


def _shuffled(things: Sequence[T], choice: SeededChance) -> list[T]:
    left = list(things)
    return [left.pop(choice.below(len(left))) for _ in things]
