"""What a viewer may know as numbers: districts slot by slot, the decks and hands as far as known, the turn (A43).

A viewer sees their own seat first. Cards and events are numbered as in the box, in the order that the fields list.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import itemgetter
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

    __slots__ = ("cards", "districts", "table")

    def __init__(self) -> None:
        self.cards: dict[Viewer, observed.KeptCards] = {}
        self.table: observed.Table | None = None
        self.districts: Districts | None = None


def write(state: "TournayState", viewer: Viewer, out: Observation) -> None:
    """Write what `viewer` may know into `out`, in the order of `fields`."""
    first = viewer or 0
    districts = state.observed.districts = (state.observed.districts or Districts(state.players)).after(state)
    out.data.cast("B")[:] = b"".join(
        [
            *turned(districts.slots, first),
            *turned(districts.citizens, first),
            *turned(districts.visible, first),
            *turned(districts.covered, first),
            *turned(districts.points, first),
            observed.knowledge(state, viewer),
            *_turn(state, viewer),
            _questions(state.box).row(tuple([question.gist() for question in state.questions])),
            *_numbers(state, viewer),
        ]
    )


# Districts


class Districts:
    """All districts as numbers, by seat, for all viewers. Like `observed.Table`, it never changes."""

    __slots__ = ("citizens", "covered", "points", "slots", "stacks", "tokens", "visible")

    def __init__(self, players: int) -> None:
        self.stacks: list[tuple[int, ...]] = []
        self.tokens: list[int] = []
        self.slots = self.visible = self.covered = self.points = self.citizens = [b""] * players

    def after(self, state: "TournayState") -> "Districts":
        """Return the districts of a state. Only those that have changed are looked up again."""
        if self.stacks == state.stacks and self.tokens == state.tokens:
            return self
        twin = Districts.__new__(Districts)
        twin.stacks, twin.tokens = state.stacks[:], state.tokens[:]
        twin.slots, twin.citizens = self.slots[:], self.citizens[:]
        twin.visible, twin.covered, twin.points = self.visible[:], self.covered[:], self.points[:]
        for seat in range(state.players):
            first, after = SLOTS * seat, SLOTS * seat + SLOTS
            stacks = twin.stacks[first:after]
            if stacks != self.stacks[first:after]:
                rows = _district(state.box, tuple(stacks))
                twin.slots[seat], twin.visible[seat], twin.covered[seat], twin.points[seat] = rows
            tokens = twin.tokens[first:after]
            if tokens != self.tokens[first:after]:
                twin.citizens[seat] = _tokens(tuple(tokens))
        return twin


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


# The turn and the numbers of the table


def _turn(state: "TournayState", viewer: Viewer) -> list[bytes]:
    players, box = state.players, state.box
    seats = own_seat_first(players, viewer)
    return [
        _seats(seats, state.asked, state.player, state.start_player, state.sheltered, state.shielded),
        _slots(state.activated),
        one_of(len(box.ids))[state.playing],
        _last_cards(state, viewer, seats) if max(state.last_card) >= 0 else _no_last_cards(box, players),
        *map(one_of(len(box.events)).__getitem__, state.queue),
        _decks(state.face_up),
        _decks(state.criers),
    ]


@lru_cache(_ROWS_KEPT)
def _seats(seats: tuple[int, ...], asked: int, player: int, start_player: int, sheltered: int, shielded: int) -> bytes:
    """Whom it concerns, from `asked` to `shielded`."""
    one = [[int(seat == chosen) for seat in seats] for chosen in (asked, player, start_player)]
    several = [[members >> seat & 1 for seat in seats] for members in (sheltered, shielded)]
    return b"".join(map(row, (*one, *several)))


@cache
def _no_last_cards(box: Box, players: int) -> bytes:
    return players * (one_of(len(box.ids))[-1] + one_of(SLOTS)[-1])


def _last_cards(state: "TournayState", viewer: Viewer, seats: tuple[int, ...]) -> bytes:
    """The last cards and their slots: while they are chosen, only the viewer's own (TY-59)."""
    cards, slots = one_of(len(state.box.ids)), one_of(SLOTS)
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


@lru_cache(_ROWS_KEPT)
def _slots(members: int) -> bytes:
    return set_row(members, SLOTS)


@lru_cache(_ROWS_KEPT)
def _decks(members: int) -> bytes:
    return set_row(members, len(DECKS))


@cache
def _people(citizens: Citizens) -> bytes:
    return row(by_colour(citizens))


def _numbers(state: "TournayState", viewer: Viewer) -> list[bytes]:
    of_the_table = [
        *state.events_left,
        *state.coins,
        *state.supply,
        state.last_round,
        viewer is not None and state.closed_phase is not None and state.ended >> viewer & 1,
    ]
    people = state.standing + state.lying + state.placed
    owned = state.deniers + state.ramparts + state.built
    around = _around(state.players, viewer)
    return [row(of_the_table), *map(_people, around(people)), row(around(owned))]


@cache
def _around(players: int, viewer: Viewer) -> "itemgetter[tuple[int, ...]]":
    """Return a function that turns three lists by seat, one after another, so that the viewer comes first in each."""
    return itemgetter(
        *[first + seat for first in (0, players, 2 * players) for seat in own_seat_first(players, viewer)]
    )


_TOKEN_ROWS = tuple(row((*citizens_on(token), token // DAMAGED)) for token in range(2 * DAMAGED))
