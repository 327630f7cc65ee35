"""Bots decide by what their seat may know: twin states and equal seeds give equal decisions."""

from collections.abc import Callable, Mapping

from bastide.bots import Bot, Sight, bots_for, make_bot
from bastide.bots.advice import advise
from bastide.bots.levels import levels_for
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.state import State
from bastide.testing.checks.secrecy import NO_TWINS, twins
from bastide.testing.oracle import Oracle
from bastide.testing.playing import Table, reproducible

POSITIONS = 2
"""How many positions of a game are compared with a twin; the strongest bots take their time."""
APART = 6
"""One position in so many is tried."""

Decide = Callable[[Sight, int], object]
"""What a bot decides, from what it may see and a seed."""


def decisions_in(kind: type[Game]) -> Mapping[str, Decide]:
    """Return how each bot of a game decides; with hints, also what they advise."""
    deciders: dict[str, Decide] = {name: by_bot(_maker(name, kind)) for name in bots_for(kind)}
    return {**deciders, "a hint": advise} if levels_for(kind) else deciders


def _maker(name: str, kind: type[Game]) -> Callable[[int], Bot]:
    return lambda seed: make_bot(name, kind, seed)


def by_bot(make: Callable[[int], Bot]) -> Decide:
    """Return how a bot decides."""
    return lambda sight, seed: make(seed).plan(sight)


def check_decisions(
    game: Game, players: int, seed: int, oracle: Oracle, deciders: Mapping[str, Decide] | None = None
) -> int:
    """Check that every bot decides alike in states that its seat can't tell apart."""
    deciders = decisions_in(type(game)) if deciders is None else deciders
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    compared = 0
    secrets = oracle.given_secrets()
    with reproducible(table.match):
        for player, _ in table.moves():
            if compared == POSITIONS:
                break
            if choice.below(APART) or len(table.state.legal_moves(player)) == 1:
                continue
            for twin in twins(table.state, player, choice, secrets):
                _decide_alike(table.state, twin, player, choice.below(1 << 60), deciders)
                compared += 1
                break
        assert compared or secrets.nothing_hidden, NO_TWINS
    return table.plies


def _decide_alike(state: State, twin: State, player: int, seed: int, deciders: Mapping[str, Decide]) -> None:
    for name, decide in deciders.items():
        decided, twin_decided = (decide(Sight(each, player), seed) for each in (state, twin))
        assert decided == twin_decided, (
            f"{name} of player {player} knows what is hidden: {decided}, but in a twin state {twin_decided}"
        )
