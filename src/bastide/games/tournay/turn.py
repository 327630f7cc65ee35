"""The flow of a turn: a card, an action, the hand limit, the end (TY-11, TY-12, TY-24, TY-37, TY-38, TY-57, TY-66)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Annotated, TypeAlias

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import OneOf
from bastide.games.tournay import combat, costs, deck, district, events, final, hand, plaza, reactions
from bastide.games.tournay.grid import NAMES, SLOTS, slot_moves
from bastide.games.tournay.moves import (
    ACTIVATE,
    COLOURS,
    COMBAT,
    DECKS,
    DRAW,
    EARN,
    END,
    GATHER,
    LEVELS,
    MOST_EARNING,
    RAMPART,
    RECRUIT,
)
from bastide.games.tournay.questions import TournayQuestion
from bastide.games.tournay.refusals import refuse

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState
    from bastide.games.tournay.view import TournayView, TurnView

HAND_LIMIT = 4
"""The most cards in a hand at the end of a player's turn, including ramparts (TY-12)."""

STAGES = ("opening", "card-played", "action-done")
OPENING, CARD_PLAYED, ACTION_DONE = range(len(STAGES))
"""A card may be played; only the action is left; the hand limit and the end (TY-11, TY-12)."""


def begin(state: "TournayState", player: int) -> None:
    """Begin a player's turn (TY-11)."""
    state.player = player
    state.questions = [_TURNS[OPENING]]


@dataclass(slots=True)
class Turn(TournayQuestion):
    """Which card do you play, and which action do you take? `stage` says how far the turn has come (TY-11)."""

    name = "turn"
    answers = ("draw", "activate", "combat", "earn", "gather", "recruit", "play", "return", "rampart", "end")
    stage: Annotated[int, OneOf(STAGES)]

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn; no action is under way."""
        state.activated = 0
        return state.player

    def moves(self, state: "TournayState") -> list[int]:
        """The cards and actions, the actions alone, or what is left at the end (TY-11, TY-12)."""
        if self.stage == ACTION_DONE:
            return _ending_moves(state)
        moves = _action_moves(state)
        if self.stage == OPENING:
            first = state.game.play_card
            moves += [first + card for card in costs.playable(state, state.player)]
        return moves

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Play a card, take the one action, or reduce the hand and end."""
        if move == END:
            _end(state)
            return
        kind = state.game.key_of[move]
        action = _ACTIONS.get(kind)
        if action is not None:
            state.questions[0] = _TURNS[ACTION_DONE]
            action(state, move)
        elif kind == "play":
            district.make_room(state, state.player)
            state.questions[0] = _TURNS[CARD_PLAYED]
            costs.begin(state, move - state.game.play_card)
        elif kind == "return":
            costs.return_card(state, move - state.game.give_back)
        else:
            events.build_rampart(state, state.player)
            state.tell("builds-spare-rampart", player=state.player)

    def why_not(self, state: "TournayState", move: int) -> IllegalMove:
        """Say that it is the wrong time, or what is missing."""
        match state.game.key_of[move]:
            case "return" | "rampart" as key:
                if self.stage != ACTION_DONE or state.legal_moves(state.asked)[0] == END:
                    return refuse("TY-12", "hand-small-enough")
                return refuse("TY-12", "no-rampart" if key == "rampart" else "not-in-hand")
            case "end":
                return refuse("TY-12", "hand-limit") if self.stage == ACTION_DONE else refuse("TY-11", "action-first")
            case _ if self.stage == ACTION_DONE:
                return refuse("TY-11", "action-done")
            case "play" if self.stage == CARD_PLAYED:
                return refuse("TY-11", "card-played")
            case "play":
                return costs.why_not_played(state, state.asked, move - state.game.play_card)
            case "draw":
                return _why_not_draw(state, move - DRAW)
            case "activate":
                return _why_not_activate(state, move - ACTIVATE)
            case "combat":
                return combat.why_not(state, move - COMBAT)
            case "earn":
                return refuse("TY-37", "earn-own-only")
        return _why_not_recruit(state, move - RECRUIT)

    def status(self, view: "TournayView", turn: "TurnView") -> tuple[str, dict[str, Plain]]:
        """The remaining parts of the turn."""
        if self.stage == ACTION_DONE:
            cards = view["players"][turn["asked"] or 0]["hand_size"]
            return ("status-hand-limit" if cards > HAND_LIMIT else "status-end"), {}
        return "status-action", {}


_TURNS = tuple(Turn(stage) for stage in range(len(STAGES)))


# Legal moves


def _ending_moves(state: "TournayState") -> list[int]:
    """The moves that end the turn, or first reduce the hand: return cards or build ramparts (TY-12, ruling A27)."""
    seat = state.player
    if hand.size(state, seat) <= HAND_LIMIT:
        return [END]
    moves = [RAMPART] if state.ramparts[seat] else []
    return moves + sorted({state.game.give_back + entry.card for entry in state.hands[seat]})


def _action_moves(state: "TournayState") -> list[int]:
    """The moves that draw, activate, combat, earn, gather or recruit (TY-24)."""
    player = state.player
    decks = cards = 0
    earns: list[int] = []
    for colour in range(3):
        usable = plaza.usable(state, player, colour)
        if usable:
            decks |= _WITH_CITIZENS[colour][usable]
            cards |= state.coloured[3 * player + colour]
            earns += _EARNINGS[colour][state.standing[3 * player + colour]]
    moves = [
        *_draws(decks & state.stocked),
        *slot_moves(ACTIVATE, district.activatable(state, player, cards)),
        *combat.moves(state, player),
        *earns,
        GATHER,
    ]
    if state.game.advanced:
        moves += [RECRUIT + colour for colour in range(3) if _can_recruit(state, player, colour)]
    return moves


def _can_recruit(state: "TournayState", player: int, colour: int) -> bool:
    """Whether a player can pay for a citizen of the supply in the advanced game (TY-66)."""
    return state.supply[colour] > 0 and plaza.can_use(state, player, colour, 1, plaza.RECRUITING)


_WITH_CITIZENS = tuple(
    tuple(((1 << min(citizens, len(LEVELS))) - 1) << len(LEVELS) * colour for citizens in range(MOST_EARNING + 1))
    for colour in range(3)
)
"""The decks that citizens of a colour can draw from, by their number (TY-25)."""
_EARNINGS = tuple(
    tuple(tuple(EARN + MOST_EARNING * colour + number for number in range(own)) for own in range(MOST_EARNING + 1))
    for colour in range(3)
)
"""The moves that earn deniers, by colour and available citizens."""


@cache
def _draws(decks: int) -> tuple[int, ...]:
    return tuple(DRAW + deck for deck in bits(decks))


# The actions


def _draw(state: "TournayState", move: int) -> None:
    """Draw from a deck of level I to III with one to three citizens of a colour (TY-25)."""
    number = move - DRAW
    colour, level = divmod(number, len(LEVELS))
    if state.listener is not None:
        state.tell("draws", player=state.player, deck=DECKS[number])
    state.questions.append(deck.Draw(number))
    plaza.request(state, colour, level + 1)


def _why_not_draw(state: "TournayState", number: int) -> IllegalMove:
    colour, level = divmod(number, len(LEVELS))
    if not len(state.decks[number]):
        return refuse("TY-25", "deck-empty", deck=DECKS[number])
    return refuse("TY-25", "too-few-citizens", number=level + 1, colour=COLOURS[colour])


def _activate(state: "TournayState", move: int) -> None:
    """Activate a building (TY-33)."""
    slot = move - ACTIVATE
    reactions.activate(state, slot, state.box.colour[district.top(state, state.player, slot)])


def _why_not_activate(state: "TournayState", slot: int) -> IllegalMove:
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


def _combat(state: "TournayState", move: int) -> None:
    """Fight an event (TY-35)."""
    combat.begin(state, move - COMBAT)


def _earn(state: "TournayState", move: int) -> None:
    """Lay down the player's citizens of a colour for deniers (TY-37)."""
    colour, used = divmod(move - EARN, MOST_EARNING)
    used += 1
    seat = state.player
    state.standing[3 * seat + colour] -= used
    state.available[colour] -= used
    state.lying[3 * seat + colour] += used
    deniers = used * earning(state, seat, colour)
    state.deniers[seat] += deniers
    if state.listener is not None:
        state.tell("earns", player=seat, number=used, colour=COLOURS[colour], deniers=deniers)


def earning(state: "TournayState", seat: int, colour: int) -> int:
    """Deniers for each citizen: two, or what a character without arrows grants (TY-37, TY-68)."""
    best = plaza.EARNING
    for slot in bits(state.characters[seat] & ~state.damaged[seat]):
        best = max(best, state.box.earn[district.top(state, seat, slot)][colour])
    return best


def _gather(state: "TournayState", move: int) -> None:  # noqa: ARG001 - as every action
    """Gather all citizens (TY-38)."""
    plaza.gather(state, state.player)
    reactions.after_gathering(state)


def _recruit(state: "TournayState", move: int) -> None:
    """Use a citizen and pay five deniers for another, in the advanced game (TY-66)."""
    colour = move - RECRUIT
    state.deniers[state.player] -= plaza.RECRUITING
    state.questions.append(plaza.Recruit(colour))
    plaza.request(state, colour, 1)


def _why_not_recruit(state: "TournayState", colour: int) -> IllegalMove:
    if not state.game.advanced:
        return refuse("TY-66", "only-advanced")
    if not state.supply[colour]:
        return refuse("TY-66", "supply-empty", colour=COLOURS[colour])
    return refuse("TY-66", "cannot-recruit", colour=COLOURS[colour])


_Action: TypeAlias = Callable[["TournayState", int], None]
_ACTIONS: dict[str, _Action] = {
    "draw": _draw,
    "activate": _activate,
    "combat": _combat,
    "earn": _earn,
    "gather": _gather,
    "recruit": _recruit,
}


# The end of a turn


def _end(state: "TournayState") -> None:
    """Begin the next turn; before the first player's, check whether the game ends (TY-58)."""
    if state.listener is not None:
        state.tell("ends-turn", player=state.player)
    following = (state.player + 1) % state.players
    if following == state.start_player:
        if state.last_round:
            final.begin(state)
            return
        if end_has_come(state):
            state.last_round = True
            if state.listener is not None:
                state.tell("last-round")
    begin(state, following)


def end_has_come(state: "TournayState") -> bool:
    """Whether two players meet condition 1, or one does and condition 2 is met (TY-57, TY-58)."""
    complete = [district.is_complete(state, seat) for seat in range(state.players)].count(True)
    return complete >= 2 or (complete == 1 and state.criers.bit_count() >= criers_needed(state))


def criers_needed(state: "TournayState") -> int:
    """The criers that condition 2 needs: one more than there are players (TY-57)."""
    return state.players + 1
