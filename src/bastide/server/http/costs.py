"""What requests cost. The rate limit is spent by cost: a request that makes the server work costs more than 1."""

from collections.abc import Mapping

from starlette.routing import compile_path

COSTS: Mapping[str, float] = {
    "POST /api/guests": 4,
    "POST /api/tables": 5,
    "POST /api/tables/{table}/rematch": 5,
    "POST /api/tournaments": 10,
    "GET /api/tournaments/{tournament}": 3,
    # Folding: a step takes up to 32 plies from the checkpoint before it, a first look or an upload the whole game.
    "POST /api/journals": 40,
    "POST /api/positions": 20,
    "POST /api/tables/{table}/play-on": 15,
    "POST /api/tables/{table}/analysis": 20,
    "POST /api/tables/{table}/report": 20,
    "GET /api/tables/{table}/journal": 10,
    "GET /api/tables/{table}/steps/{step}": 2,
    "GET /api/tables/{table}/steps/{step}/drawing": 3,
    "GET /api/tables/{table}/plies/{ply}": 2,
    "GET /api/tables/{table}/plies/{ply}/position": 2,
    "GET /api/tables/{table}/plies/{ply}/line": 3,
}
"""The cost of each route that isn't cheap. A cost of 1 is about a millisecond of the server's time, or a small read."""

_PATTERNS = [
    (method, compile_path(path)[0], cost)
    for (method, path), cost in ((route.split(" ", 1), cost) for route, cost in COSTS.items())
]


def cost_of(method: str, path: str) -> float:
    """Return what a request costs."""
    for costly, pattern, cost in _PATTERNS:
        if method == costly and pattern.match(path):
            return cost
    return 1.0
