"""Reads a position, and says what cannot be (see `position`)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bastide.core.audience import Viewer
from bastide.core.errors import BadPosition
from bastide.core.pile import Certain, Pile
from bastide.games.tournay import district, doubts, hand, steps, view, waiting
from bastide.games.tournay.box import PRESTIGE_LEVEL
from bastide.games.tournay.grid import FRAME, NAMES, SIDE, SLOTS, bits
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.patterns import BOTTOM, LOOKED, NOTHING_MORE, Fact, Union, plus, union_of
from bastide.games.tournay.steps import CODE, FINAL, LAST, SHELTER, SUFFER, TURN

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_OPENING = "turn opening"


def read(document: Mapping[str, Any], state: "TournayState") -> None:
    """Fills a blank state."""
    state.start_player = document.get("start_player", 0)
    if state.start_player >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
    for seat, player in enumerate(document["players"]):
        _read_player(state, seat, player)
    _read_turn(state, document)
    _check_last_cards(state)
    _read_citizens(state, document)
    _read_events(state, document)
    _read_decks(state, document)
    _read_doubts(state, document.get("doubts", ()))
    _find_asked(state)


def _number(state: "TournayState", card: str) -> int:
    if card not in state.box.number:
        raise BadPosition("no-such-card", "There is no card '{card}'.", card=card)
    return state.box.number[card]


def _entry(state: "TournayState", document: Mapping[str, Any], owner: int | None = None) -> Certain:
    """A card and who knows it; its owner always does, and if nothing is said, he alone."""
    known_by = document.get("known_by", () if owner is None else (owner,))
    if known_by is not None and max(known_by, default=0) >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
    audience = None if known_by is None else tuple(sorted(known_by))
    return Certain(_number(state, document["card"]), audience if owner is None else hand.joined(audience, owner))


# Players


def _read_player(state: "TournayState", seat: int, player: Mapping[str, Any]) -> None:
    state.deniers[seat] = player["deniers"]
    for colour, name in enumerate(COLOURS):
        state.standing[3 * seat + colour] = player.get("plaza", {}).get(name, 0)
        state.lying[3 * seat + colour] = player.get("lying", {}).get(name, 0)
    state.hands[seat] = hand.hand_of(_entry(state, card, seat) for card in player.get("hand", ()))
    state.ramparts[seat], state.built[seat] = player.get("ramparts", 0), player.get("built", 0)
    for name, slot in player.get("district", {}).items():
        _read_slot(state, seat, NAMES.index(name), slot)
    _check_district(state, seat)
    state.ended |= player.get("ended", False) << seat
    if (last := player.get("last")) is not None:
        state.last_card[seat] = _number(state, last["card"])
        if last.get("slot") is not None:
            state.last_slot[seat] = NAMES.index(last["slot"])


def _read_slot(state: "TournayState", seat: int, slot: int, document: Mapping[str, Any]) -> None:
    cards = tuple(_number(state, card) for card in document["cards"])
    if len({state.box.colour[card] for card in cards}) > 1:
        raise BadPosition(
            "different-colours",
            "The cards on {place} of player {number} have different colours (TY-16).",
            place=NAMES[slot],
            number=seat + 1,
        )
    state.stacks[SLOTS * seat + slot] = cards
    for card in cards:
        if state.box.level[card] == PRESTIGE_LEVEL:
            if state.named[seat] >> card & 1:
                raise BadPosition(
                    "building-twice",
                    "Player {number} has the {card} twice (TY-18).",
                    number=seat + 1,
                    card=state.box.ids[card],
                )
            state.named[seat] |= 1 << card
    district.show(state, seat, slot)
    numbers = [document.get("citizens", {}).get(name, 0) for name in COLOURS]
    gray, damaged = document.get("gray", 0), document.get("damaged", False)
    people = sum(numbers) + gray
    if people > 2 or (people and damaged) or (people and not state.buildings[seat] >> slot & 1):
        raise BadPosition(
            "cannot-lie-there",
            "What lies on {place} of player {number} cannot lie there (TY-9, TY-34).",
            place=NAMES[slot],
            number=seat + 1,
        )
    if damaged and state.prestige[seat] >> slot & 1:
        raise BadPosition(
            "not-damageable",
            "A prestige building on {place} of player {number} cannot be damaged (TY-56).",
            place=NAMES[slot],
            number=seat + 1,
        )
    token = sum(number << 2 * colour for colour, number in enumerate(numbers)) + (gray << 6)
    district.set_token(state, seat, slot, token | (district.DAMAGED if damaged else 0))
    for colour, number in enumerate(numbers):
        state.placed[3 * seat + colour] += number


def _check_district(state: "TournayState", seat: int) -> None:
    slots = bits(state.filled[seat])
    if slots:
        columns, rows = [slot % SIDE for slot in slots], [slot // SIDE for slot in slots]
        if max(max(columns) - min(columns), max(rows) - min(rows)) >= FRAME:
            raise BadPosition(
                "district-too-large",
                "The district of player {number} has more than three rows or columns (TY-14).",
                number=seat + 1,
            )


# The turn


def _read_turn(state: "TournayState", document: Mapping[str, Any]) -> None:
    turn = document.get("turn")
    state.last_round = document.get("last_round", turn is None)
    if turn is None:
        return
    state.player = -1 if turn["player"] is None else turn["player"]
    if state.player >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
    state.steps = [_read_step(state, text) for text in turn.get("steps", (_OPENING,))]
    if turn.get("card") is not None:
        state.playing = _number(state, turn["card"])
    state.looked = hand.hand_of(_entry(state, card) for card in turn.get("looked", ()))
    state.sheltered = sum(1 << seat for seat in turn.get("sheltered", ()))
    state.shielded = sum(1 << seat for seat in turn.get("shielded", ()))
    _check_steps(state)


def _check_steps(state: "TournayState") -> None:
    codes = [number & CODE for number in state.steps]
    bottoms = {TURN, LAST, FINAL}
    if codes[0] not in bottoms or bottoms & set(codes[1:]) or (codes[0] == LAST) != (state.player < 0):
        raise BadPosition("first-step", "The first of the steps, and no other, is 'turn', 'last' or 'final'.")
    if (codes[0] == LAST) and len(codes) > 1:
        raise BadPosition("nothing-waits", "Nothing waits while last cards are chosen (TY-59).")
    if (state.playing >= 0) != (steps.PLACE in codes):
        raise BadPosition(
            "card-without-step", "A card is being played if and only if a step asks for its place (TY-13)."
        )
    if (len(state.looked) == 2) != (steps.KEEP in codes):
        raise BadPosition(
            "looked-without-step", "Two cards are looked at if and only if a step asks which is kept (TY-27)."
        )


def _check_last_cards(state: "TournayState") -> None:
    """A last card stays in the hand until it is its owner's turn to pay for it (TY-59)."""
    final = bool(state.steps) and state.steps[0] & CODE == FINAL
    for number in range(steps.fields(state.steps[0])[0] if final else 0, state.players):
        seat = (state.start_player + number) % state.players
        if state.last_card[seat] >= 0 and all(entry.card != state.last_card[seat] for entry in state.hands[seat]):
            raise BadPosition(
                "last-card", "The last card of player {number} is not in his hand (TY-59).", number=seat + 1
            )


def _read_step(state: "TournayState", text: str) -> int:
    """A step as `view.step_text` writes it."""
    name, *words = text.split()
    if name in steps.CODES:
        code = steps.CODES.index(name)
        kinds = steps.FIELDS[code]
        if len(words) == len(kinds):
            try:
                number = steps.step(code, *map(_field, kinds, words))
            except (ValueError, IndexError):
                number = -1
            if number >= 0 and view.step_text(number) == text and _is_known(state, code, number):
                return number
    raise BadPosition("no-such-step", "'{step}' is no step.", step=text)


def _is_known(state: "TournayState", code: int, number: int) -> bool:
    """Whether what a step names exists."""
    values = dict(zip(steps.FIELDS[code], steps.fields(number), strict=True))
    return values.get(steps.PIECE, 0) < len(state.box.pieces)


def _field(kind: int, word: str) -> int:
    match kind:
        case steps.COLOUR:
            return COLOURS.index(word)
        case steps.SLOT:
            return steps.NO_SLOT if word == "-" else NAMES.index(word)
        case steps.SLOTS:
            return 0 if word == "-" else sum(1 << NAMES.index(name) for name in word.split("+"))
        case steps.DECK:
            return DECKS.index(word)
        case steps.CAUSE:
            return steps.CAUSES.index(word)
        case steps.STAGE:
            return steps.STAGES.index(word)
        case steps.EVENTS_SET:
            return 0 if word == "-" else sum(1 << range(1, QUEUE + 1).index(int(name)) for name in word.split("+"))
        case steps.EVENT | steps.LEVEL:
            return range(1, QUEUE + 1).index(int(word))
    return range(256 if kind == steps.NUMBER else 1024).index(int(word))


def _find_asked(state: "TournayState") -> None:
    """Whoever the step on top is put to."""
    if not state.steps or state.steps[0] & CODE == LAST:
        return
    code, values = state.steps[-1] & CODE, steps.fields(state.steps[-1])
    if code in (SHELTER, SUFFER):
        if state.queue[values[0]] < 0:
            raise BadPosition("strikes-without-queue", "An event that strikes must be in the queue (TY-31).")
        state.asked = (state.player + values[2]) % state.players
    else:
        state.asked = state.player
    impossible = waiting.impossible(state)
    try:
        moves = state.legal_moves(state.asked) if impossible is None else []
    except (AssertionError, IndexError, KeyError, StopIteration):
        moves = []
    if not moves:
        step = view.step_text(state.steps[-1] if impossible is None else impossible)
        raise BadPosition("nobody-answers", "Nobody can answer the step '{step}'.", step=step)


# What is left


def _read_citizens(state: "TournayState", document: Mapping[str, Any]) -> None:
    """Every citizen is somewhere: those that no player owns are in the supply (TY-3, TY-7)."""
    for colour, name in enumerate(COLOURS):
        total = state.supply[colour] + state.players * _given(state)
        owned = sum(state.standing[colour::3]) + sum(state.lying[colour::3]) + sum(state.placed[colour::3])
        left = total - owned
        if left < 0 or document.get("supply", {}).get(name, left) != left:
            raise BadPosition(
                "citizens-count",
                "The {colour} citizens do not add up: {left} must be in the supply (TY-3).",
                colour=name,
                left=max(left, 0),
            )
        state.supply[colour] = left


def _given(state: "TournayState") -> int:
    """Citizens of each colour that a player begins with (TY-3, TY-65)."""
    return 1 if state.game.advanced else 2


def _read_events(state: "TournayState", document: Mapping[str, Any]) -> None:
    """Events are in the queue, in their deck, or ramparts (TY-36)."""
    ids = state.box.event_ids
    for place, entry in enumerate(document.get("queue", ())):
        if entry is None:
            continue
        if entry["event"] not in ids or ids.index(entry["event"]) in state.queue:
            raise BadPosition(
                "event-twice", "The event '{event}' is unknown or twice in the queue.", event=entry["event"]
            )
        state.queue[place] = ids.index(entry["event"])
        state.coins[place] = entry.get("coins", 0)
        if state.coins[place] > state.box.events[state.queue[place]].circles:
            raise BadPosition(
                "too-many-coins", "The event '{event}' has not so many circles (TY-30).", event=entry["event"]
            )
    out = [number for number in range(len(ids)) if number not in state.queue]
    size = len(out) - sum(state.ramparts) - sum(state.built)
    names = document.get("event_deck", [ids[number] for number in out][: max(size, 0)])
    if len(names) != size or not set(names) <= {ids[number] for number in out}:
        raise BadPosition(
            "events-count", "The events do not add up: {left} must be in the event deck (TY-5).", left=max(size, 0)
        )
    state.events_left = [int(name in names) for name in ids]


def _read_decks(state: "TournayState", document: Mapping[str, Any]) -> None:
    box = state.box
    elsewhere = Counter(card for stack in state.stacks for card in stack)
    elsewhere.update(entry.card for cards in (*state.hands, state.looked) for entry in cards)
    if state.playing >= 0:
        elsewhere[state.playing] += 1
    left_out = []
    for deck, name in enumerate(DECKS):
        given = document.get("decks", {}).get(name, {})
        out = _read_left_out(state, deck, document.get("left_out", {}).get(name, {}))
        left_out.append(out)
        state.criers |= given.get("crier", False) << deck
        counts = [
            copies - gone - elsewhere[box.first[deck] + card]
            for card, (copies, gone) in enumerate(zip(box.copies_of(deck), out, strict=True))
        ]
        counts.append(0 if state.criers >> deck & 1 else 1)
        state.decks.append(_read_deck(state, deck, counts, given))
        if given.get("face_up", False):
            state.face_up |= 1 << deck
            top = state.decks[deck].places[-1] if len(state.decks[deck]) else None
            if top is None or top.known_by is not None:
                raise BadPosition(
                    "face-up-known", "The face-up card of the deck {deck} must be known to all (TY-27).", deck=name
                )
    state.left_out = tuple(left_out)


def _read_left_out(state: "TournayState", deck: int, given: Mapping[str, int]) -> tuple[int, ...]:
    loose, kinds = state.box.loose_of(deck), state.box.kinds[deck][:-1]
    out = tuple(given.get(kind, 0) for kind in kinds)
    if sum(out) != sum(loose) // 2 or sum(given.values()) != sum(out) or any(map(int.__gt__, out, loose)):
        raise BadPosition(
            "left-out",
            "Of the deck {deck}, {number} replaceable or added cards are left out (TY-67).",
            deck=DECKS[deck],
            number=sum(loose) // 2,
        )
    return out


def _read_deck(state: "TournayState", deck: int, counts: list[int], given: Mapping[str, Any]) -> Pile:
    """A deck with what is nowhere else; its known places must be among that."""
    box, name = state.box, DECKS[deck]
    places: list[Certain | None] = [None] * max(0, sum(counts))
    if "places" in given:
        places = list(_places(state, deck, given["places"]))
    for place in places:
        if place is not None:
            counts[place.card] -= 1
    if min(counts) < 0 or sum(counts) != places.count(None):
        raise BadPosition("deck-count", "The cards of the deck {deck} do not add up (TY-4).", deck=name)
    written = {kind: count for kind, count in zip(box.kinds[deck], counts, strict=True) if count}
    if given.get("undetermined", written) != written:
        raise BadPosition(
            "undetermined",
            "The undetermined cards of the deck {deck} are not those that are nowhere else (TY-4).",
            deck=name,
        )
    pile = Pile(name, box.kinds[deck], counts)
    pile.places = places
    return pile


def _check_back(state: "TournayState", card: int, deck: int) -> None:
    if state.box.deck[card] != deck:
        raise BadPosition(
            "other-deck",
            "The card '{card}' does not belong to the deck {deck} (TY-4).",
            card=state.box.ids[card],
            deck=DECKS[deck],
        )


def _places(state: "TournayState", deck: int, places: list[Any]) -> Iterator[Certain | None]:
    for place in places:
        if place is None:
            yield None
            continue
        card, known_by = _entry(state, place)
        _check_back(state, card, deck)
        yield Certain(card - state.box.first[deck], known_by)


# Doubts


def _read_doubts(state: "TournayState", given: Sequence[Mapping[str, Any]]) -> None:
    """What viewers know besides; players who are not named know what spectators know."""
    unions = {(DECKS.index(entry["deck"]), entry["viewer"]): _read_union(state, entry) for entry in given}
    state.doubts = tuple(_read_unions(state, deck, unions) for deck in range(len(DECKS)))
    state.doubtful = sum(1 << deck for deck, known in enumerate(state.doubts) if known)


def _read_unions(state: "TournayState", deck: int, given: Mapping[tuple[int, Viewer], Union]) -> doubts.Unions:
    spectator = given.get((deck, None), NOTHING_MORE)
    usual = doubts.as_spectators(state, deck, spectator)
    return doubts.unions_of([*(given.get((deck, seat), usual[seat]) for seat in range(state.players)), spectator])


def _read_union(state: "TournayState", entry: Mapping[str, Any]) -> Union:
    """The patterns of one viewer; one of them must be true."""
    deck, viewer = DECKS.index(entry["deck"]), entry["viewer"]
    if viewer is not None and viewer >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
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
    card = _number(state, fact["card"])
    _check_back(state, card, deck)
    if "place" in fact:
        return BOTTOM + fact["place"], card
    return fact.get("hand", LOOKED), card
