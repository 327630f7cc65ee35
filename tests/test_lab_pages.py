"""The pages on the lab are true: their code runs, their commands exist, their links lead somewhere."""

import json
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest

from bastide import __version__
from bastide.cli import bastide
from bastide.lab.arena import Contest, simulate

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
CHAPTER, LIBRARY, PROTOCOL = (DOCS / f"{name}.md" for name in ("research", "library", "line-protocol"))
PAGES = (CHAPTER, LIBRARY, PROTOCOL, ROOT / "README.md")
NOTEBOOK = DOCS / "notebooks/first-agent.ipynb"
MYBOTS = "# mybots.py\n"


def blocks(page: Path, language: str) -> list[str]:
    """Return the samples of a page, except those that say why they aren't run."""
    run = re.sub(r"^<!-- not run: .*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(rf"^```{language}\n(.*?)^```", run, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "samples"), [(CHAPTER, 6), (LIBRARY, 2)])
def test_the_code_on_a_page_runs(page: Path, samples: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    found = blocks(page, "python")
    assert len(found) >= samples
    for sample in found:
        if sample.startswith(MYBOTS):
            with Path("mybots.py").open("a") as file:
                file.write(sample)
        exec(compile(sample, page.name, "exec"), names)
    if page == CHAPTER:
        line = next(line for line in "".join(blocks(page, "sh")).splitlines() if "PointsBot" in line)
        arguments = [*shlex.split(line)[1:-1], "2"]
        subprocess.run([sys.executable, "-m", "bastide", *arguments], check=True)


def commands() -> list[str]:
    shell = "\n".join(block for page in PAGES for block in blocks(page, "sh")).replace("\\\n", "")
    return [line for line in shell.splitlines() if re.match(r"(\.venv/bin/)?bastide ", line)]


@pytest.mark.parametrize("line", commands())
def test_every_command_on_the_pages_exists(line: str) -> None:
    _, name, *arguments = shlex.split(line.replace("FILE", __file__), comments=True)
    command = bastide.get_command(click.Context(bastide), name)
    assert command is not None
    command.make_context(name, arguments)


@pytest.mark.parametrize("page", [*sorted(DOCS.glob("*.md"))], ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, _, heading in (link.partition("#") for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8"))):
        if target.startswith("http"):
            continue
        aim = page.parent / target if target else page
        assert aim.exists(), target
        if heading:
            assert heading in anchors(aim), f"{target}#{heading}"


def anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def test_the_protocol_has_the_messages_that_a_program_gets(tmp_path: Path) -> None:
    loop = "for line in sys.stdin:\n"
    example = (DOCS / "examples/program_bot.py").read_text("utf-8")
    program, heard = tmp_path / "recorder.py", tmp_path / "heard.jsonl"
    program.write_text(example.replace(loop, f"{loop}    open({str(heard)!r}, 'a').write(line)\n"))
    # Two games: the second begins when the program has read the end of the first.
    simulate(Contest("troyes-dice", 1, (f"run:{sys.executable} {program}",), seed=1), games=2)
    told = re.findall(r"^\| Bastide \| `(.*?)` \|", PROTOCOL.read_text("utf-8"), re.MULTILINE)
    shown = [json.loads(message.replace("{…}", "{}").replace(", …", "")) for message in told]
    got = {message["type"]: [*message] for message in map(json.loads, heard.read_text("utf-8").splitlines())}
    assert {message["type"]: [*message] for message in shown} == got


def test_the_citation_names_this_version() -> None:
    assert f"version = {{{__version__}}}" in CHAPTER.read_text("utf-8")


def test_the_notebook_runs_and_prints_what_it_shows() -> None:
    outputs = runpy.run_path(str(DOCS / "make_notebooks.py"))["outputs"]
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    shown = ["".join("".join(output["text"]) for output in cell["outputs"])
             for cell in notebook["cells"] if cell["cell_type"] == "code"]  # fmt: skip
    assert [*outputs(notebook)] == shown, "Run it again: .venv/bin/python docs/make_notebooks.py"


def test_the_notebook_has_the_bots_of_the_chapter() -> None:
    cells = ["".join(cell["source"]) for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]]
    written = [cell.partition("\n")[2].strip() for cell in cells if cell.startswith("%%writefile")]
    own = [block for block in blocks(CHAPTER, "python") if block.startswith(MYBOTS)]
    assert written == [block.removeprefix(MYBOTS).strip() for block in own]
