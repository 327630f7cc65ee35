"""Point 9: in a closed phase choices are hidden, chance is not asked, and the order doesn't matter."""

from collections.abc import Iterator
from typing import TypeAlias

from bastide.core.audience import Viewer
from bastide.core.chance import NoChance, Outcome, ReplayingChance, SeededChance
from bastide.core.events import Event
from bastide.core.game import Game
from bastide.core.journal import Match
from bastide.core.state import State
from bastide.testing.oracle import Oracle
from bastide.testing.playing import (
    LONGEST,
    MANY,
    Table,
    everything,
    log,
    observation,
    reproducible,
    same,
    text,
    viewers,
    worth_a_look,
)
from bastide.testing.seeds import SOAK

INTERLEAVINGS = 3 if SOAK else 1
"""How many orders of the moves of a closed phase are tried."""

Order: TypeAlias = list[tuple[int, int]]
"""Players and their moves, one after the other."""


def check_closed_phases(game: Game, players: int, seed: int, _oracle: Oracle) -> int:
    """Check that every interleaving gives the same state, journal and logs, and that nobody notices another's steps."""
    table = Table(game, players, seed)
    choice = SeededChance(seed)
    phases, passed = 0, None
    with reproducible(table.match):
        while table.state.to_act:
            assert table.plies < LONGEST, f"after {LONGEST} moves the game still goes on"
            phase = table.state.closed_phase
            if phase is not None and phase != passed:
                phases += 1
                if SOAK or worth_a_look(choice, 4 * phases):
                    _check_phase(table, choice)
                    continue
                passed = phase
            assert phase is not None or len(table.state.to_act) == 1, "several players act outside a closed phase"
            table.play(*table.choose())
    return table.plies


def _check_phase(table: Table, choice: SeededChance) -> None:
    """Play the current phase, then again in other orders."""
    number = table.state.closed_phase
    before = table.match.copy()
    made: Order = []
    closing: tuple[Outcome, ...] = ()
    while table.state.closed_phase == number:
        assert table.plies < LONGEST, f"after {LONGEST} moves the phase is still open"
        assert not closing, f"chance was asked for '{closing[0].name}' inside a closed phase"
        made.append(table.choose())
        closing = table.play(*made[-1])
    _check_nobody_notices(before, made)
    expected = _played(before, made, closing)
    for order in _other_orders(made, choice):
        same(expected, _played(before, order, closing), f"in the order {order} instead of {made}")
    _check_nobody_notices(before, order)


def _other_orders(made: Order, choice: SeededChance) -> Iterator[Order]:
    """Return the moves by seat, in reverse, and in some mixtures; each player's own moves stay in order."""
    yield sorted(made, key=lambda step: step[0])
    yield sorted(made, key=lambda step: -step[0])
    for _ in range(INTERLEAVINGS):
        left = {player: [step for step in made if step[0] == player] for player, _ in made}
        order: Order = []
        while len(order) < len(made):
            waiting = [player for player, steps in left.items() if steps]
            order.append(left[waiting[choice.below(len(waiting))]].pop(0))
        yield order


def _played(before: Match, order: Order, closing: tuple[Outcome, ...]) -> dict[str, str]:
    """Return the result of a phase played in this order."""
    match = before.copy()
    told: list[Event] = []
    match.state.listener = told.append
    for player, move in order[:-1]:
        match.play(player, move, NoChance())
    match.play(*order[-1], ReplayingChance(closing))
    logs = {f"log of {viewer}": log(told, viewer) for viewer in viewers(match.state)}
    match.state.listener = None
    return {**everything(match.state), **logs, "journal": text(match.journal.dumps())}


def _check_nobody_notices(before: Match, order: Order) -> None:
    """Check that until the phase closes, a step changes nothing for anyone but its player."""
    match = before.copy()
    for player, move in order[:-1]:
        told: list[Event] = []
        match.state.listener = told.append
        unchanged, waiting = _others(match.state, player), set(match.state.to_act)
        match.play(player, move, NoChance())
        same(unchanged, _others(match.state, player), f"others notice a step of player {player} in a closed phase")
        assert waiting - set(match.state.to_act) <= {player}, "a step in a closed phase ends another's part"
        for viewer in viewers(match.state):
            assert viewer == player or log(told, viewer) == "[]", (
                f"{viewer} hears of a step of player {player} in a closed phase: {log(told, viewer)}"
            )


def _others(state: State, player: int) -> dict[str, str]:
    """Return what the others see, except for who still has to act; at a large table, only some of them."""
    moves = range(len(state.game.moves))[:40]
    others: list[Viewer] = [viewer for viewer in viewers(state) if viewer != player]
    return {
        f"{part} of {viewer}": seen
        for viewer in others[: MANY + 1]
        for part, seen in observation(state, viewer, moves).items()
        if part != "to_act"
    }
