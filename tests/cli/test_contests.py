"""`bastide arena` and `bastide dataset` as a user sees them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from bastide.cli import bastide as group
from bastide.cli import main
from bastide.core.extras import MissingExtra

TD = "troyes-dice"
COMMANDS = ("arena", "dataset")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("random,nobody", "No bot 'nobody' plays troyes-dice; there are "),
        ("random,,greedy", "A bot's name is missing in 'random,,greedy'."),
        ("random,random", "Name each bot once; got random, random."),
        ("random\nnobody", "No bot 'nobody' plays troyes-dice; there are "),
    ],
)
def test_wrong_bots_are_refused_in_one_sentence(
    command: str, bots: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr(sys, "argv", ["bastide", command, TD, "--bots", bots])
    with pytest.raises(SystemExit) as end:
        main()
    out, err = capsys.readouterr()
    assert (end.value.code, out, len(err.splitlines())) == (2, "", 1)
    assert err.startswith(sentence)


def test_a_missing_package_is_told_before_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    arguments = ["arena", TD, "--bots", "random,greedy", "--games", "2", "--out", str(tmp_path), "--format", "parquet"]
    assert isinstance(CliRunner().invoke(group, arguments, obj="en").exception, MissingExtra)
    assert not any(tmp_path.iterdir())


def test_the_arena_tells_programs_its_standings_as_json(tmp_path: Path) -> None:
    arguments = ["arena", TD, "--bots", "random,greedy", "--games", "2", "--out", str(tmp_path), "--json"]
    result = CliRunner().invoke(group, arguments, obj="en")
    assert [row["bot"] for row in json.loads(result.stdout)] == ["greedy", "random"]
    assert {path.name for path in tmp_path.iterdir()} == {"games.csv", "report.html", "troyes-dice-arena.jsonl"}


def test_a_dataset_is_summed_up_for_people_and_programs(tmp_path: Path) -> None:
    arguments = ["dataset", TD, "--bots", "random", "--games", "2", "--every", "9", "--out", str(tmp_path)]
    said = CliRunner().invoke(group, arguments, obj="en").stdout
    totals = json.loads(CliRunner().invoke(group, [*arguments, "--json"], obj="en").stdout)
    assert (totals["games"], totals["files"], totals["failed"]) == (2, 1, 0)
    assert said.startswith(f"{totals['positions']} positions of 2 games in {tmp_path}: 1 file, ")


@pytest.mark.parametrize("command", COMMANDS)
def test_ctrl_c_says_how_to_go_on(command: str, tmp_path: Path) -> None:
    """With two processes, which must end as well."""
    games = ["--bots", "random", "--games", "100000", "--jobs", "2", "--out", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-m", "bastide", command, TD, *games],
        env={**os.environ, "LC_ALL": "en"},
        text=True,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        while not any(tmp_path.iterdir()):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, err.strip()) == (130, "Stopped. Run the same command again to go on.")
