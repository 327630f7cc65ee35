"""A game at a real terminal: editing, history, completion, and saving as you play."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bastide.core.journal import Journal
from tests.cli.test_commands import KB, whole_game
from tests.cli.test_play import PLAY

PROMPT = "your move>"
UP, TAB, INTERRUPT, END_OF_INPUT, CLEAR_LINE = "\x1b[A", "\t", "\x03", "\x04", "\x15"
_UNFINISHED = re.compile(rb"(\x1b(\[[0-9;?]*)?|[\xc0-\xff][\x80-\xbf]{0,2})$")
"""A code or a letter that may still be incomplete."""
_CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")


class Terminal:
    """A command that sees a terminal of 80 by 24."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.folder = folder
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        self._end = ours
        self.shown = ""
        self._cut = b""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bastide", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            close_fds=True,
            start_new_session=True,
            env={
                "PATH": "/usr/bin:/bin",
                "LANG": "en",
                "PYTHONUTF8": "1",
                "PYTHONPATH": "src",
                "TERM": "xterm",
                "PROMPT_TOOLKIT_NO_CPR": "1",  # nothing here reports the cursor position
                "XDG_DATA_HOME": str(folder),
                "HOME": str(folder),
                **environment,
            },
        )
        os.close(theirs)

    def type(self, *keys: str) -> "Terminal":
        """Press keys, one after the other."""
        for key in keys:
            os.write(self._end, key.encode())
        return self

    def see(self, text: str) -> str:
        """Wait for a text; return everything up to it since the last text that was waited for."""
        return self.see_either(text)

    def see_either(self, *texts: str) -> str:
        """Wait for the first of several texts, like `see`."""
        deadline = time.monotonic() + 60
        while not (ends := [self.shown.index(text) + len(text) for text in texts if text in self.shown]):
            goes_on = self._read()
            assert goes_on and time.monotonic() < deadline, f"{texts} did not come, but: {self.shown[-3000:]}"
        seen, self.shown = self.shown[: min(ends)], self.shown[min(ends) :]
        return seen

    def _read(self) -> bool:
        ready, _, _ = select.select([self._end], [], [], 1)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self._end, 65536)
        except OSError:  # the other side is closed
            return False
        self._cut += data
        whole = _UNFINISHED.sub(b"", self._cut)
        self._cut = self._cut[len(whole) :]
        self.shown += _CODES.sub("", whole.decode("utf-8", "replace"))
        return bool(data)

    def end(self) -> int:
        """Wait for the end; return the exit code."""
        while self._read():
            pass
        return self.process.wait(60)

    def kept(self) -> Path:
        """The only saved game."""
        (path,) = (self.folder / "bastide/games").glob("*.json")
        return path

    def close(self) -> None:
        """Leave nothing running, whatever happens."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._end)


Open = Callable[..., Terminal]


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Open]:
    """Start commands in terminals that share a data folder."""
    opened: list[Terminal] = []

    def run(*arguments: str, **environment: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, **environment))
        return opened[-1]

    yield run
    for one in opened:
        one.close()


def plies(path: Path) -> int:
    return len(Journal.load(path).plies)


def test_moves_are_completed_and_the_last_line_comes_back(terminal: Open) -> None:
    table = terminal(*PLAY)
    table.see(PROMPT)
    table.type("build 0.", TAB)
    table.see("Build a settlement on 0.12")
    table.type(CLEAR_LINE, "sco", TAB)
    table.see("re")  # on a slow machine, what was typed is drawn first, and only the rest of "score" then
    table.type("\r")
    table.see("Total")
    table.see(PROMPT)
    table.type(UP, "\r")
    table.see("Total")
    table.see(PROMPT)
    table.type("quit\r")
    table.see("Goodbye.")
    assert table.end() == 0


def test_a_word_of_the_readers_language_is_understood(terminal: Open) -> None:
    table = terminal(*PLAY, "-l", "de")
    table.see("dein Zug>")
    table.type("hilfe\r")
    table.see("züge, moves")
    table.see("dein Zug>")
    table.type("ZUGE build 0\r")
    table.see("Eine Siedlung auf 0.10 bauen")
    table.type("beenden\r")
    assert table.end() == 0


def test_nothing_that_is_written_beside_the_drawing_is_wider_than_the_terminal(terminal: Open) -> None:
    for lang in ("en", "ja"):
        table = terminal("play", "feuville", "--seed", "1", "-l", lang)
        table.see("> ")
        table.shown = ""
        table.type("help\r", "moves\r", "rules\r", "score\r", "why end\r", "legend\r", "quit\r")
        table.end()
        lines = [line for line in table.shown.split("\n") if "> " not in line]
        assert len(lines) > 100
        assert [line for line in lines if len(line) > 80] == []


def test_a_game_that_is_interrupted_goes_on_where_it_was(terminal: Open) -> None:
    table = terminal(*PLAY)
    table.see(PROMPT)
    assert not (table.folder / "bastide").exists(), "nothing has been played yet"
    table.type("1\r")
    table.see("Build 2")
    table.see(PROMPT)
    table.type(INTERRUPT)
    table.see("Game saved. Continue with “bastide play --resume”.")
    assert table.end() == 130
    assert plies(table.kept()) == 1
    again = terminal("play", "--resume")
    again.see("Build 2")
    again.see(PROMPT)
    again.type("1\r")
    again.see("Build 1 settlement")
    again.see(PROMPT)
    again.type("quit\r")
    assert again.end() == 0
    assert plies(again.kept()) == 2, "the same file goes on"


@pytest.mark.parametrize("fatal", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_killed_terminal_loses_nothing(terminal: Open, fatal: signal.Signals) -> None:
    table = terminal(*PLAY)
    table.see(PROMPT)
    for left in (2, 1):
        table.type("1\r")
        table.see(f"Build {left} settlement")
        table.see(PROMPT)
    table.process.send_signal(fatal)
    table.process.wait(60)
    assert plies(table.kept()) == 2


def test_a_resumed_game_keeps_its_players(terminal: Open) -> None:
    table = terminal("play", KB, "--players", "3", "--bots", "random,greedy", "-o", "start_player=1")
    table.see(PROMPT)
    table.type("1\r")
    table.see("Build 2")
    table.see(PROMPT)
    table.type(END_OF_INPUT)
    table.see("Goodbye.")
    table.end()
    assert json.loads(table.kept().read_text("utf-8"))["terminal"]["seats"] == [None, "random", "greedy"]
    again = terminal("play", KB, "--resume")
    again.see(PROMPT)
    again.type("1\r")
    again.see("Build 1 settlement")
    again.see(PROMPT)
    again.type("quit\r")
    again.end()
    assert json.loads(table.kept().read_text("utf-8"))["terminal"]["seats"] == [None, "random", "greedy"]


def test_the_finished_game_is_kept_can_be_saved_and_does_not_go_on(terminal: Open, tmp_path: Path) -> None:
    journal = whole_game().journal
    (last,) = journal.plies[-1:]
    del journal.plies[-1]
    before, copy = tmp_path / "before.json", tmp_path / "copy.json"
    journal.save(before)
    table = terminal("play", "--resume", str(before), "--humans", "2")
    table.see(PROMPT)
    table.type(f"{last.move}\r")
    table.see("The game is over.")
    table.see("Press Enter to leave")
    table.type(f"save {copy}\r")
    table.see("Game saved in")
    table.see("and a file>")
    table.type("\r")
    assert table.end() == 0
    assert Journal.load(copy).fold().is_over
    assert Journal.load(table.kept()).fold().is_over
    nothing = terminal("play", "--resume")
    nothing.see("There is no unfinished game in")
    assert nothing.end() == 2
    listed = terminal("saves")
    listed.see("Kingdom Builder, 2 players")
    assert listed.end() == 0


def test_saving_can_be_turned_off(terminal: Open) -> None:
    table = terminal(*PLAY, "--no-save")
    table.see(PROMPT)
    table.type("1\r")
    table.see("Build 2")
    table.see(PROMPT)
    table.type("quit\r")
    table.see("Goodbye.")
    table.end()
    assert not (table.folder / "bastide").exists()


def test_an_unwritable_folder_is_reported_once_and_the_game_goes_on(terminal: Open, tmp_path: Path) -> None:
    (tmp_path / "bastide").write_text("in the way", "utf-8")
    table = terminal(*PLAY)
    table.see(PROMPT)
    table.type("1\r")
    table.see("Can't save this game while you play: a file is in the way of a directory.")
    table.see(PROMPT)
    table.type("1\r")
    assert "can't be saved" not in table.see(PROMPT)
    table.type("quit\r")
    assert "--resume" not in table.see("Goodbye.")


def raw(folder: Path, **environment: str) -> str:
    """Return what a game writes to a terminal, with every code in it."""
    table = Terminal(folder, *PLAY, "--no-save", **environment)
    written = b""
    try:
        table.type("quit\r")
        while table.process.poll() is None or select.select([table._end], [], [], 0.2)[0]:
            try:
                written += os.read(table._end, 65536)
            except OSError:
                break
    finally:
        table.close()
    return written.decode("utf-8", "replace")


def test_colours_can_be_turned_off(tmp_path: Path) -> None:
    assert "38;5;" in raw(tmp_path)
    assert "38;5;" not in raw(tmp_path, NO_COLOR="1")
    assert "38;5;" in raw(tmp_path, NO_COLOR=""), "an empty value does not count"
    assert "\x1b" not in raw(tmp_path, TERM="dumb")
