"""A project of somebody else's, outside the repository, in which they check their games."""

import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

TESTS = Path(__file__).parents[1]
OUR_TOOLS = ("anyio", "hypothesispytest", "schemathesis")
"""Plugins that the author doesn't have; they take long to import."""
TOYS = ("interrupt", "peek", "sealed-bids")

CONFTEST = """
from pathlib import Path

from bastide_toys.oracles import oracle

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


def pytest_bastide_oracle(game):
    return oracle(game, PLAYTHROUGHS)
"""


@dataclass(frozen=True)
class Project:
    """A folder with the author's tests, and one where their games are installed."""

    folder: Path
    installed: Path

    @classmethod
    def made(cls, folder: Path) -> "Project":
        """Install the toys; return a project without any file."""
        project = cls(folder / "project", folder / "installed")
        project.folder.mkdir()
        shutil.copytree(TESTS / "toys", project.installed, ignore=shutil.ignore_patterns("__pycache__"))
        return project

    def write(self, name: str, text: str) -> None:
        """Write a file of the project."""
        (self.folder / name).write_text(text, "utf-8")

    def know_the_toys(self) -> None:
        """Add what the checks must be told about the toys."""
        self.write("conftest.py", CONFTEST)
        for toy in TOYS:
            shutil.copytree(TESTS / "playthroughs" / toy, self.folder / "playthroughs" / toy)

    def pytest(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run pytest as the author would, in their folder."""
        env = {**os.environ, "PYTHONPATH": str(self.installed), **environment}
        for name in [name for name in env if name.startswith(("PYTEST_", "BASTIDE_"))]:
            del env[name]
        without = [f"-pno:{plugin}" for plugin in ("cacheprovider", *OUR_TOOLS)]
        command = [sys.executable, "-m", "pytest", *without, *arguments]
        return subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, timeout=280)

    def failures(self, *arguments: str) -> tuple[dict[tuple[str, str], str], int]:
        """Run pytest; return the message of each failed check by game and name, and how many checks passed."""
        self.pytest("--junitxml=report.xml", *arguments)
        failed, passed = dict[tuple[str, str], str](), 0
        for case in ElementTree.parse(self.folder / "report.xml").iter("testcase"):
            failure = case.find("failure")
            if failure is None:
                passed += 1
            else:
                failed[case.attrib["classname"], case.attrib["name"]] = failure.text or ""
        return failed, passed
