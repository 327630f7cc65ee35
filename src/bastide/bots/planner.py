"""The planner: finds the best plan for a player's own turn, in any game that has values.

A *plan* is the part of a line (see `lines`) that can be played before anything unknown happens. Where luck falls
within the turn, plans are compared by their mean over the same imagined worlds. Rollouts, if asked for, play the best
plans on into common futures.
"""

import gc
from collections.abc import Sequence
from dataclasses import dataclass, field

from bastide.bots.bot import Sight
from bastide.bots.lines import DIGITS, Beam, Line, World, search
from bastide.bots.rollouts import Rollouts, roll_out
from bastide.core.chance import SeededChance
from bastide.core.values import Values

_SEEDS = 1 << 62


@dataclass(frozen=True, slots=True)
class Thinking:
    """How thoroughly a planner thinks."""

    beam: Beam = field(default_factory=Beam)
    worlds: int = 3
    """In how many imagined worlds plans are compared, if luck falls within the turn."""
    plans: int = 8
    """How many plans are compared in all of them."""
    noise: float = 0.0
    """The spread of the error in each plan's worth: people misjudge, too."""
    rollouts: Rollouts | None = None


@dataclass(slots=True)
class Plan:
    """Moves to make now, what they are expected to be worth, and the line that they begin in the first world."""

    moves: tuple[int, ...]
    worth: float
    line: Line


class Planner:
    """Plans with the values of one game."""

    def __init__(self, values: Values, thinking: Thinking) -> None:
        self.values = values
        self.thinking = thinking

    def plans(self, sight: Sight, chance: SeededChance) -> list[Plan]:
        """Return the plans found, the best first; each has at least one move."""
        collects = gc.isenabled()
        try:
            # A search keeps thousands of positions, none in a cycle: the collector would go through all of them, and
            # everything else in the process, again and again, and find nothing.
            gc.disable()
            return self._plans(sight, chance)
        finally:
            if collects:
                gc.enable()

    def _plans(self, sight: Sight, chance: SeededChance) -> list[Plan]:
        world = self.world(sight, chance)
        lines = search(world, self.values, self.thinking.beam)
        plans = _by_plan(lines)
        if any(line.draws for line in lines):
            plans = self._over_worlds(world, plans, sight, chance)
        if self.thinking.noise:
            self._misjudge(plans, chance)
        plans.sort(key=_order)
        rollouts = self.thinking.rollouts
        if rollouts is not None and len(plans) > 1:
            plans = roll_out(plans, rollouts, self.values, lambda: self.world(sight, chance))
        for plan in plans:
            plan.moves = _with_end(plan, world.player)
        return plans

    def world(self, sight: Sight, chance: SeededChance) -> World:
        """Return an imagined world to plan in, with its own luck."""
        # Imagining has its own random numbers, so that how many it uses changes nothing else.
        imagined = sight.imagine(SeededChance(chance.below(_SEEDS)))
        state, player = self.values.own_game(imagined, sight.player)
        return World(state, player, chance.below(_SEEDS))

    def _over_worlds(self, first: World, plans: list[Plan], sight: Sight, chance: SeededChance) -> list[Plan]:
        """Return the most promising plans of several worlds, with their mean worth over all of them."""
        beam = self.thinking.beam
        worlds = [(first, {plan.moves: plan for plan in plans})]
        for _ in range(self.thinking.worlds - 1):
            world = self.world(sight, chance)
            worlds.append((world, {plan.moves: plan for plan in _by_plan(search(world, self.values, beam))}))
        best_found: dict[tuple[int, ...], Plan] = {}
        for _, found in worlds:
            for moves, plan in found.items():
                if moves not in best_found or plan.worth > best_found[moves].worth:
                    best_found[moves] = plan
        leaders = sorted(best_found.values(), key=_order)[: self.thinking.plans]
        for plan in leaders:
            worths = [
                found[plan.moves].worth
                if plan.moves in found
                else search(world, self.values, beam, plan.moves)[0].worth
                for world, found in worlds
            ]
            plan.worth = round(sum(worths) / len(worths), DIGITS)
        return leaders

    def _misjudge(self, plans: Sequence[Plan], chance: SeededChance) -> None:
        for plan in plans:
            # The sum of twelve even errors is close to a normal one, and the same on every machine.
            error = sum(chance.below(1 << 16) for _ in range(12)) / (1 << 16) - 6
            plan.worth = round(plan.worth + self.thinking.noise * error, DIGITS)


def _by_plan(lines: Sequence[Line]) -> list[Plan]:
    """Return a plan for each beginning of the lines, with its best line; lines come best first."""
    best: dict[tuple[int, ...], Plan] = {}
    for line in lines:
        best.setdefault(line.plan, Plan(line.plan, line.worth, line))
    return list(best.values())


def _order(plan: Plan) -> tuple[float, tuple[int, ...]]:
    """The best first; among equals the one with the lower moves."""
    return -plan.worth, plan.moves


def _with_end(plan: Plan, player: int) -> tuple[int, ...]:
    """Return the moves of a plan and, if it is a whole turn, the move that ends it."""
    line = plan.line
    end_move = line.state.game.end_move
    if line.draws or end_move is None or end_move not in line.state.legal_moves(player):
        return plan.moves
    return (*plan.moves, end_move)
