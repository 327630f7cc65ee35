"""Royal decrees: what each needs and scores, and the town evaluation (FV-28 to FV-45). Only unburnt tiles count."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.games.feuville import player_board
from bastide.games.feuville.box import DECREE_PIECE, DECREES, DISCRETION, EVALUATION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.moves import COAT, COLUMNS, DISTRICT, START, SYMBOL, SYMBOLS, VIEW, WIDTH
from bastide.games.feuville.steps import COAT as COAT_STEP
from bastide.games.feuville.steps import CODE, SHIFT
from bastide.games.feuville.steps import EVALUATE as EVALUATE_STEP
from bastide.games.feuville.steps import ROLL as ROLL_STEP
from bastide.games.feuville.town import NO_COLUMN, START_BIT, STRIDE, bits

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

HAND_PIECE = 0
"""The piece just taken, as an index into `moves.PIECES`; the stored ones follow."""

SOURCES = (
    "symbols",
    "small-district",
    "large-district",
    "splendid-view",
    "own-discretion",
    "town-evaluation",
    "entertainer",
    "fairy",
)
"""Where points come from; the king's mercy is added at the end (FV-74)."""
FROM_SYMBOLS, FROM_ENTERTAINER, FROM_FAIRY = 0, 6, 7
_SOURCE_OF = (*(FROM_SYMBOLS for _ in range(SMALL)), 1, 2, 3, 4, 5)


def score(state: "FeuvilleState", seat: int, source: int, points: int) -> None:
    """Points are marked at once (FV-45)."""
    state.earned[len(SOURCES) * seat + source] += points


def symbol_count(state: "FeuvilleState", seat: int, symbol: int) -> int:
    """How many symbols of a kind the unburnt tiles of a town show (FV-38)."""
    return state.symbols[seat] >> 8 * symbol & 255


# Where a decree can be scored


def districts(state: "FeuvilleState", seat: int) -> int:
    """Complete, unburnt columns without grass, if a neutral grass tile is left (FV-31, FV-33, FV-34)."""
    return state.skies[seat] & ~state.burnt[seat] & ~state.grass[seat] if state.grass_left else 0


def large_districts(state: "FeuvilleState", seat: int) -> int:
    """The left ones of two such columns side by side (FV-32)."""
    if state.grass_left < 2:
        return 0
    free = districts(state, seat)
    return free & free >> 1


def views(state: "FeuvilleState", seat: int, part: int) -> int:
    """The left columns of grids of two by two unburnt tiles, walls and towers or towers and skies (FV-39, K9)."""
    top = (state.skies if part else state.towers)[seat] & ~state.burnt[seat]
    return top & top >> 1


def view_points(state: "FeuvilleState", seat: int, part: int, column: int) -> int:
    """Every symbol in the grid counts (FV-39)."""
    town, box = state.towns[seat], state.box
    packed = 0
    for level in (part, part + 1):
        for place in (column, column + 1):
            face = town[STRIDE * level + place]
            if face:
                packed += box.symbols[face - 1]
            elif level == 0 and place == START:
                packed += box.start_symbols
    return ((packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)) * box.decree_points[SPLENDID]


def can_evaluate(state: "FeuvilleState", seat: int, decree: int) -> bool:
    """Whether a decree's condition is met; symbols and discretion have none, be it for 0 points (K10)."""
    if decree < SMALL or decree == DISCRETION:
        return True
    if decree == SMALL:
        return districts(state, seat) != 0
    if decree == LARGE:
        return large_districts(state, seat) != 0
    return views(state, seat, 0) != 0  # towers and skies need towers, so the low part is enough to look at


# Evaluating


def do_evaluate(state: "FeuvilleState", _: int, _chance: Chance) -> None:
    """Evaluates the decree in the hand (FV-28)."""
    _begin(state, HAND_PIECE, state.hand - DECREE_PIECE)


def do_evaluate_stored(state: "FeuvilleState", space: int, _chance: Chance) -> None:
    """Evaluates a stored decree, a free action (FV-13, FV-29)."""
    if state.steps[-1] == ROLL_STEP:
        state.steps[-1] = ROLL_STEP | 1 << SHIFT
    _begin(state, 1 + space, state.store[2 * state.asked + space] - DECREE_PIECE)


def _begin(state: "FeuvilleState", piece: int, decree: int) -> None:
    if decree >= SMALL:
        state.steps.append(EVALUATE_STEP | piece << SHIFT)
        return
    symbol, _ = divmod(decree, 3)
    points = symbol_count(state, state.asked, symbol) * state.box.decree_points[decree]
    _finish(state, piece, points)


def _finish(state: "FeuvilleState", piece: int, points: int) -> None:
    """The decree lies among the evaluated ones (FV-41), and its points are marked."""
    seat = state.asked
    if piece == HAND_PIECE:
        decree = state.hand - DECREE_PIECE
        state.hand = player_board.NOTHING
        state.steps.pop()
    else:
        decree = player_board.take_out(state, seat, piece - 1) - DECREE_PIECE
    state.evaluated[seat] += 1 << 4 * decree
    score(state, seat, _SOURCE_OF[decree], points)
    if state.listener is not None:
        state.tell("evaluates", player=seat, decree=DECREES[decree], points=points)


def evaluated_count(state: "FeuvilleState", seat: int) -> int:
    """How many decrees a player has evaluated, the town evaluation included (FV-41)."""
    packed, count = state.evaluated[seat], 0
    while packed:
        count += packed & 15
        packed >>= 4
    return count


def decree_asked(state: "FeuvilleState", piece: int) -> int:
    """The decree that is being evaluated."""
    return (state.hand if piece == HAND_PIECE else state.store[2 * state.asked + piece - 1]) - DECREE_PIECE


def evaluate_moves(state: "FeuvilleState", piece: int) -> list[int]:
    """Where the chosen decree can be scored, or which symbol."""
    seat, decree = state.asked, decree_asked(state, piece)
    if decree == SMALL:
        return [DISTRICT + column for column in bits(districts(state, seat))]
    if decree == LARGE:
        return [DISTRICT + column for column in bits(large_districts(state, seat))]
    if decree == SPLENDID:
        return [VIEW + column for column in bits(views(state, seat, 0) | views(state, seat, 1) << WIDTH)]
    return [SYMBOL, SYMBOL + 1, SYMBOL + 2]  # all but the griffin (FV-40)


def _piece_evaluated(state: "FeuvilleState") -> int:
    step = state.steps.pop()
    assert step & CODE == EVALUATE_STEP
    return step >> SHIFT


def do_district(state: "FeuvilleState", column: int, _chance: Chance) -> None:
    """Grass goes under the column or the two columns scored (FV-31, FV-32)."""
    piece = _piece_evaluated(state)
    decree = decree_asked(state, piece)
    under = 1 << column if decree == SMALL else 3 << column
    state.grass[state.asked] |= under
    state.grass_left -= under.bit_count()
    if state.listener is not None:
        state.tell("lays-grass", player=state.asked, columns=tuple(COLUMNS[place] for place in bits(under)))
    _finish(state, piece, state.box.decree_points[decree])


def do_view(state: "FeuvilleState", offset: int, _chance: Chance) -> None:
    """Scores a grid of four tiles (FV-39)."""
    part, column = divmod(offset, WIDTH)
    _finish(state, _piece_evaluated(state), view_points(state, state.asked, part, column))


def do_symbol(state: "FeuvilleState", symbol: int, _chance: Chance) -> None:
    """Scores the symbol that the player has chosen (FV-40)."""
    points = symbol_count(state, state.asked, symbol) * state.box.decree_points[DISCRETION]
    if state.listener is not None:
        state.tell("chooses-symbol", player=state.asked, symbol=SYMBOLS[symbol])
    _finish(state, _piece_evaluated(state), points)


# The town evaluation


def is_town_evaluated(state: "FeuvilleState", seat: int) -> bool:
    """Whether a player has taken a town evaluation, which is possible once in a game (FV-37)."""
    return state.evaluated[seat] >> 4 * EVALUATION > 0 or state.coat[seat] >= 0


def town_evaluation(state: "FeuvilleState", seat: int) -> tuple[int, int, int]:
    """What `best_stretch` gives, or three times 0 for whoever has made the town evaluation."""
    return (0, 0, 0) if is_town_evaluated(state, seat) else best_stretch(state, seat)


def best_stretch(state: "FeuvilleState", seat: int) -> tuple[int, int, int]:
    """The points of the best stretch, where the coat of arms may go, and the stretch (FV-35 to FV-37).

    All three are 0 if none is possible.

    Of several the best counts (K8).
    """
    if not (state.lefts[seat] and state.rights[seat] and state.gates[seat]):
        return 0, 0, 0
    bare = state.walls[seat] & ~state.grass[seat]
    towers = state.towers[seat] & ~state.burnt[seat]
    scored_only = state.game.coat_in_scored_columns
    best = places = scored = 0
    for stretch in _stretches(state, seat, towers):
        free = stretch & bare if scored_only else bare
        points = (stretch.bit_count() + (towers & stretch).bit_count()) * state.box.decree_points[EVALUATION]
        if not free or points < best:
            continue
        if points > best:
            best, places, scored = points, 0, stretch
        places |= free
    return best, places, scored


def _stretches(state: "FeuvilleState", seat: int, towers: int) -> list[int]:
    """From a complete left corner tower to a complete right one, a gate between, no ruin in the wall (FV-35, K7).

    In a wall without ruins the longest one is enough, unless the towers must not have two gaps, as in the Dutch rules.
    """
    burnt = state.burnt[seat]
    interrupted = burnt & ~START_BIT  # the starting tile never interrupts the wall (K7)
    lefts, rights, gates = state.lefts[seat] & ~burnt, state.rights[seat] & ~burnt, state.gates[seat] & ~interrupted
    found = []
    while lefts and rights:
        left = lefts & -lefts
        end = interrupted & -left & -(interrupted & -left) or 1 << WIDTH  # the first ruin to the right
        reach = rights & (end - 1) & -left
        while reach:
            right = 1 << reach.bit_length() - 1
            stretch = 2 * right - left
            if not gates & stretch & ~(left | right):
                break  # nor is there one in a shorter stretch
            if not state.game.one_tower_gap:
                found.append(stretch)
                break
            if (stretch & ~towers).bit_count() <= 1:
                found.append(stretch)
            reach ^= right
        lefts &= -(2 * left if state.game.one_tower_gap else end)
        rights &= -2 * left
    return found


def lacks_only_towers(state: "FeuvilleState", seat: int) -> bool:
    """Whether only gaps in the row of towers stand in the way of a town evaluation (FV-35 in the Dutch rules)."""
    return bool(_stretches(state, seat, state.walls[seat]))


def evaluate_town(state: "FeuvilleState") -> None:
    """A die on the town evaluation: scored at once, then the coat of arms is laid (FV-37)."""
    seat = state.asked
    points = town_evaluation(state, seat)[0]
    score(state, seat, _SOURCE_OF[EVALUATION], points)
    state.evaluated[seat] += 1 << 4 * EVALUATION
    state.steps.append(COAT_STEP)
    if state.listener is not None:
        state.tell("evaluates", player=seat, decree=DECREES[EVALUATION], points=points)


def coat_moves(state: "FeuvilleState", _: int) -> list[int]:
    """The columns without grass: of the town, or in the French rules of the stretch just scored (FV-37)."""
    return [COAT + column for column in bits(best_stretch(state, state.asked)[1])]


def do_coat(state: "FeuvilleState", column: int, _chance: Chance) -> None:
    """The coat of arms blocks the column for districts like any grass (FV-33)."""
    seat = state.asked
    assert state.coat[seat] == NO_COLUMN
    state.coat[seat] = column
    state.grass[seat] |= 1 << column
    state.steps.pop()
    if state.listener is not None:
        state.tell("lays-coat", player=seat, column=COLUMNS[column])
