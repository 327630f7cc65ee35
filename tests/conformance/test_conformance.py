"""Every registered game passes every check, with each of its presets and each set-up of its stored games."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bastide.core import registry
from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.core.journal import Header
from tests.conformance.checks import CHECKS, Check
from tests.conformance.deciding import check_decisions
from tests.conformance.imagining import countable
from tests.conformance.journals import check_another_process, finished_journal
from tests.conformance.perft import check_move_tree
from tests.conformance.playing import MANY, Table
from tests.conformance.playthroughs import check_coverage, check_endings, check_golden_texts
from tests.conformance.rooms import brought
from tests.playthroughs.stored import playthroughs
from tests.seeds import SOAK, seeds

ENOUGH = 60
"""The plies to play for one check; shorter games are played several times."""


@dataclass(frozen=True)
class SetUp:
    """A game with its options fixed, and its player count."""

    label: str
    header: Header
    every: int
    """Unless soaking, one check in so many is run."""

    def make(self) -> Game:
        return self.header.make()


WHO_BEGINS = ("start_player", "crier")
"""Options that only name a seat: a set-up that differs in nothing else is left to the soak."""


def set_ups() -> Iterator[SetUp]:
    """Return each preset, and what stored games add: other options, other components, older rules."""
    for name, kind in registry.list_games().items():
        seen: list[object] = []
        for index, preset in enumerate(kind.presets or [None]):
            game = registry.make(name, preset=preset)
            seen.append(_kind_of_set_up(game))
            for players in numbers_of_players(kind, index):
                yield SetUp(f"{name}-{preset or 'default'}-{players}", Header.of(game, players), 3 if index else 1)
        headers = [(stored.name, stored.journal().header) for stored in playthroughs(kind)]
        for stored, header in sorted(headers, key=lambda entry: entry[1].players):  # few players are checked sooner
            if (known := _kind_of_set_up(header.make())) not in seen:
                seen.append(known)
                yield SetUp(f"{name}-as-in-{stored}", header, 4)


def _kind_of_set_up(game: Game) -> object:
    """Return what makes a set-up worth checking; of games by older rules, one stored game is enough."""
    if SOAK:
        return game.settings, game.digest, game.rules_version
    if game.rules_version != game.versions.newest and not game.has_own_components:
        return game.rules_version
    return {name: value for name, value in game.settings.items() if name not in WHO_BEGINS}, game.digest


def numbers_of_players(kind: type[Game], preset: int) -> list[int]:
    """Return the fewest and the most for the first preset, then up to four in turn; all when soaking."""
    every = range(kind.min_players, kind.max_players + 1)
    if SOAK:
        return list(every)
    few = [players for players in every if players <= MANY]
    return [few[preset % len(few)]] if preset else sorted({kind.min_players, kind.max_players})


every_game = pytest.mark.parametrize("kind", registry.list_games().values(), ids=lambda kind: kind.name)


def cases() -> Iterator[object]:
    """Return every check of a first preset, a third for others, a quarter for stored games; when soaking, all."""
    for row, set_up in enumerate(set_ups()):
        for column, check in enumerate(CHECKS):
            if SOAK or (row + column) % set_up.every == 0:
                yield pytest.param(check, set_up, id=f"{check.__name__.removeprefix('check_')}-{set_up.label}")


@pytest.mark.parametrize(("check", "set_up"), list(cases()))
def test_random_games(check: Check, set_up: SetUp) -> None:
    game = set_up.make()
    for seed in seeds(1):
        played = 0
        for again in range(10):
            played += check(game, set_up.header.players, seed + 1000 * again)
            if played >= ENOUGH:
                break


@every_game
def test_default_options_are_among_the_presets(kind: type[Game]) -> None:
    assert not kind.presets or kind().settings in [kind(options).settings for options in kind.presets.values()]


@every_game
def test_bots_decide_by_what_they_may_know(kind: type[Game]) -> None:
    for seed in seeds(1):
        check_decisions(kind(), min(3, kind.max_players), seed)


@every_game
def test_worlds_that_can_be_counted_are_counted(kind: type[Game]) -> None:
    tables = [Table(kind(), kind.min_players, seed) for seed in range(10)]
    counted = any(True for seed, table in enumerate(tables) for _ in countable(table, SeededChance(seed)))
    assert counted == hasattr(brought(kind, "secrets"), "worlds")


@every_game
def test_the_same_journal_is_the_same_game_in_another_process(kind: type[Game]) -> None:
    stored = [playthrough.journal() for playthrough in playthroughs(kind)]
    check_another_process(kind, [*stored, *(finished_journal(kind(), kind.min_players, seed) for seed in seeds(2))])


@every_game
def test_stored_games_show_everything(kind: type[Game]) -> None:
    check_coverage(kind)


@every_game
def test_stored_games_have_the_stored_states(kind: type[Game]) -> None:
    check_golden_texts(kind)


@every_game
def test_stored_games_have_the_stored_ends(kind: type[Game]) -> None:
    check_endings(kind)


@every_game
def test_move_trees_have_the_stored_sizes(kind: type[Game]) -> None:
    check_move_tree(kind)
