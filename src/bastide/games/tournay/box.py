"""The contents of the box, prepared for play: kinds of cards by number, with costs and effects (TY-1, TY-2).

Each effect, event and scoring is an object of its kind. Nothing here knows a card by name.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

from bastide.games.tournay.effects.base import Action, Effect, Power, Reaction, read_action
from bastide.games.tournay.event_cards import EventCard
from bastide.games.tournay.moves import COLOURS, DECKS, LEVELS
from bastide.games.tournay.prestige import read_scoring
from bastide.games.tournay.symbols import PRESTIGE_LEVEL, TYPES

CRIER = "crier"

BASE, REPLACE, MIX = "none", "replace", "mix"
"""How the expansion joins the decks (TY-67)."""
EXPANSIONS = (BASE, REPLACE, MIX)
RANDOM = "random"
"""The option that draws the first player (TY-6)."""
_COLOURS = range(len(COLOURS))


class Box:
    """Cards by number, deck by deck. A crier has no number; it is the last kind of its deck."""

    def __init__(self, components: Mapping[str, Any], settings: Mapping[str, Any]) -> None:
        online = settings["cathedral_points"] == "online"
        prestige = [_contested(entry) if online else entry for entry in components["prestige"]["prestige"]]
        entries = sorted(
            (*components["cards"]["cards"], *prestige, *components["expansion"]["expansion"]),
            key=lambda entry: DECKS.index(entry["deck"]),
        )
        self.entries: list[Mapping[str, Any]] = entries
        self.ids: tuple[str, ...] = tuple(entry["id"] for entry in entries)
        self.number = {card: index for index, card in enumerate(self.ids)}
        self.deck: tuple[int, ...] = tuple(DECKS.index(entry["deck"]) for entry in entries)
        self.colour = tuple(deck // len(LEVELS) for deck in self.deck)
        self.level = tuple(deck % len(LEVELS) for deck in self.deck)
        self.type = tuple(TYPES[entry["type"]] for entry in entries)
        self.points: tuple[int, ...] = tuple(entry["points"] for entry in entries)
        self.cost_deniers: tuple[int, ...] = tuple(entry["cost"].get("deniers", 0) for entry in entries)
        self.cost_card = tuple(bool(entry["cost"].get("card")) for entry in entries)
        self.cost_citizen = tuple(
            COLOURS.index(entry["cost"]["citizen"]) if "citizen" in entry["cost"] else -1 for entry in entries
        )
        self.costs_only_deniers: tuple[bool, ...] = tuple(
            level != PRESTIGE_LEVEL and not card and citizen < 0
            for level, card, citizen in zip(self.level, self.cost_card, self.cost_citizen, strict=True)
        )
        """Cards that whoever has the deniers may play: a district may have several of them (TY-18, TY-20)."""
        self.first = tuple(self.deck.index(deck) for deck in range(len(DECKS)))
        """The first card of each deck."""
        self.sizes = tuple(self.deck.count(deck) for deck in range(len(DECKS)))
        self.crier = self.sizes
        """The index of the crier among the kinds of each deck: after all others."""
        self.kinds = tuple(
            (*self.ids[first : first + size], CRIER) for first, size in zip(self.first, self.sizes, strict=True)
        )
        self.pieces: list[Action] = []
        """The actions of buildings and characters, all cards together: a step names an action by its index here."""
        self._read_effects()
        self._count_copies(str(settings["expansion"]))
        self._read_powers()
        self.scoring = tuple(read_scoring(entry["scoring"]) if "scoring" in entry else None for entry in entries)
        self._read_events(components["events"]["events"], settings["majority_deniers"] == "aid")

    # Effects

    def _read_effects(self) -> None:
        activation, triggers, double, earn, protects = [], [], [], [], []
        for entry in self.entries:
            kinds = [(Effect.table[effect["kind"]], effect) for effect in entry.get("effect", ())]
            activation.append(self._sequence([effect for kind, effect in kinds if issubclass(kind, Action)]))
            powers = [self._power(kind, effect) for kind, effect in kinds if issubclass(kind, Power)]
            triggers.append(tuple(power for power in powers if isinstance(power, Reaction)))
            double.append(_union(power.doubles() for power in powers))
            earn.append(tuple(max((power.earns(colour) for power in powers), default=0) for colour in _COLOURS))
            protects.append(any(kind.protects for kind, _ in kinds))
        self.activation = tuple(activation)
        """What a building does, as indexes into `pieces`."""
        self.triggers: tuple[tuple[Reaction, ...], ...] = tuple(triggers)
        self.watches_gathering = tuple(any(trigger.follows_gathering for trigger in card) for card in triggers)
        """Whether a character reacts when its owner gathers (TY-68)."""
        self.double = tuple(double)
        """The colours whose buildings a character allows to be activated twice (TY-50)."""
        self.earn: tuple[tuple[int, ...], ...] = tuple(earn)
        """Deniers per citizen of a colour that a character grants when its owner earns deniers (TY-37)."""
        self.protects = tuple(protects)
        self.visits = tuple(any(self.pieces[action].is_visit for action in actions) for actions in self.activation)
        """Whether a building is a Port, which no other Port may use (ruling A19)."""

    def _sequence(self, effects: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        first = len(self.pieces)
        self.pieces += map(read_action, effects)
        return tuple(range(first, len(self.pieces)))

    def _power(self, kind: type[Power], effect: Mapping[str, Any]) -> Power:
        then = {"then": self._sequence(effect["then"])} if "then" in effect else {}
        return kind.read(effect, **then)

    def _read_powers(self) -> None:
        """Read what the characters in the decks make possible."""
        there = [card for card, copies in enumerate(self.copies) if copies]
        self.may_double = _union(self.double[card] for card in there)
        """Colours of buildings that some character allows to be activated twice (TY-50)."""
        triggers = [trigger for card in there for trigger in self.triggers[card]]
        self.counts_citizens = any(trigger.counts_citizens for trigger in triggers)
        """Whether some character may notice citizens that are placed on cards (C4)."""
        self.may_chain = [_union(trigger.chains(colour) for trigger in triggers) for colour in _COLOURS]
        """For citizens of each colour, the colours of buildings that some chain brings them onto (ruling A37)."""

    def room_on(self, card: int) -> int:
        """Return how many citizens can stand on a building at a time (TY-33, TY-50)."""
        return 2 if self.may_double >> self.colour[card] & 1 else 1

    def may_stand(self, colour: int, card: int) -> bool:
        """Whether some activation brings a citizen of a colour onto a building (TY-33, ruling A37)."""
        return colour == self.colour[card] or bool(self.may_chain[colour] >> self.colour[card] & 1)

    # Copies

    def _count_copies(self, expansion: str) -> None:
        """Count the copies of each card in the decks, and those that the mix may leave out (TY-67)."""
        copies, loose = [], []
        for entry in self.entries:
            added = "replaceable" not in entry and entry["type"] != "prestige"
            if expansion == BASE:
                copies.append(0 if added else entry["copies"])
                loose.append(0)
                continue
            replaceable = entry.get("replaceable", 0)
            copies.append(entry["copies"] if added or expansion == MIX else entry["copies"] - replaceable)
            loose.append((entry["copies"] if added else replaceable) if expansion == MIX else 0)
        self.copies: tuple[int, ...] = tuple(copies)
        """Cards that can be in the decks; the mix leaves out half of the loose ones."""
        self.loose: tuple[int, ...] = tuple(loose)

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Return the ids of cards."""
        return tuple([self.ids[card] for card in cards])

    def loose_of(self, deck: int) -> list[int]:
        """Return the loose cards of a deck by kind."""
        return list(self.loose[self.first[deck] : self.first[deck] + self.sizes[deck]])

    def copies_of(self, deck: int) -> list[int]:
        """Return the cards of a deck by kind, without its crier."""
        return list(self.copies[self.first[deck] : self.first[deck] + self.sizes[deck]])

    # Events

    def _read_events(self, entries: Sequence[Mapping[str, Any]], contested: bool) -> None:
        self.event_entries = entries
        self.event_ids: tuple[str, ...] = tuple(entry["id"] for entry in entries)
        self.events: tuple[EventCard, ...] = tuple(
            EventCard.table[entry["kind"]].read({**entry, **entry.get("contested", {})} if contested else entry)
            for entry in entries
        )
        self.fights: tuple[tuple[int, int, tuple[int, ...]], ...] = tuple(
            (event.fight.colour, event.fight.citizens, event.prices()) for event in self.events
        )
        """The citizens that fight each event, by colour and number, and the deniers by the coins on it (TY-35)."""


def _contested(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a prestige building with the numbers of the other source, where there is one (conflict C2)."""
    other = entry.get("contested")
    if other is None:
        return entry
    changed = {name: other[name] for name in ("cost", "reconstructed") if name in other}
    return {**entry, **changed, "scoring": {**entry["scoring"], "builder": other["builder"]}}


def _union(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)
