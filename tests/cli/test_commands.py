"""The `bastide` command as a user meets it: as a process, with its output and exit code."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.journal import Match
from bastide.core.registry import make

KB = "kingdom-builder"


def bastide(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Runs the command; `typed` is what a person types."""
    return subprocess.run(
        [sys.executable, "-m", "bastide", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LANG": "en", "PYTHONPATH": "src"},
    )


def read(*arguments: str) -> Any:
    """What a command writes as JSON."""
    result = bastide(*arguments, "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def whole_game(seed: int = 1) -> Match:
    match = Match.begin(make(KB), 2, SeededChance(seed))
    chance, choice = SeededChance(seed), SeededChance(seed)
    while match.state.to_act:
        (player,) = match.state.to_act
        legal = match.state.legal_moves(player)
        match.play(player, legal[choice.below(len(legal))], chance)
    return match


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    whole_game().journal.save(path)
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(positions.dumps(make(KB).start(3, SeededChance(5))), "utf-8")
    return path


def test_games_are_listed_with_options_and_bots() -> None:
    text = bastide("games").stdout
    assert "kingdom-builder  Kingdom Builder  (2–4)" in text
    assert "--preset first-game" in text
    (facts,) = [game for game in read("games") if game["name"] == KB]
    assert facts["players"] == [2, 4]
    assert facts["bots"] == ["random", "greedy"]


def test_every_rule_is_shown_with_the_tests_that_carry_it() -> None:
    rules = read("rules", KB)
    assert [rule["id"] for rule in rules] == [f"KB-{number}" for number in range(1, 70)]
    assert all(rule["tests"] for rule in rules)
    assert any("::test_" in test for test in rules[11]["tests"])
    assert "KB-12" in bastide("rules", KB, "kb-12").stdout


def test_rules_speak_the_readers_language() -> None:
    assert bastide("rules", KB, "KB-12", "-l", "de").stdout != bastide("rules", KB, "KB-12").stdout


def test_simulate_reports_what_the_contract_names() -> None:
    report = read("simulate", KB, "--players", "3", "--games", "5", "--seed", "9")
    assert report["games"] == 5
    assert report["decisions"] > 300
    for key in ("seconds", "games_per_second", "decisions_per_second"):
        assert report[key] > 0
    assert len(report["mean_scores"]) == len(report["win_shares"]) == 1
    again = read("simulate", KB, "--players", "3", "--games", "5", "--seed", "9", "--jobs", "2")
    assert again["mean_scores"] == report["mean_scores"]


def test_simulate_between_two_bots() -> None:
    report = read("simulate", KB, "--games", "4", "--bots", "greedy,random")
    assert report["bots"] == ["greedy", "random"]
    assert sum(report["win_shares"]) == pytest.approx(1)
    assert "greedy" in bastide("simulate", KB, "--games", "1", "--bots", "greedy,random").stdout


def test_a_journal_is_replayed_and_verified(journal: Path) -> None:
    told = bastide("replay", str(journal)).stdout
    assert "builds a settlement on" in told
    assert "The game is over." in told
    assert "draws a terrain card: " not in told, "a spectator sees no hidden card"
    assert "Player 1 must build" in (early := bastide("replay", str(journal), "--at", "1").stdout) or (
        "Player 2 must build" in early
    )
    report = read("verify", str(journal))
    assert report["valid"] and report["over"]
    assert bastide("verify", str(journal)).returncode == 0


def test_a_seat_sees_its_own_cards_in_a_replay(journal: Path) -> None:
    assert "Player 1 draws a terrain card:" in bastide("replay", str(journal), "--seat", "1").stdout


def test_a_position_is_scored_and_its_moves_listed(position: Path) -> None:
    scores = read("score", str(position))
    assert [score["player"] for score in scores] == [0, 1, 2]
    assert all(score["total"] == sum(score["by_source"].values()) for score in scores)
    moves = read("moves", str(position))
    assert all(move["move"].startswith("build ") for move in moves)
    assert "Total" in bastide("score", str(position)).stdout
    assert "Build a settlement on" in bastide("moves", str(position)).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "There is no game 'chess'"),
        (["play", "chess"], "There is no game 'chess'"),
        (["play"], "Which game?"),
        (["rules", KB, "KB-99"], "has no rule 'KB-99'"),
        (["simulate", KB, "--players", "9"], "2 players at least, 4 at most; got 9."),
        (["simulate", KB, "--games", "none"], "not a valid integer"),
        (["simulate", KB, "--bots", "deep-thought"], "No bot 'deep-thought' plays kingdom-builder"),
        (["simulate", KB, "--option", "colour=red"], "has no option 'colour'"),
        (["simulate", KB, "--option", "cards"], "written NAME=VALUE"),
        (["simulate", KB, "--option", "cards=lords"], "3 different names"),
        (["simulate", KB, "--preset", "epic"], "has no preset 'epic'"),
        (["simulate", KB, "--components", "/nowhere.json"], "no such file"),
        (["play", KB, "--players", "7"], "4 at most"),
        (["play", KB, "--humans", "3", "--players", "2"], "3 people cannot sit"),
        (["play", "--resume", "/nowhere.json"], "no such file"),
        (["replay", "/nowhere.json"], "no such file"),
        (["verify", "/dev/null"], "no valid JSON"),
        (["score", "/nowhere.json"], "no such file"),
        (["dance"], "No such command 'dance'"),
        (["serve", "--port", "99999"], "not in the range"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    result = bastide(*arguments)
    assert result.returncode == 2
    assert sentence.lower() in result.stderr.lower()
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cards": ["lords", "lords", "miners"]}, "twice"),
        ({"board": ["farm", "farm", "oasis", "tower"]}, "four different quadrants"),
        ({"players": []}, "2 to 4 entries"),
        ({"start_player": 3}, "only 3 players"),
        ({"game": "chess"}, "There is no game"),
        ({"surprise": 1}, "unknown field 'surprise'"),
        ({"options": {"x": 1}}, "no option 'x'"),
        ({"options": 5}, "is an object"),
    ],
)
def test_an_impossible_position_gets_one_sentence(position: Path, change: dict[str, Any], sentence: str) -> None:
    document = json.loads(position.read_text("utf-8")) | change
    position.write_text(json.dumps(document), "utf-8")
    for command in ("score", "moves"):
        result = bastide(command, str(position))
        assert result.returncode == 2
        assert sentence in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("text", ["", "[]", "{}", "5", '{"game": 5}', "\x00", "[" * 100_000])
def test_a_file_that_is_no_position_gets_one_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, "utf-8")
    result = bastide("score", str(path))
    assert (result.returncode, len(result.stderr.strip().splitlines())) == (2, 1), result.stderr


def test_a_truncated_journal_gets_one_sentence(journal: Path) -> None:
    journal.write_text(journal.read_text("utf-8")[:2000], "utf-8")
    for command in ("verify", "replay"):
        result = bastide(command, str(journal))
        assert result.returncode == 2
        assert "perhaps cut off" in result.stderr


def test_a_move_after_the_end_gets_one_sentence(journal: Path) -> None:
    document = json.loads(journal.read_text("utf-8"))
    document["plies"].append([0, "end"])
    journal.write_text(json.dumps(document), "utf-8")
    result = bastide("verify", str(journal))
    assert result.returncode == 2
    assert "KB-48" in result.stderr
