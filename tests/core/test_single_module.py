"""A game may be a single module. It has no folder, and what lies beside it isn't its own."""

import sys
from pathlib import Path

import pytest

from bastide.bots import bots_for
from bastide.core.game import Game
from bastide.core.tutorial import tutorial_of
from bastide.words.texts import game_folder


@pytest.fixture
def single(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> type[Game]:
    """The toy `peek` in a module of its own, beside files that a game's package could have."""
    (tmp_path / "single_game.py").write_text(
        "from bastide_toys.peek import Peek\nclass Single(Peek):\n    name = 'single'\n", "utf-8"
    )
    for name in ("text/en.ftl", "tutorial.json", "opponents/personalities.json", "opponents/lookahead.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("{}", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import single_game

    found: type[Game] = single_game.Single
    yield found
    del sys.modules["single_game"]


def test_a_single_module_has_no_texts_and_no_tutorial(single: type[Game]) -> None:
    assert (game_folder(single), tutorial_of(single)) == (None, None)


def test_simple_bots_play_a_single_module(single: type[Game]) -> None:
    assert bots_for(single) == ["random", "search"]
