"""The pytest plugin: what it asks of an author, what it says, and that it costs other projects nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

from bastide.testing.plugin import find_game
from tests.testing.author import Project

WITHOUT_BASTIDE = """
import sys

def test_nothing_of_bastide_is_imported():
    assert [name for name in sys.modules if name.split(".")[0] == "bastide"] == []
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return Project.made(tmp_path_factory.mktemp("plugin"))


def test_other_projects_import_nothing_of_bastide(tmp_path: Path) -> None:
    other = Project.made(tmp_path)
    other.write("test_other.py", WITHOUT_BASTIDE)
    run = other.pytest("-v", "--trace-config")
    assert run.returncode == 0, run.stdout
    assert "_bastide_pytest" in run.stdout  # the plugin is there
    assert "1 passed" in run.stdout and "not checked" not in run.stdout


def test_other_projects_collect_the_same(tmp_path: Path) -> None:
    other = Project.made(tmp_path)
    other.write("test_other.py", WITHOUT_BASTIDE)
    with_plugin, without = (other.pytest("--collect-only", "-q", *off) for off in ((), ("-p", "no:bastide")))
    assert (
        with_plugin.stdout.splitlines()[0]
        == without.stdout.splitlines()[0]
        == "test_other.py::" + ("test_nothing_of_bastide_is_imported")
    )


def test_bastide_needs_no_pytest() -> None:
    block = "import sys; sys.modules['pytest'] = sys.modules['_pytest'] = None; import bastide, bastide.testing.suite"
    subprocess.run([sys.executable, "-c", block], check=True)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bastide-game", "chess"], "ERROR: There is no game 'chess'; choose "),
        (
            ["--bastide-game", "peek", "--bastide-write"],
            "ERROR: --bastide-write needs a folder: Oracle.playthroughs of",
        ),
        (["--bastide-write"], "ERROR: --bastide-write needs --bastide-game."),
    ],
    ids=lambda part: part[-1] if isinstance(part, list) else None,
)
def test_a_mistake_is_one_sentence(project: Project, arguments: list[str], sentence: str) -> None:
    run = project.pytest(*arguments)
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert len(run.stderr.strip().splitlines()) == 1
    assert run.stderr.startswith(sentence)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:Game", r"^Can't import the game 'nowhere:Game': ModuleNotFoundError: No module named 'nowhere'\.$"),
        ("bastide_toys.peek:Poke", r"^Can't import the game 'bastide_toys\.peek:Poke': AttributeError: .* 'Poke'\.$"),
        ("pathlib:Path", r"^'pathlib:Path' is not a game: it isn't a subclass of bastide\.Game\.$"),
    ],
)
def test_a_class_that_is_not_there_is_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(pytest.UsageError, match=sentence):
        find_game(name)


def test_an_installed_game_that_cannot_be_imported_is_one_sentence(tmp_path: Path) -> None:
    project = Project.made(tmp_path)
    (project.installed / "bastide_toys/peek/__init__.py").write_text("import nonesuch\n", "utf-8")
    run = project.pytest("--bastide-game", "peek")
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert run.stderr.strip() == (
        "ERROR: Can't import the game 'peek': ModuleNotFoundError: No module named 'nonesuch'."
    )


def test_a_missing_package_is_one_sentence_that_names_the_extra(tmp_path: Path) -> None:
    project = Project.made(tmp_path)
    (project.installed / "fluent").mkdir()
    missing = "raise ModuleNotFoundError('No module named fluent', name='fluent')\n"
    (project.installed / "fluent/__init__.py").write_text(missing, "utf-8")
    run = project.pytest("--bastide-game", "peek")
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert run.stderr.strip() == "ERROR: This needs the package fluent: run pip install 'bastide[testing]'."


def test_checks_that_python_would_leave_out_are_refused(project: Project) -> None:
    run = project.pytest("--bastide-game", "peek", PYTHONOPTIMIZE="1")
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
    assert "without python -O" in run.stderr


@pytest.mark.parametrize("workers", ["0", "2"])
def test_the_summary_says_what_was_not_checked(project: Project, workers: str) -> None:
    chosen = "(conservation or reveals or stored_ends or every_legal) and not short"
    run = project.pytest("-n", workers, "--bastide-game", "peek", "-k", chosen)
    assert run.returncode == 0, run.stdout
    summary = run.stdout.partition(" not checked ")[2]
    assert "peek: Oracle.secrets is missing, so it is not checked whether anyone learns what they may not" in summary
    assert "peek: Oracle.totals is missing, so it is not checked whether pieces appear or vanish (2 checks" in summary
    assert "peek: Oracle.playthroughs is missing" in summary
    assert "Return what is missing from pytest_bastide_oracle(game) in conftest.py" in summary
    assert "2 passed, 5 skipped" in summary


def test_an_oracle_must_be_an_oracle(tmp_path: Path) -> None:
    project = Project.made(tmp_path)
    project.write("conftest.py", "def pytest_bastide_oracle(game):\n    return {}\n")
    run = project.pytest("--bastide-game", "peek")
    assert "pytest_bastide_oracle must return a bastide.testing.Oracle or None; got {}." in run.stdout + run.stderr
    assert run.returncode == pytest.ExitCode.USAGE_ERROR
