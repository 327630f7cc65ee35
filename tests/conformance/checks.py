"""All checks on random games, to run over any game."""

from collections.abc import Callable

from bastide.core.game import Game
from tests.conformance.audiences import check_audiences
from tests.conformance.closed import check_closed_phases
from tests.conformance.imagining import check_imagine, check_imagined_frequencies
from tests.conformance.journals import check_copy_is_independent, check_fold_equals_live, check_undo
from tests.conformance.limiting import check_limits
from tests.conformance.observing import check_observation
from tests.conformance.pieces import check_conservation
from tests.conformance.play import (
    check_anything_else_is_refused,
    check_every_legal_move_is_accepted,
    check_looking_changes_nothing,
)
from tests.conformance.positions import check_position
from tests.conformance.searching import check_apply, check_gists
from tests.conformance.secrecy import check_non_interference, check_reveals
from tests.conformance.speech import check_words
from tests.conformance.values import check_values

Check = Callable[[Game, int, int], int]

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

__all__ = [
    "CHECKS",
    "Check",
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
