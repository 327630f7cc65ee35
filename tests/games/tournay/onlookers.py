"""An independent model of what a viewer at the table can know: it keeps every world that fits what they have seen.

A world says what everyone holds, what is looked at and what is in the deck, for the cards of one back. Each event turns
every world into those that can follow, and what the viewer sees of it refutes some of them: nothing but the rulebook
(TY-12, TY-20, TY-27 to TY-29, TY-59) and ruling A43, no patterns, no `known_by`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bastide.core.audience import Viewer
from bastide.core.events import Event, Secret

MOST_WORLDS = 400


class World(NamedTuple):
    """One possible arrangement of the cards of a back; a place of the deck where nobody has looked is `None`."""

    hands: tuple[tuple[str, ...], ...]
    looked: tuple[str, ...]
    places: tuple[str | None, ...]

    def cards(self) -> Counter[str]:
        """Return all cards with a definite place."""
        held = [card for hand in self.hands for card in hand]
        return Counter([*held, *self.looked, *(card for card in self.places if card is not None)])

    def takes(self, seat: int, card: str) -> "World":
        """Return the world after a card comes into a hand."""
        return self._replace(hands=_changed(self.hands, seat, tuple(sorted((*self.hands[seat], card)))))

    def gives(self, seat: int, card: str) -> "World":
        """Return the world after a card leaves a hand."""
        left = list(self.hands[seat])
        left.remove(card)
        return self._replace(hands=_changed(self.hands, seat, tuple(left)))

    def under(self, card: str) -> "World":
        """Return the world after a card goes under the deck."""
        return self._replace(places=(card, *self.places))


def _changed(hands: tuple[tuple[str, ...], ...], seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


Worlds = set[World]


class Onlooker:
    """What one viewer can know of one deck, until there are too many worlds to list."""

    def __init__(self, viewer: Viewer, deck: "Deck", players: int, size: int) -> None:
        self.viewer, self.deck = viewer, deck
        self.lost = False
        self.worlds: Worlds = {World(((),) * players, (), (None,) * size)}

    def becomes(self, step: Callable[[World], Iterable[World]]) -> None:
        """Turn each world into those that the step gives, as far as there are enough cards."""
        if not self.lost:
            self.worlds = {after for world in self.worlds for after in step(world) if self.deck.has(after.cards())}
            self.lost = len(self.worlds) > MOST_WORLDS

    def tops(self, world: World, seen: str | None) -> Iterator[tuple[str, World]]:
        """Yield the top card of the deck and what is left; `seen` is what the viewer sees of it."""
        *rest, top = world.places
        left = world._replace(places=tuple(rest))
        for card in self.deck.kinds if top is None else (top,):
            if seen in (None, card):
                yield card, left


class Deck:
    """The cards of one back: how many there are of each kind, and how many are on the table."""

    def __init__(self, copies: Mapping[str, int], loose: Mapping[str, int]) -> None:
        self.copies, self.loose = copies, loose
        self.kinds = sorted(copies)
        self.out = sum(loose.values()) // 2
        self.table: Counter[str] = Counter()

    def has(self, cards: Mapping[str, int]) -> bool:
        """Whether that many cards can be hidden somewhere, with those left out of the mix (TY-67)."""
        left = {kind: self.copies[kind] - self.table[kind] - cards.get(kind, 0) for kind in self.kinds}
        return (
            min(left.values()) >= 0 and sum(min(left[kind], self.loose.get(kind, 0)) for kind in self.kinds) >= self.out
        )


class Onlookers:
    """All viewers of a game, told of everything that happens."""

    def __init__(self, position: dict[str, Any], decks: Mapping[str, Deck], viewers: Iterable[Viewer]) -> None:
        """Begin with no card held or seen; the cards of the districts are on the table."""
        self.decks = decks
        self.back = {card: name for name, deck in decks.items() for card in deck.kinds}
        for player in position["players"]:
            for slot in player["district"].values():
                for card in slot["cards"]:
                    self._lay(card, 1)
        sizes = {name: sum(deck["undetermined"].values()) for name, deck in position["decks"].items()}
        self.of = {
            name: [Onlooker(viewer, deck, len(position["players"]), sizes[name]) for viewer in viewers]
            for name, deck in decks.items()
        }
        self.kept = ""

    def hear(self, event: Event) -> str | None:
        """Take in an event; return the deck that it was about, if any."""
        told = {name: value.value if isinstance(value, Secret) else value for name, value in event.arguments.items()}
        action = getattr(self, "_" + event.key.replace("-", "_"), None)
        if action is None:
            return None
        deck = str(told.get("deck") or self.back[str(told["card"])])
        action(self.of[deck], **told)
        return deck

    def _lay(self, card: str, number: int) -> None:
        self.decks[self.back[card]].table[card] += number

    def _takes_top(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        for onlooker in onlookers:
            onlooker.becomes(
                lambda world, onlooker=onlooker: [rest.takes(player, top) for top, rest in onlooker.tops(world, card)]
            )

    def _buries_top(self, onlookers: list[Onlooker], card: str, **_: Any) -> None:
        for onlooker in onlookers:
            onlooker.becomes(
                lambda world, onlooker=onlooker: [rest.under(top) for top, rest in onlooker.tops(world, card)]
            )

    def _turns_up(self, onlookers: list[Onlooker], card: str, **_: Any) -> None:
        for onlooker in onlookers:
            onlooker.becomes(
                lambda world, onlooker=onlooker: [
                    rest._replace(places=(*rest.places, top)) for top, rest in onlooker.tops(world, card)
                ]
            )

    def _crier(self, onlookers: list[Onlooker], **_: Any) -> None:
        """Remove a crier that was on top, or below a face-up card (ruling A39)."""

        def gone(world: World) -> list[World]:
            places = list(world.places)
            below = len(places) - 1 - places[::-1].index(None)
            return [world._replace(places=(*places[:below], *places[below + 1 :]))]

        for onlooker in onlookers:
            onlooker.becomes(gone)

    def _looks(self, onlookers: list[Onlooker], player: int, cards: tuple[str, ...], **_: Any) -> None:
        for onlooker in onlookers:
            for card in cards:
                seen = card if onlooker.viewer == player else None
                onlooker.becomes(
                    lambda world, onlooker=onlooker, seen=seen: [
                        rest._replace(looked=tuple(sorted((*rest.looked, top))))
                        for top, rest in onlooker.tops(world, seen)
                    ]
                )

    def _takes_card(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        """Move the top card into a hand, or the only one that was looked at."""
        for onlooker in onlookers:
            seen = card if onlooker.viewer == player else None
            onlooker.becomes(
                lambda world, onlooker=onlooker, seen=seen: (
                    [world._replace(looked=()).takes(player, world.looked[0])]
                    if world.looked
                    else [rest.takes(player, top) for top, rest in onlooker.tops(world, seen)]
                )
            )

    def _keeps(self, _onlookers: list[Onlooker], card: str, **_: Any) -> None:
        self.kept = card

    def _leaves(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        """Put one of the two cards looked at face up; the other is in the hand."""

        def left(world: World) -> list[World]:
            if card not in world.looked:
                return []
            kept = list(world.looked)
            kept.remove(card)
            return [world._replace(looked=(), places=(*world.places, card)).takes(player, kept[0])]

        for onlooker in onlookers:
            onlooker.becomes(left)

    def _plays(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        self._lay(card, 1)
        for onlooker in onlookers:
            onlooker.becomes(lambda world: [world.gives(player, card)] if card in world.hands[player] else [])

    def _shows_last(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        for onlooker in onlookers:
            onlooker.becomes(lambda world: [world] if card in world.hands[player] else [])

    def _returns(self, onlookers: list[Onlooker], player: int, card: str, **_: Any) -> None:
        for onlooker in onlookers:
            onlooker.becomes(
                lambda world, onlooker=onlooker: [
                    world.gives(player, gone).under(gone)
                    for gone in set(world.hands[player])
                    if onlooker.viewer != player or gone == card
                ]
            )

    def _removes(self, onlookers: list[Onlooker], card: str, **_: Any) -> None:
        self._lay(card, -1)
        for onlooker in onlookers:
            onlooker.becomes(lambda world: [world.under(card)])

    def _replaces(self, _onlookers: list[Onlooker], cards: tuple[str, ...], **_: Any) -> None:
        for card in cards:
            self._removes(self.of[self.back[card]], card)


# What a position says


def world_in(position: Mapping[str, Any], name: str, deck: Deck) -> World:
    """Return the arrangement of the cards of a back in a position."""
    turn, places = position["turn"], position["decks"][name].get("places")
    cards = [[entry["card"] for entry in player["hand"]] for player in position["players"]]
    cards.append([entry["card"] for entry in turn["looked"]] if turn is not None else [])
    *hands, looked = (tuple(sorted(card for card in held if card in deck.copies)) for held in cards)
    if places is None:
        places = [None] * sum(position["decks"][name]["undetermined"].values())
    return World(tuple(hands), looked, tuple(None if place is None else place["card"] for place in places))


# What a view says


def worlds_of(view: Mapping[str, Any], deck: Mapping[str, Any], like: World, of: Deck) -> Worlds:
    """Return every world that a view leaves open, in the shape of another world."""
    name = deck["deck"]
    hands = [[entry["card"] for entry in player["hand"] if entry["deck"] == name] for player in view["players"]]
    looked = list(view["turn"]["looked"]) if view["turn"] is not None and like.looked else []
    places = deck["known"][::-1] or [None] * deck["size"]
    found = set[World]()
    for pattern in deck["doubts"] or [[]]:
        spots = [*(list(hand) for hand in hands), list(looked)]
        fixed = list(places)
        for where in pattern:
            if "depth" in where:
                assert fixed[~where["depth"]] is None
                fixed[~where["depth"]] = where["card"]
            else:
                spot = spots[where.get("hand", -1)]
                spot[spot.index(None)] = where["card"]
        hidden = [index for index, card in enumerate(like.places) if card is not None and fixed[index] is None]
        worlds = set(_filled(spots, fixed, hidden, of))
        assert worlds, f"{pattern} cannot be: there are not so many cards"
        found |= worlds
        if len(found) > 2 * MOST_WORLDS:
            break
    return found


def _filled(spots: list[list[str | None]], places: list[str | None], hidden: list[int], deck: Deck) -> Iterator[World]:
    """Return every way to fill the open places of hands and deck."""
    spot = next((number for number, cards in enumerate(spots) if None in cards), None)
    if spot is None and not hidden:
        *hands, looked = (tuple(sorted(card for card in cards if card is not None)) for cards in spots)
        world = World(tuple(hands), looked, tuple(places))
        if deck.has(world.cards()):
            yield world
        return
    for card in deck.kinds:
        if spot is None:
            yield from _filled(spots, [*places[: hidden[0]], card, *places[hidden[0] + 1 :]], hidden[1:], deck)
        else:
            cards = list(spots[spot])
            cards[cards.index(None)] = card
            yield from _filled([*spots[:spot], cards, *spots[spot + 1 :]], places, hidden, deck)
