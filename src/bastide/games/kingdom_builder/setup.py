"""Set-up: board, tiles, cards, start player, each drawn or chosen by an option (KB-1 to KB-7, KB-68)."""

from typing import TYPE_CHECKING

from bastide.core.chance import Chance
from bastide.core.errors import BadOption
from bastide.core.game import Pick
from bastide.core.pile import Pile
from bastide.games.kingdom_builder.board import NO_CARD, POSITIONS, TERRAINS, TURNED
from bastide.games.kingdom_builder.hexes import ALL
from bastide.games.kingdom_builder.locations import TILES
from bastide.games.kingdom_builder.scoring import LORDS, SCORING_CARDS
from bastide.games.kingdom_builder.state import NONE, SEATS, KingdomBuilderState

if TYPE_CHECKING:
    from bastide.games.kingdom_builder import KingdomBuilder

RANDOM = "random"
CARDS_IN_PLAY = 3
AS_NAMED = "as-named"
QUADRANTS, TURNS = Pick(TILES, len(POSITIONS), RANDOM), Pick(POSITIONS)
_WITHOUT_LORDS = tuple(card for card in SCORING_CARDS if card != LORDS)
CARDS = Pick(SCORING_CARDS, CARDS_IN_PLAY, RANDOM)


def check_quadrants(text: str) -> str:
    """`random`, or four different quadrants from the top left to the bottom right, `random` for those to be drawn."""
    return _check_list("quadrants", text, QUADRANTS)


def check_cards(text: str) -> str:
    """`random`, or three different scoring cards, `random` for those to be drawn."""
    return _check_list("cards", text, CARDS)


def check_turned(text: str) -> str:
    """`random`, `none`, or the positions whose quadrant lies turned by 180 degrees."""
    return "none" if text.strip().lower() == "none" else _check_list("turned", text, TURNS)


def _check_list(option: str, text: str, pick: Pick) -> str:
    known, size, any_ = pick
    words = text.lower().replace(",", " ").split()
    if words == [RANDOM]:
        return RANDOM
    names = [word for word in words if word != any_]
    for word in names:
        if word not in known:
            raise BadOption(
                "bad-word",
                "Option {option} cannot hold '{word}'; it takes random or some of {choices}.",
                option=option,
                word=word,
                choices=known,
            )
    if len(set(names)) < len(names) or not words or (size is not None and len(words) != size):
        if size is None:
            english = "Option {option} takes random or some different names; got '{value}'."
            raise BadOption("some-names", english, option=option, value=text)
        english = (
            "Option {option} takes random, or {number} different names, any of which may be random; got '{value}'."
        )
        raise BadOption("so-many-names", english, option=option, number=size, value=text)
    return " ".join(words) if names else RANDOM


def start(game: "KingdomBuilder", players: int, chance: Chance) -> KingdomBuilderState:
    """The first position, with the start player's card shown."""
    state, box = KingdomBuilderState(), game.box
    state.game, state.players, state.listener = game, players, None
    state.board = game.board(_quadrants(game, chance))
    state.cards = _cards(game, chance)
    state.start_player = _start_player(game, players, chance)
    state.settled, state.near, state.free = [0] * players, [0] * players, ALL
    state.supply = [box.settlements] * players
    state.held, state.all_uses, state.taken = [0] * players, [0] * players, [0] * players
    state.tile_stock = state.board.tiles
    state.draw_pile = Pile("terrain card", TERRAINS, box.terrain_cards)
    state.discards, state.removed = [0] * len(TERRAINS), [0] * len(TERRAINS)
    state.hands = []
    for seat in range(players):
        state.hands.append(state.draw_pile.draw(chance, SEATS[seat]))
    state.last_round = False
    state.card, state.tile, state.lifted = NO_CARD, NONE, NONE
    state.begin_turn(state.start_player, chance)
    return state


_EITHER_WAY = (0, 1)


def _quadrants(game: "KingdomBuilder", chance: Chance) -> tuple[str, ...]:
    """Four quadrants, each upright or turned (KB-2)."""
    turned = str(game.settings["turned"])
    names = _fill(str(game.settings["quadrants"]), game.box.quadrant_names, len(POSITIONS), "quadrant", chance)
    if game.settings["places"] == RANDOM and game.settings["quadrants"] != RANDOM:  # else the places are drawn already
        names = _draw(tuple(names), len(names), "quadrant place", chance)
    for place, position in enumerate(POSITIONS):
        if turned == RANDOM:
            turn = chance.pick(_EITHER_WAY, "quadrant lies", ("upright", "turned")) == 1
        else:
            turn = position in turned.split()
        if turn:
            names[place] += TURNED
    return tuple(names)


def _cards(game: "KingdomBuilder", chance: Chance) -> tuple[str, ...]:
    """Three of the ten scoring cards (KB-4)."""
    drawn = SCORING_CARDS if game.settings["random_lords"] else _WITHOUT_LORDS
    return tuple(_fill(str(game.settings["cards"]), drawn, CARDS_IN_PLAY, "scoring card", chance))


def _start_player(game: "KingdomBuilder", players: int, chance: Chance) -> int:
    """The player who begins (KB-7): drawn unless chosen, as the oldest player is unknown here."""
    chosen = game.settings["start_player"]
    if chosen == RANDOM:
        return chance.roll(players, "start player") - 1
    if int(chosen) > players:
        raise BadOption(
            "cannot-start", "Player {number} cannot start: there are {players} players.", number=chosen, players=players
        )
    return int(chosen) - 1


def _fill(chosen: str, kinds: tuple[str, ...], number: int, name: str, chance: Chance) -> list[str]:
    """The chosen names, with a drawn name for each `random` among them."""
    if chosen == RANDOM:
        return _draw(kinds, number, name, chance)
    names = chosen.split()
    rest = tuple(kind for kind in kinds if kind not in names)
    drawn = iter(_draw(rest, names.count(RANDOM), name, chance))
    return [next(drawn) if word == RANDOM else word for word in names]


def _draw(kinds: tuple[str, ...], number: int, name: str, chance: Chance) -> list[str]:
    left = [*range(len(kinds))]
    drawn = []
    for _ in range(number):
        index = chance.pick(left, name, kinds)
        left.remove(index)
        drawn.append(kinds[index])
    return drawn
