"""`bastide play`: a game in the terminal, hot-seat and against bots."""

import hashlib
import secrets
from pathlib import Path

import click

from bastide import words
from bastide.bots import Bot, bots_for, make_bot
from bastide.cli.common import game_options, make_game, read_text
from bastide.cli.table import Quit, TerminalTable, set_up_for_real
from bastide.cli.wording import command, option
from bastide.core.chance import KeyedChance
from bastide.core.errors import BadOption
from bastide.core.journal import Journal, Match


@command
@click.argument("game", required=False)
@option("--players", type=click.IntRange(1))
@option("--humans", type=click.IntRange(0), default=1, show_default=True)
@option("--bots")
@option("--seed", type=int)
@option("--real-table", is_flag=True)
@option("--resume", type=click.Path(path_type=Path))
@game_options
def play(
    game: str | None,
    players: int | None,
    humans: int,
    bots: str | None,
    seed: int | None,
    real_table: bool,
    resume: Path | None,
    preset: str | None,
    chosen: tuple[str, ...],
    components: Path | None,
    language: str,
) -> None:
    """Play GAME in the terminal: type moves in notation, or 'help'."""
    key = hashlib.sha256(str(seed).encode() if seed is not None else secrets.token_bytes(32)).digest()
    if resume is not None:
        match = Journal.loads(read_text(resume)).replay()
    elif game is None:
        raise BadOption("which-game", "Which game? Try 'bastide games' for a list.")
    else:
        made = make_game(game, preset, chosen, components)
        number = players if players is not None else max(made.min_players, humans)
        made.check_players(number)
        try:
            match = (
                set_up_for_real(made, number, language) if real_table else Match.begin(made, number, KeyedChance(key))
            )
        except Quit:
            click.echo(words.say("notice-goodbye", language))
            return
    seats = _seats(match, humans, bots, seed or 0)
    TerminalTable(match, seats, key, language, real_table=real_table).run()


def _seats(match: Match, humans: int, bots: str | None, seed: int) -> list[Bot | None]:
    """Who sits where: people first, then the bots in the order they are named, over and over."""
    number, kind = match.state.players, type(match.game)
    if humans > number:
        english = "{people} people cannot sit at a table of {players} players; raise --players."
        raise BadOption("too-many-people", english, people=humans, players=number)
    names = bots.split(",") if bots else bots_for(kind)[-1:]
    made = [make_bot(names[seat % len(names)], kind, seed + seat) for seat in range(number - humans)]
    return [None] * humans + made
