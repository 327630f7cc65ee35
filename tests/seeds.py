"""Seeds for randomised tests: fixed ones, or with `make soak` more of them from a fresh start."""

import os

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
MORE = 10
MATCH = 400 if SOAK else 40
"""Games of a match between two bots, enough to tell 95 % from less; the full number takes long."""


def seeds(n: int) -> range:
    """Return `n` fixed seeds; under soak, `MORE` times as many, counted from `BASTIDE_SEED`."""
    if not SOAK:
        return range(n)
    first = int(os.environ.get("BASTIDE_SEED", "0"))
    return range(first, first + n * MORE)
