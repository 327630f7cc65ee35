"""What a viewer may know: everything public, their own cards, and every card they have seen (ruling A43)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NotRequired, TypeAlias, TypedDict

from bastide.core.audience import Viewer, may_see
from bastide.games.tournay import citizens, combat, district, scoring
from bastide.games.tournay.effects.districts import DamageOthers
from bastide.games.tournay.events import Shelter, Suffer
from bastide.games.tournay.grid import NAMES, SLOTS, slots_in
from bastide.games.tournay.knowledge import doubts, imagining
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, NOTHING_MORE, Fact
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.printed import PrintedView
from bastide.games.tournay.turn import STAGES, Turn, criers_needed

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


class WhereView(TypedDict):
    """A possible place of a card: a player's `hand`, its deck at a `depth` (0 is the top), or the cards looked at."""

    card: str
    hand: NotRequired[int]
    depth: NotRequired[int]


class SeenView(TypedDict):
    """A hidden card that everyone knows these players to know.

    It is in its deck, in a hand and known to others than its owner, or among the cards looked at.
    """

    by: list[int]
    hand: NotRequired[int]
    depth: NotRequired[int]


class DeckView(TypedDict):
    """A deck. `known` are its cards from the top down as far as the viewer knows them, empty if they know none.

    `unseen` are all cards of this back that they don't know, wherever they are. If they don't know for sure where cards
    of this back are that they have seen, one or more of the `doubts` hold. `seen` are cards that others know.
    """

    deck: str
    size: int
    face_up: str | None
    crier: bool
    known: list[str | None]
    unseen: dict[str, int]
    doubts: list[list[WhereView]]
    seen: list[SeenView]


class QueueView(TypedDict):
    """An event of the queue."""

    event: str
    coins: int
    circles: int
    price: int
    citizens: int
    colour: str


class SlotView(TypedDict):
    """A filled slot: cards from the bottom up, and the tokens on the top one."""

    slot: str
    cards: list[str]
    citizens: dict[str, int]
    gray: int
    damaged: bool


class HandView(TypedDict):
    """A card in a hand: its back, and the card itself if the viewer knows it."""

    deck: str
    card: str | None


class PlayerView(TypedDict):
    """The pieces in front of a player."""

    deniers: int
    plaza: dict[str, int]
    lying: dict[str, int]
    owned: dict[str, int]
    district: list[SlotView]
    filled: int
    prestige: int
    complete: bool
    hand: list[HandView]
    hand_size: int
    ramparts: int
    built: int
    points: int
    earned: dict[str, int]
    last: "PlacedView | None"


class PlacedView(TypedDict):
    """A last card that was turned up, and where it goes."""

    card: str
    slot: str


class LastView(TypedDict):
    """The viewer's choice of a last card."""

    card: str | None
    slot: str | None
    ended: bool


class TurnView(TypedDict):
    """The turn under way. `steps` are the waiting questions; the last one is for `asked`.

    `looked` are the cards that the player on turn looks at, if the viewer knows them; `target` is the player whose card
    is to be damaged.
    """

    player: int | None
    asked: int | None
    stage: str
    steps: list[str]
    card: str | None
    looked: list[str | None]
    event: str | None
    target: int | None
    last: LastView | None


class TournayView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    start_player: int
    last_round: bool
    criers: int
    criers_needed: int
    decks: list[DeckView]
    queue: list[QueueView | None]
    events_left: int
    events_unseen: list[str]
    supply: dict[str, int]
    players: list[PlayerView]
    turn: TurnView | None
    printed: PrintedView


def view(state: "TournayState", viewer: Viewer) -> TournayView:
    """Return the table as `viewer` may know it."""
    knows = doubts.Knowledge(state, viewer)
    return {
        "viewer": viewer,
        "start_player": state.start_player,
        "last_round": state.last_round,
        "criers": state.criers.bit_count(),
        "criers_needed": criers_needed(state),
        "decks": _decks(state, viewer, knows),
        "queue": [_event(state, place) for place in range(QUEUE)],
        "events_left": sum(state.events_left),
        "events_unseen": [event for event, left in zip(state.box.event_ids, state.events_left, strict=True) if left],
        "supply": by_colour(state.supply),
        "players": [
            _player(state, seat, _hand(state, seat, viewer, knows), earned)
            for seat, earned in enumerate(scoring.earned(state))
        ],
        "turn": _turn(state, viewer, knows),
        "printed": _printed(state, viewer, knows),
    }


def by_colour(counts: Sequence[int]) -> dict[str, int]:
    """Return numbers for the three colours."""
    yellow, white, red = counts
    return {_YELLOW: yellow, _WHITE: white, _RED: red}


_YELLOW, _WHITE, _RED = COLOURS


def _decks(state: "TournayState", viewer: Viewer, knows: doubts.Knowledge) -> list[DeckView]:
    seen = _seen_elsewhere(state, viewer)
    return [
        _deck(state, deck, viewer, knows, counts, seen[deck])
        for deck, counts in enumerate(imagining.unseen(state, viewer))
    ]


Seen: TypeAlias = list[tuple[int, tuple[int, ...]]]
"""Hidden cards that others know: where each is, and who knows it. Sorted, their order doesn't depend on the cards."""


def _deck(
    state: "TournayState", deck: int, viewer: Viewer, knows: doubts.Knowledge, unseen: list[int], seen: Seen
) -> DeckView:
    """Return a deck; `seen` are the cards of its back elsewhere that others know."""
    pile, kinds = state.decks[deck], state.box.kinds[deck]
    size = len(pile.places)
    known: list[str | None] = []
    if any(pile.places):
        known = [None] * size
        for index, place in enumerate(pile.places):
            if place is not None:
                card, known_by = place
                if known_by is None or viewer in known_by:
                    known[~index] = kinds[card]
                else:
                    seen.append((BOTTOM + index, known_by))
        for index, card in knows.in_deck(deck):
            known[~index] = state.box.ids[card]
    for _, card in knows.facts[deck]:
        unseen[card - state.box.first[deck]] -= 1
    return {
        "deck": DECKS[deck],
        "size": size,
        "face_up": known[0] if state.face_up >> deck & 1 else None,
        "crier": bool(state.criers >> deck & 1),
        "known": known if any(known) else [],
        "unseen": {kind: count for kind, count in zip(kinds, unseen, strict=True) if count},
        "doubts": _doubts(state, deck, knows) if len(knows.unions[deck]) > 1 else [],
        "seen": [_seen_at(spot, known_by, size) for spot, known_by in sorted(seen)] if seen else [],
    }


def _seen_elsewhere(state: "TournayState", viewer: Viewer) -> list[Seen]:
    """Return, for each deck, the cards of its back in hands, or being looked at, that others know."""
    found: list[Seen] = [[] for _ in DECKS]
    for spot, cards in ((LOOKED, state.looked), *enumerate(state.hands)):
        for card, known_by in cards:
            if known_by is not None and len(known_by) > 1 and viewer not in known_by:
                found[state.box.deck[card]].append((spot, known_by))
    return found


def _seen_at(spot: int, known_by: tuple[int, ...], size: int) -> SeenView:
    """Return a hidden card that others know, in a deck of this size or elsewhere."""
    entry: SeenView = {"by": list(known_by)}
    if spot >= BOTTOM:
        entry["depth"] = size - 1 - (spot - BOTTOM)
    elif spot != LOOKED:
        entry["hand"] = spot
    return entry


def _doubts(state: "TournayState", deck: int, knows: doubts.Knowledge) -> list[list[WhereView]]:
    return [[_where(state, deck, fact) for fact in pattern] for pattern in knows.alternatives(deck)]


def _where(state: "TournayState", deck: int, fact: Fact) -> WhereView:
    spot, card = fact
    if spot >= BOTTOM:
        return {"card": state.box.ids[card], "depth": len(state.decks[deck]) - 1 - (spot - BOTTOM)}
    return {"card": state.box.ids[card]} if spot == LOOKED else {"card": state.box.ids[card], "hand": spot}


def _event(state: "TournayState", place: int) -> QueueView | None:
    number = state.queue[place]
    if number < 0:
        return None
    event = state.box.events[number]
    return {
        "event": state.box.event_ids[number],
        "coins": state.coins[place],
        "circles": event.circles,
        "price": combat.price(state, place),
        "citizens": event.fight.citizens,
        "colour": COLOURS[event.fight.colour],
    }


def _player(state: "TournayState", seat: int, hand: list[HandView], earned: dict[str, int]) -> PlayerView:
    standing, lying = state.standing[seat], state.lying[seat]
    return {
        "deniers": state.deniers[seat],
        "plaza": by_colour(citizens.by_colour(standing)),
        "lying": by_colour(citizens.by_colour(lying)),
        "owned": by_colour(citizens.by_colour(standing + lying + state.placed[seat])),
        "district": [slot_view(state, seat, slot) for slot in slots_in[state.filled[seat]]],
        "filled": state.filled[seat].bit_count(),
        "prestige": state.prestige[seat].bit_count(),
        "complete": district.is_complete(state, seat),
        "hand": hand,
        "hand_size": len(state.hands[seat]) + state.ramparts[seat],
        "ramparts": state.ramparts[seat],
        "built": state.built[seat],
        "points": sum(earned.values()),
        "earned": earned,
        "last": _shown(state, seat),
    }


def slot_view(state: "TournayState", seat: int, slot: int) -> SlotView:
    """A filled slot."""
    index, ids = SLOTS * seat + slot, state.box.ids
    citizens, gray, damaged = _on_card(state.tokens[index])
    return {
        "slot": NAMES[slot],
        "cards": [ids[card] for card in state.stacks[index]],
        "citizens": dict(citizens),
        "gray": gray,
        "damaged": damaged,
    }


@cache
def _on_card(token: int) -> tuple[tuple[tuple[str, int], ...], int, bool]:
    """Return the tokens on a card: its owner's citizens by colour, the gray ones, and whether it is damaged."""
    *own, gray = district.citizens_on(token)
    citizens = tuple([(colour, number) for colour, number in zip(COLOURS, own, strict=True) if number])
    return citizens, gray, bool(token & district.DAMAGED)


def _hand(state: "TournayState", seat: int, viewer: Viewer, knows: doubts.Knowledge) -> list[HandView]:
    """Return backs and known cards, in an order that doesn't depend on the hidden ones."""
    of, ids = state.box.deck, state.box.ids
    cards = [(of[card], card if may_see(known_by, viewer) else -1) for card, known_by in state.hands[seat]]
    for card in knows.at(seat):
        cards[cards.index((of[card], -1))] = of[card], card
    return [{"deck": DECKS[deck], "card": ids[card] if card >= 0 else None} for deck, card in sorted(cards)]


def _shown(state: "TournayState", seat: int) -> PlacedView | None:
    """Return a player's last card, once all are turned up (TY-59)."""
    if state.closed_phase is not None or state.last_slot[seat] < 0:
        return None
    return {"card": state.box.ids[state.last_card[seat]], "slot": NAMES[state.last_slot[seat]]}


def _turn(state: "TournayState", viewer: Viewer, knows: doubts.Knowledge) -> TurnView | None:
    if not state.questions:
        return None
    bottom, top = state.questions[0], state.questions[-1]
    cards = [card if may_see(known_by, viewer) else -1 for card, known_by in state.looked]
    for card in knows.at(LOOKED):
        cards[cards.index(-1)] = card
    return {
        "player": state.player if state.player >= 0 else None,
        "asked": state.asked if state.asked >= 0 else None,
        "stage": STAGES[bottom.stage] if isinstance(bottom, Turn) else "last-cards",
        "steps": state.question_texts(),
        "card": state.box.ids[state.playing] if state.playing >= 0 else None,
        "looked": [state.box.ids[card] if card >= 0 else None for card in sorted(cards)],
        "event": state.box.event_ids[state.queue[top.place]] if isinstance(top, Shelter | Suffer) else None,
        "target": top.target(state) if isinstance(top, DamageOthers) else None,
        "last": _last(state, viewer),
    }


def _last(state: "TournayState", viewer: Viewer) -> LastView | None:
    if viewer is None or state.closed_phase is None:
        return None
    card, slot = state.last_card[viewer], state.last_slot[viewer]
    return {
        "card": state.box.ids[card] if card >= 0 else None,
        "slot": NAMES[slot] if slot >= 0 else None,
        "ended": bool(state.ended >> viewer & 1),
    }


# What is printed


def _printed(state: "TournayState", viewer: Viewer, knows: doubts.Knowledge) -> PrintedView:
    """Return what is printed on everything that the viewer sees on the table, or has seen."""
    printed, ids = state.game.printed_view, state.box.ids
    seen = set().union(*state.stacks)
    for cards in (*state.hands, state.looked):
        for card, known_by in cards:
            if may_see(known_by, viewer):
                seen.add(card)
    for deck, pile in enumerate(state.decks):
        if any(pile.places):
            first = state.box.first[deck]
            for place in pile.places:
                if place is not None and may_see(place[1], viewer):
                    seen.add(first + place[0])
    for union in knows.unions:
        if union is not NOTHING_MORE:
            seen.update([card for pattern in union for _, card in pattern])
    if state.playing >= 0:
        seen.add(state.playing)
    names = [ids[card] for card in sorted(seen)]
    events = [state.box.event_ids[event] for event in state.queue if event >= 0]
    return {
        "cards": {name: printed["cards"][name] for name in names},
        "events": {name: printed["events"][name] for name in events},
    }
