"""What is hidden, from the rulebook and ruling A43 alone.

Activity cards in other hands, face-down cards that the viewer has not seen, cards that another player looks at, cards
left in the box unseen, and the last cards until all are turned up. The backs are public: everyone knows which deck a
card belongs to. A crier is never where a player has looked.
"""

import json
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import islice, product
from math import factorial, prod
from typing import Any

from bastide.core import positions
from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.games.tournay import Tournay
from bastide.testing.dealing import clone, deals

_TRIES = 20
_ENOUGH_WORLDS = 500
CRIER = "crier"
DERIVED = frozenset(
    # Sets of slots that follow from stacks and tokens, decks with cards, citizens on all Plazas; knowledge that follows
    # from what has happened, and a last card, which has a slot; cards left out, which only the mix has; seats and
    # questions, which can only change together.
    (
        "filled", "coloured", "buildings", "characters", "prestige", "doublers", "occupied", "damaged", "named",
        "stocked", "available", "doubts", "doubtful", "notes", "last_card", "last_slot", "left_out",
        "asked", "player", "questions", "start_player",
    )
)  # fmt: skip


def observed(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view as far as observations show it.

    They show the two upper cards of a stack and all other cards of the district together; where cards in doubt may be,
    not which doubts go together; how many cards of a deck others know, not which. Points follow from the rest.
    """
    return {
        **view,
        "printed": None,
        "players": [
            {**player, **_observed_district(player), "points": None, "earned": None} for player in view["players"]
        ],
        "decks": [{**deck, "doubts": _observed_doubts(deck), "seen": None} for deck in view["decks"]],
    }


def _observed_district(player: dict[str, Any]) -> dict[str, Any]:
    covered = Counter(card for slot in player["district"] for card in slot["cards"][:-1])
    slots = [{**slot, "cards": (len(slot["cards"]), slot["cards"][-2:])} for slot in player["district"]]
    return {"district": slots, "covered": sorted(covered.items())}


def _observed_doubts(deck: dict[str, Any]) -> list[Any]:
    """The hands and the decks where a card may be."""
    places = [where for pattern in deck["doubts"] for where in pattern]
    return sorted(
        {(where["card"], where.get("hand", "deck")) for where in places if "hand" in where or "depth" in where}, key=str
    )


@cache
def _game(heading: str) -> Tournay:
    game = positions.game_of(json.loads(heading))
    assert isinstance(game, Tournay)
    return game


def game_of(position: dict[str, Any]) -> Tournay:
    """Return the game that a position belongs to."""
    heading = {field: position[field] for field in ("game", "options", "components", "rules") if field in position}
    return _game(json.dumps(heading))


def deck_of(position: dict[str, Any], card: str) -> str:
    """Return the back of a card."""
    return _backs(game_of(position))[card]


@cache
def _backs(game: Tournay) -> dict[str, str]:
    return {card: deck for deck, kinds in _kinds(game).items() for card in kinds}


@cache
def _kinds(game: Tournay) -> dict[str, tuple[str, ...]]:
    return dict(zip(_DECKS, game.box.kinds, strict=True))


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
    """Return the table without what is hidden from the viewer."""
    shown = clone(position)
    for name, deck in shown["decks"].items():
        places = deck.pop("places", None) or [None] * sum(position["decks"][name]["undetermined"].values())
        deck["places"] = [place["card"] if place is not None and _sees(place, viewer) else None for place in places]
        del deck["undetermined"]
    shown.pop("left_out", None)
    _forget(shown, viewer)
    if shown["turn"] is not None:
        shown["turn"]["looked"] = _shown(position, shown["turn"]["looked"], viewer)
    for seat, player in enumerate(shown["players"]):
        player["hand"] = _shown(position, player["hand"], viewer)
        if _choosing(position) and seat != viewer:
            del player["last"]
    return shown


def _hidden(position: dict[str, Any], viewer: Viewer, deck: str) -> list[dict[str, Any]]:
    """Return cards of one back seen by others but not the viewer: in hands, being looked at, in the deck."""
    cards = [card for player in position["players"] for card in player["hand"]]
    cards += position["turn"]["looked"] if position["turn"] is not None else []
    cards += [place for place in position["decks"][deck].get("places", ()) if place is not None]
    return [card for card in cards if not _sees(card, viewer) and deck_of(position, card["card"]) == deck]


def pool(position: dict[str, Any], viewer: Viewer) -> dict[str, int]:
    """Count by elimination, by back; add that last cards are still to be turned up."""
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


# Doubts


def _forget(position: dict[str, Any], viewer: Viewer) -> None:
    """Remove what others know beyond `known_by`, unless spectators know it."""
    doubts = [doubt for doubt in position.pop("doubts", ()) if doubt["viewer"] in (viewer, None)]
    if doubts:
        position["doubts"] = doubts


def _spot(position: dict[str, Any], deck: str, where: dict[str, Any], viewer: Viewer) -> list[str]:
    """Return the cards at the spot of a fact that are hidden from the viewer, apart from the fact itself."""
    if "place" in where:
        cards = [position["decks"][deck]["places"][where["place"]]]
    elif "hand" in where:
        cards = position["players"][where["hand"]]["hand"]
    else:
        cards = position["turn"]["looked"]
    return [card["card"] for card in cards if not _sees(card, viewer) and deck_of(position, card["card"]) == deck]


def _fits(position: dict[str, Any], deck: str, pattern: list[dict[str, Any]], viewer: Viewer) -> bool:
    """Whether a pattern is true: all of its cards are where it says."""
    for where in pattern:
        same = sum(other == where for other in pattern)
        if _spot(position, deck, where, viewer).count(where["card"]) < same:
            return False
    return True


def _patterns(position: dict[str, Any], deck: str, viewer: Viewer) -> list[list[dict[str, Any]]]:
    """Return what a viewer knows beyond `known_by`: what is written, or what a spectator knows, less what is known."""
    written = {doubt["viewer"]: doubt["patterns"] for doubt in position.get("doubts", ()) if doubt["deck"] == deck}
    if viewer in written or None not in written:
        return list(written.get(viewer, [[]]))
    told = [told for pattern in written[None] if (told := _told(position, deck, pattern, viewer)) is not None]
    return [pattern for pattern in told if not any(_is_more_general(other, pattern) for other in told)]


def _told(
    position: dict[str, Any], deck: str, pattern: list[dict[str, Any]], viewer: Viewer
) -> list[dict[str, Any]] | None:
    """Return what a spectator's pattern still tells a player who knows more, unless they see that it is wrong."""
    told: list[dict[str, Any]] = []
    for where in pattern:
        spot = {**where, "card": None}
        public, own = (_spot(position, deck, where, seen_by) for seen_by in (None, viewer))
        known = list((Counter(public) - Counter(own)).elements()).count(where["card"])
        if sum(fact == where for fact in pattern) > known + sum(fact == where for fact in told):
            told.append(where)
            if sum({**fact, "card": None} == spot for fact in told) > len(own):
                return None
    return told


def _is_more_general(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> bool:
    return len(one) < len(other) and all(one.count(fact) <= other.count(fact) for fact in one)


def _is_open_to(position: dict[str, Any], deck: str, viewer: Viewer) -> bool:
    """Whether the cards of a back are as a viewer and a spectator know them to be."""
    return all(
        any(_fits(position, deck, pattern, seen_by) for pattern in _patterns(position, deck, seen_by))
        for seen_by in (viewer, None)
    )


# Twins


def twins(position: dict[str, Any], viewer: Viewer, rng: SeededChance) -> Iterator[dict[str, Any]]:
    """Return positions in which two hidden cards of one back have changed places, or a last card differs."""
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
    loose = dict(zip(_kinds(game_of(position))[deck], game_of(position).box.loose_of(_DECKS.index(deck)), strict=False))
    if any(number > loose[kind] for kind, number in left_out.items()):
        return None
    _forget(twin, viewer)
    return _in_order(twin, viewer) if _is_open_to(twin, deck, viewer) else None


def _exchange(holder: Any, given: str, got: str) -> None:
    if "known_by" in holder:
        holder["card"] = got
    else:
        holder[given] -= 1
        holder[got] = holder.get(got, 0) + 1


def _in_order(twin: dict[str, Any], viewer: Viewer) -> dict[str, Any]:
    """Sort counts and hands as positions write them; clear the last cards that were chosen."""
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
    """Return positions in which another player has chosen something else, or has not come as far."""
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


def worlds(position: dict[str, Any], viewer: Viewer) -> Iterator[tuple[Fraction, dict[str, Any]]]:
    """Return all deals of the hidden cards that fit what the viewer knows, with any last cards of the others.

    A hidden card may be any of its back but the crier. Cards left out are too many to be counted.
    """
    if "left_out" in position:
        yield Fraction(1), position
        return
    counted = [deck for deck in _DECKS if _hidden(position, viewer, deck)]
    for dealt in product(*(_deals(position, viewer, deck) for deck in counted)):
        world = clone(position)
        weight = Fraction(1)
        for deck, (ways, cards, left) in zip(counted, dealt, strict=True):
            for card, kind in zip(_hidden(world, viewer, deck), cards, strict=True):
                card["card"] = kind
            world["decks"][deck]["undetermined"] = {**left, **_crier(position, deck)}
            weight *= ways * _share(world, deck, viewer)
        if weight:
            _forget(world, viewer)
            for chosen, choice in _choices(_in_order(world, viewer), viewer):
                yield weight * chosen, choice


def _crier(position: dict[str, Any], deck: str) -> dict[str, int]:
    number = position["decks"][deck]["undetermined"].get(CRIER, 0)
    return {CRIER: number} if number else {}


def _deals(position: dict[str, Any], viewer: Viewer, deck: str) -> list[tuple[int, list[str], dict[str, int]]]:
    """Return every way to deal the hidden cards of one back, or more of them than can be counted."""
    hidden = _hidden(position, viewer, deck)
    counts = Counter({kind: n for kind, n in position["decks"][deck]["undetermined"].items() if kind != CRIER})
    counts.update(card["card"] for card in hidden)
    return list(islice(deals(counts, len(hidden)), _ENOUGH_WORLDS))


def _share(world: dict[str, Any], deck: str, viewer: Viewer) -> Fraction:
    """How many of the ways to deal a world fit a pattern, on the average of those that it fits.

    A pattern does not say which of the cards in a hand its own ones are, but they are certain ones: of `n` cards, `m`
    of which are equal, `f` known ones leave `n - f` to be dealt.
    """
    fitting = [pattern for pattern in _patterns(world, deck, viewer) if _fits(world, deck, pattern, viewer)]
    shares = [_free_deals(world, deck, pattern, viewer) for pattern in fitting]
    return sum(shares, Fraction(0)) / max(1, len(shares))


def _free_deals(world: dict[str, Any], deck: str, pattern: list[dict[str, Any]], viewer: Viewer) -> Fraction:
    share = Fraction(1)
    for spot in {where.get("hand") for where in pattern if "place" not in where}:
        facts = [where for where in pattern if "place" not in where and where.get("hand") == spot]
        all_ = Counter(_spot(world, deck, facts[0], viewer))
        free = all_ - Counter(where["card"] for where in facts)
        share *= Fraction(_orders(free), _orders(all_))
    return share


def _orders(cards: Counter[str]) -> int:
    return factorial(cards.total()) // prod(factorial(number) for number in cards.values())


def _choices(world: dict[str, Any], viewer: Viewer) -> Iterator[tuple[Fraction, dict[str, Any]]]:
    """Return what the others may have chosen as last cards: anything or nothing if they ended, else nothing yet."""
    seats = [seat for seat, player in enumerate(world["players"]) if seat != viewer and player["hand"]]
    if not _choosing(world):
        seats = []
    for seat in seats:
        world["players"][seat]["last"] = None
    for lasts in product(*(_lasts(world, seat) for seat in seats)):
        choice, weight = clone(world) if lasts else world, Fraction(1)
        for seat, (chosen, last) in zip(seats, lasts, strict=True):
            choice["players"][seat]["last"] = last
            weight *= chosen
        yield weight, choice


def _lasts(world: dict[str, Any], seat: int) -> list[tuple[Fraction, dict[str, str] | None]]:
    """Return the last cards that a player may have chosen: any card and none equally likely, then any slot."""
    if not world["players"][seat]["ended"]:
        return [(Fraction(1), None)]
    alone = clone(world)
    alone["players"][seat].update(last=None, ended=False)
    state = game_of(world).from_position(alone)
    text = state.game.moves.text
    plays = [move for move in state.legal_moves(seat) if text(move) != "end"]
    each = Fraction(1, 1 + len(plays))
    lasts: list[tuple[Fraction, dict[str, str] | None]] = [(each, None)]
    for play in plays:
        after = state.copy()
        after.play(seat, play, SeededChance(0))
        slots = [text(move).removeprefix("place ") for move in after.legal_moves(seat)]
        card = text(play).removeprefix("play ")
        lasts += [(each / len(slots), {"card": card, "slot": slot}) for slot in slots]
    return lasts
