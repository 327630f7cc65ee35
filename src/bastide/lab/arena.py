"""Contests between bots: many games on fixed seeds with equal deals, in one process or several.

The bots of a contest play each deal in every seating: the same chance for all of them. In a contest of two players,
games 0 and 1 share a deal with the seats swapped, and so on. A bot's own random numbers differ from game to game.
"""

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import thread_time
from typing import Any

from bastide.bots import Sight
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Components, Game, OptionValue
from bastide.core.journal import Journal, Match
from bastide.core.state import State
from bastide.lab import outside
from bastide.lab.outside import Seat, sit_down
from bastide.lab.outside.failure import BotFailed
from bastide.lab.outside.program import TIME_LIMIT, Opening
from bastide.lab.tally import Deal, Record, Tally, Times

_CHUNK = 8  # games that a process plays before it reports

TURNS = 500
"""The turn cap per player unless a contest sets another: more than any game takes that comes to an end at all."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, in plain values, so that another process can make the same contest."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    components: Components | None = None
    turns: int = TURNS
    """The most turns per player; a longer game is stopped, scored as it stands and reported as capped."""
    time_limit: float = TIME_LIMIT
    """The seconds that a bot from outside has for each decision."""

    def make(self) -> Game:
        """Return the game; raise an error if the contest cannot be played."""
        game = registry.make(self.game, options=self.options, components=self.components)
        game.check_players(self.players)
        for name in self.bots:
            outside.check(name, type(game))
        return game

    def seating(self, number: int) -> list[int]:
        """Return which bot sits in each seat in game `number`; they move on by one seat from game to game."""
        return [(seat + number) % self.players % len(self.bots) for seat in range(self.players)]

    @property
    def rotation(self) -> int:
        """How many games share a deal: one for each seating."""
        first = self.seating(0)
        return next(games for games in range(1, self.players + 1) if self.seating(games) == first)

    def deals(self, games: int) -> int:
        """Return how many deals it takes to play `games` games."""
        return -(-games // self.rotation)

    def games_of(self, deal: int, games: int | None = None) -> range:
        """Return the numbers of the games that share a deal, as far as there are `games` games."""
        first = deal * self.rotation
        last = first + self.rotation
        return range(first, last if games is None else min(last, games))


def stream(seed: int, number: int, purpose: str) -> int:
    """Return the seed of one stream of random numbers; no two streams overlap, whatever the numbers."""
    text = f"{seed}|{number}|{purpose}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")


def streams(seed: int, deal: int, game: int, players: int) -> tuple[int, list[int]]:
    """Return the seeds of a game: one for the cards and dice of its deal, and one for the bot in each seat."""
    return stream(seed, deal, "table"), [stream(seed, game, f"seat {seat}") for seat in range(players)]


def play_deal(game: Game, contest: Contest, number: int, games: int | None = None) -> Deal:
    """Play the games that share deal `number` of a contest, as far as it has `games` games."""
    deal = Deal.empty(len(contest.bots))
    for index in contest.games_of(number, games):
        deal.add(play_game(game, contest, index))
    return deal


def play_game(game: Game, contest: Contest, number: int, moves: list[tuple[int, int]] | None = None) -> Record:
    """Play a game of a contest; a bot that fails loses it in all its seats, and the others share the victory.

    Each player's moves are added to `moves`, if you want to know them.
    """
    deal = number // contest.rotation
    dealt, seeds = streams(contest.seed, deal, number, contest.players)
    record = Record(number, deal, contest.seating(number), [], [], 0, 0, 0, [Times() for _ in seeds])
    names = [contest.bots[bot] for bot in record.seating]
    chance = SeededChance(dealt)
    state = game.start(contest.players, chance)
    seats: list[Seat] = []
    try:
        for name, seed in zip(names, seeds, strict=True):
            seats.append(sit_down(name, Opening(game, contest.players, len(seats), seed), contest.time_limit))
        choosing = [seat.choose for seat in seats]
        _play(state, choosing, chance, contest.turns, record, [] if moves is None else moves)
    except BotFailed as error:
        record.failed = state.to_act[0] if len(seats) == contest.players else len(seats)
        record.reason = str(error)
    record.points = [score.total for score in state.scores()]
    record.ranks = state.ranking()
    if record.failed is not None:
        loser = record.seating[record.failed]
        record.ranks = [contest.players if bot == loser else 1 for bot in record.seating]
    else:
        record.capped = not state.is_over
        for seat in seats:
            seat.hear_result(state)
    return record


def _play(
    state: State,
    choosing: Sequence[Callable[[Sight], int]],
    chance: SeededChance,
    cap: int,
    record: Record,
    moves: list[tuple[int, int]],
) -> None:
    """Play a game to its end or its turn cap, and count turns and decisions.

    A turn is what a player decides until they end it or another player acts. Its time includes that of the rules.
    """
    # A seat keeps its `Sight`: a new one for each decision would cost more than a random bot's choice.
    sights = [Sight(state, seat, []) for seat in range(len(choosing))]
    legal_moves, play, end_move = state.legal_moves, state.play, state.game.end_move
    turns = decisions = forced = 0
    to_act, began = state.to_act, thread_time()
    while to_act and turns < cap * len(choosing):
        player = to_act[0]
        sight, choose = sights[player], choosing[player]
        ended = False
        while not ended and to_act and to_act[0] == player:
            sight.legal = legal = legal_moves(player)
            decisions += 1
            if len(legal) == 1:
                forced += 1
            move = choose(sight)
            play(player, move, chance)
            moves.append((player, move))
            ended = move == end_move
            to_act = state.to_act
        now = thread_time()
        record.times[player].add(now - began)
        began = now
        turns += 1
        record.turns, record.decisions, record.forced = turns, decisions, forced


def journal(game: Game, contest: Contest, number: int, moves: Sequence[tuple[int, int]]) -> Journal:
    """Return the journal of a game of a contest, from its moves."""
    dealt, _ = streams(contest.seed, number // contest.rotation, number, contest.players)
    chance = SeededChance(dealt)
    match = Match.begin(game, contest.players, chance)
    for player, move in moves:
        match.play(player, move, chance)
    return match.journal


def play_deals(contest: Contest, numbers: Sequence[int], games: int | None = None) -> list[Deal]:
    """Play some deals of a contest, one after another."""
    game = contest.make()
    return [play_deal(game, contest, number, games) for number in numbers]


def simulate(
    contest: Contest, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda _: None
) -> dict[str, Any]:
    """Play a contest and return the report; `progress` gets the games done. Results don't depend on `jobs`."""
    contest.make()
    tally = Tally(contest.bots)
    start = time.perf_counter()
    for deal in _deals(contest, games, jobs):
        tally.add(deal)
        progress(deal.games)
    return tally.report(time.perf_counter() - start)


def _deals(contest: Contest, games: int, jobs: int) -> Iterator[Deal]:
    """Yield the deals of a contest in order."""
    count = contest.deals(games)
    if jobs <= 1:
        game = contest.make()
        yield from (play_deal(game, contest, number, games) for number in range(count))
        return
    size = max(1, _CHUNK // contest.rotation)
    chunks = [range(first, min(first + size, count)) for first in range(0, count, size)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for deals in pool.map(play_deals, [contest] * len(chunks), chunks, [games] * len(chunks)):
            yield from deals
