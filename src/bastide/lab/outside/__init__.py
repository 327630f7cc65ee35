"""Bots from outside: installed by another package, in a Python file of yours, or a program in any language.

You name a bot to `bastide arena --bots` as

* `greedy`: one of ours;
* `my-bot`: an entry point in the group `bastide.bots` of an installed package;
* `./mybot.py:MyBot` or `package.module:MyBot`: a class derived from `bastide.bots.Bot`;
* `run:node mybot.mjs --deep`: a program that speaks the line protocol (see `bastide.lab.outside.program`).

Naming a bot may run code: only the person at the command line does so, never a visitor of a server.
"""

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from bastide.lab.outside.guard import guard, guarded
from bastide.lab.outside.program import TIME_LIMIT, Opening, Program

GROUP = "bastide.bots"
"""The entry points under which other packages offer bots."""
_RUN = "run:"


class Seat(NamedTuple):
    """A bot in one seat of one game."""

    choose: Callable[[Sight], int]
    hear_result: Callable[[State], None]


def is_program(name: str) -> bool:
    """Whether a bot is a program of its own."""
    return name.startswith(_RUN)


def sit_down(name: str, opening: Opening, time_limit: float = TIME_LIMIT) -> Seat:
    """Put a bot into a seat for a game; `time_limit` in seconds holds for each decision of an outside bot."""
    if is_program(name):
        program = Program.running(name.removeprefix(_RUN), opening.seat)
        program.begin(opening, time_limit)
        return Seat(program.choose, program.hear_result)
    kind = outside_class(name, type(opening.game))
    if kind is None:
        return Seat(chooser(name, type(opening.game), opening.seed), _ignore)
    with guard(time_limit):
        bot = kind(opening.seed)
    return Seat(guarded(bot.choose, time_limit), _ignore)


def _ignore(state: State) -> None:
    """Do nothing with a result."""


def check(name: str, game: type[Game]) -> None:
    """Raise `BadOption` unless `name` is that of a bot that plays `game`. No program is started."""
    if is_program(name):
        Program.check(name.removeprefix(_RUN))
    elif outside_class(name, game) is None:
        make_bot(name, game, 0)


def fingerprint(name: str, game: type[Game]) -> str:
    """Return something that changes with the code of an outside bot, as far as one file tells; empty for ours."""
    if is_program(name):
        return Program.fingerprint(name.removeprefix(_RUN))
    kind = outside_class(name, game)
    if kind is None:
        return ""
    file = sys.modules[kind.__module__].__file__
    return _digest(Path(file).read_bytes()) if file else kind.__module__


def outside_class(name: str, game: type[Game]) -> type[Bot] | None:
    """Return the class of an outside bot, or `None` if `name` is one of ours or unknown."""
    if name in bots_for(game):
        return None
    kind = _loaded(name)
    if kind is None:
        return None
    with _loading(name):
        plays = kind.plays(game)
    if not plays:
        raise BadOption("bot-plays-not", "Bot '{bot}' doesn't play {game}.", bot=name, game=game.name)
    return kind


@cache
def _loaded(name: str) -> type[Bot] | None:
    """Return the class of that name in a Python file, a module or an installed package."""
    with _loading(name):
        if ":" not in name:
            points = [point for point in entry_points(group=GROUP) if point.name.lower() == name.lower()]
            return _checked(points[0].load(), name) if points else None
        place, attribute = name.rsplit(":", 1)
        module = _file(Path(place)) if place.endswith(".py") else import_module(place)
        return _checked(getattr(module, attribute), name)


@contextmanager
def _loading(name: str) -> Iterator[None]:
    """Raise `BadOption` for whatever a bot's code does before it plays."""
    try:
        yield
    except BadOption:
        raise
    except (Exception, SystemExit) as error:
        raise BadOption(
            "bot-not-loaded",
            "Bot '{bot}' can't be loaded: {reason}.",
            bot=name,
            reason=f"{type(error).__name__}: {error}",
        ) from error


def _file(path: Path) -> ModuleType:
    """Import a Python file, as another process can do again by the same path."""
    whole = path.resolve()
    spec = spec_from_file_location(f"bastide_outside_{path.stem}_{_digest(bytes(whole))}", whole)
    if spec is None or spec.loader is None:
        raise ImportError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=6).hexdigest()


def _checked(found: object, name: str) -> type[Bot]:
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    raise BadOption("no-bot-class", "'{bot}' is not a class derived from bastide.bots.Bot.", bot=name)
