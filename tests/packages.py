"""Builds Bastide's wheel and source distribution, and installs them into empty environments."""

import os
import subprocess
import sys
import tomllib
import venv
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OWN_GAMES = sorted(PROJECT["entry-points"]["bastide.games"])
LIBRARY = ROOT / "tests/release/library.py"


def build(folder: Path, *kinds: str, plain: bool = False) -> list[Path]:
    """Build a `wheel`, an `sdist` or both into a folder, with the packages of this environment; return the files.

    A wheel has compiled modules unless it is to be one of plain Python, which is built in seconds.
    """
    options = [f"--{kind}" for kind in kinds]
    command = [sys.executable, "-m", "build", *options, "--no-isolation", "--outdir", str(folder), str(ROOT)]
    variables = {**os.environ, "BASTIDE_PLAIN": "1"} if plain else None
    subprocess.run(command, env=variables, check=True, capture_output=True)
    return [path for kind in kinds for path in folder.glob("*.whl" if kind == "wheel" else "*.tar.gz")]


@dataclass(frozen=True)
class Environment:
    """A virtual environment with nothing in it but what is installed here, not even pip."""

    folder: Path

    @staticmethod
    def empty(folder: Path) -> "Environment":
        """Make one."""
        venv.create(folder)
        return Environment(folder)

    @property
    def programs(self) -> Path:
        """The folder of its commands."""
        return self.folder / "bin"

    def pip(self, *arguments: str) -> str:
        """Run pip for this environment and return what it says."""
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.programs / "python")]
        return subprocess.run([*pip, *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout

    def variables(self, lang: str = "en") -> dict[str, str]:
        """Return variables with which no other program is found: no Node, no command of another environment."""
        return {"PATH": str(self.programs), "HOME": os.environ.get("HOME", "/"), "LANG": lang}

    def run(self, *command: str, cwd: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
        """Run one of its commands in a folder."""
        return subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            env=self.variables(lang),
            cwd=cwd,
            capture_output=True,
            text=True,
            check=False,
        )


def network_variables() -> dict[str, str]:
    """Return the variables that say how this machine reaches package indexes, for an otherwise empty environment."""
    said = ("PIP_", "npm_config_", "NODE_EXTRA_CA_CERTS", "SSL_CERT_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
    return {name: value for name, value in os.environ.items() if name.upper().startswith(tuple(map(str.upper, said)))}
