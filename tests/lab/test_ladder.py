"""The ladder of the bots: interrupted, killed and resumed, and what it writes."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import bots_for, levels, levels_for
from bastide.core.registry import find, list_games
from bastide.lab import ladder, ladder_report, results
from bastide.lab.arena import Contest
from bastide.lab.results import Results, edition
from bastide.lab.tally import Deal

TD = "troyes-dice"
SMALL = [TD, "--games", "4", "--bots", "random,greedy"]
"""Two deals of greedy against random, and two games of each alone."""


def rows(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / f"{TD}.jsonl").read_text("utf-8").splitlines()]


def outcomes(folder: Path) -> dict[str, Any]:
    """What was played, without the times."""
    return {
        f"{row['contest']} {row['deal']}": {key: value for key, value in row["result"].items() if key != "times"}
        for row in rows(folder)
    }


def tables(text: str) -> list[list[str]]:
    """The cells of all tables, without the times."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell for cell in line.split(" | ") if not cell.replace(".", "").isdigit()] for line in lines]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ladder played without interruption."""
    folder = tmp_path_factory.mktemp("whole")
    assert ladder.main([*SMALL, "--folder", str(folder)]) == 0
    return folder


def test_an_interrupted_ladder_goes_on_and_ends_the_same(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[int] = []
    real = ladder.play_deals

    def interrupted(contest: Contest, numbers: list[int]) -> list[Deal]:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(1)
        return real(contest, numbers)

    with monkeypatch.context() as patch:
        patch.setattr(ladder, "play_deals", interrupted)
        assert ladder.main([*SMALL, "--folder", str(tmp_path)]) == 130
    assert "Run the same command again" in capsys.readouterr().err
    assert len(rows(tmp_path)) == 3
    assert ladder.main([*SMALL, "--folder", str(tmp_path)]) == 0
    assert outcomes(tmp_path) == outcomes(whole)
    assert len(rows(tmp_path)) == len(rows(whole)) == 6
    resumed = capsys.readouterr().out
    assert ladder.main([*SMALL, "--folder", str(whole), "--report"]) == 0
    assert tables(resumed) == tables(capsys.readouterr().out)


def test_a_finished_ladder_plays_nothing(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "play_deals", None)
    assert ladder.main([*SMALL, "--folder", str(whole)]) == 0


def test_half_a_line_is_played_again(whole: Path, tmp_path: Path) -> None:
    text = (whole / f"{TD}.jsonl").read_bytes()
    (tmp_path / f"{TD}.jsonl").write_bytes(text[:-40])
    assert ladder.main([*SMALL, "--folder", str(tmp_path)]) == 0
    lines = (tmp_path / f"{TD}.jsonl").read_bytes().splitlines()
    assert len(lines) == 7  # the half line stays, and the deal follows on a line of its own
    (tmp_path / f"{TD}.jsonl").write_bytes(b"\n".join([*lines[:5], lines[6]]) + b"\n")
    assert outcomes(tmp_path) == outcomes(whole)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="it looks for processes in /proc")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_killed_ladder_keeps_what_was_finished_and_leaves_no_process(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "bastide.lab.ladder", TD, "--bots", "random,greedy", "--jobs", "2"]
    path = tmp_path / f"{TD}.jsonl"
    with subprocess.Popen([*command, "--folder", str(tmp_path)], stderr=subprocess.PIPE, text=True) as process:
        until = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 2:
            assert time.monotonic() < until and process.poll() is None
            time.sleep(0.02)
        workers = _children(process.pid)
        os.kill(process.pid, how)
        said = process.communicate(timeout=60)[1]
    assert process.returncode == (130 if how == signal.SIGINT else -how)
    assert "Traceback" not in said
    kept = rows(tmp_path)
    assert len(kept) >= 2
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until
        time.sleep(0.02)


def _children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text("utf-8").split()
    return [int(child) for child in listed]


def test_another_edition_of_a_bot_is_played_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(TD, 2, ("novice", "random"), seed=1)
    Results(tmp_path).of(contest).keep(0, Deal.empty(2))
    assert Results(tmp_path).of(contest).missing(4) == [1]
    real = edition(find(TD), "novice")
    newer = {bot: real._replace(bot=bot, version=real.version + (bot == "novice")) for bot in contest.bots}
    monkeypatch.setattr(results, "edition", lambda game, bot: newer[bot])
    assert Results(tmp_path).of(contest).missing(4) == [0, 1]


def test_a_level_that_thinks_differently_is_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = levels.level_entries(find(TD))
    before = edition(find(TD), "novice")
    changed = {**entries, "novice": {**entries["novice"], "noise": 77.0}}
    monkeypatch.setattr(results, "level_entries", lambda game: changed)
    after = edition(find(TD), "novice")
    assert (before.bot, before.version) == (after.bot, after.version)
    assert before.weights != after.weights


def test_contests_cover_all_levels_and_sizes() -> None:
    kind = find(TD)
    planned = ladder.contests(kind, bots_for(kind), 400, 1)
    met = {contest.bots for contest, _ in planned}
    assert {("novice", "random"), ("master", "journeyman"), ("master", "lookahead"), ("lookahead", "greedy")} <= met
    assert {("builder", "greedy"), ("journeyman", "builder")} <= met
    games = {contest.bots: count for contest, count in planned}
    assert games["master", "journeyman"] == 400
    assert games["master", "journeyman", "journeyman"] == games["master", *["journeyman"] * 3] == 100
    assert games["master",] == 200
    alone = [contest for contest, _ in ladder.contests(find("kingdom-builder"), ["greedy", "random"], 4, 1)]
    assert [contest.bots for contest in alone] == [("greedy", "random")]


def test_tables_go_between_their_marks_and_other_games_stay(whole: Path, tmp_path: Path) -> None:
    page, data = tmp_path / "bots.md", tmp_path / "ladder.json"
    page.write_text(f"Before.\n<!-- ladder {TD}: begin -->\nold\n<!-- ladder {TD}: end -->\nAfter.\n", "utf-8")
    data.write_text(json.dumps([{"game": "chess", "rating": 1}, {"game": TD, "rating": 2}]), "utf-8")
    rounds = [
        (Results(whole).of(contest), games)
        for contest, games in ladder.contests(find(TD), ["random", "greedy"], 4, ladder.SEED)
    ]
    report = ladder_report.report(TD, rounds)
    ladder_report.write([report], page, data)
    ladder_report.write([report], page, data)
    text = page.read_text("utf-8")
    assert text.startswith("Before.\n") and text.endswith("After.\n") and "old" not in text
    assert text.count("| greedy – random | 2 | 4 | 100.0 %") == 1
    chess, best, worst = json.loads(data.read_text("utf-8"))
    assert chess == {"game": "chess", "rating": 1}
    assert (best["bot"], best["version"], best["games"]) == ("greedy", 1, 4)
    assert best["interval"][0] <= best["rating"] <= best["interval"][1]
    assert best["solo_score"] > worst["solo_score"] > 0
    assert (worst["bot"], worst["rating"], worst["interval"]) == ("random", 0, [0, 0])
    page.write_text("Nothing here.", "utf-8")
    with pytest.raises(ValueError, match="no place for troyes-dice"):
        ladder_report.write([report], page, data)


def test_the_page_has_a_place_for_every_game_with_levels() -> None:
    page = ladder_report.PAGE.read_text("utf-8")
    for name, kind in list_games().items():
        if levels_for(kind):
            assert f"<!-- ladder {name}: begin -->" in page and f"<!-- ladder {name}: end -->" in page


def test_an_unknown_game_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main(["chess", "--folder", str(tmp_path)]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err


def test_an_unknown_bot_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main([TD, "--bots", "random,mastr", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("No bot 'mastr' plays troyes-dice; there are random, ") and said.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_game_without_results_is_neither_reported_nor_written(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, data = tmp_path / "bots.md", tmp_path / "ladder.json"
    page.write_text(f"<!-- ladder {TD}: begin -->\n<!-- ladder {TD}: end -->\n", "utf-8")
    data.write_text('[{"game": "feuville", "rating": 1}]', "utf-8")
    real = ladder_report.write
    monkeypatch.setattr(ladder_report, "write", lambda reports: real(reports, page, data))
    assert ladder.main(["feuville", *SMALL, "--folder", str(whole), "--report", "--write"]) == 0
    assert capsys.readouterr().out.count("CPU times on") == 1
    assert [row["game"] for row in json.loads(data.read_text("utf-8"))] == ["feuville", TD, TD]


def test_it_needs_nothing_but_the_standard_library() -> None:
    program = (
        "import sys, bastide.lab.ladder\n"
        "from bastide.lab.ladder import *\n"
        "print({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    )
    before = "import sys; print({name.partition('.')[0] for name in sys.modules} - sys.stdlib_module_names)"
    loaded, usual = (
        subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True).stdout
        for text in (program, before)
    )
    assert _names(loaded) - _names(usual) <= {"bastide", "__mp_main__"}


def _names(text: str) -> set[str]:
    return {name.strip(" '") for name in text.strip().strip("{}").split(",")}
