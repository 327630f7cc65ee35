"""What holds for a game as a whole: its presets, its bots, its worlds and its journals."""

from bastide.core.chance import SeededChance
from bastide.core.game import Game
from bastide.testing.checks.deciding import check_decisions
from bastide.testing.checks.imagining import countable
from bastide.testing.checks.journals import check_another_process, finished_journal
from bastide.testing.oracle import Oracle, uncountable
from bastide.testing.playing import Table
from bastide.testing.seeds import seeds
from bastide.testing.stored import playthroughs


def check_default_options_are_among_the_presets(kind: type[Game], _oracle: Oracle) -> None:
    """Check that a preset has the default options, if there are presets."""
    assert not kind.presets or kind().settings in [kind(options).settings for options in kind.presets.values()], (
        "no preset has the default options"
    )


def check_bots_decide_by_what_they_may_know(kind: type[Game], oracle: Oracle) -> None:
    """Check that bots decide alike in states that their seat can't tell apart."""
    for seed in seeds(1):
        check_decisions(kind(), min(3, kind.max_players), seed, oracle)


def check_worlds_that_can_be_counted_are_counted(kind: type[Game], oracle: Oracle) -> None:
    """Check that random games reach positions with several worlds, few enough to count, if they can be counted."""
    secrets = oracle.given_secrets()
    tables = [Table(kind(), kind.min_players, seed) for seed in range(10)]
    counted = any(True for seed, table in enumerate(tables) for _ in countable(table, SeededChance(seed), secrets))
    assert counted == (secrets.worlds is not uncountable), (
        "`Secrets.worlds` was never given several worlds, few enough to count; if there are always too many, give "
        "`uncountable`"
    )


def check_the_same_journal_is_the_same_game_in_another_process(kind: type[Game], oracle: Oracle) -> None:
    """Check that stored and random games lead to the same end in a process where strings hash differently."""
    folder = oracle.playthroughs
    stored = [] if folder is None else [playthrough.journal() for playthrough in playthroughs(folder)]
    random = [finished_journal(kind(), kind.min_players, seed) for seed in seeds(2)]
    check_another_process(kind, [*stored, *random])
