"""The bot that searches its whole part of a phase before it moves."""

import math
from collections.abc import Hashable
from typing import Protocol, cast

from bastide.bots.bot import Bot, Sight
from bastide.core.chance import NoChance, SeededChance
from bastide.core.game import Game
from bastide.core.state import State

_NO_CHANCE = NoChance()
_SEEDS = 1 << 62


class Outlook(Protocol):
    """What a game's `outlook` module offers; for games in which players cannot hinder each other."""

    def alone(self, state: State, player: int) -> State:
        """Return the same position with `player` alone at the table, as player 0."""

    def is_done(self, state: State) -> bool:
        """Whether the player has nothing left to decide in this part; chance comes next."""

    def gist(self, state: State) -> Hashable:
        """Return a key that is equal for positions of one part that continue in the same way."""

    def outlook(self, state: State) -> float:
        """Return the points that the player can expect at the end, after this part."""


def part_lines(state: State, outlook: Outlook, limit: float = math.inf) -> tuple[list[tuple[int, State]], int]:
    """Return every way to play a part, one of each with the same result, as its first move and its end.

    Also return how many positions were searched. The search is depth-first, so it finds an end whatever the limit.
    """
    found: list[tuple[int, State]] = []
    seen: set[Hashable] = set()
    stack = [(state, -1)]
    looked_at = 0
    while stack and (looked_at < limit or not found):
        before, first = stack.pop()
        for move in before.legal_moves(0):
            after = before.copy()
            after.play(0, move, _NO_CHANCE)
            looked_at += 1
            gist = outlook.gist(after)
            if gist in seen:
                continue
            seen.add(gist)
            begun = move if first < 0 else first
            if outlook.is_done(after):
                found.append((begun, after))
            else:
                stack.append((after, begun))
    return found, looked_at


class Line:
    """A way to play a part: its first move, the position at its end, and what that promises."""

    __slots__ = ("end", "first", "promise")

    def __init__(self, first: int, end: State, promise: float) -> None:
        self.first = first
        self.end = end
        self.promise = promise


class LookaheadBot(Bot):
    """Searches every line of its part, and continues the most promising ones into a few possible futures.

    All limits are counts, never times: the same seed gives the same moves on any machine.
    """

    name = "lookahead"

    PART = 1500
    """The most positions searched for one part, now or in a future; several times the usual number."""
    THOUGHT = 2500
    """The number of positions after which it starts no further future."""
    LEADERS = 4
    """How many lines it continues into futures."""
    FUTURES = 5
    """The most futures, the same for each line."""
    MARGIN = 1.5
    """It drops lines that promise this many points less than the best."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.positions = 0
        """How many positions it has searched so far."""

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the game has a module `outlook`."""
        return game.module("outlook") is not None

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        outlook = cast(Outlook, sight.game.module("outlook"))
        # Imagining has its own random numbers, so that other players' moves don't change the futures.
        imagined = sight.imagine(SeededChance(self.chance.below(_SEEDS)))
        state = outlook.alone(imagined, sight.player)
        limit = self.positions + self.THOUGHT
        lines = sorted(self._lines(state, outlook), key=lambda line: -line.promise)
        leaders = [line for line in lines[: self.LEADERS] if line.promise >= lines[0].promise - self.MARGIN]
        if all(line.first == leaders[0].first for line in leaders):
            return leaders[0].first  # the first move is clear, whatever follows
        return self._best_by_futures(leaders, limit, outlook).first

    def _lines(self, state: State, outlook: Outlook) -> list[Line]:
        """Return the lines of a part, up to the limit."""
        found, looked_at = part_lines(state, outlook, self.PART)
        self.positions += looked_at
        return [Line(first, end, outlook.outlook(end)) for first, end in found]

    def _best_by_futures(self, leaders: list[Line], limit: int, outlook: Outlook) -> Line:
        """Return the line with the best futures; all lines get the same dice, so that luck favours none."""
        totals = [0.0] * len(leaders)
        for _ in range(self.FUTURES):
            seed = self.chance.below(_SEEDS)
            for index, line in enumerate(leaders):
                totals[index] += self._future(line.end, seed, outlook)
            if self.positions >= limit:
                break
        return leaders[totals.index(max(totals))]

    def _future(self, end: State, seed: int, outlook: Outlook) -> float:
        """Return the best that the next part promises, with the dice of this seed."""
        after = end.copy()
        (move,) = after.legal_moves(0)
        after.play(0, move, SeededChance(seed))
        if after.is_over:
            return outlook.outlook(after)
        return max(line.promise for line in self._lines(after, outlook))
