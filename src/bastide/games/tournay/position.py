"""Positions as JSON: complete enough to score, to list moves and to play on from. Described in docs/positions.md.

This module defines the format and writes it; `reading` reads it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.masks import bits
from bastide.core.pile import Certain
from bastide.core.schema import Either, Fields, ListOf, Maybe, Table, Text, Truth, Whole
from bastide.games.tournay import reactions, view
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.grid import NAMES, names
from bastide.games.tournay.knowledge import doubts
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, NOTHING_MORE, Fact
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

MOST_PATTERNS = 20_000
"""The most patterns in a position, more than any game leads to."""

_name = Text(longest=40)
_seats = ListOf(Whole(0, 3), 0, 4, distinct=True)
_known_by = {"known_by": Maybe(_seats)}
# A card, or the back of one that is unknown, and who knows it.
_card = Either("unknown", Fields({"unknown": Text(DECKS)}, _known_by), Fields({"card": _name}, _known_by))
_counts = Table(_name, Whole(0, 100))
_colours = Fields({}, dict.fromkeys(COLOURS, Whole(0, 100)))
_slot = Fields(
    {"cards": ListOf(_name, 1, 100)},
    {
        "citizens": Fields({}, dict.fromkeys(COLOURS, Whole(0, 2))),
        "gray": Whole(0, 2),
        "damaged": Truth(),
    },
)
_player = Fields(
    {"deniers": Whole(0, 100_000)},
    {
        "plaza": _colours,
        "lying": _colours,
        "district": Table(Text(NAMES), _slot),
        "hand": ListOf(_card, 0, 200),
        "ramparts": Whole(0, 100),
        "built": Whole(0, 100),
        "last": Maybe(Fields({"card": _name}, {"slot": Maybe(Text(NAMES))})),
        "ended": Truth(),
    },
)
_turn = Fields(
    {"player": Maybe(Whole(0, 3))},
    {
        "steps": ListOf(Text(longest=400), 1, 60),
        "card": Maybe(_name),
        "looked": ListOf(_card, 0, 2),
        "activated": ListOf(Text(NAMES), 0, 9, distinct=True),
        "sheltered": _seats,
        "shielded": _seats,
    },
)
_deck = Fields(
    {},
    {
        "places": ListOf(Maybe(_card), 0, 100),
        "undetermined": _counts,
        "face_up": Truth(),
        "crier": Truth(),
    },
)
_where = Fields({"card": _name}, {"hand": Whole(0, 3), "place": Whole(0, 99)})
_doubt = Fields(
    {"deck": Text(DECKS), "viewer": Maybe(Whole(0, 3)), "patterns": ListOf(ListOf(_where, 0, 100), 1, MOST_PATTERNS)},
    {},
)
SHAPE = Fields(
    {"game": Text(), "players": ListOf(_player, 2, 4)},
    {
        **positions.HEADING,
        "start_player": Whole(0, 3),
        "last_round": Truth(),
        "turn": Maybe(_turn),
        "decks": Fields({}, dict.fromkeys(DECKS, _deck)),
        "left_out": Fields({}, dict.fromkeys(DECKS, _counts)),
        "queue": ListOf(Maybe(Fields({"event": _name}, {"coins": Whole(0, 100)})), 0, QUEUE),
        "event_deck": ListOf(_name, 0, 100, distinct=True),
        "supply": _colours,
        "doubts": ListOf(_doubt, 0, 5 * len(DECKS)),
    },
)


def write(state: "TournayState") -> dict[str, Any]:
    """Return the whole position, including hidden cards."""
    document: dict[str, Any] = {
        "start_player": state.start_player,
        "last_round": state.last_round,
        "turn": _write_turn(state),
        "queue": [
            None if event < 0 else {"event": state.box.event_ids[event], "coins": coins}
            for event, coins in zip(state.queue, state.coins, strict=True)
        ],
        "event_deck": [event for event, left in zip(state.box.event_ids, state.events_left, strict=True) if left],
        "supply": view.by_colour(state.supply),
        "decks": {name: _write_deck(state, deck) for deck, name in enumerate(DECKS)},
        "players": [_write_player(state, seat) for seat in range(state.players)],
    }
    if any(map(sum, state.left_out)):
        document["left_out"] = {
            name: _counted(state.box.kinds[deck], state.left_out[deck])
            for deck, name in enumerate(DECKS)
            if sum(state.left_out[deck])
        }
    if written := list(_write_doubts(state)):
        document["doubts"] = written
    return positions.complete(document, state.game)


def _counted(kinds: tuple[str, ...], counts: tuple[int, ...] | list[int]) -> dict[str, int]:
    return {kind: count for kind, count in zip(kinds, counts, strict=False) if count}


def _write_entry(state: "TournayState", entry: Certain) -> dict[str, Any]:
    card, known_by = entry
    return {"card": state.box.ids[card], "known_by": None if known_by is None else list(known_by)}


def _write_turn(state: "TournayState") -> dict[str, Any] | None:
    if not state.questions:
        return None
    document: dict[str, Any] = {
        "player": state.player if state.player >= 0 else None,
        "steps": state.question_texts(),
        "card": state.box.ids[state.playing] if state.playing >= 0 else None,
        "looked": [_write_entry(state, entry) for entry in state.looked],
        "sheltered": bits(state.sheltered),
        "shielded": bits(state.shielded),
    }
    if done := state.activated & ~reactions.activated_slots(state.questions):
        document["activated"] = list(names(done))
    return document


def _write_deck(state: "TournayState", deck: int) -> dict[str, Any]:
    """Write what is undetermined, and the places only if a player knows one of them."""
    pile, first = state.decks[deck], state.box.first[deck]
    document: dict[str, Any] = {"undetermined": _counted(state.box.kinds[deck], pile.counts)}
    if any(place is not None for place in pile.places):
        document["places"] = [
            None if place is None else _write_entry(state, (first + place[0], place[1])) for place in pile.places
        ]
    if state.face_up >> deck & 1:
        document["face_up"] = True
    if state.criers >> deck & 1:
        document["crier"] = True
    return document


def _write_doubts(state: "TournayState") -> Iterator[dict[str, Any]]:
    """Write what viewers know beyond `known_by`; of players only if it is more than spectators know."""
    for deck, unions in enumerate(doubts.settled(state)):
        usual = [*doubts.as_spectators(state, deck, unions[-1]), NOTHING_MORE] if unions else []
        for viewer, union in zip(doubts.viewers_of(state), unions, strict=False):
            if union != usual[-1 if viewer is None else viewer]:
                patterns = [[_write_fact(state, fact) for fact in pattern] for pattern in union]
                yield {"deck": DECKS[deck], "viewer": viewer, "patterns": patterns}


def _write_fact(state: "TournayState", fact: Fact) -> dict[str, Any]:
    spot, card = fact
    if spot >= BOTTOM:
        return {"card": state.box.ids[card], "place": spot - BOTTOM}
    return {"card": state.box.ids[card]} if spot == LOOKED else {"card": state.box.ids[card], "hand": spot}


def _write_slot(state: "TournayState", seat: int, slot: int) -> dict[str, Any]:
    shown = view.slot_view(state, seat, slot)
    document: dict[str, Any] = {"cards": shown["cards"]}
    if shown["citizens"]:
        document["citizens"] = shown["citizens"]
    if shown["gray"]:
        document["gray"] = shown["gray"]
    if shown["damaged"]:
        document["damaged"] = True
    return document


def _write_player(state: "TournayState", seat: int) -> dict[str, Any]:
    document = {
        "deniers": state.deniers[seat],
        "plaza": view.by_colour(by_colour(state.standing[seat])),
        "lying": view.by_colour(by_colour(state.lying[seat])),
        "district": {NAMES[slot]: _write_slot(state, seat, slot) for slot in bits(state.filled[seat])},
        "hand": [_write_entry(state, entry) for entry in state.hands[seat]],
        "ramparts": state.ramparts[seat],
        "built": state.built[seat],
    }
    if state.closed_phase is not None or state.last_card[seat] >= 0:
        card, slot = state.last_card[seat], state.last_slot[seat]
        chosen = {"card": state.box.ids[card], "slot": NAMES[slot] if slot >= 0 else None}
        document["last"] = chosen if card >= 0 else None
    if state.closed_phase is not None:
        document["ended"] = bool(state.ended >> seat & 1)
    return document
