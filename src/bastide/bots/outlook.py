"""What a position promises: a strong bot's line for a player to move, and how the game ends if bots play on."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bastide.bots import default_bot, levels_for
from bastide.bots.advice import Advice, advise
from bastide.bots.bot import Sight
from bastide.bots.expectations import Expectation, result
from bastide.bots.seat import chooser, decision_seed
from bastide.core.chance import SeededChance
from bastide.core.errors import BadPosition
from bastide.core.state import State

MOST_GAMES = 12
"""How many times the rest of a game is played at most."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The line of the strongest level, and what everyone gets on average in games played on from there."""

    player: int
    level: str
    moves: tuple[str, ...]
    advice: Advice
    bot: str
    """Who played on."""
    games: int
    """How often."""
    expected: Expectation

    def to_json(self) -> dict[str, Any]:
        """Return plain JSON values."""
        return {
            "player": self.player,
            "level": self.level,
            "moves": list(self.moves),
            "reasons": [{"part": reason.part, "gain": reason.gain} for reason in self.advice.reasons],
            "bot": self.bot,
            "games": self.games,
            "expected": {"shares": list(self.expected.shares), "points": list(self.expected.points)},
        }


def look_ahead(
    state: State, player: int, seconds: float, progress: Callable[[float], None] = lambda _: None, seed: int = 0
) -> Outlook:
    """Return what a position promises, from what a player to move may know.

    As many games are played on as fit into the time, one at least; the same seed gives the same games.
    """
    kind = type(state.game)
    levels = list(levels_for(kind))
    if not levels or player not in state.to_act:
        raise BadPosition("nothing-to-foresee", "Player {number} has nothing to decide here.", number=player + 1)
    until = time.monotonic() + seconds
    advice = advise(Sight(state, player), seed, levels[-1])
    bot = default_bot(kind)
    ends: list[Expectation] = []
    while len(ends) < MOST_GAMES and (not ends or time.monotonic() < until):
        ends.append(_played_on(state, player, bot, decision_seed(seed, len(ends))))
        left = max(0.0, until - time.monotonic())  # the games end with the time, at the latest
        progress(max(len(ends) / MOST_GAMES, 1 - left / seconds if seconds else 1.0))
    moves = tuple(state.game.moves.text(move) for move in advice.moves)
    return Outlook(player, levels[-1], moves, advice, bot, len(ends), _mean(ends))


def _played_on(state: State, player: int, bot: str, seed: int) -> Expectation:
    """Return the result of a game that bots play on; what the player can't know is dealt anew."""
    chance = SeededChance(seed)
    end = state.imagine(player, chance)
    seats = [chooser(bot, type(state.game), decision_seed(seed, seat)) for seat in range(state.players)]
    while end.to_act:
        seat = end.to_act[0]
        end.play(seat, seats[seat](Sight(end, seat)), chance)
    return result(end)


def _mean(ends: list[Expectation]) -> Expectation:
    def means(by_game: list[tuple[float, ...]], digits: int) -> tuple[float, ...]:
        return tuple(round(sum(seat) / len(seat), digits) for seat in zip(*by_game, strict=True))

    return Expectation(means([end.shares for end in ends], 4), means([end.points for end in ends], 1))
