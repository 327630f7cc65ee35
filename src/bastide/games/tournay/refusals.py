"""Why a move is not allowed now: the rule that forbids it, in the order in which a person would look for it."""

from typing import TYPE_CHECKING

from bastide.core.errors import IllegalMove
from bastide.games.tournay import costs, final, plaza, steps
from bastide.games.tournay.grid import NAMES, SLOTS, names, open_slots
from bastide.games.tournay.moves import COLOURS, DECKS, KEYS, LEVELS
from bastide.games.tournay.steps import ACTION_DONE, CARD_PLAYED, CODE

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

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
        return IllegalMove("TY-63", "game-over")
    if not 0 <= move < len(state.game.moves):
        return IllegalMove("TY-11", "no-such-move")
    kind = state.game.kind_of[move]
    key, offset = KEYS[kind], move - state.game.firsts[kind]
    if state.closed_phase is not None:
        return _last_card(state, player, key, offset)
    if player != state.asked:
        return IllegalMove("TY-11", "not-asked", player=state.asked)
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
            return IllegalMove("TY-20", "pay-card-first")
        case steps.PAY_CITIZEN:
            return IllegalMove("TY-20", "pay-citizen-first", colour=COLOURS[steps.fields(state.steps[-1])[0]])
        case steps.PLACE:
            return IllegalMove("TY-13", "place-first", card=state.box.ids[state.playing])
        case steps.USE:
            return IllegalMove("TY-21", "choose-owner")
        case steps.DRAW:
            return IllegalMove("TY-27", "top-or-look")
        case steps.KEEP | steps.CHOOSE:
            return IllegalMove("TY-27", "choose-card")
        case steps.REACT:
            return IllegalMove("TY-51", "choose-character")
        case steps.CHAIN:
            return IllegalMove("TY-51", "activate-or-pass")
        case steps.SHELTER:
            return IllegalMove("TY-32", "rampart-or-pass")
        case steps.SUFFER | steps.DAMAGE:
            return IllegalMove("TY-31", "event-first")
    return IllegalMove("TY-33", "finish-effect")


def _not_asked_for(key: str) -> IllegalMove:
    """At the heart of a turn: the move answers a question that nobody has asked."""
    match key:
        case "place" | "remove" | "give":
            return IllegalMove("TY-13", "play-first")
        case "use":
            return IllegalMove("TY-24", "action-first")
        case "top" | "look" | "keep":
            return IllegalMove("TY-25", "draw-first")
        case "shelter" | "pass" | "damage":
            return IllegalMove("TY-31", "no-event-now")
    return IllegalMove("TY-33", "activate-first")


# The turn


def _turn(state: "TournayState", key: str, offset: int) -> IllegalMove:
    stage = steps.fields(state.steps[-1])[0]
    if key in ("return", "rampart"):
        return _hand_limit(state, key, stage)
    if key == "end":
        return IllegalMove("TY-12", "hand-limit") if stage == ACTION_DONE else IllegalMove("TY-11", "action-first")
    if stage == ACTION_DONE:
        return IllegalMove("TY-11", "action-done")
    if key == "play":
        return IllegalMove("TY-11", "card-played") if stage == CARD_PLAYED else _play(state, state.asked, offset)
    return _action(state, key, offset)


def _hand_limit(state: "TournayState", key: str, stage: int) -> IllegalMove:
    if stage != ACTION_DONE or state.game.moves.text(state.legal_moves(state.asked)[0]) == "end":
        return IllegalMove("TY-12", "hand-small-enough")
    return IllegalMove("TY-12", "no-rampart" if key == "rampart" else "not-in-hand")


def _play(state: "TournayState", seat: int, card: int) -> IllegalMove:
    if all(entry.card != card for entry in state.hands[seat]):
        return IllegalMove("TY-13", "not-in-hand")
    if state.named[seat] >> card & 1 and not costs.removable(state, seat, card):
        return IllegalMove("TY-18", "has-that-one", card=state.box.ids[card])
    if state.deniers[seat] < state.box.cost_deniers[card]:
        return IllegalMove("TY-20", "too-few-deniers", card=state.box.ids[card], deniers=state.box.cost_deniers[card])
    if state.named[seat] >> card & 1:
        return IllegalMove("TY-18", "has-that-one", card=state.box.ids[card])
    return IllegalMove("TY-20", "cannot-pay", card=state.box.ids[card])


def _action(state: "TournayState", key: str, offset: int) -> IllegalMove:
    match key:
        case "draw":
            colour, level = divmod(offset, len(LEVELS))
            if not len(state.decks[offset]):
                return IllegalMove("TY-25", "deck-empty", deck=DECKS[offset])
            return IllegalMove("TY-25", "too-few-citizens", number=level + 1, colour=COLOURS[colour])
        case "activate":
            return _activate(state, offset)
        case "combat":
            return _combat(state, offset)
        case "earn":
            return IllegalMove("TY-37", "earn-own-only")
    if not state.game.advanced:
        return IllegalMove("TY-66", "only-advanced")
    if not state.supply[offset]:
        return IllegalMove("TY-66", "supply-empty", colour=COLOURS[offset])
    return IllegalMove("TY-66", "cannot-recruit", colour=COLOURS[offset])


def _activate(state: "TournayState", slot: int) -> IllegalMove:
    seat = state.asked
    if not state.filled[seat] >> slot & 1:
        return IllegalMove("TY-33", "nothing-there", slot=NAMES[slot])
    card = state.stacks[SLOTS * seat + slot][-1]
    if not state.buildings[seat] >> slot & 1:
        return IllegalMove("TY-34", "not-for-citizens", card=state.box.ids[card])
    if state.damaged[seat] >> slot & 1:
        return IllegalMove("TY-56", "is-damaged", card=state.box.ids[card])
    colour = state.box.colour[card]
    if not plaza.can_use(state, seat, colour, 1):
        return IllegalMove("TY-33", "too-few-citizens", number=1, colour=COLOURS[colour])
    return IllegalMove("TY-33", "not-free", card=state.box.ids[card])


def _combat(state: "TournayState", place: int) -> IllegalMove:
    if state.queue[place] < 0:
        return IllegalMove("TY-35", "no-event")
    event, name = state.box.events[state.queue[place]], state.box.event_ids[state.queue[place]]
    if not state.coins[place]:
        return IllegalMove("TY-35", "no-coin", event=name)
    return IllegalMove(
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
                return IllegalMove("TY-18", "has-that-one", card=state.box.ids[state.playing])
            return IllegalMove("TY-20", "not-in-hand")
        case "give":
            return IllegalMove("TY-20", "no-citizen-there", colour=COLOURS[steps.fields(state.steps[-1])[0]])
        case "place":
            return IllegalMove(
                "TY-14", "bad-slot", slot=NAMES[offset], near=names(open_slots(state.filled[state.asked]))
            )
        case "use":
            return _use(state, offset)
        case "keep":
            return IllegalMove("TY-27", "not-among-them")
        case "visit":
            return IllegalMove("TY-41", "cannot-visit")
        case "fight":
            return IllegalMove("TY-45" if _wants_coin(state) else "TY-46", "cannot-take-event")
        case "trigger":
            return IllegalMove("TY-47", "cannot-trigger")
        case "colour":
            return IllegalMove("TY-53" if code == steps.SUFFER else "TY-10", "not-that-colour", colour=COLOURS[offset])
        case "damage":
            return IllegalMove("TY-56", "cannot-damage", slot=NAMES[offset])
        case "react":
            return IllegalMove("TY-51", "does-not-react", slot=NAMES[offset])
        case "activate":
            return IllegalMove("TY-51", "not-in-chain", slot=NAMES[offset])
        case "rampart":
            return IllegalMove("TY-32", "no-rampart")
    return IllegalMove("TY-32", "no-shelter")


def _wants_coin(state: "TournayState") -> bool:
    """Whether an effect takes an event with a coin, or one without."""
    return bool(state.box.pieces[steps.fields(state.steps[-1])[0]][1])


def _remove(state: "TournayState", slot: int) -> IllegalMove:
    if not state.filled[state.asked] >> slot & 1:
        return IllegalMove("TY-20", "nothing-there", slot=NAMES[slot])
    if state.named[state.asked] >> state.playing & 1:
        return IllegalMove("TY-18", "has-that-one", card=state.box.ids[state.playing])
    return IllegalMove("TY-14", "slot-must-stay", slot=NAMES[slot])


def _use(state: "TournayState", distance: int) -> IllegalMove:
    colour = COLOURS[steps.fields(state.steps[-1])[0]]
    if not distance:
        return IllegalMove("TY-21", "no-own-citizen", colour=colour)
    return IllegalMove("TY-21", "cannot-borrow", colour=colour, deniers=plaza.BORROWING)


# The last cards


def _last_card(state: "TournayState", player: int, key: str, offset: int) -> IllegalMove:
    if player not in final.waiting(state):
        return IllegalMove("TY-59", "part-ended")
    if key == "play":
        if state.last_card[player] >= 0:
            return IllegalMove("TY-59", "last-card-chosen")
        return _play(state, player, offset)
    if key == "place" and state.last_card[player] >= 0 and state.last_slot[player] < 0:
        near = names(final.slots_for(state, player, state.last_card[player]))
        return IllegalMove("TY-14", "bad-slot", slot=NAMES[offset], near=near)
    return IllegalMove("TY-59", "only-last-card")
