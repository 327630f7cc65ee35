"""docs/performance.md: a page whose parts are written separately by the sections of the benchmark."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bastide.lab.machine import Machine
from bench.contenders import COPY, COSTS, VIEW, Contender
from bench.measure import ENOUGH, Plan, Result, Run, Spread

_PAGE = """\
# Speed

`make bench` takes these measurements and writes this page. Don't edit it by hand.
"""

_OURS = "bastide"
_REFERENCE = "catanatron"


@dataclass(frozen=True, slots=True)
class Goal:
    """How many times as fast as the reference a game should be, and what single operations may cost."""

    least: float
    most_seconds: Mapping[str, float]


_VIEW = 250e-6
_GOAL = Goal(6, {COPY: 2e-6, VIEW: _VIEW})
_GOALS = {
    "kingdom-builder": Goal(8, {COPY: 2e-6, VIEW: _VIEW}),
    "tournay": Goal(6, {COPY: 20e-6, VIEW: _VIEW}),
    "troyes-dice": Goal(6, {COPY: 5e-6, VIEW: _VIEW}),
}
"""Games with other goals than `_GOAL`."""
_MOST_PLAYERS = 4
"""Goals are for tables up to this size."""


@dataclass(frozen=True, slots=True)
class Row:
    """A contender and its results."""

    contender: Contender
    play: Result
    costs: Mapping[str, Result]

    @property
    def is_ours(self) -> bool:
        """Whether it is one of our games."""
        return self.contender.engine == _OURS


# The page


def with_part(page: str, name: str, part: str, order: Sequence[str]) -> str:
    """Return the page with the part called `name` rewritten; other parts stay, in the given order."""
    parts = {known: part_of(page, known) for known in order} | {name: part.strip()}
    return "\n".join([_PAGE, *(f"{_begin(each)}\n\n{parts[each]}\n\n{_end(each)}\n" for each in order if parts[each])])


def part_of(page: str, name: str) -> str:
    """Return what a section wrote, without its marks; empty if it never did."""
    return page.partition(_begin(name))[2].partition(_end(name))[0].strip()


def _begin(name: str) -> str:
    return f"<!-- {name}: begin -->"


def _end(name: str) -> str:
    return f"<!-- {name}: end -->"


# The part on the rules engine


def engine(rows: Sequence[Row], run: Run, chooser: Result, plan: Plan, machine: Machine) -> str:
    """Return random games, ratios, single operations, goals, and how all that was measured."""
    return "\n\n".join(
        (
            "## The rules engine",
            _setting(rows, machine),
            "### Random games",
            _games(rows),
            "### How many times as fast",
            "Our decisions per second divided by theirs; in brackets, counting only decisions with a choice.",
            _ratios(rows),
            "### Single operations",
            "In microseconds, over positions from all stages of random games.",
            _costs(rows),
            "### Goals",
            _goals(rows),
            "### How it was measured",
            _method(run, chooser, plan),
        )
    )


def _setting(rows: Sequence[Row], machine: Machine) -> str:
    engines = dict.fromkeys(f"{row.contender.engine} {row.contender.version}" for row in rows)
    return (
        f"{machine.day.isoformat()}, one core of {machine.processor} ({machine.cores} cores), {machine.system}, "
        f"{machine.python}, {', '.join(engines)}."
    )


def _games(rows: Sequence[Row]) -> str:
    return table(
        ("engine", "game", "rules in", "players", "decisions/s", "±", "with a choice/s", "games/s",
         "decisions per game", "one legal move"),
        (
            (
                row.contender.engine,
                row.contender.game,
                row.contender.language,
                str(row.contender.players),
                number(row.play.steps_per_second().median),
                percent(row.play.steps_per_second().deviation) + _mark(row.play),
                number(row.play.choices_per_second().median),
                number(row.play.games_per_second().median),
                number(row.play.total.steps / row.play.total.games),
                percent(row.play.total.forced / row.play.total.steps),
            )
            for row in rows
        ),
        left=3,
    )  # fmt: skip


def _ratios(rows: Sequence[Row]) -> str:
    peers = [row for row in rows if not row.is_ours]
    return table(
        ("", *(f"{peer.contender.engine} {peer.contender.game}" for peer in peers)),
        ((_table_name(row), *(_ratio_cell(row, peer) for peer in peers)) for row in rows if row.is_ours),
        left=1,
    )


def _ratio_cell(row: Row, peer: Row) -> str:
    choices = row.play.choices_per_second().median / peer.play.choices_per_second().median
    return f"{_ratio(row, peer):.1f} ({choices:.1f})"


def _ratio(row: Row, peer: Row) -> float:
    return row.play.steps_per_second().median / peer.play.steps_per_second().median


def _costs(rows: Sequence[Row]) -> str:
    return table(
        ("engine", "game", "players", *COSTS),
        (
            (
                row.contender.engine,
                row.contender.game,
                str(row.contender.players),
                *(_cost_cell(row.costs[cost]) if cost in row.costs else "" for cost in COSTS),
            )
            for row in rows
        ),
        left=2,
    )


def _cost_cell(cost: Result) -> str:
    spread = cost.seconds_per_step()
    return f"{number(spread.median * 1e6)} ± {percent(spread.deviation)}{_mark(cost)}"


def _goals(rows: Sequence[Row]) -> str:
    reference = next(row for row in rows if row.contender.engine == _REFERENCE)
    return table(
        (
            "",
            f"times {_REFERENCE}'s decisions/s",
            *_GOAL.most_seconds,
        ),
        (
            (
                _table_name(row),
                _ratioverdict(_ratio(row, reference), goal),
                *(_costverdict(row.costs[cost].seconds_per_step(), most) for cost, most in goal.most_seconds.items()),
            )
            for row in rows
            if row.is_ours and row.contender.players <= _MOST_PLAYERS
            for goal in [_GOALS.get(row.contender.game, _GOAL)]
        ),
        left=1,
    )


def _ratioverdict(ratio: float, goal: Goal) -> str:
    return verdict(f"{ratio:.1f} (at least {goal.least:g})", ratio >= goal.least)


def _costverdict(cost: Spread, most: float) -> str:
    return verdict(f"{number(cost.median * 1e6)} µs (at most {number(most * 1e6)})", cost.median <= most)


def verdict(measured: str, reached: bool) -> str:
    """What was measured, and whether it reaches the goal."""
    return f"{measured}, {'reached' if reached else '**missed**'}"


def _method(run: Run, chooser: Result, plan: Plan) -> str:
    usual, fastest, slowest = (number(seconds * 1e3) for seconds in (run.usual, run.fastest, run.slowest))
    return f"""\
- Each game is complete, under full rules, from the set-up to the final ranking, with random moves. Python steps it on
  one core and lists the legal moves at each decision.
- A decision is one player's choice from that list. Decisions/s includes those with a single legal move; their share
  is in the last column, and the rate without them under *with a choice/s*. Chance is not a decision: our games and
  catanatron draw inside a step; OpenSpiel lists the outcomes, and we sample one.
- Our `play` and catanatron's `execute` check that the move is legal; OpenSpiel's `apply_action` does not.
- `random.Random.choice` chooses all moves, which takes {_cost_cell(chooser)} µs of each decision.
  `random.Random.choices` samples OpenSpiel's chance outcomes.
- {plan.rounds} rounds; in each, every contender plays a chunk of {plan.seconds:g} s, and each single operation has a
  shorter one, all interleaved in one process. Numbers are medians of the chunks; ± is half the interquartile range.
- The clock counts the CPU time of the process, which was {percent(run.core_share)} of the wall-clock time.
- A calibration loop in plain Python runs before and after each chunk: {usual} ms at the median, {fastest} to
  {slowest}. Rates are scaled to the median. A chunk counts as disturbed if the loop next to it was off by more than a
  tenth: {run.disturbed} of {run.chunks} were. They are dropped where {ENOUGH} others remain; otherwise all count and
  the number is marked (~).
- Legal moves are listed once per copy of a position, so that no cached list is reused. Copying isn't counted, nor is
  what `play` computed beforehand; the garbage collector rests. A view is that of the player to move, as
  JSON text from msgspec, as in the server."""


def _table_name(row: Row) -> str:
    return f"{row.contender.game}, {row.contender.players} players"


def _mark(result: Result) -> str:
    return "" if len(result.chunks) - result.disturbed >= ENOUGH else " ~"


# Markdown


def table(head: Sequence[str], body: Iterable[Sequence[str]], left: int) -> str:
    """Return a Markdown table whose first `left` columns are text and the others numbers."""
    ruler = ["---" if column < left else "--:" for column in range(len(head))]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (head, ruler, *body))


def number(value: float) -> str:
    """Format with three significant digits: 152,000, 43.1, 1.15, 0.02."""
    if value >= 100:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def percent(part: float) -> str:
    """Format 0.127 as 13 %."""
    return f"{part:.0%}".replace("%", " %")
