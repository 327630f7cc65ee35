"""Advice for a player: what a level would do, and why, from the parts of the values that it thinks with."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bastide.bots.bot import Sight
from bastide.bots.levels import Level, levels_for
from bastide.bots.lines import DIGITS, World, search
from bastide.bots.planner import Plan, Planner
from bastide.bots.values import hints_of
from bastide.core.chance import SeededChance
from bastide.core.errors import BadOption
from bastide.core.game import Game
from bastide.core.state import State
from bastide.core.values import Values

MOST_REASONS = 3
"""How many reasons an advice gives at most."""
LEAST_SHARE = 0.25
"""A reason gains at least this share of what the strongest one gains."""
COMPARED = 24
"""How many other plans the best one is compared with."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A part of the values, whose text is `part-<part>`, and how much more of it the plan gains than others do."""

    part: str
    gain: float


@dataclass(frozen=True, slots=True)
class Advice:
    """Moves to make until chance or another player intervenes, and the reasons, the strongest first."""

    moves: tuple[int, ...]
    reasons: tuple[Reason, ...]


def advise(sight: Sight, seed: int, level: str = "master") -> Advice:
    """Return what a level would do without any noise, and why; the same seed gives the same advice."""
    chosen = level_without_noise(type(sight.game), level)
    chance = SeededChance(seed)
    planner = Planner(chosen.values, chosen.thinking)
    plans = planner.plans(sight, chance)
    return Advice(plans[0].moves, reasons(planner.world(sight, chance), plans, chosen))


def level_without_noise(game: type[Game], level: str = "master") -> Level:
    """Return a level that makes no deliberate mistakes, or raise `BadOption` if the game does not have it."""
    levels = levels_for(game)
    if level not in levels:
        raise BadOption("no-hints", "{game} has no hints at level '{level}'.", game=game.name, level=level)
    return replace(levels[level], thinking=replace(levels[level].thinking, noise=0.0))


def reasons(world: World, plans: Sequence[Plan], level: Level) -> tuple[Reason, ...]:
    """Return the parts in which the first plan is ahead of the average of the others, all played in one world.

    What all plans gain alike explains nothing, and the only plan there is needs no explanation.
    """
    values = _with_parts(level.values, world)
    if values is None or len(plans) == 1:
        return ()
    ends = [outcome(world, plan.moves, level) for plan in plans[: COMPARED + 1]]
    best, *others = [values.parts(end, world.player) for end in ends]
    gains = {part: round(amount - _mean(part, others), DIGITS) for part, amount in best.items()}
    least = LEAST_SHARE * max(gains.values(), default=0.0)
    strongest = sorted((-gain, part) for part, gain in gains.items() if gain > 0 and gain >= least)
    return tuple(Reason(part, -gain) for gain, part in strongest[:MOST_REASONS])


def _with_parts(values: Values, world: World) -> Values | None:
    """Return the values that explain a plan: the level's own or, if they have no parts, the game's hints."""
    candidates = (values, hints_of(type(world.state.game)))
    return next((each for each in candidates if each.parts(world.state, world.player)), None)


def outcome(world: World, moves: Sequence[int], level: Level) -> State:
    """Return the position that moves lead to before their turn ends; after luck has struck, with the best that follows.

    A move that another world would allow and this one does not is left out, with all that follow.
    """
    state, player, luck = world.state.copy(), world.player, SeededChance(world.luck)
    begun: list[int] = []
    for move in moves:
        if move not in state.legal_moves(player):
            break
        if move == state.game.end_move:
            return state
        before = luck.state
        state.apply(player, move, luck)
        begun.append(move)
        if luck.state != before:
            break
    return search(world, level.values, level.thinking.beam, begun)[0].state


def _mean(part: str, others: Sequence[Mapping[str, float]]) -> float:
    return sum(parts.get(part, 0.0) for parts in others) / len(others)
