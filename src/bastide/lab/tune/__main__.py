"""The command `python -m bastide.lab.tune`."""

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bastide.bots.lines import Beam
from bastide.bots.planner import Thinking
from bastide.core.errors import BastideError
from bastide.core.registry import find, make
from bastide.core.values import read_opponents
from bastide.lab import progress
from bastide.lab.tune.duels import Match, Weights, players
from bastide.lab.tune.evolution import Course, Evolution, Progeny


def main(arguments: list[str] | None = None) -> None:
    """Tune weights, write them to a file and print a held-out match against those it began with."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        game = find(options.game)
        make(options.game).check_players(options.players)
        start: Weights = read_opponents(game.__module__, options.weights)
    except (BastideError, FileNotFoundError) as error:
        parser.error(str(error))
    thinking = Thinking(Beam(options.width, options.steps), options.worlds, plans=4)
    match = Match(game.name, options.players, thinking, options.seed)
    course = Course(options.generations, options.population, options.games // options.players)
    progress_file = options.out.with_suffix(".progress.json")
    task = {"match": asdict(match), "course": asdict(course), "start": dict(start)}
    progeny = _resumed(progress_file, task) or Progeny.begin(start)
    with players(options.jobs) as play, progress.shown() as shown:
        evolution = Evolution(match, course, progeny, play, shown)
        while progeny.generation < course.generations:
            evolution.next_generation()
            _write(options.out, progeny.champion)
            _write(progress_file, {"task": task, "progeny": progeny.document()})
        result = evolution.held_out(options.held_out // options.players)
        shown.note(f"held out, against the weights it began with: {result.text()}")


def _parser() -> argparse.ArgumentParser:
    usual = Course()
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.tune", description="Tunes the weights of hints.")
    parser.add_argument("game", help="a game with hints")
    parser.add_argument("--weights", default="hints.json", help="the weights to begin with, in the game's `opponents`")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=usual.generations)
    parser.add_argument("--population", type=int, default=usual.population, help="samples in a generation")
    parser.add_argument("--games", type=int, default=2 * usual.deals, help="games of a sample in each of two stages")
    parser.add_argument("--held-out", type=int, default=400, help="games of the match at the end")
    parser.add_argument("--width", type=int, default=4, help="the width of the planner's beam")
    parser.add_argument("--steps", type=int, default=64, help="its width within an action")
    parser.add_argument("--worlds", type=int, default=2, help="imagined worlds of the planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the result does not depend on it")
    parser.add_argument("--out", type=Path, required=True, help="the file to write; run again to resume")
    return parser


def _resumed(file: Path, task: Mapping[str, Any]) -> Progeny | None:
    """Return how far the same task came before."""
    if not file.is_file():
        return None
    document = json.loads(file.read_text("utf-8"))
    return Progeny(**document["progeny"]) if document["task"] == task else None


def _write(file: Path, document: Mapping[str, Any]) -> None:
    file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
