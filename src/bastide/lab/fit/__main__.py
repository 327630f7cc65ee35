"""The command `python -m bastide.lab.fit`."""

import argparse
import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bastide.bots import levels_for
from bastide.core.errors import BastideError
from bastide.core.game import Game
from bastide.core.registry import make
from bastide.lab import progress
from bastide.lab.fit import METHODS, Task, method
from bastide.lab.fit.expectations import numbers_of_players

NEEDS: Mapping[str, tuple[str, ...]] = {"linear": ("NAMES", "PRIOR"), "backwards": ("GROUPS", "keys")}
"""What the modules of the methods need of a game's `features`."""


def as_text(document: Mapping[str, Any]) -> str:
    """Return a document of weights as JSON, with a line for each entry of the top two levels."""

    def entry(key: str, value: Any) -> str:
        if not isinstance(value, dict):
            return f"  {json.dumps(key)}: {json.dumps(value)}"
        inner = ",\n".join(f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items())
        return f"  {json.dumps(key)}: {{\n{inner}\n  }}"

    return "{\n" + ",\n".join(entry(key, value) for key, value in document.items()) + "\n}\n"


def why_not(kind: type[Game], name: str, games: int) -> str | None:
    """Return why a method cannot fit a game's values, in a sentence; `None` if it can."""
    if find_spec("numpy") is None:
        return "Fitting needs NumPy: run pip install 'bastide[lab]'."
    if name == "expectations":
        if not levels_for(kind):
            return f"{kind.name} has no levels, so there is nothing to expect from them."
        sizes = len(numbers_of_players(kind))
        return f"--games must be at least {sizes}, one for each number of players." if games < sizes else None
    features = kind.module("features")
    if any(not hasattr(features, part) for part in NEEDS[METHODS[name]]):
        return f"{kind.name} has no features for the method {name}."
    return None


def main(arguments: list[str] | None = None) -> None:
    """Fit values and write them to a file."""
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.fit", description="Fits values by self-play.")
    parser.add_argument("game", help="a game")
    parser.add_argument("--method", choices=METHODS, required=True)
    parser.add_argument("--games", type=int, default=600, help="games of self-play, over all rounds")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of self-play, each with the values found before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes; the result does not depend on it")
    parser.add_argument("--start", help="backwards, network: the game's file of values for the first round")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    options = parser.parse_args(arguments)
    try:
        kind = type(make(options.game))
    except BastideError as error:
        parser.error(str(error))
    if (problem := why_not(kind, options.method, options.games)) is not None:
        parser.error(problem)
    task = Task(options.game, options.method, options.games, options.rounds, options.seed, options.jobs, options.start)
    with progress.shown() as shown:
        document = method(task.method).fit(task, shown)
    options.out.write_text(as_text(document), encoding="utf-8")


if __name__ == "__main__":
    main()
