"""Values a position for any bot: points now, plus the promise of deniers, citizens, cards and district.

The weights are in `opponents`: `hints.json` are those of the greedy bot, `hints.tuned.json` come from `lab.tune`.
"""

from collections.abc import Mapping
from typing import cast

from bastide.core.chance import NoChance
from bastide.core.masks import bits
from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.games.tournay import district, final, scoring
from bastide.games.tournay.box import Box
from bastide.games.tournay.citizens import by_colour
from bastide.games.tournay.effects.deniers import GainDeniers
from bastide.games.tournay.grid import FRAME_SLOTS, REACH, SLOTS
from bastide.games.tournay.moves import END, LEVELS
from bastide.games.tournay.state import TournayState
from bastide.games.tournay.symbols import PRESTIGE_LEVEL
from bastide.games.tournay.turn import Turn, criers_needed

MOST_VISIBLE = 3
"""Prestige buildings beyond these bring the end no nearer."""
_COMPLETE = 2
"""The prestige buildings that a complete district needs (TY-57)."""
_BIG_LEAD = 12
_MOST_KEPT = 1 << 14
"""How many districts, and how many results, are remembered."""
_NOBODY = NoChance()


class Hints(Values):
    """Rules of thumb: a player's points less some of the best rival's, plus what they have built up."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        given = read_opponents("bastide.games.tournay", "hints.json") if weights is None else weights
        self.weights: dict[str, float] = {name: float(number) for name, number in given.items()}
        weight = self.weights
        self.cards = [weight[f"card_{level}"] for level in range(1, len(LEVELS) + 1)]
        self.shares = [1.0, weight["second_card"], weight["third_card"], weight["fourth_card"]]
        self.districts: dict[tuple[object, ...], tuple[float, float]] = {}
        self.totals: dict[tuple[object, ...], list[int]] = {}

    def worth(self, state: State, player: int) -> float:
        return sum(self.parts(state, player).values())

    def is_unfinished(self, state: State) -> bool:
        table = cast(TournayState, state)
        if self.weights["last_card"] and table.closed_phase is not None:
            return any(slot < 0 <= card for card, slot in zip(table.last_card, table.last_slot, strict=True))
        return len(table.questions) > 1 and isinstance(table.questions[0], Turn)

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        table = cast(TournayState, state)
        if self.weights["last_card"] and table.closed_phase is not None:
            table = _last_cards_shown(table)
        totals = self._totals(table)
        rival = max(totals[:player] + totals[player + 1 :])
        parts = {"points": float(totals[player]), "rival": -self.weights["rival"] * rival}
        if not table.questions:
            return parts
        share = self.weights["late"] if table.last_round else 1.0
        buildings, characters = self._district(table, player)
        parts["deniers"] = share * self._deniers(table.deniers[player])
        parts["citizens"] = share * self._citizens(table, player)
        parts["hand"] = share * self._hand(table, player)
        parts["slots"] = share * self.weights["slot"] * table.filled[player].bit_count()
        parts["prestige"] = share * self.weights["prestige"] * min(MOST_VISIBLE, table.prestige[player].bit_count())
        parts["buildings"] = share * (buildings + self._ready(table, player))
        parts["characters"] = share * characters
        parts["events"] = share * self._events(table, player)
        parts["closing"] = self._closing(table, player, totals[player] - rival)
        return parts

    def _totals(self, state: TournayState) -> list[int]:
        """Return each player's points. Most lines leave everything that prestige buildings count as it is."""
        standing, lying, placed = state.standing, state.lying, state.placed
        citizens = [standing[seat] + lying[seat] + placed[seat] for seat in range(state.players)]
        key = (state.box, *state.stacks, *state.deniers, *state.built, *state.ramparts, *citizens)
        found = self.totals.get(key)
        if found is None:
            if len(self.totals) >= _MOST_KEPT:
                self.totals.clear()
            found = self.totals[key] = scoring.totals(state)
        return found

    # What a player has

    def _deniers(self, deniers: int) -> float:
        """There is always a use for some; those that nobody could ever spend are worth nothing."""
        weight = self.weights
        enough = weight["enough"]
        spare = min(deniers, 2 * weight["rich"]) - enough
        return weight["denier"] * min(deniers, enough) + weight["spare_denier"] * max(0, spare)

    def _citizens(self, state: TournayState, player: int) -> float:
        """Available citizens are worth more than used ones, but not to the rich.

        Those have no use for more deniers: if they kept gathering their citizens, the game would never end.
        """
        weight = self.weights
        standing = sum(by_colour(state.standing[player]))
        used = sum(by_colour(state.lying[player] + state.placed[player]))
        rich = min(1.0, max(0.0, state.deniers[player] / weight["rich"] - 1))
        available = weight["standing"] + rich * (weight["used"] - weight["standing"])
        return available * standing + weight["used"] * used

    def _hand(self, state: TournayState, player: int) -> float:
        """Value the cards that may be played one day, the best first: the more there are, the longer they wait."""
        values = sorted([self._card(state, player, card) for card, _ in state.hands[player]], reverse=True)
        if state.playing >= 0 and state.player == player:
            values.insert(0, self.cards[state.box.level[state.playing]])
        worth = 0.0
        for value, share in zip(values, self.shares):  # noqa: B905 - a fifth card is worth nothing yet
            worth += value * share
        return worth

    def _card(self, state: TournayState, player: int, card: int) -> float:
        """Value a card in the hand; a prestige building also by the points it would give."""
        level = state.box.level[card]
        if level != PRESTIGE_LEVEL:
            return self.cards[level]
        if state.named[player] >> card & 1:
            return 0.0
        printed = state.box.scoring[card]
        assert printed is not None
        gain = min(printed.cap, printed.elements(state, player) * printed.builder)
        return self.cards[level] + self.weights["promise"] * gain

    def _district(self, state: TournayState, player: int) -> tuple[float, float]:
        """Value the buildings, and the characters with what they reach. Most lines leave a district as it is."""
        key = (state.box, *state.stacks[SLOTS * player : SLOTS * player + SLOTS])
        found = self.districts.get(key)
        if found is None:
            if len(self.districts) >= _MOST_KEPT:
                self.districts.clear()
            buildings = sum(
                self._work(state.box, district.top(state, player, slot)) for slot in bits(state.buildings[player])
            )
            characters = sum(self._character(state, player, slot) for slot in bits(state.characters[player]))
            found = self.districts[key] = buildings, characters
        return found

    def _work(self, box: Box, card: int) -> float:
        """Value what a building does; a gain per denier."""
        value = 0.0
        for number in box.activation[card]:
            action = box.pieces[number]
            weight = self.weights.get(action.kind, self.weights["other_work"])
            value += weight * (action.amount if isinstance(action, GainDeniers) else 1)
        return value

    def _character(self, state: TournayState, player: int, slot: int) -> float:
        card = district.top(state, player, slot)
        colours = state.box.double[card]
        for trigger in state.box.triggers[card]:
            colours |= trigger.colours()
        reached = sum(
            (REACH[slot] & state.buildings[player] & state.coloured[3 * player + colour]).bit_count()
            for colour in range(3)
            if colours >> colour & 1
        )
        return self.weights["character"] + self.weights["reached"] * reached

    def _ready(self, state: TournayState, player: int) -> float:
        """Value buildings that a citizen is available for."""
        if not (weight := self.weights["ready"]):
            return 0.0
        free = state.buildings[player] & ~state.occupied[player]
        first, coloured = 3 * player, state.coloured
        return weight * sum(
            min(standing, (free & coloured[first + colour]).bit_count())
            for colour, standing in enumerate(by_colour(state.standing[player]))
        )

    def _events(self, state: TournayState, player: int) -> float:
        """Value ramparts at hand, less damage."""
        return (
            self.weights["rampart"] * min(2, state.ramparts[player])
            - self.weights["damage"] * state.damaged[player].bit_count()
        )

    def _closing(self, state: TournayState, player: int, lead: int) -> float:
        """Value a game that is nearer to its end, to the leader; to the others it is as bad."""
        if not (weight := self.weights["closing"]):
            return 0.0
        nearest = max(
            state.filled[seat].bit_count() / FRAME_SLOTS + min(_COMPLETE, state.prestige[seat].bit_count()) / _COMPLETE
            for seat in range(state.players)
        )
        needed = criers_needed(state)
        progress = nearest + min(needed, state.criers.bit_count()) / needed
        return weight * progress * max(-1.0, min(1.0, lead / _BIG_LEAD))


def _last_cards_shown(state: TournayState) -> TournayState:
    """Return the end of the game if everyone keeps to their choice of a last card."""
    after = state.copy()
    for seat in final.waiting(after):
        after.apply(seat, END, _NOBODY)
    while after.to_act:
        (seat,) = after.to_act
        after.apply(seat, after.legal_moves(seat)[0], _NOBODY)
    return after
