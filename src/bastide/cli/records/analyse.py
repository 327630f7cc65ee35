"""`bastide analyse`: everyone's chances after each turn of a recorded game, better lines and turning points."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from bastide import words
from bastide.bots import analysis
from bastide.bots.analysis import Analysis, Turn
from bastide.bots.expectations import Expectation
from bastide.cli import layout
from bastide.cli.common import as_json, echo_json, progress_bar
from bastide.cli.wording import command
from bastide.core.events import Plain
from bastide.core.game import Game
from bastide.core.journal import Journal
from bastide.core.layout import cut, display_width, padded

_BARS = "▁▂▃▄▅▆▇█"
_LONGEST_CURVE = 60
_HEADS = (
    "cli-analysis-turn",
    "cli-analysis-player",
    "cli-analysis-chance",
    "cli-analysis-expected",
    "cli-analysis-lost",
    "cli-analysis-moves",
)
_LEAST_GAIN = 0.1
"""A line that is worth only this much more is not called better."""


@command
@click.argument("journal", type=click.Path(path_type=Path))
@as_json
def analyse(journal: Path, as_json: bool, language: str) -> None:
    """Analyse a recorded game."""
    record = Journal.load(journal)
    with progress_bar(record.header.game) as show:
        found = analysis.analyse(record, show)
    if as_json:
        echo_json(found.to_json())
        return
    report = Report(found, record.header.make(), language)
    layout.echo(report.heading())
    for part in (report.curves(), report.table()):
        click.echo("\n" + "\n".join(part))
    report.echo_turning_points()


class Report:
    """An analysis in words."""

    def __init__(self, found: Analysis, game: Game, lang: str) -> None:
        self.analysis = found
        self.game = game
        self.lang = lang
        self.alone = len(found.before.shares) == 1

    def heading(self) -> str:
        """Return what was analysed."""
        turns, level = len(self.analysis.turns), self.analysis.level
        return self._say("cli-analysis-head", title=words.title(self.game, self.lang), turns=turns, level=level)

    def curves(self) -> list[str]:
        """Return a small chart for each player: their chance to win or, alone, their points."""
        expected = [self.analysis.before, *(turn.after for turn in self.analysis.turns)]
        names = [words.player(seat, self.lang) for seat in range(len(expected[0].shares))]
        width = max(map(display_width, names))
        lines = [self._say("cli-analysis-points" if self.alone else "cli-analysis-chances")]
        for seat, name in enumerate(names):
            values = [each.points[seat] if self.alone else each.shares[seat] for each in expected]
            most = max(values) if self.alone else 1.0
            last = _figure(expected[-1], seat)
            lines.append(f"  {padded(name, width)}  {_curve(values, most)}  {last}")
        return lines

    def table(self) -> list[str]:
        """Return a line for each turn: who, their chance and points afterwards, what they lost, their moves."""
        rows = [[self._say(head) for head in _HEADS], *self._rows()]
        if self.alone:
            rows = [row[:2] + row[3:] for row in rows]
        widths = [max(display_width(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
        lines = ["  ".join([*map(padded, row, widths), row[-1]]) for row in rows]
        return [cut(line, layout.width() or display_width(line)) for line in lines]

    def _rows(self) -> Iterator[list[str]]:
        for number, turn in enumerate(self.analysis.turns, 1):
            lost = f"{turn.lost:.1f}" if turn.lost >= _LEAST_GAIN else ""
            name, after = words.player(turn.player, self.lang), turn.after
            points = f"{after.points[turn.player]:.0f}"
            yield [str(number), name, _share(after, turn.player), points, lost, ", ".join(turn.moves)]

    def echo_turning_points(self) -> None:
        """Write each turning point with the better line, if there was one."""
        numbers = self.analysis.turning_points()
        layout.echo("\n" + self._say("cli-analysis-turning" if numbers else "cli-analysis-steady"), bold=True)
        for number in numbers:
            turn = self.analysis.turns[number]
            before = self.analysis.turns[number - 1].after if number else self.analysis.before
            facts = {"before": _figure(before, turn.player), "after": _figure(turn.after, turn.player)}
            layout.echo("  " + self._say("cli-analysis-swing", turn=number + 1, player=turn.player, **facts), indent=4)
            layout.echo("    " + self._better(turn), indent=6)

    def _better(self, turn: Turn) -> str:
        if turn.lost < _LEAST_GAIN:
            return self._say("cli-analysis-fine")
        moves = [self.game.moves.parse(move) for move in turn.line]
        why = words.reasons(self.game, [reason.part for reason in turn.reasons], self.lang)
        line = words.line(self.game, moves, self.lang)
        return f"{self._say('cli-analysis-better', gain=f'{turn.lost:.1f}')} {line}. {why}".rstrip()

    def _say(self, key: str, **arguments: Plain) -> str:
        return words.say(key, self.lang, arguments)


def _figure(expected: Expectation, seat: int) -> str:
    """Return a player's chance or, alone, their points."""
    return _share(expected, seat) if len(expected.shares) > 1 else f"{expected.points[seat]:.0f}"


def _share(expected: Expectation, seat: int) -> str:
    return f"{expected.shares[seat]:.0%}"


def _curve(values: Sequence[float], most: float) -> str:
    """Return values from 0 to `most` as a row of bars, not too long."""
    shown = min(len(values), _LONGEST_CURVE)
    last = len(values) - 1
    picked = [values[round(place * last / max(1, shown - 1))] for place in range(shown)]
    return "".join(_BARS[min(len(_BARS) - 1, max(0, int(value / (most or 1) * len(_BARS))))] for value in picked)
