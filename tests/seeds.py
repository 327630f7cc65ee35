"""Seeds for randomised tests: always the same ones, or with `make soak` more of them from a fresh start."""

import os

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
MORE = 10


def seeds(n: int) -> range:
    """`n` fixed seeds; under soak, `MORE` times as many, counted from `BASTIDE_SEED`."""
    if not SOAK:
        return range(n)
    first = int(os.environ.get("BASTIDE_SEED", "0"))
    return range(first, first + n * MORE)
