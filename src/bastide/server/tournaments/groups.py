"""Tables of three or four, or any round that the pairing library can't make: by standing, with the fewest repeats.

The entrants, in the order of the standings, fill the tables from the first to the last. Then two of them change places
as long as that makes fewer people meet again; of equal changes the one that moves people least.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import ceil
from typing import TypeAlias

Met: TypeAlias = Counter[frozenset[int]]
"""How often two have met."""


def table_sizes(entrants: int, size: int, least: int) -> tuple[list[int], int]:
    """Return how many sit at each table, the larger ones first, and how many have a bye, as few as possible."""
    for byes in range(entrants + 1):
        players = entrants - byes
        tables = ceil(players / size)
        if tables == 0:
            break
        if players // tables >= least:
            return [players // tables + (number < players % tables) for number in range(tables)], byes
    return [], entrants


def by_standing(order: Sequence[int], sizes: Sequence[int], met: Met) -> list[list[int]]:
    """Return the tables of a round: neighbours in the standings, with the fewest repeats."""
    seats = list(order)
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    table_of = [number for number, size in enumerate(sizes) for _ in range(size)]
    home = {one: place for place, one in enumerate(order)}

    def cost(table: int) -> tuple[int, int]:
        sitting = seats[starts[table] : starts[table] + sizes[table]]
        again = sum(met[frozenset(pair)] ** 2 for pair in combinations(sitting, 2))
        moved = sum(abs(home[one] - place) for place, one in enumerate(sitting, starts[table]))
        return again, moved

    def gain(one: int, two: int) -> tuple[int, int]:
        """How many repeats and how much distance are saved if two places are exchanged."""
        tables = (table_of[one], table_of[two])
        before = [cost(table) for table in tables]
        seats[one], seats[two] = seats[two], seats[one]
        after = [cost(table) for table in tables]
        seats[one], seats[two] = seats[two], seats[one]
        saved = [sum(costs[kind] for costs in before) - sum(costs[kind] for costs in after) for kind in (0, 1)]
        return saved[0], saved[1]

    places = [(one, two) for one, two in combinations(range(len(seats)), 2) if table_of[one] != table_of[two]]
    for _ in range(4 * len(seats)):  # every change makes it better, so it ends; this bounds how long it may take
        best = max(places, key=lambda pair: (gain(*pair), -pair[0], -pair[1]), default=None)
        if best is None or gain(*best) <= (0, 0):
            break
        seats[best[0]], seats[best[1]] = seats[best[1]], seats[best[0]]
    return [seats[start : start + size] for start, size in zip(starts, sizes, strict=True)]


def by_seed(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Return the tables of an elimination round, about equally strong: seeds go down the tables and up again."""
    tables: list[list[int]] = [[] for _ in sizes]
    turn, step = 0, 1
    for one in order:
        while len(tables[turn]) == sizes[turn]:
            turn, step = _next(turn, step, len(sizes))
        tables[turn].append(one)
        turn, step = _next(turn, step, len(sizes))
    return tables


def _next(turn: int, step: int, tables: int) -> tuple[int, int]:
    """Return the table after one, and the direction: at either end the same table comes twice."""
    return (turn + step, step) if 0 <= turn + step < tables else (turn, -step)
