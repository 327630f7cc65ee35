"""The scan that finds the tests of a rule."""

from pathlib import Path

from bastide.lab.rule_tests import carriers

SOURCE = """
from tests.rules import rule

@rule("XX-1", "XX-2")
def test_two_rules() -> None: ...

@rule("XX-2")
@other("XX-9")
async def test_one_rule() -> None: ...

@rule("XX-3")
def helper() -> None: ...

@rule
def test_bare() -> None: ...

class TestTogether:
    @rule("XX-4")
    def test_method(self) -> None: ...
"""


def test_each_rule_has_its_tests_in_order(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "games"
    folder.mkdir(parents=True)
    (folder / "test_b.py").write_text(SOURCE)
    (folder.parent / "test_a.py").write_text('@rule("XX-2")\ndef test_other() -> None: ...\n')
    assert carriers(tmp_path / "tests") == {
        "XX-1": ["tests/games/test_b.py::test_two_rules"],
        "XX-2": [
            "tests/games/test_b.py::test_two_rules",
            "tests/games/test_b.py::test_one_rule",
            "tests/test_a.py::test_other",
        ],
        "XX-4": ["tests/games/test_b.py::TestTogether::test_method"],
    }


def test_only_test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text('@rule("XX-1")\ndef test_nothing() -> None: ...\n')
    assert carriers(tmp_path) == {}


def test_a_name_that_is_not_a_decorator_does_not_count(tmp_path: Path) -> None:
    (tmp_path / "test_text.py").write_text('"""@rule("XX-1")"""\n\ndef test_it() -> None:\n    rule("XX-1")\n')
    assert carriers(tmp_path) == {}
