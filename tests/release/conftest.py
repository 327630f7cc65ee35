"""The wheel and the source distribution, built once, and environments that pip installs them into."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.packages import Environment, build

Flavours = Callable[[str], Environment]


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source distribution."""
    wheel, sdist = build(tmp_path_factory.mktemp("packages"), "wheel", "sdist")
    return wheel, sdist


@pytest.fixture(scope="session")
def flavours(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Flavours:
    """Return an environment with the wheel and an extra, or with none; pip takes the rest from its index."""

    @cache
    def flavour(extra: str) -> Environment:
        made = Environment.empty(tmp_path_factory.mktemp(extra or "base"))
        made.pip("install", "--quiet", f"{packages[0]}[{extra}]" if extra else str(packages[0]))
        made.pip("check")
        return made

    return flavour
