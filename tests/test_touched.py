"""`make check` runs the tests that a change touches."""

import re

from tools.touched import ROOT, touched_tests

ROOM = "tests/games/kingdom_builder"


def games_of(touched: list[str]) -> set[str]:
    return {path.split("/")[2] for path in touched if path.startswith("tests/games/")}


def test_a_module_of_a_game_touches_the_tests_of_that_game() -> None:
    touched = touched_tests(["src/bastide/games/kingdom_builder/scoring.py"])
    assert f"{ROOM}/test_scoring.py" in touched
    assert games_of(touched) == {"kingdom_builder"}


def test_a_helper_of_tests_touches_those_that_use_it() -> None:
    touched = touched_tests([f"{ROOM}/table.py"])
    assert {f"{ROOM}/test_scoring.py", f"{ROOM}/test_turn.py"} <= set(touched)
    assert "tests/core/test_masks.py" not in touched


def test_data_touch_the_tests_of_their_package() -> None:
    touched = touched_tests(["src/bastide/games/kingdom_builder/data/quadrants.json"])
    assert f"{ROOM}/test_components.py" in touched
    assert games_of(touched) == {"kingdom_builder"}


def test_a_page_touches_the_tests_that_name_it() -> None:
    assert "tests/test_architecture.py" in touched_tests(["docs/architecture.md"])


def test_a_test_touches_itself_unless_it_is_gone_or_takes_minutes() -> None:
    changed = ["tests/core/test_masks.py", "tests/core/test_gone.py", "tests/e2e/test_turn.py"]
    assert touched_tests(changed) == ["tests/core/test_masks.py"]


def test_what_make_test_leaves_out_is_left_out_here_too() -> None:
    left_out = re.findall(r"--ignore (tests/\S+)", (ROOT / "Makefile").read_text("utf-8"))
    tests = [str(path.relative_to(ROOT)) for folder in left_out for path in (ROOT / folder).glob("test_*.py")]
    assert len(left_out) > 5 and len(tests) > 5
    assert touched_tests(tests) == []
