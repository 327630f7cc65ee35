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
"""

import atexit
import hashlib
import json
import shlex
import shutil
import subprocess
from collections import deque
from collections.abc import Mapping
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, ClassVar, NamedTuple

from bastide.bots import Sight
from bastide.core.errors import BadOption, BastideError, UnknownMove
from bastide.core.game import Game
from bastide.core.state import State

PROTOCOL = 1
TIME_LIMIT = 60.0
_LONGEST_LINE = 1_000_000
_LINES_SHOWN = 3


class BotFailed(BastideError):
    """A bot crashed, stalled or made no legal move, and loses the game."""


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
            _words(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._errors: deque[str] = deque(maxlen=_LINES_SHOWN)
        self._time_limit = TIME_LIMIT
        self._decision = 0
        Thread(target=self._read_answers, daemon=True).start()
        Thread(target=self._read_errors, daemon=True).start()

    @classmethod
    def running(cls, command: str, seat: int) -> "Program":
        """Return the program for a seat, started if it isn't running; programs are kept from game to game."""
        program = cls._running.get((command, seat))
        if program is None or program._process.poll() is not None:
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
        """End the program."""
        self._process.kill()
        self._process.wait()

    def _send(self, **message: Any) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failed("ended") from None

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
        except ValueError:
            answer = None
        if not isinstance(answer, dict) or answer.get("type") != kind:
            raise self._failed(f"wrote {line[:80]!r} where '{kind}' was due")
        return answer

    def _failed(self, what: str) -> BotFailed:
        """Stop the program and say what went wrong."""
        self.stop()
        said = " | ".join(self._errors)
        return BotFailed("bot-failed", "{reason}", reason=f"{what} ({said})" if said else what)

    def _read_answers(self) -> None:
        assert self._process.stdout is not None
        while line := self._process.stdout.readline(_LONGEST_LINE):
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
def _stop_all() -> None:
    for program in Program._running.values():
        program.stop()
