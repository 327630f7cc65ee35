"""A package that an extra installs is missing: the error names the extra."""

import subprocess
import sys
from importlib import import_module

import pytest

from bastide import words
from bastide.cli.commands import MODULES
from bastide.core.extras import MissingExtra, needs


def test_a_missing_package_names_its_extra() -> None:
    with (
        pytest.raises(ImportError, match=r"^This needs the package not_there: run pip install 'bastide\[lab\]'\.$"),
        needs("lab"),
    ):
        import_module("not_there.deep")


def test_a_missing_module_of_ours_is_a_mistake_that_no_extra_mends() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"bastide\.not_there"), needs("lab"):
        import_module("bastide.not_there")


def test_the_innermost_extra_counts() -> None:
    with pytest.raises(MissingExtra, match=r"bastide\[ray\]"), needs("lab"), needs("ray"):
        import_module("not_there")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_sentence_exists_in_every_language(lang: str) -> None:
    with pytest.raises(MissingExtra) as missing, needs("server"):
        import_module("not_there")
    said = words.error(missing.value, lang)
    assert "pip install 'bastide[server]'" in said and "not_there" in said


@pytest.mark.parametrize(
    ("arguments", "package", "extra"),
    [
        ([], "click", "play"),
        (["serve"], "fastapi", "server"),
        (["worker", "--help"], "sqlalchemy", "server"),
        (["backup", "copy.sqlite"], "sqlalchemy", "server"),
        (["admin", "list", "people"], "sqlalchemy", "server"),
        (["schema", "feuville"], "msgspec", "server"),
        (["arena", "feuville", "--bots", "random,greedy"], "openskill", "lab"),
        (["dataset", "feuville", "--bots", "random"], "pyarrow", "lab"),
    ],
    ids=lambda given: " ".join(given[:1]) if isinstance(given, list) else None,
)
def test_a_command_without_its_packages_says_what_to_install(arguments: list[str], package: str, extra: str) -> None:
    program = f"import sys; sys.modules[{package!r}] = None; from bastide.__main__ import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={"LC_ALL": "en"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"This needs the package {package}: run pip install 'bastide[{extra}]'.\n"


def test_every_command_has_one_module() -> None:
    names = [name for modules in MODULES.values() for name in modules]
    assert len(names) == len({*names})
