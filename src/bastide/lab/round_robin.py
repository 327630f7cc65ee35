"""A round robin of bots: everyone meets everyone, with equal deals and rotated seats; it can be stopped and resumed."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from bastide.core.errors import BadOption
from bastide.core.game import Components, OptionValue
from bastide.core.journal import Journal
from bastide.lab.arena import Contest, journal, play_game
from bastide.lab.outside.program import TIME_LIMIT
from bastide.lab.pool import spread
from bastide.lab.results import ContestResults, Results
from bastide.lab.tally import Record

_ENDING = "-arena"


class Task(NamedTuple):
    """A deal to play; `number` is that of its contest."""

    number: int
    contest: Contest
    deal: int
    games: int
    journals: bool


class Finished(NamedTuple):
    """A game that was played, and its journal if it is wanted."""

    record: Record
    journal: Journal | None


@dataclass(frozen=True)
class RoundRobin:
    """What is played: a contest for each group of bots that fills a table, and how many games each has."""

    bots: tuple[str, ...]
    contests: tuple[Contest, ...]
    games: int

    @staticmethod
    def of(
        game: str,
        bots: Sequence[str],
        games: int,
        *,
        players: int = 2,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        components: Components | None = None,
        time_limit: float = TIME_LIMIT,
    ) -> "RoundRobin":
        """Return the round robin of some bots; raise `BadOption` if it can't be played.

        At a table of `players`, every choice of that many bots meets. If there are fewer bots, they share the seats.
        """
        if len(set(bots)) < len(bots):
            raise BadOption("bot-named-twice", "Name each bot once; got {bots}.", bots=", ".join(bots))
        groups = list(combinations(bots, min(players, len(bots))))
        contests = tuple(
            Contest(game, players, group, seed, dict(options or {}), components, time_limit=time_limit)
            for group in groups
        )
        for contest in contests:
            contest.make()
        return RoundRobin(tuple(bots), contests, games)

    def results(self, folder: Path) -> list[ContestResults]:
        """Return what a folder has of each contest."""
        kept = Results(folder, _ENDING)
        return [kept.of(contest) for contest in self.contests]


@dataclass(frozen=True)
class Played:
    """A contest and the games of it that were played."""

    contest: Contest
    records: list[Record]

    @property
    def deals(self) -> list[list[Record]]:
        """The games of each deal."""
        shared: dict[int, list[Record]] = {}
        for record in self.records:
            shared.setdefault(record.deal, []).append(record)
        return list(shared.values())


def play(
    robin: RoundRobin,
    folder: Path,
    *,
    jobs: int = 1,
    ray: str | None = None,
    journals: bool = False,
    progress: Callable[[int, list[Played]], None] = lambda _games, _played: None,
) -> list[Played]:
    """Play what the folder lacks, keep each deal as soon as it is finished, and return everything.

    `progress` gets the games just finished, and all that were played so far. The results depend neither on the number
    of jobs nor on where they run.
    """
    results = robin.results(folder)
    played = [Played(each.contest, each.records(robin.games)) for each in results]
    progress(sum(len(each.records) for each in played), played)
    tasks = [
        Task(number, each.contest, deal, robin.games, journals)
        for number, each in enumerate(results)
        for deal in each.missing(robin.games)
    ]
    tasks.sort(key=lambda task: task.deal)  # all contests advance together: a run stopped halfway tells of each
    with closing(spread(play_deal, tasks, jobs, ray)) as finished:
        for task, games in finished:
            _save_journals(folder / "journals", task, games)
            records = [game.record for game in games]
            results[task.number].keep_games(task.deal, records)
            played[task.number].records.extend(records)
            progress(len(records), played)
    for each in played:
        each.records.sort(key=lambda record: record.number)
    return played


def play_deal(task: Task) -> list[Finished]:
    """Play the games of a deal."""
    game = task.contest.make()
    games = []
    for number in task.contest.games_of(task.deal, task.games):
        moves: list[tuple[int, int]] = []
        record = play_game(game, task.contest, number, moves)
        games.append(Finished(record, journal(game, task.contest, number, moves) if task.journals else None))
    return games


def _save_journals(folder: Path, task: Task, games: Sequence[Finished]) -> None:
    """Save the journals here, whatever machine the games were played on."""
    for record, kept in games:
        if kept is not None:
            folder.mkdir(parents=True, exist_ok=True)
            kept.save(folder / f"{task.number + 1}-{record.number + 1}.json")
