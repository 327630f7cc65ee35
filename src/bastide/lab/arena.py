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

from bastide.bots import Sight, make_bot
from bastide.bots.seat import chooser
from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Components, Game, OptionValue
from bastide.core.state import State
from bastide.lab.tally import Deal, Tally

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

    def make(self) -> Game:
        """Return the game; raise an error if the contest cannot be played."""
        game = registry.make(self.game, options=self.options, components=self.components)
        game.check_players(self.players)
        for name in self.bots:
            make_bot(name, type(game), 0)
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
    first = number * contest.rotation
    last = first + contest.rotation
    for index in range(first, last if games is None else min(last, games)):
        _play_game(game, contest, index, deal)
    return deal


def _play_game(game: Game, contest: Contest, number: int, deal: Deal) -> None:
    """Play a game of a contest and add its result to its deal."""
    dealt, seeds = streams(contest.seed, number // contest.rotation, number, contest.players)
    seating = contest.seating(number)
    choosing = [chooser(contest.bots[bot], type(game), seed) for bot, seed in zip(seating, seeds, strict=True)]
    state = _play(game, choosing, SeededChance(dealt), contest.turns, deal, seating)
    deal.games += 1
    deal.capped += not state.is_over
    ranks = state.ranking()
    for seat, (bot, score) in enumerate(zip(seating, state.scores(), strict=True)):
        deal.seats[bot] += 1
        deal.points[bot] += score.total
        if ranks[seat] == 1:
            deal.wins[bot] += 1 / ranks.count(1)


def _play(
    game: Game,
    choosing: Sequence[Callable[[Sight], int]],
    chance: SeededChance,
    cap: int,
    deal: Deal,
    seating: Sequence[int],
) -> State:
    """Play a game to its end or its turn cap, and count turns and decisions.

    A turn is what a player decides until they end it or another player acts. Its time includes that of the rules.
    """
    state = game.start(len(choosing), chance)
    # A seat keeps its `Sight`: a new one for each decision would cost more than a random bot's choice.
    sights = [Sight(state, seat, []) for seat in range(len(choosing))]
    legal_moves, play, end_move = state.legal_moves, state.play, game.end_move
    note_time = [deal.times[bot].add for bot in seating]
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
            ended = move == end_move
            to_act = state.to_act
        now = thread_time()
        note_time[player](now - began)
        began = now
        turns += 1
    deal.turns += turns
    deal.decisions += decisions
    deal.forced += forced
    return state


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
