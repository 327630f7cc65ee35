"""The tutorial in the terminal, typed as a newcomer would."""

import re

import pytest
from click.testing import CliRunner

from bastide.cli.terminal.learn import learn
from bastide.core import registry
from bastide.core.errors import BastideError
from bastide.core.tutorial import tutorial_of
from tests.cli.test_commands import bastide

WELCOME = "\n\n"
"""The first pages of Kingdom Builder, which only need reading."""


@pytest.mark.parametrize("game", ["kingdom-builder", "troyes-dice", "feuville"])
def test_a_whole_lesson(game: str) -> None:
    tutorial = tutorial_of(registry.find(game))
    assert tutorial is not None
    typed = "".join(f"{step.wanted or ''}\n" for step in tutorial.steps[:-1])
    result = bastide("learn", game, typed=typed)
    assert result.returncode == 0, result.stderr
    steps = len(tutorial.steps)
    assert re.findall(r"\[(\d+)/\d+\]", result.stdout) == [str(number) for number in range(1, steps + 1)]
    assert f"Type “bastide play {game}” to play a full game" in result.stdout


def test_the_name_of_the_place_is_enough() -> None:
    text = bastide("learn", "kingdom-builder", typed=f"{WELCOME}7.14\nquit\n").stdout
    assert "Player 1 builds a settlement on 7.14." in text
    assert text.rstrip().endswith("Goodbye.")


def test_a_wrong_move_gets_one_sentence_and_changes_nothing() -> None:
    typed = f"{WELCOME}end\nbuild 3.4\nfly\nhint\n"
    text = bastide("learn", "kingdom-builder", typed=typed).stdout.split("[3/")[1]
    assert "You can't end your turn yet. Build 3 more settlements first. (Rule KB-9)" in text
    assert "“build 3.4” is legal, but not part of this lesson" in text
    assert "“fly” is not a move in this game" in text
    assert "Type “build 7.14”: Build a settlement on 7.14." in text
    assert "[4/" not in text
    assert text.rstrip().endswith("Goodbye.")


def test_in_another_language() -> None:
    text = bastide("learn", "feuville", "--language", "fr", typed="quit\n").stdout
    assert "Bienvenue à Feuville" in text


def test_a_game_without_a_tutorial_is_refused_in_one_sentence() -> None:
    result = CliRunner().invoke(learn, ["sealed-bids"])  # a toy, which an installed command doesn't know
    assert isinstance(result.exception, BastideError)
    assert str(result.exception) == "sealed-bids has no tutorial. Run 'bastide rules sealed-bids' to read its rules."
    assert bastide("learn", "chess").returncode == 2
