"""Reads a JSON position (see `position`) into a state.

What a hand-written position leaves out follows from the rest: the decks (all cards that are nowhere else, shuffled),
the event deck, the supply, and the turn (without one the game is over and can only be scored). What the writer doesn't
know is dealt: cards with only their back written, open events, cards left out of the mix.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.chance import Chance
from bastide.core.errors import BadPosition
from bastide.core.masks import bits
from bastide.games.tournay import combat, district, hand, moving, possible, reactions, reading_decks
from bastide.games.tournay.actions import Act
from bastide.games.tournay.box import RANDOM
from bastide.games.tournay.citizens import together
from bastide.games.tournay.costs import Place
from bastide.games.tournay.deck import Keep
from bastide.games.tournay.events import Shelter, Suffer
from bastide.games.tournay.final import Final, Last
from bastide.games.tournay.grid import FRAME, NAMES, SIDE, SLOTS
from bastide.games.tournay.moves import COLOURS, QUEUE
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.reading_decks import entry, number_of
from bastide.games.tournay.symbols import PRESTIGE_LEVEL
from bastide.games.tournay.turn import ACTION_DONE, OPENING, Turn

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

_OPENING = "turn opening"


def read(document: Mapping[str, Any], state: "TournayState", chance: Chance) -> None:
    """Fill a blank state with the position, or raise `BadPosition`; `chance` deals what it leaves open."""
    chosen = state.game.settings["start_player"]
    state.start_player = document.get("start_player", 0 if chosen == RANDOM else int(chosen) - 1)
    positions.check_seats(state.players, state.start_player)
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
    district.turn_over(state, seat, slot, district.top(state, seat, slot))
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


def _may_stand(state: "TournayState", card: int, numbers: list[int], gray: int) -> bool:
    """Whether some activation of a card brings such citizens onto it (TY-33, TY-50, ruling A37)."""
    box = state.box
    fits = all(box.may_stand(colour, card) for colour, number in enumerate(numbers) if number)
    return fits and sum(numbers) + gray <= box.room_on(card)


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
    positions.check_seats(state.players, state.player)
    state.questions = TournayQuestion.read(turn.get("steps", (_OPENING,)), state)
    if turn.get("card") is not None:
        state.playing = number_of(state, turn["card"])
    state.looked = hand.hand_of(entry(state, card, state.player) for card in turn.get("looked", ()))
    state.activated = reactions.activated_slots(state.questions)
    for name in turn.get("activated", ()):
        state.activated |= 1 << NAMES.index(name)
    state.sheltered = sum(1 << seat for seat in turn.get("sheltered", ()))
    state.shielded = sum(1 << seat for seat in turn.get("shielded", ()))
    _check_steps(state)
    state.last_round = document.get("last_round", not isinstance(state.questions[0], Turn))


def _check_steps(state: "TournayState") -> None:
    bottom, *others = kinds = [type(question) for question in state.questions]
    bottoms = {Turn, Last, Final}
    if bottom not in bottoms or bottoms & set(others) or (bottom is Last) != (state.player < 0):
        raise BadPosition("first-step", "The first of the steps, and no other, is 'turn', 'last' or 'final'.")
    if bottom is Last and others:
        raise BadPosition("nothing-waits", "Nothing waits while last cards are chosen (TY-59).")
    if (state.playing >= 0) != (Place in kinds):
        raise BadPosition(
            "card-without-step", "A card is being played if and only if a step asks for its place (TY-13)."
        )
    if len(state.looked) != (2 if Keep in kinds else 0):
        raise BadPosition(
            "looked-without-step", "Two cards are looked at if and only if a step asks which is kept (TY-27)."
        )


def _find_asked(state: "TournayState") -> None:
    """Find the player whom the question on top is for."""
    if not state.questions or isinstance(state.questions[0], Last):
        return
    top = state.questions[-1]
    if isinstance(top, Shelter | Suffer) and state.queue[top.place] < 0:
        raise BadPosition("strikes-without-queue", "An event that strikes must be in the queue (TY-31).")
    state.ask(top.seat(state))
    wrong = _out_of_place(state)
    try:
        moves = state.legal_moves(state.asked) if wrong is None else []
    except (NotImplementedError, IndexError, KeyError, StopIteration):
        moves = []
    if not moves:
        step = (top if wrong is None else wrong).text()
        raise BadPosition("nobody-answers", "Nobody can answer the step '{step}'.", step=step)


def _out_of_place(state: "TournayState") -> TournayQuestion | None:
    """Return the first question that can't be where it is, or asks about something that isn't there."""
    for place, question in enumerate(state.questions):
        if (place and not _goes_with_turn(state.questions[0], question)) or not question.can_wait(state, place):
            return question
    return None


def _goes_with_turn(bottom: TournayQuestion, question: TournayQuestion) -> bool:
    """Whether a question fits this stage: a card is played before the action, and nothing waits before that."""
    if bottom == Turn(ACTION_DONE):
        return not question.plays_card()
    return bottom != Turn(OPENING) and (question.plays_card() or isinstance(question, Act))


# The rest


def _read_citizens(state: "TournayState", document: Mapping[str, Any]) -> None:
    """Read whose citizens are where, and put those that no player owns in the supply (TY-3, TY-7)."""
    standing, lying = _by_colour(document, "plaza"), _by_colour(document, "lying")
    placed = [_placed(state, seat) for seat in range(state.players)]
    for colour, name in enumerate(COLOURS):
        total = state.supply[colour] + state.players * _given(state)
        owned = sum(numbers[colour] for numbers in (*standing, *lying, *placed))
        left = total - owned
        if left < 0 or document.get("supply", {}).get(name, left) != left:
            raise BadPosition(
                "citizens-count",
                "The {colour} citizens do not add up: {left} must be in the supply (TY-3).",
                colour=name,
                left=max(left, 0),
            )
        state.supply[colour] = left
    # Only now is it certain that they fit.
    state.standing, state.lying, state.placed = [[*map(together, where)] for where in (standing, lying, placed)]
    state.available = sum(state.standing)


def _by_colour(document: Mapping[str, Any], where: str) -> list[list[int]]:
    """Each player's citizens in one place, by colour."""
    return [[player.get(where, {}).get(name, 0) for name in COLOURS] for player in document["players"]]


def _placed(state: "TournayState", seat: int) -> list[int]:
    """A player's citizens on buildings, by colour."""
    tokens = state.tokens[SLOTS * seat : SLOTS * (seat + 1)]
    return [sum(district.citizens_on(token)[colour] for token in tokens) for colour in range(len(COLOURS))]


def _given(state: "TournayState") -> int:
    """Citizens of each colour that a player starts with (TY-3, TY-65)."""
    return 1 if state.game.advanced else 2


def _read_events(state: "TournayState", document: Mapping[str, Any], chance: Chance) -> None:
    """Read the events, which are in the queue, their deck, or ramparts (TY-36); draw those left open."""
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
    combat.work_out_fights(state)
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
    if state.questions:
        for place in range(len(document.get("queue", ())), QUEUE):
            combat.refill(state, place, chance)


def _are_among(names: list[str], events: list[int], ids: tuple[str, ...]) -> bool:
    return set(names) <= {name for name, there in zip(ids, events, strict=True) if there}
