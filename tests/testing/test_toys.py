"""The author of the toys checks them with `pytest --bastide-game`: the right ones pass, the broken ones don't."""

from pathlib import Path

import pytest

from tests.testing.author import TOYS, Project

BROKEN: dict[tuple[str, str], tuple[str, str]] = {
    ("interrupts:ListsMovesAsTheyComeGame", "every_legal_move_is_accepted"): (
        "Check that players to act have sorted legal moves of the table",
        "are not sorted",
    ),
    ("peeks:AcceptsAnythingGame", "anything_else_is_refused"): (
        "Check that illegal, stale and foreign-seat moves raise `IllegalMove` with a rule",
        "is not legal but was accepted",
    ),
    ("interrupts:CopySharesAListGame", "copy_is_independent"): (
        "copy and original don't affect each other",
        "after a copy was played: ",
    ),
    ("bids:CountsInSecretGame", "fold_equals_live"): ("folds to the live state", "folded"),
    ("peeks:LeaksInViewGame", "non_interference"): ("Check that twin states look alike to a viewer", "view differs"),
    ("peeks:ImaginationSwapsOneCardGame", "imagine"): (
        "Check that an imagined state looks the same to its viewer",
        "depends on the truth",
    ),
    ("interrupts:LosesAPieceGame", "conservation"): ("the number of each piece stays the same", "now there are"),
    ("interrupts:PositionLosesAFieldGame", "position"): ("Check that position → JSON → position keeps", "read back"),
    ("bids:OrderMattersGame", "closed_phases"): ("every interleaving gives the same state", "in the order"),
    ("interrupts:SpeechlessGame", "words"): ("have their sentences", "MissingText"),
}
"""Broken toys and the check that catches each: what it asks for, and what it says."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project.made(tmp_path_factory.mktemp("author"))
    project.know_the_toys()
    return project


@pytest.mark.parametrize("toy", TOYS)
def test_the_right_toys_pass_every_check(project: Project, toy: str) -> None:
    checked = project.pytest("-q", "--bastide-game", toy)
    assert checked.returncode == 0, checked.stdout
    assert " passed" in checked.stdout
    assert "failed" not in checked.stdout and "skipped" not in checked.stdout and "not checked" not in checked.stdout


@pytest.fixture(scope="module")
def failures(project: Project) -> dict[tuple[str, str], str]:
    """Run the checks that must catch the broken toys, all at once."""
    games = [f"--bastide-game=bastide_toys.broken.{game}" for game, _ in BROKEN]
    chosen = " or ".join(f"({game.partition(':')[2]} and {check})" for game, check in BROKEN)
    failed, _ = project.failures("-q", *games, "-k", chosen)
    return failed


@pytest.mark.parametrize(("game", "check"), BROKEN, ids=lambda part: part.rpartition(":")[2])
def test_a_broken_toy_fails_with_what_it_breaks(failures: dict[tuple[str, str], str], game: str, check: str) -> None:
    said = [text for (where, name), text in failures.items() if where.endswith(game) and name.startswith(f"{check}-")]
    contract, words = BROKEN[game, check]
    assert any(contract in text.partition("\n")[0] and words in text for text in said), said
    assert all("This journal leads there:" in text and "Traceback" not in text for text in said)


def test_only_what_is_broken_fails(project: Project) -> None:
    failed, passed = project.failures(
        "-q", "--bastide-game=bastide_toys.broken.interrupts:LosesAPieceGame", "-k", "conservation or undo or words"
    )
    assert passed > 3
    assert {name.partition("-")[0] for _, name in failed} == {"conservation"}


def test_toys_are_checked_by_several_workers(project: Project) -> None:
    checked = project.pytest("-q", "-n", "2", "--bastide-game", "peek", "-k", "position or undo or tutorial")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_stored_game_that_changed_is_caught(project: Project, tmp_path: Path) -> None:
    changed = Project.made(tmp_path)
    changed.know_the_toys()
    path = changed.folder / "playthroughs/peek/two-players.txt"
    path.write_text(path.read_text("utf-8").replace("look", "peep", 1), "utf-8")
    checked = changed.pytest("-q", "--bastide-game", "peek", "-k", "stored_states")
    assert checked.returncode == 1
    assert "two-players.txt, line " in checked.stdout
    assert "write the stored games with --bastide-write and review the difference" in checked.stdout
    assert changed.pytest("-q", "--bastide-game", "peek", "--bastide-write", "-k", "stored").returncode == 0
    assert "peep" not in path.read_text("utf-8")
