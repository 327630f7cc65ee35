"""The bot that plays its whole part through in its mind before it moves."""

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
    """What a game's `outlook` module tells; a game has one if nobody in it can hinder anybody."""

    def alone(self, state: State, player: int) -> State:
        """The same position as if nobody else sat at the table; its player is 0."""

    def is_done(self, state: State) -> bool:
        """Whether nothing is left to decide in the player's part, so that chance has the next word."""

    def gist(self, state: State) -> Hashable:
        """Equal for positions of one part from which everything goes on alike."""

    def outlook(self, state: State) -> float:
        """How many points the player will have at the end, once his part is done."""


def part_lines(state: State, outlook: Outlook, limit: float = math.inf) -> tuple[list[tuple[int, State]], int]:
    """Every way to play a part, but only one of those that come to the same: how it begins and where it ends.

    Also how many positions were looked at. The search goes deep first, so that there is an end whatever the limit.
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
    """A way to play a part to its end: how it begins, where it ends, and what that promises."""

    __slots__ = ("end", "first", "promise")

    def __init__(self, first: int, end: State, promise: float) -> None:
        self.first = first
        self.end = end
        self.promise = promise


class LookaheadBot(Bot):
    """Plays every line of its part to the end, and the most promising ones on into a few possible futures.

    All limits are counts, never times: the same seed thinks the same on any machine.
    """

    name = "lookahead"

    PART = 1500
    """How many positions it looks at for one part, its own or one in a future; several times what is usual."""
    THOUGHT = 2500
    """After how many positions it looks into no further future."""
    LEADERS = 4
    """How many lines are played on."""
    FUTURES = 5
    """Into how many futures at most, the same for each line."""
    MARGIN = 1.5
    """A line that promises so many points less than the best is not looked at again."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.positions = 0
        """How many positions it has looked at so far."""

    @classmethod
    def plays(cls, game: type[Game]) -> bool:
        """Whether the game has a module `outlook`."""
        return game.module("outlook") is not None

    def choose(self, sight: Sight) -> int:
        """As in `Bot`."""
        if len(sight.legal) == 1:
            return sight.legal[0]
        outlook = cast(Outlook, sight.game.module("outlook"))
        # Imagining has luck of its own, so that what others do changes nothing in the futures looked at.
        imagined = sight.imagine(SeededChance(self.chance.below(_SEEDS)))
        state = outlook.alone(imagined, sight.player)
        limit = self.positions + self.THOUGHT
        lines = sorted(self._lines(state, outlook), key=lambda line: -line.promise)
        leaders = [line for line in lines[: self.LEADERS] if line.promise >= lines[0].promise - self.MARGIN]
        if all(line.first == leaders[0].first for line in leaders):
            return leaders[0].first  # clear, whatever the rest of the part will be
        return self._best_by_futures(leaders, limit, outlook).first

    def _lines(self, state: State, outlook: Outlook) -> list[Line]:
        """The lines of a part, as far as the limit allows."""
        found, looked_at = part_lines(state, outlook, self.PART)
        self.positions += looked_at
        return [Line(first, end, outlook.outlook(end)) for first, end in found]

    def _best_by_futures(self, leaders: list[Line], limit: int, outlook: Outlook) -> Line:
        """The line that goes on best; luck is the same for all, so that it favours none."""
        totals = [0.0] * len(leaders)
        for _ in range(self.FUTURES):
            seed = self.chance.below(_SEEDS)
            for index, line in enumerate(leaders):
                totals[index] += self._future(line.end, seed, outlook)
            if self.positions >= limit:
                break
        return leaders[totals.index(max(totals))]

    def _future(self, end: State, seed: int, outlook: Outlook) -> float:
        """What the next part promises at best, if chance speaks so."""
        after = end.copy()
        (move,) = after.legal_moves(0)
        after.play(0, move, SeededChance(seed))
        if after.is_over:
            return outlook.outlook(after)
        return max(line.promise for line in self._lines(after, outlook))
