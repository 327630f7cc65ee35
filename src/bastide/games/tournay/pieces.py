"""The pieces that effects are made of: their names in the data, their codes, and how each is read (TY-39 to TY-52)."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bastide.games.tournay.moves import COLOURS, DECKS

ACTIVATION = (
    "gain_deniers",
    "deniers_per_slot",
    "recruit",
    "use_other_building",
    "draw_from",
    "take_top",
    "gather_lying",
    "combat_event",
    "trigger_events",
    "deniers_per_pair",
    "deniers_per_citizen",
    "deniers_per_citizen_of_one_colour",
    "reveal_level",
    "damage_each_other",
    "collect_per_building",
    "richest_pays",
)
(
    GAIN,
    PER_SLOT,
    RECRUIT,
    USE_OTHER,
    DRAW_FROM,
    TAKE_TOP,
    GATHER_LYING,
    COMBAT,
    TRIGGER,
    PER_PAIR,
    PER_CITIZEN,
    PER_ONE_COLOUR,
    REVEAL,
    DAMAGE_OTHERS,
    COLLECT,
    RICHEST,
) = range(16)

TRIGGERS = ("on_activate", "on_place", "on_gather", "every_second_citizen", "chain_activation")
ON_ACTIVATE, ON_PLACE, ON_GATHER, EVERY_SECOND, CHAIN = range(5)

STANDING = ("double_activation", "earn_bonus", "protect_one_event")

ANY = ("any", "choice")
"""A gray symbol: a colour of the player's choice (TY-10)."""
CHOICE = 3
"""As a number where a colour stands: the player names it."""

QUIET = frozenset((GAIN, PER_SLOT, GATHER_LYING))
"""Pieces that ask nobody and do the same in any order (ruling A41)."""
HARMLESS = frozenset((GAIN, PER_SLOT, GATHER_LYING, RECRUIT, PER_PAIR, PER_CITIZEN, PER_ONE_COLOUR))
"""Pieces that touch nobody but the player himself and no deck: what a placement may set off, so that the payment of
the last cards never fails (ruling A29)."""

PLAZA, LYING = range(2)
_TYPES = {"building": 1, "character": 2}


def _colour(name: str) -> int:
    return CHOICE if name in ANY else COLOURS.index(name)


def _mask(names: list[str]) -> int:
    return sum(1 << COLOURS.index(name) for name in names)


def _deck(effect: Mapping[str, Any]) -> int:
    return DECKS.index(f"{effect['colour']}-{effect['level']}")


_Read: TypeAlias = Callable[[Mapping[str, Any]], tuple[int, ...]]
_READ: tuple[_Read, ...] = (
    lambda effect: (effect["amount"],),
    lambda effect: (effect["slots"] == "filled", effect["amount"]),
    lambda effect: (_colour(effect["colour"]), effect["price"]),
    lambda effect: (_colour(effect["colour"]), effect["may_be_occupied"]),
    lambda effect: (_deck(effect),),
    lambda effect: (_deck(effect), effect["count"]),
    lambda _: (),
    lambda effect: (effect["coins"] == "at_least_one", effect["take_coins"]),
    lambda effect: (effect["max"],),
    lambda effect: (*map(COLOURS.index, effect["colours"]), effect["amount"]),
    lambda effect: (_mask(effect["colours"]), effect["where"] == "lying", effect["amount"]),
    lambda effect: (_mask(effect["choose_from"]), effect["where"] == "lying", effect["amount"]),
    lambda effect: (effect["level"] - 1, effect["take"]),
    lambda effect: (effect["count"], sum(_TYPES[name] for name in effect["card_types"])),
    lambda effect: (_colour(effect["colour"]), sum(_TYPES[name] for name in effect["card_types"]), effect["amount"]),
    lambda effect: (effect["amount"],),
)
"""The numbers of each piece, in the order of `ACTIVATION`."""


def read(effect: Mapping[str, Any]) -> tuple[int, ...]:
    """A piece of the data as a tuple: its code and its numbers."""
    code = ACTIVATION.index(effect["kind"])
    return (code, *(int(number) for number in _READ[code](effect)))
