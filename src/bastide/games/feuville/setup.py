"""Set-up: piles, rows, decrees, fairy tiles and starting player (FV-1 to FV-9)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.questions import NOBODY
from bastide.games.feuville import board, fairy, turn
from bastide.games.feuville.board import EMPTY, SLOTS
from bastide.games.feuville.box import listed
from bastide.games.feuville.decrees import SOURCES
from bastide.games.feuville.fairy import OPEN_CHARMS
from bastide.games.feuville.moves import LEVELS, SKY, START, TOWER, WALL
from bastide.games.feuville.player_board import NOTHING
from bastide.games.feuville.state import FeuvilleState
from bastide.games.feuville.town import NO_COLUMN, START_BIT, STRIDE
from bastide.games.feuville.turn import NOT_ROLLED

if TYPE_CHECKING:
    from bastide.games.feuville import Feuville


def blank(game: "Feuville", players: int) -> FeuvilleState:
    """Return the pieces in the box: nothing laid out, every town a bare starting tile (FV-8)."""
    box = game.box
    state = FeuvilleState()
    state.game, state.players, state.listener, state.box = game, players, None, box
    state.start_player, state.last_round, state.player = 0, False, NOBODY
    state.questions, state.listed = [], None
    state.ask(NOBODY)
    state.dice, state.unused, state.laid, state.gnome = NOT_ROLLED, 0, (), NOTHING
    state.hand = state.charm = state.charm_slot = NOTHING
    state.named = 0
    state.slots, state.board = [EMPTY] * (SLOTS * len(LEVELS)), 0
    state.piles = [pile for level in box.piles for pile in level]
    state.decree_row, state.decrees_open = [EMPTY] * SLOTS, 0
    state.hidden_decrees = listed(box.decree_counts)
    state.decrees_left = sum(box.decree_counts) - box.decrees_removed
    state.display, state.supply = [NOTHING] * OPEN_CHARMS, listed(box.charm_counts)
    state.grass_left, state.removed = box.grass, ()
    state.towns = [bytes(STRIDE * len(LEVELS))] * players
    state.walls = [START_BIT] * players
    state.towers, state.skies = [0] * players, [0] * players
    state.burnt = state.grass = state.lefts = state.rights = state.clouds = (0,) * players
    state.shielded = state.evaluated = (0,) * players
    state.coat = (NO_COLUMN,) * players
    state.gates = (box.start_gate << START,) * players
    state.symbols = [box.start_symbols] * players
    state.store = [NOTHING] * (2 * players)
    state.charms = [0] * (3 * players)
    state.free = [None] * players
    state.earned = [0] * (len(SOURCES) * players)
    return state


def start(game: "Feuville", players: int, chance: Chance) -> FeuvilleState:
    """Return the first position, with the starting player's dice rolled: nothing is stored that could come before."""
    state = game.blanks[players].copy()
    skies = list(state.box.opening_skies)
    for slot in range(SLOTS * SKY, SLOTS * (SKY + 1)):  # the opening skies lie in random order (K37)
        face = chance.pick(skies, LEVELS[SKY], state.box.level_codes[SKY])
        skies.remove(face)
        state.slots[slot] = state.box.first[SKY] + face
        state.board |= 1 << slot
    for level in (TOWER, WALL):
        board.fill_row(state, level, chance)
    for slot in range(OPEN_CHARMS):
        fairy.refill(state, slot, chance)
    board.fill_decrees(state, chance)
    state.start_player = _starting_player(players, chance)
    turn.begin(state, state.start_player)
    state.settle(chance)
    return state


def _starting_player(players: int, chance: Chance) -> int:
    """Roll for the starting player; tied players roll again until one is left (FV-7)."""
    rolling = list(range(players))
    while len(rolling) > 1:
        rolled = [chance.roll(6, "start die") for _ in rolling]
        rolling = [seat for seat, die in zip(rolling, rolled, strict=True) if die == max(rolled)]
    return rolling[0]
