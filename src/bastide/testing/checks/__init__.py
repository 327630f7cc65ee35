"""The checks: those that play random games of a set-up, and those of a whole game with its stored games.

A check raises `AssertionError` if a game breaks its contract, and `NotGiven` if the oracle lacks what it needs.
"""

from collections.abc import Callable
from typing import TypeAlias

from bastide.core.game import Game
from bastide.testing.checks.audiences import check_audiences
from bastide.testing.checks.closed import check_closed_phases
from bastide.testing.checks.imagining import check_imagine, check_imagined_frequencies
from bastide.testing.checks.journals import check_copy_is_independent, check_fold_equals_live, check_undo
from bastide.testing.checks.lessons import check_the_tutorial_can_be_followed
from bastide.testing.checks.limiting import check_limits
from bastide.testing.checks.observing import check_observation
from bastide.testing.checks.perft import check_move_trees_have_the_stored_sizes
from bastide.testing.checks.pieces import check_conservation
from bastide.testing.checks.play import (
    check_anything_else_is_refused,
    check_every_legal_move_is_accepted,
    check_looking_changes_nothing,
)
from bastide.testing.checks.playthroughs import (
    check_stored_games_have_the_stored_ends,
    check_stored_games_have_the_stored_states,
    check_stored_games_show_everything,
)
from bastide.testing.checks.positions import check_position
from bastide.testing.checks.searching import check_apply, check_gists
from bastide.testing.checks.secrecy import check_non_interference, check_reveals
from bastide.testing.checks.speech import check_words
from bastide.testing.checks.values import check_values
from bastide.testing.checks.whole import (
    check_bots_decide_by_what_they_may_know,
    check_default_options_are_among_the_presets,
    check_the_same_journal_is_the_same_game_in_another_process,
    check_worlds_that_can_be_counted_are_counted,
)
from bastide.testing.oracle import Oracle

Check: TypeAlias = Callable[[Game, int, int, Oracle], int]
"""Plays a random game, from a game, a number of players, a seed and the oracle of the game.

It raises `AssertionError` with a journal that reproduces the failure, and returns how many plies it played.
"""

CHECKS: tuple[Check, ...] = (
    check_every_legal_move_is_accepted,
    check_anything_else_is_refused,
    check_looking_changes_nothing,
    check_fold_equals_live,
    check_undo,
    check_copy_is_independent,
    check_values,
    check_non_interference,
    check_reveals,
    check_audiences,
    check_imagine,
    check_imagined_frequencies,
    check_conservation,
    check_position,
    check_closed_phases,
    check_words,
    check_apply,
    check_gists,
    check_observation,
    check_limits,
)
"""The checks of a game that is played."""

GameCheck: TypeAlias = Callable[[type[Game], Oracle], None]
"""Checks a whole game."""

GAME_CHECKS: tuple[GameCheck, ...] = (
    check_default_options_are_among_the_presets,
    check_bots_decide_by_what_they_may_know,
    check_worlds_that_can_be_counted_are_counted,
    check_the_same_journal_is_the_same_game_in_another_process,
    check_stored_games_show_everything,
    check_stored_games_have_the_stored_states,
    check_stored_games_have_the_stored_ends,
    check_move_trees_have_the_stored_sizes,
    check_the_tutorial_can_be_followed,
)
"""The checks of a game before anyone plays."""

__all__ = [
    "CHECKS",
    "GAME_CHECKS",
    "Check",
    "GameCheck",
    "check_anything_else_is_refused",
    "check_apply",
    "check_audiences",
    "check_closed_phases",
    "check_conservation",
    "check_copy_is_independent",
    "check_every_legal_move_is_accepted",
    "check_fold_equals_live",
    "check_gists",
    "check_imagine",
    "check_imagined_frequencies",
    "check_limits",
    "check_looking_changes_nothing",
    "check_non_interference",
    "check_observation",
    "check_position",
    "check_reveals",
    "check_undo",
    "check_values",
    "check_words",
]
