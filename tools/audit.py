"""`make audit`: look up every locked package in the databases of known vulnerabilities.

A package that can't be looked up is a failure, like a vulnerable one: an audit that didn't happen proves nothing.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
# Each file lists every package with its hash, so pip has nothing to resolve. A skipped package is an error.
PIP_AUDIT = (sys.executable, "-m", "pip_audit", "--strict", "--disable-pip", "--require-hashes")
QUIET = ("--progress-spinner", "off", "--timeout", "15", "--format", "json")
NPM_AUDIT = ("npm", "--prefix", "web", "audit", "--json", "--fetch-retries=1", "--fetch-timeout=15000")


class NotAudited(Exception):
    """Why a tool gave no result."""


def main() -> None:
    """Audit all packages, print what was found, and fail if anything was or if something couldn't be audited."""
    complaints = [*python_packages(sorted((ROOT / "requirements").glob("*.txt"))), *browser_packages()]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        sys.exit(1)
    print("No known vulnerabilities.")


def python_packages(files: Sequence[Path]) -> Iterator[str]:
    """Yield a line for each vulnerability in the Python packages, or one that says why a file wasn't audited."""
    for file in files:
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        try:
            report = _run([*PIP_AUDIT, *QUIET, "-r", str(file)])
        except NotAudited as reason:
            yield not_audited(name, reason)
            continue
        for package in report["dependencies"]:
            for found in package["vulns"]:
                fixed = " or ".join(found["fix_versions"]) or "nothing yet"
                yield f"{name}: {package['name']} {package['version']} has {found['id']}, fixed in {fixed}."


def browser_packages() -> Iterator[str]:
    """Yield the same for the packages of the browser client."""
    try:
        report = _run(NPM_AUDIT)
        if "vulnerabilities" not in report:
            raise NotAudited(report.get("message", "npm gave no report"))
    except NotAudited as reason:
        yield not_audited("web/package-lock.json", reason)
        return
    for name, found in report["vulnerabilities"].items():
        yield f"web/package-lock.json: {name} {found['range']} has a vulnerability of severity {found['severity']}."


def not_audited(name: object, reason: NotAudited) -> str:
    """Return the line for a file that nothing is known about."""
    return f"{name} could not be audited, because its database can't be reached or lacks a package: {reason}"


def _run(command: Sequence[str]) -> dict[str, Any]:
    """Return a tool's report. Both exit with 1 if they find something, and also if they can't look it up."""
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError as error:
        raise NotAudited(f"{command[0]} can't be run ({error.strerror}).") from None
    try:
        report: dict[str, Any] = json.loads(run.stdout)
    except ValueError:
        said = run.stderr.strip().splitlines() or ["the tool said nothing."]
        raise NotAudited(said[-1].removeprefix("ERROR:pip_audit._cli:")) from None
    return report


if __name__ == "__main__":
    main()
