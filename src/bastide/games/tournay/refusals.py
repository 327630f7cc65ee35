"""Why a move is not allowed now: the rule that forbids it, checked in the order in which a person would.

Each question says in its own module why one of its answers is wrong.
"""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove, Refusals

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

refuse = Refusals(
    {
        "not-asked": "{player} has to decide now. Wait until you are asked.",
        "pay-card-first": "Pay for the card first. Put another card from your hand or district under its deck.",
        "pay-citizen-first": "Pay for the card first. Give up a {colour} citizen.",
        "place-first": "Place {card} first.",
        "choose-owner": "First choose whose citizen to use.",
        "top-or-look": "Take the face-up card, or look at the next two.",
        "choose-card": "First choose which card to keep.",
        "choose-character": "Several characters react. Choose which goes first.",
        "activate-or-pass": "You can activate a second building now. Choose one, or skip.",
        "rampart-or-pass": "An event is about to strike. Build a rampart, or skip.",
        "event-first": "First choose what to damage or lay down.",
        "finish-effect": "Finish the building's effect first.",
        "play-first": "Play a card from your hand first.",
        "action-first": "Choose an action first: draw, activate, fight, earn or gather.",
        "draw-first": "You look at cards when you draw. Choose a deck first.",
        "no-event-now": "No event is striking now.",
        "activate-first": "That is part of a building's effect. Activate a building first.",
        "hand-limit": "You can keep at most four cards. Put cards under their decks or build ramparts.",
        "action-done": "You have taken your action. End your turn.",
        "card-played": "You can play only one card per turn. Take your action now.",
        "hand-small-enough": (
            "You can put cards back or build spare ramparts only at the end of your turn, while you hold more than "
            "four."
        ),
        "no-rampart": "You have no rampart in your hand.",
        "not-in-hand": "That card is not in your hand.",
        "has-that-one": "{card} is already in your district, and you can't have a prestige building twice.",
        "too-few-deniers": "{card} costs {deniers} {deniers:denier|deniers}, and you don't have that many.",
        "cannot-pay": "You can't pay what {card} costs besides deniers.",
        "deck-empty": "The {deck} deck has no cards left.",
        "too-few-citizens": (
            "You need {number} available {colour} {number:citizen|citizens}, your own or {number:one|some} you can "
            "pay for."
        ),
        "earn-own-only": (
            "You don't have that many citizens of that colour on your Plaza, and only your own earn deniers."
        ),
        "only-advanced": "You can recruit as an action only in the advanced game.",
        "supply-empty": "There are no {colour} citizens left in the supply.",
        "cannot-recruit": "Recruiting takes five deniers and an available {colour} citizen.",
        "nothing-there": "There is no card on {slot}.",
        "not-for-citizens": "You can't activate {card}. Only level I and II buildings can be activated.",
        "is-damaged": "{card} is damaged until you gather your citizens.",
        "not-free": "{card} is not free. Gather your citizens first.",
        "no-event": "There is no event in that place of the queue.",
        "no-coin": "{event} has no coin on it, so you can't fight it.",
        "cannot-fight": (
            "To fight {event} you need {number} {colour} {number:citizen|citizens} and {deniers} "
            "{deniers:denier|deniers}."
        ),
        "no-citizen-there": "You have no {colour} citizen there.",
        "bad-slot": "You can't place the card on {slot}. Choose {near}.",
        "no-own-citizen": "You have no {colour} citizen left on your Plaza.",
        "cannot-borrow": (
            "You can't use a {colour} citizen from there. It must be available, and it costs {deniers} deniers."
        ),
        "not-among-them": "You can't choose that card here.",
        "cannot-visit": (
            "You can't use that building. It must have the right colour and be free, and it can't be a Port."
        ),
        "cannot-take-event": "You can't take that event. It has too few coins, or too many.",
        "cannot-trigger": "You can't trigger that many events, or one of them isn't there.",
        "not-that-colour": "You can't choose {colour} here.",
        "cannot-damage": "There is no free card on {slot} to damage.",
        "does-not-react": "No character on {slot} reacts now.",
        "not-in-chain": "You can't also activate the building on {slot}.",
        "no-shelter": (
            "You have no protecting card with a citizen on it, or you have used it since the Town Crier came."
        ),
        "slot-must-stay": "The card on {slot} must stay, or you couldn't place your last card.",
        "part-ended": "You have decided on your last card. Wait for the others.",
        "last-card-chosen": "You have chosen your last card. Choose its place, or end.",
        "only-last-card": "The game is almost over. Choose a last card and its place, or end.",
    }
)
"""Return a refusal with its English sentence; the text files have it in all languages, with the names of things."""


def refusal(state: "TournayState", player: int, move: int) -> IllegalMove:
    """Return why `player` may not make `move`; only called for moves that are not legal."""
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
    """Refuse a move because something else has to be decided first."""
    rule, key, details = state.questions[-1].answer_first(state)
    return refuse(rule, key, **details)


def _not_asked_for(key: str) -> IllegalMove:
    """Refuse a move that answers a question nobody has asked."""
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
