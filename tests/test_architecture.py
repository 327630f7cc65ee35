"""docs/architecture.md matches the source: its picture shows the imports, its walk names real functions."""

import importlib
import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/architecture.md").read_text("utf-8")
WALK = re.findall(r"^\d+\. `([\w.]+)`", PAGE, re.MULTILINE)


def test_the_picture_shows_the_imports() -> None:
    drawn = runpy.run_path(str(ROOT / "docs/make_architecture.py"))["picture"]()
    assert drawn in PAGE, "Draw it anew: .venv/bin/python docs/make_architecture.py"


def test_every_package_is_explained() -> None:
    drawn = set(re.findall(r'\["([\w/]+)"\]', PAGE))
    assert drawn and drawn == set(re.findall(r"^\| `([\w/]+)` \|", PAGE, re.MULTILINE))


def test_the_walk_is_long_enough_to_check() -> None:
    assert len(WALK) > 10


@pytest.mark.parametrize("hop", WALK)
def test_each_hop_of_a_move_exists(hop: str) -> None:
    parts = hop.split(".")
    while parts:
        try:
            found: object = importlib.import_module(".".join(parts))
        except ModuleNotFoundError:
            parts.pop()
        else:
            break
    for name in hop.split(".")[len(parts) :]:
        found = getattr(found, name)
    assert callable(found)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:core|games|server|web)/[\w/.]+)`", PAGE))))
def test_each_place_named_exists(path: str) -> None:
    assert (ROOT / "src/bastide" / path).exists() or (ROOT / path).exists()
