"""The command `python -m bastide.lab.kingdom`."""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from bastide.lab import progress
from bastide.lab.kingdom.contest import Chooser, Outcome, contest
from bastide.lab.kingdom.selfplay import self_play

CHOOSERS = (Chooser(), Chooser(hints=0.5), Chooser(width=40, plans=96))
"""The ways to choose that short matches compare; the best one plays the long match."""
SLICE = 40
"""Games of the long match after which its result is written, in case it is cut short."""


def main(arguments: list[str] | None = None) -> None:
    """Play, train, compare; write curves, weights and results to a folder."""
    options = _parser().parse_args(arguments)
    from bastide.lab.kingdom.training import Course, Training, weights_of

    out: Path = options.out
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    document: dict[str, Any] = {"arguments": {**vars(options), "out": out.name}}

    def write() -> None:
        document["seconds"] = round(time.monotonic() - began)
        (out / "network.json").write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")

    with progress.shown() as shown:
        shown.begin("self-play", options.games)
        positions = self_play(options.games, options.seed, options.jobs, shown.advance)
        shown.note(f"{len(positions.game)} positions, {time.monotonic() - began:.0f} s")
        training = Training(positions, Course(options.width, options.layers, options.epochs), shown.note)
        weights = out / "network.npz"
        arrays: dict[str, Any] = dict(weights_of(training.run()))
        np.savez_compressed(weights, **arrays)
        document["curves"] = training.curves
        write()
        shown.note(f"trained, {document['seconds']} s; {weights.stat().st_size} bytes")
        margins = []
        for chooser in CHOOSERS:
            shown.begin(f"short match, {chooser}", options.short)
            found = contest(weights, chooser, "journeyman", range(options.short // 2), 1, options.jobs, shown.advance)
            margins.append(found.margin)
            document[f"journeyman, {chooser}"] = found.document()
            write()
            shown.note(f"against Journeyman, {chooser}: {found.document()}")
        best = CHOOSERS[margins.index(max(margins))]
        shown.begin("long match", options.long)
        total = Outcome()
        for first in range(0, options.long // 2, SLICE // 2):
            deals = range(first, min(first + SLICE // 2, options.long // 2))
            total.add(contest(weights, best, "master", deals, 2, options.jobs, shown.advance))
            document[f"master, {best}"] = total.document()
            write()
        shown.note(f"against Master, {best}: {total.document()}; {document['seconds']} s")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bastide.lab.kingdom", description="Trains a value network.")
    parser.add_argument("out", type=Path, help="the folder for curves, weights and results")
    parser.add_argument("--games", type=int, default=16000, help="games of self-play")
    parser.add_argument("--width", type=int, default=40, help="channels of the network")
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--short", type=int, default=120, help="games of each match against Journeyman")
    parser.add_argument("--long", type=int, default=400, help="games against Master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser


if __name__ == "__main__":
    main()
