"""What a viewer may know as numbers: districts slot by slot, the decks and hands as far as known, the turn (A43).

A viewer sees their own seat first. Cards and events are numbered as in the box, in the order that the fields list.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import TYPE_CHECKING

from bastide.core.audience import Viewer
from bastide.core.observation import MOST, Field, Observation, one_of, own_seat_first, row, set_row, turned
from bastide.core.observed_questions import ObservedQuestions
from bastide.games.tournay.box import Box
from bastide.games.tournay.citizens import Citizens, by_colour
from bastide.games.tournay.district import DAMAGED, citizens_on
from bastide.games.tournay.grid import SIDE, SLOTS
from bastide.games.tournay.knowledge import observed
from bastide.games.tournay.moves import COLOURS, DECKS, MOST_EARNING, QUEUE
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.symbols import TYPES

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

VERSION = 1

_SLOT = (
    "number of the visible card from 1 on",
    *COLOURS,
    *TYPES,
    "level",
    "cards in the stack",
    "number of the card below",
)
_TOKENS = (*(f"{colour} citizens" for colour in COLOURS), "gray citizens", "damage")
_DISTRICTS_KEPT = 8192
_ROWS_KEPT = 4096


# The layout


def fields(box: Box, players: int) -> tuple[Field, ...]:
    """The layout at a table of `players`."""
    return (
        *_district_fields(box, players),
        *_knowledge_fields(box, players),
        *_turn_fields(box, players),
        *_questions(box).fields,
        *_number_fields(box, players),
    )


def _district_fields(box: Box, players: int) -> tuple[Field, ...]:
    cards, copies = len(box.ids), _most_copies(box)
    return (
        Field(
            "slots",
            (players, SIDE, SIDE, len(_SLOT)),
            f"each district row by row: {', '.join(_SLOT)}; 0 where there is none",
            high=max(cards, sum(box.copies)),
        ),
        Field("tokens", (players, SIDE, SIDE, len(_TOKENS)), f"what is on the cards: {', '.join(_TOKENS)}", high=3),
        Field("visible", (players, cards), f"visible cards of each district: {', '.join(box.ids)}", high=copies),
        Field("covered", (players, cards), "covered cards of each district, in the same order", high=copies),
        Field(
            "printed",
            (players,),
            "points printed on the cards of each district",
            high=sum(map(int.__mul__, box.points, box.copies)),
        ),
    )


def _knowledge_fields(box: Box, players: int) -> tuple[Field, ...]:
    """What `knowledge.observed` writes."""
    cards, copies = len(box.ids), _most_copies(box)
    every = sum(box.copies) + len(DECKS)
    kinds = "; ".join(", ".join(deck) for deck in box.kinds)
    return (
        Field("hands", (players, cards), "cards of each hand that the viewer knows", high=copies),
        Field("hands_shared", (players, cards), "those of them that everyone knows", high=copies),
        Field("hand_backs", (players, len(DECKS)), f"cards of each hand by back: {', '.join(DECKS)}", high=every),
        Field("maybe_hands", (players, cards), "cards that the viewer has seen and that may be in a hand"),
        Field("maybe_decks", (cards,), "cards that the viewer has seen and that may be back in their deck"),
        Field("looked", (cards,), "cards that the player on turn looks at, if the viewer knows them", high=copies),
        Field("known", (cards,), "cards that the viewer knows to be in their deck", high=copies),
        Field("depth", (cards,), "how deep the first of them is, 1 on top, 0 if there is none", high=every),
        Field(
            "known_to",
            (len(DECKS), players),
            "face-down cards in each deck that a player is known to know, unless everyone does",
            high=every,
        ),
        Field("deck_sizes", (len(DECKS),), "cards in each deck", high=every),
        Field("unseen", (cards + len(DECKS),), f"cards that the viewer doesn't know, anywhere: {kinds}", high=copies),
    )


def _turn_fields(box: Box, players: int) -> tuple[Field, ...]:
    cards, events = len(box.ids), len(box.events)
    return (
        Field("asked", (players,), "who decides now; nobody while last cards are chosen and when the game is over"),
        Field("on_turn", (players,), "whose turn it is"),
        Field("starts", (players,), "who began the game"),
        Field("sheltered", (players,), "who is safe from the event that strikes now"),
        Field("shielded", (players,), "who has used a protecting card since the crier"),
        Field("activated", (SIDE, SIDE), "buildings of the player on turn that were activated in this action"),
        Field("playing", (cards,), "the card being paid for and placed"),
        Field("last_card", (players, cards), "last cards: while they are chosen, only the viewer's own"),
        Field("last_slot", (players, SIDE, SIDE), "where they go"),
        Field("queue", (QUEUE, events), f"the open events: {', '.join(box.event_ids)}"),
        Field("face_up", (len(DECKS),), "decks whose top card is face up; `depth` tells which it is"),
        Field("criers", (len(DECKS),), "decks whose crier has come"),
    )


def _number_fields(box: Box, players: int) -> Iterator[Field]:
    coloured, colours = (players, len(COLOURS)), ", ".join(COLOURS)
    yield Field("events_left", (len(box.events),), "events in the deck, as in `queue`")
    yield Field("coins", (QUEUE,), "coins on the open events", high=max(event.circles for event in box.events))
    yield Field("supply", (len(COLOURS),), f"citizens in the supply: {colours}", high=MOST_EARNING)
    yield Field("last_round", (1,), "whether everyone takes a last turn")
    yield Field("ended", (1,), "whether the viewer has chosen a last card")
    yield Field("standing", coloured, f"citizens on each Plaza: {colours}", high=MOST_EARNING)
    yield Field("lying", coloured, "citizens beside it", high=MOST_EARNING)
    yield Field("placed", coloured, "citizens on buildings", high=MOST_EARNING)
    yield Field("deniers", (players,), "deniers of each player", high=MOST)
    yield Field("ramparts", (players,), "ramparts in each hand", high=len(box.events))
    yield Field("built", (players,), "ramparts built", high=len(box.events))


def _most_copies(box: Box) -> int:
    return max(1, *box.copies)


@cache
def _questions(box: Box) -> ObservedQuestions:
    pieces = [f"{number} {action.kind}" for number, action in enumerate(box.pieces)]
    choices = {"effect number": pieces, "damage number": pieces}
    return ObservedQuestions(TournayQuestion.of_the_game, choices=choices)


# Writing


class Observed:
    """Parts of earlier observations of a game, each with what it shows, to be used again while that is unchanged.

    All copies of a state share one.
    """

    __slots__ = ("cards", "districts", "tokens")

    def __init__(self) -> None:
        self.cards: dict[Viewer, observed.KeptCards] = {}
        self.districts: dict[Viewer, tuple[list[tuple[int, ...]], bytes, bytes]] = {}
        self.tokens: dict[Viewer, tuple[list[int], bytes]] = {}


def write(state: "TournayState", viewer: Viewer, out: Observation) -> None:
    """Write what `viewer` may know into `out`, in the order of `fields`."""
    seats = own_seat_first(state.players, viewer)
    slots, cards = _districts(state, viewer, seats)
    out.data.cast("B")[:] = b"".join(
        [
            slots,
            _all_tokens(state, viewer, seats),
            cards,
            observed.knowledge(state, viewer),
            *_turn(state, viewer, seats),
            _questions(state.box).row(tuple([question.gist() for question in state.questions])),
            _numbers(state, viewer),
        ]
    )


def _districts(state: "TournayState", viewer: Viewer, seats: tuple[int, ...]) -> tuple[bytes, bytes]:
    """The slots of all districts, and their cards."""
    kept = state.observed.districts.get(viewer)
    if kept is None or kept[0] != state.stacks:
        stacks = state.stacks[:]
        rows = [_district(state.box, tuple(stacks[SLOTS * seat : SLOTS * seat + SLOTS])) for seat in seats]
        slots, *cards = zip(*rows, strict=True)
        kept = stacks, b"".join(slots), b"".join(chain.from_iterable(cards))
        state.observed.districts[viewer] = kept
    return kept[1:]


def _all_tokens(state: "TournayState", viewer: Viewer, seats: tuple[int, ...]) -> bytes:
    kept = state.observed.tokens.get(viewer)
    if kept is None or kept[0] != state.tokens:
        tokens = state.tokens[:]
        rows = [_tokens(tuple(tokens[SLOTS * seat : SLOTS * seat + SLOTS])) for seat in seats]
        kept = state.observed.tokens[viewer] = tokens, b"".join(rows)
    return kept[1]


@lru_cache(_DISTRICTS_KEPT)
def _district(box: Box, stacks: tuple[tuple[int, ...], ...]) -> tuple[bytes, bytes, bytes, bytes]:
    """The slots of a district, its visible and covered cards, the points printed on them."""
    visible, covered, points = [0] * len(box.ids), [0] * len(box.ids), 0
    for stack in stacks:
        for card in stack:
            covered[card] += 1
            points += box.points[card]
        if stack:
            visible[stack[-1]] += 1
            covered[stack[-1]] -= 1
    return b"".join([_slot(box, stack) for stack in stacks]), row(visible), row(covered), row((points,))


@lru_cache(_ROWS_KEPT)
def _slot(box: Box, stack: tuple[int, ...]) -> bytes:
    if not stack:
        return bytes(2 * len(_SLOT))
    card = stack[-1]
    return row(
        (
            card + 1,
            *(int(box.colour[card] == colour) for colour in range(len(COLOURS))),
            *(int(box.type[card] == kind) for kind in TYPES.values()),
            box.level[card] + 1,
            len(stack),
            stack[-2] + 1 if len(stack) > 1 else 0,
        )
    )


@lru_cache(_DISTRICTS_KEPT)
def _tokens(tokens: tuple[int, ...]) -> bytes:
    return b"".join([_TOKEN_ROWS[token] for token in tokens])


def _turn(state: "TournayState", viewer: Viewer, seats: tuple[int, ...]) -> list[bytes]:
    players, first = state.players, seats[0]
    seat, event = one_of(players), one_of(len(state.box.events))
    return [
        seat[(state.asked - first) % players if state.asked >= 0 else -1],
        seat[(state.player - first) % players if state.player >= 0 else -1],
        seat[(state.start_player - first) % players],
        _members(state.sheltered, seats),
        _members(state.shielded, seats),
        _slots(state.activated),
        one_of(len(state.box.ids))[state.playing],
        _last_cards(state, viewer, seats),
        *[event[number] for number in state.queue],
        _decks(state.face_up),
        _decks(state.criers),
    ]


def _last_cards(state: "TournayState", viewer: Viewer, seats: tuple[int, ...]) -> bytes:
    """The last cards and their slots: while they are chosen, only the viewer's own (TY-59)."""
    cards, slots = one_of(len(state.box.ids)), one_of(SLOTS)
    if max(state.last_card) < 0:
        return len(seats) * (cards[-1] + slots[-1])
    if state.closed_phase is None:
        shown = [seat if state.last_slot[seat] >= 0 else -1 for seat in seats]
    else:
        shown = [seat if seat == viewer else -1 for seat in seats]
    return b"".join(
        [
            *[cards[state.last_card[seat] if seat >= 0 else -1] for seat in shown],
            *[slots[state.last_slot[seat] if seat >= 0 else -1] for seat in shown],
        ]
    )


@cache
def _members(members: int, seats: tuple[int, ...]) -> bytes:
    return row([members >> seat & 1 for seat in seats])


@lru_cache(_ROWS_KEPT)
def _slots(members: int) -> bytes:
    return set_row(members, SLOTS)


@lru_cache(_ROWS_KEPT)
def _decks(members: int) -> bytes:
    return set_row(members, len(DECKS))


@cache
def _people(citizens: Citizens) -> bytes:
    return row(by_colour(citizens))


def _numbers(state: "TournayState", viewer: Viewer) -> bytes:
    first = viewer or 0
    of_the_table = [
        *state.events_left,
        *state.coins,
        *state.supply,
        state.last_round,
        viewer is not None and state.closed_phase is not None and state.ended >> viewer & 1,
    ]
    people = [*turned(state.standing, first), *turned(state.lying, first), *turned(state.placed, first)]
    owned = [*turned(state.deniers, first), *turned(state.ramparts, first), *turned(state.built, first)]
    return b"".join((row(of_the_table), *map(_people, people), row(owned)))


_TOKEN_ROWS = tuple(row((*citizens_on(token), token // DAMAGED)) for token in range(2 * DAMAGED))
