"""`make mutants`: change the rules that count points and carry out effects, one thing at a time, and run their tests.

A change that no test notices survives and is listed; `docs/mutants.md` explains those that change no outcome. Each game
is a run of mutmut on its own, with the tests of its rules: `python -m tools.mutants kingdom_builder feuville`. What a
run has found is kept in `mutants/`, so that it goes on where it was stopped.
"""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "mutants"
LINKED = ("src", "tests", "docs", "pyproject.toml")
LEFT_OUT = "not every_refusal"
"""Tests that read the source, and find the mutants in it."""


@dataclass(frozen=True)
class Room:
    """The modules of a game to mutate, and the test files that state their rules."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


ROOMS = {
    "kingdom_builder": Room(
        ("scoring.py", "locations.py"), ("scoring", "locations", "examples", "end", "extra_actions", "opponents")
    ),
    "troyes_dice": Room(
        ("scoring.py", "bonuses.py"), ("scoring", "bonuses", "log", "examples", "action", "achievements", "banquets")
    ),
    "feuville": Room(
        ("scoring.py", "decrees.py"),
        ("decrees", "end", "examples", "literal", "building", "turn", "reasons", "refusals", "positions"),
    ),
    "tournay": Room(
        ("scoring.py", "effects/*"),
        tuple(
            "scoring effects log characters playing_cards examples made_up end expansion decks events actions refusals "
            "components positions sentences".split()
        ),
    ),
}


def main() -> None:
    """Run the games named, or all; list the survivors, and fail if there are any."""
    survivors = [name for game in sys.argv[1:] or ROOMS for name in survivors_in(game)]
    print("\n".join(survivors) or "No mutant survived.")
    sys.exit(bool(survivors))


def survivors_in(game: str) -> list[str]:
    """Run mutmut on a game; return the mutants that no test noticed, or that no test reaches."""
    folder = KEPT / game
    folder.mkdir(parents=True, exist_ok=True)
    for name in LINKED:
        if not (folder / name).is_symlink():
            (folder / name).symlink_to(ROOT / name)
    (folder / "setup.cfg").write_text(settings(game), "utf-8")
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([*mutmut, "run", "--max-children", "2"], cwd=folder, check=True)
    listed = subprocess.run([*mutmut, "results"], cwd=folder, check=True, capture_output=True, text=True).stdout
    return [line.strip() for line in listed.splitlines() if line.strip()]


def settings(game: str) -> str:
    """Return mutmut's settings for a game."""
    room = ROOMS[game]
    lists = {
        "source_paths": ["src"],
        "only_mutate": [f"src/bastide/games/{game}/{module}" for module in room.modules],
        "also_copy": ["docs"],
        "pytest_add_cli_args": ["-q", "-p", "no:cacheprovider", "-k", LEFT_OUT],
        "pytest_add_cli_args_test_selection": [f"tests/games/{game}/test_{name}.py" for name in room.tests],
    }
    return "[mutmut]\n" + "".join(f"{name}=\n" + "".join(f"    {value}\n" for value in lists[name]) for name in lists)


if __name__ == "__main__":
    main()
