"""The flow of a turn: a card, an action, the hand limit, the end (TY-11, TY-12, TY-24, TY-37, TY-38, TY-57, TY-66)."""

from functools import cache
from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.tournay import combat, costs, district, effects, events, final, hand, plaza, reactions
from bastide.games.tournay.effects import districts
from bastide.games.tournay.grid import bits
from bastide.games.tournay.moves import (
    ACTIVATE,
    COLOUR,
    COLOURS,
    COMBAT,
    DAMAGE,
    DECKS,
    DRAW,
    EARN,
    END,
    GATHER,
    LEVELS,
    MOST_EARNING,
    QUEUE,
    RAMPART,
    RECRUIT,
)
from bastide.games.tournay.steps import (
    ACTION_DONE,
    CARD_PLAYED,
    CHAIN,
    CODE,
    LOOK_AGAIN,
    OPENING,
    SHELTER,
    SUFFER,
    TURN,
)
from bastide.games.tournay.steps import DAMAGE as DAMAGE_STEP
from bastide.games.tournay.steps import DRAW as DRAW_STEP
from bastide.games.tournay.steps import RECRUIT as RECRUIT_STEP
from bastide.games.tournay.steps import step as make_step

if TYPE_CHECKING:
    from bastide.games.tournay.state import TournayState

HAND_LIMIT = 4
"""Cards in a hand at the end of the own turn, ramparts included (TY-12)."""
RECRUITING = 5
"""Deniers for the recruit action of the advanced game (TY-66)."""


def begin(state: "TournayState", player: int) -> None:
    """A player's turn begins (TY-11)."""
    state.player = player
    state.steps = [TURN]


def ask_player(state: "TournayState", _: int, _chance: Chance) -> int:
    """The player on turn."""
    return state.player


def ask_turn(state: "TournayState", _: int, _chance: Chance) -> int:
    """The player on turn; no action is under way."""
    state.activated = 0
    return state.player


# What may be done


def turn_moves(state: "TournayState", stage: int) -> list[int]:
    """A card and an action, the action alone, or what is left at the end (TY-11, TY-12)."""
    if stage == ACTION_DONE:
        return _ending_moves(state)
    moves = _action_moves(state)
    if stage == OPENING:
        cards = [entry.card for entry in state.hands[state.player] if costs.can_play(state, state.player, entry.card)]
        if cards:
            first = state.game.play_card
            moves += sorted({first + card for card in cards}) if len(cards) > 1 else [first + cards[0]]
    return moves


def _ending_moves(state: "TournayState") -> list[int]:
    """Down to the hand limit first: return activity cards or build ramparts (TY-12, ruling A27)."""
    seat = state.player
    if hand.size(state, seat) <= HAND_LIMIT:
        return [END]
    moves = [RAMPART] if state.ramparts[seat] else []
    return moves + sorted({state.game.give_back + entry.card for entry in state.hands[seat]})


def _action_moves(state: "TournayState") -> list[int]:
    """Draw, activate, combat, earn, gather, recruit (TY-24)."""
    player = state.player
    money = state.deniers[player]
    first = 3 * player
    draws: list[int] = []
    earns: list[int] = []
    recruits: list[int] = []
    active = 0
    for colour in range(3):
        own = state.standing[first + colour]
        reachable = own + min(money // plaza.BORROWING, sum(state.standing[colour::3]) - own)
        if not reachable:
            continue
        for level in range(min(reachable, 3)):
            if state.decks[3 * colour + level].places:
                draws.append(DRAW + 3 * colour + level)
        active |= district.activatable(state, player, colour)
        if own:
            earns += _EARNINGS[colour][own]
        if state.game.advanced and state.supply[colour] and plaza.can_use(state, player, colour, 1, RECRUITING):
            recruits.append(RECRUIT + colour)
    if active:
        draws += _activations(active)
    for place in range(QUEUE):
        if state.coins[place] and combat.can_combat(state, player, place):
            draws.append(COMBAT + place)
    return [*draws, *earns, GATHER, *recruits]


_EARNINGS = tuple(
    tuple(tuple(EARN + MOST_EARNING * colour + number for number in range(own)) for own in range(MOST_EARNING + 1))
    for colour in range(3)
)
"""The moves that earn deniers, by colour and available citizens."""


@cache
def _activations(slots: int) -> tuple[int, ...]:
    return tuple(ACTIVATE + slot for slot in bits(slots))


# Doing it


def do_play(state: "TournayState", card: int, _chance: Chance) -> None:
    """Plays a card of the hand (TY-13)."""
    district.make_room(state, state.player)
    state.steps[0] = make_step(TURN, CARD_PLAYED)
    costs.begin(state, card)


def _act(state: "TournayState") -> None:
    """The one action of the turn is chosen."""
    state.steps[0] = make_step(TURN, ACTION_DONE)


def do_draw(state: "TournayState", number: int, _chance: Chance) -> None:
    """One to three citizens of a colour for a deck of level I to III (TY-25)."""
    _act(state)
    colour, level = divmod(number, len(LEVELS))
    if state.listener is not None:
        state.tell("draws", player=state.player, deck=DECKS[number])
    state.steps.append(make_step(DRAW_STEP, number))
    plaza.request(state, colour, level + 1)


def do_activate(state: "TournayState", slot: int, _chance: Chance) -> None:
    """Activates a building (TY-33), or a second one by a character."""
    if state.steps[-1] & CODE == CHAIN:
        reactions.activate_in_chain(state, slot)
        return
    _act(state)
    reactions.activate(state, slot, state.box.colour[district.top(state, state.player, slot)])


def do_combat(state: "TournayState", place: int, _chance: Chance) -> None:
    """Fights an event (TY-35)."""
    _act(state)
    combat.begin(state, place)


def do_earn(state: "TournayState", number: int, _chance: Chance) -> None:
    """Own citizens of a colour lie down for deniers (TY-37)."""
    _act(state)
    colour, used = divmod(number, MOST_EARNING)
    used += 1
    seat = state.player
    state.standing[3 * seat + colour] -= used
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


def do_gather(state: "TournayState", _: int, _chance: Chance) -> None:
    """Gathers all citizens (TY-38)."""
    _act(state)
    plaza.gather(state, state.player)
    reactions.after_gathering(state)


def do_recruit(state: "TournayState", colour: int, _chance: Chance) -> None:
    """The recruit action of the advanced game: a citizen is used, five deniers are paid (TY-66)."""
    _act(state)
    state.deniers[state.player] -= RECRUITING
    state.steps.append(make_step(RECRUIT_STEP, colour))
    plaza.request(state, colour, 1)


def finish_recruiting(state: "TournayState", colour: int, _chance: Chance) -> int:
    """The citizen is used and the bank is paid: the new one comes."""
    state.steps.pop()
    plaza.recruit(state, state.player, colour, RECRUITING)
    return LOOK_AGAIN


def do_rampart(state: "TournayState", _: int, _chance: Chance) -> None:
    """Builds a rampart against an event, or to come down to the hand limit (TY-12, TY-32)."""
    if state.steps[-1] & CODE == SHELTER:
        events.do_rampart_against_event(state)
        return
    events.build_rampart(state, state.player)
    if state.listener is not None:
        state.tell("builds-spare-rampart", player=state.player)


def do_colour(state: "TournayState", colour: int, chance: Chance) -> None:
    """Names a colour: for the Crusade, or for an effect."""
    if state.steps[-1] & CODE == SUFFER:
        events.suffer(state, COLOUR + colour)
    else:
        effects.answer(state, COLOUR + colour, chance)


def do_damage(state: "TournayState", slot: int, chance: Chance) -> None:
    """Damage a card: one's own by an event, another player's by a building."""
    code = state.steps[-1] & CODE
    if code == SUFFER:
        events.suffer(state, DAMAGE + slot)
    elif code == DAMAGE_STEP:
        districts.damage_other(state, slot)
    else:
        effects.answer(state, DAMAGE + slot, chance)


def do_pass(state: "TournayState", _: int, _chance: Chance) -> None:
    """Lets an event come, or does without a second activation."""
    if state.listener is not None:
        state.tell("passes", player=state.asked)
    if state.steps[-1] & CODE == SHELTER:
        events.pass_by(state)
    else:
        state.steps.pop()


# The end of a turn


def do_end(state: "TournayState", _: int, _chance: Chance) -> None:
    """The next player begins; the first player's turn begins with the question whether the end has come (TY-58)."""
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
    """Condition 1 for two players, or for one together with condition 2 (TY-57, TY-58)."""
    complete = sum(district.is_complete(state, seat) for seat in range(state.players))
    return complete >= 2 or (complete == 1 and state.criers.bit_count() >= criers_needed(state))


def criers_needed(state: "TournayState") -> int:
    """Condition 2: one more crier than there are players (TY-57)."""
    return state.players + 1
