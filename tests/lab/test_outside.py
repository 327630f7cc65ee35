"""Bots from outside: by entry point, from a file, as a program; and what happens if they fail."""

import sys
from pathlib import Path

import pytest

from bastide.core.errors import BadOption
from bastide.core.registry import find
from bastide.lab import outside
from bastide.lab.arena import Contest, play_game, simulate
from bastide.lab.tally import Record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"run:{sys.executable} {EXAMPLES / 'program_bot.py'}"
GAME = find("kingdom-builder")

BOTS = """
import os, time
from bastide.bots import Bot

class Last(Bot):
    name = "last"
    @classmethod
    def plays(cls, game): return game.name == "kingdom-builder"
    def choose(self, sight): return sight.legal[-1]

class Crashes(Last):
    def choose(self, sight): raise RuntimeError("out of ideas")

class Cheats(Last):
    def choose(self, sight): return max(set(range(1209)) - set(sight.legal))

class Stalls(Last):
    def choose(self, sight): time.sleep(60)

class NoStart(Last):
    def __init__(self, seed): raise OSError("no model")

class NoBot: pass
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(BOTS)
    return path


def first_game(*names: str, time_limit: float = 20) -> Record:
    contest = Contest("kingdom-builder", len(names), names, seed=5, time_limit=time_limit)
    return play_game(contest.make(), contest, 0)


def test_a_bot_from_a_file_plays(bots: Path) -> None:
    record = first_game(f"{bots}:Last", "random")
    assert record.failed is None
    assert record.decisions > 50


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Crashes", "RuntimeError: out of ideas"),
        ("Cheats", "made the illegal move 1208"),
        ("Stalls", "took longer than 0.2 s"),
        ("NoStart", "OSError: no model"),
    ],
)
def test_a_bot_that_fails_loses_the_game_and_says_why(bots: Path, name: str, reason: str) -> None:
    record = first_game("random", f"{bots}:{name}", time_limit=0.2)
    assert (record.failed, record.ranks, record.wins) == (1, [1, 2], [1.0, 0.0])
    assert record.reason == reason


def test_the_others_share_the_victory(bots: Path) -> None:
    record = first_game("random", f"{bots}:Crashes", "random")
    assert record.wins == [0.5, 0.0, 0.5]


def test_points_of_a_game_that_was_lost_by_failing_do_not_count(bots: Path) -> None:
    report = simulate(Contest("kingdom-builder", 2, ("random", f"{bots}:Crashes"), seed=5), games=2)
    assert report["win_shares"] == [1.0, 0.0]
    assert report["failed"] == 2
    assert report["mean_scores"] == [0.0, 0.0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{bots}:Nobody", "can't be loaded: AttributeError"),
        ("{bots}:NoBot", "is not a class derived from bastide.bots.Bot"),
        ("no.such.module:Bot", "can't be loaded: ModuleNotFoundError"),
        ("run:no-such-program --fast", "There is no program 'no-such-program --fast' to run"),
        ('run:"', "There is no program"),
        ("nobody", "No bot 'nobody' plays kingdom-builder"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_the_contest(bots: Path, name: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        outside.check(name.format(bots=bots), GAME)


def test_a_bot_that_does_not_play_the_game_is_refused(bots: Path) -> None:
    with pytest.raises(BadOption, match="doesn't play feuville"):
        outside.check(f"{bots}:Last", find("feuville"))


def test_an_installed_package_brings_bots() -> None:
    outside.check("first-move", GAME)  # an entry point of the toys
    assert first_game("first-move", "random").failed is None
    assert outside.fingerprint("first-move", GAME)


def test_a_program_plays_whole_games_and_repeats_them() -> None:
    contest = Contest("kingdom-builder", 2, ("random", PYTHON), seed=5)
    game = contest.make()
    played = [play_game(game, contest, number) for number in (0, 1, 0)]
    assert [record.failed for record in played] == [None] * 3
    assert played[0].points == played[2].points != played[1].points


def test_a_program_in_another_language_plays() -> None:
    assert first_game("random", f"run:node {EXAMPLES / 'program_bot.mjs'}").failed is None


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("import sys; sys.exit('no licence')", "ended (no licence)"),
        ("print('hello', flush=True); input()", "wrote b'hello\\n' where 'ready' was due"),
        ("import time; time.sleep(60)", "took longer than 0.5 s"),
        (
            'input(); print(\'{"type": "ready"}\', flush=True); input(); '
            'print(\'{"type": "move", "decision": 0, "move": "end"}\', flush=True); input()',
            "made the illegal move 'end'",
        ),
        (
            'input(); print(\'{"type": "ready"}\', flush=True); input(); '
            'print(\'{"type": "move", "decision": 7, "move": "end"}\', flush=True); input()',
            "answered decision 7 instead of 0",
        ),
    ],
)
def test_a_program_that_fails_loses_and_says_why(tmp_path: Path, program: str, reason: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(program)
    record = first_game("random", f"run:{sys.executable} {path}", time_limit=0.5 if "sleep" in program else 20)
    assert record.failed == 1
    assert record.reason == reason
