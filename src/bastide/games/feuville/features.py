"""What learned values look at: a player's prospects in numbers, all of them open to everyone (K40).

A player stands at their points plus the weighted sum of these features; a position is worth how far they stand ahead of
the best rival.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import cast

from bastide.core.state import State
from bastide.games.feuville import decrees, scoring, town
from bastide.games.feuville.box import DECREE_PIECE, DISCRETION, LARGE, LEFT, RIGHT, SMALL, STORABLE, Box
from bastide.games.feuville.moves import PERSONS, SKY, SYMBOLS, TOWER, WALL
from bastide.games.feuville.persons import Entertainer
from bastide.games.feuville.state import FeuvilleState

PARTS: Mapping[str, tuple[str, ...]] = {
    "tiles": ("columns", "towers", "skies"),
    "symbols": ("symbols", "symbols-in-pile", "symbols-in-row", "discretion"),
    "districts": ("one-tile", "two-tiles", "complete", "pairs", "nearly-pairs", "small-wanted", "large-wanted"),
    "dragon": ("clouds", "uncovered", "exposed", "burnt"),
    "townscape": ("townscape", "left", "right", "left-base", "right-base", "gate", "span", "unevaluated"),
    "storage": (
        "scores-now", "symbol-decrees", "small-waits", "large-waits", "walls-stored", "towers-stored", "skies-stored",
        "symbols-stored", "clouds-stored", "unfit", "full", "protected",
    ),
    "charms": ("great-selections", "theft-protections", "fire-protections"),
    "offers": ("next", "best-decree", "best-decree-next", "decrees", "prestige-next"),
    "mercy": ("mercy", "fewer-evaluated"),
    "dice": (*(f"die-{person}" for person in PERSONS), "both-dice", "pending", "entertainer"),
}  # fmt: skip
"""The features by the part of the worth that they belong to."""
NAMES = tuple(name for part in PARTS.values() for name in part)
PRIOR: Mapping[str, float] = {
    "columns": 0.5, "towers": 1.0, "skies": 1.5, "symbols": 0.5, "symbols-in-row": 0.2, "symbols-in-pile": 0.2,
    "complete": 1.5, "uncovered": -0.8, "burnt": -1.0, "townscape": 0.8, "left": 2.0, "right": 2.0, "gate": 2.0,
    "scores-now": 0.6, "symbol-decrees": 1.0, "small-waits": 1.0, "large-waits": 1.0,
    "walls-stored": 0.5, "towers-stored": 0.7, "skies-stored": 1.0,
    "great-selections": 1.4, "theft-protections": 1.0, "fire-protections": 1.4,
    "mercy": 1.0, "both-dice": 1.0, "pending": 2.0, "entertainer": 1.0,
    **{f"die-{person}": 3.0 for person in PERSONS},
}  # fmt: skip
"""Rules of thumb from which learning starts; other features start at 0."""
LAST_PHASE = 5
_FROM = (9, 6, 3, 1)  # decrees left in the pile, where each phase ends


def phase(state: State) -> int:
    """Return how far the game has come, from 0, by the decrees left in the pile after this turn."""
    table = cast(FeuvilleState, state)
    left = _left(table)
    if left < 0 or table.last_round:
        return LAST_PHASE
    for number, least in enumerate(_FROM):
        if left >= least:
            return number
    return LAST_PHASE - 1


def points(state: State, player: int) -> int:
    """Return a player's points, with the king's mercy once nobody moves again."""
    table = cast(FeuvilleState, state)
    own = scoring.points(table, player)
    if _is_ending(table) and not any(_moves_again(table, seat) for seat in range(table.players)):
        own += scoring.mercy_now(table)[player]
    return own


def features(state: State, player: int) -> list[float]:
    """Return a player's prospects in the order of `NAMES`; all zero but mercy for one who doesn't move again."""
    table = cast(FeuvilleState, state)
    mercy = _mercy(table, player)
    if not _moves_again(table, player):
        found = [0.0] * len(NAMES)
        found[_MERCY : _MERCY + 2] = mercy
        return found
    seen = _Town(table, player)
    return [
        *_tiles(table, player),
        *_symbols(seen),
        *_districts(seen),
        *_dragon(table, player),
        *_townscape(table, player),
        *_storage(seen),
        *table.charms[3 * player : 3 * player + 3],
        *_offers(seen),
        *mercy,
        *_dice(table, player),
    ]


_MERCY = NAMES.index("mercy")


# The end of the game


def _left(state: FeuvilleState) -> int:
    """How many decrees are left in the pile when the turn ends; below 0 if the row cannot be filled (FV-71)."""
    return state.decrees_left - 6 + state.decrees_open.bit_count()


def _is_ending(state: FeuvilleState) -> bool:
    """Whether the row can no longer be filled, so that this round is the last (FV-71)."""
    return state.last_round or _left(state) < 0


def _moves_again(state: FeuvilleState, seat: int) -> bool:
    """Whether a player has something left to do in this turn or another turn to come (FV-72, FV-73)."""
    if state.player < 0:
        return False
    if not _is_ending(state):
        return True
    distance = (seat - state.player) % state.players
    if distance == 0:
        return bool(state.unused) or len(state.questions) > 1
    if state.player == state.start_player and state.game.start_player_ends_at_once:
        return False
    return distance <= (state.start_player - state.player - 1) % state.players


def _mercy(state: FeuvilleState, seat: int) -> tuple[float, float]:
    """Whether the king's mercy would go to the player now, and by how many decrees, up to three (FV-74)."""
    counts = [decrees.evaluated_count(state, other) for other in range(state.players)]
    fewer = min(counts[:seat] + counts[seat + 1 :], default=0) - counts[seat]
    return float(fewer > 0 or (fewer == 0 and state.game.mercy_to_tied)), float(max(-3, min(3, fewer)))


# The decrees to come


class _Demand:
    """What the decrees of the row, and on average those that still come from the pile, would score."""

    __slots__ = ("discretion", "large", "pile", "row", "small")

    def __init__(self, box: Box, row: tuple[int, ...], hidden: tuple[int, ...]) -> None:
        removed = box.decrees_removed
        drawn = 1 - removed / max(removed, len(hidden)) if removed else 1.0  # the chance of a hidden one
        worth = box.decree_points
        symbols = range(len(SYMBOLS))
        self.row = [sum(worth[decree] for decree in row if decree // 3 == symbol) for symbol in symbols]
        """The points for each symbol of a kind, by the decrees of the row."""
        kinds = [range(3 * symbol, 3 * symbol + 3) for symbol in symbols]
        self.pile = [drawn * sum(worth[decree] * hidden.count(decree) for decree in kind) for kind in kinds]
        self.small = row.count(SMALL) + drawn * hidden.count(SMALL)
        self.large = row.count(LARGE) + drawn * hidden.count(LARGE)
        self.discretion = row.count(DISCRETION) + drawn * hidden.count(DISCRETION)


_demand = lru_cache(maxsize=4096)(_Demand)


class _Town:
    """What several features of a player need."""

    __slots__ = ("counts", "demand", "free", "pairs", "seat", "state")

    def __init__(self, state: FeuvilleState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.counts = state.symbols[seat].to_bytes(4, "little")
        """The visible symbols of each kind."""
        self.free = state.skies[seat] & ~state.burnt[seat] & ~state.grass[seat]
        """Districts (FV-31)."""
        self.pairs = disjoint_pairs(self.free)
        self.demand = _demand(state.box, tuple(state.decree_row), tuple(state.hidden_decrees))

    def scores_now(self, decree: int) -> int:
        """Return what a decree would score now; about that for a splendid view."""
        worth = self.state.box.decree_points[decree]
        if decree < SMALL:
            return worth * self.counts[decree // 3]
        if decree == SMALL:
            return worth if self.free and self.state.grass_left else 0
        if decree == LARGE:
            return worth if self.pairs and self.state.grass_left > 1 else 0
        if decree == DISCRETION:
            return worth * max(self.counts[:3])
        return _VIEW * worth if decrees.views(self.state, self.seat, 0) else 0


_VIEW = 5
"""The symbols in a splendid view, about."""


# The town


def _tiles(state: FeuvilleState, seat: int) -> tuple[float, ...]:
    standing = ~state.burnt[seat]
    return (
        state.walls[seat].bit_count(),
        (state.towers[seat] & standing).bit_count(),
        (state.skies[seat] & standing).bit_count(),
    )


def _symbols(seen: _Town) -> tuple[float, ...]:
    """Visible symbols, and what the decrees of the pile and of the row would count them for (FV-38, FV-40)."""
    counts, demand = seen.counts, seen.demand
    in_pile = in_row = 0.0
    for count, pile, row in zip(counts, demand.pile, demand.row, strict=True):
        in_pile += count * pile
        in_row += count * row
    return sum(counts), in_pile, in_row, demand.discretion * max(counts[:3])


def _districts(seen: _Town) -> tuple[float, ...]:
    """Columns without grass by how much they lack, pairs, and the decrees that want them (FV-31, FV-32)."""
    state, seat, free, pairs = seen.state, seen.seat, seen.free, seen.pairs
    bare = ~state.burnt[seat] & ~state.grass[seat]
    walls, towers = state.walls[seat] & bare, state.towers[seat] & bare
    nearly = towers & ~free
    complete = free.bit_count()
    return (
        (walls & ~towers).bit_count(),
        nearly.bit_count(),
        complete,
        pairs,
        ((free & nearly >> 1) | (nearly & free >> 1)).bit_count(),
        min(complete, seen.demand.small),
        min(pairs, seen.demand.large),
    )


def disjoint_pairs(columns: int) -> int:
    """How many pairs of neighbours a set of columns can be divided into."""
    pairs = 0
    while columns:
        low = columns & -columns
        if columns & low << 1:
            pairs += 1
            columns ^= low << 1
        columns ^= low
    return pairs


def _dragon(state: FeuvilleState, seat: int) -> tuple[float, ...]:
    """Clouds, and what the dragon could burn (FV-61 to FV-63)."""
    uncovered = max(0, town.columns(state, seat) - state.clouds[seat])
    exposed = uncovered if not state.charms[3 * seat + 2] else 0
    return state.clouds[seat], uncovered, exposed, state.burnt[seat].bit_count()


# The town evaluation


@lru_cache(maxsize=4096)
def _bases(box: Box, walls: bytes) -> tuple[int, int]:
    """The columns whose wall is a left and a right corner base."""
    left = right = 0
    for column, face in enumerate(walls):
        if face:
            features = box.features[face - 1]
            left |= (features & LEFT) << column
            right |= (features & RIGHT) // RIGHT << column
    return left, right


def _townscape(state: FeuvilleState, seat: int) -> tuple[float, ...]:
    """How far the player has come towards the town evaluation (FV-35, FV-36); nothing after it (FV-37)."""
    if decrees.is_town_evaluated(state, seat):
        return (0.0,) * 8
    standing = ~state.burnt[seat]
    lefts, rights = state.lefts[seat], state.rights[seat]
    left_bases, right_bases = _bases(state.box, state.towns[seat][: town.STRIDE])
    open_left, open_right = left_bases & ~state.towers[seat], right_bases & ~state.towers[seat]
    first = lefts or open_left
    last = rights or open_right
    ready = decrees.best_stretch(state, seat)[0] if lefts and rights else 0
    stretch = state.walls[seat]
    if first:
        stretch &= -(first & -first)
    if last:
        stretch &= (1 << last.bit_length()) - 1
    span = 0
    if first and last:
        span = 2 * (stretch.bit_count() + (state.towers[seat] & standing & stretch).bit_count())
    return (
        ready,
        bool(lefts),
        bool(rights),
        not lefts and bool(open_left),
        not rights and bool(open_right),
        bool(state.gates[seat] & stretch),
        span,
        1.0,
    )


# The player board


def _storage(seen: _Town) -> tuple[float, ...]:
    """Stored pieces and the one in the hand."""
    state, seat, free, pairs = seen.state, seen.seat, seen.free, seen.pairs
    box = state.box
    now = multipliers = small = large = symbols = clouds = unfit = pieces = 0
    levels = [0, 0, 0]
    store = state.store[2 * seat : 2 * seat + 2]
    if state.hand >= 0 and state.asked == seat:
        store.append(state.hand)
    for piece in store:
        if piece < 0:
            continue
        pieces += 1
        if piece < DECREE_PIECE:
            level = box.level[piece]
            levels[level] += 1
            symbols += sum(box.symbols[piece].to_bytes(4, "big"))
            clouds += box.clouds[piece]
            unfit += level != WALL and not town.open_columns(state, seat, level)
            continue
        decree = piece - DECREE_PIECE
        now += seen.scores_now(decree)
        if decree < SMALL:
            multipliers += box.decree_points[decree]
        elif decree == SMALL:
            small += not free
        elif decree == LARGE:
            large += not pairs
    return (
        now,
        multipliers,
        small,
        large,
        levels[WALL],
        levels[TOWER],
        levels[SKY],
        symbols,
        clouds,
        unfit,
        pieces > 1,
        state.shielded[seat].bit_count(),
    )


# The table


def _offers(seen: _Town) -> tuple[float, ...]:
    """What the decree row and the fairy offer, above all to the player whose turn is next."""
    state, scores_now = seen.state, seen.scores_now
    best = total = 0
    for decree in state.decree_row:
        if decree >= 0:
            points = scores_now(decree)
            total += points
            if points > best:
                best = points
    if (state.player + 1) % state.players != seen.seat:
        return 0.0, best, 0.0, total, 0.0
    prestige = max((charm + 1 for charm in state.display if 0 <= charm < STORABLE), default=0)
    return 1.0, best, best, total, prestige


def _dice(state: FeuvilleState, seat: int) -> tuple[float, ...]:
    """The unused dice of the player on turn, and what their action still promises."""
    if seat != state.player:
        return (0.0,) * (len(PERSONS) + 3)
    unused, questions = state.unused, state.questions
    top = questions[-1]
    entertainer = _stopping(state.box.limit, top.total) if isinstance(top, Entertainer) else 0.0
    return (
        *[unused >> person & 1 for person in range(len(PERSONS))],
        bool(unused & unused - 1),
        len(questions) - 1,
        entertainer,
    )


@cache
def _stopping(limit: int, total: int) -> float:
    """Return the margin that the entertainer promises to one who stops at the right time (FV-46)."""
    if total >= limit:
        return float(limit if total == limit else limit - total)
    rolling = sum(_stopping(limit, total + rolled) for rolled in range(1, 7)) / 6
    return max(2.0 * total - limit, rolling)
