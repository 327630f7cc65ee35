"""The section on the lab: environments of Gymnasium and PettingZoo under random play."""

from collections.abc import Mapping
from time import process_time

import numpy as np

from bastide.core.registry import list_games
from bastide.lab.machine import Machine
from bastide.lab.pettingzoo import env
from bastide.lab.vector import SeatVectorEnv
from bench.measure import Plan, Result, Tally, Work, interleaved
from bench.ours import sample
from bench.report import number, percent, table

_SEED = 1
_PLAYERS = 2
_GAMES_AT_ONCE = 64
_GOAL = 30_000
"""Steps per second with 64 games of Kingdom Builder."""
_PETTINGZOO_STEPS = 200

OBSERVE, VECTOR, AEC = "observation and mask", "Gymnasium, 64 games at once", "PettingZoo, one agent after another"


def run(plan: Plan) -> str:
    """Measure each game and return the section as Markdown."""
    games = [name for name, kind in list_games().items() if kind.observation_version]
    works: dict[str, tuple[Work, float]] = {}
    for game in games:
        works[_name(game, OBSERVE)] = observing(game), 0.3 * plan.seconds
        works[_name(game, VECTOR)] = stepping(game), plan.seconds
        works[_name(game, AEC)] = taking_turns(game), plan.seconds
    return section(games, interleaved(works, plan).results, Machine.here())


def _name(game: str, what: str) -> str:
    return f"{game}: {what}"


def observing(game: str) -> Work:
    """Write the observation and the mask of positions from all parts of random games."""
    kind = list_games()[game]
    positions = [(state, state.to_act[0]) for state in sample(kind(), _PLAYERS, _SEED)]
    row = kind().observation_spec(_PLAYERS).empty()
    mask = positions[0][0].legal_mask(0)

    def work() -> Tally:
        for state, player in positions:
            state.observe(player, row)
            state.legal_mask(player, mask)
        return Tally(len(positions))

    return work


def stepping(game: str) -> Work:
    """Step all games once, one seat against a random bot; choosing the actions doesn't count."""
    envs = SeatVectorEnv(game, _GAMES_AT_ONCE, _PLAYERS)
    rng = np.random.default_rng(_SEED)
    envs.reset(seed=_SEED)

    def work() -> Tally:
        began = process_time()
        actions = np.array([rng.choice(table.legal) if table.legal else 0 for table in envs.tables])
        aside = process_time() - began
        envs.step(actions)
        return Tally(_GAMES_AT_ONCE, aside=aside)

    return work


def taking_turns(game: str) -> Work:
    """Let all agents play at random, with an observation and a mask for each decision."""
    table_of_agents = env(game, _PLAYERS)
    table_of_agents.reset(seed=_SEED)

    def work() -> Tally:
        for _ in range(_PETTINGZOO_STEPS):
            agent = table_of_agents.agent_selection
            _, _, over, _, _ = table_of_agents.last()
            if over:
                table_of_agents.reset()
            else:
                table_of_agents.step(table_of_agents.action_space(agent).sample())
        return Tally(_PETTINGZOO_STEPS)

    return work


def section(games: list[str], results: Mapping[str, Result], machine: Machine) -> str:
    """Return the section from what was measured."""
    return "\n\n".join(
        (
            "## The lab",
            f"{machine.day.isoformat()}, one core of {machine.processor}, {machine.python}. Two players, random moves.",
            _speeds(games, results),
            "Each step includes the observation and the mask. In Gymnasium's environment a step also includes the "
            "decisions of the opponent, a random bot; choosing the learner's action doesn't count. Goal: "
            f"{number(_GOAL)} steps/s with 64 games of Kingdom Builder.",
        )
    )


def _speeds(games: list[str], results: Mapping[str, Result]) -> str:
    rows = []
    for game in games:
        cost = results[_name(game, OBSERVE)].seconds_per_step().median
        rates = [results[_name(game, what)].steps_per_second() for what in (VECTOR, AEC)]
        cells = [cell for rate in rates for cell in (number(rate.median), percent(rate.deviation))]
        rows.append((game, f"{1e6 * cost:.1f}", *cells))
    head = ("game", f"{OBSERVE}, µs", f"{VECTOR}, steps/s", "±", f"{AEC}, decisions/s", "±")
    return table(head, rows, left=1)
