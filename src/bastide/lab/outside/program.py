"""A bot as a program of its own, in any language: it reads a JSON object per line and answers with one.

The program starts once and plays one game after another until its input ends.

    → {"type": "game", "protocol": 1, "game": "kingdom-builder", "rules": "3", "options": {…}, "players": 2, "seat": 0,
       "seed": 7}
    ← {"type": "ready"}
    → {"type": "decide", "decision": 0, "view": {…}, "moves": ["build 7.13", …]}
    ← {"type": "move", "decision": 0, "move": "build 7.13"}
    → {"type": "over", "scores": [61, 48], "ranks": [1, 2]}

`view` is what the seat may know, `moves` are its legal moves. What the program writes to its standard error is shown if
it fails. A program that ends, answers something else or takes too long loses the game and is started anew for the next.
If another bot fails, the game ends without "over", and the next "game" follows.

A program must end when its input does. One that fails is killed with every process that it started.
"""

import atexit
import hashlib
import json
import os
import shlex
import shutil
import signal
import subprocess
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ClassVar, NamedTuple

from bastide.bots import Sight
from bastide.core.errors import BadOption, UnknownMove
from bastide.core.game import Game
from bastide.core.state import State
from bastide.lab.outside.failure import BotFailed, failed

PROTOCOL = 1
"""The version of the line protocol."""
TIME_LIMIT = 60.0
"""Seconds that a program has for an answer."""
_LONGEST_LINE = 1_000_000
_MOST_UNREAD = 16
"""The answers kept that nobody asked for: a program that floods its output must not fill our memory."""
_LINES_SHOWN = 3
_LAST_WORDS = 1.0
"""Seconds to wait for the rest of what a killed program wrote to its standard error."""


class Opening(NamedTuple):
    """What a bot is told before a game."""

    game: Game
    players: int
    seat: int
    seed: int


class Program:
    """A running program that plays a seat."""

    _running: ClassVar[dict[tuple[str, int], "Program"]] = {}

    def __init__(self, command: str) -> None:
        self.command = command
        self._process = subprocess.Popen(
            _words(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # so that it can be killed together with what it started
        )
        self._messages: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._errors: deque[str] = deque(maxlen=_LINES_SHOWN)
        self._time_limit = TIME_LIMIT
        self._decision = 0
        self._error_reader = Thread(target=self._read_errors, daemon=True)
        self._error_reader.start()
        Thread(target=self._read_answers, daemon=True).start()
        Thread(target=self._write_messages, daemon=True).start()

    @classmethod
    def running(cls, command: str, seat: int) -> "Program":
        """Return the program for a seat, started if it isn't running; programs are kept from game to game."""
        program = cls._running.get((command, seat))
        if program is not None and program._process.poll() is None:
            return program
        if program is not None:
            program.stop()  # what it started may still run
        program = cls._running[command, seat] = cls(command)
        return program

    @staticmethod
    def check(command: str) -> None:
        """Raise `BadOption` if there is no such program."""
        words = _words(command)
        if not words or shutil.which(words[0]) is None:
            raise BadOption("no-such-program", "There is no program '{command}' to run.", command=command)

    @staticmethod
    def fingerprint(command: str) -> str:
        """Return something that changes with the files that the command names."""
        digest = hashlib.blake2b(command.encode(), digest_size=6)
        for word in _words(command):
            path = Path(shutil.which(word) or word)
            if path.is_file():
                digest.update(path.read_bytes())
        return digest.hexdigest()

    def begin(self, opening: Opening, time_limit: float) -> None:
        """Tell the program that a game begins, and wait until it is ready."""
        self._time_limit = time_limit
        self._decision = 0
        game = opening.game
        self._send(
            type="game",
            protocol=PROTOCOL,
            game=game.name,
            rules=game.rules_version,
            options=dict(game.settings),
            players=opening.players,
            seat=opening.seat,
            seed=opening.seed,
        )
        self._expect("ready")

    def choose(self, sight: Sight) -> int:
        """Return the move that the program chooses."""
        moves = sight.game.moves
        self._send(
            type="decide",
            decision=self._decision,
            view=sight.view(),
            moves=[moves.text(move) for move in sight.legal],
        )
        answer = self._expect("move")
        if answer.get("decision") != self._decision:
            raise self._failed(f"answered decision {answer.get('decision')} instead of {self._decision}")
        self._decision += 1
        try:
            move = moves.id_of(str(answer.get("move")))
        except UnknownMove as error:
            raise self._failed(str(error)) from None
        if move not in sight.legal:
            raise self._failed(f"made the illegal move '{answer['move']}'")
        return move

    def hear_result(self, state: State) -> None:
        """Tell the program how the game ended."""
        self._send(type="over", scores=[score.total for score in state.scores()], ranks=state.ranking())

    def stop(self) -> None:
        """End the program and what it started."""
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
        self._process.wait()
        self._messages.put(b"")  # ends the thread that writes

    def _send(self, **message: Any) -> None:
        self._messages.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _write_messages(self) -> None:
        """Write what is to be sent: a program that doesn't read stops this thread, not the contest."""
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:
            while message := self._messages.get():
                pipe.write(message)
                pipe.flush()

    def _expect(self, kind: str) -> Mapping[str, Any]:
        """Return the next answer, which has to be of a kind."""
        try:
            line = self._answers.get(timeout=self._time_limit)
        except Empty:
            raise self._failed(f"took longer than {self._time_limit:g} s") from None
        if not line:
            raise self._failed("ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise self._failed(f"wrote {line[:80]!r} where '{kind}' was due")
        return answer

    def _failed(self, what: str) -> BotFailed:
        """Stop the program and say what went wrong."""
        self.stop()
        self._error_reader.join(_LAST_WORDS)
        said = " | ".join([*self._errors])
        return failed(f"{what} ({said})" if said else what)

    def _read_answers(self) -> None:
        assert self._process.stdout is not None
        while self._answers.qsize() < _MOST_UNREAD and (line := self._process.stdout.readline(_LONGEST_LINE)):
            self._answers.put(line)
        self._answers.put(b"")

    def _read_errors(self) -> None:
        assert self._process.stderr is not None
        while line := self._process.stderr.readline(_LONGEST_LINE):
            self._errors.append(line.decode(errors="replace").strip())


def _words(command: str) -> list[str]:
    try:
        return shlex.split(command)
    except ValueError:  # a quotation mark is missing
        return []


@atexit.register
def stop_all() -> None:
    """End all programs."""
    for program in [*Program._running.values()]:
        program.stop()
