"""The section on the lab: observations and masks, and the environments of other projects under random play."""

import os
from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import TypeAlias

import numpy as np
import pyspiel

import bastide.lab.openspiel  # noqa: F401 - registers the games
from bastide.core.chance import SeededChance
from bastide.core.observation import empty_mask
from bastide.core.registry import list_games, make
from bastide.core.state import State
from bastide.lab.machine import Machine
from bastide.lab.pettingzoo import env
from bastide.lab.vector import SeatVectorEnv
from bench.measure import ENOUGH, Plan, Result, Run, Tally, Work, interleaved
from bench.ours import sample
from bench.report import number, percent, table

_SEED = 1
_PLAYERS = 2
_TABLES = (2, 4)
_GAMES_AT_ONCE = 64
_PETTINGZOO_STEPS = 200
_SHORT = 0.3
"""The chunks of single operations, as a share of those of play."""

OBSERVATION, MASK = "observation", "mask"
AGAIN, NEW = "again", "new"
VECTOR, AEC, SPIEL = "Gymnasium, 64 games at once", "PettingZoo", "OpenSpiel"
_RATES = (VECTOR, AEC, SPIEL)

_RATE_GOALS = {("kingdom-builder", VECTOR): 30_000, ("kingdom-builder", SPIEL): 10_000}
_MOST_MICROSECONDS = {"kingdom-builder": 15, "troyes-dice": 15, "feuville": 30, "tournay": 30}
"""What an observation may cost."""

Operation: TypeAlias = Callable[[list[tuple[State, int]]], None]
"""Something done to positions and the player on turn in each."""


def run(plan: Plan) -> str:
    """Measure each game and return the section as Markdown."""
    load, games = os.getloadavg()[0], measured_games()
    return section(games, interleaved(works(games, plan), plan), plan, load, Machine.here())


def measured_games() -> list[str]:
    """The games with observations."""
    return [name for name, kind in list_games().items() if kind.observation_version]


def works(games: list[str], plan: Plan) -> dict[str, tuple[Work, float]]:
    """Return all that is measured, and how long each chunk takes."""
    found: dict[str, tuple[Work, float]] = {}
    for game in games:
        for players in _TABLES:
            for what, operation in operations(game, players).items():
                short = _SHORT * plan.seconds
                found[cost_name(game, players, what, AGAIN)] = repeating(game, players, operation), short
                found[cost_name(game, players, what, NEW)] = playing(game, players, operation), short
        for what, work in ((VECTOR, stepping), (AEC, taking_turns), (SPIEL, walking)):
            found[rate_name(game, what)] = work(game), plan.seconds
    return found


def cost_name(game: str, players: int, what: str, when: str) -> str:
    """The name of the cost of an operation."""
    return f"{game}, {players} players: {what}, {when}"


def rate_name(game: str, what: str) -> str:
    """The name of the rate of an environment."""
    return f"{game}: {what}"


# Single operations


def operations(game: str, players: int) -> dict[str, Operation]:
    """Return what is measured on positions."""
    rules = make(game)
    row, mask = rules.observation_spec(players).empty(), empty_mask(len(rules.moves))

    def observe(positions: list[tuple[State, int]]) -> None:
        for state, player in positions:
            state.observe(player, row)

    def write_mask(positions: list[tuple[State, int]]) -> None:
        for state, player in positions:
            state.legal_mask(player, mask)

    return {OBSERVATION: observe, MASK: write_mask}


def repeating(game: str, players: int, operation: Operation) -> Work:
    """Return a work that visits the same positions again and again, from all parts of random games."""
    positions = [(state, state.to_act[0]) for state in sample(make(game), players, _SEED)]

    def work() -> Tally:
        operation(positions)
        return Tally(len(positions))

    return work


def playing(game: str, players: int, operation: Operation) -> Work:
    """Return a work that makes a random move in each of many games and then visits the new positions.

    Making the moves doesn't count.
    """
    rules, rng, chance = make(game), Random(_SEED), SeededChance(_SEED)
    states = [rules.start(players, chance) for _ in range(_GAMES_AT_ONCE)]
    for state in states:  # at once all of them would be at the same stage
        for _ in range(rng.randrange(60)):
            _move(state, rng, chance)

    def work() -> Tally:
        began = process_time()
        for index, state in enumerate(states):
            _move(state, rng, chance)
            if state.is_over:
                states[index] = rules.start(players, chance)
        positions = [(state, state.to_act[0]) for state in states]
        aside = process_time() - began
        operation(positions)
        return Tally(len(positions), aside=aside)

    return work


def _move(state: State, rng: Random, chance: SeededChance) -> None:
    """Make a random move, unless the game is over."""
    if to_act := state.to_act:
        state.play(to_act[0], rng.choice(state.legal_moves(to_act[0])), chance)


# Environments


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


def walking(game: str) -> Work:
    """Play a random game of OpenSpiel from the first chance node on, without observations."""
    loaded = pyspiel.load_game(f"bastide_{game.replace('-', '_')}(players={_PLAYERS})")
    rng = Random(_SEED)

    def work() -> Tally:
        state, decisions = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
        return Tally(decisions, games=1)

    return work


# The page


def section(games: list[str], run: Run, plan: Plan, load: float, machine: Machine) -> str:
    """Return the section from what was measured."""
    return "\n\n".join(
        (
            "## The lab",
            f"{machine.day.isoformat()}, one core of {machine.processor} ({machine.cores} cores, load average "
            f"{load:.1f} before the start), {machine.system}, {machine.python}.",
            "### Observations and masks",
            "In microseconds. *Again*: the same positions visited repeatedly. *New*: each position just after a move.",
            _costs(games, run.results),
            "### Environments",
            f"{_PLAYERS} players, random moves.",
            _rates(games, run.results),
            "### How it was measured",
            _method(run, plan),
        )
    )


def _costs(games: list[str], results: Mapping[str, Result]) -> str:
    head = ("game", "players", *(f"{what}, {when}" for what in (OBSERVATION, MASK) for when in (AGAIN, NEW)), "goal")
    rows = []
    for game in games:
        for players in _TABLES:
            costs = {
                (what, when): results[cost_name(game, players, what, when)].seconds_per_step()
                for what in (OBSERVATION, MASK)
                for when in (AGAIN, NEW)
            }
            cells = [f"{number(1e6 * cost.median)} ± {percent(cost.deviation)}" for cost in costs.values()]
            slowest = 1e6 * max(costs[OBSERVATION, when].median for when in (AGAIN, NEW))
            rows.append((game, str(players), *cells, _cost_verdict(game, slowest)))
    return table(head, rows, left=1)


def _cost_verdict(game: str, microseconds: float) -> str:
    most = _MOST_MICROSECONDS.get(game)
    if most is None:
        return ""
    return f"observation at most {most}, {'reached' if microseconds <= most else '**missed**'}"


def _rates(games: list[str], results: Mapping[str, Result]) -> str:
    units = {VECTOR: "steps/s", AEC: "steps/s", SPIEL: "decisions/s"}
    head = ("game", *(cell for what in _RATES for cell in (f"{what}, {units[what]}", "±")))
    rows = []
    for game in games:
        cells = []
        for what in _RATES:
            rate = results[rate_name(game, what)].steps_per_second()
            cells += [number(rate.median) + _rate_verdict(game, what, rate.median), percent(rate.deviation)]
        rows.append((game, *cells))
    return table(head, rows, left=1)


def _rate_verdict(game: str, what: str, rate: float) -> str:
    least = _RATE_GOALS.get((game, what))
    if least is None:
        return ""
    return f" (at least {number(least)}, {'reached' if rate >= least else '**missed**'})"


def _method(run: Run, plan: Plan) -> str:
    usual, fastest, slowest = (number(1e3 * seconds) for seconds in (run.usual, run.fastest, run.slowest))
    return f"""\
- An observation and a mask are written into an array of the caller's. New positions come up in {_GAMES_AT_ONCE} random
  games played in turn; making the moves doesn't count, listing the legal moves counts as part of the mask.
- *Gymnasium*: `SeatVectorEnv`, one seat against a random bot. A step includes the opponent's decisions, the observation
  and the mask; choosing the learner's action doesn't count.
- *PettingZoo*: the AEC interface. A step includes the observation, the mask and sampling a legal action.
- *OpenSpiel*: whole games from the first chance node on, without tensors. Chance nodes take their part of the time but
  don't count as decisions.
- {plan.rounds} rounds of interleaved chunks of {plan.seconds:g} s, those of single operations shorter. Numbers are
  medians of the chunks; ± is half the interquartile range. The clock counts the CPU time of the process, which was
  {percent(run.core_share)} of the wall-clock time.
- A calibration loop in plain Python runs before and after each chunk: {usual} ms at the median, {fastest} to
  {slowest}. Rates are scaled to the median. {run.disturbed} of {run.chunks} chunks were disturbed; they are dropped
  where {ENOUGH} others remain."""
