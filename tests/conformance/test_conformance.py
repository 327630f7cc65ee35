"""Each of our games passes every check, with each of its presets and each set-up of its stored games.

The toys are checked as any author checks a game: `tests/testing/test_toys.py`.
"""

import pytest

from bastide.core import registry
from bastide.testing.suite import Case, game_cases, random_cases
from tests.oracles import oracle

KINDS = [kind for kind in registry.list_games().values() if kind.__module__.startswith("bastide.games.")]
RANDOM_CASES = [case for kind in KINDS for case in random_cases(kind, oracle(kind))]
GAME_CASES = [case for kind in KINDS for case in game_cases(kind, oracle(kind))]


@pytest.mark.parametrize("case", RANDOM_CASES, ids=lambda case: case.name)
def test_random_games(case: Case) -> None:
    case.run()


@pytest.mark.parametrize("case", GAME_CASES, ids=lambda case: case.name)
def test_whole_games(case: Case) -> None:
    case.run()
