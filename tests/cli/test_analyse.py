"""`bastide analyse` as a user sees it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide.bots.analysis import Analysis, analyse
from bastide.core.journal import Journal
from tests.bots.test_analysis import played
from tests.cli.test_commands import bastide
from tests.cli.test_commands import group as command


def output(*arguments: str) -> str:
    """Return what the command writes."""
    result = CliRunner().invoke(command, ["analyse", *arguments], obj="en", catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    played("kingdom-builder", ("random", "greedy"), plies=40).journal.save(path)
    return path


def test_the_report_has_curves_a_table_and_turning_points(journal: Path) -> None:
    text = output(str(journal), "-l", "en")
    assert text.startswith("Kingdom Builder: ")
    assert "Chance to win after each turn\n  Player 1  " in text
    assert "Turn  Player    Chance  Points  Lost  Moves\n1     Player " in text
    assert "Turning points" in text and "Better by " in text


def test_the_report_speaks_the_readers_language(journal: Path) -> None:
    text = output(str(journal), "-l", "de")
    assert "Gewinnchance nach jedem Spielzug" in text and "Wendepunkte" in text and "besser: " in text


def test_alone_points_count(tmp_path: Path) -> None:
    path = tmp_path / "alone.json"
    played("troyes-dice", ("greedy",), plies=30).journal.save(path)
    text = output(str(path), "-l", "en")
    assert "Expected points after each turn" in text and "Chance" not in text


def test_json_is_the_analysis(journal: Path) -> None:
    assert Analysis.from_json(json.loads(output(str(journal), "--json"))) == analyse(Journal.load(journal))


def test_a_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", "utf-8")
    result = bastide("analyse", str(path))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1 and "not a journal" in result.stderr
