"""Point 4: `imagine` returns a state that looks the same, owes nothing to the truth, and is fairly dealt."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice
from typing import Any

from bastide.core.audience import Viewer
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.secrecy import twins
from bastide.testing.oracle import Oracle, Secrets
from bastide.testing.playing import (
    Table,
    everything,
    observation,
    play_out,
    reproducible,
    same,
    some_viewers,
    text,
    worth_a_look,
)

IMAGINED = 2
"""How many worlds each viewer imagines at a position."""
MOST_WORLDS = 400
"""Positions with more possible worlds are not counted out."""
MOST_SAMPLES = 1500
"""The most worlds imagined to compare their frequencies with the exact ones."""
POSITIONS_TRIED = 3
"""In how many positions of a game the worlds are counted."""
TOLERANCE = 5.5
"""The most standard deviations allowed; a fair deal exceeds them once in many millions of runs."""


def check_imagine(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that an imagined state looks the same to its viewer, loses nothing and can be played on."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    secrets = oracle.given_secrets()
    with reproducible(table.match):
        for _ in table.moves():
            if not worth_a_look(choice, table.plies):
                continue
            before = everything(table.state)
            for viewer in some_viewers(table.state, choice):
                for _ in range(IMAGINED):
                    _check_imagined(table.state, viewer, choice, oracle)
                _check_twins_imagine_alike(table.state, viewer, choice, secrets)
            same(before, everything(table.state), "after imagining")
    return table.plies


def _check_imagined(state: State, viewer: Viewer, choice: SeededChance, oracle: Oracle) -> None:
    secrets, totals = oracle.given_secrets(), oracle.totals
    imagined = state.imagine(viewer, SeededChance(choice.below(1 << 60)))
    moves = [choice.below(len(state.game.moves)) for _ in range(10)]
    same(observation(state, viewer, moves), observation(imagined, viewer, moves), f"imagined by {viewer}")
    truth, position = state.position(), imagined.position()
    for part in ("known", "pool"):
        of = getattr(secrets, part)
        assert text(of(truth, viewer)) == text(of(position, viewer)), (
            f"what {viewer} imagines has another `Secrets.{part}` than the truth:\n  {text(truth)}\n  {text(position)}"
        )
    assert totals is None or totals(position) == totals(truth), (
        f"what {viewer} imagines has lost something: {text(position)}"
    )
    if not choice.below(10):
        play_out(imagined, choice.below(1 << 60))


def _check_twins_imagine_alike(state: State, viewer: Viewer, choice: SeededChance, secrets: Secrets) -> None:
    seed = choice.below(1 << 60)
    imagined = text(state.imagine(viewer, SeededChance(seed)).position())
    for twin in twins(state, viewer, choice, secrets):
        other = text(twin.imagine(viewer, SeededChance(seed)).position())
        assert imagined == other, f"what {viewer} imagines depends on the truth:\n  {imagined}\n  {other}"


def check_imagined_frequencies(game: Game, players: int, seed: int, oracle: Oracle) -> int:
    """Check that where the worlds can be counted, each is imagined as often as it is likely."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    secrets = oracle.given_secrets()
    secrets.given_worlds()
    with reproducible(table.match):
        for viewer, worlds in countable(table, choice, secrets):
            check_frequencies(table.state, viewer, worlds, choice)
    return table.plies


def countable(table: Table, choice: SeededChance, secrets: Secrets) -> Iterator[tuple[Viewer, dict[str, Fraction]]]:
    """Play to a position where a viewer's worlds can be counted; return the viewer and each world's probability."""
    worlds_of = secrets.given_worlds()
    tried = 0
    for _ in table.moves():
        if tried < POSITIONS_TRIED and not choice.below(5):
            tried += 1
            for viewer in some_viewers(table.state, choice):
                worlds = count_worlds(worlds_of(table.state.position(), viewer))
                if len(worlds) > 1:
                    yield viewer, worlds


def count_worlds(worlds: Iterable[tuple[int | Fraction, Any]]) -> dict[str, Fraction]:
    """Return the probability of each world; none if there are too many to count."""
    weights: dict[str, Fraction] = {}
    listed = list(islice(worlds, MOST_WORLDS + 1))
    for weight, position in listed:
        weights[text(position)] = weights.get(text(position), Fraction(0)) + weight
    total = sum(weights.values())
    if not listed or len(listed) > MOST_WORLDS or min(weights.values()) * MOST_SAMPLES < 5 * total:
        return {}
    return {world: weight / total for world, weight in weights.items()}


def check_frequencies(state: State, viewer: Viewer, worlds: dict[str, Fraction], choice: SeededChance) -> None:
    """Apply Pearson's test, with the limit by the approximation of Wilson and Hilferty."""
    samples = max(200, int(6 / min(worlds.values())))
    rng = SeededChance(choice.below(1 << 60))
    found = Counter(text(state.imagine(viewer, rng).position()) for _ in range(samples))
    for world in found:
        assert world in worlds, f"{viewer} imagines what cannot be:\n{world}"
    deviation = sum(float((found[world] - samples * p) ** 2 / (samples * p)) for world, p in worlds.items())
    freedom = len(worlds) - 1
    limit = freedom * (1 - 2 / (9 * freedom) + TOLERANCE * (2 / (9 * freedom)) ** 0.5) ** 3
    often = {world: [found[world], float(samples * p)] for world, p in worlds.items()}
    assert deviation < limit, f"{viewer} imagines some worlds too often ({deviation:.1f} > {limit:.1f}): {often}"
