"""The rules engine section: random games and single operations, ours and those of peers."""

from random import Random

from bastide.lab.machine import Machine
from bench import ours, peers, report
from bench.contenders import Contender
from bench.measure import Plan, Tally, Work, interleaved

_SEED = 1
_CHOOSER = "random.choice"
_COST_SHARE = 0.3
"""The length of a chunk of single operations, as a share of a chunk of play."""


def run(plan: Plan) -> str:
    """Measure everything in one interleaved run and return the section as Markdown."""
    contenders = [*ours.contenders(_SEED), *peers.contenders(_SEED)]
    works: dict[str, tuple[Work, float]] = {_CHOOSER: (choosing(), _COST_SHARE * plan.seconds)}
    for contender in contenders:
        works[contender.name] = contender.play, plan.seconds
        for cost, work in contender.costs.items():
            works[_cost_name(contender, cost)] = work, _COST_SHARE * plan.seconds
    measured = interleaved(works, plan)
    rows = [
        report.Row(
            contender,
            measured.results[contender.name],
            {cost: measured.results[_cost_name(contender, cost)] for cost in contender.costs},
        )
        for contender in contenders
    ]
    return report.engine(rows, measured, measured.results[_CHOOSER], plan, Machine.here())


def choosing() -> Work:
    """Choose from lists as long as typical ones in play; part of every decision of every contender."""
    rng = Random(_SEED)
    lists = [list(range(rng.randrange(1, 40))) for _ in range(1000)]

    def work() -> Tally:
        choose = rng.choice
        for moves in lists:
            choose(moves)
        return Tally(len(lists))

    return work


def _cost_name(contender: Contender, cost: str) -> str:
    return f"{contender.name}: {cost}"
