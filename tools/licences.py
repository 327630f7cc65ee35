"""`make licences`: list the licences of everything that we ship or depend on in docs/licences.md.

It fails if a licence is unknown, or asks for more than the MIT licence promises to those who install Bastide.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "licences.md"
EXTRAS = ("play", "server", "lab", "postgresql", "redis", "telemetry", "testing")
BUNDLED = ("svelte",)
"""Build tools of which a part ends up in the pages."""

PERMISSIVE = frozenset(
    "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause CC0-1.0 HPND ISC MIT MIT-0 MIT-CMU PSF-2.0 Unlicense Zlib".split()
)
WEAK_COPYLEFT = frozenset("LGPL-3.0-only LGPL-3.0-or-later MPL-2.0".split())
"""They ask something of those who change the package itself, not of those who use it. We ship none of it."""

NAMES = {
    "3-Clause BSD License": "BSD-3-Clause",
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "GNU Lesser General Public License v3 (LGPLv3)": "LGPL-3.0-only",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
"""What packages without an SPDX expression say, and what it means."""

ELSEWHERE: Mapping[str, str] = {
    "async-timeout": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "tzdata": "Apache-2.0",
}
"""Packages that are installed on other systems only, with the licence that we looked up."""

SYSTEMS = tuple(
    {
        "sys_platform": system,
        "platform_system": name,
        "os_name": kind,
        "python_version": python,
        "python_full_version": f"{python}.0",
    }
    for system, name, kind in (("linux", "Linux", "posix"), ("win32", "Windows", "nt"), ("darwin", "Darwin", "posix"))
    for python in ("3.11", "3.14")
)

PAGE_TEXT = """\
# Licences of others

Bastide itself is under the [MIT licence](../LICENSE). `make licences` writes this page from what the packages say about
themselves, and fails if it meets a licence that we don't know or that doesn't go with ours; `make test` checks that the
page is up to date.

## In the pages of the browser client

The wheel contains code of these npm packages, or may contain it. The licences of those that it does contain are in the
file `licences.md` beside the pages.

{browser}

## Installed beside Bastide

The wheel contains none of these. pip installs them with the extra that needs them ([install](install.md)), on some
system or Python that we support. MPL and LGPL ask something of those who change a package, not of those who use it.
The extras `train`, `batch` and `ray` bring PyTorch, sb3-contrib, JAX and Ray with packages of their own, which aren't
listed.

{python}
"""


@dataclass(frozen=True)
class Package:
    """A package of somebody else."""

    name: str
    licence: str
    used: str
    """The extra that installs it."""

    def complaint(self, allowed: frozenset[str]) -> str | None:
        """Return why we can't use it, if so."""
        return None if fits(self.licence, allowed) else f"{self.name}: we can't accept the licence {self.licence!r}."


def fits(expression: str, allowed: frozenset[str]) -> bool:
    """Whether one alternative of an SPDX expression is allowed in all its parts; one with brackets needs a person."""
    return any(set(re.split(r"\s+AND\s+", choice)) <= allowed for choice in re.split(r"\s+OR\s+", expression))


def python_packages() -> Iterator[Package]:
    """Yield what each extra installs, on any system, each package once."""
    extras: dict[str, list[str]] = _project()["optional-dependencies"]
    known: set[tuple[str, str]] = set()
    named: set[str] = set()
    for extra in EXTRAS:
        waiting = [Requirement(line) for line in extras[extra]]
        while waiting:
            wanted = waiting.pop(0)
            name = canonicalize_name(wanted.name)
            if name == "bastide":
                continue  # another extra, which is listed itself
            if name not in named:
                named.add(name)
                yield Package(name, python_licence(name), extra)
            for part in ("", *wanted.extras):
                if (name, part) not in known and name not in ELSEWHERE:
                    known.add((name, part))
                    waiting += _required(name, part)


def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def _required(name: str, extra: str) -> Iterator[Requirement]:
    """Yield what a package requires on any system that we support."""
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return
    for required in map(Requirement, lines):
        if required.marker is None or any(required.marker.evaluate({**system, "extra": extra}) for system in SYSTEMS):
            yield required


def python_licence(name: str) -> str:
    """Return what an installed package says about its licence, as an SPDX expression if we know it."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    try:
        said = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return "not installed here: look it up for ELSEWHERE in tools/licences.py"
    if expression := said.get("License-Expression"):
        return str(expression)
    classifiers = [
        line.rpartition(" :: ")[2] for line in said.get_all("Classifier", []) if line.startswith("License ::")
    ]
    brief = (said.get("License") or "").strip()
    for claim in (brief, *classifiers):
        if claim in PERMISSIVE | WEAK_COPYLEFT:
            return claim
        if claim in NAMES:
            return NAMES[claim]
    return " / ".join([*classifiers, brief.partition("\n")[0]]) or "unknown"


def browser_packages() -> Iterator[Package]:
    """Yield the npm packages whose code may be in the pages."""
    lock: dict[str, dict[str, Any]] = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    waiting = [*lock[""]["dependencies"], *BUNDLED]
    known: set[str] = set()
    while waiting:
        name = waiting.pop(0)
        if name in known:
            continue
        known.add(name)
        package = lock[f"node_modules/{name}"]
        waiting += package.get("dependencies", {})
        yield Package(name, package.get("license", "unknown"), "pages")


def page(python: list[Package], browser: list[Package]) -> str:
    """Return docs/licences.md."""
    return PAGE_TEXT.format(
        browser="\n".join(_table(browser, ("package", "licence"))),
        python="\n".join(_table(python, ("package", "licence", "extra"))),
    )


def _table(packages: list[Package], heads: tuple[str, ...]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for package in sorted(packages, key=lambda package: package.name):
        yield f"| {' | '.join((package.name, package.licence, package.used)[: len(heads)])} |"


def complaints(python: list[Package], browser: list[Package]) -> list[str]:
    """Return what is wrong, a sentence each."""
    found = [package.complaint(PERMISSIVE | WEAK_COPYLEFT) for package in python]
    found += [package.complaint(PERMISSIVE) for package in browser]
    return [complaint for complaint in found if complaint is not None]


def main() -> None:
    """Write the page, and fail if there is a licence that we can't accept."""
    python, browser = list(python_packages()), list(browser_packages())
    PAGE.write_text(page(python, browser), "utf-8")
    if wrong := complaints(python, browser):
        sys.exit("\n".join(wrong))
    print(f"{len(python)} Python packages and {len(browser)} npm packages, all with licences that go with ours.")


if __name__ == "__main__":
    main()
