"""Every numbered rule of every game has a test, and no test names a rule that doesn't exist."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from bastide.core.game import Game
from bastide.core.registry import list_games
from bastide.lab.rule_tests import carriers

TESTS = Path(__file__).parent
OWN = {name: game for name, game in list_games().items() if game.__module__.startswith("bastide.games.")}
"""Our own games; the toys have no rulebook."""


def rule_ids(game: type[Game]) -> list[str]:
    """Return the ids of a game's numbered rules, from their page: `- **KB-1** …`."""
    page = files(game.__module__) / "text" / "rules.en.md"
    return re.findall(rf"^- \*\*({game.rule_prefix}-\d+)\*\* ", page.read_text("utf-8"), re.MULTILINE)


@cache
def carried() -> dict[str, list[str]]:
    return carriers(TESTS)


@pytest.mark.parametrize("name", OWN)
def test_rules_are_numbered_without_a_gap(name: str) -> None:
    ids = rule_ids(OWN[name])
    assert ids == [f"{OWN[name].rule_prefix}-{number}" for number in range(1, len(ids) + 1)]
    assert ids


@pytest.mark.parametrize("name", OWN)
def test_every_rule_is_carried_by_a_test(name: str) -> None:
    assert [rule for rule in rule_ids(OWN[name]) if rule not in carried()] == []


def test_every_rule_carried_by_a_test_exists() -> None:
    known = {rule for game in OWN.values() for rule in rule_ids(game)}
    assert {rule: tests for rule, tests in carried().items() if rule not in known} == {}
