"""The build hook: the wheel and the source distribution contain the built pages of the browser client, and the wheel
contains the hot modules compiled by mypyc.

Pages that `make web` built, or that a source distribution came with, are taken as they are unless their sources are
newer. Otherwise npm builds them; it needs Node, but none of Bastide's Python packages. If that is impossible, the build
stops with a sentence that says what to do. An editable install doesn't need the pages.

Where modules can't be compiled, or with BASTIDE_PLAIN=1, the wheel is one of plain Python for every machine.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = "src/bastide/server/pages/index.html"
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.*",
    "src/bastide/games/*/picture/*.svg",
    "src/bastide/server/routes.json",
    "src/bastide/words/text/server.*.ftl",
)
"""What the pages are made from, as in the Makefile."""
OLDEST_NODE = (20, 19)
INSTEAD = "Install Node 20.19 or newer and try again, or install Bastide from a wheel."


COMPILER = "tools/compiled.py"


class BuildHook(BuildHookInterface[Any]):
    """Builds the pages if they are missing or old, and compiles modules for a wheel."""

    def dependencies(self) -> list[str]:
        """Return what an isolated build of this target installs."""
        return ["mypy[mypyc]>=2.4"] if self.target_name == "wheel" and not wants_plain() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure that the pages exist before files are collected, and add the compiled modules."""
        if version == "editable":
            return
        self._build_pages(Path(self.root))
        if self.target_name == "wheel":
            self._compile(Path(self.root), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled modules, which are in the wheel now."""
        for folder in build_data.get("bastide-compiled", ()):
            shutil.rmtree(folder)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        """Compile the hot modules and add them to the wheel, or say why it is one of plain Python."""
        why = why_plain(root)
        if why is None:
            folder = tempfile.mkdtemp()
            build_data["bastide-compiled"] = [folder]
            command = [sys.executable, "-m", "tools.compiled", "--into", folder]
            done = subprocess.run(
                command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
            if done.returncode:
                self.app.display_error(done.stdout)
                why = "the modules couldn't be compiled, as it says above"
        if why is not None:
            self.app.display_warning(f"This is a wheel of plain Python: {why}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in Path(folder).rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()

    def _build_pages(self, root: Path) -> None:
        if is_built(root):
            return
        if not (root / "web/package.json").is_file():
            self.app.abort(f"The browser pages are missing, and so is their source, the folder web. {INSTEAD}")
        if (found := node_version()) is None:
            self.app.abort(f"Building the browser pages needs Node, which isn't installed. {INSTEAD}")
        elif found < OLDEST_NODE:
            self.app.abort(f"Building the browser pages needs a newer Node than {'.'.join(map(str, found))}. {INSTEAD}")
        for command in (("ci",), ("run", "build", "--", "--logLevel", "warn")):
            self._npm(root, command)
        if not (root / PAGES).is_file():
            self.app.abort(f"npm has built no {PAGES}.")

    def _npm(self, root: Path, command: tuple[str, ...]) -> None:
        self.app.display_info(f"npm {' '.join(command)}")
        npm = [shutil.which("npm") or "npm", "--prefix", "web", "--no-fund", "--no-audit", "--no-update-notifier"]
        done = subprocess.run(
            [*npm, *command], cwd=root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
        if done.returncode:
            self.app.display_error(done.stdout)
            self.app.abort(f"The browser pages couldn't be built: npm {command[0]} failed, as it says above.")


def wants_plain() -> bool:
    """Whether the environment asks for a wheel of plain Python."""
    return os.environ.get("BASTIDE_PLAIN", "0") != "0"


def why_plain(root: Path) -> str | None:
    """Return why no module can be compiled; `None` if that can be tried."""
    if wants_plain():
        return "BASTIDE_PLAIN is set"
    if not (root / COMPILER).is_file():
        return f"there is no {COMPILER}"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc isn't installed"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return "there is no C compiler"
    return None


def is_built(root: Path) -> bool:
    """Whether the pages are there and no older than what they are made from."""
    pages = root / PAGES
    return pages.is_file() and max(_times(root), default=0.0) <= pages.stat().st_mtime


def _times(root: Path) -> Iterator[float]:
    for pattern in SOURCES:
        for path in root.glob(pattern):
            if path.is_file() and "generated" not in path.parts:  # types, of which nothing reaches the pages
                yield path.stat().st_mtime


def node_version() -> tuple[int, ...] | None:
    """Return the version of Node; `None` if Node or npm isn't installed."""
    if shutil.which("npm") is None or (node := shutil.which("node")) is None:
        return None
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])
