"""A server whose ids, secrets and clock are known beforehand, or which misbehaves on purpose.

Run as `python -m tests.server.fixed_server '{"data": …}'`. Besides the fields of `Config`, the options are:

`seed`            ids and secrets come from it, and the clock stands still
`ahead`           a file that says how many seconds the clock is ahead; it may change at any time
`chance`          outcomes of chance come from a word for each kind of table ("peek 2"), whatever was promised
`ignore_nonces`   chance comes from the server's secret alone
`pages`           the folder of the built client, instead of its own
`broken`          a rematch and a preview end in an internal error
"""

import hashlib
import random
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bastide.core import fairness
from bastide.server.entropy import Entropy
from bastide.server.steady_time import SteadyTime
from bastide.server.tables.creation import TableFactory
from bastide.server.tables.live import LiveTable
from bastide.server.tables.preview import Previewed
from bastide.server.wire import commands
from tests.server.serving import given_options, serve_as_told

MIDNIGHT = 1_700_000_000.0
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
MISHAP = "the cellar is full of bats"


class FixedEntropy(Entropy):
    """Each length of ids and the secrets have their own sequence, so that none depends on calls for another."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed
        self._ids: dict[int, random.Random] = {}
        self._secrets = random.Random(f"secrets {seed}")

    def id(self, length: int = 10) -> str:
        source = self._ids.setdefault(length, random.Random(f"ids {length} {self._seed}"))
        return "".join(source.choices(ALPHABET, k=length))

    def secret(self) -> bytes:
        return self._secrets.randbytes(32)

    def now(self) -> float:
        return MIDNIGHT


class EntropyAhead(Entropy):
    """The real entropy, but with a clock ahead by what a file says."""

    def __init__(self, file: str) -> None:
        super().__init__(SteadyTime(lambda: time.time() + float(Path(file).read_text())))


def chance_key(word: str) -> bytes:
    """Return the key of a table whose chance is known beforehand."""
    return hashlib.sha256(word.encode()).digest()


def cheat(words: Mapping[str, str], ignore_nonces: bool) -> None:
    """Let the chance of tables come from elsewhere than promised."""
    honest = LiveTable.key

    def key(table: LiveTable) -> bytes:
        kind = f"{table.facts.game} {table.facts.seats}"
        if kind in words:
            return chance_key(words[kind])
        return fairness.key(table.facts.secret, table.facts.id, []) if ignore_nonces else honest(table)

    LiveTable.key = key  # type: ignore[assignment, method-assign]


def break_things() -> None:
    """Cause an unexpected error in an HTTP request and in a frame."""

    async def rematch(*_: Any) -> LiveTable:
        raise RuntimeError(MISHAP)

    def preview(*_: Any) -> Previewed:
        raise RuntimeError(MISHAP)

    TableFactory.rematch = rematch  # type: ignore[assignment]
    commands.preview = preview  # type: ignore[assignment, attr-defined]


def main(options: dict[str, Any]) -> None:
    """Serve until told to stop."""
    seed, ahead = options.pop("seed", None), options.pop("ahead", None)
    cheat(options.pop("chance", {}), options.pop("ignore_nonces", False))
    if options.pop("broken", False):
        break_things()
    entropy = FixedEntropy(seed) if seed is not None else EntropyAhead(ahead) if ahead is not None else None
    serve_as_told(entropy=entropy, **options)


if __name__ == "__main__":
    main(given_options())
