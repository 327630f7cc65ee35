"""The ladder: contests between the bots of each game, their ratings, scores and times per turn.

Run it with `python -m bastide.lab.ladder --jobs 8 --folder FOLDER`. Every finished deal is kept in the folder: stop the
command at any time and run it again to go on. It needs nothing but the standard library.
"""

import argparse
import sys
from collections.abc import Collection, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bastide.bots import LEVELS, bots_for, levels_for
from bastide.bots.levels import personalities_for
from bastide.core.errors import BadOption, BastideError
from bastide.core.game import Game
from bastide.core.registry import find, list_games
from bastide.lab import ladder_report, progress
from bastide.lab.arena import Contest, play_deals
from bastide.lab.pool import spread
from bastide.lab.results import ContestResults, Results
from bastide.lab.tally import Deal

GAMES = 400
"""How many games each pair of bots plays."""
SEED = 2026
"""The seed of the published ladder."""
PAIRS = (
    ("greedy", "random"),
    ("novice", "random"),
    ("novice", "greedy"),
    ("apprentice", "novice"),
    ("journeyman", "apprentice"),
    ("journeyman", "greedy"),
    ("master", "journeyman"),
    ("master", "greedy"),
)
"""The pairs that play. Other bots play Greedy and Master; personalities play Greedy and Journeyman."""


@dataclass(frozen=True, slots=True)
class Round:
    """A contest of the ladder and how many games it has."""

    results: ContestResults
    games: int

    @property
    def contest(self) -> Contest:
        """What is played."""
        return self.results.contest


class Task(NamedTuple):
    """A deal to play; `round` is the contest's place in the ladder."""

    round: int
    contest: Contest
    deal: int


def contests(game: type[Game], bots: Collection[str], games: int, seed: int) -> list[tuple[Contest, int]]:
    """Return the contests of a game's ladder and the number of games of each.

    Two players: each pair. More: one Master among Journeymen, a quarter of the games. One: each bot, half the games.
    """

    def contest(*names: str) -> Contest:
        return Contest(game.name, len(names), names, seed)

    others = [bot for bot in bots_for(game) if bot not in (*LEVELS, "random", "greedy")]
    equals = personalities_for(game)
    pairs = [*PAIRS, *((bot, "greedy") for bot in others)]
    pairs += [("journeyman" if bot in equals else "master", bot) for bot in others]
    tables = [("master", *["journeyman"] * (players - 1)) for players in (3, 4)]
    sizes = range(game.min_players, game.max_players + 1)
    planned = [(contest(*names), games) for names in pairs if 2 in sizes]
    planned += [(contest(*names), games // 4) for names in tables if len(names) in sizes]
    planned += [(contest(bot), games // 2) for bot in bots_for(game) if 1 in sizes]
    return [(planned_one, max(1, count)) for planned_one, count in planned if {*planned_one.bots} <= {*bots}]


def play(rounds: Sequence[Round], jobs: int) -> None:
    """Play what is missing and keep each deal as soon as it is finished."""
    missing = [
        Task(index, each.contest, number)
        for index, each in enumerate(rounds)
        for number in each.results.missing(each.games)
    ]
    # All contests advance together, so that a ladder stopped halfway tells something about each of them.
    missing.sort(key=lambda task: task.deal / task.contest.deals(rounds[task.round].games))
    if not missing:
        return
    total = sum(each.contest.deals(each.games) for each in rounds)
    with progress.shown() as shown, closing(spread(_play_deal, missing, jobs)) as played:
        shown.begin("deals", total)
        shown.advance(total - len(missing))
        for task, deal in played:
            rounds[task.round].results.keep(task.deal, deal)
            shown.advance()


def _play_deal(task: Task) -> Deal:
    return play_deals(task.contest, [task.deal])[0]


def main(arguments: list[str] | None = None) -> int:
    """Play the ladder, print its tables and perhaps write them; return the exit code."""
    options = _options(arguments)
    try:
        kinds = [find(name) for name in options.games_named]
        _check_bots(options.bots or [], kinds)
        results = Results(options.folder)
        rounds = {
            kind: [
                Round(results.of(contest), games)
                for contest, games in contests(kind, options.bots or bots_for(kind), options.games, options.seed)
            ]
            for kind in kinds
        }
    except BastideError as error:
        print(error, file=sys.stderr)
        return 2
    if not options.report:
        try:
            play([each for ladder in rounds.values() for each in ladder], options.jobs)
        except KeyboardInterrupt:
            print("Stopped. Run the same command again to go on.", file=sys.stderr)
            return 130
        except BrokenProcessPool:
            print("A process was killed. Run the same command again to go on.", file=sys.stderr)
            return 1
    reports = [
        ladder_report.report(kind.name, [(each.results, each.games) for each in ladder])
        for kind, ladder in rounds.items()
    ]
    reports = [report for report in reports if report.text]
    for report in reports:
        print(report.text, end="\n\n")
    if options.write:
        ladder_report.write(reports)
    return 0


def _check_bots(bots: Sequence[str], games: Sequence[type[Game]]) -> None:
    """Refuse a bot that plays none of the games."""
    known = list(dict.fromkeys(bot for game in games for bot in bots_for(game)))
    if unknown := [bot for bot in bots if bot not in known]:
        raise BadOption(
            "no-such-bot",
            "No bot '{bot}' plays {game}; there are {bots}.",
            bot=unknown[0],
            game=" or ".join(game.name for game in games),
            bots=tuple(known),
        )


def _bot_names(text: str) -> list[str]:
    return [name.strip().lower() for name in text.split(",")]


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.ladder", description="The ladder of the bots.")
    with_levels = [name for name, kind in list_games().items() if levels_for(kind)]
    parser.add_argument(
        "games_named", nargs="*", metavar="GAME", default=with_levels, help="default: all games with levels"
    )
    parser.add_argument("--games", type=int, default=GAMES, help="games of each pair (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="default: %(default)s")
    parser.add_argument("--bots", type=_bot_names, help="only contests between these, with commas")
    parser.add_argument("--folder", type=Path, required=True, help="where results are kept")
    parser.add_argument("--report", action="store_true", help="play nothing; report what the folder has")
    parser.add_argument("--write", action="store_true", help="write the tables of docs/bots.md and bots/ladder.json")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
