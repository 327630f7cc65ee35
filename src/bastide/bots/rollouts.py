"""Rollouts: the best plans are played on into common futures, and the unpromising half is dropped again and again."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bastide.bots.lines import DIGITS, Beam, Line, World, search
from bastide.core.chance import SeededChance
from bastide.core.state import State
from bastide.core.values import Values

_SEEDS = 1 << 62


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How far and how often plans are played on."""

    leaders: int = 8
    """How many plans are played on."""
    futures: int = 16
    """How many futures the plans that last longest are played into, each the same for all of them."""
    turns: int = 1
    """How many further turns of its own the player takes in a future."""
    margin: float = math.inf
    """Plans that are worth this much less than the best are dropped beforehand."""
    prior: float = 0.0
    """How many futures the worth beforehand counts for."""
    beam: Beam = field(default_factory=lambda: Beam(width=4, steps=8))
    """How widely everyone searches in a future."""


class Promising(Protocol):
    """What is rolled out: a plan."""

    moves: tuple[int, ...]
    worth: float


PlanT = TypeVar("PlanT", bound=Promising)


def roll_out(plans: list[PlanT], rollouts: Rollouts, values: Values, new_world: Callable[[], World]) -> list[PlanT]:
    """Return the plans, best first, with those that were played on ranked by their futures.

    Sequential halving: each round has as many futures as all rounds before it, and keeps the better half.
    """
    least = plans[0].worth - rollouts.margin
    leaders = [plan for plan in plans[: rollouts.leaders] if plan.worth >= least]
    others = plans[len(leaders) :]
    if len(leaders) == 1:
        return plans
    dropped: list[PlanT] = []
    totals = [rollouts.prior * plan.worth for plan in leaders]
    played = 0
    rounds = max(1, math.ceil(math.log2(len(leaders))))
    for number in range(rounds):
        aim = max(1, rollouts.futures >> (rounds - 1 - number))
        while played < aim:
            world = new_world()
            for index, plan in enumerate(leaders):
                totals[index] += future(world, plan.moves, rollouts, values)
            played += 1
        for plan, total in zip(leaders, totals, strict=True):
            plan.worth = round(total / (rollouts.prior + played), DIGITS)
        order = sorted(range(len(leaders)), key=lambda index: (-leaders[index].worth, leaders[index].moves))
        keep = order[: math.ceil(len(order) / 2)] if number < rounds - 1 else order
        dropped = [leaders[index] for index in order[len(keep) :]] + dropped
        leaders, totals = [leaders[index] for index in keep], [totals[index] for index in keep]
    return leaders + dropped + others


def future(world: World, plan: tuple[int, ...], rollouts: Rollouts, values: Values) -> float:
    """Return what a position is worth to its player after they have played a plan and some more turns."""
    chance = SeededChance(world.luck)
    player = world.player
    line = search(world, values, rollouts.beam, plan)[0]  # the rest of the turn, if luck cut the plan short
    for _ in range(rollouts.turns):
        state = _next_turn(line, player, rollouts, values, chance)
        if state.is_over:
            return values.worth(state, player)
        line = search(World(state, player, chance.below(_SEEDS)), values, rollouts.beam)[0]
    return line.worth


def _next_turn(line: Line, player: int, rollouts: Rollouts, values: Values, chance: SeededChance) -> State:
    """Return the position in which `player` decides again, after all others have moved; or the end."""
    state = line.state.copy()
    end_turn(state, player, chance)
    while (to_act := state.to_act) and player not in to_act:
        other = to_act[0]
        for move in search(World(state, other, chance.below(_SEEDS)), values, rollouts.beam)[0].plan:
            state.apply(other, move, chance)
        end_turn(state, other, chance)
    return state


def end_turn(state: State, player: int, chance: SeededChance) -> None:
    """End a player's turn if they may end it now."""
    end_move = state.game.end_move
    if end_move is not None and end_move in state.legal_moves(player):
        state.apply(player, end_move, chance)
