"""What is in the box, prepared for play: kinds of cards by number, costs and effects as small tuples (TY-1, TY-2).

An effect is a list of known pieces. A piece is a tuple: its code from `pieces`, then its numbers. What a building does
is a tuple of pieces; what a character does is a tuple of triggers and standing powers. Nothing here knows a card by
name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from bastide.games.tournay import pieces
from bastide.games.tournay.moves import COLOURS, DECKS, LEVELS

BUILDING, CHARACTER, PRESTIGE = 1, 2, 4
TYPES = {"building": BUILDING, "character": CHARACTER, "prestige": PRESTIGE}
CRIER = "crier"
GRAY = 3
"""Gray citizens, after the three colours."""
ANY_COLOUR = 7
PRESTIGE_LEVEL = 2

BASE, REPLACE, MIX = "none", "replace", "mix"
"""How the expansion joins the decks (TY-67)."""
EXPANSIONS = (BASE, REPLACE, MIX)
RANDOM = "random"
"""Who begins is drawn (TY-6)."""

Piece: TypeAlias = tuple[int, ...]


class Trigger(NamedTuple):
    """When a character reacts, and what it gives: to a colour (a mask), to types of cards, with a citizen."""

    when: int
    colours: int
    types: int
    then: tuple[int, ...]
    other: int = 0
    """For a chain: the colours of the second card; for citizens that are counted: which ones."""
    citizen: int = 0


class Scoring(NamedTuple):
    """What a prestige building gives: points for builder and others per element, and what is counted (TY-61)."""

    builder: int
    others: int
    cap: int
    counted: str
    colours: int
    types: int
    sets: bool
    each: int


class EventCard(NamedTuple):
    """An event: what it does once per coin, and how it is fought (TY-35, TY-53 to TY-56)."""

    kind: int
    colours: int
    amount: int
    circles: int
    fight_colour: int
    fight_citizens: int
    fight_deniers: int
    fight_per_coin: int


LAY_CITIZEN, MAJORITY, LOSE_DENIERS, DAMAGE = range(4)
EVENT_KINDS = ("lay_citizen", "majority", "lose_deniers", "damage")


class Box:
    """Cards by number: those of one deck follow each other; a crier has no number, it is the last kind of its deck."""

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
        self.first = tuple(self.deck.index(deck) for deck in range(len(DECKS)))
        """The first card of each deck."""
        self.sizes = tuple(self.deck.count(deck) for deck in range(len(DECKS)))
        self.crier = self.sizes
        """The place of the crier among the kinds of each deck: after all others."""
        self.kinds = tuple(
            (*self.ids[first : first + size], CRIER) for first, size in zip(self.first, self.sizes, strict=True)
        )
        self.pieces: list[Piece] = []
        self._read_effects()
        self._count_copies(str(settings["expansion"]))
        self._read_powers()
        self.scoring = tuple(self._scoring(entry) if "scoring" in entry else None for entry in entries)
        self._read_events(components["events"]["events"], settings["majority_deniers"] == "aid")

    # Effects

    def _read_effects(self) -> None:
        activation, triggers, double, earn, protects = [], [], [], [], []
        for entry in self.entries:
            effects = entry.get("effect", ())
            does = [effect for effect in effects if effect["kind"] in pieces.ACTIVATION]
            activation.append(self._sequence(does))
            triggers.append(tuple(self._trigger(effect) for effect in effects if effect["kind"] in pieces.TRIGGERS))
            double.append(_colours_of([effect for effect in effects if effect["kind"] == "double_activation"]))
            earn.append(_earnings([effect for effect in effects if effect["kind"] == "earn_bonus"]))
            protects.append(any(effect["kind"] == "protect_one_event" for effect in effects))
        self.activation = tuple(activation)
        """What a building does, as numbers of `pieces`."""
        self.triggers: tuple[tuple[Trigger, ...], ...] = tuple(triggers)
        self.double = tuple(double)
        """The colours that a character lets be activated twice (TY-50)."""
        self.earn: tuple[tuple[int, ...], ...] = tuple(earn)
        """Deniers for each citizen of a colour that a character grants to who earns, 0 if it does not (TY-37)."""
        self.protects = tuple(protects)
        self.visits = tuple(
            any(self.pieces[piece][0] == pieces.USE_OTHER for piece in sequence) for sequence in self.activation
        )
        """Ports, which no other Port may use (ruling A19)."""

    def _sequence(self, effects: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        numbers = []
        for effect in effects:
            self.pieces.append(pieces.read(effect))
            numbers.append(len(self.pieces) - 1)
        return tuple(numbers)

    def _trigger(self, effect: Mapping[str, Any]) -> Trigger:
        when = pieces.TRIGGERS.index(effect["kind"])
        then = self._sequence(effect.get("then", ()))
        if when == pieces.ON_ACTIVATE:
            return Trigger(when, _colour_mask(effect["card_colour"]), BUILDING, then)
        if when == pieces.ON_PLACE:
            types = sum(TYPES[name] for name in effect["card_types"])
            return Trigger(when, _colour_mask(effect["card_colour"]), types, then)
        if when == pieces.EVERY_SECOND:
            counted = sum(1 << (GRAY if name == "gray" else COLOURS.index(name)) for name in effect["citizens"])
            return Trigger(when, ANY_COLOUR, BUILDING, then, counted)
        if when == pieces.CHAIN:
            return Trigger(
                when,
                _colour_mask(effect["card_colour"]),
                BUILDING,
                (),
                _colour_mask(effect["activate"]),
                COLOURS.index(effect["with_citizen"]),
            )
        return Trigger(when, ANY_COLOUR, 0, then)

    def _read_powers(self) -> None:
        """What the characters in the decks make possible, for positions."""
        self.may_double = 0
        """Colours of buildings that some character lets be activated twice (TY-50)."""
        self.may_chain = [0] * len(COLOURS)
        """For citizens of each colour, the colours of buildings that some chain brings them onto (ruling A37)."""
        for card, copies in enumerate(self.copies):
            self.may_double |= self.double[card] if copies else 0
            for trigger in self.triggers[card] if copies else ():
                if trigger.when == pieces.CHAIN:
                    self.may_chain[trigger.citizen] |= trigger.other

    # Copies

    def _count_copies(self, expansion: str) -> None:
        """How many of each card are in the decks, and in the mix which may be left out (TY-67)."""
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
        """Cards that can be in the decks; in the mix half of the loose ones stay out."""
        self.loose: tuple[int, ...] = tuple(loose)

    def loose_of(self, deck: int) -> list[int]:
        """The loose cards of a deck by kind."""
        return list(self.loose[self.first[deck] : self.first[deck] + self.sizes[deck]])

    def copies_of(self, deck: int) -> list[int]:
        """The cards of a deck by kind, without its crier."""
        return list(self.copies[self.first[deck] : self.first[deck] + self.sizes[deck]])

    # Prestige buildings and events

    @staticmethod
    def _scoring(entry: Mapping[str, Any]) -> Scoring:
        scoring, per = entry["scoring"], entry["scoring"]["per"]
        return Scoring(
            scoring["builder"],
            scoring["others"],
            scoring["cap"],
            per["count"],
            _mask(per.get("colours", COLOURS)),
            sum(TYPES[name] for name in per.get("types", ("building", "character"))),
            per.get("sets", False),
            per.get("each", 1),
        )

    def _read_events(self, entries: Sequence[Mapping[str, Any]], contested: bool) -> None:
        self.event_entries = entries
        self.event_ids: tuple[str, ...] = tuple(entry["id"] for entry in entries)
        self.events = tuple(
            EventCard(
                EVENT_KINDS.index(entry["kind"]),
                _colour_mask(entry["colour"]) if entry["colour"] != "none" else 0,
                entry["contested"]["amount"] if contested and "contested" in entry else entry["amount"],
                entry["circles"],
                COLOURS.index(entry["fight"]["colour"]),
                entry["fight"]["citizens"],
                entry["fight"]["deniers"],
                entry["fight"]["per_coin"],
            )
            for entry in entries
        )


def _contested(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """A prestige building with the numbers of the other source, where there is one (conflict C2)."""
    other = entry.get("contested")
    if other is None:
        return entry
    changed = {name: other[name] for name in ("cost", "reconstructed") if name in other}
    return {**entry, **changed, "scoring": {**entry["scoring"], "builder": other["builder"]}}


def _mask(colours: Sequence[str]) -> int:
    return sum(1 << COLOURS.index(colour) for colour in colours)


def _colour_mask(colour: str) -> int:
    return ANY_COLOUR if colour in pieces.ANY else 1 << COLOURS.index(colour)


def _earnings(effects: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
    return tuple(
        max((effect["per_citizen"] for effect in effects if effect["colour"] == colour), default=0)
        for colour in COLOURS
    )


def _colours_of(effects: Sequence[Mapping[str, Any]]) -> int:
    mask = 0
    for effect in effects:
        mask |= _colour_mask(effect["card_colour"])
    return mask
