"""Bots from outside: installed by another package, in a Python file of yours, or a program in any language.

You name a bot to `bastide arena --bots` as

* `greedy`: one of ours;
* `my-bot`: an entry point in the group `bastide.bots` of an installed package;
* `./mybot.py:MyBot` or `package.module:MyBot`: a class derived from `bastide.bots.Bot`;
* `run:node mybot.mjs --deep`: a program that speaks the line protocol (see `bastide.lab.outside.program`).

Only who runs the command names bots in these ways, never a visitor of a server: a name may run code.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from bastide.bots import Bot, Sight, bots_for, make_bot
from bastide.bots.seat import chooser
from bastide.core.errors import BadOption
from bastide.core.game import Game
from bastide.core.state import State
from bastide.lab.outside.guard import failed, guarded
from bastide.lab.outside.program import TIME_LIMIT, Opening, Program

GROUP = "bastide.bots"
_RUN = "run:"


class Seat(NamedTuple):
    """A bot in one seat of one game."""

    choose: Callable[[Sight], int]
    hear_result: Callable[[State], None]


def sit_down(name: str, opening: Opening, time_limit: float = TIME_LIMIT) -> Seat:
    """Put a bot into a seat for a game; `time_limit` in seconds holds for each decision of an outside bot."""
    if name.startswith(_RUN):
        program = Program.running(name.removeprefix(_RUN), opening.seat)
        program.begin(opening, time_limit)
        return Seat(program.choose, program.hear_result)
    kind = outside_class(name, type(opening.game))
    if kind is None:
        return Seat(chooser(name, type(opening.game), opening.seed), _ignore)
    try:
        bot = kind(opening.seed)
    except Exception as error:  # an outside bot may raise anything, and loses by it
        raise failed(f"{type(error).__name__}: {error}") from error
    return Seat(guarded(bot.choose, time_limit), _ignore)


def _ignore(state: State) -> None:
    """What a bot does with a result that doesn't concern it."""


def check(name: str, game: type[Game]) -> None:
    """Raise `BadOption` unless `name` is that of a bot that plays `game`. No program is started."""
    if name.startswith(_RUN):
        Program.check(name.removeprefix(_RUN))
    elif outside_class(name, game) is None:
        make_bot(name, game, 0)


def fingerprint(name: str, game: type[Game]) -> str:
    """Return something that changes with the code of an outside bot, as far as one file tells; empty for ours."""
    if name.startswith(_RUN):
        return Program.fingerprint(name.removeprefix(_RUN))
    kind = outside_class(name, game)
    if kind is None:
        return ""
    file = sys.modules[kind.__module__].__file__
    return hashlib.blake2b(Path(file).read_bytes(), digest_size=6).hexdigest() if file else kind.__module__


def outside_class(name: str, game: type[Game]) -> type[Bot] | None:
    """Return the class of an outside bot, or `None` if `name` is one of ours or of no bot."""
    if name in bots_for(game):
        return None
    kind = _from_path(*name.rsplit(":", 1)) if ":" in name else _installed().get(name)
    if kind is not None and not kind.plays(game):
        raise BadOption("bot-plays-not", "Bot '{bot}' doesn't play {game}.", bot=name, game=game.name)
    return kind


@cache
def _installed() -> dict[str, type[Bot]]:
    return {point.name: _checked(point.load(), point.name) for point in entry_points(group=GROUP)}


@cache
def _from_path(place: str, name: str) -> type[Bot]:
    """Return the class `name` in a Python file or a module."""
    try:
        module = _file(Path(place)) if place.endswith(".py") else import_module(place)
        return _checked(getattr(module, name), f"{place}:{name}")
    except BadOption:
        raise
    except Exception as error:  # whatever the file does when it is imported
        raise BadOption(
            "bot-not-loaded",
            "Bot '{bot}' can't be loaded: {reason}.",
            bot=f"{place}:{name}",
            reason=f"{type(error).__name__}: {error}",
        ) from error


def _file(path: Path) -> ModuleType:
    """Import a Python file, as another process can do again by the same path."""
    spec = spec_from_file_location(f"bastide_outside_{path.stem}", path.resolve())
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is no Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _checked(found: object, name: str) -> type[Bot]:
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise BadOption("no-bot-class", "'{bot}' is not a class derived from bastide.bots.Bot.", bot=name)
