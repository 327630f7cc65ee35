"""Plays seeded games and lets bots decide, and writes what happened as JSON: run by plain Python and compiled."""

import json
import sys
from collections.abc import Iterator
from random import Random

import bastide
from bastide.bots.bot import Bot, Sight
from bastide.bots.greedy import GreedyBot
from bastide.bots.levels import LevelBot, levels_for
from bastide.core import compiling
from bastide.core.chance import SeededChance
from bastide.core.game import Game

GAMES_EACH = 4
DECISIONS = {"greedy": 12, "novice": 8, "apprentice": 8, "journeyman": 4, "master": 2}
"""How many plans each bot makes."""


def main() -> None:
    """Write what happened in each game, at each number of players and with each preset."""
    happened = {"runs": compiling.runs()}
    for name in sorted(bastide.list_games()):
        kind = bastide.list_games()[name]
        for preset in kind.presets or ("",):
            game = kind({**kind.preset(preset)} if preset else None)
            for players in sorted({game.min_players, min(4, game.max_players)}):
                happened[f"{name} {preset} {players}"] = [at_random(game, players, seed) for seed in range(GAMES_EACH)]
        for bot, decisions in DECISIONS.items():
            happened[f"{name} {bot}"] = list(decided(bastide.make(name), bot, decisions))
    json.dump(happened, sys.stdout)


def at_random(game: Game, players: int, seed: int) -> object:
    """Play a random game; return its moves, where each had how many others beside it, and how it ends."""
    rng, chance = Random(seed), SeededChance(seed)
    state = game.start(players, chance)
    moves = []
    while to_act := state.to_act:
        player = rng.choice(to_act)
        legal = state.legal_moves(player)
        move = rng.choice(legal)
        moves.append((player, move, len(legal)))
        state.play(player, move, chance)
    return moves, state.position(), [score.total for score in state.scores()], state.ranking(), chance.state


def decided(game: Game, bot: str, decisions: int) -> Iterator[object]:
    """Let a bot play all seats; yield what it decides."""
    chance = SeededChance(5)
    state = game.start(2, chance)
    bots: list[Bot] = [
        GreedyBot(seat) if bot == "greedy" else LevelBot(levels_for(type(game))[bot], seat) for seat in range(2)
    ]
    for _ in range(decisions):
        player = state.to_act[0]
        plan = bots[player].plan(Sight(state, player))
        yield plan
        for move in plan:
            if player not in state.to_act or move not in state.legal_moves(player):
                break
            state.play(player, move, chance)


if __name__ == "__main__":
    main()
