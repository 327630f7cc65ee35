"""The tree search plays any game from what its seat may know."""

import pytest

from bastide.bots import Sight, bots_for, make_bot
from bastide.bots.search import SearchBot
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.registry import find, list_games, make
from bastide_toys.interrupt import Interrupt
from bastide_toys.peek import Peek
from bastide_toys.sealed_bids import SealedBids


def play(game: Game, seed: int, searching: int, iterations: int) -> list[int]:
    """Play a game in which one seat searches and the others choose at random; return the ranks."""
    chance = SeededChance(seed)
    state = game.start(2, chance)
    bots = [SearchBot(seed) if seat == searching else make_bot("random", type(game), seed) for seat in range(2)]
    for bot in bots:
        if isinstance(bot, SearchBot):
            bot.iterations = iterations
    while state.to_act:
        player = state.to_act[0]
        state.play(player, bots[player].choose(Sight(state, player)), chance)
    return state.ranking()


@pytest.mark.parametrize("kind", [Peek, Interrupt, SealedBids], ids=lambda kind: kind.name)
def test_it_beats_random_without_hints(kind: type[Game]) -> None:
    assert kind.module("hints") is None
    wins = sum(play(kind(), seed, seed % 2, 24)[seed % 2] == 1 for seed in range(12))
    assert wins >= 9


@pytest.mark.parametrize("name", list_games())
def test_it_plays_every_game_by_its_hints(name: str) -> None:
    assert "search" in bots_for(find(name))
    state = make(name).start(max(2, find(name).min_players), SeededChance(1))
    player = state.to_act[0]
    choices = set()
    for _ in range(2):
        bot = SearchBot(4)
        bot.iterations = 15
        choices.add(bot.choose(Sight(state, player)))
    assert len(choices) == 1
    assert choices <= set(state.legal_moves(player))
