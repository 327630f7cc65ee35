"""A folder that keeps the results of contests, deal by deal, so that an interrupted run can go on.

The ladder keeps a deal as its totals; a round robin (`keep_games`) also keeps each of its games.

Each game has a file of JSON lines, and each line one deal of one contest. A contest is known by its game and rules, its
options and seed, and its bots with their versions: if one of them changes, its contests count as not played.
"""

import hashlib
import json
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from bastide.bots.levels import level_entries, personality_entries
from bastide.core.game import Game
from bastide.core.registry import find
from bastide.lab import outside
from bastide.lab.arena import Contest
from bastide.lab.machine import Machine
from bastide.lab.tally import Deal, Record

Row: TypeAlias = Mapping[str, Any]
"""What one game of a contest came to."""


class Edition(NamedTuple):
    """A bot as it plays now."""

    bot: str
    version: int
    weights: str
    """A fingerprint of how the level thinks and of its weights: they may change before the version does."""


def edition(game: type[Game], bot: str) -> Edition:
    """Return a bot's edition; bots without versions have the first."""
    entry = {**personality_entries(game), **level_entries(game)}.get(bot)
    if entry is None:
        return Edition(bot, 1, outside.fingerprint(bot, game))
    digest = hashlib.blake2b(json.dumps(entry, sort_keys=True).encode(), digest_size=6)
    for name in entry.get("values", {}).values():
        if name is not None:
            digest.update((files(game.__module__) / "opponents" / name).read_bytes())
    return Edition(bot, entry.get("version", 1), digest.hexdigest())


def identity(contest: Contest) -> str:
    """Return what a contest is known by."""
    game = contest.make()
    facts = {
        "players": contest.players,
        "bots": [edition(type(game), bot) for bot in contest.bots],
        "seed": contest.seed,
        "options": dict(contest.options),
        "turns": contest.turns,
        "rules": game.rules_version,
        "components": game.digest,
    }
    if any(outside.fingerprint(bot, type(game)) for bot in contest.bots):
        facts["time_limit"] = contest.time_limit  # with more time, a bot might not have lost
    return json.dumps(facts, sort_keys=True, separators=(",", ":"))


class ContestResults:
    """The deals of one contest that have been played."""

    def __init__(self, contest: Contest, path: Path, identity: str, rows: dict[int, Row]) -> None:
        self.contest = contest
        self._path = path
        self._identity = identity
        self._rows = rows

    def missing(self, games: int) -> list[int]:
        """Return the numbers of the deals still to play until the contest has `games` games."""
        return [number for number in range(self.contest.deals(games)) if not self._is_whole(number, games)]

    def _is_whole(self, number: int, games: int) -> bool:
        """Whether all games of a deal are kept; an earlier run may have needed only some of them."""
        row = self._rows.get(number)
        if row is None or "games" not in row:
            return row is not None
        return len(row["games"]) >= len(self.contest.games_of(number, games))

    def deals(self, games: int) -> list[Deal]:
        """Return the deals played, in order, as far as `games` games need them."""
        return [Deal.from_plain(row["result"]) for row in self._needed(games)]

    def records(self, games: int) -> list[Record]:
        """Return the games that `keep_games` kept, in order, as far as `games` games need them."""
        kept = [Record.from_plain(game) for row in self._needed(games) for game in row["games"]]
        return [record for record in kept if record.number < games]

    def _needed(self, games: int) -> list[Row]:
        numbers = range(self.contest.deals(games))
        return [self._rows[number] for number in numbers if self._is_whole(number, games)]

    def machines(self) -> set[str]:
        """Return the machines that the contest was played on."""
        return {row["machine"] for row in self._rows.values()}

    def keep(self, number: int, deal: Deal) -> None:
        """Write a deal. What was kept survives if the process is killed at any moment."""
        self._keep(number, {"result": deal.to_plain()})

    def keep_games(self, number: int, records: Sequence[Record]) -> None:
        """Write the games of a deal, as safely."""
        self._keep(number, {"games": [record.to_plain() for record in records]})

    def _keep(self, number: int, result: Row) -> None:
        row = {"contest": self._identity, "deal": number, "machine": _machine(), **result}
        text = json.dumps(row, separators=(",", ":")) + "\n"
        with self._path.open("ab") as file:
            # A process killed while it wrote may have left half a line.
            file.write((text if _ends_whole(self._path) else f"\n{text}").encode())
            file.flush()
            os.fsync(file.fileno())
        self._rows[number] = row


class Results:
    """The results in a folder; the folder is made if there is none."""

    def __init__(self, folder: Path, ending: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._ending = ending
        self._read: dict[Path, dict[str, dict[int, Row]]] = {}

    def of(self, contest: Contest) -> ContestResults:
        """Return the results of a contest so far."""
        path = self.folder / f"{find(contest.game).name}{self._ending}.jsonl"
        if path not in self._read:
            self._read[path] = _read(path)
        known_by = identity(contest)
        return ContestResults(contest, path, known_by, self._read[path].setdefault(known_by, {}))


def _read(path: Path) -> dict[str, dict[int, Row]]:
    """Return the rows of a file by contest and deal; half a line is left out."""
    found: dict[str, dict[int, Row]] = {}
    if path.is_file():
        for line in path.read_bytes().splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            found.setdefault(row["contest"], {})[row["deal"]] = row
    return found


@cache
def _machine() -> str:
    machine = Machine.here()
    return f"{machine.processor}, {machine.python}"


def _ends_whole(path: Path) -> bool:
    with path.open("rb") as file:
        if not file.seek(0, os.SEEK_END):
            return True
        file.seek(-1, os.SEEK_END)
        return file.read() == b"\n"
