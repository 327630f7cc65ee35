"""The checks can fail: each catches the broken toys that it is there for, and lets the correct ones pass."""

import json
import sys
import zlib
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bastide.bots import Sight
from bastide.bots.random import RandomBot
from bastide.core import registry
from bastide.core.game import Game, Option
from bastide.core.state import State
from bastide_toys.interrupt import Interrupt
from bastide_toys.interrupt.state import InterruptState
from bastide_toys.peek import Peek
from bastide_toys.peek.state import PeekState
from bastide_toys.sealed_bids import SealedBids
from bastide_toys.sealed_bids.state import SealedBidsState
from tests.conformance import checks
from tests.conformance.broken import bids, interrupts, peeks
from tests.conformance.checks import Check
from tests.conformance.deciding import by_bot, check_decisions
from tests.conformance.journals import check_another_process, finished_journal
from tests.conformance.perft import check_move_tree
from tests.conformance.playthroughs import check_coverage, check_endings, check_golden_texts
from tests.conformance.rooms import brought

RIGHT: dict[type[State], type[Any]] = {PeekState: Peek, InterruptState: Interrupt, SealedBidsState: SealedBids}
SEEDS = range(30)


def right_game(state: type[State]) -> type[Game]:
    """Return the toy that a broken state is made from."""
    return next(game for base, game in RIGHT.items() if issubclass(state, base))


def broken_game(state: type[State], **changes: Any) -> type[Game]:
    """Return a game that is played with a broken state."""
    name = changes.pop("name", f"broken-{state.__name__.lower()}")
    own = {"name": name, "state_class": state, "__module__": state.__module__, **changes}
    kind = type(f"{state.__name__}Game", (right_game(state),), own)
    setattr(sys.modules[state.__module__], kind.__name__, kind)  # so that a pickled state finds it again
    return kind


def complaint(kind: type[Game], check: Check) -> tuple[int, int, str] | None:
    """Return the player count and seed with which the check fails, and its message; `None` if it always passes."""
    for seed in SEEDS:
        for players in range(kind.min_players, kind.max_players + 1):
            try:
                check(kind(), players, seed)
            except AssertionError as failure:
                return players, seed, str(failure)
    return None


CAUGHT: list[tuple[type[State], Check, str]] = [
    # 1: play
    (interrupts.NeverEnds, checks.check_every_legal_move_is_accepted, "still goes on"),
    (interrupts.LeavesNoChoice, checks.check_every_legal_move_is_accepted, "has no legal move"),
    (interrupts.ListsMovesAsTheyCome, checks.check_every_legal_move_is_accepted, "are not sorted"),
    (interrupts.OffersWhatItRefuses, checks.check_every_legal_move_is_accepted, "was offered to player"),
    (peeks.AcceptsAnything, checks.check_anything_else_is_refused, "not legal but was accepted"),
    (peeks.LetsNobodyPlay, checks.check_anything_else_is_refused, "of player -1 is not legal but has no refusal"),
    (peeks.InventsRules, checks.check_anything_else_is_refused, "no rule of the game"),
    (interrupts.RefusedMoveLeavesATrace, checks.check_anything_else_is_refused, "left a trace"),
    (peeks.LooksForGood, checks.check_looking_changes_nothing, "asked again"),
    (bids.UsesGlobalRandomness, checks.check_looking_changes_nothing, "the global random module was used"),
    # 2: journals and copies
    (bids.UsesGlobalRandomness, checks.check_fold_equals_live, "folded"),
    (bids.CountsInSecret, checks.check_fold_equals_live, "folded"),
    (bids.CountsInSecret, checks.check_undo, "differs"),
    (bids.OnePhaseForAll, checks.check_fold_equals_live, "BadJournal"),
    (interrupts.CopySharesAList, checks.check_copy_is_independent, "after a copy was played"),
    (interrupts.CopyListens, checks.check_copy_is_independent, "a copy has a listener"),
    (peeks.AnybodySees, checks.check_values, "there is no viewer"),
    (peeks.PicklesWithoutHands, checks.check_values, "pickled the state is not equal"),
    # 3: secrets
    (peeks.LeaksInView, checks.check_non_interference, "view differs"),
    (peeks.LeaksInObservation, checks.check_non_interference, "observation differs"),
    (peeks.SortsHandsInView, checks.check_non_interference, "view"),
    (peeks.ViewAndImaginationAgree, checks.check_non_interference, "view differs"),
    (bids.ShowsProgress, checks.check_non_interference, "view differs"),
    (peeks.LeaksInLog, checks.check_non_interference, "the log of"),
    (peeks.LeaksInRefusal, checks.check_non_interference, "refusals differs"),
    (interrupts.OffersByOthersHands, checks.check_non_interference, "legal moves differs"),
    (interrupts.AsksOnlyGuards, checks.check_non_interference, "after 'claim' of player"),
    (bids.ListsTheSlowFirst, checks.check_non_interference, "to_act differs"),
    (peeks.ViewForgets, checks.check_non_interference, "lacks something that they know"),
    (interrupts.UndoDependsOnAHand, checks.check_non_interference, "taken back"),
    (peeks.HidesThatItReveals, checks.check_reveals, "no event says that it reveals"),
    (peeks.TellsEverybodyWhatChanceSaid, checks.check_audiences, "is told the outcome"),
    # 4: imagination
    (peeks.ViewAndImaginationAgree, checks.check_imagine, "depends on the truth"),
    (peeks.ImaginationSwapsOneCard, checks.check_imagine, "depends on the truth"),
    (peeks.ImaginationForgets, checks.check_imagine, "is no known state"),
    (peeks.ImaginationIsUnfair, checks.check_imagined_frequencies, "too often"),
    # 5 and 6: pieces and positions
    (interrupts.LosesAPiece, checks.check_conservation, "now there are"),
    (interrupts.PositionLosesAField, checks.check_position, "read back: "),
    # 9: closed phases
    (bids.OpenPhase, checks.check_closed_phases, "outside a closed phase"),
    (bids.OnePhaseForAll, checks.check_closed_phases, ""),
    (bids.OrderMatters, checks.check_closed_phases, "in the order"),
    (bids.ChanceInside, checks.check_closed_phases, "inside a closed phase"),
    (bids.ReadsOthersChoices, checks.check_closed_phases, "others notice a step"),
    (bids.ShowsProgress, checks.check_closed_phases, "others notice a step"),
    (bids.TellsOfSteps, checks.check_closed_phases, "hears of a step"),
    # Searches
    (interrupts.AppliesLess, checks.check_apply, "does something else when applied"),
    (peeks.OneGistForAll, checks.check_gists, "the same gist, but other moves"),
    # Observations
    (peeks.ObservesHalf, checks.check_observation, "is not written whole: ['hands']"),
    (peeks.ObservesTooMuch, checks.check_observation, "is out of bounds: ['unseen']"),
    (peeks.ObservationForgets, checks.check_observation, "but their observations don't"),
    (peeks.PaysTooMuch, checks.check_limits, "points are not between"),
    # Words
    (interrupts.Speechless, checks.check_words, "MissingText"),
]


@pytest.mark.parametrize(
    ("state", "check", "words"), CAUGHT, ids=lambda part: getattr(part, "__name__", "").removeprefix("check_")
)
def test_the_check_catches_the_broken_game_and_passes_the_right_one(
    state: type[State], check: Check, words: str
) -> None:
    caught = complaint(broken_game(state), check)
    assert caught is not None
    players, seed, said = caught
    assert words in said
    assert '"plies": [' in said  # the journal that leads there
    check(right_game(state)(), players, seed)


def test_every_check_of_random_games_has_something_to_catch() -> None:
    assert {check for _, check, _ in CAUGHT} == set(checks.CHECKS)


class PeekingBot(RandomBot):
    """Chooses by the true state, which no bot may see."""

    def choose(self, sight: Sight) -> int:
        truth = json.dumps(sight._state.position())
        return sight.legal[zlib.crc32(truth.encode()) % len(sight.legal)]


@pytest.mark.parametrize("kind", [Peek, registry.find("kingdom-builder"), registry.find("tournay")])
def test_a_bot_that_peeks_is_caught(kind: type[Game]) -> None:
    caught = complaint(kind, partial(check_decisions, deciders={"peeking": by_bot(PeekingBot)}))
    assert caught is not None and "knows what is hidden" in caught[2]
    check_decisions(kind(), 2, 0, {"random": by_bot(RandomBot)})


def test_a_game_that_depends_on_the_hash_seed_is_caught() -> None:
    journals = [finished_journal(bids.HashOrder(), 4, seed) for seed in range(10)]
    with pytest.raises(AssertionError, match="in another process"):
        check_another_process(bids.HashOrder, journals)
    check_another_process(SealedBids, [finished_journal(SealedBids(), 4, seed) for seed in range(10)])


@pytest.mark.parametrize(
    ("state", "check", "words"),
    [
        (interrupts.BlockingPays, check_endings, "needs a switch in versions.py"),
        (interrupts.BlockingPays, check_golden_texts, "review the difference"),
        (interrupts.AsksOnlyGuards, check_move_tree, "new version"),
    ],
)
def test_other_outcomes_under_the_same_rules_version_are_caught(
    state: type[State], check: Callable[[type[Game]], None], words: str
) -> None:
    changed = broken_game(state, name="interrupt")
    with pytest.raises(AssertionError, match=words):
        check(changed)
    check(Interrupt)


def test_open_scores_that_tell_of_hidden_cards_are_caught() -> None:
    boastful = broken_game(InterruptState, name="boastful", open_scores=True)
    caught = complaint(boastful, checks.check_non_interference)
    assert caught is not None and "the points are open, but tell twin states apart" in caught[2]


def test_an_option_that_no_stored_game_has_is_caught() -> None:
    grown = broken_game(InterruptState, name="interrupt", options=(Option("treasures", 3, (2, 3, 4)),))
    with pytest.raises(AssertionError, match="has: option treasures 4"):
        check_coverage(grown)
    check_coverage(Interrupt)


def test_a_game_without_stored_games_is_caught() -> None:
    with pytest.raises(AssertionError, match="holds no stored game"):
        check_coverage(broken_game(InterruptState, name="unseen"))


def test_a_game_without_its_secrets_is_told_where_they_belong() -> None:
    with pytest.raises(AssertionError, match=r"The game peek needs a module bastide_toys\.peek\.nonesuch"):
        brought(Peek, "nonesuch")
