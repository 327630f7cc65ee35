"""What a viewer may know: all but the order of the piles; contents by elimination (FV-3 to FV-5, K40)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, TypedDict

from bastide.core.audience import Viewer
from bastide.core.chance import count
from bastide.core.masks import bits
from bastide.games.feuville import decrees, scoring, town
from bastide.games.feuville.board import SLOTS
from bastide.games.feuville.box import (
    BACKS,
    CHARMS,
    DECREES,
    DISCRETION,
    EVALUATION,
    LARGE,
    ROW_DECREES,
    SMALL,
    SPLENDID,
    Box,
)
from bastide.games.feuville.moves import COLUMNS, FIRSTS, KIND_OF, KINDS, LEVELS, PERSONS, START, STORED_CHARMS, SYMBOLS
from bastide.games.feuville.reasons import reasons
from bastide.games.feuville.town import STRIDE

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

START_TILE = "start"
NEUTRAL, COAT_OF_ARMS = "neutral", "coat"


class ColumnView(TypedDict):
    """A column of a town from the bottom up; tiles by their code, `start` is the starting tile."""

    column: str
    tiles: tuple[str, ...]
    burnt: bool
    grass: str | None


class PieceView(TypedDict):
    """A tile or decree on a player board."""

    piece: str
    protected: bool


class PlayerView(TypedDict):
    """The pieces in front of a player.

    `worth` is what each decree would score now, if it can be evaluated, and `reasons` are the tiles that count for it.
    """

    points: int
    earned: dict[str, int]
    town: list[ColumnView]
    columns: int
    clouds: int
    symbols: dict[str, int]
    store: list[PieceView | None]
    charms: list[str]
    evaluated: dict[str, int]
    worth: dict[str, int]
    reasons: dict[str, list[str]]


class DieView(TypedDict):
    """A die, the person it belongs to, and what it was used for."""

    value: int
    person: str
    used: str | None


class TurnView(TypedDict):
    """The turn under way. `steps` are the waiting questions; the last one is for `asked`.

    There are no dice before the roll.
    """

    player: int
    asked: int
    dice: list[DieView]
    gnome: str | None
    steps: list[str]
    hand: str | None
    charm: str | None
    named: tuple[str, ...]


class FeuvilleView(TypedDict):
    """The table as one viewer sees it."""

    viewer: int | None
    edition: str | None
    start_player: int
    last_round: bool
    board: dict[str, list[str | None]]
    players: list[PlayerView]
    turn: TurnView | None
    piles: dict[str, dict[str, dict[str, int]]]
    decrees_left: int
    hidden_decrees: dict[str, int]
    supply: dict[str, int]
    neutral_grass: int
    removed: list[str]


class DecreeView(TypedDict):
    """A decree: how many the box has, and the points printed on it."""

    number: int
    points: int


class BoxView(TypedDict):
    """The pieces of the box: how many tiles of each code, the decrees, how many fairy tiles of each kind."""

    tiles: dict[str, int]
    decrees: dict[str, DecreeView]
    charms: dict[str, int]


def box_view(box: Box) -> BoxView:
    """Return the pieces that an editor of positions offers."""
    return {
        "tiles": dict(zip(box.codes, box.tile_counts, strict=True)),
        "decrees": {
            name: {"number": number, "points": points}
            for name, number, points in zip(DECREES, box.decree_numbers, box.decree_points, strict=True)
        },
        "charms": counted(list(box.charm_counts), CHARMS),
    }


def view(state: "FeuvilleState", viewer: Viewer) -> FeuvilleView:
    """Return the table; all viewers see the same."""
    return {
        "viewer": viewer,
        "edition": state.game.edition,
        "start_player": state.start_player,
        "last_round": state.last_round,
        "board": board(state),
        "players": [_player(state, seat) for seat in range(state.players)],
        "turn": _turn(state),
        "piles": piles(state),
        "decrees_left": state.decrees_left,
        "hidden_decrees": tallied(state.hidden_decrees, ROW_DECREES),
        "supply": tallied(state.supply, CHARMS),
        "neutral_grass": state.grass_left,
        "removed": removed(state),
    }


def counted(counts: Sequence[int], kinds: tuple[str, ...]) -> dict[str, int]:
    """Return how many there are of each kind, without kinds that have none."""
    return {kind: count for kind, count in zip(kinds, counts, strict=True) if count}


def tallied(things: Sequence[int], kinds: tuple[str, ...]) -> dict[str, int]:
    """Return the same for things that are listed singly."""
    return _tallied(tuple(things), kinds).copy()


@lru_cache(maxsize=4096)  # piles differ, but none changes often
def _tallied(things: tuple[int, ...], kinds: tuple[str, ...]) -> dict[str, int]:
    return counted(count(things, len(kinds)), kinds)


def board(state: "FeuvilleState") -> dict[str, list[str | None]]:
    """Return the rows of the board by column, and the open fairy tiles."""
    rows: dict[str, list[str | None]] = {}
    for level, name in enumerate(LEVELS):
        slots = state.slots[SLOTS * level : SLOTS * (level + 1)]
        rows[name] = [state.box.codes[face] if face >= 0 else None for face in slots]
    rows["decree"] = [DECREES[decree] if decree >= 0 else None for decree in state.decree_row]
    rows["fairy"] = [CHARMS[charm] if charm >= 0 else None for charm in state.display]
    return rows


def piles(state: "FeuvilleState") -> dict[str, dict[str, dict[str, int]]]:
    """Return what is left in each pile, by back and code."""
    return {
        name: {
            back: tallied(state.piles[2 * level + number], state.box.level_codes[level])
            for number, back in enumerate(BACKS)
        }
        for level, name in enumerate(LEVELS)
    }


def removed(state: "FeuvilleState") -> list[str]:
    """Return the pieces that have left the game, in order."""
    return [state.box.piece_name(piece) for piece in state.removed]


def tiles(state: "FeuvilleState", seat: int, column: int) -> tuple[str, ...]:
    """Return the tiles of a column from the bottom up."""
    places = [state.towns[seat][STRIDE * level + column] for level in range(len(LEVELS))]
    start = (START_TILE,) if column == START else ()
    return (*start, *(state.box.codes[face - 1] for face in places if face))


def charms(state: "FeuvilleState", seat: int) -> list[str]:
    """Return the fairy tiles on a player board."""
    held = state.charms[3 * seat : 3 * seat + 3]
    return [charm for charm, count in zip(STORED_CHARMS, held, strict=True) for _ in range(count)]


def evaluated(state: "FeuvilleState", seat: int) -> dict[str, int]:
    """Return the evaluated decrees by kind."""
    packed = state.evaluated[seat]
    return {name: packed >> 4 * decree & 15 for decree, name in enumerate(DECREES) if packed >> 4 * decree & 15}


def earned(state: "FeuvilleState", seat: int) -> dict[str, int]:
    """Return the points by source, without sources that gave none."""
    first = len(decrees.SOURCES) * seat
    return counted(state.earned[first : first + len(decrees.SOURCES)], decrees.SOURCES)


def worth(state: "FeuvilleState", seat: int) -> dict[str, int]:
    """Return the most that each decree would score, for those whose condition is met."""
    points = state.box.decree_points
    found = {
        name: decrees.symbol_count(state, seat, decree // 3) * points[decree]
        for decree, name in enumerate(DECREES[:SMALL])
    }
    for decree in (SMALL, LARGE):
        if decrees.can_evaluate(state, seat, decree):
            found[DECREES[decree]] = points[decree]
    views = [
        decrees.view_points(state, seat, part, column)
        for part in range(2)
        for column in bits(decrees.views(state, seat, part))
    ]
    if views:
        found[DECREES[SPLENDID]] = max(views)
    found[DECREES[DISCRETION]] = points[DISCRETION] * max(
        decrees.symbol_count(state, seat, symbol) for symbol in range(3)
    )
    if best := decrees.town_evaluation(state, seat)[0]:
        found[DECREES[EVALUATION]] = best
    return found


def _player(state: "FeuvilleState", seat: int) -> PlayerView:
    scored = worth(state, seat)
    return {
        "points": scoring.points(state, seat),
        "earned": earned(state, seat),
        "town": [
            {
                "column": COLUMNS[column],
                "tiles": tiles(state, seat, column),
                "burnt": bool(state.burnt[seat] >> column & 1),
                "grass": _grass(state, seat, column),
            }
            for column in bits(state.walls[seat])
        ],
        "columns": town.columns(state, seat),
        "clouds": state.clouds[seat],
        "symbols": {symbol: decrees.symbol_count(state, seat, number) for number, symbol in enumerate(SYMBOLS)},
        "store": [_piece(state, seat, space) for space in range(2)],
        "charms": charms(state, seat),
        "evaluated": evaluated(state, seat),
        "worth": scored,
        "reasons": reasons(state, seat, scored),
    }


def _grass(state: "FeuvilleState", seat: int, column: int) -> str | None:
    if state.coat[seat] == column:
        return COAT_OF_ARMS
    return NEUTRAL if state.grass[seat] >> column & 1 else None


def _piece(state: "FeuvilleState", seat: int, space: int) -> PieceView | None:
    piece = state.store[2 * seat + space]
    if piece < 0:
        return None
    return {"piece": state.box.piece_name(piece), "protected": bool(state.shielded[seat] >> space & 1)}


def _turn(state: "FeuvilleState") -> TurnView | None:
    if state.player < 0:
        return None
    return {
        "player": state.player,
        "asked": state.asked,
        "dice": [
            {"value": person + 1, "person": PERSONS[person], "used": _use(state, person)}
            for person in state.dice
            if person >= 0
        ],
        "gnome": PERSONS[state.gnome] if state.gnome >= 0 else None,
        "steps": state.question_texts(),
        "hand": state.box.piece_name(state.hand) if state.hand >= 0 else None,
        "charm": CHARMS[state.charm] if state.charm >= 0 else None,
        "named": town.names(state.named),
    }


def _use(state: "FeuvilleState", person: int) -> str | None:
    """The move that a die was used for."""
    for move in state.laid:
        first = FIRSTS[KIND_OF[move]]
        if KINDS[KIND_OF[move]].key == "gnome" or (move - first) % len(PERSONS) == person:
            return state.game.moves.text(move)
    return None
