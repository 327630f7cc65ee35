"""Values a position for any bot: points now, plus the promise of deniers, citizens, cards and district."""

from collections.abc import Mapping
from typing import cast

from bastide.core.masks import bits
from bastide.core.state import State
from bastide.core.values import Values
from bastide.games.tournay import district, scoring
from bastide.games.tournay.effects.deniers import GainDeniers
from bastide.games.tournay.grid import REACH, SLOTS
from bastide.games.tournay.state import TournayState
from bastide.games.tournay.symbols import PRESTIGE_LEVEL
from bastide.games.tournay.turn import Turn

RIVAL = 0.8  # per point of the best rival
STANDING, USED = 0.85, 0.3  # a citizen that is available, and one that is not
DENIER, SPARE_DENIER, ENOUGH = 0.34, 0.12, 10  # up to ENOUGH deniers there is always a use for one
SLOT = 1.8  # a filled slot: the district must be full one day
CARD = (0.8, 1.3, 2.0)  # a card in hand, by level
HAND = (1.0, 0.8, 0.5, 0.2)  # the more there are, the longer they wait
PRESTIGE = 2.0  # a visible prestige building brings the end nearer
WORK = {
    "gain_deniers": 0.3,
    "deniers_per_slot": 0.6,
    "recruit": 0.5,
    "use_other_building": 0.8,
    "draw_from": 1.0,
    "take_top": 1.1,
    "combat_event": 0.9,
    "trigger_events": 0.5,
    "reveal_level": 1.2,
}
"""The value of a building, by effect; of a gain, per denier."""
OTHER_WORK = 0.8
CHARACTER, REACHED = 0.3, 0.35  # a character, and each building it reaches
DAMAGE = 0.5
LATE = 0.05  # share of all that in the last round, when only points count


def worth(state: State, player: int) -> float:
    """Return the player's points less some of the best rival's, plus the value of what they have built up."""
    table = cast(TournayState, state)
    totals = scoring.totals(table)
    rival = max(points for seat, points in enumerate(totals) if seat != player)
    lead = totals[player] - RIVAL * rival
    if not table.questions:
        return lead
    promise = _purse(table, player) + _people(table, player) + _hand(table, player) + _district(table, player)
    return lead + (LATE * promise if table.last_round else promise)


def is_unfinished(state: State) -> bool:
    """Whether a choice has further steps."""
    stack = cast(TournayState, state).questions
    return len(stack) > 1 and isinstance(stack[0], Turn)


def _purse(state: TournayState, player: int) -> float:
    deniers = state.deniers[player]
    return DENIER * min(deniers, ENOUGH) + SPARE_DENIER * max(0, deniers - ENOUGH)


def _people(state: TournayState, player: int) -> float:
    first, last = 3 * player, 3 * player + 3
    used = sum(state.lying[first:last]) + sum(state.placed[first:last])
    return STANDING * sum(state.standing[first:last]) + USED * used


def _hand(state: TournayState, player: int) -> float:
    """Value the cards that may be played one day, the best first; a prestige building by what it would give."""
    values = sorted((_card(state, player, entry.card) for entry in state.hands[player]), reverse=True)
    if state.playing >= 0 and state.player == player:
        values.insert(0, CARD[state.box.level[state.playing]])
    return sum(value * share for value, share in zip(values, HAND, strict=False))


def _card(state: TournayState, player: int, card: int) -> float:
    level = state.box.level[card]
    if level != PRESTIGE_LEVEL:
        return CARD[level]
    if state.named[player] >> card & 1:
        return 0.0
    printed = state.box.scoring[card]
    assert printed is not None
    gain = min(printed.cap, printed.elements(state, player) * printed.builder)
    return CARD[level] + 0.2 * gain


def _district(state: TournayState, player: int) -> float:
    """Value filled slots, buildings and the reach of characters, less damage."""
    value = SLOT * state.filled[player].bit_count() + PRESTIGE * min(3, state.prestige[player].bit_count())
    for slot in bits(state.buildings[player]):
        value += _work(state, district.top(state, player, slot))
    for slot in bits(state.characters[player]):
        card = state.stacks[SLOTS * player + slot][-1]
        colours = state.box.double[card]
        for trigger in state.box.triggers[card]:
            colours |= trigger.colours()
        reached = sum(
            (REACH[slot] & state.buildings[player] & state.coloured[3 * player + colour]).bit_count()
            for colour in range(3)
            if colours >> colour & 1
        )
        value += CHARACTER + REACHED * reached
    return value - DAMAGE * state.damaged[player].bit_count()


def _work(state: TournayState, card: int) -> float:
    value = 0.0
    for number in state.box.activation[card]:
        action = state.box.pieces[number]
        value += WORK.get(action.kind, OTHER_WORK) * (action.amount if isinstance(action, GainDeniers) else 1)
    return value


class Hints(Values):
    """The hints as values for bots."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        assert weights is None

    def worth(self, state: State, player: int) -> float:
        return worth(state, player)

    def is_unfinished(self, state: State) -> bool:
        return is_unfinished(state)
