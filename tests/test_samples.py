"""Code on the pages in docs/ runs, or says why not; commands exist, with each of their options."""

import doctest
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest

from bastide.cli import bastide
from tests.test_add_a_game import FILE

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SAMPLE = re.compile(r"^(?:<!-- not run: ([^\n]+) -->\n+)?```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN_ELSEWHERE = ("research", "library")
"""Pages whose samples build on each other; `test_lab_pages` runs them."""


class Sample(NamedTuple):
    """A block of code on a page, and why it isn't run, if it says so."""

    page: Path
    reason: str
    language: str
    code: str

    @property
    def is_doctest(self) -> bool:
        return ">>> " in self.code


def samples(page: Path) -> list[Sample]:
    found = SAMPLE.findall(page.read_text("utf-8"))
    return [Sample(page, reason, language, code) for reason, language, code in found]


PYTHON = [sample for page in PAGES for sample in samples(page) if sample.language == "python" and not sample.reason]
ALONE = [sample for sample in PYTHON if not sample.is_doctest and sample.page.stem not in RUN_ELSEWHERE]


def test_a_sample_that_is_not_run_says_why() -> None:
    left_out = {sample.page.stem for page in PAGES for sample in samples(page) if sample.reason}
    assert left_out == {"bot-api", "research"}


@pytest.mark.parametrize(
    "page", sorted({sample.page for sample in PYTHON if sample.is_doctest}), ids=lambda page: page.stem
)
def test_a_session_on_a_page_prints_what_it_shows(page: Path) -> None:
    failures, examples = doctest.testfile(str(page), module_relative=False)
    assert examples and not failures


@pytest.mark.parametrize("sample", ALONE, ids=lambda sample: sample.page.stem)
def test_a_sample_runs(sample: Sample) -> None:
    files = {text for _, text in FILE.findall(sample.page.read_text("utf-8"))}
    if sample.code in files:
        compile(sample.code, sample.page.name, "exec")  # `test_add_a_game` installs and plays it
        return
    names: dict[str, Any] = {}
    exec(compile(sample.code, sample.page.name, "exec"), names)


def lines() -> list[tuple[str, str]]:
    """Return the page and text of each line that somebody may type."""
    shell = [
        (page.stem, line.partition("#")[0].strip())
        for page in PAGES
        for sample in samples(page)
        if sample.language == "sh"
        for line in sample.code.replace("\\\n", " ").splitlines()
    ]
    return [(page, line) for page, line in shell if line]


def words(line: str) -> list[str]:
    """Return a command's words, without variables before it, a file behind it, and brackets around what is optional."""
    plain = re.sub(r"[\[\]](?!')", " ", line) if "pip install" not in line else line
    found = shlex.split(plain.partition(">")[0])
    return [
        word for number, word in enumerate(found) if not (re.match(r"[A-Z_]+=", word) and "bastide" in found[number:])
    ]


@pytest.mark.parametrize(("page", "line"), lines())
def test_a_command_exists(page: str, line: str) -> None:
    program, *arguments = words(line)
    match Path(program).name:
        case "bastide":
            check_bastide(bastide, click.Context(bastide, info_name="bastide"), arguments)
        case "make":
            targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
            assert arguments[0] in targets
        case "python":
            check_module(arguments)
        case "pip":
            assert arguments[0] == "install"
            for extras in re.findall(r"bastide\[([\w,]+)\]", line):
                known = re.findall(r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
                assert set(extras.split(",")) <= {*known}
        case "pytest":
            plugin = (ROOT / "src/_bastide_pytest.py").read_text("utf-8")
            assert all(f'"{word}"' in plugin for word in arguments if word.startswith("--"))
        case "ray":
            assert arguments[0] == "start"  # not ours; what it is for is in the test of the cluster
        case "podman":
            assert arguments[0] in ("build", "run")  # not ours; `make test-deploy` carries out the Containerfile
            assert all((ROOT / word).is_file() for word in arguments if word.endswith("Containerfile"))
        case _:
            raise AssertionError(f"Nobody checks {program!r}: {line}")


def check_bastide(command: click.Command, context: click.Context, arguments: list[str]) -> None:
    """Parse a command of ours as click does, without looking for the files that it names."""
    if isinstance(command, click.Group):
        name, *rest = arguments
        below = command.get_command(context, name)
        assert below is not None, name
        check_bastide(below, click.Context(below, context, info_name=name), rest)
    else:
        command.make_parser(context).parse_args(list(arguments))


def check_module(arguments: list[str]) -> None:
    """Find a module's own command, and each option in it."""
    if arguments[0] != "-m":
        assert (ROOT / "docs/examples" / arguments[0]).is_file()
        return
    path = arguments[1].replace(".", "/")
    places = [folder / file for folder in (ROOT / "src", ROOT) for file in (f"{path}.py", f"{path}/__main__.py")]
    source = next(place for place in places if place.is_file()).read_text("utf-8")
    for option in (word for word in arguments if word.startswith("--")):
        assert f'"{option}"' in source, option
