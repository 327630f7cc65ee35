"""Reads a JSON position (see `position`) into a state.

The moves that each player has made since the half day opened are played again. Whatever a hand-written position leaves
out is as at the start of a game.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from bastide.core import positions
from bastide.core.chance import Chance, NoChance
from bastide.core.errors import BadPosition, IllegalMove, UnknownMove
from bastide.games.troyes_dice import position, possible, setup, wheel
from bastide.games.troyes_dice.banquets import IN_PLAY, NO_TILES, TILE_SIDES, TILES, Tiles, number
from bastide.games.troyes_dice.moves import COLOURS, COLUMNS, RESOURCES, ROWS, SIDES, SLOTS, WIDTH
from bastide.games.troyes_dice.sheet import CIRCLED, CITIZENS, SQUARE_BUILDINGS, UNSPENT, Printed, Sheet

if TYPE_CHECKING:
    from bastide.games.troyes_dice import TroyesDice
    from bastide.games.troyes_dice.state import TroyesDiceState


def read(game: "TroyesDice", document: Mapping[str, Any], state: "TroyesDiceState", chance: Chance) -> None:
    """Fill `state` with the position, or raise `BadPosition` if no game can lead to it."""
    lay_out(game, document, state, chance)
    possible.check(state)


def lay_out(game: "TroyesDice", document: Mapping[str, Any], state: "TroyesDiceState", chance: Chance) -> None:
    """Fill `state` with the position, whether or not a game can lead to it."""
    position.SHAPE.check(document, "")
    players = document["players"]
    state.game, state.players, state.listener = game, len(players), None
    state.crier = document.get("crier", 0)
    positions.check_seats(state.players, state.crier)
    state.half_day = document["half_day"]
    if state.half_day > game.box.wheel.half_days + 1:
        raise BadPosition(
            "half-days",
            "There are {number} half days, and the game is over after them (TD-44).",
            number=game.box.wheel.half_days,
        )
    state.set_numbering(_numbering(game, document))
    state.plazas = _plazas(game, document["plazas"])
    state.tiles = _tiles(game, state.plazas, document.get("tiles", []))
    state.sheets = [_read_sheet(game.box.printed, player, seat) for seat, player in enumerate(players, 1)]
    state.opening = state.sheets[:]
    state.listed, state.listed_for = None, 0
    state.owned = 0
    state.table = _dice(game, document, state)
    _strike(players, state)
    if state.table.dice:
        state.to_act = tuple(range(state.players))
        _replay(players, state, chance)
    else:
        state.to_act = (state.crier,) if not state.half_day else ()
        if any(player.get("moves", []) != [] for player in players):
            raise BadPosition("moves-in-a-half-day", "Moves can be made only in a half day (TD-10).")


def _numbering(game: "TroyesDice", document: Mapping[str, Any]) -> tuple[int, ...]:
    values = tuple(document.get("numbering", range(1, SIDES + 1)))
    mode = game.settings["numbering"]
    if document["half_day"] and len(values) < SIDES:
        raise BadPosition("columns-without-value", "From the first half day on each column has its value (TD-9).")
    if not document["half_day"]:
        if mode == setup.FIRST_GAME:
            raise BadPosition("first-game-numbered", "In a first game the columns are numbered beforehand (TD-6).")
        if mode == setup.ROLLED and len(values) not in (1, SIDES):
            raise BadPosition("first-value", "The first value is rolled, and the direction gives all others (TD-7).")
    if mode == setup.ROLLED and len(values) == SIDES:
        steps = {(after - before) % SIDES for before, after in pairwise(values)}
        if steps not in ({1}, {SIDES - 1}):
            raise BadPosition("values-in-a-row", "The values increase or decrease from column to column (TD-7).")
    if mode == setup.FIRST_GAME and values != tuple(range(1, SIDES + 1)):
        raise BadPosition(
            "first-game-values", "In a first game the columns have the values 1 to 6 from the left (TD-6)."
        )
    return values


def _plazas(game: "TroyesDice", names: Sequence[str]) -> wheel.Plazas:
    found = Counter(tuple(sorted(name.split("/"), key=COLOURS.index)) for name in names)
    kinds = [tuple(sorted(kind, key=COLOURS.index)) for kind in game.box.plaza_sides]
    if found != Counter(dict(zip(kinds, game.box.plaza_counts, strict=True))):
        raise BadPosition("other-plazas", "The nine plazas are not those of the box (TD-2).")
    return tuple(wheel.FACE_NAMES.index(name) for name in names)


def _tiles(game: "TroyesDice", plazas: wheel.Plazas, entries: Sequence[Mapping[str, Any]]) -> Tiles:
    if not game.settings["banquets_and_raids"]:
        if entries:
            raise BadPosition("no-banquets", "Without Banquets & Raids there are no tiles (TD-48).")
        return NO_TILES
    places = {entry["place"] for entry in entries}
    if places != set(wheel.one_colour_places(plazas)) or len({entry["tile"] for entry in entries}) != IN_PLAY:
        raise BadPosition("three-tiles", "Three different tiles lie beside the three plazas of one colour (TD-48).")
    tiles = list(NO_TILES)
    for entry in entries:
        tiles[entry["place"]] = entry["tile"] + TILES * TILE_SIDES.index(entry["side"])
    found = " ".join(str(number(tiles[place])) for place in wheel.one_colour_places(plazas))
    if game.settings["tiles"] not in (setup.RANDOM, found):
        raise BadPosition(
            "other-tiles",
            "By the option tiles, {tiles} lie beside the red, the yellow and the white plaza, not {found} (TD-48).",
            tiles=str(game.settings["tiles"]),
            found=found,
        )
    return tuple(tiles)


def _read_sheet(printed: Printed, player: Mapping[str, Any], seat: int) -> Sheet:
    sheet = printed.new_sheet()
    for name, columns in player.get("buildings", {}).items():
        for column in _read_columns(columns):
            sheet.draw(ROWS.index(name) * WIDTH + column)
    for name, columns in player.get("struck", {}).items():
        for column in _read_columns(columns):
            square = COLOURS.index(name) * WIDTH + column
            sheet.struck |= 1 << square
            sheet.closed |= SQUARE_BUILDINGS[square]
    for colour, (resource, name) in enumerate(zip(RESOURCES, COLOURS, strict=True)):
        circled = player.get("circled", {}).get(resource, printed.circled)
        spent = player.get("spent", {}).get(resource, 0)
        citizens = player.get("citizens", {}).get(name, 0)
        if not spent <= circled <= printed.resources:
            raise BadPosition(
                "spent-too-much",
                "Player {number} cannot have spent {spent} {resource} of {circled} circled; "
                "the track has {printed} (TD-20, TD-27).",
                number=seat,
                spent=spent,
                resource=resource,
                circled=circled,
                printed=printed.resources,
            )
        if citizens > printed.citizens:
            raise BadPosition(
                "too-many-citizens",
                "Player {number} cannot have {citizens} {colour} {citizens:citizen|citizens} (TD-35).",
                number=seat,
                citizens=citizens,
                colour=name,
            )
        sheet.tracks[CIRCLED + colour] = circled
        sheet.tracks[UNSPENT + colour] = circled - spent
        sheet.tracks[CITIZENS + colour] = citizens
    return sheet


def _read_columns(text: str) -> list[int]:
    columns = [COLUMNS.index(letter) if letter in COLUMNS else -1 for letter in text]
    if -1 in columns or len(set(columns)) < len(columns):
        raise BadPosition("bad-columns", "Columns are different letters from a to f, not '{columns}'.", columns=text)
    return columns


def _dice(game: "TroyesDice", document: Mapping[str, Any], state: "TroyesDiceState") -> wheel.HalfDay:
    dice, black = document.get("dice", []), document.get("black", 0)
    if not 1 <= state.half_day <= game.box.wheel.half_days:
        if dice or black:
            raise BadPosition("dice-in-a-half-day", "Dice can be on the wheel only in a half day (TD-10).")
        return wheel.NO_DICE
    if len(dice) != SLOTS or not black:
        raise BadPosition(
            "four-dice", "Four dice lie on the wheel, and 'black' is the number of the black one (TD-11)."
        )
    rolled = [2 * value + (slot != black) for slot, value in enumerate(dice, 1)]
    if rolled != sorted(rolled):
        raise BadPosition(
            "dice-in-order", "The dice lie in ascending order, the black die before its equals (TD-11, TD-12)."
        )
    return game.box.wheel.lay(state.half_day, state.plazas, state.tiles, rolled)


def _strike(players: Sequence[Mapping[str, Any]], state: "TroyesDiceState") -> None:
    """Strike sheets that leave `struck` out: by the other sheets and by this half day's event (TD-15, TD-16)."""
    attacked = set(possible.attacks_now(state))
    for sheet in state.opening:
        attacked |= {divmod(square, WIDTH) for square in range(len(SQUARE_BUILDINGS)) if sheet.struck >> square & 1}
    for player, sheet in zip(players, state.opening, strict=True):
        if "struck" not in player:
            for colour, column in attacked:
                sheet.strike(colour, column)


def _play_any_part(state: "TroyesDiceState", seat: int, chance: Chance) -> None:
    """Play a part that nobody saw: at each step any legal move, as in `imagine`."""
    while seat in state.to_act:
        legal = state.legal_moves(seat)
        texts = [state.game.moves.text(move) for move in legal]
        step = chance.draw((1,) * len(legal), "unknown step", texts, seen_by=(seat,))
        state.play(seat, legal[step], NoChance())


def _replay(players: Sequence[Mapping[str, Any]], state: "TroyesDiceState", chance: Chance) -> None:
    """Make the moves that each player has made since the half day opened.

    The moves of a player who has ended may be left open, as others don't know them (TD-19): chance decides.
    """
    lines = [player.get("moves", []) for player in players]
    if all(moves is None or moves[-1:] == ["end"] for moves in lines):
        raise BadPosition(
            "somebody-decides", "Someone must still decide: when everyone is done, the half day is over (TD-42)."
        )
    for seat, moves in enumerate(lines):
        if moves is None:
            _play_any_part(state, seat, chance)
        for text in moves or ():
            try:
                state.play(seat, state.game.moves.parse(text), NoChance())
            except (UnknownMove, IllegalMove) as error:
                english = "Player {number} cannot have played '{move}': {reason}"
                raise BadPosition("cannot-have-played", english, number=seat + 1, move=text, reason=error) from None
