"""The checks can fail: each catches the broken toys that it is there for, and lets the correct ones pass."""

import json
import zlib
from functools import partial

import pytest

from bastide.bots import Sight
from bastide.bots.random import RandomBot
from bastide.core import registry
from bastide.core.game import Game, Option
from bastide.core.state import State
from bastide.testing import checks
from bastide.testing.checks import Check, GameCheck
from bastide.testing.checks.deciding import by_bot, check_decisions
from bastide.testing.checks.journals import check_another_process, finished_journal
from bastide.testing.checks.perft import check_move_trees_have_the_stored_sizes
from bastide.testing.checks.playthroughs import (
    check_stored_games_have_the_stored_ends,
    check_stored_games_have_the_stored_states,
    check_stored_games_show_everything,
)
from bastide_toys.broken import bids, broken_game, interrupts, peeks, right_game
from bastide_toys.interrupt import Interrupt
from bastide_toys.interrupt.state import InterruptState
from bastide_toys.peek import Peek
from bastide_toys.sealed_bids import SealedBids
from tests.oracles import oracle

SEEDS = range(30)


def complaint(kind: type[Game], check: Check) -> tuple[int, int, str] | None:
    """Return the player count and seed with which the check fails, and its message; `None` if it always passes."""
    for seed in SEEDS:
        for players in range(kind.min_players, kind.max_players + 1):
            try:
                check(kind(), players, seed, oracle(kind))
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
    (peeks.ImaginationForgets, checks.check_imagine, "has another `Secrets.known` than the truth"),
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
    right = right_game(state)
    check(right(), players, seed, oracle(right))


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
    check_decisions(kind(), 2, 0, oracle(kind), {"random": by_bot(RandomBot)})


def test_a_game_that_depends_on_the_hash_seed_is_caught() -> None:
    journals = [finished_journal(bids.HashOrder(), 4, seed) for seed in range(10)]
    with pytest.raises(AssertionError, match="in another process"):
        check_another_process(bids.HashOrder, journals)
    check_another_process(SealedBids, [finished_journal(SealedBids(), 4, seed) for seed in range(10)])


@pytest.mark.parametrize(
    ("state", "check", "words"),
    [
        (interrupts.BlockingPays, check_stored_games_have_the_stored_ends, "needs a switch in versions.py"),
        (interrupts.BlockingPays, check_stored_games_have_the_stored_states, "review the difference"),
        (interrupts.AsksOnlyGuards, check_move_trees_have_the_stored_sizes, "new version"),
    ],
)
def test_other_outcomes_under_the_same_rules_version_are_caught(
    state: type[State], check: GameCheck, words: str
) -> None:
    changed = broken_game(state, name="interrupt")
    with pytest.raises(AssertionError, match=words):
        check(changed, oracle(changed))
    check(Interrupt, oracle(Interrupt))


def test_open_scores_that_tell_of_hidden_cards_are_caught() -> None:
    boastful = broken_game(InterruptState, name="boastful", open_scores=True)
    caught = complaint(boastful, checks.check_non_interference)
    assert caught is not None and "the points are open, but tell twin states apart" in caught[2]


def test_an_option_that_no_stored_game_has_is_caught() -> None:
    grown = broken_game(InterruptState, name="interrupt", options=(Option("treasures", 3, (2, 3, 4)),))
    with pytest.raises(AssertionError, match="has: option treasures 4"):
        check_stored_games_show_everything(grown, oracle(grown))
    check_stored_games_show_everything(Interrupt, oracle(Interrupt))


def test_a_game_without_stored_games_is_caught() -> None:
    unseen = broken_game(InterruptState, name="unseen")
    with pytest.raises(AssertionError, match="holds no stored game"):
        check_stored_games_show_everything(unseen, oracle(unseen))
