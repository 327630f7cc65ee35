"""Finds the servers and tools that tests run beside ours: PostgreSQL, Redis, HAProxy, libfaketime."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

PACKAGES = {
    "postgresql": "postgres",
    "redis-server": "redis-server",
    "haproxy": "haproxy",
    "faketime": "faketime",
}
"""The packages, each with a program that it brings."""

DEPLOYMENT = {
    "nginx-light": "nginx",
    "caddy": "caddy",
    "systemd": "systemd-analyze",
    "openssl": "openssl",
}
"""The same for `make test-deploy`."""

OLDEST_POSTGRESQL = 15


def find(program: str) -> str | None:
    """Return the path of a program, also where Debian puts what users seldom call."""
    folders = [os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin", *map(str, _postgresql_folders())]
    return shutil.which(program, path=os.pathsep.join(folders))


def need(program: str) -> str:
    """Return the path of a program that a test can't do without."""
    path = find(program)
    assert path is not None, f"{program} is not installed: run python -m tests.needed"
    return path


def _postgresql_folders() -> list[Path]:
    """Return Debian's folders with the programs of PostgreSQL, newest first, without those too old for us."""
    versions = [folder for folder in Path("/usr/lib/postgresql").glob("*/bin") if folder.parent.name.isdigit()]
    new_enough = [folder for folder in versions if int(folder.parent.name) >= OLDEST_POSTGRESQL]
    return sorted(new_enough, key=lambda folder: int(folder.parent.name), reverse=True)


def can_install() -> bool:
    """Whether we may install packages: as root on Debian."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: Sequence[str], purpose: str) -> None:
    """Install packages."""
    print(f"Installing {', '.join(packages)} for {purpose}", flush=True)
    quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
    subprocess.run(["apt-get", "update", "-q"], check=True, **quiet)
    subprocess.run(["apt-get", "install", "-yq", "--no-install-recommends", *packages], check=True, **quiet)


def missing(packages: Mapping[str, str] = PACKAGES) -> list[str]:
    """Return the packages whose programs can't be found."""
    return [package for package, program in packages.items() if find(program) is None]
