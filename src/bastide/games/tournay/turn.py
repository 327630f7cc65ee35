"""The flow of a turn: a card, an action, the hand limit, the end (TY-11, TY-12, TY-24, TY-37, TY-38, TY-57, TY-66)."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Annotated, TypeAlias

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.events import Plain
from bastide.core.masks import bits
from bastide.core.questions import OneOf
from bastide.core.tables import Table
from bastide.games.tournay import combat, costs, deck, district, events, final, plaza, reactions
from bastide.games.tournay.citizens import MOST, ONE
from bastide.games.tournay.grid import NAMES, SLOTS, is_cramped, slot_moves, slots_in
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
    PLACE,
    QUEUE,
    RAMPART,
    RECRUIT,
    RED,
    WHITE,
    YELLOW,
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
    state.questions[:] = [_OPENED]


@dataclass(slots=True)
class Turn(TournayQuestion):
    """Which card do you play, and which action do you take? `stage` says how far the turn has come (TY-11)."""

    name = "turn"
    answers = ("draw", "activate", "combat", "earn", "gather", "recruit", "play", "return", "rampart", "end")
    stage: Annotated[int, OneOf(STAGES)]

    def ask(self, state: "TournayState", chance: Chance) -> int:
        """The player on turn; once the action is done, no building counts as activated in it."""
        seat = state.player
        if self.stage == ACTION_DONE:
            state.activated = 0
            if len(state.hands[seat]) + state.ramparts[seat] <= HAND_LIMIT:
                state.listed = _END_ONLY
        return seat

    def moves(self, state: "TournayState") -> list[int]:
        """The cards and actions, the actions alone, or what is left at the end (TY-11, TY-12, TY-24)."""
        if self.stage == ACTION_DONE:
            return _ending_moves(state)
        player = state.player
        decks = _DECKS[plaza.usable(state, player, state.deniers[player])]
        buildings = state.buildings[player] & ~state.occupied[player]
        if state.doublers[player]:
            buildings |= district.doubled(state, player)
        for colour in _UNUSABLE[decks]:
            buildings &= ~state.coloured[3 * player + colour]
        moves = [
            *_DRAWS[decks & state.stocked],
            *_activations[buildings],
            *(state.fights and combat.moves(state, player)),
            *_EARNINGS[state.standing[player]],
        ]
        if state.game.advanced:
            moves += _recruits(state, player)
        if self.stage == OPENING:
            costs.add_plays(state, player, moves)
        return moves

    def answer(self, state: "TournayState", move: int, chance: Chance) -> None:
        """Play a card, take the one action, or reduce the hand and end."""
        if move == END:
            if state.listener is not None:
                state.tell("ends-turn", player=state.player)
            following = (state.player + 1) % state.players
            if following != state.start_player or not _ends(state):
                state.player = following
                state.questions[0] = _OPENED
        elif move < PLACE:
            state.questions[0] = _DONE
            _ACTIONS[move](state, move)
        elif move == RAMPART:
            events.build_rampart(state, state.player)
            state.tell("builds-spare-rampart", player=state.player)
        elif move >= state.game.give_back:
            costs.return_card(state, move - state.game.give_back)
        else:
            if is_cramped[state.filled[state.player]]:  # as a position may leave it, but no game
                district.recentre(state, state.player)
            state.questions[0] = _PLAYED
            costs.begin(state, move - state.game.play_card)

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


_OPENED, _PLAYED, _DONE = Turn(OPENING), Turn(CARD_PLAYED), Turn(ACTION_DONE)
_END_ONLY = [END]
"""The list of most turns' last decision; players get a copy."""


# Legal moves


def _ending_moves(state: "TournayState") -> list[int]:
    """The moves that end the turn, or first reduce the hand: return cards or build ramparts (TY-12, ruling A27)."""
    seat = state.player
    if len(state.hands[seat]) + state.ramparts[seat] <= HAND_LIMIT:
        return _END_ONLY
    moves = [RAMPART] if state.ramparts[seat] else []
    first, seen = state.game.give_back, costs.NOTHING
    for card, _ in state.hands[seat]:
        if card != seen:
            moves.append(first + card)
            seen = card
    return moves


def _recruits(state: "TournayState", player: int) -> list[int]:
    """The moves that recruit a citizen of the supply, in the advanced game (TY-66)."""
    return [
        RECRUIT + colour
        for colour, left in enumerate(state.supply)
        if left and plaza.can_use(state, player, colour, 1, plaza.RECRUITING)
    ]


def _decks(colour: int) -> list[int]:
    """The decks that 0, 1, 2 … citizens of a colour can draw from (TY-25)."""
    return [((1 << min(citizens, len(LEVELS))) - 1) << len(LEVELS) * colour for citizens in range(MOST + 1)]


def _earnings(colour: int) -> list[range]:
    """The moves that earn deniers with 0, 1, 2 … citizens of a colour (TY-37)."""
    first = EARN + MOST_EARNING * colour
    return [range(first, first + min(citizens, MOST_EARNING)) for citizens in range(MOST + 1)]


_DECKS = tuple([red | white | yellow for red, white, yellow in product(_decks(RED), _decks(WHITE), _decks(YELLOW))])
"""The decks to draw from, by the citizens that can be used."""
_UNUSABLE = tuple(
    [
        tuple([colour for colour in range(len(COLOURS)) if not decks >> len(LEVELS) * colour & 1])
        for decks in range(1 << len(DECKS))
    ]
)
"""The colours of which no citizen can be used, by the decks that the others can draw from."""
_EARNINGS = tuple(
    [
        (*yellow, *white, *red, GATHER)
        for red, white, yellow in product(_earnings(RED), _earnings(WHITE), _earnings(YELLOW))
    ]
)
"""The moves that earn, and the one that gathers, by the citizens on the Plaza."""
_DRAWS = tuple(tuple([DRAW + deck for deck in bits(decks)]) for decks in range(1 << len(DECKS)))
"""The moves that draw from the decks of a set."""


@Table
def _activations(slots: int) -> tuple[int, ...]:
    return slot_moves(ACTIVATE, slots)


# The actions


def _draw(state: "TournayState", move: int) -> None:
    """Draw from a deck of level I to III with one to three citizens of a colour (TY-25)."""
    number = move - DRAW
    if state.listener is not None:
        state.tell("draws", player=state.player, deck=DECKS[number])
    state.questions.append(deck.DRAWS[number])
    colour, citizens = _CITIZENS_TO_DRAW[number]
    plaza.request(state, colour, citizens)


_CITIZENS_TO_DRAW = tuple([(colour, 1 + level) for colour, level in product(range(len(COLOURS)), range(len(LEVELS)))])
"""The colour and number of the citizens that draw from each deck (TY-25)."""


def _why_not_draw(state: "TournayState", number: int) -> IllegalMove:
    colour, level = divmod(number, len(LEVELS))
    if not len(state.decks[number]):
        return refuse("TY-25", "deck-empty", deck=DECKS[number])
    return refuse("TY-25", "too-few-citizens", number=level + 1, colour=COLOURS[colour])


def _activate(state: "TournayState", move: int) -> None:
    """Activate a building (TY-33)."""
    reactions.activate(state, move - ACTIVATE)


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
    colour, used, citizens = _EARNED[move - EARN]
    seat = state.player
    state.standing[seat] -= citizens
    state.available -= citizens
    state.lying[seat] += citizens
    deniers = used * earning(state, seat, colour)
    state.deniers[seat] += deniers
    if state.listener is not None:
        state.tell("earns", player=seat, number=used, colour=COLOURS[colour], deniers=deniers)


_EARNED = tuple(
    [(colour, used, used * ONE[colour]) for colour, used in product(range(len(COLOURS)), range(1, MOST_EARNING + 1))]
)
"""The colour and number of citizens that each move earns with, and all of them as one number."""


def earning(state: "TournayState", seat: int, colour: int) -> int:
    """Deniers for each citizen: two, or what a character without arrows grants (TY-37, TY-68)."""
    best = plaza.EARNING
    characters = state.characters[seat] & ~state.damaged[seat]
    if characters:
        first, stacks, earn = SLOTS * seat, state.stacks, state.box.earn
        for slot in slots_in[characters]:
            granted = earn[stacks[first + slot][-1]][colour]
            if granted > best:
                best = granted
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
_ACTIONS: tuple[_Action, ...] = (
    *[_draw] * len(DECKS),
    *[_activate] * SLOTS,
    *[_combat] * QUEUE,
    *[_earn] * (len(COLOURS) * MOST_EARNING),
    _gather,
    *[_recruit] * len(COLOURS),
)
"""What each move does that takes the action: these moves are the first in the table, before `PLACE`."""


# The end of a turn


def _ends(state: "TournayState") -> bool:
    """Whether the game ends before the first player's next turn; if not, check whether it will be the last (TY-58)."""
    if state.last_round:
        final.begin(state)
        return True
    if end_has_come(state):
        state.last_round = True
        state.tell("last-round")
    return False


def end_has_come(state: "TournayState") -> bool:
    """Whether two players meet condition 1, or one does and condition 2 is met (TY-57, TY-58)."""
    complete = 0
    for seat, prestige in enumerate(state.prestige):
        if prestige & prestige - 1 and district.is_complete(state, seat):  # without two, a call would be in vain
            complete += 1
    return complete >= 2 or (complete == 1 and state.criers.bit_count() >= criers_needed(state))


def criers_needed(state: "TournayState") -> int:
    """The criers that condition 2 needs: one more than there are players (TY-57)."""
    return state.players + 1
