"""A bot in a seat: it plays the line that it planned, and plans anew when the line ends or no longer fits."""

import hashlib
from collections.abc import Callable

from bastide.bots import Bot, Sight, make_bot
from bastide.core.game import Game


def decision_seed(seat_seed: int, decision: int) -> int:
    """Return the seed of a seat's decision, the same in contests and at tables."""
    return int.from_bytes(hashlib.blake2b(b"%d|%d" % (seat_seed, decision), digest_size=8).digest(), "big")


class BotSeat:
    """Chooses one move after another for a seat; `seed` is the seat's."""

    def __init__(self, name: str, game: type[Game], seed: int) -> None:
        self.name = name
        self.game = game
        self.seed = seed
        self.decisions = 0
        self.line: tuple[int, ...] = ()

    def next_seed(self) -> int:
        """Return the seed of the seat's next decision."""
        return decision_seed(self.seed, self.decisions)

    def choose(self, sight: Sight) -> int:
        """Return the next move of the line; plan a line if there is none, or if its next move is not legal."""
        if not self.line or self.line[0] not in sight.legal:
            self.line = make_bot(self.name, self.game, self.next_seed()).plan(sight)
        self.decisions += 1
        move, *rest = self.line
        self.line = tuple(rest)
        return move


def chooser(name: str, game: type[Game], seed: int) -> Callable[[Sight], int]:
    """Return what chooses the moves of a seat."""
    bot = make_bot(name, game, seed)
    return bot.choose if type(bot).plan is Bot.plan else BotSeat(name, game, seed).choose
