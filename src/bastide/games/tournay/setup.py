"""Set-up: supply, Plazas, decks, events and first player (TY-3 to TY-6, TY-65, TY-67)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import BadOption
from bastide.core.pile import Pile
from bastide.core.questions import NOBODY
from bastide.games.tournay import combat, turn
from bastide.games.tournay.box import RANDOM
from bastide.games.tournay.citizens import together
from bastide.games.tournay.grid import SLOTS
from bastide.games.tournay.knowledge.doubts import NO_DOUBTS
from bastide.games.tournay.moves import COLOURS, DECKS, QUEUE
from bastide.games.tournay.observation import Observed
from bastide.games.tournay.state import TournayState

if TYPE_CHECKING:
    from bastide.games.tournay import Tournay

CITIZENS, DENIERS, SUPPLY = 2, 6, 3
"""Citizens of each colour and deniers per player, and citizens of each colour in the supply (TY-3)."""
ADVANCED_CITIZENS, ADVANCED_DENIERS, ADVANCED_SUPPLY = 1, 9, 3
"""The same in the advanced game, where the supply holds that many more than there are players (TY-65)."""
NOTHING = -1


def blank(game: "Tournay", players: int) -> TournayState:
    """Return the table before any draw: citizens and deniers are handed out, districts and hands are empty."""
    box = game.box
    citizens, deniers, supply = (
        (ADVANCED_CITIZENS, ADVANCED_DENIERS, ADVANCED_SUPPLY + players)
        if game.advanced
        else (CITIZENS, DENIERS, SUPPLY)
    )
    state = TournayState()
    state.game, state.players, state.listener, state.box = game, players, None, box
    state.start_player, state.last_round, state.player = 0, False, NOBODY
    state.questions, state.listed, state.playing, state.looked = [], None, NOTHING, ()
    state.ask(NOBODY)
    state.activated = state.sheltered = state.shielded = 0
    state.decks = []
    state.share_decks()
    state.stocked = state.face_up = state.criers = 0
    state.left_out = tuple((0,) * size for size in box.sizes)
    state.doubts, state.doubtful, state.notes = NO_DOUBTS, 0, None
    state.observed = Observed()
    state.events_left = [1] * len(box.events)
    state.queue, state.coins, state.fights = [NOTHING] * QUEUE, [0] * QUEUE, ()
    state.supply = [supply] * len(COLOURS)
    state.deniers = [deniers] * players
    given = together([citizens] * len(COLOURS))
    state.standing, state.lying, state.placed = [given] * players, [0] * players, [0] * players
    state.available = players * given
    state.hands = [()] * players
    state.ramparts, state.built = [0] * players, [0] * players
    state.stacks = [()] * (SLOTS * players)
    state.tokens = [0] * (SLOTS * players)
    state.coloured = [0] * (3 * players)
    state.filled, state.buildings, state.characters, state.prestige = ([0] * players for _ in range(4))
    state.doublers, state.occupied, state.damaged, state.named = ([0] * players for _ in range(4))
    state.last_card, state.last_slot, state.ended = [NOTHING] * players, [NOTHING] * players, 0
    return state


def start(game: "Tournay", players: int, chance: Chance) -> TournayState:
    """Return the first position."""
    state = blank(game, players)
    left_out = list(state.left_out)
    for deck in range(len(DECKS)):
        counts = [*game.box.copies_of(deck), 1]
        if game.leaves_cards_out:
            left_out[deck] = tuple(_leave_out(state, deck, chance))
            for card, gone in enumerate(left_out[deck]):
                counts[card] -= gone
        state.add_deck(new_deck(state, deck, counts))
    state.left_out = tuple(left_out)
    for place in range(QUEUE):
        combat.refill(state, place, chance)
    state.start_player = _start_player(game, players, chance)
    turn.begin(state, state.start_player)
    state.settle(chance)
    return state


def _start_player(game: "Tournay", players: int, chance: Chance) -> int:
    """Return the player who begins, chosen or drawn (TY-6)."""
    chosen = game.settings["start_player"]
    if chosen == RANDOM:
        return chance.roll(players, "first player") - 1
    if int(chosen) > players:
        raise BadOption(
            "cannot-start", "Player {number} cannot start: there are {players} players.", number=chosen, players=players
        )
    return int(chosen) - 1


def new_deck(state: TournayState, deck: int, counts: list[int]) -> Pile:
    """Return a shuffled deck of these cards, the crier last among the kinds (TY-4)."""
    return Pile(DECKS[deck], state.box.kinds[deck], counts)


def _leave_out(state: TournayState, deck: int, chance: Chance) -> list[int]:
    """Draw the half of the loose cards that stays in the box in the mix, unseen (TY-67)."""
    loose = state.box.loose_of(deck)
    out = [0] * len(loose)
    for _ in range(sum(loose) // 2):
        card = chance.draw(loose, "card left out", state.box.kinds[deck][:-1], ())
        loose[card] -= 1
        out[card] += 1
    return out
