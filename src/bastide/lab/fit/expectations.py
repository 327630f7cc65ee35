"""How the worth of a position turns into results, for analyses (see `bastide.bots.expectations`).

Bots play against themselves. The position after each turn, with everyone's points and worth, is fitted to everyone's
final points, by how many turns they had left; then how sharply these expected points decide who wins.
"""

import math
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any, NamedTuple

from bastide.bots import Sight
from bastide.bots.analysis import level_for_analysis
from bastide.bots.expectations import Expectation, Sample, final_points, fingerprint, result, sample, scale_at, shares
from bastide.bots.levels import LevelBot, levels_for
from bastide.bots.turns import Turns
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.journal import Match
from bastide.core.registry import find
from bastide.lab.arena import stream
from bastide.lab.fit import Progress, Task

MOST_PLAYERS = 4
"""Expectations are fitted up to this number of players."""
MOST_PLIES = 2500
"""A game that goes on longer teaches nothing."""
TIED = 40.0
"""How strongly the weights for some turns left are tied to those for one turn less, in positions."""
SCALES = tuple(round(1.25**step, 2) for step in range(13))
"""The scales that are tried."""
GROWTHS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""How sharply points may decide the win, and how fast that may fade with the turns left."""
LEAST_SHARE = 1e-3
"""So that a single surprise does not decide."""


class Seen(NamedTuple):
    """The positions of one game, and how it ended."""

    samples: list[Sample]
    end: Expectation


def fit(task: Task, progress: Progress) -> Mapping[str, Any]:
    """Return the expectations of a game for each number of players, up to four."""
    kind = find(task.game)
    level = level_for_analysis(kind)
    played: dict[int, list[Seen]] = {}
    with ProcessPoolExecutor(task.jobs, mp_context=get_context("spawn")) as pool:
        for players in numbers_of_players(kind):
            games = task.games // len(numbers_of_players(kind))
            progress.begin(f"{players} players", games)
            tasks = [pool.submit(play, kind.name, players, task.seed, number) for number in range(games)]
            played[players] = []
            for each in tasks:
                if (seen := each.result()) is not None:
                    played[players].append(seen)
                progress.advance()
            ended = len(played[players])
            progress.note(f"{players} players: {ended} games, {games - ended} more without an end")
    start = kind().start(kind.max_players, SeededChance(task.seed))
    everyone_alone = level.values.own_game(start, 0)[0] is not start
    every = [seen for games in played.values() for seen in games]
    entries = {str(number): entry(games, every if everyone_alone else games) for number, games in played.items()}
    return {"values": fingerprint(kind, level.name), "games": task.games, "seed": task.seed, "players": entries}


def numbers_of_players(kind: type[Game]) -> range:
    """Return the numbers of players that have expectations of their own."""
    return range(kind.min_players, min(MOST_PLAYERS, kind.max_players) + 1)


def play(name: str, players: int, seed: int, number: int) -> Seen | None:
    """Play a game and return its positions; `None` if it does not end."""
    kind = find(name)
    level = level_for_analysis(kind)
    chance = SeededChance(stream(seed, number, "table"))
    match = Match.begin(kind(), players, chance)
    # Of different strength: equals who never err would share every win where players can't affect each other.
    strengths = (level, levels_for(kind)["apprentice"])
    seeds = [stream(seed, number, f"seat {seat}") for seat in range(players)]
    bots = [LevelBot(strengths[own % 2], own) for own in seeds]
    while (to_act := match.state.to_act) and len(match.journal.plies) < MOST_PLIES:
        for move in bots[to_act[0]].plan(Sight(match.state, to_act[0])):
            match.play(to_act[0], move, chance)
    if to_act:
        return None
    turns = Turns(match.journal)
    samples = [sample(turns, turn, level.values, turns.left(turn)) for turn in range(len(turns.spans))]
    return Seen(samples, result(match.state))


def entry(games: Sequence[Seen], alike: Sequence[Seen]) -> dict[str, Any]:
    """Return the expectations for one number of players; `alike` are all games that score in the same way."""
    turns = [left for seen in games for left in seen.samples[0].left]
    # The scale is fitted to games that the weights have not seen, or it would trust them too much.
    scale = _fit_scale(games[1::2], _fit_points(alike[::2]))
    return {"turns": round(sum(turns) / len(turns)), "points": _fit_points(alike), "scale": scale}


def _fit_points(games: Sequence[Seen]) -> list[list[float]]:
    """Least squares for each number of turns left, tied to the one before; in the end, points are points."""
    import numpy as np

    rows: dict[int, list[tuple[float, ...]]] = {}
    for seen in games:
        for position in seen.samples:
            for *facts, left, final in zip(*position, seen.end.points, strict=True):
                rows.setdefault(left, []).append((*facts, final))
    base, slopes = 0.0, np.array([1.0, 0.0, 0.0])
    fitted = []
    for left in sorted(rows):
        table = np.array(rows[left])
        known, finals = table[:, :-1], table[:, -1]
        around = known - known.mean(axis=0)
        tied = around.T @ around + np.diag(TIED * known.var(axis=0) + 1e-6)
        slopes = slopes + np.linalg.solve(tied, around.T @ (finals - known @ slopes))
        rest = finals - known @ slopes
        base = float((rest.sum() + TIED * base) / (len(rest) + TIED))
        fitted.append([round(base, 4), *(round(float(slope), 4) for slope in slopes)])
    return fitted


def _fit_scale(games: Sequence[Seen], weights: Sequence[Sequence[float]]) -> list[float]:
    """Return the scale and its growth that make the wins that happened most likely."""
    cases = [
        (final_points(position, weights), position.mean_left, seen.end.shares)
        for seen in games
        for position in seen.samples
    ]

    def likelihood(how: tuple[float, float]) -> float:
        return sum(
            won * math.log(max(share, LEAST_SHARE))
            for finals, left, ended in cases
            for won, share in zip(ended, shares(finals, scale_at(left, *how)), strict=True)
        )

    best: tuple[float, float] = max(product(SCALES, GROWTHS), key=likelihood)
    return list(best)
