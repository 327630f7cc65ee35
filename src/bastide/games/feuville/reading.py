"""Reads a JSON position (see `position`) into a state.

What a hand-written position leaves out follows from the rest: the piles, the hidden decrees and the fairy supply (see
`reading_piles`), rows that do not matter, the dice (they are rolled), and the turn (without one the game is over, only
to be scored). `possible` refuses what cannot happen in any game.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.chance import Chance, NoChance
from bastide.core.errors import BadOutcome, BadPosition, UnknownMove
from bastide.games.feuville import position, possible, reading_piles, view
from bastide.games.feuville.box import CHARMS, DECREES, EVALUATION
from bastide.games.feuville.decrees import SOURCES
from bastide.games.feuville.moves import COLUMNS, LEVELS, START, STORED_CHARMS
from bastide.games.feuville.player_board import NOTHING
from bastide.games.feuville.questions import FeuvilleQuestion
from bastide.games.feuville.seats import replaced
from bastide.games.feuville.town import build, set_on_fire

if TYPE_CHECKING:
    from bastide.games.feuville.state import FeuvilleState

_BOTTOM = {"main", "finish"}
"""The questions at the bottom of the stack."""


def read(document: Mapping[str, Any], state: "FeuvilleState", chance: Chance) -> None:
    """Fill a blank state with the position, or raise `BadPosition` if no game leads to it.

    `chance` rolls dice that are still to be rolled.
    """
    lay_out(document, state)
    possible.check(state, document)
    if state.player >= 0:
        _settle(state, chance)


def lay_out(document: Mapping[str, Any], state: "FeuvilleState") -> None:
    """Fill a blank state with the pieces of the position, even if no game leads to it."""
    for seat, player in enumerate(document["players"]):
        _read_town(state, seat, player["town"])
        _read_player_board(state, seat, player)
    _read_board(state, document)
    _read_turn(state, document)
    reading_piles.read(state, document)


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
    """Find who is asked; once the dice are rolled, the position alone decides that."""
    try:
        state.settle(NoChance())
    except BadOutcome:
        raise BadPosition("chance-first", "The dice or piles come before anyone can decide (FV-10).") from None


# Towns and player boards


def _read_town(state: "FeuvilleState", seat: int, town: Mapping[str, str]) -> None:
    """Read columns side by side, each from the bottom up (FV-20, FV-21)."""
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
        codes = [word for word in words if word not in position.FLAGS]
        flags = words[len(codes) :]
        levels = [0 if code == view.START_TILE else state.box.level[reading_piles.face(state, code)] for code in codes]
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
                build(state, seat, reading_piles.face(state, code), column)
        _read_grass(state, seat, column, flags)
        if "burnt" in flags:
            burning.append(column)
    for column in burning:
        if not set_on_fire(state, seat, 1 << column):
            raise BadPosition("bare-tile-burns", "A bare starting tile never burns (FV-64).")
    state.questions = []


def _read_grass(state: "FeuvilleState", seat: int, column: int, flags: list[str]) -> None:
    """Read a column's one grass tile, neutral or with the coat of arms (FV-33)."""
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
        state.coat = replaced(state.coat, seat, column)
    if "grass" in flags or "coat" in flags:
        state.grass = replaced(state.grass, seat, state.grass[seat] | 1 << column)
        state.grass_left -= "coat" not in flags


def _read_player_board(state: "FeuvilleState", seat: int, player: Mapping[str, Any]) -> None:
    for space, name in enumerate(player.get("store", ())):
        if name is not None:
            state.store[2 * seat + space] = reading_piles.read_piece(state, name.removesuffix(position.PROTECTED))
            shields = state.shielded[seat] | name.endswith(position.PROTECTED) << space
            state.shielded = replaced(state.shielded, seat, shields)
    for charm in player.get("charms", ()):
        state.charms[3 * seat + STORED_CHARMS.index(charm)] += 1
    evaluated = player["evaluated"] if "evaluated" in player else possible.districts_shown(state, seat)
    for decree, count in evaluated.items():
        total = state.evaluated[seat] + (count << 4 * DECREES.index(decree))
        state.evaluated = replaced(state.evaluated, seat, total)
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
                if state.box.level[reading_piles.face(state, code)] != level:
                    raise BadPosition("not-of-this-kind", "'{code}' is not a {kind}.", code=code, kind=name)
                state.slots[slot] = reading_piles.face(state, code)
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
    # A game ends with a last round, so without a turn this is one.
    state.last_round = document.get("last_round", turn is None)
    state.player = turn["player"] if turn is not None else -1
    positions.check_seats(state.players, state.start_player, state.player)
    if turn is None:
        return
    state.ask(state.player)
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
        state.hand = reading_piles.read_piece(state, hand)
    if (charm := turn.get("charm")) is not None:
        state.charm, state.charm_slot = CHARMS.index(charm), (turn.get("charm_slot") or 1) - 1
    if (state.hand >= 0) != ("hand" in names) or (state.charm >= 0) != ("charm" in names):
        raise BadPosition(
            "hand-without-step", "Something is in the hand if and only if a step asks where it goes (FV-16)."
        )
    state.named = sum(1 << COLUMNS.index(name) for name in turn.get("named", ()))
    possible.check_questions(state)


def _read_uses(state: "FeuvilleState", texts: list[str]) -> None:
    """Read what the dice were used for, in this order (FV-12)."""
    for text in texts:
        try:
            move = state.game.moves.parse(text)
        except UnknownMove:
            move = NOTHING
        if not possible.lay_die(state, move, texts):
            raise BadPosition("die-not-used", "No die can have been used for '{move}' (FV-12).", move=text)
