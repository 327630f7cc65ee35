"""The lines of a player's own turn: a beam search in one imagined world.

A *line* is a sequence of moves of one player. It is complete where they may end their turn, where another player has
to decide, where luck strikes a second time, or where the game is over. Lines that lead to the same position
(`State.gist`) are joined. The beam keeps the best positions after each action; an action of several steps
(`Values.is_unfinished`) is finished first. Where the values can tell what a move promises without making it
(`Values.prospects`), only the most promising moves are made.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, isnan, nan
from typing import Self

from bastide.core.audience import Audience, may_see
from bastide.core.chance import SeededChance
from bastide.core.state import State
from bastide.core.values import Values

DIGITS = 6
"""Worths are rounded before they are compared, so that all machines and both kinds of arithmetic agree."""
SPARE = 2
"""How many moves are made, by their estimates, for each position that is kept: estimates err."""
_LATER_LUCK = 0x5851F42D4C957F2D


@dataclass(frozen=True, slots=True)
class Beam:
    """How widely lines are searched. All limits are counts, never times: a seed plays the same game everywhere."""

    width: int = 40
    """How many positions are kept after each action."""
    steps: int = 40
    """How many unfinished positions are kept within an action."""
    actions: int = 24
    """The most actions in one line."""


@dataclass(frozen=True, slots=True)
class World:
    """An imagined position, the seat that plans in it, and its luck: every line that draws on luck meets the same."""

    state: State
    player: int
    luck: int


class Luck(SeededChance):
    """Random numbers that also notice when the player sees a card that a rival knew: in the real game that is luck."""

    __slots__ = ("player", "showed")

    def __init__(self, seed: int, player: int) -> None:
        super().__init__(seed)
        self.player = player
        self.showed = False

    def show(self, known_by: tuple[int, ...], seen_by: Audience) -> None:
        if self.player not in known_by and may_see(seen_by, self.player):
            self.showed = True

    def copy(self) -> Self:
        twin = super().copy()
        twin.player = self.player
        twin.showed = self.showed
        return twin


class Line:
    """A way to play on: its moves, the position it leads to, and where luck struck."""

    __slots__ = ("draws", "legal", "moves", "settled", "state", "worth")

    def __init__(self, moves: tuple[int, ...], state: State, settled: int, draws: int) -> None:
        self.moves = moves
        self.state = state
        self.settled = settled
        """How many moves can be made before luck has spoken, the first that draws on it included."""
        self.draws = draws
        """How many moves drew on luck."""
        self.legal: list[int] = []
        """The moves to go on with, once they are known."""
        self.worth = nan
        """What the position is worth, once it is known."""

    @property
    def plan(self) -> tuple[int, ...]:
        """The moves that can be made before anything unknown happens."""
        return self.moves[: self.settled]


def search(world: World, values: Values, beam: Beam, begun: Sequence[int] = ()) -> list[Line]:
    """Return the complete lines that a beam finds, the best first. `begun` are moves that all of them start with."""
    return _Search(world, values, beam).run(begun)


def ranked(lines: Sequence[Line], values: Values, player: int) -> list[Line]:
    """Return the lines with their worth, the best first; among equals the one with the lower moves."""
    new = [line for line in lines if isnan(line.worth)]
    for line, worth in zip(new, values.worths([line.state for line in new], player), strict=True):
        line.worth = round(worth, DIGITS)
    return sorted(lines, key=lambda line: (-line.worth, line.moves))


class _Search:
    """The state of one beam search."""

    def __init__(self, world: World, values: Values, beam: Beam) -> None:
        self.world = world
        self.player = world.player
        self.values = values
        self.beam = beam
        self.end_move = world.state.game.end_move
        self.luck: list[Luck] = []
        self.seen: set[Hashable] = set()
        self.complete: list[Line] = []
        self.cut: list[Line] = []
        """What the beam did not keep, the latest first, until a line is complete."""

    def run(self, begun: Sequence[int]) -> list[Line]:
        line = Line((), self.world.state, 0, 0)
        for move in begun:
            line = self._after(line, move)
        self.seen.add(line.state.gist())
        frontier = [line] if self._goes_on(line) else []
        for _ in range(self.beam.actions):
            if not frontier and not self.complete:  # all that was kept leads round in circles
                frontier, self.cut = self.cut[: self.beam.width], self.cut[self.beam.width :]
            if not frontier:
                break
            frontier = self._best(self._act(frontier), self.beam.width)
        self.complete += frontier  # cut off by the limit of actions
        return ranked(self.complete or self.cut or self._any_step(line), self.values, self.player)

    def _any_step(self, line: Line) -> list[Line]:
        """Return the line with each move that can follow: nothing new comes of any of them."""
        return [self._after(line, move) for move in line.legal if move != self.end_move]

    def _act(self, frontier: Sequence[Line]) -> list[Line]:
        """Continue each line by one whole action; return the lines that go on."""
        acted: list[Line] = []
        while frontier:
            unfinished: list[Line] = []
            for after in self._steps(frontier):
                (unfinished if self.values.is_unfinished(after.state) else acted).append(after)
            frontier = self._best(unfinished, self.beam.steps)
        return acted

    def _steps(self, frontier: Sequence[Line]) -> Iterator[Line]:
        """Continue each line by one move, in all ways or in those that promise most; yield the lines that go on."""
        made = 0
        for promise, number, move in self._promises(frontier):
            if promise > -inf and made >= SPARE * self.beam.width:
                return
            after = self._after(frontier[number], move)
            if self._is_new(after.state):
                made += promise > -inf
                if self._goes_on(after):
                    yield after

    def _is_new(self, state: State) -> bool:
        """Whether no line has led to this position yet; take note of it."""
        seen = self.seen
        before = len(seen)
        seen.add(state.gist())  # which hashes it once; asking first would do so twice
        return len(seen) > before

    def _promises(self, frontier: Sequence[Line]) -> list[tuple[float, int, int]]:
        """Return what each move promises, negated, with the number of its line; the best first if it is known."""
        found: list[tuple[float, int, int]] = []
        is_known = False
        for number, line in enumerate(frontier):
            moves = [move for move in line.legal if move != self.end_move]
            gains = self.values.prospects(line.state, self.player, moves)
            if gains is None:
                found += [(-inf, number, move) for move in moves]
                continue
            if not is_known:
                ranked(frontier, self.values, self.player)
                is_known = True
            worth = line.worth
            found += [(-round(worth + gain, DIGITS), number, move) for gain, move in zip(gains, moves, strict=True)]
        if is_known:
            found.sort()
        return found

    def _after(self, line: Line, move: int) -> Line:
        state = line.state.copy()
        unused = self._luck(line.draws)
        luck = unused.copy()
        state.apply(self.player, move, luck)
        moves = (*line.moves, move)
        drawn = luck.showed or not luck.has_same_future(unused)
        return Line(moves, state, line.settled if line.draws else len(moves), line.draws + drawn)

    def _luck(self, draws: int) -> Luck:
        """Return what to copy for a line that has drawn on luck so often."""
        while len(self.luck) <= draws:
            self.luck.append(Luck(self.world.luck + len(self.luck) * _LATER_LUCK, self.player))
            self.luck[-1].look_ahead()
        return self.luck[draws]

    def _goes_on(self, line: Line) -> bool:
        """Whether a line has moves left to try; note it as complete if the player may stop there."""
        state = line.state
        if self.player not in state.to_act or line.draws > 1:
            self.complete.append(line)
            return False
        line.legal = legal = state.legal_moves(self.player)
        if self.end_move in legal:
            self.complete.append(line)
        return len(legal) > 1 or legal[0] != self.end_move

    def _best(self, lines: list[Line], width: int) -> list[Line]:
        if len(lines) <= width:
            return lines
        lines = ranked(lines, self.values, self.player)
        if not self.complete:
            self.cut = lines[width:] + self.cut
        return lines[:width]
