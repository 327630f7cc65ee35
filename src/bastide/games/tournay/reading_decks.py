"""Reads the decks of a position, deals the cards it leaves unknown, and reads what viewers know beyond `known_by`."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.audience import Viewer
from bastide.core.chance import Chance
from bastide.core.errors import BadPosition
from bastide.core.pile import Certain, Pile
from bastide.games.tournay import hand
from bastide.games.tournay.knowledge import doubts, imagining
from bastide.games.tournay.knowledge.notes import Unions, unions_of
from bastide.games.tournay.knowledge.patterns import BOTTOM, LOOKED, NOTHING_MORE, Fact, Union, plus, union_of
from bastide.games.tournay.moves import DECKS

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState


def number_of(state: "TournayState", card: str) -> int:
    """Return the number of a card that a position names."""
    if card not in state.box.number:
        raise BadPosition("no-such-card", "There is no card '{card}'.", card=card)
    return state.box.number[card]


def entry(state: "TournayState", document: Mapping[str, Any], owner: int | None = None) -> Certain:
    """Return a card and who knows it: always its owner, and nobody else unless stated.

    Of an unknown card only the back is known; until it is dealt, its number is the complement of its deck.
    """
    known_by = document.get("known_by", () if owner is None else (owner,))
    positions.check_seats(state.players, 0, *(known_by or ()))
    audience = None if known_by is None else tuple(sorted(known_by))
    if owner is not None:
        audience = hand.joined(audience, owner)
    if "unknown" not in document:
        return number_of(state, document["card"]), audience
    if audience is None:
        raise BadPosition("unknown-to-nobody", "A card that everyone knows can't be unknown.")
    return ~DECKS.index(document["unknown"]), audience


def read(document: Mapping[str, Any], state: "TournayState", chance: Chance) -> None:
    """Fill the decks with all cards that are nowhere else, and deal those that the document leaves unknown."""
    seen = Counter(card for stack in state.stacks for card in stack)
    seen.update(card for cards in (*state.hands, state.looked) for card, _ in cards)
    if state.playing >= 0:
        seen[state.playing] += 1
    for deck, name in enumerate(DECKS):
        given = document.get("decks", {}).get(name, {})
        state.criers |= given.get("crier", False) << deck
        _read_deck(state, deck, given, document.get("left_out", {}).get(name), seen, chance)
        if given.get("face_up", False):
            state.face_up |= 1 << deck
            top = state.decks[deck].places[-1] if len(state.decks[deck]) else None
            if top is None or top[1] is not None:
                raise BadPosition(
                    "face-up-known", "The face-up card of the deck {deck} must be known to all (TY-27).", deck=name
                )
    _read_doubts(state, document.get("doubts", ()), seen)


def _read_deck(
    state: "TournayState",
    deck: int,
    given: Mapping[str, Any],
    left_out: Mapping[str, int] | None,
    seen: Counter[int],
    chance: Chance,
) -> None:
    box, first = state.box, state.box.first[deck]
    places = list(_places(state, deck, given["places"])) if "places" in given else None
    for place in places or ():
        if place is not None:
            seen[place[0]] += 1
    counts = [copies - seen[first + card] for card, copies in enumerate(box.copies_of(deck))]
    crier = 0 if state.criers >> deck & 1 else 1
    loose, out = sum(box.loose_of(deck)), [0] * len(counts)
    if left_out is not None or not loose:
        out = _read_left_out(state, deck, left_out or {})
        counts = [count - gone for count, gone in zip(counts, out, strict=True)]
    size = sum(counts) - seen[~deck] - (loose // 2 if loose and left_out is None else 0)
    if min(counts, default=0) < 0 or size < 0 or (places is not None and size + crier != places.count(None)):
        raise BadPosition("deck-count", "The cards of the deck {deck} do not add up (TY-4).", deck=DECKS[deck])
    _check_undetermined(state, deck, [*counts, crier], given)
    if loose and left_out is None:
        out = _leave_out(state, deck, counts, chance)
    state.left_out = (*state.left_out[:deck], tuple(out), *state.left_out[deck + 1 :])
    places = _deal_unknown(state, deck, counts, [None] * (size + crier) if places is None else places, chance)
    pile = Pile(DECKS[deck], box.kinds[deck], [*counts, crier])
    pile.places = [place and (place[0] - first, place[1]) for place in places]
    state.add_deck(pile)


def _check_undetermined(state: "TournayState", deck: int, counts: list[int], given: Mapping[str, Any]) -> None:
    """Check that the undetermined cards, if given, are all those that are nowhere else."""
    written = {kind: count for kind, count in zip(state.box.kinds[deck], counts, strict=True) if count}
    if given.get("undetermined", written) != written:
        raise BadPosition(
            "undetermined",
            "The undetermined cards of the deck {deck} are not those that are nowhere else (TY-4).",
            deck=DECKS[deck],
        )


def _places(state: "TournayState", deck: int, places: list[Any]) -> Iterator[Certain | None]:
    for place in places:
        if place is None:
            yield None
            continue
        known = entry(state, place)
        _check_back(state, known[0], deck)
        yield known


def _check_back(state: "TournayState", card: int, deck: int) -> None:
    if (~card if card < 0 else state.box.deck[card]) != deck:
        raise BadPosition(
            "other-deck",
            "The card '{card}' does not belong to the deck {deck} (TY-4).",
            card=state.box.ids[card] if card >= 0 else DECKS[~card],
            deck=DECKS[deck],
        )


def _read_left_out(state: "TournayState", deck: int, given: Mapping[str, int]) -> list[int]:
    loose, kinds = state.box.loose_of(deck), state.box.kinds[deck][:-1]
    out = [given.get(kind, 0) for kind in kinds]
    if sum(out) != sum(loose) // 2 or sum(given.values()) != sum(out) or any(map(int.__gt__, out, loose)):
        raise BadPosition(
            "left-out",
            "Of the deck {deck}, {number} replaceable or added cards are left out (TY-67).",
            deck=DECKS[deck],
            number=sum(loose) // 2,
        )
    return out


# Dealing


def _leave_out(state: "TournayState", deck: int, counts: list[int], chance: Chance) -> list[int]:
    """Draw the loose cards that stay in the box, with their probability given all that is seen (TY-67).

    Removes them from these counts.
    """
    size = sum(state.box.loose_of(deck)) // 2
    ways, weights = imagining.ways_to_leave_out(state, deck, counts, size)
    if not any(weights):
        raise BadPosition("deck-count", "The cards of the deck {deck} do not add up (TY-4).", deck=DECKS[deck])
    left = [(list(way), weight) for way, weight in zip(ways, weights, strict=True)]
    out = [0] * len(counts)
    for _ in range(size):
        likely = [sum(weight * way[card] for way, weight in left) for card in range(len(counts))]
        drawn = chance.draw(likely, "card left out", state.box.kinds[deck][:-1], ())
        left = [(way, weight * way[drawn]) for way, weight in left]
        for way, _ in left:
            way[drawn] -= 1
        out[drawn] += 1
        counts[drawn] -= 1
    return out


def _deal_unknown(
    state: "TournayState", deck: int, counts: list[int], places: list[Certain | None], chance: Chance
) -> list[Certain | None]:
    """Deal the unknown cards of one back in hands, among those looked at and in the deck, out of these counts.

    It deals as `imagine` would; a card that a player has seen is not a crier (ruling A8).
    """
    first, kinds = state.box.first[deck], state.box.kinds[deck][:-1]

    def dealt(held: Certain) -> Certain:
        card, known_by = held
        if card != ~deck:
            return held
        card = chance.draw(counts, DECKS[deck], kinds, known_by)
        counts[card] -= 1
        return first + card, known_by

    state.hands = [hand.hand_of(map(dealt, cards)) for cards in state.hands]
    state.looked = hand.hand_of(map(dealt, state.looked))
    return [place and dealt(place) for place in places]


# Doubts


def _read_doubts(state: "TournayState", given: Sequence[Mapping[str, Any]], seen: Counter[int]) -> None:
    """Read what viewers know beyond `known_by`; players who are not named know what spectators know."""
    for doubt in given:
        if seen[~DECKS.index(doubt["deck"])]:
            raise BadPosition(
                "unknown-and-doubts",
                "The deck {deck} has unknown cards, so there can be no doubts about it.",
                deck=doubt["deck"],
            )
    unions = {(DECKS.index(entry["deck"]), entry["viewer"]): _read_union(state, entry) for entry in given}
    state.doubts = tuple(_read_unions(state, deck, unions) for deck in range(len(DECKS)))
    state.doubtful = sum(1 << deck for deck, known in enumerate(state.doubts) if known)


def _read_unions(state: "TournayState", deck: int, given: Mapping[tuple[int, Viewer], Union]) -> Unions:
    spectator = given.get((deck, None), NOTHING_MORE)
    usual = doubts.as_spectators(state, deck, spectator)
    return unions_of([*(given.get((deck, seat), usual[seat]) for seat in range(state.players)), spectator])


def _read_union(state: "TournayState", entry: Mapping[str, Any]) -> Union:
    """Read the patterns of one viewer; one of them must be true."""
    deck, viewer = DECKS.index(entry["deck"]), entry["viewer"]
    positions.check_seats(state.players, viewer or 0)
    patterns = [plus((), [_read_fact(state, deck, fact) for fact in pattern]) for pattern in entry["patterns"]]
    spots = doubts.spots_of(state, deck)
    patterns = [pattern for pattern in patterns if doubts.has_room(spots, viewer, pattern)]
    union = doubts.possible(state, deck, viewer, union_of(patterns))
    if not doubts.fitting(state, deck, viewer, union):
        raise BadPosition(
            "doubts-without-truth",
            "None of the patterns of a doubt about the deck {deck} is true of the cards that are hidden there.",
            deck=DECKS[deck],
        )
    return union


def _read_fact(state: "TournayState", deck: int, fact: Mapping[str, Any]) -> Fact:
    card = number_of(state, fact["card"])
    _check_back(state, card, deck)
    if "place" in fact:
        return BOTTOM + fact["place"], card
    return fact.get("hand", LOOKED), card
