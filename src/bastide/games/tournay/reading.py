"""Reads a position, and says what cannot be (see `position`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core.chance import Chance
from bastide.core.errors import BadPosition
from bastide.games.tournay import combat, district, hand, moving, possible, reading_decks, steps, view, waiting
from bastide.games.tournay.box import RANDOM
from bastide.games.tournay.grid import FRAME, NAMES, SIDE, SLOTS, bits
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.reading_decks import entry, number_of
from bastide.games.tournay.steps import CODE, FINAL, LAST, SHELTER, SUFFER, TURN
from bastide.games.tournay.symbols import PRESTIGE_LEVEL

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_OPENING = "turn opening"


def read(document: Mapping[str, Any], state: "TournayState", chance: Chance) -> None:
    """Fills a blank state; what the document leaves open is dealt."""
    chosen = state.game.settings["start_player"]
    state.start_player = document.get("start_player", 0 if chosen == RANDOM else int(chosen) - 1)
    if state.start_player >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
    if chosen not in (RANDOM, str(state.start_player + 1)):
        raise BadPosition(
            "other-start-player", "By the option start_player, player {number} starts (TY-6).", number=chosen
        )
    for seat, player in enumerate(document["players"]):
        _read_player(state, seat, player)
    _read_turn(state, document)
    moving.move_inwards(state)
    _read_citizens(state, document)
    _read_events(state, document, chance)
    reading_decks.read(document, state, chance)
    _find_asked(state)
    possible.check(state)


# Players


def _read_player(state: "TournayState", seat: int, player: Mapping[str, Any]) -> None:
    state.deniers[seat] = player["deniers"]
    for colour, name in enumerate(COLOURS):
        state.standing[3 * seat + colour] = player.get("plaza", {}).get(name, 0)
        state.lying[3 * seat + colour] = player.get("lying", {}).get(name, 0)
    state.hands[seat] = hand.hand_of(entry(state, card, seat) for card in player.get("hand", ()))
    state.ramparts[seat], state.built[seat] = player.get("ramparts", 0), player.get("built", 0)
    for name, slot in player.get("district", {}).items():
        _read_slot(state, seat, NAMES.index(name), slot)
    _check_district(state, seat)
    state.ended |= player.get("ended", False) << seat
    if (last := player.get("last")) is not None:
        state.last_card[seat] = number_of(state, last["card"])
        if last.get("slot") is not None:
            state.last_slot[seat] = NAMES.index(last["slot"])


def _read_slot(state: "TournayState", seat: int, slot: int, document: Mapping[str, Any]) -> None:
    cards = tuple(number_of(state, card) for card in document["cards"])
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
    if (people and (damaged or not state.buildings[seat] >> slot & 1)) or not _may_stand(
        state, cards[-1], numbers, gray
    ):
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


def _may_stand(state: "TournayState", card: int, numbers: list[int], gray: int) -> bool:
    """Whether some activation of a card brings such citizens onto it (TY-33, TY-50, ruling A37)."""
    box, colour = state.box, state.box.colour[card]
    strangers = [other for other, number in enumerate(numbers) if number and other != colour]
    most = 2 if box.may_double >> colour & 1 else 1
    return sum(numbers) + gray <= most and all(box.may_chain[other] >> colour & 1 for other in strangers)


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
        state.playing = number_of(state, turn["card"])
    state.looked = hand.hand_of(entry(state, card, state.player) for card in turn.get("looked", ()))
    state.activated = sum(1 << NAMES.index(name) for name in turn.get("activated", ())) | steps.activated(state.steps)
    state.sheltered = sum(1 << seat for seat in turn.get("sheltered", ()))
    state.shielded = sum(1 << seat for seat in turn.get("shielded", ()))
    _check_steps(state)
    state.last_round = document.get("last_round", state.steps[0] & CODE != TURN)


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
    if len(state.looked) != (2 if steps.KEEP in codes else 0):
        raise BadPosition(
            "looked-without-step", "Two cards are looked at if and only if a step asks which is kept (TY-27)."
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
    raise BadPosition("no-such-step", "'{step}' is not a step.", step=text)


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


def _read_events(state: "TournayState", document: Mapping[str, Any], chance: Chance) -> None:
    """Events are in the queue, in their deck, or ramparts (TY-36); those that are left open are drawn."""
    ids = state.box.event_ids
    for place, event in enumerate(document.get("queue", ())):
        if event is None:
            continue
        if event["event"] not in ids or ids.index(event["event"]) in state.queue:
            raise BadPosition(
                "event-twice", "The event '{event}' is unknown or twice in the queue.", event=event["event"]
            )
        state.queue[place] = ids.index(event["event"])
        state.coins[place] = event.get("coins", 0)
        if state.coins[place] > state.box.events[state.queue[place]].circles:
            raise BadPosition(
                "too-many-coins", "The event '{event}' doesn't have that many circles (TY-30).", event=event["event"]
            )
    out = [int(number not in state.queue) for number in range(len(ids))]
    ramparts = sum(state.ramparts) + sum(state.built)
    size = sum(out) - ramparts
    names = document.get("event_deck")
    if size < 0 or (names is not None and (len(names) != size or not _are_among(names, out, ids))):
        raise BadPosition(
            "events-count", "The events do not add up: {left} must be in the event deck (TY-5).", left=max(size, 0)
        )
    if names is not None:
        state.events_left = [int(name in names) for name in ids]
        return
    state.events_left = out
    for _ in range(ramparts if size else 0):
        state.events_left[chance.draw(state.events_left, "rampart", ids)] -= 1
    if not size:
        state.events_left = [0] * len(ids)
    if state.steps:
        for place in range(len(document.get("queue", ())), QUEUE):
            combat.refill(state, place, chance)


def _are_among(names: list[str], events: list[int], ids: tuple[str, ...]) -> bool:
    return set(names) <= {name for name, there in zip(ids, events, strict=True) if there}
