"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals
from bastide.games.tournay import costs, final, plaza, steps
from bastide.games.tournay.grid import NAMES, SLOTS, names, open_slots
from bastide.games.tournay.moves import COLOURS, DECKS, KEYS, LEVELS
from bastide.games.tournay.steps import ACTION_DONE, CARD_PLAYED, CODE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

refuse = Refusals(
    {
        "not-asked": "{player} has to decide now: wait until you are asked.",
        "pay-card-first": "Pay for the card first: put another card of your hand or district under its deck.",
        "pay-citizen-first": "Pay for the card first: give up a {colour} citizen.",
        "place-first": "Place {card} first.",
        "choose-owner": "Choose first whose citizen you use.",
        "top-or-look": "Take the face-up card, or look at the two below.",
        "choose-card": "Choose first which card you keep.",
        "choose-character": "Several characters react: choose which is first.",
        "activate-or-pass": "You may activate a second building now: choose one, or do without.",
        "rampart-or-pass": "An event is about to strike: build a rampart, or do without.",
        "event-first": "Choose first what is damaged or laid down.",
        "finish-effect": "Finish the effect of the building first.",
        "play-first": "Play a card of your hand first.",
        "action-first": "Choose an action first: draw, activate, fight, earn or gather.",
        "draw-first": "Cards are looked at when you draw: choose a deck first.",
        "no-event-now": "No event strikes now.",
        "activate-first": "That belongs to the effect of a building: activate one first.",
        "hand-limit": "You may keep four cards at most: put cards under their decks or build ramparts.",
        "action-done": "You have made your action: end your turn.",
        "card-played": "Only one card may be played in a turn: make your action now.",
        "hand-small-enough": (
            "Cards are put back and spare ramparts built at the end of the turn only, while you hold more than four."
        ),
        "no-rampart": "You have no rampart in your hand.",
        "not-in-hand": "That card is not in your hand.",
        "has-that-one": "{card} is in your district already, and no prestige building may be there twice.",
        "too-few-deniers": "{card} costs {deniers} {deniers:denier|deniers}, which you do not have.",
        "cannot-pay": "You cannot pay what {card} costs besides deniers.",
        "deck-empty": "The deck {deck} has no cards left.",
        "too-few-citizens": (
            "You need {number} available {colour} {number:citizen|citizens}, your own or {number:one|some} "
            "that you can pay for."
        ),
        "earn-own-only": (
            "You don't have that many citizens of that colour on your Plaza, and only your own earn deniers."
        ),
        "only-advanced": "Citizens are recruited by an action in the advanced game only.",
        "supply-empty": "There is no {colour} citizen left in the supply.",
        "cannot-recruit": "Recruiting takes five deniers and an available {colour} citizen.",
        "nothing-there": "There is no card on {slot}.",
        "not-for-citizens": "{card} is never activated: only buildings of level I and II are.",
        "is-damaged": "{card} is damaged until you gather your citizens.",
        "not-free": "{card} is not free: gather your citizens first.",
        "no-event": "There is no event at that place of the queue.",
        "no-coin": "{event} has no coin on it, so it cannot be fought by an action.",
        "cannot-fight": (
            "To fight {event} you need {number} {colour} {number:citizen|citizens} and {deniers} "
            "{deniers:denier|deniers}."
        ),
        "no-citizen-there": "You have no {colour} citizen there.",
        "bad-slot": "The card cannot go to {slot}: choose {near}.",
        "no-own-citizen": "You have no {colour} citizen left on your Plaza.",
        "cannot-borrow": "No {colour} citizen can be had there: it must be available and costs {deniers} deniers.",
        "not-among-them": "That card is not among those you may choose from.",
        "cannot-visit": "That building cannot be used: it must have the right colour, be free and be no Port.",
        "cannot-take-event": "That event cannot be taken: it has a coin too few or too many.",
        "cannot-trigger": "So many events cannot be triggered, or one of them is not there.",
        "not-that-colour": "The colour {colour} cannot be chosen here.",
        "cannot-damage": "There is no free card on {slot} that could be damaged.",
        "does-not-react": "No character on {slot} reacts now.",
        "not-in-chain": "The building on {slot} cannot be activated in addition.",
        "no-shelter": (
            "You have no protecting card with a citizen on it, or it has been used since the Town Crier came."
        ),
        "slot-must-stay": "The card on {slot} must stay, or your last card could not be placed.",
        "part-ended": "You have decided on your last card: wait for the others.",
        "last-card-chosen": "You have chosen your last card: choose its place, or end.",
        "only-last-card": "The game is nearly over: choose a last card and its place, or end.",
    }
)
"""What each refusal says in English; the text files say it in all languages, with the names of things."""

_ACTIONS = ("draw", "activate", "combat", "earn", "gather", "recruit")
_ANSWERS: dict[int, tuple[str, ...]] = {
    steps.TURN: (*_ACTIONS, "play", "return", "rampart", "end"),
    steps.PAY_CARD: ("remove", "return"),
    steps.PAY_CITIZEN: ("give",),
    steps.PLACE: ("place",),
    steps.USE: ("use",),
    steps.DRAW: ("top", "look"),
    steps.KEEP: ("keep",),
    steps.EFFECT: ("visit", "fight", "trigger", "colour"),
    steps.REACT: ("react",),
    steps.CHAIN: ("activate", "pass"),
    steps.SHELTER: ("rampart", "shelter", "pass"),
    steps.SUFFER: ("colour", "damage"),
    steps.CHOOSE: ("keep",),
    steps.DAMAGE: ("damage",),
}
"""The kinds of move that answer each step."""
_SEVERAL = (steps.EFFECT, steps.SUFFER)
"""Steps of which each asks for one of these kinds only: for a building or a colour, for a card or a citizen."""


def refusal(state: "TournayState", player: int, move: int) -> IllegalMove:
    """Why `player` may not make `move`; only asked of moves that are not legal."""
    if not state.steps:
        return refuse("TY-63", "game-over")
    if not 0 <= move < len(state.game.moves):
        return refuse("TY-11", "no-such-move")
    kind = state.game.kind_of[move]
    key, offset = KEYS[kind], move - state.game.firsts[kind]
    if state.closed_phase is not None:
        return _last_card(state, player, key, offset)
    if player != state.asked:
        return refuse("TY-11", "not-asked", player=state.asked)
    code = state.steps[-1] & CODE
    if key not in _ANSWERS[code]:
        return _not_asked_for(key) if code == steps.TURN else _answer_first(state, code)
    if code == steps.TURN:
        return _turn(state, key, offset)
    if all(KEYS[state.game.kind_of[legal]] != key for legal in state.legal_moves(player)) and code in _SEVERAL:
        return _answer_first(state, code)
    return _wrong_answer(state, code, key, offset)


def _answer_first(state: "TournayState", code: int) -> IllegalMove:
    """Something else has to be decided first."""
    match code:
        case steps.PAY_CARD:
            return refuse("TY-20", "pay-card-first")
        case steps.PAY_CITIZEN:
            return refuse("TY-20", "pay-citizen-first", colour=COLOURS[steps.fields(state.steps[-1])[0]])
        case steps.PLACE:
            return refuse("TY-13", "place-first", card=state.box.ids[state.playing])
        case steps.USE:
            return refuse("TY-21", "choose-owner")
        case steps.DRAW:
            return refuse("TY-27", "top-or-look")
        case steps.KEEP | steps.CHOOSE:
            return refuse("TY-27", "choose-card")
        case steps.REACT:
            return refuse("TY-51", "choose-character")
        case steps.CHAIN:
            return refuse("TY-51", "activate-or-pass")
        case steps.SHELTER:
            return refuse("TY-32", "rampart-or-pass")
        case steps.SUFFER | steps.DAMAGE:
            return refuse("TY-31", "event-first")
    return refuse("TY-33", "finish-effect")


def _not_asked_for(key: str) -> IllegalMove:
    """At the heart of a turn: the move answers a question that nobody has asked."""
    match key:
        case "place" | "remove" | "give":
            return refuse("TY-13", "play-first")
        case "use":
            return refuse("TY-24", "action-first")
        case "top" | "look" | "keep":
            return refuse("TY-25", "draw-first")
        case "shelter" | "pass" | "damage":
            return refuse("TY-31", "no-event-now")
    return refuse("TY-33", "activate-first")


# The turn


def _turn(state: "TournayState", key: str, offset: int) -> IllegalMove:
    stage = steps.fields(state.steps[-1])[0]
    if key in ("return", "rampart"):
        return _hand_limit(state, key, stage)
    if key == "end":
        return refuse("TY-12", "hand-limit") if stage == ACTION_DONE else refuse("TY-11", "action-first")
    if stage == ACTION_DONE:
        return refuse("TY-11", "action-done")
    if key == "play":
        return refuse("TY-11", "card-played") if stage == CARD_PLAYED else _play(state, state.asked, offset)
    return _action(state, key, offset)


def _hand_limit(state: "TournayState", key: str, stage: int) -> IllegalMove:
    if stage != ACTION_DONE or state.game.moves.text(state.legal_moves(state.asked)[0]) == "end":
        return refuse("TY-12", "hand-small-enough")
    return refuse("TY-12", "no-rampart" if key == "rampart" else "not-in-hand")


def _play(state: "TournayState", seat: int, card: int) -> IllegalMove:
    if all(entry.card != card for entry in state.hands[seat]):
        return refuse("TY-13", "not-in-hand")
    if state.named[seat] >> card & 1 and not costs.removable(state, seat, card):
        return refuse("TY-18", "has-that-one", card=state.box.ids[card])
    if state.deniers[seat] < state.box.cost_deniers[card]:
        return refuse("TY-20", "too-few-deniers", card=state.box.ids[card], deniers=state.box.cost_deniers[card])
    if state.named[seat] >> card & 1:
        return refuse("TY-18", "has-that-one", card=state.box.ids[card])
    return refuse("TY-20", "cannot-pay", card=state.box.ids[card])


def _action(state: "TournayState", key: str, offset: int) -> IllegalMove:
    match key:
        case "draw":
            colour, level = divmod(offset, len(LEVELS))
            if not len(state.decks[offset]):
                return refuse("TY-25", "deck-empty", deck=DECKS[offset])
            return refuse("TY-25", "too-few-citizens", number=level + 1, colour=COLOURS[colour])
        case "activate":
            return _activate(state, offset)
        case "combat":
            return _combat(state, offset)
        case "earn":
            return refuse("TY-37", "earn-own-only")
    if not state.game.advanced:
        return refuse("TY-66", "only-advanced")
    if not state.supply[offset]:
        return refuse("TY-66", "supply-empty", colour=COLOURS[offset])
    return refuse("TY-66", "cannot-recruit", colour=COLOURS[offset])


def _activate(state: "TournayState", slot: int) -> IllegalMove:
    seat = state.asked
    if not state.filled[seat] >> slot & 1:
        return refuse("TY-33", "nothing-there", slot=NAMES[slot])
    card = state.stacks[SLOTS * seat + slot][-1]
    if not state.buildings[seat] >> slot & 1:
        return refuse("TY-34", "not-for-citizens", card=state.box.ids[card])
    if state.damaged[seat] >> slot & 1:
        return refuse("TY-56", "is-damaged", card=state.box.ids[card])
    colour = state.box.colour[card]
    if not plaza.can_use(state, seat, colour, 1):
        return refuse("TY-33", "too-few-citizens", number=1, colour=COLOURS[colour])
    return refuse("TY-33", "not-free", card=state.box.ids[card])


def _combat(state: "TournayState", place: int) -> IllegalMove:
    if state.queue[place] < 0:
        return refuse("TY-35", "no-event")
    event, name = state.box.events[state.queue[place]], state.box.event_ids[state.queue[place]]
    if not state.coins[place]:
        return refuse("TY-35", "no-coin", event=name)
    return refuse(
        "TY-35",
        "cannot-fight",
        event=name,
        number=event.fight_citizens,
        colour=COLOURS[event.fight_colour],
        deniers=event.fight_deniers + event.fight_per_coin * state.coins[place],
    )


# Answers


def _wrong_answer(state: "TournayState", code: int, key: str, offset: int) -> IllegalMove:
    match key:
        case "remove":
            return _remove(state, offset)
        case "return":
            if state.named[state.asked] >> state.playing & 1:
                return refuse("TY-18", "has-that-one", card=state.box.ids[state.playing])
            return refuse("TY-20", "not-in-hand")
        case "give":
            return refuse("TY-20", "no-citizen-there", colour=COLOURS[steps.fields(state.steps[-1])[0]])
        case "place":
            return refuse("TY-14", "bad-slot", slot=NAMES[offset], near=names(open_slots(state.filled[state.asked])))
        case "use":
            return _use(state, offset)
        case "keep":
            return refuse("TY-27", "not-among-them")
        case "visit":
            return refuse("TY-41", "cannot-visit")
        case "fight":
            return refuse("TY-45" if _wants_coin(state) else "TY-46", "cannot-take-event")
        case "trigger":
            return refuse("TY-47", "cannot-trigger")
        case "colour":
            return refuse("TY-53" if code == steps.SUFFER else "TY-10", "not-that-colour", colour=COLOURS[offset])
        case "damage":
            return refuse("TY-56", "cannot-damage", slot=NAMES[offset])
        case "react":
            return refuse("TY-51", "does-not-react", slot=NAMES[offset])
        case "activate":
            return refuse("TY-51", "not-in-chain", slot=NAMES[offset])
        case "rampart":
            return refuse("TY-32", "no-rampart")
    return refuse("TY-32", "no-shelter")


def _wants_coin(state: "TournayState") -> bool:
    """Whether an effect takes an event with a coin, or one without."""
    return bool(state.box.pieces[steps.fields(state.steps[-1])[0]][1])


def _remove(state: "TournayState", slot: int) -> IllegalMove:
    if not state.filled[state.asked] >> slot & 1:
        return refuse("TY-20", "nothing-there", slot=NAMES[slot])
    if state.named[state.asked] >> state.playing & 1:
        return refuse("TY-18", "has-that-one", card=state.box.ids[state.playing])
    return refuse("TY-14", "slot-must-stay", slot=NAMES[slot])


def _use(state: "TournayState", distance: int) -> IllegalMove:
    colour = COLOURS[steps.fields(state.steps[-1])[0]]
    if not distance:
        return refuse("TY-21", "no-own-citizen", colour=colour)
    return refuse("TY-21", "cannot-borrow", colour=colour, deniers=plaza.BORROWING)


# The last cards


def _last_card(state: "TournayState", player: int, key: str, offset: int) -> IllegalMove:
    if player not in final.waiting(state):
        return refuse("TY-59", "part-ended")
    if key == "play":
        if state.last_card[player] >= 0:
            return refuse("TY-59", "last-card-chosen")
        return _play(state, player, offset)
    if key == "place" and state.last_card[player] >= 0 and state.last_slot[player] < 0:
        near = names(final.slots_for(state, player, state.last_card[player]))
        return refuse("TY-14", "bad-slot", slot=NAMES[offset], near=near)
    return refuse("TY-59", "only-last-card")
