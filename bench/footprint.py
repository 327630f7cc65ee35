"""What a position takes in memory, and a table and a connection on a real server."""

import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from bastide.core.registry import list_games, make
from bench.load import SEATS, Order
from bench.ours import sample
from bench.processes import loading, serving

TABLES = (0, 250, 500, 750, 1000)
"""Numbers of tables, each with two sockets."""
SOCKETS = (0, 500, 1000, 1500, 2000)
"""Numbers of further sockets at `SHARED` tables."""
SHARED = 100

_SEED = 1
_SETTLING_SECONDS = 0.5

Points = list[tuple[float, float]]


def of_copies() -> dict[str, Points]:
    """Return the bytes of a copy by players, of each game."""
    return {
        name: [(players, copy_bytes(name, players)) for players in range(kind.min_players, kind.max_players + 1)]
        for name, kind in list_games().items()
    }


def copy_bytes(game: str, players: int) -> float:
    """Return the bytes that a copy takes, on average over positions from all parts of random games."""
    positions = sample(make(game), players, _SEED)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.copy() for state in positions]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(copies)


def of_tables(say: Callable[[str], None]) -> Points:
    """Return the server's resident bytes by the number of sockets, two of them at each table."""
    sizes = _filled(say, [(tables, 0) for tables in TABLES])
    return [(tables * SEATS, size) for (tables, _), size in sizes.items()]


def of_sockets(say: Callable[[str], None]) -> Points:
    """Return the server's resident bytes by the number of further sockets."""
    sizes = _filled(say, [(SHARED, more) for more in SOCKETS])
    return [(more, size) for (_, more), size in sizes.items()]


def _filled(say: Callable[[str], None], amounts: list[tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Return the resident bytes of a server with these numbers of tables and further sockets, one after the other."""
    sizes = {}
    with tempfile.TemporaryDirectory() as name, serving(Path(name)) as server, loading() as load:
        for tables, more in amounts:
            say(f"server: {tables:,} tables, {more:,} further sockets")
            load.carry_out(Order(server.url, tables, 0.0, 0.0, more))
            time.sleep(_SETTLING_SECONDS)
            sizes[tables, more] = server.memory()
    return sizes


def slope(points: Points) -> float:
    """Return the least-squares slope through some points."""
    middle_x = sum(x for x, _ in points) / len(points)
    middle_y = sum(y for _, y in points) / len(points)
    rise = sum((x - middle_x) * (y - middle_y) for x, y in points)
    return rise / sum((x - middle_x) * (x - middle_x) for x, _ in points)
