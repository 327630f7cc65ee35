"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it.

Each question says in its own module why one of its answers is wrong.
"""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals

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


def refusal(state: "TournayState", player: int, move: int) -> IllegalMove:
    """Why `player` may not make `move`; only asked of moves that are not legal."""
    if not state.questions:
        return refuse("TY-63", "game-over")
    if not 0 <= move < len(state.game.moves):
        return refuse("TY-11", "no-such-move")
    if player != state.asked:
        return refuse("TY-11", "not-asked", player=state.asked)
    question, key_of = state.questions[-1], state.game.key_of
    key = key_of[move]
    if key not in question.answers:
        return _not_asked_for(key) if len(state.questions) == 1 else answer_first(state)
    if question.asks_one_kind and all(key_of[legal] != key for legal in state.legal_moves(player)):
        return answer_first(state)
    return question.why_not(state, move)


def answer_first(state: "TournayState") -> IllegalMove:
    """Something else has to be decided first."""
    rule, key, details = state.questions[-1].answer_first(state)
    return refuse(rule, key, **details)


def _not_asked_for(key: str) -> IllegalMove:
    """The turn itself asks; the move answers a question that nobody has asked."""
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
