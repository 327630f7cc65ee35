"""What requests cost. The rate limit is spent by cost: a request that makes the server work costs more than 1."""

from collections.abc import Mapping

from starlette.routing import compile_path

COSTS: Mapping[str, float] = {
    "POST /api/guests": 4,
    "PUT /api/account/address": 10,
    "POST /api/account/reset-request": 10,
    "POST /api/tables": 5,
    "POST /api/tables/{table}/rematch": 5,
    # Looks at each running game for whose turn it is and what the clocks say.
    "GET /api/me/games": 10,
    "POST /api/pairing": 5,
    "PUT /api/pairing/{search}": 4,  # it looks again and again for some seconds
    "GET /api/lobby": 2,
    "POST /api/tournaments": 10,
    "GET /api/tournaments/{tournament}": 3,
    # Folding: a step takes up to 32 plies from the checkpoint before it, a first look or an upload the whole game.
    "POST /api/journals": 40,
    "POST /api/positions": 20,
    "POST /api/tables/{table}/play-on": 15,
    "POST /api/tables/{table}/analysis": 20,
    "POST /api/tables/{table}/report": 20,
    "POST /api/player-reports": 20,
    "POST /api/friends": 2,
    "POST /api/blocks": 2,
    "GET /api/friends": 3,
    # These send a request to another server, or look a name up.
    "POST /api/me/notices/devices": 10,
    "POST /api/me/notices/devices/test": 20,
    "PUT /api/me/notices/webhook": 20,
    "POST /api/me/notices/webhook/test": 20,
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
