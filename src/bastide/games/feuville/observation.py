"""What a viewer may know as numbers: towns column by column, the board, the turn, the players (K40).

All viewers know the same; each sees their own seat first. A tile is described by what it shows, so that tiles that look
alike are alike. Columns are those of the move table, from -30 to +30.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import mul
from typing import TYPE_CHECKING

from bastide.core.audience import Viewer
from bastide.core.chance import count
from bastide.core.observation import MOST, Field, Observation, one_of, row, set_row, turned, widened
from bastide.core.observed_questions import ObservedQuestions
from bastide.games.feuville.board import SLOTS, tiles_left
from bastide.games.feuville.box import CHARMS, DECREE_PIECE, DECREES, GATE, LEFT, RIGHT, ROW_DECREES, Box
from bastide.games.feuville.decrees import SOURCES
from bastide.games.feuville.moves import (
    EVALUATE,
    LEVELS,
    PERSONS,
    SKY,
    START,
    STORED_CHARMS,
    SYMBOLS,
    TAKE,
    TOWER,
    WALL,
    WIDTH,
)
from bastide.games.feuville.player_board import SPACES
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.town import STRIDE

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

VERSION = 1

SHOWN = ("left corner", "right corner", "gate", "clouds", *SYMBOLS)
"""What a tile can show."""
_PLANES = (
    ("left corner", "right corner", "gate", *SYMBOLS),
    ("left corner", "right corner", *SYMBOLS),
    ("clouds", *SYMBOLS),
)
"""What tiles of each level can show; in a town, each has a row of columns."""
_PIECE = (*LEVELS, *SHOWN, *ROW_DECREES)
_USES = EVALUATE - TAKE
"""The number of moves that use a die: they follow one another in the table, each person by itself."""
_ROWS_KEPT = _TOWNS_KEPT = 4096
OPEN_CHARMS = 3


# The layout


def fields(box: Box, players: int) -> tuple[Field, ...]:
    """The layout at a table of `players`."""
    return (
        *_town_fields(box, players),
        *_board_fields(box),
        *_turn_fields(box, players),
        *_questions().fields,
        *_player_fields(box, players),
    )


def _town_fields(box: Box, players: int) -> Iterator[Field]:
    for name, planes in zip(("walls", "towers", "skies"), _PLANES, strict=True):
        meaning = f"each player's {name} by column, burnt or not: whether there is one, {', '.join(planes)}"
        yield Field(name, (players, 1 + len(planes), WIDTH), meaning, high=_most_shown(box))
    yield Field("burnt", (players, WIDTH), "columns whose tiles are turned over")
    yield Field("grass", (players, WIDTH), "columns with grass, neutral or with the coat of arms")
    yield Field("coat", (players, WIDTH), "the column with the coat of arms")


def _board_fields(box: Box) -> tuple[Field, ...]:
    shown, tiles = ", ".join(SHOWN), sum(box.tile_counts)
    return (
        Field(
            "rows",
            (len(LEVELS), SLOTS, 1 + len(SHOWN)),
            f"the tiles of the board: whether there is one, {shown}",
            high=_most_shown(box),
        ),
        Field("decree_row", (SLOTS, len(ROW_DECREES)), f"the open decrees: {', '.join(ROW_DECREES)}"),
        Field("display", (OPEN_CHARMS, len(CHARMS)), f"the open fairy tiles: {', '.join(CHARMS)}"),
        Field(
            "piles",
            (2 * len(box.codes),),
            "tiles in the piles, of each level those with the back I, then those with the back II: "
            + "; ".join(", ".join(codes) for codes in box.level_codes),
            high=tiles,
        ),
        Field("hidden_decrees", (len(ROW_DECREES),), "decrees in the pile or removed unseen", high=15),
        Field("supply", (len(CHARMS),), "fairy tiles in the supply", high=15),
        Field("pile_sizes", (len(LEVELS),), "tiles left of each level", high=tiles),
        Field("decrees_left", (1,), "decrees left in the pile", high=sum(box.decree_counts)),
        Field("grass_left", (1,), "neutral grass tiles left", high=box.grass),
        Field("last_round", (1,), "whether the decrees have run out"),
    )


def _turn_fields(box: Box, players: int) -> tuple[Field, ...]:
    return (
        Field("asked", (players,), "who decides now; nobody when the game is over"),
        Field("on_turn", (players,), "whose turn it is"),
        Field("starts", (players,), "who began the game"),
        Field("dice", (2, len(PERSONS)), f"the dice: {', '.join(PERSONS)}"),
        Field("unused", (len(PERSONS),), "dice not used yet, in the same order"),
        Field(
            "used",
            (_USES // len(PERSONS), len(PERSONS)),
            "what dice were used for, by person: wall, tower, sky, decree, skill, fairy, town evaluation, gnome",
            high=2,
        ),
        Field("hand", (len(_PIECE),), f"the piece just taken: {', '.join(_PIECE)}", high=_most_shown(box)),
        Field("charm", (len(CHARMS),), "the fairy tile just taken that needs a space"),
        Field("charm_slot", (OPEN_CHARMS,), "the place of the display that it came from"),
        Field("named", (WIDTH,), "columns that the player being asked has given to the dragon"),
    )


def _player_fields(box: Box, players: int) -> tuple[Field, ...]:
    return (
        Field(
            "stored",
            (players, SPACES, len(_PIECE)),
            f"the pieces on each player's board: {', '.join(_PIECE)}",
            high=_most_shown(box),
        ),
        Field("evaluated", (players, len(DECREES)), f"evaluated decrees: {', '.join(DECREES)}", high=15),
        Field(
            "symbols", (players, len(SYMBOLS)), f"visible symbols: {', '.join(SYMBOLS)}", high=max(box.symbol_totals)
        ),
        Field("protected", (players, SPACES), "which of the stored pieces have a theft protection"),
        Field("charms", (players, len(STORED_CHARMS)), f"stored fairy tiles: {', '.join(STORED_CHARMS)}", high=2),
        Field("columns", (players,), "columns of each town, ruins included", high=WIDTH),
        Field("clouds", (players,), "visible clouds", high=sum(map(mul, box.clouds, box.tile_counts))),
        Field("earned", (players, len(SOURCES)), f"points so far by source: {', '.join(SOURCES)}", high=MOST),
        Field("points", (players,), "points so far in all", high=MOST),
    )


@cache
def _questions() -> ObservedQuestions:
    # The seat in a question is that of the player being asked.
    return ObservedQuestions(FeuvilleQuestion.of_the_game, omitted=("seat",))


def _most_shown(box: Box) -> int:
    return max(1, *(max(_shown(box, face)) for face in range(len(box.codes) + 1)))


# Writing


def write(state: "FeuvilleState", viewer: Viewer, out: Observation) -> None:
    """Write the position as `viewer` sees it into `out`, in the order of `fields`."""
    first = viewer or 0
    out.data.cast("B")[:] = b"".join(
        [
            *_towns(state, first),
            *_board(state),
            *_turn(state, first),
            _questions().row(tuple([question.gist() for question in state.questions])),
            *_players(state, first),
        ]
    )


def _towns(state: "FeuvilleState", first: int) -> list[bytes]:
    box = state.box
    towns = [_town(box, tiles) for tiles in state.towns[first:] + state.towns[:first]]
    return [
        *[town[WALL] for town in towns],
        *[town[TOWER] for town in towns],
        *[town[SKY] for town in towns],
        *[_columns(columns) for columns in turned(state.burnt, first)],
        *[_columns(columns) for columns in turned(state.grass, first)],
        *[_COLUMN[column] for column in turned(state.coat, first)],
    ]


@lru_cache(_TOWNS_KEPT)
def _town(box: Box, tiles: bytes) -> tuple[bytes, bytes, bytes]:
    """The walls, towers and skies of a town, a row of columns for each thing that they can show."""
    walls = tiles[:START] + bytes((len(box.codes) + 1,)) + tiles[START + 1 : WIDTH]
    rows = (walls, tiles[STRIDE * TOWER : STRIDE * TOWER + WIDTH], tiles[STRIDE * SKY : STRIDE * SKY + WIDTH])
    built, shown = _tables(box)
    return tuple(  # type: ignore[return-value]  # three, as there are levels
        widened(b"".join([places.translate(built), *[places.translate(shown[name]) for name in _PLANES[level]]]))
        for level, places in enumerate(rows)
    )


@cache
def _tables(box: Box) -> tuple[bytes, dict[str, bytes]]:
    """What turns the numbers of a town into whether there is a tile, and into how often it shows each thing."""
    faces = [(0,) * len(SHOWN), *(_shown(box, face) for face in range(len(box.codes) + 1))]
    faces += faces[:1] * (256 - len(faces))
    return bytes([0] + [1] * 255), {name: bytes(face[place] for face in faces) for place, name in enumerate(SHOWN)}


def _shown(box: Box, face: int) -> tuple[int, ...]:
    """How often a tile shows each thing; the starting tile follows the faces of the box."""
    if face < len(box.codes):
        features, clouds, symbols = box.features[face], box.clouds[face], box.symbols[face]
    else:
        features, clouds, symbols = GATE * box.start_gate, 0, box.start_symbols
    corners = tuple(int(features & feature > 0) for feature in (LEFT, RIGHT, GATE))
    return (*corners, clouds, *(symbols >> 8 * symbol & 255 for symbol in range(len(SYMBOLS))))


def _board(state: "FeuvilleState") -> list[bytes]:
    tiles = _tiles(state.box)
    return [
        *[tiles[face] for face in state.slots],
        *[_DECREE[decree] for decree in state.decree_row],
        *[_CHARM[charm] for charm in state.display],
        *[_pile(tuple(pile), len(state.box.level_codes[number // 2])) for number, pile in enumerate(state.piles)],
        _pile(tuple(state.hidden_decrees), len(ROW_DECREES)),
        _pile(tuple(state.supply), len(CHARMS)),
        row(
            [
                *[tiles_left(state, level) for level in range(len(LEVELS))],
                state.decrees_left,
                state.grass_left,
                state.last_round,
            ]
        ),
    ]


@lru_cache(maxsize=4096)  # piles differ, but none changes often
def _pile(things: tuple[int, ...], kinds: int) -> bytes:
    """How many things of each kind are in a pile."""
    return row(count(things, kinds))


@cache
def _tiles(box: Box) -> tuple[bytes, ...]:
    """The tiles as the board shows them; at last none, for -1."""
    return (*(row((1, *_shown(box, face))) for face in range(len(box.codes))), bytes(2 + 2 * len(SHOWN)))


def _turn(state: "FeuvilleState", first: int) -> list[bytes]:
    players = state.players
    seat = one_of(players)
    one, two = state.dice if state.player >= 0 else (-1, -1)  # those of the last turn mean nothing after the end
    return [
        seat[(state.asked - first) % players if state.asked >= 0 else -1],
        seat[(state.player - first) % players if state.player >= 0 else -1],
        seat[(state.start_player - first) % players],
        _PERSON[one],
        _PERSON[two],
        _DICE[state.unused],
        _used(state.laid),
        _pieces(state.box)[state.hand],
        _CHARM[state.charm],
        _SLOT[state.charm_slot],
        _columns(state.named),
    ]


@cache
def _pieces(box: Box) -> dict[int, bytes]:
    """What can be in a hand or on a player board: tiles, decrees, nothing."""
    none = bytes(2 * len(SHOWN))
    tiles = {
        face: one_of(len(LEVELS))[box.level[face]] + row(_shown(box, face)) + _DECREE[-1]
        for face in range(len(box.codes))
    }
    decrees = {DECREE_PIECE + decree: one_of(len(LEVELS))[-1] + none + _DECREE[decree] for decree in _DECREES}
    return {**tiles, **decrees, -1: bytes(2 * len(_PIECE))}


@lru_cache(_ROWS_KEPT)
def _used(laid: tuple[int, ...]) -> bytes:
    """How often each move was made with a die."""
    return row([laid.count(move) for move in range(TAKE, EVALUATE)])


@lru_cache(_ROWS_KEPT)
def _columns(members: int) -> bytes:
    return set_row(members, WIDTH)


def _players(state: "FeuvilleState", first: int) -> list[bytes]:
    pieces = _pieces(state.box)
    earned = turned(state.earned, len(SOURCES) * first)
    return [
        *[pieces[piece] for piece in turned(state.store, SPACES * first)],
        *[_evaluated(packed) for packed in turned(state.evaluated, first)],
        *[_symbols(packed) for packed in turned(state.symbols, first)],
        *[_PROTECTED[spaces] for spaces in turned(state.shielded, first)],
        row(
            [
                *turned(state.charms, len(STORED_CHARMS) * first),
                *[walls.bit_count() for walls in turned(state.walls, first)],
                *turned(state.clouds, first),
                *earned,
                *[sum(earned[place : place + len(SOURCES)]) for place in range(0, len(earned), len(SOURCES))],
            ]
        ),
    ]


@lru_cache(_ROWS_KEPT)
def _evaluated(packed: int) -> bytes:
    return row([packed >> 4 * decree & 15 for decree in range(len(DECREES))])


@lru_cache(_ROWS_KEPT)
def _symbols(packed: int) -> bytes:
    return row([packed >> 8 * symbol & 255 for symbol in range(len(SYMBOLS))])


_DECREES = range(len(ROW_DECREES))
_COLUMN = one_of(WIDTH)
_DECREE = one_of(len(ROW_DECREES))
_CHARM = one_of(len(CHARMS))
_PERSON = one_of(len(PERSONS))
_SLOT = one_of(OPEN_CHARMS)
_DICE = tuple(set_row(dice, len(PERSONS)) for dice in range(1 << len(PERSONS)))
_PROTECTED = tuple(set_row(spaces, SPACES) for spaces in range(1 << SPACES))
