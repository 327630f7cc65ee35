"""`bastide play`: a game in the terminal, hot-seat and against bots; `bastide saves`: the saved games."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path

import click
from click.core import ParameterSource

from bastide import words
from bastide.bots import bots_for, default_bot, make_bot
from bastide.bots.seat import BotSeat
from bastide.cli import layout
from bastide.cli.common import (
    GameOptions,
    as_json,
    bot_names,
    component_data,
    echo_json,
    game_options,
    position_document,
    show_warnings,
)
from bastide.cli.terminal import saving
from bastide.cli.terminal.prompt import Prompt, Quit, is_terminal
from bastide.cli.terminal.real_table import set_up_for_real
from bastide.cli.terminal.saving import Keeper, Seating
from bastide.cli.terminal.table import TerminalTable
from bastide.cli.wording import command, option
from bastide.core import documents, positions, registry
from bastide.core.chance import Chance, KeyedChance
from bastide.core.errors import UnknownGame
from bastide.core.events import Plain
from bastide.core.game import Game, other_game
from bastide.core.journal import Journal, Match
from bastide.lab.arena import stream
from bastide.words import LocalizedError

_LAST = "-"
"""The value of `--resume` without a file."""
_SET_UP = {"players": "--players", "preset": "--preset", "chosen": "--option"}
"""The options that a game in progress can't change."""
_file = click.Path(path_type=Path)


@command
@click.argument("game", required=False)
@option("--players", type=click.IntRange(1))
@option("--humans", type=click.IntRange(0), default=1, show_default=True)
@option("--bots")
@option("--seed", type=int)
@option("--real-table", is_flag=True)
@option("--position", type=_file)
@option("--resume", type=_file, is_flag=False, flag_value=_LAST)
@option("--no-save", is_flag=True)
@game_options
def play(
    game: str | None,
    players: int | None,
    humans: int,
    bots: str | None,
    seed: int | None,
    real_table: bool,
    position: Path | None,
    resume: Path | None,
    no_save: bool,
    game_options: GameOptions,
    language: str,
) -> None:
    """Play GAME in the terminal: type moves in notation, or 'help'."""
    _refuse_contradictions()
    prompt, path, sat = Prompt(), None, None
    key = hashlib.sha256(str(seed).encode() if seed is not None else secrets.token_bytes(32)).digest()
    try:
        if resume is not None:
            match, path, sat = _resumed(game, resume)
            real_table = real_table or (sat is not None and sat.real_table)
        else:
            if position is not None:
                made, begin = _from_position(game, position, game_options.components)
            else:
                made, begin = _from_the_start(game, players, humans, game_options)
            match = set_up_for_real(begin, made, language, prompt) if real_table else begin(KeyedChance(key))
    except Quit:
        click.echo(words.say("notice-goodbye", language))
        return
    names = _seats(match, humans, bots, sat)
    luck = seed if seed is not None else secrets.randbits(64)
    seated = [_bot(name, match, luck, seat) for seat, name in enumerate(names)]
    keeper = None
    if not no_save and is_terminal() and None in names:
        keeper = Keeper(path or saving.new_path(match.game.name), names, real_table=real_table)
    TerminalTable(match, seated, key, language, prompt=prompt, real_table=real_table, keeper=keeper).run()


def _refuse_contradictions() -> None:
    """Refuse options that contradict each other."""
    pairs = [("real_table", "--real-table", "seed", "--seed"), ("resume", "--resume", "position", "--position")]
    pairs += [("resume", "--resume", "components", "--components")]
    pairs += [(begun, f"--{begun}", name, shown) for begun in ("resume", "position") for name, shown in _SET_UP.items()]
    for one, shown, other, other_shown in pairs:
        if _is_given(one) and _is_given(other):
            raise LocalizedError("not-together", one=shown, other=other_shown)


def _is_given(parameter: str) -> bool:
    """Whether the command line names a parameter."""
    return click.get_current_context().get_parameter_source(parameter) is ParameterSource.COMMANDLINE


# How a game begins

_Begin = Callable[[Chance], Match]


def _from_the_start(name: str | None, players: int | None, humans: int, options: GameOptions) -> tuple[Game, _Begin]:
    if name is None:
        raise LocalizedError("which-game")
    made = options.make(name)
    number = players if players is not None else max(made.min_players, humans)
    made.check_players(number)
    return made, lambda chance: Match.begin(made, number, chance)


def _from_position(name: str | None, path: Path, components: Path | None) -> tuple[Game, _Begin]:
    document = position_document(path)
    made = positions.game_of(document, component_data(components))
    show_warnings(made)
    if name is not None and (wanted := registry.find(name).name) != made.name:
        raise other_game(made.name, wanted)
    return made, lambda chance: Match.begin_from(made, document, chance)


def _resumed(name: str | None, file: Path) -> tuple[Match, Path | None, Seating | None]:
    """Return the saved game, its file if it is in our own folder, and who sat where."""
    wanted = None if name is None else registry.find(name).name
    if str(file) == _LAST:
        file = _last_unfinished(wanted)
    text = documents.read_file(file)
    journal = Journal.loads(text)
    if wanted is not None and journal.header.game != wanted:
        raise LocalizedError("other-game-saved", file=str(file), found=journal.header.game, game=wanted)
    is_ours = file.resolve().parent == saving.folder().resolve()
    return journal.replay(), file if is_ours else None, saving.seating(text, journal.header.players)


def _last_unfinished(game: str | None) -> Path:
    for kept in saving.kept_games():
        if not kept.over and game in (None, kept.game):
            return kept.path
    raise LocalizedError("nothing-to-resume", folder=str(saving.folder()))


# Who sits where


def _seats(match: Match, humans: int, bots: str | None, sat: Seating | None) -> list[str | None]:
    """Return the bot in each seat: people first, then the named bots in order, repeated as needed.

    A saved game continues with the same players, unless the command line says otherwise.
    """
    number, kind = match.state.players, type(match.game)
    if sat is not None and bots is None and not _is_given("humans") and {*sat.seats} <= {None, *bots_for(kind)}:
        return list(sat.seats)
    if humans > number:
        raise LocalizedError("too-many-people", people=humans, players=number)
    names = bot_names(bots) if bots is not None else (default_bot(kind),)
    if bots is not None and len(names) > number - humans:
        raise LocalizedError("no-seats-for-bots", bots=len(names), seats=number - humans)
    for name in names:
        make_bot(name, kind, 0)
    return [None] * humans + [names[seat % len(names)] for seat in range(number - humans)]


def _bot(name: str | None, match: Match, seed: int, seat: int) -> BotSeat | None:
    if name is None:
        return None
    kind = type(match.game)
    return BotSeat(make_bot(name, kind, 0).name, kind, stream(seed, len(match.journal.plies), f"seat {seat}"))


@command
@as_json
def saves(as_json: bool, language: str) -> None:
    """List your saved games, the latest first."""
    kept = saving.kept_games()
    if as_json:
        echo_json([{**asdict(game), "path": str(game.path)} for game in kept])
        return
    if not kept:
        layout.echo(words.say("cli-no-saves", language, {"folder": str(saving.folder())}))
    for game in kept:
        try:
            title = words.title(registry.find(game.game), language)
        except UnknownGame:
            title = game.game
        facts: dict[str, Plain] = {"title": title, "players": game.players, "plies": game.plies}
        said = words.say("cli-saved-game-over" if game.over else "cli-saved-game", language, facts)
        click.echo(f"{datetime.fromtimestamp(game.at):%Y-%m-%d %H:%M}  {said}")
        click.echo(f"  {game.path}")
