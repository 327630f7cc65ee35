"""What a position is worth, for any bot: the gold it would pay now, and what tiles and settlements promise."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import inf

from bastide.core.masks import Mask, bits
from bastide.core.state import State
from bastide.core.values import Values, read_opponents
from bastide.games.kingdom_builder import scoring
from bastide.games.kingdom_builder.board import NO_CARD, SECTORS, Board
from bastide.games.kingdom_builder.gains import Land, gains
from bastide.games.kingdom_builder.hexes import BIT, COUNT, LINES, NEIGHBOURS, areas, around
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.moves import FROM, TILE, TO
from bastide.games.kingdom_builder.state import NOBODY, KingdomBuilderState

GREEDY = "hints.json"
WEIGHTS = (
    "tile",  # a tile at the start of the game; less with every settlement built
    *(f"tile-{tile}" for tile in TILES),  # more for a tile of this kind
    "settlement",  # a settlement on the board can still be joined to something
    "freedom",  # a terrain that no own settlement touches: its card lets the player build anywhere
    *(f"freedom-{card}" for card in scoring.SCORING_CARDS),  # more with this scoring card
    "balance",  # a settlement in a sector that Farmers still need
    "touch",  # a location or castle that Merchants could link
    "line",  # a hex to go on with the line that Knights pay
    "lead",  # a settlement more, or less, than the best rival has in a sector that Lords pay
    "reach-tile",  # the next card lets the player take a new tile
    "reach-castle",  # the next card lets the player touch a new castle
    "income",  # a gold that builds of the next card bring by Fishermen, Miners, Workers or Discoverers
    "grow",  # the next card lets the area grow that Citizens pay
    "deny",  # a location whose tiles are gone before a rival has one
    "closing",  # a settlement that a rival can't build any more
    "rival",  # a gold of the best rival once the game is over
)
"""Weights by name; a file leaves out those that are 0. All but `settlement`, `closing` and `rival` shrink with the
supply."""
MIDDLE = "middle-"
_MIDDLES = tuple(f"{MIDDLE}{name}" for name in ("tile", "freedom", "reach-tile", "income"))
"""Weights that come on top halfway through the supply."""


class Hints(Values):
    """Gold now, plus weights for what tiles, settlements and freedom promise."""

    def __init__(self, weights: Mapping[str, float] | None = None) -> None:
        given = read_opponents(__package__, GREEDY) if weights is None else weights
        known = WEIGHTS + _MIDDLES
        if unknown := given.keys() - set(known):
            raise ValueError(f"no weights are called {', '.join(sorted(unknown))}")
        self.weights = {name: float(given.get(name, 0.0)) for name in known}
        self.tile_worths = [self.weights["tile"] + self.weights[f"tile-{tile}"] for tile in TILES]
        self.looks_ahead = any(self.weights[name] for name in ("reach-tile", "reach-castle", "income", "grow", "deny"))

    def worth(self, state: State, player: int) -> float:
        total = 0.0
        for value in self.parts(state, player).values():
            total += value  # `sum` adds floats differently from one version of Python to another
        return total

    def parts(self, state: State, player: int) -> Mapping[str, float]:
        assert isinstance(state, KingdomBuilderState)
        if state.lifted >= 0:
            state = _without(state, state.lifted)
        weights = self.weights
        supply = state.supply[player]
        ahead = supply / state.game.box.settlements
        middle = ahead * (1 - ahead)
        found = scoring.gold_by_source(state, player)
        held = state.held[player]
        found["tiles"] = self._tiles(state, held) * ahead + weights["middle-tile"] * held.bit_count() * middle
        found["settlements"] = -weights["settlement"] * supply
        free = len(_untouched(state, player))
        found["freedom"] = self._freedom(state) * free * ahead + weights["middle-freedom"] * free * middle
        found["potential"] = self._potential(state, player) * ahead
        if self.looks_ahead and supply:
            self._look_ahead(state, player, found)
        if not supply:
            rivals = [left for other, left in enumerate(state.supply) if other != player]
            found["closing"] = weights["closing"] * sum(rivals)
        if state.player == NOBODY and weights["rival"]:
            best = max(scoring.gold(state, other) for other in range(state.players) if other != player)
            found["rivals"] = -weights["rival"] * best
        return found

    def is_unfinished(self, state: State) -> bool:
        """Whether a tile was chosen and its build or move is still to come."""
        assert isinstance(state, KingdomBuilderState)
        return state.tile >= 0

    def prospects(self, state: State, player: int, moves: Sequence[int]) -> Sequence[float] | None:
        """Estimate builds and moves; the choice of a tile says little by itself."""
        assert isinstance(state, KingdomBuilderState)
        if not (targets := state.targets):
            return None
        first = 0
        if FROM <= moves[0] < TO:
            first = FROM
            found = self._losses(state, player)
        else:
            if state.lifted >= 0:
                state = _without(state, state.lifted)
                first = TO
            found = self._gains(state, player, targets)
        promised = [0.0] * COUNT
        for hexes, gain in found:
            for hex_ in bits(hexes & targets):
                promised[hex_] += gain
        return [promised[move - first] if move < TILE else inf for move in moves]

    def _losses(self, state: KingdomBuilderState, player: int) -> list[tuple[Mask, float]]:
        """About how much the position loses with a settlement, by the hexes where it stands."""
        own = state.settled[player]
        ahead = state.supply[player] / state.game.box.settlements
        board = state.board
        found: list[tuple[Mask, float]] = [(hexes, -1.0) for hexes in _paying(board, state.cards)]
        for castle in board.castles:
            if not (beside := own & NEIGHBOURS[castle]) & beside - 1:
                found.append((beside, -float(state.game.box.castle_gold)))
        for location in bits(state.held[player]):
            if not (beside := own & NEIGHBOURS[board.locations[location]]) & beside - 1:
                found.append((beside, -self.tile_worths[board.location_kinds[location]] * ahead))
        for card in state.cards:
            if card == "discoverers":
                found += [(line & own, -1.0) for line in LINES if (line & own).bit_count() == 1]
            elif card == "hermits":
                found.append((own & ~around(own), -1.0))
            elif card == "knights":
                found.append((max(LINES, key=lambda line: (own & line).bit_count()), -2.0))
            elif card == "farmers":
                found.append((min(SECTORS, key=lambda sector: (own & sector).bit_count()), -3.0))
            elif card == "citizens":
                found.append((max(areas(own), key=int.bit_count, default=0), -0.5))
            elif card == "merchants":
                found.append((board.by_special, -4.0))
        return found

    def _gains(self, state: KingdomBuilderState, player: int, targets: Mask) -> list[tuple[Mask, float]]:
        """What a settlement more is worth, by the hexes where it is worth that."""
        weights = self.weights
        ahead = state.supply[player] / state.game.box.settlements
        found = list(gains(Land(state, player, targets)))
        for number, kind in enumerate(state.board.location_kinds):
            if state.tiles_left(number) and not state.taken[player] >> number & 1:
                found.append((NEIGHBOURS[state.board.locations[number]], self.tile_worths[kind] * ahead))
        free = state.free
        for terrain in _untouched(state, player):
            found.append((around(terrain & free), -self._freedom(state) * ahead))
        own = state.settled[player]
        if "farmers" in state.cards:
            fair = own.bit_count() // 4 + 1
            poor = sum(sector for sector in SECTORS if (own & sector).bit_count() < fair)
            found.append((poor, weights["balance"] * ahead))
        if "merchants" in state.cards:
            found.append((around(state.board.specials & ~state.near[player]), weights["touch"] * ahead))
        return found

    def _tiles(self, state: KingdomBuilderState, held: int) -> float:
        total = 0.0
        for location in bits(held):
            total += self.tile_worths[state.board.location_kinds[location]]
        return total

    def _freedom(self, state: KingdomBuilderState) -> float:
        """What a terrain that no own settlement touches is worth at the start of the game."""
        worth = self.weights["freedom"]
        for card in state.cards:
            worth += self.weights[f"freedom-{card}"]
        return worth

    def _potential(self, state: KingdomBuilderState, player: int) -> float:
        """What scoring cards may pay one day for settlements that stand already."""
        return sum(_POTENTIALS[card](self.weights, state, player) for card in state.cards if card in _POTENTIALS)

    def _look_ahead(self, state: KingdomBuilderState, player: int, found: dict[str, float]) -> None:
        """Add what the next card allows, whichever it is."""
        weights = self.weights
        supply = state.supply[player]
        ahead = supply / state.game.box.settlements
        middle = ahead * (1 - ahead)
        free, near = state.free, state.near[player]
        tiles, denied = _tiles_to_take(state, player)
        castles = 0
        for hex_ in state.board.castles:
            if not BIT[hex_] & near:
                castles |= NEIGHBOURS[hex_]
        own = state.settled[player]
        paying = _paying(state.board, state.cards)
        if "discoverers" in state.cards:
            paying = (*paying, _new_lines(own))
        growing = around(max(areas(own), key=int.bit_count)) if own and "citizens" in state.cards else 0
        reach_tile = reach_castle = income = grow = 0.0
        builds = min(state.game.box.mandatory_builds, supply)
        for terrain, share in zip(state.board.terrain, next_cards(state, player), strict=False):
            open_ = terrain & free
            open_ = open_ & near or open_
            if open_ & tiles:
                reach_tile += share
            if open_ & castles:
                reach_castle += share
            if open_ & growing:
                grow += share
            for hexes in paying:
                income += share * min(builds, (open_ & hexes).bit_count())
        found["reach"] = (
            (weights["reach-tile"] * reach_tile + weights["reach-castle"] * reach_castle) * ahead
            + weights["middle-reach-tile"] * reach_tile * middle
        )  # fmt: skip
        found["income"] = (weights["income"] * income + weights["grow"] * grow) * ahead
        found["income"] += weights["middle-income"] * income * middle
        found["deny"] = weights["deny"] * denied * ahead


def _tiles_to_take(state: KingdomBuilderState, player: int) -> tuple[Mask, int]:
    """The hexes that bring a new tile, and the number of locations where a rival can't get one any more."""
    hexes = denied = 0
    rivals = 0
    for other, taken in enumerate(state.taken):
        if other != player:
            rivals |= ~taken
    for number, hex_ in enumerate(state.board.locations):
        if not state.tiles_left(number):
            denied += rivals >> number & 1
        elif not state.taken[player] >> number & 1:
            hexes |= NEIGHBOURS[hex_]
    return hexes, denied


def _new_lines(own: Mask) -> Mask:
    """The horizontal lines without an own settlement."""
    return sum(line for line in LINES if not line & own)


def _untouched(state: KingdomBuilderState, player: int) -> list[Mask]:
    """The terrains whose card would let the player build anywhere."""
    touched = state.near[player] & state.free
    return [terrain for terrain in state.board.terrain[:NO_CARD] if not touched & terrain]


@lru_cache(maxsize=64)
def _paying(board: Board, cards: tuple[str, ...]) -> tuple[Mask, ...]:
    """The hexes that cards pay for a settlement alone, wherever the others stand."""
    hexes = {"fishermen": board.by_water & ~board.water, "miners": board.by_mountain, "workers": board.by_special}
    return tuple(hexes[card] for card in cards if card in hexes)


def next_cards(state: KingdomBuilderState, player: int) -> list[float]:
    """How likely each terrain is to be the player's next card."""
    if (hand := state.hands[player]) != NO_CARD:
        return [float(terrain == hand) for terrain in range(NO_CARD)]
    counts = state.draw_pile.counts[:]
    for other, card in enumerate(state.hands):
        if other != player and card != NO_CARD:
            counts[card] += 1
    if not any(counts):
        counts = state.discards
    total = sum(counts) or 1
    return [count / total for count in counts]


def _farmers(weights: Mapping[str, float], state: KingdomBuilderState, player: int) -> float:
    """Farmers pay by the poorest sector, so each sector counts up to its fair share."""
    own = state.settled[player]
    sizes = [(own & sector).bit_count() for sector in SECTORS]
    return weights["balance"] * sum(min(size, own.bit_count() // 4 + 1) for size in sizes)


def _merchants(weights: Mapping[str, float], state: KingdomBuilderState, player: int) -> float:
    """Merchants may one day link whatever an area touches."""
    return weights["touch"] * (state.near[player] & state.board.specials).bit_count()


def _knights(weights: Mapping[str, float], state: KingdomBuilderState, player: int) -> float:
    """Knights pay more if their line can go on."""
    if not weights["line"]:
        return 0.0
    own = state.settled[player]
    line = max(LINES, key=lambda line: (own & line).bit_count())
    return weights["line"] * min(3, (line & state.near[player] & state.board.buildable & state.free).bit_count())


def _lords(weights: Mapping[str, float], state: KingdomBuilderState, player: int) -> float:
    """Lords pay more surely with a lead, and what they pay a rival counts against the player."""
    if not weights["lead"]:
        return 0.0
    leads = 0
    for sector in SECTORS:
        counts = [(own & sector).bit_count() for own in state.settled]
        rival = max(count for other, count in enumerate(counts) if other != player)
        leads += max(-3, min(3, counts[player] - rival))
    return weights["lead"] * leads


_POTENTIALS = {"farmers": _farmers, "merchants": _merchants, "knights": _knights, "lords": _lords}


def _without(state: KingdomBuilderState, hex_: int) -> KingdomBuilderState:
    """Return the position without a lifted settlement: what the others are worth."""
    twin = state.copy()
    player = state.player
    twin.lifted = -1
    twin.settled[player] ^= BIT[hex_]
    twin.near[player] = around(twin.settled[player])
    twin.free ^= BIT[hex_]
    location = state.board.beside_location[hex_]
    if location >= 0 and not twin.settled[player] & around(BIT[state.board.locations[location]]):
        twin.held[player] &= ~(1 << location)
    return twin
