"""What is hidden, from the rulebook and ruling A43 alone: activity cards in other hands, face-down cards that one has
not seen, cards that another looks at, cards left in the box unseen, and the last cards until all are turned up.

The backs are open: everybody knows which deck a card belongs to. A crier is never where somebody has looked.
"""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.core.registry import make
from bastide.games.tournay import Tournay
from tests.conformance.dealing import clone, deals

_TRIES = 20
_ENOUGH_WORLDS = 500
CRIER = "crier"


@cache
def _game(expansion: str, components: str | None) -> Tournay:
    own = None if components is None else json.loads(components)
    game = make("tournay", options={"expansion": expansion}, components=own)
    assert isinstance(game, Tournay)
    return game


def game_of(position: dict[str, Any]) -> Tournay:
    """The game that a position belongs to."""
    own = json.dumps(position["components"]) if "components" in position else None
    return _game(position["options"]["expansion"], own)


def deck_of(position: dict[str, Any], card: str) -> str:
    """The back of a card."""
    return _backs(game_of(position))[card]


@cache
def _backs(game: Tournay) -> dict[str, str]:
    return {card: deck for deck, kinds in _kinds(game).items() for card in kinds}


@cache
def _kinds(game: Tournay) -> dict[str, tuple[str, ...]]:
    return dict(zip(_DECKS, game.prepared.kinds, strict=True))


_DECKS = tuple(f"{colour}-{level}" for colour in ("yellow", "white", "red") for level in (1, 2, 3))


def _sees(card: dict[str, Any], viewer: Viewer) -> bool:
    return card["known_by"] is None or viewer in card["known_by"]


def _choosing(position: dict[str, Any]) -> bool:
    return position["turn"] is not None and position["turn"]["steps"][0] == "last"


def _shown(position: dict[str, Any], cards: list[dict[str, Any]], viewer: Viewer) -> list[str]:
    return sorted(
        card["card"] if _sees(card, viewer) else "a card of " + deck_of(position, card["card"]) for card in cards
    )


def known(position: dict[str, Any], viewer: Viewer) -> Any:
    """The table without what is hidden from the viewer."""
    shown = clone(position)
    for name, deck in shown["decks"].items():
        places = deck.pop("places", None) or [None] * sum(position["decks"][name]["undetermined"].values())
        deck["places"] = [place["card"] if place is not None and _sees(place, viewer) else None for place in places]
        del deck["undetermined"]
    shown.pop("left_out", None)
    if shown["turn"] is not None:
        shown["turn"]["looked"] = _shown(position, shown["turn"]["looked"], viewer)
    for seat, player in enumerate(shown["players"]):
        player["hand"] = _shown(position, player["hand"], viewer)
        if _choosing(position) and seat != viewer:
            del player["last"]
    return shown


def _hidden(position: dict[str, Any], viewer: Viewer, deck: str) -> list[dict[str, Any]]:
    """Cards of one back that somebody has seen, but not the viewer: in hands, under other eyes, in the deck."""
    cards = [card for player in position["players"] for card in player["hand"]]
    cards += position["turn"]["looked"] if position["turn"] is not None else []
    cards += [place for place in position["decks"][deck].get("places", ()) if place is not None]
    return [card for card in cards if not _sees(card, viewer) and deck_of(position, card["card"]) == deck]


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """What he can count by elimination, by back; and that last cards are still to be turned up."""
    counts: Counter[str] = Counter()
    cards = [card for player in position["players"] for card in player["hand"]]
    for name, deck in position["decks"].items():
        for kind, number in deck["undetermined"].items():
            counts[f"{kind} of {name}" if kind == CRIER else kind] += number
        cards += [place for place in deck.get("places", ()) if place is not None]
    turn = position["turn"]
    if turn is not None:
        cards += turn["looked"]
        counts["last cards"] = int(not turn["steps"][0].startswith("final"))
    for card in cards:
        if not _sees(card, viewer):
            counts[card["card"]] += 1
    for out in position.get("left_out", {}).values():
        counts.update(out)
    return Counter(dict(sorted(counts.items())))


# Twins


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Two hidden cards of one back change places, or another has chosen another last card."""
    for _ in range(_TRIES):
        if _choosing(position) and rng.below(2):
            twin = _with_another_last_card(position, viewer, rng)
        else:
            twin = _with_swapped_cards(position, viewer, rng)
        if twin is not None and twin != position:
            yield twin


def _with_swapped_cards(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> dict[str, Any] | None:
    twin = clone(position)
    deck = _DECKS[rng.below(len(_DECKS))]
    undetermined, left_out = twin["decks"][deck]["undetermined"], twin.get("left_out", {}).get(deck, {})
    holders: list[tuple[Any, str]] = [(card, card["card"]) for card in _hidden(twin, viewer, deck)]
    for counts in (undetermined, left_out):
        holders += [(counts, kind) for kind in counts if kind != CRIER]
    if len(holders) < 2:
        return None
    one = holders.pop(rng.below(len(holders)))
    other = holders[rng.below(len(holders))]
    if one[0] is other[0]:
        return None
    _exchange(one[0], one[1], other[1])
    _exchange(other[0], other[1], one[1])
    loose = dict(
        zip(_kinds(game_of(position))[deck], game_of(position).prepared.loose_of(_DECKS.index(deck)), strict=False)
    )
    if any(number > loose[kind] for kind, number in left_out.items()):
        return None
    return _in_order(twin, viewer)


def _exchange(holder: Any, given: str, got: str) -> None:
    if "known_by" in holder:
        holder["card"] = got
    else:
        holder[given] -= 1
        holder[got] = holder.get(got, 0) + 1


def _in_order(twin: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """Counts and hands as positions write them; whoever had chosen a last card has chosen none."""
    kinds = _kinds(game_of(twin))
    for name, deck in twin["decks"].items():
        deck["undetermined"] = {
            kind: deck["undetermined"][kind] for kind in kinds[name] if deck["undetermined"].get(kind)
        }
    for name, out in twin.get("left_out", {}).items():
        twin["left_out"][name] = {kind: out[kind] for kind in kinds[name] if out.get(kind)}
    ids = [kind for deck in kinds.values() for kind in deck[:-1]]
    for seat, player in enumerate(twin["players"]):
        _sort(player["hand"], ids)
        if _choosing(twin) and seat != viewer:
            player["last"] = None
    if twin["turn"] is not None:
        _sort(twin["turn"]["looked"], ids)
    return twin


def _sort(cards: list[dict[str, Any]], ids: list[str]) -> None:
    cards.sort(key=lambda card: (ids.index(card["card"]), card["known_by"] or [-1]))


def _with_another_last_card(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> dict[str, Any] | None:
    """One of the others has chosen something else, or is not so far."""
    others = [seat for seat, player in enumerate(position["players"]) if seat != viewer and player["hand"]]
    if not others:
        return None
    seat = others[rng.below(len(others))]
    alone = clone(position)
    alone["players"][seat].update(last=None, ended=False)
    state = game_of(position).from_position(alone)
    steps = 2 if position["players"][seat]["ended"] else rng.below(3)
    for _ in range(steps):
        legal = state.legal_moves(seat)
        move = legal[rng.below(len(legal))]
        if state.game.moves.text(move) == "end":
            break
        state.play(seat, move, SeededChance(0))
    twin = clone(position)
    twin["players"][seat]["last"] = state.position()["players"][seat]["last"]
    if position["players"][seat]["ended"] and twin["players"][seat]["last"] is not None:
        assert twin["players"][seat]["last"]["slot"] is not None
    return dict(twin)


# Worlds


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[int, dict[str, Any]]]:
    """Hidden cards may be any of their back but the crier. Last cards and cards left out are too many to be counted."""
    if _choosing(position) or "left_out" in position:
        yield 1, position
        return
    counted = [deck for deck in _DECKS if _hidden(position, viewer, deck)]
    for dealt in product(*(_deals(position, viewer, deck) for deck in counted)):
        world = clone(position)
        weight = 1
        for deck, (ways, cards, left) in zip(counted, dealt, strict=True):
            weight *= ways
            for card, kind in zip(_hidden(world, viewer, deck), cards, strict=True):
                card["card"] = kind
            world["decks"][deck]["undetermined"] = {**left, **_crier(position, deck)}
        yield weight, _in_order(world, viewer)


def _crier(position: dict[str, Any], deck: str) -> dict[str, int]:
    number = position["decks"][deck]["undetermined"].get(CRIER, 0)
    return {CRIER: number} if number else {}


def _deals(position: dict[str, Any], viewer: Viewer, deck: str) -> list[tuple[int, list[str], dict[str, int]]]:
    """Every way to deal the hidden cards of one back, or more of them than can be counted."""
    hidden = _hidden(position, viewer, deck)
    counts = Counter({kind: n for kind, n in position["decks"][deck]["undetermined"].items() if kind != CRIER})
    counts.update(card["card"] for card in hidden)
    return list(islice(deals(counts, len(hidden)), _ENOUGH_WORLDS))
