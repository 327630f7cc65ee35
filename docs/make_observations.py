"""Rewrites the layouts and limits in `observations.md` from what each game declares.

Run it after a change of observations or limits: `.venv/bin/python docs/make_observations.py`. A test compares the two.
"""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from bastide.core import registry
from bastide.core.errors import NotOffered
from bastide.core.game import Game
from bastide.core.limits import Limits
from bastide.core.observation import Field
from bastide.words import title

PAGE = Path(__file__).parent / "observations.md"
GENERATED = re.compile(r"(?<=<!-- generated -->\n).*(?=<!-- end -->)", re.DOTALL)
OWN_GAMES = "bastide.games."


def chapters() -> str:
    """Return a chapter for each of our games that has observations or declares limits."""
    games = [kind() for kind in registry.list_games().values() if kind.__module__.startswith(OWN_GAMES)]
    return "\n".join(chain.from_iterable(_chapter(game) for game in games))


def _chapter(game: Game) -> Iterator[str]:
    layout, limits = list(_layout(game)), list(_limits(game))
    if layout or limits:
        yield from (f"## {title(game)}", "", *layout, *limits)


def _layout(game: Game) -> Iterator[str]:
    if not game.observation_version:
        return
    fewest, most = (game.observation_spec(players) for players in (game.min_players, game.max_players))
    sizes = [f"{game.observation_spec(players).size:,} with {players}" for players in _tables(game)]
    yield from (f"Layout {game.observation_version}. Numbers by players: {', '.join(sizes)}.", "")
    yield from ("| field | shape | values | meaning |", "|---|---|---|---|")
    for few, many in zip(fewest.fields, most.fields, strict=True):
        yield f"| `{few.name}` | {_shape(few, many)} | {few.low} to {many.high} | {few.meaning} |"
    yield ""


def _shape(few: Field, many: Field) -> str:
    """A field's shape; where it grows with the table, by the word `players`."""
    sides = [str(one) if one == other else "players" for one, other in zip(few.shape, many.shape, strict=True)]
    return " × ".join(sides)


def _tables(game: Game) -> range:
    return range(game.min_players, game.max_players + 1)


def _limits(game: Game) -> Iterator[str]:
    try:
        limits = {players: game.limits(players) for players in _tables(game)}
    except NotOffered:
        return
    yield "| players | moves | longest seen | longest possible | outcomes of a request | points |"
    yield "|---|---|---|---|---|---|"
    yield from (_row(players, each) for players, each in limits.items())
    yield from ("", limits[game.max_players].reason, "", _information(limits), "")


def _row(players: int, limits: Limits) -> str:
    longest = "unbounded" if limits.longest is None else f"{limits.longest:,}"
    above = "or more" if limits.highest_score is None else f"to {limits.highest_score}"
    points = f"{limits.lowest_score} {above}"
    seen = f"{limits.longest_seen:,}"
    return f"| {players} | {limits.moves:,} | {seen} | {longest} | {limits.chance_outcomes} | {points} |"


def _information(limits: dict[int, Limits]) -> str:
    perfect = [str(players) for players, each in limits.items() if each.perfect_information]
    if len(perfect) in (0, len(limits)):
        return f"Information is {'perfect' if perfect else 'imperfect'}."
    return f"Information is perfect with {', '.join(perfect)} {'player' if perfect == ['1'] else 'players'} only."


def main() -> None:
    """Rewrite the page."""
    PAGE.write_text(GENERATED.sub(lambda _: chapters(), PAGE.read_text("utf-8"), count=1), "utf-8")


if __name__ == "__main__":
    main()
