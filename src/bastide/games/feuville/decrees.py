"""Royal decrees: what each needs and scores, and the town evaluation (FV-28 to FV-45). Only unburnt tiles count."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from bastide.core.chance import Chance
from bastide.core.errors import IllegalMove
from bastide.core.masks import bits
from bastide.core.questions import Number
from bastide.games.feuville import player_board
from bastide.games.feuville.box import DECREE_PIECE, DECREES, DISCRETION, EVALUATION, LARGE, SMALL, SPLENDID
from bastide.games.feuville.moves import (
    COAT,
    COLUMNS,
    DISTRICT,
    KEY_OF,
    LEVELS,
    PIECES,
    SYMBOL,
    SYMBOLS,
    VIEW,
    WIDTH,
)
from bastide.games.feuville.moves import EVALUATION as EVALUATION_DIE
from bastide.games.feuville.questions import FeuvilleQuestion, last_die_used_for
from bastide.games.feuville.refusals import refuse
from bastide.games.feuville.seats import replaced
from bastide.games.feuville.town import NO_COLUMN, START_BIT, STRIDE, column_moves

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
"""The sources of points; the king's mercy is added at the end (FV-74)."""
NO_STRETCH: tuple[int, int, int] = (0, 0, 0)
"""No points, no column for the coat of arms, no stretch."""
FROM_SYMBOLS, FROM_ENTERTAINER, FROM_FAIRY = 0, 6, 7
_EVEN = int.from_bytes(b"\x0f" * len(DECREES), "big")
_SOURCE_OF = (*(FROM_SYMBOLS for _ in range(SMALL)), 1, 2, 3, 4, 5)


def score(state: "FeuvilleState", seat: int, source: int, points: int) -> None:
    """Add points to the score track at once (FV-45)."""
    state.earned[len(SOURCES) * seat + source] += points


def symbol_count(state: "FeuvilleState", seat: int, symbol: int) -> int:
    """How many symbols of a kind the unburnt tiles of a town show (FV-38)."""
    return state.symbols[seat] >> 8 * symbol & 255


# Where a decree can be scored


def districts(state: "FeuvilleState", seat: int) -> int:
    """Complete, unburnt columns without grass, if a neutral grass tile is left (FV-31, FV-33, FV-34)."""
    return state.skies[seat] & ~state.burnt[seat] & ~state.grass[seat] if state.grass_left else 0


def large_districts(state: "FeuvilleState", seat: int) -> int:
    """The left columns of adjacent pairs of districts (FV-32)."""
    if state.grass_left < 2:
        return 0
    free = districts(state, seat)
    return free & free >> 1


def views(state: "FeuvilleState", seat: int, part: int) -> int:
    """The left columns of two-by-two grids of unburnt tiles, walls and towers or towers and skies (FV-39, K9)."""
    top = (state.towers, state.skies)[part][seat] & ~state.burnt[seat]
    return top & top >> 1


def view_points(state: "FeuvilleState", seat: int, part: int, column: int) -> int:
    """The points of a grid: every symbol in it counts (FV-39)."""
    town, box = state.towns[seat], state.box
    packed = 0
    for level in (part, part + 1):
        for place in (column, column + 1):
            face = town[STRIDE * level + place]
            packed += box.symbols[face - 1] if face else box.start_symbols  # only the starting tile has no face
    return ((packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24)) * box.decree_points[SPLENDID]


def can_evaluate(state: "FeuvilleState", seat: int, decree: int) -> bool:
    """Whether a decree's condition is met; symbols and discretion have none and may score 0 points (K10)."""
    if decree < SMALL or decree == DISCRETION:
        return True
    if decree == SMALL:
        return districts(state, seat) != 0
    if decree == LARGE:
        return large_districts(state, seat) != 0
    return views(state, seat, 0) != 0  # towers and skies need towers, so checking the lower part is enough


def why_not_evaluate(state: "FeuvilleState", piece: int) -> IllegalMove:
    """Say why a piece can't be evaluated."""
    if piece < DECREE_PIECE:
        return refuse("FV-28", "not-a-decree", tile=LEVELS[state.box.level[piece]])
    decree = piece - DECREE_PIECE
    if decree == SPLENDID:
        return refuse("FV-39", "no-view")
    if state.grass_left < (1 if decree == SMALL else 2):
        return refuse("FV-34", "no-grass-left")
    if decree == SMALL:
        return refuse("FV-31", "no-complete-column")
    return refuse("FV-32", "no-complete-pair")


# Evaluating


def evaluate(state: "FeuvilleState", piece: int) -> None:
    """Evaluate the decree in the hand (FV-28) or a stored one, a free action (FV-13, FV-29)."""
    decree = decree_asked(state, piece)
    if decree >= SMALL:
        state.questions.append(Evaluate(piece))
        return
    symbol, _ = divmod(decree, 3)
    points = symbol_count(state, state.asked, symbol) * state.box.decree_points[decree]
    _finish(state, piece, points)


def _finish(state: "FeuvilleState", piece: int, points: int) -> None:
    """Put the decree among the evaluated ones (FV-41) and score its points."""
    seat = state.asked
    if piece == HAND_PIECE:
        decree = state.hand - DECREE_PIECE
        state.hand = player_board.NOTHING
        state.questions.pop()
    else:
        decree = player_board.take_out(state, seat, piece - 1) - DECREE_PIECE
    state.evaluated = replaced(state.evaluated, seat, state.evaluated[seat] + (1 << 4 * decree))
    score(state, seat, _SOURCE_OF[decree], points)
    if state.listener is not None:
        state.tell("evaluates", player=seat, decree=DECREES[decree], points=points)


def evaluated_count(state: "FeuvilleState", seat: int) -> int:
    """How many decrees a player has evaluated, including the town evaluation (FV-41)."""
    packed = state.evaluated[seat]  # four bits for each kind: add up those at even and at odd places
    return sum(((packed & _EVEN) + (packed >> 4 & _EVEN)).to_bytes(len(DECREES), "big"))


def decree_asked(state: "FeuvilleState", piece: int) -> int:
    """The decree being evaluated."""
    return (state.hand if piece == HAND_PIECE else state.store[2 * state.asked + piece - 1]) - DECREE_PIECE


@dataclass(slots=True)
class Evaluate(FeuvilleQuestion):
    """Which column or symbol does a decree score? `piece` is an index into `moves.PIECES`."""

    name = "evaluate"
    answers = ("district", "view", "symbol")
    first = "FV-29", "finish-evaluation"
    free_actions = False
    piece: Annotated[int, Number(below=len(PIECES))]

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The places where the decree can be scored, or the symbols to choose from."""
        seat, decree = state.asked, decree_asked(state, self.piece)
        if decree == SMALL:
            return [*column_moves(DISTRICT, districts(state, seat))]
        if decree == LARGE:
            return [*column_moves(DISTRICT, large_districts(state, seat))]
        if decree == SPLENDID:
            return [*column_moves(VIEW, views(state, seat, 0)), *column_moves(VIEW + WIDTH, views(state, seat, 1))]
        return [SYMBOL, SYMBOL + 1, SYMBOL + 2]  # all but the griffin (FV-40)

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Score the choice."""
        decree = decree_asked(state, self.piece)
        if decree == SPLENDID:
            part, column = divmod(move - VIEW, WIDTH)
            points = view_points(state, state.asked, part, column)
        elif decree == DISCRETION:
            points = _score_symbol(state, move - SYMBOL)
        else:
            _lay_grass(state, 1 << move - DISTRICT if decree == SMALL else 3 << move - DISTRICT)
            points = state.box.decree_points[decree]
        state.questions.pop()
        _finish(state, self.piece, points)

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        """Say which decree scores that, or what is missing."""
        seat, decree = state.asked, decree_asked(state, self.piece)
        if KEY_OF[move] != {SPLENDID: "view", DISCRETION: "symbol"}.get(decree, "district"):
            return refuse("FV-29", "other-decree", decree=DECREES[decree])
        if decree == SPLENDID:
            return refuse("FV-39", "no-view-there", column=COLUMNS[(move - VIEW) % WIDTH])
        column, complete = move - DISTRICT, state.skies[seat] & ~state.burnt[seat]
        if decree == SMALL and not complete >> column & 1:
            return refuse("FV-31", "not-complete", column=COLUMNS[column])
        if decree == LARGE and not (complete & complete >> 1) >> column & 1:
            return refuse("FV-32", "pair-not-complete", column=COLUMNS[column])
        if not state.grass[seat] >> column & 1:
            column += 1  # the grass is under the right one of the pair
        return refuse("FV-33", "has-grass", column=COLUMNS[column])

    def can_lie_on(self, below: FeuvilleQuestion) -> bool:
        """Whether a decree may be evaluated while that question waits."""
        return below.free_actions or below.name == "roll"

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the player on turn has such a decree to evaluate; symbol decrees ask nothing (FV-29, FV-38)."""
        if state.questions[0].name != "main":
            return False
        if self.piece == HAND_PIECE:
            return state.questions[place - 1].name == "hand" and state.hand >= DECREE_PIECE + SMALL
        return state.store[2 * state.player + self.piece - 1] >= DECREE_PIECE + SMALL


def _lay_grass(state: "FeuvilleState", under: int) -> None:
    """Lay grass under the column or the two columns scored (FV-31, FV-32)."""
    seat = state.asked
    state.grass = replaced(state.grass, seat, state.grass[seat] | under)
    state.grass_left -= under.bit_count()
    state.free = [None] * state.players  # others, too, need neutral grass
    if state.listener is not None:
        state.tell("lays-grass", player=seat, columns=tuple(COLUMNS[place] for place in bits(under)))


def _score_symbol(state: "FeuvilleState", symbol: int) -> int:
    """The points for the chosen symbol (FV-40)."""
    if state.listener is not None:
        state.tell("chooses-symbol", player=state.asked, symbol=SYMBOLS[symbol])
    return symbol_count(state, state.asked, symbol) * state.box.decree_points[DISCRETION]


# The town evaluation


def is_town_evaluated(state: "FeuvilleState", seat: int) -> bool:
    """Whether a player has taken a town evaluation, possible once per game (FV-37)."""
    return state.evaluated[seat] >> 4 * EVALUATION > 0 or state.coat[seat] != NO_COLUMN


def town_evaluation(state: "FeuvilleState", seat: int) -> tuple[int, int, int]:
    """Return `best_stretch`, or `NO_STRETCH` for a player who has already made the town evaluation."""
    return NO_STRETCH if is_town_evaluated(state, seat) else best_stretch(state, seat)


def best_stretch(state: "FeuvilleState", seat: int) -> tuple[int, int, int]:
    """Return the points of the best stretch, where the coat of arms may go, and the stretch (FV-35 to FV-37, K8)."""
    if not (state.lefts[seat] and state.rights[seat] and state.gates[seat]):
        return NO_STRETCH
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
    """Return the stretches that can be evaluated (FV-35, K7).

    A stretch runs from a complete left corner tower to a complete right one, with a gate between and no ruin in the
    wall. In a wall without ruins the longest is enough, except in the Dutch rules, which allow only one gap in the
    towers.
    """
    burnt = state.burnt[seat]
    interrupted = burnt & ~START_BIT  # the starting tile never interrupts the wall (K7)
    lefts, rights, gates = state.lefts[seat] & ~burnt, state.rights[seat] & ~burnt, state.gates[seat] & ~interrupted
    found = []
    while lefts:
        left = lefts & -lefts
        ruins = interrupted & -left  # to the right; less 1, it holds all columns before the first, or simply all
        reach = rights & (ruins - 1) & -left
        while reach:
            right = 1 << reach.bit_length() - 1
            stretch = 2 * right - left
            if not gates & stretch:  # a corner is never a gate
                break  # a shorter stretch has none either
            if not state.game.one_tower_gap:
                found.append(stretch)
                break
            if (stretch & ~towers).bit_count() <= 1:
                found.append(stretch)
            reach ^= right
        lefts &= -(2 * left if state.game.one_tower_gap else ruins)
    return found


def lacks_only_towers(state: "FeuvilleState", seat: int) -> bool:
    """Whether only gaps in the row of towers prevent a town evaluation (FV-35 in the Dutch rules)."""
    return bool(_stretches(state, seat, state.walls[seat]))


def why_not_town(state: "FeuvilleState") -> IllegalMove:
    """Say why the player can't make the town evaluation."""
    seat = state.asked
    if is_town_evaluated(state, seat):
        return refuse("FV-37", "evaluated-before")
    if not state.walls[seat] & ~state.grass[seat]:
        return refuse("FV-37", "grass-everywhere")
    mown = state.copy()
    mown.grass = replaced(mown.grass, seat, 0)
    if town_evaluation(mown, seat)[0]:  # in the French rules the coat of arms goes under a scored column
        return refuse("FV-37", "grass-on-stretch")
    if lacks_only_towers(state, seat):
        return refuse("FV-35", "towers-missing")
    return refuse("FV-35", "no-townscape")


def evaluate_town(state: "FeuvilleState") -> None:
    """Use a die for the town evaluation: score it at once, then ask for the coat of arms (FV-37)."""
    seat = state.asked
    points = town_evaluation(state, seat)[0]
    score(state, seat, _SOURCE_OF[EVALUATION], points)
    state.evaluated = replaced(state.evaluated, seat, state.evaluated[seat] + (1 << 4 * EVALUATION))
    state.questions.append(Coat())
    if state.listener is not None:
        state.tell("evaluates", player=seat, decree=DECREES[EVALUATION], points=points)


class Coat(FeuvilleQuestion):
    """Which column does the coat of arms go under?"""

    name = "coat"
    answers = ("coat",)
    first = "FV-37", "choose-coat"
    free_actions = False

    def moves(self, state: "FeuvilleState") -> list[int]:
        """The columns without grass: any in town, or in the French rules those just scored (FV-37)."""
        return [*column_moves(COAT, best_stretch(state, state.asked)[1])]

    def carry_out(self, state: "FeuvilleState", move: int, chance: Chance) -> None:
        """Lay the coat of arms, which blocks the column for districts like any grass (FV-33)."""
        seat, column = state.asked, move - COAT
        assert state.coat[seat] == NO_COLUMN
        state.coat = replaced(state.coat, seat, column)
        state.grass = replaced(state.grass, seat, state.grass[seat] | 1 << column)
        state.free[seat] = None
        state.questions.pop()
        if state.listener is not None:
            state.tell("lays-coat", player=seat, column=COLUMNS[column])

    def why_not(self, state: "FeuvilleState", move: int) -> IllegalMove:
        seat, column, place = state.asked, move - COAT, COLUMNS[move - COAT]
        if not state.walls[seat] >> column & 1:
            return refuse("FV-37", "no-such-column", column=place)
        if state.grass[seat] >> column & 1:
            return refuse("FV-33", "has-grass", column=place)
        return refuse("FV-37", "outside-the-stretch", column=place)

    def has_cause(self, state: "FeuvilleState", place: int) -> bool:
        """Whether the last die was used for a town evaluation."""
        return last_die_used_for(state, EVALUATION_DIE)
