"""The suite: every check of a game, with each of its presets and each set-up of its stored games."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from bastide.core.game import Game
from bastide.core.journal import Header
from bastide.testing.checks import CHECKS, GAME_CHECKS, Check
from bastide.testing.checks.journals import installed
from bastide.testing.oracle import Oracle
from bastide.testing.playing import MANY
from bastide.testing.seeds import SOAK, seeds
from bastide.testing.stored import playthroughs

ENOUGH = 60
"""The plies to play for one check; shorter games are played several times."""


@dataclass(frozen=True)
class Case:
    """One check of one set-up, or of a whole game."""

    name: str
    """The check, the game and the set-up."""
    contract: str
    """What a game must fulfil, in a sentence."""
    run: Callable[[], None]
    """Raises `AssertionError` if the game doesn't, and `NotGiven` if that can't be checked."""


@dataclass(frozen=True)
class SetUp:
    """A game with its options fixed, and its player count."""

    label: str
    header: Header
    every: int
    """Unless soaking, one check in so many is run."""


def random_cases(kind: type[Game], oracle: Oracle) -> Iterator[Case]:
    """Return every check of the first preset, a third for others, a quarter for stored games; when soaking, all."""
    with installed(kind):
        set_ups = list(_set_ups(kind, oracle))
    for row, set_up in enumerate(set_ups):
        for column, check in enumerate(CHECKS):
            if SOAK or (row + column) % set_up.every == 0:
                yield _case(check, set_up.label, partial(_play, check, kind, set_up.header, oracle))


def game_cases(kind: type[Game], oracle: Oracle) -> Iterator[Case]:
    """Return the checks of a game as a whole."""
    for check in GAME_CHECKS:
        yield _case(check, kind.name, partial(check, kind, oracle))


def _case(check: Callable[..., object], label: str, run: Callable[[], None]) -> Case:
    contract = (check.__doc__ or "").partition("\n")[0]
    return Case(f"{check.__name__.removeprefix('check_')}-{label}", contract, run)


def _play(check: Check, kind: type[Game], header: Header, oracle: Oracle) -> None:
    with installed(kind):
        game = header.make()
    for seed in seeds(1):
        played = 0
        for again in range(10):
            played += check(game, header.players, seed + 1000 * again, oracle)
            if played >= ENOUGH:
                break


def _set_ups(kind: type[Game], oracle: Oracle) -> Iterator[SetUp]:
    """Return each preset, and what stored games add: other options, other components, older rules."""
    seen: list[object] = []
    for index, preset in enumerate(kind.presets or [None]):
        game = kind(kind.preset(preset) if preset else {})
        seen.append(_kind_of_set_up(game, oracle))
        for players in _numbers_of_players(kind, index):
            yield SetUp(f"{kind.name}-{preset or 'default'}-{players}", Header.of(game, players), 3 if index else 1)
    folder = oracle.playthroughs
    headers = [] if folder is None else [(stored.name, stored.journal().header) for stored in playthroughs(folder)]
    for stored, header in sorted(headers, key=lambda entry: entry[1].players):  # few players are checked sooner
        if (known := _kind_of_set_up(header.make(), oracle)) not in seen:
            seen.append(known)
            yield SetUp(f"{kind.name}-as-in-{stored}", header, 4)


def _kind_of_set_up(game: Game, oracle: Oracle) -> object:
    """Return what makes a set-up worth checking; of games by older rules, one stored game is enough."""
    if SOAK:
        return game.settings, game.digest, game.rules_version
    if game.rules_version != game.versions.newest and not game.has_own_components:
        return game.rules_version
    return {name: value for name, value in game.settings.items() if name not in oracle.seat_options}, game.digest


def _numbers_of_players(kind: type[Game], preset: int) -> list[int]:
    """Return the fewest and the most for the first preset, then up to four in turn; all when soaking."""
    every = range(kind.min_players, kind.max_players + 1)
    if SOAK:
        return list(every)
    few = [players for players in every if players <= MANY] or [kind.min_players]
    return [few[preset % len(few)]] if preset else sorted({kind.min_players, kind.max_players})
