"""Set-up: plazas, tiles, town crier and the numbering of the columns (TD-1 to TD-9, TD-48)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import BadOption
from bastide.core.game import Pick
from bastide.games.troyes_dice import wheel
from bastide.games.troyes_dice.banquets import IN_PLAY, NO_TILES, TILES, Tiles
from bastide.games.troyes_dice.moves import SIDES
from bastide.games.troyes_dice.state import NUMBERING, TroyesDiceState
from bastide.games.troyes_dice.wheel import PLACES, Plazas, one_colour_places

if TYPE_CHECKING:
    from bastide.games.troyes_dice import TroyesDice

RANDOM = "random"
FIRST_GAME, ROLLED, EXPERT = "first-game", "rolled", "expert"
TRANSPARENT, USABLE = "transparent", "usable"
"""How a black die at banquet 8 counts: as a transparent die for all, or only for players who choose it."""
EDITIONS = FRENCH_ENGLISH_GERMAN, SPANISH, CHINESE_JAPANESE = "french-english-german", "spanish", "chinese-japanese"
"""The editions, which word the achievements differently."""
MOST_PLAYERS = 10
_SEATS = tuple(str(seat) for seat in range(1, MOST_PLAYERS + 1))
_TILE_NUMBERS = tuple(str(tile) for tile in range(1, TILES + 1))
CRIERS, TILES_IN_PLAY = Pick((RANDOM, *_SEATS), 1), Pick(_TILE_NUMBERS, IN_PLAY)


def check_crier(text: str) -> str:
    """`random`, or the number of a player."""
    word = text.strip().lower()
    if word not in CRIERS.names:
        raise BadOption(
            "bad-crier",
            "Option crier takes random or the number of a player, {choices}; got '{value}'.",
            choices=_SEATS,
            value=text,
        )
    return word


def check_tiles(text: str) -> str:
    """`random`, or three different tiles for the red, the yellow and the white plaza."""
    words = text.lower().replace(",", " ").split()
    if words == [RANDOM]:
        return RANDOM
    if len(set(words)) != IN_PLAY or len(words) != IN_PLAY or set(words) - set(_TILE_NUMBERS):
        raise BadOption(
            "bad-tiles",
            "Option tiles takes random or {number} different numbers from 1 to {most}; got '{value}'.",
            number=IN_PLAY,
            most=TILES,
            value=text,
        )
    return " ".join(words)


def start(game: "TroyesDice", players: int, chance: Chance) -> TroyesDiceState:
    """The first position: the crier numbers the columns or, in a first game, the first dice are on the wheel."""
    state = TroyesDiceState()
    state.game, state.players, state.listener = game, players, None
    state.plazas = _plazas(game, chance)
    state.tiles = _tiles(game, state.plazas, chance)
    state.crier = _crier(game, players, chance)
    state.sheets = [game.box.printed.new_sheet() for _ in range(players)]
    state.opening = state.sheets[:]
    state.listed, state.listed_for = None, 0
    state.owned = 0
    state.half_day = NUMBERING
    state.table = wheel.NO_DICE
    state.to_act = (state.crier,)
    mode = game.settings["numbering"]
    if mode == FIRST_GAME:
        state.set_numbering(tuple(range(1, SIDES + 1)))
        state.open_half_day(chance)
    else:
        state.set_numbering((chance.roll(SIDES, "first column"),) if mode == ROLLED else ())
    return state


def _plazas(game: "TroyesDice", chance: Chance) -> Plazas:
    """The nine tiles in a random order, each on a random side (TD-2)."""
    box = game.box
    left = [*box.plazas]
    faces = []
    for _ in range(PLACES):
        kind = chance.pick(left, "plaza", box.plaza_names)
        left.remove(kind)
        one, other = box.plaza_faces[kind]
        turned = one != other and chance.pick((0, 1), "side up", box.plaza_sides[kind])
        faces.append(other if turned else one)
    return tuple(faces)


def _tiles(game: "TroyesDice", plazas: Plazas, chance: Chance) -> Tiles:
    """Three tiles, banquet side up, beside the plazas of one colour (TD-48)."""
    if not game.settings["banquets_and_raids"]:
        return NO_TILES
    chosen = str(game.settings["tiles"])
    left = [1] * TILES
    tiles = list(NO_TILES)
    for number, place in enumerate(one_colour_places(plazas)):
        if chosen == RANDOM:
            tile = 1 + chance.draw(left, "banquet tile", _TILE_NUMBERS)
            left[tile - 1] = 0
        else:
            tile = int(chosen.split()[number])
        tiles[place] = tile
    return tuple(tiles)


def _crier(game: "TroyesDice", players: int, chance: Chance) -> int:
    """The town crier (TD-4): the first player unless drawn or chosen, as the last winner is unknown here."""
    chosen = chosen_crier(game, players)
    return chance.roll(players, "town crier") - 1 if chosen is None else chosen


def chosen_crier(game: "TroyesDice", players: int) -> int | None:
    """The town crier that the options name, or `None` if they let chance decide."""
    chosen = str(game.settings["crier"])
    if chosen == RANDOM:
        return None
    if int(chosen) > players:
        raise BadOption(
            "cannot-be-crier",
            "Player {number} cannot be the town crier: there are {players} players.",
            number=chosen,
            players=players,
        )
    return int(chosen) - 1
