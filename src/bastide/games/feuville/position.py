"""Positions as JSON: complete enough to score, to list moves and to play on from. Described in docs/positions.md.

Hand-written positions may leave out what follows from the rest: the piles, the hidden decrees and the fairy supply (all
that is nowhere else), rows that do not matter, the dice (then they are rolled), and the turn (then the game is over,
only to be scored). What cannot have come about is refused (see `possible`).
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.chance import Chance, NoChance
from bastide.core.errors import BadOutcome, BadPosition, UnknownMove
from bastide.core.schema import Anything, Fields, ListOf, Maybe, SchemaError, Shape, Table, Text, Truth, Whole
from bastide.games.feuville import possible, remainder, view
from bastide.games.feuville import town as towns
from bastide.games.feuville.box import (
    BACKS,
    CHARMS,
    DECREES,
    EVALUATION,
    ROW_DECREES,
    STORABLE,
)
from bastide.games.feuville.decrees import SOURCES
from bastide.games.feuville.moves import (
    COLUMNS,
    LEVELS,
    START,
    STORED_CHARMS,
)
from bastide.games.feuville.player_board import CHARM_SPACES, NOTHING
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.town import build, set_on_fire
from bastide.games.feuville.turn import NOT_ROLLED

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

PROTECTED = " protected"
_FLAGS = ("burnt", "grass", "coat")
_BOTTOM = {"main", "finish"}
"""The questions that all others lie on."""

_code = Text(longest=12)
_counts = Table(Text(longest=20), Whole(0, 100))
_piece: Shape = Maybe(Text(longest=40))
_player = Fields(
    {"town": Table(Text(COLUMNS), Text(longest=60))},
    {
        "store": ListOf(_piece, 2, 2),
        "charms": ListOf(Text(STORED_CHARMS), 0, CHARM_SPACES),
        "evaluated": Table(Text(DECREES), Whole(0, 15)),
        "points": Table(Text(SOURCES), Whole(0, 10_000)),
    },
)
_turn = Fields(
    {"player": Whole(0, 3)},
    {
        "dice": Maybe(ListOf(Whole(1, 6), 2, 2)),
        "used": ListOf(Text(longest=40), 0, 2),
        "steps": ListOf(Text(longest=40), 1, 20),
        "hand": _piece,
        "charm": Maybe(Text(CHARMS[STORABLE:])),
        "charm_slot": Maybe(Whole(1, 3)),
        "named": ListOf(Text(COLUMNS), distinct=True),
    },
)
_row = ListOf(Maybe(_code), 6, 6)
_SHAPE = Fields(
    {"game": Text(), "players": ListOf(_player, 2, 4)},
    {
        "options": Anything(),
        "components": Anything(),
        "rules": Text(),
        "start_player": Whole(0, 3),
        "last_round": Truth(),
        "turn": Maybe(_turn),
        "board": Fields(
            {},
            {
                **dict.fromkeys(LEVELS, _row),
                "decree": ListOf(Maybe(Text(ROW_DECREES)), 6, 6),
                "fairy": ListOf(Maybe(Text(CHARMS)), 3, 3),
            },
        ),
        "piles": Fields(dict.fromkeys(LEVELS, Fields(dict.fromkeys(BACKS, _counts)))),
        "hidden_decrees": Table(Text(ROW_DECREES), Whole(0, 100)),
        "decrees_left": Whole(0, 100),
        "supply": Table(Text(CHARMS), Whole(0, 100)),
        "neutral_grass": Whole(0, 100),
        "removed": ListOf(Text(longest=40), 0, 200),
    },
)


def write(state: "FeuvilleState") -> dict[str, Any]:
    """The whole position."""
    document = {
        "game": state.game.name,
        "options": dict(state.game.settings),
        "start_player": state.start_player,
        "last_round": state.last_round,
        "turn": _write_turn(state),
        "board": {row: shown for row, shown in view.board(state).items() if row not in possible.rows_left_out(state)},
        "players": [_write_player(state, seat) for seat in range(state.players)],
        "piles": view.piles(state),
        "decrees_left": state.decrees_left,
        "hidden_decrees": view.counted(state.hidden_decrees, ROW_DECREES),
        "supply": view.counted(state.supply, CHARMS),
        "neutral_grass": state.grass_left,
        "removed": view.removed(state),
    }
    return positions.complete(document, state.game)


def _write_turn(state: "FeuvilleState") -> dict[str, Any] | None:
    if state.player < 0:
        return None
    return {
        "player": state.player,
        "dice": [person + 1 for person in state.dice] if state.dice != NOT_ROLLED else None,
        "used": [state.game.moves.text(move) for move in state.laid],
        "steps": state.question_texts(),
        "hand": state.box.piece_name(state.hand) if state.hand >= 0 else None,
        "charm": CHARMS[state.charm] if state.charm >= 0 else None,
        "charm_slot": state.charm_slot + 1 if state.charm >= 0 else None,
        "named": list(towns.names(state.named)),
    }


def _write_player(state: "FeuvilleState", seat: int) -> dict[str, Any]:
    town = {}
    for column in towns.bits(state.walls[seat]):
        bit, flags = 1 << column, []
        if state.burnt[seat] & bit:
            flags.append("burnt")
        if state.grass[seat] & bit:
            flags.append("coat" if state.coat[seat] == column else "grass")
        town[COLUMNS[column]] = " ".join((*view.tiles(state, seat, column), *flags))
    return {
        "town": town,
        "store": [
            None
            if (piece := state.store[2 * seat + space]) < 0
            else state.box.piece_name(piece) + PROTECTED * (state.shielded[seat] >> space & 1)
            for space in range(2)
        ],
        "charms": view.charms(state, seat),
        "evaluated": view.evaluated(state, seat),
        "points": view.earned(state, seat),
    }


def check(document: Mapping[str, Any]) -> None:
    """Raises `BadPosition` if a document has not the shape of a position."""
    try:
        _SHAPE.check(document, "")
    except SchemaError as error:
        raise BadPosition("position-does-not-fit", "The position does not fit: {reason}.", reason=error) from None


def read(document: Mapping[str, Any], state: "FeuvilleState", chance: Chance) -> None:
    """Fills a blank state with the position, or raises `BadPosition` saying what cannot be.

    Dice that are still to be rolled are asked of `chance`.
    """
    for seat, player in enumerate(document["players"]):
        _read_town(state, seat, player["town"])
        _read_player_board(state, seat, player)
    _read_board(state, document)
    _read_turn(state, document)
    remainder.read(state, document)
    possible.check(state, document)
    if state.player >= 0:
        _settle(state, chance)


def _settle(state: "FeuvilleState", chance: Chance) -> None:
    if state.questions[-1].name == "finish":
        raise BadPosition("turn-is-over", "The turn is over: it must be the next player's turn (FV-10).")
    if state.dice[0] == state.dice[1]:
        state.settle(chance)
    else:
        _settle_without_chance(state)
    if not state.legal_moves(state.asked):
        raise BadPosition("asked-without-move", "Player {number} is asked but has no move.", number=state.asked + 1)


def _settle_without_chance(state: "FeuvilleState") -> None:
    """Once the dice are rolled, whoever is asked can be told from the position."""
    try:
        state.settle(NoChance())
    except BadOutcome:
        raise BadPosition("chance-first", "The dice or piles come before anyone can decide (FV-10).") from None


# Towns and player boards


def _read_town(state: "FeuvilleState", seat: int, town: Mapping[str, str]) -> None:
    """Columns side by side, each from the bottom up (FV-20, FV-21)."""
    places = sorted(COLUMNS.index(name) for name in town)
    if START not in places or places != list(range(places[0], places[-1] + 1)):
        raise BadPosition(
            "town-not-a-row",
            "The town of player {number} must be one row of columns with column 0 in it (FV-21).",
            number=seat + 1,
        )
    burning = []
    for column in sorted(places, key=lambda place: abs(place - START)):
        words = town[COLUMNS[column]].split()
        codes = [word for word in words if word not in _FLAGS]
        flags = words[len(codes) :]
        levels = [0 if code == view.START_TILE else state.box.level[remainder.face(state, code)] for code in codes]
        if (
            words[: len(codes)] != codes
            or (codes[:1] == [view.START_TILE]) != (column == START)
            or levels != list(range(len(codes)))
            or not codes
        ):
            raise BadPosition(
                "column-not-stacked",
                "Column {column} of player {number} must be wall, tower, sky from below (FV-20).",
                column=COLUMNS[column],
                number=seat + 1,
            )
        for code in codes:
            if code != view.START_TILE:
                build(state, seat, remainder.face(state, code), column)
        _read_grass(state, seat, column, flags)
        if "burnt" in flags:
            burning.append(column)
    for column in burning:
        if not set_on_fire(state, seat, column):
            raise BadPosition("bare-tile-burns", "A bare starting tile never burns (FV-64).")
    state.questions = []


def _read_grass(state: "FeuvilleState", seat: int, column: int, flags: list[str]) -> None:
    """One grass tile to a column, neutral or with the coat of arms (FV-33)."""
    if len(set(flags)) < len(flags) or {"grass", "coat"} <= set(flags):
        raise BadPosition(
            "column-marked-twice",
            "Column {column} of player {number} can be burnt once and have one grass tile (FV-33).",
            column=COLUMNS[column],
            number=seat + 1,
        )
    if "coat" in flags:
        if state.coat[seat] >= 0:
            raise BadPosition("one-coat-of-arms", "Player {number} has only one coat of arms (FV-37).", number=seat + 1)
        state.coat[seat] = column
    if "grass" in flags or "coat" in flags:
        state.grass[seat] |= 1 << column
        state.grass_left -= "coat" not in flags


def _read_player_board(state: "FeuvilleState", seat: int, player: Mapping[str, Any]) -> None:
    for space, name in enumerate(player.get("store", ())):
        if name is not None:
            state.store[2 * seat + space] = remainder.read_piece(state, name.removesuffix(PROTECTED))
            state.shielded[seat] |= name.endswith(PROTECTED) << space
    for charm in player.get("charms", ()):
        state.charms[3 * seat + STORED_CHARMS.index(charm)] += 1
    evaluated = player["evaluated"] if "evaluated" in player else possible.districts_shown(state, seat)
    for decree, count in evaluated.items():
        state.evaluated[seat] += count << 4 * DECREES.index(decree)
    for source, points in player.get("points", {}).items():
        state.earned[len(SOURCES) * seat + SOURCES.index(source)] = points
    if (state.evaluated[seat] >> 4 * EVALUATION) > 1:
        raise BadPosition(
            "evaluation-twice", "Player {number} can make the town evaluation only once (FV-37).", number=seat + 1
        )


# Board and turn


def _read_board(state: "FeuvilleState", document: Mapping[str, Any]) -> None:
    rows = document.get("board", {})
    for level, name in enumerate(LEVELS):
        for slot, code in enumerate(rows.get(name, ()), 6 * level):
            if code is not None:
                if state.box.level[remainder.face(state, code)] != level:
                    raise BadPosition("not-of-this-kind", "'{code}' is not a {kind}.", code=code, kind=name)
                state.slots[slot] = remainder.face(state, code)
                state.board |= 1 << slot
    for column, decree in enumerate(rows.get("decree", ())):
        if decree is not None:
            state.decree_row[column] = DECREES.index(decree)
            state.decrees_open |= 1 << column
    for slot, charm in enumerate(rows.get("fairy", ())):
        state.display[slot] = NOTHING if charm is None else CHARMS.index(charm)


def _read_turn(state: "FeuvilleState", document: Mapping[str, Any]) -> None:
    turn = document.get("turn")
    state.start_player = document.get("start_player", 0)
    # The end of the game has come about by the last round, so without a turn it is one.
    state.last_round = document.get("last_round", turn is None)
    state.player = turn["player"] if turn is not None else -1
    if max(state.start_player, state.player) >= state.players:
        raise BadPosition(
            "only-so-many-players", "There are only {players} players; the first is number 0.", players=state.players
        )
    if turn is None:
        return
    state.asked = state.player
    if (dice := turn.get("dice")) is not None:
        one, two = dice
        state.dice = (one - 1, two - 1)
        state.unused = 0 if one == two else 1 << one - 1 | 1 << two - 1
    _read_uses(state, turn.get("used", ()))
    # A double that was just rolled brings the dragon (FV-60).
    texts = turn.get("steps", ("main", "dragon 0 0") if state.dice[0] == state.dice[1] >= 0 else ("main",))
    state.questions = FeuvilleQuestion.read(texts, state)
    names = [question.name for question in state.questions]
    if names[0] not in _BOTTOM or _BOTTOM & set(names[1:]):
        raise BadPosition("first-step", "The first of the steps, and no other, is 'main' or 'finish'.")
    if (hand := turn.get("hand")) is not None:
        state.hand = remainder.read_piece(state, hand)
    if (charm := turn.get("charm")) is not None:
        state.charm, state.charm_slot = CHARMS.index(charm), (turn.get("charm_slot") or 1) - 1
    if (state.hand >= 0) != ("hand" in names) or (state.charm >= 0) != ("charm" in names):
        raise BadPosition(
            "hand-without-step", "Something is in the hand if and only if a step asks where it goes (FV-16)."
        )
    state.named = sum(1 << COLUMNS.index(name) for name in turn.get("named", ()))
    possible.check_questions(state)


def _read_uses(state: "FeuvilleState", texts: list[str]) -> None:
    """What the dice were used for, in this order (FV-12)."""
    for text in texts:
        try:
            move = state.game.moves.parse(text)
        except UnknownMove:
            move = NOTHING
        if not possible.lay_die(state, move, texts):
            raise BadPosition("die-not-used", "No die can have been used for '{move}' (FV-12).", move=text)
