"""Bots from outside: by entry point, from a file, as a program; and what happens if they fail."""

import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.registry import find
from bastide.lab import outside
from bastide.lab.arena import Contest, play_game, simulate
from bastide.lab.outside.program import Opening, Program
from bastide.lab.tally import Record

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PYTHON = f"run:{sys.executable} {EXAMPLES / 'program_bot.py'}"
GAME = find("kingdom-builder")

BOTS = """
import os, sys, time
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

class SlowStart(Last):
    def __init__(self, seed): time.sleep(60)

class Exits(Last):
    def choose(self, sight): sys.exit("bye")

class Stubborn(Last):
    def choose(self, sight):
        while True:
            try: time.sleep(60)
            except Exception: pass

class Float(Last):
    def choose(self, sight): return float(sight.legal[0])

class Bool(Last):
    def choose(self, sight): return True

class Forges(Last):
    def choose(self, sight):
        sight.legal[:] = [1208]
        return 1208

class Escapes(Last):
    def choose(self, sight): raise RuntimeError("\\x1b[31m" + 1000 * "lost\\n")

class Numpy(Last):
    def choose(self, sight):
        import numpy
        return numpy.int16(sight.legal.pop())

class Unsure(Last):
    @classmethod
    def plays(cls, game): raise RuntimeError("no idea")

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
        ("SlowStart", "took longer than 0.2 s"),
        ("Exits", "SystemExit: bye"),
        ("Stubborn", "took longer than 0.2 s"),
        ("Float", "made the illegal move 1.0"),
        ("Bool", "made the illegal move True"),
        ("Forges", "made the illegal move 1208"),
        ("Escapes", ("RuntimeError:  [31m" + 1000 * "lost ")[:300] + "…"),
    ],
)
def test_a_bot_that_fails_loses_the_game_and_says_why(bots: Path, name: str, reason: str) -> None:
    record = first_game("random", f"{bots}:{name}", time_limit=0.2)
    assert (record.failed, record.ranks, record.wins) == (1, [1, 2], [1.0, 0.0])
    assert record.reason == reason


def test_integers_of_numpy_are_moves_and_a_bot_may_alter_its_list(bots: Path) -> None:
    assert first_game("random", f"{bots}:Numpy").points == first_game("random", f"{bots}:Last").points


def test_the_others_share_the_victory(bots: Path) -> None:
    record = first_game("random", f"{bots}:Crashes", "random")
    assert record.wins == [0.5, 0.0, 0.5]


def test_a_bot_in_two_seats_loses_in_both(bots: Path) -> None:
    contest = Contest("kingdom-builder", 3, (f"{bots}:Crashes", "random"), seed=5)
    assert play_game(contest.make(), contest, 0).wins == [0, 1, 0]


def test_a_bot_that_fails_alone_at_the_table_does_not_win(tmp_path: Path) -> None:
    path = tmp_path / "solo.py"
    path.write_text(BOTS.replace("kingdom-builder", "troyes-dice"))
    contest = Contest("troyes-dice", 1, (f"{path}:Crashes",), seed=5)
    assert play_game(contest.make(), contest, 0).wins == [0.0]


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
        ("{bots}:Unsure", "can't be loaded: RuntimeError: no idea"),
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


def test_a_file_that_exits_when_it_is_imported_is_refused(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text("import sys; sys.exit('no game')")
    with pytest.raises(BadOption, match="can't be loaded: SystemExit: no game"):
        outside.check(f"{tmp_path / 'main.py'}:Bot", GAME)


def test_files_of_the_same_name_are_different_bots(tmp_path: Path) -> None:
    paths = [tmp_path / folder / "bot.py" for folder in "ab"]
    for path in paths:
        path.parent.mkdir()
        path.write_text(f"{BOTS}\n# {path.parent.name}")
    for path in paths:
        outside.check(f"{path}:Last", GAME)
    assert len({outside.fingerprint(f"{path}:Last", GAME) for path in paths}) == 2


def test_another_package_that_is_broken_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[bastide.bots]\nbroken-bot = no.such.package:Bot\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadOption, match="No bot 'unheard-of' plays"):
        outside.check("unheard-of", GAME)
    with pytest.raises(BadOption, match="Bot 'broken-bot' can't be loaded: ModuleNotFoundError"):
        outside.check("broken-bot", GAME)


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
        ("print(100_000 * '[', flush=True); input()", f"wrote {80 * b'['!r} where 'ready' was due"),
    ],
)
def test_a_program_that_fails_loses_and_says_why(tmp_path: Path, program: str, reason: str) -> None:
    path = tmp_path / "bot.py"
    path.write_text(program)
    record = first_game("random", f"run:{sys.executable} {path}", time_limit=0.5 if "sleep" in program else 20)
    assert record.failed == 1
    assert record.reason == reason


NOT_READING = """
import subprocess, sys, time
child = subprocess.Popen(["sleep", "600"])
open(sys.argv[1], "w").write(str(child.pid))
print('{"type": "ready"}', flush=True)
time.sleep(60)
"""


@pytest.fixture
def child(tmp_path: Path) -> Path:
    """The file into which a program writes the number of the process that it started."""
    return tmp_path / "child"


@pytest.fixture
def program(tmp_path: Path, child: Path) -> Program:
    """A program that has started another, is ready, and reads nothing."""
    path = tmp_path / "bot.py"
    path.write_text(NOT_READING)
    started = Program.running(f"{sys.executable} {path} {child}", 0)
    started.begin(Opening(GAME(), 2, 0, 7), time_limit=20)
    return started


def test_a_program_that_does_not_read_holds_up_nobody(program: Program) -> None:
    state = GAME().start(2, SeededChance(5))
    for _ in range(3000):  # more than a pipe holds
        program.hear_result(state)
    program.stop()
    program.hear_result(state)  # a program that is gone misses nothing


def test_a_program_is_stopped_with_what_it_started(program: Program, child: Path) -> None:
    program.stop()
    while is_running(child.read_text()):
        sleep(0.01)


def is_running(process: str) -> bool:
    """Whether a process still runs, as the system tells; one that waits only to be counted doesn't."""
    told = subprocess.run(["ps", "-o", "stat=", "-p", process], capture_output=True, text=True, check=False)
    return told.stdout.strip()[:1] not in ("", "Z")
