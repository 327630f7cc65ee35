"""Matches between bots: many games on fixed seeds, seats swapped, in one process or several."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from bastide.bots import Sight, make_bot
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Components, Game, OptionValue

_SPACING = 0x9E3779B97F4A7C15  # keeps the seeds of neighbouring games far apart
_CHUNK = 8


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: plain values, so that another process can make the same."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    components: Components | None = None

    def make(self) -> Game:
        """The game, or an error in one sentence if the contest cannot be played."""
        game = registry.make(self.game, options=self.options, components=self.components)
        game.check_players(self.players)
        for name in self.bots:
            make_bot(name, type(game), 0)
        return game


@dataclass(slots=True)
class Tally:
    """What came out, counted per bot in the order they were named."""

    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    forced: int = 0
    seats: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = self.seats or [0] * len(self.bots)
        self.points = self.points or [0] * len(self.bots)
        self.wins = self.wins or [0.0] * len(self.bots)

    def add(self, other: "Tally") -> None:
        """Counts another tally in."""
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        for index in range(len(self.bots)):
            self.seats[index] += other.seats[index]
            self.points[index] += other.points[index]
            self.wins[index] += other.wins[index]

    def report(self, seconds: float) -> dict[str, Any]:
        """Plain figures; a shared victory counts as a share of one."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "forced_decisions": self.forced,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "bots": list(self.bots),
            "mean_scores": [
                round(points / max(1, seats), 2) for points, seats in zip(self.points, self.seats, strict=True)
            ],
            "win_shares": [round(wins / max(1, self.games), 4) for wins in self.wins],
        }


def play_game(game: Game, contest: Contest, number: int) -> Tally:
    """Game `number` of a contest. Seats rotate from game to game; the same number gives the same game anywhere."""
    tally = Tally(contest.bots)
    seed = (contest.seed + 1) * _SPACING + number * 8
    chance = SeededChance(seed)
    sitting = [(seat + number) % contest.players % len(contest.bots) for seat in range(contest.players)]
    bots = [make_bot(contest.bots[index], type(game), seed + 1 + seat).choose for seat, index in enumerate(sitting)]
    state = game.start(contest.players, chance)
    while to_act := state.to_act:
        player = to_act[0]
        legal = state.legal_moves(player)
        tally.decisions += 1
        tally.forced += len(legal) == 1
        state.play(player, bots[player](Sight(state, player, legal)), chance)
    ranks = state.ranking()
    for seat, (index, score) in enumerate(zip(sitting, state.scores(), strict=True)):
        tally.seats[index] += 1
        tally.points[index] += score.total
        if ranks[seat] == 1:
            tally.wins[index] += 1 / ranks.count(1)
    tally.games = 1
    return tally


def play_games(contest: Contest, numbers: Sequence[int]) -> Tally:
    """Some games of a contest, one after the other."""
    game = contest.make()
    tally = Tally(contest.bots)
    for number in numbers:
        tally.add(play_game(game, contest, number))
    return tally


def simulate(
    contest: Contest, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Plays a contest and reports; `progress` hears of games done. The results do not depend on `jobs`."""
    contest.make()
    chunks = [range(first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK)]
    tally = Tally(contest.bots)
    start = time.perf_counter()
    if jobs <= 1:
        game = contest.make()
        for number in range(games):
            tally.add(play_game(game, contest, number))
            progress(1)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for part in pool.map(play_games, [contest] * len(chunks), chunks):
                tally.add(part)
                progress(part.games)
    return tally.report(time.perf_counter() - start)
