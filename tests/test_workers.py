"""How tests are handed to the workers: the browser tests to one of them, in a row."""

import pytest

from tests.conftest import OneBrowser, pytest_collection_modifyitems


def scope(nodeid: str) -> str:
    return OneBrowser._split_scope(OneBrowser.__new__(OneBrowser), nodeid)


def test_all_browser_tests_are_one_piece_of_work() -> None:
    assert scope("tests/e2e/test_turn.py::test_a[desk]") == scope("tests/e2e/test_lobby.py::test_b")


def test_other_tests_are_handed_out_by_file() -> None:
    assert scope("tests/core/test_masks.py::test_a[1]") == scope("tests/core/test_masks.py::test_b")
    assert scope("tests/core/test_masks.py::test_a") != scope("tests/core/test_moves.py::test_a")


def test_the_browser_tests_are_handed_out_first(request: pytest.FixtureRequest) -> None:
    """They take longest, so a worker that begins with them isn't the last to finish."""
    items = list(request.session.items)
    pytest_collection_modifyitems(items)
    browser = [item.nodeid.startswith("tests/e2e/") for item in items]
    assert browser == sorted(browser, reverse=True)
