"""A game in the terminal, typed as a person would."""

import json
from pathlib import Path

import pytest

from bastide import words
from bastide.bots import make_bot
from bastide.cli.terminal import vocabulary
from bastide.cli.terminal.table import TerminalTable
from bastide.core import positions
from bastide.core.chance import ScriptedChance, SeededChance
from bastide.core.game import Game
from bastide.core.journal import Journal, Match
from bastide.core.registry import list_games, make
from tests.cli.test_commands import bastide

PLAY = ("play", "kingdom-builder", "--seed", "3", "--option", "start_player=1")


def test_a_move_can_be_typed_named_or_numbered() -> None:
    for typed in ("1", "moves\n1"):
        text = bastide(*PLAY, typed=f"{typed}\nquit\n").stdout
        assert "Player 1 builds a settlement on" in text
        assert "Build 2 settlements" in text
        assert text.rstrip().endswith("Goodbye.")


def test_why_explains_with_the_rule_and_help_what_a_tile_does() -> None:
    text = bastide(*PLAY, typed="why 99.9\nwhy end\nwhy farm\nhelp farm\nhelp volcano\nquit\n").stdout
    assert "Rule KB-9" in text
    assert "Rule KB-21" in text
    assert "“99.9” is not a move" in text
    assert "Farm: Build one settlement on grass, next to one of yours if possible." in text
    assert "“volcano” is not a move" in text


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    text = bastide(*PLAY, typed="end\nto 3.3\nfly\nquit\n").stdout
    assert "Rule KB-9" in text
    assert "Rule KB-21" in text
    assert "“fly” is not a move" in text
    assert "Build 2" not in text


def test_undo_goes_back_and_the_same_cards_come_again() -> None:
    once = bastide(*PLAY, typed="1\n1\n1\nend\nquit\n").stdout
    again = bastide(*PLAY, typed="1\n1\n1\nend\nundo\nend\nquit\n").stdout
    drawn = [line for line in once.splitlines() if line.startswith("Player 1 draws")]
    assert len(drawn) == 1
    assert [line for line in again.splitlines() if line.startswith("Player 1 draws")] == drawn * 2
    assert "Undone." in again
    assert "Nothing to undo." in bastide(*PLAY, typed="undo\nquit\n").stdout


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    text = bastide(*PLAY, typed=f"1\nsave {path}\nsave\nsave /no/such/folder/x\nquit\n").stdout
    assert f"Game saved in {path}." in text
    assert len(json.loads(path.read_text("utf-8"))["plies"]) == 1
    resumed = bastide("play", "--resume", str(path), typed="quit\n").stdout
    assert "Build 2 settlements" in resumed


def test_a_game_between_bots_alone_runs_to_its_end() -> None:
    text = bastide("play", "kingdom-builder", "--humans", "0", "--bots", "random", "--seed", "1").stdout
    assert "The game is over." in text
    assert "wins." in text or "share the win." in text


def test_hot_seat_hides_cards_between_people() -> None:
    typed = "1\n1\n1\nend\n\nquit\n"
    text = bastide(*PLAY, "--humans", "2", typed=typed).stdout
    assert "Pass the screen to Player 2 and press Enter." in text
    after = text.split("Pass the screen to Player 2")[1]
    assert "Player 1 draws a terrain card:" not in after


def test_end_of_input_leaves_politely() -> None:
    result = bastide(*PLAY, typed="")
    assert result.returncode == 0
    assert "Goodbye." in result.stdout


def test_a_person_can_enter_the_outcomes_of_a_real_table() -> None:
    options = ("--option", "quadrants=tavern paddock oasis farm", "--option", "turned=none")
    cards = ("--option", "cards=fishermen knights merchants", "--option", "start_player=1")
    typed = "grass\nwater\ndesert\n1\n1\n1\nend\nforest\nquit\n"
    result = bastide("play", "kingdom-builder", "--real-table", "--humans", "2", *options, *cards, typed=typed)
    assert result.returncode == 0, result.stderr
    assert "Build 3 settlements on grass." in result.stdout
    assert "'water' is not a possible terrain card" in result.stdout
    assert "Player 2 plays a terrain card: desert." in result.stdout


def test_a_mistake_at_a_real_table_can_be_undone_and_the_game_left() -> None:
    plazas = "red\nred\nback\nyellow\n"
    result = bastide("play", "troyes-dice", "--real-table", "--players", "1", typed=plazas + "quit\n")
    assert result.returncode == 0, result.stderr
    assert "Type 'back' to undo your last answer" in result.stdout
    assert result.stdout.count("Which plaza tile") == 5, "asked for the second tile twice"
    assert result.stdout.endswith("Goodbye.\n")


def test_dice_of_a_real_table_are_played_with() -> None:
    """The tiles, the first throw of Troyes Dice and a half day, all entered by a person."""
    single = ["red", "yellow", "white"]
    double = ["red-yellow", "red", "red-yellow", "yellow", "red-white", "red", "red-white", "white"]
    more = ["yellow-white", "yellow", "yellow-white", "white"]
    numbering = ["2", "1", "end"]
    result = bastide(
        "play", "troyes-dice", "--real-table", "--players", "1",
        typed="\n".join([*single, *double, *more, *numbering, "7", "6", "5", "4", "1", "quit", ""]),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "'7' is not a possible" in result.stdout
    assert "Day 1, morning: the dice show 4, 5, and 6, the black die 1." in result.stdout


def test_another_language() -> None:
    assert "Auf Wiedersehen" in (text := bastide(*PLAY, "-l", "de", typed="quit\n").stdout) or "Bis bald" in text


def test_a_chosen_tile_can_be_put_back(tmp_path: Path) -> None:
    """The lesson's first turns lead to a Farm, which is chosen and put back."""
    game = make("kingdom-builder", preset="first-game", options={"start_player": "1"})
    match = Match.begin(game, 2, ScriptedChance("grass", "canyon"))
    first = "7.14 8.15 9.15", "5.7 5.8 5.9", "10.16 10.17 11.16", "6.16 6.17 6.18"
    for turn, (hexes, drawn) in enumerate(zip(first, ("forest", "flowers", "desert", "grass"), strict=True)):
        for place in hexes.split():
            match.play(turn % 2, game.moves.parse(f"build {place}"), ScriptedChance())
        match.play(turn % 2, game.moves.parse("end"), ScriptedChance(drawn))
    path = tmp_path / "table.json"
    match.journal.save(path)
    text = bastide("play", "--resume", str(path), "--humans", "2", typed="\nback\nfarm\nback\nmoves\nquit\n").stdout
    assert "Nothing to undo." in text
    assert "Put back: type “back”." in text
    assert "Use the Farm" in text.rpartition("Undone.")[2]


@pytest.mark.parametrize("length", [2600, 5000, 100_000])
def test_a_long_line_is_answered_in_one_sentence(length: int) -> None:
    long = "x" * length
    lines = (long, "1" * length, f"why {long}", f"help {long}", f"moves {long}", f"rules {long}")
    result = bastide(*PLAY, typed="\n".join([*lines, "quit\n"]))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("…” is not a move or a command") == 5
    assert result.stdout.count("There is no rule “xxx") == 1


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    for file in ("x" * 3000, "a\0b", "/", str(tmp_path), "~nobody-at-all/x"):
        result = bastide(*PLAY, typed=f"save {file}\nquit\n")
        assert (result.returncode, result.stderr) == (0, ""), file[:10]
        assert "Can't save the game" in result.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_device_is_written_to_and_stays_what_it_is() -> None:
    assert "Game saved in /dev/null." in bastide(*PLAY, typed="save /dev/null\nquit\n").stdout
    assert "no space is left" in bastide(*PLAY, typed="save /dev/full\nquit\n").stdout
    assert Path("/dev/null").is_char_device() and Path("/dev/full").is_char_device()


def test_input_from_a_pipe_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = bastide(*PLAY, typed="1\nquit\n", XDG_DATA_HOME=str(tmp_path)).stdout
    assert "saved" not in text and "--resume" not in text
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_played_on_from_a_position(tmp_path: Path) -> None:
    position, saved = tmp_path / "position.json", tmp_path / "saved.json"
    position.write_text(positions.dumps(make("kingdom-builder").start(2, SeededChance(5))), "utf-8")
    typed = f"1\nsave {saved}\nquit\n"
    for game in ([], ["kingdom-builder"]):
        result = bastide("play", *game, "--position", str(position), "--humans", "2", typed=typed)
        assert (result.returncode, result.stderr) == (0, "")
        assert "Build 2" in result.stdout
    journal = Journal.load(saved)
    assert journal.start is not None and len(journal.plies) == 1
    assert "Build 2" in bastide("play", "--resume", str(saved), typed="quit\n").stdout
    assert bastide("verify", str(saved)).returncode == 0


def test_commands_have_words_in_every_language_that_no_move_has() -> None:
    first = {text.split()[0] for kind in list_games().values() for text in texts_of(kind())}
    for lang in words.LANGUAGES:
        names = [name for command in vocabulary.COMMANDS for name in vocabulary.words_of(command, lang)]
        assert len(set(names)) == len(names)
        assert not first & set(names), lang
        assert all(len(name.split()) == 1 and name == name.casefold() for name in names), lang
        for command in vocabulary.COMMANDS:
            for name in vocabulary.words_of(command, lang):
                assert vocabulary.understood(name, lang) == command
                assert vocabulary.understood(name.upper(), lang) == command
    assert vocabulary.understood("zuge", "de") == "moves"
    assert vocabulary.understood("hilfe", "en") is None


def texts_of(game: Game) -> list[str]:
    return [game.moves.text(move) for move in range(len(game.moves))]


@pytest.mark.parametrize("game", ["feuville", "kingdom-builder", "tournay", "troyes-dice"])
def test_signs_are_explained_on_demand(game: str) -> None:
    state = make(game).start(2, SeededChance(1))
    for lang in words.LANGUAGES:
        legend = words.legend(state.game, state.view(0), lang)
        assert len(legend) > 40
        assert "\x1b" not in legend
    asked = bastide("play", game, "--players", "2", typed="legend\nquit\n").stdout
    assert (
        words.legend(state.game, state.view(0), "en").splitlines()[0].split("  ")[0] in asked.partition("your move>")[2]
    )


def test_unknown_cards_of_a_position_are_dealt_once(tmp_path: Path) -> None:
    document = make("kingdom-builder").start(2, SeededChance(5)).position()
    waiting = 1 - document["turn"]["player"]
    document["players"][waiting]["card"] = "?"
    position, saved = tmp_path / "position.json", tmp_path / "saved.json"
    position.write_text(json.dumps(document), "utf-8")
    for command in ("score", "moves"):
        assert bastide(command, str(position)).returncode == 0
    result = bastide("play", "--position", str(position), "--humans", "2", typed=f"1\nsave {saved}\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    (dealt,) = Journal.load(saved).setup
    cards = {Journal.load(saved).fold().position()["players"][waiting]["card"] for _ in range(3)}
    assert cards == {dealt.kind}
    assert "Build 2" in bastide("play", "--resume", str(saved), "--humans", "2", typed="quit\n").stdout


def test_the_score_reveals_no_secret_choice() -> None:
    game = ("play", "troyes-dice", "--preset", "first-game", "--seed", "4", "--no-save")
    text = bastide(*game, "--players", "2", "--humans", "2", typed="die 1\nresources\nend\n\nscore\nquit\n").stdout
    assert "Points stay hidden while everyone decides in secret." in text and "Total" not in text
    alone = bastide(*game, "--players", "1", typed="score\nquit\n").stdout
    assert "Total" in alone


def test_a_hint_shows_moves_and_why() -> None:
    text = bastide("play", "tournay", "--seed", "3", typed="hint\nquit\n").stdout
    assert "A strong bot would play:\n  draw " in text
    assert "\nBecause it " in text


def test_hints_are_not_offered_between_people_or_at_a_real_table() -> None:
    match = Match.begin(make("kingdom-builder"), 2, SeededChance(1))
    bot = make_bot("random", type(match.game), 1)
    assert vocabulary.HINT in TerminalTable(match, [None, bot], b"", "en").commands
    assert vocabulary.HINT not in TerminalTable(match, [None, None], b"", "en").commands
    assert vocabulary.HINT not in TerminalTable(match, [None, bot], b"", "en", real_table=True).commands
