"""Finds the weights of a game's `outlook`, for a game that can be played alone.

It works backwards from the end: a position after a player's part is worth the mean, over a few rolls, of the best that
the next part makes of it. A ridge regression on the game's traits learns this for each part. Each round repeats it on
positions reached with the weights of the round before. Run it with
`python -m bastide.lab.fitting troyes-dice OUTLOOK.json`.
"""

import argparse
import json
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import Protocol, cast

from bastide.bots.lookahead import Outlook, part_lines
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.core.state import State

Weights = list[float]

ROUNDS = (120, 160, 200)  # games in each round; positions of earlier rounds are kept
FUTURES = 2  # rolls for each position
ASIDE = 2  # positions besides the best one to learn from in each part
FAR = 8  # how far down the ranking to look for them
STRAY = 7  # one part in this many is not played by the best line, so that unusual positions come up
RIDGE = 40.0  # how strongly the weights of a part are tied to those of the part after it
FIRM = 1e-3  # and how weakly the first ones are tied
SEED = 2026


class FittedOutlook(Outlook, Protocol):
    """What a game's `outlook` module offers for fitting, besides what bots use."""

    TRAITS: tuple[str, ...]

    def parts_left(self, state: State) -> int:
        """How many parts are still to come after this one."""

    def points(self, state: State) -> int:
        """The score now."""

    def traits(self, state: State) -> list[float]:
        """The traits in the order of `TRAITS`, the first always 1."""


class Fitting:
    """The positions seen so far, by the number of parts left, and the weights learned from them."""

    def __init__(self, game: Game, seed: int = SEED) -> None:
        self.game = game
        self.outlook = cast(FittedOutlook, game.module("outlook"))
        self.hints = hints_of(type(game))
        self.chance = SeededChance(seed)
        self.seen: dict[int, list[State]] = {}
        self.weights: dict[int, tuple[Weights, Weights]] = {}

    def round(self, games: int) -> float:
        """Play, learn, and return the mean score."""
        total = sum(self._play_and_collect() for _ in range(games))
        learned: dict[int, tuple[Weights, Weights]] = {}
        for left in sorted(self.seen):
            if left:
                learned[left] = self._learn(left, learned)
        self.weights = learned
        return total / games

    def document(self) -> dict[str, list[float]]:
        """Return the weights of each trait by the number of parts left, from one."""
        means = [
            [(one + other) / 2 for one, other in zip(*self.weights[left], strict=True)] for left in sorted(self.weights)
        ]
        return {trait: [round(part[index], 3) for part in means] for index, trait in enumerate(self.outlook.TRAITS)}

    # Playing

    def _ends(self, state: State) -> list[State]:
        """Every position in which the part may end."""
        return [end for _, end in part_lines(state, self.outlook)[0]]

    def value(self, end: State) -> float:
        """Return the points to expect after this part or, before there are weights, what the hints say."""
        left = self.outlook.parts_left(end)
        if not self.weights:
            return self.hints.worth(end, 0)
        if left not in self.weights:
            return float(self.outlook.points(end))
        one, other = self.weights[left]
        traits = self.outlook.traits(end)
        return (_dot(one, traits) + _dot(other, traits)) / 2

    def _play_and_collect(self) -> int:
        state: State = self.outlook.alone(self.game.start(1, self.chance), 0)
        below = self.chance.below
        while state.to_act:
            ends = sorted(self._ends(state), key=self.value, reverse=True)
            left = self.outlook.parts_left(state)
            aside = [ends[below(min(FAR, len(ends)) if below(5) else len(ends))] for _ in range(ASIDE)]
            self.seen.setdefault(left, []).extend([ends[0].copy(), *(end.copy() for end in aside)])
            state = ends[below(min(FAR, len(ends)))] if below(STRAY) == 0 else ends[0]
            self._end(state)
        return self.outlook.points(state)

    def _end(self, state: State) -> None:
        (move,) = state.legal_moves(0)
        state.play(0, move, self.chance)

    # Learning

    def _learn(self, left: int, learned: dict[int, tuple[Weights, Weights]]) -> tuple[Weights, Weights]:
        """Return two sets of weights, each from half of the positions.

        One chooses and the other values the choice: a single set would trust its own luckiest errors.
        """
        positions = self.seen[left]
        rows = [self.outlook.traits(position) for position in positions]
        goals = [self._goals(position, learned.get(left - 1)) for position in positions]
        fitted = []
        for which in range(2):
            # Neighbours come from the same part of the same game and stay together.
            mine = [index for index in range(len(rows)) if index // (1 + ASIDE) % 2 == which]
            own_rows = [rows[index] for index in mine]
            if left - 1 in learned:
                before = learned[left - 1][which]
            else:
                scores = [float(self.outlook.points(positions[index])) for index in mine]
                before = ridge(own_rows, scores, [0.0] * len(rows[0]), FIRM)
            fitted.append(ridge(own_rows, [goals[index][which] for index in mine], before, RIDGE))
        return fitted[0], fitted[1]

    def _goals(self, position: State, following: tuple[Weights, Weights] | None) -> tuple[float, float]:
        """Return what a position leads to on average, as each set of weights should learn it."""
        totals = [0.0, 0.0]
        for _ in range(FUTURES):
            after = position.copy()
            self._end(after)
            ends = self._ends(after)
            if following is None:
                best = max(self.outlook.points(end) for end in ends)
                totals = [total + best for total in totals]
                continue
            traits = [self.outlook.traits(end) for end in ends]
            values = [[_dot(weights, row) for row in traits] for weights in following]
            for which in range(2):
                chosen = values[which].index(max(values[which]))
                totals[which] += values[1 - which][chosen]
        return totals[0] / FUTURES, totals[1] / FUTURES


def _dot(weights: Sequence[float], traits: Sequence[float]) -> float:
    return sum(map(mul, weights, traits), 0.0)


def ridge(rows: list[list[float]], goals: list[float], before: Weights, strength: float) -> Weights:
    """Return the weights closest to the goals, tied to those `before`; the first, the constant's, is free."""
    count, width = len(rows), len(before)
    missing = [goal - _dot(before, row) for goal, row in zip(goals, rows, strict=True)]
    middle = sum(missing) / count
    columns = list(zip(*rows, strict=True))
    means = [sum(column) / count for column in columns]
    spreads = [
        (sum((value - mean) ** 2 for value in column) / count) ** 0.5
        for column, mean in zip(columns, means, strict=True)
    ]
    moving = [index for index in range(width) if spreads[index] > 1e-9]
    scaled = [[(value - means[index]) / spreads[index] for value in columns[index]] for index in moving]
    matrix = [[_dot(one, other) for other in scaled] for one in scaled]
    for place in range(len(moving)):
        matrix[place][place] += strength
    shifted = [goal - middle for goal in missing]
    steps = solve(matrix, [_dot(column, shifted) for column in scaled])
    weights = before[:]
    weights[0] += middle
    for index, step in zip(moving, steps, strict=True):
        weights[index] += step / spreads[index]
        weights[0] -= step / spreads[index] * means[index]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a system of equations whose matrix is symmetric and positive definite (Cholesky)."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    half: list[float] = []
    for row in range(size):
        for column in range(row):
            known = _dot(lower[row][:column], lower[column][:column])
            lower[row][column] = (matrix[row][column] - known) / lower[column][column]
        lower[row][row] = (matrix[row][row] - _dot(lower[row][:row], lower[row][:row])) ** 0.5
        half.append((right[row] - _dot(lower[row][:row], half)) / lower[row][row])
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(lower[below][row] * solution[below] for below in range(row + 1, size))
        solution[row] = (half[row] - known) / lower[row][row]
    return solution


def main(arguments: list[str] | None = None) -> None:
    """Fit a game's weights and write them to a file after each round."""
    parser = argparse.ArgumentParser(
        prog="python -m bastide.lab.fitting", description="Finds the weights of an outlook."
    )
    parser.add_argument("game", help="a game with an outlook")
    parser.add_argument("path", type=Path, help="the file to write")
    options = parser.parse_args(arguments)
    try:
        game = make(options.game)
    except BastideError as error:
        parser.error(str(error))
    if game.module("outlook") is None:
        parser.error(f"{game.name} has no outlook; that is for games in which nobody can hinder anybody.")
    fitting = Fitting(game)
    for number, games in enumerate(ROUNDS, start=1):
        mean = fitting.round(games)
        lines = [f"  {json.dumps(trait)}: {json.dumps(row)}" for trait, row in fitting.document().items()]
        options.path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        print(f"round {number}: {games} games played, {mean:.1f} points on average", flush=True)


if __name__ == "__main__":
    main()
