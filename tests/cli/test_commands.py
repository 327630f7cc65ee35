"""The `bastide` command as a user sees it: as a process, with its output and exit code."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bastide.bots import bots_for
from bastide.cli import bastide as group
from bastide.cli import main
from bastide.cli.common import GameOptions
from bastide.core import positions
from bastide.core.chance import SeededChance
from bastide.core.journal import Ending, Journal, Match
from bastide.core.registry import find, make

KB = "kingdom-builder"


def bastide(*arguments: str, typed: str = "", lang: str = "en", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command; `typed` is what a person types, `lang` the language of the environment."""
    return subprocess.run(
        [sys.executable, "-m", "bastide", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={"PATH": "/usr/bin:/bin", "LANG": lang, "PYTHONUTF8": "1", "PYTHONPATH": "src", **environment},
    )


def read(*arguments: str) -> Any:
    """Return what a command writes as JSON."""
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


Refused = Callable[..., str]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Refused:
    """Run the command in this process, which is quicker; return the one sentence of its refusal."""
    monkeypatch.setenv("LC_ALL", "en")

    def run(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["bastide", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        assert (end.value.code, out, len(err.strip().splitlines())) == (2, "", 1), err
        return err

    return run


def test_games_are_listed_with_options_and_bots() -> None:
    text = bastide("games").stdout
    assert "kingdom-builder  Kingdom Builder  (2–4)" in text
    assert "--preset first-game" in text
    (facts,) = [game for game in read("games") if game["name"] == KB]
    assert facts["players"] == [2, 4]
    assert facts["bots"] == bots_for(find(KB))


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
    assert len(report["mean_scores"]) == len(report["win_shares"]) == len(report["seconds_per_turn"]) == 1
    assert report["capped"] == 0
    again = read("simulate", KB, "--players", "3", "--games", "5", "--seed", "9", "--jobs", "2")
    assert again["mean_scores"] == report["mean_scores"]


@pytest.mark.parametrize("name", [KB, "troyes-dice", "tournay", "feuville"])
def test_the_component_data_of_a_game_is_written_and_can_be_read(name: str, tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(CliRunner().invoke(group, ["components", name]).output, "utf-8")
    game = GameOptions(None, (), file).make(name)
    assert game.digest == make(name).digest


@pytest.mark.parametrize(
    "option",
    [["--players", "2"], ["--preset", "standard"], ["--option", "cards=random"], ["--components", "x.json"]],
)
def test_options_of_a_saved_game_cannot_be_chosen_again(refused: Refused, journal: Path, option: list[str]) -> None:
    assert f"--resume and {option[0]} don't go together" in refused("play", "--resume", str(journal), *option)


def test_a_saved_game_of_another_game_is_refused(refused: Refused, journal: Path, position: Path) -> None:
    assert f"{journal} is a game of kingdom-builder, not troyes-dice." in refused(
        "play", "troyes-dice", "--resume", str(journal)
    )
    assert "This is a position of kingdom-builder, not troyes-dice." in refused(
        "play", "troyes-dice", "--position", str(position)
    )


LONG = "x" * 2600


@pytest.mark.parametrize(
    "arguments",
    [
        [LONG],
        [f"--{LONG}"],
        ["games", LONG],
        ["games", "-l", LONG],
        ["rules", LONG],
        ["rules", KB, LONG],
        ["learn", LONG],
        ["play", LONG],
        ["play", KB, "--preset", LONG],
        ["play", KB, "--bots", LONG],
        ["play", KB, "-o", LONG],
        ["play", KB, "-o", f"cards={LONG}"],
        ["play", KB, "--resume", LONG],
        ["play", "--position", LONG],
        ["replay", LONG],
        ["score", LONG],
        ["serve", "--host", LONG],
        ["serve", "--port", LONG],
        ["reports", LONG, "--data", LONG],
        ["reports", "--database", LONG],
        ["backup", "--data", LONG, LONG],
    ],
    ids=lambda arguments: " ".join(arguments).replace(LONG, "…"),
)
def test_an_argument_may_be_very_long(refused: Refused, arguments: list[str]) -> None:
    assert 10 < len(refused(*arguments)) < 1500


@pytest.mark.parametrize("command", ["games", f"rules {KB}", f"components {KB}", "--help", "--version", f"play {KB}"])
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full disk to write to")
def test_a_full_disk_gets_one_sentence(command: str) -> None:
    with open("/dev/full", "w") as full:
        result = subprocess.run(
            [sys.executable, "-m", "bastide", *command.split()],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (result.returncode, result.stderr) == (2, "Can't write the output: no space is left.\n")


def test_an_error_that_cannot_be_written_is_dropped() -> None:
    with open("/dev/full", "w") as full:
        run = [sys.executable, "-m", "bastide", "games"]
        assert subprocess.run(run, stdout=full, stderr=full, check=False).returncode == 2


def test_output_stops_when_its_reader_goes_away() -> None:
    run = f"{sys.executable} -m bastide rules {KB} | head -n 1"
    result = subprocess.run(run, shell=True, capture_output=True, text=True, check=False)
    assert result.stderr == ""


def test_characters_that_cannot_be_written_or_read_do_no_harm() -> None:
    environment = {"PATH": "/usr/bin:/bin", "LANG": "ja", "PYTHONIOENCODING": "ascii", "PYTHONPATH": "src"}
    run = [sys.executable, "-m", "bastide", "play", KB]
    result = subprocess.run(run, input=b"\xff\xfe\nquit\n", capture_output=True, check=False, env=environment)
    assert (result.returncode, result.stderr) == (0, b"")


BOM = "\ufeff"


def test_a_byte_order_mark_does_no_harm(journal: Path, position: Path, tmp_path: Path) -> None:
    parts = tmp_path / "parts.json"
    parts.write_text(BOM + CliRunner().invoke(group, ["components", KB]).output, "utf-8")
    for file in (journal, position):
        file.write_text(BOM + file.read_text("utf-8"), "utf-8")
    for command in (
        ["replay", str(journal)],
        ["verify", str(journal)],
        ["score", str(position)],
        ["moves", str(position), "--components", str(parts)],
        ["simulate", KB, "--games", "1", "--components", str(parts)],
        ["play", "--resume", str(journal)],
        ["play", "--position", str(position)],
    ):
        result = bastide(*command)
        assert (result.returncode, result.stderr) == (0, ""), command


def test_a_duplicate_key_in_a_component_file_is_refused(refused: Refused, tmp_path: Path) -> None:
    parts = tmp_path / "parts.json"
    text: str = CliRunner().invoke(group, ["components", KB]).output
    parts.write_text(text.replace('"tiles":', '"tiles": [], "tiles":', 1), "utf-8")
    assert "has the key 'tiles' twice" in refused("simulate", KB, "--components", str(parts))


def test_positions_are_read_with_the_parts_of_a_component_file(
    refused: Refused, position: Path, tmp_path: Path
) -> None:
    """A box in which grass is printed where ours has desert, and vice versa."""
    parts = json.loads(CliRunner().invoke(group, ["components", KB]).output)
    for quadrant in parts["quadrants"]["quadrants"]:
        quadrant["rows"] = [row.translate(str.maketrans("dg", "gd")) for row in quadrant["rows"]]
    file, whole = tmp_path / "parts.json", tmp_path / "whole.json"
    file.write_text(json.dumps(parts), "utf-8")
    whole.write_text(json.dumps({**json.loads(position.read_text("utf-8")), "components": parts}), "utf-8")
    moves = read("moves", str(position), "--components", str(file))
    assert moves == read("moves", str(whole))
    assert moves != read("moves", str(position))
    assert read("score", str(position), "--components", str(file)) == read("score", str(whole))
    asked = bastide(
        "play", "--position", str(position), "--components", str(file), "--humans", "3", typed="moves\nquit\n"
    )
    assert all(move["words"] in asked.stdout for move in moves)
    (tmp_path / "broken.json").write_text("{}", "utf-8")
    for command in ("score", "moves"):
        said = refused(command, str(position), "--components", str(tmp_path / "broken.json"))
        assert "component data does not fit" in said


def test_simulate_between_two_bots() -> None:
    report = read("simulate", KB, "--games", "4", "--bots", "greedy,random")
    assert report["bots"] == ["greedy", "random"]
    assert sum(report["win_shares"]) == pytest.approx(1)
    text = bastide("simulate", KB, "--games", "4", "--bots", "greedy,random").stdout
    low, high = (f"{100 * limit:.1f}" for limit in report["win_share_intervals"][0])
    assert f"wins {100 * report['win_shares'][0]:>6.2f} % [{low}–{high}]" in text
    assert "ms per turn" in text and "95 % confidence" in text
    assert "turn cap" not in text


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


def test_a_replay_says_who_resigned(journal: Path, tmp_path: Path) -> None:
    whole = Journal.load(journal)
    resigned = tmp_path / "resigned.json"
    replace(whole, plies=whole.plies[:4], ending=Ending("resigned", 1)).save(resigned)
    assert "Player 2 resigned." in bastide("replay", str(resigned)).stdout
    assert "resigned" not in bastide("replay", str(resigned), "--at", "3").stdout
    assert "Joueur 2 a abandonné." in bastide("replay", str(resigned), "--language", "fr").stdout


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
        (["simulate", KB, "--games", "none"], "--games must be a whole number, at least 1."),
        (["simulate", KB, "--bots", "deep-thought"], "No bot 'deep-thought' plays kingdom-builder"),
        (["simulate", KB, "--option", "colour=red"], "has no option 'colour'"),
        (["simulate", KB, "--option", "cards"], "Write options as NAME=VALUE"),
        (["simulate", KB, "--option", "cards=lords"], "3 different names"),
        (["simulate", KB, "--preset", "epic"], "has no preset 'epic'"),
        (["simulate", KB, "--components", "/nowhere.json"], "no such file"),
        (["play", KB, "--players", "7"], "4 at most"),
        (["play", KB, "--humans", "3", "--players", "2"], "You can't seat 3 people"),
        (["play", "--resume", "/nowhere.json"], "no such file"),
        (["replay", "/nowhere.json"], "no such file"),
        (["verify", "/dev/null"], "not valid JSON"),
        (["verify", "/dev/null", "--commitment", "12"], "--commitment must be 64 hexadecimal digits."),
        (["verify", "/dev/null", "--nonce", "0:ab"], "--nonce must be hexadecimal digits"),
        (["score", "/nowhere.json"], "no such file"),
        (["dance"], "There is no command 'dance'"),
        (["games", "--loud"], "There is no option --loud here"),
        (["games", "now"], "This command doesn't take 'now'."),
        (["schema", KB, "--what", "rules"], "--what must be one of: position, journal, view."),
        (["serve", "--port", "99999"], "--port must be a whole number from 0 to 65535."),
        (["serve", "--bot-pace", "nan"], "--bot-pace must be a number, at least 0."),
        (["serve", "--bot-pace", "inf"], "--bot-pace must be a number, at least 0."),
        (["serve", "--bot-pace", "-inf"], "--bot-pace must be a number, at least 0."),
        (["serve", "--host", "203.0.113.7"], "this machine does not have that address. Choose another --host."),
        (["serve", "--host", "no-such-host.invalid"], "no machine has that name. Choose another --host."),
        (["serve", "--host", "a..b"], "no machine has that name. Choose another --host."),
        (["games", "-l", "xx"], "There is no language 'xx'. Choose de, en,"),
        (["games", "-lxx"], "There is no language 'xx'"),
        (["games", "--language="], "There is no language ''"),
        (
            ["simulate", KB, "--bots", "greedy,,random"],
            "a bot's name is missing in 'greedy,,random'",
        ),
        (["simulate", KB, "--bots", ""], "a bot's name is missing"),
        (["simulate", KB, "--bots", "random,random,random,random,random"], "4 at most; got 5"),
        (
            ["simulate", KB, "--players", "2", "--bots", "random,random,random"],
            "more bots (3) than there are seats",
        ),
        (["play", KB, "--bots", "greedy,,random", "--players", "4"], "a bot's name is missing"),
        (["play", KB, "--bots", ""], "a bot's name is missing"),
        (["play", KB, "--bots", "greedy,random"], "You named more bots (2) than there are seats for bots (1)"),
        (["play", KB, "--bots", "greedy", "--humans", "2"], "more bots (1) than there are seats for bots (0)"),
        (["play", KB, "--real-table", "--seed", "1"], "--real-table and --seed don't go together"),
        (["play", KB, "--resume", "x", "--position", "y"], "--resume and --position don't go together"),
        (["play", KB, "--position", "y", "--preset", "standard"], "--position and --preset don't go together"),
    ],
)
def test_wrong_input_gets_one_sentence_and_exit_code_2(refused: Refused, arguments: list[str], sentence: str) -> None:
    assert sentence.lower() in refused(*arguments).lower()


@pytest.mark.parametrize(
    ("arguments", "lang", "sentence"),
    [
        (
            ["simulate", KB, "--players", "9"],
            "de_AT.UTF-8",
            "Mindestens 2, höchstens 4 Personen können spielen, nicht 9.",
        ),
        (["dance"], "ja_JP.UTF-8", "「dance」というコマンドはありません。「bastide --help」で一覧を表示します。"),
        (["serve", "--port", "none", "--language", "ja"], "en", "--portには0から65535までの整数を指定してください。"),
        (
            ["score", "/nowhere.json", "-l", "de"],
            "en",
            "/nowhere.json lässt sich nicht lesen: die Datei oder der Ordner fehlt.",
        ),
    ],
)
def test_wrong_input_gets_one_sentence_in_the_readers_language(arguments: list[str], lang: str, sentence: str) -> None:
    result = bastide(*arguments, lang=lang)
    assert (result.returncode, result.stdout, result.stderr) == (2, "", f"{sentence}\n")


def test_a_wrong_file_is_explained_in_the_readers_language(position: Path, journal: Path, tmp_path: Path) -> None:
    document = json.loads(position.read_text("utf-8"))
    position.write_text(json.dumps({**document, "start_player": "Anna"}), "utf-8")
    assert bastide("score", str(position), lang="de").stderr == (
        "Die Stellung passt nicht: start_player muss eine ganze Zahl von 0 bis 3 sein, nicht 'Anna'.\n"
    )
    record = json.loads(journal.read_text("utf-8"))
    record["plies"].append([0, "end"])
    journal.write_text(json.dumps(record), "utf-8")
    said = bastide("verify", str(journal), lang="ja").stderr
    assert said.startswith(f"{len(record['plies'])}手目（「end」、席1）：ゲームは終了しています。")
    assert said.endswith("(ルールKB-48)\n")
    components = tmp_path / "components.json"
    components.write_text("{}", "utf-8")
    assert bastide("simulate", KB, "--components", str(components), lang="de").stderr == (
        "Die Komponentendaten passen nicht: in JSON fehlt „quadrants“.\n"
    )


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "tiles.tiles: 89 in this file, 90 in the box"),
        ("de", "tiles.tiles: 89 in dieser Datei, 90 in der Schachtel"),
    ],
)
def test_a_component_file_with_other_numbers_is_played_with_and_mentioned(
    tmp_path: Path, lang: str, sentence: str
) -> None:
    box = json.loads(json.dumps(make("feuville").components))
    box["tiles"]["tiles"].pop()
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box), "utf-8")
    result = bastide(
        "simulate", "feuville", "--components", str(file), "--bots", "random,random", "--games", "1", lang=lang
    )
    assert result.returncode == 0 and sentence in result.stderr


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
        ({"options": 5}, "must be an object"),
    ],
)
def test_an_impossible_position_gets_one_sentence(
    refused: Refused, position: Path, change: dict[str, Any], sentence: str
) -> None:
    document = json.loads(position.read_text("utf-8")) | change
    position.write_text(json.dumps(document), "utf-8")
    for command in ("score", "moves"):
        assert sentence in refused(command, str(position))


@pytest.mark.parametrize("text", ["", "[]", "{}", "5", '{"game": 5}', "\x00", "[" * 100_000])
def test_a_file_that_is_not_a_position_gets_one_sentence(refused: Refused, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, "utf-8")
    assert "position" in refused("score", str(path))


def test_a_truncated_journal_gets_one_sentence(journal: Path) -> None:
    journal.write_text(journal.read_text("utf-8")[:2000], "utf-8")
    for command in ("verify", "replay"):
        result = bastide(command, str(journal))
        assert result.returncode == 2
        assert "not valid JSON from line" in result.stderr


def test_a_move_after_the_end_gets_one_sentence(journal: Path) -> None:
    document = json.loads(journal.read_text("utf-8"))
    document["plies"].append([0, "end"])
    journal.write_text(json.dumps(document), "utf-8")
    result = bastide("verify", str(journal))
    assert result.returncode == 1
    assert "KB-48" in result.stderr
