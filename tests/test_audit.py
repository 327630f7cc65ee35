"""`make audit` finds what is known, and fails if it could not look."""

import json
import sys
from pathlib import Path

import pytest

from tools import audit

NOTHING = {"dependencies": [{"name": "click", "version": "8.3", "vulns": []}]}
A_HOLE = {
    "dependencies": [{"name": "click", "version": "8.3", "vulns": [{"id": "CVE-1", "fix_versions": ["8.4"]}]}],
}


def tool(output: object, error: str = "") -> tuple[str, ...]:
    """A command that prints a report, or complains, as the tools do where they can't reach their databases."""
    said = json.dumps(output) if output is not None else ""
    return (sys.executable, "-c", f"import sys; print({said!r}); sys.exit({error!r})")


@pytest.mark.parametrize(
    ("python", "browser", "complaints"),
    [
        (tool(NOTHING), tool({"vulnerabilities": {}}), []),
        (tool(A_HOLE), tool({"vulnerabilities": {}}), ["has CVE-1, fixed in 8.4."]),
        (tool(NOTHING), tool({"vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}}), ["severity high"]),
        (
            tool(None, "ERROR: connection refused"),
            tool({"message": "405 Method Not Allowed"}),
            ["could not be audited, because its database can't be reached", "405 Method Not Allowed"],
        ),
        (("/nowhere/pip-audit",), ("/nowhere/npm",), ["can't be run (No such file", "can't be run (No such file"]),
    ],
)
def test_what_is_found_or_could_not_be_looked_up_fails(
    python: tuple[str, ...],
    browser: tuple[str, ...],
    complaints: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "server.txt").touch()
    monkeypatch.setattr(audit, "ROOT", tmp_path)
    monkeypatch.setattr(audit, "PIP_AUDIT", python)
    monkeypatch.setattr(audit, "NPM_AUDIT", browser)
    if complaints:
        with pytest.raises(SystemExit, match="1"):
            audit.main()
    else:
        audit.main()
    said = capsys.readouterr().err.splitlines()
    assert len(said) == len(complaints)
    assert all(complaint in line for complaint, line in zip(complaints, said, strict=True))
