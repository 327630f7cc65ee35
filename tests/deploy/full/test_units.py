"""systemd accepts the units."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import debian
from tests.deploy.containerfile import ROOT


def complaints(unit: Path) -> str:
    """Return what systemd says about a unit."""
    command = [debian.need("systemd-analyze"), "verify", "--man=no", "--recursive-errors=no", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def unit(name: str, folder: Path, **changed: str) -> Path:
    """Write a unit that runs our own command, with changes."""
    text = (ROOT / "deploy" / name).read_text("utf-8")
    for old, new in changed.items():
        assert old in text
        text = text.replace(old, new)
    assert "/opt/bastide/bin/bastide" in text
    (folder / name).write_text(text.replace("/opt/bastide/bin/bastide", str(Path(sys.executable).with_name("bastide"))))
    return folder / name


@pytest.mark.parametrize("name", ["bastide.service", "bastide-worker.service"])
def test_a_unit_is_accepted(name: str, tmp_path: Path) -> None:
    assert complaints(unit(name, tmp_path)) == ""


def test_a_fault_in_a_unit_is_found(tmp_path: Path) -> None:
    assert "ProtectSystme" in complaints(unit("bastide.service", tmp_path, ProtectSystem="ProtectSystme"))
