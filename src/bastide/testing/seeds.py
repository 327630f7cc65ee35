"""Seeds of random games: fixed ones, or with `BASTIDE_SOAK=1` more of them, counted from `BASTIDE_SEED`."""

import os

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
"""Whether to play many more games than an ordinary run."""
MORE = 10
"""How many times as many seeds a soak run uses."""


def seeds(n: int) -> range:
    """Return `n` fixed seeds; when soaking, `MORE` times as many, counted from `BASTIDE_SEED`."""
    if not SOAK:
        return range(n)
    first = int(os.environ.get("BASTIDE_SEED", "0"))
    return range(first, first + n * MORE)
