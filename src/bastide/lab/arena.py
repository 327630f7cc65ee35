"""Matches between bots: many games on fixed seeds, seats swapped, in one process or several."""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from bastide.bots import Sight, make_bot
from bastide.bots.seat import chooser
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Components, Game, OptionValue
from bastide.core.state import State

_CHUNK = 8


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, in plain values, so that another process can make the same contest."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    components: Components | None = None

    def make(self) -> Game:
        """Return the game; raise an error if the contest cannot be played."""
        game = registry.make(self.game, options=self.options, components=self.components)
        game.check_players(self.players)
        for name in self.bots:
            make_bot(name, type(game), 0)
        return game


@dataclass(slots=True)
class Tally:
    """The results of some games, per bot in the order they were named."""

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
        """Add another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        for index in range(len(self.bots)):
            self.seats[index] += other.seats[index]
            self.points[index] += other.points[index]
            self.wins[index] += other.wins[index]

    def report(self, seconds: float) -> dict[str, Any]:
        """Return plain figures; a shared victory counts as a fraction."""
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


def stream(seed: int, game: int, purpose: str) -> int:
    """Return the seed of one stream of random numbers; no two streams overlap, whatever the numbers."""
    text = f"{seed}|{game}|{purpose}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def streams(seed: int, game: int, players: int) -> tuple[int, list[int]]:
    """Return the seeds of a game: one for its cards and dice, and one for the bot in each seat."""
    return stream(seed, game, "table"), [stream(seed, game, f"seat {seat}") for seat in range(players)]


def play_game(game: Game, contest: Contest, number: int) -> Tally:
    """Play game `number` of a contest. Seats rotate from game to game; a number gives the same game everywhere."""
    dealt, seeds = streams(contest.seed, number, contest.players)
    sitting = [(seat + number) % contest.players % len(contest.bots) for seat in range(contest.players)]
    choosing = [chooser(contest.bots[index], type(game), seed) for index, seed in zip(sitting, seeds, strict=True)]
    decisions, forced, state = _play(game, choosing, SeededChance(dealt))
    tally = Tally(contest.bots, games=1, decisions=decisions, forced=forced)
    ranks = state.ranking()
    for seat, (index, score) in enumerate(zip(sitting, state.scores(), strict=True)):
        tally.seats[index] += 1
        tally.points[index] += score.total
        if ranks[seat] == 1:
            tally.wins[index] += 1 / ranks.count(1)
    return tally


def _play(game: Game, choosing: Sequence[Callable[[Sight], int]], chance: SeededChance) -> tuple[int, int, State]:
    """Play a game; return the number of decisions, of forced ones among them, and the last state."""
    decisions = forced = 0
    state = game.start(len(choosing), chance)
    # A seat keeps its `Sight`: a new one for each decision would cost more than a random bot's choice.
    sights = [Sight(state, seat, []) for seat in range(len(choosing))]
    legal_moves, play = state.legal_moves, state.play
    while to_act := state.to_act:
        player = to_act[0]
        sight = sights[player]
        sight.legal = legal = legal_moves(player)
        decisions += 1
        if len(legal) == 1:
            forced += 1
        play(player, choosing[player](sight), chance)
    return decisions, forced, state


def play_games(contest: Contest, numbers: Sequence[int]) -> Tally:
    """Play some games of a contest, one after another."""
    game = contest.make()
    tally = Tally(contest.bots)
    for number in numbers:
        tally.add(play_game(game, contest, number))
    return tally


def simulate(
    contest: Contest, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Play a contest and return the report; `progress` gets the games done. Results don't depend on `jobs`."""
    game = contest.make()
    chunks = [range(first, min(first + _CHUNK, games)) for first in range(0, games, _CHUNK)]
    tally = Tally(contest.bots)
    start = time.perf_counter()
    if jobs <= 1:
        for number in range(games):
            tally.add(play_game(game, contest, number))
            progress(1)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for part in pool.map(play_games, [contest] * len(chunks), chunks):
                tally.add(part)
                progress(part.games)
    return tally.report(time.perf_counter() - start)
